//! What matches are counted by: kinds of action, the uses of tiles, and what the buildings on them score.

use kernel::{Seat, Study};

use crate::scoring::Scoring;
use crate::{Action, Event, Heir, Table, TwoHeirs};

impl Study for TwoHeirs {
    const KINDS: &'static [&'static str] =
        &["take", "build", "extend", "move", "deploy", "withdraw", "camp", "end", "at", "destroy", "spare", "discard"];
    const USES: &'static [&'static str] = &["taken", "built", "extended", "destroyed", "discarded"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Take(_) => "take",
            Action::Build(_) => "build",
            Action::Extend(_) => "extend",
            Action::Move(_) => "move",
            Action::Deploy => "deploy",
            Action::Withdraw(_) => "withdraw",
            Action::Camp(_) => "camp",
            Action::End => "end",
            Action::At(_) => "at",
            Action::Destroy(_) => "destroy",
            Action::Spare => "spare",
            Action::Discard(_) => "discard",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        let (heir, tile, how) = match event {
            Event::Taken { heir, tile, .. } => (heir, tile, "taken"),
            Event::Built { heir, tile, .. } => (heir, tile, "built"),
            Event::Extended { heir, tile, .. } => (heir, tile, "extended"),
            Event::Destroyed { heir, tile, .. } => (heir, tile, "destroyed"),
            Event::Discarded { heir, tile } => (heir, tile, "discarded"),
            _ => return,
        };
        // Heinrich has no seat.
        if !(self.setting().solo && *heir == Heir::North) {
            used(heir.seat(), &tile.to_string(), how);
        }
    }

    /// What the building counts, doubled if a troop doubles it; roads count for no single building.
    fn piece_points(&self, table: &Table, brought: &mut dyn FnMut(&str, i32)) {
        for score in &Scoring::of(self.components(), self.setting(), table).buildings {
            brought(&score.tile.to_string(), score.total());
        }
    }
}
