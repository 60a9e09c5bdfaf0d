//! What one viewer may know: the open table and its own hand.

use kernel::{Contender, Viewer};
use rand::{Rng, RngExt};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Viscounts;
use crate::card::CardSet;
use crate::event::Event;
use crate::state::{HAND, Hand, SIDES, Side, State, Table};

/// All that one viewer may know. The table remembers for everyone what an attentive player would: which cards a hidden
/// hand can hold ([`crate::state::Player::candidates`]), which townsfolk, manuscripts and schemes are still unseen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// How many seats the table has.
    pub seats: u8,
    /// What everyone may see.
    pub table: Table,
    /// The viewer's own hand.
    pub hand: Option<Hand>,
}

impl Viscounts {
    pub(crate) fn seen_by(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, seats: self.seats.get() as u8, table: state.table, hand: state.hand_of(viewer) }
    }

    /// Others see that a card was drawn, not which.
    pub(crate) fn heard_by(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Drawn { who, .. } if viewer.seat().map(Contender::Seat) != Some(*who) => {
                Event::Drawn { who: *who, card: None }
            }
            Event::HandDrawn { who, count, .. } if viewer.seat().map(Contender::Seat) != Some(*who) => {
                Event::HandDrawn { who: *who, count: *count, cards: Vec::new() }
            }
            _ => event.clone(),
        }
    }

    /// A random state that is consistent with the view. Cards drawn at different times can come from different sets, each
    /// contained in the next, so drawing them in the order of the hand gives every possible hand its correct probability.
    pub(crate) fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut hands = [[None; HAND]; SIDES];
        for side in (0..self.seats.get() as u8).map(Side) {
            if let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand)
                && Side::from(seat) == side
            {
                hands[side.index()] = hand;
                continue;
            }
            let player = &view.table.players[side.index()];
            let mut taken = CardSet::EMPTY;
            let held = player.candidates.iter().take(usize::from(player.hand_len));
            for (slot, candidates) in hands[side.index()].iter_mut().zip(held) {
                let open = candidates.minus(taken);
                let card = open.nth(rng.random_range(0..open.len() as u32));
                taken.insert(card);
                *slot = Some(card);
            }
        }
        State { table: view.table, hands }
    }
}
