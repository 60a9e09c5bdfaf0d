//! Areas: paths, towers, houses and courtyards across tiles, kept up to date tile by tile.
//!
//! Only what a coming tile can touch is kept. Every edge between a laid tile (or start field) and an empty cell has three
//! *ports*: the two halves of the side, and the path in its middle. A port names the area that faces it. When a tile is
//! laid, the ports it covers tell which areas it joins (same kind: castle.place.others-free) or shuts off (another
//! kind), and its free sides get new ports. A merged area points to the one it was merged into, so a port may name an
//! area by an old number; `Areas::root` follows the pointers. All of this is a few arrays of bytes, so that it copies
//! with the state.
//!
//! What is kept here follows from the bare table ([`crate::Table`]) alone; the tests compare it with a flood fill over the
//! tiles after every step.

use kernel::Seat;

use crate::board::{Board, MAX_EDGES, NONE};
use crate::cell::{Cell, CellSet};
use crate::components::CELLS;
use crate::direction::Side;
use crate::extent::Extent;
use crate::table::SUPPLY;
use crate::tile::LaidTile;
use crate::tile_kind::{AreaKind, NO_PART, Orientation};

/// One area, or a pointer to the area it was merged into.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// Bits 0 and 1 are the kind, the others are flags.
    tag: u8,
    /// How many ports face an empty cell. For a merged area: the number of the area it was merged into.
    open: u8,
    /// Followers in it: the first seat's in the lower half, the second seat's in the upper.
    followers: u8,
    /// The number that its points are a multiple of; see [`Area::count`].
    count: u8,
}

const FOUNTAIN: u8 = 1 << 2;
const TWIN: u8 = 1 << 3;
const SWALLOWED: u8 = 1 << 4;

impl Area {
    const UNUSED: Self = Self { tag: 0, open: 0, followers: 0, count: 0 };

    fn new(kind: AreaKind) -> Self {
        Self { tag: kind as u8, ..Self::UNUSED }
    }

