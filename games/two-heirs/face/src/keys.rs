//! The keys of pieces and places. A piece keeps its key when it moves, and log lines name keys.

use two_heirs::{Cell, Event, Heir, PlotSet, TileId, Troop, View};

pub(super) const SHIELD: &str = "royal-shield";
pub(super) const PILE: &str = "pile";
/// Heinrich's heap of treasures.
pub(super) const HEAP: &str = "heap";

/// A tile, wherever it lies.
pub(super) fn tile(tile: TileId) -> String {
    format!("tile-{tile}")
}

/// A place of the landscape with everything on it.
pub(super) fn cell(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x, cell.y)
}

pub(super) fn troop(heir: Heir, troop: Troop) -> String {
    format!("troop-{heir}-{troop}")
}

/// The keys of laid tiles, for `data-counts`.
pub(super) fn counted(view: &View, plots: PlotSet) -> Option<String> {
    let keys: Vec<String> = plots.iter().map(|plot| cell(view.table.landscape.plot(plot).cell)).collect();
    (!keys.is_empty()).then(|| keys.join(" "))
}

/// What a log line is about.
pub(super) fn of_event(event: &Event) -> Vec<String> {
    match *event {
        Event::SetsDrawn { .. } | Event::TurnBegan { .. } | Event::Spared { .. } => Vec::new(),
        Event::ScoringBegan | Event::Ended { .. } => Vec::new(),
        Event::ShieldTossed { .. } => vec![SHIELD.to_owned()],
        Event::TopShown { .. } | Event::LastRound => vec![PILE.to_owned()],
        Event::StartLaid { .. } => vec![cell(Cell::START)],
        Event::Taken { tile: taken, .. } => vec![tile(taken), SHIELD.to_owned()],
        Event::ReserveLaid { ref tiles } => tiles.iter().copied().map(tile).collect(),
        Event::ReserveFilled { tile: named, .. }
        | Event::Built { tile: named, .. }
        | Event::Extended { tile: named, .. }
        | Event::CampUsed { tile: named, .. }
        | Event::Destroyed { tile: named, .. }
        | Event::Discarded { tile: named, .. }
        | Event::HeinrichBuilt { tile: named, .. }
        | Event::HeinrichDropped { tile: named }
        | Event::BuildingScored { tile: named, .. } => vec![tile(named)],
        Event::Marched { heir, troop: moved, .. }
        | Event::Deployed { heir, troop: moved, .. }
        | Event::Withdrawn { heir, troop: moved, .. } => vec![troop(heir, moved)],
        Event::HeinrichMoved { troop: moved, .. } => vec![troop(Heir::North, moved)],
        // A treasure may leave in the step in which it came: the tile stays.
        Event::TreasureLaid { cell: at, .. } | Event::TreasureRemoved { cell: at, .. } => vec![cell(at)],
        Event::RoadScored { ref cells, .. } => cells.iter().copied().map(cell).collect(),
        Event::TreasuresScored { .. } => vec![HEAP.to_owned()],
    }
}
