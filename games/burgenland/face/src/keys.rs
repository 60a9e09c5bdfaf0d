//! The `data-key`s of pieces and places: the drawings carry them, the log refers to them. There is nothing to escape in them.

use burgenland::{Card, Colour, FieldId};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

/// The crown.
pub(super) fn crown() -> Markup {
    html! { "crown" }
}

/// The places of the extra dice on the board.
pub(super) fn board_dice() -> Markup {
    html! { "dice-board" }
}

/// The card that was taken out of a castle and is about to be built.
pub(super) fn taken() -> Markup {
    html! { "taken" }
}

/// Seats are numbered from 1.
fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// A field of the ring.
pub(super) fn field(field: FieldId) -> Markup {
    html! { "field-" (field.index()) }
}

/// A seat's marker on the score track.
pub(super) fn marker(seat: Seat) -> Markup {
    html! { "score-" (number(seat)) }
}

/// A die of a seat's last throw.
pub(super) fn thrown(seat: Seat, index: usize) -> Markup {
    html! { "die-" (number(seat)) "-" (index) }
}

/// The extra dice that a seat holds.
pub(super) fn held(seat: Seat) -> Markup {
    html! { "dice-" (number(seat)) }
}

/// The frame around the card that a seat built last.
pub(super) fn built(seat: Seat) -> Markup {
    html! { "built-" (number(seat)) }
}

/// The value of a castle, with its owner's arms.
pub(super) fn castle(seat: Seat, colour: Colour) -> Markup {
    html! { "castle-" (number(seat)) "-" (PreEscaped(colour.id())) }
}

/// The frame around the part of a castle that counts in a scoring.
pub(super) fn counted(seat: Seat, colour: Colour) -> Markup {
    html! { "counted-" (number(seat)) "-" (PreEscaped(colour.id())) }
}

/// A card of a castle. Cards have no identity: the second wall from the left is the second wall before and after.
pub(super) fn card(seat: Seat, colour: Colour, kind: Card, index: u8) -> Markup {
    html! { "card-" (number(seat)) "-" (PreEscaped(colour.id())) "-" (PreEscaped(kind.id())) "-" (index) }
}

/// A stack of the supply.
pub(super) fn stack(colour: Colour, kind: Card) -> Markup {
    html! { "stack-" (PreEscaped(colour.id())) "-" (PreEscaped(kind.id())) }
}
