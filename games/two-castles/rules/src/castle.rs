//! One castle in cross-section: which rooms lie where, and where the next may go.
//!
//! Rooms are numbered as they are placed; the throne room is number 0. For every room the castle keeps, as bit masks over
//! these numbers, the rooms at its edges and the rooms around it, and for every type and decoration the rooms that show
//! it. Scoring is then counting bits ([`crate::scoring`]), and the throne room, which is two cells wide, counts only once
//! (`two_castles.foyer.throne-once`).

mod sites;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use self::sites::{Edges, Sites};
use crate::cell::MAX_ROOMS;
use crate::components::{Components, Levels, Target};
use crate::{Attendant, Card, Cell, RoomType, Throne, Tile};

/// Rooms and the throne room.
const CAPACITY: usize = MAX_ROOMS + 1;

/// Column and floor of rooms not built yet. Either is one step further out than any room can lie, both together are far away
/// from every cell that can be built on.
pub(crate) const NOWHERE: i8 = -(Cell::REACH as i8) - 1;

/// A castle has at most this many bonus cards: one bonus for the third utility room, one by the choice for the third
/// downstairs room (`two_castles.utility.bonus`, `two_castles.downstairs.bonus`).
pub const MAX_CARDS: usize = 2;

/// A castle has at most this many attendants, for the third living room and by the same choice
/// (`two_castles.living.bonus`, `two_castles.downstairs.bonus`).
pub const MAX_ATTENDANTS: usize = 2;

/// A room that lies in a castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Placed {
    /// The tile.
    pub tile: Tile,
    /// Where it lies.
    pub at: Cell,
}

/// A set of rooms of one castle, by their numbers.
pub(crate) type RoomMask = u32;

/// A castle between two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castle {
    throne: Throne,
    /// Rooms placed, the throne room included.
    len: u8,
    tiles: [Tile; CAPACITY],
    columns: [i8; CAPACITY],
    floors: [i8; CAPACITY],
    /// For each room the rooms that share an edge with it.
    beside: [RoomMask; CAPACITY],
    /// For each room the rooms in the eight cells around it (ten for the throne room).
    around: [RoomMask; CAPACITY],
    /// For each target the rooms that belong to it.
    of_target: [RoomMask; Target::COUNT],
    /// For each decoration the rooms that show it.
    of_decoration: [RoomMask; 4],
    sites: Sites,
    attendants: [u8; Attendant::KINDS],
    cards: [Card; MAX_CARDS],
}

impl Castle {
    /// A castle with nothing but a throne room, which is not dealt yet.
    #[must_use]
    pub const fn new() -> Self {
        let mut tiles = [Tile::NONE; CAPACITY];
        let mut columns = [NOWHERE; CAPACITY];
        let mut floors = [NOWHERE; CAPACITY];
        (tiles[0], columns[0], floors[0]) = (Tile::THRONE, 0, 0);
        let mut of_target = [0; Target::COUNT];
        of_target[Target::Special.index()] = 1;
        Self {
            throne: Throne::NONE,
            len: 1,
            tiles,
            columns,
            floors,
            beside: [0; CAPACITY],
            around: [0; CAPACITY],
            of_target,
            of_decoration: [0; 4],
            sites: Sites::around_throne(),
            attendants: [0; Attendant::KINDS],
            cards: [Card::NONE; MAX_CARDS],
        }
    }

    /// Lays the throne room (`two_castles.setup.thrones-dealt`).
    pub fn set_throne(&mut self, components: &Components, throne: Throne) {
        if let Some(before) = self.throne() {
            self.of_decoration[components.throne(before).decoration as usize] &= !1;
        }
        self.throne = throne;
        self.of_decoration[components.throne(throne).decoration as usize] |= 1;
    }

    /// The throne room, once it is dealt.
    #[must_use]
    pub fn throne(&self) -> Option<Throne> {
        (self.throne != Throne::NONE).then_some(self.throne)
    }

