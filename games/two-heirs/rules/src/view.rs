//! What a viewer knows: everything on the table.

use kernel::Viewer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cell::{Direction, Exits};
use crate::components::{Components, RoadKind};
use crate::heir::Heir;
use crate::plot::{PlotId, PlotSet};
use crate::roads::road_on;
use crate::scoring::{BuildingScore, Scoring, counted_by};
use crate::setting::Setting;
use crate::table::Table;
use crate::tile::TileId;

/// All that one viewer may know. As nothing is secret (see [`Table`]), that is the whole table.
///
/// What is printed on the pieces is not part of it: the questions below are answered with the pieces of the box.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What was agreed on.
    pub setting: Setting,
    /// Everything on the table.
    pub table: Table,
}

impl View {
    /// The heir at the bottom of the picture: the viewer, or the south for a guest.
    #[must_use]
    pub fn near(&self) -> Heir {
        self.viewer.seat().map_or(Heir::South, Heir::at)
    }

    /// The resources an heir has access to, in wood, stone and grain.
    #[must_use]
    pub fn access(&self, heir: Heir) -> [u8; 3] {
        self.table.access(Components::of_the_box(), heir)
    }

    /// What an heir lacks for a tile, in wood, stone and grain.
    #[must_use]
    pub fn lacking(&self, heir: Heir, tile: TileId) -> [u8; 3] {
        let (cost, access) = (Components::of_the_box().tile(tile).cost, self.access(heir));
        std::array::from_fn(|resource| cost[resource].saturating_sub(access[resource]))
    }

    /// How a road runs over one of its tiles, seen from the south: both exits where it passes through, and where it ends
    /// those that lead to its next tile.
    #[must_use]
    pub fn road_on(&self, road: PlotSet, plot: PlotId) -> (RoadKind, Exits) {
        let (components, landscape) = (Components::of_the_box(), &self.table.landscape);
        let (kind, exits) = road_on(components, landscape, plot);
        if kind == RoadKind::Through {
            return (kind, exits);
        }
        let goes_on = |exit: &Direction| {
            let next = landscape.neighbour(plot, *exit).filter(|next| road.contains(*next));
            next.is_some_and(|next| {
                let (kind, exits) = road_on(components, landscape, next);
                // Between two ends lies no road but the one of just these two.
                exits.has(exit.opposite()) && (kind == RoadKind::Through || road.len() == 2)
            })
        };
        (kind, exits.iter().filter(goes_on).fold(Exits::NONE, Exits::with))
    }

    /// The laid tiles that a scored building counts, besides its own unless it counts itself among them.
    #[must_use]
    pub fn counted_by(&self, score: &BuildingScore) -> PlotSet {
        counted_by(Components::of_the_box(), &self.table, score)
    }

    /// The score as it would be if the game ended now, item by item.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        Scoring::of(Components::of_the_box(), self.setting, &self.table)
    }
}
