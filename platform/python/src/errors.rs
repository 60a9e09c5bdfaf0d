//! The engine's errors as exceptions, in the engine's words.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};

create_exception!(bergfried, BergfriedError, PyValueError, "Something that the engine refuses; nothing has changed.");
create_exception!(
    bergfried,
    SetupError,
    BergfriedError,
    "There is no such game, or not with these seats, options or players."
);
create_exception!(
    bergfried,
    PlayError,
    BergfriedError,
    "A step that is not possible now, or a seat that is not at the table."
);
create_exception!(
    bergfried,
    RecordError,
    BergfriedError,
    "A text that is no record or saved state, or a record that is wrong."
);

pub(crate) fn setup(error: impl Display) -> PyErr {
    SetupError::new_err(error.to_string())
}

pub(crate) fn play(error: impl Display) -> PyErr {
    PlayError::new_err(error.to_string())
}

pub(crate) fn record(error: impl Display) -> PyErr {
    RecordError::new_err(error.to_string())
}
