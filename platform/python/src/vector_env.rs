//! Many matches that are stepped in one call.

use std::sync::Mutex;

use environments::{ChoiceError, Environment, Opponents};
use kernel::Choices;
use machine::Threads;
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyUntypedArrayMethods as _};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::game::Game;
use crate::{errors, opponents, values};

/// How many choices of an unfinished action there can be.
const CHOSEN: usize = Choices::MOST - 1;

type Matches = Vec<Box<dyn Environment>>;

/// Many matches of a game that are stepped in one call and begin anew by themselves.
///
/// In every match a seat of the learner is to act. `step` takes one choice for each match, and writes what follows into the
/// arrays of the environment, which stay the same objects. `docs/python.md` has an example.
///
/// `opponents` are computer players: a name such as `"easy"` for all seats but one, which changes from match to match, or a
/// dict from seats to names; without any, the learner acts for every seat. `threads` is the number of threads, 0 for all
/// cores. What happens depends on the seed and the choices alone.
#[pyclass(frozen, module = "bergfried")]
pub(crate) struct VectorEnv {
    game: Py<Game>,
    opponents: Opponents,
    /// The threads that step matches; `None` if it is the one that calls.
    pool: Option<rayon::ThreadPool>,
    matches: Mutex<Matches>,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    seats: Py<PyArray1<u8>>,
    chosen: Py<PyArray2<i16>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
}

/// What one match writes.
struct Row<'a> {
    one: &'a mut Box<dyn Environment>,
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    chosen: &'a mut [i16],
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl Row<'_> {
    /// Writes the decision that the learner has now.
    fn write(&mut self) {
        let chosen = self.one.chosen();
        for (index, place) in self.chosen.iter_mut().enumerate() {
            *place = chosen.get(index).map_or(-1, |choice| *choice as i16);
        }
        // Within an action nothing changes that anybody can see.
        if chosen.is_empty() {
            self.one.observe(self.observation);
        }
        self.one.mask(self.mask);
        *self.seat = self.one.seat().index() as u8 + 1;
    }
}

