//! A match that somebody wants to create.

use catalog::CatalogGame;
use journal::{MatchRow, MatchSeat, Occupant, TimeControl, Token};
use kernel::{SeatCount, SetupError};
use pages::{GameError, OptionsError, Refusal};
use session::{ChanceSource, Seed};

use crate::own_box::own_box;

/// A match that somebody wants to create.
#[derive(Clone)]
pub struct NewMatch {
    /// The game to play.
    pub game: &'static dyn CatalogGame,
    /// Options by key; those not named keep their default.
    pub options: Vec<(String, String)>,
    /// The guest who creates it.
    pub host: Token,
    /// A pseudonym for the network address of its host; empty if it is not known.
    pub origin: String,
    /// Whether anyone in the lobby may take an open seat.
    pub listed: bool,
    /// How thinking time is counted.
    pub clock: TimeControl,
    /// Whether the drawings help with what follows from the rules.
    pub aids: bool,
    /// Whether spectators may write in the chat.
    pub spectators_write: bool,
    /// Whether everybody who sits down agrees to hints from the computer, although people play against each other.
    pub hints: bool,
    /// Whether everything can be taken back: only for one person against computers or the rulebook's automaton.
    pub practice: bool,
    /// Whether the pieces lie on a real table, and the one player enters what is drawn. Everything can then be taken back.
    pub companion: bool,
    /// The seed that decides all chance, if it is not to be a secret: only for computers and the programs of one guest, who
    /// would know what comes.
    pub seed: Option<Seed>,
    /// Who sits where; one occupant for each seat.
    pub occupants: Vec<Occupant>,
}

impl NewMatch {
    fn is_full(&self) -> bool {
        self.occupants.iter().all(|occupant| *occupant != Occupant::Open)
    }

    /// Whether the match begins at once: nobody has to sit down or to contribute to chance.
    #[must_use]
    pub fn begins_at_once(&self) -> bool {
        self.is_full() && !self.has_shared_chance()
    }

    /// Whether this guest has a seat and contributes to chance.
    #[must_use]
    pub fn takes_contribution_of(&self, guest: Token) -> bool {
        self.has_shared_chance() && self.occupants.iter().any(|occupant| occupant.guest() == Some(guest))
    }

    /// Whether guests contribute to chance: not if it is known anyway or entered, and not where only computers play.
    fn has_shared_chance(&self) -> bool {
        let is_computer = |occupant: &Occupant| matches!(occupant, Occupant::Bot { .. });
        !self.companion && self.seed.is_none() && !self.occupants.iter().all(is_computer)
    }

    fn is_one_person_against_computers(&self) -> bool {
        let people = self.occupants.iter().filter(|occupant| occupant.guest().is_some()).count();
        people == 1 && self.is_full()
    }

    /// What is to be stored. `now` is the calendar's time, in milliseconds since 1970. `secret` decides all chance, alone or
    /// with what guests contribute, unless a seed was given; `random_token` must return a new unguessable token at every call.
    ///
    /// # Errors
    /// If the game does not allow these seats or options.
    pub fn into_row(
        self,
        secret: Seed,
        mut random_token: impl FnMut() -> Token,
        now: i64,
    ) -> Result<MatchRow, Refusal> {
        let bad = |error| Refusal::BadOptions(OptionsError::Setup(GameError::new(self.game, error)));
        let info = self.game.info();
        let seats = self.occupants.len();
        if !info.seats.iter().any(|allowed| usize::from(*allowed) == seats) {
            return Err(bad(SetupError::Seats { game: info.id, seats, allowed: info.seats }));
        }
        if self.practice && !self.is_one_person_against_computers() {
            return Err(Refusal::BadOptions(OptionsError::Practice));
        }
        let is_one_person = seats == 1 && self.is_one_person_against_computers();
        if self.companion && !(is_one_person && self.seed.is_none()) {
            return Err(Refusal::BadOptions(OptionsError::Companion));
        }
        if self.seed.is_some() && !self.is_full() {
            return Err(Refusal::BadOptions(OptionsError::Seed));
        }
        let shared_chance = self.has_shared_chance();
        let seed = self.seed.unwrap_or(secret);
        let session = self.game.open(SeatCount::new(seats as u8), &self.options, ChanceSource::Entered).map_err(bad)?;
        Ok(MatchRow {
            id: random_token(),
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            own_box: own_box(info),
            options: session.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            seed: seed.reveal(),
            shared_chance,
            entered_chance: self.companion,
            host: self.host,
            origin: self.origin,
            listed: self.listed,
            // With the pieces on a real table nobody is hurried.
            clock: if self.companion { TimeControl::None } else { self.clock },
            aids: self.aids,
            spectators_write: self.spectators_write,
            hints: self.hints,
            practice: self.practice || self.companion,
            created: now,
            seats: self
                .occupants
                .into_iter()
                .map(|occupant| MatchSeat { occupant, invitation: random_token() })
                .collect(),
        })
    }
}
