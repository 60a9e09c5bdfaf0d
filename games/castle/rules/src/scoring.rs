//! 3. Completed paths, towers and houses are scored; 4. wall tiles are taken; the turn ends.
//!
//! No list of completed areas is kept: an area with followers in it that can no longer grow was completed by the newest
//! tile; otherwise it would have been scored earlier and its followers would be gone.

use arrayvec::ArrayVec;
use kernel::{Contender, EventSink, ScoreColumn, ScoreItem, ScoreSheet, Seat};

use crate::action::Action;
use crate::areas::Area;
use crate::cell::Cell;
use crate::direction::Spot;
use crate::event::{AreaReport, Event};
use crate::extent::Extent;
use crate::options::KeepOn;
use crate::rules::Castle;
use crate::state::State;
use crate::table::{Follower, Keep, Phase, SEATS, SUPPLY, Source, Table};
use crate::tile_kind::AreaKind;
use crate::wall_tile::WallTile;

/// Points for every tile of a completed path (castle.path.points).
pub const PATH: u16 = 1;
/// Points for every tile of a completed path with at least one fountain (castle.path.fountain-doubles,
/// castle.path.several-fountains).
pub const PATH_WITH_FOUNTAIN: u16 = 2;
/// Points for every tile of a tower (castle.tower.points).
pub const TOWER: u16 = 2;
/// Points for every tile of a house (castle.house.points).
pub const HOUSE: u16 = 1;

/// Points for every tile of a completed area.
#[must_use]
pub fn per_tile(kind: AreaKind, fountain: bool, doubled: bool) -> u16 {
    let factor = if doubled { 2 } else { 1 };
    match kind {
        AreaKind::Path if fountain => PATH_WITH_FOUNTAIN,
        AreaKind::Path => PATH,
        AreaKind::Tower => TOWER * factor,
        AreaKind::House => HOUSE * factor,
        // castle.score.courtyards-not-during-play
        AreaKind::Courtyard => 0,
    }
}

/// The points of a completed area.
#[must_use]
pub fn worth(area: Area, doubled: bool) -> u16 {
    u16::from(area.count()) * per_tile(area.kind(), area.has_fountain(), doubled)
}

/// The wall tile that doubles a completed area of the kind.
#[must_use]
pub fn doubling(kind: AreaKind) -> Option<WallTile> {
    match kind {
        AreaKind::Tower => Some(WallTile::TowerDouble),
        AreaKind::House => Some(WallTile::HouseDouble),
        AreaKind::Path | AreaKind::Courtyard => None,
    }
}

/// An area with followers in it.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// Its number.
    pub number: u8,
    /// The area itself.
    pub area: Area,
    /// The first of its followers, which names it in actions.
    pub at: Follower,
}

/// Areas with followers: at most one for each follower.
pub type HeldAreas = ArrayVec<Held, { 2 * SUPPLY }>;

impl State {
    /// The areas with followers that pass a test, by the first of their followers.
    pub fn held_areas(&self, mut test: impl FnMut(Area) -> bool) -> HeldAreas {
        let mut held = HeldAreas::new();
        for seat in SEATS {
            for (index, follower) in self.table.players[seat].followers.iter().enumerate() {
                let number = self.areas.stand(seat, index);
                let area = self.areas.area(number);
                if !test(area) {
                    continue;
                }
                let Some(at) = *follower else { continue };
                match held.iter_mut().find(|held| held.number == number) {
                    Some(known) => known.at = known.at.min(at),
                    None => held.push(Held { number, area, at }),
                }
            }
        }
        held.sort_unstable_by_key(|held| held.at);
        held
    }

    /// The areas that are scored next, in one of several orders: first those that score for the active player, then those
    /// that score for the opponent (castle.wall-tile.active-scores-first), then those nobody gets points for.
    pub(crate) fn next_scored(&self) -> HeldAreas {
        let mut waiting = self.held_areas(|area| area.is_closed() && area.kind() != AreaKind::Courtyard);
        let active = self.table.active;
        for owner in [Some(active), Some(active.opponent())] {
            if waiting.iter().any(|held| held.area.owner() == owner) {
                waiting.retain(|held| held.area.owner() == owner);
                break;
            }
        }
        waiting
    }

    /// The wall tile the active player could use on an area (castle.effect.majority-needed-2-to-7,
    /// castle.wall-tile.own-turn-only).
    pub(crate) fn usable_doubling(&self, area: Area) -> Option<WallTile> {
        let active = self.table.active;
        doubling(area.kind()).filter(|tile| area.owner() == Some(active) && self.table.players[active].ready.has(*tile))
    }
}

