//! Matches from the first step to the last, also across restarts.

use serde_json::json;

use crate::client::{Guest, begun, two_at_a_table};
use crate::test_server::{TestServer, on_both_databases};

on_both_databases!(
    two_play_to_the_end_and_again,
    a_match_goes_on_after_a_restart,
    bots_play_to_the_end_and_survive_a_restart,
    an_idle_match_leaves_memory_and_comes_back,
);

async fn two_play_to_the_end_and_again(server: TestServer) {
    let (id, [ann, bob], [mut anns, mut bobs]) = two_at_a_table(&server).await;
    assert_eq!(anns.table["status"], "running");
    let early = ann.get(&server, &format!("/m/{id}/record")).await;
    assert_eq!(early.status, 409, "a record of a running match would tell secrets");
    for round in 0..3_u64 {
        assert_eq!(anns.play(1, "choose1").await["type"], "done");
        bobs.until(|table| table["steps"] == round * 5 + 1).await;
        assert_eq!(bobs.play(2, "choose2").await["type"], "done");
        let (planner, seat) = if round % 2 == 0 { (&mut anns, 1) } else { (&mut bobs, 2) };
        planner.until(|table| table["steps"] == round * 5 + 2).await;
        assert_eq!(planner.play(seat, "plan3").await["type"], "done");
        assert_eq!(planner.play(seat, "seal").await["type"], "done");
        for client in [&mut anns, &mut bobs] {
            client.until(|table| table["steps"] == round * 5 + 5).await;
        }
    }
    assert_eq!(anns.table["status"], "over");
    let record = ann.get(&server, &format!("/m/{id}/record")).await;
    assert!(record.body.starts_with("bergfried-record 2\n"), "{}", record.body);
    assert!(record.body.contains("\nplayer 2 Bob\n"));
    let replay = bob.get(&server, &format!("/m/{id}/replay?as=1")).await;
    assert!(replay.body.contains("Verified: all 3 random outcomes in 15 steps"), "{}", replay.body);

    let again = bobs.ask(json!({ "type": "rematch" })).await;
    assert_eq!(again["type"], "go");
    let next = again["to"].as_str().unwrap().to_owned();
    anns.until(|table| table["zones"]["controls"].as_str().is_some_and(|html| html.contains(&next))).await;
    let id = next.strip_prefix("/m/").unwrap();
    let mut clients = [ann.open(&server, id).await, bob.open(&server, id).await];
    begun(&mut clients).await;
    assert_eq!(clients[0].table["viewer"], 2, "the seats go round");
}

async fn a_match_goes_on_after_a_restart(server: TestServer) {
    let (id, [ann, bob], [mut anns, mut bobs]) = two_at_a_table(&server).await;
    anns.play(1, "choose1").await;
    bobs.until(|table| table["steps"] == 1).await;
    bobs.play(2, "choose2").await;
    anns.until(|table| table["steps"] == 2).await;
    anns.play(1, "plan2").await;
    let before = anns.zone("board").to_owned();
    let resume = anns.resume();
    let server = server.restart().await;
    let mut anns = ann.connect(&server, &id).await;
    anns.send(json!({ "type": "hello", "resume": resume })).await;
    let table = anns.table().await;
    assert_eq!(table["fresh"], true, "versions count only while a match stays in memory");
    assert_eq!(anns.zone("board"), before);
    assert_eq!(anns.play(1, "seal").await["type"], "done");
    let bobs = bob.open(&server, &id).await;
    assert_eq!(bobs.table["steps"], 5);
}

async fn bots_play_to_the_end_and_survive_a_restart(server: TestServer) {
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "computer").await;
    let mut anns = ann.open(&server, &id).await;
    anns.until(|table| table["status"] == "running").await;
    anns.play(1, "choose1").await;
    anns.until(|table| table["steps"] == 2).await;
    // Both seats are the bot's now; the server goes down at whatever moment this is.
    anns.ask(json!({ "type": "leave", "seat": 1 })).await;
    let server = server.restart().await;
    let mut anns = ann.open(&server, &id).await;
    anns.until(|table| table["status"] == "over").await;
    assert_eq!(anns.table["steps"], 15);
}

async fn an_idle_match_leaves_memory_and_comes_back(server: TestServer) {
    let (id, [ann, _], [mut anns, bobs]) = two_at_a_table(&server).await;
    anns.play(1, "choose1").await;
    assert_eq!(server.matches_in_memory(), 1);
    anns.close().await;
    bobs.close().await;
    while server.matches_in_memory() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let anns = ann.open(&server, &id).await;
    assert_eq!(anns.table["steps"], 1);
    assert_eq!(server.matches_in_memory(), 1);
}

