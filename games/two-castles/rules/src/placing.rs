//! Placing: one tile from each partner for every castle, in all castles at the same time.
//!
//! Whoever has a tile left places it, in either castle and in any order (`two_castles.turn.simultaneous`). In a castle one thing
//! is done at a time: while a bonus is carried out there, nobody else places anything in it. Partners may place in either
//! order: each may let the other go ahead; if both do, the elder must begin (`two_castles.turn.two-tiles-per-castle`,
//! `two_castles.turn.waiting-tie`).

use arrayvec::ArrayVec;
use kernel::{EventSink, Game as _, Seat, SeatSet};

use crate::state::{LUDWIG, Phase, Progress, State, Task, Work};
use crate::{Cell, Event, Side, Tile, TwoCastles};

impl TwoCastles {
    /// Begins the placing: in each castle each partner has to place a tile.
    pub(crate) fn begin_building(&self, state: &mut State) {
        state.progress.phase = Phase::Build;
        for work in &mut state.progress.works[..self.places()] {
            *work = Work { owing: [true; 2], ..Work::default() };
        }
    }

    /// The castle on a side of a seat.
    #[must_use]
    #[inline]
    pub fn castle_at(&self, seat: Seat, side: Side) -> usize {
        self.castles_of(seat.index())[side as usize]
    }

