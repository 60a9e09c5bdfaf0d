//! Areas: paths, towers, houses and courtyards across tiles, kept up to date tile by tile.
//!
//! Only what a coming tile can touch is kept. Every edge between a laid tile (or start field) and an empty cell has three
//! *ports*: the two halves of the side, and the path in its middle. A port names the area that faces it. When a tile is
//! laid, the ports it covers tell which areas it joins (same kind: castle.place.others-free) or shuts off (another
//! kind), and its free sides get new ports. Where it joins two areas, they become one, and whatever named the other is
//! changed: this happens six times in a match. All of this is a few arrays of bytes, so that it copies with the state.
//!
//! Tiles are laid with few branches, because a processor cannot foresee what lies where: all four sides are treated alike, and
//! what has no area, such as the port of a side without a path, is named by a number of its own ([`NONE`]).
//!
//! What is kept here follows from the bare table ([`crate::Table`]) alone; the tests compare it with a flood fill over the
//! tiles after every step.

use kernel::Seat;

use crate::board::{Board, MAX_EDGES, NONE, PLAIN_WALL};
use crate::cell::{Cell, CellSet};
use crate::components::CELLS;
use crate::direction::Side;
use crate::extent::Extent;
use crate::table::SUPPLY;
use crate::tile::LaidTile;
use crate::tile_kind::{AreaKind, FOUNTAIN, KIND, NO_PART, Orientation, TWIN};

/// One area.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// The tags of its parts together.
    tag: u8,
    /// How many ports face an empty cell.
    open: u8,
    /// Followers in it: the first seat's in the lower half, the second seat's in the upper.
    followers: u8,
    /// The number that its points are a multiple of; see [`Area::count`].
    count: u8,
}

impl Area {
    const UNUSED: Self = Self { tag: 0, open: 0, followers: 0, count: 0 };
    /// What [`NONE`] names: nothing that a path could join, or that is ever scored.
    const NOWHERE: Self = Self { tag: AreaKind::Courtyard as u8, open: 1, ..Self::UNUSED };

    /// Path, tower, house or courtyard.
    #[must_use]
    pub const fn kind(self) -> AreaKind {
        AreaKind::ALL[(self.tag & KIND) as usize]
    }

    /// How many halves of sides (for a path: ends) face an empty cell.
    #[must_use]
    pub const fn open(self) -> u8 {
        self.open
    }

    /// Is it complete, so that nothing can be added (castle.path.complete, castle.tower.complete, castle.house.complete).
    #[must_use]
    pub const fn is_closed(self) -> bool {
        self.open == 0
    }

    /// How many followers of a seat stand in it.
    #[must_use]
    pub const fn followers(self, seat: Seat) -> u8 {
        self.followers >> (4 * seat.index()) & 15
    }

    /// Does any follower stand in it?
    #[must_use]
    pub const fn is_occupied(self) -> bool {
        self.followers != 0
    }

    /// Is it complete, with followers in it that come back when it is scored?
    #[inline]
    fn is_to_be_scored(self) -> bool {
        (self.open == 0) & (self.followers != 0) & (self.tag & KIND != AreaKind::Courtyard as u8)
    }

    /// Who has more followers in it (castle.score.majority-takes-all); nobody on a tie (castle.score.tie-nobody).
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        let (first, second) = (self.followers & 15, self.followers >> 4);
        if first > second {
            Some(Seat::new(0))
        } else if second > first {
            Some(Seat::new(1))
        } else {
            None
        }
    }

    /// The number that its points are a multiple of: the tiles of a path, tower or house, each once (castle.score.tile-counts-once), and its
    /// start fields; the markets of a courtyard.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.count
    }

    /// Does it have a fountain?
    #[must_use]
    pub const fn has_fountain(self) -> bool {
        self.tag & FOUNTAIN != 0
    }
}

/// All areas, the ports to the empty cells, and what fits on them.
#[derive(Clone, Copy, Debug)]
pub struct Areas {
    /// The cells beside a tile or a start field that have no tile (castle.place.adjacent-tile-or-start-field).
    frontier: CellSet,
    occupied: CellSet,
    /// For every side the cells where a tile without (0) or with (1) an arm on that side would break
    /// castle.place.path-must-continue.
    clash: [[CellSet; 2]; 4],
    /// One for every number a port can name. Those from `used` on are [`Area::UNUSED`], and the last is [`Area::NOWHERE`].
    areas: [Area; 256],
    used: u8,
    /// By edge. What faced an edge that now lies between two tiles, or stands for plain wall, has no meaning.
    ports: [[u8; 3]; MAX_EDGES + 1],
    /// The areas of the parts of the tile laid last; [`NONE`] for [`NO_PART`].
    newest: [u8; 8],
    /// The parts of the tile laid last whose areas had no follower then: bit `i` for part `i`.
    free_parts: u8,
    /// Has the tile laid last, or a follower on it, made an area that waits to be scored?
    closed: bool,
    /// The area every follower on a tile stands in.
    stands: [[u8; SUPPLY]; 2],
}

