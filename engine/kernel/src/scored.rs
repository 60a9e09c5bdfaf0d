//! The score of a table that people describe in a file, as they have it before them with the real box.

use serde::Serialize;

use crate::message::Message;
use crate::standings::{Contender, ScoreSheet};

/// How a game scores a table that people describe in a small TOML file.
#[derive(Clone, Copy, Debug)]
pub struct TableScorer {
    /// Reads the description and scores it; the error names the place and the reason.
    pub score: fn(&str) -> Result<ScoredTable, Message>,
    /// A small description with the usual fields, to start from.
    pub example: &'static str,
    /// The fields of a description, in groups that are explained together. The words for a group have the name of its first
    /// field in their key: `castle-table-field-place`.
    pub fields: &'static [&'static [&'static str]],
}

/// The score of a described table: what counts, where, for whom, and the itemised totals.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ScoredTable {
    /// What was found on the table, in the order in which the rulebook scores it.
    pub findings: Vec<Finding>,
    /// The itemised score of everyone.
    pub sheet: ScoreSheet,
    /// What the description calls the seats, in their order; empty if it only counts them. Programs know the numbers.
    #[serde(skip)]
    pub seats: Vec<Message>,
}

/// One thing on the table that scores, or could.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// What it is: a short id such as `"tower"` or a room's id.
    pub what: String,
    /// What people call it; nothing if it has the name of the score source with the id `what`.
    pub name: Option<Message>,
    /// Where it lies, in the game's notation.
    pub place: String,
    /// The same in words, unless it is notation that everyone reads.
    #[serde(skip)]
    pub place_words: Option<Message>,
    /// Who gets the points; nobody, where it counts for none.
    pub owner: Option<Contender>,
    /// How the points come about: `4 tiles x 2 (fountain)`.
    pub reason: Message,
    /// The points.
    pub points: i32,
}
