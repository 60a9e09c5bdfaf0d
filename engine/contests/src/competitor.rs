//! Who plays: one of our computer players, or a program from outside.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use kernel::{Game, GameOptions as _, Seat};
use players::{Spec, SpecError};
use serde::Serialize;

use crate::elsewhere::ElsewhereError;

/// A player of a series.
#[derive(Clone)]
pub enum Competitor {
    /// One of our computer players.
    Computer(Spec),
    /// A player that is not part of the engine.
    Outside(Arc<dyn OutsidePlayer>),
}

/// A player that is not part of the engine. It knows what it is told in the question and nothing else.
pub trait OutsidePlayer: Send + Sync {
    /// How it is called in results.
    fn name(&self) -> &str;

    /// Chooses an action. The question is one line of JSON, the answer an action in notation.
    ///
    /// # Errors
    /// If there is no answer.
    fn choose(&self, question: &str) -> Result<String, OutsideError>;
}

kernel::messages! {
    /// Why a match could not go on.
    pub enum OutsideError {
        /// It could not be started.
        NotStarted {
            /// Its name.
            player: String,
        } =
            "outside-not-started", "{player} cannot be started: name a command that exists and may be run";
        /// It ended before it answered.
        Ended {
            /// Its name.
            player: String,
        } =
            "outside-ended", "{player} ended before it answered";
        /// It took too long.
        TooSlow {
            /// Its name.
            player: String,
            /// The time it had.
            seconds: u64,
        } =
            "outside-too-slow", "{player} has not answered within {seconds} s";
        /// It answered something else than a JSON object with an action.
        Unreadable {
            /// Its name.
            player: String,
            /// The beginning of its answer.
            answer: String,
        } =
            "outside-unreadable", "{player} answered {answer:?}: expected {{\"action\":\"...\"}}";
        /// It chose an action that is not legal.
        Illegal {
            /// Its name.
            player: String,
            /// What it chose.
            action: String,
            /// An action that would have been legal.
            legal: String,
        } =
            "outside-illegal", "{player} chose {action:?}, which is not legal: {legal:?} would have been";
        /// The match is not played here, and not elsewhere either.
        Elsewhere(error: ElsewhereError);
    }
}

impl From<Spec> for Competitor {
    fn from(spec: Spec) -> Self {
        Self::Computer(spec)
    }
}

/// A computer player by the name of its kind; what a player from outside is, only a caller knows.
impl FromStr for Competitor {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        text.parse().map(Self::Computer)
    }
}

impl fmt::Display for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(spec) => spec.fmt(f),
            Self::Outside(player) => f.write_str(player.name()),
        }
    }
}

impl fmt::Debug for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// What a player from outside is asked, in the order of the fields.
#[derive(Serialize)]
struct Question<'a, V> {
    game: &'static str,
    rules: u32,
    seats: usize,
    options: BTreeMap<&'static str, String>,
    /// The number of its seat, from 1.
    seat: usize,
    /// What it may do, in notation.
    legal: &'a [String],
    /// What its seat can see.
    view: &'a V,
}

/// Asks a player from outside for one of the legal actions of a seat.
pub(crate) fn ask<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    player: &dyn OutsidePlayer,
) -> Result<G::Action, OutsideError> {
    let notations: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let question = Question {
        game: G::INFO.id,
        rules: G::INFO.rules_version,
        seats: game.seats().get(),
        options: game.options().pairs().into_iter().collect(),
        seat: seat.index() + 1,
        legal: &notations,
        view,
    };
    let question = serde_json::to_string(&question).expect("views have only text keys");
    let answer = player.choose(&question)?;
    let chosen = notations.iter().position(|notation| *notation == answer);
    chosen.map(|index| legal[index]).ok_or_else(|| OutsideError::Illegal {
        player: player.name().to_owned(),
        action: kernel::shortened(&answer),
        legal: notations[0].clone(),
    })
}
