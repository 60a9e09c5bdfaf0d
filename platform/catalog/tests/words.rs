//! The messages that do not belong to a game.

use std::collections::BTreeSet;
use std::path::Path;

use face_laws::words::{check_exist, check_languages, check_used, source};
use present::{Language, SHARED, Words};

fn platform() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["engine/kernel/src", "engine/present/src", "engine/session/src", "platform", "web/client"]
        .map(|folder| root.join(folder));
    source(&folders.each_ref().map(|folder| folder.as_path()))
}

#[test]
fn both_languages_have_the_same_messages() {
    check_languages(&SHARED);
}

#[test]
fn every_shared_message_is_used() {
    let games = catalog::ids().into_iter().map(|id| {
        let folder = format!("{}/../../games/{id}/face/src", env!("CARGO_MANIFEST_DIR"));
        source(&[Path::new(&folder)])
    });
    check_used(SHARED.files(), &games.fold(platform(), |code, game| code + &game), &BTreeSet::new());
}

/// The pages and the terminal have messages of their own, which their own tests check.
#[test]
fn every_message_that_the_catalog_names_exists() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    check_exist(Words::of(Language::German), &source(&[&folder]));
}

/// In a debug build a missing message panics, so that a developer notices; players see its key and play on.
#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "no words for \"no-such-message\""))]
fn a_missing_message_shows_its_key() {
    assert_eq!(Words::of(Language::English).text("no-such-message"), "no-such-message");
}

#[test]
#[cfg_attr(debug_assertions, should_panic(expected = "score-count"))]
fn a_missing_argument_shows_its_name() {
    assert_eq!(Words::of(Language::English).text("score-count"), "from count");
}
