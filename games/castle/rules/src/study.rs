//! What matches are counted by: kinds of action, and the uses of castle tiles and wall tiles.

use kernel::{Seat, Study};

use crate::action::Action;
use crate::event::Event;
use crate::rules::Castle;

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

    /// Areas are scored, not the tiles they lie on, and most wall tiles only change what areas count: points are not divided among
    /// tiles.
    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::TilePlaced { seat, tile, .. } => used(*seat, &tile.to_string(), "placed"),
            Event::WallTileTaken { seat, tile, .. } => used(*seat, &tile.number().to_string(), "taken"),
            Event::WallTileUsed { seat, tile } => used(*seat, &tile.number().to_string(), "used"),
            _ => {}
        }
    }
}
