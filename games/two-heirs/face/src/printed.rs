//! Every tile and every treasure, outside of a match.

use maud::html;
use two_heirs::{Components, TreasureId};

use super::names::{tile_name, treasure_words};
use super::pieces::{offered, treasure};
use present::{PrintedPiece, Words};

/// The tiles, then the treasures of the solo game.
pub(super) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let tiles = Components::of_the_box().known().iter().map(|tile| PrintedPiece {
        id: tile.to_string(),
        name: tile_name(words, tile),
        drawing: html! { svg viewBox="-3 -3 106 106" aria-hidden="true" focusable="false" { (offered(tile)) } },
    });
    let treasures = TreasureId::all().map(|one| PrintedPiece {
        id: one.to_string(),
        name: treasure_words(words, one),
        drawing: html! { svg viewBox="-22 -22 44 44" aria-hidden="true" focusable="false" { (treasure(one)) } },
    });
    tiles.chain(treasures).collect()
}
