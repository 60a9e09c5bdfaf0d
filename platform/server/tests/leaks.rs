//! Law L9 over the wire: two matches that a viewer cannot tell apart send that viewer the same bytes.
//!
//! A pair of matches is played by the rules alone: the same steps, but for one that the viewer cannot see (a card drawn
//! face down, another seat's hidden choice), as long as the viewer's view stays the same. Both are put into the store of
//! a real server, and everything that the viewer can get from it is compared byte for byte; only names made at random
//! (ids, tokens, epochs) and counters of visits are masked. What a toy with a hole sends must differ.

use http_client::Response;
use kernel::{Seat, SeatCount, ToAct, Viewer};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus as Random;
use serde_json::{Value, json};
use session::{ChanceSource, Ending, Record, Seed};
use sqlx::{Connection, SqliteConnection, query};

use catalog::{CatalogGame, CatalogSession};
use server::Limits;

use crate::client::{CONTRIBUTION, Client, Guest};
use crate::programs::{Program, Stream};
use crate::test_server::{TestServer, request};

/// The longest play from which pairs are taken, in steps.
const LONGEST: usize = 60;

/// How many steps the two matches of a pair may go on after they differ.
const TOGETHER: usize = 12;

/// How many other steps are tried in place of the one taken.
const SIBLINGS: usize = 3;

/// Two matches that a viewer cannot tell apart.
struct Pair {
    game: &'static dyn CatalogGame,
    seats: usize,
    options: Vec<(String, String)>,
    viewer: Viewer,
    /// The steps of both, as a record writes them.
    steps: [Vec<String>; 2],
    /// An action of somebody else that leaves the viewer as ignorant as before, if there is one.
    next: Option<(Seat, String)>,
}

fn seed() -> Seed {
    Seed::from_number(9)
}

type Match = dyn CatalogSession;

/// Goes one step on; `false` if it is not possible.
fn follow(session: &mut Match, step: &str) -> bool {
    match step.split_once(' ') {
        Some(("*", outcome)) => session.enter_chance(outcome).is_ok(),
        Some((seat, action)) => session.play(seat.parse().unwrap(), action).is_ok(),
        None => false,
    }
}

/// Every step that may come now.
fn possible(session: &Match) -> Vec<String> {
    match session.to_act() {
        ToAct::Nobody => Vec::new(),
        ToAct::Chance => session.chance_outcomes().into_iter().map(|(outcome, _)| format!("* {outcome}")).collect(),
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let of = |seat: Seat| session.legal_actions(seat).into_iter().map(move |action| format!("{seat} {action}"));
            seats.iter().flat_map(of).collect()
        }
    }
}

