//! The record of a finished match.

use kernel::Seat;
use maud::Markup;
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
    naming(snapshot, language).occupants(snapshot.seats.iter().map(|seat| &seat.occupant))
}

/// The badge at each seat that a computer plays.
pub(crate) fn snapshot_badges(snapshot: &Snapshot) -> Vec<Option<Markup>> {
    let naming = naming(snapshot, Language::default());
    (0..).map(Seat::new).zip(&snapshot.seats).map(|(seat, taken)| naming.badge(seat, &taken.occupant)).collect()
}

fn naming(snapshot: &Snapshot, language: Language) -> Naming<'static> {
    Naming { game: snapshot.game, id: snapshot.id, language }
}
