//! The trials in order, and their tables.

use std::path::{Path, PathBuf};
use std::slice::from_ref;
use std::time::Duration;

use anyhow::{Result, ensure};

use crate::server::Plan;

use super::graph::graph;
use super::lobby::lobby;
use super::site::Site;
use super::{Hall, Length, Point, Rate, lay_tables};

/// One point: so many matches at a rate, on one server with SQLite, or on several with PostgreSQL and NATS.
pub(crate) async fn load(
    program: &Path,
    servers: Option<usize>,
    game: &str,
    matches: usize,
    rate: Rate,
    length: Duration,
    seed: u64,
) -> Result<()> {
    let site = match servers {
        None => Site::alone(program).await?,
        Some(count) => Site::together(program, count).await?,
    };
    let point = points(site, game, matches, &[rate], Length::warmed_up(length), seed).await?;
    heading();
    point.iter().for_each(line);
    Ok(())
}

/// Plays at one rate after the other on the same servers, and ends them.
async fn points(
    site: Site,
    game: &str,
    matches: usize,
    rates: &[Rate],
    length: Length,
    seed: u64,
) -> Result<Vec<Point>> {
    let mut hall = Hall::open(site.address, game, matches, seed).await?;
    let mut points = Vec::new();
    for rate in rates {
        let point = hall.play(&site.servers, *rate, length).await?;
        ensure!(point.refused == 0, "{} moves were refused", point.refused);
        ensure!(point.achieved > 0.0, "no move was made");
        // Only to another server does a match move.
        let stayed = point.returned == 0 || site.servers.len() > 1;
        ensure!(stayed, "sockets ended {} times", point.returned);
        points.push(point);
    }
    hall.close().await;
    site.stop().await?;
    Ok(points)
}

