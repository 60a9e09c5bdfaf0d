//! Persist before publish: what could not be made durable has not happened, and what is durable is never done twice.

use std::time::Duration;

use journal::{Append, Entry, EntryKind, Status, Summary, Token};
use serde_json::json;
use store::{Lease, Store, StoreError};

use crate::client::{Guest, two_at_a_table};
use crate::test_server::{TestServer, on_both_databases};

on_both_databases!(
    a_move_that_cannot_be_stored_is_not_made,
    a_bot_tries_again_when_the_store_is_back,
    a_stored_move_that_nobody_was_told_of_is_not_made_twice,
    a_match_under_other_rules_is_left_alone,
    a_match_with_another_box_is_left_alone,
);

async fn a_move_that_cannot_be_stored_is_not_made(server: TestServer) {
    let (id, [ann, _], [mut anns, mut bobs]) = two_at_a_table(&server).await;
    server.refuse_entries(None).await;
    let version = bobs.table["version"].clone();
    let move_one = json!({ "type": "play", "id": "one", "seat": 1, "decision": 0, "action": "choose1" });
    let refused = anns.repeat(move_one.clone()).await;
    assert_eq!(refused["code"], "store-failed");
    let looking = ann.open(&server, &id).await;
    assert_eq!(looking.table["steps"], 0, "the match is as it was");
    assert_eq!(bobs.ask(json!({ "type": "chat", "text": "still there?" })).await["code"], "store-failed");
    assert_eq!(bobs.table["steps"], 0);
    assert_eq!(bobs.table["log"], json!(null), "nothing was shown since {version}");
    let created = ann.post(&server, "/matches", "game=toy&mode=screen").await;
    assert_eq!(created.status, 303, "creating a match writes no journal");

    server.accept_entries().await;
    assert_eq!(anns.repeat(move_one).await["type"], "done", "the same message is not taken for a repeated one");
    bobs.until(|table| table["steps"] == 1).await;
}

async fn a_bot_tries_again_when_the_store_is_back(server: TestServer) {
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "computer").await;
    let mut anns = ann.open(&server, &id).await;
    anns.until(|table| table["steps"] == 1).await;
    // Only the bot's moves are refused: it is the second seat.
    server.refuse_entries(Some(1)).await;
    anns.play(1, "choose1").await;
    anns.play(1, "plan1").await;
    anns.play(1, "seal").await;
    assert_eq!(anns.table["steps"], 5);
    server.accept_entries().await;
    anns.until(|table| table["steps"] == 6).await;
}

/// The server died after the move was durable and before anyone was told. The client, which had no answer, says the
/// same again.
async fn a_stored_move_that_nobody_was_told_of_is_not_made_twice(server: TestServer) {
    let (id, [ann, _], [anns, bobs]) = two_at_a_table(&server).await;
    let entry_message = "before-the-crash";
    anns.close().await;
    bobs.close().await;
    while server.matches_in_memory() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let store = server.store().await;
    let lease = take(&store, id.parse().unwrap()).await;
    let stored = store.load(lease.id()).await.unwrap().unwrap();
    let entry = Entry {
        kind: EntryKind::Steps { seat: kernel::Seat::new(0), steps: vec!["1 choose1".to_owned()] },
        guest: stored.row.seats[0].occupant.guest(),
        message: entry_message.to_owned(),
        up: stored.journal.last().unwrap().up,
    };
    let summary = Summary {
        status: Status::Running,
        steps: 1,
        to_act: kernel::SeatSet::one(kernel::Seat::new(1)),
        clocks: stored.clocks,
        wake_at: None,
        result: None,
    };
    let append = Append { id: stored.row.id, number: stored.journal.len() as u32, entry, summary };
    store.append(&lease, append, stored.changed + 1).await.unwrap();
    store.release(lease).await.unwrap();

    let mut anns = ann.open(&server, &id).await;
    assert_eq!(anns.table["steps"], 1, "the move is there");
    let again = json!({ "type": "play", "id": entry_message, "seat": 1, "decision": 0, "action": "choose1" });
    assert_eq!(anns.repeat(again).await["type"], "done");
    assert_eq!(anns.table["steps"], 1, "and only once");
}

/// Takes a match as soon as its server has given it back.
async fn take(store: &Store, id: Token) -> Lease {
    loop {
        match store.own(id).await {
            Ok(taken) => return taken.unwrap().1,
            Err(StoreError::Held) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// A match stays with the box it was begun with: a program that has another says so and leaves it alone.
async fn a_match_with_another_box_is_left_alone(server: TestServer) {
    let (id, [ann, _], [mut anns, _]) = two_at_a_table(&server).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done", "the match is running");
    server.execute("UPDATE matches SET own_box = '0123456789abcdef'").await;
    let before = server.entries().await;
    let server = server.restart().await;
    let page = ann.get(&server, &format!("/m/{id}")).await;
    assert_eq!(page.status, 410);
    let told = "The match is played with the custom box 0123456789abcdef; this program has the built-in pieces.";
    assert!(page.body.contains(told), "{}", page.body);
    assert!(ann.get(&server, "/").await.body.contains(&id), "the lobby still lists it");
    assert_eq!((before, before > 1), (server.entries().await, true), "nothing that was played is lost");
}

/// A match stays with the rules it was begun under: a program that plays other rules says so and leaves it alone.
async fn a_match_under_other_rules_is_left_alone(server: TestServer) {
    let (id, [ann, _], [mut anns, _]) = two_at_a_table(&server).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done", "the match is running");
    server.execute("UPDATE matches SET rules_version = 7").await;
    let before = server.entries().await;
    let server = server.restart().await;
    let page = ann.get(&server, &format!("/m/{id}")).await;
    assert_eq!(page.status, 410);
    assert!(page.body.contains("rules version 7; this program knows version 1"), "{}", page.body);
    assert!(ann.get(&server, "/").await.body.contains(&id), "the lobby still lists it");
    assert_eq!((before, before > 1), (server.entries().await, true), "nothing that was played is lost");
}
