//! What can be wrong with choices and with saved states.

use kernel::Seat;
use session::{LoadError, PlayError, RecordError};

/// Why choices were refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// No legal action of the seat has these choices.
    #[error("seat {seat} may not choose {} now: see its mask", list(.choices))]
    Illegal {
        /// Who wanted to act.
        seat: Seat,
        /// The choices, from the first of the action.
        choices: Vec<u16>,
    },
    /// More choices must follow.
    #[error("{} is only the beginning of an action: see the mask for the next choice", list(.choices))]
    Unfinished {
        /// The choices, from the first of the action.
        choices: Vec<u16>,
    },
    /// The seat is not to act.
    #[error(transparent)]
    Play(#[from] PlayError),
}

fn list(choices: &[u16]) -> String {
    let numbers: Vec<String> = choices.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

/// Why a state cannot be made from a text or a view.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SavedError {
    /// It is something else, or was changed.
    #[error("this is not a saved state, or it was altered")]
    NotSaved,
    /// It is not what a seat of this game sees.
    #[error("this is not a view of {game}")]
    NotAView {
        /// The game's id.
        game: &'static str,
    },
    /// The record in it cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is of another game, version or box, or a step is not possible.
    #[error(transparent)]
    Load(#[from] LoadError),
}
