//! From the journal into memory.

use std::collections::{BTreeMap, HashSet, VecDeque};

use catalog::CatalogGame;
use journal::{EntryKind, Status, StoredMatch};
use kernel::{SeatCount, SeatSet, SetupError};
use session::{ChanceSource, Ending, LoadError, Record, Rewind, Seed};

use crate::chance::Chance;
use crate::clocks::Clocks;
use crate::own_box::own_box;
use crate::pending::Origin;
use crate::seats::played_by_guests;
use crate::state::{Mutes, Table};
use crate::subscribers::Subscribers;

/// Why a stored match cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadTableError {
    /// It was played under another version of the rules. A match stays with the rules it was begun under.
    #[error("the match was played under rules version {found}; this program plays version {expected}")]
    OtherRules {
        /// The version the match was played under.
        found: u32,
        /// The version this program plays.
        expected: u32,
    },
    /// It was begun with other pieces. A match stays with the box it was begun with.
    #[error("the match was begun with box {found:?}; this program has {expected:?} (none: the built-in pieces)")]
    OtherBox {
        /// The hash of the match's box; empty for the built-in pieces.
        found: String,
        /// The hash of this program's box; empty for the built-in pieces.
        expected: String,
    },
    /// Its seed cannot be read.
    #[error("the seed of the match is not 64 hexadecimal digits")]
    Seed,
    /// Its seats or options are not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Its journal cannot be played through.
    #[error(transparent)]
    Journal(#[from] LoadError),
}

impl Table {
    /// Loads a match of `game` and plays its journal through. `epoch` names this stay in memory and must differ from
    /// earlier ones; `now` is the server's time, which stands still while no server runs.
    ///
    /// # Errors
    /// If it was played under another version of the rules or with another box, or the journal is damaged.
    pub fn load(
        stored: StoredMatch,
        game: &'static dyn CatalogGame,
        epoch: String,
        now: i64,
    ) -> Result<Self, LoadTableError> {
        let expected = game.info().rules_version;
        if stored.row.rules_version != expected {
            return Err(LoadTableError::OtherRules { found: stored.row.rules_version, expected });
        }
        let expected = own_box(game.info());
        if stored.row.own_box != expected {
            return Err(LoadTableError::OtherBox { found: stored.row.own_box, expected });
        }
        let secret: Seed = stored.row.seed.parse().map_err(|_| LoadTableError::Seed)?;
        let mut chance = Chance::new(&stored.row, secret);
        for entry in &stored.journal {
            chance.note(&entry.kind, entry.guest);
        }
        let seats = stored.row.seats.len();
        let mut session = game.open(SeatCount::new(seats as u8), &stored.row.options, ChanceSource::Entered)?;
        if stored.row.practice {
            session.set_practice();
        }
        if !matches!(stored.status, Status::Waiting | Status::Withdrawn) {
            let (steps, rewinds) = standing_steps(&stored);
            let record = Record { steps, rewinds, ending: Ending::Open, ..session.record() };
            session = game.load(&record, chance.source(&stored.row.seats))?;
        }
        let mut clocks = Clocks::new(stored.row.clock, stored.clocks.clone(), seats);
        if stored.status == Status::Running {
            // The clocks were stored with the last entry and have run since.
            let since = stored.journal.last().map_or(now, |entry| entry.up.min(now));
            clocks.follow(session.base(), played_by_guests(&stored.row.seats), since);
        }
        let mut table = Self {
            id: stored.row.id,
            game,
            own_box: stored.row.own_box,
            options: stored.row.options,
            host: stored.row.host,
            origin: stored.row.origin,
            listed: stored.row.listed,
            aids: stored.row.aids,
            spectators_write: stored.row.spectators_write,
            hints: stored.row.hints,
            seats: stored.row.seats,
            status: stored.status,
            resigned: None,
            session,
            chance,
            entries: stored.journal.len() as u32,
            done: HashSet::default(),
            chat: Vec::new(),
            mutes: vec![Mutes::default(); seats],
            removed: Vec::new(),
            away: BTreeMap::new(),
            moved_at: 0,
            replaceable: SeatSet::EMPTY,
            next: None,
            request: None,
            requests: 0,
            intentions: (0..seats).map(|_| None).collect(),
            rewinds: 0,
            thinking: vec![false; seats],
            clocks,
            subscribers: Subscribers::new(epoch),
            watched_until: 0,
            retry_at: None,
            pending: None,
            waiting: VecDeque::new(),
            outputs: VecDeque::new(),
        };
        for entry in stored.journal {
            // What a guest did last is the last that is known of them.
            table.away.extend(entry.guest.map(|guest| (guest, entry.up)));
            if entry.kind.added_steps() > 0 || matches!(entry.kind, EntryKind::Start { .. }) {
                table.moved_at = entry.up;
            }
            if let EntryKind::Resign { seat } = entry.kind {
                table.resigned = Some(seat);
            }
            table.note(&entry.kind, entry.guest);
            table.remember(&Origin { guest: entry.guest, message: entry.message });
        }
        Ok(table)
    }
}

/// The steps that were not taken back, and in a practice match where they were.
fn standing_steps(stored: &StoredMatch) -> (Vec<String>, Vec<Rewind>) {
    let (mut standing, mut rewinds, mut count) = (Vec::new(), Vec::<Rewind>::new(), 0);
    for entry in &stored.journal {
        match &entry.kind {
            EntryKind::Start { steps } | EntryKind::Steps { steps, .. } => standing.extend_from_slice(steps),
            EntryKind::TakeBack { kept, steps, .. } => {
                standing.truncate(*kept);
                standing.extend_from_slice(steps);
                if stored.row.practice {
                    count += 1;
                    rewinds.retain(|earlier| earlier.step < *kept);
                    rewinds.push(Rewind { step: *kept, count });
                }
            }
            _ => {}
        }
    }
    (standing, rewinds)
}
