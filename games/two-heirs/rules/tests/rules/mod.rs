//! The rules, chapter by chapter.

mod build;
mod component;
mod craft;
mod end;
mod land;
mod patrol;
mod road;
mod score;
mod setup;
mod solo;
mod trade;
mod travel;
mod treasure;
mod troops;
mod turn;
mod war;

use kernel::{Game, SeatCount};
use two_heirs::{Components, Options, Table, TwoHeirs};

use crate::words::{expect, given};

/// The components file with one key of one entry changed, for each of the edits.
pub(crate) fn edited(edits: &[(&str, &str, &str)]) -> String {
    let mut text = TwoHeirs::INFO.components.built_in().to_owned();
    for (id, key, value) in edits {
        let entry = text.find(&format!("id = \"{id}\"")).expect("the entry exists");
        let line = entry + text[entry..].find(&format!("\n{key} = ")).expect("the entry has the key") + 1;
        let end = line + text[line..].find('\n').expect("lines end");
        text.replace_range(line..end, &format!("{key} = {value}"));
    }
    text
}

/// A game with changed pieces, for rules that the printed pieces cannot show.
fn game_with(seats: u8, edits: &[(&str, &str, &str)]) -> TwoHeirs {
    let components = Components::parse(&edited(edits)).expect("the edited file adds up");
    let components = Box::leak(Box::new(components));
    let sets = if edits.iter().any(|(id, ..)| id.starts_with("cra")) {
        "travel+land-industry+craft"
    } else {
        "travel+land-industry+trade-church"
    };
    let options = kernel::GameOptions::from_pairs([("sets", sets)]).expect("these are three sets");
    let options: Options = options;
    TwoHeirs::with_components(SeatCount::new(seats), options, components).expect("the options fit")
}

/// Sets up a position and checks an expectation.
fn check_position(game: &TwoHeirs, position: &str, expectation: &str) {
    let mut table: Table = game.initial_state();
    given(game, &mut table, position).expect("the position can be set up");
    expect(game, &table, expectation).expect("the expectation is met");
}
