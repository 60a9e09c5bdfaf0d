//! A browser, as far as the server can tell.

use http_client::Response;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use session::Contribution;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::test_server::{TestServer, request};
use crate::texts::Texts;

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

impl Guest {
    /// Somebody who has just come in.
    pub(crate) async fn new(server: &TestServer) -> Self {
        let answer = request(server, "GET /", &[], "").await;
        assert_eq!(answer.status, 200);
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        Self { cookie }
    }

    pub(crate) async fn get(&self, server: &TestServer, path: &str) -> Response {
        request(server, &format!("GET {path}"), &[("cookie", &self.cookie), ("accept-language", "en")], "").await
    }

    pub(crate) async fn post(&self, server: &TestServer, path: &str, form: &str) -> Response {
        let headers = [
            ("cookie", self.cookie.as_str()),
            ("accept-language", "en"),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        request(server, &format!("POST {path}"), &headers, form).await
    }

    /// Lays a table and returns the match's id.
    pub(crate) async fn create(&self, server: &TestServer, mode: &str) -> String {
        self.create_game(server, "toy", mode).await
    }

    /// Lays a table for a game and returns the match's id.
    pub(crate) async fn create_game(&self, server: &TestServer, game: &str, mode: &str) -> String {
        let answer = self.post(server, "/matches", &format!("game={game}&mode={mode}")).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.header("location").unwrap().strip_prefix("/m/").unwrap().to_owned()
    }

    /// The invitation to the open seat, as the host sees it on the table page.
    pub(crate) async fn invitation(&self, server: &TestServer, id: &str) -> String {
        let page = self.get(server, &format!("/m/{id}")).await.body;
        let (_, rest) = page.split_once(&format!("/m/{id}/join/")).expect("the host sees an invitation");
        rest[..26].to_owned()
    }

    /// A socket that has been shown the table, and has contributed to chance as far as the table asks for it.
    pub(crate) async fn open(&self, server: &TestServer, id: &str) -> Client {
        let mut client = self.connect(server, id).await;
        client.send(json!({ "type": "hello", "resume": null })).await;
        client.table().await;
        let mut all_sit = false;
        while client.table["status"] == "waiting" {
            let chance = &client.table["chance"];
            all_sit |= chance["due"] == "opening";
            let begins = all_sit && chance["missing"] == json!([]);
            if chance["due"].is_null() && !begins {
                break;
            }
            client.table().await;
        }
        client
    }

    /// A socket that has not said hello yet.
    pub(crate) async fn connect(&self, server: &TestServer, id: &str) -> Client {
        let mut request = format!("ws://{}/m/{id}/socket", server.address()).into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("accept-language", "en".parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        Client { socket, table: Value::Null, zones: json!({}), texts: Texts::default(), changes: 0 }
    }
}

/// Two guests at a table of their own, the match begun.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (String, [Guest; 2], [Client; 2]) {
    two_at(server, "toy").await
}

/// The same with another game.
pub(crate) async fn two_at(server: &TestServer, game: &str) -> (String, [Guest; 2], [Client; 2]) {
    let [ann, bob] = [Guest::new(server).await, Guest::new(server).await];
    let id = ann.create_game(server, game, "friends").await;
    let token = ann.invitation(server, &id).await;
    let joined = bob.post(server, &format!("/m/{id}/join/{token}"), "name=Bob").await;
    assert_eq!(joined.status, 303, "{}", joined.body);
    let mut clients = [ann.open(server, &id).await, bob.open(server, &id).await];
    begun(&mut clients).await;
    (id, [ann, bob], clients)
}

/// Waits until a match has begun for which everyone's contribution to chance is opened.
pub(crate) async fn begun(clients: &mut [Client]) {
    for client in clients {
        client.until(|table| table["status"] == "running").await;
    }
}

/// What everybody here contributes to chance.
pub(crate) const CONTRIBUTION: Contribution = Contribution::new([7; 16]);

/// A socket to a table, and what it has been shown.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last table message.
    pub(crate) table: Value,
    /// All zones as they are on the page.
    pub(crate) zones: Value,
    texts: Texts,
    /// How many texts came as what is new in them.
    pub(crate) changes: usize,
}

