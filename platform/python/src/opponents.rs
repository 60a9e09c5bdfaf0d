//! Computer players by name.

use std::collections::BTreeMap;

use environments::{AnyGame, Opponents};
use players::{Spec, SpecError};
use pyo3::prelude::*;

use crate::{errors, values};

/// The opponents that a learner asks for: nobody, one kind of player at all seats but one, or a player for each of some seats.
pub(crate) fn read(asked: Option<&Bound<'_, PyAny>>, game: &dyn AnyGame) -> PyResult<Opponents> {
    let Some(asked) = asked else { return Ok(Opponents::None) };
    if let Ok(name) = asked.extract::<String>() {
        return Ok(Opponents::AllOthers(player(game.info().id, &name)?));
    }
    let by_seat: BTreeMap<usize, String> = asked.extract()?;
    let mut players = vec![None; game.seats().get()];
    for (number, name) in by_seat {
        players[values::seat(number, game.seats())?.index()] = Some(player(game.info().id, &name)?);
    }
    if players.iter().all(Option::is_some) {
        return Err(errors::setup("computers have every seat: leave one to the learner"));
    }
    Ok(Opponents::At(players))
}

/// The player of a level, or of a kind with its settings.
pub(crate) fn player(game: &str, name: &str) -> PyResult<Spec> {
    if let Some(spec) = catalog::level(game, name) {
        return Ok(spec);
    }
    let levels = catalog::LEVELS.join(", ");
    name.parse().map_err(|error| match error {
        SpecError::Unknown(_) => errors::setup(format!("{error}, or a level: {levels}")),
        SpecError::Settings(_) | SpecError::Limits(_) => errors::setup(error),
    })
}
