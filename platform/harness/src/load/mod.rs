//! Many tables at once: how fast, how much memory, how many new ones.

mod glimpse;
mod graph;
pub(crate) mod line;
mod lobby;
mod measure;
mod site;
mod table;

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use hdrhistogram::Histogram;
use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::{JoinSet, spawn_local};
use tokio::time::MissedTickBehavior;

use crate::guest::{Guest, two_at_a_table};
use crate::http::Connection;
use crate::server::{Server, processor};

use table::{Place, Shared, Table, Tally};

pub(crate) use measure::{Extent, load, measure, short};

/// So many tables are laid and so many sockets opened at the same time.
const AT_ONCE: usize = 16;

/// How often moves become due. Where as many as possible are made, clients that have read everything rest for so long.
const PULSE: Duration = Duration::from_millis(1);

/// How long a run takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Length {
    /// Before anything is counted.
    warm_up: Duration,
    counted: Duration,
}

impl Length {
    /// Counted only when everything runs evenly.
    pub(crate) fn warmed_up(counted: Duration) -> Self {
        Self { warm_up: Duration::from_secs(2), counted }
    }

    /// Counted from the first move on: where time does not matter, and the few matches may soon be over.
    pub(crate) fn from_the_first(counted: Duration) -> Self {
        Self { warm_up: Duration::ZERO, counted }
    }
}

/// How fast moves come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Rate {
    /// So many per second over all tables, at even distances, whether the server keeps up or not.
    PerSecond(f64),
    /// Every table makes its next move as soon as both clients have the last one.
    Most,
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(rate) if rate > 0.0 && rate <= 100_000.0 => Ok(Self::PerSecond(rate)),
            _ if text == "most" => Ok(Self::Most),
            _ => Err("a number of moves per second up to 100000, or `most`".to_owned()),
        }
    }
}

/// What was measured at one rate.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    pub(crate) matches: usize,
    pub(crate) rate: Rate,
    /// Moves per second that both clients saw.
    pub(crate) achieved: f64,
    pub(crate) latencies: Histogram<u64>,
    /// Bytes that a client is sent for a move.
    pub(crate) bytes: f64,
    /// Cores that the servers used, and the clients.
    pub(crate) cores: [f64; 2],
    pub(crate) refused: u64,
    pub(crate) over: usize,
    pub(crate) returned: u64,
}

impl Point {
    /// A percentile in milliseconds.
    pub(crate) fn milliseconds(&self, percentile: f64) -> f64 {
        self.latencies.value_at_percentile(percentile) as f64 / 1000.0
    }
}

/// Tables with both clients connected.
pub(crate) struct Hall {
    tables: Vec<Shared<Table>>,
    tally: Shared<Tally>,
    ears: JoinSet<()>,
}

