//! Who may do what: seats, hosts, spectators, strangers, other sites' pages.

use serde_json::json;

use crate::client::{Guest, begun, two_at_a_table};
use crate::test_server::{TestServer, request};

#[tokio::test]
async fn spectators_see_what_lies_open_and_do_nothing() {
    let server = TestServer::open().await;
    let (id, _, [mut anns, mut bobs]) = two_at_a_table(&server).await;
    anns.play(1, "choose2").await;
    let eve = Guest::new(&server).await;
    let mut eves = eve.open(&server, &id).await;
    assert_eq!(eves.table["viewer"], json!(null));
    assert_eq!(eves.table["decisions"], json!({}));
    let page = eve.get(&server, &format!("/m/{id}")).await.body;
    let moment = eve.get(&server, &format!("/m/{id}/at/1?as=1")).await.body;
    let replay = eve.get(&server, &format!("/m/{id}/replay?step=1&as=1")).await.body;
    for seen in [eves.zones.to_string(), eves.table.to_string(), page, moment, replay] {
        assert!(!seen.contains("Some(2)") && !seen.contains("[0,2]"), "a secret is out: {seen}");
    }
    for message in [
        json!({ "type": "play", "seat": 2, "decision": 0, "action": "choose1" }),
        json!({ "type": "take-back", "seat": 1 }),
        json!({ "type": "resign", "seat": 1 }),
        json!({ "type": "leave", "seat": 2 }),
        json!({ "type": "hint", "seat": 2 }),
    ] {
        assert_eq!(eves.ask(message.clone()).await["code"], "not-your-seat", "{message}");
    }
    assert_eq!(eves.ask(json!({ "type": "chat", "text": "<b>hi</b>" })).await["type"], "done");
    let said = bobs.until(|table| table["chat"]["count"] == 1).await;
    assert!(said["chat"]["html"].as_str().unwrap().contains("&lt;b&gt;hi&lt;/b&gt;"), "{said}");
    assert!(bobs.zone("seats").contains("One spectator"), "{}", bobs.zone("seats"));
}

#[tokio::test]
async fn only_the_host_sees_invitations_and_each_seats_one() {
    let server = TestServer::open().await;
    let [ann, bob, eve] = [Guest::new(&server).await, Guest::new(&server).await, Guest::new(&server).await];
    let id = ann.create(&server, "friends").await;
    let token = ann.invitation(&server, &id).await;
    assert!(!eve.get(&server, &format!("/m/{id}")).await.body.contains("/join/"));
    assert_eq!(eve.post(&server, &format!("/m/{id}/sit"), "").await.status, 403, "the table is not an open one");
    let wrong = format!("/m/{id}/join/{}", "0".repeat(26));
    assert_eq!(eve.get(&server, &wrong).await.status, 403);
    assert_eq!(eve.post(&server, &wrong, "name=Eve").await.status, 403);

    let address = format!("/m/{id}/join/{token}");
    let page = bob.get(&server, &address).await;
    assert!(page.body.contains("Invitation: Toy"), "{}", page.body);
    assert_eq!(ann.open(&server, &id).await.table["status"], "waiting", "looking at an invitation takes no seat");
    assert_eq!(bob.post(&server, &address, "name=Bob").await.status, 303);
    assert_eq!(bob.post(&server, &address, "name=Bob").await.status, 303, "again is no mistake");
    assert_eq!(eve.post(&server, &address, "name=Eve").await.status, 409);
    assert_eq!(bob.open(&server, &id).await.table["viewer"], 2);
    assert_eq!(eve.open(&server, &id).await.table["viewer"], json!(null));
}

#[tokio::test]
async fn a_table_is_laid_with_aids_or_without() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    for (request_body, supply) in [("", "with aids"), ("&aids=on", "with aids"), ("&aids=off", "")] {
        let id = ann.create(&server, &format!("screen{request_body}")).await;
        assert_eq!(ann.open(&server, &id).await.zones["supply"], supply, "{request_body}");
    }
    assert_eq!(ann.post(&server, "/matches", "game=toy&mode=screen&aids=some").await.status, 400);
    assert!(ann.get(&server, "/new/toy").await.body.contains("name=\"aids\""), "it can be chosen");
}

