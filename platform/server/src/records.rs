//! The record of a finished match.

use kernel::Seat;
use pages::Naming;
use present::Language;
use session::Record;
use table::Snapshot;

/// The record of a match that is over, with the names of its players.
pub(crate) fn finished_record(snapshot: &Snapshot, language: Language) -> Record {
    let mut record = match snapshot.resigned {
        Some(seat) => snapshot.session.record_resigned(seat),
        None => snapshot.session.record(),
    };
    let names = snapshot_names(snapshot, language);
    record.players = (0..).map(Seat::new).zip(names).collect();
    record
}

/// The name at each seat.
pub(crate) fn snapshot_names(snapshot: &Snapshot, language: Language) -> Vec<String> {
    let naming = Naming { game: snapshot.game, id: snapshot.id, language };
    naming.occupants(snapshot.seats.iter().map(|seat| &seat.occupant))
}
