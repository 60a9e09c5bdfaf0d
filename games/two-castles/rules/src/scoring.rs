//! Scoring a castle: every room by itself, then cards, attendants and throne room
//! (`two_castles.bonus.scored-individually`, `two_castles.end.score-castles`).

mod cards;

use serde::Serialize;

use crate::castle::{RoomMask, numbers};
use crate::components::{Components, Target, Wants};
use crate::{Attendant, Card, Castle, Cell, Placed, RoomKind, RoomType, SpecialRoom, Tile};

/// How points are made up: `count` things worth `each` points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Counted {
    /// How many things counted.
    pub count: u8,
    /// Points for each.
    pub each: u8,
}

impl Counted {
    /// The points.
    #[must_use]
    #[inline]
    pub const fn points(self) -> i32 {
        self.count as i32 * self.each as i32
    }
}

/// A row of the score pad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreRow {
    /// Rooms of a regular type.
    Rooms(RoomType),
    /// Rooms of a special kind.
    Special(SpecialRoom),
    /// Bonus cards.
    BonusCards,
    /// Royal attendants.
    Attendants,
    /// The throne room.
    Throne,
}

impl ScoreRow {
    /// All rows, from the top of the pad.
    pub const ALL: [Self; 13] = [
        Self::Rooms(RoomType::Food),
        Self::Rooms(RoomType::Living),
        Self::Rooms(RoomType::Utility),
        Self::Rooms(RoomType::Outdoor),
        Self::Rooms(RoomType::Sleeping),
        Self::Rooms(RoomType::Corridor),
        Self::Rooms(RoomType::Downstairs),
        Self::Special(SpecialRoom::Tower),
        Self::Special(SpecialRoom::Fountain),
        Self::Special(SpecialRoom::GrandFoyer),
        Self::BonusCards,
        Self::Attendants,
        Self::Throne,
    ];

    /// The short id of the row.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rooms(room_type) => room_type.id(),
            Self::Special(kind) => kind.id(),
            Self::BonusCards => "bonus_cards",
            Self::Attendants => "attendants",
            Self::Throne => "throne",
        }
    }
}

/// One thing of a castle that scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    /// A room.
    Room(Placed),
    /// A bonus card.
    Card(Card),
    /// A royal attendant.
    Attendant(Attendant),
    /// The throne room.
    Throne,
}

impl Castle {
    /// All points of the castle as it stands.
    #[must_use]
    pub fn points(&self, components: &Components) -> i32 {
        let complete = self.has_every_type();
        let rooms: i32 = (1..=self.len()).map(|number| self.room(components, number, complete).points()).sum();
        let cards: i32 = self.cards().map(|card| self.card_points(components, card).points()).sum();
        let attendants: i32 = Attendant::all()
            .map(|kind| i32::from(self.attendants(kind)) * self.attendant_points(components, kind).points())
            .sum();
        rooms + cards + attendants + self.throne_points(components).points()
    }

    /// The castle's sheet: everything that scores, row by row as on the pad, rooms in the order in which they were placed.
    #[must_use]
    pub fn sheet(&self, components: &Components) -> Vec<(ScoreRow, Scored, Counted)> {
        let complete = self.has_every_type();
        let mut sheet = Vec::new();
        for row in ScoreRow::ALL {
            match row {
                ScoreRow::Rooms(_) | ScoreRow::Special(_) => {
                    for (index, placed) in self.rooms().enumerate() {
                        if row_of(placed.tile) == row {
                            sheet.push((row, Scored::Room(placed), self.room(components, index + 1, complete)));
                        }
                    }
                }
                ScoreRow::BonusCards => {
                    sheet
                        .extend(self.cards().map(|card| (row, Scored::Card(card), self.card_points(components, card))));
                }
                ScoreRow::Attendants => {
                    for kind in Attendant::all() {
                        let counted = self.attendant_points(components, kind);
                        for _ in 0..self.attendants(kind) {
                            sheet.push((row, Scored::Attendant(kind), counted));
                        }
                    }
                }
                ScoreRow::Throne => sheet.push((row, Scored::Throne, self.throne_points(components))),
            }
        }
        sheet
    }

    /// The points of the room at a cell.
    #[must_use]
    pub fn room_points(&self, components: &Components, at: Cell) -> Option<Counted> {
        let number = (1..=self.len()).find(|number| self.cell(*number) == at)?;
        Some(self.room(components, number, self.has_every_type()))
    }

    /// Does the castle have a room of every regular type (`two_castles.sleeping.score-four`)?
    #[must_use]
    pub fn has_every_type(&self) -> bool {
        RoomType::ALL.into_iter().all(|room_type| self.count(room_type) > 0)
    }

    /// Where the rooms lie that count for something of the castle, in the order in which they were placed; the throne
    /// room counts as its left half. Empty for what counts nothing, such as a fountain, or counts attendants.
    #[must_use]
    pub fn counted_rooms(&self, components: &Components, scored: Scored) -> Vec<Cell> {
        let rooms = match scored {
            Scored::Room(placed) => {
                let number = (1..=self.len()).find(|number| self.cell(*number) == placed.at);
                number.map_or(0, |number| self.rooms_counted_by(components, number))
            }
            Scored::Card(card) => self.rooms_counted_on(components, card),
            Scored::Attendant(kind) => self.of_decoration(components.attendant(kind).decoration),
            Scored::Throne => self.rooms_at_throne(components),
        };
        numbers(rooms).map(|room| self.cell(room)).collect()
    }

