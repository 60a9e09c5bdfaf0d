//! Observations: the table as numbers, for learning programs. Places and castles are counted from the viewer: its own place
//! and the castle on its left come first. A spectator sees the table from the first place.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Seat};

use crate::components::{Components, Target, Wants};
use crate::state::{Phase, Task, Work};
use crate::{
    Action, Attendant, Card, Castle, Cell, RoomKind, RoomType, Side, SpecialRoom, Throne, Tile, TileSet, TwoCastles,
    View,
};

/// Columns and floors of the window that shows a castle. Few castles reach beyond it, and rooms outside are still in the
/// list of tiles.
const COLUMNS: std::ops::RangeInclusive<i8> = -6..=7;
const FLOORS: std::ops::RangeInclusive<i8> = -4..=6;
const CELLS: usize = (*COLUMNS.end() - *COLUMNS.start() + 1) as usize * (*FLOORS.end() - *FLOORS.start() + 1) as usize;

/// Numbers per cell: type or kind of its room, the room's decoration, what the room wants, and whether it is open to build on.
const KINDS: usize = RoomType::ALL.len() + SpecialRoom::ALL.len() + 1;
const CELL: usize = KINDS + 4 + Target::COUNT + 1;
/// What a bonus can ask for.
const TASKS: usize = 10;
/// Numbers per castle: what is left to do (who owes a tile, who waited, the bonus, whose it is, what was drawn for it), throne room,
/// attendants, cards, points, tiles, cells.
const WORK: usize = 2 + 2 + TASKS + 2 + Tile::REGULAR + Card::COUNT;
const CASTLE: usize = WORK + Throne::COUNT + Attendant::KINDS + Card::COUNT + 1 + Tile::COUNT + CELLS * CELL;
/// Numbers per place: how many tiles lie before it, which are known, what it has chosen, whether it has chosen.
const PLACE: usize = 1 + 2 * Tile::REGULAR + 1;
const PHASES: usize = 7;
/// Numbers for the table: round, turn, phase, supply, deck, known discards of both kinds, attendants left.
const TABLE: usize = 2 + PHASES + 2 + Tile::REGULAR + Card::COUNT + Attendant::KINDS;

/// Columns and floors that any room can lie in.
const ALL_COLUMNS: usize = 2 * Cell::REACH as usize + 2;
const ALL_FLOORS: usize = 2 * Cell::REACH as usize + 1;

const CHOICES: ChoiceSpace<9> = ChoiceSpace::new([
    ChoiceBlock {
        name: "pick",
        len: Tile::REGULAR,
        meaning: "a tile chosen from the hand, by its place in the component file: two of them, the lower number first",
    },
    ChoiceBlock { name: "assign", len: Tile::REGULAR, meaning: "the tile of Ludwig's for the castle shared with him" },
    ChoiceBlock {
        name: "place",
        len: 2 * Tile::COUNT,
        meaning: "a tile for the castle on the left, or on the right: the regular tiles, then fountain, grand foyer and \
                  tower; `column` and `floor` follow",
    },
    ChoiceBlock { name: "column", len: ALL_COLUMNS, meaning: "the column of the tile, from -23 to 24" },
    ChoiceBlock { name: "floor", len: ALL_FLOORS, meaning: "the floor of the tile, from -23 to 23" },
    ChoiceBlock { name: "wait", len: 2, meaning: "let the partner on the left, or on the right, place first" },
    ChoiceBlock { name: "bonus", len: RoomType::ALL.len(), meaning: "take the bonus of this type of room" },
    ChoiceBlock { name: "take", len: Attendant::KINDS, meaning: "take a royal attendant of this kind" },
    ChoiceBlock { name: "keep", len: Card::COUNT, meaning: "keep this bonus card, by its place in the component file" },
]);
const PICK: usize = 0;
const ASSIGN: usize = 1;
const PLACE_TILE: usize = 2;
const COLUMN: usize = 3;
const FLOOR: usize = 4;
const WAIT: usize = 5;
const BONUS: usize = 6;
const TAKE: usize = 7;
const KEEP: usize = 8;

