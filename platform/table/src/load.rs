//! From the store into memory.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use kernel::{SeatCount, SeatSet};
use session::{ChanceSource, Ending, Record, Seed};
use store::{EntryKind, Status, StoredMatch, Token};

use crate::app::App;
use crate::refusal::Refusal;

use super::Table;
use super::audience::Stage;
use super::change::Origin;
use super::clock::Clocks;
use super::seats::played_by_people;

impl Table {
    /// Reads a match and plays its journal through.
    pub(super) async fn load(app: &Arc<App>, id: Token) -> Result<Self, Refusal> {
        let stored = app.store.load(id).await.map_err(|error| {
            tracing::error!(%error, ?id, "a match could not be read");
            Refusal::StoreFailed
        })?;
        let stored = stored.ok_or(Refusal::UnknownMatch)?;
        let game = app.config.find(&stored.game).ok_or(Refusal::UnknownGame)?;
        let expected = game.info().rules_version;
        if stored.rules_version != expected {
            // A match stays with the rules it was begun under.
            return Err(Refusal::OtherRules { found: stored.rules_version, expected });
        }
        let damaged = |reason: &dyn std::fmt::Display| {
            tracing::error!(%reason, ?id, "a match in the store cannot be played through");
            Refusal::StoreFailed
        };
        let seed: Seed = stored.seed.parse().map_err(|error| damaged(&error))?;
        let steps = steps(&stored);
        let session = if stored.status == Status::Waiting {
            let seats = SeatCount::new(stored.seats.len() as u8);
            game.open(seats, &stored.options, ChanceSource::Seed(seed)).map_err(|error| damaged(&error))?
        } else {
            let record = Record {
                game: stored.game.clone(),
                rules_version: stored.rules_version,
                seats: stored.seats.len(),
                options: stored.options.clone(),
                players: Vec::new(),
                commitment: Some(seed.commitment()),
                steps,
                ending: Ending::Open,
            };
            game.load(&record, Some(seed)).map_err(|error| damaged(&error))?
        };
        let seats = stored.seats.len();
        let mut clocks = Clocks::new(stored.clock, stored.spent.clone(), seats);
        if stored.status == Status::Running {
            // Nobody's time runs while the server is down.
            let since = last_step(&stored).max(app.began);
            clocks.follow(session.as_ref(), played_by_people(game, &stored.seats), since);
        } else {
            clocks.follow(session.as_ref(), SeatSet::EMPTY, 0);
        }
        let mut table = Self {
            app: Arc::clone(app),
            id,
            game,
            options: stored.options,
            host: stored.host,
            listed: stored.listed,
            aids: stored.aids,
            seats: stored.seats,
            status: stored.status,
            resigned: None,
            session,
            entries: stored.journal.len() as u32,
            done: VecDeque::new(),
            chat: Vec::new(),
            next: None,
            request: None,
            requests: 0,
            intentions: (0..seats).map(|_| None).collect(),
            rewinds: 0,
            thinking: vec![None; seats],
            clocks,
            stage: Stage::new(),
            asked: Instant::now(),
            retry: None,
        };
        for entry in stored.journal {
            if let EntryKind::Resign { seat } = entry.kind {
                table.resigned = Some(seat);
            }
            table.note(&entry.kind, entry.guest);
            table.remember(&Origin { guest: entry.guest, message: entry.message });
        }
        Ok(table)
    }
}

/// The steps that stand, after all that was taken back.
fn steps(stored: &StoredMatch) -> Vec<String> {
    let mut standing = Vec::new();
    for entry in &stored.journal {
        match &entry.kind {
            EntryKind::Start { steps } | EntryKind::Steps { steps, .. } => standing.extend_from_slice(steps),
            EntryKind::Back { kept, steps, .. } => {
                standing.truncate(*kept);
                standing.extend_from_slice(steps);
            }
            _ => {}
        }
    }
    standing
}

/// When the decisions that are open arose.
fn last_step(stored: &StoredMatch) -> i64 {
    let is_step = |kind: &EntryKind| {
        matches!(
            kind,
            EntryKind::Start { .. } | EntryKind::Steps { .. } | EntryKind::Back { .. } | EntryKind::Seat { .. }
        )
    };
    stored.journal.iter().rev().find(|entry| is_step(&entry.kind)).map_or(stored.created, |entry| entry.at)
}
