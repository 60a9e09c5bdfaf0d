//! Facts about a table in words, shared by the scenarios and the rule tests.

use burgenland::{Burgenland, Card, Colour, State};
use kernel::Seat;

/// Checks one fact.
///
/// | words | what |
/// |---|---|
/// | `castle 1 red GWH.W` | the row of a castle |
/// | `supply red house 2` | the cards in a stack |
/// | `dice 1 3` | the extra dice a seat holds |
/// | `board 2` | the extra dice on the board |
/// | `points 1 30` | the steps of a seat on the score track |
/// | `crown blue7` | the crown's field |
/// | `field blue7 house` | what a field shows |
/// | `turn 2` | whose turn it is |
/// | `colour red` | the colour of the turn; `none` before the first throw |
/// | `counts 1 red 9` | what a castle counts in a scoring |
pub(crate) fn check(game: &Burgenland, state: &State, fact: &str) -> Result<(), String> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    let Some((expected, what)) = words.split_last() else { return Err("no fact".to_owned()) };
    let found = match *what {
        ["castle", owner, colour] => state.castles[seat(owner)?][named::<Colour>(colour)?].to_string(),
        ["supply", colour, card] => state.supply[named::<Colour>(colour)?][named::<Card>(card)?].to_string(),
        ["dice", owner] => state.extra_dice[seat(owner)?].to_string(),
        ["board"] => state.board_dice.to_string(),
        ["points", owner] => state.score(seat(owner)?).to_string(),
        ["crown"] => state.crown.to_string(),
        ["field", field] => game.track().kind(named(field)?).id().to_owned(),
        ["turn"] => state.active.to_string(),
        ["colour"] => state.turn_colour.map_or("none", Colour::id).to_owned(),
        ["counts", owner, colour] => {
            state.castles[seat(owner)?][named::<Colour>(colour)?].value(&game.components().values).to_string()
        }
        _ => return Err(format!("{fact:?} is not understood")),
    };
    if found == *expected { Ok(()) } else { Err(format!("{}: expected {expected}, found {found}", what.join(" "))) }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|error: kernel::NotationError| error.to_string())
}

fn named<T: std::str::FromStr<Err = kernel::NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: kernel::NotationError| error.to_string())
}
