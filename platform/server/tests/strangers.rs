//! What a hostile visitor may try, one by one, and that nothing comes of it.

use http_client::Response;
use std::collections::BTreeSet;
use std::path::Path;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::Limits;
use session::{Ending, Record};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Guest, two_at_a_table};
use crate::programs::{Program, two_programs, two_seated_programs};
use crate::test_server::{TestServer, request, request_at};

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

#[tokio::test]
async fn cookies_are_for_this_server_only() {
    for (secure, behind_proxy, headers, expected) in [
        (false, false, &[][..], false),
        (true, false, &[], true),
        (false, true, &[("x-forwarded-proto", "https")], true),
        (false, true, &[("x-forwarded-proto", "http")], false),
        (false, false, &[("x-forwarded-proto", "https")], false),
    ] {
        let server = match (secure, behind_proxy) {
            (true, _) => TestServer::open_with(|config| config.secure(true)).await,
            (_, true) => TestServer::open_with(|config| config.behind_proxy(true)).await,
            _ => TestServer::open().await,
        };
        let cookie = request(&server, "GET /", headers, "").await.header("set-cookie").unwrap().to_owned();
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), expected, "{secure} {behind_proxy} {headers:?}: {cookie}");
    }
}

#[tokio::test]
async fn tokens_cannot_be_guessed_or_forged() {
    let server = TestServer::open().await;
    let (id, [ann, bob]) = two_programs(&server).await;
    let [anns, bobs] = [ann.token.unwrap(), bob.token.unwrap()];
    let (guest, signature) = anns.split_once('.').unwrap();
    assert_eq!((guest.len(), signature.len()), (26, 64), "128 random bits and an HMAC-SHA-256");
    let (_, other_signature) = bobs.split_once('.').unwrap();
    let cut = &anns[..anns.len() - 1];
    for forged in [guest, cut, &format!("{guest}.{other_signature}"), &format!("{guest}."), "x", "' OR 1=1 --"] {
        let thief = Program { token: Some(forged.to_owned()) };
        let head = format!("GET /api/v1/matches/{id}/actions");
        assert_eq!(thief.refused(&server, &head, Value::Null, 401).await, "bad-token", "{forged}");
        let browser = Guest { cookie: format!("guest={forged}") };
        let page = browser.get(&server, &format!("/m/{id}")).await;
        assert!(page.body.contains("&quot;viewer&quot;:null"), "{forged} sits at the table");
    }
    let empty = request(&server, "GET /api/v1/games", &[("authorization", "Basic YTpi")], "").await;
    assert_eq!(empty.status, 200, "the list of games needs no token");
}

