//! Setup, and all chance steps.
//!
//! A pile tile is drawn in two steps, because its back shows the colour: the colour when it becomes the top tile, the
//! front when it is turned up. The start tile stays face down to the end, so it remains one of the unseen tiles: of its
//! colour the pile has one tile fewer than are unseen.

use kernel::EventSink;
use rand::{Rng, RngExt};

use crate::cell::Cell;
use crate::chance::Chance;
use crate::event::Event;
use crate::heir::{Heir, Livery, Moved, Post};
use crate::landscape::{Landscape, Plot};
use crate::options::{First, SetChoice, Sets};
use crate::plot::PlotId;
use crate::reserve::{PLACES, Reserve};
use crate::rules::TwoHeirs;
use crate::table::{ByHeir, Phase, Solo, Table};
use crate::tile::{Colour, TileId, TileSet};
use crate::treasure::{TREASURES, TreasureId, TreasurePlace};

/// How many tiles are not in the pile when the table is laid: one for each place of the reserve but the shield's, and the start
/// tile (`two_heirs.setup.start-tile`).
pub(crate) const BESIDE_PILE: usize = PLACES;

/// The turn in which the pile runs out, and one more for each heir (`two_heirs.end.one-more-turn-each`).
const LAST_TURNS: u8 = 3;

impl TwoHeirs {
    /// The table before any draw.
    pub(crate) fn bare_table(&self) -> Table {
        let at_start = [Post::Beside, Post::Reserve, Post::Reserve];
        // Heinrich's troops wait beside the table (two_heirs.solo.setup-heinrich-troops).
        let north = if self.setting.solo { [Post::Beside; 3] } else { at_start };
        let heap = TREASURES as u8 - self.components.treasures_removed(self.options.level);
        let mut table = Table {
            phase: Phase::Sets,
            active: Heir::South,
            sets: None,
            reserve: Reserve::EMPTY,
            pile: 0,
            top: None,
            unseen: TileSet::EMPTY,
            boxed: TileSet::EMPTY,
            hands: ByHeir::default(),
            buildings: ByHeir::default(),
            troops: ByHeir([at_start, north]),
            moved: Moved::NONE,
            discounts: 0,
            turns_left: None,
            solo: Solo {
                treasures: [TreasurePlace::Unseen; TREASURES],
                heap: if self.setting.solo { heap } else { 0 },
                scaffold: PlotId::START,
                taken: None,
            },
            landscape: Landscape::EMPTY,
        };
        if let Sets::Chosen(sets) = self.options.sets {
            self.choose_sets(&mut table, sets);
        }
        table
    }

    fn choose_sets(&self, table: &mut Table, sets: SetChoice) {
        table.sets = Some(sets);
        table.unseen = self.components.in_play(sets);
        match self.options.first {
            // The human always begins (two_heirs.solo.player-first).
            First::Toss if !self.setting.solo => table.phase = Phase::Toss,
            First::SeatTwo => self.begin_with(table, Heir::North),
            First::Toss | First::SeatOne => self.begin_with(table, Heir::South),
        }
    }

    fn begin_with(&self, table: &mut Table, first: Heir) {
        table.active = first;
        table.reserve.crown = first;
        table.phase = Phase::Deal;
    }

    /// How many tiles the pile holds before the first turn: 20 in the printed box.
    fn whole_pile(&self, table: &Table) -> u8 {
        let sets = table.sets.expect("the sets are chosen before the pile is made");
        (self.components.in_play(sets).len() - BESIDE_PILE) as u8
    }

    /// How many tiles of a colour the pile holds under its top tile.
    fn buried(&self, table: &Table, colour: Colour) -> u32 {
        let unseen = table.unseen.and(self.components.of_colour(colour)).len() as u32;
        let is_start = table.landscape.plots().first().is_some_and(|start| start.colour == colour);
        unseen - u32::from(is_start)
    }

    /// The tiles that the next drawn one can be.
    fn drawable(&self, table: &Table) -> TileSet {
        match table.top {
            Some(colour) => table.unseen.and(self.components.of_colour(colour)),
            None => table.unseen,
        }
    }

