//! What is printed on each piece, compiled into small tables.

use arrayvec::ArrayVec;

use crate::card::{Card, CardSet, Icon, Icons};
use crate::effect::{Attempt, Building, Good, Node, Offer, Span, Timing, Trigger};

/// The whole box, compiled.
#[derive(Debug)]
pub struct Components {
    /// Every effect node of the box; a [`Span`] names a stretch.
    pub nodes: Vec<Node>,
    /// Branches of [`Node::Choose`].
    pub branches: Vec<Span>,
    /// Figures of the rulebook.
    pub figures: Figures,
    /// The three kinds of building, indexed by [`Building`].
    pub buildings: [BuildingInfo; 3],
    /// What the opponent's buildings unlock, indexed by [`Building`].
    pub opponent_buildings: [[Unlock; 3]; 3],
    /// Icons printed in the three card slots of the player board.
    pub slot_icons: [Icons; 3],
    /// The player's track, left end first.
    pub track: [TrackSpace; 7],
    /// The opponent's track, left end first.
    pub opponent_track: [TrackSpace; 7],
    /// Castle sections, clockwise.
    pub sections: [Section; 5],
    /// What a worker brings on entering the third ring.
    pub ring3: Span,
    /// Board pieces A to E.
    pub segments: [Segment; 5],
    /// All townsfolk: neutral, heroes, starters; then those that are not printed.
    pub cards: Vec<CardInfo>,
    /// The cards played with, by what they are.
    pub groups: CardGroups,
    /// How many neutral townsfolk lie on each board piece at the start.
    pub townsfolk_piles: [u8; 5],
    /// All manuscripts: the printed ones, then others.
    pub manuscripts: Vec<Manuscript>,
    /// The manuscripts played with, as a mask.
    pub tiles: u64,
    /// How many manuscripts lie on each board piece at the start.
    pub manuscript_piles: [u8; 5],
    /// The player cards, by number less one.
    pub player_cards: [PlayerCard; 10],
    /// The cleric bonus cards, by ribbon.
    pub bonus_cards: [BonusCard; 4],
    /// The opponents, in the order of the option.
    pub opponents: [Opponent; 4],
    /// The schemes: eight of the start, then eight of the future.
    pub schemes: Vec<Scheme>,
}

/// Figures of the rulebook; see the file for what each means.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named and explained in the component file")]
pub struct Figures {
    pub hand_limit: u8,
    pub min_cards: u8,
    pub workers_per_player: u8,
    pub icons_for_workers: [u8; 4],
    pub push_threshold: u8,
    pub section_capacity: u8,
    pub ring_vp: [i32; 3],
    pub bumps: [Span; 2],
    pub open_debt_vp: i32,
    pub acquired_deed_vp: i32,
    pub certified_deed_vp: i32,
    pub debt_flip_reward: Span,
    pub rank_vp: [i32; 3],
    pub rank_vp_english: [i32; 2],
    pub set_vp: [i32; 4],
    pub poverty_debts: [u8; 4],
    pub prosperity_deeds: [u8; 4],
    pub lord_vp: i32,
    pub lord_hand_limit: u8,
    pub opponent_icons_for_workers: [u8; 3],
    pub opponent_resource_vp: i32,
}

/// One kind of building.
#[derive(Clone, Debug, Default)]
pub struct BuildingInfo {
    /// Builder icons needed.
    pub cost: u8,
    /// Points for one, two, three of them.
    pub ladder: [i32; 3],
    /// What the first, second, third one unlocks.
    pub unlocks: [Unlock; 3],
    /// Permanent icons with none, one, two, three of them built.
    pub icons: [Icons; 4],
}

/// What a building frees on the board it left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unlock {
    /// Nothing; no printed place is empty.
    #[default]
    Nothing,
    /// Free extra steps.
    ExtraMove(u8),
    /// Dismissing costs at most so much silver.
    DismissCost(u8),
    /// Permanent icons.
    Icons(Icons),
    /// An effect at certain moments, under a condition on the own criminals.
    On(Trigger, Criminals, Span),
    /// A higher hand limit.
    HandLimit(u8),
    /// Opponent: the guildhall icon with this index on its board.
    GuildhallIcon(u8),
}

