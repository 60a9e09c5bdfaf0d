//! One state of a match.

use std::sync::Arc;

use environments::AnyState;
use kernel::{Seat, ToAct};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use session::Record;

use crate::drawing::Drawing;
use crate::table::Table;
use crate::{errors, values};

/// A state of a match, with everything that is hidden in it. Seats are counted from 1.
#[pyclass(module = "bergfried")]
pub(crate) struct State {
    /// The `Game` that Python sees.
    pub(crate) game: Py<PyAny>,
    pub(crate) table: Arc<Table>,
    pub(crate) state: Box<dyn AnyState>,
}

impl State {
    fn seat(&self, number: usize) -> PyResult<Seat> {
        values::seat(number, self.table.rules.seats())
    }

    /// The seat with a number, or else the first one that is to act.
    pub(crate) fn actor(&self, number: Option<usize>) -> PyResult<Seat> {
        match number {
            Some(number) => self.seat(number),
            None => Ok(first_of(self.state.to_act())),
        }
    }

    fn viewer(&self, number: Option<usize>) -> PyResult<kernel::Viewer> {
        values::viewer(number, self.table.rules.seats())
    }

    fn chosen(&self, chosen: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        values::choices(chosen, self.table.choices())
    }

    fn copy(&self, py: Python<'_>) -> Self {
        Self { game: self.game.clone_ref(py), table: self.table.clone(), state: self.state.fork() }
    }
}

