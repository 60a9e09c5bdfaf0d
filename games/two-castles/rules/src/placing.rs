//! Placing: castle by castle, one tile from each partner.
//!
//! At a real table everyone places at the same time. Here castles are completed in order, and each placement with its
//! bonuses before the next; this matters only for the shared supplies. Within a castle the partners may place in
//! either order: the elder is asked first and may let the younger go ahead; if neither wants to begin, the elder must
//! (`two_castles.turn.two-tiles-per-castle`, `two_castles.turn.waiting-tie`).

use arrayvec::ArrayVec;
use kernel::{EventSink, Seat};

use crate::state::{Courtesy, LUDWIG, Phase, State};
use crate::{Cell, Event, Tile, TwoCastles};

impl TwoCastles {
    /// Begins the placing in a castle: each partner has to place a tile.
    pub(crate) fn begin_castle(&self, state: &mut State, castle: usize) {
        state.progress.castle = castle as u8;
        state.progress.owing = [true; 2];
        let [one, other] = self.builders(castle).map(|place| self.seat_at(place));
        (state.progress.actor, state.progress.phase) = match (one, other) {
            (Some(one), Some(other)) => (self.elder(one, other), Phase::Place(Courtesy::Offered)),
            // Ludwig's partner places both tiles (`two_castles.variant.human-places-ludwig-tile`).
            (Some(human), None) | (None, Some(human)) => (human, Phase::Place(Courtesy::Over)),
            (None, None) => unreachable!("Ludwig has one place only"),
        };
    }

    /// The tiles that the acting seat may place in the current castle now.
    pub(crate) fn placeable(&self, state: &State) -> ArrayVec<Tile, 3> {
        let castle = usize::from(state.progress.castle);
        let mut tiles = ArrayVec::new();
        for (place, owes) in self.builders(castle).into_iter().zip(state.progress.owing) {
            if !owes {
                continue;
            }
            if place == state.progress.actor.index() {
                // A player with both tiles left decides which goes where (`two_castles.turn.owner-decides-castle`).
                tiles.extend(state.picks[place].into_iter().filter_map(Tile::some));
            } else if self.has_ludwig() && place == LUDWIG {
                tiles.extend(self.ludwigs_tile(state, castle));
            }
        }
        tiles
    }

    /// The acting seat lets the partner place first, or declines the same offer.
    pub(crate) fn wait<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut K) {
        let castle = state.progress.castle;
        sink.emit(|| Event::Waited { seat, castle });
        let partner = self.partners(castle.into()).without(seat).first();
        state.progress.actor = partner.expect("only partners wait for each other");
        state.progress.phase = Phase::Place(match state.progress.phase {
            Phase::Place(Courtesy::Offered) => Courtesy::Returned,
            _ => Courtesy::Over,
        });
    }

    /// Places a chosen tile in the current castle (`two_castles.turn.place-one-each`).
    pub(crate) fn place_pick<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        at: Cell,
        sink: &mut K,
    ) {
        let builders = self.builders(state.progress.castle.into());
        for (side, place) in builders.into_iter().enumerate() {
            for pick in &mut state.picks[place] {
                if *pick == tile {
                    *pick = Tile::NONE;
                    state.progress.owing[side] = false;
                }
            }
        }
        self.place_room(state, seat, tile, at, sink);
    }

    /// Places a room; the third and the fifth of a type bring a bonus at once
    /// (`two_castles.bonus.third-immediate`).
    pub(crate) fn place_room<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        at: Cell,
        sink: &mut K,
    ) {
        let castle = state.progress.castle;
        let before = state.castles[castle as usize];
        let rooms = state.castles[castle as usize].place(self.components, tile, at);
        sink.emit(|| {
            let after = &state.castles[castle as usize];
            let counted = after.room_points(self.components, at).unwrap_or_default();
            let total = after.points(self.components);
            let gain = total - before.points(self.components);
            Event::Placed { seat, castle, tile, at, counted, gain, total }
        });
        let earned = tile.room_type().is_some_and(|room_type| self.earn_bonus(state, room_type, rooms, sink));
        if !earned {
            self.go_on(state, sink);
        }
    }

    /// Continues after a placement and its bonuses: with the other partner's tile, the next castle, or the end of the turn.
    pub(crate) fn go_on<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let castle = usize::from(state.progress.castle);
        match state.progress.owing {
            [false, false] if castle + 1 < self.places() => self.begin_castle(state, castle + 1),
            [false, false] => self.end_turn(state, sink),
            [left_owes, _] => {
                let place = self.builders(castle)[usize::from(!left_owes)];
                // Ludwig's tile is placed by his partner, who also placed the first one.
                state.progress.actor = self.seat_at(place).unwrap_or(state.progress.actor);
                state.progress.phase = Phase::Place(Courtesy::Over);
            }
        }
    }
}
