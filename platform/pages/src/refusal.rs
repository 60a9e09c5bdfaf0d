//! Why something was refused: one description of every error code, for pages, sockets and the API.

use std::fmt;

use catalog::CatalogGame;
use kernel::{Describe, Message, SetupError};
use present::{Arg, Language, Words};
use serde_json::{Value, json};
use session::{LoadError, PlayError, RecordError, TakeBackError};

use crate::names::NameError;
use crate::words::words;

/// Why something was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such match.
    UnknownMatch,
    /// There is no such game.
    UnknownGame,
    /// There is no such page.
    UnknownPage,
    /// The API has no such address.
    UnknownAddress,
    /// The match was played under a version of the rules that this program does not have.
    OtherRules {
        /// The version the match was played under.
        found: u32,
        /// The version this program plays.
        expected: u32,
    },
    /// The match was begun with other pieces than those this program plays with.
    OtherBox {
        /// The hash of the match's box; empty for the built-in pieces.
        found: String,
        /// The hash of this program's box; empty for the built-in pieces.
        expected: String,
    },
    /// A message of the socket that cannot be read.
    BadMessage,
    /// A form that cannot be read.
    BadForm,
    /// A request to the API that cannot be read.
    BadRequest(RequestError),
    /// The API was asked without a token where one is needed, or with one that this server did not issue.
    BadToken,
    /// The address of the API does not take that method.
    BadMethod,
    /// The body of the request is not JSON.
    BadType,
    /// Too much text.
    TooLong,
    /// Too many messages or requests in a short time.
    TooFast,
    /// The sender does not sit there.
    NotYourSeat,
    /// The seat is not to act.
    NotYourTurn,
    /// The decision has been taken, or taken back, in the meantime.
    StaleDecision,
    /// The rules do not allow the action.
    IllegalAction(GameError<PlayError>),
    /// Seats, levels or options that do not go together.
    BadOptions(OptionsError),
    /// The file is not a record of a match that can be shown here.
    BadRecord(UploadError),
    /// The described table cannot be scored.
    BadTable(TableError),
    /// The game does not score described tables.
    NoScorer,
    /// The match has not begun, or is over.
    NotRunning,
    /// The match is not over yet.
    NotOver,
    /// The seat has done nothing that could be taken back.
    NothingToTakeBack,
    /// What the seat has done must stand.
    CannotTakeBack(TakeBackError),
    /// A name that is not for people.
    BadName(NameError),
    /// A text with letters that nobody sees.
    HiddenLetters,
    /// Spectators do not write at this table.
    ChatClosed,
    /// Spectators have written as much as they may.
    ChatFull,
    /// The computer gives no hints at this table.
    NoHints,
    /// The time for the open decision is used up: the computer takes it.
    TimeUp,
    /// Somebody who would have to agree to a take-back can no longer answer.
    NobodyToAgree,
    /// There is no such request to take back, or no longer.
    NoRequest,
    /// Somebody else sits there already.
    SeatTaken,
    /// The guest has another seat at this table.
    AlreadySeated,
    /// The host has removed the guest from this table.
    Removed,
    /// The match has begun, so the host can no longer change who plays.
    AlreadyBegun,
    /// Somebody has opened a contribution to chance, so that no other one can be changed.
    ContributionFixed,
    /// The contribution is not the one that the guest has committed to.
    OtherOpening,
    /// A contribution can be opened only when everyone sits and has committed to one.
    OpeningTooEarly,
    /// The player is there, or has not been away for long.
    NotAbsent,
    /// The invitation is not one of this match.
    BadInvitation,
    /// The request came from a page of another site.
    OtherOrigin,
    /// The change could not be made durable, so it was not made.
    StoreFailed,
    /// Another server on the same database has the match.
    OtherServer,
    /// The server is shutting down.
    ShuttingDown,
}

/// An error of a game. Parts of it have words only in the game's own list.
#[derive(Clone)]
pub struct GameError<E> {
    game: &'static dyn CatalogGame,
    error: E,
}

impl<E: Describe> GameError<E> {
    /// An error of this game.
    #[must_use]
    pub fn new(game: &'static dyn CatalogGame, error: E) -> Self {
        Self { game, error }
    }