impl Encode for TwoCastles {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    fn observation_len(&self) -> usize {
        TABLE + self.places() * (PLACE + CASTLE)
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        assert_eq!(out.len(), self.observation_len(), "the observation has a fixed length");
        out.fill(0.0);
        let mut writer = Writer { out, at: 0 };
        let places = self.places();
        let own = view.viewer.seat().map_or(0, |seat| seat.index());
        write_table(view, &mut writer);
        for place in (0..places).map(|offset| (own + offset) % places) {
            self.write_place(view, place, &mut writer);
        }
        for castle in (0..places).map(|offset| (own + offset) % places) {
            self.write_work(view, castle, &mut writer);
            write_castle(&view.castles[castle], &mut writer);
        }
        debug_assert_eq!(writer.at, self.observation_len());
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        let one = |block, place| Choices::new([CHOICES.choice(block, place)]);
        match action {
            Action::Pick([low, high]) => {
                Choices::new([CHOICES.choice(PICK, low.index()), CHOICES.choice(PICK, high.index())])
            }
            Action::Assign(tile) => one(ASSIGN, tile.index()),
            Action::Place(side, tile, cell) => Choices::new([
                CHOICES.choice(PLACE_TILE, side as usize * Tile::COUNT + tile.index()),
                CHOICES.choice(COLUMN, (cell.x + Cell::REACH as i8) as usize),
                CHOICES.choice(FLOOR, (cell.y + Cell::REACH as i8) as usize),
            ]),
            Action::Wait(side) => one(WAIT, side as usize),
            Action::Bonus(room_type) => one(BONUS, room_type as usize),
            Action::Take(attendant) => one(TAKE, attendant.index()),
            Action::Keep(card) => one(KEEP, card.index()),
        }
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let (first, rest) = choices.split_first()?;
        let (block, place) = CHOICES.locate(*first)?;
        match rest {
            [] => Some(match block {
                ASSIGN => Action::Assign(Tile(place as u8)),
                WAIT => Action::Wait(Side::BOTH[place]),
                BONUS => Action::Bonus(RoomType::ALL[place]),
                TAKE => Action::Take(Attendant(place as u8)),
                KEEP => Action::Keep(Card(place as u8)),
                _ => return None,
            }),
            [second] => match (block, CHOICES.locate(*second)?) {
                (PICK, (PICK, high)) if place < high => Some(Action::Pick([Tile(place as u8), Tile(high as u8)])),
                _ => None,
            },
            [column, floor] => match (block, CHOICES.locate(*column)?, CHOICES.locate(*floor)?) {
                (PLACE_TILE, (COLUMN, column), (FLOOR, floor)) => {
                    let cell = Cell::new(column as i8 - Cell::REACH as i8, floor as i8 - Cell::REACH as i8);
                    let (side, tile) = (Side::BOTH[place / Tile::COUNT], Tile((place % Tile::COUNT) as u8));
                    cell.is_reachable().then_some(Action::Place(side, tile, cell))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// Writes numbers one after the other into cleared space.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn number(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    fn flag(&mut self, is: bool) {
        self.number(f32::from(u8::from(is)));
    }

    /// One of `of` places is set; none if there is no index.
    fn one_of(&mut self, index: Option<usize>, of: usize) {
        if let Some(index) = index {
            self.out[self.at + index] = 1.0;
        }
        self.at += of;
    }

    /// Each of `of` places is set whose number comes up.
    fn each_of(&mut self, indices: impl Iterator<Item = usize>, of: usize) {
        for index in indices {
            self.out[self.at + index] = 1.0;
        }
        self.at += of;
    }

    fn tiles(&mut self, tiles: impl Iterator<Item = Tile>) {
        self.each_of(tiles.map(Tile::index), Tile::REGULAR);
    }
}

fn write_table(view: &View, writer: &mut Writer<'_>) {
    let progress = &view.progress;
    writer.number(f32::from(progress.round));
    writer.number(f32::from(progress.turn) / 4.0);
    writer.one_of(Some(phase_index(progress.phase)), PHASES);
    writer.number(f32::from(view.supply) / Tile::REGULAR as f32);
    writer.number(f32::from(view.deck) / Card::COUNT as f32);
    writer.tiles(view.discards.iter().filter_map(|discarded| discarded.piece));
    writer.each_of(view.card_discards.iter().filter_map(|card| Some(card.piece?.index())), Card::COUNT);
    view.attendants.iter().for_each(|left| writer.number(f32::from(*left) / f32::from(Attendant::EACH)));
}

fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::DealThrones => 0,
        Phase::DealTiles => 1,
        Phase::LudwigDraws => 2,
        Phase::LudwigAssigns => 3,
        Phase::Choose => 4,
        Phase::Build => 5,
        Phase::Over => 6,
    }
}

fn task_index(task: Task) -> usize {
    match task {
        Task::ChooseBonus => 0,
        Task::DrawTiles => 1,
        Task::KeepTile => 2,
        Task::TakeAttendant => 3,
        Task::DrawCards => 4,
        Task::KeepCard => 5,
        Task::PlaceSpecial(kind) => 6 + kind as usize,
        Task::PlaceAnySpecial => 9,
    }
}

impl TwoCastles {
    fn write_place(&self, view: &View, place: usize, writer: &mut Writer<'_>) {
        let pile = view.piles[place];
        writer.number(f32::from(pile.len) / crate::HAND as f32);
        writer.tiles(pile.tiles.unwrap_or(TileSet::EMPTY).iter());
        writer.tiles(view.picks[place].iter().filter_map(|pick| *pick));
        let seat = self.seat_at(place);
        writer.flag(seat.is_some_and(|seat| view.progress.committed.contains(seat)));
    }

