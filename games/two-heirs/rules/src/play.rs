//! What each action does, and how turns follow each other.

use kernel::EventSink;

use crate::action::Action;
use crate::cell::Cell;
use crate::event::Event;
use crate::heir::{Heir, Moved, Post, Troop};
use crate::landscape::Plot;
use crate::plot::PlotId;
use crate::rules::TwoHeirs;
use crate::scoring::TREASURE_POINTS;
use crate::table::{HAND_LIMIT, Phase, Table};
use crate::tile::{Building, TileId};

impl TwoHeirs {
    /// Carries out a decision of the active heir.
    pub(crate) fn act<K: EventSink<Event>>(&self, table: &mut Table, action: Action, sink: &mut K) {
        let heir = table.active;
        match (table.phase, action) {
            (_, Action::Take(tile)) => {
                take(table, tile, sink);
                table.hands[heir] = table.hands[heir].with(tile);
                table.phase = if table.pile > 0 { Phase::Refill } else { Phase::Turn };
            }
            (_, Action::Build(tile)) => table.phase = Phase::Build(tile),
            (_, Action::Extend(tile)) => table.phase = Phase::Extend(tile),
            (_, Action::Move(troop)) => table.phase = Phase::March(troop),
            (_, Action::Deploy) => table.phase = Phase::Deploy,
            (Phase::Build(tile), Action::At(cell)) => self.build(table, tile, cell, sink),
            (Phase::Extend(tile), Action::At(cell)) => self.extend(table, tile, cell, sink),
            (Phase::March(troop), Action::At(cell)) => {
                let from = table.troops[heir][troop.index()].plot().expect("a marching troop is in the landscape");
                let from = table.landscape.plot(from).cell;
                station(table, troop, cell);
                sink.emit(|| Event::Marched { heir, troop, from, to: cell });
            }
            (Phase::Deploy, Action::At(cell)) => {
                let troop = table.next_to_deploy(heir).expect("a troop waits in the reserve");
                station(table, troop, cell);
                sink.emit(|| Event::Deployed { heir, troop, to: cell });
            }
            (_, Action::Withdraw(troop)) => {
                let from = table.troops[heir][troop.index()].plot().expect("a withdrawn troop is in the landscape");
                table.troops[heir][troop.index()] = Post::Reserve;
                table.moved = table.moved.with(troop);
                sink.emit(|| Event::Withdrawn { heir, troop, from: table.landscape.plot(from).cell });
            }
            (_, Action::Camp(tile)) => {
                let plot = table.landscape.find(tile).expect("the camp was built");
                turn_over(table, plot);
                table.reserve.crown = heir;
                sink.emit(|| Event::CampUsed { heir, tile, cell: table.landscape.plot(plot).cell });
            }
            (_, Action::Destroy(tile)) => {
                let plot = table.landscape.find(tile).expect("the building was built");
                turn_over(table, plot);
                sink.emit(|| Event::Destroyed { heir, tile, cell: table.landscape.plot(plot).cell });
                if table.siege_targets(self.components, heir).is_empty() {
                    table.phase = Phase::Turn;
                }
            }
            (_, Action::Spare) => {
                table.phase = Phase::Turn;
                sink.emit(|| Event::Spared { heir });
            }
            (_, Action::End) => self.finish_turn(table, sink),
            (_, Action::Discard(tile)) => {
                table.hands[heir] = table.hands[heir].without(tile);
                table.boxed = table.boxed.with(tile);
                sink.emit(|| Event::Discarded { heir, tile });
                self.finish_turn(table, sink);
            }
            (phase, Action::At(cell)) => panic!("no cell is asked for in phase {phase:?}, so not {cell}"),
        }
    }

    fn build<K: EventSink<Event>>(&self, table: &mut Table, tile: TileId, cell: Cell, sink: &mut K) {
        let heir = table.active;
        let discounts = Table::missing(self.components, table.access(self.components, heir), tile);
        table.discounts -= discounts;
        table.hands[heir] = table.hands[heir].without(tile);
        let plot = self.lay_building(table, heir, tile, cell);
        sink.emit(|| Event::Built { heir, tile, cell, discounts });
        if self.setting.solo {
            table.solo.scaffold = plot;
        }
        table.phase = Phase::Turn;
        if self.components.tile(tile).building == Building::SiegeTower
            && !table.siege_targets(self.components, heir).is_empty()
        {
            table.phase = Phase::Siege;
        }
        self.remove_won_treasures(table, sink);
    }