    fn unseen_treasures(table: &Table) -> impl Iterator<Item = TreasureId> + Clone + '_ {
        TreasureId::all().filter(|treasure| table.solo.treasures[treasure.index()] == TreasurePlace::Unseen)
    }

    /// Every possible outcome of the next chance step with its weight.
    pub(crate) fn list_chances(&self, table: &Table, out: &mut Vec<(Chance, u32)>) {
        match table.phase {
            Phase::Sets => out.extend(SetChoice::all().map(|sets| (Chance::Sets(sets), 1))),
            Phase::Toss => out.extend(Livery::ALL.map(|crown| (Chance::Crown(crown), 1))),
            Phase::Deal | Phase::Refill => {
                out.extend(self.drawable(table).iter().map(|tile| (Chance::Tile(tile), 1)));
            }
            Phase::Start | Phase::Top => {
                let weighted = Colour::ALL.map(|colour| (Chance::Colour(colour), self.buried(table, colour)));
                out.extend(weighted.into_iter().filter(|(_, weight)| *weight > 0));
            }
            Phase::Treasure => {
                out.extend(Self::unseen_treasures(table).map(|treasure| (Chance::Treasure(treasure), 1)));
            }
            _ => {}
        }
    }

    /// Draws one outcome with the same weights.
    pub(crate) fn draw_chance<R: Rng + ?Sized>(&self, table: &Table, rng: &mut R) -> Chance {
        let mut below = |count: usize| rng.random_range(0..count as u32) as usize;
        match table.phase {
            Phase::Sets => {
                let choices = SetChoice::all();
                let ticket = below(choices.clone().count());
                Chance::Sets(choices.clone().nth(ticket).expect("the ticket is below the count"))
            }
            Phase::Toss => Chance::Crown(Livery::ALL[below(Livery::ALL.len())]),
            Phase::Deal | Phase::Refill => {
                let tiles = self.drawable(table);
                Chance::Tile(tiles.iter().nth(below(tiles.len())).expect("the ticket is below the count"))
            }
            Phase::Start | Phase::Top => {
                let weights = Colour::ALL.map(|colour| self.buried(table, colour));
                let mut ticket = below(weights.iter().sum::<u32>() as usize) as u32;
                let mut colours = Colour::ALL.into_iter().zip(weights);
                let drawn = colours.find(|(_, weight)| match ticket.checked_sub(*weight) {
                    Some(rest) => {
                        ticket = rest;
                        false
                    }
                    None => true,
                });
                Chance::Colour(drawn.expect("the ticket is below the total weight").0)
            }
            Phase::Treasure => {
                let mut unseen = Self::unseen_treasures(table);
                let ticket = below(unseen.clone().count());
                Chance::Treasure(unseen.nth(ticket).expect("the ticket is below the count"))
            }
            _ => unreachable!("chance has nothing to decide"),
        }
    }

    /// Carries out a chance step.
    pub(crate) fn resolve<K: EventSink<Event>>(&self, table: &mut Table, chance: Chance, sink: &mut K) {
        match (table.phase, chance) {
            (Phase::Sets, Chance::Sets(sets)) => {
                self.choose_sets(table, sets);
                sink.emit(|| Event::SetsDrawn { sets });
            }
            (Phase::Toss, Chance::Crown(crown)) => {
                let first = self.setting.heir(crown);
                self.begin_with(table, first);
                sink.emit(|| Event::ShieldTossed { crown, first });
            }
            (Phase::Deal, Chance::Tile(tile)) => {
                fill_reserve(table, tile);
                if table.reserve.gap().is_none() {
                    table.phase = Phase::Start;
                    sink.emit(|| Event::ReserveLaid {
                        tiles: table.reserve.clockwise().map(|(_, tile)| tile).collect(),
                    });
                }
            }
            (Phase::Start, Chance::Colour(colour)) => {
                table.landscape.lay(Plot { cell: Cell::START, tile: None, colour, owner: None });
                for heir in Heir::ALL {
                    if !(self.setting.solo && heir == Heir::North) {
                        table.troops[heir][0] = Post::Plot(PlotId::START);
                    }
                }
                table.pile = self.whole_pile(table);
                table.phase = Phase::Top;
                sink.emit(|| Event::StartLaid { colour });
            }
            (Phase::Top, Chance::Colour(colour)) => {
                // The pile is whole only before the first turn.
                let first = table.pile == self.whole_pile(table);
                table.top = Some(colour);
                sink.emit(|| Event::TopShown { colour });
                if first {
                    sink.emit(|| Event::TurnBegan { heir: table.active });
                }
                self.after_refill(table, sink);
            }
            (Phase::Refill, Chance::Tile(tile)) => {
                let place = fill_reserve(table, tile);
                sink.emit(|| Event::ReserveFilled { place, tile });
                table.top = None;
                table.pile -= 1;
                if table.pile == 0 {
                    table.turns_left = Some(LAST_TURNS);
                    sink.emit(|| Event::LastRound);
                    self.after_refill(table, sink);
                } else {
                    table.phase = Phase::Top;
                }
            }
            (Phase::Treasure, Chance::Treasure(treasure)) => self.lay_treasure(table, treasure, sink),
            (phase, chance) => panic!("{chance} cannot be drawn in phase {phase:?}"),
        }
    }

    /// Continues when the reserve is full again: with the heir's turn, or with the tile that Heinrich holds.
    fn after_refill<K: EventSink<Event>>(&self, table: &mut Table, sink: &mut K) {
        table.phase = Phase::Turn;
        if let Some(tile) = table.solo.taken.take() {
            self.place_for_heinrich(table, tile, sink);
        }
    }
}

/// Puts a drawn tile into the gap of the reserve and returns it: the place the shield has left
/// (`two_heirs.take.refill-old-shield-place`).
fn fill_reserve(table: &mut Table, tile: TileId) -> u8 {
    let place = table.reserve.gap().expect("a tile is drawn only for an empty place");
    table.reserve.places[place as usize] = Some(tile);
    table.unseen = table.unseen.without(tile);
    place
}