/// The first seat that is to act, or the first seat if there is none.
fn first_of(to_act: ToAct) -> Seat {
    to_act.seats().first().unwrap_or(Seat::new(0))
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyAny> {
        self.game.clone_ref(py)
    }

    /// The seats that have a decision now, in order; empty at a chance step and at the end.
    ///
    /// Several seats choose at the same time, or in any order; see `is_open`.
    fn seats_to_act(&self) -> Vec<usize> {
        self.state.to_act().seats().iter().map(|seat| seat.index() + 1).collect()
    }

    /// May any of the seats to act go next, in sight of all? Otherwise several seats choose at the same time, and none may
    /// know what another has chosen before all have.
    fn is_open(&self) -> bool {
        matches!(self.state.to_act(), ToAct::Open(_))
    }

    /// Is a chance step due?
    fn is_chance(&self) -> bool {
        self.state.to_act() == ToAct::Chance
    }

    /// Is the match over?
    fn is_terminal(&self) -> bool {
        self.state.to_act() == ToAct::Nobody
    }

    /// The legal actions of a seat, in notation; by default of the first seat that is to act.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.state.legal_actions(self.actor(seat)?))
    }

    /// The choices, as indices, that may come after those in `chosen`: see `legal_mask`.
    #[pyo3(signature = (seat=None, chosen=None))]
    fn legal_choices(&self, seat: Option<usize>, chosen: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        let mut mask = vec![0; self.table.choices()];
        let chosen = chosen.map(|chosen| self.chosen(chosen)).transpose()?.unwrap_or_default();
        self.state.mask(self.actor(seat)?, &chosen, &mut mask);
        Ok(mask.iter().enumerate().filter(|(_, allowed)| **allowed == 1).map(|(choice, _)| choice).collect())
    }

    /// The one to three choices that make up a legal action.
    #[pyo3(signature = (action, seat=None))]
    fn choices(&self, action: &str, seat: Option<usize>) -> PyResult<Vec<u16>> {
        Ok(self.state.choices(self.actor(seat)?, action).map_err(errors::play)?.to_vec())
    }

    /// The action, in notation, that is made up of these choices, legal or not; `None` if they name no action.
    #[pyo3(signature = (choices, seat=None))]
    fn action(&self, choices: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<Option<String>> {
        Ok(self.state.action(self.actor(seat)?, &self.chosen(choices)?))
    }

    /// The possible outcomes of the chance step that is due, in notation, each with its probability.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.state.chance_outcomes();
        let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        outcomes.into_iter().map(|(outcome, weight)| (outcome, f64::from(weight) / total as f64)).collect()
    }

    /// Applies an action of a seat, by default of the first one that is to act, or the outcome of a chance step.
    ///
    /// An action is a text in notation, or the choices that make it up; one choice can be given by itself.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        if let Ok(text) = action.cast::<PyString>() {
            let text = text.to_cow()?;
            let to_act = self.state.to_act();
            let played = match seat {
                None if to_act == ToAct::Chance => self.state.enter_chance(&text),
                None => self.state.play(first_of(to_act), &text),
                Some(number) => self.state.play(self.seat(number)?, &text),
            };
            return played.map_err(errors::play);
        }
        let choices = self.chosen(action)?;
        self.state.play_choices(self.actor(seat)?, &choices).map_err(errors::play)
    }

    /// An independent copy.
    fn clone(&self, py: Python<'_>) -> Self {
        self.copy(py)
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy(py)
    }

    /// All that a seat may know, or a spectator if there is no seat: the same JSON as in the server's API.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let text = self.state.view_json(self.viewer(seat)?).to_string();
        py.import("json")?.call_method1("loads", (text,))
    }

    /// The same as a text board.
    #[pyo3(signature = (seat=None))]
    fn text(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.state.view_text(self.viewer(seat)?))
    }

    /// The same as a drawing, which a notebook shows, in a language: `"en"` or `"de"`. Only states of a match can be drawn.
    #[pyo3(signature = (seat=None, language="en"))]
    fn draw(&self, seat: Option<usize>, language: &str) -> PyResult<Drawing> {
        let no_match = || errors::record("a determinized state cannot be drawn: it belongs to no match");
        Drawing::of_record(&self.state.record().ok_or_else(no_match)?, seat, language)
    }

    /// All that a seat may know as numbers: `Game.observation_slices` says what they mean. They are written into `out`, if
    /// it is given.
    #[pyo3(signature = (seat, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let viewer = self.viewer(Some(seat))?;
        values::fill(py, out, self.table.observation_len(), |bytes| self.state.observe(viewer, bytes))
    }

    /// For each choice 1 if it may come after those in `chosen`, else 0. `Game.choice_blocks` says what the choices mean.
    /// They are written into `out`, if it is given.
    #[pyo3(signature = (seat=None, chosen=None, out=None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        chosen: Option<&Bound<'py, PyAny>>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.actor(seat)?;
        let chosen = chosen.map(|chosen| self.chosen(chosen)).transpose()?.unwrap_or_default();
        values::fill(py, out, self.table.choices(), |mask| self.state.mask(seat, &chosen, mask))
    }

    /// A state that is possible for all that the seat may know, drawn with the right probabilities.
    ///
    /// `rng` is a `random.Random`, a `numpy.random.Generator`, or a number. The chance steps of the new state are yours to
    /// decide. It belongs to no match and has no record.
    fn determinize(&self, py: Python<'_>, seat: usize, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        let state = self.state.determinize(self.seat(seat)?, values::random(rng)?);
        Ok(Self { game: self.game.clone_ref(py), table: self.table.clone(), state })
    }

    /// For each seat 1 for a win, an equal share of it for a shared win, else 0. All are 0 until the match is over.
    fn returns(&self) -> Vec<f32> {
        let seats = self.table.rules.seats().seats();
        if !self.is_terminal() {
            return seats.map(|_| 0.0).collect();
        }
        let standings = self.state.standings();
        seats.map(|seat| standings.utility(seat)).collect()
    }

    /// The ranking now: who (a seat, or `"automaton"`), score and rank of each contender. It is final once the match is over.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let rows = PyList::empty(py);
        for standing in self.state.standings().rows() {
            let row = PyDict::new(py);
            row.set_item("who", values::contender(py, standing.who)?)?;
            row.set_item("score", standing.score)?;
            row.set_item("rank", standing.rank)?;
            rows.append(row)?;
        }
        Ok(rows)
    }

    /// The itemised score, as far as a seat (or a spectator) may know it: who, points and items of each contender.
    #[pyo3(signature = (seat=None))]
    fn score_sheet<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let columns = PyList::empty(py);
        for column in self.state.score_sheet(self.viewer(seat)?).columns {
            let items = PyList::empty(py);
            for item in &column.items {
                let entry = PyDict::new(py);
                entry.set_item("source", item.source)?;
                entry.set_item("count", item.count)?;
                entry.set_item("points", item.points)?;
                items.append(entry)?;
            }
            let entry = PyDict::new(py);
            entry.set_item("who", values::contender(py, column.who)?)?;
            entry.set_item("points", column.total())?;
            entry.set_item("items", items)?;
            columns.append(entry)?;
        }
        Ok(columns)
    }

    /// The steps so far, as a record writes them: `1 roll0` for an action of seat 1, `* 5` for a chance step. In a
    /// determinized state, those since it was drawn.
    fn history(&self) -> Vec<String> {
        self.state.steps()
    }

    /// The record of the match so far (docs/record.md). `players` are the names of the seats.
    #[pyo3(signature = (players=None))]
    fn record(&self, players: Option<Vec<String>>) -> PyResult<String> {
        let Some(mut record) = self.state.record() else {
            return Err(errors::record("a determinized state has no record: it belongs to no match"));
        };
        if let Some(names) = players {
            let seats = self.table.rules.seats();
            if names.len() != seats.get() {
                return Err(errors::record(format!("{} players for {} seats", names.len(), seats.get())));
            }
            record.players = seats.seats().zip(names).collect();
        }
        let text = record.to_string();
        // A name can have anything in it.
        Record::parse(&text).map_err(errors::record)?;
        Ok(text)
    }

    /// The state as text, for `deserialize`. It contains everything that is hidden, the seed included.
    fn serialize(&self) -> String {
        self.state.save().to_string()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("bergfried")?.getattr("deserialize")?, (self.serialize(),)))
    }

    fn _repr_html_<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        if self.state.record().is_none() {
            return Ok(None);
        }
        Ok(Some(Bound::new(py, self.draw(None, "en")?)?.call_method0("_repr_html_")?))
    }

    fn __str__(&self) -> PyResult<String> {
        self.text(None)
    }

    fn __repr__(&self) -> String {
        use kernel::Describe as _;
        let steps = self.state.steps().len();
        format!(
            "<State of {} after {steps} steps: waits for {}>",
            self.table.rules.info().id,
            self.state.to_act().message()
        )
    }
}
