//! What is written can be read again, also after the program was stopped; what is refused leaves no trace.

use std::sync::atomic::{AtomicU64, Ordering};

use journal::{
    Append, Entry, EntryKind, LobbyMatch, MatchRow, MatchSeat, Muted, Occupant, SeatClock, StandIn, Status, Summary,
    TimeControl, Token,
};
use kernel::{Seat, SeatSet};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use store::{OpenMatches, Store};

/// A token that no other call returns.
fn fresh() -> Token {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    Token::new(u128::from(COUNT.fetch_add(1, Ordering::Relaxed)).to_be_bytes())
}

fn seat(occupant: Occupant) -> MatchSeat {
    MatchSeat { occupant, invitation: fresh() }
}

fn guest(id: Token) -> Occupant {
    Occupant::Guest { guest: id, name: "Ännchen \"; DROP TABLE matches".to_owned(), stand_in: None }
}

fn table(host: Token, listed: bool) -> MatchRow {
    MatchRow {
        id: fresh(),
        game: "burgenland".to_owned(),
        rules_version: 3,
        options: vec![("dice".to_owned(), "five".to_owned())],
        seed: "ab".repeat(32),
        shared_chance: false,
        host,
        origin: "here".to_owned(),
        listed,
        clock: TimeControl::PerMove(60),
        aids: false,
        spectators_write: false,
        hints: true,
        practice: true,
        created: 1_000,
        seats: vec![seat(guest(host)), seat(Occupant::Open)],
    }
}

fn entry(kind: EntryKind, up: i64) -> Entry {
    Entry { kind, guest: None, message: String::new(), up }
}

fn all() -> OpenMatches<'static> {
    OpenMatches { game: None, since: 0, skip: 0, most: 10 }
}

fn clocks() -> Vec<SeatClock> {
    vec![SeatClock { spent: 5, turns: Vec::new() }, SeatClock { spent: 7, turns: vec![(2, 3), (9, 4)] }]
}

fn running(steps: usize) -> Summary {
    Summary {
        status: Status::Running,
        steps,
        to_act: SeatSet::one(Seat::new(1)),
        clocks: clocks(),
        wake_at: Some(9_000),
        result: None,
    }
}

fn append(id: Token, number: u32, kind: EntryKind) -> Append {
    Append { id, number, entry: entry(kind, 2_000 + i64::from(number)), summary: running(number as usize) }
}

#[tokio::test]
async fn a_match_reads_back_as_it_was_written_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (store, task) = Store::open(folder.path()).await.unwrap();
    let host = fresh();
    let new = table(host, false);
    store.create(new.clone()).await.unwrap();
    let stand_in = Occupant::Guest { guest: host, name: "Ann\nie".to_owned(), stand_in: Some(StandIn::Slow) };
    let kinds = [
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
        store.append(append, 2_000 + number as i64).await.unwrap();
    }
    drop(store);
    task.await.unwrap();

    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let read = store.load(new.id).await.unwrap().unwrap();
    let mut expected = new.clone();
    expected.seats[0].occupant = stand_in;
    expected.seats[1].occupant = Occupant::Bot { level: "greedy".to_owned() };
    assert_eq!(read.row, expected);
    assert_eq!((read.changed, read.status, &read.clocks), (2_014, Status::Running, &clocks()));
    assert_eq!(read.journal.iter().map(|entry| &entry.kind).collect::<Vec<_>>(), kinds.iter().collect::<Vec<_>>());
    assert_eq!((read.journal[2].message.as_str(), read.journal[2].up), ("message-2", 2_002));
    assert_eq!(read.journal[2].guest, Some(host));
    assert!(store.load(fresh()).await.unwrap().is_none());
}

#[tokio::test]
async fn the_lobby_finds_what_it_shows() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let [ann, bob] = [fresh(), fresh()];
    let [open, private, over] = [table(ann, true), table(ann, false), table(bob, true)];
    for new in [&open, &private, &over] {
        store.create(new.clone()).await.unwrap();
    }
    store.append(append(private.id, 0, EntryKind::Start { steps: vec![] }), 2_000).await.unwrap();
    let mut end = append(over.id, 0, EntryKind::Resign { seat: Seat::new(0) });
    end.summary.status = Status::Over;
    end.summary.wake_at = None;
    end.summary.result = Some(vec![("1".to_owned(), 3, 2), ("2".to_owned(), 4, 1)]);
    store.append(end, 2_000).await.unwrap();

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

