//! Games and matches without type parameters, for those who know no game: server, command line, Python.

use std::any::Any;
use std::marker::PhantomData;

use serde_json::Value;

use kernel::{
    Game, GameInfo, GameOptions, NotationError, OptionField, ScoreSheet, Seat, SeatCount, SetupError, Standings, ToAct,
    Viewer,
};

use crate::{ChanceSource, LoadError, PlayError, Record, Seed, Session, TakeBackError, Verified, VerifyError, verify};

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// Names, seats, versions, ledger and components.
    fn info(&self) -> &'static GameInfo;

    /// What players agree on before the first step.
    fn option_fields(&self) -> &'static [OptionField];

    /// The options worth trying, by name, as `(key, value)` pairs; the first are the defaults.
    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)>;

    /// Lays a table.
    ///
    /// # Errors
    /// If seats or options are not possible.
    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn AnySession>, SetupError>;

    /// Plays a record through, see [`Session::load`].
    ///
    /// # Errors
    /// At the first thing that is not possible.
    fn load(&self, record: &Record, seed: Option<Seed>) -> Result<Box<dyn AnySession>, LoadError>;

    /// Recomputes everything a finished record claims, see [`verify()`].
    ///
    /// # Errors
    /// The first thing that does not hold.
    fn verify(&self, record: &Record) -> Result<Verified, VerifyError>;
}

/// A match of any game. Actions and outcomes are texts in the game's notation.
pub trait AnySession: Send + Sync {
    /// The session as the type it is, for those who know the game.
    fn as_any(&self) -> &dyn Any;

    /// An independent copy: changes are tried on it before they are made durable.
    fn fork(&self) -> Box<dyn AnySession>;

    /// The match as it was after `count` steps, see [`Session::at`].
    fn at(&self, count: usize) -> Box<dyn AnySession>;

    /// The game's constant facts.
    fn info(&self) -> &'static GameInfo;

    /// How many seats.
    fn seats(&self) -> SeatCount;

    /// The options agreed on.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Whom the table waits for.
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

    /// The outcomes the table waits for, with weights; nothing unless it waits for chance.
    fn chance_outcomes(&self) -> Vec<(String, u32)>;

    /// The id of the decision a seat has now, see [`Session::decision`].
    fn decision(&self, seat: Seat) -> Option<u32>;

    /// Plays an action.
    ///
    /// # Errors
    /// If it is not in the notation, not this seat's turn, or not legal; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Enters an outcome that fell on the table.
    ///
    /// # Errors
    /// If it is not in the notation or not possible; nothing has changed then.
    fn enter_chance(&mut self, outcome: &str) -> Result<(), PlayError>;

    /// To how many steps `seat` may go back on its own, see [`Session::take_back_point`].
    ///
    /// # Errors
    /// What has come since.
    fn take_back_point(&self, seat: Seat) -> Result<usize, TakeBackError>;

    /// The number of steps before the last action of `seat`, whatever has come since.
    fn last_decision(&self, seat: Seat) -> Option<usize>;

    /// Goes back to `count` steps, see [`Session::rewind`].
    fn rewind(&mut self, count: usize);

    /// The ranking now.
    fn standings(&self) -> Standings;

    /// The itemised score as a viewer may know it.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;

    /// What a viewer may know, as a text board.
    fn view_text(&self, viewer: Viewer) -> String;

    /// What happened, step by step from `from` on, as a viewer may hear it, as JSON.
    fn events_json(&self, from: usize, viewer: Viewer) -> Vec<Vec<Value>>;

    /// The record of the match.
    fn record(&self) -> Record;

    /// The record of a match that ends now because a seat gives up.
    fn record_resigned(&self, seat: Seat) -> Record;
}

/// A game type as a value: `Rules::<Burgenland>::new()`.
#[derive(Clone, Copy, Debug)]
pub struct Rules<G>(PhantomData<fn() -> G>);

impl<G: Game> Rules<G> {
    /// The game.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    const INFO: &'static GameInfo = &G::INFO;
}

impl<G: Game> Default for Rules<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Rules<G> {
    fn info(&self) -> &'static GameInfo {
        Self::INFO
    }

    fn option_fields(&self) -> &'static [OptionField] {
        G::Options::FIELDS
    }

    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
        G::presets().into_iter().map(|(name, options)| (name, options.pairs())).collect()
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn AnySession>, SetupError> {
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let game = G::new(seats, G::Options::from_pairs(pairs)?)?;
        Ok(Box::new(Session::new(game, chance)))
    }

    fn load(&self, record: &Record, seed: Option<Seed>) -> Result<Box<dyn AnySession>, LoadError> {
        Ok(Box::new(Session::<G>::load(record, seed)?))
    }

    fn verify(&self, record: &Record) -> Result<Verified, VerifyError> {
        verify::<G>(record)
    }
}

impl<G: Game> AnySession for Session<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn fork(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }

    fn at(&self, count: usize) -> Box<dyn AnySession> {
        Box::new(Session::at(self, count))
    }

    fn info(&self) -> &'static GameInfo {
        Rules::<G>::INFO
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

    fn take_back_point(&self, seat: Seat) -> Result<usize, TakeBackError> {
        Session::take_back_point(self, seat)
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
        self.view(viewer).to_string()
    }

    fn events_json(&self, from: usize, viewer: Viewer) -> Vec<Vec<Value>> {
        let to_json = |event: &G::Event| serde_json::to_value(event).expect("an event has only string keys");
        self.events(from, viewer).iter().map(|step| step.iter().map(to_json).collect()).collect()
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn record_resigned(&self, seat: Seat) -> Record {
        Session::record_resigned(self, seat)
    }
}