    /// What is left to do in a castle.
    fn write_work(&self, view: &View, castle: usize, writer: &mut Writer<'_>) {
        let Work { owing, waited, bonus } = view.progress.works[castle];
        owing.into_iter().chain(waited).for_each(|is| writer.flag(is));
        writer.one_of(bonus.map(|(_, task)| task_index(task)), TASKS);
        let owner = |place: usize| bonus.is_some_and(|(seat, _)| seat.index() == place);
        self.builders(castle).into_iter().for_each(|place| writer.flag(owner(place)));
        let draw = &view.draws[castle];
        writer.tiles(draw.tiles.iter());
        writer.each_of(draw.cards.iter().map(|card| card.index()), Card::COUNT);
    }
}

fn write_castle(castle: &Castle, writer: &mut Writer<'_>) {
    let components = Components::get();
    writer.one_of(castle.throne().map(Throne::index), Throne::COUNT);
    Attendant::all().for_each(|kind| writer.number(f32::from(castle.attendants(kind)) / 2.0));
    writer.each_of(castle.cards().map(Card::index), Card::COUNT);
    writer.number(castle.points(components) as f32 / 100.0);
    writer.each_of(castle.rooms().map(|room| room.tile.index()), Tile::COUNT);
    let open = castle.sites(components, SpecialRoom::GrandFoyer.tile());
    for y in FLOORS {
        for x in COLUMNS {
            let cell = Cell::new(x, y);
            write_cell(castle, castle.tile_at(cell), open.contains(&cell), writer);
        }
    }
}

fn write_cell(castle: &Castle, tile: Option<Tile>, open: bool, writer: &mut Writer<'_>) {
    let components = Components::get();
    let kind = tile.map(|tile| match tile.kind() {
        RoomKind::Regular(room_type) => room_type as usize,
        RoomKind::Special(kind) => RoomType::ALL.len() + kind as usize,
        RoomKind::Throne => KINDS - 1,
    });
    writer.one_of(kind, KINDS);
    let face = tile.filter(|tile| *tile != Tile::THRONE).map(|tile| components.face(tile));
    let decoration = match face {
        Some(face) => face.decoration,
        None if tile.is_some() => castle.throne().map(|throne| components.throne(throne).decoration),
        None => None,
    };
    writer.one_of(decoration.map(|decoration| decoration as usize), 4);
    let wanted = face.and_then(|face| match face.wants {
        Wants::AboveBelow(target)
        | Wants::LeftRight(target)
        | Wants::TwoBelow(target)
        | Wants::Around(target)
        | Wants::Connected(target)
        | Wants::Anywhere(target)
        | Wants::Column(target) => Some(target.index()),
        _ => None,
    });
    writer.one_of(wanted, Target::COUNT);
    writer.flag(open);
}
