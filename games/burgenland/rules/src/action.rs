//! Actions: what a player can decide.

use crate::castle::{Place, Slot};

/// One decision. Its notation is in [`crate::notation`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `roll2`: throw the own die and this many extra dice (`burgenland.dice.roll-with-own`).
    Roll(u8),
    /// `move4`: move the crown by this value of the throw (`burgenland.dice.choose-one`).
    Move(u8),
    /// `build-left`, `build-right`, `build5`: add the field's card, or the card just taken, to the own castle.
    Build(Place),
    /// `take3`: take the field's card out of this slot of the opponent's castle (`burgenland.steal.when-supply-empty`).
    Take(Slot),
    /// `dice`: take the card's value in extra dice (`burgenland.dice.instead-of-card`).
    Dice,
    /// `score`: score the colour on a wall-crown field (`burgenland.score.wall-crown-choice`).
    Score,
    /// `pass`: take nothing on this field (`burgenland.field.action-optional`).
    Pass,
    /// `give-left`, `give-right`: which of two equal outer cards goes back (`burgenland.leave.equal-outer-cards`).
    Give(Side),
    /// `stop`: end the turn (`burgenland.turn.stop-voluntarily`).
    Stop,
}

/// An end of a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The left end.
    Left,
    /// The right end.
    Right,
}
