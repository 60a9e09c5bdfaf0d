//! The pages without a table: rules, the mark of the house, the style sheet.

use std::collections::BTreeSet;

use present::{Language, Present, Words, defs, favicon, logo, style};
use roxmltree::Document;

use crate::scenes::{check_drawings, ids};

/// What is defined on the pages of a game; without one, on those with pieces of all.
fn symbols(game: Option<&'static str>) -> BTreeSet<String> {
    let text = format!("<page>{}</page>", defs(game).into_string());
    let document = Document::parse(&text).expect("the symbols are well formed");
    let all = ids(&document);
    let unique: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(unique.len(), all.len(), "a symbol is defined twice");
    unique
}

fn check(text: &str, game: Option<&'static str>, place: &str) {
    let text = format!("<page>{text}</page>");
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
    check_drawings(&document, &symbols(game), place);
}

/// A game's pages: its cover, and in every language its rules and where its facts come from.
fn check_game<G: Present>() {
    let id = G::INFO.id;
    for game in [Some(id), None] {
        check(&G::cover().into_string(), game, id);
    }
    for language in Language::ALL {
        let words = Words::of(language);
        check(&G::rules_page(words).into_string(), Some(id), &format!("{id} rules {language}"));
        check(&G::provenance(words).into_string(), Some(id), &format!("{id} provenance {language}"));
    }
}

#[test]
fn every_game_has_a_cover_and_rules_to_read() {
    macro_rules! check_all {
        ($($name:ident: $game:ty,)+) => { $(check_game::<$game>();)+ };
    }
    games!(check_all);
}

#[test]
fn the_mark_of_the_house_stands_alone_as_an_icon() {
    check(&logo().into_string(), None, "logo");
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
