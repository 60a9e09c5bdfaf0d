//! Computer players at the table: they get the seat's view and nothing else.

use kernel::{Evaluate, Seat};
use players::{Advice, Machine, Settings, Spec};

use crate::levels::level;

/// Who gives hints: strong enough to be worth asking, quick enough to wait for.
const ADVISER: &str = "hard";

/// The action a player of the given level takes. The seat is to act.
pub(crate) fn choose<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    name: &str,
    seed: u64,
    machine: &dyn Machine,
) -> G::Action {
    let spec = level(G::INFO.id, name).unwrap_or(Spec::Random);
    spec.player::<G>(seed).choose(game, view, seat, machine)
}

/// The legal actions as the adviser likes them, best first.
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
