//! Those who ask and do not read: what they are sent is limited, and they are gone after a while.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Limits;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Guest, two_at_a_table};
use crate::test_server::TestServer;

/// How long the server waits for a reader in these tests.
const PATIENCE: Duration = Duration::from_millis(150);

/// By then a server that never gave up would be found out.
const LONG: Duration = Duration::from_secs(60);

async fn impatient() -> TestServer {
    TestServer::open_with(|mut config| {
        config.send_timeout = PATIENCE;
        config.limits(Limits::NONE)
    })
    .await
}

/// Somebody with little room for what comes.
async fn connect(server: &TestServer) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(server.address()).await.unwrap()
}

/// Sends the same again and again and reads nothing, until the server ends the connection.
async fn ask_until_cut_off(mut stream: TcpStream, question: &[u8]) {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < LONG, "the server still waits for somebody who does not read");
        // A server that sends and is not read does not read either: then there is no room for another question.
        match tokio::time::timeout(Duration::from_millis(10), stream.write_all(question)).await {
            Ok(Err(_)) => return,
            Ok(Ok(())) => {}
            Err(_) => {
                // An interrupted question is not continued: from here on only the end is waited for.
                while begun.elapsed() < LONG {
                    match stream.try_write(b"\n") {
                        Err(error) if error.kind() != std::io::ErrorKind::WouldBlock => return,
                        _ => tokio::time::sleep(Duration::from_millis(5)).await,
                    }
                }
            }
        }
    }
}

#[tokio::test]
async fn a_page_that_nobody_reads_is_not_kept() {
    let server = impatient().await;
    let stream = connect(&server).await;
    ask_until_cut_off(stream, b"GET /rules/toy HTTP/1.1\r\nhost: x\r\n\r\n").await;
}

/// The frame of a message from a client, with a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0];
    frame.extend_from_slice(text.as_bytes());
    frame
}

#[tokio::test]
async fn a_socket_that_nobody_reads_is_closed() {
    let server = impatient().await;
    let (id, [ann, _], [_anns, mut bobs]) = two_at_a_table(&server).await;
    let mut stream = connect(&server).await;
    let cookie = &ann.cookie;
    let upgrade = format!(
        "GET /m/{id}/socket HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address()
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    stream.write_all(&frame(r#"{"type":"hello","resume":null}"#)).await.unwrap();
    let question = frame(r#"{"type":"ping"}"#).repeat(100);
    ask_until_cut_off(stream, &question).await;
    assert_eq!(bobs.play(2, "choose1").await["type"], "done", "nobody else notices");
}

#[tokio::test]
async fn the_whole_table_is_sent_a_few_times_only() {
    let server = impatient().await;
    let (id, [ann, _], _clients) = two_at_a_table(&server).await;
    let mut anns = ann.connect(&server, &id).await;
    let hello = json!({ "type": "hello", "resume": null });
    for _ in 0..6 {
        anns.send(hello.clone()).await;
        anns.table().await;
    }
    anns.send(hello).await;
    let answer = anns.receive().await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("too-fast")));
}

#[tokio::test]
async fn an_address_has_a_limited_number_of_connections() {
    let server = TestServer::open_with(|config| config.limits(Limits { sockets: 3, ..Limits::NONE })).await;
    let mut idle = Vec::new();
    for _ in 0..6 {
        let mut stream = connect(&server).await;
        stream.write_all(b"GET").await.unwrap();
        idle.push(stream);
    }
    let mut refused = connect(&server).await;
    assert!(is_closed(&mut refused).await, "the seventh is closed at once");
    drop(idle);
    // As soon as the server has noticed that the others are gone, there is room again.
    let begun = Instant::now();
    while http_client::request(server.address(), "GET /", &[], "").await.is_err() {
        assert!(begun.elapsed() < LONG, "there is no room, though nobody is connected");
    }
    assert_eq!(Guest::new(&server).await.get(&server, "/").await.status, 200);
}

async fn is_closed(stream: &mut TcpStream) -> bool {
    use tokio::io::AsyncReadExt as _;
    stream.read(&mut [0; 16]).await.map_or(true, |count| count == 0)
}
