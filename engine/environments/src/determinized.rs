//! A state that was drawn from a view.

use std::sync::Arc;

use kernel::{AtLine, Game, NotationError, Seat, Silent, Step, StepOf, Viewer};
use players::Generator;
use rand::SeedableRng as _;
use serde_json::Value;
use session::{ChanceSource, Ending, LoadError, PlayError, Record, Session, check_action, check_outcome};

use crate::error::SavedError;

/// A determinized state and the steps since it was drawn. All its chance is entered.
#[derive(Clone)]
pub(crate) struct Determinized<G: Game> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    pub(crate) steps: Vec<StepOf<G>>,
    /// The view and the random number that it was drawn from.
    drawn_from: Arc<(G::View, u64)>,
}

impl<G: Game> Determinized<G> {
    /// Draws a state that is possible for all that the view shows.
    pub(crate) fn draw(game: G, view: G::View, random: u64) -> Self {
        let state = game.determinize(&view, &mut Generator::seed_from_u64(random));
        Self { game, state, steps: Vec::new(), drawn_from: Arc::new((view, random)) }
    }

    /// The same for a seat of another state.
    pub(crate) fn of(game: &G, state: &G::State, seat: Seat, random: u64) -> Self {
        Self::draw(game.clone(), game.view(state, Viewer::Seat(seat)), random)
    }

    /// Draws it again and follows the steps of a record.
    pub(crate) fn load(record: &Record, view: &Value, random: u64) -> Result<Self, SavedError> {
        let fail = |index: usize, error: PlayError| LoadError::Step(AtLine { line: record.line_of_step(index), error });
        // What comes before the steps is checked as in any record.
        let header = Record { steps: Vec::new(), ..record.clone() };
        let game = Session::<G>::load(&header, ChanceSource::Entered)?.game().clone();
        let view = serde_json::from_value(view.clone()).map_err(|_| SavedError::NotSaved)?;
        let mut drawn = Self::draw(game, view, random);
        for (index, text) in record.steps.iter().enumerate() {
            let step = text.parse().map_err(|error: NotationError| fail(index, error.into()))?;
            drawn.follow(step).map_err(|error| fail(index, error))?;
        }
        Ok(drawn)
    }

    /// Applies a step.
    ///
    /// # Errors
    /// If it is not possible; nothing has changed then.
    pub(crate) fn follow(&mut self, step: StepOf<G>) -> Result<(), PlayError> {
        match step {
            Step::Act(seat, action) => check_action(&self.game, &self.state, seat, action)?,
            Step::Chance(outcome) => check_outcome(&self.game, &self.state, outcome)?,
        }
        self.game.apply(&mut self.state, step, &mut Silent);
        self.steps.push(step);
        Ok(())
    }

    /// The steps since it was drawn, with the header of the game.
    pub(crate) fn record(&self) -> Record {
        let header = Session::new(self.game.clone(), ChanceSource::Entered).record();
        let steps = self.steps.iter().map(ToString::to_string).collect();
        Record { steps, ending: Ending::Open, ..header }
    }

    /// The view, as JSON, and the random number that it was drawn from.
    pub(crate) fn drawn_from(&self) -> (Value, u64) {
        let (view, random) = &*self.drawn_from;
        (serde_json::to_value(view).expect("a view has only string keys"), *random)
    }
}
