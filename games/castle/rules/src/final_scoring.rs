//! The final scoring: keeps, courtyards, and the wall tiles 4 to 9.

use kernel::{EventSink, Seat};

use crate::cell::CellSet;
use crate::components::components;
use crate::event::Event;
use crate::rules::Castle;
use crate::scoring::{HOUSE, Held, HeldAreas, PATH, TOWER};
use crate::state::State;
use crate::table::{Phase, SEATS, Source};
use crate::tile_kind::AreaKind;
use crate::wall_tile::WallTile;

/// Points for every market of a courtyard (castle.final.courtyard-points).
pub const MARKET: u16 = 3;

/// Points for every tile of an unfinished area with the wall tile for its kind. A fountain does not matter
/// (castle.effect.4-ignores-fountain).
#[must_use]
pub fn unfinished_per_tile(kind: AreaKind) -> u16 {
    match kind {
        AreaKind::Path => PATH,
        AreaKind::Tower => TOWER,
        AreaKind::House => HOUSE,
        AreaKind::Courtyard => 0,
    }
}

/// The size that counts for a keep: `None` without a keep, two more for every wall tile 8 (castle.final.keep-missing,
/// castle.effect.8-keep-plus-two).
#[must_use]
pub fn keep_size(state: &State, seat: Seat) -> Option<u8> {
    let player = &state.table.players[seat];
    player.keep.map(|keep| keep.size + components().keep_bonus * player.held().count(WallTile::KeepPlusTwo))
}

/// The seat with the larger keep; `None` if they are equally large (castle.final.keep-tie) or there is no keep.
#[must_use]
pub fn keep_winner(state: &State) -> Option<Seat> {
    // `None` is smaller than any keep.
    let [first, second] = SEATS.map(|seat| keep_size(state, seat));
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(SEATS[0]),
        std::cmp::Ordering::Less => Some(SEATS[1]),
        std::cmp::Ordering::Equal => None,
    }
}

impl Castle {
    /// The last turn is over: the wall is cleared, and everything is scored (castle.final.order).
    pub(crate) fn finish<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let wall_tiles = state.table.towers.count_ones() as u8;
        state.table.towers = 0;
        sink.emit(|| Event::WallCleared { wall_tiles });
        self.score_keeps(state, self.empty_region(state), sink);
        self.score_courtyards(state, sink);
        self.score_wall_tiles(state, sink);
        state.table.phase = Phase::Over;
        sink.emit(|| Event::GameOver { totals: SEATS.map(|seat| state.table.players[seat].score) });
    }

    /// The largest region of cells that stayed empty (castle.final.keep-points). Tiles that left the game leave more
    /// than sixteen cells (castle.final.sixteen-empty).
    #[must_use]
    pub fn empty_region(&self, state: &State) -> CellSet {
        self.board.largest_region(!state.areas.occupied())
    }

    pub(crate) fn score_keeps<K: EventSink<Event>>(&self, state: &mut State, region: CellSet, sink: &mut K) {
        let owner = keep_winner(state);
        let points = owner.map_or(0, |_| region.len() as u16);
        if let Some(seat) = owner {
            state.table.players[seat].earn(Source::Keep, points);
        }
        sink.emit(|| Event::KeepsCompared {
            sizes: SEATS.map(|seat| keep_size(state, seat)),
            region: region.iter().collect(),
            owner,
            points,
        });
    }

    pub(crate) fn score_courtyards<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let courtyards = state.held_areas(|area| area.kind() == AreaKind::Courtyard);
        let improved = SEATS.map(|seat| {
            let copies = state.table.players[seat].held().count(WallTile::MarketsFour);
            best(&courtyards, seat, AreaKind::Courtyard, copies)
        });
        for held in &courtyards {
            let wall_tile_7 = improved.iter().flatten().any(|best| best.number == held.number);
            let per_market = if wall_tile_7 { components().market_with_wall_tile } else { MARKET };
            let owner = held.area.owner();
            let points = owner.map_or(0, |_| u16::from(held.area.count()) * per_market);
            if let Some(seat) = owner.filter(|_| points > 0) {
                state.table.players[seat].earn(Source::Courtyards, points);
            }
            sink.emit(|| Event::CourtyardScored {
                area: self.report(state, held.at, held.area),
                owner,
                wall_tile_7,
                per_market,
                points,
            });
        }
    }

    pub(crate) fn score_wall_tiles<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let held = state.held_areas(|area| area.kind() != AreaKind::Courtyard && !area.is_closed());
        for (tile, kind) in [
            (WallTile::UnfinishedPath, AreaKind::Path),
            (WallTile::UnfinishedTower, AreaKind::Tower),
            (WallTile::UnfinishedHouse, AreaKind::House),
        ] {
            for seat in SEATS {
                let copies = state.table.players[seat].held().count(tile);
                for Held { area, at, .. } in best(&held, seat, kind, copies) {
                    let points = u16::from(area.count()) * unfinished_per_tile(kind);
                    state.table.players[seat].earn(Source::WallTiles, points);
                    sink.emit(|| Event::UnfinishedScored {
                        seat,
                        area: self.report(state, at, area),
                        tile,
                        per_tile: unfinished_per_tile(kind),
                        points,
                    });
                }
            }
        }
        for seat in SEATS {
            for _ in 0..state.table.players[seat].held().count(WallTile::FivePoints) {
                let points = components().wall_tile_points;
                state.table.players[seat].earn(Source::WallTiles, points);
                sink.emit(|| Event::FivePoints { seat, points });
            }
        }
    }
}

/// The areas on which copies of a wall tile are worth most: each on another area (castle.effect.one-copy-per-feature)
/// in which the user has the majority (castle.effect.majority-needed-2-to-7, castle.effect.final-use-automatic).
fn best(held: &HeldAreas, seat: Seat, kind: AreaKind, copies: u8) -> HeldAreas {
    if copies == 0 {
        return HeldAreas::new();
    }
    let mut best: HeldAreas = held
        .iter()
        .filter(|held| held.area.kind() == kind && held.area.owner() == Some(seat) && held.area.count() > 0)
        .copied()
        .collect();
    best.sort_by_key(|held| std::cmp::Reverse(held.area.count()));
    best.truncate(usize::from(copies));
    best
}
