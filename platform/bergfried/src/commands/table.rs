//! A table as the command line asks for it.

use anyhow::Result;
use kernel::{Game, GameOptions, MAX_SEATS, SeatCount, SetupError};
use players::{Spec, SpecError};

use crate::arguments::Table;
use crate::errors::CommandError;

/// The game with its options. Seats as asked for, else as many as there are players, else two where the game allows it.
pub(super) fn set_up<G: Game>(table: &Table, players: Option<usize>) -> Result<G> {
    let allowed = G::INFO.seats;
    let usual = if allowed.contains(&2) { 2 } else { usize::from(allowed[0]) };
    let seats = table.seats.or(players).unwrap_or(usual);
    if seats == 0 || seats > MAX_SEATS {
        return Err(SetupError::Seats { game: G::INFO.id, seats, allowed }.into());
    }
    let mut options = G::Options::default();
    for text in &table.options {
        match text.split_once('=') {
            Some((key, value)) => options.set(key, value)?,
            None => return Err(CommandError::NotKeyValue { text: kernel::shortened(text) }.into()),
        }
    }
    let game = G::new(SeatCount::new(seats as u8), options)?;
    match players {
        Some(players) if players != seats => Err(CommandError::PlayersForSeats { players, seats }.into()),
        _ => Ok(game),
    }
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
