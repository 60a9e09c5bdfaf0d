//! Who plays a seat.

use catalog::CatalogGame;
use kernel::{Seat, SeatSet};
use store::{Occupant, SeatRow};

/// The level of the bot that plays for this occupant; `None` if a person does.
pub(super) fn bot_level<'a>(game: &dyn CatalogGame, occupant: &'a Occupant) -> Option<&'a str> {
    match occupant {
        Occupant::Bot { level } => Some(level),
        // Whoever stands in plays as well as it can: nobody should lose by another's absence.
        Occupant::Guest { stand_in: Some(_), .. } => game.levels().last().copied(),
        Occupant::Guest { .. } | Occupant::Open => None,
    }
}

/// The seats that people play themselves.
pub(super) fn played_by_people(game: &dyn CatalogGame, seats: &[SeatRow]) -> SeatSet {
    (0..seats.len() as u8)
        .map(Seat::new)
        .filter(|seat| {
            let occupant = &seats[seat.index()].occupant;
            matches!(occupant, Occupant::Guest { .. }) && bot_level(game, occupant).is_none()
        })
        .collect()
}