    fn text(&self, language: Language) -> String {
        self.game.words(language).say(&self.error.message())
    }
}

impl<E: PartialEq> PartialEq for GameError<E> {
    fn eq(&self, other: &Self) -> bool {
        self.game.info().id == other.game.info().id && self.error == other.error
    }
}

impl<E: Eq> Eq for GameError<E> {}

impl<E: fmt::Debug> fmt::Debug for GameError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameError").field("game", &self.game.info().id).field("error", &self.error).finish()
    }
}

/// What is wrong with a request to the API.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The address, the query or the body does not have the described form.
    Unreadable {
        /// What the parser says, in English: for the developer of the program, not for its users.
        detail: String,
    },
    /// A name that is empty or too long.
    NameLength {
        /// The longest allowed, in characters.
        longest: usize,
    },
    /// An action that is too long.
    ActionLength {
        /// The longest allowed, in characters.
        longest: usize,
    },
    /// A message id that is empty or too long.
    IdLength {
        /// The longest allowed, in characters.
        longest: usize,
    },
    /// A text that is not a time control.
    Clock,
    /// A text that is not so many hexadecimal digits in lower case.
    Hex {
        /// How many there must be.
        digits: usize,
    },
}

/// Why seats, levels and options do not go together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// The game does not allow it.
    Setup(GameError<SetupError>),
    /// There is no such level, nor a computer player of that kind for strangers.
    Level {
        /// The level asked for.
        level: String,
        /// The levels there are.
        known: &'static [&'static str],
    },
    /// Only computer players have a level.
    LevelOfGuest,
    /// Only guests have a name.
    NameOfBot,
    /// Only one person against computers can practise.
    Practice,
    /// Only one person alone can play with the real pieces.
    Companion,
    /// Who knows the seed knows what comes: nobody else may sit down.
    Seed,
    /// A contribution to chance where none is needed.
    Contribution,
}

/// Why a file cannot be shown as a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UploadError {
    /// It is not text.
    NotText,
    /// It is not a record.
    Record(RecordError),
    /// It has more steps than a match of this game can have.
    TooManySteps {
        /// The most that are possible.
        most: usize,
        /// How many the record has.
        found: usize,
    },
    /// It cannot be played through.
    Load(GameError<LoadError>),
}

/// Why a described table cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// The file is not text.
    NotText,
    /// What the game found wrong.
    Described(GameError<Message>),
}

/// What is fixed for each kind of refusal.
struct Description {
    /// The word for programs.
    code: &'static str,
    /// The HTTP status of a page or an answer of the API.
    status: u16,
    /// The message that says it to people.
    key: &'static str,
}

