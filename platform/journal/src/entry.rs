//! What is written: new matches and entries of their journals.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, SeatSet};

use crate::Token;

/// A table that is being laid.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: Token,
    /// The game's id.
    pub game: String,
    /// The rules version it will be played under to its end.
    pub rules_version: u32,
    /// The options agreed on.
    pub options: Vec<(String, String)>,
    /// The secret from which its chance follows, as hexadecimal digits.
    pub seed: String,
    /// Who lays it.
    pub host: Token,
    /// May anyone in the lobby sit down?
    pub listed: bool,
    /// How time is counted.
    pub clock: Clock,
    /// Shall the drawings help with what follows from the rules?
    pub aids: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who sits where so far.
    pub seats: Vec<SeatRow>,
}

/// One seat of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whoever has this token may sit down while the seat is open.
    pub invitation: Token,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A guest.
    Guest {
        /// Who.
        guest: Token,
        /// The name they go by at this table.
        name: String,
        /// Does a bot play for them?
        stand_in: Option<StandIn>,
    },
    /// A computer player.
    Bot {
        /// How strong.
        level: String,
    },
}

impl Occupant {
    /// The guest, if one sits there.
    #[must_use]
    pub fn guest(&self) -> Option<Token> {
        match self {
            Self::Guest { guest, .. } => Some(*guest),
            Self::Open | Self::Bot { .. } => None,
        }
    }
}

/// Why a bot plays for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandIn {
    /// They left; they may come back.
    Left,
    /// Their time for a move ran out; they may come back.
    Slow,
    /// Their time for the whole game is used up.
    TimeUp,
    /// They gave up at a table where the others play on.
    Resigned,
}

impl StandIn {
    /// May the guest take the seat back?
    #[must_use]
    pub const fn may_return(self) -> bool {
        matches!(self, Self::Left | Self::Slow)
    }
}

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// So many seconds for every decision.
    Move(u32),
    /// So many seconds for all decisions of a seat together.
    Game(u32),
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Move(seconds) => write!(f, "move {seconds}"),
            Self::Game(seconds) => write!(f, "game {seconds}"),
        }
    }
}

/// A text that is no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock is `none`, `move SECONDS` or `game SECONDS`, with 1 to 604800 seconds")]
pub struct ClockError;

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Self, ClockError> {
        let seconds =
            |text: &str| text.parse().ok().filter(|seconds| (1..=604_800).contains(seconds)).ok_or(ClockError);
        match text.split_once(' ') {
            None if text == "none" => Ok(Self::None),
            Some(("move", rest)) => Ok(Self::Move(seconds(rest)?)),
            Some(("game", rest)) => Ok(Self::Game(seconds(rest)?)),
            _ => Err(ClockError),
        }
    }
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// For players to sit down.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// One thing that happened in a match and must not be lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it was.
    pub kind: EntryKind,
    /// Who sent the message that caused it, if a guest did.
    pub guest: Option<Token>,
    /// The id the client gave that message.
    pub message: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// The match began; chance had decided this much before anyone could act.
    Start {
        /// The steps as a record writes them.
        steps: Vec<String>,
    },
    /// A seat acted, and chance after it.
    Steps {
        /// Who.
        seat: Seat,
        /// The steps as a record writes them.
        steps: Vec<String>,
    },
    /// Steps were taken back.
    Back {
        /// Who wanted it.
        seat: Seat,
        /// So many steps were kept; chance after them fell again as it had.
        kept: usize,
        /// The steps of the match afterwards that go beyond the kept ones.
        steps: Vec<String>,
    },
    /// A seat gave up, and the match with it.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Somebody else plays a seat now.
    Seat {
        /// Which.
        seat: Seat,
        /// Who.
        occupant: Occupant,
    },
    /// Somebody said something.
    Chat {
        /// Under which name.
        name: String,
        /// What.
        text: String,
    },
    /// The same players go on at another table.
    Rematch {
        /// Which.
        next: Token,
    },
}

/// What the lobby and the alarm clock must know of a match after an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where it stands.
    pub status: Status,
    /// How many steps there are.
    pub steps: usize,
    /// Who is to act.
    pub to_act: SeatSet,
    /// Thinking time used per seat, in milliseconds.
    pub spent: Vec<i64>,
    /// When the match must be awake even if nobody looks.
    pub wake_at: Option<i64>,
    /// Once it is over: one line per contender with score and rank.
    pub result: Option<Vec<(String, i32, u8)>>,
}

/// An entry on its way into a journal.
#[derive(Clone, Debug)]
pub struct Append {
    /// Whose journal.
    pub id: Token,
    /// The number of the entry: one more than the last. A second writer of the same journal would be noticed by it.
    pub number: u32,
    /// What happened.
    pub entry: Entry,
    /// Where the match stands then.
    pub summary: Summary,
}
