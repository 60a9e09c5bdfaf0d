//! One person with the real pieces on their table.

use serde_json::{Value, json};
use server::Limits;

use crate::client::Guest;
use crate::programs::Program;
use crate::test_server::TestServer;

async fn server() -> TestServer {
    TestServer::open_with(|config| config.games(catalog::GAMES).limits(Limits::NONE)).await
}

/// The notation of the first button that is offered.
fn first_action(buttons: &str) -> String {
    let (_, rest) = buttons.split_once("data-action=\"").expect("something is offered");
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_person_enters_what_they_draw() {
    let server = server().await;
    let ann = Guest::new(&server).await;
    let form = |page: &str| page.contains("value=\"companion\"");
    assert!(
        form(&ann.get(&server, "/new/viscounts").await.body) && form(&ann.get(&server, "/new/two-heirs").await.body)
    );
    assert!(!form(&ann.get(&server, "/new/castle").await.body), "there is nobody to play against alone");
    assert_eq!(ann.post(&server, "/matches", "game=castle&mode=companion").await.status, 400);
    for game in ["two-heirs", "viscounts"] {
        let id = ann.create_game(&server, game, "companion").await;
        let mut anns = ann.open(&server, &id).await;
        anns.until(|table| table["status"] == "running").await;
        assert!(anns.zone("seats").contains("Companion."), "{}", anns.zone("seats"));
        for steps in 1..12 {
            let action = first_action(anns.zone("actions"));
            let played = anns.play(1, &action).await;
            assert_eq!(played["type"], "done", "{action}: {played}");
            anns.until(|table| table["steps"].as_u64() >= Some(steps)).await;
        }
        let page = ann.get(&server, &format!("/m/{id}")).await.body;
        assert!(page.contains("The person at the table has entered what was drawn"), "{page}");
        assert_eq!(anns.ask(json!({ "type": "resign", "seat": 1 })).await["type"], "done");
        let replay = ann.get(&server, &format!("/m/{id}/replay")).await.body;
        assert!(replay.contains("The person at the table has entered what was drawn"), "{replay}");
        let record = ann.get(&server, &format!("/m/{id}/record")).await.body;
        assert!(record.contains("\nchance entered\n"), "{record}");
    }
}

#[tokio::test]
async fn a_program_may_enter_what_is_drawn() {
    let server = server().await;
    let nobody = Program::default();
    let person = json!({ "kind": "person" });
    let creating = |seats: Value| json!({ "game": "viscounts", "seats": seats, "companion": true });
    let two = creating(json!([person, { "kind": "bot" }]));
    assert_eq!(nobody.refused(&server, "POST /api/v1/matches", two, 422).await, "bad-options");
    let created = Program::json(&nobody.ask(&server, "POST /api/v1/matches", creating(json!([person]))).await, 201);
    assert_eq!(created["commitment"], Value::Null);
    let program = Program { token: Some(created["token"].as_str().unwrap().to_owned()) };
    let id = created["id"].as_str().unwrap();
    let choices = program.get(&server, &format!("/matches/{id}/actions")).await;
    let drawn = choices["actions"][0]["action"].as_str().expect("something can be drawn");
    let played = program.play(&server, id, 1, drawn).await;
    assert!(Program::json(&played, 200)["steps"].as_u64() > Some(0));
}
