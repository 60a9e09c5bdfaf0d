//! Chance that nobody chooses: the server and every guest commit to a part of it before any part is shown.
//!
//! The hash of the server's secret is fixed when the table is made. Every guest with a seat sends the hash of a contribution.
//! When all seats are taken and all hashes are there, everyone opens, and only then is anything dealt. If somebody is removed
//! after a contribution was opened, all of them are void, because the next guest could choose theirs to fit: a new round begins.
//!
//! Where one person plays with the real pieces, they draw, and enter what they have drawn: nothing is committed to.

use std::collections::BTreeMap;
use std::sync::Arc;

use journal::{EntryKind, MatchRow, MatchSeat, Token};
use kernel::Seat;
use session::{ChanceSource, Commitment, Contributed, Contribution, Seed, SharedChance};

/// What decides the chance of a match, as far as it is known.
pub(crate) struct Chance {
    secret: Seed,
    /// Whether guests contribute.
    pub(crate) is_shared: bool,
    /// Whether the one player enters what is drawn.
    pub(crate) is_entered: bool,
    given: BTreeMap<Token, Given>,
    /// How often the contributions were void.
    pub(crate) round: u32,
}

/// What a guest has given so far.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    pub(crate) hash: Commitment,
    pub(crate) opening: Option<Contribution>,
}

impl Chance {
    pub(crate) fn new(row: &MatchRow, secret: Seed) -> Self {
        Self { secret, is_shared: row.shared_chance, is_entered: row.entered_chance, given: BTreeMap::new(), round: 0 }
    }

    /// The hash that was fixed when the table was made; `None` if chance is entered.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        (!self.is_entered).then(|| self.secret.commitment())
    }

    /// Takes in what an entry of the journal says about chance.
    pub(crate) fn note(&mut self, kind: &EntryKind, guest: Option<Token>) {
        match (kind, guest) {
            (EntryKind::Contribute { hash }, Some(guest)) => {
                self.given.insert(guest, Given { hash: *hash, opening: None });
            }
            (EntryKind::Open { contribution }, Some(guest)) => {
                if let Some(given) = self.given.get_mut(&guest) {
                    given.opening = Some(*contribution);
                }
            }
            (EntryKind::Remove { .. }, _) if self.is_anything_open() => {
                self.given.clear();
                self.round += 1;
            }
            (EntryKind::Remove { guest, .. }, _) => {
                self.given.remove(guest);
            }
            _ => {}
        }
    }

    /// Where the chance of the match comes from, once everybody has opened.
    pub(crate) fn source(&self, seats: &[MatchSeat]) -> ChanceSource {
        if self.is_entered {
            return ChanceSource::Entered;
        }
        if !self.is_shared {
            return ChanceSource::Seed(self.secret.clone());
        }
        let contributed = |(seat, guest): (Seat, Token)| {
            let given = self.of(guest)?;
            Some(Contributed { seat, hash: given.hash, opening: given.opening? })
        };
        let contributions = guests(seats).into_iter().filter_map(contributed).collect();
        ChanceSource::Shared(Arc::new(SharedChance::new(self.secret.clone(), contributions)))
    }

    /// What a guest has given so far.
    pub(crate) fn of(&self, guest: Token) -> Option<Given> {
        self.given.get(&guest).copied()
    }

    pub(crate) fn is_anything_open(&self) -> bool {
        self.given.values().any(|given| given.opening.is_some())
    }
}

/// The guests at a table, each with their first seat, in the order of seats.
pub(crate) fn guests(seats: &[MatchSeat]) -> Vec<(Seat, Token)> {
    let mut guests: Vec<(Seat, Token)> = Vec::new();
    for (index, seat) in seats.iter().enumerate() {
        if let Some(guest) = seat.occupant.guest()
            && !guests.iter().any(|(_, other)| *other == guest)
        {
            guests.push((Seat::new(index as u8), guest));
        }
    }
    guests
}
