//! Taking back: one's own right, and with consent beyond it.

use serde_json::json;

use crate::client::{Client, Guest, two_at_a_table};
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
async fn beyond_the_boundary_the_other_one_is_asked() {
    let server = TestServer::open().await;
    let (_, _, mut clients) = two_at_a_table(&server).await;
    planned(&mut clients).await;
    let [anns, bobs] = &mut clients;
    anns.play(1, "seal").await;
    let after_die = bobs.until(|table| table["steps"] == 5).await["zones"]["board"].clone();
    for agree in [false, true] {
        assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
        bobs.until(|table| table["zones"]["controls"].as_str().is_some_and(|html| html.contains("data-request"))).await;
        assert_eq!(bobs.table["steps"], 5, "asking alone changes nothing");
        let request = if agree { 2 } else { 1 };
        let foreign = anns.ask(json!({ "type": "answer", "seat": 1, "request": request, "agree": true })).await;
        assert_eq!(foreign["code"], "no-request", "nobody answers their own request");
        let answer = json!({ "type": "answer", "seat": 2, "request": request, "agree": agree });
        assert_eq!(bobs.ask(answer).await["type"], "done");
    }
    anns.until(|table| table["steps"] == 3).await;
    // The seed has only one future: the same die falls again.
    anns.play(1, "seal").await;
    bobs.until(|table| table["steps"] == 5).await;
    assert_eq!(bobs.zones["board"], after_die);
}

#[tokio::test]
async fn a_bot_does_not_mind() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "computer").await;
    let mut anns = ann.open(&server, &id).await;
    anns.until(|table| table["status"] == "running").await;
    anns.play(1, "choose1").await;
    anns.until(|table| table["steps"] == 2).await;
    assert_eq!(anns.ask(json!({ "type": "take-back", "seat": 1 })).await["type"], "done");
    anns.until(|table| table["decisions"]["1"] == 0 || table["decisions"]["1"] == 1).await;
    assert_eq!(anns.play(1, "choose3").await["type"], "done");
}