impl Client {
    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, whatever it is.
    pub(crate) async fn receive(&mut self) -> Value {
        loop {
            let message = self.socket.next().await.expect("the line is open").unwrap();
            let Message::Text(text) = message else { continue };
            let mut message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "table" {
                self.changes += self.texts.complete(&mut message);
                for (name, html) in message["zones"].as_object().unwrap() {
                    self.take_in(name, html);
                }
                self.table = message.clone();
                self.contribute().await;
            }
            let is_about_chance = message["id"].as_str().is_some_and(|id| id.starts_with("chance-"));
            if !is_about_chance {
                return message;
            }
        }
    }

    /// Sends what the table asks for before the match begins, as a browser does by itself.
    async fn contribute(&mut self) {
        let chance = &self.table["chance"];
        let id = format!("chance-{}-{}", chance["due"], chance["round"]);
        let message = match chance["due"].as_str() {
            Some("hash") => json!({ "type": "contribute", "id": id, "hash": CONTRIBUTION.hash().to_string() }),
            Some("opening") => json!({ "type": "open", "id": id, "contribution": CONTRIBUTION.to_string() }),
            _ => return,
        };
        self.send(message).await;
    }

    /// Puts a zone on the page, or a part into the zone that has it.
    fn take_in(&mut self, name: &str, html: &Value) {
        let mut zones = self.zones.as_object_mut().unwrap().values_mut();
        let place = zones.find_map(|zone| inside(zone.as_str().unwrap(), name).map(|range| (zone, range)));
        match place {
            Some((zone, range)) => {
                let mut text = zone.as_str().unwrap().to_owned();
                text.replace_range(range, html.as_str().unwrap());
                *zone = text.into();
            }
            None => self.zones[name] = html.clone(),
        }
    }

    /// The next message about the table.
    pub(crate) async fn table(&mut self) -> Value {
        loop {
            let message = self.receive().await;
            if message["type"] == "table" {
                return message;
            }
        }
    }

    /// Waits until the table fulfils a condition.
    pub(crate) async fn until(&mut self, condition: impl Fn(&Value) -> bool) -> Value {
        while !condition(&self.table) {
            self.table().await;
        }
        self.table.clone()
    }

    /// Says something with a fresh id and returns the answer.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        message["id"] = format!("message-{}", COUNT.fetch_add(1, Ordering::Relaxed)).into();
        self.repeat(message).await
    }

    /// Says something with the id it has and returns the answer.
    pub(crate) async fn repeat(&mut self, message: Value) -> Value {
        let id = message["id"].clone();
        self.send(message).await;
        loop {
            let received = self.receive().await;
            if received["id"] == id {
                return received;
            }
        }
    }

    /// Plays an action on the decision the table message showed.
    pub(crate) async fn play(&mut self, seat: u8, action: &str) -> Value {
        let decision = self.table["decisions"][seat.to_string()].clone();
        self.ask(json!({ "type": "play", "seat": seat, "decision": decision, "action": action })).await
    }

    pub(crate) fn resume(&self) -> Value {
        json!({ "epoch": self.table["epoch"], "version": self.table["version"], "chat": 0 })
    }

    pub(crate) fn zone(&self, name: &str) -> &str {
        self.zones[name].as_str().unwrap_or_default()
    }

    /// Does the server end the line?
    pub(crate) async fn is_cut_off(&mut self) -> bool {
        while let Some(message) = self.socket.next().await {
            if matches!(message, Ok(Message::Close(_)) | Err(_)) {
                return true;
            }
        }
        true
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// Where the contents of the element with the id `zone-NAME` lie.
fn inside(html: &str, name: &str) -> Option<std::ops::Range<usize>> {
    let id = html.find(&format!("id=\"zone-{name}\""))?;
    let tag = html[..id].rsplit('<').next()?.split(' ').next()?;
    let begin = id + html[id..].find('>')? + 1;
    let (opening, closing) = (format!("<{tag}"), format!("</{tag}>"));
    let (mut depth, mut at) = (1, begin);
    loop {
        let next = at + html[at..].find('<')?;
        let rest = &html[next..];
        if rest.starts_with(&closing) {
            depth -= 1;
            if depth == 0 {
                return Some(begin..next);
            }
        } else if rest.strip_prefix(&opening).is_some_and(|rest| rest.starts_with([' ', '>'])) {
            depth += 1;
        }
        at = next + 1;
    }
}
