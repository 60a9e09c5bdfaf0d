//! The Python package `bergfried`: states of every game, and thousands of matches at once, as numpy arrays.
//!
//! `docs/python.md` is its manual; `package/bergfried/_native.pyi` has its types.

mod components;
mod drawing;
mod errors;
mod game;
mod opponents;
mod player;
mod records;
mod state;
mod table;
mod values;
mod vector_env;

/// The part of the package that is written in Rust. Use `bergfried`.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::components::use_components;
    #[pymodule_export]
    use crate::drawing::{Drawing, drawings};
    #[pymodule_export]
    use crate::errors::{BergfriedError, PlayError, RecordError, SetupError};
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::player::Player;
    #[pymodule_export]
    use crate::records::{deserialize, load_record, verify};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector_env::VectorEnv;
}
