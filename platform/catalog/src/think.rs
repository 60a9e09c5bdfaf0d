//! The decisions of computer players, which get the view of their seat and nothing else.

use kernel::{Evaluate, Seat};
use players::{Advice, Machine, Settings, Spec};

use crate::levels::level;

/// The level that gives hints: strong enough to be useful, fast enough to wait for.
const ADVISER: &str = "hard";

/// The action that a level of the game, or a kind of player, chooses. It must be the seat's turn.
pub(crate) fn choose<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    name: &str,
    seed: u64,
    machine: &dyn Machine,
) -> G::Action {
    let spec = level(G::INFO.id, name).or_else(|| name.parse().ok()).unwrap_or(Spec::Random);
    spec.player::<G>(seed).choose(game, view, seat, machine)
}

/// The legal actions as ranked by the adviser, best first.
pub(crate) fn rank<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: u64,
    machine: &dyn Machine,
) -> Vec<Advice<G::Action>> {
    let spec = level(G::INFO.id, ADVISER).unwrap_or(Spec::Search(Settings::default()));
    spec.player::<G>(seed).advise(game, view, seat, machine)
}
