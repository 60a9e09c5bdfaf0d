//! A table as the command line asks for it.

use anyhow::Result;
use catalog::{CatalogGame, CatalogSession};
use kernel::{Game, GameInfo, GameOptions, MAX_SEATS, SeatCount, SetupError};
use players::{Spec, SpecError};
use session::ChanceSource;

use crate::arguments::Table;
use crate::errors::CommandError;

/// The game with its options, for callers that know its type.
pub(super) fn set_up<G: Game>(table: &Table, players: Option<usize>) -> Result<G> {
    let seats = seats(&G::INFO, table, players)?;
    let mut options = G::Options::default();
    for (key, value) in pairs(table)? {
        options.set(&key, &value)?;
    }
    let game = G::new(seats, options)?;
    match players {
        Some(players) if players != seats.get() => {
            Err(CommandError::PlayersForSeats { players, seats: seats.get() }.into())
        }
        _ => Ok(game),
    }
}

/// A match of a game of any type.
pub(super) fn open(game: &dyn CatalogGame, table: &Table, chance: ChanceSource) -> Result<Box<dyn CatalogSession>> {
    Ok(game.open(seats(game.info(), table, None)?, &pairs(table)?, chance)?)
}

/// Seats as asked for, else as many as there are players, else two where the game allows it.
fn seats(info: &GameInfo, table: &Table, players: Option<usize>) -> Result<SeatCount> {
    let allowed = info.seats;
    let usual = if allowed.contains(&2) { 2 } else { usize::from(allowed[0]) };
    match table.seats.or(players).unwrap_or(usual) {
        seats @ 1..=MAX_SEATS => Ok(SeatCount::new(seats as u8)),
        seats => Err(SetupError::Seats { game: info.id, seats, allowed }.into()),
    }
}

/// The options as keys and values.
fn pairs(table: &Table) -> Result<Vec<(String, String)>, CommandError> {
    let pair = |text: &String| match text.split_once('=') {
        Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
        None => Err(CommandError::NotKeyValue { text: kernel::shortened(text) }),
    };
    table.options.iter().map(pair).collect()
}

/// Players by name: a level of the game, or a kind of player.
pub(super) fn specs(game: &str, names: &[String]) -> Result<Vec<Spec>, CommandError> {
    names.iter().map(|name| spec(game, name)).collect()
}

/// A player by name.
pub(super) fn spec(game: &str, name: &str) -> Result<Spec, CommandError> {
    match catalog::level(game, name) {
        Some(spec) => Ok(spec),
        None => name.parse().map_err(|error: SpecError| match error {
            SpecError::Unknown(name) => CommandError::NoPlayer { name, levels: catalog::LEVELS.to_vec() },
            SpecError::Settings(error) => CommandError::SearchSetting { setting: error.setting },
            SpecError::Limits(error) => CommandError::ExactSetting { setting: error.setting },
        }),
    }
}
