//! What is written can be read again, also after the program was stopped; what is refused leaves no trace. On both databases.

use journal::{EntryKind, LobbyMatch, MatchRow, Muted, Occupant, StandIn, Status, Token};
use kernel::{Seat, SeatSet};
use session::Contribution;
use store::{CopyError, OpenMatches, PlaceError, StoreError, copy};

use crate::fixture::{Backend, all, append, clocks, fresh, guest, table, write};

/// Tests that run on both databases.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::fixture::Backend::sqlite()).await;
            })+
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::fixture::Backend::postgres()).await;
            })+
        }
    };
}

on_both!(
    a_match_reads_back_as_it_was_written_also_after_a_restart,
    the_lobby_finds_what_it_shows,
    nobody_fills_the_list_of_open_matches,
    whoever_plays_both_seats_finds_the_finished_match_once_and_the_freshest_first,
    one_bad_write_harms_no_other,
    a_refused_write_leaves_no_trace,
    a_look_at_the_store_finds_out_what_is_wrong,
    a_store_of_a_newer_program_is_left_alone,
);

async fn a_match_reads_back_as_it_was_written_also_after_a_restart(backend: Backend) {
    let (store, task) = backend.open().await;
    let host = fresh();
    let new = table(host, false);
    store.create(new.clone()).await.unwrap();
    let stand_in = Occupant::Guest { guest: host, name: "Ann\nie".to_owned(), stand_in: Some(StandIn::Slow) };
    let kinds = [
        EntryKind::Contribute { hash: Contribution::new([7; 16]).hash() },
        EntryKind::Open { contribution: Contribution::new([7; 16]) },
        EntryKind::Start { steps: vec![] },
        EntryKind::Seat { seat: Seat::new(1), occupant: Occupant::Bot { level: "greedy".to_owned() } },
        EntryKind::Steps { seat: Seat::new(0), steps: vec!["1 roll0".to_owned(), "* 5".to_owned()] },
        EntryKind::TakeBack { seat: Seat::new(0), kept: 1, steps: vec!["* 4".to_owned()] },
        EntryKind::Ask { seat: Seat::new(1), kept: 1 },
        EntryKind::Answer { seat: Seat::new(0), agree: true },
        EntryKind::Answer { seat: Seat::new(0), agree: false },
        EntryKind::Chat { name: "Ann".to_owned(), text: "two\nlines".to_owned() },
        EntryKind::Seat { seat: Seat::new(0), occupant: stand_in.clone() },
        EntryKind::Mute { seat: Seat::new(0), whom: Muted::Seat(Seat::new(1)), hidden: true },
        EntryKind::Mute { seat: Seat::new(0), whom: Muted::Spectators, hidden: false },
        EntryKind::Remove { seat: Seat::new(1), guest: fresh() },
        EntryKind::Seat { seat: Seat::new(1), occupant: Occupant::Bot { level: "greedy".to_owned() } },
        EntryKind::Rematch { next: fresh() },
        EntryKind::Resign { seat: Seat::new(1) },
    ];
    for (number, kind) in kinds.iter().enumerate() {
        let mut append = append(new.id, number as u32, kind.clone());
        append.entry.guest = Some(host);
        append.entry.message = format!("message-{number}");
        write(&store, append, 2_000 + number as i64).await.unwrap();
    }
    drop(store);
    task.await.unwrap();

    let (store, _task) = backend.open().await;
    let read = store.load(new.id).await.unwrap().unwrap();
    let mut expected = new.clone();
    expected.seats[0].occupant = stand_in;
    expected.seats[1].occupant = Occupant::Bot { level: "greedy".to_owned() };
    assert_eq!(read.row, expected);
    assert_eq!((read.changed, read.status, &read.clocks), (2_016, Status::Running, &clocks()));
    assert_eq!(read.journal.iter().map(|entry| &entry.kind).collect::<Vec<_>>(), kinds.iter().collect::<Vec<_>>());
    assert_eq!((read.journal[2].message.as_str(), read.journal[2].up), ("message-2", 2_002));
    assert_eq!(read.journal[2].guest, Some(host));
    assert!(store.load(fresh()).await.unwrap().is_none());
}

