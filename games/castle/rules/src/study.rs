//! What matches are counted by: kinds of action, and the uses of castle tiles and wall tiles.

use kernel::{Seat, Study};

use crate::action::Action;
use crate::components::components;
use crate::event::Event;
use crate::rules::Castle;
use crate::state::State;
use crate::table::SEATS;
use crate::wall_tile::WallTile;

impl Study for Castle {
    const KINDS: &'static [&'static str] =
        &["place", "herald", "knight", "squire", "merchant", "none", "score", "double", "again", "end"];
    const USES: &'static [&'static str] = &["placed", "taken", "used"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Place { .. } => "place",
            Action::NoFollower => "none",
            Action::Follower { kind, .. } => kind.role(),
            Action::Score { .. } => "score",
            Action::Double { .. } => "double",
            Action::SecondTurn => "again",
            Action::EndTurn => "end",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::TilePlaced { seat, tile, .. } => used(*seat, &tile.to_string(), "placed"),
            Event::WallTileTaken { seat, tile, .. } => used(*seat, &tile.number().to_string(), "taken"),
            Event::WallTileUsed { seat, tile } => used(*seat, &tile.number().to_string(), "used"),
            _ => {}
        }
    }

    /// The points of wall tile 9 (castle.effect.9-five-points). Areas are scored, not the tiles they lie on, and the other wall
    /// tiles only change what areas count: those points are not divided among tiles.
    fn piece_points(&self, state: &State, brought: &mut dyn FnMut(&str, i32)) {
        let number = WallTile::FivePoints.number().to_string();
        for seat in SEATS {
            for _ in 0..state.table.players[seat].held().count(WallTile::FivePoints) {
                brought(&number, i32::from(components().wall_tile_points));
            }
        }
    }
}
