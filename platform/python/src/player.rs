//! A computer player.

use std::sync::atomic::{AtomicU64, Ordering};

use machine::Threads;
use players::{Advice, Spec};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::state::State;
use crate::{errors, opponents, table};

/// Keeps the random numbers of one call after another apart.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A computer player of a game: a level such as `"hard"`, or a kind such as `"mcts:500"`. It sees nothing of a state but the
/// view of the seat that it decides for.
///
/// A player with the same seed makes the same choices if it is asked the same questions in the same order, unless it has a time
/// limit.
#[pyclass(frozen, module = "bergfried")]
pub(crate) struct Player {
    game: &'static str,
    name: String,
    spec: Spec,
    seed: u64,
    /// How often it was asked.
    asked: AtomicU64,
}

impl Player {
    fn judge(&self, state: &Bound<'_, State>, seat: Option<usize>) -> PyResult<Vec<Advice<String>>> {
        let borrowed = state.borrow();
        let other = borrowed.table.rules.info().id;
        if other != self.game {
            return Err(errors::setup(format!("this player is for {}, the state is of {other}", self.game)));
        }
        let seat = borrowed.actor(seat)?;
        let random = self.seed.wrapping_add(self.asked.fetch_add(1, Ordering::Relaxed).wrapping_mul(STRIDE));
        let state = &*borrowed.state;
        borrowed.py().detach(|| state.advise(seat, self.spec, random, &Threads)).map_err(errors::play)
    }
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (game, name, seed=0))]
    fn new(game: &str, name: &str, seed: u64) -> PyResult<Self> {
        let game = table::find(game)?.info().id;
        Ok(Self { game, name: name.to_owned(), spec: opponents::player(game, name)?, seed, asked: AtomicU64::new(0) })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The name by which the player was asked for.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action, in notation, that the player chooses for a seat, by default for the first one that is to act.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, state: &Bound<'_, State>, seat: Option<usize>) -> PyResult<String> {
        Ok(self.judge(state, seat)?.swap_remove(0).action)
    }

    /// All legal actions of the seat as the player judges them, best first: action, value (the estimated probability to win),
    /// and visits, which is how often a search has tried the action.
    #[pyo3(signature = (state, seat=None))]
    fn advise<'py>(&self, state: &Bound<'py, State>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(state.py());
        for Advice { action, visits, value } in self.judge(state, seat)? {
            let entry = PyDict::new(state.py());
            entry.set_item("action", action)?;
            entry.set_item("value", value)?;
            entry.set_item("visits", visits)?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// The same as `choose`: a player can stand where a function can.
    #[pyo3(signature = (state, seat=None))]
    fn __call__(&self, state: &Bound<'_, State>, seat: Option<usize>) -> PyResult<String> {
        self.choose(state, seat)
    }

    fn __repr__(&self) -> String {
        format!("Player({:?}, {:?}, seed={})", self.game, self.name, self.seed)
    }
}