/// A condition on the criminal icons of the own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criminals {
    /// No condition.
    Any,
    /// None on the board.
    Zero,
    /// At least one.
    Some,
}

impl Criminals {
    /// Is it met by a board with this many criminal icons?
    #[must_use]
    pub const fn met_by(self, criminals: u8) -> bool {
        match self {
            Self::Any => true,
            Self::Zero => criminals == 0,
            Self::Some => criminals > 0,
        }
    }
}

/// A space of the virtue and corruption track.
#[derive(Clone, Copy, Debug)]
pub struct TrackSpace {
    /// For the player whose markers met here.
    pub active: Span,
    /// Who of the others is served.
    pub condition: Criminals,
    /// For the others.
    pub others: Span,
}

/// A section of the castle.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its id.
    pub id: String,
    /// What a worker brings on entering its second ring.
    pub ring2: Span,
}

/// A board piece.
#[derive(Clone, Debug)]
pub struct Segment {
    /// Lake, meadow, forest, coast or mountain.
    pub terrain: String,
    /// Red numbers of the outer left and outer right space.
    pub numbers: [u8; 2],
    /// Trades of the outer left and outer right space.
    pub trades: [Trade; 2],
    /// The townsfolk printed under the pile.
    pub printed_card: PrintedCard,
    /// The manuscript printed under the pile: cost and effect.
    pub printed_manuscript: (u8, Span),
    /// Sites of the small and the large side.
    pub sites: [ArrayVec<Site, 5>; 2],
}

/// The exchange of an outer space.
#[derive(Clone, Copy, Debug)]
pub struct Trade {
    /// Merchant icons for one exchange.
    pub icons: u8,
    /// What one exchange brings.
    pub gain: Span,
    /// Does it bring silver? Then paying silver for it gains nothing (`viscounts.trade.silver`).
    pub is_silver: bool,
}

/// A townsfolk printed on the board.
#[derive(Clone, Copy, Debug)]
pub struct PrintedCard {
    /// Silver value.
    pub cost: u8,
    /// Icons.
    pub icons: Icons,
    /// Effect on dismissal.
    pub recruit: Span,
}

/// A building site.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// On the left bank of the river?
    pub left: bool,
    /// What building here brings.
    pub reward: Span,
    /// What the link to the next site clockwise brings, if there is one.
    pub link: Option<Span>,
}

/// A townsfolk card.
#[derive(Clone, Debug)]
pub struct CardInfo {
    /// The id, also its word in the notation.
    pub id: String,
    /// German name.
    pub de: String,
    /// English name.
    pub en: String,
    /// Silver value: movement, recruiting and dismissing.
    pub cost: u8,
    /// Icons.
    pub icons: Icons,
    /// Effect at the top right: on recruiting and on dismissing.
    pub recruit: Span,
    /// When the ability works.
    pub timing: Timing,
    /// What the ability does.
    pub effect: Span,
    /// Payment offers of the ability.
    pub offers: ArrayVec<Offer, 2>,
    /// Where the card's data come from.
    pub provenance: String,
}

/// The cards played with, by what they are. A box of one's own may leave out printed cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardGroups {
    /// Neutral townsfolk, which lie on the board.
    pub townsfolk: CardSet,
    /// Heroes.
    pub heroes: CardSet,
    /// Cards with which every player starts.
    pub starters: CardSet,
}

/// The four ribbon colours.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[expect(missing_docs, reason = "colours")]
pub enum Ribbon {
    Grey,
    Black,
    Yellow,
    Blue,
}

impl Ribbon {
    /// Every ribbon.
    pub const ALL: [Self; 4] = [Self::Grey, Self::Black, Self::Yellow, Self::Blue];
    /// Their words, in the order of [`Ribbon::ALL`].
    pub const WORDS: [&'static str; 4] = ["grey", "black", "yellow", "blue"];
}

/// A manuscript.
#[derive(Clone, Debug)]
pub struct Manuscript {
    /// The id, also its word in the notation.
    pub id: String,
    /// The ribbon.
    pub ribbon: Ribbon,
    /// Cleric icons needed.
    pub cost: u8,
    /// What taking it brings at once.
    pub effect: Span,
    /// What it brings at the end.
    pub score: Option<TileScore>,
    /// Is its back grey? Then it starts on top of a pile.
    pub grey_back: bool,
    /// Where the tile's data come from.
    pub provenance: String,
}

/// `points` for each full `each` of `per`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileScore {
    /// Points each time.
    pub points: i32,
    /// What is counted.
    pub per: Counted,
    /// How many make one time.
    pub each: i32,
}

