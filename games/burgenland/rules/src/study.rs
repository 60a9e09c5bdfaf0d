//! What matches are counted by: kinds of action, and the uses of cards and fields.

use kernel::{Seat, Study};

use crate::{Action, Burgenland, Event};

impl Study for Burgenland {
    const KINDS: &'static [&'static str] = &[
        "roll-0",
        "roll-1",
        "roll-2",
        "roll-3",
        "roll-more",
        "move",
        "build",
        "take",
        "dice",
        "score",
        "pass",
        "give",
        "stop",
    ];
    const USES: &'static [&'static str] = &["built", "taken", "returned", "entered"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Roll(0) => "roll-0",
            Action::Roll(1) => "roll-1",
            Action::Roll(2) => "roll-2",
            Action::Roll(3) => "roll-3",
            Action::Roll(_) => "roll-more",
            Action::Move(_) => "move",
            Action::Build(_) => "build",
            Action::Take(_) => "take",
            Action::Dice => "dice",
            Action::Score => "score",
            Action::Pass => "pass",
            Action::Give(_) => "give",
            Action::Stop => "stop",
        }
    }

    /// Castles are compared as a whole, so that no single card has points of its own.
    fn uses(&self, event: &Event, used: &mut dyn FnMut(Seat, &str, &'static str)) {
        match event {
            Event::Built { seat, card, .. } => used(*seat, card.id(), "built"),
            Event::Taken { seat, card, .. } => used(*seat, card.id(), "taken"),
            Event::CardReturned { seat, card, .. } => used(*seat, card.id(), "returned"),
            Event::CrownMoved { seat, to, .. } => used(*seat, &to.to_string(), "entered"),
            _ => {}
        }
    }
}
