//! A client that plays at random and comes back by itself, as the browser does: it resumes where it was and sends again
//! what had no answer, with the same id.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use futures_util::{SinkExt as _, StreamExt as _};
use journal::Token;
use rand::RngExt as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::contribution::asked_for;
use crate::evidence::{Done, Evidence};
use crate::guest::Guest;
use crate::notation::offered;

/// How a client waits before it tries to come back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// After the line broke.
    pub(crate) first: Duration,
    /// At most.
    pub(crate) longest: Duration,
}

impl Patience {
    /// The browser's.
    pub(crate) const BROWSER: Self = Self { first: Duration::from_millis(200), longest: Duration::from_millis(1200) };
    /// Where the server dies several times in a second.
    pub(crate) const EAGER: Self = Self { first: Duration::from_millis(15), longest: Duration::from_millis(60) };
}

/// What clients share.
#[derive(Clone)]
pub(crate) struct Trial {
    pub(crate) address: SocketAddr,
    pub(crate) evidence: Arc<Evidence>,
    pub(crate) patience: Patience,
    /// Rings when it is time to leave.
    pub(crate) closing: watch::Receiver<bool>,
}

/// After the store refused.
const TRY_AGAIN: Duration = Duration::from_millis(100);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One person at one table.
pub(crate) struct Client {
    trial: Trial,
    match_id: String,
    token: Token,
    guest: Guest,
    random: Xoshiro256PlusPlus,
    /// Epoch, version and lines of chat of the last table.
    resume: Option<(String, u64, u64)>,
    actions: Vec<String>,
    decisions: Vec<(u64, u64)>,
    /// What the table asks for before the match begins: the hash of a contribution to chance, or its opening.
    due: Option<String>,
    steps: u64,
    over: bool,
    /// The number of steps at which the last message was sent.
    sent_at: u64,
    /// Was another open seat faster than the last message? Then nothing is chosen before the table that shows it.
    outpaced: bool,
    /// The message without an answer: its id, what it does, its text.
    unanswered: Option<(Done, String)>,
    /// Makes the ids of its messages different from all others'.
    name: u64,
    count: u32,
    /// Was the line broken since the last table?
    lost: bool,
    /// Did the store refuse what is unanswered? It is said again after a while.
    disk_refused: bool,
}

impl Client {
    pub(crate) fn new(trial: Trial, match_id: String, guest: Guest, mut random: Xoshiro256PlusPlus) -> Result<Self> {
        let token = match_id.parse().ok().with_context(|| format!("{match_id:?} is no match"))?;
        trial.evidence.note(token, |acknowledged| acknowledged.guests.push(guest.clone()));
        Ok(Self {
            trial,
            match_id,
            token,
            guest,
            resume: None,
            actions: Vec::new(),
            decisions: Vec::new(),
            due: None,
            steps: 0,
            over: false,
            sent_at: 0,
            outpaced: false,
            unanswered: None,
            name: random.random(),
            random,
            count: 0,
            lost: false,
            disk_refused: false,
        })
    }