impl Areas {
    /// Only the start fields (castle.component.start-fields).
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let mut areas = Self {
            frontier: board.start_cells,
            occupied: CellSet::EMPTY,
            clash: [[CellSet::EMPTY; 2]; 4],
            areas: [Area::UNUSED; 256],
            used: 0,
            ports: [[NONE; 3]; MAX_EDGES + 1],
            newest: [NONE; 8],
            free_parts: 0,
            closed: false,
            stands: [[NONE; SUPPLY]; 2],
        };
        areas.areas[usize::from(NONE)] = Area::NOWHERE;
        for (cell, start) in board.starts() {
            let edge = usize::from(board.edges[cell.index()][start.side.index()]);
            let are_twins = start.halves[0] == start.halves[1] && start.path && start.halves[0] != AreaKind::Courtyard;
            for half in 0..2 {
                if half == 0 || !start.is_whole() {
                    areas.ports[edge][half] = areas.add(start.halves[half]);
                } else {
                    areas.ports[edge][1] = areas.ports[edge][0];
                }
                let area = &mut areas.areas[usize::from(areas.ports[edge][half])];
                area.open += 1;
                area.tag |= u8::from(are_twins) * TWIN;
                if area.kind() == AreaKind::Courtyard {
                    area.count += u8::from(start.market == Some(half as u8));
                } else {
                    area.count = 1;
                }
            }
            if start.path {
                let path = areas.add(AreaKind::Path);
                areas.ports[edge][2] = path;
                areas.areas[usize::from(path)].open = 1;
                areas.areas[usize::from(path)].count = 1;
            }
        }
        areas
    }

    fn add(&mut self, kind: AreaKind) -> u8 {
        let number = self.used;
        self.used += 1;
        self.areas[usize::from(number)].tag = kind as u8;
        number
    }

    /// The area with this number.
    #[must_use]
    #[inline]
    pub fn area(&self, number: u8) -> Area {
        self.areas[usize::from(number)]
    }

    /// The cells beside a tile or start field that have no tile.
    #[must_use]
    #[inline]
    pub fn frontier(&self) -> CellSet {
        self.frontier
    }

    /// The cells with a tile.
    #[must_use]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// The cells where a tile without (`false`) or with an arm on a side would break a path.
    #[must_use]
    #[inline]
    pub fn clash(&self, side: Side, arm: bool) -> CellSet {
        self.clash[side.index()][usize::from(arm)]
    }

    /// The number of the area that faces a port of an empty cell from beyond a side: half 0 or 1 (the western or northern
    /// one first), or the path (2). Nothing if there is plain wall, an empty cell, or no path.
    #[must_use]
    pub fn facing(&self, board: &Board, cell: Cell, side: Side, port: usize) -> Option<u8> {
        let beyond = board.neighbour(cell, side);
        if beyond.is_some_and(|beyond| !self.occupied.contains(beyond)) {
            return None;
        }
        let edge = board.edges[cell.index()][side.index()];
        let number = self.ports[usize::from(edge)][port];
        (edge != PLAIN_WALL && number != NONE).then_some(number)
    }

    /// The number of the area of a part of the newest tile.
    #[must_use]
    pub fn newest(&self, part: usize) -> u8 {
        self.newest[part]
    }

    /// The parts of the newest tile whose areas had no follower when it was laid: bit `i` for part `i`.
    #[inline]
    pub(crate) fn free_parts(&self) -> u8 {
        self.free_parts
    }

    /// The number of the area a follower on a tile stands in.
    #[must_use]
    #[inline]
    pub fn stand(&self, seat: Seat, follower: usize) -> u8 {
        self.stands[seat.index()][follower]
    }

    /// A follower is put on a part of the newest tile.
    pub(crate) fn enter(&mut self, seat: Seat, follower: usize, part: usize) {
        let number = self.newest(part);
        self.stands[seat.index()][follower] = number;
        let area = &mut self.areas[usize::from(number)];
        area.followers += 1 << (4 * seat.index());
        self.closed |= area.is_to_be_scored();
    }

    /// A follower leaves its area.
    pub(crate) fn leave(&mut self, seat: Seat, follower: usize) {
        let number = self.stand(seat, follower);
        self.stands[seat.index()][follower] = NONE;
        self.areas[usize::from(number)].followers -= 1 << (4 * seat.index());
    }

    /// May there be an area to score? If not, the tile laid last has completed none with a follower in it.
    #[must_use]
    #[inline]
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Lays a tile that is already part of `laid`.
    pub(crate) fn lay(&mut self, board: &Board, laid: &[Option<LaidTile>; CELLS], cell: Cell, tile: &Orientation) {
        self.closed = false;
        let free_sides = self.open_cells_beyond(board, cell, tile);
        let mut joined = [NONE; 8];
        let mut recount = 0_u8;
        let edges = board.edges[cell.index()];
        let mut facing = board.edged_sides[cell.index()] & !free_sides;
        while facing != 0 {
            let side = facing.trailing_zeros() as usize & 3;
            facing &= facing - 1;
            let edge = usize::from(edges[side]);
            for place in 0..3 {
                let (number, part) = (self.ports[edge][place], tile.port_parts[side][place]);
                let area = &mut self.areas[usize::from(number)];
                area.open -= u8::from(number != NONE);
                // Beside a start field a path may face a side without one: then it just ends there.
                let joins = area.tag & KIND == tile.kinds[usize::from(part & 7)];
                self.closed |= !joins & area.is_to_be_scored();
                let part = usize::from(if joins { part & 7 } else { NO_PART });
                let before = std::mem::replace(&mut joined[part], number);
                if joins & (before != NONE) & (before != number) {
                    recount |= u8::from(self.merge(before, number, &mut joined)) << part;
                }
            }
        }
        self.write_parts(&joined, tile, free_sides);
        for (edge, parts) in edges.iter().zip(&tile.port_parts) {
            self.ports[usize::from(*edge)] = parts.map(|part| self.newest[usize::from(part & 7)]);
        }
        if recount != 0 {
            self.recount(board, laid, cell, tile, recount);
        }
    }

    /// The cell has a tile now: what this means for the empty cells beside it. Returns on which sides they lie: bit 0 for north,
    /// then clockwise.
    #[inline]
    fn open_cells_beyond(&mut self, board: &Board, cell: Cell, tile: &Orientation) -> u8 {
        self.occupied.insert(cell);
        self.frontier.remove(cell);
        let mut free_sides = 0;
        for (side, beyond) in board.beyond[cell.index()].into_iter().enumerate() {
            let empty = beyond & !self.occupied;
            free_sides |= u8::from(!empty.is_empty()) << side;
            self.frontier = self.frontier | empty;
            // The cell beyond must match: where there is an arm, a side without one clashes.
            let clash = &mut self.clash[(side + 2) % 4][usize::from(!tile.arms >> side & 1)];
            *clash = *clash | beyond;
        }
        free_sides
    }

    /// Merges one area into another. Returns whether a tile may belong to both and was counted twice.
    fn merge(&mut self, first: u8, second: u8, joined: &mut [u8; 8]) -> bool {
        let (keeper, swallowed) = (first.min(second), first.max(second));
        for named in [self.ports.as_flattened_mut(), self.stands.as_flattened_mut(), joined] {
            // Without a branch, so that many are compared at once.
            named.iter_mut().for_each(|number| *number = if *number == swallowed { keeper } else { *number });
        }
        let other = self.areas[usize::from(swallowed)];
        let area = &mut self.areas[usize::from(keeper)];
        let twins = area.tag & other.tag & TWIN != 0;
        area.tag |= other.tag;
        area.open += other.open;
        area.followers += other.followers;
        area.count += other.count;
        twins
    }

    /// Adds every part of the new tile to the area it joined, or begins one.
    #[inline]
    fn write_parts(&mut self, joined: &[u8; 8], tile: &Orientation, free_sides: u8) {
        self.newest = [NONE; 8];
        self.free_parts = 0;
        for (index, part) in tile.parts.iter().enumerate() {
            let joins = joined[index] != NONE;
            let number = if joins { joined[index] } else { self.used };
            self.used += u8::from(!joins);
            let is_twin = part.tag & TWIN != 0;
            let counted = is_twin & joins && self.newest[..index].contains(&number);
            self.newest[index] = number;
            let area = &mut self.areas[usize::from(number)];
            area.tag |= part.tag;
            area.open += part.ports_on(free_sides);
            area.count += part.count - u8::from(counted);
            self.closed |= area.is_to_be_scored();
            self.free_parts |= u8::from(!area.is_occupied()) << index;
        }
    }

    /// Recounts the tiles of an area whose two halves may both have had another part of the same tile. This is rare.
    #[cold]
    fn recount(&mut self, board: &Board, laid: &[Option<LaidTile>; CELLS], cell: Cell, tile: &Orientation, parts: u8) {
        for part in (0..tile.parts.len()).filter(|part| parts & (1 << part) != 0) {
            let extent = Extent::of(board, laid, cell, tile.parts[part].spot());
            self.areas[usize::from(self.newest[part])].count = extent.tiles();
        }
    }
}
