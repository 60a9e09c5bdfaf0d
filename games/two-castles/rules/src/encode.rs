//! The table as bytes, for learning programs. Places and castles are counted from the viewer: its own place and the castle
//! on its left come first.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, ObservationSlice, ObservationWriter, Seat, SeatSet, Viewer};

use crate::castle::{MAX_CARDS, NOWHERE};
use crate::cell::MAX_ROOMS;
use crate::knowledge::{FaceDown, TILE_DISCARDS, clockwise};
use crate::state::{HAND, MAX_PLACES, Phase, ROUNDS, State, TURNS, Task};
use crate::view::{Seen, Sight};
use crate::{
    Action, Attendant, Card, Castle, Cell, RoomKind, RoomType, Side, SpecialRoom, Throne, Tile, TwoCastles, View,
};

/// Columns and floors of the window that shows a castle. Few castles reach beyond it, and all rooms are in the list of rooms.
const COLUMNS: std::ops::RangeInclusive<i8> = -6..=7;
const FLOORS: std::ops::RangeInclusive<i8> = -4..=6;
const WIDTH: usize = (*COLUMNS.end() - *COLUMNS.start() + 1) as usize;
const HEIGHT: usize = (*FLOORS.end() - *FLOORS.start() + 1) as usize;
const CELLS: usize = WIDTH * HEIGHT;

/// Bytes of a castle in the slice `works`.
const PER_WORK: usize = 2 + 2 + 2;
/// What a bonus can ask for.
const TASKS: usize = 10;
/// The throne room among the types in the slice `maps`.
const THRONE: usize = RoomType::ALL.len() + SpecialRoom::ALL.len();

/// Columns and floors that any room can lie in.
const ALL_COLUMNS: usize = 2 * Cell::REACH as usize + 2;
const ALL_FLOORS: usize = 2 * Cell::REACH as usize + 1;

