//! The sites of a castle: where the next room may go.
//!
//! A site is a free cell that some tile may fill: it shares an edge with a room, has support if it lies above ground, and
//! has no blue border below it. A site stays one until it is filled, so the list only grows around each new room.

use crate::cell::{Cell, MAX_ROOMS};

/// Six sites around a bare throne room; a room fills one and opens at most three.
const CAPACITY: usize = 6 + 2 * MAX_ROOMS;

/// Which cells at the edges of a cell are filled.
#[derive(Clone, Copy, Default)]
pub(super) struct Edges {
    pub(super) left: bool,
    pub(super) right: bool,
    pub(super) above: bool,
    pub(super) below: bool,
}

/// The open sites of a castle, floor by floor from below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sites {
    // Unused places hold the default cell, so that equal castles are equal bit by bit.
    cells: [Cell; CAPACITY],
    below: u8,
    len: u8,
}

impl Sites {
    /// Around the bare throne room (`two_castles.place.share-edge`).
    pub(super) const fn around_throne() -> Self {
        let mut cells = [Cell::new(0, 0); CAPACITY];
        cells[0] = Cell::new(0, -1);
        cells[1] = Cell::new(1, -1);
        cells[2] = Cell::new(-1, 0);
        cells[3] = Cell::new(2, 0);
        cells[4] = Cell::new(0, 1);
        cells[5] = Cell::new(1, 1);
        Self { cells, below: 2, len: 6 }
    }

    pub(super) fn all(&self) -> &[Cell] {
        &self.cells[..self.len as usize]
    }

    pub(super) fn below_ground(&self) -> &[Cell] {
        &self.cells[..self.below as usize]
    }

    pub(super) fn at_or_above_ground(&self) -> &[Cell] {
        &self.cells[self.below as usize..self.len as usize]
    }

    /// Fills a site and opens those that come with it: the free ones among the four cells at its edges that may be built on.
    pub(super) fn fill(&mut self, cell: Cell, blue_border: bool, taken: Edges) {
        self.remove(cell);
        let Cell { x, y } = cell;
        // Above a room at or above ground nothing can lie yet, for lack of support; the ground-floor cell over an underground
        // room needs none (`two_castles.place.no-support-at-or-below-ground`).
        if !blue_border && !taken.above {
            self.insert(Cell::new(x, y + 1));
        }
        // Beside a room above the ground floor support decides alone, and that site came with the room below it.
        if y > 0 {
            return;
        }
        if !taken.left {
            self.insert(Cell::new(x - 1, y));
        }
        if !taken.right {
            self.insert(Cell::new(x + 1, y));
        }
        if !taken.below {
            self.insert(Cell::new(x, y - 1));
        }
    }

    fn insert(&mut self, cell: Cell) {
        let len = self.len as usize;
        if let Err(place) = self.cells[..len].binary_search(&cell) {
            self.cells.copy_within(place..len, place + 1);
            self.cells[place] = cell;
            self.len += 1;
            self.below += u8::from(cell.y < 0);
        }
    }

    fn remove(&mut self, cell: Cell) {
        let len = self.len as usize;
        if let Ok(place) = self.cells[..len].binary_search(&cell) {
            self.cells.copy_within(place + 1..len, place);
            self.cells[len - 1] = Cell::default();
            self.len -= 1;
            self.below -= u8::from(cell.y < 0);
        }
    }
}
