//! What programs are told of a match; `docs/api.md` describes it.

use std::collections::BTreeMap;

use journal::{Occupant, Status};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct MatchView {
    /// The id of the match.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options agreed on.
    pub options: BTreeMap<String, String>,
    /// The stage it has reached.
    pub status: MatchStatus,
    /// Whether it is a practice match, in which everything can be taken back.
    pub practice: bool,
    /// Increases with every change anyone could see, while the match stays in memory.
    pub version: u64,
    /// The number of steps.
    pub steps: usize,
    /// The seat whose view this is; null for spectators.
    pub seat: Option<usize>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The seats that are to act.
    pub to_act: Vec<usize>,
    /// The decision this seat is asked for; null if it is not to act. Send it back with the action.
    pub decision: Option<u32>,
    /// All that the viewer may know, as the game's rules write it.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The same as a text board.
    pub board: String,
    /// What happened from the requested step on, as the viewer may know it.
    pub events: Vec<StepEvents>,
    /// Once the match is over: score and rank of everyone.
    pub result: Vec<ResultLine>,
    /// The hash of the server's secret that decides all chance, alone or with the contributions of guests; null if the player
    /// enters what is drawn.
    pub commitment: Option<String>,
    /// What guests have contributed to chance so far.
    pub contributions: Vec<ContributionView>,
    /// What you have to send before the match begins; null if nothing.
    pub contribution_due: Option<ContributionDue>,
    /// The seats of all who have to send something before the match begins, one for each guest.
    pub missing: Vec<usize>,
}

/// What a guest contributes to chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ContributionView {
    /// The first seat of the guest.
    pub seat: usize,
    /// The SHA-256 hash of the contribution.
    pub hash: String,
    /// The contribution itself, once the match has begun.
    pub opening: Option<String>,
}

/// What a guest has to send before a match begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ContributionDue {
    /// The hash of a contribution.
    Hash,
    /// The contribution itself: all seats are taken, and all hashes are there.
    Opening,
}

/// The stage a match has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchStatus {
    /// Seats are still open.
    Waiting,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
    /// Its host has withdrawn it before it began.
    Withdrawn,
}

impl From<Status> for MatchStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Waiting => Self::Waiting,
            Status::Running => Self::Running,
            Status::Over => Self::Over,
            Status::Withdrawn => Self::Withdrawn,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A guest, person or program; in a request, the one who sends it.
    Person,
    /// A computer player of the server.
    Bot,
    /// Nobody yet.
    Open,
}

impl From<&Occupant> for SeatKind {
    fn from(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Open => Self::Open,
            Occupant::Guest { .. } => Self::Person,
            Occupant::Bot { .. } => Self::Bot,
        }
    }
}

/// A seat of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The number of the seat, from 1.
    pub seat: usize,
    /// Who sits there.
    pub kind: SeatKind,
    /// Their name.
    pub name: String,
    /// The points so far, as the viewer may know them.
    pub score: i32,
}

/// What happened in one step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StepEvents {
    /// The step, counted from 0.
    pub step: usize,
    /// The events, as the game's rules write them.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
}

/// A line of the ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ResultLine {
    /// A seat's number, or `automaton`.
    pub who: String,
    /// The points.
    pub score: i32,
    /// The rank, from 1.
    pub rank: u8,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Choices {
    /// The number of the seat, from 1.
    pub seat: usize,
    /// The decision to send back with the action; null if the seat is not to act.
    pub decision: Option<u32>,
    /// The legal actions.
    pub actions: Vec<Choice>,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The action in words.
    pub words: String,
}

/// An action that was played and is durable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Played {
    /// The stage the match has reached.
    pub status: MatchStatus,
    /// The version that shows it.
    pub version: u64,
    /// The number of steps now.
    pub steps: usize,
}