async fn the_lobby_finds_what_it_shows(backend: Backend) {
    let (store, _task) = backend.open().await;
    let [ann, bob] = [fresh(), fresh()];
    let [open, private, over] = [table(ann, true), table(ann, false), table(bob, true)];
    for new in [&open, &private, &over] {
        store.create(new.clone()).await.unwrap();
    }
    write(&store, append(private.id, 0, EntryKind::Start { steps: vec![] }), 2_000).await.unwrap();
    let mut end = append(over.id, 0, EntryKind::Resign { seat: Seat::new(0) });
    end.summary.status = Status::Over;
    end.summary.wake_at = None;
    end.summary.result = Some(vec![("1".to_owned(), 3, 2), ("2".to_owned(), 4, 1)]);
    write(&store, end, 2_000).await.unwrap();

    let ids = |found: Vec<LobbyMatch>| found.into_iter().map(|found| found.id).collect::<Vec<_>>();
    assert_eq!(ids(store.open_matches(&all()).await.unwrap()), [open.id]);
    let mine = store.mine(ann, 10).await.unwrap();
    assert_eq!(mine[0].to_act, SeatSet::one(Seat::new(1)));
    assert_eq!(mine[0].seats[0], guest(ann));
    assert_eq!(ids(mine), [private.id, open.id]);
    assert_eq!(ids(store.mine(ann, 1).await.unwrap()), [private.id]);
    assert_eq!(ids(store.mine(bob, 10).await.unwrap()), []);
    let finished = store.finished(bob, 10).await.unwrap();
    assert_eq!(finished[0].result[1], ("2".to_owned(), 4, 1));
    assert_eq!(ids(finished), [over.id]);
    assert_eq!(store.to_wake(8_999).await.unwrap(), []);
    assert_eq!(store.to_wake(9_000).await.unwrap(), [private.id]);
    store.name_guest(ann, "Ann", 5).await.unwrap();
    store.name_guest(ann, "Anna", 6).await.unwrap();
    assert_eq!(store.guest_name(ann).await.unwrap().as_deref(), Some("Anna"));
}

async fn nobody_fills_the_list_of_open_matches(backend: Backend) {
    let (store, _task) = backend.open().await;
    let (flood, [ann, bob]) = (fresh(), [fresh(), fresh()]);
    let lay = async |host: Token, origin: &str, game: &str, created: i64| {
        let new = MatchRow { origin: origin.to_owned(), game: game.to_owned(), created, ..table(host, true) };
        store.create(new.clone()).await.unwrap();
        new.id
    };
    let anns = lay(ann, "house", "castle", 1_000).await;
    for number in 0..30 {
        lay(flood, "flood", "burgenland", 2_000 + number).await;
        lay(fresh(), "flood", "burgenland", 3_000 + number).await;
    }
    let bobs = lay(bob, "", "burgenland", 500).await;
    let old = lay(fresh(), "", "burgenland", 50).await;
    let ids = async |wanted: OpenMatches<'_>| {
        store.open_matches(&wanted).await.unwrap().into_iter().map(|found| found.id).collect::<Vec<_>>()
    };
    let page = OpenMatches { since: 100, most: 100, ..all() };
    let listed = ids(page).await;
    assert_eq!(listed.len(), 6 + 2, "six from one address, whoever its guests are");
    assert_eq!(listed[6..], [anns, bobs]);
    assert!(!listed.contains(&old), "it is too old");
    assert_eq!(ids(OpenMatches { skip: 6, most: 1, ..page }).await, [anns]);
    assert_eq!(ids(OpenMatches { game: Some("castle"), ..page }).await, [anns]);
    let flooded = store.open_matches(&OpenMatches { since: 0, ..page }).await.unwrap();
    assert_eq!(flooded.len(), 9);
    // Without many guests it is even less.
    for number in 0..30 {
        lay(ann, "", "castle", 4_000 + number).await;
    }
    assert_eq!(ids(OpenMatches { game: Some("castle"), ..page }).await.len(), 3, "three of one host");
}

