//! The draft: everyone chooses two tiles at the same time, reveals them, and passes the rest to a neighbour.

use kernel::{EventSink, Game, Seat, SeatSet};

use crate::knowledge::has_held;
use crate::state::{Phase, ROUNDS, State, TURNS};
use crate::{Event, Tile, TileSet, TwoCastles};

impl TwoCastles {
    /// Begins a turn. Ludwig's tiles are drawn before the humans choose (`two_castles.variant.humans-choose-after`).
    pub(crate) fn begin_turn(&self, state: &mut State) {
        state.progress.phase = if self.has_ludwig() { Phase::LudwigDraws } else { Phase::Choose };
    }

    /// The seats that have not chosen yet (`two_castles.turn.simultaneous`).
    pub(crate) fn still_choosing(&self, state: &State) -> SeatSet {
        state.progress.committed.iter().fold(self.seats().all(), SeatSet::without)
    }

    /// A seat chooses two tiles, in secret and for good (`two_castles.turn.choose-two`, `two_castles.turn.choice-final`). When
    /// the last one has chosen, all are turned up (`two_castles.turn.reveal`).
    pub(crate) fn commit<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, tiles: [Tile; 2], sink: &mut K) {
        state.picks[seat.index()] = tiles;
        state.progress.committed = state.progress.committed.with(seat);
        sink.emit(|| Event::Chose { seat, tiles: Some(tiles) });
        if state.progress.committed == self.seats().all() {
            state.progress.committed = SeatSet::EMPTY;
            for seat in self.seats().seats() {
                let tiles = state.picks[seat.index()];
                for tile in tiles {
                    state.hands[seat.index()].remove(tile);
                }
                sink.emit(|| Event::Revealed { seat, tiles });
            }
            self.begin_building(state);
        }
    }

    /// Ends a turn, after all castles have got their tiles: the piles are passed on, or the round is over
    /// (`two_castles.turn.repeat`, `two_castles.turn.last-tile-discarded`).
    pub(crate) fn end_turn<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let round = state.progress.round;
        if state.progress.turn + 1 < TURNS {
            let piles = &mut state.hands[..self.places()];
            if round == 0 {
                piles.rotate_right(1);
            } else {
                piles.rotate_left(1);
            }
            sink.emit(|| Event::PilesPassed { clockwise: round == 0 });
            state.progress.turn += 1;
            return self.begin_turn(state);
        }
        self.discard_piles(state);
        sink.emit(|| Event::PilesDiscarded);
        if round + 1 < ROUNDS {
            self.begin_round(state, round + 1, sink);
        } else {
            self.end_match(state, sink);
        }
    }

    /// Discards the last tile of each pile face down. Seats that have held the pile still know it. The oldest's pile is the first:
    /// the discards have an order, and no place may come first because of its number.
    fn discard_piles(&self, state: &mut State) {
        let places = self.places();
        let (round, turn) = (state.progress.round, state.progress.turn);
        let oldest = self.options.oldest as usize;
        for place in (oldest..places).chain(0..oldest) {
            let seen_by = self.seats().seats().filter(|seat| has_held(places, round, turn, *seat, place)).collect();
            for tile in state.hands[place].iter() {
                state.discards.push(tile, seen_by);
            }
            state.hands[place] = TileSet::EMPTY;
        }
    }
}