fn viewers(seats: usize) -> Vec<Viewer> {
    let seats = (0..seats as u8).map(|seat| Viewer::Seat(Seat::new(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

fn differ(one: &Match, other: &Match, seats: usize) -> bool {
    viewers(seats).into_iter().any(|viewer| one.view_json(viewer) != other.view_json(viewer))
}

/// A match as the server would load it.
fn loaded(pair: &Pair, side: usize) -> Box<dyn CatalogSession> {
    let seats = SeatCount::new(pair.seats as u8);
    let opened = pair.game.open(seats, &pair.options, ChanceSource::Seed(seed())).unwrap();
    let record = Record { steps: pair.steps[side].clone(), ending: Ending::Open, ..opened.record() };
    pair.game.load(&record, ChanceSource::Seed(seed())).unwrap()
}

/// Pairs from one random play of a game: for each viewer the one that goes on together longest.
fn pairs(game: &'static dyn CatalogGame, seats: usize, random: &mut Random) -> Vec<Pair> {
    let open = || game.open(SeatCount::new(seats as u8), &[], ChanceSource::Entered).unwrap();
    let mut play = vec![open()];
    let mut steps: Vec<String> = Vec::new();
    while steps.len() < LONGEST {
        let now = play.last().unwrap();
        let choices = possible(now.as_ref());
        if choices.is_empty() {
            break;
        }
        let step = choices[random.random_range(0..choices.len())].clone();
        let mut next = now.fork();
        assert!(follow(next.as_mut(), &step), "{step} was offered");
        play.push(next);
        steps.push(step);
    }
    let mut found = Vec::new();
    for viewer in viewers(seats) {
        let mut best: Option<(usize, Pair)> = None;
        for (at, step) in steps.iter().enumerate() {
            let actor = step.split_once(' ').map(|(who, _)| who).unwrap_or_default();
            let siblings = possible(play[at].as_ref());
            let mut siblings: Vec<&String> = siblings
                .iter()
                .filter(|other| *other != step && other.split_once(' ').is_some_and(|(who, _)| who == actor))
                .collect();
            siblings.truncate(SIBLINGS);
            for sibling in siblings {
                let mut other = play[at].fork();
                assert!(follow(other.as_mut(), sibling));
                let mut other_steps = steps[..at].to_vec();
                other_steps.push(sibling.clone());
                let mut until = at + 1;
                loop {
                    let alike = play[until].view_json(viewer) == other.view_json(viewer);
                    if !alike || !differ(play[until].as_ref(), other.as_ref(), seats) {
                        break;
                    }
                    let rests = |session: &Match| !session.to_act().seats().is_empty();
                    if rests(play[until].as_ref()) && rests(other.as_ref()) {
                        let together = until - at;
                        if best.as_ref().is_none_or(|(most, _)| together > *most) {
                            let pair = Pair {
                                game,
                                seats,
                                options: open()
                                    .options()
                                    .into_iter()
                                    .map(|(key, value)| (key.to_owned(), value))
                                    .collect(),
                                viewer,
                                steps: [steps[..until].to_vec(), other_steps.clone()],
                                next: None,
                            };
                            best = Some((together, pair));
                        }
                    }
                    if until == steps.len() || until - at == TOGETHER || !follow(other.as_mut(), &steps[until]) {
                        break;
                    }
                    other_steps.push(steps[until].clone());
                    until += 1;
                }
            }
        }
        found.extend(best.map(|(_, pair)| pair));
    }
    for pair in &mut found {
        pair.next = blind_action(pair);
    }
    found
}

/// Somebody else's action that is possible in both matches and shows the viewer no difference.
fn blind_action(pair: &Pair) -> Option<(Seat, String)> {
    let both = [loaded(pair, 0), loaded(pair, 1)];
    let others = both[0].to_act().seats().iter().filter(|seat| !pair.viewer.is(*seat)).collect::<Vec<_>>();
    others.into_iter().find_map(|seat| {
        let shared = both[0].legal_actions(seat).into_iter().find(|action| {
            let mut both = [both[0].fork(), both[1].fork()];
            let played = both.iter_mut().all(|session| session.play(seat, action).is_ok());
            played && both[0].view_json(pair.viewer) == both[1].view_json(pair.viewer)
        });
        shared.map(|action| (seat, action))
    })
}

/// One of the two matches on the server, and the people at it.
struct Side {
    id: String,
    viewer: Program,
    others: Program,
}

impl Side {
    fn browser(&self) -> Guest {
        // A program's token and a browser's cookie are the same signed name.
        Guest { cookie: format!("guest={}", self.viewer.token.as_deref().unwrap()) }
    }

    /// What is random by design and tells nothing.
    fn mask(&self, text: &str) -> String {
        let mut masked = text.replace(&self.id, "MATCH");
        for token in [&self.viewer.token, &self.others.token].into_iter().flatten() {
            masked = masked.replace(token, "TOKEN");
        }
        masked.lines().filter(|line| !line.starts_with("date: ")).collect::<Vec<_>>().join("\n")
    }
}

/// Takes the digits or letters after every `key` out of a text.
fn without(text: &str, key: &str) -> String {
    let mut parts = text.split(key);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out += key;
        out += part.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric());
    }
    out
}

/// Counters of visits and the name of the stay in memory: other visitors change them, hidden things do not.
fn unversioned(text: &str) -> String {
    let mut text = text.to_owned();
    for key in ["\"version\":", "&quot;version&quot;:", "\"epoch\":\"", "&quot;epoch&quot;:&quot;", "\nid: "] {
        text = without(&text, key);
    }
    text
}

/// Seats people at a new table of the pair's game.
async fn create(server: &TestServer, pair: &Pair) -> Side {
    let nobody = Program::default();
    let others = if pair.seats == 1 { "Vera" } else { "Otto" };
    let viewer_seat = pair.viewer.seat().filter(|_| pair.seats > 1);
    let seat = |index: usize| {
        let is_viewer = viewer_seat.is_some_and(|seat| seat.index() == index);
        if is_viewer { json!({ "kind": "open" }) } else { json!({ "kind": "person", "name": others }) }
    };
    let options: Value = pair.options.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    let seats: Vec<Value> = (0..pair.seats).map(seat).collect();
    let hash = CONTRIBUTION.hash().to_string();
    let mut request_body = json!({ "game": pair.game.info().id, "seats": seats, "options": options, "hints": true });
    let others_sit = seats.iter().any(|seat| seat["kind"] == "person");
    if others_sit {
        request_body["contribution"] = hash.as_str().into();
    }
    let created = Program::json(&nobody.ask(server, "POST /api/v1/matches", request_body).await, 201);
    let program = |answer: &Value| Program { token: Some(answer["token"].as_str().unwrap().to_owned()) };
    let (id, others) = (created["id"].as_str().unwrap().to_owned(), program(&created));
    let viewer = match created["open"].get(0) {
        Some(open) => {
            let request_body = json!({ "invitation": open["invitation"], "name": "Vera", "contribution": hash });
            let viewer = program(&Program::json(
                &nobody.ask(server, &format!("POST /api/v1/matches/{id}/seats"), request_body).await,
                201,
            ));
            viewer.open(server, &id).await;
            viewer
        }
        None if pair.viewer == Viewer::Spectator => {
            // A passer-by: known to the server, but not at this table.
            let request_body =
                json!({ "game": pair.game.info().id, "seats": vec![json!({ "kind": "open" }); pair.seats] });
            program(&Program::json(&nobody.ask(server, "POST /api/v1/matches", request_body).await, 201))
        }
        None => others.clone(),
    };
    if others_sit {
        others.open(server, &id).await;
    }
    let side = Side { id, viewer, others };
    assert_eq!(side.browser().post(server, "/name", "name=Vera&to=/").await.status, 303);
    side
}

/// Puts the steps of both matches into the store, behind the server's back.
async fn write_steps(server: &TestServer, pair: &Pair, sides: &[Side; 2]) {
    while server.matches_in_memory() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let file = server.folder.path().join("bergfried.sqlite");
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    for (index, side) in sides.iter().enumerate() {
        let session = loaded(pair, index);
        let to_act: i64 = session.to_act().seats().iter().map(|seat| 1 << seat.index()).sum();
        let start = query("UPDATE journal SET body = ?, at = 0 WHERE match_id = ? AND kind = 'start'");
        let start = start.bind(pair.steps[index].join("\n")).bind(&side.id).execute(&mut file).await.unwrap();
        assert_eq!(start.rows_affected(), 1, "the match has begun");
        query("UPDATE matches SET seed = ?, steps = ?, to_act = ? WHERE id = ?")
            .bind(seed().reveal())
            .bind(pair.steps[index].len() as i64)
            .bind(to_act)
            .bind(&side.id)
            .execute(&mut file)
            .await
            .unwrap();
    }
    file.close().await.unwrap();
}

/// Everything the viewer can get of a match, by name.
async fn everything(server: &TestServer, pair: &Pair, side: &Side) -> Vec<(String, String)> {
    let browser = side.browser();
    let id = &side.id;
    let mut got = Vec::new();
    let steps = pair.steps[0].len();
    let other_seat = (0..pair.seats).find(|seat| !pair.viewer.is(Seat::new(*seat as u8))).map_or(1, |seat| seat + 1);
    let mut pages = vec![
        "/".to_owned(),
        format!("/m/{id}"),
        format!("/m/{id}/record"),
        format!("/m/{id}/join/{}", "0".repeat(26)),
        format!("/m/{id}/replay"),
        format!("/m/{id}/replay?step={steps}&as={other_seat}"),
        format!("/m/{id}/replay?step={}", steps + 1),
    ];
    pages.extend((steps.saturating_sub(TOGETHER)..=steps).map(|step| format!("/m/{id}/at/{step}?as={other_seat}")));
    for page in pages {
        for language in ["de", "en"] {
            let headers = [("cookie", browser.cookie.as_str()), ("accept-language", language)];
            let answer = request(server, &format!("GET {page}"), &headers, "").await;
            got.push((format!("GET {page} ({language})"), whole(&answer)));
        }
    }
    let play = format!("POST /api/v1/matches/{id}/actions");
    for (head, body) in [
        (format!("GET /api/v1/matches/{id}?since=0"), Value::Null),
        (format!("GET /api/v1/matches/{id}?seat={other_seat}"), Value::Null),
        (format!("GET /api/v1/matches/{id}/actions"), Value::Null),
        (format!("GET /api/v1/matches/{id}/record"), Value::Null),
        (play.clone(), json!({ "decision": 0, "action": "nonsense" })),
        (play.clone(), json!({ "decision": steps, "action": "nonsense" })),
        (play.clone(), json!({ "decision": steps, "action": "nonsense", "seat": other_seat })),
    ] {
        let answer = side.viewer.ask(server, &head, body).await;
        got.push((head, whole(&answer)));
    }
    let mut stream = Stream::open(server, &side.viewer, &format!("/matches/{id}/events?since=0")).await;
    stream.next().await;
    got.push(("events".to_owned(), stream.received.join("\n")));
    let mut socket = browser.open(server, id).await;
    got.push(("socket".to_owned(), socket.table.to_string()));
    got.push(("socket: chat".to_owned(), said(&mut socket).await));
    let own = pair.viewer.seat().map_or(1, |seat| seat.index() + 1);
    for (seat, action) in [(own, "nonsense"), (other_seat, "nonsense")] {
        let decision = socket.table["decisions"][seat.to_string()].as_u64().unwrap_or(0);
        let message =
            json!({ "type": "play", "id": format!("a{seat}"), "seat": seat, "decision": decision, "action": action });
        got.push((format!("socket: {message}"), socket.repeat(message).await.to_string()));
    }
    got.extend(advice(server, side, &mut socket, own).await);
    if let Some((seat, action)) = &pair.next {
        let number = seat.index() as u8 + 1;
        let answer = side.others.play(server, id, number, action).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let after: Value = serde_json::from_str(&answer.body).unwrap();
        let table = socket.until(|table| table["steps"] == after["steps"]).await;
        got.push((format!("socket after {seat} {action}"), table.to_string()));
        let reported = loop {
            let reported = stream.next().await;
            if reported["steps"] == after["steps"] {
                break reported;
            }
        };
        got.push((format!("events after {seat} {action}"), reported.to_string()));
    }
    got.into_iter().map(|(name, bytes)| (side.mask(&name), unversioned(&side.mask(&bytes)))).collect()
}

/// What the server says about the viewer's decision, if there is one: what single actions bring, and what to do.
async fn advice(server: &TestServer, side: &Side, socket: &mut Client, seat: usize) -> Vec<(String, String)> {
    let Some(decision) = socket.table["decisions"][seat.to_string()].as_u64() else { return Vec::new() };
    let offered = side.viewer.get(server, &format!("/matches/{}/actions?seat={seat}", side.id)).await;
    let offered = offered["actions"].as_array().unwrap();
    let mut got = Vec::new();
    for index in [0, offered.len() / 2, offered.len() - 1] {
        let (id, action) = (format!("foresee{index}"), &offered[index]["action"]);
        let message = json!({ "type": "foresee", "id": id, "seat": seat, "decision": decision, "action": action });
        got.push((format!("socket: foresee {action}"), socket.repeat(message).await.to_string()));
    }
    socket.repeat(json!({ "type": "hint", "id": "hint", "seat": seat })).await;
    let hint = loop {
        let message = socket.receive().await;
        if message["type"] == "hint" {
            break message;
        }
    };
    got.push(("socket: hint".to_owned(), hint.to_string()));
    got
}

async fn said(socket: &mut Client) -> String {
    socket.repeat(json!({ "type": "chat", "id": "chat", "text": "Wer hat <was>?" })).await;
    socket.until(|table| table["chat"]["count"] == 1).await["chat"].to_string()
}

/// Where the two matches of a pair can be told apart, if anywhere.
async fn told_apart(server: &TestServer, pair: &Pair) -> Option<String> {
    let sides = [create(server, pair).await, create(server, pair).await];
    write_steps(server, pair, &sides).await;
    let [one, other] = [everything(server, pair, &sides[0]).await, everything(server, pair, &sides[1]).await];
    assert_eq!(one.len(), other.len());
    let difference = one.iter().zip(&other).find(|(one, other)| one != other);
    difference.map(|((name, one), (_, other))| {
        let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let around = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(80)..text.len().min(at + 80)]).into_owned()
        };
        format!("{name}: ...{}... or ...{}...", around(one), around(other))
    })
}

