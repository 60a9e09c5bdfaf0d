//! The pages without a table: covers, rules, the mark of the house, the style sheet.

use std::collections::BTreeSet;

use burgenland::Burgenland;
use castle::Castle;
use present::{Language, Present, Words, covers, defs, favicon, logo, style};
use roxmltree::Document;
use two_castles::TwoCastles;
use two_heirs::TwoHeirs;
use viscounts::Viscounts;

use crate::scenes::{check_drawings, ids};

fn symbols() -> BTreeSet<String> {
    let text = format!("<page>{}</page>", defs().into_string());
    let document = Document::parse(&text).expect("the symbols are well formed");
    let all = ids(&document);
    let unique: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(unique.len(), all.len(), "a symbol is defined twice");
    unique
}

fn check(text: &str, place: &str) {
    let text = format!("<page>{text}</page>");
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
    check_drawings(&document, &symbols(), place);
}

#[test]
fn every_game_of_the_house_has_a_cover() {
    for id in ["burgenland", "castle", "two-castles", "two-heirs", "viscounts"] {
        check(&covers::of(id).unwrap_or_else(|| panic!("no cover for {id}")).into_string(), id);
    }
    assert!(covers::of("chess").is_none());
}

#[test]
fn the_rules_can_be_read_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        check(&Burgenland::rules_page(words).into_string(), &format!("burgenland rules {language}"));
        check(&Burgenland::provenance(words).into_string(), &format!("burgenland provenance {language}"));
        check(&Castle::rules_page(words).into_string(), &format!("castle rules {language}"));
        check(&Castle::provenance(words).into_string(), &format!("castle provenance {language}"));
        check(&TwoCastles::rules_page(words).into_string(), &format!("two-castles rules {language}"));
        check(&TwoCastles::provenance(words).into_string(), &format!("two-castles provenance {language}"));
        check(&TwoHeirs::rules_page(words).into_string(), &format!("two-heirs rules {language}"));
        check(&TwoHeirs::provenance(words).into_string(), &format!("two-heirs provenance {language}"));
        check(&Viscounts::rules_page(words).into_string(), &format!("viscounts rules {language}"));
        check(&Viscounts::provenance(words).into_string(), &format!("viscounts provenance {language}"));
    }
}

#[test]
fn the_mark_of_the_house_stands_alone_as_an_icon() {
    check(&logo().into_string(), "logo");
    let icon = favicon();
    let document = Document::parse(&icon).expect("the icon is well formed");
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    assert!(document.descendants().all(|node| !node.has_attribute("class")), "no style sheet reaches the icon");
}

/// A drawing's classes are worth nothing without the style sheet, and the other way round.
#[test]
fn colours_come_from_the_palette() {
    let sheet = style();
    let used: BTreeSet<&str> = sheet.match_indices("var(--").map(|(at, _)| name_at(&sheet[at + 4..])).collect();
    for name in used {
        assert!(sheet.contains(&format!("{name}:")), "{name} is used and not set");
    }
    assert!(!sheet.contains("url("), "patterns are named in the drawing: a style sheet would look for them in itself");
}

fn name_at(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(text.len());
    &text[..end]
}
