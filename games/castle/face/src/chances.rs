//! What chance brings, for a person with the printed pieces: what to draw or turn over, and what it can be.

use castle::{Centre, Chance, Phase, board};

use super::texts::{prompt, tile_words, wall_tile_words};

use crate::scene::Scene;

/// What has to be drawn or turned over now.
pub(super) fn chance_prompt(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    match table.phase {
        Phase::First => words.text("castle-chance-first"),
        Phase::Draw => words.with("castle-chance-tile", &[("name", scene.name(table.active).into())]),
        Phase::TakeWallTile { seat, tower } => {
            let [first, second] = board().towers()[usize::from(tower)].fields;
            let args = [("name", scene.name(seat).into()), ("first", first.into()), ("second", second.into())];
            words.with("castle-chance-wall-tile", &args)
        }
        _ => prompt(scene),
    }
}

/// The player, the castle tile by what it shows, or the wall tile.
pub(super) fn outcome_label(scene: &Scene<'_>, outcome: Chance) -> String {
    match outcome {
        Chance::First(seat) => scene.name(seat).to_owned(),
        Chance::Tile(tile) => tile_words(scene.words, tile),
        Chance::WallTile(tile) => wall_tile_words(scene.words, tile),
    }
}

/// Castle tiles by their path, which looks the same however they are turned.
pub(super) fn outcome_group(scene: &Scene<'_>, outcome: Chance) -> Option<String> {
    let Chance::Tile(tile) = outcome else { return None };
    Some(scene.words.text(match tile.kind().centre {
        Centre::None => "castle-chance-no-path",
        Centre::End => "castle-chance-path-end",
        Centre::Through => "castle-chance-path",
        Centre::Junction => "castle-chance-junction",
        Centre::Square => "castle-chance-plaza",
    }))
}
