//! The words of the pages.

use present::{COMMON, ERRORS, Language, WordFile, WordList, Words};

/// The messages of the pages.
pub const PAGES: WordFile =
    WordFile { name: "pages", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") };

/// The messages of the pages together with those that all games share.
pub static WORDS: WordList = WordList::new(&[COMMON, ERRORS, PAGES]);

/// The words of all pages in a language.
#[must_use]
pub fn words(language: Language) -> &'static Words {
    WORDS.of(language)
}
