//! The scenarios in `scenarios/*.scn`, and the words in which they describe a table.
//!
//! Given: `thrones` and `hands` lay and deal what is not named in the component file's order, `castle 1: pantry@2,0 ...` builds,
//! `chosen 1: pantry wine_room` swaps what a seat has chosen. Expected: `castle 1: pantry wine_room` (the rooms in the
//! order of placing), `points 1: 12`, `attendants 1: 2`, `hand 1: 7`, `sees 2: drawn 5`.

use kernel::{Game, Seat, Step, ToAct, Viewer};
use two_castles::{Chance, Phase, State, Throne, TileSet, TwoCastles};

use crate::table::{castle_on, tile, tiles};

#[test]
fn all_scenarios_pass() {
    laws::scenarios::<TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
        .given(arrange)
        .expect(check)
        .run();
}

fn arrange(game: &TwoCastles, state: &mut State, text: &str) -> Result<(), String> {
    if text == "thrones" {
        for throne in Throne::all().take(game.places()) {
            game.apply(state, Step::Chance(Chance::Throne(throne)), &mut kernel::Silent);
        }
        return Ok(());
    }
    let (what, rest) = text.split_once(':').unwrap_or((text, ""));
    match what.split_whitespace().collect::<Vec<_>>()[..] {
        ["hands"] => deal(game, state, rest),
        ["castle", number] => {
            let index = index(game, number)?;
            let throne = state.castles[index].throne().ok_or("throne rooms come first")?;
            state.castles[index] = castle_on(&throne.to_string(), rest);
            let built: TileSet =
                state.castles[index].rooms().map(|room| room.tile).filter(|tile| tile.is_regular()).collect();
            state.supply = state.supply.minus(&built);
            Ok(())
        }
        ["chosen", number] => {
            let place = index(game, number)?;
            let chosen: Vec<_> = rest.split_whitespace().map(tile).collect();
            state.supply = state.supply.minus(&chosen.iter().copied().collect());
            state.picks[place] = chosen.try_into().map_err(|_| "two tiles are chosen")?;
            Ok(())
        }
        ["placing"] => {
            // Everyone chooses the first two tiles, until tiles are placed.
            while state.progress.phase != Phase::Build {
                let next = laws::next_steps(game, state)[0];
                game.apply(state, next, &mut kernel::Silent);
            }
            Ok(())
        }
        _ => Err(format!("no words for given: {text}")),
    }
}

/// Hands by place, separated by `|`; what is not named comes from the top of the supply.
fn deal(game: &TwoCastles, state: &mut State, hands: &str) -> Result<(), String> {
    if state.progress.phase != Phase::DealTiles {
        return Err("hands are dealt at the start of a round".to_owned());
    }
    let named: Vec<TileSet> = hands.split('|').map(tiles).collect();
    let reserved: TileSet = named.iter().flat_map(|hand| hand.iter()).collect();
    for place in 0..game.places() {
        let own = named.get(place).copied().unwrap_or_default();
        let others = state.supply.minus(&reserved);
        for tile in own.iter().chain(others.iter()).take(two_castles::HAND) {
            game.apply(state, Step::Chance(Chance::Tile(tile)), &mut kernel::Silent);
        }
    }
    Ok(())
}

fn check(game: &TwoCastles, state: &State, text: &str) -> Result<(), String> {
    let (what, expected) = text.split_once(':').ok_or("an expectation needs a second colon")?;
    let expected = expected.trim();
    let found = match what.split_whitespace().collect::<Vec<_>>()[..] {
        ["castle", number] => {
            let rooms = state.castles[index(game, number)?].rooms();
            rooms.map(|room| room.tile.to_string()).collect::<Vec<_>>().join(" ")
        }
        ["points", number] => state.castles[index(game, number)?].points(game.components()).to_string(),
        ["attendants", number] => state.castles[index(game, number)?].attendant_count().to_string(),
        ["hand", number] => state.hands[index(game, number)?].len().to_string(),
        ["supply"] => state.supply.len().to_string(),
        ["discards"] => state.discards.len().to_string(),
        ["drawn", number] => {
            let seat = Seat::new(index(game, number)? as u8);
            let draws = game.view(state, Viewer::Seat(seat)).draws;
            draws.iter().map(|draw| draw.tiles.len()).sum::<usize>().to_string()
        }
        ["round"] => (state.progress.round + 1).to_string(),
        ["turn"] => (state.progress.turn + 1).to_string(),
        ["over"] => (game.to_act(state) == ToAct::Nobody).to_string(),
        _ => return Err(format!("no words for expect: {text}")),
    };
    if found == expected { Ok(()) } else { Err(format!("{what}: expected {expected}, found {found}")) }
}

/// The index of a castle or place, which scenarios count from one.
fn index(game: &TwoCastles, number: &str) -> Result<usize, String> {
    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    index.filter(|index| *index < game.places()).ok_or_else(|| format!("there is no {number}"))
}
