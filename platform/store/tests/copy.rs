//! Everything moves from one database to the other and back, and nothing is written over.

use journal::{EntryKind, MatchRow, Status, StoredMatch};
use kernel::Seat;
use store::{Copied, CopyError, Place, PlaceError, Store, copy};

use crate::fixture::{Backend, all, append, execute, fresh, table, write};

/// More matches than are copied at a time, of every kind.
async fn fill(store: &Store) -> Vec<MatchRow> {
    let tables: Vec<MatchRow> = (0..230).map(|number| table(fresh(), number % 3 == 0)).collect();
    for (number, new) in tables.iter().enumerate() {
        store.create(new.clone()).await.unwrap();
        if number % 9 == 0 {
            let text = "Zeile „zwei“\n\u{1f3f0} \\ ' \" $1 ?".to_owned();
            let chat = EntryKind::Chat { name: "Ännchen".to_owned(), text };
            write(store, append(new.id, 0, chat), 2_000).await.unwrap();
            let mut end = append(new.id, 1, EntryKind::Resign { seat: Seat::new(0) });
            end.summary.status = Status::Over;
            end.summary.result = Some(vec![("1".to_owned(), 3, 2)]);
            write(store, end, 3_000).await.unwrap();
        }
        store.name_guest(new.host, "Ann", number as i64).await.unwrap();
    }
    tables
}

async fn contents(store: &Store, tables: &[MatchRow]) -> Vec<StoredMatch> {
    let mut found = Vec::new();
    for new in tables {
        found.push(store.load(new.id).await.unwrap().unwrap());
    }
    found
}

#[tokio::test]
async fn a_store_moves_to_postgres_and_back() {
    let [first, second, third] = [Backend::sqlite(), Backend::postgres(), Backend::sqlite()];
    let (store, task) = first.open().await;
    let tables = fill(&store).await;
    let before = contents(&store, &tables).await;
    drop(store);
    task.await.unwrap();
    let copied = Copied { guests: 230, matches: 230, entries: 52 };
    assert_eq!(copy(&first.place(), &second.place()).await, Ok(copied));
    assert_eq!(copy(&second.place(), &third.place()).await, Ok(copied));
    for backend in [second, third] {
        let (store, _task) = backend.open().await;
        assert_eq!(contents(&store, &tables).await, before);
        assert_eq!(store.guest_name(tables[7].host).await.unwrap().as_deref(), Some("Ann"));
        assert_eq!(store.finished(tables[9].host, 9).await.unwrap()[0].result, [("1".to_owned(), 3, 2)]);
        assert!(!store.open_matches(&all()).await.unwrap().is_empty());
        // And the match goes on.
        write(&store, append(tables[0].id, 2, EntryKind::Resign { seat: Seat::new(1) }), 4_000).await.unwrap();
    }
}

#[tokio::test]
async fn nothing_is_written_over() {
    let [from, to] = [Backend::sqlite(), Backend::postgres()];
    let [(store, _task), (other, _other_task)] = [from.open().await, to.open().await];
    store.create(table(fresh(), false)).await.unwrap();
    other.name_guest(fresh(), "Bob", 5).await.unwrap();
    let Err(CopyError::NotEmpty { to: named }) = copy(&from.place(), &to.place()).await else {
        panic!("it was copied")
    };
    assert_eq!(named, to.place().to_string());
    let Err(CopyError::NotEmpty { .. }) = copy(&to.place(), &from.place()).await else { panic!("it was copied") };
}

#[tokio::test]
async fn a_folder_without_a_store_is_not_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let from = Place::Folder(folder.path().to_owned());
    let refused = copy(&from, &Backend::postgres().place()).await;
    assert_eq!(refused, Err(CopyError::Place(PlaceError::NoStore { folder: folder.path().display().to_string() })));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "and none is made there");
}

/// A target that changes what it is given is noticed, and stays empty.
#[tokio::test]
async fn what_was_written_is_read_back() {
    let [from, to] = [Backend::sqlite(), Backend::postgres()];
    let (store, _task) = from.open().await;
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    write(&store, append(new.id, 0, EntryKind::Start { steps: vec!["* 5".to_owned()] }), 2_000).await.unwrap();
    let (other, _other_task) = to.open().await;
    let Backend::Postgres(address, _) = &to else { panic!("it is PostgreSQL") };
    let trigger = "CREATE FUNCTION alter_it() RETURNS trigger LANGUAGE plpgsql AS
         $$BEGIN NEW.body = replace(NEW.body, '5', '6'); RETURN NEW; END$$;
         CREATE TRIGGER alter_it BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION alter_it()";
    execute(address, trigger).await;
    let id = new.id.to_string()[..6].to_owned();
    let refused = copy(&from.place(), &to.place()).await;
    assert_eq!(refused, Err(CopyError::Differs { table: "journal".to_owned(), id }));
    assert!(other.load(new.id).await.unwrap().is_none());
}
