//! Observations: the table as numbers, for learning programs.
//!
//! Owners are given from the viewer's side ("mine", "theirs"). Cells keep the coordinates of the table, because the fixed
//! index of an action does not depend on the viewer. One number says on which side the viewer sits.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Seat, Viewer};

use crate::action::Action;
use crate::cell::{Cell, FARTHEST};
use crate::heir::{Heir, Post, Troop};
use crate::plot::PlotId;
use crate::rules::TwoHeirs;
use crate::setup::PILE;
use crate::table::{Phase, Table};
use crate::tile::{Colour, TILES, TileId, TileSet};
use crate::treasure::{TREASURES, TreasurePlace};
use crate::view::View;

/// Numbers per tile: see [`Writer::tile`].
const PER_TILE: usize = 21;
/// Numbers per treasure: unseen, removed, laid, and where.
const PER_TREASURE: usize = 5;
/// Numbers about the table as a whole.
const GLOBAL: usize = 59;

/// The decisions about a tile, each with its own block of choices.
const TILE_ACTIONS: [fn(TileId) -> Action; 6] =
    [Action::Take, Action::Build, Action::Extend, Action::Camp, Action::Destroy, Action::Discard];
const PLAIN: [Action; 3] = [Action::Deploy, Action::End, Action::Spare];
const SIDE: usize = 2 * FARTHEST as usize + 1;

const CHOICES: ChoiceSpace<11> = ChoiceSpace::new([
    ChoiceBlock {
        name: "take",
        len: TILES,
        meaning: "take this tile of the reserve, by its place in the component file",
    },
    ChoiceBlock { name: "build", len: TILES, meaning: "build this tile; `column` and `row` follow as the next action" },
    ChoiceBlock { name: "extend", len: TILES, meaning: "extend the landscape with this tile; likewise" },
    ChoiceBlock { name: "camp", len: TILES, meaning: "the tile on which a troop camps" },
    ChoiceBlock { name: "destroy", len: TILES, meaning: "the building to destroy" },
    ChoiceBlock { name: "discard", len: TILES, meaning: "the tile to discard" },
    ChoiceBlock { name: "move", len: Troop::ALL.len(), meaning: "move the retinue, the first or the second troop" },
    ChoiceBlock { name: "withdraw", len: Troop::ALL.len(), meaning: "withdraw a troop, in the same order" },
    ChoiceBlock { name: "plain", len: PLAIN.len(), meaning: "deploy troops; end the turn; spare the building" },
    ChoiceBlock {
        name: "column",
        len: SIDE,
        meaning: "the column of a cell, from -26 to 26 to the seat's right of the start tile; `row` follows",
    },
    ChoiceBlock { name: "row", len: SIDE, meaning: "the row of a cell, from -26 to 26 towards the seat" },
]);
const MOVE: usize = TILE_ACTIONS.len();
const WITHDRAW: usize = MOVE + 1;
const PLAIN_BLOCK: usize = WITHDRAW + 1;
const COLUMN: usize = PLAIN_BLOCK + 1;
const ROW: usize = COLUMN + 1;

impl Encode for TwoHeirs {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    fn observation_len(&self) -> usize {
        (TILES + 1) * PER_TILE + TREASURES * PER_TREASURE + GLOBAL
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        let me = view.near();
        let mut writer = Writer { out, next: 0 };
        for tile in TileId::all() {
            writer.tile(&view.table, me, Some(tile));
        }
        writer.tile(&view.table, me, None);
        writer.treasures(&view.table);
        self.observe_table(view, me, &mut writer);
        debug_assert_eq!(writer.next, self.observation_len(), "as many numbers as promised");
    }

    fn choices(&self, seat: Seat, action: Action) -> Choices {
        let one = |block, place| Choices::new([CHOICES.choice(block, place)]);
        let place = |coordinate: i8| (coordinate + FARTHEST) as usize;
        match action {
            Action::Take(tile) => one(0, tile.index()),
            Action::Build(tile) => one(1, tile.index()),
            Action::Extend(tile) => one(2, tile.index()),
            Action::Camp(tile) => one(3, tile.index()),
            Action::Destroy(tile) => one(4, tile.index()),
            Action::Discard(tile) => one(5, tile.index()),
            Action::Move(troop) => one(MOVE, troop.index()),
            Action::Withdraw(troop) => one(WITHDRAW, troop.index()),
            Action::Deploy => one(PLAIN_BLOCK, 0),
            Action::End => one(PLAIN_BLOCK, 1),
            Action::Spare => one(PLAIN_BLOCK, 2),
            Action::At(cell) => {
                let Cell { x, y } = Heir::at(seat).sees(cell);
                Choices::new([CHOICES.choice(COLUMN, place(x)), CHOICES.choice(ROW, place(y))])
            }
        }
    }

