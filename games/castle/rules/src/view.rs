//! What one viewer knows: the whole table, because nothing is known to one player and hidden from another.
//!
//! The piles and the wall tiles on the corner towers lie face down for both, and are drawn only when they are turned
//! over. So a view is the position itself; on the wire it is the bare table.

use std::hash::Hash;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::areas::Areas;
use crate::board::board;
use crate::cell::Cell;
use crate::direction::Spot;
use crate::extent::Extent;
use crate::final_scoring::MARKET;
use crate::scoring::per_tile;
use crate::snapshot::Snapshot;
use crate::state::State;
use crate::table::{SEATS, Table};
use crate::tile_kind::AreaKind;

/// The table as one viewer sees it. Prints as a text board for the terminal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Snapshot", try_from = "Snapshot")]
pub struct View {
    viewer: Viewer,
    state: State,
}

kernel::schema_as!(View => Snapshot);

impl From<View> for Snapshot {
    fn from(view: View) -> Self {
        Self::new(view.table(), view.viewer)
    }
}

impl TryFrom<Snapshot> for View {
    type Error = String;

    fn try_from(text: Snapshot) -> Result<Self, String> {
        let (table, viewer) = text.read()?;
        Ok(Self::new(State::of_table(board(), table), viewer))
    }
}

/// An area and its current value, for hints on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AreaView {
    /// What belongs to it.
    pub extent: Extent,
    /// Followers of each seat in it.
    pub followers: [u8; 2],
    /// Who would get its points now.
    pub owner: Option<Seat>,
    /// Its points if it were completed as it is; for a courtyard, the points of its markets at the end.
    pub worth: u16,
}

impl View {
    /// A position as one viewer sees it.
    #[must_use]
    pub fn new(state: State, viewer: Viewer) -> Self {
        Self { viewer, state }
    }

    /// The viewer.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What lies on the table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// The areas its tiles and followers form.
    #[must_use]
    pub fn areas(&self) -> &Areas {
        &self.state.areas
    }

    /// The position: all of it is known.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// All areas with at least one tile, in the order of their first spots.
    #[must_use]
    pub fn all_areas(&self) -> Vec<AreaView> {
        all_areas(self.table())
    }

    /// The area of a spot of a laid tile.
    #[must_use]
    pub fn area_at(&self, cell: Cell, spot: Spot) -> Option<AreaView> {
        self.table().laid[cell.index()]?.orientation().part_at(spot)?;
        Some(AreaView::new(self.table(), Extent::of(board(), &self.table().laid, cell, spot)))
    }
}

/// All areas of a table with at least one tile, in the order of their first spots.
pub(crate) fn all_areas(table: &Table) -> Vec<AreaView> {
    Extent::all(board(), &table.laid).into_iter().map(|extent| AreaView::new(table, extent)).collect()
}

impl AreaView {
    fn new(table: &Table, extent: Extent) -> Self {
        let followers = SEATS.map(|seat| {
            let inside = table.players[seat].followers.iter().flatten();
            inside.filter(|follower| extent.contains(follower.cell, follower.spot)).count() as u8
        });
        let owner = match followers[0].cmp(&followers[1]) {
            std::cmp::Ordering::Greater => Some(SEATS[0]),
            std::cmp::Ordering::Less => Some(SEATS[1]),
            std::cmp::Ordering::Equal => None,
        };
        let worth = match extent.kind {
            AreaKind::Courtyard => u16::from(extent.markets) * MARKET,
            kind => u16::from(extent.tiles()) * per_tile(kind, extent.fountains > 0, false),
        };
        Self { extent, followers, owner, worth }
    }

    /// Is it complete, so that nothing can be added?
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.extent.open == 0
    }
}
