//! Building a castle from a list of rooms, as in a description or a serialised view, with the rules that it may break.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::castle::{Castle, MAX_ATTENDANTS, MAX_CARDS, Placed};
use crate::cell::MAX_ROOMS;
use crate::components::{Components, Levels};
use crate::errors::{CastleProblem, RoomFault};
use crate::{Attendant, Card, Cell, Throne, Tile};

/// Why a castle cannot be built as described: the room, and the rule of `rules.toml` that it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CastleFault {
    /// More rooms than a castle can ever get.
    TooManyRooms(usize),
    /// The cell is further away than any castle reaches, or the throne room's own.
    OutOfReach(Placed),
    /// The cell is filled twice.
    Overlap(Placed),
    /// The floor is not for this room.
    WrongFloor(Placed),
    /// Nothing lies below it.
    NoSupport(Placed),
    /// A room with a blue border lies below it.
    OnBlueBorder(Placed),
    /// No chain of rooms links it with the throne room.
    Apart(Placed),
}

impl CastleFault {
    /// The rule that is broken.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::TooManyRooms(_) => "two_castles.turn.sixteen-drafted",
            Self::OutOfReach(_) | Self::Overlap(_) | Self::Apart(_) => "two_castles.place.share-edge",
            Self::WrongFloor(placed) => match Components::get().face(placed.tile).levels {
                Levels::BelowGround => "two_castles.place.level-downstairs",
                Levels::GroundOrAbove | Levels::Anywhere => "two_castles.place.level-upper-types",
            },
            Self::NoSupport(_) => "two_castles.place.support",
            Self::OnBlueBorder(_) => "two_castles.place.outdoor-nothing-above",
        }
    }
}

impl CastleFault {
    /// What the game says about it.
    pub(crate) fn problem(&self) -> CastleProblem {
        let room = |placed: &Placed| format!("{} at {}", placed.tile, placed.at);
        let fault = match self {
            Self::TooManyRooms(rooms) => RoomFault::TooManyRooms { rooms: *rooms, most: MAX_ROOMS },
            Self::OutOfReach(placed) => RoomFault::OutOfReach { room: room(placed) },
            Self::Overlap(placed) => RoomFault::Overlap { room: room(placed) },
            Self::WrongFloor(placed) => RoomFault::WrongFloor { room: room(placed) },
            Self::NoSupport(placed) => RoomFault::NoSupport { room: room(placed) },
            Self::OnBlueBorder(placed) => RoomFault::OnBlueBorder { room: room(placed) },
            Self::Apart(placed) => RoomFault::Apart { room: room(placed) },
        };
        CastleProblem::Fault { fault, rule: self.rule() }
    }
}

impl fmt::Display for CastleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem().fmt(f)
    }
}

impl Castle {
    /// The castle with these rooms, given in any order. Every valid layout can be built: outwards on the ground floor and
    /// below it, row by row, then upwards.
    ///
    /// # Errors
    /// Names the first room that may not lie where it does.
    pub fn from_rooms(throne: Throne, rooms: &[Placed]) -> Result<Self, CastleFault> {
        let components = Components::get();
        if rooms.len() > MAX_ROOMS {
            return Err(CastleFault::TooManyRooms(rooms.len()));
        }
        let mut by_cell = BTreeMap::new();
        for placed in rooms {
            if !placed.at.is_reachable() {
                return Err(CastleFault::OutOfReach(*placed));
            }
            if by_cell.insert(placed.at, placed.tile).is_some() {
                return Err(CastleFault::Overlap(*placed));
            }
        }
        for placed in rooms {
            check_floor(components, &by_cell, *placed)?;
        }
        let mut castle = Self::new();
        castle.set_throne(components, throne);
        let mut waiting: Vec<Placed> = rooms.to_vec();
        while !waiting.is_empty() {
            let Some(next) = waiting.iter().position(|room| castle.may_place(components, room.tile, room.at)) else {
                return Err(CastleFault::Apart(waiting[0]));
            };
            let room = waiting.remove(next);
            castle.place(components, room.tile, room.at);
        }
        Ok(castle)
    }
}

fn check_floor(components: &Components, by_cell: &BTreeMap<Cell, Tile>, placed: Placed) -> Result<(), CastleFault> {
    let below = Cell::new(placed.at.x, placed.at.y - 1);
    let on_throne = below.y == 0 && (below.x == 0 || below.x == 1);
    let floor_fits = match components.face(placed.tile).levels {
        Levels::GroundOrAbove => placed.at.y >= 0,
        Levels::BelowGround => placed.at.y < 0,
        Levels::Anywhere => true,
    };
    let support = by_cell.get(&below);
    if !floor_fits {
        Err(CastleFault::WrongFloor(placed))
    } else if placed.at.y > 0 && support.is_none() && !on_throne {
        Err(CastleFault::NoSupport(placed))
    } else if support.is_some_and(|tile| components.face(*tile).blue_border) {
        Err(CastleFault::OnBlueBorder(placed))
    } else {
        Ok(())
    }
}

/// The serialised form of a castle.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Castle")]
struct Wire {
    throne: Option<Throne>,
    rooms: Vec<Placed>,
    attendants: Vec<Attendant>,
    cards: Vec<Card>,
}

kernel::schema_as!(Castle => Wire);

impl Serialize for Castle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let attendants = Attendant::all().flat_map(|kind| (0..self.attendants(kind)).map(move |_| kind)).collect();
        Wire { throne: self.throne(), rooms: self.rooms().collect(), attendants, cards: self.cards().collect() }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Castle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire = Wire::deserialize(deserializer)?;
        rebuild(&wire).map_err(serde::de::Error::custom)
    }
}

/// Places the rooms again in their order.
fn rebuild(wire: &Wire) -> Result<Castle, String> {
    let components = Components::get();
    let mut castle = Castle::new();
    if let Some(throne) = wire.throne {
        castle.set_throne(components, throne);
    }
    for Placed { tile, at } in wire.rooms.iter().copied() {
        if castle.len() == MAX_ROOMS || !castle.may_place(components, tile, at) {
            return Err(format!("{tile} may not lie at {at}"));
        }
        castle.place(components, tile, at);
    }
    if wire.attendants.len() > MAX_ATTENDANTS {
        return Err(format!("a castle has at most {MAX_ATTENDANTS} attendants"));
    }
    wire.attendants.iter().for_each(|attendant| castle.add_attendant(*attendant));
    if wire.cards.len() > MAX_CARDS {
        return Err(format!("a castle has at most {MAX_CARDS} bonus cards"));
    }
    wire.cards.iter().for_each(|card| castle.add_card(*card));
    Ok(castle)
}