impl Refusal {
    /// The one place that says what each refusal is called.
    const fn describe(&self) -> Description {
        let (code, status, key) = match self {
            Self::UnknownMatch => ("unknown-match", 404, "refusal-unknown-match"),
            Self::UnknownGame => ("unknown-game", 404, "refusal-unknown-game"),
            Self::UnknownPage => ("unknown-page", 404, "refusal-unknown-page"),
            Self::UnknownAddress => ("unknown-page", 404, "refusal-unknown-address"),
            Self::OtherRules { .. } => ("other-rules", 410, "refusal-other-rules"),
            Self::OtherBox { .. } => ("other-box", 410, "refusal-other-box"),
            Self::BadMessage => ("bad-message", 400, "refusal-bad-message"),
            Self::BadForm => ("bad-form", 400, "refusal-bad-form"),
            Self::BadRequest(error) => ("bad-request", 400, error.key()),
            Self::BadToken => ("bad-token", 401, "refusal-bad-token"),
            Self::BadMethod => ("bad-method", 405, "refusal-bad-method"),
            Self::BadType => ("bad-type", 415, "refusal-bad-type"),
            Self::TooLong => ("too-long", 413, "refusal-too-long"),
            Self::TooFast => ("too-fast", 429, "refusal-too-fast"),
            Self::NotYourSeat => ("not-your-seat", 403, "refusal-not-your-seat"),
            Self::NotYourTurn => ("not-your-turn", 409, "refusal-not-your-turn"),
            Self::StaleDecision => ("stale-decision", 409, "refusal-stale-decision"),
            Self::IllegalAction(_) => ("illegal-action", 409, "refusal-illegal-action"),
            Self::BadOptions(_) => ("bad-options", 422, "refusal-bad-options"),
            Self::BadRecord(_) => ("bad-record", 400, "refusal-bad-record"),
            Self::BadTable(_) => ("bad-table", 400, "refusal-bad-table"),
            Self::NoScorer => ("no-scorer", 404, "refusal-no-scorer"),
            Self::NotRunning => ("not-running", 409, "refusal-not-running"),
            Self::NotOver => ("not-over", 409, "refusal-not-over"),
            Self::NothingToTakeBack => ("nothing-to-take-back", 409, "refusal-nothing-to-take-back"),
            Self::CannotTakeBack(_) => ("cannot-take-back", 409, "refusal-cannot-take-back"),
            Self::BadName(NameError::Hidden) => ("bad-name", 422, "refusal-name-hidden"),
            Self::BadName(NameError::Computer) => ("bad-name", 422, "refusal-name-computer"),
            Self::HiddenLetters => ("hidden-letters", 400, "refusal-hidden-letters"),
            Self::ChatClosed => ("chat-closed", 409, "refusal-chat-closed"),
            Self::ChatFull => ("chat-full", 409, "refusal-chat-full"),
            Self::NoHints => ("no-hints", 409, "refusal-no-hints"),
            Self::TimeUp => ("time-up", 409, "refusal-time-up"),
            Self::NobodyToAgree => ("nobody-to-agree", 409, "refusal-nobody-to-agree"),
            Self::NoRequest => ("no-request", 409, "refusal-no-request"),
            Self::SeatTaken => ("seat-taken", 409, "refusal-seat-taken"),
            Self::AlreadySeated => ("already-seated", 409, "refusal-already-seated"),
            Self::Removed => ("removed", 403, "refusal-removed"),
            Self::AlreadyBegun => ("already-begun", 409, "refusal-already-begun"),
            Self::ContributionFixed => ("contribution-fixed", 409, "refusal-contribution-fixed"),
            Self::OtherOpening => ("other-opening", 409, "refusal-other-opening"),
            Self::OpeningTooEarly => ("opening-too-early", 409, "refusal-opening-too-early"),
            Self::NotAbsent => ("not-absent", 409, "refusal-not-absent"),
            Self::BadInvitation => ("bad-invitation", 403, "refusal-bad-invitation"),
            Self::OtherOrigin => ("other-origin", 403, "refusal-other-origin"),
            Self::StoreFailed => ("store-failed", 503, "refusal-store-failed"),
            Self::OtherServer => ("other-server", 503, "refusal-other-server"),
            Self::ShuttingDown => ("going-down", 503, "refusal-going-down"),
        };
        Description { code, status, key }
    }

