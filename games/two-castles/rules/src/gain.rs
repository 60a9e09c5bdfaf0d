//! The points that a tile at a site would add to a castle, without placing it: the difference of [`Castle::points`] before and
//! after, computed ten times as fast for search.

use crate::castle::{RoomMask, numbers};
use crate::components::{Components, Target, Wants};
use crate::scoring::{Side, ones};
use crate::{Attendant, Castle, Cell, RoomType, Tile};

impl Castle {
    /// How many points the tile would add there. Bonuses that it would earn are not included.
    #[must_use]
    pub fn gain(&self, components: &Components, tile: Tile, at: Cell) -> i32 {
        self.gain_by(components, &Newcomer::at_site(self, tile, at))
    }

    /// How many points the newcomer would add.
    pub(crate) fn gain_by(&self, components: &Components, new: &Newcomer) -> i32 {
        let Newcomer { tile, target, at, .. } = *new;
        if self.cards().next().is_some() {
            // Bonus cards look at the castle as a whole; few castles have one.
            let mut built = *self;
            built.place(components, tile, at);
            return built.points(components) - self.points(components);
        }
        let decoration = components.face(tile).decoration;
        let mut gain = self.newcomer_points(components, new);
        // The throne room, number 0, counts neighbours in its own way.
        for room in numbers(new.around & !1) {
            let face = components.face(self.tile(room));
            let counts = match face.wants {
                Wants::Around(wanted) => wanted == target,
                Wants::AroundDecoration(wanted) => Some(wanted) == decoration,
                wants => wants == Wants::AnyAround,
            };
            gain += if counts { i32::from(face.points) } else { 0 };
        }
        gain += self.gain_of_food_rooms(components, new);
        gain += self.gain_of_utility_rooms(components, new);
        for room in numbers(self.of_target(Target::Regular(RoomType::Outdoor))) {
            let face = components.face(self.tile(room));
            gain += if face.wants == Wants::Anywhere(target) { i32::from(face.points) } else { 0 };
        }
        for room in numbers(self.of_target(Target::Regular(RoomType::Downstairs))) {
            let face = components.face(self.tile(room));
            let counts = face.wants == Wants::Column(target) && self.cell(room).x == at.x;
            gain += if counts { i32::from(face.points) } else { 0 };
        }
        for room in numbers(self.of_target(Target::Special) & !1) {
            let face = components.face(self.tile(room));
            let Cell { x, y } = self.cell(room);
            gain += if face.wants == Wants::AnyBelow && x == at.x && y > at.y { i32::from(face.points) } else { 0 };
        }
        if self.would_complete(target) {
            for room in numbers(self.of_target(Target::Regular(RoomType::Sleeping))) {
                let face = components.face(self.tile(room));
                gain += i32::from(face.points) - i32::from(face.points_else);
            }
        }
        if let Some(decoration) = decoration {
            for kind in Attendant::all().filter(|kind| components.attendant(*kind).decoration == decoration) {
                gain += i32::from(self.attendants(kind)) * i32::from(components.attendant_points);
            }
        }
        if let (Some(throne), Target::Regular(room_type)) = (self.throne(), target) {
            let face = components.throne(throne);
            let wanted = face.wants.contains(&room_type) && face.positions.contains(&at);
            gain += if wanted { i32::from(components.throne_points) } else { 0 };
        }
        gain
    }

    /// The points of the new room itself.
    fn newcomer_points(&self, components: &Components, new: &Newcomer) -> i32 {
        let face = components.face(new.tile);
        let Cell { x, y } = new.at;
        let count = match face.wants {
            Wants::AboveBelow(target) => ones(self.at_sides_of(y, new.beside, target, Side::AboveOrBelow)),
            Wants::LeftRight(target) => ones(self.at_sides_of(y, new.beside, target, Side::LeftOrRight)),
            Wants::TwoBelow(target) => ones(self.in_two_below_of(new.at, target)),
            Wants::Around(target) => ones(new.around & self.of_target(target)),
            Wants::AroundDecoration(decoration) => ones(new.around & self.of_decoration(decoration)),
            Wants::Connected(target) => ones(self.reach(new.beside, self.of_target(target))),
            Wants::Anywhere(target) => ones(self.of_target(target)) + u8::from(target == new.target),
            Wants::EveryOtherType => {
                let complete = self.has_every_type() || self.would_complete(new.target);
                return i32::from(if complete { face.points } else { face.points_else });
            }
            Wants::Column(target) => ones(self.in_column_of(x, self.of_target(target))),
            Wants::AnyAround => ones(new.around),
            Wants::AnyBelow => ones(self.below_in_column(new.at)),
            Wants::Nothing => 1,
        };
        i32::from(count) * i32::from(face.points)
    }

    fn gain_of_food_rooms(&self, components: &Components, new: &Newcomer) -> i32 {
        let mut gain = 0;
        for room in numbers(self.of_target(Target::Regular(RoomType::Food))) {
            let face = components.face(self.tile(room));
            let Cell { x, y } = self.cell(room);
            let is_beside = new.beside & (1 << room) != 0;
            let counts = match face.wants {
                Wants::AboveBelow(target) => target == new.target && is_beside && y != new.at.y,
                Wants::LeftRight(target) => target == new.target && is_beside && y == new.at.y,
                Wants::TwoBelow(target) => target == new.target && x == new.at.x && (1..=2).contains(&(y - new.at.y)),
                _ => false,
            };
            gain += if counts { i32::from(face.points) } else { 0 };
        }
        gain
    }

    /// Chains that reach the new room grow by it and by whatever it links.
    fn gain_of_utility_rooms(&self, components: &Components, new: &Newcomer) -> i32 {
        let mut gain = 0;
        for room in numbers(self.of_target(Target::Regular(RoomType::Utility))) {
            let face = components.face(self.tile(room));
            let Wants::Connected(target) = face.wants else { continue };
            if target != new.target {
                continue;
            }
            let wanted = self.of_target(target) & !(1 << room);
            let reached = self.reach(self.beside(room), wanted);
            if new.beside & (reached | 1 << room) != 0 {
                let linked = reached | self.reach(new.beside, wanted);
                gain += i32::from(face.points) * i32::from(1 + ones(linked) - ones(reached));
            }
        }
        gain
    }

    /// Is the target the only regular type that is missing?
    fn would_complete(&self, target: Target) -> bool {
        let Target::Regular(room_type) = target else { return false };
        self.count(room_type) == 0 && RoomType::ALL.into_iter().all(|other| other == room_type || self.count(other) > 0)
    }
}

/// A tile at a site of a castle that is considered, but not placed.
#[derive(Clone, Copy)]
pub(crate) struct Newcomer {
    tile: Tile,
    target: Target,
    at: Cell,
    /// The rooms at its edges.
    pub(crate) beside: RoomMask,
    /// The rooms around it.
    pub(crate) around: RoomMask,
}

impl Newcomer {
    pub(crate) fn at_site(castle: &Castle, tile: Tile, at: Cell) -> Self {
        let (beside, around) = castle.neighbours(at);
        let target = tile.room_type().map_or(Target::Special, Target::Regular);
        Self { tile, target, at, beside, around }
    }
}
