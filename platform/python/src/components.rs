//! Other pieces than the built-in ones.

use std::fs;
use std::path::PathBuf;

use pyo3::prelude::*;

use crate::errors;
use crate::table::find;

/// Plays a game with the pieces of a component file instead of the built-in ones, in this process, from now on.
///
/// It must come before anything else is done with the game, and once. `bergfried components GAME` prints the built-in file.
#[pyfunction]
pub(crate) fn use_components(game: &str, path: PathBuf) -> PyResult<()> {
    let info = find(game)?.info();
    let text = fs::read_to_string(&path)?;
    info.use_components(text).map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(|problem| format!("{}: {problem}", path.display())).collect();
        errors::setup(lines.join("\n"))
    })
}
