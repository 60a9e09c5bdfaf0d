//! Chance that nobody can choose, tried over the wire: by honest guests, by a server and by a guest who cheat.

use serde_json::{Value, json};
use session::{Contribution, Memory, Record, VerifyError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::client::{CONTRIBUTION, Client, Guest};
use crate::programs::Program;
use crate::test_server::TestServer;

/// The server's commitment, as the page of a table shows it.
async fn commitment(server: &TestServer, guest: &Guest, id: &str) -> String {
    let page = guest.get(server, &format!("/m/{id}")).await.body;
    let (_, rest) = page.split_once("data-commitment=\"").expect("the table shows it");
    rest[..64].to_owned()
}

/// Gives up, and returns the record of the match.
async fn finish(server: &TestServer, guest: &Guest, client: &mut Client, id: &str) -> Record {
    assert_eq!(client.ask(json!({ "type": "resign", "seat": 1 })).await["type"], "done");
    let text = guest.get(server, &format!("/m/{id}/record")).await.body;
    Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn memory(commitment: &str) -> Memory {
    Memory { commitment: Some(commitment.parse().unwrap()), contribution: Some(CONTRIBUTION) }
}

/// Changes the store behind the server's back, as its operator could.
async fn tamper(server: &TestServer, statement: &'static str) {
    let file = SqliteConnectOptions::new().filename(server.folder.path().join("bergfried.sqlite"));
    let mut store = file.connect().await.unwrap();
    assert_eq!(sqlx::query(statement).execute(&mut store).await.unwrap().rows_affected(), 1);
    store.close().await.unwrap();
}

#[tokio::test]
async fn the_record_proves_what_was_shown_before_the_match() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    for (mode, contributions) in [("computer", 1), ("screen", 1)] {
        let id = ann.create(&server, mode).await;
        let shown = commitment(&server, &ann, &id).await;
        let mut anns = ann.open(&server, &id).await;
        assert_eq!(anns.table["status"], "running");
        assert_eq!(commitment(&server, &ann, &id).await, shown, "it stays on the table");
        let record = finish(&server, &ann, &mut anns, &id).await;
        assert_eq!(record.contributions.len(), contributions, "{mode}: a contribution of each guest, not of each seat");
        toy::GAMES[0].verify(&record).unwrap();
        memory(&shown).check(&record).unwrap();
    }
}

/// Programs, a rematch and a table of computers alone.
#[tokio::test]
async fn every_way_to_begin_is_fair() {
    let server = TestServer::open().await;
    let (id, [ann, _]) = crate::programs::two_programs(&server).await;
    let view = ann.get(&server, &format!("/matches/{id}")).await;
    let hash = CONTRIBUTION.hash().to_string();
    let both = [1, 2].map(|seat| json!({ "seat": seat, "hash": hash, "opening": CONTRIBUTION.to_string() }));
    assert_eq!(view["contributions"], json!(both));

    let seats = json!([{ "kind": "bot" }, { "kind": "bot" }]);
    let answer = ann.ask(&server, "POST /api/v1/matches", json!({ "game": "toy", "seats": seats })).await;
    let id = Program::json(&answer, 201)["id"].as_str().unwrap().to_owned();
    let view = ann.get(&server, &format!("/matches/{id}")).await;
    assert_eq!((&view["contributions"], &view["contribution_due"]), (&json!([]), &Value::Null));
    assert_ne!(view["status"], "waiting", "nobody is missing");

    let (_, [_, bob], [mut anns, mut bobs]) = crate::client::two_at_a_table(&server).await;
    anns.ask(json!({ "type": "resign", "seat": 1 })).await;
    let gone = anns.ask(json!({ "type": "rematch" })).await;
    let next = gone["to"].as_str().unwrap().strip_prefix("/m/").unwrap();
    bobs.until(|table| table["zones"]["controls"].as_str().is_some_and(|html| html.contains(next))).await;
    let bobs = bob.open(&server, next).await;
    assert_eq!(bobs.table["status"], "waiting", "the other one has not come along yet");
    assert!(bobs.zone("prompt").contains("begins as soon as"), "{}", bobs.zone("prompt"));
    bobs.close().await;
}

/// What guests have given survives a restart at every point, and is not asked for again.
#[tokio::test]
async fn a_restart_before_the_start_loses_nothing() {
    let mut server = TestServer::open().await;
    let [ann, bob] = [Guest::new(&server).await, Guest::new(&server).await];
    let id = ann.create(&server, "friends").await;
    let shown = commitment(&server, &ann, &id).await;
    ann.open(&server, &id).await.close().await;
    server = server.restart().await;
    let invitation = ann.invitation(&server, &id).await;
    bob.post(&server, &format!("/m/{id}/join/{invitation}"), "name=Bob").await;
    // Bob commits and opens while Ann is away.
    let bobs = bob.open(&server, &id).await;
    assert_eq!((&bobs.table["status"], &bobs.table["chance"]["missing"]), (&json!("waiting"), &json!([1])));
    assert!(bobs.zone("prompt").contains("begins as soon as"), "{}", bobs.zone("prompt"));
    server = server.restart().await;
    let mut anns = ann.open(&server, &id).await;
    assert_eq!(anns.table["status"], "running", "hers was all that was missing");
    let record = finish(&server, &ann, &mut anns, &id).await;
    assert_eq!(record.contributions.len(), 2);
    memory(&shown).check(&record).unwrap();
    toy::GAMES[0].verify(&record).unwrap();
}

/// The server waits until the guest has opened, and then chooses a secret that it likes better.
#[tokio::test]
async fn a_server_that_chooses_its_secret_late_is_found_out() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "computer").await;
    let shown = commitment(&server, &ann, &id).await;
    let mut anns = ann.connect(&server, &id).await;
    anns.close().await;
    tamper(&server, "UPDATE matches SET seed = replace(seed, substr(seed, 1, 8), '00000000')").await;
    let server = server.restart().await;
    assert_ne!(commitment(&server, &ann, &id).await, shown, "the browser sees it, and does not open");
    // A guest who opens nevertheless has the proof.
    anns = ann.open(&server, &id).await;
    let mut record = finish(&server, &ann, &mut anns, &id).await;
    toy::GAMES[0].verify(&record).expect("the record is right in itself");
    assert_eq!(memory(&shown).check(&record), Err(VerifyError::OtherCommitment));
    // Nor does it help to write the old commitment into the record.
    record.commitment = Some(shown.parse().unwrap());
    assert_eq!(toy::GAMES[0].verify(&record), Err(VerifyError::OtherSeed));
}

