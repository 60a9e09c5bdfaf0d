//! A game without type parameters, as learning programs use it.

use kernel::{ChoiceBlock, Encode, Evaluate, GameInfo, GameOptions as _, ObservationSlice, SeatCount};
use players::Machine;
use session::Seed;

use crate::any_state::AnyState;
use crate::determinized::Determinized;
use crate::environment::{Environment, Match, Opponents};
use crate::error::SavedError;
use crate::saved::SavedState;
use crate::state::State;

/// The rules of any game, with seats and options fixed, and the shapes of their numbers.
///
/// ```
/// use environments::{AnyGame, GameOf};
/// use kernel::{Game, Seat, SeatCount, ToAct};
/// use laws::toys::SealedBids;
/// use session::Seed;
///
/// let toy = GameOf(SealedBids::new(SeatCount::new(2), Default::default())?);
/// let game: &dyn AnyGame = &toy;
/// let mut state = game.initial_state(Some(Seed::from_number(7)));
/// let mut mask = vec![0; game.choice_blocks().iter().map(|block| block.len).sum()];
/// while let ToAct::Seats(seats) | ToAct::Open(seats) = state.to_act() {
///     let seat = seats.first().expect("someone is to act");
///     let mut chosen = Vec::new();
///     while state.action(seat, &chosen).is_none() {
///         state.mask(seat, &chosen, &mut mask);
///         chosen.push(mask.iter().position(|allowed| *allowed == 1).expect("something is allowed") as u16);
///     }
///     state.play_choices(seat, &chosen)?;
/// }
/// let again = game.restore(&state.save())?;
/// assert_eq!(again.standings(), state.standings());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyGame: Send + Sync {
    /// Names and versions of the game.
    fn info(&self) -> &'static GameInfo;

    /// How many seats the table has.
    fn seats(&self) -> SeatCount;

    /// The options that were chosen, as keys and values.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// All choices, the same at every table.
    fn choice_blocks(&self) -> &'static [ChoiceBlock];

    /// What an observation consists of, the same at every table.
    fn observation_slices(&self) -> &'static [ObservationSlice];

    /// The state before the first step. With a seed, chance steps are resolved by themselves, now and later.
    fn initial_state(&self, seed: Option<Seed>) -> Box<dyn AnyState>;

    /// A state that is possible for all that a view, given as JSON, shows; drawn by a random number. Its chance steps are not
    /// resolved by themselves.
    ///
    /// # Errors
    /// If it is not a view of this game.
    ///
    /// # Panics
    /// May panic if the view was not made by this game with the same seats and options: what it shows is believed.
    fn determinize(&self, view: &str, random: u64) -> Result<Box<dyn AnyState>, SavedError>;

    /// Makes a saved state of this game again; its own seats and options count.
    ///
    /// # Errors
    /// If it is of another game, version or box, or a step is not possible.
    fn restore(&self, saved: &SavedState) -> Result<Box<dyn AnyState>, SavedError>;

    /// A match that is stepped by choices. It depends on the seed and the number alone.
    fn environment(&self, opponents: Opponents, seed: u64, number: u64, machine: &dyn Machine) -> Box<dyn Environment>;
}

/// The game `G` as an [`AnyGame`].
#[derive(Clone, Debug)]
pub struct GameOf<G>(pub G);

impl<G: Encode + Evaluate> AnyGame for GameOf<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.0.options().pairs()
    }

    fn choice_blocks(&self) -> &'static [ChoiceBlock] {
        G::CHOICES
    }

    fn observation_slices(&self) -> &'static [ObservationSlice] {
        G::OBSERVATION
    }

    fn initial_state(&self, seed: Option<Seed>) -> Box<dyn AnyState> {
        Box::new(State::start(&self.0, seed))
    }

    fn determinize(&self, view: &str, random: u64) -> Result<Box<dyn AnyState>, SavedError> {
        let view = serde_json::from_str(view).map_err(|_| SavedError::NotAView { game: G::INFO.id })?;
        Ok(Box::new(State::Determinized(Determinized::draw(self.0.clone(), view, random))))
    }

    fn restore(&self, saved: &SavedState) -> Result<Box<dyn AnyState>, SavedError> {
        Ok(Box::new(State::<G>::restore(saved)?))
    }

    fn environment(&self, opponents: Opponents, seed: u64, number: u64, machine: &dyn Machine) -> Box<dyn Environment> {
        Box::new(Match::start(self.0.clone(), opponents, seed, number, machine))
    }
}
