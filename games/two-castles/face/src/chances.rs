//! What chance brings, for people with the printed pieces: what to draw, and what it can be.

use two_castles::{Chance, HAND, LUDWIG, Phase};

use super::names::{card_name, castle_name, kind_name, place_name, room_name, throne_name};
use super::texts::{drawn_for, prompt};

use crate::scene::Scene;

/// What has to be drawn now, and for whom.
pub(super) fn chance_prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let name = |place: usize| place_name(scene.game, words, scene.names, place);
    match view.progress.phase {
        Phase::DealThrones => {
            let castle = view.castles.iter().position(|castle| castle.throne().is_none()).unwrap_or(0);
            let [one, other] = scene.game.builders(castle).map(name);
            let args = [("castle", castle_name(words, castle).into()), ("one", one.into()), ("other", other.into())];
            words.with("two-castles-chance-throne", &args)
        }
        Phase::DealTiles => {
            let place = view.piles.iter().position(|pile| usize::from(pile.len) < HAND).unwrap_or(0);
            let args =
                [("name", name(place).into()), ("number", (view.piles[place].len + 1).into()), ("all", HAND.into())];
            words.with("two-castles-chance-tile", &args)
        }
        Phase::LudwigDraws => {
            let assigner = scene.name(scene.game.assigner(view.progress.round));
            let args = [("name", assigner.into()), ("number", (view.draws[LUDWIG].tile_count + 1).into())];
            words.with("two-castles-chance-ludwig", &args)
        }
        Phase::Build => {
            let (castle, cards) = drawn_for(view);
            let (key, drawn) = if cards {
                ("two-castles-chance-card", view.draws[castle].card_count)
            } else {
                ("two-castles-chance-bonus-tile", view.draws[castle].tile_count)
            };
            words.with(key, &[("castle", castle_name(words, castle).into()), ("number", (drawn + 1).into())])
        }
        _ => prompt(scene),
    }
}

/// The printed piece that was drawn.
pub(super) fn outcome_label(scene: &Scene<'_>, outcome: Chance) -> String {
    match outcome {
        Chance::Throne(throne) => throne_name(scene.words, throne),
        Chance::Tile(tile) => room_name(scene.words, tile),
        Chance::Card(card) => card_name(scene.words, card),
    }
}

/// Rooms by their type.
pub(super) fn outcome_group(scene: &Scene<'_>, outcome: Chance) -> Option<String> {
    match outcome {
        Chance::Tile(tile) => Some(kind_name(scene.words, tile)),
        Chance::Throne(_) | Chance::Card(_) => None,
    }
}
