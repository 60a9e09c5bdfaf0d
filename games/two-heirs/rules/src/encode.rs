//! The table as bytes, for learning programs.
//!
//! Everything is seen from the viewer's side of the table: owners are "the viewer" and "the other heir", and cells are counted
//! towards the viewer, which turns the table by 180 degrees for the heir in the north.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, LeftOut, ObservationSlice, ObservationWriter, Seat};

use crate::action::Action;
use crate::cell::{Cell, FARTHEST};
use crate::heir::{Heir, Post, Troop};
use crate::options::{First, Level};
use crate::plot::{MAX_PLOTS, PlotId};
use crate::reserve::PLACES;
use crate::rules::TwoHeirs;
use crate::setup::BESIDE_PILE;
use crate::table::{Phase, Table};
use crate::tile::{Colour, Set, TILE_NUMBERS, TileId, TileSet};
use crate::treasure::{TREASURES, TreasurePlace};
use crate::view::View;

// The bytes of a tile in the slice `tiles`.
const UNSEEN: usize = 0;
const BOXED: usize = 1;
const HANDS: usize = 2;
const STEPS: usize = 4;
const OWNER: usize = 5;
const BUILDINGS: usize = 6;
const COLUMN_BYTE: usize = 8;
const ROW_BYTE: usize = 9;
const ORDER: usize = 10;
const TROOPS: usize = 11;
const TREASURE: usize = 17;
const PLAYED: usize = 18;
const TAKEN: usize = 19;
const PER_TILE: usize = 20;

/// The decisions about a tile, each with its own block of choices.
const TILE_ACTIONS: [fn(TileId) -> Action; 6] =
    [Action::Take, Action::Build, Action::Extend, Action::Camp, Action::Destroy, Action::Discard];
const PLAIN: [Action; 3] = [Action::Deploy, Action::End, Action::Spare];
const SIDE: usize = 2 * FARTHEST as usize + 1;

const CHOICES: ChoiceSpace<11> = ChoiceSpace::new([
    ChoiceBlock {
        name: "take",
        len: TILE_NUMBERS,
        meaning: "take this tile of the reserve, by its number. Numbers of tiles: tra-1 to tra-9, the nine printed ones of \
                  each of the other sets, then tra-10 to tra-12 and so on, which only a box of one's own has",
    },
    ChoiceBlock {
        name: "build",
        len: TILE_NUMBERS,
        meaning: "build this tile; `column` and `row` follow as the next action",
    },
    ChoiceBlock { name: "extend", len: TILE_NUMBERS, meaning: "extend the landscape with this tile; likewise" },
    ChoiceBlock { name: "camp", len: TILE_NUMBERS, meaning: "the tile on which a troop camps" },
    ChoiceBlock { name: "destroy", len: TILE_NUMBERS, meaning: "the building to destroy" },
    ChoiceBlock { name: "discard", len: TILE_NUMBERS, meaning: "the tile to discard" },
    ChoiceBlock { name: "move", len: Troop::ALL.len(), meaning: "move the retinue, the first or the second troop" },
    ChoiceBlock { name: "withdraw", len: Troop::ALL.len(), meaning: "withdraw a troop, in the same order" },
    ChoiceBlock { name: "plain", len: PLAIN.len(), meaning: "deploy troops; end the turn; spare the building" },
    ChoiceBlock {
        name: "column",
        len: SIDE,
        meaning: "the column of a cell, from -35 to 35 to the seat's right of the start tile; `row` follows",
    },
    ChoiceBlock { name: "row", len: SIDE, meaning: "the row of a cell, from -35 to 35 towards the seat" },
]);
const MOVE: usize = TILE_ACTIONS.len();
const WITHDRAW: usize = MOVE + 1;
const PLAIN_BLOCK: usize = WITHDRAW + 1;
const COLUMN: usize = PLAIN_BLOCK + 1;
const ROW: usize = COLUMN + 1;