/// The server drops a contribution, or puts another one in its place.
#[tokio::test]
async fn a_server_that_changes_a_contribution_is_found_out() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "computer").await;
    let shown = commitment(&server, &ann, &id).await;
    let mut anns = ann.open(&server, &id).await;
    let mut forged = finish(&server, &ann, &mut anns, &id).await;
    let other = Contribution::new([8; 16]);
    forged.contributions[0].opening = other;
    let seat = forged.contributions[0].seat;
    assert_eq!(toy::GAMES[0].verify(&forged), Err(VerifyError::OtherOpening { seat }));
    forged.contributions[0].hash = other.hash();
    assert_eq!(memory(&shown).check(&forged), Err(VerifyError::MissingContribution));
    forged.contributions.clear();
    assert_eq!(memory(&shown).check(&forged), Err(VerifyError::MissingContribution));
}

/// Bob waits until Ann has opened, and then opens something that he likes better.
#[tokio::test]
async fn a_guest_who_opens_something_else_is_found_out() {
    let server = TestServer::open().await;
    let nobody = Program::default();
    let hash = CONTRIBUTION.hash().to_string();
    let seats = json!([{ "kind": "person" }, { "kind": "open" }]);
    let wanted = json!({ "game": "toy", "seats": seats, "contribution": hash });
    let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", wanted).await, 201);
    let id = created["id"].as_str().unwrap();
    let ann = Program { token: Some(created["token"].as_str().unwrap().to_owned()) };
    let opening = format!("POST /api/v1/matches/{id}/opening");
    let own = json!({ "contribution": CONTRIBUTION.to_string() });
    assert_eq!(ann.refused(&server, &opening, own.clone(), 409).await, "opening-too-early", "a seat is open");
    let seat = json!({ "invitation": created["open"][0]["invitation"] });
    let seated = Program::json(&nobody.ask(&server, &format!("POST /api/v1/matches/{id}/seats"), seat).await, 201);
    let bob = Program { token: Some(seated["token"].as_str().unwrap().to_owned()) };
    assert_eq!(bob.get(&server, &format!("/matches/{id}")).await["contribution_due"], "hash");
    assert_eq!(ann.refused(&server, &opening, own.clone(), 409).await, "opening-too-early", "Bob has not committed");
    let contribution = format!("POST /api/v1/matches/{id}/contribution");
    Program::json(&bob.ask(&server, &contribution, json!({ "hash": hash })).await, 200);
    ann.open(&server, id).await;
    let view = bob.get(&server, &format!("/matches/{id}")).await;
    assert_eq!(
        view["contributions"][0]["opening"],
        Value::Null,
        "nobody sees what others opened before the match begins"
    );
    let other = Contribution::new([8; 16]);
    let changed = json!({ "hash": other.hash().to_string() });
    assert_eq!(bob.refused(&server, &contribution, changed, 409).await, "contribution-fixed");
    let other = json!({ "contribution": other.to_string() });
    assert_eq!(bob.refused(&server, &opening, other, 409).await, "other-opening");
    assert_eq!(bob.get(&server, &format!("/matches/{id}")).await["missing"], json!([2]));
    assert_eq!(nobody.refused(&server, &opening, own, 401).await, "bad-token");
    assert_eq!(bob.open(&server, id).await["status"], "running");
}
