//! The entries of a match's journal.

use kernel::{Seat, SeatSet};
use session::{Commitment, Contribution};

use crate::{Occupant, SeatClock, Token};

/// The stage a match has reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Seats are still open.
    Waiting,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
    /// Its host has withdrawn it before it began.
    Withdrawn,
}

impl Status {
    /// The word for it in the store and on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
            Self::Withdrawn => "withdrawn",
        }
    }
}

/// One thing that happened in a match. Entries are only ever added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What happened.
    pub kind: EntryKind,
    /// Who sent the message that caused it, if a guest did.
    pub guest: Option<Token>,
    /// The id the client gave that message; empty if it gave none.
    pub message: String,
    /// When, in milliseconds of server time: the time for which servers have run on this data. It never jumps and never goes
    /// back, whatever happens to the calendar.
    pub up: i64,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// The match began.
    Start {
        /// The chance steps before anyone could act, as a record writes them.
        steps: Vec<String>,
    },
    /// A seat acted.
    Steps {
        /// Who acted.
        seat: Seat,
        /// The action and the chance steps after it, as a record writes them.
        steps: Vec<String>,
    },
    /// Steps were taken back.
    TakeBack {
        /// Who asked for it.
        seat: Seat,
        /// How many steps were kept.
        kept: usize,
        /// The chance steps that followed again after the kept ones.
        steps: Vec<String>,
    },
    /// A seat asked the others to agree to a take-back.
    Ask {
        /// Who asked.
        seat: Seat,
        /// How many steps would be kept.
        kept: usize,
    },
    /// A seat answered the last request, and it was not the last consent that was missing.
    Answer {
        /// Who answered.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// A seat gave up and the match ended.
    Resign {
        /// Who gave up.
        seat: Seat,
    },
    /// A seat has another occupant, or a computer stands in for its guest, or does no longer.
    Seat {
        /// Which seat.
        seat: Seat,
        /// Its occupant from now on.
        occupant: Occupant,
    },
    /// The host has removed somebody before the match began. They cannot sit down here again.
    Remove {
        /// The seat, which is open again.
        seat: Seat,
        /// Who sat there.
        guest: Token,
    },
    /// The host has withdrawn the match before it began.
    Withdraw,
    /// The guest who sent it has committed to a contribution to chance.
    Contribute {
        /// The hash of the contribution.
        hash: Commitment,
    },
    /// The guest who sent it has opened the contribution.
    Open {
        /// The contribution.
        contribution: Contribution,
    },
    /// Somebody wrote in the chat.
    Chat {
        /// The name they used.
        name: String,
        /// What they wrote.
        text: String,
    },
    /// A seat hides what somebody writes in the chat, or shows it again.
    Mute {
        /// Whose reader this is about.
        seat: Seat,
        /// Whose lines.
        whom: Muted,
        /// Whether they are hidden.
        hidden: bool,
    },
    /// The same players went on to another match.
    Rematch {
        /// The id of that match.
        next: Token,
    },
}

/// Whose lines of the chat a seat hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Muted {
    /// Those of whoever sits there.
    Seat(Seat),
    /// Those of everyone without a seat.
    Spectators,
}

impl EntryKind {
    /// How many steps the entry adds to the match.
    #[must_use]
    pub fn added_steps(&self) -> usize {
        match self {
            Self::Start { steps } | Self::Steps { steps, .. } | Self::TakeBack { steps, .. } => steps.len(),
            Self::Ask { .. }
            | Self::Answer { .. }
            | Self::Resign { .. }
            | Self::Seat { .. }
            | Self::Remove { .. }
            | Self::Withdraw
            | Self::Contribute { .. }
            | Self::Open { .. }
            | Self::Chat { .. }
            | Self::Mute { .. }
            | Self::Rematch { .. } => 0,
        }
    }
}

/// What the lobby and the wake-up list need to know of a match after an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The stage it has reached.
    pub status: Status,
    /// The number of steps.
    pub steps: usize,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// Thinking time used per seat, up to this entry.
    pub clocks: Vec<SeatClock>,
    /// When the match must be in memory even if nobody is connected, in milliseconds of server time.
    pub wake_at: Option<i64>,
    /// Once it is over: contender, score and rank.
    pub result: Option<Vec<(String, i32, u8)>>,
}

/// An entry on its way into a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The match.
    pub id: Token,
    /// The number of the entry: one more than the last. A second writer of the same journal is noticed by it.
    pub number: u32,
    /// The entry itself.
    pub entry: Entry,
    /// The match after it.
    pub summary: Summary,
}
