//! What an operator relies on: one server per folder, the truth about its health, private files, requests that end.

use std::time::Duration;

use server::Limits;
use sqlx::{Connection as _, SqliteConnection, query};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::{Guest, two_at_a_table};
use crate::test_server::{TestServer, request};

#[tokio::test]
async fn a_data_folder_is_used_by_one_server_at_a_time() {
    let server = TestServer::open().await;
    let config = || server::Config::new(server.folder.path()).bind(([127, 0, 0, 1], 0)).games(toy::GAMES);
    let Err(second) = server::start(config()).await else { panic!("two servers on one folder") };
    let words = second.to_string();
    assert!(words.ends_with("is in use by another server"), "{words}");
    assert!(words.contains(&*server.folder.path().to_string_lossy()), "{words}");
    assert_eq!(request(&server, "GET /healthz", &[], "").await.status, 200, "the first one does not notice");
    let server = server.restart().await;
    assert_eq!(request(&server, "GET /healthz", &[], "").await.status, 200, "a server that has ended lets go");
}

#[tokio::test]
async fn health_is_what_the_store_can_do() {
    let server = TestServer::open().await;
    let health = async || {
        let answer = request(&server, "GET /healthz", &[], "").await;
        (answer.status, answer.body)
    };
    assert_eq!(health().await, (200, "ok\n".to_owned()));
    let file = format!("sqlite://{}", server.folder.path().join("bergfried.sqlite").display());
    let mut file = SqliteConnection::connect(&file).await.unwrap();
    let trigger = "CREATE TRIGGER refuse BEFORE INSERT ON health BEGIN SELECT RAISE(ABORT, 'no room'); END";
    query(trigger).execute(&mut file).await.unwrap();
    // An answer stands for a second.
    let ill = loop {
        let (status, body) = health().await;
        if status != 200 {
            break (status, body);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(ill.0, 503);
    assert!(ill.1.contains("no room") && ill.1.lines().count() == 1, "{}", ill.1);
    query("DROP TRIGGER refuse").execute(&mut file).await.unwrap();
    while health().await.0 != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_data_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("data");
    let config = server::Config::new(&folder).bind(([127, 0, 0, 1], 0)).games(toy::GAMES);
    let running = server::start(config).await.unwrap();
    let copy = parent.path().join("copy");
    server::backup(&folder, &copy).await.unwrap();
    for folder in [&folder, &copy] {
        let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(folder), 0o700);
        for file in std::fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
    }
    running.stop().await;
}

/// Whether the server ends a connection by itself after these bytes, with or without an answer.
async fn is_ended(server: &TestServer, bytes: &str) -> bool {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A test that hangs here has found a connection that the server keeps for ever.
    let _ = stream.read_to_end(&mut answer).await;
    true
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = TestServer::open_with(|mut config| {
        config.head_timeout = Duration::from_millis(100);
        config
    })
    .await;
    for half in ["", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: x\r\naccept-language:"] {
        assert!(is_ended(&server, half).await, "{half:?}");
    }
    // Those who are connected properly stay.
    let (_, _, [mut anns, _bobs]) = two_at_a_table(&server).await;
    tokio::time::sleep(Duration::from_millis(250)).await;
    assert_eq!(anns.play(1, "choose1").await["type"], "done");
}

/// Reads one answer and returns its status line.
async fn answer(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap().to_lowercase();
    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next()).unwrap();
    let mut body = vec![0; length.parse().unwrap()];
    stream.read_exact(&mut body).await.unwrap();
    head.lines().next().unwrap().to_owned()
}

/// A program keeps its connection: a refusal that comes before its body was read must not break the next request.
#[tokio::test]
async fn a_refused_body_does_not_break_the_connection() {
    let server = TestServer::open_with(|config| config.limits(Limits { matches: 1, ..Limits::NONE })).await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let games = "GET /api/v1/games HTTP/1.1\r\nhost: x\r\n\r\n";
    let post = |length: usize| {
        let head = "POST /api/v1/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
        format!("{head}content-length: {length}\r\n\r\n")
    };
    for (length, status) in [(400_000, "413"), (400_000, "429"), (100, "429")] {
        stream.write_all(post(length).as_bytes()).await.unwrap();
        for part in vec![b'x'; length].chunks(10_000) {
            stream.write_all(part).await.unwrap();
        }
        let refused = answer(&mut stream).await;
        assert!(refused.contains(status), "{length}: {refused}");
        stream.write_all(games.as_bytes()).await.unwrap();
        assert!(answer(&mut stream).await.contains("200"), "after {length} bytes that were refused with {status}");
    }
}

#[tokio::test]
async fn a_proxy_on_another_port_passes_the_host_on() {
    let server = TestServer::open_with(|config| config.behind_proxy(true)).await;
    let ann = Guest::new(&server).await;
    let form = "game=toy&mode=screen";
    for (host, status) in [("play.example:8443", "303"), ("play.example", "403")] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let head = format!(
            "POST /matches HTTP/1.1\r\nhost: {host}\r\norigin: https://play.example:8443\r\ncookie: {}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            ann.cookie,
            form.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let found = answer(&mut stream).await;
        assert!(found.contains(status), "{host}: nginx passes `$http_host` with the port, `$host` without it: {found}");
    }
}