    /// The points of a room.
    #[inline]
    fn room(&self, components: &Components, number: usize, complete: bool) -> Counted {
        let face = components.face(self.tile(number));
        match face.wants {
            Wants::EveryOtherType => Counted { count: 1, each: if complete { face.points } else { face.points_else } },
            Wants::Nothing => Counted { count: 1, each: face.points },
            _ => Counted { count: ones(self.rooms_counted_by(components, number)), each: face.points },
        }
    }

    /// The rooms that a room counts. A sleeping room looks at all of them, a fountain at none.
    #[inline]
    fn rooms_counted_by(&self, components: &Components, number: usize) -> RoomMask {
        let at = self.cell(number);
        let beside = self.beside(number);
        // A room never counts itself (`two_castles.utility.self-not-counted`).
        let others = |target: Target| self.of_target(target) & !(1 << number);
        match components.face(self.tile(number)).wants {
            Wants::AboveBelow(target) => self.at_sides_of(at.y, beside, target, Side::AboveOrBelow),
            Wants::LeftRight(target) => self.at_sides_of(at.y, beside, target, Side::LeftOrRight),
            Wants::TwoBelow(target) => self.in_two_below_of(at, target),
            Wants::Around(target) => self.around(number) & self.of_target(target),
            Wants::AroundDecoration(decoration) => self.around(number) & self.of_decoration(decoration),
            Wants::Connected(target) => self.reach(beside, others(target)),
            Wants::Anywhere(target) => self.of_target(target),
            Wants::EveryOtherType => self.all_rooms() & !1,
            Wants::Column(target) => self.in_column_of(at.x, others(target)),
            Wants::AnyAround => self.around(number),
            Wants::AnyBelow => self.below_in_column(at),
            Wants::Nothing => 0,
        }
    }

    /// Food rooms: wanted rooms at two opposite edges (`two_castles.food.score`).
    pub(crate) fn at_sides_of(&self, floor: i8, beside: RoomMask, target: Target, side: Side) -> RoomMask {
        let wanted = numbers(beside & self.of_target(target));
        // A neighbour on the same floor is left or right, any other is above or below; the throne room's floor is 0.
        mask(wanted.filter(|other| (self.cell(*other).y == floor) == (side == Side::LeftOrRight)))
    }

    /// Chocolate and spice room (`two_castles.food.two-below`).
    pub(crate) fn in_two_below_of(&self, Cell { x, y }: Cell, target: Target) -> RoomMask {
        let wanted = numbers(self.of_target(target));
        mask(wanted.filter(|other| self.is_in_column(*other, x) && (1..=2).contains(&(y - self.cell(*other).y))))
    }

    /// Utility rooms: the rooms that an unbroken chain of wanted ones links with a start (`two_castles.utility.connected`).
    pub(crate) fn reach(&self, start: RoomMask, wanted: RoomMask) -> RoomMask {
        let mut reached = start & wanted;
        let mut edge = reached;
        while edge != 0 {
            let mut next = 0;
            for room in numbers(edge) {
                next |= self.beside(room);
            }
            edge = next & wanted & !reached;
            reached |= edge;
        }
        reached
    }

    /// Downstairs rooms: the whole column, gaps do not matter (`two_castles.downstairs.column-scope`).
    pub(crate) fn in_column_of(&self, column: i8, wanted: RoomMask) -> RoomMask {
        mask(numbers(wanted).filter(|other| self.is_in_column(*other, column)))
    }

    /// Towers: every room below in the column (`two_castles.tower.score`).
    pub(crate) fn below_in_column(&self, Cell { x, y }: Cell) -> RoomMask {
        let rooms = numbers(self.all_rooms());
        mask(rooms.filter(|other| self.is_in_column(*other, x) && self.cell(*other).y < y))
    }

    /// Does the room lie in the column? The throne room lies in two.
    fn is_in_column(&self, number: usize, column: i8) -> bool {
        self.cell(number).x == column || (number == 0 && column == 1)
    }

    /// The points of one attendant of a kind (`two_castles.attendant.score`).
    #[must_use]
    pub fn attendant_points(&self, components: &Components, kind: Attendant) -> Counted {
        let count = ones(self.of_decoration(components.attendant(kind).decoration));
        Counted { count, each: components.attendant_points }
    }

    /// The points of the throne room: either wanted type in either wanted place
    /// (`two_castles.throne.score`, `two_castles.throne.type-to-space`).
    #[must_use]
    pub fn throne_points(&self, components: &Components) -> Counted {
        if self.throne().is_none() {
            return Counted::default();
        }
        Counted { count: ones(self.rooms_at_throne(components)), each: components.throne_points }
    }

    /// The wanted rooms in the wanted places at the throne room.
    fn rooms_at_throne(&self, components: &Components) -> RoomMask {
        let Some(throne) = self.throne() else { return 0 };
        let face = components.throne(throne);
        let wanted = self.of_target(Target::Regular(face.wants[0])) | self.of_target(Target::Regular(face.wants[1]));
        mask(numbers(self.beside(0) & wanted).filter(|room| face.positions.contains(&self.cell(*room))))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    AboveOrBelow,
    LeftOrRight,
}

#[inline]
pub(crate) fn ones(mask: RoomMask) -> u8 {
    mask.count_ones() as u8
}

/// The set of these rooms.
pub(crate) fn mask(rooms: impl Iterator<Item = usize>) -> RoomMask {
    rooms.fold(0, |mask, room| mask | 1 << room)
}

/// The row of the pad in which a placed room is noted.
fn row_of(tile: Tile) -> ScoreRow {
    match tile.kind() {
        RoomKind::Regular(room_type) => ScoreRow::Rooms(room_type),
        RoomKind::Special(kind) => ScoreRow::Special(kind),
        RoomKind::Throne => ScoreRow::Throne,
    }
}
