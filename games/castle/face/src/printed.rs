//! Every castle tile and wall tile, outside of a match.

use castle::{Tile, WallTile};

use super::figures::wall_tile;
use super::texts::{tile_words, wall_tile_words};
use super::tiles::picture;
use present::{PrintedPiece, Words};

/// The kinds of castle tiles, then those of wall tiles.
pub(super) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let tiles = Tile::all().map(|tile| PrintedPiece {
        id: tile.to_string(),
        name: words.with("castle-printed-tile", &[("id", tile.to_string().into())]),
        drawing: picture(tile, &tile_words(words, tile)),
    });
    let wall_tiles = WallTile::ALL.into_iter().map(|tile| {
        let name = wall_tile_words(words, tile);
        PrintedPiece { id: tile.number().to_string(), drawing: wall_tile(tile, false, &name), name }
    });
    tiles.chain(wall_tiles).collect()
}