const CHOICES: ChoiceSpace<9> = ChoiceSpace::new([
    ChoiceBlock {
        name: "pick",
        len: Tile::NUMBERS,
        meaning: "a tile chosen from the hand, by its number: two of them, the lower one first. Numbers of tiles: the \
                  regular ones as in the component file, fountain, grand foyer, tower, a gap, three new ones for each type",
    },
    ChoiceBlock { name: "assign", len: Tile::NUMBERS, meaning: "the tile of Ludwig's for the castle shared with him" },
    ChoiceBlock {
        name: "place",
        len: 2 * Tile::NUMBERS,
        meaning: "a tile for the castle on the left, or on the right, by its number; `column` and `floor` follow",
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

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new(
            "places",
            MAX_PLACES,
            2,
            "for each place, from the viewer's on clockwise: 0 not at the table, 1 a seat, 2 Ludwig's",
        ),
        ObservationSlice::new(
            "oldest",
            MAX_PLACES,
            1,
            "the place of the oldest, who places first where both want to wait",
        ),
        ObservationSlice::new("round", 1, ROUNDS, "the round, from 0"),
        ObservationSlice::new("turn", 1, TURNS, "the turn in the round, from 0"),
        ObservationSlice::new(
            "phase",
            7,
            1,
            "deal throne rooms, deal tiles, Ludwig's tiles are drawn, are assigned, choose tiles, build, over",
        ),
        ObservationSlice::new("committed", MAX_PLACES, 1, "the places that have chosen their tiles"),
        ObservationSlice::new(
            "works",
            MAX_PLACES * PER_WORK,
            TASKS as u8,
            "for each castle, from the one on the viewer's left on: must the builder who has it on the left still place a \
             tile, must the other one; do they let the other place first; 0 or 1 and the place of whoever carries out a \
             bonus; 0 or 1 and what it asks for next: choose a bonus, draw tiles, keep a tile, take an attendant, draw cards, \
             keep a card, place a fountain, a grand foyer, a tower, a special room of choice",
        ),
        ObservationSlice::new("hand-sizes", MAX_PLACES, HAND as u8, "for each place, how many tiles lie before it"),
        ObservationSlice::new("hands-known", MAX_PLACES, 1, "for each place, does the viewer know them?"),
        ObservationSlice::new(
            "hands",
            Tile::NUMBERS,
            MAX_PLACES as u8,
            "for each tile, by its number: 0, or 1 and the place before which the viewer knows it to lie",
        ),
        ObservationSlice::new(
            "picks",
            2 * MAX_PLACES,
            Tile::NUMBERS as u8,
            "for each place, the two tiles chosen and not placed yet: 0, or 1 and the tile's number",
        ),
        ObservationSlice::new(
            "draw-sizes",
            2 * MAX_PLACES,
            20,
            "for each castle, how many tiles and cards were just drawn",
        ),
        ObservationSlice::new(
            "drawn",
            Tile::NUMBERS,
            MAX_PLACES as u8,
            "for each tile: 0, or 1 and the castle for which the viewer saw it drawn",
        ),
        ObservationSlice::new("drawn-cards", Card::COUNT, MAX_PLACES as u8, "for each bonus card, likewise"),
        ObservationSlice::new("supply", 1, Tile::NUMBERS as u8, "tiles in the supply"),
        ObservationSlice::new("deck", 1, Card::COUNT as u8, "bonus cards in the deck"),
        ObservationSlice::new("attendants", Attendant::KINDS, Attendant::EACH, "royal attendants left, by kind"),
        ObservationSlice::new(
            "kept",
            Tile::NUMBERS,
            1,
            "tiles that bonuses brought into castles since discards came back",
        ),
        ObservationSlice::new(
            "discard-sizes",
            3,
            TILE_DISCARDS as u8,
            "tiles out of the game, tiles that came back in this round, bonus cards out of the game",
        ),
        ObservationSlice::new(
            "discards",
            2 * TILE_DISCARDS,
            Tile::NUMBERS as u8,
            "for each tile out of the game, oldest first: 0 if the viewer does not know it, else 1 and its number; and one \
             bit for each place that does, the viewer's the lowest",
        ),
        ObservationSlice::new("returned", 2 * TILE_DISCARDS, Tile::NUMBERS as u8, "the tiles that came back, likewise"),
        ObservationSlice::new("card-discards", 2 * Card::COUNT, 127, "the bonus cards out of the game, likewise"),
        ObservationSlice::new(
            "thrones",
            MAX_PLACES,
            Throne::COUNT as u8,
            "for each castle: 0, or 1 and its throne room",
        ),
        ObservationSlice::new(
            "castle-attendants",
            MAX_PLACES * Attendant::KINDS,
            2,
            "for each castle, attendants by kind",
        ),
        ObservationSlice::new(
            "castle-cards",
            MAX_CARDS * MAX_PLACES,
            Card::COUNT as u8,
            "for each castle: 0, or 1 and a bonus card",
        ),
        ObservationSlice::new(
            "rooms",
            MAX_PLACES * MAX_ROOMS,
            Tile::NUMBERS as u8,
            "for each castle, its rooms as they were placed: 1 and the tile's number; 0 for no room",
        ),
        ObservationSlice::new(
            "columns",
            MAX_PLACES * MAX_ROOMS,
            2 * Cell::REACH + 2,
            "for each of these rooms, 24 more than its column; 0 for no room",
        ),
        ObservationSlice::new(
            "floors",
            MAX_PLACES * MAX_ROOMS,
            2 * Cell::REACH + 1,
            "for each of these rooms, 24 more than its floor; 0 for no room",
        ),
        ObservationSlice::new(
            "maps",
            MAX_PLACES * CELLS,
            11,
            "for each castle, columns -6 to 7 on each of the floors -4 to 6: 0, or 1 and the type of the room: food, living, \
             utility, outdoor, sleeping, corridor, downstairs, fountain, grand foyer, tower, throne room",
        ),
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        self.write_seen(view, out);
    }

    /// Without the copies of castles and lists that a view has.
    fn observe_state(&self, state: &State, viewer: Viewer, out: &mut [u8]) {
        self.write_seen(&Sight { game: self, state, viewer }, out);
    }

    #[inline]
    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        let one = |block, place| Choices::new([CHOICES.choice(block, place)]);
        match action {
            Action::Pick([low, high]) => {
                Choices::new([CHOICES.choice(PICK, low.index()), CHOICES.choice(PICK, high.index())])
            }
            Action::Assign(tile) => one(ASSIGN, tile.index()),
            Action::Place(side, tile, cell) => Choices::new([
                CHOICES.choice(PLACE_TILE, side as usize * Tile::NUMBERS + tile.index()),
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
        let regular = |number| self.components.tile_with_number(number).filter(|tile| tile.is_regular());
        match rest {
            [] => Some(match block {
                ASSIGN => Action::Assign(regular(place)?),
                WAIT => Action::Wait(Side::BOTH[place]),
                BONUS => Action::Bonus(RoomType::ALL[place]),
                TAKE => Action::Take(Attendant(place as u8)),
                KEEP => Action::Keep(Card(place as u8)),
                _ => return None,
            }),
            [second] => match (block, CHOICES.locate(*second)?) {
                (PICK, (PICK, high)) if place < high => Some(Action::Pick([regular(place)?, regular(high)?])),
                _ => None,
            },
            [column, floor] => match (block, CHOICES.locate(*column)?, CHOICES.locate(*floor)?) {
                (PLACE_TILE, (COLUMN, column), (FLOOR, floor)) => {
                    let cell = Cell::new(column as i8 - Cell::REACH as i8, floor as i8 - Cell::REACH as i8);
                    let side = Side::BOTH[place / Tile::NUMBERS];
                    let tile = self.components.tile_with_number(place % Tile::NUMBERS)?;
                    cell.is_reachable().then_some(Action::Place(side, tile, cell))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

const BYTES: usize = ObservationSlice::total(TwoCastles::OBSERVATION);

impl TwoCastles {
    fn write_seen(&self, seen: &impl Seen, out: &mut [u8]) {
        let places = self.places();
        let around = Around { first: seen.viewer().seat().map_or(0, Seat::index), places };
        let progress = seen.progress();
        let out: &mut [u8; BYTES] = out.try_into().expect("the buffer has the length of an observation");
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        for (place, byte) in around.in_order().zip(writer.slice("places")) {
            *byte = if self.seat_at(place).is_some() { 1 } else { 2 };
        }
        writer.one_of("oldest", Some(around.distance(self.options.oldest as usize)));
        writer.bytes("round", [progress.round]);
        writer.bytes("turn", [progress.turn]);
        writer.one_of("phase", Some(phase_index(progress.phase)));
        writer.each_of("committed", progress.committed.iter().map(|seat| around.distance(seat.index())));
        for (castle, bytes) in around.in_order().zip(writer.slice("works").chunks_exact_mut(PER_WORK)) {
            let work = &progress.works[castle];
            let [owing, waited] = [work.owing, work.waited].map(|pair| pair.map(u8::from));
            let (seat, task) = work
                .bonus
                .map_or((0, 0), |(seat, task)| (around.distance(seat.index()) as u8 + 1, task_index(task) as u8 + 1));
            bytes.copy_from_slice(&[owing[0], owing[1], waited[0], waited[1], seat, task]);
        }
        let (sizes, known, hands) = (writer.slice("hand-sizes"), writer.slice("hands-known"), writer.slice("hands"));
        for (distance, place) in around.in_order().enumerate() {
            let pile = seen.pile(place);
            sizes[distance] = pile.len;
            if let Some(tiles) = pile.tiles {
                known[distance] = 1;
                tiles.iter().for_each(|tile| hands[tile.index()] = distance as u8 + 1);
            }
        }
        for (place, bytes) in around.in_order().zip(writer.slice("picks").as_chunks_mut().0) {
            *bytes = seen.picks(place).map(numbered);
        }
        let (sizes, tiles, cards) = (writer.slice("draw-sizes"), writer.slice("drawn"), writer.slice("drawn-cards"));
        for (distance, castle) in around.in_order().enumerate() {
            let Some(draw) = seen.draw(castle) else { continue };
            sizes[2 * distance..][..2].copy_from_slice(&[draw.tile_count, draw.card_count]);
            draw.tiles.iter().for_each(|tile| tiles[tile.index()] = distance as u8 + 1);
            draw.cards.iter().for_each(|card| cards[card.index()] = distance as u8 + 1);
        }
        writer.bytes("supply", [seen.supply()]);
        writer.bytes("deck", [seen.deck()]);
        writer.bytes("attendants", seen.attendants());
        writer.each_of("kept", seen.kept().iter().map(Tile::index));
        let sizes = [seen.discards().len(), seen.returned().len(), seen.card_discards().len()];
        writer.bytes("discard-sizes", sizes.map(|size| size as u8));
        around.write_discards(seen.discards(), |tile| tile.0, writer.slice("discards"));
        around.write_discards(seen.returned(), |tile| tile.0, writer.slice("returned"));
        around.write_discards(seen.card_discards(), |card| card.0, writer.slice("card-discards"));
        let thrones = writer.slice("thrones");
        let attendants = writer.slice("castle-attendants").as_chunks_mut().0;
        let cards = writer.slice("castle-cards").as_chunks_mut::<MAX_CARDS>().0;
        let tiles = writer.slice("rooms").as_chunks_mut::<MAX_ROOMS>().0;
        let columns = writer.slice("columns").as_chunks_mut::<MAX_ROOMS>().0;
        let floors = writer.slice("floors").as_chunks_mut::<MAX_ROOMS>().0;
        let maps = writer.slice("maps").as_chunks_mut().0;
        for (distance, castle) in around.in_order().enumerate() {
            let castle = &seen.castles()[castle];
            thrones[distance] = castle.throne().map_or(0, |throne| throne.0 + 1);
            attendants[distance] = castle.attendants_by_kind();
            castle.cards().zip(&mut cards[distance]).for_each(|(card, byte)| *byte = card.0 + 1);
            // Whole lists of fixed length are written faster than the rooms that a castle has.
            let from_nowhere = |coordinate: i8| (coordinate - NOWHERE) as u8;
            tiles[distance] = castle.tiles().map(numbered);
            columns[distance] = castle.columns().map(from_nowhere);
            floors[distance] = castle.floors().map(from_nowhere);
            write_map(castle, &mut maps[distance]);
        }
        writer.finish();
    }
}

/// The places at the table as the viewer sees them.
struct Around {
    first: usize,
    places: usize,
}

impl Around {
    /// The places, or the castles on their left, from the viewer's on.
    fn in_order(&self) -> impl Iterator<Item = usize> + use<> {
        let Self { first, places } = *self;
        (first..first + places).map(move |place| if place < places { place } else { place - places })
    }

    /// How many places further on than the viewer's.
    const fn distance(&self, place: usize) -> usize {
        clockwise(self.places, self.first, place)
    }

    fn write_discards<P>(
        &self,
        discards: impl Iterator<Item = FaceDown<Option<P>>>,
        number: impl Fn(P) -> u8,
        out: &mut [u8],
    ) {
        // Pieces that are discarded one after the other were mostly seen by the same seats.
        let mut last = (SeatSet::EMPTY, self.seats(SeatSet::EMPTY));
        for (discard, bytes) in discards.zip(out.as_chunks_mut().0) {
            if discard.seen_by != last.0 {
                last = (discard.seen_by, self.seats(discard.seen_by));
            }
            *bytes = [discard.piece.map_or(0, |piece| number(piece) + 1), last.1];
        }
    }

    /// A bit for each seat, the viewer's the lowest.
    fn seats(&self, seats: SeatSet) -> u8 {
        seats.iter().fold(0, |bits, seat| bits | 1 << self.distance(seat.index()))
    }
}

/// One more than the tile's number; 0 for no tile.
const fn numbered(tile: Tile) -> u8 {
    const { assert!(Tile::NONE.0 == u8::MAX, "no tile becomes 0") };
    tile.0.wrapping_add(1)
}

fn write_map(castle: &Castle, map: &mut [u8; CELLS]) {
    let mut mark = |cell: Cell, kind: u8| {
        // What lies left of the window or below it becomes a number that is far too large.
        let column = usize::from((cell.x - COLUMNS.start()) as u8);
        let floor = usize::from((cell.y - FLOORS.start()) as u8);
        if column < WIDTH && floor < HEIGHT {
            map[floor * WIDTH + column] = kind;
        }
    };
    mark(Cell::new(0, 0), KINDS[Tile::THRONE.index()]);
    mark(Cell::new(1, 0), KINDS[Tile::THRONE.index()]);
    castle.rooms().for_each(|room| mark(room.at, KINDS[room.tile.index()]));
}

/// For each number of a tile its type as in the slice `maps`. It is as long as there are bytes, so that no index is checked.
static KINDS: [u8; 256] = {
    let (mut kinds, mut number) = ([0; 256], 0);
    while number < Tile::NUMBERS {
        kinds[number] = 1 + match Tile(number as u8).kind() {
            RoomKind::Regular(room_type) => room_type as u8,
            RoomKind::Special(kind) => RoomType::ALL.len() as u8 + kind as u8,
            RoomKind::Throne => THRONE as u8,
        };
        number += 1;
    }
    kinds
};

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