impl VectorEnv {
    fn matches(&self) -> PyResult<std::sync::MutexGuard<'_, Matches>> {
        let busy = |_| PyRuntimeError::new_err("another thread uses this environment, or a step of it has failed");
        self.matches.try_lock().map_err(busy)
    }

    /// Lets every match do something and write it, without the interpreter's lock.
    fn run(&self, py: Python<'_>, matches: &mut Matches, act: impl Fn(&mut Row<'_>) + Send + Sync) -> PyResult<()> {
        let game = &self.game.get().table;
        let (bytes, count, seats) = (game.observation_len(), game.choices(), game.rules.seats().get());
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut to_act = self.seats.bind(py).try_readwrite()?;
        let mut chosen = self.chosen.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let parts = matches
            .iter_mut()
            .zip(observations.as_slice_mut()?.chunks_exact_mut(bytes))
            .zip(masks.as_slice_mut()?.chunks_exact_mut(count))
            .zip(to_act.as_slice_mut()?)
            .zip(chosen.as_slice_mut()?.chunks_exact_mut(CHOSEN))
            .zip(rewards.as_slice_mut()?.chunks_exact_mut(seats))
            .zip(dones.as_slice_mut()?);
        let rows = parts.map(|((((((one, observation), mask), seat), chosen), rewards), done)| Row {
            one,
            observation,
            mask,
            seat,
            chosen,
            rewards,
            done,
        });
        py.detach(|| self.each(rows, |mut row| act(&mut row)));
        Ok(())
    }

    /// Calls `act` for every item, on the threads of the environment.
    fn each<T: Send>(&self, items: impl Iterator<Item = T>, act: impl Fn(T) + Send + Sync) {
        match &self.pool {
            Some(pool) => {
                let items: Vec<T> = items.collect();
                pool.install(|| items.into_par_iter().for_each(act));
            }
            None => items.for_each(act),
        }
    }

    /// The choice of each match: an array or a sequence of whole numbers.
    fn read(&self, choices: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        let py = choices.py();
        let array = match choices.extract::<PyReadonlyArray1<'_, i64>>() {
            Ok(array) => array,
            Err(_) => {
                let numpy = py.import("numpy")?;
                let any = numpy.call_method1("asarray", (choices,))?;
                let kind: String = any.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    return Err(PyTypeError::new_err("choices are whole numbers, one for each match"));
                }
                any.call_method1("astype", (numpy.getattr("int64")?,))?.extract()?
            }
        };
        let matches = self.seats.bind(py).len();
        if array.len() != matches {
            return Err(errors::play(format!("{} choices for {matches} matches", array.len())));
        }
        let count = self.game.get().table.choices();
        array.as_array().iter().map(|number| values::choice(*number, count)).collect()
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, n, opponents=None, threads=0, seed=0))]
    fn new(
        py: Python<'_>,
        game: Py<Game>,
        n: usize,
        opponents: Option<&Bound<'_, PyAny>>,
        threads: usize,
        seed: u64,
    ) -> PyResult<Self> {
        if n == 0 {
            return Err(errors::setup("an environment has at least one match"));
        }
        let opponents = opponents::read(opponents, &*game.get().table.rules)?;
        let start = || rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = (threads != 1).then(start).transpose();
        let (bytes, count) = (game.get().table.observation_len(), game.get().table.choices());
        let seats = game.get().table.rules.seats().get();
        let environment = Self {
            opponents,
            pool: pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?,
            matches: Mutex::new(Vec::new()),
            observations: PyArray2::zeros(py, [n, bytes], false).unbind(),
            masks: PyArray2::zeros(py, [n, count], false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            chosen: PyArray2::zeros(py, [n, CHOSEN], false).unbind(),
            rewards: PyArray2::zeros(py, [n, seats], false).unbind(),
            dones: PyArray1::zeros(py, n, false).unbind(),
            game,
        };
        environment.reset(py, seed)?;
        Ok(environment)
    }

    /// The game that is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// What the seat to act may know, a row for each match: `Game.observation_slices` says what the bytes mean.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.observations.clone_ref(py)
    }

    /// Which choices may come next, a row for each match: 1 or 0.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.masks.clone_ref(py)
    }

    /// The seat to act in each match, counted from 1.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.seats.clone_ref(py)
    }

    /// The choices made so far in the action of the seat, a row for each match; -1 where there is none.
    #[getter]
    fn chosen(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.chosen.clone_ref(py)
    }

    /// What each seat has gained in the last step, a row for each match: the result where a match has ended, else 0.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Where a match has ended in the last step. The other arrays already show the next one, except for the rewards.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// Makes the next choice in every match. If one of them is not allowed, no match is stepped.
    fn step(&self, py: Python<'_>, choices: &Bound<'_, PyAny>) -> PyResult<()> {
        let choices = self.read(choices)?;
        let mut matches = self.matches()?;
        let matches = &mut *matches;
        let check = |(index, (one, choice)): (usize, (&mut Box<dyn Environment>, &u16))| {
            one.choose(*choice).err().map(|error| (index, error))
        };
        let refused: Option<(usize, ChoiceError)> = py.detach(|| match &self.pool {
            Some(pool) => pool.install(|| matches.par_iter_mut().zip(&choices).enumerate().find_map_first(check)),
            None => matches.iter_mut().zip(&choices).enumerate().find_map(check),
        });
        if let Some((index, error)) = refused {
            return Err(errors::play(format!("match {index}: {error}")));
        }
        self.run(py, matches, |row| {
            *row.done = row.one.advance(&Threads, row.rewards);
            row.write();
        })
    }

    /// Begins all matches anew, with another seed.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut matches = self.matches()?;
        let matches = &mut *matches;
        let count = self.seats.bind(py).len() as u64;
        let rules = &self.game.get().table.rules;
        let begin = |number| rules.environment(self.opponents.clone(), seed, number, &Threads);
        *matches = py.detach(|| match &self.pool {
            Some(pool) => pool.install(|| (0..count).into_par_iter().map(begin).collect()),
            None => (0..count).map(begin).collect(),
        });
        self.run(py, matches, |row| {
            row.rewards.fill(0.0);
            *row.done = false;
            row.write();
        })
    }

    /// A random choice for each match, such that all legal actions have the same probability.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut matches = self.matches()?;
        let matches = &mut *matches;
        let array = PyArray1::zeros(py, matches.len(), false);
        let mut borrowed = array.try_readwrite()?;
        let pairs = matches.iter_mut().zip(borrowed.as_slice_mut()?);
        py.detach(|| self.each(pairs, |(one, choice)| *choice = i64::from(one.sample())));
        drop(borrowed);
        Ok(array)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.seats.bind(py).len()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let game = self.game.bind(py).repr()?;
        let threads = self.pool.as_ref().map_or(1, rayon::ThreadPool::current_num_threads);
        Ok(format!("VectorEnv({game}, n={}, threads={})", self.__len__(py), threads))
    }
}
