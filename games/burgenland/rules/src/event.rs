//! What happened: for the log, the animation and the explanation of scores.

use kernel::{BySeat, Seat};
use serde::Serialize;

use crate::castle::{Part, Place, Slot};
use crate::{Card, Colour, FieldId, Throw};

/// One thing that happened at the table, in front of everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Event {
    /// The crown was placed on its first field.
    CrownPlaced { field: FieldId },
    /// The first player was drawn.
    FirstDrawn { seat: Seat },
    /// Dice were thrown; the extra dice among them are back on the board.
    Thrown {
        seat: Seat,
        /// All dice, the own one included.
        throw: Throw,
        /// How many of them were extra dice.
        extra: u8,
    },
    /// The crown moved.
    CrownMoved { seat: Seat, value: u8, from: FieldId, to: FieldId },
    /// A card was taken out of the opponent's castle.
    Taken {
        seat: Seat,
        /// The colour of both castles.
        colour: Colour,
        card: Card,
        /// The slot in the opponent's castle before it was taken.
        slot: Slot,
        /// Did it leave a gap?
        gap: bool,
    },
    /// A card was built, from the supply or just taken.
    Built {
        seat: Seat,
        colour: Colour,
        card: Card,
        place: Place,
        /// The slot in which it lies now.
        slot: Slot,
    },
    /// Extra dice were taken instead of a card.
    DiceTaken {
        seat: Seat,
        /// Dice taken from the board.
        board: u8,
        /// Dice taken from the opponent.
        opponent: u8,
    },
    /// The field's offer was declined.
    Declined { seat: Seat },
    /// The castles of a colour were scored.
    Scored {
        colour: Colour,
        /// The part that counted for each seat; `None` for an empty castle.
        parts: BySeat<Option<Part>, 2>,
        /// Who moves forward; nobody if both castles have the same value.
        winner: Option<Seat>,
        points: u8,
    },
    /// The crown left the colour of the turn: the field has no function and the turn is over.
    ColourLeft { seat: Seat, colour: Colour },
    /// An outer card went back to the supply.
    CardReturned {
        seat: Seat,
        colour: Colour,
        card: Card,
        /// The slot in which it lay.
        slot: Slot,
    },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// The king was reached.
    Won { seat: Seat, points: u8 },
}