async fn whoever_plays_both_seats_finds_the_finished_match_once_and_the_freshest_first(backend: Backend) {
    let (store, _task) = backend.open().await;
    let ann = fresh();
    let mut tables = Vec::new();
    for number in 0..5 {
        let mut new = table(ann, false);
        new.seats[1].occupant = guest(ann);
        store.create(new.clone()).await.unwrap();
        let mut end = append(new.id, 0, EntryKind::Resign { seat: Seat::new(0) });
        end.summary.status = Status::Over;
        write(&store, end, 2_000 + number).await.unwrap();
        tables.insert(0, new.id);
    }
    let found: Vec<Token> = store.finished(ann, 3).await.unwrap().into_iter().map(|found| found.id).collect();
    assert_eq!(found, tables[..3]);
    assert!(store.mine(ann, 3).await.unwrap().is_empty());
}

/// Many writes at once share commits; one of them breaks (its number is taken), and only that one is refused.
async fn one_bad_write_harms_no_other(backend: Backend) {
    let (store, _task) = backend.open().await;
    let tables: Vec<MatchRow> = (0..20).map(|_| table(fresh(), false)).collect();
    for new in &tables {
        store.create(new.clone()).await.unwrap();
    }
    let start = EntryKind::Start { steps: vec![] };
    write(&store, append(tables[7].id, 0, start.clone()), 2_000).await.unwrap();
    let mut leases = Vec::new();
    for new in &tables {
        leases.push(store.own(new.id).await.unwrap().unwrap().1);
    }
    let all = leases.into_iter().map(|lease| {
        let (store, write) = (store.clone(), append(lease.id(), 0, start.clone()));
        tokio::spawn(async move { store.append(&lease, write, 2_000).await.is_ok() })
    });
    for (index, written) in all.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(written.await.unwrap(), index != 7, "table {index}");
        assert_eq!(store.load(tables[index].id).await.unwrap().unwrap().journal.len(), 1, "table {index}");
    }
}

/// The disk refuses in the middle of things; afterwards the store goes on as if nothing had been asked.
async fn a_refused_write_leaves_no_trace(backend: Backend) {
    let (store, _task) = backend.open().await;
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    let (_, lease) = store.own(new.id).await.unwrap().unwrap();
    backend.refuse("UPDATE", "matches").await;
    let write = append(new.id, 0, EntryKind::Start { steps: vec![] });
    for _ in 0..3 {
        let error = store.append(&lease, write.clone(), 2_000).await.unwrap_err();
        assert!(error.to_string().contains("disk full"), "{error}");
        assert!(store.load(new.id).await.unwrap().unwrap().journal.is_empty());
    }
    backend.allow("matches").await;
    store.append(&lease, write, 2_000).await.unwrap();
    assert_eq!(store.load(new.id).await.unwrap().unwrap().journal.len(), 1);
}

async fn a_look_at_the_store_finds_out_what_is_wrong(backend: Backend) {
    let (store, _task) = backend.open().await;
    store.check(1).await.unwrap();
    backend.refuse("INSERT", "health").await;
    assert!(store.check(2).await.unwrap_err().to_string().contains("disk full"));
    backend.allow("health").await;
    store.check(3).await.unwrap();
}

async fn a_store_of_a_newer_program_is_left_alone(backend: Backend) {
    let (store, task) = backend.open().await;
    drop(store);
    task.await.unwrap();
    let columns = "description, installed_on, success, checksum, execution_time";
    let later = format!(
        "INSERT INTO _sqlx_migrations (version, {columns}) SELECT 9999, {columns} FROM _sqlx_migrations WHERE version = 1"
    );
    backend.execute(&later).await;
    let error = backend.try_open().await.unwrap_err();
    assert!(matches!(error, StoreError::Place(PlaceError::Newer { .. })), "{error}");
    let refused = copy(&backend.place(), &Backend::sqlite().place()).await.unwrap_err();
    assert!(matches!(refused, CopyError::Place(PlaceError::Newer { .. })), "{refused}");
}
