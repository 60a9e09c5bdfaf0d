//! What is printed on each piece, as the rules use it.

use crate::{Attendant, Card, Cell, Decoration, RoomType, SpecialRoom, Throne, Tile, TileSet};

/// Tiles drawn for the third food room (`two_castles.food.bonus`).
pub(crate) const TILES_DRAWN: usize = 5;
/// Bonus cards drawn for the third utility room (`two_castles.utility.bonus`).
pub(crate) const CARDS_DRAWN: usize = 3;

/// Everything that is printed on the pieces.
#[derive(Clone, Debug)]
pub struct Components {
    /// By number; the throne room and unused numbers have blank ones.
    pub(super) faces: [Face; Tile::NUMBERS],
    /// Likewise.
    pub(super) room_names: Vec<Name>,
    /// The regular tiles played with.
    pub tiles: TileSet,
    pub(super) thrones: Vec<ThroneFace>,
    pub(super) attendants: Vec<AttendantFace>,
    pub(super) cards: Vec<CardFace>,
    pub(super) figures: Vec<Name>,
    pub(super) third_bonuses: [Bonus; 7],
    /// Points for each wanted position of a throne room.
    pub throne_points: u8,
    /// Points of an attendant for each room with its decoration.
    pub attendant_points: u8,
    /// Every id with its tile, sorted by id.
    pub(super) tiles_by_id: Vec<(String, Tile)>,
}

impl Components {
    /// What a regular or special tile shows.
    #[must_use]
    #[inline]
    pub fn face(&self, tile: Tile) -> &Face {
        &self.faces[tile.index()]
    }

    /// The name of a regular or special tile.
    #[must_use]
    pub fn room(&self, tile: Tile) -> &Name {
        &self.room_names[tile.index()]
    }

    /// The regular or special tile with this id.
    #[must_use]
    pub fn tile(&self, id: &str) -> Option<Tile> {
        let found = self.tiles_by_id.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.tiles_by_id[found].1)
    }

    /// The regular or special tile with this number, if the file has it.
    #[must_use]
    pub fn tile_with_number(&self, number: usize) -> Option<Tile> {
        self.room_names.get(number).filter(|name| !name.id.is_empty()).map(|_| Tile(number as u8))
    }

    /// Every regular tile of the file, also one that is left out of the match.
    pub fn regular(&self) -> impl Iterator<Item = Tile> + Clone + '_ {
        (0..Tile::NUMBERS).filter_map(|number| self.tile_with_number(number)).filter(|tile| tile.is_regular())
    }

    /// What a throne room shows.
    #[must_use]
    #[inline]
    pub fn throne(&self, throne: Throne) -> &ThroneFace {
        &self.thrones[throne.index()]
    }

    /// What a royal attendant shows.
    #[must_use]
    #[inline]
    pub fn attendant(&self, attendant: Attendant) -> &AttendantFace {
        &self.attendants[attendant.index()]
    }

    /// What a bonus card shows.
    #[must_use]
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// The figure that stands below the throne room of a castle: castles take them in their order
    /// (`two_castles.setup.castle-figures`).
    #[must_use]
    pub fn figure(&self, castle: usize) -> &Name {
        &self.figures[castle]
    }

    /// What the third room of a type brings.
    #[must_use]
    #[inline]
    pub fn third_bonus(&self, room_type: RoomType) -> Bonus {
        self.third_bonuses[room_type as usize]
    }
}

/// What a piece is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// The id used in data and notation.
    pub id: String,
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// What the rules need to know of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What hangs on its walls.
    pub decoration: Option<Decoration>,
    /// Where it may lie.
    pub levels: Levels,
    /// Nothing may be built on top of a blue border (`two_castles.place.outdoor-nothing-above`).
    pub blue_border: bool,
    /// What it counts.
    pub wants: Wants,
    /// Points for each thing that counts; for [`Wants::Nothing`] its fixed points.
    pub points: u8,
    /// Points of a sleeping room where a type is missing.
    pub points_else: u8,
}