#[tokio::test]
async fn nobody_fills_the_list_of_open_matches() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
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

#[tokio::test]
async fn whoever_plays_both_seats_finds_the_finished_match_once_and_the_freshest_first() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let ann = fresh();
    let mut tables = Vec::new();
    for number in 0..5 {
        let mut new = table(ann, false);
        new.seats[1].occupant = guest(ann);
        store.create(new.clone()).await.unwrap();
        let mut end = append(new.id, 0, EntryKind::Resign { seat: Seat::new(0) });
        end.summary.status = Status::Over;
        store.append(end, 2_000 + number).await.unwrap();
        tables.insert(0, new.id);
    }
    let found: Vec<Token> = store.finished(ann, 3).await.unwrap().into_iter().map(|found| found.id).collect();
    assert_eq!(found, tables[..3]);
    assert!(store.mine(ann, 3).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_copy_of_a_store_in_use_holds_what_was_written_before_it() {
    let [folder, copy] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let [before, after] = [table(fresh(), false), table(fresh(), false)];
    store.create(before.clone()).await.unwrap();
    store::backup(folder.path(), copy.path()).await.unwrap();
    store.create(after.clone()).await.unwrap();
    let (copied, _task) = Store::open(copy.path()).await.unwrap();
    assert!(copied.load(before.id).await.unwrap().is_some());
    assert!(copied.load(after.id).await.unwrap().is_none());
    assert!(store::backup(folder.path(), copy.path()).await.is_err(), "a copy is never written over");
}

/// Many writes at once share commits; one of them breaks (its number is taken), and only that one is refused.
#[tokio::test]
async fn a_store_that_was_closed_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let (store, task) = Store::open(folder.path()).await.unwrap();
    let host = fresh();
    store.create(table(host, true)).await.unwrap();
    assert_eq!(store.open_matches(&all()).await.unwrap().len(), 1, "somebody has read it");
    drop(store);
    task.await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["bergfried.sqlite"]);
}

#[tokio::test]
async fn one_bad_write_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let tables: Vec<MatchRow> = (0..20).map(|_| table(fresh(), false)).collect();
    for new in &tables {
        store.create(new.clone()).await.unwrap();
    }
    let start = EntryKind::Start { steps: vec![] };
    store.append(append(tables[7].id, 0, start.clone()), 2_000).await.unwrap();
    let all = tables.iter().map(|new| {
        let (store, write) = (store.clone(), append(new.id, 0, start.clone()));
        tokio::spawn(async move { store.append(write, 2_000).await.is_ok() })
    });
    for (index, written) in all.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(written.await.unwrap(), index != 7, "table {index}");
    }
}

/// The disk refuses in the middle of things; afterwards the store goes on as if nothing had been asked.
async fn refused_by(how: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    let file = SqliteConnectOptions::new().filename(folder.path().join("bergfried.sqlite"));
    let mut other = file.connect().await.unwrap();
    let trigger = format!("CREATE TRIGGER refuse BEFORE UPDATE ON matches BEGIN SELECT RAISE({how}, 'disk full'); END");
    sqlx::raw_sql(sqlx::AssertSqlSafe(trigger)).execute(&mut other).await.unwrap();
    let write = append(new.id, 0, EntryKind::Start { steps: vec![] });
    for _ in 0..3 {
        let error = store.append(write.clone(), 2_000).await.unwrap_err();
        assert!(error.to_string().contains("disk full"), "{error}");
        assert!(store.load(new.id).await.unwrap().unwrap().journal.is_empty());
    }
    sqlx::query("DROP TRIGGER refuse").execute(&mut other).await.unwrap();
    store.append(write, 2_000).await.unwrap();
    assert_eq!(store.load(new.id).await.unwrap().unwrap().journal.len(), 1);
}

#[tokio::test]
async fn a_refused_write_leaves_no_trace() {
    refused_by("ABORT").await;
}