/// The games in which something is hidden from somebody; in the others all is open, or not yet drawn.
const SECRETIVE: &[&str] = &["two-castles", "viscounts"];

/// An answer with its headers, one a line.
fn whole(answer: &Response) -> String {
    let headers = answer.headers.iter().map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap()));
    headers.collect::<String>() + "\n" + &answer.body
}

#[tokio::test]
async fn what_is_sent_does_not_tell_alike_matches_apart() {
    let server =
        TestServer::open_with(|config| config.games(catalog::GAMES).limits(Limits::NONE).thinking_seed(7)).await;
    let mut random = Random::seed_from_u64(9);
    let mut lines = Vec::new();
    for game in catalog::GAMES {
        let mut count = 0;
        for (index, seats) in game.info().seats.iter().enumerate().filter(|(index, seats)| *index < 2 || **seats >= 5) {
            // Of the large tables a few viewers are enough.
            let viewers = if index < 2 { usize::MAX } else { 2 };
            for pair in pairs(*game, usize::from(*seats), &mut random).into_iter().take(viewers) {
                let id = pair.game.info().id;
                if let Some(difference) = told_apart(&server, &pair).await {
                    panic!("{id} with {seats} seats, {:?}: {difference}", pair.viewer);
                }
                count += 1;
            }
        }
        lines.push((game.info().id, count));
    }
    for (game, count) in &lines {
        assert_eq!(*count > 0, SECRETIVE.contains(game), "{lines:?}");
    }
}