impl Face {
    /// Nothing.
    pub(super) const BLANK: Self = Self {
        decoration: None,
        levels: Levels::Anywhere,
        blue_border: false,
        wants: Wants::Nothing,
        points: 0,
        points_else: 0,
    };
}

/// On which floors a tile may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Levels {
    /// On the throne room's floor and above it.
    GroundOrAbove,
    /// Only below it.
    BelowGround,
    /// On any floor.
    Anywhere,
}

/// A group of rooms that is wanted: one regular type, or the special rooms with the throne room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Rooms of a type.
    Regular(RoomType),
    /// Fountains, foyers, towers and the throne room.
    Special,
}

impl Target {
    /// How many groups there are.
    pub const COUNT: usize = RoomType::ALL.len() + 1;

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Regular(room_type) => room_type as usize,
            Self::Special => Self::COUNT - 1,
        }
    }

    /// The id used in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Regular(room_type) => room_type.id(),
            Self::Special => "special",
        }
    }
}

/// What a room counts for its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// Directly above and below.
    AboveBelow(Target),
    /// Directly left and right.
    LeftRight(Target),
    /// In the two cells straight below.
    TwoBelow(Target),
    /// In the eight cells around.
    Around(Target),
    /// In the eight cells around, whatever shows the decoration.
    AroundDecoration(Decoration),
    /// Linked by an unbroken chain of the same.
    Connected(Target),
    /// Anywhere in the castle.
    Anywhere(Target),
    /// All six other regular types in the castle.
    EveryOtherType,
    /// In the same column.
    Column(Target),
    /// Every room in the eight cells around.
    AnyAround,
    /// Every room below in the same column.
    AnyBelow,
    /// Nothing: its points are fixed.
    Nothing,
}

/// What a throne room shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThroneFace {
    /// The id used in data and notation.
    pub id: String,
    /// The two types it wants.
    pub wants: [RoomType; 2],
    /// The two places where it wants them.
    pub positions: [Cell; 2],
    /// What hangs on its walls.
    pub decoration: Decoration,
}

/// What a royal attendant shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttendantFace {
    /// What it is called.
    pub name: Name,
    /// The decoration it counts.
    pub decoration: Decoration,
}

/// What a bonus card shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// What it is called; the cards have no titles, so these are labels of ours.
    pub name: Name,
    /// What it counts.
    pub rule: CardRule,
    /// Points for each thing that counts.
    pub points: u8,
}

/// What a bonus card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardRule {
    /// Rooms of a type.
    RoomsOf(RoomType),
    /// Special rooms, the throne room included.
    SpecialRooms,
    /// Royal attendants.
    Attendants,
    /// Different types and kinds, the throne room left out.
    DifferentTypes,
    /// Rooms below ground.
    Underground,
    /// Rooms at least two floors above the throne room.
    HighFloors,
    /// Floors.
    Height,
    /// Columns.
    Width,
    /// Rooms with all eight cells around them filled.
    EnclosedByEight,
    /// Rooms with the four cells at their edges filled.
    EnclosedByFour,
    /// Different regular types in the six cells at the throne room's edges.
    ThroneVariety,
    /// Filled cells of the ten around the throne room.
    AroundThrone,
    /// Regular types with at least five rooms.
    TypesWithFive,
    /// Regular types with at least three rooms.
    TypesWithThree,
}

/// What the third room of a type brings into the castle.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Draw five tiles, place one (`two_castles.food.bonus`).
    Tiles,
    /// Take a royal attendant (`two_castles.living.bonus`).
    Attendant,
    /// Draw three bonus cards, keep one (`two_castles.utility.bonus`).
    Cards,
    /// Place a special room.
    Special(SpecialRoom),
    /// Choose the third-room bonus of another type (`two_castles.downstairs.bonus`).
    Choice,
}