#[tokio::test]
async fn anyone_may_sit_down_at_an_open_table() {
    let server = TestServer::open().await;
    let [ann, bob, eve] = [Guest::new(&server).await, Guest::new(&server).await, Guest::new(&server).await];
    let id = ann.create(&server, "open").await;
    assert!(bob.get(&server, "/").await.body.contains(&id), "it is listed");
    assert_eq!(bob.post(&server, &format!("/m/{id}/sit"), "").await.status, 303);
    assert_eq!(eve.post(&server, &format!("/m/{id}/sit"), "").await.status, 409);
    assert!(!eve.get(&server, "/").await.body.contains(&id), "a full table is not listed");
    begun(&mut [ann.open(&server, &id).await, bob.open(&server, &id).await]).await;
}

#[tokio::test]
async fn a_forged_cookie_is_nobodys() {
    let server = TestServer::open().await;
    let (id, [ann, _], _clients) = two_at_a_table(&server).await;
    let (head, tail) = ann.cookie.split_at(ann.cookie.len() - 1);
    let forged = Guest { cookie: format!("{head}{}", if tail == "0" { "1" } else { "0" }) };
    let mut client = forged.open(&server, &id).await;
    assert_eq!(client.table["viewer"], json!(null));
    assert_eq!(client.ask(json!({ "type": "resign", "seat": 1 })).await["code"], "not-your-seat");
}

#[tokio::test]
async fn other_sites_pages_may_not_act_for_a_guest() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    let id = ann.create(&server, "screen").await;
    let foreign = ("origin", "http://evil.example");
    let cookie = ("cookie", ann.cookie.as_str());
    let form = ("content-type", "application/x-www-form-urlencoded");
    let posted = request(&server, "POST /matches", &[foreign, cookie, form], "game=toy&mode=screen").await;
    assert_eq!(posted.status, 403);
    let upgrade = [
        foreign,
        cookie,
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    assert_eq!(request(&server, &format!("GET /m/{id}/socket"), &upgrade, "").await.status, 403);
}

#[tokio::test]
async fn pages_speak_the_visitors_language() {
    let server = TestServer::open().await;
    let german = request(&server, "GET /", &[("accept-language", "de-AT,en;q=0.5")], "").await;
    assert!(german.body.contains("<html lang=\"de\""), "{}", german.body);
    let english = request(&server, "GET /", &[("accept-language", "en-GB")], "").await;
    assert!(english.body.contains("Welcome to the castle"));
    let form = ("content-type", "application/x-www-form-urlencoded");
    let switched = request(&server, "POST /language", &[form], "language=en&to=/rules/toy").await;
    assert_eq!((switched.status, switched.header("location")), (303, Some("/rules/toy")));
    assert!(format!("{:?}", switched.headers).contains("language=en"), "{:?}", switched.headers);
    let chosen = request(&server, "GET /", &[("accept-language", "de"), ("cookie", "language=en")], "").await;
    assert!(chosen.body.contains("Welcome to the castle"));
}

#[tokio::test]
async fn every_page_has_a_strict_policy_and_unknown_ones_say_so() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    for (path, status) in [
        ("/", 200),
        ("/new/toy", 200),
        ("/rules/toy", 200),
        ("/healthz", 200),
        ("/rules/chess", 404),
        ("/new/chess", 404),
        ("/nowhere", 404),
        ("/m/nonsense", 404),
        ("/m/00000000000000000000000000", 404),
        ("/m/00000000000000000000000000/record", 404),
        ("/assets/x/../../Cargo.toml", 404),
        ("/assets/x/nothing.js", 404),
    ] {
        let answer = ann.get(&server, path).await;
        assert_eq!(answer.status, status, "{path}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(!answer.body.contains(" style=\"") && !answer.body.contains("<style"), "{path} has inline style");
    }
    for form in ["", "game=toy", "game=chess&mode=screen", "game=toy&mode=dance", "game=toy&mode=screen&seats=7"] {
        let answer = ann.post(&server, "/matches", form).await;
        assert!((400..500).contains(&answer.status), "{form}: {}", answer.status);
    }
    let bad = ann.post(&server, "/matches", "game=toy&mode=screen&option-die=perhaps").await;
    assert!(bad.status == 422 && bad.body.contains("bad-options"), "{}", bad.body);
}

#[tokio::test]
async fn names_are_kept_and_escaped() {
    let server = TestServer::open().await;
    let ann = Guest::new(&server).await;
    assert_eq!(ann.post(&server, "/name", "name=%3Cscript%3E&to=/").await.status, 303);
    let id = ann.create(&server, "screen").await;
    for path in ["/".to_owned(), format!("/m/{id}")] {
        let page = ann.get(&server, &path).await.body;
        assert!(page.contains("&lt;script&gt;") && !page.contains("<script>"), "{path}");
    }
    assert_eq!(ann.post(&server, "/name", "name=++&to=/").await.status, 400);
}