impl Castle {
    /// Scores areas until the active player has to decide or a wall tile is turned over; after the last one the turn
    /// ends. An area completed by the newest tile must be scored now (castle.score.completed-must-score).
    pub(crate) fn go_on_scoring<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        while state.areas.closed() {
            let waiting = state.next_scored();
            let Some(first) = waiting.first() else { break };
            let value = worth(first.area, false);
            // If all values are equal, the order of scoring makes no difference.
            let differ = first.area.owner().is_some() && waiting.iter().any(|held| worth(held.area, false) != value);
            if differ || waiting.iter().any(|held| state.usable_doubling(held.area).is_some()) {
                state.table.phase = Phase::Score;
                return;
            }
            if self.score(state, *first, None, sink) {
                return;
            }
        }
        self.end_turn(state, sink);
    }

    /// Every area that can be scored next, and those that could count double.
    pub(crate) fn list_scorings(&self, state: &State, out: &mut Vec<Action>) {
        for Held { area, at: Follower { cell, spot }, .. } in state.next_scored() {
            out.push(Action::Score { cell, spot });
            if state.usable_doubling(area).is_some() {
                out.push(Action::Double { cell, spot });
            }
        }
    }

    /// The area that an action names, if it can be scored next.
    pub(crate) fn named_area(&self, state: &State, cell: Cell, spot: Spot) -> Option<Held> {
        state.next_scored().into_iter().find(|held| held.at == Follower { cell, spot })
    }

    /// Scores one area: gives points to the majority, returns followers, moves the keep, checks for a corner tower. Returns
    /// whether a wall tile must be turned over before anything else happens.
    pub(crate) fn score<K: EventSink<Event>>(
        &self,
        state: &mut State,
        held: Held,
        doubled_by: Option<WallTile>,
        sink: &mut K,
    ) -> bool {
        let Held { number, area, at } = held;
        if let (Some(seat), Some(tile)) = (area.owner(), doubled_by) {
            state.table.players[seat].ready.take(tile);
            sink.emit(|| Event::WallTileUsed { seat, tile });
        }
        let points = area.owner().map_or(0, |_| worth(area, doubled_by.is_some()));
        if let Some(seat) = area.owner() {
            let source = match area.kind() {
                AreaKind::Path => Source::Paths,
                AreaKind::Tower => Source::Towers,
                AreaKind::House | AreaKind::Courtyard => Source::Houses,
            };
            state.table.players[seat].earn(source, points);
        }
        sink.emit(|| Event::AreaScored {
            area: self.report(state, at, area),
            owner: area.owner(),
            doubled_by,
            per_tile: per_tile(area.kind(), area.has_fountain(), doubled_by.is_some()),
            points,
            total: area.owner().map_or(0, |seat| state.table.players[seat].score),
        });
        self.move_keep(state, area, at, sink);
        self.return_followers(state, number, sink);
        let landed = area.owner().and_then(|seat| Some((seat, self.board.tower_at(state.table.players[seat].score)?)));
        match landed.filter(|(_, tower)| state.table.towers & (1 << tower) != 0) {
            Some((seat, tower)) => {
                state.table.phase = Phase::TakeWallTile { seat, tower };
                true
            }
            None => false,
        }
    }

    /// A completed house larger than the one under the owner's keep gets the keep (castle.keep.first-house,
    /// castle.keep.moves-to-larger).
    fn move_keep<K: EventSink<Event>>(&self, state: &mut State, area: Area, at: Follower, sink: &mut K) {
        let Some(seat) = area.owner().filter(|_| area.kind() == AreaKind::House) else { return };
        if self.options.keep_on == KeepOn::Completed && seat != state.table.active {
            return;
        }
        let keep = &mut state.table.players[seat].keep;
        if keep.is_none_or(|keep| keep.size < area.count()) {
            let from = keep.map(|keep| keep.cell);
            let Follower { cell, spot } = at;
            *keep = Some(Keep { cell, spot, size: area.count() });
            sink.emit(|| Event::KeepPlaced { seat, cell, spot, size: area.count(), from });
        }
    }

    /// All followers in a scored area go back to their owners (castle.return.after-scoring).
    fn return_followers<K: EventSink<Event>>(&self, state: &mut State, number: u8, sink: &mut K) {
        for seat in SEATS {
            for index in 0..SUPPLY {
                if state.areas.stand(seat, index) != number {
                    continue;
                }
                if let Some(Follower { cell, spot }) = state.table.players[seat].followers[index].take() {
                    state.areas.leave(seat, index);
                    sink.emit(|| Event::FollowerReturned { seat, cell, spot });
                }
            }
        }
    }

    /// Ends the turn. With no tile left the game ends too (castle.end.last-tile), and wall tile 1 is of no use
    /// (castle.end.no-second-turn-without-tiles).
    fn end_turn<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        if state.table.pile.is_empty() {
            self.finish(state, sink);
        } else if state.table.players[state.table.active].ready.has(WallTile::SecondTurn) {
            state.table.phase = Phase::SecondTurn;
        } else {
            self.begin_turn(state, state.table.active.opponent());
        }
    }

    /// Begins a turn. Wall tiles taken before can be used in it (castle.wall-tile.use-from-next-turn).
    pub(crate) fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.table.active = seat;
        state.table.phase = Phase::Draw;
        let player = &mut state.table.players[seat];
        player.ready = player.held();
        player.fresh = crate::wall_tile::WallTiles::NONE;
    }

    /// An area as events describe it.
    pub(crate) fn report(&self, state: &State, at: Follower, area: Area) -> AreaReport {
        let extent = Extent::of(self.board, &state.table.laid, at.cell, at.spot);
        let starts = self.board.starts().iter().enumerate();
        AreaReport {
            kind: extent.kind,
            cells: extent.cells.iter().collect(),
            starts: starts
                .filter(|(index, _)| extent.starts & (1 << index) != 0)
                .map(|(_, (_, start))| start.id.clone())
                .collect(),
            tiles: extent.tiles(),
            fountains: extent.fountains,
            markets: extent.markets,
            followers: SEATS.map(|seat| area.followers(seat)),
        }
    }
}

/// The score sheet: where the points of both seats came from.
pub(crate) fn score_sheet(table: &Table) -> ScoreSheet {
    let columns = SEATS.map(|seat| ScoreColumn {
        who: Contender::Seat(seat),
        items: Source::ALL
            .into_iter()
            .map(|source| {
                let tally = table.players[seat].tallies[source as usize];
                ScoreItem { source: source.id(), count: u32::from(tally.count), points: i32::from(tally.points) }
            })
            .collect(),
    });
    ScoreSheet { columns: columns.into() }
}
