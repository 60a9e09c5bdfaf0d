//! What a seat only thinks of doing: seen by those it may confide in, by nobody else, and by nobody afterwards.

use serde_json::{Value, json};

use crate::client::{Client, Guest, two_at_a_table};
use crate::programs::Program;
use crate::test_server::TestServer;

async fn intend(client: &mut Client, seat: u8, action: Option<&str>) -> Value {
    let decision = client.table["decisions"][seat.to_string()].clone();
    client.ask(json!({ "type": "intend", "seat": seat, "decision": decision, "action": action })).await
}

/// A line to the table that everyone can hear, to know that nothing came before it.
async fn chat(client: &mut Client, text: &str) {
    client.ask(json!({ "type": "chat", "text": text })).await;
}

/// All that a client hears until somebody says something.
async fn received_until_chat(client: &mut Client) -> String {
    let mut received = String::new();
    loop {
        let message = client.receive().await;
        received += &message.to_string();
        if message["chat"]["html"].as_str().is_some_and(|html| !html.is_empty()) {
            return received;
        }
    }
}

/// Ann and Bob at a table where Ann is to plan, and Eve who watches.
async fn ann_plans(server: &TestServer) -> (String, Guest, [Client; 3]) {
    let (id, [ann, _], [mut anns, mut bobs]) = two_at_a_table(server).await;
    let eves = Guest::new(server).await.open(server, &id).await;
    bobs.play(2, "choose2").await;
    anns.play(1, "choose1").await;
    bobs.until(|table| table["steps"] == 2).await;
    (id, ann, [anns, bobs, eves])
}

#[tokio::test]
async fn an_intention_is_seen_by_the_confidant_and_nobody_else() {
    let server = TestServer::open().await;
    let (id, _, [mut anns, mut bobs, mut eves]) = ann_plans(&server).await;
    assert_eq!(anns.table["partners"], json!([2]));
    assert_eq!(intend(&mut anns, 1, Some("plan3")).await["type"], "done");
    bobs.table().await;
    assert!(bobs.zone("prompt").contains("1 intends plan3"), "{}", bobs.zone("prompt"));
    assert!(!anns.zone("prompt").contains("intends"), "nobody intends to themselves");
    assert!(anns.zone("prompt").contains("sees what you are considering"), "{}", anns.zone("prompt"));
    assert_eq!(bobs.table["steps"], 2, "an intention is no step");

    chat(&mut anns, "what do you think?").await;
    let received = received_until_chat(&mut eves).await;
    assert!(!received.contains("plan3") && !received.contains("intends"), "{received}");
    let page = Guest::new(&server).await.get(&server, &format!("/m/{id}")).await.body;
    assert!(!page.contains("plan3"), "{page}");
    let moment = Guest::new(&server).await.get(&server, &format!("/m/{id}/at/2?as=2")).await.body;
    assert!(!moment.contains("plan3"), "{moment}");
}

#[tokio::test]
async fn others_do_not_even_notice_that_something_was_intended() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, _bobs, mut eves]) = ann_plans(&server).await;
    chat(&mut anns, "now").await;
    received_until_chat(&mut eves).await;
    let version = eves.table["version"].as_u64().unwrap();
    for action in [Some("plan1"), Some("plan2"), None] {
        intend(&mut anns, 1, action).await;
    }
    chat(&mut anns, "then").await;
    let next = eves.table().await;
    assert!(next["chat"]["html"].as_str().unwrap().contains("then"), "{next}");
    assert_eq!(next["version"], version + 1, "what was shown to others only does not count");
}

/// What partners show each other must not show in a number that anyone can ask for.
#[tokio::test]
async fn an_intention_does_not_move_the_version_that_programs_see() {
    let server = TestServer::open().await;
    let (id, _, [mut anns, mut bobs, _eves]) = ann_plans(&server).await;
    let anyone = Program::default();
    let address = format!("/matches/{id}");
    let before = anyone.get(&server, &address).await["version"].clone();
    for action in [Some("plan1"), Some("plan2"), None] {
        assert_eq!(intend(&mut anns, 1, action).await["version"], before, "{action:?}");
        bobs.table().await;
    }
    assert_eq!(anyone.get(&server, &address).await["version"], before);
    // One of the two comes back in between: what was shown last is there.
    intend(&mut anns, 1, Some("plan3")).await;
    bobs.until(|table| table["zones"]["prompt"].as_str().is_some_and(|html| html.contains("plan3"))).await;
    let resume = bobs.resume();
    bobs.send(json!({ "type": "hello", "resume": resume })).await;
    bobs.table().await;
    assert!(bobs.zone("prompt").contains("1 intends plan3"), "{}", bobs.zone("prompt"));
    anns.play(1, "plan3").await;
    assert_ne!(anyone.get(&server, &address).await["version"], before);
}

