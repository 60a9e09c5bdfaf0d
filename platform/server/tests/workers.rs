//! Computer players that think in processes of their own.

use std::sync::LazyLock;

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use server::{Config, Limits};
use session::Seed;
use test_servers::BusServer;
use workers::{BusAddress, Worker};

use crate::programs::{Program, Stream};
use crate::test_server::{TestServer, request_at};

static BUS: LazyLock<BusServer> = LazyLock::new(|| BusServer::start().unwrap());

fn address() -> BusAddress {
    format!("nats://{}", BUS.address()).parse().unwrap()
}

fn settings(config: Config) -> Config {
    config.games(catalog::GAMES).limits(Limits::NONE).thinking_seed(7).metrics(Some(([127, 0, 0, 1], 0).into()))
}

/// Two computers play a match to its end; the id and the record.
async fn play(server: &TestServer, game: &str) -> (String, String) {
    let nobody = Program::default();
    let seats = json!([{ "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "random" }]);
    let wanted = json!({ "game": game, "seats": seats, "seed": 7 });
    let created = Program::json(&nobody.ask(server, "POST /api/v1/matches", wanted).await, 201);
    let id = created["id"].as_str().unwrap().to_owned();
    let mut stream = Stream::open(server, &nobody, &format!("/matches/{id}/events?since=0")).await;
    while stream.next().await["status"] != "over" {}
    let record = nobody.ask(server, &format!("GET /api/v1/matches/{id}/record"), Value::Null).await.body;
    (id, record)
}

/// How many decisions workers have made for a server.
async fn by_workers(server: &TestServer) -> u64 {
    let text = request_at(server.metrics_address(), "GET /metrics", &[], "").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix("bergfried_decisions_by_workers_total ")).unwrap();
    line.parse().unwrap()
}

/// Workers make the moves that the server would make itself; without workers it does. What goes through the queue holds nothing
/// from which the match or those who play could be known.
#[tokio::test]
async fn workers_think_for_the_computers_of_a_server() {
    let own = TestServer::open_with(settings).await;
    let server = TestServer::open_with(|config| settings(config).workers(Some(address()))).await;
    // Computers have names of their own in every match.
    let moves = |record: &str| record.split_once("\nsteps\n").unwrap().1.split_once("\ndigest").unwrap().0.to_owned();
    let game = "burgenland";
    assert_eq!(moves(&play(&server, game).await.1), moves(&play(&own, game).await.1));
    assert_eq!(by_workers(&server).await, 0, "there is no worker");

    let worker = Worker::start(&address(), 2, catalog::GAMES).await.unwrap();
    let client = async_nats::connect(address().server()).await.unwrap();
    let mut queue = client.subscribe("bergfried.decisions.*").await.unwrap();
    // When NATS has answered this, it has heard the line before.
    assert!(client.request("nobody", "".into()).await.is_err());
    let mut decisions = 0;
    for game in ["burgenland", "castle", "viscounts"] {
        // A worker is heard of within half a second.
        while by_workers(&server).await == decisions {
            let (id, record) = play(&server, game).await;
            assert_eq!(moves(&record), moves(&play(&own, game).await.1), "{game}");
            let secrets = [id, Seed::from_number(7).reveal(), "127.0.0.1".to_owned()];
            while let Ok(item) = tokio::time::timeout(std::time::Duration::from_millis(20), queue.next()).await {
                let text = String::from_utf8(item.unwrap().payload.to_vec()).unwrap();
                assert!(text.contains(r#""view""#), "{text}");
                assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
                let item: Value = serde_json::from_str(&text).unwrap();
                assert_eq!((&item["question"]["seed"], &item["people"]), (&json!(7), &json!(false)), "of the player");
            }
        }
        decisions = by_workers(&server).await;
    }

    worker.stop().await;
    assert_eq!(moves(&play(&server, game).await.1), moves(&play(&own, game).await.1));
}
