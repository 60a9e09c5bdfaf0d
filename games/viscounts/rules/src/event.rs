//! Events: what happened, for the log, the animation and the explanation of gains.

use kernel::Contender;
use serde::Serialize;

use crate::board::{Piece, Site, Space};
use crate::card::Card;
use crate::components::Ribbon;
use crate::effect::{Attempt, Building, Flip, Good, Main};
use crate::scoring::Source;
use crate::stack::Phase;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Event {
    /// A board piece was laid, `place` clockwise from the first.
    PieceLaid { piece: Piece, place: u8 },
    /// The castle was turned by some places.
    CastleTurned { turn: u8 },
    /// The first townsfolk of all piles lie open, in the order of [`Piece::ALL`].
    TownsfolkLaid { cards: Vec<Card> },
    /// The first manuscripts of all piles lie open, in the order of [`Piece::ALL`].
    ManuscriptsLaid { tiles: Vec<u8> },
    /// A townsfolk was revealed on a pile from which one was taken.
    CardRevealed { piece: Piece, card: Card },
    /// A manuscript was revealed on a pile from which one was taken.
    TileRevealed { piece: Piece, tile: u8 },
    /// It was drawn who begins.
    FirstDrawn { who: Contender },
    /// The player cards to choose from were laid out, each with its hero.
    PairsLaid { pairs: Vec<(u8, Card)> },
    /// A pair was taken; the viscount stands on its space.
    PairTaken { who: Contender, number: u8, hero: Card },
    /// The opponent took its place on the space of the player card left over.
    OpponentPlaced { space: Space },
    /// The end piles were stocked; the first round begins.
    PilesStocked { debts: u8, deeds: u8 },
    /// A turn began.
    TurnBegan { who: Contender, round: u16 },
    /// A phase began in which something is to be done.
    PhaseBegan { who: Contender, phase: Phase },
    /// The row moved right; the last card fell on the discard pile.
    Shifted { who: Contender, off: Option<Card> },
    /// A card was played; `blind` from the draw pile.
    Played { who: Contender, card: Card, blind: bool },
    /// The ability of a card on the row began to work.
    AbilityUsed { who: Contender, card: Card },
    /// The viscount moved.
    Moved { who: Contender, from: Space, to: Space, steps: u8, paid: u8 },
    /// The viscount met another, whose owner may rearrange.
    Met { who: Contender, other: Contender },
    /// A main action was chosen.
    ActionChosen { who: Contender, action: Main },
    /// No main action was taken.
    ActionSkipped { who: Contender },
    /// A townsfolk was dismissed; nobody, where the printed one was used.
    Dismissed { who: Contender, piece: Piece, card: Option<Card>, paid: u8 },
    /// Goods were paid in place of icons.
    Paid { who: Contender, good: Good, count: u8, icons: u8 },
    /// Exchanges were made.
    Traded { who: Contender, space: Space, times: u8 },
    /// A building was put up.
    Built { who: Contender, building: Building, site: Site, nth: u8 },
    /// The link between two buildings paid a contender.
    LinkPaid { who: Contender, from: Site, to: Site },
    /// Workers were placed in a section of the first ring.
    WorkersPlaced { who: Contender, piece: Piece, count: u8 },
    /// A worker moved to a neighbouring section of the first ring.
    WorkerMoved { who: Contender, from: Piece, to: Piece },
    /// A worker was pushed into the second ring.
    Pushed { who: Contender, piece: Piece },
    /// A worker climbed into the third ring.
    Climbed { who: Contender, piece: Piece },
    /// A worker was knocked off.
    KnockedOff { who: Contender, owner: Contender, piece: Piece, ring: u8 },
    /// The castle lord card was taken, from nobody the first time.
    LordTaken { who: Contender, from: Option<Contender> },
    /// A manuscript was copied; nothing is taken where the printed one was used.
    Copied { who: Contender, piece: Piece, tile: Option<u8> },
    /// A cleric bonus card was taken.
    BonusTaken { who: Contender, ribbon: Ribbon },
    /// A townsfolk was recruited.
    Recruited { who: Contender, piece: Piece, card: Card, paid: u8 },
    /// Goods were gained.
    Gained { who: Contender, good: Good, count: u8 },
    /// Debts were gained.
    DebtsGained { who: Contender, count: u8 },
    /// Deeds were gained.
    DeedsGained { who: Contender, count: u8 },
    /// A debt or a deed was turned over.
    Flipped { who: Contender, flip: Flip },
    /// Corruption was gained; where the markers stand now.
    Corrupted { who: Contender, count: u8, corruption: u8, virtue: u8 },
    /// Virtue was gained; where the markers stand now.
    Virtuous { who: Contender, count: u8, corruption: u8, virtue: u8 },
    /// The row was put in a new order.
    Rearranged { who: Contender, row: [Option<Card>; 3] },
    /// A card was discarded, from hand or from the draw pile.
    Discarded { who: Contender, card: Card, from_hand: bool },
    /// A card was destroyed, from hand or from the draw pile.
    Destroyed { who: Contender, card: Card, from_hand: bool },
    /// The discard pile became, or joined, the draw pile.
    Shuffled { who: Contender, cards: u8 },
    /// A card was drawn; others do not see it.
    Drawn { who: Contender, card: Option<Card> },
    /// The first hand was drawn; which cards, its owner sees.
    HandDrawn { who: Contender, count: u8, cards: Vec<Card> },
    /// The markers are together and the collision is resolved.
    CollisionBegan { who: Contender, space: u8 },
    /// The space whose rewards are paid.
    CollisionPaid { who: Contender, space: u8 },
    /// The markers went back to their ends.
    MarkersReset { who: Contender },
    /// The poverty card became visible.
    PovertyRevealed,
    /// The prosperity card became visible.
    ProsperityRevealed,
    /// The last round begins.
    LastRound,
    /// The opponent showed a scheme.
    SchemeShown { scheme: u8 },
    /// The opponent's schemes were shuffled.
    SchemesShuffled { cards: u8 },
    /// The opponent put a future scheme on its discard pile.
    SchemeAdded { scheme: u8 },
    /// The opponent tried an action at the foot of its scheme.
    Attempted { attempt: Attempt, possible: bool },
    /// The opponent got something else in place of what it has no use for.
    Replaced { what: Replaced },
    /// The game is over.
    Ended,
    /// A source of points was counted at the end: for each contender how many things counted, and the points.
    Scored { source: Source, columns: Vec<(Contender, u32, i32)> },
}

/// What the opponent has no use for (`viscounts.solo.replace-rearrange-silver` and the next ones).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Replaced {
    /// Rearranging becomes a resource.
    Rearrange,
    /// Two silver become a resource.
    Silver,
    /// Destroying becomes a flip.
    Destroy,
    /// A future scheme that is not there becomes a flip.
    Scheme,
    /// A flip that cannot be done becomes virtue.
    Flip,
    /// Discarding becomes virtue.
    Discard,
    /// A free castle move becomes virtue.
    MoveWorker,
    /// A free recruitment becomes a future scheme.
    Hire,
}