/// On a full disk SQLite ends the whole transaction by itself; the writes after it must not suffer.
#[tokio::test]
async fn a_transaction_that_sqlite_ends_by_itself_stops_nothing() {
    refused_by("ROLLBACK").await;
}

/// What is there is left alone, byte for byte, and the one line says what to do.
async fn check_refused(folder: &std::path::Path, words: &str) {
    let files = || {
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files.into_iter().map(|file| (file.clone(), std::fs::read(file).unwrap())).collect::<Vec<_>>()
    };
    let before = files();
    let error = Store::open(folder).await.unwrap_err().to_string();
    assert!(error.contains(words) && error.contains("restore.sh") && error.contains(".recover"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    let names =
        |files: &[(std::path::PathBuf, Vec<u8>)]| files.iter().map(|(file, _)| file.clone()).collect::<Vec<_>>();
    assert!(files() == before, "something was changed: {:?} {:?}", names(&before), names(&files()));
}

#[tokio::test]
async fn a_damaged_file_is_not_taken_for_a_new_store() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bergfried.sqlite");
    let (store, task) = Store::open(folder.path()).await.unwrap();
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    drop(store);
    task.await.unwrap();
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&file, "").unwrap();
    check_refused(folder.path(), "is empty").await;
    std::fs::write(&file, "something else altogether".repeat(1000)).unwrap();
    check_refused(folder.path(), "is damaged (file is not a database)").await;
    let mut damaged = whole.clone();
    damaged[4096..].fill(0xff);
    std::fs::write(&file, damaged).unwrap();
    check_refused(folder.path(), "is damaged (database disk image is malformed)").await;
    std::fs::remove_file(&file).unwrap();
    std::fs::write(folder.path().join("bergfried.sqlite-wal"), "x").unwrap();
    check_refused(folder.path(), "is missing, but its log is there").await;
    std::fs::remove_file(folder.path().join("bergfried.sqlite-wal")).unwrap();
    std::fs::write(&file, whole).unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    assert!(store.load(new.id).await.unwrap().is_some(), "a good copy is taken");
}

#[tokio::test]
async fn a_server_that_was_killed_while_it_created_its_store_leaves_none() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bergfried.sqlite-new"), "half").unwrap();
    std::fs::write(folder.path().join("bergfried.sqlite-new-wal"), "half").unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    store.create(table(fresh(), false)).await.unwrap();
}

#[tokio::test]
async fn a_look_at_the_store_finds_out_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    store.check(1).await.unwrap();
    let file = SqliteConnectOptions::new().filename(folder.path().join("bergfried.sqlite"));
    let mut other = file.connect().await.unwrap();
    let trigger = "CREATE TRIGGER refuse BEFORE INSERT ON health BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    sqlx::raw_sql(trigger).execute(&mut other).await.unwrap();
    assert!(store.check(2).await.unwrap_err().to_string().contains("disk full"));
    sqlx::query("DROP TRIGGER refuse").execute(&mut other).await.unwrap();
    store.check(3).await.unwrap();
    std::fs::rename(folder.path().join("bergfried.sqlite"), folder.path().join("elsewhere")).unwrap();
    assert!(store.check(4).await.is_err(), "the file is no longer there");
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let [folder, copy] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let file = folder.path().join("bergfried.sqlite");
    let check = |folder: &std::path::Path| {
        for file in std::fs::read_dir(folder).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{:?}", file.path());
        }
    };
    let (store, task) = Store::open(folder.path()).await.unwrap();
    store.create(table(fresh(), false)).await.unwrap();
    check(folder.path());
    store::backup(folder.path(), copy.path()).await.unwrap();
    check(copy.path());
    drop(store);
    task.await.unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    store.create(table(fresh(), false)).await.unwrap();
    check(folder.path());
}

#[test]
fn clocks_read_back_as_themselves() {
    for clock in [TimeControl::None, TimeControl::PerMove(30), TimeControl::PerGame(1_200)] {
        assert_eq!(clock.to_string().parse(), Ok(clock));
    }
    for bad in ["", "move", "move 0", "move x", "game 99999999", "none 3"] {
        assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
    }
}
