//! A match as it is stored, and as the lobby lists it.

use kernel::SeatSet;

use crate::{Entry, MatchSeat, Occupant, SeatClock, Status, TimeControl, Token};

/// What is fixed when a match is created, and its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// The id of the match.
    pub id: Token,
    /// The game's id.
    pub game: String,
    /// The rules version it is played under to its end.
    pub rules_version: u32,
    /// The hash of the box it is played with to its end; empty for the built-in pieces.
    pub own_box: String,
    /// The options agreed on.
    pub options: Vec<(String, String)>,
    /// The secret that decides all chance of the match, alone or with what guests contribute, as hexadecimal digits.
    pub seed: String,
    /// Whether guests contribute to chance. Then the match begins when all of them have.
    pub shared_chance: bool,
    /// Whether the one player enters what is drawn, because the pieces lie on a real table.
    pub entered_chance: bool,
    /// The guest who created it.
    pub host: Token,
    /// A pseudonym for the network address of its host; empty if it is not known.
    pub origin: String,
    /// Whether anyone in the lobby may take an open seat.
    pub listed: bool,
    /// How thinking time is counted.
    pub clock: TimeControl,
    /// Whether the drawings help with what follows from the rules.
    pub aids: bool,
    /// Whether spectators may write in the chat.
    pub spectators_write: bool,
    /// Whether everybody agrees to hints from the computer, although people play against each other.
    pub hints: bool,
    /// Whether it is a practice match, in which everything can be taken back.
    pub practice: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Who sits where.
    pub seats: Vec<MatchSeat>,
}

/// A match with all that happened in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMatch {
    /// What was fixed at the start, with the seats as they are now.
    pub row: MatchRow,
    /// When the last entry was written, in milliseconds since 1970.
    pub changed: i64,
    /// The stage it has reached.
    pub status: Status,
    /// Thinking time used per seat, up to the last entry.
    pub clocks: Vec<SeatClock>,
    /// What happened, in order.
    pub journal: Vec<Entry>,
}

/// A match as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyMatch {
    /// The id of the match.
    pub id: Token,
    /// The game's id.
    pub game: String,
    /// The stage it has reached.
    pub status: Status,
    /// When the last entry was written, in milliseconds since 1970.
    pub changed: i64,
    /// The number of steps.
    pub steps: usize,
    /// The seats that are to act.
    pub to_act: SeatSet,
    /// How thinking time is counted.
    pub clock: TimeControl,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Once it is over: contender, score and rank.
    pub result: Vec<(String, i32, u8)>,
}
