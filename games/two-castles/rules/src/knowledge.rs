//! Who has seen which face-down pieces. A view knows what a player with a perfect memory would know.
//!
//! Piles go around the table, and every tile that leaves a pile is turned up. So a player who has held a pile always knows
//! what is in it, and who has held it follows from the round and the turn. Face-down discards record who saw them.

use kernel::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Tile};

/// How many places it is from one place to another, clockwise. This is a remainder without a division, which takes long.
#[inline]
pub(crate) const fn clockwise(places: usize, from: usize, to: usize) -> usize {
    if from <= to { to - from } else { to + places - from }
}

/// Has the seat held, in this round, the pile that now lies at `place`?
///
/// Piles go clockwise in the first round and back in the second (`two_castles.turn.pass-left`,
/// `two_castles.turn.round-two-reversed`), one place a turn.
#[must_use]
pub fn has_held(places: usize, round: u8, turn: u8, seat: Seat, place: usize) -> bool {
    let (from, to) = if round == 0 { (seat.index(), place) } else { (place, seat.index()) };
    // The number of turns since the pile lay before the seat, if it ever did.
    clockwise(places, from, to) <= turn.into()
}

/// A piece that lies face down out of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FaceDown<P> {
    /// What it is.
    pub piece: P,
    /// The seats that saw it being discarded.
    pub seen_by: SeatSet,
}

impl<P> FaceDown<P> {
    /// The piece as the viewer knows it: named only for those who saw it being discarded.
    #[must_use]
    pub fn as_known_to(self, viewer: Viewer) -> FaceDown<Option<P>> {
        let known = viewer.seat().is_some_and(|seat| self.seen_by.contains(seat));
        FaceDown { piece: known.then_some(self.piece), seen_by: self.seen_by }
    }
}

/// Pieces that were discarded face down, oldest first, at most `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discards<P, const N: usize> {
    pieces: [FaceDown<P>; N],
    len: u8,
}

/// The most tiles that are out of the game: the last one of each pile in both rounds, and four for each of two bonuses a castle.
pub(crate) const TILE_DISCARDS: usize = 70;

/// The discarded tiles.
pub type TileDiscards = Discards<Tile, TILE_DISCARDS>;

/// The discarded bonus cards.
pub type CardDiscards = Discards<Card, { Card::COUNT }>;

impl<const N: usize> Discards<Tile, N> {
    /// Nothing discarded.
    pub const EMPTY: Self = Self { pieces: [FaceDown { piece: Tile::NONE, seen_by: SeatSet::EMPTY }; N], len: 0 };
}

impl<const N: usize> Discards<Card, N> {
    /// Nothing discarded.
    pub const EMPTY: Self = Self { pieces: [FaceDown { piece: Card::NONE, seen_by: SeatSet::EMPTY }; N], len: 0 };
}

impl<P: Copy, const N: usize> Discards<P, N> {
    /// Discards a piece.
    ///
    /// # Panics
    /// If more pieces are discarded than is possible in a match.
    pub fn push(&mut self, piece: P, seen_by: SeatSet) {
        self.pieces[self.len as usize] = FaceDown { piece, seen_by };
        self.len += 1;
    }

    /// All of them, oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = FaceDown<P>> + ExactSizeIterator + '_ {
        self.pieces[..self.len as usize].iter().copied()
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Are there none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}
