//! The landscape: the tiles that were laid, who owns them, and which lie next to which.
//!
//! The grid has no bounds, so the landscape is a list of laid tiles, oldest first, with an index of neighbours that grows
//! with it. So short a list is fast enough to search for everything else.

use std::fmt;

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cell::{Cell, Direction};
use crate::heir::Heir;
use crate::plot::{MAX_PLOTS, PlotId, PlotSet};
use crate::tile::{Colour, TileId};

/// One laid tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Plot {
    /// Where it lies.
    pub cell: Cell,
    /// Which tile it is. Nobody has seen the front of the start tile.
    pub tile: Option<TileId>,
    /// Its colour, the same on both sides (`two_heirs.component.tile-back`).
    pub colour: Colour,
    /// Whose building it is; open terrain, face down, belongs to nobody (`two_heirs.terrain.unowned`).
    pub owner: Option<Heir>,
}

impl Plot {
    const UNUSED: Self = Self { cell: Cell::START, tile: None, colour: Colour::Green, owner: None };
}

/// All laid tiles with their neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Landscape {
    len: u8,
    plots: [Plot; MAX_PLOTS],
    /// The index of neighbours, updated when a tile is laid.
    neighbours: [[Option<PlotId>; 8]; MAX_PLOTS],
}

impl Landscape {
    /// No tile laid yet.
    pub const EMPTY: Self = Self { len: 0, plots: [Plot::UNUSED; MAX_PLOTS], neighbours: [[None; 8]; MAX_PLOTS] };

    /// The laid tiles, oldest first.
    #[must_use]
    pub fn plots(&self) -> &[Plot] {
        &self.plots[..self.len as usize]
    }

    /// Their ids, oldest first.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = PlotId> + use<> {
        (0..self.len as usize).map(PlotId::new)
    }

    /// One laid tile.
    #[must_use]
    pub fn plot(&self, plot: PlotId) -> &Plot {
        &self.plots[plot.index()]
    }

    /// The tile laid last, if any.
    #[must_use]
    pub fn newest(&self) -> Option<PlotId> {
        (self.len as usize).checked_sub(1).map(PlotId::new)
    }

    /// The tile on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<PlotId> {
        self.plots().iter().position(|plot| plot.cell == cell).map(PlotId::new)
    }

    /// Where a tile lies, if it was laid.
    #[must_use]
    pub fn find(&self, tile: TileId) -> Option<PlotId> {
        self.plots().iter().position(|plot| plot.tile == Some(tile)).map(PlotId::new)
    }

    /// The tile next to another in a direction.
    #[must_use]
    pub fn neighbour(&self, plot: PlotId, direction: Direction) -> Option<PlotId> {
        self.neighbours[plot.index()][direction.index()]
    }

    /// The tiles around a tile, clockwise from north.
    #[must_use]
    pub fn around(&self, plot: PlotId) -> &[Option<PlotId>; 8] {
        &self.neighbours[plot.index()]
    }

    /// The tiles across the four edges of a tile.
    pub fn beside(&self, plot: PlotId) -> impl Iterator<Item = PlotId> + '_ {
        self.around(plot).iter().step_by(2).copied().flatten()
    }

    /// The tiles that an heir owns, or the open terrain for nobody.
    #[must_use]
    pub fn owned(&self, owner: Option<Heir>) -> PlotSet {
        self.ids().filter(|plot| self.plot(*plot).owner == owner).collect()
    }

    /// Lays a tile.
    ///
    /// # Panics
    /// If the landscape is full; debug builds also if the cell is taken.
    pub fn lay(&mut self, plot: Plot) -> PlotId {
        debug_assert!(self.at(plot.cell).is_none(), "the cell {} is taken", plot.cell);
        let new = PlotId::new(self.len as usize);
        for old in self.ids() {
            let cell = self.plots[old.index()].cell;
            if cell.touches(plot.cell) {
                let direction = direction_of(cell.x - plot.cell.x, cell.y - plot.cell.y);
                self.neighbours[new.index()][direction.index()] = Some(old);
                self.neighbours[old.index()][direction.opposite().index()] = Some(new);
            }
        }
        self.plots[new.index()] = plot;
        self.len += 1;
        new
    }

    /// Turns a building over: it is open terrain from now on.
    pub fn turn_over(&mut self, plot: PlotId) {
        self.plots[plot.index()].owner = None;
    }
}

/// The direction of a step of at most one in x and y, not both zero.
const fn direction_of(dx: i8, dy: i8) -> Direction {
    match (dx, dy) {
        (0, -1) => Direction::North,
        (1, -1) => Direction::NorthEast,
        (1, 0) => Direction::East,
        (1, 1) => Direction::SouthEast,
        (0, 1) => Direction::South,
        (-1, 1) => Direction::SouthWest,
        (-1, 0) => Direction::West,
        _ => Direction::NorthWest,
    }
}

impl fmt::Debug for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.plots()).finish()
    }
}

kernel::schema_as!(Landscape => Vec<Plot>);

impl Serialize for Landscape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.plots())
    }
}

impl<'de> Deserialize<'de> for Landscape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let plots = Vec::<Plot>::deserialize(deserializer)?;
        if plots.len() > MAX_PLOTS {
            return Err(D::Error::custom(format_args!("the landscape has at most {MAX_PLOTS} tiles")));
        }
        let mut landscape = Self::EMPTY;
        for plot in plots {
            if landscape.at(plot.cell).is_some() || !plot.cell.is_on_grid() {
                return Err(D::Error::custom(format_args!("no tile can be laid on {}", plot.cell)));
            }
            landscape.lay(plot);
        }
        Ok(landscape)
    }
}
