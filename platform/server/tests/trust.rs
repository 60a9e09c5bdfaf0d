//! Rules between people, tried over the wire: consent, clocks, promises, aids.

use serde_json::{Value, json};

use crate::client::{Client, Guest, two_at, two_at_a_table};
use crate::programs::Program;
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
    let lines = all_lines(&server, &ann, &id).await;
    assert_eq!(lines.matches("noise").count(), 90, "nothing is missing");
    assert_eq!(lines.matches("only once").count(), 1);
}

/// The whole chat of a match, page by page, as a guest reads it.
async fn all_lines(server: &TestServer, guest: &Guest, id: &str) -> String {
    let (mut before, mut lines) = (u64::MAX, String::new());
    while before > 0 {
        let page = guest.get(server, &format!("/m/{id}/chat?before={before}")).await.body;
        let page: Value = serde_json::from_str(&page).unwrap();
        lines.insert_str(0, page["html"].as_str().unwrap());
        before = page["from"].as_u64().unwrap();
    }
    lines
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

/// One visitor who writes and writes does not make the page of others longer than a page.
#[tokio::test]
async fn a_spectator_cannot_fill_the_page() {
    let server = TestServer::open_with(|config| config.limits(server::Limits::NONE)).await;
    let (id, [ann, _], _clients) = two_at_a_table(&server).await;
    let eve = Guest::new(&server).await;
    let long = "x".repeat(400);
    let mut answers = Vec::new();
    // The chat of one socket is limited, so the visitor opens many.
    for _ in 0..5 {
        let mut eves = eve.open(&server, &id).await;
        for _ in 0..6 {
            answers.push(eves.ask(json!({ "type": "chat", "text": long })).await["code"].clone());
        }
        eves.close().await;
    }
    assert_eq!(answers.iter().filter(|code| code.is_null()).count(), 20);
    assert_eq!(answers.last(), Some(&json!("chat-full")));
    let page = ann.get(&server, &format!("/m/{id}")).await.body;
    assert_eq!(page.matches(&long).count(), 20);
    let earlier: Value = serde_json::from_str(&ann.get(&server, &format!("/m/{id}/chat?before=5")).await.body).unwrap();
    assert_eq!((&earlier["from"], earlier["html"].as_str().unwrap().matches(&long).count()), (&json!(0), 5));
    assert_eq!(ann.get(&server, &format!("/m/{id}/chat")).await.status, 400);
}

#[tokio::test]
async fn where_spectators_do_not_write_they_are_told() {
    let server = TestServer::open().await;
    let (id, [ann, _], [mut anns, _bobs]) = two_at(&server, "toy&spectators=off").await;
    let mut eves = Guest::new(&server).await.open(&server, &id).await;
    let line = json!({ "type": "chat", "text": "hello" });
    assert_eq!(eves.ask(line.clone()).await["code"], "chat-closed");
    assert_eq!(anns.ask(line).await["type"], "done");
    assert_eq!(ann.post(&server, "/matches", "game=toy&mode=friends&spectators=some").await.status, 400);
}

#[tokio::test]
async fn names_and_lines_that_deceive_are_refused_with_a_word() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    for (name, words) in [
        ("Bob%E2%80%8B", "invisible characters"),
        ("%E2%80%AEboB", "invisible characters"),
        ("Kunibert+(hard)", "looks like that of a computer player"),
        ("Computer", "looks like that of a computer player"),
    ] {
        let answer = ann.post(&server, "/name", &format!("name={name}&to=/")).await;
        assert_eq!(answer.status, 422, "{name}");
        assert!(answer.body.contains(words) && answer.body.contains("bad-name"), "{name}: {}", answer.body);
        let shared = ann.post(&server, "/matches", &format!("game=toy&mode=screen&name-2={name}")).await;
        assert_eq!(shared.status, 422, "{name}");
    }
    let seats = json!([{ "kind": "person", "name": "Anna (easy)" }, { "kind": "bot" }]);
    let body = json!({ "game": "toy", "seats": seats });
    assert_eq!(Program::default().refused(&server, "POST /api/v1/matches", body, 422).await, "bad-name");
    let (_, _, [mut anns, _bobs]) = two_at_a_table(&server).await;
    let line = json!({ "type": "chat", "text": "I have \u{202e}won\u{202c}" });
    assert_eq!(anns.ask(line).await["code"], "hidden-letters");
}

/// One visitor makes a hundred open tables; those of others stay on the first page.
#[tokio::test]
async fn nobody_pushes_the_tables_of_others_off_the_list() {
    let server = TestServer::open_with(|config| config.limits(server::Limits::NONE).behind_proxy(true)).await;
    let [ann, eve] = [Guest::new(&server).await, Guest::new(&server).await];
    let anns = ann.create(&server, "open").await;
    for _ in 0..100 {
        eve.create(&server, "open").await;
    }
    let nobody = Guest::new(&server).await;
    let lobby = nobody.get(&server, "/").await.body;
    assert!(lobby.contains(&anns), "{lobby}");
    let listed = Program::default().get(&server, "/matches").await;
    assert_eq!(listed.as_array().unwrap().len(), 1 + 3, "three of one host");
    assert_eq!(Program::default().get(&server, "/matches?game=none").await, json!([]));
    assert_eq!(Program::default().get(&server, "/matches?page=1").await, json!([]));
    assert_eq!(nobody.get(&server, "/?game=toy&page=0").await.status, 200);
}

#[tokio::test]
async fn sitting_down_is_limited_and_a_second_seat_is_refused() {
    let server =
        TestServer::open_with(|config| config.limits(server::Limits { matches: 3, ..server::Limits::NONE })).await;
    let [ann, bob] = [Guest::new(&server).await, Guest::new(&server).await];
    let id = ann.create(&server, "open&seats=3").await;
    let sit = format!("/m/{id}/sit");
    assert_eq!(bob.post(&server, &sit, "").await.status, 303);
    assert_eq!(bob.post(&server, &sit, "").await.status, 303, "no second seat, but the way to the first");
    let mut anns = ann.open(&server, &id).await;
    assert_eq!(anns.table["status"], "waiting", "one seat is still open");
    assert_eq!(bob.post(&server, &sit, "").await.status, 429);
    assert_eq!(anns.ask(json!({ "type": "remove", "seat": 2 })).await["type"], "done");
    assert_eq!(anns.ask(json!({ "type": "withdraw" })).await["type"], "done");
    assert!(!ann.get(&server, "/").await.body.contains(&id), "a withdrawn table is in nobody's list");
}