impl Encode for TwoHeirs {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new(
            "setting",
            3,
            1,
            "is the other heir Heinrich; are roads scored; may discounts be added up?",
        ),
        ObservationSlice::new("first", 3, 1, "who begins, as agreed: the viewer, the other heir, tossed"),
        ObservationSlice::new("level", 3, 1, "how rich Heinrich is: poor, brave, hammer"),
        ObservationSlice::new(
            "sets",
            6,
            1,
            "the sets in play: travel, land and industry, trade and church, war, craft, patrol",
        ),
        ObservationSlice::new(
            "phase",
            PHASES,
            1,
            "draw the sets, toss who begins, deal, the start tile, the top tile, turn, build, extend, march, deploy, siege, \
             refill, discard, treasure, over",
        ),
        ObservationSlice::new("marching", 3, 1, "the troop to move: retinue, first, second"),
        ObservationSlice::new("moved", 3, 1, "the troops that have moved in this turn"),
        ObservationSlice::new("active", 2, 1, "whose turn it is: the viewer's, the other heir's"),
        ObservationSlice::new("crown", 2, 1, "whose crown of the royal protocol is up: the viewer's, the other heir's"),
        ObservationSlice::new("shield", PLACES, 1, "the place of the royal shield in the reserve"),
        ObservationSlice::new("pile", 1, (MAX_PLOTS - BESIDE_PILE) as u8, "tiles in the pile"),
        ObservationSlice::new("top", 3, 1, "the colour of its top tile: green, grey, yellow"),
        ObservationSlice::new("start-tile", 3, 1, "the colour of the start tile"),
        ObservationSlice::new("discounts", 1, 255, "discounts of this turn"),
        ObservationSlice::new("turns-left", 1, 255, "0, or 1 and the turns until the end once it is near"),
        ObservationSlice::new(
            "posts",
            2 * 3 * 3,
            1,
            "for the retinue, the first and the second troop of the viewer, then of the other heir: in reserve, on a tile, \
             beside the table",
        ),
        ObservationSlice::new(
            "access",
            2 * 3,
            255,
            "resources within reach of the viewer, then of the other heir, by colour",
        ),
        ObservationSlice::new(
            "tiles",
            (TILE_NUMBERS + 1) * PER_TILE,
            2 * FARTHEST as u8 + 1,
            "for each tile by its number, then for the start tile: unseen; in the box; in the viewer's hand, in the \
             other's; steps clockwise from the royal shield, 0 if not in the reserve; on the table 1 without owner, 2 the \
             viewer's, 3 the other's; is it a building of the viewer, of the other; 36 more than its column and its row, counted \
             to the viewer's right and towards the viewer; 1 and its number in the order laid; do the viewer's three troops \
             stand there, the other's; treasures on it; is it the tile being played; is it the one Heinrich took",
        ),
        ObservationSlice::new(
            "treasures",
            TREASURES,
            MAX_PLOTS as u8 + 1,
            "for each treasure: 0 unseen, 1 removed, 2 and the number of the tile it lies on, in the order laid",
        ),
        ObservationSlice::new("heap", 1, TREASURES as u8, "treasures in Heinrich's heap"),
        ObservationSlice::new(
            "scaffold",
            1,
            MAX_PLOTS as u8,
            "the number of the tile with the scaffold, in the order laid",
        ),
    ];

    const LEFT_OUT: &'static [LeftOut] = &[
        LeftOut { field: "setting.south", reason: "the colours of the heirs are for drawings only" },
        LeftOut { field: "options.colour", reason: "the colours of the heirs are for drawings only" },
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        let (table, own) = (&view.table, view.near());
        let heirs = [own, own.other()];
        let side = |heir: Heir| usize::from(heir != own);
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        let setting = &view.setting;
        writer.flags("setting", [setting.solo, setting.roads, setting.stack_discounts]);
        let first = match self.options.first {
            First::Toss => 2,
            First::SeatOne => side(Heir::South),
            First::SeatTwo => side(Heir::North),
        };
        writer.one_of("first", Some(first));
        let level = match self.options.level {
            Level::Poor => 0,
            Level::Brave => 1,
            Level::Hammer => 2,
        };
        writer.one_of("level", Some(level));
        let in_play = |set: &Set| table.sets.is_some_and(|sets| sets.contains(*set));
        writer.flags("sets", Set::ALL.iter().map(in_play));
        writer.one_of("phase", Some(number_of(table.phase)));
        let marching = match table.phase {
            Phase::March(troop) => Some(troop.index()),
            _ => None,
        };
        writer.one_of("marching", marching);
        writer.flags("moved", Troop::ALL.map(|troop| table.moved.contains(troop)));
        // Until the shield is tossed, neither heir is before the other.
        let begun = !matches!(table.phase, Phase::Sets | Phase::Toss);
        writer.one_of("active", begun.then(|| side(table.active)));
        writer.one_of("crown", begun.then(|| side(table.reserve.crown)));
        writer.one_of("shield", Some(usize::from(table.reserve.shield)));
        writer.bytes("pile", [table.pile]);
        writer.one_of("top", table.top.map(Colour::index));
        writer.one_of("start-tile", table.landscape.plots().first().map(|start| start.colour.index()));
        writer.bytes("discounts", [table.discounts]);
        writer.bytes("turns-left", [table.turns_left.map_or(0, |turns| turns + 1)]);
        let post_index = |post: Post| match post {
            Post::Reserve => 0,
            Post::Plot(_) => 1,
            Post::Beside => 2,
        };
        let posts = heirs.into_iter().flat_map(|heir| table.troops[heir]);
        writer.each_of("posts", posts.enumerate().map(|(troop, post)| troop * 3 + post_index(post)));
        writer.bytes("access", heirs.into_iter().flat_map(|heir| table.access(self.components, heir)));
        write_tiles(table, own, writer.slice("tiles"));
        writer.bytes(
            "treasures",
            table.solo.treasures.map(|place| match place {
                TreasurePlace::Unseen => 0,
                TreasurePlace::Removed => 1,
                TreasurePlace::Plot(plot) => 2 + plot.index() as u8,
            }),
        );
        writer.bytes("heap", [table.solo.heap]);
        writer.bytes("scaffold", [table.solo.scaffold.index() as u8]);
        writer.finish();
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
                (block, place) => {
                    let action = TILE_ACTIONS.get(block)?;
                    let tile = TileId::new(place);
                    self.components.known().contains(tile).then(|| action(tile))
                }
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

