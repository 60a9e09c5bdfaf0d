//! The SVG symbols and patterns that every page defines once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::PreEscaped;

use crate::games::GAMES;

/// The symbols of each game's pages, and under `None` those of a page that shows all games.
static DEFS: LazyLock<BTreeMap<Option<&str>, String>> = LazyLock::new(|| {
    let of_game =
        |game: &&dyn crate::CatalogGame| (Some(game.info().id), present::defs(&[game.symbols()]).into_string());
    let all: Vec<_> = GAMES.iter().map(|game| game.symbols()).collect();
    GAMES.iter().map(of_game).chain([(None, present::defs(&all).into_string())]).collect()
});

/// The symbols and patterns of a game's pages as one invisible drawing; without a game, those of all games. Every page
/// with a drawing on it contains this once.
#[must_use]
pub fn defs(game: Option<&'static str>) -> PreEscaped<&'static str> {
    PreEscaped(DEFS.get(&game).unwrap_or(&DEFS[&None]))
}
