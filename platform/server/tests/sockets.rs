//! Versions, decisions, repeated messages: what a client may rely on when lines break.

use serde_json::json;
use server::Limits;

use crate::client::{Client, Guest, two_at, two_at_a_table};
use crate::test_server::TestServer;

#[tokio::test]
async fn a_client_that_comes_back_gets_the_gap() {
    let server = TestServer::open().await;
    let (id, [ann, _], [anns, mut bobs]) = two_at_a_table(&server).await;
    let (resume, board) = (anns.resume(), anns.zone("board").to_owned());
    anns.close().await;
    bobs.play(2, "choose2").await;
    let mut anns = ann.connect(&server, &id).await;
    anns.send(json!({ "type": "hello", "resume": resume })).await;
    let gap = anns.table().await;
    assert_eq!(gap["fresh"], false);
    assert_eq!(gap["log"]["from"], 0);
    assert!(gap["log"]["frames"].to_string().contains("Chosen"));
    assert_ne!(gap["zones"]["board"].as_str().unwrap(), board);
    assert_eq!(gap["zones"].get("supply"), None, "what has not changed is not sent");
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
}

#[tokio::test]
async fn nothing_new_means_an_empty_gap() {
    let server = TestServer::open().await;
    let (id, [ann, _], [anns, _bobs]) = two_at_a_table(&server).await;
    let mut second = ann.connect(&server, &id).await;
    second.send(json!({ "type": "hello", "resume": anns.resume() })).await;
    let gap = second.table().await;
    assert_eq!(gap["fresh"], false);
    assert_eq!(gap["zones"].get("board"), None);
    assert_eq!(gap.get("log"), None);
}

#[tokio::test]
async fn a_client_with_an_unknown_past_gets_a_fresh_table() {
    let server = TestServer::open().await;
    let (id, [ann, _], [anns, _bobs]) = two_at_a_table(&server).await;
    let known = anns.resume();
    for resume in [
        json!({ "epoch": "another", "version": known["version"], "chat": 0 }),
        json!({ "epoch": known["epoch"], "version": 1_000_000, "chat": 0 }),
        json!({ "epoch": known["epoch"], "version": known["version"], "chat": 99 }),
        json!(null),
    ] {
        let mut client = ann.connect(&server, &id).await;
        client.send(json!({ "type": "hello", "resume": resume })).await;
        let table = client.table().await;
        assert_eq!(table["fresh"], true, "{resume}");
        assert!(table["zones"].as_object().unwrap().len() == 10, "{resume}");
        client.close().await;
    }
}

#[tokio::test]
async fn a_repeated_message_changes_nothing() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    let message = json!({ "type": "play", "id": "once", "seat": 1, "decision": 0, "action": "choose1" });
    for _ in 0..3 {
        assert_eq!(anns.repeat(message.clone()).await["type"], "done");
    }
    let chat = json!({ "type": "chat", "id": "twice", "text": "hello" });
    anns.repeat(chat.clone()).await;
    anns.repeat(chat).await;
    bobs.until(|table| table["chat"]["count"] == 1).await;
    // Bob's next message comes after all of Ann's: nothing more has happened.
    bobs.play(2, "choose1").await;
    assert_eq!(bobs.table["steps"], 2);
}

#[tokio::test]
async fn a_stale_decision_is_refused() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    anns.play(1, "choose1").await;
    bobs.play(2, "choose2").await;
    anns.until(|table| table["steps"] == 2).await;
    let late = json!({ "type": "play", "seat": 1, "decision": 0, "action": "plan1" });
    let refused = anns.ask(late).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("stale-decision")));
    assert_eq!(refused["text"], "The table has changed in the meantime. Please look again.");
    assert_eq!(anns.play(1, "plan1").await["type"], "done");
}

/// Another seat's simultaneous choice does not make mine stale, whichever comes first, and shows nothing of it.
#[tokio::test]
async fn simultaneous_choices_come_in_any_order() {
    let server = TestServer::open().await;
    let mut boards = Vec::new();
    for first in [0, 1] {
        let (_, _, mut clients) = two_at_a_table(&server).await;
        let actions = ["choose1", "choose3"];
        let second = 1 - first;
        let decision = clients[second].table["decisions"][(second + 1).to_string()].clone();
        clients[first].play(first as u8 + 1, actions[first]).await;
        clients[second].until(|table| table["steps"] == 1).await;
        let seen = clients[second].zones.to_string() + &clients[second].table.to_string();
        assert!(!seen.contains(&format!("Some({})", 1 + 2 * first)), "a hidden choice is seen: {seen}");
        // Sent as if the other one's choice had not been seen yet.
        let message = json!({ "type": "play", "seat": second + 1, "decision": decision, "action": actions[second] });
        assert_eq!(clients[second].ask(message).await["type"], "done");
        for client in &mut clients {
            client.until(|table| table["steps"] == 2).await;
            boards.push(client.zone("board").to_owned());
        }
    }
    assert!(boards.iter().all(|board| *board == boards[0]), "{boards:?}");
}

