//! The server behind a real nginx, with the example of the deploy guide: forms, sockets, event streams and limits must work
//! through it as they do without it.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use http_client::{Connection, Response};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::server::Plan;

/// The guide whose example is tried.
const GUIDE: &str = include_str!("../../../deploy/README.md");

/// So many sockets an address may have in this trial.
const SOCKETS: usize = 3;

/// How long anything may take.
const LIMIT: Duration = Duration::from_secs(20);

/// Starts a server and nginx in front of it. Where nginx is not installed, the trial says so and passes.
pub(crate) async fn proxy(program: &Path, nginx: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut plan = Plan::new(program, &folder.path().join("data"));
    plan.more.extend(["--behind-proxy", "--sockets", &SOCKETS.to_string()].map(str::to_owned));
    let server = plan.start().await?;
    let address = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
    let config = folder.path().join("nginx.conf");
    std::fs::write(&config, configuration(GUIDE, folder.path(), address, plan.address)?)?;
    let mut command = Command::new(nginx);
    command.arg("-p").arg(folder.path()).arg("-c").arg(&config).arg("-e").arg("error.log");
    command.stdin(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let mut running = match command.spawn() {
        Ok(running) => running,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            println!("proxy: left out, as nginx is not installed");
            return server.stop().await;
        }
        Err(error) => return Err(error).context("nginx cannot be started"),
    };
    until_open(address, &mut running, folder.path()).await?;
    let visitor = Visitor::new(address).await?;
    let id = visitor.create_match().await?;
    visitor.use_sockets(&id).await?;
    events(address).await?;
    running.kill().await?;
    println!(
        "proxy: forms, sockets, event streams and limits work through nginx as in the deploy guide, on port {}",
        address.port()
    );
    server.stop().await
}

/// The example of the guide for another port, without TLS, in a whole configuration.
fn configuration(guide: &str, folder: &Path, listen: SocketAddr, server: SocketAddr) -> Result<String> {
    let (_, example) = guide.split_once("\nnginx:\n\n```\n").context("the guide has an example for nginx")?;
    let (example, _) = example.split_once("\n```").context("the example ends")?;
    let mut lines: Vec<String> =
        example.lines().filter(|line| !line.contains("ssl_certificate")).map(str::to_owned).collect();
    for (from, to) in [
        ("listen 443 ssl;", format!("listen {listen};")),
        ("proxy_pass http://127.0.0.1:7070;", format!("proxy_pass http://{server};")),
    ] {
        let line = lines.iter_mut().find(|line| line.trim() == from);
        *line.with_context(|| format!("the guide's example has no line `{from}`"))? = to;
    }
    let folder = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {folder}/{name};\n"))
        .concat();
    Ok(format!(
        "daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{}\n}}\n",
        lines.join("\n")
    ))
}

