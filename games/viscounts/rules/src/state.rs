//! The full state: the open table, and the hands.
//!
//! Only hands are hidden. A draw pile has no order until a card is drawn from it, the piles of the board have no order
//! below their visible top, and the opponent's schemes none below the last one shown: drawing is a chance step. So the
//! [`Table`] is what everyone may see, and a [`State`] is a table with the hands in it.

use kernel::Viewer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Piece, Space};
use crate::card::{Card, CardSet, Icons};
use crate::effect::{Building, Good, Main};
use crate::stack::Stack;

pub use crate::side::{OPPONENT, Side};

/// The largest number of contenders at a table, the solo opponent included.
pub const SIDES: usize = 4;
/// The largest hand: the limit of three, one for the third workshop, one for the castle lord.
pub const HAND: usize = 5;
/// The left end of the track, where corruption starts.
pub const LEFT_END: u8 = 1;
/// The right end of the track, where virtue starts.
pub const RIGHT_END: u8 = 7;

/// A hand: its cards in the order in which they were drawn.
pub type Hand = [Option<Card>; HAND];

/// The full state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everyone may see.
    pub table: Table,
    /// The hands, by side.
    pub hands: [Hand; SIDES],
}

/// What everyone may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    /// Contenders, by side.
    pub players: [Player; SIDES],
    /// The starting player; without meaning until it has been drawn.
    pub first: Side,
    /// The round, counted from one; zero during setup.
    pub round: u16,
    /// Board pieces clockwise; only the first [`Table::pieces_laid`] are laid.
    pub order: [Piece; 5],
    /// How many pieces are laid.
    pub pieces_laid: u8,
    /// The castle's turn: section `(place + turn) % 5` lies beside the piece at `place`.
    pub castle_turn: u8,
    /// Townsfolk piles, by piece.
    pub townsfolk: [Pile; 5],
    /// Townsfolk and heroes that nobody has seen yet.
    pub unseen_cards: CardSet,
    /// Manuscript piles, by piece.
    pub manuscripts: [Pile; 5],
    /// Manuscripts that nobody has seen yet, as a mask.
    pub unseen_tiles: u64,
    /// Building sites, by [`crate::board::Site`].
    pub sites: [Option<Built>; 25],
    /// Workers in the first and second ring, by ring, piece and side.
    pub rings: [[[u8; SIDES]; 5]; 2],
    /// Workers in the third ring, by side.
    pub third_ring: [u8; SIDES],
    /// Who has the castle lord card.
    pub lord: Option<Side>,
    /// Who has the cleric bonus cards, by ribbon.
    pub bonus: [Option<Side>; 4],
    /// Debts still on the poverty card.
    pub debts_left: u8,
    /// Deeds still on the prosperity card.
    pub deeds_left: u8,
    /// How close the end is.
    pub ending: Ending,
    /// Pairs of player card and hero that nobody has taken yet, in the order laid.
    pub pairs: [Option<Pair>; 5],
    /// The main action under way.
    pub main: Option<Undertaking>,
    /// Spaces that the viscount must move this turn: the value of the card played.
    pub steps: u8,
    /// The solo opponent's cards.
    pub opponent: OpponentCards,
    /// What is still to be done, the next thing last.
    pub stack: Stack,
}

/// A pile of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pile {
    /// The visible card or manuscript on top.
    pub top: Option<u8>,
    /// How many are left, the top included.
    pub left: u8,
}

/// A building on a site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Built {
    /// Whose it is.
    pub owner: Side,
    /// The kind.
    pub building: Building,
}

/// A player card with its hero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pair {
    /// The number of the player card.
    pub number: u8,
    /// The hero, once laid.
    pub hero: Option<Card>,
}

/// How close the end is (`viscounts.end.last-round`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Ending {
    /// Neither card is visible.
    Open,
    /// A card is visible; the round is played to its end.
    Triggered,
    /// The last round.
    LastRound,
}

/// A main action under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Undertaking {
    /// Which.
    pub action: Main,
    /// Icons of the townsfolk dismissed for it.
    pub dismissed: Icons,
}

/// What one contender has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    /// The discard pile, face up.
    pub discard: CardSet,
    /// The cards that everyone knows to be in the draw pile or among the hand cards drawn from it.
    /// The draw pile is this set without the hand.
    pub pool: CardSet,
    /// Cards that left the game through this player.
    pub removed: CardSet,
    /// For each hand card, in the order drawn, the set of cards that it can be, as everyone knows.
    pub candidates: [CardSet; HAND],
    /// Cards in hand.
    pub hand_len: u8,
    /// Cards in the draw pile.
    pub draw_len: u8,
    /// The three card slots, left to right.
    pub board: [Option<Card>; 3],
    /// Ink, stone, gold and silver, by [`Good`].
    pub goods: [u16; 4],
    /// Debts not settled.
    pub open_debts: u8,
    /// Debts settled.
    pub settled_debts: u8,
    /// Deeds not certified.
    pub acquired_deeds: u8,
    /// Deeds certified.
    pub certified_deeds: u8,
    /// Where the corruption marker stands.
    pub corruption: u8,
    /// Where the virtue marker stands; on the same space they move together.
    pub virtue: u8,
    /// Workers in the personal supply.
    pub workers: u8,
    /// Buildings put up, by [`Building`].
    pub built: [u8; 3],
    /// Manuscripts, as a mask.
    pub manuscripts: u64,
    /// Where the viscount stands.
    pub viscount: Option<Space>,
    /// The number of the player card taken, 0 before the draft.
    pub player_card: u8,
    /// The hero taken.
    pub hero: Option<Card>,
}

