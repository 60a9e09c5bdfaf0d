//! Why something was refused: a code for programs, words for people.

use axum::http::StatusCode;
use present::Words;

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// There is no such match.
    UnknownMatch,
    /// There is no such game.
    UnknownGame,
    /// There is no such page.
    UnknownPage,
    /// The match was played under rules this program does not know any more, or not yet.
    OtherRules { found: u32, expected: u32 },
    /// The message cannot be read.
    BadMessage,
    /// The form cannot be read.
    BadForm,
    /// Too much text.
    TooLong,
    /// Too many messages at once.
    TooFast,
    /// The sender does not sit there.
    NotYourSeat,
    /// The seat is not to act.
    NotYourTurn,
    /// The decision has been taken, or the table has changed since.
    StaleDecision,
    /// The rules do not allow it; why, in the rules' words.
    IllegalAction { reason: String },
    /// The options do not go together; why.
    BadOptions { reason: String },
    /// The file is no record; why.
    BadRecord { reason: String },
    /// The match has not begun, or is over.
    NotRunning,
    /// The match is not over yet.
    NotOver,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// There is no such request.
    NoRequest,
    /// Somebody else sits there already.
    SeatTaken,
    /// The invitation does not fit.
    BadInvitation,
    /// The request came from another site's page.
    OtherOrigin,
    /// What happened could not be made durable, so it has not happened.
    StoreFailed,
    /// The server is going down.
    GoingDown,
}

impl Refusal {
    /// The code.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::UnknownMatch => "unknown-match",
            Self::UnknownGame => "unknown-game",
            Self::UnknownPage => "unknown-page",
            Self::OtherRules { .. } => "other-rules",
            Self::BadMessage => "bad-message",
            Self::BadForm => "bad-form",
            Self::TooLong => "too-long",
            Self::TooFast => "too-fast",
            Self::NotYourSeat => "not-your-seat",
            Self::NotYourTurn => "not-your-turn",
            Self::StaleDecision => "stale-decision",
            Self::IllegalAction { .. } => "illegal-action",
            Self::BadOptions { .. } => "bad-options",
            Self::BadRecord { .. } => "bad-record",
            Self::NotRunning => "not-running",
            Self::NotOver => "not-over",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NoRequest => "no-request",
            Self::SeatTaken => "seat-taken",
            Self::BadInvitation => "bad-invitation",
            Self::OtherOrigin => "other-origin",
            Self::StoreFailed => "store-failed",
            Self::GoingDown => "going-down",
        }
    }

    /// The words.
    pub(crate) fn words(&self, words: &Words) -> String {
        match self {
            Self::UnknownMatch => words.text("refusal-unknown-match"),
            Self::UnknownGame => words.text("refusal-unknown-game"),
            Self::UnknownPage => words.text("refusal-unknown-page"),
            Self::OtherRules { found, expected } => {
                words.with("refusal-other-rules", &[("found", (*found).into()), ("expected", (*expected).into())])
            }
            Self::BadMessage => words.text("refusal-bad-message"),
            Self::BadForm => words.text("refusal-bad-form"),
            Self::TooLong => words.text("refusal-too-long"),
            Self::TooFast => words.text("refusal-too-fast"),
            Self::NotYourSeat => words.text("refusal-not-your-seat"),
            Self::NotYourTurn => words.text("refusal-not-your-turn"),
            Self::StaleDecision => words.text("refusal-stale-decision"),
            Self::IllegalAction { reason } => words.with("refusal-illegal-action", &[("reason", reason.into())]),
            Self::BadOptions { reason } => words.with("refusal-bad-options", &[("reason", reason.into())]),
            Self::BadRecord { reason } => words.with("refusal-bad-record", &[("reason", reason.into())]),
            Self::NotRunning => words.text("refusal-not-running"),
            Self::NotOver => words.text("refusal-not-over"),
            Self::NothingToTakeBack => words.text("refusal-nothing-to-take-back"),
            Self::NoRequest => words.text("refusal-no-request"),
            Self::SeatTaken => words.text("refusal-seat-taken"),
            Self::BadInvitation => words.text("refusal-bad-invitation"),
            Self::OtherOrigin => words.text("refusal-other-origin"),
            Self::StoreFailed => words.text("refusal-store-failed"),
            Self::GoingDown => words.text("refusal-going-down"),
        }
    }

    /// The status of the page that shows it.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::UnknownMatch | Self::UnknownGame | Self::UnknownPage => StatusCode::NOT_FOUND,
            Self::OtherRules { .. } => StatusCode::GONE,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Self::NotYourSeat | Self::BadInvitation | Self::OtherOrigin => StatusCode::FORBIDDEN,
            Self::StoreFailed | Self::GoingDown => StatusCode::SERVICE_UNAVAILABLE,
            Self::BadMessage | Self::BadForm | Self::BadOptions { .. } | Self::BadRecord { .. } => {
                StatusCode::BAD_REQUEST
            }
            _ => StatusCode::CONFLICT,
        }
    }
}