fn heading() {
    println!(
        "| matches | moves per second asked | made | median ms | 90 % | 99 % | 99.9 % | most | bytes per client and move | cores: server | clients |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
}

fn line(point: &Point) {
    let asked = match point.rate {
        Rate::PerSecond(rate) => format!("{rate:.0}"),
        Rate::Most => "as many as go".to_owned(),
    };
    let [median, ninety, ninety_nine, last] = [50.0, 90.0, 99.0, 99.9].map(|share| point.milliseconds(share));
    println!(
        "| {} | {asked} | {:.0} | {median:.1} | {ninety:.1} | {ninety_nine:.1} | {last:.1} | {:.1} | {:.0} | {:.2} | {:.2} |",
        point.matches,
        point.achieved,
        point.milliseconds(100.0),
        point.bytes,
        point.cores[0],
        point.cores[1]
    );
    if point.returned > 0 {
        println!("  sockets ended and came back {} times", point.returned);
    }
    if point.over > point.matches / 10 {
        println!("  {} matches were over before the end", point.over);
    }
}

/// How much is measured.
pub(crate) struct Extent {
    /// So long each rate is counted.
    pub(crate) length: Duration,
    /// How many finished matches the lobby is measured with.
    pub(crate) finished: u64,
    /// Where to draw latency against rate.
    pub(crate) graph: Option<PathBuf>,
}

/// Everything: latency against rate, saturation, memory, new tables, the lobby.
pub(crate) async fn measure(program: &Path, game: &str, extent: &Extent, seed: u64) -> Result<()> {
    println!("## {game}: moves\n");
    heading();
    let length = Length::warmed_up(extent.length);
    let mut bars = points(Site::alone(program).await?, game, 500, &[Rate::PerSecond(500.0)], length, seed).await?;
    bars.extend(points(Site::alone(program).await?, game, 1000, &[Rate::PerSecond(1000.0)], length, seed).await?);
    bars.extend(points(Site::alone(program).await?, game, 1000, &[Rate::Most], length, seed).await?);
    bars.iter().for_each(line);
    println!("\n## {game}: latency against rate, 500 matches\n");
    heading();
    let rates = [250.0, 500.0, 1000.0, 2000.0, 3000.0, 4000.0, 5000.0, 6000.0].map(Rate::PerSecond);
    let mut ladder = Vec::new();
    for rate in rates {
        let found = points(Site::alone(program).await?, game, 500, &[rate], length, seed).await?;
        found.iter().for_each(line);
        ladder.extend(found);
    }
    if let Some(out) = &extent.graph {
        std::fs::write(out, graph(&format!("{game}: latency against rate, 500 matches, 1000 sockets"), &ladder))?;
    }
    memory(program, game, seed).await?;
    tables(program, game, extent.length).await?;
    let [newcomer, regular, keen] = lobby(program, extent.finished).await?;
    println!("\n## The lobby with {} finished matches\n", extent.finished);
    println!("| who | median ms |\n|---|---|");
    println!("| a newcomer | {newcomer:.1} |\n| with {} finished matches | {regular:.1} |", extent.finished / 1000);
    println!("| with {} finished matches | {keen:.1} |", extent.finished / 10);
    Ok(())
}

/// Memory per match with both clients connected, and of matches that nobody looks at.
async fn memory(program: &Path, game: &str, seed: u64) -> Result<()> {
    const MATCHES: usize = 1000;
    const IDLE: usize = 10;
    let folder = tempfile::tempdir()?;
    let mut plan = Plan::new(program, folder.path());
    plan.more.extend(["--idle", "1"].map(str::to_owned));
    let server = plan.start().await?;
    // What is loaded once for all: words, drawings, statements.
    let mut warm = Hall::open(plan.address, game, 20, seed).await?;
    warm.play(from_ref(&server), Rate::PerSecond(100.0), Length::warmed_up(Duration::from_secs(1))).await?;
    let bare = server.memory()?;
    let mut hall = Hall::open(plan.address, game, MATCHES, seed).await?;
    let connected = settled(&server).await?;
    hall.play(from_ref(&server), Rate::PerSecond(1000.0), Length::warmed_up(Duration::from_secs(5))).await?;
    let played = server.memory()?;
    hall.close().await;
    warm.close().await;
    let asleep = settled(&server).await?;
    let mut last = asleep;
    for _ in 0..IDLE {
        Hall::open(plan.address, game, MATCHES, seed).await?.close().await;
        last = settled(&server).await?;
    }
    server.stop().await?;
    let each = |more: u64, count: usize| (more as f64 - bare as f64) / count as f64;
    println!("\n## {game}: memory of the server\n");
    println!("| state | KiB | per match |\n|---|---|---|");
    println!("| 20 matches | {bare} | |");
    println!("| {MATCHES} more, 2 clients each | {connected} | {:.1} KiB |", each(connected, MATCHES));
    println!("| after 7,000 moves in them | {played} | {:.1} KiB |", each(played, MATCHES));
    println!("| all asleep | {asleep} | |");
    let idle = (last as f64 - asleep as f64) / (IDLE * MATCHES) as f64;
    println!("| {} more came and went | {last} | {idle:.2} KiB |", IDLE * MATCHES);
    Ok(())
}

/// The server's memory when what was busy is at rest and idle matches have left it.
async fn settled(server: &crate::server::Server) -> Result<u64> {
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut memory = server.memory()?;
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = std::mem::replace(&mut memory, server.memory()?);
        if memory + memory / 200 >= before {
            break;
        }
    }
    Ok(memory)
}

/// New tables per second.
async fn tables(program: &Path, game: &str, length: Duration) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut plan = Plan::new(program, folder.path());
    let server = plan.start().await?;
    println!("\n## {game}: new tables with two seats\n");
    println!("| seats | per second |\n|---|---|");
    for (words, mode) in [("both taken", "screen"), ("one open", "friends")] {
        let form = format!("game={game}&mode={mode}&seats=2");
        let rate = lay_tables(plan.address, &form, length).await?;
        println!("| {words} | {rate:.0} |");
    }
    server.stop().await
}

/// A few of everything for the test command: does it run, is it right; nothing about time.
pub(crate) async fn short(program: &Path, seed: u64) -> Result<()> {
    let length = Duration::from_secs(1);
    heading();
    for game in ["burgenland", "castle"] {
        let rates = [Rate::PerSecond(100.0), Rate::Most];
        points(Site::alone(program).await?, game, 20, &rates, Length::from_the_first(length), seed)
            .await?
            .iter()
            .for_each(line);
    }
    tables(program, "burgenland", length).await?;
    lobby(program, 2000).await?;
    Ok(())
}
