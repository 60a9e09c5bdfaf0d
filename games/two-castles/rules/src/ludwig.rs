//! The variant for two players: King Ludwig is the third. His tiles are drawn at random, and a human assigns them to his two
//! castles.

use kernel::{EventSink, Seat};

use crate::state::{LUDWIG, Phase, State};
use crate::{Event, Tile, TileSet, TwoCastles};

/// Tiles drawn from Ludwig's pile in each turn (`two_castles.variant.assigner-round-1`).
const DRAWN: usize = 2;

impl TwoCastles {
    /// Who draws and assigns for Ludwig: the human on his left in the first round, on his right in the second
    /// (`two_castles.variant.assigner-round-1`, `two_castles.variant.assigner-round-2`).
    #[must_use]
    pub fn assigner(&self, round: u8) -> Seat {
        Seat::new(if round == 0 { 0 } else { 1 })
    }

    pub(crate) fn draw_for_ludwig<K: EventSink<Event>>(&self, state: &mut State, tile: Tile, sink: &mut K) {
        let seat = self.assigner(state.progress.round);
        state.hands[LUDWIG].remove(tile);
        state.drawn[LUDWIG].insert(tile);
        sink.emit(|| Event::LudwigDrew { seat, tile: Some(tile) });
        if state.drawn[LUDWIG].len() == DRAWN {
            state.progress.phase = Phase::LudwigAssigns;
        }
    }

    /// The chosen tile is for the castle that the assigner shares with Ludwig, the other one for the other human's
    /// (`two_castles.variant.assigner-chooses`).
    pub(crate) fn assign_for_ludwig<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        sink: &mut K,
    ) {
        let mut rest = state.drawn[LUDWIG];
        rest.remove(tile);
        let other = rest.nth(0);
        state.drawn[LUDWIG] = TileSet::EMPTY;
        let [left, right] = self.castles_of(LUDWIG);
        let shares_left = self.partners(left).contains(seat);
        state.picks[LUDWIG] = if shares_left { [other, tile] } else { [tile, other] };
        let [for_right, for_left] = state.picks[LUDWIG];
        sink.emit(|| Event::LudwigAssigned { seat, tiles: [(right as u8, for_right), (left as u8, for_left)] });
        state.progress.phase = Phase::Choose;
    }

    /// The tile that lies beside a castle of Ludwig's and is not placed yet.
    pub(crate) fn ludwigs_tile(&self, state: &State, castle: usize) -> Option<Tile> {
        let [left, _] = self.castles_of(LUDWIG);
        state.picks[LUDWIG][usize::from(castle == left)].some()
    }
}