impl Hall {
    /// Creates matches and connects two clients to each.
    pub(crate) async fn open(address: SocketAddr, game: &str, matches: usize, seed: u64) -> Result<Self> {
        let tally = Rc::new(RefCell::new(Tally {
            latencies: Histogram::new_with_bounds(1, 60_000_000, 3)?,
            counting: false,
            bytes: 0,
            refused: 0,
            over: 0,
            returned: 0,
            pressing: false,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
        }));
        let mut hall = Self { tables: Vec::new(), tally, ears: JoinSet::new() };
        let mut laid = JoinSet::new();
        for index in 0..matches {
            if index >= AT_ONCE {
                hall.seat(address, laid.join_next().await.context("tables are being laid")???).await?;
            }
            let game = game.to_owned();
            laid.spawn_local(async move { two_at_a_table(address, &game).await });
        }
        while let Some(table) = laid.join_next().await {
            hall.seat(address, table??).await?;
        }
        while !hall.tables.iter().all(|table| table.borrow().is_ready()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(hall)
    }

    async fn seat(&mut self, address: SocketAddr, (id, guests): (String, [Guest; 2])) -> Result<()> {
        let table = Rc::new(RefCell::new(Table::default()));
        for (number, guest) in guests.iter().enumerate() {
            let place = Place { address, id: id.clone(), cookie: guest.cookie.clone() };
            let receiver = Table::connect(&table, number, &place).await?;
            self.ears.spawn_local(Table::listen(Rc::clone(&table), number, place, receiver, Rc::clone(&self.tally)));
        }
        self.tables.push(table);
        Ok(())
    }

    /// Plays at a rate and counts for a while.
    pub(crate) async fn play(&mut self, servers: &[Server], rate: Rate, length: Length) -> Result<Point> {
        {
            let mut tally = self.tally.borrow_mut();
            tally.latencies.reset();
            (tally.counting, tally.pressing) = (false, rate == Rate::Most);
        }
        let begun = Instant::now();
        let mut ordered = 0_u64;
        let mut before = None;
        if rate == Rate::Most {
            for table in &self.tables {
                table.borrow_mut().order(Instant::now(), &mut self.tally.borrow_mut());
            }
        }
        let mut pulse = tokio::time::interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut read = 0;
        while begun.elapsed() < length.warm_up + length.counted {
            match rate {
                Rate::PerSecond(_) => _ = pulse.tick().await,
                Rate::Most => {
                    // Clients that wake for every message would take more of the processors that the server needs. Only a few
                    // dozen of them read at a time, so whether any of them did tells whether more has come.
                    let now = self.tally.borrow().bytes;
                    if std::mem::replace(&mut read, now) == now {
                        std::thread::sleep(PULSE);
                    }
                    tokio::task::yield_now().await;
                }
            }
            if before.is_none() && begun.elapsed() >= length.warm_up {
                let mut tally = self.tally.borrow_mut();
                tally.counting = true;
                before = Some((Instant::now(), all_processors(servers)?, processor("self")?, tally.bytes));
            }
            if let Rate::PerSecond(rate) = rate {
                while (ordered as f64) < begun.elapsed().as_secs_f64() * rate {
                    let due = begun + Duration::from_secs_f64(ordered as f64 / rate);
                    let table = &self.tables[ordered as usize % self.tables.len()];
                    table.borrow_mut().order(due, &mut self.tally.borrow_mut());
                    ordered += 1;
                }
            }
        }
        let (since, busy, own, bytes) = before.context("the warm-up is shorter than the trial")?;
        let seconds = since.elapsed().as_secs_f64();
        let mut tally = self.tally.borrow_mut();
        (tally.counting, tally.pressing) = (false, false);
        let moves = tally.latencies.len();
        Ok(Point {
            matches: self.tables.len(),
            rate,
            achieved: moves as f64 / seconds,
            latencies: tally.latencies.clone(),
            bytes: (tally.bytes - bytes) as f64 / moves.max(1) as f64 / 2.0,
            cores: [(all_processors(servers)? - busy) / seconds, (processor("self")? - own) / seconds],
            refused: tally.refused,
            over: tally.over,
            returned: tally.returned,
        })
    }

    /// Everyone goes.
    pub(crate) async fn close(mut self) {
        self.ears.shutdown().await;
    }
}

/// The processor time of several servers, in seconds.
fn all_processors(servers: &[Server]) -> Result<f64> {
    servers.iter().map(Server::processor).sum()
}

/// Creates matches over several connections for a while; returns how many per second.
pub(crate) async fn lay_tables(address: SocketAddr, form: &str, length: Duration) -> Result<f64> {
    const CONNECTIONS: usize = 64;
    let begun = Instant::now();
    let mut hosts = Vec::new();
    for _ in 0..CONNECTIONS {
        let form = form.to_owned();
        hosts.push(spawn_local(async move {
            let mut connection = Connection::open(address).await?;
            let guest = Guest::new(&mut connection).await?;
            let mut laid = 0_u64;
            while begun.elapsed() < length {
                guest.create_match(&mut connection, &form).await?;
                laid += 1;
            }
            anyhow::Ok(laid)
        }));
    }
    let mut laid = 0;
    for host in hosts {
        laid += host.await??;
    }
    Ok(laid as f64 / begun.elapsed().as_secs_f64())
}
