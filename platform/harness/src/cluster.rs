//! Three servers on one database and one bus behind HAProxy, and two workers. While people play, one of the machines that they need
//! fails, again and again.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use journal::Token;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustix::process::Signal;
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tempfile::TempDir;
use test_servers::{BusServer, DatabaseServer};

use crate::balancer::Balancer;
use crate::check::{check_database, verify_records};
use crate::client::Patience;
use crate::crowd::Crowd;
use crate::relay::{Relay, Target, Traffic};
use crate::server::{Plan, Server};
use crate::worker::Worker;

/// Within this time every match must have gone on after a fault.
const GOING_ON: Duration = Duration::from_secs(30);

/// A match must go on within this time after its server was killed, 99 of 100 times.
const TAKEN_OVER: Duration = Duration::from_secs(5);

/// Longer than a lease.
const PAST_THE_LEASE: Duration = Duration::from_millis(4500);

/// How long a server is cut off, at most.
const LONGEST_CUT: Duration = Duration::from_secs(5);

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    /// A server is killed, and started again when its matches have gone on without it.
    Kill,
    /// A server is stopped past its lease, and goes on.
    Stop,
    /// A server is asked to end, and the next one started.
    Restart,
    /// The bus is killed and started again.
    Bus,
    /// The database is restarted.
    Database,
    /// A server is cut off from the bus.
    CutFromBus,
    /// A server is cut off from the database.
    CutFromDatabase,
    /// A worker is killed, and another one takes its place.
    Worker,
}

const FAULTS: [Fault; 8] = [
    Fault::Kill,
    Fault::Stop,
    Fault::Restart,
    Fault::Bus,
    Fault::Database,
    Fault::CutFromBus,
    Fault::CutFromDatabase,
    Fault::Worker,
];

/// One of the three servers, with its own ways to the database and the bus.
struct Member {
    plan: Plan,
    /// None between a kill and the next start.
    server: Option<Server>,
    to_database: Relay,
    to_bus: Relay,
    folder: TempDir,
}

impl Member {
    async fn start(program: &Path, database: &str, socket: &Path, bus: &BusServer) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let to_database = Relay::open(Target::Socket(socket.to_owned())).await?;
        let to_bus = Relay::open(Target::Port(bus.address())).await?;
        let name = database.split('?').next().and_then(|address| address.rsplit('/').next()).context("a database")?;
        let mut plan = Plan::new(program, folder.path());
        // Here every error that a server can log is brought about on purpose.
        plan.more.iter_mut().filter(|argument| *argument == "error").for_each(|level| "off".clone_into(level));
        plan.more.extend(["--behind-proxy".to_owned(), "--database".to_owned()]);
        plan.more.push(format!("postgres://bergfried@{}/{name}", to_database.address));
        for needs_bus in ["--bus", "--workers"] {
            plan.more.extend([needs_bus.to_owned(), format!("nats://{}", to_bus.address)]);
        }
        let server = Some(plan.start().await?);
        Ok(Self { plan, server, to_database, to_bus, folder })
    }

    /// The name by which the database knows it.
    fn id(&self) -> Result<String> {
        Ok(std::fs::read_to_string(self.folder.path().join("server.id"))?.trim().to_owned())
    }

    fn take(&mut self) -> Result<Server> {
        self.server.take().context("the server has ended")
    }

    fn signal(&self, signal: Signal) -> Result<()> {
        self.server.as_ref().context("the server has ended")?.signal(signal)
    }

    async fn start_again(&mut self) -> Result<()> {
        self.server = Some(self.plan.start().await?);
        Ok(())
    }
}