    fn action(&self, seat: Seat, choices: &[u16]) -> Option<Action> {
        match choices {
            [choice] => match CHOICES.locate(*choice)? {
                (MOVE, place) => Some(Action::Move(Troop::ALL[place])),
                (WITHDRAW, place) => Some(Action::Withdraw(Troop::ALL[place])),
                (PLAIN_BLOCK, place) => Some(PLAIN[place]),
                (block, place) => TILE_ACTIONS.get(block).map(|action| action(TileId::new(place))),
            },
            [column, row] => match (CHOICES.locate(*column)?, CHOICES.locate(*row)?) {
                ((COLUMN, x), (ROW, y)) => {
                    let seen = Cell::new(x as i8 - FARTHEST, y as i8 - FARTHEST);
                    Some(Action::At(Heir::at(seat).sees(seen)))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

impl Heir {
    /// A cell as the heir sees the table: the heir in the north sees it turned by 180 degrees. Seeing twice gives the
    /// cell itself.
    const fn sees(self, Cell { x, y }: Cell) -> Cell {
        match self {
            Self::South => Cell { x, y },
            Self::North => Cell { x: -x, y: -y },
        }
    }
}

impl TwoHeirs {
    fn observe_table(&self, view: &View, me: Heir, writer: &mut Writer<'_>) {
        let table = &view.table;
        writer.flag(view.viewer == Viewer::Spectator);
        writer.flag(me == Heir::North);
        writer.flag(table.active == me);
        writer.flag(table.has_taken());
        writer.flags([view.setting.solo, view.setting.roads, view.setting.stack_discounts]);
        writer.flags::<PHASES>(std::array::from_fn(|number| number == number_of(table.phase)));
        let moving = match table.phase {
            Phase::March(troop) => Some(troop),
            _ => None,
        };
        writer.flags(Troop::ALL.map(|troop| Some(troop) == moving));
        writer.flags(Troop::ALL.map(|troop| table.moved.contains(troop)));
        writer.number(f32::from(table.pile) / f32::from(PILE));
        writer.flags(Colour::ALL.map(|colour| table.top == Some(colour)));
        let start = table.landscape.plots().first().map(|start| start.colour);
        writer.flags(Colour::ALL.map(|colour| start == Some(colour)));
        writer.number(f32::from(table.discounts) / 4.0);
        writer.flags([None, Some(3), Some(2), Some(1), Some(0)].map(|turns| table.turns_left == turns));
        let scoring = self.scoring(table);
        for heir in [me, me.other()] {
            writer.number(table.reach(heir) as f32 / 3.0);
            for access in table.access(self.components, heir) {
                writer.number(f32::from(access) / 6.0);
            }
            writer.flags(Troop::NORMAL.map(|troop| table.troops[heir][troop.index()] == Post::Reserve));
            writer.number(scoring.total(heir) as f32 / 100.0);
        }
        writer.number(f32::from(table.solo.heap) / TREASURES as f32);
        writer.number(f32::from(scoring.treasures) / TREASURES as f32);
        writer.place(table, Some(table.solo.scaffold).filter(|_| !table.landscape.plots().is_empty()));
    }
}

/// The number of each phase. The tile or troop that a phase is about is marked at that tile or troop.
const fn number_of(phase: Phase) -> usize {
    match phase {
        Phase::Sets => 0,
        Phase::Toss => 1,
        Phase::Deal => 2,
        Phase::Start => 3,
        Phase::Top => 4,
        Phase::Turn => 5,
        Phase::Build(_) => 6,
        Phase::Extend(_) => 7,
        Phase::March(_) => 8,
        Phase::Deploy => 9,
        Phase::Siege => 10,
        Phase::Refill => 11,
        Phase::Discard => 12,
        Phase::Treasure => 13,
        Phase::Over => 14,
    }
}
const PHASES: usize = number_of(Phase::Over) + 1;

/// Writes numbers one after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Writer<'_> {
    fn number(&mut self, number: f32) {
        self.out[self.next] = number;
        self.next += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.number(if flag { 1.0 } else { 0.0 });
    }

    fn flags<const N: usize>(&mut self, flags: [bool; N]) {
        for flag in flags {
            self.flag(flag);
        }
    }

    /// Where a laid tile lies: two numbers.
    fn place(&mut self, table: &Table, plot: Option<PlotId>) {
        let cell = plot.map_or(Cell::START, |plot| table.landscape.plot(plot).cell);
        self.number(f32::from(cell.x) / f32::from(FARTHEST));
        self.number(f32::from(cell.y) / f32::from(FARTHEST));
    }

    /// A tile of the box, or the start tile.
    fn tile(&mut self, table: &Table, me: Heir, tile: Option<TileId>) {
        let them = me.other();
        let is_in = |set: TileSet| tile.is_some_and(|tile| set.contains(tile));
        let steps = tile.and_then(|tile| table.reserve.clockwise().position(|(_, held)| held == tile));
        let plot = match tile {
            Some(tile) => table.landscape.find(tile),
            None => table.landscape.ids().next(),
        };
        let owner = plot.and_then(|plot| table.landscape.plot(plot).owner);
        self.flag(is_in(table.unseen));
        self.flag(is_in(table.boxed));
        self.flag(is_in(table.hands[me]));
        self.flag(is_in(table.hands[them]));
        self.number(steps.map_or(0.0, |steps| 1.0 - steps as f32 / 6.0));
        self.flag(steps.is_some_and(|steps| steps < table.reach(me)));
        self.flag(steps.is_some_and(|steps| steps < table.reach(them)));
        self.flag(plot.is_some() && owner.is_none());
        self.flag(owner == Some(me));
        self.flag(owner == Some(them));
        self.place(table, plot);
        for heir in [me, them] {
            self.flags(table.troops[heir].map(|post| plot.is_some() && post.plot() == plot));
        }
        self.flag(plot.is_some_and(|plot| table.solo.treasures.contains(&TreasurePlace::Plot(plot))));
        let played = match table.phase {
            Phase::Build(played) | Phase::Extend(played) => Some(played),
            _ => table.solo.taken,
        };
        self.flag(tile.is_some() && played == tile);
        self.flag(plot.is_some() && plot == table.landscape.newest());
    }

    fn treasures(&mut self, table: &Table) {
        for place in table.solo.treasures {
            let plot = match place {
                TreasurePlace::Plot(plot) => Some(plot),
                TreasurePlace::Unseen | TreasurePlace::Removed => None,
            };
            self.flags([place == TreasurePlace::Unseen, place == TreasurePlace::Removed, plot.is_some()]);
            self.place(table, plot);
        }
    }
}
