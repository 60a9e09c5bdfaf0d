//! The law suite, for every preset and seat count.

use kernel::Game;
use new_game::{NewGame, State, Stone};

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<NewGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds() {
    laws::Suite::<NewGame>::new().census(census).recount(recount).exact_guesses().encode().evaluate().foresee().check();
}

/// L13: where all stones are.
fn census(game: &NewGame, state: &State) -> laws::Census {
    let mut pieces = laws::Census::new();
    for stone in Stone::ALL {
        pieces.add(stone, "bag", state.bag[stone].into());
        pieces.add(stone, "hand", (state.drawn == Some(stone)).into());
        for seat in game.seats().seats() {
            pieces.add(stone, format!("face down before {seat}"), state.face_down[seat][stone].into());
            pieces.add(stone, format!("face up before {seat}"), state.face_up[seat][stone].into());
        }
    }
    pieces
}

/// L14: the state keeps the number of turns, which is also the number of stones on the table.
fn recount(game: &NewGame, state: &State) -> Result<(), String> {
    let before = |seat| state.face_down[seat].total() + state.face_up[seat].total();
    let stones: u8 = game.seats().seats().map(before).sum();
    if stones == state.turns { Ok(()) } else { Err(format!("{stones} stones lie on the table after {} turns", state.turns)) }
}
