//! The file of a store: what happens to it, and what is refused.

use journal::{EntryKind, TimeControl};
use store::Store;

use crate::fixture::{all, append, execute_sqlite, fresh, table};

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

/// On a full disk SQLite ends the whole transaction by itself; the writes after it must not suffer.
#[tokio::test]
async fn a_transaction_that_sqlite_ends_by_itself_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    let (_, lease) = store.own(new.id).await.unwrap().unwrap();
    let trigger = "CREATE TRIGGER refuse BEFORE UPDATE ON matches BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END";
    execute_sqlite(&folder, trigger).await;
    let write = append(new.id, 0, EntryKind::Start { steps: vec![] });
    for _ in 0..3 {
        let error = store.append(&lease, write.clone(), 2_000).await.unwrap_err();
        assert!(error.to_string().contains("disk full"), "{error}");
        assert!(store.load(new.id).await.unwrap().unwrap().journal.is_empty());
    }
    execute_sqlite(&folder, "DROP TRIGGER refuse").await;
    store.append(&lease, write, 2_000).await.unwrap();
    assert_eq!(store.load(new.id).await.unwrap().unwrap().journal.len(), 1);
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
    assert!(error.contains(words) && error.contains("restore.sh"), "{error}");
    assert_eq!(error.contains("is damaged"), error.contains(".recover"), "{error}");
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
async fn a_file_that_was_moved_away_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _task) = Store::open(folder.path()).await.unwrap();
    store.check(1).await.unwrap();
    std::fs::rename(folder.path().join("bergfried.sqlite"), folder.path().join("elsewhere")).unwrap();
    assert!(store.check(2).await.is_err(), "the file is no longer there");
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
