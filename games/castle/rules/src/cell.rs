//! The fields inside the wall, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;
use std::sync::LazyLock;

use kernel::{NotationError, nth_one};

use crate::components::{CELLS, Components, components};
use crate::errors::Expected;

/// One field inside the wall, counted row by row from the north-west. There is no offset: a tile lies on exactly one
/// cell (castle.place.no-half-offset). Prints like a chess square, `a1` in the north-west corner: the column's letter,
/// then the row counted from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell with an index below [`CELLS`].
    ///
    /// # Panics
    /// If the index is not below it.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < CELLS, "no such cell");
        Self(index as u8)
    }

    /// The cell in a column and row of the grid, if it lies inside the wall (castle.place.inside-wall).
    #[must_use]
    pub fn at(x: i64, y: i64) -> Option<Self> {
        let Places { width, height, cells, .. } = places();
        let inside = (0..*width as i64).contains(&x) && (0..*height as i64).contains(&y);
        if inside { cells[y as usize * width + x as usize] } else { None }
    }

    /// The index, below [`CELLS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column and row in the grid, both counted from 0.
    #[must_use]
    pub fn position(self) -> (u8, u8) {
        places().positions[self.index()]
    }

    /// All cells, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..CELLS as u8).map(Self)
    }
}

/// Where the cells lie in the grid, worked out once from the components.
struct Places {
    width: usize,
    height: usize,
    /// The cell at every place of the grid, row by row.
    cells: Vec<Option<Cell>>,
    /// Column and row of every cell.
    positions: [(u8, u8); CELLS],
}

impl Places {
    fn new(components: &Components) -> Self {
        let grid = &components.grid;
        let (width, height) = (grid.width(), grid.height());
        let mut cells = vec![None; width * height];
        let mut positions = [(0, 0); CELLS];
        for (cell, (x, y)) in Cell::all().zip(grid.positions()) {
            cells[usize::from(y) * width + usize::from(x)] = Some(cell);
            positions[cell.index()] = (x, y);
        }
        Self { width, height, cells, positions }
    }
}

fn places() -> &'static Places {
    static PLACES: LazyLock<Places> = LazyLock::new(|| Places::new(components()));
    &PLACES
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.position();
        write!(f, "{}{}", char::from(b'a' + x), y + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, Expected::Cell);
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).ok_or_else(error)?;
        let digits = letters.as_str();
        // Only the one canonical spelling: no sign, no leading zero.
        if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        let row: i64 = digits.parse().map_err(|_| error())?;
        Self::at(i64::from(column as u8 - b'a'), row - 1).ok_or_else(error)
    }
}

kernel::written_as_text!(Cell);

/// A set of cells: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; 2]);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self([0; 2]);
    /// Every cell inside the wall.
    pub const ALL: Self = Self([u64::MAX, (1 << (CELLS - 64)) - 1]);

    /// Just one cell.
    #[must_use]
    pub const fn one(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// Is the cell in the set?
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell.0 >> 6) as usize & 1] >> (cell.0 & 63) & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize & 1] |= 1 << (cell.0 & 63);
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[(cell.0 >> 6) as usize & 1] &= !(1 << (cell.0 & 63));
    }

    /// Is it empty?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many cells are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Removes and returns the lowest cell.
    pub const fn pop(&mut self) -> Option<Cell> {
        let word = if self.0[0] != 0 { 0 } else { 1 };
        if self.0[word] == 0 {
            return None;
        }
        let cell = Cell(self.0[word].trailing_zeros() as u8 + 64 * word as u8);
        self.0[word] &= self.0[word] - 1;
        Some(cell)
    }

    /// The cell at a place below [`CellSet::len`], counting the cells in it from 0, lowest first.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Cell {
        let first = self.0[0].count_ones();
        let (word, place) = if place < first { (0, place) } else { (1, place - first) };
        Cell(nth_one(self.0[word], place) as u8 + 64 * word as u8)
    }

    /// The cells in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }

    /// Calls `action` with every cell in the set, lowest first. Faster than [`CellSet::iter`], because it works word by word.
    #[inline]
    pub(crate) fn for_each(self, mut action: impl FnMut(Cell)) {
        for (word, mut rest) in self.0.into_iter().enumerate() {
            while rest != 0 {
                action(Cell(rest.trailing_zeros() as u8 + 64 * word as u8));
                rest &= rest - 1;
            }
        }
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for CellSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Not for CellSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1]]) & Self::ALL
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}