    /// Where the tile may be placed, floor by floor from below. Never empty (`two_castles.place.mandatory`).
    #[must_use]
    #[inline]
    pub fn sites(&self, components: &Components, tile: Tile) -> &[Cell] {
        match components.face(tile).levels {
            Levels::GroundOrAbove => self.sites.at_or_above_ground(),
            Levels::BelowGround => self.sites.below_ground(),
            Levels::Anywhere => self.sites.all(),
        }
    }

    /// May the tile be placed there?
    #[must_use]
    pub fn may_place(&self, components: &Components, tile: Tile, cell: Cell) -> bool {
        self.sites(components, tile).binary_search(&cell).is_ok()
    }

    /// Places a tile for good (`two_castles.turn.positions-final`). Returns how many rooms of its type the castle
    /// has now; 0 for special rooms, which earn nothing (`two_castles.bonus.none-for-special`).
    ///
    /// # Panics
    /// If the castle is full; debug builds also if the tile may not lie there.
    pub fn place(&mut self, components: &Components, tile: Tile, cell: Cell) -> usize {
        debug_assert!(self.may_place(components, tile, cell), "{tile} may not lie at {cell}");
        let number = self.len as usize;
        let (beside, around) = self.neighbours(cell);
        let bit = 1 << number;
        self.tiles[number] = tile;
        (self.columns[number], self.floors[number]) = (cell.x, cell.y);
        (self.beside[number], self.around[number]) = (beside, around);
        for other in numbers(around) {
            self.around[other] |= bit;
        }
        for other in numbers(beside) {
            self.beside[other] |= bit;
        }
        let target = tile.room_type().map_or(Target::Special, Target::Regular);
        self.of_target[target.index()] |= bit;
        let face = components.face(tile);
        if let Some(decoration) = face.decoration {
            self.of_decoration[decoration as usize] |= bit;
        }
        self.len += 1;
        let taken = self.taken_edges(beside, cell);
        self.sites.fill(cell, face.blue_border, taken);
        tile.room_type().map_or(0, |room_type| self.count(room_type))
    }

    /// Lays an attendant on the throne room (`two_castles.living.bonus`).
    pub fn add_attendant(&mut self, attendant: Attendant) {
        self.attendants[attendant.index()] += 1;
    }

    /// Lays a bonus card below the castle (`two_castles.utility.bonus`).
    ///
    /// # Panics
    /// If the castle has [`MAX_CARDS`] cards.
    pub fn add_card(&mut self, card: Card) {
        let free = self.cards.iter_mut().find(|place| **place == Card::NONE);
        *free.expect("a castle earns at most two bonus cards") = card;
    }

    /// How many attendants of a kind are on the throne room.
    #[must_use]
    pub const fn attendants(&self, attendant: Attendant) -> u8 {
        self.attendants[attendant.index()]
    }

    /// How many attendants of each kind are on the throne room.
    pub(crate) const fn attendants_by_kind(&self) -> [u8; Attendant::KINDS] {
        self.attendants
    }

    /// How many attendants are on the throne room.
    #[must_use]
    pub fn attendant_count(&self) -> u8 {
        self.attendants.iter().sum()
    }