    /// Plays until the match is over or it is time to leave.
    pub(crate) async fn play(mut self) {
        let mut wait = self.trial.patience.first;
        let mut closing = self.trial.closing.clone();
        while !*closing.borrow() && !self.is_finished() {
            if let Ok(mut socket) = self.connect().await {
                // Whatever breaks the line, the client comes back.
                if let Ok(true) = self.talk(&mut socket, &mut closing).await {
                    let _ = socket.close(None).await;
                    return;
                }
                wait = self.trial.patience.first;
            } else {
                wait = wait.mul_f64(1.7).min(self.trial.patience.longest);
            }
            self.lost = true;
            let wait = wait.mul_f64(self.random.random_range(0.7..1.3));
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                _ = closing.changed() => {}
            }
        }
    }

    fn is_finished(&self) -> bool {
        self.over && self.unanswered.is_none()
    }

    async fn connect(&self) -> Result<Socket> {
        let address = format!("ws://{}/m/{}/socket", self.trial.address, self.match_id);
        let mut wish = address.into_client_request()?;
        wish.headers_mut().insert("cookie", self.guest.cookie.parse()?);
        wish.headers_mut().insert("accept-language", "en".parse()?);
        Ok(connect_async(wish).await?.0)
    }

    /// Talks until the line breaks; `true` if the client leaves of its own will.
    async fn talk(&mut self, socket: &mut Socket, closing: &mut watch::Receiver<bool>) -> Result<bool> {
        let resume = self
            .resume
            .as_ref()
            .map(|(epoch, version, chat)| json!({ "epoch": epoch, "version": version, "chat": chat }));
        say(socket, &json!({ "type": "hello", "resume": resume }).to_string()).await?;
        if let Some((_, text)) = &self.unanswered {
            say(socket, text).await?;
        }
        loop {
            let message = tokio::select! {
                message = socket.next() => message.context("the line is closed")??,
                () = tokio::time::sleep(TRY_AGAIN), if self.disk_refused => {
                    self.disk_refused = false;
                    if let Some((_, text)) = &self.unanswered {
                        say(socket, text).await?;
                    }
                    continue;
                }
                _ = closing.changed() => return Ok(true),
            };
            match message {
                Message::Text(text) => self.hear(&serde_json::from_str(&text)?),
                Message::Close(_) => anyhow::bail!("the server closes the line"),
                _ => continue,
            }
            if self.is_finished() {
                return Ok(true);
            }
            if self.unanswered.is_none()
                && let Some(text) = self.choose()
            {
                say(socket, &text).await?;
            }
        }
    }

    fn hear(&mut self, message: &Value) {
        match message["type"].as_str().unwrap_or_default() {
            "table" => self.see(message),
            "done" => {
                if let Some((done, _)) = self.unanswered.take_if(|(done, _)| message["id"] == *done.message) {
                    self.trial.evidence.note(self.token, |acknowledged| acknowledged.done.push(done));
                }
            }
            "refused" => {
                let code = message["code"].as_str().unwrap_or_default();
                self.trial.evidence.refused(code);
                match code {
                    // Said again when the server is back.
                    "going-down" | "other-server" => {}
                    "store-failed" => self.disk_refused = true,
                    "too-fast" => self.unanswered = None,
                    // Where several seats act at once, another one may have taken the choice away.
                    "stale-decision" => {
                        self.unanswered = None;
                        self.outpaced = true;
                    }
                    _ => {
                        let said = self.unanswered.take().map(|(_, text)| text);
                        self.trial.evidence.complain(format!("{} was refused: {message}", said.unwrap_or_default()));
                    }
                }
            }
            _ => {}
        }
    }

    fn see(&mut self, table: &Value) {
        let number = |value: &Value| value.as_u64().unwrap_or_default();
        let epoch = table["epoch"].as_str().unwrap_or_default().to_owned();
        let chat = table["chat"]["count"].as_u64().or(self.resume.as_ref().map(|(.., chat)| *chat));
        self.resume = Some((epoch, number(&table["version"]), chat.unwrap_or_default()));
        let steps = number(&table["steps"]);
        if steps < self.steps {
            let before = self.steps;
            self.trial.evidence.complain(format!("{:?} went back from {before} steps to {steps}", self.token));
        }
        self.steps = steps;
        self.over = table["status"] == "over";
        self.due = table["chance"]["due"].as_str().map(str::to_owned);
        if let Some(html) = table["zones"]["actions"].as_str() {
            self.actions = offered(html);
        }
        self.decisions = table["decisions"].as_object().map_or_else(Vec::new, |decisions| {
            decisions.iter().filter_map(|(seat, decision)| Some((seat.parse().ok()?, decision.as_u64()?))).collect()
        });
        self.trial.evidence.note(self.token, |acknowledged| {
            acknowledged.steps = acknowledged.steps.max(steps);
            acknowledged.over |= table["status"] == "over";
        });
        if std::mem::take(&mut self.lost) {
            self.trial.evidence.client_is_back();
        }
    }

    /// The next message, if there is something to do.
    fn choose(&mut self) -> Option<String> {
        if let Some(mut contribution) = asked_for(self.due.take().as_deref()) {
            self.count += 1;
            let message = format!("{:016x}-{}", self.name, self.count);
            contribution["id"] = message.as_str().into();
            let text = contribution.to_string();
            self.unanswered = Some((Done { message, step: None }, text.clone()));
            return Some(text);
        }
        let (seat, decision) = *self.decisions.first()?;
        if self.actions.is_empty() || (self.outpaced && self.steps <= self.sent_at) {
            return None;
        }
        (self.outpaced, self.sent_at) = (false, self.steps);
        self.count += 1;
        let message = format!("{:016x}-{}", self.name, self.count);
        let (step, text) = if self.random.random_ratio(1, 60) {
            let text = format!("line {}", self.count);
            (None, json!({ "type": "chat", "id": message, "text": text }))
        } else {
            let action = &self.actions[self.random.random_range(0..self.actions.len())];
            let play = json!({ "type": "play", "id": message, "seat": seat, "decision": decision, "action": action });
            (Some(format!("{seat} {action}")), play)
        };
        let text = text.to_string();
        self.unanswered = Some((Done { message, step }, text.clone()));
        Some(text)
    }
}

async fn say(socket: &mut Socket, text: &str) -> Result<()> {
    Ok(socket.send(Message::text(text)).await?)
}
