//! Several servers on one database and one bus: whoever has a match, everyone can play at it everywhere.

use std::time::Duration;

use kernel::{Seat, SeatCount};
use serde_json::json;
use server::{Config, Limits};
use session::{ChanceSource, Seed};
use test_servers::BusServer;

use crate::client::{Guest, two_at_a_table};
use crate::programs::{Program, Stream, two_programs};
use crate::test_server::{TestServer, request};

#[tokio::test]
async fn people_at_different_servers_play_one_match() {
    let [first, second, third] = TestServer::open_several().await;
    let ann = Guest::new(&first).await;
    let id = ann.create(&first, "friends").await;
    let bob = Guest::new(&second).await;
    let token = ann.invitation(&second, &id).await;
    assert_eq!(bob.get(&first, &format!("/m/{id}/join/{token}")).await.status, 200);
    assert_eq!(bob.post(&third, &format!("/m/{id}/join/{token}"), "name=Bob").await.status, 303);
    let mut anns = ann.open(&second, &id).await;
    let mut bobs = bob.open(&third, &id).await;
    for client in [&mut anns, &mut bobs] {
        client.until(|table| table["status"] == "running").await;
    }
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    bobs.until(|table| table["steps"] == 1).await;
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
    let refused = anns.play(1, "nonsense").await;
    assert_eq!(refused["type"], "refused", "{refused}");
    let in_memory = [&first, &second, &third].map(TestServer::matches_in_memory);
    assert_eq!(in_memory.iter().sum::<usize>(), 1, "one server has the match: {in_memory:?}");
    for server in [&first, &second, &third] {
        assert!(ann.get(server, "/").await.body.contains(&id), "the lobby of each lists it");
        assert_eq!(ann.get(server, &format!("/m/{id}/replay")).await.status, 200);
        assert_eq!(ann.get(server, &format!("/m/{id}/record")).await.status, 409, "it is not over");
    }
    let unknown = ann.get(&second, "/m/00000000000000000000000000").await;
    assert_eq!(unknown.status, 404, "{}", unknown.body);
}

#[tokio::test]
async fn programs_at_different_servers_play_one_match() {
    let [first, second] = TestServer::open_several().await;
    let (id, [ann, bob]) = two_programs(&first).await;
    let mut stream = Stream::open(&second, &ann, &format!("/matches/{id}/events?since=0")).await;
    assert_eq!(stream.next().await["steps"], 0);
    assert_eq!(ann.play(&second, &id, 1, "choose1").await.status, 200);
    while stream.next().await["steps"] != 1 {}
    assert_eq!(bob.play(&first, &id, 2, "choose2").await.status, 200);
    while stream.next().await["steps"] != 2 {}
    let seat_of_ann = json!({ "seat": 1, "decision": 0, "action": "choose1" });
    let code = bob.refused(&second, &format!("POST /api/v1/matches/{id}/actions"), seat_of_ann, 403).await;
    assert_eq!(code, "not-your-seat");
    assert_eq!(Program::default().get(&second, &format!("/matches/{id}")).await["steps"], 2);
}

/// What was uploaded to one server can be looked at through any.
#[tokio::test]
async fn an_uploaded_record_is_found_at_every_server() {
    let [first, second] = TestServer::open_several().await;
    let session = toy::GAMES[0].open(SeatCount::new(2), &[], ChanceSource::Seed(Seed::from_number(1))).unwrap();
    let record = session.record_resigned(Seat::new(0)).to_string();
    let form = format!("--b\r\ncontent-disposition: form-data; name=\"record\"\r\n\r\n{record}\r\n--b--\r\n");
    let kind = [("content-type", "multipart/form-data; boundary=b")];
    let answer = request(&first, "POST /replay", &kind, &form).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let to = answer.header("location").unwrap();
    for server in [&first, &second] {
        assert_eq!(request(server, &format!("GET {to}"), &[], "").await.status, 200);
    }
    assert_eq!(request(&second, "GET /r/00000000000000000000000000/replay", &[], "").await.status, 404);
}

/// A server that ends hands its matches over. Whoever was connected through another one comes back there.
#[tokio::test]
async fn a_server_that_ends_hands_its_matches_over() {
    let [first, second, third] = TestServer::open_several().await;
    let (id, [ann, bob], [mut anns, _at_first]) = two_at_a_table(&first).await;
    let mut bobs = bob.open(&second, &id).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    bobs.until(|table| table["steps"] == 1).await;
    first.stop().await;
    assert!(bobs.is_cut_off().await);
    let mut bobs = bob.open(&second, &id).await;
    let mut anns = ann.open(&third, &id).await;
    assert_eq!(bobs.table["steps"], 1, "what was done is there");
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
}

