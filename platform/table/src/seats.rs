//! Who plays a seat.

use catalog::CatalogGame;
use journal::{MatchSeat, Occupant};
use kernel::{Seat, SeatSet};

/// The level of the computer that plays for this occupant; `None` if a guest makes the decisions, or nobody does.
pub(crate) fn computer_level<'a>(game: &dyn CatalogGame, occupant: &'a Occupant) -> Option<&'a str> {
    match occupant {
        Occupant::Bot { level } => Some(level),
        // A stand-in plays as well as it can: nobody should lose because someone else is absent.
        Occupant::Guest { stand_in: Some(_), .. } => game.levels().last().copied(),
        Occupant::Guest { .. } | Occupant::Open => None,
    }
}

/// The seats that guests play themselves.
pub(crate) fn played_by_guests(seats: &[MatchSeat]) -> SeatSet {
    let played =
        |(index, seat): (usize, &MatchSeat)| seat.occupant.is_played_by_guest().then(|| Seat::new(index as u8));
    seats.iter().enumerate().filter_map(played).collect()
}
