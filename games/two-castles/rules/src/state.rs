//! The full state of a match.

use kernel::{Seat, SeatSet};
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// The acting seat places a tile in the current castle.
    Place(Courtesy),
    /// The acting seat chooses whose bonus the third downstairs room brings.
    ChooseBonus,
    /// Tiles are drawn for the current castle.
    DrawTiles,
    /// The acting seat places one of the drawn tiles.
    KeepTile,
    /// The acting seat takes a royal attendant.
    TakeAttendant,
    /// Bonus cards are drawn for the current castle.
    DrawCards,
    /// The acting seat keeps one of the drawn cards.
    KeepCard,
    /// The acting seat places this special room.
    PlaceSpecial(SpecialRoom),
    /// The acting seat places a special room of its choice.
    PlaceAnySpecial,
    /// The match is over.
    Over,
}

/// Which of two partners may still let the other place first (`two_castles.turn.waiting-tie`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Courtesy {
    /// The elder partner places or waits.
    Offered,
    /// The elder waited; the younger places or waits as well.
    Returned,
    /// There is nobody left to wait for.
    Over,
}

/// Where the match stands; public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// The round, counted from 0.
    pub round: u8,
    /// The turn in the round, counted from 0.
    pub turn: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// The castle in which tiles are being placed; castle `k` lies between the places `k` and `k + 1`, to the left of `k`.
    pub castle: u8,
    /// Which partners have still to place a tile in this castle in this turn: the one who has it on the left, the one who
    /// has it on the right.
    pub owing: [bool; 2],
    /// The seat that places, or decides on the bonus.
    pub actor: Seat,
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
    /// The tiles just drawn for a bonus or for Ludwig.
    pub drawn: TileSet,
    /// The tiles out of the game.
    pub discards: TileDiscards,
    /// The discards that were shuffled back into the supply in this round. A player who saw one being discarded knows that it
    /// cannot be in a pile that was dealt before.
    pub returned: TileDiscards,
    /// The tiles that bonuses have brought from the supply into castles since discards came back.
    pub kept: TileSet,
    /// The face-down bonus cards.
    pub deck: CardSet,
    /// The bonus cards just drawn.
    pub drawn_cards: CardSet,
    /// The bonus cards out of the game.
    pub card_discards: CardDiscards,
    /// The attendants left, by kind.
    pub attendants: [u8; Attendant::KINDS],
}

impl State {
    /// The table before any draw.
    pub(crate) fn before_setup() -> Self {
        let progress = Progress {
            round: 0,
            turn: 0,
            phase: Phase::DealThrones,
            castle: 0,
            owing: [false; 2],
            actor: Seat::new(0),
            committed: SeatSet::EMPTY,
        };
        Self {
            progress,
            castles: [Castle::new(); MAX_PLACES],
            hands: [TileSet::EMPTY; MAX_PLACES],
            picks: [[Tile::NONE; 2]; MAX_PLACES],
            supply: TileSet::ALL,
            drawn: TileSet::EMPTY,
            discards: TileDiscards::EMPTY,
            returned: TileDiscards::EMPTY,
            kept: TileSet::EMPTY,
            deck: CardSet::ALL,
            drawn_cards: CardSet::EMPTY,
            card_discards: CardDiscards::EMPTY,
            attendants: [Attendant::EACH; Attendant::KINDS],
        }
    }

    /// The castle in which tiles are being placed.
    #[must_use]
    pub fn castle(&self) -> &Castle {
        &self.castles[self.progress.castle as usize]
    }
}