/// A server whose lease has ended ends its sockets, also those of people who are connected through another server.
#[tokio::test]
async fn a_server_that_has_lost_its_lease_loses_its_sockets() {
    let [first, second] = TestServer::open_several().await;
    let (id, [ann, bob], [mut anns, _bobs]) = two_at_a_table(&first).await;
    let mut remote = bob.open(&second, &id).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    let id_of_first = std::fs::read_to_string(first.folder.path().join("server.id")).unwrap();
    let end_lease = "UPDATE servers SET lease_until = clock_timestamp() WHERE id =";
    first.execute(&format!("{end_lease} '{}'", id_of_first.trim())).await;
    assert!(anns.is_cut_off().await);
    assert!(remote.is_cut_off().await);
    let mut bobs = bob.open(&second, &id).await;
    let mut anns = ann.open(&first, &id).await;
    assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    anns.until(|table| table["steps"] == 2).await;
}

/// Whoever was connected over a bus that was killed comes back, and a message that is said again is not done again.
#[tokio::test]
async fn a_bus_that_is_restarted_loses_nothing() {
    let bus = BusServer::start().unwrap();
    let [first, second] = TestServer::open_several_on(&bus).await;
    let (id, [_ann, bob], [mut anns, _bobs]) = two_at_a_table(&first).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
    let mut bobs = bob.open(&second, &id).await;
    let decision = bobs.table["decisions"]["2"].clone();
    let message = json!({ "type": "play", "id": "once", "seat": 2, "decision": decision, "action": "choose2" });
    assert_eq!(bobs.repeat(message.clone()).await["type"], "done");
    bus.restart().unwrap();
    assert!(bobs.is_cut_off().await);
    let mut bobs = bob.open(&second, &id).await;
    assert_eq!(bobs.repeat(message).await["type"], "done", "it was done before");
    assert_eq!(bobs.table["steps"], 2);
}

/// A server that has many matches gives some to one that has few, and everyone plays on.
#[tokio::test]
async fn matches_move_to_a_server_that_has_few() {
    let bus = BusServer::start().unwrap();
    // Nobody is connected to a match that has just moved. It should stay in memory all the same, to be counted.
    let [first] = TestServer::open_several_with(&bus, |config| config.idle(Duration::from_secs(600))).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(two_at_a_table(&first).await);
    }
    let second = TestServer::open_beside(&first).await;
    while second.matches_in_memory() < 3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for (id, [ann, bob], clients) in tables {
        drop(clients);
        let (mut anns, mut bobs) = (ann.open(&second, &id).await, bob.open(&first, &id).await);
        assert_eq!(anns.play(1, "choose1").await["type"], "done");
        bobs.until(|table| table["steps"] == 1).await;
        assert_eq!(bobs.play(2, "choose2").await["type"], "done");
    }
}

/// What a guest has asked for at one server counts at the others.
#[tokio::test]
async fn limits_hold_for_all_servers_together() {
    let bus = BusServer::start().unwrap();
    let settings = |config: Config| config.limits(Limits { matches: 6, ..Limits::NONE });
    let [first, second] = TestServer::open_several_with(&bus, settings).await;
    let ann = Guest::new(&first).await;
    let create = async |server: &TestServer| ann.post(server, "/matches", "game=toy&mode=friends").await.status;
    for _ in 0..4 {
        assert_eq!(create(&first).await, 303);
    }
    // Servers tell each other four times a second.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(create(&second).await);
    }
    assert_eq!(statuses, [303, 303, 429, 429], "six a minute, at whichever server");
}

/// A server without the bus gives its matches back and says that it cannot work.
#[tokio::test]
async fn a_server_without_the_bus_gives_its_matches_back() {
    let bus = BusServer::start().unwrap();
    let [first] = TestServer::open_several_on(&bus).await;
    let (id, [ann, _bob], [mut anns, _bobs]) = two_at_a_table(&first).await;
    assert_eq!(request(&first, "GET /healthz", &[], "").await.status, 200);
    drop(bus);
    assert!(anns.is_cut_off().await);
    assert_eq!(request(&first, "GET /healthz", &[], "").await.status, 503);
    assert_eq!(ann.get(&first, &format!("/m/{id}")).await.status, 503);
    assert_eq!(ann.get(&first, "/").await.status, 200, "the lobby can be read");
    let other = first.store().await;
    while other.own(id.parse().unwrap()).await.is_err() {
        tokio::task::yield_now().await;
    }
}
