//! Tournaments and simulations that workers play.

use std::time::Duration;

use contests::{Competitor, Contest, ElsewhereError, OutsideError, Play};
use kernel::SeatCount;
use lab::arena::{Tournament, run};
use test_servers::BusServer;
use tokio::runtime::Runtime;
use workers::{BusAddress, Series, Worker};

fn contest(game: &str) -> Box<dyn Contest> {
    catalog::find(game).unwrap().contest(SeatCount::new(2), &[]).unwrap()
}

fn tournament(games: u64) -> Tournament {
    let players = ["easy", "greedy"]
        .map(|name| catalog::level("castle", name).map_or_else(|| name.parse().unwrap(), Competitor::from));
    Tournament { players: players.to_vec(), games, seed: 3, sprt: None, times: false, steps: true }
}

/// The outcome as JSON, and every match with its steps, in order.
fn played(contest: &dyn Contest, games: u64) -> Result<(String, Vec<String>), OutsideError> {
    let all = std::sync::Mutex::new(Vec::new());
    let outcome = run(contest, &tournament(games), Vec::new(), |result, play: &Play| {
        let line = format!("{} {:?} {}", result.unit, result.seating, play.steps.join(" "));
        all.lock().unwrap().push(line);
        Ok::<(), OutsideError>(())
    })?;
    let mut all = all.into_inner().unwrap();
    all.sort();
    Ok((serde_json::to_string(&outcome).unwrap(), all))
}

fn on(series: &Series, contest: &dyn Contest, games: u64) -> Result<(String, Vec<String>), OutsideError> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(series.width()).build().unwrap();
    threads.install(|| played(&series.contest(contest), games))
}

fn bus() -> (BusServer, BusAddress) {
    let bus = BusServer::start().unwrap();
    let address = format!("nats://{}", bus.address()).parse().unwrap();
    (bus, address)
}

/// Whoever plays, the outcome is the same to the byte; also if a worker ends, another comes and the bus is restarted meanwhile.
#[test]
fn workers_that_come_and_go_play_the_same_tournament() {
    let (bus, address) = bus();
    let runtime = Runtime::new().unwrap();
    let start = || runtime.block_on(Worker::start(&address, 1, catalog::GAMES)).unwrap();
    let first = start();
    let contest = contest("castle");
    let here = played(&*contest, 40).unwrap();
    let series = Series::open(&address).unwrap();
    let elsewhere = std::thread::scope(|scope| {
        let playing = scope.spawn(|| on(&series, &*contest, 40));
        std::thread::sleep(Duration::from_millis(300));
        runtime.block_on(first.stop());
        let _second = start();
        std::thread::sleep(Duration::from_millis(300));
        bus.restart().unwrap();
        playing.join().unwrap()
    });
    assert_eq!(elsewhere.unwrap(), here);
}

#[test]
fn a_series_without_workers_says_so() {
    let (_bus, address) = bus();
    let refused = Series::open(&address).err();
    assert_eq!(refused, Some(ElsewhereError::NoWorkers { address: address.to_string() }));
}

/// Players that are programs of their own stay where they are.
#[test]
fn programs_do_not_play_elsewhere() {
    let (_bus, address) = bus();
    let runtime = Runtime::new().unwrap();
    let _worker = runtime.block_on(Worker::start(&address, 1, catalog::GAMES)).unwrap();
    let series = Series::open(&address).unwrap();
    let program = lab::Program::start("cat", 1).unwrap();
    let players = [Competitor::Outside(std::sync::Arc::new(program)), Competitor::Computer("random".parse().unwrap())];
    let contest = contest("burgenland");
    let refused = lab::simulate(&series.contest(&*contest), &players, 1, 1, |_, _| Ok::<(), OutsideError>(()));
    assert!(matches!(refused, Err(OutsideError::Elsewhere(ElsewhereError::Outside { .. }))), "{refused:?}");
}

/// When a series is over, nothing of it is left in the queues.
#[test]
fn a_series_leaves_nothing_behind() {
    let (_bus, address) = bus();
    let runtime = Runtime::new().unwrap();
    let _worker = runtime.block_on(Worker::start(&address, 1, catalog::GAMES)).unwrap();
    let series = Series::open(&address).unwrap();
    on(&series, &*contest("burgenland"), 20).unwrap();
    drop(series);
    runtime.block_on(async {
        let client = async_nats::connect(address.server()).await.unwrap();
        let context = async_nats::jetstream::new(client);
        for name in ["bergfried-matches", "bergfried-results"] {
            let mut stream = context.get_stream(name).await.unwrap();
            assert_eq!(stream.info().await.unwrap().state.messages, 0, "{name}");
        }
    });
}
