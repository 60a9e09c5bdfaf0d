//! The bonus cards (`two_castles.utility.bonus-scoring`).

use super::{Counted, mask, ones};
use crate::castle::{RoomMask, numbers};
use crate::components::{CardRule, Components, Target};
use crate::{Card, Castle, RoomKind, RoomType, SpecialRoom};

impl Castle {
    /// The points of a bonus card for the castle, whether it has the card or not.
    #[must_use]
    pub fn card_points(&self, components: &Components, card: Card) -> Counted {
        let face = components.card(card);
        let count = match face.rule {
            CardRule::Attendants => self.attendant_count().into(),
            CardRule::DifferentTypes => self.different_types(),
            CardRule::Height => distinct((0..=self.len()).map(|number| self.cell(number).y)),
            // The throne room fills a second column.
            CardRule::Width => distinct((0..=self.len()).map(|number| self.cell(number).x).chain([1])),
            CardRule::ThroneVariety => self.throne_variety(),
            CardRule::TypesWithFive => self.types_with(5),
            CardRule::TypesWithThree => self.types_with(3),
            _ => ones(self.rooms_counted_on(components, card)).into(),
        };
        Counted { count: count as u8, each: face.points }
    }

    /// The rooms that a bonus card looks at. Where it does not count rooms but types, floors or columns, they are those
    /// that make up the count; none where it counts attendants.
    pub(super) fn rooms_counted_on(&self, components: &Components, card: Card) -> RoomMask {
        let where_floor = |fits: fn(i8) -> bool| mask((1..=self.len()).filter(|number| fits(self.cell(*number).y)));
        let of_types_with = |rooms: usize| {
            let large = RoomType::ALL.into_iter().filter(|room_type| self.count(*room_type) >= rooms);
            large.fold(0, |mask, room_type| mask | self.of_target(Target::Regular(room_type)))
        };
        match components.card(card).rule {
            CardRule::RoomsOf(room_type) => self.of_target(Target::Regular(room_type)),
            CardRule::SpecialRooms => self.of_target(Target::Special),
            CardRule::Attendants => 0,
            CardRule::DifferentTypes => self.all_rooms() & !1,
            CardRule::Underground => where_floor(|floor| floor < 0),
            CardRule::HighFloors => where_floor(|floor| floor >= 2),
            CardRule::Height | CardRule::Width => self.all_rooms(),
            CardRule::EnclosedByEight => self.enclosed_by_eight(),
            CardRule::EnclosedByFour => self.enclosed_by_four(),
            CardRule::ThroneVariety => self.beside(0) & !self.of_target(Target::Special),
            // Every room around the throne room fills one cell.
            CardRule::AroundThrone => self.around(0),
            CardRule::TypesWithFive => of_types_with(5),
            CardRule::TypesWithThree => of_types_with(3),
        }
    }

    fn types_with(&self, rooms: usize) -> usize {
        RoomType::ALL.into_iter().filter(|room_type| self.count(*room_type) >= rooms).count()
    }

    /// Regular types and special kinds, the throne room left out (`two_castles.card.distinct-types`).
    fn different_types(&self) -> usize {
        let specials = self.of_target(Target::Special);
        let has = |kind: &SpecialRoom| numbers(specials).any(|room| self.tile(room).kind() == RoomKind::Special(*kind));
        self.types_with(1) + SpecialRoom::ALL.iter().filter(|kind| has(kind)).count()
    }

    /// Rooms with all eight cells around filled; the throne room has ten (`two_castles.card.enclosed-eight-throne`).
    fn enclosed_by_eight(&self) -> RoomMask {
        let throne = RoomMask::from(self.around(0).count_ones() == 10);
        let rooms = (1..=self.len()).filter(|number| {
            let at = self.cell(*number);
            // Straight above or below the throne room both of its halves are among the eight cells.
            let both_halves = at.y.abs() == 1 && (at.x == 0 || at.x == 1);
            self.around(*number).count_ones() + u32::from(both_halves) == 8
        });
        throne | mask(rooms)
    }

    /// Rooms with a room at each edge; the throne room has six (`two_castles.card.enclosed-four-throne`).
    fn enclosed_by_four(&self) -> RoomMask {
        let throne = RoomMask::from(self.beside(0).count_ones() == 6);
        throne | mask((1..=self.len()).filter(|number| self.beside(*number).count_ones() == 4))
    }

    /// Different regular types at the throne room's edges (`two_castles.card.throne-variety-spaces`).
    fn throne_variety(&self) -> usize {
        let beside = self.beside(0);
        let lies_there = |room_type: &RoomType| beside & self.of_target(Target::Regular(*room_type)) != 0;
        RoomType::ALL.iter().filter(|room_type| lies_there(room_type)).count()
    }
}

/// How many different numbers there are; coordinates lie within a castle's reach.
fn distinct(numbers: impl Iterator<Item = i8>) -> usize {
    let seen = numbers.fold(0_u64, |seen, number| seen | 1 << (number + 32));
    seen.count_ones() as usize
}

const _: () = assert!(RoomMask::BITS as usize > crate::MAX_ROOMS, "a mask has a bit for every room");
