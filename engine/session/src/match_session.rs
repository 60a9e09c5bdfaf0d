//! A match of a game whose type is known.

use std::sync::Arc;

use kernel::{
    AtLine, Contender, Game, GameOptions, MAX_SEATS, NotationError, ScoreSheet, Seat, SeatCount, SeatSet, SetupError,
    Silent, Standings, Step, StepOf, ToAct, Viewer,
};

use crate::box_hash::BoxHash;
use crate::check::{check_action, check_outcome};
use crate::error::{LoadError, PlayError};
use crate::fair::{Commitment, Contributed, Seed, SharedChance};
use crate::record::{Ending, Record, Rewind};

/// Where chance comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceSource {
    /// From a secret seed: chance steps resolve themselves, see [`crate::fair`].
    Seed(Seed),
    /// The same, with a seed to which guests have contributed.
    Shared(Arc<SharedChance>),
    /// Entered by hand: someone rolls real dice and enters what they show.
    Entered,
}

impl ChanceSource {
    /// The seed from which chance steps follow; `None` if they are entered by hand.
    fn seed(&self) -> Option<&Seed> {
        match self {
            Self::Seed(seed) => Some(seed),
            Self::Shared(shared) => Some(shared.seed()),
            Self::Entered => None,
        }
    }

    /// What the server keeps secret until the end; `None` if chance is entered by hand.
    fn secret(&self) -> Option<&Seed> {
        match self {
            Self::Seed(seed) => Some(seed),
            Self::Shared(shared) => Some(shared.secret()),
            Self::Entered => None,
        }
    }

    fn contributions(&self) -> &[Contributed] {
        match self {
            Self::Shared(shared) => shared.contributions(),
            Self::Seed(_) | Self::Entered => &[],
        }
    }
}

/// A match: the rules, the state, and the steps so far.
///
/// Every change is checked; a refused one changes nothing. With a seed, chance steps are resolved at once, so that
/// between two calls a seat is to act or the game is over.
///
/// ```
/// use kernel::{Game, Seat, SeatCount};
/// use laws::toys::SealedBids;
/// use session::{ChanceSource, Seed, Session};
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let mut session = Session::new(game, ChanceSource::Seed(Seed::from_number(1)));
/// let seat = Seat::new(0);
/// let bid = session.legal_actions(seat)[0];
/// session.play(seat, bid)?;
/// assert!(session.play(seat, bid).is_err(), "it is the other seat's turn to bid");
/// session.take_back(seat)?;
/// assert_eq!(session.legal_actions(seat)[0], bid);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    chance: ChanceSource,
    pub(crate) steps: Vec<StepOf<G>>,
    pub(crate) practice: bool,
    /// The rewinds of a practice match that still show in its steps: the last one before each step.
    pub(crate) rewinds: Vec<Rewind>,
    /// The number of steps before the last action, and the state then: recent events are recomputed from here.
    acted: (usize, G::State),
    /// For each seat, the number of steps when its current decision arose.
    asked_at: [u32; MAX_SEATS],
    /// The open seats whose decision outlasts the last action and the chance that follows it.
    still_open: SeatSet,
}

impl<G: Game> Session<G> {
    /// Starts a match and resolves the chance steps before the first decision.
    #[must_use]
    pub fn new(game: G, chance: ChanceSource) -> Self {
        let state = game.initial_state();
        let acted = (0, state.clone());
        let mut session = Self {
            game,
            state,
            chance,
            steps: Vec::new(),
            practice: false,
            rewinds: Vec::new(),
            acted,
            asked_at: [0; MAX_SEATS],
            still_open: SeatSet::EMPTY,
        };
        session.resolve_chance();
        session
    }

    /// Starts a match with these seats and options, given as key and text.
    ///
    /// # Errors
    /// If the game does not allow the seats or the options.
    pub fn open(seats: SeatCount, options: &[(String, String)], chance: ChanceSource) -> Result<Self, SetupError> {
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        Ok(Self::new(G::new(seats, G::Options::from_pairs(pairs)?)?, chance))
    }