/// Lets so many faults happen, then checks that nothing was lost and nothing is there twice; `in_time`: also that matches go on
/// soon after their server was killed.
pub(crate) async fn cluster(program: &Path, faults: u32, matches: usize, in_time: bool, seed: u64) -> Result<()> {
    let database_server = DatabaseServer::start()?;
    let bus = BusServer::start()?;
    let database = database_server.create()?;
    let mut members = Vec::new();
    for _ in 0..3 {
        members.push(Member::start(program, &database, &database_server.socket(), &bus).await?);
    }
    let mut workers = [Worker::start(program, bus.address()).await?, Worker::start(program, bus.address()).await?];
    let folder = tempfile::tempdir()?;
    let addresses = [members[0].plan.address, members[1].plan.address, members[2].plan.address];
    let balancer = Balancer::start(folder.path(), addresses).await?;
    let mut front = Plan::new(program, folder.path());
    front.address = balancer.address;
    let begun = Instant::now();
    let crowd = Crowd::gather(&front, matches, seed, Patience::BROWSER).await?;
    crowd.until_all_went_on(GOING_ON).await?;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut counts: BTreeMap<Fault, u32> = BTreeMap::new();
    let mut takeovers = Vec::new();
    let mut deck = Vec::new();
    for number in 0..faults {
        // In any order, but each before one comes again.
        if deck.is_empty() {
            deck.extend(FAULTS);
        }
        let fault = deck.swap_remove(random.random_range(0..deck.len()));
        *counts.entry(fault).or_default() += 1;
        let member = &mut members[random.random_range(0..3)];
        crowd.evidence.server_is_back();
        match fault {
            Fault::Kill => {
                let owned = owned_by(&database, &member.id()?).await?;
                member.take()?.kill().await?;
                takeovers.extend(went_on(&crowd, &owned).await?);
                member.start_again().await?;
            }
            Fault::Stop => {
                member.signal(Signal::STOP)?;
                tokio::time::sleep(PAST_THE_LEASE).await;
                member.signal(Signal::CONT)?;
            }
            Fault::Restart => {
                member.take()?.stop().await?;
                member.start_again().await?;
            }
            Fault::Bus => bus.restart()?,
            Fault::Database => database_server.restart()?,
            Fault::CutFromBus | Fault::CutFromDatabase => {
                let relay = if fault == Fault::CutFromBus { &member.to_bus } else { &member.to_database };
                relay.set(if random.random_ratio(1, 2) { Traffic::IsRefused } else { Traffic::StandsStill });
                tokio::time::sleep(LONGEST_CUT.mul_f64(random.random_range(0.2..1.0))).await;
                relay.set(Traffic::Flows);
            }
            Fault::Worker => {
                let next = Worker::start(program, bus.address()).await?;
                std::mem::replace(&mut workers[random.random_range(0..2)], next).kill().await?;
            }
        }
        if let Err(error) = crowd.until_all_went_on(GOING_ON).await {
            bail!("after fault {}, {fault:?}: {error}", number + 1);
        }
        if (number + 1) % 20 == 0 {
            println!("{} faults, {} messages done", number + 1, crowd.evidence.done());
        }
    }
    let evidence = crowd.leave().await?;
    let verified = verify_records(&front, &evidence).await?;
    for member in members {
        member.server.context("the server has ended")?.stop().await?;
    }
    let mut decisions = 0;
    for worker in workers {
        decisions += worker.stop().await?;
    }
    ensure!(decisions > 0, "no worker has made a decision");
    let found = check_database(&database, &evidence).await?;
    for wrong in &found.wrong {
        println!("cluster: {wrong}");
    }
    ensure!(found.wrong.is_empty(), "{} things are wrong after {faults} faults", found.wrong.len());
    takeovers.sort();
    let late = takeovers.iter().filter(|after| **after > TAKEN_OVER).count();
    let of_all = |share: f64, times: &[Duration]| {
        let index = ((times.len() as f64 * share).ceil() as usize).saturating_sub(1);
        times.get(index).map_or(0, Duration::as_millis)
    };
    let happened: Vec<String> = counts.iter().map(|(fault, count)| format!("{fault:?} {count}")).collect();
    println!(
        "cluster: {faults} faults in {} s ({}); {} matches, {} over, {verified} records verified; {} messages done, none lost, none \
         twice, no match with two owners; {decisions} decisions made by the last two workers; {} matches went on after their server was killed, half within {} ms, 99 % within {} ms, {late} \
         later than {} s; clients back: half within {} ms, 99 % within {} ms",
        begun.elapsed().as_secs(),
        happened.join(", "),
        found.matches,
        found.over,
        found.done,
        takeovers.len(),
        of_all(0.5, &takeovers),
        of_all(0.99, &takeovers),
        TAKEN_OVER.as_secs(),
        of_all(0.5, &evidence.returns()),
        of_all(0.99, &evidence.returns()),
    );
    ensure!(!in_time || late * 100 <= takeovers.len(), "{late} of {} matches went on too late", takeovers.len());
    Ok(())
}

/// The running matches that a server has.
async fn owned_by(database: &str, server: &str) -> Result<Vec<Token>> {
    let mut connection = database.parse::<PgConnectOptions>()?.connect().await?;
    let query = "SELECT id FROM matches WHERE owner = $1 AND status = 'running'";
    let ids: Vec<String> = sqlx::query_scalar(query).bind(server).fetch_all(&mut connection).await?;
    ids.iter().map(|id| id.parse().ok().context("the id of a match")).collect()
}

/// How long it takes until each of these matches, in which clients play, goes on.
async fn went_on(crowd: &Crowd, matches: &[Token]) -> Result<Vec<Duration>> {
    let begun = Instant::now();
    let before = crowd.evidence.acknowledged();
    let mut waiting: Vec<(Token, usize)> = matches
        .iter()
        .filter_map(|id| before.get(id).filter(|match_| !match_.over).map(|match_| (*id, match_.done.len())))
        .collect();
    let mut times = Vec::new();
    while !waiting.is_empty() {
        ensure!(begun.elapsed() < GOING_ON, "{} matches do not go on after their server was killed", waiting.len());
        tokio::time::sleep(Duration::from_millis(10)).await;
        let now = crowd.evidence.acknowledged();
        waiting.retain(|(id, done)| {
            let goes_on = now.get(id).is_some_and(|match_| match_.over || match_.done.len() > *done);
            if goes_on {
                times.push(begun.elapsed());
            }
            !goes_on
        });
    }
    Ok(times)
}
