//! What the lobby says about a game.

use kernel::{Game as _, GameInfo};

use crate::face::Face;
use crate::words::Words;

/// One sentence that makes people want to play the game.
#[must_use]
pub fn tempting<F: Face>(words: &Words) -> String {
    words.text(&card_key(&F::Game::INFO, "tempting"))
}

/// How many minutes a match takes, such as `45–60`.
#[must_use]
pub fn minutes<F: Face>(words: &Words) -> String {
    words.text(&card_key(&F::Game::INFO, "minutes"))
}

/// The names that computer players of the game go by: as many in each language, and more than the game has seats.
#[must_use]
pub fn computer_names<F: Face>(words: &Words) -> Vec<String> {
    let names = words.text(&card_key(&F::Game::INFO, "computer-names"));
    names.split(',').map(|name| name.trim().to_owned()).collect()
}

/// The keys of the messages that every game has for its card in the lobby.
pub const CARD_MESSAGES: [&str; 3] = ["tempting", "minutes", "computer-names"];

fn card_key(info: &GameInfo, message: &str) -> String {
    format!("{}-{message}", info.id)
}
