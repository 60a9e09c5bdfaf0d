//! A state of a game whose type is known.

use kernel::{
    Choices, Encode, Evaluate, NotationError, ScoreSheet, Seat, Standings, Step, TextBoard as _, ToAct, Viewer,
};
use players::{Advice, Machine, Spec};
use serde_json::Value;
use session::{ChanceSource, PlayError, Record, Seed, Session, check_action};

use crate::any_state::AnyState;
use crate::determinized::Determinized;
use crate::error::{ChoiceError, SavedError};
use crate::saved::SavedState;

/// A state of the game `G`.
#[derive(Clone)]
pub(crate) enum State<G: Encode> {
    /// A state of a match.
    Match {
        session: Session<G>,
        /// The seed, if there is one that is not contributed to by guests.
        seed: Option<Seed>,
        /// Who played, by seat, if the match was loaded from a record.
        players: Vec<(Seat, String)>,
    },
    /// A state that was drawn from a view.
    Determinized(Determinized<G>),
}

impl<G: Encode> State<G> {
    /// The state before the first step, or before the first decision if chance comes from a seed.
    pub(crate) fn start(game: &G, seed: Option<Seed>) -> Self {
        let chance = seed.clone().map_or(ChanceSource::Entered, ChanceSource::Seed);
        Self::Match { session: Session::new(game.clone(), chance), seed, players: Vec::new() }
    }

    /// Makes a saved state again.
    pub(crate) fn restore(saved: &SavedState) -> Result<Self, SavedError> {
        if let Some((view, random)) = &saved.drawn_from {
            return Ok(Self::Determinized(Determinized::load(&saved.record, view, *random)?));
        }
        let chance = saved.chance();
        let seed = match &chance {
            ChanceSource::Seed(seed) => Some(seed.clone()),
            ChanceSource::Shared(_) | ChanceSource::Entered => None,
        };
        Ok(Self::Match { session: Session::load(&saved.record, chance)?, seed, players: saved.record.players.clone() })
    }

    fn parts(&self) -> (&G, &G::State) {
        match self {
            Self::Match { session, .. } => (session.game(), session.state()),
            Self::Determinized(drawn) => (&drawn.game, &drawn.state),
        }
    }

    fn game(&self) -> &G {
        self.parts().0
    }

    fn check_turn(&self, seat: Seat) -> Result<(), PlayError> {
        let (game, state) = self.parts();
        let to_act = game.to_act(state);
        if to_act.seats().contains(seat) { Ok(()) } else { Err(PlayError::NotToAct { seat, to_act }) }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let (game, state) = self.parts();
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        legal
    }

    fn view(&self, viewer: Viewer) -> G::View {
        let (game, state) = self.parts();
        game.view(state, viewer)
    }

    fn play_action(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        match self {
            Self::Match { session, .. } => session.play(seat, action),
            Self::Determinized(drawn) => drawn.follow(Step::Act(seat, action)),
        }
    }
}

fn read<T: std::str::FromStr<Err = NotationError>>(text: &str) -> Result<T, PlayError> {
    text.parse().map_err(|error: NotationError| PlayError::from(error))
}

impl<G: Encode + Evaluate> AnyState for State<G> {
    fn fork(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn to_act(&self) -> ToAct {
        let (game, state) = self.parts();
        game.to_act(state)
    }

    fn steps(&self) -> Vec<String> {
        let steps = match self {
            Self::Match { session, .. } => session.steps(),
            Self::Determinized(drawn) => &drawn.steps,
        };
        steps.iter().map(ToString::to_string).collect()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        let (game, state) = self.parts();
        let mut outcomes = Vec::new();
        if game.to_act(state) == ToAct::Chance {
            game.chance_outcomes(state, &mut outcomes);
        }
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn choices(&self, seat: Seat, action: &str) -> Result<Choices, PlayError> {
        let (game, state) = self.parts();
        let action = read(action)?;
        check_action(game, state, seat, action)?;
        Ok(game.choices(seat, action))
    }

    fn action(&self, seat: Seat, choices: &[u16]) -> Option<String> {
        self.game().action(seat, choices).map(|action| action.to_string())
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.play_action(seat, read(action)?)
    }

    fn play_choices(&mut self, seat: Seat, choices: &[u16]) -> Result<(), ChoiceError> {
        self.check_turn(seat)?;
        let action = self.game().action(seat, choices);
        if action.is_some_and(|action| self.play_action(seat, action).is_ok()) {
            return Ok(());
        }
        let made = choices.to_vec();
        let begins = |action: &G::Action| self.game().choices(seat, *action).starts_with(choices);
        Err(if self.legal(seat).iter().any(begins) {
            ChoiceError::Unfinished { choices: made }
        } else {
            ChoiceError::Illegal { seat, choices: made }
        })
    }

    fn enter_chance(&mut self, outcome: &str) -> Result<(), PlayError> {
        let outcome = read(outcome)?;
        match self {
            Self::Match { session, .. } => session.enter_chance(outcome),
            Self::Determinized(drawn) => drawn.follow(Step::Chance(outcome)),
        }
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.view(viewer)).expect("a view has only string keys")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.view(viewer).english_board()
    }

    fn observe(&self, viewer: Viewer, out: &mut [u8]) {
        let (game, state) = self.parts();
        game.observe_state(state, viewer, out);
    }

    fn mask(&self, seat: Seat, chosen: &[u16], out: &mut [u8]) {
        self.game().mask(seat, &self.legal(seat), chosen, out);
    }

    fn determinize(&self, seat: Seat, random: u64) -> Box<dyn AnyState> {
        let (game, state) = self.parts();
        Box::new(Self::Determinized(Determinized::of(game, state, seat, random)))
    }

    fn advise(
        &self,
        seat: Seat,
        player: Spec,
        random: u64,
        machine: &dyn Machine,
    ) -> Result<Vec<Advice<String>>, PlayError> {
        self.check_turn(seat)?;
        let advice = player.player::<G>(random).advise(self.game(), &self.view(Viewer::Seat(seat)), seat, machine);
        let in_notation =
            |Advice { action, visits, value }: Advice<G::Action>| Advice { action: action.to_string(), visits, value };
        Ok(advice.into_iter().map(in_notation).collect())
    }

    fn standings(&self) -> Standings {
        let (game, state) = self.parts();
        game.standings(state)
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.game().score_sheet(&self.view(viewer))
    }

    fn record(&self) -> Option<Record> {
        match self {
            Self::Match { session, players, .. } => Some(Record { players: players.clone(), ..session.record() }),
            Self::Determinized(_) => None,
        }
    }

    fn save(&self) -> SavedState {
        match self {
            Self::Match { session, seed, players } => SavedState {
                record: Record { players: players.clone(), ..session.record() },
                seed: seed.clone(),
                drawn_from: None,
            },
            Self::Determinized(drawn) => {
                SavedState { record: drawn.record(), seed: None, drawn_from: Some(drawn.drawn_from()) }
            }
        }
    }
}
