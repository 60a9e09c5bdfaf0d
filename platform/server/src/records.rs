//! The record of a finished match.

use kernel::Seat;
use pages::occupant_name;
use present::Language;
use session::Record;
use table::Snapshot;

/// The record of a match that is over, with the names of its players.
pub(crate) fn finished_record(snapshot: &Snapshot, language: Language) -> Record {
    let words = pages::words(language);
    let mut record = match snapshot.resigned {
        Some(seat) => snapshot.session.record_resigned(seat),
        None => snapshot.session.record(),
    };
    let seats = snapshot.seats.iter().enumerate();
    record.players =
        seats.map(|(index, seat)| (Seat::new(index as u8), occupant_name(words, &seat.occupant))).collect();
    record
}