    /// On which side of a seat a castle lies, if it is one of the seat's.
    #[must_use]
    pub fn side_of(&self, seat: Seat, castle: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.castle_at(seat, *side) == castle)
    }

    /// The bonus that a seat has to carry out before it does anything else, and the castle it is for.
    #[must_use]
    pub fn bonus_of(&self, progress: &Progress, seat: Seat) -> Option<(usize, Task)> {
        self.castles_of(seat.index()).into_iter().find_map(|castle| match progress.works[castle].bonus {
            Some((owner, task)) if owner == seat => Some((castle, task)),
            _ => None,
        })
    }

    /// The castle for which tiles or cards are being drawn. A draw waits until there are enough of them.
    pub(crate) fn drawing(&self, state: &State) -> Option<usize> {
        let mut works = state.progress.works[..self.places()].iter().zip(&state.drawn).zip(&state.drawn_cards);
        works.position(|((work, tiles), cards)| match work.bonus {
            Some((_, Task::DrawTiles)) => !tiles.is_empty() || self.can_draw_tiles(state),
            Some((_, Task::DrawCards)) => !cards.is_empty() || self.can_draw_cards(state),
            _ => false,
        })
    }

    /// The seats that have something to do.
    pub(crate) fn at_work(&self, progress: &Progress) -> SeatSet {
        let (mut with_bonus, mut drawing, mut building) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
        for (castle, work) in progress.works[..self.places()].iter().enumerate() {
            match work.bonus {
                Some((seat, Task::DrawTiles | Task::DrawCards)) => drawing.insert(seat),
                Some((seat, _)) => with_bonus.insert(seat),
                None if work.owing == [false; 2] => {}
                None => {
                    let [one, other] = self.builders(castle).map(|place| Seat::new(place as u8));
                    let free = self.free_builders(castle, work);
                    building = if free[0] { building.with(one) } else { building };
                    building = if free[1] { building.with(other) } else { building };
                }
            }
        }
        // Whoever has earned a bonus carries it out first.
        building.minus(drawing).or(with_bonus)
    }

    /// Is the seat to act? The same as asking [`Game::to_act`](kernel::Game::to_act), without looking at the other seats.
    pub(crate) fn is_to_act(&self, state: &State, seat: Seat) -> bool {
        match state.progress.phase {
            Phase::Build => self.has_work(&state.progress, seat) && self.drawing(state).is_none(),
            _ => self.to_act(state).seats().contains(seat),
        }
    }

    fn has_work(&self, progress: &Progress, seat: Seat) -> bool {
        match self.bonus_of(progress, seat) {
            Some((_, task)) => !matches!(task, Task::DrawTiles | Task::DrawCards),
            None => Side::BOTH.into_iter().any(|side| self.may_build(progress, seat, side)),
        }
    }

    /// May a seat without a bonus to carry out place a tile in this castle now?
    #[must_use]
    pub fn may_build(&self, progress: &Progress, seat: Seat, side: Side) -> bool {
        let castle = self.castle_at(seat, side);
        self.free_builders(castle, &progress.works[castle])[side as usize]
    }

    /// Which builders may place a tile in a castle now, if they have no bonus to carry out.
    #[inline]
    fn free_builders(&self, castle: usize, work: &Work) -> [bool; 2] {
        let Work { owing, waited, bonus } = *work;
        if bonus.is_some() || owing == [false; 2] {
            return [false; 2];
        }
        let builders = self.builders(castle);
        if self.has_ludwig() && builders.contains(&LUDWIG) {
            // Ludwig's partner places both tiles (`two_castles.variant.human-places-ludwig-tile`).
            return builders.map(|place| place != LUDWIG);
        }
        let first = match waited {
            [true, true] => {
                let [one, other] = builders.map(|place| Seat::new(place as u8));
                [one, other].map(|seat| self.elder(one, other) == seat)
            }
            _ => waited.map(|waited| !waited),
        };
        [owing[0] && (!owing[1] || first[0]), owing[1] && (!owing[0] || first[1])]
    }

    /// May a seat that may place a tile here let its partner place first instead?
    pub(crate) fn may_wait(&self, progress: &Progress, seat: Seat, side: Side) -> bool {
        let castle = self.castle_at(seat, side);
        let Work { owing, waited, .. } = progress.works[castle];
        self.partners(castle).len() == 2 && owing == [true; 2] && !waited[side as usize]
    }

    /// The tiles that a seat may place in this castle, if it may place any.
    pub(crate) fn placeable(&self, state: &State, seat: Seat, side: Side) -> ArrayVec<Tile, 3> {
        let castle = self.castle_at(seat, side);
        let mut tiles = ArrayVec::new();
        for (place, owes) in self.builders(castle).into_iter().zip(state.progress.works[castle].owing) {
            if !owes {
                continue;
            }
            if place == seat.index() {
                // A player with both tiles left decides which goes where (`two_castles.turn.owner-decides-castle`).
                tiles.extend(state.picks[place].into_iter().filter_map(Tile::some));
            } else if self.has_ludwig() && place == LUDWIG {
                tiles.extend(self.ludwigs_tile(state, castle));
            }
        }
        tiles
    }

    /// A seat lets its partner place first.
    pub(crate) fn wait<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, side: Side, sink: &mut K) {
        let castle = self.castle_at(seat, side);
        state.progress.works[castle].waited[side as usize] = true;
        sink.emit(|| Event::Waited { seat, castle: castle as u8 });
    }

    /// Places a chosen tile, the seat's own or Ludwig's (`two_castles.turn.place-one-each`).
    pub(crate) fn place_pick<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        (tile, at): (Tile, Cell),
        sink: &mut K,
    ) {
        for (builder, place) in self.builders(castle).into_iter().enumerate() {
            for pick in &mut state.picks[place] {
                if *pick == tile {
                    *pick = Tile::NONE;
                    state.progress.works[castle].owing[builder] = false;
                }
            }
        }
        self.place_room(state, seat, castle, (tile, at), sink);
    }

    /// Places a room; the third and the fifth of a type bring a bonus at once
    /// (`two_castles.bonus.third-immediate`).
    pub(crate) fn place_room<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        (tile, at): (Tile, Cell),
        sink: &mut K,
    ) {
        let before = state.castles[castle];
        let rooms = state.castles[castle].place(self.components, tile, at);
        sink.emit(|| {
            let after = &state.castles[castle];
            let counted = after.room_points(self.components, at).unwrap_or_default();
            let total = after.points(self.components);
            let gain = total - before.points(self.components);
            Event::Placed { seat, castle: castle as u8, tile, at, counted, gain, total }
        });
        state.progress.works[castle].bonus = None;
        if let Some(room_type) = tile.room_type() {
            self.earn_bonus(state, seat, castle, (room_type, rooms), sink);
        }
        self.go_on(state, sink);
    }

    /// Continues after something was done: with draws that waited, or with the end of the turn.
    pub(crate) fn go_on<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        self.fill_up(state, sink);
        if state.progress.works.iter().all(Work::is_done) {
            state.progress.works = [Work::default(); crate::MAX_PLACES];
            self.end_turn(state, sink);
        }
    }
}
