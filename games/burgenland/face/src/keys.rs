//! The `data-key`s of pieces and places: the drawings carry them, the log refers to them.

use burgenland::{Card, Colour, FieldId};
use kernel::Seat;

/// The crown.
pub(super) const CROWN: &str = "crown";
/// The places of the extra dice on the board.
pub(super) const BOARD_DICE: &str = "dice-board";
/// The card that was taken out of a castle and is about to be built.
pub(super) const TAKEN: &str = "taken";

/// A field of the ring.
pub(super) fn field(field: FieldId) -> String {
    format!("field-{}", field.index())
}

/// A seat's marker on the score track.
pub(super) fn marker(seat: Seat) -> String {
    format!("score-{seat}")
}

/// A die of a seat's last throw.
pub(super) fn thrown(seat: Seat, index: usize) -> String {
    format!("die-{seat}-{index}")
}

/// The extra dice that a seat holds.
pub(super) fn held(seat: Seat) -> String {
    format!("dice-{seat}")
}

/// The frame around the card that a seat built last.
pub(super) fn built(seat: Seat) -> String {
    format!("built-{seat}")
}

/// The value of a castle, with its owner's arms.
pub(super) fn castle(seat: Seat, colour: Colour) -> String {
    format!("castle-{seat}-{colour}")
}

/// The frame around the part of a castle that counts in a scoring.
pub(super) fn counted(seat: Seat, colour: Colour) -> String {
    format!("counted-{seat}-{colour}")
}

/// A card of a castle. Cards have no identity: the second wall from the left is the second wall before and after.
pub(super) fn card(seat: Seat, colour: Colour, kind: Card, number: u8) -> String {
    format!("card-{seat}-{colour}-{kind}-{number}")
}

/// A stack of the supply.
pub(super) fn stack(colour: Colour, kind: Card) -> String {
    format!("stack-{colour}-{kind}")
}
