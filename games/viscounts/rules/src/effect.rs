//! The effect vocabulary: what cards, sites, links, manuscripts and tracks can do, as data.
//!
//! An effect is a list of [`Node`]s, carried out in order, each as far as possible. All effects of the box are in one
//! table; a [`Span`] is a range of it, a [`Node::Choose`] a range of the branch table. The interpreter
//! (`interpret.rs`) is the only reader.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Ink, stone, gold or silver.
    Good(Good),
    /// Ink, stone or gold, chosen one by one; never silver (`viscounts.symbol.any-resource`).
    AnyResource,
    /// An open debt.
    Debt,
    /// An acquired deed.
    Deed,
    /// A step of the virtue marker.
    Virtue,
    /// A step of the corruption marker.
    Corruption,
}

/// What lies in the supply. The first three are resources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Good {
    /// Pays for manuscripts.
    Ink,
    /// Pays for buildings.
    Stone,
    /// Pays for workers.
    Gold,
    /// Pays for trade, steps, townsfolk.
    Silver,
}

impl Good {
    /// Every good, resources first.
    pub const ALL: [Self; 4] = [Self::Ink, Self::Stone, Self::Gold, Self::Silver];
    /// The three resources.
    pub const RESOURCES: [Self; 3] = [Self::Ink, Self::Stone, Self::Gold];
    /// Their words, in the order of [`Good::ALL`].
    pub const WORDS: [&'static str; 4] = ["ink", "stone", "gold", "silver"];

    /// The word of the notation and of the component file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }
}

/// Which cards are turned over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Flip {
    /// An open debt becomes settled.
    Debt,
    /// An acquired deed becomes certified.
    Deed,
    /// One or the other, by choice.
    Either,
}

/// The three kinds of building, left to right on the player board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Building {
    /// Five builders.
    TradingPost,
    /// Seven builders.
    Guildhall,
    /// Three builders.
    Workshop,
}

impl Building {
    /// Every kind, left to right.
    pub const ALL: [Self; 3] = [Self::TradingPost, Self::Guildhall, Self::Workshop];
    /// Their words in the component file, in the order of [`Building::ALL`].
    pub const WORDS: [&'static str; 3] = ["trading_post", "guildhall", "workshop"];
}

/// The four main actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Main {
    /// Exchange merchants for what the space offers.
    Trade,
    /// Put up a building.
    Build,
    /// Send workers into the castle.
    Workers,
    /// Copy a manuscript.
    Copy,
}

impl Main {
    /// Every main action.
    pub const ALL: [Self; 4] = [Self::Trade, Self::Build, Self::Workers, Self::Copy];
    /// Their words in the component file, in the order of [`Main::ALL`].
    pub const WORDS: [&'static str; 4] = ["trade", "build", "workers", "manuscript"];

    /// The icon that pays for it.
    #[must_use]
    pub const fn icon(self) -> crate::card::Icon {
        use crate::card::Icon;
        [Icon::Merchant, Icon::Builder, Icon::Noble, Icon::Cleric][self as usize]
    }

    /// The good that buys one more icon.
    #[must_use]
    pub const fn good(self) -> Good {
        [Good::Silver, Good::Stone, Good::Gold, Good::Ink][self as usize]
    }

    /// Is it done from the outer path? The other two are done from the inner one.
    #[must_use]
    pub const fn is_outer(self) -> bool {
        matches!(self, Self::Trade | Self::Build)
    }
}

/// What the solo opponent tries at the foot of a scheme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Attempt {
    /// Put up a building.
    Build,
    /// Place workers.
    Workers,
    /// Copy a manuscript.
    Copy,
    /// Turn over a debt or a deed: the focus of the opponent who collects cards.
    Flip,
    /// The focus that its board names.
    Focus,
}

/// One thing that an effect does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// Gain this many.
    Gain(Gain, u8),
    /// Turn over this many.
    Flip(Flip, u8),
    /// Permute the own board cards; optional.
    Rearrange,
    /// Up to this many times, put a card from hand or draw pile on the discard pile; optional.
    Discard(u8),
    /// Up to this many times, remove a card from hand or draw pile for its silver value; optional.
    Destroy(u8),
    /// Remove any one own card before the deck is shuffled; optional (`viscounts.setup.card-9`).
    DestroyOwn,
    /// Shuffle the discard pile into the draw pile.
    Shuffle,
    /// Take any visible townsfolk.
    HireFree,
    /// Take any visible manuscript whose cost is a bit of the mask.
    ManuscriptFree(u16),
    /// Put up a building; `here` keeps to the viscount's bank.
    BuildFree {
        /// The kind.
        building: Building,
        /// Only at the viscount's space?
        here: bool,
    },
    /// Put this many workers into one section of the first ring.
    PlaceWorkers(u8),
    /// Up to this many times, move an own worker to a neighbouring section of the first ring; optional.
    MoveWorker(u8),
    /// Exactly one of `count` branches, from `first` on in the branch table.
    Choose {
        /// Index of the first branch.
        first: u16,
        /// How many branches.
        count: u8,
    },
    /// Opponent: the top future scheme goes to its discard pile.
    SchemeCard,
    /// Opponent: the townsfolk of its segment leaves the game, its recruit effect happens.
    DismissFree,
    /// Opponent: one corruption for each criminal on its board.
    CriminalCorruption,
    /// Opponent: a main action.
    Attempt(Attempt),
}

/// A range of the node table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Span {
    /// Index of the first node.
    pub at: u16,
    /// Index after the last node.
    pub end: u16,
}

impl Span {
    /// Nothing to do.
    pub const EMPTY: Self = Self { at: 0, end: 0 };

    /// Is there nothing to do?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.at == self.end
    }
}

/// When the ability of a card works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Timing {
    /// The card has no ability.
    None,
    /// When the card is played.
    Immediate,
    /// When it slides off the board.
    DropOff,
    /// While it lies on the board, whenever this happens.
    On(Trigger),
    /// While it lies on the board, as a change to what pays for a main action.
    Payment,
}

/// The moments that permanent abilities wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// The own main action is finished; free builds, workers and manuscripts do not count.
    After(Main),
    /// Anyone resolves a collision.
    Collision,
    /// An own debt was turned over.
    FlipDebt,
    /// A debt was gained.
    GainDebt,
    /// A townsfolk was recruited, in any way.
    Hire,
    /// Opponent: its cards were shuffled.
    Shuffle,
    /// Opponent: it turned over a debt or a deed.
    Flip,
    /// Opponent: it took a future scheme.
    SchemeCard,
    /// Opponent: the building has just left its board.
    Reveal,
}

/// What a permanent ability accepts in place of the usual payment: each `per` of `spend` counts as `yields` icons,
/// `max` times (0: no limit), in the main action `action`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    /// The main action in which it holds.
    pub action: Main,
    /// What is spent: a good, or (`None`) merchant icons.
    pub spend: Option<Good>,
    /// How many are spent at once.
    pub per: u8,
    /// How many icons that makes.
    pub yields: u8,
    /// How often, 0 for as often as wanted.
    pub max: u8,
}
