//! 2. Placing a follower.

use kernel::EventSink;

use crate::action::Action;
use crate::direction::Spot;
use crate::event::Event;
use crate::rules::Castle;
use crate::state::State;
use crate::table::Follower;
use crate::tile_kind::{AreaKind, Orientation, Part};

impl Castle {
    fn newest_tile(&self, state: &State) -> Option<&'static Orientation> {
        let laid = state.table.laid[state.table.newest?.index()]?;
        Some(self.tiles.orientation(laid))
    }

    /// The parts of the newest tile whose area is free of followers (castle.follower.occupied-feature-forbidden).
    pub(crate) fn free_parts(&self, state: &State) -> impl Iterator<Item = (usize, &'static Part)> + use<> {
        let parts: &'static [Part] = self.newest_tile(state).map_or(&[], |tile| &tile.parts);
        let free = state.areas.free_parts();
        parts.iter().enumerate().filter(move |(index, _)| free >> index & 1 != 0)
    }

    /// Does the active player have a follower in the supply (castle.follower.from-supply, castle.follower.none-left), and is
    /// there a free part for it? Otherwise the step is skipped.
    pub(crate) fn can_follow(&self, state: &State) -> bool {
        let player = &state.table.players[state.table.active];
        state.areas.free_parts() != 0 && player.followers.contains(&None)
    }

    /// Every free part, and the choice to place nobody (castle.follower.optional-single).
    pub(crate) fn list_followers(&self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::NoFollower);
        out.extend(self.free_parts(state).map(|(_, part)| Action::Follower { kind: part.kind, spot: part.spot() }));
    }

    /// Is there such a free part?
    pub(crate) fn can_follow_to(&self, state: &State, kind: AreaKind, spot: Spot) -> bool {
        self.free_parts(state).any(|(_, part)| part.kind == kind && part.spot() == spot)
    }

    /// Places a follower on the newest tile.
    pub(crate) fn follow<K: EventSink<Event>>(&self, state: &mut State, kind: AreaKind, spot: Spot, sink: &mut K) {
        let seat = state.table.active;
        let cell = state.table.newest.expect("a tile has been placed");
        let tile = self.newest_tile(state).expect("a tile has been placed");
        let part = tile.part_at(spot).expect("a follower stands on a part");
        let followers = &mut state.table.players[seat].followers;
        let index = followers.iter().position(Option::is_none).expect("the supply is not empty");
        followers[index] = Some(Follower { cell, spot });
        state.areas.enter(seat, index, part);
        sink.emit(|| Event::FollowerPlaced { seat, kind, cell, spot });
    }
}