    /// The rules of the match.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that is true now, hidden parts included.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The steps so far.
    #[must_use]
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// Who has to act next.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        self.game.to_act(&self.state)
    }

    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What a seat may do now.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        legal
    }

    /// The ranking now.
    #[must_use]
    pub fn standings(&self) -> Standings {
        self.game.standings(&self.state)
    }

    /// The itemised score as a viewer may know it.
    #[must_use]
    pub fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.game.score_sheet(&self.view(viewer))
    }

    /// The id of the decision a seat has now: the number of steps when it arose. Another seat's simultaneous choice does
    /// not change it, nor does anything that others do while the seat is [open](ToAct::Open); what it may do can then
    /// have changed.
    #[must_use]
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.to_act().seats().contains(seat).then(|| self.asked_at[seat.index()])
    }

    /// Plays an action, and with a seed all chance that follows from it.
    ///
    /// # Errors
    /// If the seat is not to act or the action is not legal; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        self.follow(Step::Act(seat, action))?;
        self.resolve_chance();
        Ok(())
    }

    /// Enters a random outcome by hand.
    ///
    /// # Errors
    /// If the table does not wait for chance or the outcome is not possible; nothing has changed then.
    pub fn enter_chance(&mut self, outcome: G::Chance) -> Result<(), PlayError> {
        check_outcome(&self.game, &self.state, outcome)?;
        self.push(Step::Chance(outcome));
        Ok(())
    }

    /// Applies one recorded step. Chance steps that follow are not resolved.
    ///
    /// # Errors
    /// If the step is not possible; nothing has changed then.
    pub fn follow(&mut self, step: StepOf<G>) -> Result<(), PlayError> {
        match step {
            Step::Chance(outcome) => self.enter_chance(outcome),
            Step::Act(seat, action) => {
                self.check(seat, action)?;
                self.push(step);
                Ok(())
            }
        }
    }

    /// Checks whether a seat may do this now.
    ///
    /// # Errors
    /// The reason why it may not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        check_action(&self.game, &self.state, seat, action)
    }

    /// The outcome that the seed decides for the chance step the table waits for.
    pub(crate) fn fair_outcome(&self, seed: &Seed) -> Option<G::Chance> {
        let outcomes = self.outcomes();
        if outcomes.is_empty() {
            return None;
        }
        let total = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut ticket = seed.ticket(self.steps.len() as u32, self.rewind_count(), total);
        for (outcome, weight) in outcomes {
            match ticket.checked_sub(u64::from(weight)) {
                None => return Some(outcome),
                Some(rest) => ticket = rest,
            }
        }
        unreachable!("the ticket is below the total weight")
    }

    /// Whether chance is entered by hand.
    pub(crate) fn is_entered(&self) -> bool {
        matches!(self.chance, ChanceSource::Entered)
    }

    /// The possible outcomes with their weights; empty unless a chance step is due.
    #[must_use]
    pub fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        // Room for most draws, so that the list does not have to grow again and again.
        let mut outcomes = Vec::with_capacity(64);
        if self.to_act() == ToAct::Chance {
            self.game.chance_outcomes(&self.state, &mut outcomes);
        }
        outcomes
    }

    pub(crate) fn resolve_chance(&mut self) {
        let Some(seed) = self.chance.seed().cloned() else { return };
        while let Some(outcome) = self.fair_outcome(&seed) {
            self.push(Step::Chance(outcome));
        }
    }

    fn push(&mut self, step: StepOf<G>) {
        // Where several choose at once, a decision outlasts another seat's step: that changes nothing about it.
        let mut unseen = SeatSet::EMPTY;
        if let Step::Act(actor, _) = step {
            let before = self.to_act();
            let others = before.seats().without(actor);
            (unseen, self.still_open) =
                if matches!(before, ToAct::Open(_)) { (SeatSet::EMPTY, others) } else { (others, SeatSet::EMPTY) };
            self.acted = (self.steps.len(), self.state.clone());
        }
        self.game.apply(&mut self.state, step, &mut Silent);
        self.steps.push(step);
        let now = self.to_act();
        let same = if matches!(now, ToAct::Open(_)) { self.still_open } else { unseen };
        for seat in now.seats().minus(same).iter() {
            self.asked_at[seat.index()] = self.steps.len() as u32;
        }
    }

    /// The match as it was after `count` steps. A chance step that was due then is due again.
    ///
    /// # Panics
    /// If there are fewer steps.
    #[must_use]
    pub fn at(&self, count: usize) -> Self {
        let state = self.game.initial_state();
        let mut past = Self {
            game: self.game.clone(),
            acted: (0, state.clone()),
            state,
            chance: self.chance.clone(),
            steps: Vec::with_capacity(count),
            practice: self.practice,
            rewinds: self.rewinds.iter().copied().filter(|rewind| rewind.step <= count).collect(),
            asked_at: [0; MAX_SEATS],
            still_open: SeatSet::EMPTY,
        };
        for step in &self.steps[..count] {
            past.push(*step);
        }
        past
    }

    /// The events of each step from the one with index `from` on, as a viewer may see them.
    #[must_use]
    pub fn events(&self, from: usize, viewer: Viewer) -> Vec<Vec<G::Event>> {
        let from = from.min(self.steps.len());
        let mut state = self.state_at(from);
        let mut seen = Vec::new();
        for step in &self.steps[from..] {
            let mut events = Vec::new();
            self.game.apply(&mut state, *step, &mut events);
            seen.push(events.iter().filter_map(|event| self.game.redact(event, viewer)).collect());
        }
        seen
    }

    /// The state after `count` steps.
    pub(crate) fn state_at(&self, count: usize) -> G::State {
        let (known, mut state) = match &self.acted {
            (known, state) if *known <= count => (*known, state.clone()),
            _ => (0, self.game.initial_state()),
        };
        for step in &self.steps[known..count] {
            self.game.apply(&mut state, *step, &mut Silent);
        }
        state
    }

    /// The hash of the secret; `None` if chance is entered by hand.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        self.chance.secret().map(Seed::commitment)
    }

    /// The record of the match. It has the secret only once the game is over.
    #[must_use]
    pub fn record(&self) -> Record {
        let over = self.to_act() == ToAct::Nobody;
        self.record_with(if over { self.over(None) } else { Ending::Open })
    }

    /// The record of a match that ends now because a seat resigns.
    #[must_use]
    pub fn record_resigned(&self, seat: Seat) -> Record {
        self.record_with(self.over(Some(seat)))
    }

    fn over(&self, resigned: Option<Seat>) -> Ending {
        Ending::Over { resigned, results: results(&self.standings()), secret: self.chance.secret().cloned() }
    }

    fn record_with(&self, ending: Ending) -> Record {
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            box_hash: Some(BoxHash::of(&G::INFO)),
            seats: self.game.seats().get(),
            options: self.game.options().pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            players: Vec::new(),
            practice: self.practice,
            commitment: self.commitment(),
            contributions: self.chance.contributions().to_vec(),
            steps: self.steps.iter().map(ToString::to_string).collect(),
            rewinds: self.rewinds.clone(),
            ending,
        }
    }

    /// Plays a record through. Its chance steps are taken as recorded; [`crate::verify()`] verifies them.
    /// From there on, chance comes from `chance`.
    ///
    /// # Errors
    /// At the first step that is not possible.
    pub fn load(record: &Record, chance: ChanceSource) -> Result<Self, LoadError> {
        let mut session = Self::open_record(record)?;
        for (index, text) in record.steps.iter().enumerate() {
            let fail = |error: PlayError| LoadError::Step(AtLine { line: record.line_of_step(index), error });
            let step = text.parse().map_err(|error: NotationError| fail(error.into()))?;
            session.follow_rewinds(record);
            session.follow(step).map_err(fail)?;
        }
        session.follow_rewinds(record);
        session.chance = chance;
        session.resolve_chance();
        Ok(session)
    }

    /// The match of a record before its first step.
    pub(crate) fn open_record(record: &Record) -> Result<Self, LoadError> {
        let info = G::INFO;
        if record.game != info.id {
            return Err(LoadError::OtherGame { found: record.game.clone(), expected: info.id });
        }
        if record.rules_version != info.rules_version {
            let (found, expected) = (record.rules_version, info.rules_version);
            return Err(LoadError::OtherRules { game: info.id, found, expected });
        }
        if let Some(found) = record.box_hash {
            let expected = BoxHash::of(&info);
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(LoadError::OtherBox { game: info.id, found, expected });
            }
        }
        let pairs = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs)?;
        // A record of format 1 may leave out or move options.
        let all = options.pairs();
        let told = |(one, other): (&(&str, String), &(String, String))| one.0 == other.0;
        let complete = all.len() == record.options.len() && all.iter().zip(&record.options).all(told);
        if record.box_hash.is_some() && !complete {
            let keys: Vec<&str> = all.iter().map(|(key, _)| *key).collect();
            return Err(LoadError::Options { expected: keys.join(", ") });
        }
        let game = G::new(kernel::SeatCount::new(record.seats as u8), options)?;
        let mut session = Self::new(game, ChanceSource::Entered);
        session.practice = record.practice;
        Ok(session)
    }
}

/// The ranking as a record has it.
pub(crate) fn results(standings: &Standings) -> Vec<(String, i32, u8)> {
    standings.rows().iter().map(|row| (contender_word(row.who), row.score, row.rank)).collect()
}

/// How records and messages name the rulebook's automaton.
pub(crate) const AUTOMATON: &str = "automaton";

/// A contender as records and messages name it: the number of the seat, or `automaton`.
#[must_use]
pub fn contender_word(who: Contender) -> String {
    match who {
        Contender::Seat(seat) => seat.to_string(),
        Contender::Automaton => AUTOMATON.to_owned(),
    }
}