/// The solo opponent's scheme cards, each set a mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct OpponentCards {
    /// Card slots, left to right.
    pub board: [Option<u8>; 3],
    /// Schemes known to be in the draw pile.
    pub draw: u16,
    /// Future schemes mixed into the draw pile that nobody has seen yet.
    pub mixed: u8,
    /// The discard pile.
    pub discard: u16,
    /// Future schemes that nobody has seen yet: the future pile, and those mixed in.
    pub unseen: u16,
    /// Schemes left in the box.
    pub boxed: u16,
}

impl OpponentCards {
    /// How many future schemes the future pile holds.
    #[must_use]
    pub const fn future_left(&self) -> u8 {
        self.unseen.count_ones() as u8 - self.mixed
    }

    /// How many cards the draw pile holds.
    #[must_use]
    pub const fn draw_left(&self) -> u8 {
        self.draw.count_ones() as u8 + self.mixed
    }
}

impl Player {
    /// A contender before the draft, with this many workers.
    #[must_use]
    pub const fn new(workers: u8) -> Self {
        Self {
            discard: CardSet::EMPTY,
            pool: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            candidates: [CardSet::EMPTY; HAND],
            hand_len: 0,
            draw_len: 0,
            board: [None; 3],
            goods: [0; 4],
            open_debts: 0,
            settled_debts: 0,
            acquired_deeds: 0,
            certified_deeds: 0,
            corruption: LEFT_END,
            virtue: RIGHT_END,
            workers,
            built: [0; 3],
            manuscripts: 0,
            viscount: None,
            player_card: 0,
            hero: None,
        }
    }

    /// How many of a good.
    #[must_use]
    pub const fn good(&self, good: Good) -> u16 {
        self.goods[good as usize]
    }

    /// Ink, stone and gold together.
    #[must_use]
    pub const fn resources(&self) -> u16 {
        self.goods[0] + self.goods[1] + self.goods[2]
    }

    /// Are the markers on the same space?
    #[must_use]
    pub const fn has_collided(&self) -> bool {
        self.corruption == self.virtue
    }

    /// Cards on the three slots.
    #[must_use]
    pub fn row(&self) -> CardSet {
        self.board.iter().flatten().copied().collect()
    }

    /// All cards of the player, wherever they are: everyone can know this set.
    #[must_use]
    pub fn owned(&self) -> CardSet {
        let hand = self.candidates[..usize::from(self.hand_len)]
            .iter()
            .fold(CardSet::EMPTY, |all, candidates| all.or(*candidates));
        self.row().or(self.discard).or(self.pool).or(hand)
    }

    /// How many cards the player has in all.
    #[must_use]
    pub fn card_count(&self) -> usize {
        let row = self.board.iter().flatten().count();
        row + self.discard.len() + usize::from(self.draw_len) + usize::from(self.hand_len)
    }

    /// Buildings put up, of all kinds.
    #[must_use]
    pub fn building_count(&self) -> u8 {
        self.built.iter().sum()
    }
}

impl State {
    /// The cards in a side's draw pile.
    #[must_use]
    pub fn draw_pile(&self, side: Side) -> CardSet {
        self.table.players[side.index()].pool.minus(self.hand_set(side))
    }

    /// The cards in a side's hand.
    #[must_use]
    pub fn hand_set(&self, side: Side) -> CardSet {
        self.hands[side.index()].iter().flatten().copied().collect()
    }

    /// A viewer's own hand.
    pub(crate) fn hand_of(&self, viewer: Viewer) -> Option<Hand> {
        viewer.seat().map(|seat| self.hands[seat.index()])
    }
}

impl Table {
    /// How many workers of a side are in the castle.
    #[must_use]
    pub fn castle_workers(&self, side: Side) -> u8 {
        let rings: u8 = self.rings.iter().flatten().map(|section| section[side.index()]).sum();
        rings + self.third_ring[side.index()]
    }

    /// The place of a piece, counted clockwise.
    #[must_use]
    #[inline]
    pub fn place_of(&self, piece: Piece) -> usize {
        self.order.iter().position(|laid| *laid == piece).unwrap_or(0)
    }

    /// The piece this many places further clockwise.
    #[must_use]
    #[inline]
    pub fn piece_from(&self, piece: Piece, places: usize) -> Piece {
        self.order[(self.place_of(piece) + places) % 5]
    }

    /// Is the poverty card visible?
    #[must_use]
    pub const fn poverty_visible(&self) -> bool {
        self.round > 0 && self.debts_left == 0
    }

    /// Is the prosperity card visible?
    #[must_use]
    pub const fn prosperity_visible(&self) -> bool {
        self.round > 0 && self.deeds_left == 0
    }
}
