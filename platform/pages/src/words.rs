//! The words of the pages.

use present::{Language, Words};

/// The words of all pages in a language.
#[must_use]
pub fn words(language: Language) -> &'static Words {
    Words::of(language)
}