#[tokio::test]
async fn one_guest_plays_two_matches() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let [first, second] = [ann.create(&server, "screen").await, ann.create(&server, "screen").await];
    let mut one = ann.open(&server, &first).await;
    let mut two = ann.open(&server, &second).await;
    one.until(|table| table["status"] == "running").await;
    two.until(|table| table["status"] == "running").await;
    assert_eq!(one.play(1, "choose1").await["type"], "done");
    // The same message id at another table is another message.
    let message = json!({ "type": "play", "id": "same", "seat": 1, "decision": 0, "action": "choose3" });
    assert_eq!(two.repeat(message.clone()).await["type"], "done");
    let other_seat = json!({ "type": "play", "id": "same", "seat": 2, "decision": 0, "action": "choose2" });
    assert_eq!(one.repeat(other_seat).await["type"], "done");
    one.until(|table| table["steps"] == 2).await;
    two.until(|table| table["steps"] == 1).await;
    assert!(one.zone("board").contains("[Some(1), Some(2), None]"), "{}", one.zone("board"));
    let lobby = ann.get(&server, "/").await.body;
    assert_eq!(lobby.matches("Your turn").count(), 2, "{lobby}");
}

/// At one screen the table is seen as the seat that is to act sees it.
#[tokio::test]
async fn at_one_screen_the_view_changes_hands() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "screen").await;
    let mut client = ann.open(&server, &id).await;
    client.until(|table| table["status"] == "running").await;
    assert_eq!(client.table["viewer"], 1);
    client.play(1, "choose1").await;
    client.until(|table| table["viewer"] == 2).await;
    assert!(!client.zone("board").contains("Some(1)"), "the second player must not see the first one's choice");
    client.play(2, "choose2").await;
    client.until(|table| table["steps"] == 2).await;
    assert_eq!(client.table["viewer"], 1);
}

#[tokio::test]
async fn giving_up_ends_a_match_of_two() {
    let server = TestServer::open().await;
    let (id, [ann, _], [mut anns, mut bobs]) = two_at_a_table(&server).await;
    assert_eq!(bobs.ask(json!({ "type": "resign", "seat": 2 })).await["type"], "done");
    anns.until(|table| table["status"] == "over").await;
    assert!(anns.zone("prompt").contains("Bob resigned"), "{}", anns.zone("prompt"));
    let late = json!({ "type": "play", "seat": 1, "decision": 0, "action": "choose1" });
    assert_eq!(anns.ask(late).await["code"], "not-running");
    let record = ann.get(&server, &format!("/m/{id}/record")).await.body;
    assert!(record.contains("\nresigned 2\n"), "{record}");
}

#[tokio::test]
async fn a_bot_takes_over_and_gives_the_seat_back() {
    let server = TestServer::open().await;
    let (_, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    assert_eq!(bobs.ask(json!({ "type": "leave", "seat": 2 })).await["type"], "done");
    anns.until(|table| table["steps"] == 1).await;
    assert_eq!(bobs.ask(json!({ "type": "return", "seat": 2 })).await["type"], "done");
    assert_eq!(anns.play(1, "choose3").await["type"], "done");
    anns.play(1, "plan1").await;
    anns.play(1, "seal").await;
    bobs.until(|table| table["steps"] == 5).await;
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
}

/// The clock that ran out for one move lets a bot make it; the guest may come back.
#[tokio::test]
async fn a_slow_seat_is_played_by_a_bot_until_its_guest_returns() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let created = ann.post(&server, "/matches", "game=toy&mode=screen&clock=move+1").await;
    let id = created.header("location").unwrap().strip_prefix("/m/").unwrap().to_owned();
    let mut client = ann.open(&server, &id).await;
    client.until(|table| table["status"] == "running").await;
    assert!(client.table["clock"]["left"][0].as_i64().is_some_and(|left| left <= 1000), "{}", client.table);
    // Both decisions run out; the bots then play the match to its end.
    client.until(|table| table["status"] == "over").await;
    assert_eq!(client.table["steps"], 15);
}

#[tokio::test]
async fn a_used_up_clock_for_the_game_is_final() {
    let server = TestServer::open().await;
    let [ann, bob] = [Guest::new(&server).await, Guest::new(&server).await];
    let created = ann.post(&server, "/matches", "game=toy&mode=open&clock=game+1").await;
    let id = created.header("location").unwrap().strip_prefix("/m/").unwrap().to_owned();
    bob.post(&server, &format!("/m/{id}/sit"), "").await;
    let mut clients = [ann.open(&server, &id).await, bob.open(&server, &id).await];
    begun(&mut clients).await;
    clients[0].until(|table| table["status"] == "over").await;
    let server = server.restart().await;
    let mut anns = ann.open(&server, &id).await;
    assert_eq!(anns.ask(json!({ "type": "return", "seat": 1 })).await["code"], "not-running");
}

#[tokio::test]
async fn a_clock_runs_out_while_nobody_looks() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let created = ann.post(&server, "/matches", "game=toy&mode=screen&clock=move+1").await;
    let id = created.header("location").unwrap().strip_prefix("/m/").unwrap().to_owned();
    let client = ann.open(&server, &id).await;
    client.close().await;
    // A server that starts again finds in the store what must be loaded.
    let server = server.restart().await;
    let mut client = ann.open(&server, &id).await;
    client.until(|table| table["status"] == "over").await;
}
