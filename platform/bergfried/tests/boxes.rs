//! Other boxes than the built-in ones, as people name them with `--components`.

mod serving;

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

use tempfile::TempDir;

use crate::serving::serving;

fn bergfried(language: &str, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bergfried"));
    program.args(arguments).args(["--language", language]).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it is text")
}

/// The command succeeds; what it prints.
#[track_caller]
fn good(arguments: &[&str]) -> String {
    let output = bergfried("en", arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// The command is refused with exit code 2; the lines in a language.
#[track_caller]
fn refused(language: &str, arguments: &[&str]) -> Vec<String> {
    let output = bergfried(language, arguments);
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert!(output.stdout.is_empty(), "nothing else is written");
    // Before it, the program may have said which boxes it has.
    told.lines().filter_map(|line| line.strip_prefix("bergfried: ")).map(str::to_owned).collect()
}

/// The built-in file of a game with some passages changed.
fn changed(folder: &TempDir, game: &str, changes: &[(&str, &str)]) -> PathBuf {
    let mut text = good(&["components", game]);
    for (from, to) in changes {
        assert!(text.contains(from), "{game} has {from:?}");
        text = text.replace(from, to);
    }
    let path = folder.path().join(format!("{game}.toml"));
    std::fs::write(&path, text).expect("the file can be written");
    path
}

fn named(game: &str, file: &Path) -> String {
    format!("{game}={}", file.display())
}

/// The steps and the results of a record.
fn played(record: &str) -> (Vec<&str>, Vec<&str>) {
    let steps = record.lines().skip_while(|line| *line != "steps").take_while(|line| *line != "over").collect();
    (steps, record.lines().filter(|line| line.starts_with("result ")).collect())
}

/// Random players do the same with other points, so that only the scores can differ. The record belongs to the box.
#[test]
fn a_changed_value_is_played_in_every_game() {
    let cases: [(&str, &str, &str, [&str; 2], bool); 5] = [
        ("burgenland", "random,random", "3", ["king = 30", "king = 60"], false),
        ("castle", "random,random", "2", ["effect = \"five-points\",", "effect = \"five-points\", points = 9,"], true),
        ("two-castles", "random,random,random", "3", ["points_per_position = 2", "points_per_position = 5"], true),
        ("two-heirs", "random,random", "2", ["direction = \"row\"", "direction = \"column\""], true),
        ("viscounts", "random,random", "1", ["acquired_deed_vp = 1", "acquired_deed_vp = 3"], true),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    for (game, players, seed, [from, to], same_steps) in cases {
        let other = named(game, &changed(&folder, game, &[(from, to)]));
        let record = ["record", game, "--players", players, "--seed", seed];
        let [usual, own] = [good(&record), good(&[&record[..], &["--components", &other]].concat())];
        let ((usual_steps, usual_results), (own_steps, own_results)) = (played(&usual), played(&own));
        assert_ne!(usual_results, own_results, "{game}");
        assert_eq!(usual_steps == own_steps, same_steps, "{game}");
        let path = folder.path().join("own.record");
        std::fs::write(&path, own).expect("the record can be written");
        let path = path.to_str().expect("a path");
        let [told] = &refused("en", &["verify", path])[..] else { panic!("one line") };
        assert!(told.contains("was played with different pieces"), "{told}");
        assert!(good(&["verify", path, "--components", &other]).contains("verified"), "{game}");
        // With this box the record of the built-in one is refused.
        let path = folder.path().join("usual.record");
        std::fs::write(&path, usual).expect("the record can be written");
        let lines = refused("de", &["verify", path.to_str().expect("a path"), "--components", &other]);
        assert!(matches!(&lines[..], [line] if line.contains("mit anderem Spielmaterial")), "{lines:?}");
    }
}

/// The terminal says which box is played, beside the results.
#[test]
fn an_own_box_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = changed(&folder, "castle", &[("effect = \"five-points\",", "effect = \"five-points\", points = 7,")]);
    let simulate = ["simulate", "castle", "--players", "random,random", "--games", "2", "--json", "--components"];
    let output = bergfried("de", &[&simulate[..], &[&named("castle", &file)]].concat());
    let said = text(&output.stderr);
    assert!(said.starts_with("Eigene Schachtel: Carcassonne: Die Burg mit "), "{said}");
    serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("the results are JSON");
    // The built-in file under another name is the built-in box.
    let same = changed(&folder, "burgenland", &[]);
    let output = bergfried("de", &["games", "--components", &named("burgenland", &same)]);
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_line_in_both_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |language: &str, named: &str| -> String {
        let lines = refused(language, &["games", "--components", named]);
        assert_eq!(lines.len(), 1, "{lines:?}");
        lines.concat()
    };
    assert_eq!(told("en", "chess=mine.toml").split('.').next(), Some("There is no game “chess”"));
    assert_eq!(told("de", "castle"), "--components „castle“: Erwartet wird SPIEL=DATEI.");
    assert!(told("en", "castle=no/such.toml").contains("no/such.toml"));
    let broken = folder.path().join("broken.toml");
    std::fs::write(&broken, "tiles = [").expect("the file can be written");
    assert!(told("de", &named("castle", &broken)).contains("Zeile 1: "));
    let file = changed(&folder, "castle", &[("{ id = \"A01\", quads = \"TTTT\"", "{ id = \"A01\", quads = \"TTXT\"")]);
    let line = good(&["components", "castle"]).lines().position(|line| line.contains("\"A01\"")).expect("a tile") + 1;
    let said = told("en", &named("castle", &file));
    assert!(said.contains(&format!("Line {line}: ")) && said.contains("A01"), "{said}");
    let german = told("de", &named("castle", &file));
    assert!(german.contains(&format!("Zeile {line}: ")) && german != said, "{german}");
    let lost = changed(&folder, "two-castles", &[("id = \"nap_room\"", "id = \"siesta_room\"")]);
    assert!(told("en", &named("two-castles", &lost)).contains("nap_room is missing. Printed pieces keep their ids."));
    // A recruit that leads to the next one might never end.
    let endless = "recruit = [{ do = \"hire_free\" }]\ntiming";
    let endless = changed(&folder, "viscounts", &[("recruit = []\ntiming", endless)]);
    let lines = refused("en", &["games", "--components", &named("viscounts", &endless)]);
    assert!(lines.iter().all(|line| line.contains("hire_free leads on to other effects 1 times")), "{lines:?}");
    assert!(lines[0].contains(".toml: Line "), "{lines:?}");
    let fine = named("burgenland", &changed(&folder, "burgenland", &[("king = 30", "king = 40")]));
    let twice = refused("en", &["games", "--components", &fine, "--components", &fine]);
    assert_eq!(twice, ["--components names burgenland twice. A game is played with one box."]);
    // One line for each problem.
    let several = [("extra = 5", "extra = 9"), ("king = 30", "king = 0")];
    let several = named("burgenland", &changed(&folder, "burgenland", &several));
    assert_eq!(refused("en", &["games", "--components", &several]).len(), 2);
}

/// What can be played but is not as the rulebook says is told, and no more.
#[test]
fn the_check_tells_what_is_not_as_the_rulebook_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = |game: &str, changes: &[(&str, &str)]| {
        let file = changed(&folder, game, changes);
        let told = good(&["components", game, "--check", file.to_str().expect("a path")]);
        assert!(told.contains("everything adds up"), "{told}");
        told.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(check("castle", &[]), [""; 0]);
    let seven = check("castle", &[("effect = \"five-points\",", "effect = \"five-points\", points = 7,")]);
    assert_eq!(seven, ["Not as the rulebook says:", "  Line 185: wall_tiles.kinds 9: points is new"]);
    let new_tile = "{ id = \"G01\", quads = \"CTHT\", arms = \"\", centre = \"none\", fountain = \"\", market = \"\", \
                    count = 1, provenance = \"reconstructed\" },\n  { id = \"A01\"";
    let more = check("castle", &[("castle_tiles = 60", "castle_tiles = 61"), ("{ id = \"A01\"", new_tile)]);
    assert_eq!(more.len(), 4, "{more:?}");
    assert!(more[1].contains("castle_tiles = 61 instead of 60") && more[3].contains("G01 is new"), "{more:?}");
    let wall = check("burgenland", &[("value = 5", "value = 7")]);
    assert_eq!(wall, ["Not as public sources say:", "  Line 61: card great-tower: value = 7 instead of 5"]);
}

/// A server on this data with more arguments, and its address.
fn serving_at(data: &Path, more: &[&str]) -> (Child, String) {
    let (server, line) = serving(data, more);
    let address = line.split("http://").nth(1).and_then(|rest| rest.split([' ', '\n']).next()).expect("an address");
    (server, address.to_owned())
}

/// The answer to a request, its head included.
fn ask(address: &str, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server answers");
    let head = "Connection: close\r\nAccept-Language: de\r\nContent-Type: application/json";
    let length = body.len();
    write!(stream, "{request} HTTP/1.1\r\nHost: {address}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}")
        .expect("the request is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the answer is text");
    answer
}

/// The table names the box. A server with the built-in pieces shows the match as not playable and does not lose it.
#[test]
fn a_table_names_its_box_and_stays_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let file = changed(&folder, "castle", &[("effect = \"five-points\",", "effect = \"five-points\", points = 7,")]);
    let (mut server, address) = serving_at(&data, &["--components", &named("castle", &file)]);
    let seats = r#"[{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "easy"}]"#;
    let new = format!(r#"{{"game": "castle", "seats": {seats}, "seed": 1}}"#);
    let made = ask(&address, "POST /api/v1/matches", &new);
    let body = made.split("\r\n\r\n").nth(1).expect("a body");
    let id = serde_json::from_str::<serde_json::Value>(body).expect("JSON")["id"].as_str().expect("an id").to_owned();
    let page = ask(&address, &format!("GET /m/{id}"), "");
    let record = ["record", "castle", "--players", "random,random", "--components", &named("castle", &file)];
    let hash = good(&record).lines().find_map(|line| Some(line.strip_prefix("box ")?.to_owned())).expect("a hash");
    assert!(page.contains("Eigene Schachtel") && page.contains(&hash), "{page}");
    server.kill().and_then(|()| server.wait()).expect("the server ends");
    let (mut server, address) = serving_at(&data, &[]);
    let page = ask(&address, &format!("GET /m/{id}"), "");
    assert!(page.starts_with("HTTP/1.1 410"), "{page}");
    assert!(page.contains(&format!("eigenen Schachtel {hash} gespielt")), "{page}");
    server.kill().and_then(|()| server.wait()).expect("the server ends");
    // With its box the match goes on, and another game is played as ever.
    let (mut server, address) = serving_at(&data, &["--components", &named("castle", &file)]);
    assert!(ask(&address, &format!("GET /m/{id}"), "").starts_with("HTTP/1.1 200"));
    let other = ask(&address, "POST /api/v1/matches", &new.replace("castle", "burgenland"));
    assert!(other.starts_with("HTTP/1.1 201") || other.starts_with("HTTP/1.1 200"), "{other}");
    server.kill().and_then(|()| server.wait()).expect("the server ends");
}
