//! The laws, a file each.

mod evidence;
mod twins;

mod l01_to_act;
mod l02_lists;
mod l03_deterministic;
mod l04_clones;
mod l05_notation;
mod l06_replay;
mod l07_view;
mod l08_legal_knowledge;
mod l09_non_interference;
mod l10_distribution;
mod l10_frequencies;
mod l10_opening;
mod l11_commute;
mod l12_ending;
mod l13_census;
mod l14_recount;
mod l15_reveals;
mod l16_round_trips;
mod l17_encode;
mod l18_evaluate;

use kernel::Game;

pub(crate) use evidence::{Breach, Evidence, Moment, Verdict};

/// A guarantee of [`kernel::Game`] and its extensions, checked by the suite on random plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Who is to act.
    L1,
    /// Lists of actions and outcomes.
    L2,
    /// Deterministic steps.
    L3,
    /// Independent clones.
    L4,
    /// Notation.
    L5,
    /// Replay.
    L6,
    /// View of a determinization.
    L7,
    /// Legal actions known.
    L8,
    /// Non-interference.
    L9,
    /// Determinization varies.
    L10,
    /// Commits commute.
    L11,
    /// Ending and ranking.
    L12,
    /// Census.
    L13,
    /// Recount.
    L14,
    /// Truthful `reveals`.
    L15,
    /// Round trips of views and options.
    L16,
    /// Encoding.
    L17,
    /// Evaluation.
    L18,
}

impl Law {
    /// All laws, in order.
    pub const ALL: [Self; 18] = [
        Self::L1,
        Self::L2,
        Self::L3,
        Self::L4,
        Self::L5,
        Self::L6,
        Self::L7,
        Self::L8,
        Self::L9,
        Self::L10,
        Self::L11,
        Self::L12,
        Self::L13,
        Self::L14,
        Self::L15,
        Self::L16,
        Self::L17,
        Self::L18,
    ];

    /// The law in one line.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::L1 => "every seat to act has a legal action, and no other seat has",
            Self::L2 => "lists are stable and without repeats, is_legal agrees, and chance is drawn as listed",
            Self::L3 => "the same step on the same state gives the same state and the same events",
            Self::L4 => "a clone goes its own way and leaves the original alone",
            Self::L5 => "notation is printable ASCII without spaces, reads back, and differs for different things",
            Self::L6 => "replaying the texts of a record gives the same states",
            Self::L7 => "a determinization of a view looks like that view",
            Self::L8 => "whom the table waits for and what is legal for a seat follow from what that seat may know",
            Self::L9 => "states that look alike to a viewer give that viewer the same of everything",
            Self::L10 => "determinizations vary where something is hidden, and as often as it does",
            Self::L11 => "simultaneous decisions lead to the same state in any order",
            Self::L12 => "play ends in time with a valid ranking that the score sheet explains",
            Self::L13 => "no piece appears or vanishes",
            Self::L14 => "bookkeeping equals a naive recount",
            Self::L15 => "an action that reveals nothing teaches nobody anything",
            Self::L16 => "views, options and presets survive being written down",
            Self::L17 => "every action has its own index, and tensors are filled with numbers",
            Self::L18 => "values are chances between 0 and 1, and playouts are legal",
        }
    }

    fn check<G: Game>(self, evidence: &Evidence<'_, G>) -> Verdict {
        match self {
            Self::L1 => l01_to_act::check(evidence),
            Self::L2 => l02_lists::check(evidence),
            Self::L3 => l03_deterministic::check(evidence),
            Self::L4 => l04_clones::check(evidence),
            Self::L5 => l05_notation::check(evidence),
            Self::L6 => l06_replay::check(evidence),
            Self::L7 => l07_view::check(evidence),
            Self::L8 => l08_legal_knowledge::check(evidence),
            Self::L9 => l09_non_interference::check(evidence),
            Self::L10 => l10_frequencies::check(evidence),
            Self::L11 => l11_commute::check(evidence),
            Self::L12 => l12_ending::check(evidence),
            Self::L13 => l13_census::check(evidence),
            Self::L14 => l14_recount::check(evidence),
            Self::L15 => l15_reveals::check(evidence),
            Self::L16 => l16_round_trips::check(evidence),
            Self::L17 => l17_encode::check(evidence),
            Self::L18 => l18_evaluate::check(evidence),
        }
    }
}
