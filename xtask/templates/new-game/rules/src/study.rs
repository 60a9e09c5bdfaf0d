//! What matches are counted by: kinds of action, and what becomes of stones.

use kernel::{Seat, Study};

use crate::action::Action;
use crate::event::Event;
use crate::game::NewGame;

impl Study for NewGame {
    const KINDS: &'static [&'static str] = &["keep", "give"];
    const USES: &'static [&'static str] = &["drawn", "given"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Keep => "keep",
            Action::Give => "give",
        }
    }

    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::Drawn { seat, stone: Some(stone) } => used(*seat, stone.id(), "drawn"),
            Event::Given { seat, stone, .. } => used(*seat, stone.id(), "given"),
            _ => {}
        }
    }
}
