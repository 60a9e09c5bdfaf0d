//! The `data-key`s of pieces and places: the drawings carry them, the log refers to them.

use castle::{AreaReport, Cell, Extent, Spot, WallTile, board};
use kernel::Seat;

/// The place of the drawn tile.
pub(super) const DRAWN: &str = "castle-drawn";
/// The piles.
pub(super) const PILE: &str = "castle-pile";

/// A laid tile.
pub(super) fn tile(cell: Cell) -> String {
    format!("castle-tile-{cell}")
}

/// A cell of the largest empty region, at the end.
pub(super) fn empty(cell: Cell) -> String {
    format!("castle-empty-{cell}")
}

/// A start field.
pub(super) fn start(id: &str) -> String {
    format!("castle-start-{id}")
}

/// A follower on a tile.
pub(super) fn follower(seat: Seat, cell: Cell, spot: Spot) -> String {
    format!("castle-follower-{seat}-{cell}-{spot}")
}

/// A seat's keep.
pub(super) fn keep(seat: Seat) -> String {
    format!("castle-keep-{seat}")
}

/// A seat's marker on the wall.
pub(super) fn marker(seat: Seat) -> String {
    format!("castle-marker-{seat}")
}

/// A corner tower, by its first field.
pub(super) fn tower(field: u8) -> String {
    format!("castle-tower-{field}")
}

/// A wall tile in front of a seat; `copy` counts equal ones from 0.
pub(super) fn wall_tile(seat: Seat, tile: WallTile, copy: usize) -> String {
    match copy {
        0 => format!("castle-held-{seat}-{tile}"),
        _ => format!("castle-held-{seat}-{tile}-{copy}"),
    }
}

/// The tiles and start fields of an area.
pub(super) fn area(extent: &Extent) -> Vec<String> {
    let starts = board().starts().iter().enumerate();
    let starts = starts.filter(|(index, _)| extent.starts & (1 << index) != 0).map(|(_, (_, field))| start(&field.id));
    extent.cells.iter().map(tile).chain(starts).collect()
}

/// The tiles and start fields of an area in an event.
pub(super) fn reported(area: &AreaReport) -> Vec<String> {
    area.cells.iter().copied().map(tile).chain(area.starts.iter().map(|id| start(id))).collect()
}
