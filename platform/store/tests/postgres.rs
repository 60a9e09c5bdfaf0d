//! Several servers on one database: a match has one owner, and who has lost it cannot write.

use std::time::Duration;

use journal::{Append, EntryKind, MatchRow, Token};
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use store::{Lease, PlaceError, Store, StoreError};
use tokio::task::JoinHandle;

use crate::fixture::{SERVER, append, database, execute, fresh, table};
use crate::relay::{Relay, Traffic};

async fn open(address: &str) -> (Store, JoinHandle<()>) {
    open_as(address, fresh()).await
}

async fn open_as(address: &str, server: Token) -> (Store, JoinHandle<()>) {
    Store::connect(&address.parse().unwrap(), server).await.unwrap()
}

async fn create(store: &Store) -> MatchRow {
    let new = table(fresh(), false);
    store.create(new.clone()).await.unwrap();
    new
}

async fn own(store: &Store, id: Token) -> Lease {
    store.own(id).await.unwrap().unwrap().1
}

/// Asks for a match until it can be had.
async fn own_when_free(store: &Store, id: Token) -> Lease {
    loop {
        match store.own(id).await {
            Ok(taken) => return taken.unwrap().1,
            Err(StoreError::Held) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

fn chat(id: Token, number: u32, text: &str) -> Append {
    let mut append = append(id, number, EntryKind::Chat { name: "Ann".to_owned(), text: text.to_owned() });
    append.entry.message = format!("message-{text}");
    append
}

/// The lease of a server has ended, as far as the database knows.
async fn end_lease(address: &str, server: Token) {
    execute(address, &format!("UPDATE servers SET lease_until = clock_timestamp() WHERE id = '{server}'")).await;
}

/// The texts of the journal, and the fencing numbers under which they were written.
async fn journal(address: &str, id: Token) -> Vec<(String, i64)> {
    let options: PgConnectOptions = address.parse().unwrap();
    let mut connection: PgConnection = options.connect().await.unwrap();
    let rows: Vec<(String, i64)> =
        sqlx::query_as("SELECT substr(body, 5), fence FROM journal WHERE match_id = $1 ORDER BY number")
            .bind(id.to_string())
            .fetch_all(&mut connection)
            .await
            .unwrap();
    assert!(rows.is_sorted_by_key(|(_, fence)| *fence), "{rows:?}");
    rows
}

fn lines(journal: &[(String, i64)]) -> Vec<&str> {
    journal.iter().map(|(text, _)| text.as_str()).collect()
}

#[tokio::test]
async fn a_match_has_one_owner_until_its_lease_ends() {
    let (address, server) = (database(), fresh());
    let [(first, _first_task), (second, _second_task)] = [open_as(&address, server).await, open(&address).await];
    let id = create(&first).await.id;
    let mut lease = own(&first, id).await;
    assert!(matches!(second.own(id).await, Err(StoreError::Held)));
    first.append(&lease, chat(id, 0, "one"), 1).await.unwrap();
    end_lease(&address, server).await;
    let next = own(&second, id).await;
    assert!(next.fence() > lease.fence());
    let error = first.append(&lease, chat(id, 1, "late"), 2).await.unwrap_err();
    assert!(matches!(error, StoreError::Overtaken), "{error}");
    second.append(&next, chat(id, 1, "two"), 3).await.unwrap();
    assert_eq!(lines(&journal(&address, id).await), ["one", "two"]);
    // The first server finds out by itself, and then asks for the match again.
    lease.lost().await;
    assert!(matches!(first.own(id).await, Err(StoreError::Held)));
    assert!(first.own(fresh()).await.unwrap().is_none(), "a match that does not exist is not held");
}

/// When a lease has ended, the next one begins without any match. What was taken between the two would be free for others while
/// its server believes that it has it.
#[tokio::test]
async fn a_server_whose_lease_has_ended_takes_no_match_before_the_next_one() {
    let (address, server) = (database(), fresh());
    let [(first, _first_task), (second, _second_task)] = [open_as(&address, server).await, open(&address).await];
    let id = create(&first).await.id;
    end_lease(&address, server).await;
    let lease = own_when_free(&first, id).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(lease.is_valid());
    assert!(matches!(second.own(id).await, Err(StoreError::Held)));
}

#[tokio::test]
async fn a_match_that_was_given_back_is_free_at_once() {
    let address = database();
    let [(first, _first_task), (second, _second_task)] = [open(&address).await, open(&address).await];
    let id = create(&first).await.id;
    first.release(own(&first, id).await).await.unwrap();
    let lease = own(&second, id).await;
    second.append(&lease, chat(id, 0, "one"), 1).await.unwrap();
}

#[tokio::test]
async fn a_server_that_ends_hands_over_all_its_matches() {
    let address = database();
    let [(first, first_task), (second, _second_task)] = [open(&address).await, open(&address).await];
    let ids = [create(&first).await.id, create(&first).await.id];
    let mut leases = Vec::new();
    for id in ids {
        leases.push(own(&first, id).await);
        assert!(matches!(second.own(id).await, Err(StoreError::Held)));
    }
    drop(first);
    first_task.await.unwrap();
    for id in ids {
        own(&second, id).await;
    }
}

/// A server that is killed and started again on the same data folder is the same server: nobody else has its matches.
#[tokio::test]
async fn a_server_that_was_killed_goes_on_at_once() {
    let (address, server) = (database(), fresh());
    let (killed, _killed_task) = open_as(&address, server).await;
    let id = create(&killed).await.id;
    let old = own(&killed, id).await;
    let (store, _task) = open_as(&address, server).await;
    let lease = own(&store, id).await;
    store.append(&lease, chat(id, 0, "one"), 1).await.unwrap();
    let late = killed.append(&old, chat(id, 1, "late"), 2).await;
    assert!(matches!(late, Err(StoreError::Overtaken)));
}

/// Nothing that a server has sent or still sends after it stood still for long gets past the fence.
#[tokio::test]
async fn a_server_that_stood_still_cannot_write_any_more() {
    let address = database();
    let relay = Relay::open(SERVER.socket()).await;
    let (stopped, _stopped_task) = open(&relay.address(&address)).await;
    let (other, _other_task) = open(&address).await;
    let id = create(&stopped).await.id;
    let lease = own(&stopped, id).await;
    relay.set(Traffic::StandsStill);
    let writing = {
        let stopped = stopped.clone();
        tokio::spawn(async move { stopped.append(&lease, chat(id, 0, "late"), 1).await })
    };
    // Its lease ends by itself: nothing renews it.
    let next = own_when_free(&other, id).await;
    other.append(&next, chat(id, 0, "one"), 2).await.unwrap();
    relay.set(Traffic::Flows);
    assert!(matches!(writing.await.unwrap(), Err(StoreError::Overtaken)));
    assert_eq!(lines(&journal(&address, id).await), ["one"]);
    // It is still a server like any other.
    let id = create(&stopped).await.id;
    let lease = own_when_free(&stopped, id).await;
    stopped.append(&lease, chat(id, 0, "two"), 3).await.unwrap();
}

/// Many servers' worth of matches in one commit; some have been taken over, and only those are refused.
#[tokio::test]
async fn a_fenced_write_does_not_harm_its_batch() {
    let (address, server) = (database(), fresh());
    let [(first, _first_task), (second, _second_task)] = [open_as(&address, server).await, open(&address).await];
    let mut leases = Vec::new();
    for _ in 0..30 {
        let id = create(&first).await.id;
        leases.push(own(&first, id).await);
    }
    end_lease(&address, server).await;
    for lease in leases.iter().step_by(10) {
        own(&second, lease.id()).await;
    }
    let ids: Vec<Token> = leases.iter().map(Lease::id).collect();
    let writing = leases.into_iter().map(|lease| {
        let first = first.clone();
        tokio::spawn(async move { first.append(&lease, chat(lease.id(), 0, "one"), 1).await })
    });
    for (index, writing) in writing.collect::<Vec<_>>().into_iter().enumerate() {
        let written = writing.await.unwrap();
        match index % 10 {
            0 => assert!(matches!(written, Err(StoreError::Overtaken)), "{index}"),
            _ => written.unwrap(),
        }
        assert_eq!(journal(&address, ids[index]).await.len(), usize::from(index % 10 != 0), "{index}");
    }
}

/// The database has committed, and the connection ended before it could say so. The write is neither lost nor made twice.
#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_looked_up() {
    let address = database();
    let relay = Relay::open(SERVER.socket()).await;
    let (store, _task) = open(&relay.address(&address)).await;
    let id = create(&store).await.id;
    let lease = own(&store, id).await;
    for number in 0..5 {
        relay.set(Traffic::AnswersAreLost);
        let text = format!("line-{number}");
        // Renewing the lease may lose its answer first.
        store.append(&lease, chat(id, number, &text), 1).await.unwrap();
        relay.until(Traffic::Flows).await;
    }
    let written = journal(&address, id).await;
    assert_eq!(lines(&written), ["line-0", "line-1", "line-2", "line-3", "line-4"]);
    relay.set(Traffic::AnswersAreLost);
    let new = create(&store).await;
    assert_eq!(store.load(new.id).await.unwrap().unwrap().row, new);
}

/// Nobody is told that a change is durable, or that it is not, before that is known.
#[tokio::test]
async fn a_database_that_is_restarted_loses_nothing() {
    let server = test_servers::DatabaseServer::start().unwrap();
    let address = server.create().unwrap();
    let (store, _task) = open(&address).await;
    let id = create(&store).await.id;
    let mut lease = own(&store, id).await;
    let writing = tokio::spawn(async move {
        let mut number = 0;
        while number < 400 {
            match store.append(&lease, chat(id, number, &number.to_string()), 1).await {
                Ok(()) => number += 1,
                Err(StoreError::Place(PlaceError::Unreachable { .. } | PlaceError::Silent { .. })) => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                // The restart took longer than the lease.
                Err(StoreError::Overtaken) => lease = own(&store, id).await,
                Err(error) => panic!("{error}"),
            }
        }
    });
    let restarting = tokio::task::spawn_blocking(move || {
        server.restart().unwrap();
        server
    });
    let _server = restarting.await.unwrap();
    writing.await.unwrap();
    let expected: Vec<String> = (0..400).map(|number| number.to_string()).collect();
    assert_eq!(lines(&journal(&address, id).await), expected);
}

#[tokio::test]
async fn a_message_id_that_the_database_cannot_hold_is_refused() {
    let address = database();
    let (store, _task) = open(&address).await;
    let id = create(&store).await.id;
    let lease = own(&store, id).await;
    let error = store.append(&lease, chat(id, 0, "NUL\0"), 1).await.unwrap_err();
    assert!(matches!(error, StoreError::NulCharacter), "{error}");
    store.append(&lease, chat(id, 0, "one"), 2).await.unwrap();
}

#[tokio::test]
async fn an_unreachable_database_is_named_without_its_password() {
    let refused = Store::connect(&"postgres://ann:secret@127.0.0.1:1/castles".parse().unwrap(), fresh()).await;
    let error = refused.unwrap_err().to_string();
    assert!(error.contains("postgres://ann@127.0.0.1:1/castles") && !error.contains("secret"), "{error}");
    assert_eq!(error.lines().count(), 1);
}

#[tokio::test]
async fn what_is_wrong_with_a_database_is_said() {
    let address = database();
    let refused = async |address: &str| match Store::connect(&address.parse().unwrap(), fresh()).await {
        Err(StoreError::Place(error)) => error,
        other => panic!("{other:?}"),
    };
    let error = refused(&address.replace("/test", "/nothing")).await;
    assert!(matches!(error, PlaceError::NoDatabase { .. }), "{error}");
    let error = refused(&address.replace("bergfried@", "nobody@")).await;
    assert!(matches!(error, PlaceError::Login { .. }), "{error}");
    let relay = Relay::open(SERVER.socket()).await;
    let error = refused(&format!("{}?sslmode=require", relay.address(&address))).await;
    assert!(matches!(error, PlaceError::Tls { .. }), "{error}");
    execute(&address, "CREATE ROLE stranger LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC").await;
    let error = refused(&address.replace("bergfried@", "stranger@")).await;
    assert!(matches!(error, PlaceError::Rights { .. }), "{error}");
}

#[tokio::test]
async fn a_database_is_in_use_while_a_server_has_a_lease() {
    let address = database();
    let place = address.parse().unwrap();
    assert!(!store::is_in_use(&place).await.unwrap(), "it has no tables yet");
    let (store, task) = open(&address).await;
    assert!(store::is_in_use(&place).await.unwrap());
    drop(store);
    task.await.unwrap();
    assert!(!store::is_in_use(&place).await.unwrap());
}

/// A server that stands ready leaves alone what another one has in memory.
#[tokio::test]
async fn only_free_matches_are_woken() {
    let address = database();
    let [(first, _first_task), (second, _second_task)] = [open(&address).await, open(&address).await];
    let id = create(&first).await.id;
    let lease = own(&first, id).await;
    first.append(&lease, chat(id, 0, "one"), 1).await.unwrap();
    assert_eq!(first.to_wake(9_000).await.unwrap(), [id]);
    assert_eq!(second.to_wake(9_000).await.unwrap(), []);
    first.release(lease).await.unwrap();
    assert_eq!(second.to_wake(9_000).await.unwrap(), [id]);
}

#[tokio::test]
async fn all_servers_have_the_key_of_the_first() {
    let address = database();
    let [(first, _task), (second, _other_task)] = [open(&address).await, open(&address).await];
    assert_eq!(first.shared_key([1; 32]).await.unwrap(), Some([1; 32]));
    assert_eq!(second.shared_key([2; 32]).await.unwrap(), Some([1; 32]));
    let (alone, _alone_task) = crate::fixture::Backend::sqlite().open().await;
    assert_eq!(alone.shared_key([3; 32]).await.unwrap(), None);
}

/// The server time is that of the fastest server, and stands still while none runs.
#[tokio::test]
async fn servers_share_the_time() {
    let address = database();
    let [(first, _task), (second, _other_task)] = [open(&address).await, open(&address).await];
    let begun = first.shared_time(0).await.unwrap().unwrap();
    let ahead = begun + 100_000;
    assert!(first.shared_time(ahead).await.unwrap().unwrap() >= ahead);
    assert!(second.shared_time(0).await.unwrap().unwrap() >= ahead);
    for change in ["- interval '1 day'", "+ interval '1 day'"] {
        execute(&address, &format!("UPDATE shared SET at = at {change}")).await;
        let next = second.shared_time(0).await.unwrap().unwrap();
        assert!((ahead..ahead + 60_000).contains(&next), "{change}: {next}");
    }
}
