//! Phase 2: the viscount moves clockwise along the arrows.

use kernel::EventSink;

use crate::Viscounts;
use crate::board::Space;
use crate::effect::Good;
use crate::event::Event;
use crate::route::targets;
use crate::run::Run;
use crate::stack::Frame;
use crate::state::{Side, Table};

impl Viscounts {
    /// Calls `visit` with every space that a seat can move to, the fewest steps that lead there and the silver they
    /// cost (`viscounts.p2.move-value`, `viscounts.p2.pay-extra`).
    pub fn destinations(&self, table: &Table, side: Side, mut visit: impl FnMut(Space, u8, u8)) {
        let free = usize::from(table.steps + self.extra_steps(table, side));
        let silver = usize::from(table.players[side.index()].good(Good::Silver));
        targets(table, self.space_of(table, side), usize::from(table.steps), free + silver, |space, steps| {
            visit(space, steps as u8, steps.saturating_sub(free) as u8);
        });
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// Moves the viscount to a space that it can reach.
    pub(crate) fn move_viscount(&mut self, side: Side, to: Space) {
        let mut way = None;
        self.game.destinations(&self.state.table, side, |space, steps, paid| {
            if space == to {
                way = Some((steps, paid));
            }
        });
        let (steps, paid) = way.expect("the space can be reached");
        self.table().stack.pop();
        self.player(side).goods[Good::Silver as usize] -= u16::from(paid);
        self.arrive(side, to, steps, paid);
    }

    /// Ends the move of a viscount; every player it meets may rearrange, in turn order
    /// (`viscounts.p2.meet-opponent`, `viscounts.p2.meet-several`, `viscounts.solo.meeting`).
    pub(crate) fn arrive(&mut self, side: Side, to: Space, steps: u8, paid: u8) {
        let from = self.game.space_of(&self.state.table, side);
        self.player(side).viscount = Some(to);
        let who = self.who(side);
        self.sink.emit(|| Event::Moved { who, from, to, steps, paid });
        let sides = self.game.sides();
        for distance in (1..sides).rev() {
            let other = Side((side.0 + distance) % sides);
            if self.state.table.players[other.index()].viscount == Some(to) {
                let met = self.who(other);
                self.sink.emit(|| Event::Met { who, other: met });
                if self.game.is_opponent(other) {
                    self.opponent_node(other, crate::effect::Node::Rearrange);
                } else {
                    self.table().stack.push(Frame::Arrange(other));
                }
            }
        }
    }
}
