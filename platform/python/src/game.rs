//! A game with its seats and options.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList};
use session::Seed;

use crate::state::State;
use crate::table::{Table, names};
use crate::{errors, values};

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    names()
}

/// A game with its seats and options.
///
/// Options are keyword arguments; a hyphen in their name is written as an underscore. What is not named has its default.
#[pyclass(frozen, module = "bergfried")]
pub(crate) struct Game {
    pub(crate) table: Arc<Table>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=2, **options))]
    fn new(name: &str, seats: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut pairs = Vec::new();
        for (key, value) in options.into_iter().flatten() {
            let text = match value.cast::<PyBool>() {
                Ok(truth) => (if truth.is_true() { "yes" } else { "no" }).to_owned(),
                Err(_) => value.str()?.to_string(),
            };
            pairs.push((key.str()?.to_string().replace('_', "-"), text));
        }
        Ok(Self { table: Arc::new(Table::open(name, seats, &pairs)?) })
    }

    /// The name, as in `games()`.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.rules.info().id
    }

    /// The English title.
    #[getter]
    fn title(&self) -> &'static str {
        self.table.title
    }

    /// How many seats the table has.
    #[getter]
    fn seats(&self) -> usize {
        self.table.rules.seats().get()
    }

    /// All options with their values.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (key, value) in self.table.rules.options() {
            options.set_item(key.replace('-', "_"), value)?;
        }
        Ok(options)
    }

    /// The version of the rules: it rises whenever a rule changes what a record means.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.table.rules.info().rules_version
    }

    /// No match has more steps than this, chance steps included.
    #[getter]
    fn max_steps(&self) -> u32 {
        self.table.rules.info().max_steps
    }

    /// How many choices there are: the length of a mask.
    #[getter]
    fn choice_count(&self) -> usize {
        self.table.choices()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.table.observation_len()
    }

    /// The levels of the computer players, weakest first.
    #[getter]
    fn levels(&self) -> Vec<&'static str> {
        catalog::LEVELS.to_vec()
    }

    /// What the choices mean, block after block: name, start, stop, meaning.
    fn choice_blocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let blocks = PyList::empty(py);
        let mut start = 0;
        for block in self.table.rules.choice_blocks() {
            let entry = PyDict::new(py);
            entry.set_item("name", block.name)?;
            entry.set_item("start", start)?;
            entry.set_item("stop", start + block.len)?;
            entry.set_item("meaning", block.meaning)?;
            blocks.append(entry)?;
            start += block.len;
        }
        Ok(blocks)
    }

    /// What the bytes of an observation mean, slice after slice: name, start, stop, most, meaning.
    fn observation_slices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let slices = PyList::empty(py);
        let mut start = 0;
        for slice in self.table.rules.observation_slices() {
            let entry = PyDict::new(py);
            entry.set_item("name", slice.name)?;
            entry.set_item("start", start)?;
            entry.set_item("stop", start + slice.len)?;
            entry.set_item("most", slice.most)?;
            entry.set_item("meaning", slice.meaning)?;
            slices.append(entry)?;
            start += slice.len;
        }
        Ok(slices)
    }

    /// The state before the first step.
    ///
    /// Without a seed every chance step is yours to decide: see `State.chance_outcomes`. With a seed, a number below 2**64,
    /// chance steps resolve themselves, and the record of the finished match can be verified.
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(slf: &Bound<'_, Self>, seed: Option<u64>) -> State {
        let table = slf.get().table.clone();
        let state = table.rules.initial_state(seed.map(Seed::from_number));
        State { game: slf.clone().into_any().unbind(), table, state }
    }

    /// A state that is possible for all that a view shows, drawn with the right probabilities.
    ///
    /// `view` is what `State.view` gives for a seat, or what a program is asked with. `rng` is a `random.Random`, a
    /// `numpy.random.Generator`, or a number. What the view shows is believed, so it must be of a match of this game with these
    /// seats and options. The chance steps of the new state are yours to decide. It belongs to no match and has no record.
    fn determinize(slf: &Bound<'_, Self>, view: &Bound<'_, PyAny>, rng: &Bound<'_, PyAny>) -> PyResult<State> {
        let text: String = slf.py().import("json")?.call_method1("dumps", (view,))?.extract()?;
        let table = slf.get().table.clone();
        let state = table.rules.determinize(&text, values::random(rng)?).map_err(errors::record)?;
        Ok(State { game: slf.clone().into_any().unbind(), table, state })
    }

    fn __repr__(&self) -> String {
        let options = self.table.rules.options();
        let options: String =
            options.iter().map(|(key, value)| format!(", {}={value:?}", key.replace('-', "_"))).collect();
        format!("Game({:?}, seats={}{options})", self.name(), self.seats())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.__repr__() == other.__repr__()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.__repr__().hash(&mut hasher);
        hasher.finish()
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((&'static str, usize), Bound<'py, PyDict>)> {
        Ok(((self.name(), self.seats()), self.options(py)?))
    }
}
