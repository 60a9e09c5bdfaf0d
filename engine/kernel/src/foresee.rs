//! What an action brings, told before it is played.

use rand::Rng;

use crate::{Game, ScoreSheet, Seat, Step, ToAct, Viewer};

/// What an action brings, as far as the actor can know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen<Event, View> {
    /// What will happen, as the actor will see it, up to the first event that reveals something.
    pub events: Vec<Event>,
    /// The score afterwards, as the actor will know it; `None` if it depends on what the action reveals.
    pub sheet: Option<ScoreSheet>,
    /// All that the actor will know afterwards; `None` if the action reveals something to them.
    pub view: Option<View>,
    /// Who acts afterwards, chance included; `None` if it depends on what the action reveals.
    pub to_act: Option<ToAct>,
}

/// What an action of the game `G` brings.
pub type ForeseenOf<G> = Foreseen<<G as Game>::Event, <G as Game>::View>;

/// A game that can tell what an action brings before it is played.
///
/// ```
/// use kernel::{Foresee, Game, Seat, SeatCount, Step, ToAct, Viewer};
/// use laws::toys::SealedBids;
/// use laws::toys::sealed_bids::{Action, Prize};
/// use rand::SeedableRng;
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let mut state = game.initial_state();
/// game.apply(&mut state, Step::Chance(Prize(3)), &mut kernel::Silent);
/// let seat = Seat::new(0);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(0);
/// let foreseen = game.foresee(&view, seat, Action(2), &mut rng);
/// // The other seat has not bid yet, so nothing is turned up: the actor knows all that will be seen.
/// assert_eq!(foreseen.to_act, Some(ToAct::one(Seat::new(1))));
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Foresee: Game {
    /// Does the action show the actor something that they could not know before? By default whatever [`Game::reveals`]
    /// says; override it for actions that only show others what the actor knew already.
    fn surprises(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        self.reveals(state, seat, action)
    }

    /// Does the event tell the actor something that could not be known before the action? It and all events after it are
    /// left out. Asked only about actions that surprise.
    fn is_surprise(&self, event: &Self::Event) -> bool;

    /// What a legal action brings up to the first chance step or surprise. `rng` fills in what the view does not show; the
    /// answer must not depend on it, and must be what then happens (law L19).
    fn foresee<R: Rng + ?Sized>(
        &self,
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
        rng: &mut R,
    ) -> ForeseenOf<Self> {
        foresee_in(self, self.determinize(view, rng), seat, action)
    }
}

/// What can be foreseen of an action in a state that fits the actor's view: the default of [`Foresee::foresee`].
#[must_use]
pub fn foresee_in<G: Foresee>(game: &G, state: G::State, seat: Seat, action: G::Action) -> ForeseenOf<G> {
    let surprising = game.surprises(&state, seat, action);
    let mut foreseen = try_action(game, state, seat, action);
    if surprising {
        let known = foreseen.events.iter().position(|event| game.is_surprise(event));
        foreseen.events.truncate(known.unwrap_or(usize::MAX));
        (foreseen.sheet, foreseen.view, foreseen.to_act) = (None, None, None);
    }
    foreseen
}

/// What an action brings in a state, surprises included, as the actor will see it.
#[must_use]
pub fn try_action<G: Game>(game: &G, mut state: G::State, seat: Seat, action: G::Action) -> ForeseenOf<G> {
    let viewer = Viewer::Seat(seat);
    let mut events = Vec::new();
    game.apply(&mut state, Step::Act(seat, action), &mut events);
    let view = game.view(&state, viewer);
    Foreseen {
        events: events.iter().filter_map(|event| game.redact(event, viewer)).collect(),
        sheet: Some(game.score_sheet(&view)),
        view: Some(view),
        to_act: Some(game.to_act(&state)),
    }
}
