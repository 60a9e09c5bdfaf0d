//! Roads: which tiles they connect (`two_heirs.road.each-separately`).
//!
//! A section runs through a tile and joins its two exits; crossings and pilgrimage sites join nothing and end every road
//! that reaches them. So a road never branches: it is a walk from end to end, or a loop.

use arrayvec::ArrayVec;

use crate::cell::{Direction, Exits};
use crate::components::{Components, RoadKind};
use crate::heir::Heir;
use crate::landscape::Landscape;
use crate::plot::{MAX_PLOTS, PlotId, PlotSet};

/// There are never more roads than road ends.
const MAX_ROADS: usize = 4 * MAX_PLOTS;

/// A road with at least this many tiles is scored (`two_heirs.road.min-two`).
pub const SCORED_LENGTH: usize = 2;

/// The roads of a landscape.
#[derive(Clone, Debug)]
pub struct Roads {
    /// The tiles of each road, each tile once per road (`two_heirs.road.distinct-tiles`). Roads of one tile are among them.
    pub all: ArrayVec<PlotSet, MAX_ROADS>,
    /// For each tile, the number of tiles on the longest road that touches it.
    pub longest: [u8; MAX_PLOTS],
}

impl Roads {
    /// No road at all.
    pub const NONE: Self = Self { all: ArrayVec::new_const(), longest: [0; MAX_PLOTS] };

    /// Walks every road of a landscape.
    #[must_use]
    pub fn of(components: &Components, landscape: &Landscape) -> Self {
        let mut exits = [Exits::NONE; MAX_PLOTS];
        let mut joins = PlotSet::EMPTY;
        for plot in landscape.ids() {
            let (kind, open) = road_on(components, landscape, plot);
            exits[plot.index()] = open;
            if kind == RoadKind::Through {
                joins = joins.with(plot);
            }
        }
        let map = Map { landscape, exits, joins };
        let mut roads = Self::NONE;
        let mut walked = [Exits::NONE; MAX_PLOTS];
        for plot in landscape.ids() {
            for exit in exits[plot.index()].iter() {
                if !walked[plot.index()].has(exit) {
                    let road = map.walk(plot, exit, &mut walked);
                    for on_road in road.iter() {
                        let longest = &mut roads.longest[on_road.index()];
                        *longest = (*longest).max(road.len() as u8);
                    }
                    roads.all.push(road);
                }
            }
        }
        roads
    }
}

/// The road on a laid tile as it lies: none on open terrain, turned for the heir in the north
/// (`two_heirs.road.open-terrain-breaks`, `two_heirs.build.bottom-edge-to-owner`).
pub(crate) fn road_on(components: &Components, landscape: &Landscape, plot: PlotId) -> (RoadKind, Exits) {
    let laid = landscape.plot(plot);
    match (laid.tile, laid.owner) {
        (Some(tile), Some(owner)) => {
            let facts = components.tile(tile);
            (facts.road, exits_for(owner, facts.exits))
        }
        _ => (RoadKind::None, Exits::NONE),
    }
}

/// The exits of a tile that lies upright for `owner`, seen from the south.
pub(crate) const fn exits_for(owner: Heir, exits: Exits) -> Exits {
    match owner {
        Heir::South => exits,
        Heir::North => exits.upside_down(),
    }
}

/// The landscape as a traveller sees it.
struct Map<'a> {
    landscape: &'a Landscape,
    exits: [Exits; MAX_PLOTS],
    /// The tiles that join their two exits.
    joins: PlotSet,
}

impl Map<'_> {
    /// The tiles of the road that leaves `plot` by `exit`; marks every exit it passes.
    fn walk(&self, plot: PlotId, exit: Direction, walked: &mut [Exits; MAX_PLOTS]) -> PlotSet {
        let mut road = PlotSet::EMPTY.with(plot);
        self.follow(plot, exit, walked, &mut road);
        if self.joins.contains(plot)
            && let Some(back) = self.exits[plot.index()].other(exit)
        {
            self.follow(plot, back, walked, &mut road);
        }
        road
    }

    /// Goes on from `plot` by `exit` until the road ends or comes back to where it was.
    fn follow(&self, mut plot: PlotId, mut exit: Direction, walked: &mut [Exits; MAX_PLOTS], road: &mut PlotSet) {
        while !walked[plot.index()].has(exit) {
            walked[plot.index()] = walked[plot.index()].with(exit);
            let entry = exit.opposite();
            let Some(next) = self.landscape.neighbour(plot, exit) else { return };
            if !self.exits[next.index()].has(entry) {
                return;
            }
            *road = road.with(next);
            walked[next.index()] = walked[next.index()].with(entry);
            if !self.joins.contains(next) {
                return;
            }
            let Some(onward) = self.exits[next.index()].other(entry) else { return };
            (plot, exit) = (next, onward);
        }
    }
}
