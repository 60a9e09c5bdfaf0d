//! The messages of the pages: there in both languages, and used.

use std::collections::BTreeSet;
use std::path::Path;

use face_laws::numbers::check_messages;
use face_laws::words::{check_exist, check_languages, check_used, source};
use pages::{PAGES, WORDS};
use present::Language;

/// The code that shows these messages.
fn code() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["platform/pages/src", "platform/table/src", "platform/server/src"].map(|folder| root.join(folder));
    source(&folders.each_ref().map(|folder| folder.as_path()))
}

#[test]
fn both_languages_have_the_same_messages() {
    check_languages(&WORDS);
}

#[test]
fn negative_numbers_have_a_minus_sign() {
    check_messages(&WORDS);
}

#[test]
fn every_message_is_used() {
    check_used(&[PAGES], &code(), &BTreeSet::new());
}

#[test]
fn every_message_that_is_named_exists() {
    check_exist(WORDS.of(Language::German), &code());
}
