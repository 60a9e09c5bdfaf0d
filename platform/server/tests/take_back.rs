//! Taking back: one's own right, and with consent beyond it.

use serde_json::{Value, json};

use crate::client::{Client, Guest, two_at, two_at_a_table};
use crate::programs::Program;
use crate::test_server::TestServer;

/// Both have chosen, the first seat has planned.
async fn planned(clients: &mut [Client; 2]) {
    clients[0].play(1, "choose1").await;
    clients[1].play(2, "choose2").await;
    clients[0].until(|table| table["steps"] == 2).await;
    clients[0].play(1, "plan1").await;
    clients[1].until(|table| table["steps"] == 3).await;
}

#[tokio::test]
async fn an_open_plan_can_be_taken_back_at_once() {
    let server = TestServer::open().await;
    let (id, [ann, _], mut clients) = two_at_a_table(&server).await;
    planned(&mut clients).await;
    let [anns, bobs] = &mut clients;
    assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
    let table = bobs.until(|table| table["steps"] == 2).await;
    assert_eq!(table["log"]["from"], 2);
    anns.play(1, "plan3").await;
    // What was taken back stays taken back after the match has left memory.
    let server = server.restart().await;
    let anns = ann.open(&server, &id).await;
    assert_eq!(anns.table["steps"], 3);
    assert!(anns.zone("board").contains("plan: Some(3)"), "{}", anns.zone("board"));
}

#[tokio::test]
async fn beyond_the_decision_of_another_that_person_is_asked() {
    let server = TestServer::open().await;
    let (id, [ann, bob], mut clients) = two_at(&server, "toy&option-nod=yes").await;
    planned(&mut clients).await;
    let [anns, bobs] = &mut clients;
    bobs.play(2, "nod").await;
    anns.until(|table| table["steps"] == 4).await;
    let asked = |table: &Value| table["zones"]["controls"].as_str().is_some_and(|html| html.contains("data-request"));
    assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
    bobs.until(asked).await;
    assert_eq!(bobs.table["steps"], 4, "asking alone changes nothing");
    let own = json!({ "type": "answer", "seat": 1, "request": 1, "agree": true });
    assert_eq!(anns.ask(own).await["code"], "no-request", "nobody answers their own request");
    let answer = json!({ "type": "answer", "seat": 2, "request": 1, "agree": false });
    assert_eq!(bobs.ask(answer).await["type"], "done");
    assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
    // The request is still there after a restart.
    let server = server.restart().await;
    let (mut anns, mut bobs) = (ann.open(&server, &id).await, bob.open(&server, &id).await);
    assert!(bobs.zone("controls").contains("data-request=\"2\""), "{}", bobs.zone("controls"));
    let answer = json!({ "type": "answer", "seat": 2, "request": 2, "agree": true });
    assert_eq!(bobs.ask(answer).await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
}

#[tokio::test]
async fn nobody_takes_back_a_die() {
    let server = TestServer::open().await;
    let (_, _, mut clients) = two_at_a_table(&server).await;
    planned(&mut clients).await;
    clients[0].play(1, "seal").await;
    clients[0].until(|table| table["steps"] == 5).await;
    let refused = clients[0].ask(json!({ "type": "take-back", "seat": 1 })).await;
    assert_eq!(
        (&refused["code"], &refused["data"]["cause"]["code"]),
        (&json!("cannot-take-back"), &json!("take-back-chance"))
    );
    assert_eq!(refused["text"], "That can no longer be taken back. Something random has happened in the meantime.");
}

#[tokio::test]
async fn in_a_practice_match_everything_is_taken_back() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    assert!(ann.get(&server, "/new/toy").await.body.contains("name=\"practice\""), "it can be chosen");
    assert_eq!(ann.post(&server, "/matches", "game=toy&mode=computer&practice=perhaps").await.status, 400);
    let id = ann.create(&server, "computer&practice=on").await;
    let mut anns = ann.open(&server, &id).await;
    anns.until(|table| table["status"] == "running").await;
    assert!(anns.zone("seats").contains("Practice match"), "{}", anns.zone("seats"));
    anns.play(1, "choose1").await;
    anns.until(|table| table["steps"] == 2).await;
    anns.play(1, "plan1").await;
    anns.play(1, "seal").await;
    anns.until(|table| table["steps"].as_u64() >= Some(5)).await;
    for _ in 0..3 {
        assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
    }
    anns.until(|table| table["decisions"]["1"] == 0 || table["decisions"]["1"] == 1).await;
    assert_eq!(anns.play(1, "choose3").await["type"], "done");
    // Practice is for one person against computers.
    let id = ann.create(&server, "screen&practice=on").await;
    assert!(!ann.open(&server, &id).await.zone("seats").contains("Practice match"));
}

#[tokio::test]
async fn a_program_may_practise_against_bots_only() {
    let server = TestServer::open().await;
    let nobody = Program::default();
    let person = json!({ "kind": "person" });
    let creating = |other: Value| json!({ "game": "toy", "seats": [person, other], "practice": true });
    let refused = nobody.ask(&server, "POST /api/v1/matches", creating(json!({ "kind": "open" }))).await;
    assert_eq!(Program::json(&refused, 422)["code"], "bad-options");
    let answer = nobody.ask(&server, "POST /api/v1/matches", creating(json!({ "kind": "bot" }))).await;
    let created = Program::json(&answer, 201);
    let view = nobody.get(&server, &format!("/matches/{}", created["id"].as_str().unwrap())).await;
    assert_eq!(view["practice"], true);
}