/// What a manuscript may count at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Buildings put up.
    Building,
    /// Ink, stone and gold.
    Resource,
    /// Manuscripts, itself included.
    Manuscript,
    /// Certified deeds.
    CertifiedDeed,
    /// Settled debts.
    SettledDebt,
    /// Own workers in the castle.
    Worker,
    /// Silver.
    Silver,
    /// Icons on all own cards, and permanent ones (`viscounts.manuscript.symbol-count`).
    Icon(Icon),
}

/// A player card.
#[derive(Clone, Debug)]
pub struct PlayerCard {
    /// Resources to take.
    pub resources: Span,
    /// Silver to take.
    pub silver: u8,
    /// Deeds to take.
    pub deeds: u8,
    /// Debts to take.
    pub debts: u8,
    /// The additional steps.
    pub bonus: Span,
    /// Where the card's data come from.
    pub provenance: String,
}

/// A cleric bonus card.
#[derive(Clone, Copy, Debug)]
pub struct BonusCard {
    /// Permanent icons.
    pub icons: Icons,
    /// Points.
    pub vp: i32,
    /// Manuscripts of the ribbon needed.
    pub needs: u8,
}

/// A solo opponent's board.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The id, also the word of the option.
    pub id: String,
    /// German name.
    pub de: String,
    /// English name.
    pub en: String,
    /// Its focus action.
    pub focus: Attempt,
    /// Which resource it prefers; empty where all are one kind to it.
    pub resource_order: ArrayVec<Good, 3>,
    /// How many of the first and the second it collects before it goes on.
    pub resource_caps: [u8; 2],
    /// Are all resources one kind to it?
    pub pooled: bool,
    /// Icons of its guildhalls, first to third.
    pub guildhall_icons: [Icon; 3],
    /// Icons printed in its card slots.
    pub slot_icons: [Icons; 3],
    /// What it starts with.
    pub start: Span,
    /// Schemes that it leaves in the box, as a mask.
    pub removed: u16,
    /// Where the board's data come from.
    pub provenance: String,
}

/// A scheme card.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// The id, also its word in the notation.
    pub id: String,
    /// Icons while it lies on the board.
    pub icons: Icons,
    /// Corruption for criminals, if it shows one.
    pub criminal: Span,
    /// What it gains.
    pub gain: Span,
    /// How many outer spaces its viscount moves.
    pub steps: u8,
    /// The alternatives at its foot, best first; the last can always be done.
    pub last: ArrayVec<Span, 3>,
    /// Where the card's data come from.
    pub provenance: String,
}

impl Components {
    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|index| Card(index as u8))
    }

    /// The manuscript with this id.
    #[must_use]
    pub fn manuscript(&self, id: &str) -> Option<u8> {
        self.manuscripts.iter().position(|tile| tile.id == id).map(|index| index as u8)
    }

    /// The scheme with this id.
    #[must_use]
    pub fn scheme(&self, id: &str) -> Option<u8> {
        self.schemes.iter().position(|scheme| scheme.id == id).map(|index| index as u8)
    }

    /// Icons on all these cards together, at most 63 of a kind.
    #[must_use]
    pub fn icons_on(&self, cards: CardSet) -> Icons {
        cards.iter().fold(Icons::NONE, |sum, card| sum.saturating_plus(self.cards[card.index()].icons))
    }

    /// What a kind of building costs in builder icons.
    #[must_use]
    pub fn building_cost(&self, building: Building) -> u8 {
        self.buildings[building as usize].cost
    }

    /// Points for `count` buildings of a kind.
    #[must_use]
    pub fn building_points(&self, building: Building, count: u8) -> i32 {
        if count == 0 { 0 } else { self.buildings[building as usize].ladder[usize::from(count) - 1] }
    }
}