#[tokio::test]
async fn nonsense_is_refused_with_a_code() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, _bobs]) = two_at_a_table(&server).await;
    for (message, code) in [
        (json!({ "type": "play", "seat": 1, "decision": 0, "action": "castle" }), "illegal-action"),
        (json!({ "type": "play", "seat": 1, "decision": 0, "action": "plan1" }), "illegal-action"),
        (json!({ "type": "play", "seat": 2, "decision": 0, "action": "choose1" }), "not-your-seat"),
        (json!({ "type": "play", "seat": 0, "decision": 0, "action": "choose1" }), "bad-message"),
        (json!({ "type": "play", "seat": 9, "decision": 0, "action": "choose1" }), "bad-message"),
        (json!({ "type": "take-back", "seat": 1 }), "nothing-to-take-back"),
        (json!({ "type": "answer", "seat": 1, "request": 1, "agree": true }), "no-request"),
        (json!({ "type": "chat", "text": "   " }), "bad-message"),
        (json!({ "type": "chat", "text": "x".repeat(401) }), "too-long"),
        (json!({ "type": "rematch" }), "not-over"),
    ] {
        assert_eq!(anns.ask(message.clone()).await["code"], code, "{message}");
    }
    anns.send(json!({ "type": "dance" })).await;
    assert_eq!(anns.receive().await["code"], "bad-message");
    anns.send(json!("x".repeat(3000))).await;
    assert_eq!(anns.receive().await["code"], "bad-message");
    assert_eq!(anns.play(1, "choose1").await["type"], "done", "none of it did any harm");
}

#[tokio::test]
async fn advice_is_given_to_those_who_are_to_act() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, _bobs]) = two_at(&server, "toy&hints=on").await;
    assert_eq!(anns.ask(json!({ "type": "hint", "seat": 1 })).await["type"], "done");
    let hint = anns.receive().await;
    assert_eq!(hint["hints"].as_array().map(Vec::len), Some(3), "{hint}");
    assert_eq!(hint["hints"][0]["action"], "choose1");
    anns.play(1, "choose1").await;
    assert_eq!(anns.ask(json!({ "type": "hint", "seat": 1 })).await["code"], "not-your-turn");
}

#[tokio::test]
async fn there_is_no_socket_to_nowhere() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let mut client = ann.connect(&server, &"0".repeat(26)).await;
    assert_eq!(client.receive().await["code"], "unknown-match");
}

/// An action that the page offers.
fn offered(client: &Client, pick: usize) -> Option<String> {
    let actions: Vec<&str> = client.zone("actions").split("data-action=\"").skip(1).collect();
    let action = actions.get(pick % actions.len().max(1))?.split('"').next()?;
    Some(action.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

#[tokio::test]
async fn a_page_kept_up_to_date_is_the_page_loaded_afresh() {
    let server = TestServer::open_with(|config| config.games(catalog::GAMES).limits(Limits::NONE)).await;
    for game in catalog::ids() {
        let (id, guests, mut clients) = two_at(&server, game).await;
        for turn in 0..60 {
            let acts = |client: &Client, seat: usize| client.table["decisions"].get(seat.to_string()).is_some();
            let Some(actor) = (0..2).find(|index| acts(&clients[*index], index + 1)) else {
                assert_eq!(clients[0].table["status"], "over", "{game}: somebody is to act");
                break;
            };
            let action = offered(&clients[actor], turn * 7).expect("who is to act is offered something");
            let answer = clients[actor].play(actor as u8 + 1, &action).await;
            assert_eq!(answer["type"], "done", "{game}: {action}");
            for (client, guest) in clients.iter_mut().zip(&guests) {
                client.until(|table| table["version"].as_u64() >= answer["version"].as_u64()).await;
                if turn % 6 == 0 {
                    let afresh = guest.open(&server, &id).await;
                    assert!(client.zones == afresh.zones, "{game}, turn {turn}");
                    afresh.close().await;
                }
            }
        }
        assert!(clients.iter().all(|client| client.changes > 0), "{game}: only what is new in a text is sent");
    }
}

#[tokio::test]
async fn who_loses_a_seat_sees_what_spectators_see() {
    let server = TestServer::open().await;
    let [ann, bob, eve] = [Guest::new(&server).await, Guest::new(&server).await, Guest::new(&server).await];
    let id = ann.create_game(&server, "toy", "friends").await;
    let mut anns = ann.open(&server, &id).await;
    let token = ann.invitation(&server, &id).await;
    let mut eves = eve.open(&server, &id).await;
    bob.post(&server, &format!("/m/{id}/join/{token}"), "name=Bob").await;
    let mut bobs = bob.open(&server, &id).await;
    let removed = anns.ask(json!({ "type": "remove", "seat": 2 })).await;
    assert_eq!(removed["type"], "done", "{removed}");
    for client in [&mut bobs, &mut eves] {
        client.until(|table| table["version"].as_u64() >= removed["version"].as_u64()).await;
    }
    assert_eq!(bobs.zones, eves.zones);
}