/// Where every tile is, and what belongs to it.
fn write_tiles(table: &Table, own: Heir, out: &mut [u8]) {
    let mut set = |tiles: TileSet, byte: usize| tiles.iter().for_each(|tile| out[tile.index() * PER_TILE + byte] = 1);
    set(table.unseen, UNSEEN);
    set(table.boxed, BOXED);
    for (side, heir) in [own, own.other()].into_iter().enumerate() {
        set(table.hands[heir], HANDS + side);
        set(table.buildings[heir], BUILDINGS + side);
    }
    for (place, tile) in table.reserve.clockwise() {
        let steps = (place + PLACES as u8 - table.reserve.shield) % PLACES as u8;
        out[tile.index() * PER_TILE + STEPS] = steps;
    }
    // The start tile, which is none of the box, comes after all others.
    let tile_of = |plot: PlotId| table.landscape.plot(plot).tile.map_or(TILE_NUMBERS, TileId::index);
    for plot in table.landscape.ids() {
        let laid = table.landscape.plot(plot);
        let bytes = &mut out[tile_of(plot) * PER_TILE..][..PER_TILE];
        bytes[OWNER] = match laid.owner {
            None => 1,
            Some(owner) if owner == own => 2,
            Some(_) => 3,
        };
        let cell = own.sees(laid.cell);
        bytes[COLUMN_BYTE] = (cell.x + FARTHEST + 1) as u8;
        bytes[ROW_BYTE] = (cell.y + FARTHEST + 1) as u8;
        bytes[ORDER] = plot.index() as u8 + 1;
    }
    for (side, heir) in [own, own.other()].into_iter().enumerate() {
        for (troop, post) in table.troops[heir].iter().enumerate() {
            if let Some(plot) = post.plot() {
                out[tile_of(plot) * PER_TILE + TROOPS + 3 * side + troop] = 1;
            }
        }
    }
    for place in table.solo.treasures {
        if let TreasurePlace::Plot(plot) = place {
            out[tile_of(plot) * PER_TILE + TREASURE] += 1;
        }
    }
    if let Phase::Build(tile) | Phase::Extend(tile) = table.phase {
        out[tile.index() * PER_TILE + PLAYED] = 1;
    }
    if let Some(tile) = table.solo.taken {
        out[tile.index() * PER_TILE + TAKEN] = 1;
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
