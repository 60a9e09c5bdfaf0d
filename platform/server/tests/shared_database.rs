//! Several servers on one database: a match is with one of them at a time.

use serde_json::json;

use crate::client::two_at_a_table;
use crate::test_server::TestServer;

#[tokio::test]
async fn a_match_moves_to_another_server_when_its_own_has_ended() {
    let first = TestServer::open_on_database().await;
    let second = TestServer::open_beside(&first).await;
    let (id, [ann, bob], [mut anns, _bobs]) = two_at_a_table(&first).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    first.stop().await;
    let mut anns = ann.open(&second, &id).await;
    assert_eq!(anns.table["steps"], 1, "what was done is there");
    let mut bobs = bob.open(&second, &id).await;
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
}

/// A server that was cut off for longer than its lease ends the sockets of its matches. What it still says is not written.
#[tokio::test]
async fn a_server_that_has_lost_its_lease_writes_nothing() {
    let first = TestServer::open_on_database().await;
    let second = TestServer::open_beside(&first).await;
    let (id, [_ann, bob], [mut anns, mut late]) = two_at_a_table(&first).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    let id_of_first = std::fs::read_to_string(first.folder.path().join("server.id")).unwrap();
    let end_lease = "UPDATE servers SET lease_until = clock_timestamp() WHERE id =";
    first.execute(&format!("{end_lease} '{}'", id_of_first.trim())).await;
    let mut bobs = bob.open(&second, &id).await;
    assert_eq!(bobs.table["steps"], 1);
    // Whether the first server knows it already or not: it answers that nothing was written, or not at all.
    late.send(json!({ "type": "chat", "id": "late", "text": "still there?" })).await;
    assert!(late.is_cut_off().await);
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    let stored = second.store().await.load(id.parse().unwrap()).await.unwrap().unwrap();
    assert!(stored.journal.iter().all(|entry| entry.message != "late"));
}

/// Without a bus people reach a match only where it is, and are told so.
#[tokio::test]
async fn a_match_that_another_server_has_is_refused() {
    let first = TestServer::open_on_database().await;
    let second = TestServer::open_beside(&first).await;
    let (id, [ann, bob], [mut anns, _bobs]) = two_at_a_table(&first).await;
    let page = bob.get(&second, &format!("/m/{id}")).await;
    assert_eq!(page.status, 503);
    assert!(page.body.contains("This match is on another server"), "{}", page.body);
    assert!(ann.get(&second, "/").await.body.contains(&id), "the lobby lists it");
    assert_eq!(anns.play(1, "choose1").await["type"], "done", "and it goes on where it is");
}