    /// The word for programs, such as `not-your-turn`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.describe().code
    }

    /// The HTTP status of the page or the answer that shows it.
    #[must_use]
    pub const fn status(&self) -> u16 {
        self.describe().status
    }

    /// The sentence for people.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let words = words(language);
        let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
        match self {
            Self::OtherRules { found, expected } => {
                args.extend([("found", (*found).into()), ("expected", (*expected).into())]);
            }
            Self::OtherBox { found, expected } => {
                let hash = |hash: &String| Arg::from(if hash.is_empty() { "none".to_owned() } else { hash.clone() });
                args.extend([("found", hash(found)), ("expected", hash(expected))]);
            }
            Self::BadRequest(error) => args.extend(error.longest().map(|longest| ("count", longest.into()))),
            Self::IllegalAction(error) => args.push(("reason", error.text(language).into())),
            Self::CannotTakeBack(error) => args.push(("reason", words.say(&error.message()).into())),
            Self::BadOptions(error) => args.push(("reason", error.text(language, words).into())),
            Self::BadRecord(error) => args.push(("reason", error.text(language, words).into())),
            Self::BadTable(TableError::NotText) => args.push(("reason", words.text("upload-not-text").into())),
            Self::BadTable(TableError::Described(error)) => args.push(("reason", error.text(language).into())),
            _ => {}
        }
        words.with(self.describe().key, &args)
    }

    /// What a program may want to know besides the code; null if there is nothing. An error of a game or a record is there as
    /// `cause`, with a code and data of its own.
    #[must_use]
    pub fn data(&self) -> Value {
        match self {
            Self::OtherRules { found, expected } => json!({ "found": found, "expected": expected }),
            Self::OtherBox { found, expected } => json!({ "found": found, "expected": expected }),
            Self::BadRequest(RequestError::Unreadable { detail }) => json!({ "detail": detail }),
            Self::BadRequest(error) => error.longest().map_or(Value::Null, |longest| json!({ "longest": longest })),
            Self::BadOptions(OptionsError::Level { level, known }) => json!({ "level": level, "levels": known }),
            Self::BadRecord(UploadError::TooManySteps { most, found }) => json!({ "most": most, "found": found }),
            _ => self.cause().map_or(Value::Null, |cause| json!({ "cause": cause })),
        }
    }

    /// The line of a file that is at fault, counted from 1, where the reason names one.
    pub(crate) fn line(&self) -> Option<usize> {
        let cause = self.cause()?;
        cause.args().iter().find_map(|(name, value)| match value {
            kernel::Value::Number(line) if *name == "line" => usize::try_from(*line).ok(),
            _ => None,
        })
    }

    /// The error of a game or a record that is the reason.
    fn cause(&self) -> Option<Message> {
        match self {
            Self::IllegalAction(cause) => Some(cause.error.message()),
            Self::CannotTakeBack(cause) => Some(cause.message()),
            Self::BadOptions(OptionsError::Setup(cause)) => Some(cause.error.message()),
            Self::BadRecord(UploadError::Record(cause)) => Some(cause.message()),
            Self::BadRecord(UploadError::Load(cause)) => Some(cause.error.message()),
            Self::BadTable(TableError::Described(cause)) => Some(cause.error.clone()),
            _ => None,
        }
    }
}

impl RequestError {
    const fn key(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "refusal-bad-request",
            Self::NameLength { .. } => "refusal-name-length",
            Self::ActionLength { .. } => "refusal-action-length",
            Self::IdLength { .. } => "refusal-id-length",
            Self::Clock => "refusal-bad-clock",
            Self::Hex { .. } => "refusal-bad-hex",
        }
    }

    const fn longest(&self) -> Option<usize> {
        match self {
            Self::NameLength { longest }
            | Self::ActionLength { longest }
            | Self::IdLength { longest }
            | Self::Hex { digits: longest } => Some(*longest),
            Self::Unreadable { .. } | Self::Clock => None,
        }
    }
}

impl OptionsError {
    fn text(&self, language: Language, words: &Words) -> String {
        match self {
            Self::Setup(error) => error.text(language),
            Self::Level { level, known } => {
                let known = known.join(", ");
                words.with(
                    "options-level",
                    &[
                        ("level", level.into()),
                        ("known", known.into()),
                        ("iterations", i64::from(catalog::MOST_ITERATIONS).into()),
                        ("milliseconds", i64::from(catalog::MOST_MILLISECONDS).into()),
                        ("nodes", i64::from(catalog::MOST_NODES).into()),
                    ],
                )
            }
            Self::LevelOfGuest => words.text("options-level-of-guest"),
            Self::NameOfBot => words.text("options-name-of-bot"),
            Self::Practice => words.text("options-practice"),
            Self::Companion => words.text("options-companion"),
            Self::Seed => words.text("options-seed"),
            Self::Contribution => words.text("options-contribution"),
        }
    }
}

impl UploadError {
    fn text(&self, language: Language, words: &Words) -> String {
        match self {
            Self::NotText => words.text("upload-not-text"),
            Self::Record(error) => words.say(&error.message()),
            Self::TooManySteps { most, found } => {
                words.with("upload-too-many-steps", &[("most", (*most).into()), ("found", (*found).into())])
            }
            Self::Load(error) => error.text(language),
        }
    }
}
