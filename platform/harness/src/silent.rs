//! Sockets from one address that nobody reads: what they cost, and when they are gone.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::contribution::begin;
use crate::guest::Guest;
use crate::http::Connection;
use crate::load::line::{self, Receiver, Sender};
use crate::server::{Plan, Server};

/// As many sockets as an address may have.
const READERS: usize = 200;

/// What they may cost, in KiB.
const MOST_MEMORY: u64 = 64 << 10;

/// By then they must be gone: the server gives them 20 seconds, and one more for every 8 KiB that they took.
const LIMIT: Duration = Duration::from_secs(60);

/// The largest table there is.
const FORM: &str = "game=two-castles&mode=screen&seats=7";

const HELLO: &str = r#"{"type":"hello","resume":null}"#;

/// Somebody who asks and does not read.
struct SilentReader {
    sender: Sender,
    _receiver: Receiver,
}

/// Opens the sockets, asks for as much as is answered, and reads nothing.
pub(crate) async fn silent(program: &Path) -> Result<()> {
    let data = tempfile::tempdir()?;
    let mut plan = Plan::new(program, &data.path().join("data"));
    plan.more.extend(["--sockets".to_owned(), READERS.to_string()]);
    let server = plan.start().await?;
    let mut connection = Connection::open(plan.address).await?;
    let guest = Guest::new(&mut connection).await?;
    // Each is at a table of its own, so that they share nothing.
    let mut tables = Vec::new();
    for _ in 0..READERS {
        let id = guest.create_match(&mut connection, FORM).await?;
        begin(plan.address, &id, &guest.cookie).await?;
        tables.push(id);
    }
    let before = server.memory()?;
    let mut readers = Vec::new();
    for id in &tables {
        let (sender, receiver) = line::open_narrow(plan.address, id, &guest.cookie).await?;
        readers.push(SilentReader { sender, _receiver: receiver });
    }
    ensure!(!has_room(plan.address, &tables[0], &guest).await, "the address may have more than {READERS} sockets");
    let begun = Instant::now();
    let mut most = 0;
    for number in 0..10 {
        for reader in &readers {
            reader.ask(number);
        }
        most = most.max(sample(&server).await?);
    }
    while !has_room(plan.address, &tables[0], &guest).await {
        ensure!(begun.elapsed() < LIMIT, "after {LIMIT:?} sockets that nobody reads are still open");
        most = most.max(sample(&server).await?);
    }
    let first = begun.elapsed();
    // The others follow: there is room for all again.
    let mut opened = Vec::new();
    while opened.len() < READERS {
        match line::open_narrow(plan.address, &tables[opened.len()], &guest.cookie).await {
            Ok(socket) => opened.push(socket),
            Err(_) => {
                ensure!(begun.elapsed() < LIMIT, "after {LIMIT:?} sockets that nobody reads are still open");
                most = most.max(sample(&server).await?);
            }
        }
    }
    let cost = most.saturating_sub(before);
    println!(
        "silent: {READERS} sockets that nobody reads, each at a table of its own: at most {:.1} MiB; the first gone after \
         {:.1} s, the last after {:.1} s",
        cost as f64 / 1024.0,
        first.as_secs_f64(),
        begun.elapsed().as_secs_f64(),
    );
    ensure!(cost <= MOST_MEMORY, "{cost} KiB is more than {MOST_MEMORY}");
    server.stop().await
}

impl SilentReader {
    /// Asks for the whole table and writes in the chat, as often as it is allowed and beyond.
    fn ask(&self, number: u32) {
        let chat = format!(r#"{{"type":"chat","id":"{number}","text":"{}"}}"#, "x".repeat(400));
        for message in [HELLO, &chat] {
            // Once the server has given up, nothing can be said.
            let _ = self.sender.say(message);
        }
    }
}

/// The memory of the server after it had some time to work, in KiB.
async fn sample(server: &Server) -> Result<u64> {
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.memory()
}

/// Whether the address may open another socket.
async fn has_room(address: SocketAddr, id: &str, guest: &Guest) -> bool {
    line::open_narrow(address, id, &guest.cookie).await.is_ok()
}