/// A page of another site can make a browser send its cookies; nothing may come of it.
#[tokio::test]
async fn other_sites_cannot_ride_on_a_cookie() {
    let server = TestServer::open().await;
    let (id, [ann, _], _clients) = two_at_a_table(&server).await;
    let cookie = ("cookie", ann.cookie.as_str());
    let upgrade = [
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    for origin in ["http://evil.example", "null", "https://127.0.0.1.evil.example"] {
        let origin = ("origin", origin);
        for (head, body) in [
            ("POST /matches".to_owned(), "game=toy&mode=screen"),
            ("POST /name".to_owned(), "name=Evil&to=/"),
            ("POST /language".to_owned(), "language=en&to=/"),
            ("POST /replay".to_owned(), ""),
            ("POST /score/toy".to_owned(), ""),
            (format!("POST /m/{id}/sit"), ""),
        ] {
            let answer = request(&server, &head, &[origin, cookie, FORM], body).await;
            assert_eq!(answer.status, 403, "{head} from {origin:?}");
        }
        let mut headers = vec![origin, cookie];
        headers.extend(upgrade);
        assert_eq!(request(&server, &format!("GET /m/{id}/socket"), &headers, "").await.status, 403);
        // The JSON API does not know cookies, and tells no other site's script anything.
        let headers = [origin, cookie, ("content-type", "application/json")];
        let body = json!({ "decision": 0, "action": "choose1" }).to_string();
        let answer = request(&server, &format!("POST /api/v1/matches/{id}/actions"), &headers, &body).await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
}

/// The first line of the answer to a request that no client library would send.
async fn status_line(server: &TestServer, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    // The server may answer and close the connection before it has read everything.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).await.unwrap();
    line
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let long = "x".repeat(300 << 10);
    for (head, content, body) in [
        ("POST /matches", FORM.1, format!("game=toy&mode=screen&name-2={}", &long[..20_000])),
        ("POST /name", FORM.1, format!("name={}&to=/", &long[..20_000])),
        ("POST /api/v1/matches", "application/json", json!({ "game": &long[..20_000], "seats": [] }).to_string()),
        ("POST /replay", "multipart/form-data; boundary=b", part("match.record", &long)),
    ] {
        let headers = [("cookie", ann.cookie.as_str()), ("content-type", content)];
        let answer = request(&server, head, &headers, &body).await;
        assert_eq!(answer.status, 413, "{head}: {}", answer.body);
    }
    let line = status_line(&server, &format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", &long[..100_000])).await;
    assert!(line.starts_with("HTTP/1.1 4"), "a long address: {line}");
    let many: Vec<(String, String)> = (0..200).map(|number| (format!("x-{number}"), "1".to_owned())).collect();
    let many: Vec<(&str, &str)> = many.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(request(&server, "GET /", &many, "").await.status, 431, "too many headers");
    let (_, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    assert_eq!(anns.ask(json!({ "type": "chat", "text": "x".repeat(401) })).await["code"], "too-long");
    assert_eq!(anns.ask(json!({ "type": "chat", "text": "a" })).await["type"], "done");
    anns.send(json!({ "type": "chat", "id": "long", "text": "x".repeat(5000) })).await;
    assert!(anns.is_cut_off().await, "a message of more than 4096 bytes ends the line");
    assert_eq!(bobs.play(2, "choose1").await["type"], "done", "the other one does not notice");
}

#[tokio::test]
async fn requests_beyond_the_limit_get_429_with_retry_after() {
    let server = TestServer::open_with(|config| {
        config.limits(Limits { address: 0, guest: 1, matches: 3, sockets: 0, messages: 0 })
    })
    .await;
    let (_, [robot, _]) = two_seated_programs(&server).await;
    // One table was created and one seat taken; the next table is the last for this minute.
    let [ann, bob] = [Guest::new(&server).await, Guest::new(&server).await];
    let lay = [FORM, ("cookie", ann.cookie.as_str())];
    let first = request(&server, "POST /matches", &lay, "game=toy&mode=screen").await;
    let second = request(&server, "POST /matches", &lay, "game=toy&mode=screen").await;
    assert_eq!((first.status, second.status), (303, 429));
    let answers = burst(&server, &[("cookie", &bob.cookie)], "GET /rules/toy").await;
    check_refused(&answers, "text/html");
    let bearer = format!("Bearer {}", robot.token.unwrap());
    let answers = burst(&server, &[("authorization", &bearer)], "GET /api/v1/games").await;
    check_refused(&answers, "application/json");
    let other = Guest::new(&server).await;
    assert_eq!(other.get(&server, "/rules/toy").await.status, 200, "others are served");
}

#[tokio::test]
async fn one_address_gets_only_its_share() {
    let server = TestServer::open_with(|config| {
        config.behind_proxy(true).limits(Limits { address: 1, guest: 0, matches: 0, sockets: 0, messages: 0 })
    })
    .await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let answers = burst(&server, &from("203.0.113.5"), "GET /").await;
    check_refused(&answers, "text/html");
    assert_eq!(request(&server, "GET /", &from("203.0.113.6"), "").await.status, 200, "another address");
    assert_eq!(request(&server, "GET /healthz", &from("203.0.113.5"), "").await.status, 200, "the watchman may ask");
    // Without a proxy to trust, a made-up address helps nobody.
    let server = TestServer::open_with(|config| {
        config.limits(Limits { address: 1, guest: 0, matches: 0, sockets: 0, messages: 0 })
    })
    .await;
    let mut refused = 0;
    for number in 0..40 {
        let address = format!("203.0.113.{number}");
        refused += u32::from(request(&server, "GET /", &[("x-forwarded-for", &address)], "").await.status == 429);
    }
    assert!(refused > 0);
}

#[tokio::test]
async fn sockets_are_counted() {
    let server = TestServer::open_with(|config| {
        config.limits(Limits { address: 0, guest: 0, matches: 0, sockets: 2, messages: 0 })
    })
    .await;
    let (id, _, [anns, _bobs]) = two_at_a_table(&server).await;
    assert_eq!(socket(&server, &id).await, 429);
    let stream = Program::default().ask(&server, &format!("GET /api/v1/matches/{id}/events"), Value::Null).await;
    assert_eq!((stream.status, stream.header("retry-after")), (429, Some("10")));
    anns.close().await;
    // The place is free again as soon as the server has noticed.
    while socket(&server, &id).await == 429 {
        tokio::task::yield_now().await;
    }
}

/// The status with which a socket is answered.
async fn socket(server: &TestServer, id: &str) -> u16 {
    match connect_async(format!("ws://{}/m/{id}/socket", server.address())).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

/// Far more requests than a purse of five holds.
async fn burst(server: &TestServer, headers: &[(&str, &str)], head: &str) -> Vec<Response> {
    join_all((0..40).map(|_| request(server, head, headers, ""))).await
}

/// Some were refused, in a form the asker understands, with the time to wait.
#[track_caller]
fn check_refused(answers: &[Response], form: &str) {
    let count = answers.iter().filter(|answer| answer.status == 200).count();
    assert!((5..40).contains(&count), "{count} were served");
    let refused = answers.iter().find(|answer| answer.status == 429).unwrap();
    assert!(refused.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    assert!(refused.header("content-type").unwrap().starts_with(form), "{:?}", refused.headers);
    assert!(refused.body.contains("too-fast"), "{}", refused.body);
}

/// Words of strangers are shown as words.
#[tokio::test]
async fn nothing_a_stranger_writes_becomes_markup() {
    const EVIL: &str = "<img src=x onerror=x>";
    let server = TestServer::open().await;
    let seats = json!([{ "kind": "person", "name": EVIL }, { "kind": "person", "name": "\"'><i>" }]);
    let created =
        Program::default().ask(&server, "POST /api/v1/matches", json!({ "game": "toy", "seats": seats })).await;
    let created = Program::json(&created, 201);
    let id = created["id"].as_str().unwrap();
    let owner = Guest { cookie: format!("guest={}", created["token"].as_str().unwrap()) };
    let mut client = owner.open(&server, id).await;
    client.ask(json!({ "type": "chat", "text": EVIL })).await;
    client.until(|table| table["chat"]["count"] == 1).await;
    let mut seen = vec![client.table["chat"]["html"].to_string(), client.zones.to_string()];
    for path in ["/".to_owned(), format!("/m/{id}"), format!("/m/{id}/replay"), format!("/m/{id}/at/0")] {
        seen.push(owner.get(&server, &path).await.body);
    }
    for text in seen {
        assert!(!text.contains("<img src=x") && !text.contains("'><i>"), "{text}");
    }
    let nowhere = owner.get(&server, "/rules/%3Cscript%3Ealert(1)%3C/script%3E").await;
    assert!(nowhere.status == 404 && !nowhere.body.contains("<script>alert"), "{}", nowhere.body);
}

/// Addresses that cannot be read are refused in the visitor's language, as a page.
#[tokio::test]
async fn nonsense_in_an_address_is_refused_in_words() {
    let server = TestServer::open().await;
    let guest = Guest::new(&server).await;
    for path in ["/?page=abc", "/?page=-1", "/?page=99999999"] {
        let answer = guest.get(&server, path).await;
        assert_eq!(answer.status, 400, "{path}");
        assert!(
            answer.body.contains("This request cannot be read.") && !answer.body.contains("invalid digit"),
            "{path}"
        );
    }
    assert_eq!(guest.get(&server, "/?game=nothing").await.status, 200, "an unknown game filters nothing");
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// No name, option, address or upload leads to a file.
#[tokio::test]
async fn no_text_leads_to_the_file_system() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let before = names_in(server.folder.path());
    let up = "../../../../etc/passwd";
    for path in [
        format!("/assets/x/{up}"),
        "/assets/x/%2e%2e/%2e%2e/Cargo.toml".to_owned(),
        "/assets/../cookie.key".to_owned(),
        format!("/rules/{}", up.replace('/', "%2f")),
        format!("/new/{}", up.replace('/', "%2f")),
        format!("/m/{}", up.replace('/', "%2f")),
        format!("/r/{}/replay", up.replace('/', "%2f")),
        "/cookie.key".to_owned(),
        "/bergfried.sqlite".to_owned(),
        "/metrics".to_owned(),
    ] {
        let answer = ann.get(&server, &path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.body.contains("root:"), "{path}");
    }
    ann.post(&server, "/name", &format!("name={up}&to=/")).await;
    for body in [
        json!({ "game": up, "seats": [{ "kind": "open" }, { "kind": "open" }] }),
        json!({ "game": "toy", "seats": [{ "kind": "open" }, { "kind": "open" }], "options": { up: up } }),
        json!({ "game": "toy", "seats": [{ "kind": "open" }, { "kind": "bot", "level": up }] }),
    ] {
        let answer = Program::default().ask(&server, "POST /api/v1/matches", body).await;
        assert!(answer.status == 404 || answer.status == 422, "{}", answer.body);
    }
    let record = finished(&server).await;
    let answer = bring(&server, up, &record.to_string()).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let page = ann.get(&server, answer.header("location").unwrap()).await;
    assert!(!page.body.contains("passwd"), "the file's name is nobody's business");
    assert_eq!(names_in(server.folder.path()), before);
}

/// A match of the toy, played to its end by bots.
async fn finished(server: &TestServer) -> Record {
    let seats = json!([{ "kind": "bot" }, { "kind": "bot" }]);
    let nobody = Program::default();
    let created = nobody.ask(server, "POST /api/v1/matches", json!({ "game": "toy", "seats": seats })).await;
    let id = Program::json(&created, 201)["id"].as_str().unwrap().to_owned();
    loop {
        let answer = nobody.ask(server, &format!("GET /api/v1/matches/{id}/record"), Value::Null).await;
        if answer.status == 200 {
            return Record::parse(&answer.body).unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

fn part(name: &str, content: &str) -> String {
    format!("--b\r\ncontent-disposition: form-data; name=\"record\"; filename=\"{name}\"\r\n\r\n{content}\r\n--b--\r\n")
}

/// Uploads a record under a file name.
async fn bring(server: &TestServer, name: &str, content: &str) -> Response {
    let headers = [("content-type", "multipart/form-data; boundary=b"), ("accept-language", "en")];
    request(server, "POST /replay", &headers, &part(name, content)).await
}

#[tokio::test]
async fn a_record_can_be_brought_and_looked_at() {
    let server = TestServer::open().await;
    let mut record = finished(&server).await;
    record.players[0].1 = "<b>Eve</b>".to_owned();
    assert!(Guest::new(&server).await.get(&server, "/replay").await.body.contains("type=\"file\""));
    let answer = bring(&server, "match.record", &record.to_string()).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let address = answer.header("location").unwrap();
    let page = request(&server, &format!("GET {address}?step=2&as=2"), &[("accept-language", "en")], "").await;
    assert!(page.body.contains("Verified: all 3 random outcomes in 15 steps"), "{}", page.body);
    assert!(page.body.contains("&lt;b&gt;Eve") && !page.body.contains("<b>Eve"), "{}", page.body);
    let moment = request(&server, &format!("GET {}", address.replace("/replay", "/at/15")), &[], "").await;
    assert_eq!(serde_json::from_str::<Value>(&moment.body).unwrap()["steps"], 15);
    // Both choose at the same time, so either may come first.
    let choice = record.steps.iter_mut().find(|step| step.starts_with("2 choose")).unwrap();
    *choice = if choice == "2 choose3" { "2 choose1".to_owned() } else { "2 choose3".to_owned() };
    assert!(bring(&server, "x", &record.to_string()).await.status == 303, "another match, but a possible one");
}

#[tokio::test]
async fn a_bad_record_is_refused_in_one_line() {
    let server = TestServer::open().await;
    let good = finished(&server).await;
    let text = good.to_string();
    let with = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.to_string()
    };
    for (what, content, status) in [
        ("nothing", String::new(), 400),
        ("something else", "hello\n".to_owned(), 400),
        ("cut off", text[..text.len() / 2].to_owned(), 400),
        ("altered", text.replacen("choose1", "choose2", 1), 400),
        ("more after its end", format!("{text}more\n"), 400),
        ("another game", with(&|record| record.game = "chess".to_owned()), 404),
        ("other rules", with(&|record| record.rules_version = 9), 400),
        ("too many seats", with(&|record| record.seats = 200), 400),
        ("unknown options", with(&|record| record.options = vec![("../x".to_owned(), "y".to_owned())]), 400),
        ("impossible steps", with(&|record| record.steps[0] = "1 seal".to_owned()), 400),
        ("endless steps", with(&|record| record.steps = vec!["1 choose1".to_owned(); 9000]), 400),
        (
            "unfinished but more than all",
            with(&|record| {
                record.steps.extend(["1 choose1".to_owned()]);
                record.ending = Ending::Open;
            }),
            400,
        ),
    ] {
        let answer = bring(&server, "match.record", &content).await;
        assert_eq!(answer.status, status, "{what}: {}", answer.body);
        assert!(answer.body.contains("data-code="), "{what}: {}", answer.body);
    }
    let latin = request(
        &server,
        "POST /replay",
        &[("content-type", "multipart/form-data; boundary=b")],
        "--b\r\ncontent-disposition: form-data; name=\"other\"\r\n\r\nx\r\n--b--\r\n",
    );
    assert_eq!(latin.await.status, 400, "no record in the form");
    let plain = request(&server, "POST /replay", &[("content-type", "text/plain")], &text).await;
    assert_eq!(plain.status, 400, "no form at all");
    let gone = request(&server, &format!("GET /r/{}/replay", "0".repeat(26)), &[], "").await;
    assert_eq!(gone.status, 404);
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let server = TestServer::open().await;
    let none = "0".repeat(26);
    for (head, status) in [
        ("GET /".to_owned(), 200),
        ("GET /replay".to_owned(), 200),
        ("GET /score".to_owned(), 200),
        ("GET /score/toy".to_owned(), 404),
        ("GET /nowhere".to_owned(), 404),
        (format!("GET /m/{none}"), 404),
        (format!("GET /m/{none}/at/0"), 404),
        ("GET /api/openapi.json".to_owned(), 200),
        ("GET /api/v1/games".to_owned(), 200),
        (format!("GET /api/v1/matches/{none}"), 404),
        ("PUT /api/v1/games".to_owned(), 405),
        ("GET /assets/x/table.js".to_owned(), 200),
        ("GET /healthz".to_owned(), 200),
    ] {
        let answer = request(&server, &head, &[], "").await;
        assert_eq!(answer.status, status, "{head}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'none'"), "{head}: {policy}");
        assert!(!policy.contains("unsafe"), "{head}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{head}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{head}");
        assert!(answer.header("content-type").is_some(), "{head}");
        assert_eq!(answer.header("server"), None, "{head}");
    }
}

#[tokio::test]
async fn metrics_have_an_address_of_their_own() {
    let server = TestServer::open_with(|config| config.metrics(Some(([127, 0, 0, 1], 0).into()))).await;
    finished(&server).await;
    let (_, _, _clients) = two_at_a_table(&server).await;
    assert_eq!(request(&server, "GET /metrics", &[], "").await.status, 404);
    let text = request_at(server.metrics_address(), "GET /metrics", &[], "").await.body;
    let metric = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("bergfried_{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse::<f64>().unwrap()
    };
    assert_eq!(metric("steps_total"), 15.0);
    assert_eq!(metric("matches_created_total"), 2.0);
    assert_eq!(metric("sockets"), 2.0);
    assert_eq!(metric("bots_waiting") + metric("bots_thinking"), 0.0);
    for histogram in ["append_seconds", "publish_seconds", "request_seconds", "thinking_seconds"] {
        assert!(metric(&format!("{histogram}_count")) > 0.0, "{histogram}");
    }
    assert!(metric("matches") >= 1.0);
    assert!(text.ends_with("# EOF\n"));
}
