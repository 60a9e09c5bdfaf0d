//! A position: the table, and the areas derived from it.

use std::hash::{Hash, Hasher};

use kernel::Seat;

use crate::areas::Areas;
use crate::board::Board;
use crate::cell::Cell;
use crate::components::CELLS;
use crate::table::Table;

/// A position. Two positions are equal if their tables are: the areas follow from the tiles and followers.
#[derive(Clone, Debug)]
pub struct State {
    /// What lies on the table.
    pub table: Table,
    /// The areas its tiles and followers form.
    pub areas: Areas,
}

impl State {
    /// The position before the first draw. `first` begins; if it is nobody, a seat is drawn.
    #[must_use]
    pub fn new(board: &Board, first: Option<Seat>) -> Self {
        Self { table: Table::new(board, first), areas: Areas::new(board) }
    }

    /// The position of a table: lays its tiles and followers one after the other, the newest tile last.
    ///
    /// # Panics
    /// If a follower does not stand on a laid tile.
    #[must_use]
    pub fn of_table(board: &Board, table: Table) -> Self {
        let mut areas = Areas::new(board);
        // The areas must find only those tiles on the board that they know already.
        let mut laid = [None; CELLS];
        let newest = table.newest;
        for cell in Cell::all().filter(|cell| Some(*cell) != newest).chain(newest) {
            let Some(tile) = table.laid[cell.index()] else { continue };
            laid[cell.index()] = Some(tile);
            areas.lay(board, &laid, cell, tile.orientation());
            for (seat, index, follower) in table.followers().filter(|(_, _, follower)| follower.cell == cell) {
                let part = tile.orientation().part_at(follower.spot).expect("a follower stands on a part");
                areas.enter(seat, index, part);
            }
        }
        Self { table, areas }
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.table.hash(hasher);
    }
}