async fn until_open(address: SocketAddr, nginx: &mut Child, folder: &Path) -> Result<()> {
    let begun = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        let words = || std::fs::read_to_string(folder.join("error.log")).unwrap_or_default();
        if let Some(status) = nginx.try_wait()? {
            bail!("nginx ended with {status}: {}", words());
        }
        ensure!(begun.elapsed() < LIMIT, "nginx does not answer: {}", words());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A browser in front of the proxy.
struct Visitor {
    address: SocketAddr,
    cookie: String,
}

impl Visitor {
    async fn new(address: SocketAddr) -> Result<Self> {
        let lobby = Connection::open(address).await?.request("GET /", &[], "").await?;
        let cookie = lobby.header("set-cookie").and_then(|cookie| cookie.split(';').next()).context("no cookie")?;
        Ok(Self { address, cookie: cookie.to_owned() })
    }

    async fn post(&self, path: &str, origin: &str, form: &str) -> Result<Response> {
        let headers = [
            ("cookie", self.cookie.as_str()),
            ("origin", origin),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        Ok(Connection::open(self.address).await?.request(&format!("POST {path}"), &headers, form).await?)
    }

    /// Forms are accepted from the own pages only, whatever the port.
    async fn create_match(&self) -> Result<String> {
        let (own, form) = (format!("http://{}", self.address), "game=burgenland&mode=screen");
        let foreign = self.post("/matches", "http://evil.example", form).await?;
        ensure!(foreign.status == 403, "a form of another site is answered {}", foreign.status);
        let created = self.post("/matches", &own, form).await?;
        ensure!(
            created.status == 303,
            "a form of the own site is answered {}: the host is not passed on",
            created.status
        );
        let to = created.header("location").and_then(|to| to.strip_prefix("/m/")).context("no way to the table")?;
        Ok(to.to_owned())
    }

    /// Sockets are upgraded, and counted by the address that the proxy saw: a made-up one helps nobody.
    async fn use_sockets(&self, id: &str) -> Result<()> {
        let mut open = Vec::new();
        for number in 0..SOCKETS {
            let mut socket = self.socket(id, &format!("203.0.113.{number}")).await?.context("a socket is refused")?;
            socket.send(Message::text(json!({ "type": "hello", "resume": null }).to_string())).await?;
            let answer = tokio::time::timeout(LIMIT, socket.next()).await.context("no answer over the socket")?;
            let table: Value = serde_json::from_str(answer.context("the socket was closed")??.to_text()?)?;
            ensure!(table["type"] == "table", "the first message is {}", table["type"]);
            open.push(socket);
        }
        let more = self.socket(id, "203.0.113.99").await?;
        ensure!(more.is_none(), "with a made-up address somebody has more than {SOCKETS} sockets");
        for mut socket in open {
            socket.close(None).await?;
        }
        Ok(())
    }

    /// A socket; `None` if there are too many.
    async fn socket(&self, id: &str, made_up: &str) -> Result<Option<Socket>> {
        let mut request = format!("ws://{}/m/{id}/socket", self.address).into_client_request()?;
        let own = format!("http://{}", self.address);
        for (name, value) in [("cookie", self.cookie.as_str()), ("origin", &own), ("x-forwarded-for", made_up)] {
            request.headers_mut().insert(name, value.parse()?);
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Some(socket)),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) if answer.status() == 429 => Ok(None),
            Err(error) => Err(error).context("a socket cannot be opened through the proxy"),
        }
    }
}

/// A program that listens is told of a move when it happens: the proxy holds nothing back.
async fn events(address: SocketAddr) -> Result<()> {
    let mut connection = Connection::open(address).await?;
    let json_body = ("content-type", "application/json");
    let seats = json!([{ "kind": "person" }, { "kind": "person" }]);
    let request = json!({ "game": "burgenland", "seats": seats, "seed": 1 }).to_string();
    let created = connection.request("POST /api/v1/matches", &[json_body], &request).await?;
    let created: Value = serde_json::from_str(&created.body).context("the API answers with JSON")?;
    let id = created["id"].as_str().context("no match was created")?;
    let bearer = format!("Bearer {}", created["token"].as_str().context("no token")?);
    let head =
        format!("GET /api/v1/matches/{id}/events HTTP/1.1\r\nhost: {address}\r\nauthorization: {bearer}\r\n\r\n");
    let (mut stream, mut received) = listen(address, &head).await?;
    until_events(&mut stream, &mut received, 1).await?;
    let authorized = [("authorization", bearer.as_str()), json_body];
    let offer = connection.request(&format!("GET /api/v1/matches/{id}/actions"), &authorized[..1], "").await?;
    let offer: Value = serde_json::from_str(&offer.body)?;
    let action = json!({ "decision": offer["decision"], "action": offer["actions"][0]["action"] }).to_string();
    let played = connection.request(&format!("POST /api/v1/matches/{id}/actions"), &authorized, &action).await?;
    ensure!(played.status == 200, "a move is answered {}: {}", played.status, played.body);
    until_events(&mut stream, &mut received, 2).await
}

/// Opens an event stream; returns it with what came first. The sockets from before may still be counted for a moment.
async fn listen(address: SocketAddr, head: &str) -> Result<(TcpStream, Vec<u8>)> {
    let begun = Instant::now();
    loop {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(head.as_bytes()).await?;
        let mut received = Vec::new();
        while !received.contains(&b'\n') {
            ensure!(stream.read_buf(&mut received).await? > 0, "the event stream ended");
        }
        if received.starts_with(b"HTTP/1.1 200 ") {
            return Ok((stream, received));
        }
        ensure!(begun.elapsed() < LIMIT, "no event stream: {}", String::from_utf8_lossy(&received));
    }
}

/// Reads until so many events have come.
async fn until_events(stream: &mut TcpStream, received: &mut Vec<u8>, count: usize) -> Result<()> {
    while String::from_utf8_lossy(received).matches("event: match").count() < count {
        let read = tokio::time::timeout(LIMIT, stream.read_buf(received)).await;
        let read = read.with_context(|| format!("event {count} has not come: the proxy holds it back"))??;
        ensure!(read > 0, "the event stream ended");
    }
    Ok(())
}
