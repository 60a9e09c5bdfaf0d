//! The pages of a face that show no match: cover, rules, provenance.

use present::{Face, Language};
use roxmltree::Document;

use crate::drawings::{check_drawings, symbols};

/// Checks the cover of a face, and its rules page and provenance in every language.
///
/// # Panics
/// If one of them is empty, not well formed, or refers to an undefined symbol.
pub fn check<F: Face>() {
    let symbols = symbols::<F>();
    let check_page = |text: &str, place: &str| {
        assert!(!text.is_empty(), "{place} is empty");
        let text = format!("<page>{text}</page>");
        let document = Document::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        check_drawings(&document, &symbols, place);
    };
    check_page(&F::cover().into_string(), "cover");
    for language in Language::ALL {
        let words = F::words(language);
        check_page(&F::rules_page(words).into_string(), &format!("rules page, {language}"));
        check_page(&F::provenance(words).into_string(), &format!("provenance, {language}"));
    }
    check_variables(&format!("{}{}", present::style(), F::STYLE));
}

/// Checks that a style sheet sets every variable that it uses.
fn check_variables(sheet: &str) {
    for (at, _) in sheet.match_indices("var(--") {
        let rest = &sheet[at + 4..];
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(rest.len());
        let name = &rest[..end];
        assert!(sheet.contains(&format!("{name}:")), "{name} is used but not set");
    }
    assert!(
        !sheet.contains("url("),
        "patterns are named in the drawing: in a style sheet url(#..) refers to the style sheet"
    );
}
