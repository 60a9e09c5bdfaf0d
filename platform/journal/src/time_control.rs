//! How thinking time is counted.

use std::fmt;
use std::str::FromStr;

/// How much time people have for their decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    /// No limit.
    #[default]
    None,
    /// This many seconds for every decision.
    PerMove(u32),
    /// This many seconds for all decisions of a seat together.
    PerGame(u32),
}

/// The thinking time that a seat has used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatClock {
    /// For all its decisions together, in milliseconds.
    pub spent: i64,
    /// For each of its last decisions, by number and in rising order, in milliseconds. A decision that comes back after a
    /// take-back goes on with the time it had used.
    pub turns: Vec<(u32, i64)>,
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::PerMove(seconds) => write!(f, "move {seconds}"),
            Self::PerGame(seconds) => write!(f, "game {seconds}"),
        }
    }
}

/// A text that is not a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock is `none`, `move SECONDS` or `game SECONDS`, with 1 to 604800 seconds")]
pub struct TimeControlError;

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let seconds =
            |text: &str| text.parse().ok().filter(|seconds| (1..=604_800).contains(seconds)).ok_or(TimeControlError);
        match text.split_once(' ') {
            None if text == "none" => Ok(Self::None),
            Some(("move", rest)) => Ok(Self::PerMove(seconds(rest)?)),
            Some(("game", rest)) => Ok(Self::PerGame(seconds(rest)?)),
            _ => Err(TimeControlError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_reads_back_as_itself() {
        for control in [TimeControl::None, TimeControl::PerMove(30), TimeControl::PerGame(604_800)] {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for bad in ["", "move", "move 0", "move -1", "game 604801", "none 3", "Move 3"] {
            assert_eq!(bad.parse::<TimeControl>(), Err(TimeControlError), "{bad}");
        }
    }
}
