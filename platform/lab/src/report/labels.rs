//! The words of a page.

use maud::{Markup, html};
use present::{Language, WordFile, WordList, Words};

const REPORT: WordFile = WordFile {
    name: "report",
    german: include_str!("../../words/de.ftl"),
    english: include_str!("../../words/en.ftl"),
};

/// The messages of the page itself.
static WORDS: WordList = WordList::new(&[REPORT]);

/// What the things of a game are called, in the language of the page.
pub struct Labels<'a> {
    /// The language.
    pub language: Language,
    /// The game's title.
    pub title: &'a str,
    /// A kind of action.
    pub kind: &'a dyn Fn(&str) -> String,
    /// A way in which a piece is used.
    pub usage: &'a dyn Fn(&str) -> String,
    /// A source of points.
    pub source: &'a dyn Fn(&str) -> String,
    /// A piece.
    pub piece: &'a dyn Fn(&str) -> String,
}

impl Labels<'_> {
    /// The messages of the page itself.
    pub(super) fn words(&self) -> &'static Words {
        WORDS.of(self.language)
    }

    /// A message of the page without arguments.
    pub(super) fn text(&self, key: &str) -> String {
        self.words().text(key)
    }

    /// A section with a heading and a sentence below it, both messages of the page.
    pub(super) fn section(&self, heading: &str, sentence: &str, body: &Markup) -> Markup {
        html! {
            section {
                h2 { (self.text(heading)) }
                p { (self.text(sentence)) }
                (body)
            }
        }
    }

    /// The name of a seat, counted from 0.
    pub(super) fn seat(&self, seat: usize) -> String {
        self.words().with("report-seat", &[("number", (seat + 1).into())])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use face_laws::words::{check_exist, check_languages, check_used, source};

    use super::*;

    #[test]
    fn every_message_is_used_and_exists_in_both_languages() {
        let code = source(&[&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/report")]);
        check_languages(&WORDS);
        check_used(&[REPORT], &code, &BTreeSet::new());
        check_exist(WORDS.of(Language::German), &code);
    }
}
