//! What chance brings, for a person with the printed pieces: what to draw, and what it can be.

use two_heirs::{Chance, Colour, PLACES, Phase, Table};

use super::names::{place_name, sets_words, tile_name, treasure_name};
use super::pieces::facts;
use super::texts::prompt;
use present::Words;

use crate::scene::Scene;

/// What has to be drawn now, and where it goes.
pub(super) fn chance_prompt(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    match table.phase {
        Phase::Sets => words.text("two-heirs-chance-sets"),
        Phase::Toss => words.text("two-heirs-chance-toss"),
        Phase::Deal => deal_prompt(scene),
        Phase::Start => words.text("two-heirs-chance-start"),
        Phase::Top => words.text("two-heirs-chance-top"),
        Phase::Refill => match table.solo.taken {
            Some(tile) => words.with("two-heirs-chance-refill-heinrich", &[("tile", tile_name(words, tile).into())]),
            None => words.text("two-heirs-chance-refill"),
        },
        Phase::Treasure => treasure_prompt(words, table),
        _ => prompt(scene),
    }
}

/// The reserve is laid out clockwise from the shield; before its first tile the pile is made.
fn deal_prompt(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let reserve = &table.reserve;
    let steps = reserve.gap().map_or(0, |gap| (usize::from(gap) + PLACES - usize::from(reserve.shield)) % PLACES);
    match table.sets {
        Some(sets) if steps == 1 => {
            let crown = scene.view.setting.livery(reserve.crown).to_string();
            let args = [("sets", sets_words(words, sets).into()), ("crown", crown.into())];
            words.with("two-heirs-chance-first-tile", &args)
        }
        _ => words.with("two-heirs-chance-tile", &[("number", steps.into())]),
    }
}

/// The treasure is for the building that Heinrich has just placed.
fn treasure_prompt(words: &Words, table: &Table) -> String {
    let newest = table.landscape.newest().map(|plot| table.landscape.plot(plot));
    let tile = newest.and_then(|plot| plot.tile).map_or_else(String::new, |tile| tile_name(words, tile));
    let place = newest.map_or_else(String::new, |plot| place_name(words, plot.cell));
    words.with("two-heirs-chance-treasure", &[("tile", tile.into()), ("place", place.into())])
}

/// The printed piece that was drawn.
pub(super) fn outcome_label(scene: &Scene<'_>, outcome: Chance) -> String {
    let words = scene.words;
    match outcome {
        Chance::Sets(sets) => sets_words(words, sets),
        Chance::Crown(crown) => words.with("two-heirs-chance-crown", &[("crown", crown.to_string().into())]),
        Chance::Colour(colour) => back_name(words, colour),
        Chance::Tile(tile) => tile_name(words, tile),
        Chance::Treasure(treasure) => treasure_name(words, treasure),
    }
}

/// Tiles by the colour of their backs, as long as it is not known.
pub(super) fn outcome_group(scene: &Scene<'_>, outcome: Chance) -> Option<String> {
    match outcome {
        Chance::Tile(tile) if scene.view.table.top.is_none() => Some(back_name(scene.words, facts(tile).colour)),
        _ => None,
    }
}

/// The back of a tile: `Grün (Wiese)`.
fn back_name(words: &Words, colour: Colour) -> String {
    words.with("two-heirs-chance-back", &[("colour", colour.to_string().into())])
}
