//! Scoring a table that was laid with the box, in the browser.

use http_client::Response;
use server::Limits;

use crate::test_server::{TestServer, request};

async fn all_games() -> TestServer {
    TestServer::open_with(|config| config.games(catalog::GAMES)).await
}

async fn get(server: &TestServer, path: &str, language: &str) -> Response {
    request(server, &format!("GET {path}"), &[("accept-language", language)], "").await
}

/// Sends the form as a browser does: the text, and a file that may be empty.
async fn send(server: &TestServer, game: &str, text: &str, file: &str, language: &str) -> Response {
    let form = format!(
        "--b\r\ncontent-disposition: form-data; name=\"table\"\r\n\r\n{text}\r\n\
         --b\r\ncontent-disposition: form-data; name=\"file\"; filename=\"table.toml\"\r\n\
         content-type: application/octet-stream\r\n\r\n{file}\r\n--b--\r\n"
    );
    let headers = [("content-type", "multipart/form-data; boundary=b"), ("accept-language", language)];
    request(server, &format!("POST /score/{game}"), &headers, &form).await
}

/// The text in the form, as the visitor sees it.
fn text_of(page: &Response) -> String {
    let (_, rest) = page.body.split_once("<textarea").expect("the page has the form");
    let (_, rest) = rest.split_once(">\n").expect("a line break that does not count");
    let (text, _) = rest.split_once("</textarea>").expect("the text ends");
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The totals in the last row of the score sheet.
fn totals(page: &Response) -> Vec<i32> {
    let (_, foot) = page.body.split_once("<tfoot>").expect("the page has a result");
    let (foot, _) = foot.split_once("</tfoot>").expect("the row ends");
    let number = |cell: &str| cell.split_once("</strong>")?.0.replace('\u{2212}', "-").parse().ok();
    foot.split("<strong>").filter_map(number).collect()
}

#[tokio::test]
async fn the_example_of_every_game_is_in_the_form_and_is_scored() {
    let server = all_games().await;
    for (game, expected, found) in [
        ("castle", vec![34 + 20 + 5 + 3, 41 + 3 + 2], ["Hof", "5 Märkte zu je 4 (Mauerplättchen 7)", "Schwarz"]),
        ("two-castles", vec![8, 6], ["Neuschwanstein 0,1", "Thronsaal", "Bedienstete"]),
        ("two-heirs", vec![5, 7], ["Straße", "1,1 2,1", "Blau"]),
        ("viscounts", vec![109, 27, 17], ["Manuskript grey-7", "1 je Adligensymbol; gezählt: 5", "Platz 2"]),
    ] {
        let form = get(&server, &format!("/score/{game}"), "de").await;
        assert_eq!(form.status, 200, "{game}");
        assert!(!form.body.contains("<tfoot>"), "{game}: no result before the form is sent");
        let example = text_of(&form);
        assert_eq!(example, catalog::find(game).unwrap().info().score_table.unwrap().example, "{game}");
        let scored = send(&server, game, &example, "", "de").await;
        assert_eq!(scored.status, 200, "{game}");
        assert_eq!(totals(&scored), expected, "{game}");
        assert_eq!(text_of(&scored), example, "{game}: the text stays in the form");
        for words in found {
            assert!(scored.body.contains(words), "{game}: no {words} in {}", scored.body);
        }
    }
}

#[tokio::test]
async fn the_result_is_in_the_visitors_language() {
    let server = all_games().await;
    let text = "place = [[\"A03\", \"h10\", 0]]\nfollowers = [[\"black\", \"h10\", \"NW\"]]\nscores = { black = 34 }\n";
    for (language, found) in [
        ("de", ["Wertungsblatt", "Bisher", "Schwarz", "Die Karten einer echten Schachtel", "niemand"]),
        ("en", ["Score sheet", "So far", "Black", "the tiles of a real box", "nobody"]),
    ] {
        let page = send(&server, "castle", text, "", language).await;
        assert_eq!(totals(&page), [40, 0]);
        for words in found {
            assert!(page.body.contains(words), "no {words} in {}", page.body);
        }
        assert!(page.body.contains("castle-described"), "the table is drawn");
    }
}

#[tokio::test]
async fn a_file_counts_instead_of_the_text() {
    let server = all_games().await;
    let page = send(&server, "castle", "scores = { black = 1 }", "scores = { black = 7 }", "en").await;
    assert_eq!(totals(&page), [7, 0]);
    assert_eq!(text_of(&page), "scores = { black = 7 }", "so that it can be corrected");
}

#[tokio::test]
async fn a_fault_is_told_with_its_line_and_the_text_stays() {
    let server = all_games().await;
    let text = "\n\nplace = [\r\n  [\"Z09\", \"h9\", 0], # <b>\r\n]\r\n";
    for (language, told) in
        [("de", "Zeile 4: Eine Karte „Z09“ gibt es nicht."), ("en", "Line 4: There is no tile “Z09”.")]
    {
        let page = send(&server, "castle", text, "", language).await;
        assert_eq!(page.status, 400);
        assert!(page.body.contains(told) && page.body.contains("data-code=\"bad-table\""), "{}", page.body);
        assert!(
            page.body.contains("<code>  [&quot;Z09&quot;, &quot;h9&quot;, 0], # &lt;b&gt;</code>"),
            "{}",
            page.body
        );
        assert_eq!(text_of(&page), text);
    }
    for (game, text, told) in [
        ("viscounts", "[[seat]]\nhouses = 3\n[[seat]]\n", "Zeile 2: "),
        ("viscounts", "[[seat]]\nworkers = [44, 0, 0]\n[[seat]]\n", "Platz 1: 44 Arbeiter in der Burg"),
        ("two-castles", "[[castle]]\nthrone = 7\ncells = []\n", "Zeile 2: "),
        ("two-heirs", "roads = true\nrods = true\n", "Zeile 2: "),
    ] {
        let page = send(&server, game, text, "", "de").await;
        assert!(page.status == 400 && page.body.contains(told), "{game}: {}", page.body);
        assert_eq!(text_of(&page), text);
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused() {
    let server = all_games().await;
    let kind = ("content-type", "multipart/form-data; boundary=b");
    let post = async |headers: &[(&str, &str)], body: &str| request(&server, "POST /score/castle", headers, body).await;
    let long = send(&server, "castle", "scores = {}", &"# too long\n".repeat(30_000), "en").await;
    assert_eq!(long.status, 413);
    assert!(long.body.contains("data-code=\"too-long\""), "{}", long.body);
    assert_eq!(text_of(&long), "scores = {}", "what was typed stays");
    assert_eq!(post(&[("content-type", "text/plain")], "scores = {}").await.status, 400, "no form");
    let other = "--b\r\ncontent-disposition: form-data; name=\"other\"\r\n\r\nx\r\n--b--\r\n";
    assert_eq!(post(&[kind], other).await.status, 400, "another form");
    let elsewhere = post(&[kind, ("origin", "http://evil.example")], other).await;
    assert_eq!(elsewhere.status, 403, "from another site");
}

/// Scoring counts like an upload of a record; looking at the form does not.
#[tokio::test]
async fn scoring_is_limited_like_uploads() {
    let server =
        TestServer::open_with(|config| config.games(catalog::GAMES).limits(Limits { matches: 2, ..Limits::NONE }))
            .await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        assert_eq!(get(&server, "/score/castle", "de").await.status, 200);
        answers.push(send(&server, "castle", "scores = {}", "", "de").await.status);
    }
    assert_eq!(answers, [200, 200, 429]);
}

#[tokio::test]
async fn games_without_a_scorer_lead_to_those_with_one() {
    let server = all_games().await;
    let list = get(&server, "/score", "de").await;
    let no_scorer = get(&server, "/score/burgenland", "de").await;
    let unknown = get(&server, "/score/chess", "de").await;
    let sent = send(&server, "burgenland", "x", "", "de").await;
    assert_eq!([list.status, no_scorer.status, unknown.status, sent.status], [200, 404, 404, 404]);
    for page in [&list, &no_scorer, &unknown, &sent] {
        for game in catalog::GAMES {
            let link = format!("href=\"/score/{}\"", game.info().id);
            assert_eq!(page.body.contains(&link), game.info().score_table.is_some(), "{link}: {}", page.body);
        }
    }
    assert!(no_scorer.body.contains("data-code=\"no-scorer\"") && unknown.body.contains("data-code=\"unknown-game\""));
}

#[tokio::test]
async fn the_lobby_and_the_rules_lead_to_it() {
    let server = all_games().await;
    assert!(get(&server, "/", "de").await.body.contains("<a href=\"/score\">Eine gelegte Partie werten</a>"));
    for game in catalog::GAMES {
        let id = game.info().id;
        let rules = get(&server, &format!("/rules/{id}"), "en").await.body;
        assert_eq!(rules.contains(&format!("href=\"/score/{id}\"")), game.info().score_table.is_some(), "{id}");
    }
    let toys = TestServer::open().await;
    assert!(!get(&toys, "/", "de").await.body.contains("/score"), "no game here has a scorer");
}
