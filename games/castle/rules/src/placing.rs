//! 1. Placing a castle tile.

use kernel::EventSink;
use rand::{Rng, RngExt as _};

use crate::action::Action;
use crate::cell::{Cell, CellSet};
use crate::direction::{Side, Turn};
use crate::event::Event;
use crate::options::StartFields;
use crate::rules::Castle;
use crate::state::State;
use crate::table::Phase;
use crate::tile::{LaidTile, Tile};

impl Castle {
    /// The cells on which a tile can be placed in a turn: empty, with a whole side against a tile or a start field
    /// (castle.place.adjacent-tile-or-start-field), and every path goes on (castle.place.path-must-continue).
    #[must_use]
    pub fn fitting_cells(&self, state: &State, tile: Tile, turn: Turn) -> CellSet {
        self.fitting_arms(state, self.tiles.orientation(LaidTile::new(tile, turn)).arms)
    }

    #[inline]
    fn fitting_arms(&self, state: &State, arms: u8) -> CellSet {
        let arm = |side: Side| arms >> side.index() & 1 != 0;
        let unfit = |sets: [CellSet; 4]| sets[0] | sets[1] | sets[2] | sets[3];
        let fitting = state.areas.frontier() & !unfit(Side::ALL.map(|side| state.areas.clash(side, arm(side))));
        match self.options.start_fields {
            StartFields::Free => fitting,
            StartFields::Match => {
                fitting & !unfit(Side::ALL.map(|side| self.refused[side.index()][usize::from(arm(side))]))
            }
        }
    }

    /// Can the tile be placed anywhere (castle.place.unplaceable-redraw)?
    #[must_use]
    pub fn fits_somewhere(&self, state: &State, tile: Tile) -> bool {
        self.tiles.turns(tile).iter().any(|turn| !self.fitting_cells(state, tile, *turn).is_empty())
    }

    /// The empty cells beside a tile or a start field on which no tile of the piles fits in any turn: an aid to players.
    #[must_use]
    pub fn hopeless_cells(&self, state: &State) -> CellSet {
        let remaining = state.table.pile.iter().map(|(tile, _)| tile).chain(state.table.drawn());
        remaining.fold(state.areas.frontier(), |hopeless, tile| {
            tile.turns().iter().fold(hopeless, |hopeless, turn| hopeless & !self.fitting_cells(state, tile, *turn))
        })
    }

    /// Every cell and turn for the drawn tile.
    pub(crate) fn list_places(&self, state: &State, tile: Tile, out: &mut Vec<Action>) {
        let mut known = (u8::MAX, CellSet::EMPTY);
        for turn in self.tiles.turns(tile) {
            let arms = self.tiles.orientation(LaidTile::new(tile, *turn)).arms;
            if arms != known.0 {
                known = (arms, self.fitting_arms(state, arms));
            }
            known.1.for_each(|cell| out.push(Action::Place { cell, turn: *turn }));
        }
    }

    /// Draws one of the actions that [`list_places`](Self::list_places) lists.
    pub(crate) fn sample_place<R: Rng + ?Sized>(&self, state: &State, tile: Tile, rng: &mut R) -> Action {
        let turns = self.tiles.turns(tile);
        let mut cells = [CellSet::EMPTY; Turn::ALL.len()];
        for (turn, cells) in turns.iter().zip(&mut cells) {
            *cells = self.fitting_cells(state, tile, *turn);
        }
        let mut count = 0;
        let starts = cells.map(|cells| {
            let start = count;
            count += cells.len() as u32;
            start
        });
        let place = rng.random_range(0..count);
        // Counted, not searched for: which turn it will be cannot be foreseen.
        let chosen = starts[1..].iter().filter(|start| **start <= place).count();
        Action::Place { cell: cells[chosen].nth(place - starts[chosen]), turn: turns[chosen] }
    }

    /// May the tile be placed there?
    pub(crate) fn can_place(&self, state: &State, tile: Tile, cell: Cell, turn: Turn) -> bool {
        self.tiles.turns(tile).contains(&turn) && self.fitting_cells(state, tile, turn).contains(cell)
    }

    /// Draws and shows a tile. If it fits nowhere, it leaves the game and the same player draws again; if it was the last
    /// tile, the game ends (castle.place.unplaceable-and-stock-empty).
    pub(crate) fn draw<K: EventSink<Event>>(&self, state: &mut State, tile: Tile, sink: &mut K) {
        let seat = state.table.active;
        state.table.pile.take(tile);
        sink.emit(|| Event::TileDrawn { seat, tile });
        if self.fits_somewhere(state, tile) {
            state.table.phase = Phase::Place(tile);
            return;
        }
        sink.emit(|| Event::TileRemoved { seat, tile });
        if state.table.pile.is_empty() {
            self.finish(state, sink);
        }
    }

    /// Places the drawn tile.
    pub(crate) fn place<K: EventSink<Event>>(
        &self,
        state: &mut State,
        tile: Tile,
        cell: Cell,
        turn: Turn,
        sink: &mut K,
    ) {
        let seat = state.table.active;
        let laid = LaidTile::new(tile, turn);
        state.table.laid[cell.index()] = Some(laid);
        state.table.newest = Some(cell);
        sink.emit(|| Event::TilePlaced { seat, tile, cell, turn });
        state.areas.lay(self.board, &state.table.laid, cell, self.tiles.orientation(laid));
        if self.can_follow(state) {
            state.table.phase = Phase::Follower;
        } else {
            self.go_on_scoring(state, sink);
        }
    }
}
