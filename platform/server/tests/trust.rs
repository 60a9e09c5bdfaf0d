//! Rules between people, tried over the wire: consent, clocks, promises, aids.

use serde_json::{Value, json};

use crate::client::{Client, Guest, two_at, two_at_a_table};
use crate::test_server::TestServer;

/// Both have chosen, Ann has planned, and now Bob is to nod.
async fn waiting_for_a_nod(clients: &mut [Client; 2]) {
    clients[0].play(1, "choose1").await;
    clients[1].play(2, "choose2").await;
    clients[0].until(|table| table["steps"] == 2).await;
    clients[0].play(1, "plan1").await;
    clients[1].until(|table| table["steps"] == 3).await;
}

fn take_back() -> Value {
    json!({ "type": "take-back", "seat": 1 })
}

/// Bob's time is over, and a computer has nodded for him. It cannot agree in his place.
#[tokio::test]
async fn nobody_goes_back_beyond_the_decision_of_someone_whose_time_is_over() {
    let server = TestServer::open().await;
    let (_, _, mut clients) = two_at(&server, "toy&option-nod=yes&clock=game+3").await;
    waiting_for_a_nod(&mut clients).await;
    let [anns, _bobs] = &mut clients;
    anns.until(|table| table["steps"] == 4).await;
    assert_eq!(anns.ask(take_back()).await["code"], "nobody-to-agree");
    assert_eq!(anns.table["steps"], 4);
}

/// Bob has left, and a computer has nodded for him. He is asked all the same, and answers when he is back.
#[tokio::test]
async fn an_absent_person_is_asked_and_a_computer_does_not_answer() {
    let server = TestServer::open().await;
    let (id, [ann, bob], mut clients) = two_at(&server, "toy&option-nod=yes").await;
    waiting_for_a_nod(&mut clients).await;
    let [mut anns, mut bobs] = clients;
    assert_eq!(bobs.ask(json!({ "type": "leave", "seat": 2 })).await["type"], "done");
    bobs.close().await;
    anns.until(|table| table["steps"] == 4).await;
    assert_eq!(anns.ask(take_back()).await["type"], "done");
    assert_eq!(anns.table["steps"], 4, "asking alone changes nothing");
    // The wish was answered with `done`: it is there after a restart.
    let server = server.restart().await;
    let (mut anns, mut bobs) = (ann.open(&server, &id).await, bob.open(&server, &id).await);
    assert_eq!(anns.table["steps"], 4);
    assert!(bobs.zone("controls").contains("data-request=\"1\""), "{}", bobs.zone("controls"));
    let answer = json!({ "type": "answer", "seat": 2, "request": 1, "agree": true });
    assert_eq!(bobs.ask(answer).await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
}

/// The time left on a seat's clock, in milliseconds.
fn left(table: &Value, seat: usize) -> i64 {
    table["clock"]["left"][seat - 1].as_i64().unwrap_or_else(|| panic!("no clock in {table}"))
}

#[tokio::test]
async fn leaving_returning_and_a_restart_do_not_refresh_a_clock() {
    let server = TestServer::open().await;
    let (id, [ann, bob], [_anns, mut bobs]) = two_at(&server, "toy&option-nod=yes&clock=move+600").await;
    let begin = left(&bobs.table, 2);
    // Somebody who comes in sees how the time passes.
    let mut seen = begin;
    while seen > begin - 40 {
        seen = left(&ann.open(&server, &id).await.table, 2);
    }
    let server = server.restart().await;
    let after = left(&ann.open(&server, &id).await.table, 2);
    assert!(after <= seen && after > seen - 60_000, "{after} of {seen} is left after a restart");
    bobs = bob.open(&server, &id).await;
    // The computer must not choose before Bob is back: he leaves and returns in one breath.
    bobs.send(json!({ "type": "leave", "id": "leave", "seat": 2 })).await;
    let returned = bobs.repeat(json!({ "type": "return", "id": "return", "seat": 2 })).await;
    assert_eq!(returned["type"], "done", "{returned}");
    if bobs.table["steps"] == 0 {
        assert!(left(&bobs.table, 2) <= after, "{} after leaving and returning", bobs.table["clock"]);
    }
}

#[tokio::test]
async fn a_message_is_carried_out_once_whatever_others_send_meanwhile() {
    let server = TestServer::open_with(|config| config.limits(server::Limits::NONE)).await;
    let (id, [ann, bob], [mut anns, _]) = two_at_a_table(&server).await;
    let once = json!({ "type": "chat", "id": "once", "text": "only once" });
    assert_eq!(anns.repeat(once.clone()).await["type"], "done");
    // The chat of one socket is limited: many of them make the noise.
    for _ in 0..15 {
        let mut noise = bob.open(&server, &id).await;
        for _ in 0..6 {
            assert_eq!(noise.ask(json!({ "type": "chat", "text": "noise" })).await["type"], "done");
        }
        noise.close().await;
    }
    assert_eq!(anns.repeat(once.clone()).await["type"], "done");
    let server = server.restart().await;
    let mut anns = ann.open(&server, &id).await;
    assert_eq!(anns.repeat(once).await["type"], "done");
    let page = ann.get(&server, &format!("/m/{id}")).await.body;
    assert_eq!(page.matches("only once").count(), 1);
}

#[tokio::test]
async fn there_are_no_hints_among_people_unless_the_table_says_so() {
    let server = TestServer::open().await;
    let hint = json!({ "type": "hint", "seat": 1 });
    for (table, code) in
        [("toy", json!("no-hints")), ("toy&hints=on", Value::Null), ("toy&hints=on&aids=off", json!("no-hints"))]
    {
        let (_, _, [mut anns, _bobs]) = two_at(&server, table).await;
        assert_eq!(anns.ask(hint.clone()).await["code"], code, "{table}");
    }
    let ann = Guest::new(&server).await;
    for (mode, code) in [("computer", Value::Null), ("computer&aids=off", json!("no-hints"))] {
        let id = ann.create(&server, mode).await;
        let mut anns = ann.open(&server, &id).await;
        anns.until(|table| table["status"] == "running").await;
        assert_eq!(anns.ask(hint.clone()).await["code"], code, "{mode}");
    }
    assert_eq!(ann.post(&server, "/matches", "game=toy&mode=friends&hints=some").await.status, 400);
    assert!(ann.get(&server, "/new/toy").await.body.contains("name=\"hints\""), "it can be chosen");
}
