//! The tiles of the box: a tile by its kind, a tile as it lies, and sets of tiles.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kernel::{NotationError, nth_one};

use crate::components::{MAX_TILES, components};
use crate::direction::Turn;
use crate::errors::Expected;
use crate::tile_kind::{Orientation, TileKind};

/// A kind of tile, by its place in the component file. Prints as its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The kind with an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        tiles().kinds.iter().position(|kind| kind.id == id).map(|index| Self(index as u8))
    }

    /// The place in the component file.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[must_use]
    pub fn kind(self) -> &'static TileKind {
        &tiles().kinds[self.index()]
    }

    /// The turns that look different (castle.place.any-rotation).
    #[must_use]
    pub fn turns(self) -> &'static [Turn] {
        &tiles().turns[self.index()]
    }

    /// The tile in a turn.
    #[must_use]
    pub fn turned(self, turn: Turn) -> &'static Orientation {
        tiles().orientation(LaidTile::new(self, turn))
    }

    /// All kinds.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..tiles().kinds.len() as u8).map(Self)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind().id)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::from_id(text).ok_or_else(|| NotationError::new(text, Expected::Tile))
    }
}

kernel::written_as_text!(Tile);

/// A tile as it lies: its kind and its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LaidTile(NonZeroU8);

impl LaidTile {
    /// A tile in a turn.
    #[must_use]
    pub const fn new(tile: Tile, turn: Turn) -> Self {
        // At most 60 kinds: the number fits.
        Self(NonZeroU8::MIN.saturating_add(tile.0 * 4 + turn.index() as u8))
    }

    /// Its number: 1, four times the place of its kind, and its quarter turns.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The kind of tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile((self.0.get() - 1) / 4)
    }

    /// Its turn.
    #[must_use]
    pub const fn turn(self) -> Turn {
        Turn::quarters((self.0.get() as usize - 1) % 4)
    }

    /// Its parts as they lie.
    #[must_use]
    pub fn orientation(self) -> &'static Orientation {
        tiles().orientation(self)
    }
}

/// A set of tiles of the box: one bit each, equal tiles side by side. Equal tiles are interchangeable, so a set always
/// holds the later ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);
    /// All tiles of the box.
    #[must_use]
    pub fn of_the_box() -> Self {
        Self(tiles().copies.iter().fold(0, |all, copies| all | copies))
    }

    /// How many tiles.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind.
    #[must_use]
    pub fn count(self, tile: Tile) -> u32 {
        (self.0 & tiles().copies[tile.index()]).count_ones()
    }

    /// Removes one tile of a kind.
    ///
    /// # Panics
    /// If the set has none.
    pub fn take(&mut self, tile: Tile) {
        let copies = self.0 & tiles().copies[tile.index()];
        assert!(copies != 0, "no such tile here");
        self.0 &= !(copies & copies.wrapping_neg());
    }

    /// The tile at a place below [`TileSet::len`], counting the tiles in it from 0.
    #[must_use]
    pub fn nth(self, place: u32) -> Tile {
        Tile(tiles().tile_of_copy[nth_one(self.0, place) as usize])
    }

    /// Adds to the count of every kind how many of it are in the set.
    pub(crate) fn add_counts(self, tiles: &Tiles, counts: &mut [u8]) {
        let mut rest = self.0;
        while rest != 0 {
            counts[usize::from(tiles.tile_of_copy[rest.trailing_zeros() as usize])] += 1;
            rest &= rest - 1;
        }
    }

    /// The kinds in it, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (Tile, u32)> {
        let (tiles, mut rest) = (tiles(), self.0);
        std::iter::from_fn(move || {
            let tile = *tiles.tile_of_copy.get(rest.trailing_zeros() as usize)?;
            let copies = rest & tiles.copies[usize::from(tile)];
            rest &= !copies;
            Some((Tile(tile), copies.count_ones()))
        })
    }
}

/// All tiles with their turns, computed once.
pub(crate) struct Tiles {
    kinds: &'static [TileKind],
    orientations: Vec<Orientation>,
    turns: Vec<ArrayVec<Turn, 4>>,
    copies: Vec<u64>,
    tile_of_copy: [u8; MAX_TILES],
}

impl Tiles {
    fn new(kinds: &'static [TileKind]) -> Self {
        let orientations: Vec<Orientation> =
            kinds.iter().flat_map(|kind| Turn::ALL.map(|turn| Orientation::new(kind, turn))).collect();
        let turns = orientations
            .chunks(4)
            .map(|four| {
                Turn::ALL.into_iter().filter(|turn| !four[..turn.index()].contains(&four[turn.index()])).collect()
            })
            .collect();
        let mut tile_of_copy = [0; MAX_TILES];
        let mut copies = Vec::new();
        let mut next = 0;
        for (index, kind) in kinds.iter().enumerate() {
            let range = next..next + usize::from(kind.count);
            copies.push(range.clone().fold(0, |bits, copy| bits | 1 << copy));
            tile_of_copy[range].fill(index as u8);
            next += usize::from(kind.count);
        }
        Self { kinds, orientations, turns, copies, tile_of_copy }
    }

    pub(crate) fn orientation(&self, laid: LaidTile) -> &Orientation {
        &self.orientations[usize::from(laid.0.get() - 1)]
    }

    pub(crate) fn turns(&self, tile: Tile) -> &[Turn] {
        &self.turns[tile.index()]
    }
}

/// The tiles of the box.
pub(crate) fn tiles() -> &'static Tiles {
    static TILES: LazyLock<Tiles> = LazyLock::new(|| Tiles::new(&components().tiles));
    &TILES
}