    /// The bonus cards below the castle, in the order in which they were kept.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().copied().filter(|card| *card != Card::NONE)
    }

    /// How many regular rooms of a type the castle has.
    #[must_use]
    #[inline]
    pub const fn count(&self, room_type: RoomType) -> usize {
        self.of_target[room_type as usize].count_ones() as usize
    }

    /// How many special rooms the castle has, the throne room included.
    #[must_use]
    pub const fn special_rooms(&self) -> usize {
        self.of_target[Target::Special.index()].count_ones() as usize
    }

    /// How many rooms were placed, the throne room not counted.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize - 1
    }

    /// Is there nothing but the throne room?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 1
    }

    /// The rooms in the order in which they were placed, without the throne room.
    pub fn rooms(&self) -> impl DoubleEndedIterator<Item = Placed> + ExactSizeIterator + '_ {
        let placed = 1..self.len as usize;
        let columns = self.columns[placed.clone()].iter();
        let cells = columns.zip(&self.floors[placed.clone()]).map(|(x, y)| Cell::new(*x, *y));
        self.tiles[placed].iter().zip(cells).map(|(tile, at)| Placed { tile: *tile, at })
    }

    /// The tile at a cell; [`Tile::THRONE`] for both halves of the throne room.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        if cell == Cell::new(1, 0) {
            return Some(Tile::THRONE);
        }
        (0..self.len as usize).find(|number| self.cell(*number) == cell).map(|number| self.tiles[number])
    }

    /// The tiles in the order in which they were placed, without the throne room. [`Tile::NONE`] for rooms not built yet.
    pub(crate) fn tiles(&self) -> &[Tile; MAX_ROOMS] {
        self.tiles.last_chunk().expect("the throne room comes before them")
    }

    /// The columns of these tiles, and [`NOWHERE`].
    pub(crate) fn columns(&self) -> &[i8; MAX_ROOMS] {
        self.columns.last_chunk().expect("the throne room comes before them")
    }

    /// The floors of these tiles, and [`NOWHERE`].
    pub(crate) fn floors(&self) -> &[i8; MAX_ROOMS] {
        self.floors.last_chunk().expect("the throne room comes before them")
    }

    /// The tile with a number.
    pub(crate) const fn tile(&self, number: usize) -> Tile {
        self.tiles[number]
    }

    /// Where the room with a number lies; the left half of the throne room.
    pub(crate) const fn cell(&self, number: usize) -> Cell {
        Cell::new(self.columns[number], self.floors[number])
    }

    /// The rooms that share an edge with a room.
    pub(crate) const fn beside(&self, number: usize) -> RoomMask {
        self.beside[number]
    }

    /// The rooms around a room.
    pub(crate) const fn around(&self, number: usize) -> RoomMask {
        self.around[number]
    }

    /// The rooms that are a target.
    #[inline]
    pub(crate) const fn of_target(&self, target: Target) -> RoomMask {
        self.of_target[target.index()]
    }

    /// The rooms that show a decoration.
    pub(crate) const fn of_decoration(&self, decoration: crate::Decoration) -> RoomMask {
        self.of_decoration[decoration as usize]
    }

    /// All rooms, the throne room included.
    pub(crate) const fn all_rooms(&self) -> RoomMask {
        (1 << self.len) - 1
    }

    /// The rooms at the edges of a cell, and the rooms around it.
    pub(crate) fn neighbours(&self, cell: Cell) -> (RoomMask, RoomMask) {
        let (mut beside, mut around) = (0, 0);
        // Loops over the full capacity, so that the length is fixed: rooms not built yet are far away from every cell.
        for number in 0..CAPACITY {
            let aside = (self.columns[number] - cell.x).unsigned_abs();
            let apart = (self.floors[number] - cell.y).unsigned_abs();
            around |= RoomMask::from(aside <= 1 && apart <= 1) << number;
            beside |= RoomMask::from(aside + apart == 1) << number;
        }
        let aside = (1 - cell.x).unsigned_abs();
        let apart = cell.y.unsigned_abs();
        around |= RoomMask::from(aside <= 1 && apart <= 1);
        beside |= RoomMask::from(aside + apart == 1);
        (beside, around)
    }

    /// At which edges of a cell these rooms, all beside it, lie.
    fn taken_edges(&self, beside: RoomMask, cell: Cell) -> Edges {
        let mut taken = Edges::default();
        for number in numbers(beside) {
            let other = self.cell(number);
            // The throne room reaches one cell further to the right than its number's cell.
            let is_left = other.x < cell.x;
            match other.y - cell.y {
                0 if is_left => taken.left = true,
                0 => taken.right = true,
                1 => taken.above = true,
                _ => taken.below = true,
            }
        }
        taken
    }
}

impl Default for Castle {
    fn default() -> Self {
        Self::new()
    }
}

/// The numbers in a mask, lowest first.
pub(crate) fn numbers(mut mask: RoomMask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let number = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            number
        })
    })
}
