//! Servers ask, workers answer.

use std::time::Duration;

use catalog::{CatalogGame, CatalogSession, Question};
use futures_util::StreamExt as _;
use kernel::{SeatCount, ToAct, Viewer};
use players::Sequential;
use serde_json::Value;
use session::{ChanceSource, Seed};
use test_servers::BusServer;
use workers::{Asker, BusAddress, Worker, Workers};

/// A session of a game at a decision some steps into it.
fn session(game: &dyn CatalogGame, steps: usize) -> Box<dyn CatalogSession> {
    let chance = ChanceSource::Seed(Seed::from_number(5));
    let mut session = game.open(SeatCount::new(2), &[], chance).unwrap();
    while session.step_count() < steps
        && let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act()
    {
        let seat = seats.first().unwrap();
        let suggestion = session.suggest(seat, "random", session.step_count() as u64, &Sequential)[0].action.clone();
        session.play(seat, &suggestion).unwrap();
    }
    session
}

fn question(session: &(dyn CatalogSession + 'static), player: &str) -> Question {
    Question::of(session, session.to_act().seats().first().unwrap(), player, 7)
}

fn asker(name: &str) -> Asker {
    Asker { name: name.to_owned(), people: true }
}

/// A bus of its own, a worker and whoever asks, when both know of each other.
async fn open() -> (BusServer, BusAddress, Worker, Workers) {
    let bus = BusServer::start().unwrap();
    let address: BusAddress = format!("nats://{}", bus.address()).parse().unwrap();
    let workers = Workers::connect(&address).await.unwrap();
    let worker = Worker::start(&address, 2, catalog::GAMES).await.unwrap();
    while workers.threads() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    (bus, address, worker, workers)
}

/// A worker, which knows the view alone, gives the answer that the session itself gives.
#[tokio::test]
async fn a_worker_answers_what_the_server_would() {
    let (_bus, _, worker, workers) = open().await;
    for game in catalog::GAMES {
        let session = session(*game, 30);
        for player in ["easy", "greedy", "mcts:60+trees=2"] {
            let question = question(&*session, player);
            let own = session.suggest(question.seat, player, question.seed, &Sequential);
            let suggestions = workers.suggest(&asker("ann"), question).await;
            assert_eq!(suggestions, Some(own), "{}, {player}", game.info().id);
        }
    }
    worker.stop().await;
}

/// Who asks when no worker is there gets no answer at once, and thinks for itself.
#[tokio::test]
async fn without_workers_nobody_waits() {
    let (_bus, _, worker, workers) = open().await;
    worker.stop().await;
    while workers.threads() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let session = session(catalog::GAMES[0], 10);
    let ann = asker("ann");
    let asked = workers.suggest(&ann, question(&*session, "greedy"));
    assert_eq!(tokio::time::timeout(Duration::from_secs(5), asked).await.unwrap(), None);
}

/// A worker with other rules or pieces says so instead of answering something that is not legal.
#[tokio::test]
async fn what_a_worker_does_not_have_it_does_not_answer() {
    let (_bus, _, _worker, workers) = open().await;
    let session = session(catalog::GAMES[0], 10);
    let good = question(&*session, "greedy");
    let mut bad = [good.clone(), good.clone(), good.clone(), good.clone()];
    bad[0].setup.game = "chess".to_owned();
    bad[1].setup.rules += 1;
    bad[2].setup.pieces = "0123456789abcdef".to_owned();
    bad[3].view = serde_json::json!({ "nothing": true });
    for question in bad {
        let setup = question.setup.clone();
        assert_eq!(workers.suggest(&asker("ann"), question).await, None, "{setup:?}");
    }
    assert!(workers.suggest(&asker("ann"), good).await.is_some());
}

/// Whatever becomes of the bus, workers and those who ask find each other again.
#[tokio::test]
async fn a_bus_that_is_restarted_goes_on() {
    let (bus, _, _worker, workers) = open().await;
    let session = session(catalog::GAMES[0], 10);
    bus.restart().unwrap();
    let ask = async || workers.suggest(&asker("ann"), question(&*session, "greedy")).await;
    let answered = async {
        while ask().await.is_none() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), answered).await.expect("an answer");
}

/// What is in the queue can be read by whoever reaches it. It holds what the seat can see, and nothing about those who play.
#[tokio::test]
async fn the_queue_holds_what_the_seat_can_see() {
    let (_bus, address, _worker, workers) = open().await;
    let client = async_nats::connect(address.server()).await.unwrap();
    let mut queue = client.subscribe("bergfried.decisions.*").await.unwrap();
    // When NATS has answered this, it has heard the line before.
    assert!(client.request("nobody", "".into()).await.is_err());
    for game in catalog::GAMES {
        let session = session(*game, 30);
        let asked = question(&*session, "easy");
        let view = session.view_json(Viewer::Seat(asked.seat));
        assert!(workers.suggest(&asker("192.0.2.7"), asked.clone()).await.is_some());
        let item = queue.next().await.unwrap();
        let text = String::from_utf8(item.payload.to_vec()).unwrap();
        assert!(!text.contains("192.0.2.7"), "{text}");
        let item: Value = serde_json::from_str(&text).unwrap();
        let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&item), ["asker", "people", "question"]);
        assert_eq!(keys(&item["question"]), ["player", "seat", "seed", "setup", "view"]);
        assert_eq!(keys(&item["question"]["setup"]), ["game", "options", "pieces", "rules", "seats"]);
        assert_eq!(item["question"]["view"], view);
        assert_eq!(item["question"]["seed"], asked.seed);
    }
}
