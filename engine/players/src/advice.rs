//! What a player thinks of an action.

/// What a player thinks of one action.
///
/// ```
/// use kernel::{Game, Seat, SeatCount, Silent, Step, Viewer};
/// use laws::toys::{SealedBids, sealed_bids};
/// use players::{Advice, Player, Sequential, Spec};
///
/// let game = SealedBids::new(SeatCount::new(2), sealed_bids::Options::default())?;
/// let mut state = game.initial_state();
/// game.apply(&mut state, Step::Chance(sealed_bids::Prize(4)), &mut Silent);
///
/// let seat = Seat::new(0);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let mut player = "mcts:200".parse::<Spec>()?.player(1);
/// let advice: Vec<Advice<sealed_bids::Action>> = player.advise(&game, &view, seat, &Sequential);
/// assert_eq!(advice.len(), 4, "one for each of the four cards that can be bid");
/// assert!(advice[0].visits >= advice[1].visits, "the best action comes first");
/// assert!((0.0..=1.0).contains(&advice[0].value));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action that is judged.
    pub action: A,
    /// How often a search tried it: it tries most what it likes best. 0 for players that do not sample.
    pub visits: u32,
    /// The estimated chance to win with this action, 0 to 1.
    pub value: f32,
}

impl<A> Advice<A> {
    /// Actions with their values, best first; equal ones stay in the order of the rules.
    pub(crate) fn ranked(actions: impl Iterator<Item = (A, f32)>) -> Vec<Self> {
        let mut all: Vec<Self> = actions.map(|(action, value)| Self { action, visits: 0, value }).collect();
        all.sort_by(|a, b| b.value.total_cmp(&a.value));
        all
    }
}