fn toy_pair(leak: &str) -> Pair {
    Pair {
        game: toy::GAMES[0],
        seats: 2,
        options: vec![("die".to_owned(), "yes".to_owned()), ("leak".to_owned(), leak.to_owned())],
        viewer: Viewer::Seat(Seat::new(0)),
        steps: ["2 choose1", "2 choose3"].map(|step| vec![step.to_owned()]),
        next: None,
    }
}

/// The test would notice: a toy with a hole is caught, wherever the hole is.
#[tokio::test]
async fn every_hole_is_found() {
    let server = TestServer::open_with(|config| config.limits(Limits::NONE)).await;
    assert_eq!(told_apart(&server, &toy_pair("nowhere")).await, None);
    for (leak, where_found) in [
        ("view", "GET /m/MATCH"),
        ("event", "GET /m/MATCH"),
        ("board", "GET /m/MATCH"),
        ("seat", "GET /m/MATCH"),
        ("log", "GET /m/MATCH"),
        ("action", "GET /api/v1/matches/MATCH/actions"),
        ("refusal", "GET /m/MATCH"),
        ("foresee", "socket: foresee"),
        ("hint", "socket: hint"),
    ] {
        let found = told_apart(&server, &toy_pair(leak)).await;
        assert!(found.as_deref().is_some_and(|found| found.starts_with(where_found)), "{leak}: {found:?}");
    }
}
