//! The JSON API, as a program uses it.

use futures_util::future::join_all;
use http_client::Response;
use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::client::{CONTRIBUTION, Guest};
use crate::test_server::{TestServer, request};

/// A program with its token, if it has one yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub(crate) token: Option<String>,
}

impl Program {
    pub(crate) async fn ask(&self, server: &TestServer, head: &str, body: Value) -> Response {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers = Vec::new();
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let text = if body.is_null() { String::new() } else { body.to_string() };
        headers.extend((!body.is_null()).then_some(("content-type", "application/json")));
        request(server, head, &headers, &text).await
    }

    /// The answer, which must have this status.
    #[track_caller]
    pub(crate) fn json(answer: &Response, status: u16) -> Value {
        assert_eq!(answer.status, status, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    pub(crate) async fn get(&self, server: &TestServer, path: &str) -> Value {
        Self::json(&self.ask(server, &format!("GET /api/v1{path}"), Value::Null).await, 200)
    }

    /// A refusal: its code.
    pub(crate) async fn refused(&self, server: &TestServer, head: &str, body: Value, status: u16) -> String {
        let answer = Self::json(&self.ask(server, head, body).await, status);
        assert!(answer["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    /// Opens the contribution to chance whose hash was sent with the request for a seat.
    pub(crate) async fn open(&self, server: &TestServer, id: &str) -> Value {
        let body = json!({ "contribution": CONTRIBUTION.to_string() });
        Self::json(&self.ask(server, &format!("POST /api/v1/matches/{id}/opening"), body).await, 200)
    }

    pub(crate) async fn play(&self, server: &TestServer, id: &str, seat: u8, action: &str) -> Response {
        let offer = self.get(server, &format!("/matches/{id}/actions?seat={seat}")).await;
        let body = json!({ "seat": seat, "decision": offer["decision"], "action": action });
        self.ask(server, &format!("POST /api/v1/matches/{id}/actions"), body).await
    }
}

/// Two programs at a table of their own, the match begun: the id, and who sits where.
pub(crate) async fn two_programs(server: &TestServer) -> (String, [Program; 2]) {
    let (id, programs) = two_seated_programs(server).await;
    assert_eq!(programs[0].open(server, &id).await["status"], "waiting");
    assert_eq!(programs[1].open(server, &id).await["status"], "running");
    (id, programs)
}

/// Two programs that have taken their seats and not opened their contributions to chance.
pub(crate) async fn two_seated_programs(server: &TestServer) -> (String, [Program; 2]) {
    let nobody = Program::default();
    let seats = json!([{ "kind": "person", "name": "Ann" }, { "kind": "open" }]);
    let hash = CONTRIBUTION.hash().to_string();
    let wanted = json!({ "game": "toy", "seats": seats, "contribution": hash });
    let created = Program::json(&nobody.ask(server, "POST /api/v1/matches", wanted).await, 201);
    let id = created["id"].as_str().unwrap().to_owned();
    let token = |value: &Value| Program { token: Some(value["token"].as_str().unwrap().to_owned()) };
    assert_eq!(created["open"][0]["seat"], 2);
    let request_body = json!({ "invitation": created["open"][0]["invitation"], "name": "Bob", "contribution": hash });
    let answer = nobody.ask(server, &format!("POST /api/v1/matches/{id}/seats"), request_body).await;
    let seated = Program::json(&answer, 201);
    assert_eq!(seated["seat"], 2);
    (id, [token(&created), token(&seated)])
}

#[tokio::test]
async fn a_program_finds_a_game_lays_a_table_and_plays_to_the_end() {
    let server = TestServer::open().await;
    let nobody = Program::default();
    let games = nobody.get(&server, "/games").await;
    assert_eq!(games[0]["id"], "toy");
    assert_eq!(games[0]["options"][0]["default"], "yes");
    let seats = json!([{ "kind": "person", "name": "Robot" }, { "kind": "bot", "level": "easy" }]);
    let hash = CONTRIBUTION.hash().to_string();
    let request_body = json!({ "game": "toy", "seats": seats, "options": { "die": "yes" }, "contribution": hash });
    let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", request_body).await, 201);
    let id = created["id"].as_str().unwrap();
    let robot = Program { token: Some(created["token"].as_str().unwrap().to_owned()) };
    let mut stream = Stream::open(&server, &robot, &format!("/matches/{id}/events?since=0")).await;
    let mut reported = 0;
    loop {
        let view = stream.next().await;
        for step in view["events"].as_array().unwrap() {
            assert_eq!(step["step"], reported, "every step is reported once, in order");
            reported += 1;
        }
        if view["status"] == "over" {
            assert_eq!(view["result"].as_array().unwrap().len(), 2);
            break;
        }
        if view["contribution_due"] == "opening" {
            assert_eq!(robot.open(&server, id).await["status"], "running");
        }
        if view["decision"].is_null() {
            continue;
        }
        let offer = robot.get(&server, &format!("/matches/{id}/actions")).await;
        let Some(first) = offer["actions"].get(0) else { continue };
        assert_eq!(first["words"], first["action"].as_str().unwrap().to_uppercase());
        let answer = robot.play(&server, id, 1, first["action"].as_str().unwrap()).await;
        assert!(answer.status == 200 || answer.status == 409, "{}", answer.body);
    }
    assert_eq!(reported, 15);
    let record = robot.ask(&server, &format!("GET /api/v1/matches/{id}/record"), Value::Null).await;
    assert!(record.body.starts_with("bergfried-record 2\n") && record.body.contains("\nplayer 1 Robot\n"));
}

/// Whoever knows the seed knows what comes, so it can be given only where nobody else can sit down.
#[tokio::test]
async fn a_seed_is_for_computers_and_own_programs() {
    let server = TestServer::open().await;
    let nobody = Program::default();
    let commitment = async |body: Value| {
        let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", body).await, 201);
        let id = created["id"].as_str().unwrap();
        nobody.get(&server, &format!("/matches/{id}")).await["commitment"].as_str().unwrap().to_owned()
    };
    let seats = json!([{ "kind": "person" }, { "kind": "bot" }]);
    let with = |seed: Value| json!({ "game": "toy", "seats": seats, "seed": seed });
    let seven = commitment(with(json!(7))).await;
    assert_eq!(commitment(with(json!(7.0))).await, seven, "the same chance");
    assert_eq!(session::Seed::from_number(7).commitment().to_string(), seven, "as on the command line");
    assert_ne!(commitment(with(json!(8))).await, seven);
    assert_ne!(commitment(with(Value::Null)).await, commitment(with(Value::Null)).await, "else it is a secret");
    for seats in [json!([{ "kind": "person" }, { "kind": "open" }]), json!([{ "kind": "open" }, { "kind": "bot" }])] {
        let body = json!({ "game": "toy", "seats": seats, "seed": 7 });
        assert_eq!(nobody.refused(&server, "POST /api/v1/matches", body, 422).await, "bad-options");
    }
    assert_eq!(nobody.refused(&server, "POST /api/v1/matches", with(json!("seven")), 400).await, "bad-request");
}

#[tokio::test]
async fn a_bot_of_any_kind_can_be_asked_for_within_limits() {
    let server = TestServer::open_with(|config| config.games(catalog::GAMES).limits(Limits::NONE)).await;
    let nobody = Program::default();
    let with = |level: &str| {
        let seats = json!([{ "kind": "bot", "level": level }, { "kind": "bot", "level": "random" }]);
        json!({ "game": "burgenland", "seats": seats, "seed": 7 })
    };
    let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", with("mcts:30")).await, 201);
    let id = created["id"].as_str().unwrap();
    // Computers play while somebody looks.
    let mut stream = Stream::open(&server, &nobody, &format!("/matches/{id}/events?since=0")).await;
    while stream.next().await["status"] != "over" {}
    let record = nobody.ask(&server, &format!("GET /api/v1/matches/{id}/record"), Value::Null).await;
    assert!(record.body.contains("\nplayer 1 "), "{}", record.body);
    for level in ["mcts:10001", "mcts:milliseconds=5000", "exact:nodes=1000000", "program:/bin/true", "mcts:x", "god"] {
        assert_eq!(nobody.refused(&server, "POST /api/v1/matches", with(level), 422).await, "bad-options", "{level}");
    }
}

#[tokio::test]
async fn a_move_that_is_sent_twice_is_played_once() {
    let server = TestServer::open().await;
    let (id, [ann, bob]) = two_programs(&server).await;
    let head = format!("POST /api/v1/matches/{id}/actions");
    let named = json!({ "decision": 0.0, "action": "choose1", "id": "first" });
    for _ in 0..2 {
        assert_eq!(Program::json(&ann.ask(&server, &head, named.clone()).await, 200)["steps"], 1);
    }
    let unnamed = json!({ "decision": 0, "action": "choose2" });
    assert_eq!(Program::json(&bob.ask(&server, &head, unnamed.clone()).await, 200)["steps"], 2);
    assert_eq!(bob.refused(&server, &head, unnamed, 409).await, "stale-decision");
    let stale = json!({ "decision": 0, "action": "plan1" });
    assert_eq!(ann.refused(&server, &head, stale, 409).await, "stale-decision");
    let server = server.restart().await;
    assert_eq!(Program::json(&ann.ask(&server, &head, named).await, 200)["steps"], 2, "also after a restart");
}

#[tokio::test]
async fn a_seat_is_seen_and_played_only_with_its_token() {
    let server = TestServer::open().await;
    let (id, [ann, bob]) = two_programs(&server).await;
    assert_eq!(ann.play(&server, &id, 1, "choose3").await.status, 200);
    let own = ann.get(&server, &format!("/matches/{id}?since=0")).await;
    assert_eq!((&own["seat"], &own["view"]["chosen"][0]), (&json!(1), &json!(3)));
    let nobody = Program::default();
    for other in [&bob, &nobody] {
        let view = other.get(&server, &format!("/matches/{id}?since=0")).await;
        assert_eq!(view["view"]["chosen"][0], Value::Null, "{view}");
        assert_eq!(view["events"][0]["events"][0]["Chosen"][1], Value::Null, "{view}");
    }
    let code = bob.refused(&server, &format!("GET /api/v1/matches/{id}?seat=1"), Value::Null, 403).await;
    assert_eq!(code, "not-your-seat");
    let code = nobody.refused(&server, &format!("GET /api/v1/matches/{id}?seat=1"), Value::Null, 403).await;
    assert_eq!(code, "not-your-seat");
    for head in [format!("GET /api/v1/matches/{id}/actions"), format!("POST /api/v1/matches/{id}/actions")] {
        let body = if head.starts_with("POST") { json!({ "decision": 0, "action": "choose1" }) } else { Value::Null };
        assert_eq!(nobody.refused(&server, &head, body.clone(), 401).await, "bad-token");
        let thief = Program { token: Some(format!("{}.{}", &own["id"].as_str().unwrap(), "0".repeat(64))) };
        assert_eq!(thief.refused(&server, &head, body, 401).await, "bad-token");
    }
}

#[tokio::test]
async fn people_and_programs_play_at_one_table() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "friends").await;
    let invitation = ann.invitation(&server, &id).await;
    let hash = CONTRIBUTION.hash().to_string();
    let request_body = json!({ "invitation": invitation, "name": "Robot", "contribution": hash });
    let answer = Program::default().ask(&server, &format!("POST /api/v1/matches/{id}/seats"), request_body).await;
    let robot = Program { token: Some(Program::json(&answer, 201)["token"].as_str().unwrap().to_owned()) };
    let mut anns = ann.open(&server, &id).await;
    robot.open(&server, &id).await;
    anns.until(|table| table["status"] == "running").await;
    assert!(anns.zone("seats").contains("away"), "{}", anns.zone("seats"));
    let _stream = Stream::open(&server, &robot, &format!("/matches/{id}/events")).await;
    anns.until(|table| table["zones"]["seat-2"].as_str().is_some_and(|html| !html.contains("away"))).await;
    anns.play(1, "choose1").await;
    assert_eq!(robot.play(&server, &id, 2, "choose2").await.status, 200);
    anns.until(|table| table["steps"] == 2).await;
    assert!(anns.zone("board").contains("[Some(1), Some(2), None]"), "{}", anns.zone("board"));
}

#[tokio::test]
async fn nonsense_is_answered_in_one_shape() {
    let server = TestServer::open().await;
    let (id, [ann, _]) = two_programs(&server).await;
    let person = json!({ "kind": "person" });
    let two = json!([person, person]);
    let creating = |body: Value| ("POST /api/v1/matches".to_owned(), body);
    let playing = |body: Value| (format!("POST /api/v1/matches/{id}/actions"), body);
    for ((head, body), status, code) in [
        (creating(json!({})), 400, "bad-request"),
        (creating(json!({ "game": "chess", "seats": two })), 404, "unknown-game"),
        (creating(json!({ "game": "toy", "seats": [person] })), 422, "bad-options"),
        (creating(json!({ "game": "toy", "seats": two, "options": { "die": "perhaps" } })), 422, "bad-options"),
        (creating(json!({ "game": "toy", "seats": two, "options": { "../x": "yes" } })), 422, "bad-options"),
        (creating(json!({ "game": "toy", "seats": two, "clock": "slow" })), 400, "bad-request"),
        (creating(json!({ "game": "toy", "seats": two, "contribution": "12ab" })), 400, "bad-request"),
        (
            creating(json!({ "game": "toy", "seats": two, "seed": 1, "contribution": "0".repeat(64) })),
            422,
            "bad-options",
        ),
        (creating(json!({ "game": "toy", "seats": two, "extra": 1 })), 400, "bad-request"),
        (creating(json!({ "game": "toy", "seats": [person, { "kind": "bot", "level": "god" }] })), 422, "bad-options"),
        (
            creating(json!({ "game": "toy", "seats": [person, { "kind": "bot", "level": "program:/bin/true" }] })),
            422,
            "bad-options",
        ),
        (creating(json!({ "game": "toy", "seats": [person, { "kind": "bot", "name": "x" }] })), 422, "bad-options"),
        (
            creating(json!({ "game": "toy", "seats": [person, { "kind": "person", "name": "x".repeat(25) }] })),
            400,
            "bad-request",
        ),
        (playing(json!({ "decision": 0 })), 400, "bad-request"),
        (playing(json!({ "decision": 0.5, "action": "choose1" })), 400, "bad-request"),
        (playing(json!({ "decision": -1, "action": "choose1" })), 400, "bad-request"),
        (playing(json!({ "decision": 0, "action": "castle" })), 409, "illegal-action"),
        (playing(json!({ "decision": 0, "action": "x".repeat(201) })), 400, "bad-request"),
        (playing(json!({ "decision": 0, "action": "choose1", "id": "" })), 400, "bad-request"),
        (playing(json!({ "decision": 0, "action": "choose1", "seat": 2 })), 403, "not-your-seat"),
        (playing(json!({ "decision": 0, "action": "choose1", "seat": 7 })), 403, "not-your-seat"),
        (playing(json!({ "decision": 0, "action": "choose1", "seat": 9 })), 400, "bad-message"),
        ((format!("POST /api/v1/matches/{id}/contribution"), json!({ "hash": "x" })), 400, "bad-request"),
        ((format!("POST /api/v1/matches/{id}/contribution"), json!({ "hash": "0".repeat(64) })), 409, "already-begun"),
        ((format!("POST /api/v1/matches/{id}/opening"), json!({ "contribution": "0".repeat(64) })), 400, "bad-request"),
        (
            (format!("POST /api/v1/matches/{id}/opening"), json!({ "contribution": "0".repeat(32) })),
            409,
            "already-begun",
        ),
        (("GET /api/v1/matches/nonsense".to_owned(), Value::Null), 404, "unknown-match"),
        ((format!("GET /api/v1/matches/{}", "0".repeat(26)), Value::Null), 404, "unknown-match"),
        ((format!("GET /api/v1/matches/{id}?seat=x"), Value::Null), 400, "bad-request"),
        ((format!("GET /api/v1/matches/{id}/record"), Value::Null), 409, "not-over"),
        (("GET /api/v1/nothing".to_owned(), Value::Null), 404, "unknown-page"),
        (("DELETE /api/v1/games".to_owned(), Value::Null), 405, "bad-method"),
    ] {
        assert_eq!(ann.refused(&server, &head, body.clone(), status).await, code, "{head} {body}");
    }
    let plain = request(&server, "POST /api/v1/matches", &[("content-type", "text/plain")], "{}").await;
    assert_eq!(Program::json(&plain, 415)["code"], "bad-type");
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(20_000));
    let long = request(&server, "POST /api/v1/matches", &[("content-type", "application/json")], &long).await;
    assert_eq!(Program::json(&long, 413)["code"], "too-long");
}

#[tokio::test]
async fn text_comes_in_the_language_asked_for() {
    let server = TestServer::open().await;
    let path = format!("GET /api/v1/matches/{}", "0".repeat(26));
    for (language, text) in [("de-AT", "Diesen Tisch gibt es nicht."), ("en", "There is no such table.")] {
        let answer = request(&server, &path, &[("accept-language", language)], "").await;
        assert_eq!(Program::json(&answer, 404)["text"], text);
    }
}

#[tokio::test]
async fn open_tables_are_told_and_taken() {
    let server = TestServer::open().await;
    let nobody = Program::default();
    let request_body = json!({ "game": "toy", "seats": [{ "kind": "open" }, { "kind": "open" }], "listed": true });
    let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", request_body).await, 201);
    let tables = nobody.get(&server, "/matches").await;
    assert_eq!(tables, json!([{ "id": created["id"], "game": "toy", "seats": ["open", "open"] }]));
    let head = format!("POST /api/v1/matches/{}/seats", created["id"].as_str().unwrap());
    // Three want two seats at the same time.
    let answers = join_all((0..3).map(|_| nobody.ask(&server, &head, json!({})))).await;
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 201, 409]);
    assert_eq!(nobody.get(&server, "/matches").await, json!([]));
}

/// A stream of server-sent events.
pub(crate) struct Stream {
    lines: tokio::io::Lines<BufReader<TcpStream>>,
    /// Everything that came, byte for byte but for line ends.
    pub(crate) received: Vec<String>,
}

impl Stream {
    pub(crate) async fn open(server: &TestServer, program: &Program, path: &str) -> Self {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let bearer = program.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n"));
        let head = format!("GET /api/v1{path} HTTP/1.1\r\nhost: {}\r\n", server.address());
        let text = format!("{head}{}\r\n", bearer.unwrap_or_default());
        stream.write_all(text.as_bytes()).await.unwrap();
        Self { lines: BufReader::new(stream).lines(), received: Vec::new() }
    }

    /// The next event's data.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let line = self.lines.next_line().await.unwrap().expect("the stream is open");
            let data = line.strip_prefix("data: ").map(|data| serde_json::from_str(data).unwrap());
            self.received.push(line);
            if let Some(data) = data {
                return data;
            }
        }
    }
}
