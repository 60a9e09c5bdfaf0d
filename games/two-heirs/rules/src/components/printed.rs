//! What is printed on each piece, as the rules use it.

use crate::cell::{Direction, Exits};
use crate::heir::Troop;
use crate::options::{Level, SetChoice};
use crate::tile::{Building, Colour, Set, TILE_NUMBERS, TileId, TileSet};
use crate::treasure::{Condition, TREASURES, TreasureId};
use crate::words::words;

words! {
    /// How a road runs over a tile.
    "road" RoadKind {
        /// No road.
        None = "none",
        /// One section that joins its two exits.
        Through = "through",
        /// Four roads end here (`two_heirs.road.crossroads-endpoint`).
        Crossing = "crossing",
        /// A pilgrimage site: every road at it ends here (`two_heirs.shrine.endpoint`).
        Site = "site",
    }
}

words! {
    /// The line a tavern or watchtower looks along.
    "line" Line {
        /// East and west.
        Row = "row",
        /// North and south.
        Column = "column",
    }
}

words! {
    /// The four spaces around it that a craft looks at.
    "pattern" Pattern {
        /// Those across an edge.
        Orthogonal = "orthogonal",
        /// Those across a corner.
        Diagonal = "diagonal",
    }
}

impl Pattern {
    /// The four directions.
    #[must_use]
    pub const fn directions(self) -> [Direction; 4] {
        match self {
            Self::Orthogonal => Direction::ORTHOGONAL,
            Self::Diagonal => Direction::DIAGONAL,
        }
    }
}

words! {
    /// The notions of the rulebook's symbol list, with which effects are printed (`two_heirs.component.symbols`).
    "icon" Icon {
        /// Victory points.
        VictoryPoints = "victory-points",
        /// Any tile.
        AnyTile = "any-tile",
        /// Any tile of one colour.
        ColourTile = "colour-tile",
        /// Any tile of one of two colours.
        TwoColourTile = "two-colour-tile",
        /// Any tile connected by road.
        RoadTile = "road-tile",
        /// Any building on a tile of one colour.
        ColourBuilding = "colour-building",
        /// A certain building.
        CertainBuilding = "certain-building",
        /// The opponent's property.
        Opponent = "opponent",
        /// One's own property.
        Own = "own",
        /// Turn over.
        TurnOver = "turn-over",
        /// Tiles in one direction.
        Direction = "direction",
    }
}

/// What is printed on the front of a tile (`two_heirs.component.tile-front`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileFacts {
    /// The building type.
    pub building: Building,
    /// The colour.
    pub colour: Colour,
    /// The cost in wood, stone and grain: in the order of [`Colour::ALL`].
    pub cost: [u8; 3],
    /// How a road runs over it.
    pub road: RoadKind,
    /// Where roads leave it, seen by its owner.
    pub exits: Exits,
    /// Where a tavern or watchtower looks.
    pub line: Option<Line>,
    /// Where a craft looks.
    pub pattern: Option<Pattern>,
    /// The producer that a trading post counts, or the craft that a guild house raises.
    pub shows: Option<Building>,
}

impl TileFacts {
    /// Nothing.
    pub(super) const BLANK: Self = Self {
        building: Building::Tavern,
        colour: Colour::Green,
        cost: [0; 3],
        road: RoadKind::None,
        exits: Exits::NONE,
        line: None,
        pattern: None,
        shows: None,
    };
}

/// The pieces of the box, with the sets of tiles that rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// By index; unused ones are blank.
    pub(super) tiles: [TileFacts; TILE_NUMBERS],
    /// Every tile of the file, also those that are left out of matches.
    pub(super) known: TileSet,
    /// The tiles of each set that are played with.
    pub(super) of_set: [TileSet; 6],
    pub(super) of_colour: [TileSet; 3],
    pub(super) of_building: [TileSet; 24],
    pub(super) icons: [Vec<Icon>; 24],
    pub(super) max_points: [Option<u8>; 24],
    pub(super) treasures: [Condition; TREASURES],
    pub(super) solo_colours: [Colour; 3],
    pub(super) treasures_removed: [u8; 3],
}

impl Components {
    /// What is printed on a tile.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> &TileFacts {
        &self.tiles[tile.index()]
    }

    /// Every tile of the file, also those that are left out of matches (`count = 0`).
    #[must_use]
    pub fn known(&self) -> TileSet {
        self.known
    }

    /// The tiles of a set that are played with.
    #[must_use]
    pub fn of_set(&self, set: Set) -> TileSet {
        self.of_set[set.index()]
    }

    /// The tiles of the chosen sets: the common stock (`two_heirs.setup.common-stock`).
    #[must_use]
    pub fn in_play(&self, sets: SetChoice) -> TileSet {
        sets.sets().fold(TileSet::EMPTY, |tiles, set| tiles.or(self.of_set(set)))
    }

    /// All tiles of a colour that are played with.
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> TileSet {
        self.of_colour[colour.index()]
    }

    /// All tiles with a building type that are played with.
    #[must_use]
    pub fn of_building(&self, building: Building) -> TileSet {
        self.of_building[building.index()]
    }

    /// The symbols that tell a building's effect.
    #[must_use]
    pub fn icons(&self, building: Building) -> &[Icon] {
        &self.icons[building.index()]
    }

    /// The most points a building can bring, where the rulebook names it.
    #[must_use]
    pub fn max_points(&self, building: Building) -> Option<u8> {
        self.max_points[building.index()]
    }

    /// The condition of a treasure.
    #[must_use]
    pub fn treasure(&self, treasure: TreasureId) -> &Condition {
        &self.treasures[treasure.index()]
    }

    /// The troop that Heinrich moves to a tile of this colour (`two_heirs.solo.heinrich-troop-moves`).
    #[must_use]
    pub fn troop_for(&self, colour: Colour) -> Troop {
        let index = self.solo_colours.iter().position(|own| *own == colour);
        Troop::ALL[index.expect("each colour calls one troop")]
    }

    /// How many treasures go back into the box at a level (`two_heirs.solo.difficulty`).
    #[must_use]
    pub fn treasures_removed(&self, level: Level) -> u8 {
        self.treasures_removed[level as usize]
    }
}
