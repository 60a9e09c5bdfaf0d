//! The full state of a match.

use kernel::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::knowledge::{CardDiscards, TileDiscards};
use crate::{Attendant, CardSet, Castle, SpecialRoom, Tile, TileSet};

/// The most places at the table, and so the most castles.
pub const MAX_PLACES: usize = 7;
/// Ludwig's place at the table of two players (`two_castles.variant.three-castles`).
pub const LUDWIG: usize = 2;
/// Rounds of a match (`two_castles.turn.two-rounds`).
pub const ROUNDS: u8 = 2;
/// Tiles dealt to each place in a round (`two_castles.turn.nine-tiles`).
pub const HAND: usize = 9;
/// Turns in a round: hands of 9, 7, 5 and 3 (`two_castles.turn.repeat`).
pub const TURNS: u8 = 4;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A throne room for the next castle.
    DealThrones,
    /// A tile for the next hand.
    DealTiles,
    /// A tile out of Ludwig's pile.
    LudwigDraws,
    /// A human gives Ludwig's tiles to his castles.
    LudwigAssigns,
    /// Everyone chooses two tiles in secret.
    Choose,
    /// All castles are built at the same time.
    Build,
    /// The match is over.
    Over,
}

/// What a bonus asks for next (`two_castles.bonus.third-immediate`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Choose whose bonus the third downstairs room brings.
    ChooseBonus,
    /// Tiles are drawn, or wait for the supply.
    DrawTiles,
    /// Place one of the drawn tiles.
    KeepTile,
    /// Take a royal attendant.
    TakeAttendant,
    /// Bonus cards are drawn, or wait for the deck.
    DrawCards,
    /// Keep one of the drawn cards.
    KeepCard,
    /// Place this special room.
    PlaceSpecial(SpecialRoom),
    /// Place a special room of one's choice.
    PlaceAnySpecial,
}

/// What is left to do in a castle in this turn. Its builders are the one who has it on the left and the one who has it on the
/// right, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Work {
    /// Which builders have still to place a tile.
    pub owing: [bool; 2],
    /// Which builders let the other place first (`two_castles.turn.waiting-tie`).
    pub waited: [bool; 2],
    /// The bonus that is being carried out, and the seat that placed the room for it.
    pub bonus: Option<(Seat, Task)>,
}

impl Work {
    /// Is there nothing left to do?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.owing == [false; 2] && self.bonus.is_none()
    }
}

/// Where the match stands; public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Progress {
    /// The round, counted from 0.
    pub round: u8,
    /// The turn in the round, counted from 0.
    pub turn: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// What is left to do in each castle; castle `k` lies between the places `k` and `k + 1`, to the left of `k`.
    pub works: [Work; MAX_PLACES],
    /// The seats that have chosen their tiles in this turn.
    pub committed: SeatSet,
}

/// The full state, hidden parts included. It is flat: a clone copies its bytes.
///
/// Arrays have an entry for each of the seven places; those of places not at the table stay empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Where the match stands.
    pub progress: Progress,
    /// The castles.
    pub castles: [Castle; MAX_PLACES],
    /// The tiles before each place: its hand while choosing (what it has chosen included), and while placing the pile that
    /// it passes on.
    pub hands: [TileSet; MAX_PLACES],
    /// The two tiles each place has chosen and not yet placed: hidden until everyone has chosen. Ludwig's are for the castle
    /// on his right and on his left, in this order.
    pub picks: [[Tile; 2]; MAX_PLACES],
    /// The face-down supply.
    pub supply: TileSet,
    /// The tiles just drawn for a bonus of each castle. Those for Ludwig, before anyone chooses, lie at his place.
    pub drawn: [TileSet; MAX_PLACES],
    /// The tiles out of the game.
    pub discards: TileDiscards,
    /// The discards that were shuffled back into the supply in this round. A player who saw one being discarded knows that it
    /// cannot be in a pile that was dealt before.
    pub returned: TileDiscards,
    /// The tiles that bonuses have brought from the supply into castles since discards came back.
    pub kept: TileSet,
    /// The face-down bonus cards.
    pub deck: CardSet,
    /// The bonus cards just drawn for each castle.
    pub drawn_cards: [CardSet; MAX_PLACES],
    /// The bonus cards out of the game.
    pub card_discards: CardDiscards,
    /// The attendants left, by kind.
    pub attendants: [u8; Attendant::KINDS],
}

impl State {
    /// The table before any draw, with these regular tiles.
    pub(crate) fn before_setup(tiles: TileSet) -> Self {
        let progress = Progress {
            round: 0,
            turn: 0,
            phase: Phase::DealThrones,
            works: [Work::default(); MAX_PLACES],
            committed: SeatSet::EMPTY,
        };
        Self {
            progress,
            castles: [Castle::new(); MAX_PLACES],
            hands: [TileSet::EMPTY; MAX_PLACES],
            picks: [[Tile::NONE; 2]; MAX_PLACES],
            supply: tiles,
            drawn: [TileSet::EMPTY; MAX_PLACES],
            discards: TileDiscards::EMPTY,
            returned: TileDiscards::EMPTY,
            kept: TileSet::EMPTY,
            deck: CardSet::ALL,
            drawn_cards: [CardSet::EMPTY; MAX_PLACES],
            card_discards: CardDiscards::EMPTY,
            attendants: [Attendant::EACH; Attendant::KINDS],
        }
    }
}
