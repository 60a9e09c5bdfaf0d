//! What happened: for the log, the animation and the explanation of scores.

use kernel::{BySeat, Seat};
use serde::Serialize;

use crate::castle::{Part, Place, Slot};
use crate::{Card, Colour, FieldId, Throw};

/// One thing that happened at the table, in front of everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The crown was set on its first field.
    CrownPlaced {
        /// Where.
        field: FieldId,
    },
    /// It was drawn who begins.
    FirstDrawn {
        /// Who.
        seat: Seat,
    },
    /// Dice were thrown; the extra dice among them are back on the board.
    Thrown {
        /// By whom.
        seat: Seat,
        /// All dice, the own one included.
        throw: Throw,
        /// How many of them were extra dice.
        extra: u8,
    },
    /// The crown moved.
    CrownMoved {
        /// By whose hand.
        seat: Seat,
        /// So many steps.
        value: u8,
        /// From this field.
        from: FieldId,
        /// To this field.
        to: FieldId,
    },
    /// A card was taken out of the opponent's castle.
    Taken {
        /// By whom.
        seat: Seat,
        /// The colour of both castles.
        colour: Colour,
        /// The card.
        card: Card,
        /// The slot in the opponent's castle before it was taken.
        slot: Slot,
        /// Did it leave a gap?
        gap: bool,
    },
    /// A card was built, from the supply or just taken.
    Built {
        /// By whom.
        seat: Seat,
        /// In this castle.
        colour: Colour,
        /// The card.
        card: Card,
        /// The place chosen.
        place: Place,
        /// The slot in which it lies now.
        slot: Slot,
    },
    /// Extra dice were taken instead of a card.
    DiceTaken {
        /// By whom.
        seat: Seat,
        /// So many from the board.
        board: u8,
        /// So many from the opponent.
        opponent: u8,
    },
    /// The field's offer was declined.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// The castles of a colour were scored.
    Scored {
        /// The colour.
        colour: Colour,
        /// What counted for each seat; nothing of an empty castle.
        parts: BySeat<Option<Part>, 2>,
        /// Who moves forward; nobody if both castles are level.
        winner: Option<Seat>,
        /// By so many steps.
        points: u8,
    },
    /// The crown left the colour of the turn: the field has no function and the turn is over.
    ColourLeft {
        /// By whose throw.
        seat: Seat,
        /// The colour of the turn.
        colour: Colour,
    },
    /// An outer card went back to the supply.
    CardReturned {
        /// Whose card.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// The card.
        card: Card,
        /// The slot in which it lay.
        slot: Slot,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn.
        seat: Seat,
    },
    /// The king was reached.
    Won {
        /// By whom.
        seat: Seat,
        /// With so many points.
        points: u8,
    },
}
