//! The commands, one file each.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod components;
pub(crate) mod copy;
pub(crate) mod games;
mod log;
mod matches_file;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
mod table;
pub(crate) mod verify;
pub(crate) mod worker;
mod workers;

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::Result;

use crate::errors::CommandError;

/// A file's text; `-` is standard input.
fn read(file: &Path) -> Result<String> {
    let cannot_read =
        |error: io::Error| CommandError::CannotRead { file: file.display().to_string(), reason: (&error).into() };
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let text = String::from_utf8(bytes.map_err(cannot_read)?);
    Ok(text.map_err(|_| CommandError::NotText { file: file.display().to_string() })?)
}

/// The game that `id` names.
fn find(id: &str) -> Result<&'static dyn catalog::CatalogGame, CommandError> {
    catalog::find(id).ok_or_else(|| CommandError::NoGame { game: kernel::shortened(id), known: catalog::ids() })
}

/// Why a file or folder could not be written.
fn cannot_write(path: &Path) -> impl Fn(io::Error) -> CommandError {
    move |error| CommandError::CannotWrite { file: path.display().to_string(), reason: (&error).into() }
}
