//! A table as the command line asks for it.

use std::sync::Arc;

use anyhow::Result;
use catalog::{CatalogGame, CatalogSession};
use contests::{Competitor, Contest, Play};
use kernel::{GameInfo, MAX_SEATS, Seat, SeatCount, SetupError};
use lab::Program;
use players::{Spec, SpecError};
use session::{ChanceSource, Record};

use super::find;
use crate::arguments::Table;
use crate::errors::CommandError;

/// A series of matches between computer players.
pub(super) fn contest(table: &Table, players: Option<usize>) -> Result<Box<dyn Contest>> {
    let game = find(&table.game)?;
    let contest = game.contest(seats(game.info(), table, players)?, &pairs(table)?)?;
    check_players(players, contest.seats())?;
    Ok(contest)
}

/// A match of a game of any type.
pub(super) fn open(
    game: &dyn CatalogGame,
    table: &Table,
    players: Option<usize>,
    chance: ChanceSource,
) -> Result<Box<dyn CatalogSession>> {
    let session = game.open(seats(game.info(), table, players)?, &pairs(table)?, chance)?;
    check_players(players, session.seats())?;
    Ok(session)
}

/// There is a player for each seat, if players are named.
fn check_players(players: Option<usize>, seats: SeatCount) -> Result<(), CommandError> {
    match players {
        Some(players) if players != seats.get() => Err(CommandError::PlayersForSeats { players, seats: seats.get() }),
        _ => Ok(()),
    }
}

/// The record of a match that computer players have played.
pub(super) fn record_of(contest: &dyn Contest, play: &Play, names: &[&str]) -> Result<Record> {
    let game = find(contest.info().id)?;
    let options: Vec<_> = contest.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let mut record = game.open(contest.seats(), &options, ChanceSource::Entered)?.record();
    record.steps = play.steps.clone();
    record = game.load(&record, ChanceSource::Entered)?.record();
    record.players = names.iter().zip(0..).map(|(name, seat)| (Seat::new(seat), (*name).to_owned())).collect();
    Ok(record)
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

/// Players by name: a level of the game, a kind of player, or a program that may take so many seconds for an answer.
pub(super) fn competitors(game: &str, names: &[String], seconds: u64) -> Result<Vec<Competitor>> {
    let competitor = |name: &String| match name.strip_prefix("program:") {
        Some(command) => Ok(Competitor::Outside(Arc::new(Program::start(command, seconds)?))),
        None => Ok(spec(game, name)?.into()),
    };
    names.iter().map(competitor).collect()
}

/// Computer players by name.
pub(super) fn specs(game: &str, names: &[String]) -> Result<Vec<Spec>, CommandError> {
    names.iter().map(|name| spec(game, name)).collect()
}

/// A computer player by name: a level of the game, or a kind of player.
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
