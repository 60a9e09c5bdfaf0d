//! The script of the deploy guide that starts three servers, and all that they need, in one folder.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, absolute};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use rustix::process::{Pid, Signal, kill_process};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::guest::two_at_a_table;
use crate::http::Connection;
use crate::load::{Hall, Length, Rate};
use crate::server::Server;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/three-servers.sh");

const MATCHES: usize = 6;
/// How long it may take until a server is back, or everything has ended.
const LIMIT: Duration = Duration::from_secs(60);

/// Starts everything, plays, kills a server, which must come back, ends everything, and starts it again: the matches must be there.
pub(crate) async fn three_servers(program: &Path, seed: u64) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut command = Command::new(SCRIPT);
    command.arg(folder.path()).arg(free_ports()?.to_string()).env("BERGFRIED", absolute(program)?);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
    let mut script = Server::spawn(&mut command)?;
    let address = script.answers().await?;
    let played = play(address, folder.path(), seed).await;
    // It ends all others, whatever has happened.
    script.stop_within(LIMIT).await?;
    let (match_page, cookie) = played?;
    for port in address.port()..address.port() + 5 {
        ensure!(TcpStream::connect((address.ip(), port)).await.is_err(), "somebody still answers at port {port}");
    }

    let mut script = Server::spawn(&mut command)?;
    ensure!(script.answers().await? == address, "it answers elsewhere");
    let page = Connection::open(address).await?.request(&match_page, &cookie, "").await;
    script.stop_within(LIMIT).await?;
    let status = page?.status;
    ensure!(status == 200, "the match of before: status {status}");
    println!(
        "three-servers: {MATCHES} matches were played, a server that was killed came back, and everything was started a second time"
    );
    Ok(())
}

/// Plays and kills a server. Returns a request for a match, and the cookie of somebody in it.
async fn play(address: SocketAddr, folder: &Path, seed: u64) -> Result<(String, String)> {
    let (id, [guest, _]) = two_at_a_table(address, "castle").await?;
    let mut hall = Hall::open(address, "burgenland", MATCHES, seed).await?;
    let point = hall.play(&[], Rate::PerSecond(20.0), Length::from_the_first(Duration::from_secs(2))).await?;
    hall.close().await;
    ensure!(point.achieved > 0.0 && point.refused == 0, "moves: {point:?}");
    let second = SocketAddr::new(address.ip(), address.port() + 2);
    let killed = process_of(folder, "server-2").context("the second server does not run")?;
    kill_process(killed, Signal::KILL)?;
    let begun = Instant::now();
    while process_of(folder, "server-2").is_none_or(|process| process == killed) || !is_healthy(second).await {
        ensure!(begun.elapsed() < LIMIT, "a server that was killed does not come back");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok((format!("GET /m/{id}"), guest.cookie))
}

/// The first of five ports that nobody has.
fn free_ports() -> Result<u16> {
    let is_free = |port: u16| TcpListener::bind(("127.0.0.1", port)).is_ok();
    // Below those that connections get. Other trials on this machine begin elsewhere.
    let first = 20_000 + std::process::id() as u16 % 2_000 * 5;
    let mut firsts = (first..32_000).step_by(5);
    firsts.find(|first| (*first..first + 5).all(is_free)).context("no five ports are free")
}

/// The process that has this data folder.
fn process_of(folder: &Path, data: &str) -> Option<Pid> {
    let data = format!("\0{}\0", folder.join(data).display());
    let mut processes = std::fs::read_dir("/proc").ok()?.flatten().filter_map(|entry| {
        let process: i32 = entry.file_name().to_str()?.parse().ok()?;
        let command = std::fs::read_to_string(entry.path().join("cmdline")).ok()?;
        command.contains(&data).then_some(process)
    });
    Pid::from_raw(processes.next()?)
}

async fn is_healthy(server: SocketAddr) -> bool {
    let Ok(mut connection) = Connection::open(server).await else { return false };
    connection.request("GET /healthz", "", "").await.is_ok_and(|answer| answer.status == 200)
}
