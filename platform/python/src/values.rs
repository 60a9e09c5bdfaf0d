//! Values that go from Python to the engine and back.

use kernel::{Contender, Seat, SeatCount, Viewer};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use session::contender_word;

use crate::errors;

/// The seat with a number, counted from 1.
pub(crate) fn seat(number: usize, seats: SeatCount) -> PyResult<Seat> {
    let found = seats.seats().find(|seat| seat.index() + 1 == number);
    found.ok_or_else(|| errors::play(format!("there is no seat {number}: the table has {}", seats.get())))
}

/// A seat, or a spectator if there is no number.
pub(crate) fn viewer(number: Option<usize>, seats: SeatCount) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number, seats).map(Viewer::Seat))
}

/// A contender: the number of the seat, or `automaton`.
pub(crate) fn contender<'py>(py: Python<'py>, who: Contender) -> PyResult<Bound<'py, PyAny>> {
    match who {
        Contender::Seat(seat) => Ok((seat.index() + 1).into_pyobject(py)?.into_any()),
        Contender::Automaton => Ok(contender_word(who).into_pyobject(py)?.into_any()),
    }
}

/// One choice, or several.
pub(crate) fn choices(value: &Bound<'_, PyAny>, count: usize) -> PyResult<Vec<u16>> {
    let numbers = match value.extract::<i64>() {
        Ok(one) => vec![one],
        Err(_) => value.extract::<Vec<i64>>()?,
    };
    numbers.into_iter().map(|number| choice(number, count)).collect()
}

/// One choice of a game that has `count` of them.
pub(crate) fn choice(number: i64, count: usize) -> PyResult<u16> {
    let choice = u16::try_from(number).ok().filter(|choice| usize::from(*choice) < count);
    choice
        .ok_or_else(|| errors::play(format!("there is no choice {number}: they are numbered from 0 to {}", count - 1)))
}

/// A random number: the argument itself, or drawn from a `random.Random` or a `numpy.random.Generator`.
pub(crate) fn random(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    if rng.is_instance_of::<PyInt>() {
        rng.extract()
    } else if rng.hasattr("getrandbits")? {
        rng.call_method1("getrandbits", (64,))?.extract()
    } else {
        rng.call_method1("integers", (0, i64::MAX))?.extract()
    }
}

/// Lets `write` fill an array of `len` bytes: `out`, or a new one.
pub(crate) fn fill<'py>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<u8>>>,
    len: usize,
    write: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let array = out.unwrap_or_else(|| PyArray1::zeros(py, len, false));
    let mut borrowed = array.try_readwrite()?;
    let bytes = borrowed.as_slice_mut()?;
    if bytes.len() != len {
        let found = bytes.len();
        return Err(errors::BergfriedError::new_err(format!("out has {found} bytes: it must have {len}")));
    }
    write(bytes);
    drop(borrowed);
    Ok(array)
}
