//! The decisions of computer players, which get the view of their seat and nothing else.

use kernel::{Evaluate, Seat};
use players::{Machine, Spec};
use serde::{Deserialize, Serialize};

use crate::levels::level;

/// The level that gives hints: strong enough to be useful, fast enough to wait for.
pub const ADVISER: &str = "hard";

/// How many actions a computer player names at most.
const MOST_SUGGESTIONS: usize = 3;

/// An action that a computer player would choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suggestion {
    /// The action in notation.
    pub action: String,
    /// The estimated probability of winning, 0 to 1.
    pub value: f32,
}

/// What a level of the game, or a kind of player, would do: at least one action and not many, best first. It must be the seat's
/// turn.
pub(crate) fn suggest<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    (player, seed): (&str, u64),
    machine: &dyn Machine,
) -> Vec<Suggestion> {
    let spec = level(G::INFO.id, player).or_else(|| player.parse().ok()).unwrap_or(Spec::Random);
    let advice = spec.player::<G>(seed).advise(game, view, seat, machine);
    let suggestion =
        |advice: &players::Advice<G::Action>| Suggestion { action: advice.action.to_string(), value: advice.value };
    advice.iter().take(MOST_SUGGESTIONS).map(suggestion).collect()
}
