//! A match without type parameters, for callers that know no game: server, command line, Python.

use serde_json::Value;

use kernel::{
    Game, GameInfo, GameOptions, NotationError, ScoreSheet, Seat, SeatCount, Standings, TextBoard as _, ToAct, Viewer,
};

use crate::error::{PlayError, TakeBackError};
use crate::fair::Commitment;
use crate::match_session::Session;
use crate::record::Record;
use crate::take_back::TakeBackPoint;

/// A match of any game. Actions and outcomes are texts in the game's notation.
pub trait AnySession: Send + Sync {
    /// The game's constant facts.
    fn info(&self) -> &'static GameInfo;

    /// How many seats.
    fn seats(&self) -> SeatCount;

    /// The options agreed on.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Who has to act next.
    fn to_act(&self) -> ToAct;

    /// Is the game over?
    fn is_over(&self) -> bool {
        self.to_act() == ToAct::Nobody
    }

    /// The steps from the one with index `from` on, as a record writes them.
    fn steps(&self, from: usize) -> Vec<String>;

    /// How many steps there were.
    fn step_count(&self) -> usize;

    /// What a seat may do now.
    fn legal_actions(&self, seat: Seat) -> Vec<String>;

    /// The possible outcomes with their weights; empty unless a chance step is due.
    fn chance_outcomes(&self) -> Vec<(String, u32)>;

    /// The id of the decision a seat has now, see [`Session::decision`].
    fn decision(&self, seat: Seat) -> Option<u32>;

    /// Plays an action.
    ///
    /// # Errors
    /// If it is not in the notation, not this seat's turn, or not legal; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Enters a random outcome by hand.
    ///
    /// # Errors
    /// If it is not in the notation or not possible; nothing has changed then.
    fn enter_chance(&mut self, outcome: &str) -> Result<(), PlayError>;

    /// Whether this is a practice match, see [`Session::is_practice`].
    fn is_practice(&self) -> bool;

    /// Makes this a practice match, see [`Session::set_practice`].
    fn set_practice(&mut self);

    /// How far `seat` can take back, see [`Session::take_back_point`].
    ///
    /// # Errors
    /// What forbids it.
    fn take_back_point(&self, seat: Seat) -> Result<TakeBackPoint, TakeBackError>;

    /// Takes back the last action of `seat`, see [`Session::take_back`].
    ///
    /// # Errors
    /// If it cannot be taken back, or not without the others.
    fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError>;

    /// The number of steps before the last action of `seat`, if it has acted.
    fn last_decision(&self, seat: Seat) -> Option<usize>;

    /// Goes back to `count` steps, see [`Session::rewind`].
    fn rewind(&mut self, count: usize);

    /// The ranking now.
    fn standings(&self) -> Standings;

    /// The itemised score as a viewer may know it.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;

    /// What a viewer may know, as a text board in the words of developers.
    fn view_text(&self, viewer: Viewer) -> String;

    /// What happened, step by step from `from` on, as a viewer may see it, as JSON.
    fn events_json(&self, from: usize, viewer: Viewer) -> Vec<Vec<Value>>;

    /// The hash of the secret; `None` if chance is entered by hand.
    fn commitment(&self) -> Option<Commitment>;

    /// The record of the match.
    fn record(&self) -> Record;

    /// The record of a match that ends now because a seat resigns.
    fn record_resigned(&self, seat: Seat) -> Record;
}

impl<G: Game> AnySession for Session<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn seats(&self) -> SeatCount {
        self.game().seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.game().options().pairs()
    }

    fn to_act(&self) -> ToAct {
        Session::to_act(self)
    }

    fn steps(&self, from: usize) -> Vec<String> {
        Session::steps(self)[from..].iter().map(ToString::to_string).collect()
    }

    fn step_count(&self) -> usize {
        Session::steps(self).len()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<String> {
        Session::legal_actions(self, seat).iter().map(ToString::to_string).collect()
    }

    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        self.outcomes().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn decision(&self, seat: Seat) -> Option<u32> {
        Session::decision(self, seat)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let action = action.parse().map_err(|error: NotationError| PlayError::from(error))?;
        Session::play(self, seat, action)
    }

    fn enter_chance(&mut self, outcome: &str) -> Result<(), PlayError> {
        let outcome = outcome.parse().map_err(|error: NotationError| PlayError::from(error))?;
        Session::enter_chance(self, outcome)
    }

    fn is_practice(&self) -> bool {
        Session::is_practice(self)
    }

    fn set_practice(&mut self) {
        Session::set_practice(self);
    }

    fn take_back_point(&self, seat: Seat) -> Result<TakeBackPoint, TakeBackError> {
        Session::take_back_point(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError> {
        Session::take_back(self, seat)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        Session::last_decision(self, seat)
    }

    fn rewind(&mut self, count: usize) {
        Session::rewind(self, count);
    }

    fn standings(&self) -> Standings {
        Session::standings(self)
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        Session::score_sheet(self, viewer)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.view(viewer)).expect("a view has only string keys")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.view(viewer).english_board()
    }

    fn events_json(&self, from: usize, viewer: Viewer) -> Vec<Vec<Value>> {
        let to_json = |event: &G::Event| serde_json::to_value(event).expect("an event has only string keys");
        self.events(from, viewer).iter().map(|step| step.iter().map(to_json).collect()).collect()
    }

    fn commitment(&self) -> Option<Commitment> {
        Session::commitment(self)
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn record_resigned(&self, seat: Seat) -> Record {
        Session::record_resigned(self, seat)
    }
}
