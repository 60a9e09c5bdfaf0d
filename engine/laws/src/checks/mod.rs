//! The checks behind the laws, one file for each.

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
mod l10_guesses;
mod l10_opening;
mod l11_commute;
mod l12_ending;
mod l13_census;
mod l14_recount;
mod l15_reveals;
mod l16_round_trips;
mod l17_encode;
mod l18_evaluate;
mod l19_foresee;
mod l20_independent;
mod l21_complete;
mod l22_symmetric;
mod pairs;

use kernel::Game;

use crate::evidence::{Evidence, Verdict};
use crate::law::Law;
use crate::violation::Violation;

/// Checks one law. A panic of the game breaks it too.
pub(crate) fn judge<G: Game>(evidence: &Evidence<'_, G>, law: Law) -> Result<(), Violation> {
    evidence.judged(law, || check(evidence, law))
}

fn check<G: Game>(evidence: &Evidence<'_, G>, law: Law) -> Verdict {
    match law {
        Law::L1 => l01_to_act::check(evidence),
        Law::L2 => l02_lists::check(evidence),
        Law::L3 => l03_deterministic::check(evidence),
        Law::L4 => l04_clones::check(evidence),
        Law::L5 => l05_notation::check(evidence),
        Law::L6 => l06_replay::check(evidence),
        Law::L7 => l07_view::check(evidence),
        Law::L8 => l08_legal_knowledge::check(evidence),
        Law::L9 => l09_non_interference::check(evidence),
        Law::L10 => l10_guesses::check(evidence),
        Law::L11 => l11_commute::check(evidence),
        Law::L12 => l12_ending::check(evidence),
        Law::L13 => l13_census::check(evidence),
        Law::L14 => l14_recount::check(evidence),
        Law::L15 => l15_reveals::check(evidence),
        Law::L16 => l16_round_trips::check(evidence),
        Law::L17 => l17_encode::check(evidence),
        Law::L18 => l18_evaluate::check(evidence),
        Law::L19 => l19_foresee::check(evidence),
        Law::L20 => l20_independent::check(evidence),
        Law::L21 => l21_complete::check(evidence),
        Law::L22 => l22_symmetric::check(evidence),
    }
}
