//! Drawings that are always the same and are made only once: the SVG symbols and patterns that every page defines, and covers.

use std::borrow::Cow;
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

static COVERS: LazyLock<BTreeMap<&str, String>> =
    LazyLock::new(|| GAMES.iter().map(|game| (game.info().id, game.cover())).collect());

/// The picture on a game's card, as SVG.
#[must_use]
pub fn cover(game: &dyn crate::CatalogGame) -> PreEscaped<Cow<'static, str>> {
    PreEscaped(COVERS.get(game.info().id).map_or_else(|| game.cover().into(), |cover| cover.as_str().into()))
}