    /// Path, tower, house or courtyard.
    #[must_use]
    pub const fn kind(self) -> AreaKind {
        AreaKind::ALL[(self.tag & 3) as usize]
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
    /// One for every number a port can name. The last is never used: 255 means no path.
    areas: [Area; 256],
    used: u8,
    ports: [[u8; 3]; MAX_EDGES],
    /// The areas of the parts of the tile laid last.
    newest: [u8; 8],
    /// May the tile laid last have closed an area?
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
            ports: [[NONE; 3]; MAX_EDGES],
            newest: [NONE; 8],
            closed: false,
            stands: [[NONE; SUPPLY]; 2],
        };
        for (cell, start) in board.starts() {
            let edge = usize::from(board.edges[cell.index()][start.side.index()]);
            let twins = if start.halves[0] == start.halves[1] && start.path { TWIN } else { 0 };
            for half in 0..2 {
                if half == 0 || !start.is_whole() {
                    areas.ports[edge][half] = areas.add(start.halves[half]);
                } else {
                    areas.ports[edge][1] = areas.ports[edge][0];
                }
                let area = &mut areas.areas[usize::from(areas.ports[edge][half])];
                area.open += 1;
                area.tag |= twins;
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
        self.areas[usize::from(number)] = Area::new(kind);
        number
    }

    /// The current number of an area that may have been merged.
    #[inline]
    fn root(&self, mut number: u8) -> u8 {
        while self.areas[usize::from(number)].tag & SWALLOWED != 0 {
            number = self.areas[usize::from(number)].open;
        }
        number
    }

    /// The area with this number.
    #[must_use]
    pub fn area(&self, number: u8) -> Area {
        self.areas[usize::from(self.root(number))]
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
        let number = if edge == NONE { NONE } else { self.ports[usize::from(edge)][port] };
        (number != NONE).then(|| self.root(number))
    }

    /// The number of the area of a part of the newest tile.
    #[must_use]
    pub fn newest(&self, part: usize) -> u8 {
        self.root(self.newest[part])
    }

    /// The number of the area a follower on a tile stands in.
    #[must_use]
    pub fn stand(&self, seat: Seat, follower: usize) -> u8 {
        self.root(self.stands[seat.index()][follower])
    }

    /// A follower is put on a part of the newest tile.
    pub(crate) fn enter(&mut self, seat: Seat, follower: usize, part: usize) {
        let number = self.newest(part);
        self.stands[seat.index()][follower] = number;
        self.areas[usize::from(number)].followers += 1 << (4 * seat.index());
    }

    /// A follower leaves its area.
    pub(crate) fn leave(&mut self, seat: Seat, follower: usize) {
        let number = self.stand(seat, follower);
        self.stands[seat.index()][follower] = NONE;
        self.areas[usize::from(number)].followers -= 1 << (4 * seat.index());
    }

    /// May the tile laid last have closed an area? If not, there is nothing to score.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Lays a tile that is already part of `laid`.
    pub(crate) fn lay(&mut self, board: &Board, laid: &[Option<LaidTile>; CELLS], cell: Cell, tile: &Orientation) {
        self.occupied.insert(cell);
        self.frontier.remove(cell);
        let mut joined = [NONE; 8];
        let mut free_sides = 0_u8;
        let mut shut = false;
        let mut recount = 0_u8;
        let edges = board.edges[cell.index()];
        let neighbours = board.neighbours[cell.index()];
        for side in 0..4 {
            let edge = edges[side];
            if edge == NONE {
                continue;
            }
            let beyond = neighbours[side];
            if beyond != NONE && !self.occupied.contains(Cell::new(usize::from(beyond))) {
                let beyond = Cell::new(usize::from(beyond));
                free_sides |= 1 << side;
                self.frontier.insert(beyond);
                let arm = usize::from(tile.arms >> side & 1);
                // The cell beyond must match: where there is an arm, a side without one clashes.
                self.clash[(side + 2) % 4][1 - arm].insert(beyond);
                continue;
            }
            let ports = self.ports[usize::from(edge)];
            let parts = tile.port_parts[side];
            for place in 0..3 {
                let (port, part) = (ports[place], parts[place]);
                if port == NONE {
                    continue;
                }
                let number = self.root(port);
                let area = &mut self.areas[usize::from(number)];
                area.open -= 1;
                shut |= area.open == 0;
                // Beside a start field a path may face a side without one: then it just ends there.
                if part == NO_PART || area.kind() != tile.parts[usize::from(part)].kind {
                    continue;
                }
                let part = usize::from(part & 7);
                if joined[part] == NONE {
                    joined[part] = number;
                } else {
                    let before = self.root(joined[part]);
                    recount |= u8::from(self.merge(before, number)) << part;
                }
            }
        }
        self.write_parts(&joined, tile, free_sides);
        self.write_ports(board, cell, tile, free_sides);
        if recount != 0 {
            self.recount(board, laid, cell, tile, recount);
        }
        let open = |number: &u8| !self.areas[usize::from(*number)].is_closed();
        self.closed = shut || !self.newest[..tile.parts.len()].iter().all(open);
    }

    /// Merges one area into another. Returns whether a tile may belong to both and was counted twice.
    fn merge(&mut self, first: u8, second: u8) -> bool {
        if first == second {
            return false;
        }
        let (keeper, swallowed) = (first.min(second), first.max(second));
        let other = self.areas[usize::from(swallowed)];
        self.areas[usize::from(swallowed)].tag |= SWALLOWED;
        self.areas[usize::from(swallowed)].open = keeper;
        let area = &mut self.areas[usize::from(keeper)];
        let twins = area.tag & other.tag & TWIN != 0 && area.kind() != AreaKind::Courtyard;
        area.tag |= other.tag;
        area.open += other.open;
        area.followers += other.followers;
        area.count += other.count;
        twins
    }

    /// Adds every part of the new tile to the area it joined, or begins one.
    fn write_parts(&mut self, joined: &[u8; 8], tile: &Orientation, free_sides: u8) {
        for (index, part) in tile.parts.iter().enumerate() {
            let number = if joined[index] == NONE { self.add(part.kind) } else { self.root(joined[index]) };
            let counted = part.twin && self.newest[..index].contains(&number);
            self.newest[index] = number;
            let area = &mut self.areas[usize::from(number)];
            area.open += part.ports_on[usize::from(free_sides & 15)];
            area.tag |= (u8::from(part.fountain) * FOUNTAIN) | (u8::from(part.twin) * TWIN);
            area.count += if part.kind == AreaKind::Courtyard { u8::from(part.market) } else { u8::from(!counted) };
        }
    }

    /// The free sides of the new tile face empty cells with its areas.
    fn write_ports(&mut self, board: &Board, cell: Cell, tile: &Orientation, free_sides: u8) {
        for (side, edge) in board.edges[cell.index()].iter().enumerate() {
            if free_sides & (1 << side) != 0 {
                let name = |part: u8| if part == NO_PART { NONE } else { self.newest[usize::from(part & 7)] };
                let [first, second, path] = tile.port_parts[side];
                self.ports[usize::from(*edge)] = [name(first), name(second), name(path)];
            }
        }
    }

    /// Recounts the tiles of an area whose two halves may both have had another part of the same tile. This is rare.
    #[cold]
    fn recount(&mut self, board: &Board, laid: &[Option<LaidTile>; CELLS], cell: Cell, tile: &Orientation, parts: u8) {
        for part in (0..tile.parts.len()).filter(|part| parts & (1 << part) != 0) {
            let extent = Extent::of(board, laid, cell, tile.parts[part].spot());
            self.areas[usize::from(self.root(self.newest[part]))].count = extent.tiles();
        }
    }
}
