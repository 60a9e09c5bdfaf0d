//! One visitor asks for many strong computer players: those of others still answer at once.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use hdrhistogram::Histogram;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::contribution::{asked_for, begin};
use crate::crowd::games;
use crate::guest::Guest;
use crate::http::Connection;
use crate::notation::offered;
use crate::server::Plan;

/// The tables that one visitor asks for.
const TABLES: usize = 50;
const FORM: &str = "game=two-castles&mode=computer&seats=7&level=master";
/// The computer players at all these tables; the visitor has the seventh seat.
const SEARCHES: usize = TABLES * 6;

/// The addresses of the visitor with many tables and of the guest with one, as a proxy would report them.
const MANY: &str = "203.0.113.5";
const ONE: &str = "203.0.113.6";

/// The longest that 95 of 100 answers may take.
const BAR: Duration = Duration::from_millis(100);

/// Measures how fast easy computer players answer a guest of another address, before and after a restart. `answers` of
/// them are waited for in each game. The bar counts only if `measured`: a machine that does something else is slower.
pub(crate) async fn share(program: &Path, answers: u64, measured: bool, seed: u64) -> Result<()> {
    let data = tempfile::tempdir()?;
    let mut plan = Plan::new(program, &data.path().join("data"));
    plan.more.push("--behind-proxy".to_owned());
    let mut server = plan.start().await?;
    let tables = ask_for_tables(plan.address).await?;
    for when in ["", ", after a restart"] {
        if !when.is_empty() {
            server.stop().await?;
            server = plan.start().await?;
        }
        let found = play_all(&plan, answers, seed).await?;
        // Those who asked for much still wait, so the guest was not merely lucky.
        let waiting = waiting(plan.address, &tables).await?;
        ensure!(waiting > 0, "all {SEARCHES} searches from one address were made before those of another guest");
        let milliseconds = |quantile: f64| found.value_at_quantile(quantile) as f64 / 1000.0;
        println!(
            "share: {} answers of easy computers{when}: median {:.1} ms, 95 % within {:.1} ms, most {:.1} ms; {waiting} of \
             {SEARCHES} searches of another address still wait",
            found.len(),
            milliseconds(0.5),
            milliseconds(0.95),
            milliseconds(1.0),
        );
        let slow = Duration::from_micros(found.value_at_quantile(0.95));
        ensure!(!measured || slow <= BAR, "95 % within {slow:?} is more than {BAR:?}");
    }
    server.stop().await
}

/// One visitor creates many tables of seven seats, six of them for the strongest computer players.
async fn ask_for_tables(address: SocketAddr) -> Result<Vec<String>> {
    let mut connection = Connection::open_from(address, MANY).await?;
    let guest = Guest::new(&mut connection).await?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let id = guest.create_match(&mut connection, FORM).await?;
        begin(address, &id, &guest.cookie).await?;
        tables.push(id);
    }
    Ok(tables)
}

/// How many computer players at these tables have not answered yet. The visitor has not, either.
async fn waiting(address: SocketAddr, tables: &[String]) -> Result<usize> {
    let mut connection = Connection::open(address).await?;
    let mut waiting = 0;
    for id in tables {
        let answer = connection.request(&format!("GET /api/v1/matches/{id}"), "", "").await?;
        let view: Value = serde_json::from_str(&answer.body).context("the API answers with JSON")?;
        let to_act = view["to_act"].as_array().context("a match says who is to act")?;
        waiting += to_act.len().saturating_sub(1);
    }
    Ok(waiting)
}

/// Plays every game against an easy computer; returns how long each answer took, in microseconds.
async fn play_all(plan: &Plan, answers: u64, seed: u64) -> Result<Histogram<u64>> {
    let mut times = Histogram::new_with_bounds(1, 600_000_000, 3)?;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for game in games(plan).await? {
        let mut connection = Connection::open_from(plan.address, ONE).await?;
        let guest = Guest::new(&mut connection).await?;
        let form = format!("game={game}&mode=computer&seats=2&level=easy");
        let id = guest.create_match(&mut connection, &form).await?;
        let enough = times.len() + answers;
        let mut player = Player::connect(plan.address, &id, &guest.cookie).await?;
        while times.len() < enough && player.hear(&mut times).await? {
            player.play(&mut random).await?;
        }
        player.socket.close(None).await?;
    }
    Ok(times)
}

/// A guest who plays at random against a computer.
struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    actions: Vec<String>,
    /// The own decision that is open, as the last table has it.
    open: Option<(String, u64)>,
    /// Whether the last move is still under way.
    unanswered: bool,
    /// Since when only the computer is to act, and after which step.
    waiting: Option<(Instant, u64)>,
    messages: u32,
}

impl Player {
    async fn connect(address: SocketAddr, id: &str, cookie: &str) -> Result<Self> {
        let mut wish = format!("ws://{address}/m/{id}/socket").into_client_request()?;
        wish.headers_mut().insert("cookie", cookie.parse()?);
        wish.headers_mut().insert("x-forwarded-for", ONE.parse()?);
        let mut socket = connect_async(wish).await?.0;
        socket.send(Message::text(json!({ "type": "hello", "resume": null }).to_string())).await?;
        Ok(Self { socket, actions: Vec::new(), open: None, unanswered: false, waiting: None, messages: 0 })
    }

    /// Waits for the next message and notes how long a computer took for its step; `false` if the match is over.
    async fn hear(&mut self, times: &mut Histogram<u64>) -> Result<bool> {
        let Message::Text(text) = self.socket.next().await.context("the line is closed")?? else { return Ok(true) };
        let table: Value = serde_json::from_str(&text)?;
        match table["type"].as_str() {
            Some("table") => {}
            // Where both may act, the computer may have been faster: the table that shows it has come or will come.
            Some("done" | "refused") => {
                self.unanswered = false;
                return Ok(true);
            }
            _ => return Ok(true),
        }
        if let Some(contribution) = asked_for(table["chance"]["due"].as_str()) {
            self.socket.send(Message::text(contribution.to_string())).await?;
            return Ok(true);
        }
        let steps = table["steps"].as_u64().unwrap_or_default();
        if let Some((since, _)) = self.waiting.take_if(|(_, before)| steps > *before) {
            times.record(since.elapsed().as_micros() as u64)?;
        }
        if let Some(html) = table["zones"]["actions"].as_str() {
            self.actions = offered(html);
        }
        let decisions = table["decisions"].as_object();
        let decision = decisions.and_then(|decisions| decisions.iter().next());
        self.open = decision.and_then(|(seat, decision)| Some((seat.clone(), decision.as_u64()?)));
        if self.open.is_some() {
            self.waiting = None;
        } else if table["status"] == "running" {
            self.waiting.get_or_insert((Instant::now(), steps));
        }
        Ok(table["status"] != "over")
    }

    /// Answers the open decision, if there is one and the last one is done with.
    async fn play(&mut self, random: &mut Xoshiro256PlusPlus) -> Result<()> {
        if self.unanswered {
            return Ok(());
        }
        let Some((seat, decision)) = self.open.take() else { return Ok(()) };
        self.unanswered = true;
        ensure!(!self.actions.is_empty(), "a decision without actions");
        self.messages += 1;
        let action = &self.actions[random.random_range(0..self.actions.len())];
        let (seat, id) = (seat.parse::<u64>()?, self.messages.to_string());
        let message = json!({ "type": "play", "id": id, "seat": seat, "decision": decision, "action": action });
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }
}
