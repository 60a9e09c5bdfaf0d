//! Heinrich's turn in the solo game. It follows fixed rules.

use kernel::EventSink;

use crate::cell::{Cell, Direction};
use crate::event::{Event, Placing};
use crate::heir::{Heir, Post};
use crate::play::take;
use crate::roads::{exits_for, road_on};
use crate::rules::TwoHeirs;
use crate::table::{Phase, Table};
use crate::tile::TileId;
use crate::treasure::{TreasureId, TreasurePlace};

impl TwoHeirs {
    /// Step 1: Heinrich takes the first tile of the pile's colour, or the first of all
    /// (`two_heirs.solo.take-colour-match`, `two_heirs.solo.take-fallback`).
    pub(crate) fn take_for_heinrich<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        let matching =
            table.reserve.clockwise().find(|(_, tile)| Some(self.components.tile(*tile).colour) == table.top);
        let choice = matching.or_else(|| table.reserve.clockwise().next());
        let Some((_, tile)) = choice else {
            // Nothing left to take (two_heirs.end.no-tile-to-take).
            self.pass_turn(table, sink);
            return;
        };
        take(table, tile, sink);
        if table.pile > 0 {
            table.solo.taken = Some(tile);
            table.phase = Phase::Refill;
        } else {
            self.place_for_heinrich(table, tile, sink);
        }
    }

    /// Where Heinrich places a tile (`two_heirs.solo.place-clockwise-from-top`): beside the human's last building, where it
    /// continues a road of it, else where it blocks one, else anywhere around it.
    #[must_use]
    pub fn heinrichs_place(&self, table: &Table, tile: TileId) -> Option<(Cell, Placing)> {
        let scaffold = table.solo.scaffold;
        let (_, roads) = road_on(self.components, &table.landscape, scaffold);
        let new = exits_for(Heir::North, self.components.tile(tile).exits);
        let is_empty = |direction: &Direction| table.landscape.neighbour(scaffold, *direction).is_none();
        let at_road = |continues: bool| {
            let fits = |direction: &Direction| roads.has(*direction) && new.has(direction.opposite()) == continues;
            Direction::ORTHOGONAL.into_iter().filter(is_empty).find(fits)
        };
        let (direction, placing) = (at_road(true).map(|direction| (direction, Placing::Continues)))
            .or_else(|| at_road(false).map(|direction| (direction, Placing::Blocks)))
            .or_else(|| Direction::ALL.into_iter().find(is_empty).map(|direction| (direction, Placing::FirstEmpty)))?;
        Some((table.landscape.plot(scaffold).cell.step(direction), placing))
    }

    /// Step 2: Heinrich places his tile, free of cost, or loses it (`two_heirs.solo.place-option-d`).
    pub(crate) fn place_for_heinrich<K: EventSink<Event>>(&self, table: &mut Table, tile: TileId, sink: &mut K) {
        let Some((cell, placing)) = self.heinrichs_place(table, tile) else {
            table.boxed = table.boxed.with(tile);
            sink.emit(|| Event::HeinrichDropped { tile });
            self.pass_turn(table, sink);
            return;
        };
        self.lay_building(table, Heir::North, tile, cell);
        sink.emit(|| Event::HeinrichBuilt { tile, cell, placing });
        self.remove_won_treasures(table, sink);
        if table.solo.heap > 0 {
            table.phase = Phase::Treasure;
        } else {
            self.move_heinrichs_troop(table, sink);
        }
    }

    /// Step 3: a treasure from the heap goes onto the new building (`two_heirs.solo.treasure-placed`).
    pub(crate) fn lay_treasure<K: EventSink<Event>>(&self, table: &mut Table, treasure: TreasureId, sink: &mut K) {
        let plot = table.landscape.newest().expect("Heinrich has just built");
        table.solo.heap -= 1;
        table.solo.treasures[treasure.index()] = TreasurePlace::Plot(plot);
        sink.emit(|| Event::TreasureLaid { treasure, cell: table.landscape.plot(plot).cell });
        self.remove_won_treasures(table, sink);
        self.move_heinrichs_troop(table, sink);
    }

    /// Step 4: his troop of the tile's colour moves there (`two_heirs.solo.heinrich-troop-moves`), and his turn ends.
    fn move_heinrichs_troop<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        let plot = table.landscape.newest().expect("Heinrich has just built");
        let laid = *table.landscape.plot(plot);
        let troop = self.components.troop_for(laid.colour);
        let before = std::mem::replace(&mut table.troops[Heir::North][troop.index()], Post::Plot(plot));
        sink.emit(|| {
            let from = before.plot().map(|plot| table.landscape.plot(plot).cell);
            Event::HeinrichMoved { troop, from, to: laid.cell }
        });
        self.pass_turn(table, sink);
    }

    /// Removes every treasure whose condition is met, no matter who met it (`two_heirs.solo.treasure-automatic`).
    pub(crate) fn remove_won_treasures<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        if !self.setting.solo {
            return;
        }
        for treasure in TreasureId::all() {
            if let TreasurePlace::Plot(plot) = table.solo.treasures[treasure.index()]
                && self.components.treasure(treasure).is_met(&table.landscape, plot)
            {
                table.solo.treasures[treasure.index()] = TreasurePlace::Removed;
                sink.emit(|| Event::TreasureRemoved { treasure, cell: table.landscape.plot(plot).cell });
            }
        }
    }
}
