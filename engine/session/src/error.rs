//! Why something asked of a session was refused, in one line.

use kernel::{NotationError, Seat, SetupError, ToAct};

use crate::RecordError;

/// Why an action was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The text is not in the game's notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The table waits for someone else.
    #[error("seat {seat} is not to act: the table waits for {}", waiting(*.to_act))]
    NotToAct {
        /// Who wanted to act.
        seat: Seat,
        /// Whom the table waits for.
        to_act: ToAct,
    },
    /// The rules do not allow it now.
    #[error("seat {seat} may not play {action} now: {legal}")]
    Illegal {
        /// Who wanted to act.
        seat: Seat,
        /// What they wanted to do.
        action: String,
        /// What is allowed.
        legal: String,
    },
    /// The outcome entered is not possible now.
    #[error("{outcome} is no possible outcome now: {possible}")]
    Impossible {
        /// What was entered.
        outcome: String,
        /// What is possible.
        possible: String,
    },
}

fn waiting(to_act: ToAct) -> String {
    match to_act {
        ToAct::Nobody => "nobody, the game is over".to_owned(),
        ToAct::Chance => "chance".to_owned(),
        ToAct::Seats(seats) => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("seat {}", numbers.join(" and "))
        }
    }
}

/// `use A, B, C`, cut after a dozen.
pub(crate) fn offered<T: ToString>(list: &[T]) -> String {
    const SHOWN: usize = 12;
    let words: Vec<String> = list.iter().take(SHOWN).map(ToString::to_string).collect();
    match list.len() {
        0 => "there is nothing to choose".to_owned(),
        count if count > SHOWN => format!("use one of {} and {} more", words.join(", "), count - SHOWN),
        _ => format!("use one of {}", words.join(", ")),
    }
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// The seat has done nothing yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Someone else has decided since.
    #[error("seat {0} has acted since")]
    OtherSeat(Seat),
    /// A die has fallen, a card has been drawn.
    #[error("chance has decided since")]
    Chance,
    /// Something hidden has been shown.
    #[error("something hidden has been shown since")]
    Reveal,
}

/// Why a record cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is of another game.
    #[error("the record is of {found}, not of {expected}")]
    OtherGame {
        /// The game the record names.
        found: String,
        /// The game asked.
        expected: &'static str,
    },
    /// It was played under other rules.
    #[error("the record was played under rules version {found} of {game}; this program plays version {expected}")]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The version the record names.
        found: u32,
        /// The version this program plays.
        expected: u32,
    },
    /// Its seats or options are not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step is not possible.
    #[error("line {line}: {reason}")]
    Step {
        /// The line in the record file.
        line: usize,
        /// Why not.
        reason: String,
    },
}
