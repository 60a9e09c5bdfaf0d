//! Laying the table: throne rooms between the players, and nine tiles for everyone at the start of a round.

use kernel::EventSink;

use crate::knowledge::TileDiscards;
use crate::state::{HAND, Phase, State};
use crate::{Event, Throne, Tile, TileSet, TwoCastles};

impl TwoCastles {
    /// The throne rooms that were not dealt.
    pub(crate) fn undealt_thrones<'s>(&self, state: &'s State) -> impl Iterator<Item = Throne> + use<'s> {
        Throne::all().filter(|throne| state.castles.iter().all(|castle| castle.throne() != Some(*throne)))
    }

    /// The tiles of which the next one is drawn: the supply, or Ludwig's pile.
    pub(crate) fn drawable_tiles<'s>(&self, state: &'s State) -> &'s TileSet {
        match state.progress.phase {
            Phase::LudwigDraws => &state.hands[crate::LUDWIG],
            _ => &state.supply,
        }
    }

    /// One throne room between each two neighbours; the rest stay in the box (`two_castles.setup.thrones-dealt`).
    pub(crate) fn lay_throne<K: EventSink<Event>>(&self, state: &mut State, throne: Throne, sink: &mut K) {
        let castle = state.castles.iter().position(|castle| castle.throne().is_none());
        let castle = castle.expect("there is a castle without a throne room");
        state.castles[castle].set_throne(self.components, throne);
        sink.emit(|| Event::ThroneLaid { castle: castle as u8, throne });
        if castle + 1 == self.places() {
            self.begin_round(state, 0, sink);
        }
    }

    /// Begins a round: hands are dealt. If the supply is short, the discarded tiles are shuffled into it
    /// (`two_castles.turn.deal-shortage`).
    pub(crate) fn begin_round<K: EventSink<Event>>(&self, state: &mut State, round: u8, sink: &mut K) {
        let progress = &mut state.progress;
        (progress.round, progress.turn, progress.phase) = (round, 0, Phase::DealTiles);
        sink.emit(|| Event::RoundBegan { round });
        if state.supply.len() < HAND * self.places() {
            self.refill_supply(state, sink);
        }
        // No pile is left from before, so a tile that came back can be anywhere again.
        state.returned = TileDiscards::EMPTY;
    }

    /// Nine tiles for each place, one place after the other (`two_castles.turn.nine-tiles`).
    pub(crate) fn deal_tile<K: EventSink<Event>>(&self, state: &mut State, tile: Tile, sink: &mut K) {
        let place = self.next_to_deal(state);
        state.supply.remove(tile);
        state.hands[place].insert(tile);
        sink.emit(|| Event::TileDealt { place: place as u8, tile: Some(tile) });
        if place + 1 == self.places() && state.hands[place].len() == HAND {
            self.begin_turn(state);
        }
    }

    /// The place that gets the next tile.
    pub(crate) fn next_to_deal(&self, state: &State) -> usize {
        state.hands.iter().position(|hand| hand.len() < HAND).expect("a deal ends when all hands are full")
    }

    /// Shuffles the discarded tiles into the supply. Everyone remembers what they saw among them: such a tile cannot be in a
    /// pile that was dealt before.
    pub(crate) fn refill_supply<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let tiles = state.discards.len() as u8;
        for discarded in state.discards.iter() {
            state.supply.insert(discarded.piece);
            state.returned.push(discarded.piece, discarded.seen_by);
        }
        state.discards = TileDiscards::EMPTY;
        state.kept = TileSet::EMPTY;
        sink.emit(|| Event::SupplyRefilled { tiles });
    }
}
