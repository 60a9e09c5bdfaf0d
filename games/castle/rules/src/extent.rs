//! The extent of an area, found by walking over its tiles: for explanations, drawings and rare recounts.

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::cell::{Cell, CellSet};
use crate::components::{CELLS, MAX_PARTS};
use crate::direction::{Side, Spot};
use crate::tile::LaidTile;
use crate::tile_kind::AreaKind;

/// Everything that belongs to one area.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Extent {
    /// Path, tower, house or courtyard.
    pub kind: AreaKind,
    /// The cells of its tiles.
    pub cells: CellSet,
    /// Its spots on every cell: bit `i` for `Spot::ALL[i]`.
    pub spots: [u8; CELLS],
    /// The start fields that belong to it: bit `i` for the start field `i` of the board.
    pub starts: u8,
    /// How many halves of sides (for a path: ends) face an empty cell.
    pub open: u8,
    /// How many fountains lie on it.
    pub fountains: u8,
    /// How many markets lie on it, those on start fields included (castle.final.courtyard-start-field-market).
    pub markets: u8,
}

impl Extent {
    /// The area of a spot of a laid tile.
    ///
    /// # Panics
    /// If no tile lies there, or it has no path at that spot.
    #[must_use]
    pub fn of(board: &Board, laid: &[Option<LaidTile>; CELLS], cell: Cell, spot: Spot) -> Self {
        let kind = laid[cell.index()].and_then(|tile| tile.orientation().kind_at(spot)).expect("a part is there");
        let extent =
            Self { kind, cells: CellSet::EMPTY, spots: [0; CELLS], starts: 0, open: 0, fountains: 0, markets: 0 };
        let mut walk = Walk { board, laid, extent, reached: ArrayVec::new() };
        walk.reach(cell, spot);
        while let Some((cell, part)) = walk.reached.pop() {
            let tile = laid[cell.index()].expect("only laid tiles are reached").orientation();
            for side in Side::ALL {
                for port in (0..3).filter(|port| tile.port_parts[side.index()][*port] == part) {
                    walk.cross(cell, side, port);
                }
            }
        }
        walk.extent
    }

    /// All areas with at least one tile, in the order of their first spots.
    #[must_use]
    pub fn all(board: &Board, laid: &[Option<LaidTile>; CELLS]) -> Vec<Self> {
        let mut seen = [0_u8; CELLS];
        let mut extents = Vec::new();
        for cell in Cell::all() {
            let Some(tile) = laid[cell.index()] else { continue };
            for part in &tile.orientation().parts {
                if seen[cell.index()] & part.spots == 0 {
                    let extent = Self::of(board, laid, cell, part.spot());
                    seen.iter_mut().zip(extent.spots).for_each(|(seen, spots)| *seen |= spots);
                    extents.push(extent);
                }
            }
        }
        extents
    }

    /// What the points of a path, tower or house count: tiles, and start fields as if they were tiles
    /// (castle.path.start-field-counts, castle.tower.start-field-counts, castle.house.start-field-counts).
    #[must_use]
    pub fn tiles(&self) -> u8 {
        self.cells.len() as u8 + self.starts.count_ones() as u8
    }

    /// Does the spot belong to it?
    #[must_use]
    pub fn contains(&self, cell: Cell, spot: Spot) -> bool {
        self.spots[cell.index()] & (1 << spot.index()) != 0
    }
}

/// A walk over the tiles of one area.
struct Walk<'a> {
    board: &'a Board,
    laid: &'a [Option<LaidTile>; CELLS],
    extent: Extent,
    reached: ArrayVec<(Cell, u8), MAX_PARTS>,
}

impl Walk<'_> {
    /// Adds the part at a spot, if it is of the right kind and not yet visited.
    fn reach(&mut self, cell: Cell, spot: Spot) {
        let tile = self.laid[cell.index()].expect("only laid tiles are reached").orientation();
        let Some(index) = tile.part_at(spot) else { return };
        let part = &tile.parts[index];
        if part.kind == self.extent.kind && !self.extent.contains(cell, spot) {
            self.extent.cells.insert(cell);
            self.extent.spots[cell.index()] |= part.spots;
            self.extent.fountains += u8::from(part.fountain);
            self.extent.markets += u8::from(part.market);
            self.reached.push((cell, index as u8));
        }
    }

    /// Continues across a port of a side: half 0 or 1, or the path (2).
    fn cross(&mut self, cell: Cell, side: Side, port: usize) {
        if let Some(beyond) = self.board.neighbour(cell, side) {
            if self.laid[beyond.index()].is_none() {
                self.extent.open += 1;
            } else {
                let [first, second] = side.opposite().quarters();
                self.reach(beyond, [first, second, side.opposite().arm()][port]);
            }
        } else if let Some(index) = self.board.start_at(cell, side) {
            self.cross_to_start(index, cell, side, port);
        }
    }

    fn cross_to_start(&mut self, index: usize, cell: Cell, side: Side, port: usize) {
        let (_, start) = self.board.starts()[index];
        let bit = 1 << index;
        if port == 2 {
            self.extent.starts |= u8::from(start.path) * bit;
        } else if start.halves[port] == self.extent.kind {
            if start.is_whole() {
                if self.extent.starts & bit == 0 {
                    self.extent.markets += u8::from(start.market.is_some());
                }
                self.extent.starts |= bit;
                // The start field may join what a path separates on the tile.
                self.reach(cell, side.quarters()[1 - port]);
            } else {
                self.extent.starts |= bit;
                self.extent.markets += u8::from(start.market == Some(port as u8));
            }
        }
    }
}