#[tokio::test]
async fn a_secret_choice_is_confided_to_nobody() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    assert_eq!(intend(&mut anns, 1, Some("choose2")).await["type"], "done");
    chat(&mut anns, "psst").await;
    let received = received_until_chat(&mut bobs).await;
    assert!(!received.contains("choose2") || !received.contains("intends"), "{received}");
    assert!(!bobs.zone("prompt").contains("intends"), "{}", bobs.zone("prompt"));
    assert!(!anns.zone("prompt").contains("sees"), "{}", anns.zone("prompt"));
}

#[tokio::test]
async fn an_intention_goes_when_it_is_withdrawn_done_or_left_alone() {
    let server = TestServer::open().await;
    let (id, ann, [mut anns, mut bobs, _eves]) = ann_plans(&server).await;
    let intended = |client: &Client| client.zone("prompt").contains("intends");
    intend(&mut anns, 1, Some("plan1")).await;
    bobs.table().await;
    assert!(intended(&bobs));
    intend(&mut anns, 1, None).await;
    bobs.table().await;
    assert!(!intended(&bobs), "withdrawn");

    intend(&mut anns, 1, Some("plan1")).await;
    anns.close().await;
    while !bobs.zone("seats").contains("away") {
        bobs.table().await;
    }
    assert!(!intended(&bobs), "Ann looks away");

    let mut anns = ann.open(&server, &id).await;
    intend(&mut anns, 1, Some("plan1")).await;
    anns.play(1, "plan2").await;
    bobs.until(|table| table["steps"] == 3).await;
    assert!(!intended(&bobs), "done otherwise");
}

#[tokio::test]
async fn only_what_one_could_do_now_can_be_intended() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs, mut eves]) = ann_plans(&server).await;
    for action in ["seal", "plan9", "nonsense"] {
        assert_eq!(intend(&mut anns, 1, Some(action)).await["code"], "illegal-action", "{action}");
    }
    let stale = json!({ "type": "intend", "seat": 1, "decision": 0, "action": "plan1" });
    assert_eq!(anns.ask(stale.clone()).await["code"], "stale-decision");
    assert_eq!(bobs.ask(stale.clone()).await["code"], "not-your-seat");
    assert_eq!(eves.ask(stale).await["code"], "not-your-seat");
    let not_asked = json!({ "type": "intend", "seat": 2, "decision": 2, "action": "plan1" });
    assert_eq!(bobs.ask(not_asked).await["code"], "not-your-turn");
}

#[tokio::test]
async fn what_a_partner_says_is_marked() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs, mut eves]) = ann_plans(&server).await;
    chat(&mut anns, "together?").await;
    assert!(received_until_chat(&mut bobs).await.contains("the die"), "what Ann and Bob share");
    let received = received_until_chat(&mut eves).await;
    assert!(received.contains("together?") && !received.contains("the die"), "{received}");
    let own = anns.table["chat"]["html"].as_str().unwrap_or_default();
    assert!(!own.contains("the die"), "{own}");
    chat(&mut eves, "hello").await;
    assert!(!received_until_chat(&mut bobs).await.contains("the die"));
}

#[tokio::test]
async fn whoever_takes_over_at_one_screen_reads_only_their_own_log() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "screen").await;
    let mut screen = ann.open(&server, &id).await;
    assert_eq!(screen.table["viewer"], 1);
    screen.play(1, "choose2").await;
    assert_eq!(screen.table["viewer"], 2);
    let log = &screen.table["log"];
    assert_eq!(log["from"], 0, "the log is sent anew");
    assert!(!log["frames"].to_string().contains("[0,2]"), "{log}");
    let version = screen.resume();
    screen.play(2, "choose3").await;
    assert_eq!(screen.table["viewer"], 1);
    let mut second = ann.connect(&server, &id).await;
    second.send(json!({ "type": "hello", "resume": version })).await;
    assert_eq!(second.table().await["log"]["from"], 0, "also after a broken line");
}
