//! What an action brings, in short phrases.

use two_castles::{Action, Castle, Components, LUDWIG, Scored};

use super::captions::{bonus_of, left_over, other_castle};
use super::names::{attendant_name, bonus_words, card_name, castle_name, room_name};
use super::texts::{castle_of, ludwigs_castles, partner_name};
use present::{Words, signed};

use crate::scene::Scene;

pub(super) fn foreseen_words(scene: &Scene<'_>, action: Action) -> Vec<String> {
    let (words, view) = (scene.words, scene.view);
    let components = Components::get();
    let index = castle_of(scene, action);
    let castle = &view.castles[index];
    let mut after = *castle;
    match action {
        Action::Pick(_) => return vec![words.text("two-castles-foreseen-secret")],
        Action::Wait(_) => {
            return vec![words.with("two-castles-foreseen-wait", &[("name", partner_name(scene, index).into())])];
        }
        Action::Bonus(room_type) => {
            let bonus = bonus_words(words, room_type);
            return vec![words.with("two-castles-foreseen-then", &[("bonus", bonus.into())])];
        }
        Action::Assign(tile) => {
            let (own, _) = ludwigs_castles(scene);
            let args = [("room", room_name(words, tile).into()), ("castle", castle_name(words, own).into())];
            let mut phrases = vec![words.with("two-castles-other-castle", &args)];
            let drawn = view.draws[LUDWIG].tiles;
            phrases.extend(drawn.iter().filter(|drawn| *drawn != tile).map(|rest| other_castle(scene, index, rest)));
            return phrases;
        }
        Action::Place(_, tile, at) => _ = after.place(components, tile, at),
        Action::Take(kind) => after.add_attendant(kind),
        Action::Keep(card) => after.add_card(card),
    }
    let mut phrases = changes(words, castle, &after);
    if phrases.is_empty() {
        phrases.push(words.text("two-castles-foreseen-nothing"));
    }
    phrases.extend(results(scene, index, &after));
    if let Action::Place(_, tile, _) = action {
        phrases.extend(bonus_of(words, castle, tile));
        phrases.extend(left_over(scene, tile).map(|rest| other_castle(scene, index, rest)));
    }
    phrases
}

/// Everything of a castle that is worth more or less than before: `+4 Punkte: Küche`.
fn changes(words: &Words, before: &Castle, after: &Castle) -> Vec<String> {
    let components = Components::get();
    let mut old = before.sheet(components);
    let mut phrases = Vec::new();
    for (_, scored, counted) in after.sheet(components) {
        let known = old.iter().position(|(_, other, _)| *other == scored);
        let points = counted.points() - known.map_or(0, |known| old.swap_remove(known).2.points());
        if points != 0 {
            let args = [
                ("points", signed(points).into()),
                ("count", points.abs().into()),
                ("source", name(words, scored).into()),
            ];
            phrases.push(words.with("foreseen-points", &args));
        }
    }
    phrases
}

/// The castle's new value, and the viewer's result if it changes with it.
fn results(scene: &Scene<'_>, index: usize, after: &Castle) -> Vec<String> {
    let (words, components) = (scene.words, Components::get());
    let points = |castle: usize| scene.view.castles[castle].points(components);
    let total = after.points(components);
    let args = [("castle", castle_name(words, index).into()), ("points", total.into())];
    let mut phrases = vec![words.with("two-castles-foreseen-castle", &args)];
    if let Some(seat) = scene.viewer.seat() {
        let castles = scene.game.castles_of(seat.index());
        let lower = |value: &dyn Fn(usize) -> i32| castles.map(value).into_iter().min().unwrap_or(0);
        let (old, new) = (lower(&points), lower(&|castle| if castle == index { total } else { points(castle) }));
        if old != new {
            let args = [("old", old.into()), ("new", new.into())];
            phrases.push(words.with("two-castles-foreseen-result", &args));
        }
    }
    phrases
}

fn name(words: &Words, scored: Scored) -> String {
    match scored {
        Scored::Room(placed) => room_name(words, placed.tile),
        Scored::Card(card) => card_name(words, card),
        Scored::Attendant(kind) => attendant_name(words, kind),
        Scored::Throne => words.text("two-castles-throne"),
    }
}
