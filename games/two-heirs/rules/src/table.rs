//! Everything on the table.
//!
//! Nothing is secret. Hands were taken in public (`two_heirs.hand.information`), and what nobody has seen yet,
//! the order of the pile and of the treasures, is decided only when it is drawn: the pile is the set of tiles that
//! nobody has seen, of which only the colour of the top one is known. So the state of the rules is the table itself,
//! and everyone's view shows all of it.

use std::ops::{Index, IndexMut};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::heir::{Heir, Moved, Post, Troop};
use crate::landscape::Landscape;
use crate::options::SetChoice;
use crate::plot::{PlotId, PlotSet};
use crate::reserve::Reserve;
use crate::tile::{Building, Colour, TileId, TileSet};
use crate::treasure::{TREASURES, TreasurePlace};

/// The reach of an heir without troops in the reserve (`two_heirs.reach.shrinks-and-minimum`).
pub const BASE_REACH: usize = 1;

/// How many tiles an heir may hold at the end of a turn (`two_heirs.hand.limit-three`).
pub const HAND_LIMIT: usize = 3;

/// One `T` for each heir.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ByHeir<T>(pub [T; 2]);

impl<T> Index<Heir> for ByHeir<T> {
    type Output = T;

    fn index(&self, heir: Heir) -> &T {
        &self.0[heir.index()]
    }
}

impl<T> IndexMut<Heir> for ByHeir<T> {
    fn index_mut(&mut self, heir: Heir) -> &mut T {
        &mut self.0[heir.index()]
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance picks the three sets.
    Sets,
    /// Chance tosses the royal shield.
    Toss,
    /// Chance deals the reserve, tile by tile.
    Deal,
    /// Chance shows the colour of the start tile.
    Start,
    /// Chance shows the colour of the pile's new top tile.
    Top,
    /// The active heir continues the turn.
    Turn,
    /// The active heir chooses where to build.
    Build(TileId),
    /// The active heir chooses where to lay open terrain.
    Extend(TileId),
    /// The active heir chooses where a troop goes.
    March(Troop),
    /// The active heir chooses where a troop from the reserve goes.
    Deploy,
    /// The active heir may destroy what the new siege tower threatens.
    Siege,
    /// Chance draws the tile that fills the reserve.
    Refill,
    /// The active heir puts surplus tiles back into the box.
    Discard,
    /// Chance draws the treasure for Heinrich's new building.
    Treasure,
    /// The game is over.
    Over,
}

/// What only the solo game has on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solo {
    /// Where each treasure is.
    pub treasures: [TreasurePlace; TREASURES],
    /// How many treasures the heap holds. Those put back into the box are unseen too.
    pub heap: u8,
    /// The tile under the scaffold: what the human built last, or the start tile (`two_heirs.solo.scaffold`).
    pub scaffold: PlotId,
    /// The tile Heinrich has taken and not yet placed.
    pub taken: Option<TileId>,
}

/// Everything on the table: the state of the rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    /// What the table waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Heir,
    /// The sets in play, once they are known.
    pub sets: Option<SetChoice>,
    /// The royal reserve.
    pub reserve: Reserve,
    /// How many tiles the pile holds.
    pub pile: u8,
    /// The colour of the pile's top tile, as its back shows.
    pub top: Option<Colour>,
    /// The tiles nobody has seen: the pile, and the start tile under its back.
    pub unseen: TileSet,
    /// The tiles put back into the box.
    pub boxed: TileSet,
    /// The tiles in hand.
    pub hands: ByHeir<TileSet>,
    /// The face-up buildings of each heir, as in the landscape, ready for counting.
    pub buildings: ByHeir<TileSet>,
    /// Where the troops are, in the order of [`Troop::ALL`].
    pub troops: ByHeir<[Post; 3]>,
    /// Which troops of the active heir have moved this turn.
    pub moved: Moved,
    /// Discounts from open terrain in this turn that are not yet used (`two_heirs.terrain.discount`).
    pub discounts: u8,
    /// Once the pile is empty: how many turns are left, the current one included.
    pub turns_left: Option<u8>,
    /// What only the solo game has.
    pub solo: Solo,
    /// The laid tiles.
    pub landscape: Landscape,
}

impl Table {
    /// Has the active heir taken a tile this turn? The crown tells (`two_heirs.take.crown-signals-taken`).
    #[must_use]
    pub fn has_taken(&self) -> bool {
        self.reserve.crown != self.active
    }

    /// An heir's troops in the royal reserve.
    #[must_use]
    pub fn troops_in_reserve(&self, heir: Heir) -> usize {
        self.troops[heir].iter().filter(|post| **post == Post::Reserve).count()
    }

    /// How many tiles of the reserve an heir reaches (`two_heirs.reach.formula`).
    #[must_use]
    pub fn reach(&self, heir: Heir) -> usize {
        BASE_REACH + self.troops_in_reserve(heir)
    }

    /// The tiles of the reserve that an heir reaches now, with their places.
    pub fn reachable(&self, heir: Heir) -> impl Iterator<Item = (u8, TileId)> + Clone + '_ {
        self.reserve.clockwise().take(self.reach(heir))
    }

    /// The laid tiles on which an heir has troops.
    pub fn posts(&self, heir: Heir) -> impl Iterator<Item = PlotId> + Clone + '_ {
        self.troops[heir].iter().filter_map(|post| post.plot())
    }

    /// The laid tiles on which anybody has a troop.
    #[must_use]
    pub fn occupied(&self) -> PlotSet {
        Heir::ALL.into_iter().flat_map(|heir| self.posts(heir)).collect()
    }

    /// How many face-up buildings of a type an heir owns.
    #[must_use]
    pub fn count_of(&self, components: &Components, heir: Heir, building: Building) -> usize {
        self.buildings[heir].and(components.of_building(building)).len()
    }

    /// The resources an heir has access to, in the order of [`Colour::ALL`]: tiles in reach, tiles under own troops and
    /// own producers together (`two_heirs.resource.sources-combine`). Resources are never used up.
    #[must_use]
    pub fn access(&self, components: &Components, heir: Heir) -> [u8; 3] {
        let mut access = [0; 3];
        for (_, tile) in self.reachable(heir) {
            access[components.tile(tile).colour.index()] += 1;
        }
        for plot in self.posts(heir) {
            access[self.landscape.plot(plot).colour.index()] += 1;
        }
        for producer in [Building::Farm, Building::Sawmill, Building::Quarry] {
            let colour = producer.produces().expect("these three produce");
            access[colour.index()] += self.count_of(components, heir, producer) as u8;
        }
        access
    }

    /// How many resources of a tile's cost an heir with this access lacks.
    #[must_use]
    pub fn missing(components: &Components, access: [u8; 3], tile: TileId) -> u8 {
        let cost = components.tile(tile).cost;
        cost.iter().zip(access).map(|(cost, access)| cost.saturating_sub(access)).sum()
    }
}
