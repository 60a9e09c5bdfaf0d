//! States as text.

use std::sync::Arc;

use environments::SavedState;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use session::{Ending, Record};

use crate::errors;
use crate::game::Game;
use crate::state::State;
use crate::table::Table;

/// Makes a state again from the text of `State.serialize`.
#[pyfunction]
pub(crate) fn deserialize(py: Python<'_>, text: &str) -> PyResult<State> {
    restore(py, &SavedState::parse(text).map_err(errors::record)?)
}

/// The last state of a record, or the one after the first `steps` steps.
///
/// A record with its seed is a match that is over. In a record without one, the chance steps that follow are yours to decide, and
/// likewise if only the first steps are asked for.
#[pyfunction]
#[pyo3(signature = (text, steps=None))]
pub(crate) fn load_record(py: Python<'_>, text: &str, steps: Option<usize>) -> PyResult<State> {
    let mut record = Record::parse(text).map_err(errors::record)?;
    if let Some(steps) = steps.filter(|steps| *steps < record.steps.len()) {
        record.steps.truncate(steps);
        record.ending = Ending::Open;
    }
    restore(py, &SavedState::of_record(record))
}

/// Recomputes everything that the record of a finished match claims: every action, every chance step, the result.
///
/// Returns how many steps, chance steps and contributions of guests were verified.
#[pyfunction]
pub(crate) fn verify<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyDict>> {
    let record = Record::parse(text).map_err(errors::record)?;
    let verified = find(&record)?.verify(&record).map_err(errors::record)?;
    let numbers = PyDict::new(py);
    numbers.set_item("steps", verified.steps)?;
    numbers.set_item("chance_steps", verified.chance_steps)?;
    numbers.set_item("contributions", verified.contributions)?;
    Ok(numbers)
}

fn restore(py: Python<'_>, saved: &SavedState) -> PyResult<State> {
    let record = &saved.record;
    find(record)?;
    let table = Arc::new(Table::open(&record.game, record.seats, &record.options)?);
    let state = table.rules.restore(saved).map_err(errors::record)?;
    let game = Py::new(py, Game { table: table.clone() })?.into_any();
    Ok(State { game, table, state })
}

fn find(record: &Record) -> PyResult<&'static dyn catalog::LearningGame> {
    let unknown = || errors::record(format!("the record is of {}, which this program does not know", record.game));
    catalog::find_learning(&record.game).ok_or_else(unknown)
}
