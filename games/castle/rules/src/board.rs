//! The wall and the cells inside it: neighbours, edges, start fields, corner towers.

use std::sync::LazyLock;

use crate::cell::{Cell, CellSet};
use crate::components::{CELLS, Components, CornerTower, MAX_STARTS, StartField, TRACK_FIELDS, components};
use crate::direction::Side;

/// No cell, no tower, no area.
pub(crate) const NONE: u8 = u8::MAX;

/// There cannot be more edges than this between 76 cells and start fields: the shortest outline has 36 sides, and every
/// other side of a cell is shared by two.
pub(crate) const MAX_EDGES: usize = (CELLS * 4 - 36) / 2 + MAX_STARTS;

/// The number that stands for the edges at plain wall, where nothing can face a tile.
pub(crate) const PLAIN_WALL: u8 = MAX_EDGES as u8;

/// The board, worked out once from the components.
pub struct Board {
    width: usize,
    height: usize,
    /// The cell across each side, or [`NONE`].
    neighbours: [[u8; 4]; CELLS],
    /// The same as sets, empty at the wall.
    pub(crate) beyond: [[CellSet; 4]; CELLS],
    /// The number of the edge at each side: shared by the two cells, or by a cell and its start field; [`PLAIN_WALL`] at
    /// plain wall.
    pub(crate) edges: [[u8; 4]; CELLS],
    /// The sides that are not plain wall: bit 0 for north, then clockwise.
    pub(crate) edged_sides: [u8; CELLS],
    /// The cells beside start fields.
    pub(crate) start_cells: CellSet,
    /// The start fields with the cell beside each.
    starts: Vec<(Cell, &'static StartField)>,
    tower_at: [u8; TRACK_FIELDS],
    towers: &'static [CornerTower],
}

impl Board {
    fn new(components: &'static Components) -> Self {
        let mut board = Self {
            width: components.grid.width(),
            height: components.grid.height(),
            neighbours: [[NONE; 4]; CELLS],
            beyond: [[CellSet::EMPTY; 4]; CELLS],
            edges: [[PLAIN_WALL; 4]; CELLS],
            edged_sides: [0; CELLS],
            start_cells: CellSet::EMPTY,
            starts: Vec::new(),
            tower_at: [NONE; TRACK_FIELDS],
            towers: &components.towers,
        };
        let mut next_edge = 0;
        for cell in Cell::all() {
            let (x, y) = cell.position();
            for side in Side::ALL {
                let (dx, dy) = side.step();
                let Some(beyond) = Cell::at(i64::from(x) + i64::from(dx), i64::from(y) + i64::from(dy)) else {
                    continue;
                };
                board.neighbours[cell.index()][side.index()] = beyond.index() as u8;
                board.beyond[cell.index()][side.index()] = CellSet::one(beyond);
                if beyond > cell {
                    board.edges[cell.index()][side.index()] = next_edge;
                    board.edges[beyond.index()][side.opposite().index()] = next_edge;
                    next_edge += 1;
                }
            }
        }
        for start in &components.starts {
            let (x, y) = start.position;
            let cell = Cell::at(i64::from(x), i64::from(y)).expect("the components were checked");
            board.edges[cell.index()][start.side.index()] = next_edge;
            next_edge += 1;
            board.start_cells.insert(cell);
            board.starts.push((cell, start));
        }
        assert!(usize::from(next_edge) <= MAX_EDGES, "the bound on edges holds for every outline");
        for (sides, edges) in board.edged_sides.iter_mut().zip(&board.edges) {
            *sides = (0..4).filter(|side| edges[*side] != PLAIN_WALL).fold(0, |sides, side| sides | 1 << side);
        }
        for (index, tower) in components.towers.iter().enumerate() {
            for field in tower.fields {
                board.tower_at[usize::from(field)] = index as u8;
            }
        }
        board
    }

    /// Columns and rows of the grid around the cells.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The cell across a side; nothing at the wall.
    #[must_use]
    pub fn neighbour(&self, cell: Cell, side: Side) -> Option<Cell> {
        match self.neighbours[cell.index()][side.index()] {
            NONE => None,
            index => Some(Cell::new(usize::from(index))),
        }
    }

    /// The start fields, each with the cell beside it.
    #[must_use]
    pub fn starts(&self) -> &[(Cell, &'static StartField)] {
        &self.starts
    }

    /// The start field at a side of a cell, by its place in [`Board::starts`].
    #[must_use]
    pub fn start_at(&self, cell: Cell, side: Side) -> Option<usize> {
        self.starts.iter().position(|(beside, start)| *beside == cell && start.side == side)
    }

    /// The corner towers in the order of the track.
    #[must_use]
    pub fn towers(&self) -> &'static [CornerTower] {
        self.towers
    }

    /// The corner tower that a marker with this total stands on, if any. Past 99 the track begins again
    /// (castle.score.track-wraps).
    #[must_use]
    pub fn tower_at(&self, score: u16) -> Option<u8> {
        let tower = self.tower_at[usize::from(score) % TRACK_FIELDS];
        (tower != NONE).then_some(tower)
    }

    /// The corner towers that get a wall tile: bit `i` for the tower `i` (castle.setup.wall-tiles-on-corners).
    #[must_use]
    pub fn dealt_towers(&self) -> u32 {
        self.towers
            .iter()
            .enumerate()
            .filter(|(_, tower)| tower.wall_tile)
            .fold(0, |bits, (index, _)| bits | 1 << index)
    }

    /// The largest set of these cells that are connected by their sides (castle.final.empty-area-orthogonal).
    #[must_use]
    pub fn largest_region(&self, cells: CellSet) -> CellSet {
        let mut rest = cells;
        let mut largest = CellSet::EMPTY;
        while let Some(first) = rest.pop() {
            let mut region = CellSet::one(first);
            let mut reached = region;
            while let Some(cell) = reached.pop() {
                let [north, east, south, west] = self.beyond[cell.index()];
                let next = (north | east | south | west) & rest;
                rest = rest & !next;
                region = region | next;
                reached = reached | next;
            }
            if region.len() > largest.len() {
                largest = region;
            }
        }
        largest
    }
}

/// The board of the box.
#[must_use]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::new(components()));
    &BOARD
}