    fn extend<K: EventSink<Event>>(&self, table: &mut Table, tile: TileId, cell: Cell, sink: &mut K) {
        let heir = table.active;
        table.hands[heir] = table.hands[heir].without(tile);
        let colour = self.components.tile(tile).colour;
        table.landscape.lay(Plot { cell, tile: Some(tile), colour, owner: None });
        table.discounts += 1;
        table.phase = Phase::Turn;
        sink.emit(|| Event::Extended { heir, tile, cell });
        self.remove_won_treasures(table, sink);
    }

    /// Lays a tile face up for its owner.
    pub(crate) fn lay_building(&self, table: &mut Table, heir: Heir, tile: TileId, cell: Cell) -> PlotId {
        table.buildings[heir] = table.buildings[heir].with(tile);
        let colour = self.components.tile(tile).colour;
        table.landscape.lay(Plot { cell, tile: Some(tile), colour, owner: Some(heir) })
    }

    /// Ends the turn, or asks for a surplus tile first (`two_heirs.hand.limit-three`).
    fn finish_turn<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        if table.hands[table.active].len() > HAND_LIMIT {
            table.phase = Phase::Discard;
        } else {
            self.pass_turn(table, sink);
        }
    }

    /// Clears the marks of the turn and passes it to the other heir, or ends the game.
    pub(crate) fn pass_turn<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        table.moved = Moved::NONE;
        table.discounts = 0;
        table.turns_left = table.turns_left.map(|turns| turns - 1);
        if table.turns_left == Some(0) {
            table.phase = Phase::Over;
            self.announce_scores(table, sink);
            return;
        }
        table.phase = Phase::Turn;
        table.active = table.active.other();
        // The crown already shows the next heir, unless there was nothing to take.
        table.reserve.crown = table.active;
        sink.emit(|| Event::TurnBegan { heir: table.active });
        if self.setting.solo && table.active == Heir::North {
            self.take_for_heinrich(table, sink);
        }
    }

    fn announce_scores<K: EventSink<Event>>(&self, table: &Table, sink: &mut K) {
        // The `Silent` sink never calls the closure, so search does not pay for this scoring.
        let mut heard = None;
        sink.emit(|| {
            heard = Some(self.scoring(table));
            Event::ScoringBegan
        });
        let Some(scoring) = heard else { return };
        let cell = |plot: PlotId| table.landscape.plot(plot).cell;
        for score in &scoring.buildings {
            sink.emit(|| Event::BuildingScored {
                heir: score.heir,
                tile: score.tile,
                building: score.building,
                cell: cell(score.plot),
                points: score.points,
                doubled: score.doubled,
            });
        }
        for road in &scoring.roads {
            sink.emit(|| Event::RoadScored {
                cells: road.plots.iter().map(cell).collect(),
                south: road.buildings[Heir::South],
                north: road.buildings[Heir::North],
            });
        }
        if self.setting.solo {
            let count = scoring.treasures;
            sink.emit(|| Event::TreasuresScored { count, points: i32::from(count) * TREASURE_POINTS });
        }
        sink.emit(|| Event::Ended { south: scoring.total(Heir::South), north: scoring.total(Heir::North) });
    }
}

/// Takes a tile out of the reserve for the active heir.
pub(crate) fn take<K: EventSink<Event>>(table: &mut Table, tile: TileId, sink: &mut K) {
    let place = table.reserve.place_of(tile).expect("the tile lies in the reserve");
    table.reserve.take(place);
    sink.emit(|| Event::Taken { heir: table.active, tile, place });
}

/// Puts a troop of the active heir onto a tile and marks it as moved (`two_heirs.move.x-marker`).
fn station(table: &mut Table, troop: Troop, cell: Cell) {
    let plot = table.landscape.at(cell).expect("troops go where tiles lie");
    table.troops[table.active][troop.index()] = Post::Plot(plot);
    table.moved = table.moved.with(troop);
    table.phase = Phase::Turn;
}

/// Turns a building over: it is open terrain from now on; troops and treasures stay on it.
fn turn_over(table: &mut Table, plot: PlotId) {
    let laid = *table.landscape.plot(plot);
    if let (Some(owner), Some(tile)) = (laid.owner, laid.tile) {
        table.buildings[owner] = table.buildings[owner].without(tile);
    }
    table.landscape.turn_over(plot);
}
