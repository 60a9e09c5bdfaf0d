//! Why something asked of a session was refused.

use kernel::{AtLine, Describe as _, NotationError, Seat, SetupError, ToAct};

use crate::record::RecordError;

kernel::messages! {
    /// Why an action or an outcome was refused. The match is as before.
    pub enum PlayError {
        /// The text is not in the game's notation.
        Notation(error: NotationError);
        /// The table waits for someone else.
        NotToAct {
            /// Who wanted to act.
            seat: Seat,
            /// Whom the table waits for.
            to_act: ToAct,
        } = "play-not-to-act", "seat {seat} is not to act: the table waits for {}", to_act.message();
        /// The rules do not allow the action now.
        Illegal {
            /// Who wanted to act.
            seat: Seat,
            /// The action in notation.
            action: String,
            /// The first few legal actions.
            legal: Vec<String>,
            /// How many more there are.
            more: usize,
        } = "play-illegal", "seat {seat} may not play {action} now: use one of {}", cut_list(legal, *more);
        /// The outcome cannot happen now.
        Impossible {
            /// The outcome in notation.
            outcome: String,
            /// The first few possible outcomes.
            possible: Vec<String>,
            /// How many more there are.
            more: usize,
        } = "play-impossible", "{outcome} is no possible outcome now: use one of {}", cut_list(possible, *more);
        /// An outcome was entered, but the table does not wait for chance.
        ChanceNotDue {
            /// The outcome in notation.
            outcome: String,
            /// Whom the table waits for.
            to_act: ToAct,
        } = "play-chance-not-due", "{outcome} cannot be entered: the table waits for {}", to_act.message();
    }
}

/// The first dozen entries in notation, and how many more there are.
pub(crate) fn cut<T: ToString>(list: &[T]) -> (Vec<String>, usize) {
    const SHOWN: usize = 12;
    (list.iter().take(SHOWN).map(ToString::to_string).collect(), list.len().saturating_sub(SHOWN))
}

fn cut_list(shown: &[String], more: usize) -> String {
    let shown = shown.join(", ");
    if more == 0 { shown } else { format!("{shown} and {more} more") }
}

kernel::messages! {
    /// Why a step cannot be taken back.
    #[derive(Copy)]
    pub enum TakeBackError {
        /// The seat has not acted yet.
        Nothing = "take-back-nothing", "there is nothing to take back";
        /// Another seat has acted since.
        OtherSeat {
            /// Who.
            seat: Seat,
        } = "take-back-other-seat", "seat {seat} has acted since";
        /// A die has been rolled or a card drawn since.
        Chance = "take-back-chance", "chance has decided since";
        /// Something hidden has been shown.
        Reveal = "take-back-reveal", "something hidden has been shown since";
        /// The rules call a decision final.
        Final = "take-back-final", "the decision is final";
    }
}

kernel::messages! {
    /// Why a record cannot be loaded.
    pub enum LoadError {
        /// The text is not a record.
        Record(error: RecordError);
        /// It is a record of another game.
        OtherGame {
            /// The game that the record names.
            found: String,
            /// The game that was to load it.
            expected: &'static str,
        } = "load-other-game", "the record is of {found}, not of {expected}";
        /// It was played under another version of the rules.
        OtherRules {
            /// The game.
            game: &'static str,
            /// The version in the record.
            found: u32,
            /// The version of this program.
            expected: u32,
        } = "load-other-rules",
            "the record was played under rules version {found} of {game}; this program plays version {expected}";
        /// It was played with other pieces.
        OtherBox {
            /// The game.
            game: &'static str,
            /// The hash in the record.
            found: String,
            /// The hash of this program's components.
            expected: String,
        } = "load-other-box",
            "the record was played with box {found} of {game}; this program has box {expected}";
        /// Its seats or options are not possible.
        Setup(error: SetupError);
        /// Its options are not all options of the game in their order.
        Options {
            /// The keys of all options.
            expected: String,
        } = "load-options", "the options must be {expected}, all of them and in this order";
        /// A step is not possible.
        Step(error: AtLine<PlayError>);
    }
}
