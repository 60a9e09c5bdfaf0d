//! The command line as people use it, good input and bad.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use kernel::{Seat, SeatCount, ToAct};
use session::{ChanceSource, Contributed, Contribution, Seed, SharedChance};

fn bergfried(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bergfried")).args(arguments).env("BERGFRIED_LANGUAGE", "en").output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The command succeeds; what it prints.
#[track_caller]
fn good(arguments: &[&str]) -> String {
    let output = bergfried(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// The command is refused in one line with exit code 2; the line.
#[track_caller]
fn bad(arguments: &[&str]) -> String {
    let output = bergfried(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "one line: {complaint}");
    assert!(output.stdout.is_empty(), "nothing else is written");
    complaint.trim_end().strip_prefix("bergfried: ").expect("it says who complains").to_owned()
}

/// A file in a folder of the test's own.
fn file(folder: &tempfile::TempDir, name: &str, content: &str) -> PathBuf {
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    path
}

const RECORD: &[&str] = &["record", "burgenland", "--players", "greedy,random", "--seed", "7"];

#[test]
fn games_are_listed() {
    let listed = good(&["games"]);
    assert!(listed.starts_with("burgenland"), "{listed}");
    let json: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    assert_eq!(json[0]["id"], "burgenland");
    assert_eq!(json[0]["seats"], serde_json::json!([2]));
    assert!(json[0]["options"].as_array().is_some_and(|options| !options.is_empty()));
}

#[test]
fn a_record_is_verified_until_any_line_is_altered() {
    let folder = tempfile::tempdir().unwrap();
    let record = good(RECORD);
    assert_eq!(record, good(RECORD), "the same seed gives the same record");
    let path = file(&folder, "match.record", &record);
    assert!(good(&["verify", path.to_str().unwrap()]).contains("verified"));
    let lines: Vec<&str> = record.lines().collect();
    let first_step = lines.iter().position(|line| *line == "steps").unwrap() + 1;
    for index in (first_step..lines.len()).step_by(lines.len() / 12) {
        let other = if lines[index].starts_with('*') { "* 3" } else { "1 pass" };
        if lines[index] == other {
            continue;
        }
        let mut altered = lines.clone();
        altered[index] = other;
        let altered = file(&folder, "altered.record", &(altered.join("\n") + "\n"));
        bad(&["verify", altered.to_str().unwrap()]);
    }
    let seed = lines.iter().find(|line| line.starts_with("seed ")).unwrap();
    let other_seed = record.replace(seed, &format!("seed {}", "0".repeat(64)));
    bad(&["verify", file(&folder, "seed.record", &other_seed).to_str().unwrap()]);
}

/// Everything a game of the house promises at the command line, for each game and seat count.
#[test]
fn every_game_records_verifies_and_replays() {
    let folder = tempfile::tempdir().unwrap();
    let games: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for seats in game["seats"].as_array().unwrap() {
            let players = vec!["random"; seats.as_u64().unwrap() as usize].join(",");
            let record = good(&["record", id, "--players", &players, "--seed", "11"]);
            let path = file(&folder, "any.record", &record);
            let path = path.to_str().unwrap();
            assert!(good(&["verify", path]).contains("verified"), "{id} with {seats}");
            assert!(good(&["replay", path, "--as", "1", "--language", "en"]).lines().count() > 10, "{id} with {seats}");
        }
        let rules: serde_json::Value = serde_json::from_str(&good(&["rules", id, "--json"])).unwrap();
        for rule in rules.as_array().unwrap() {
            assert!(!rule["tests"].as_array().unwrap().is_empty(), "{} has a test", rule["id"]);
        }
        let components = file(&folder, "components.toml", &good(&["components", id]));
        assert!(good(&["components", id, "--check", components.to_str().unwrap()]).contains("everything adds up"));
    }
}

#[test]
fn a_record_is_shown_at_any_step_through_any_eyes() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, "match.record", &good(RECORD));
    let path = path.to_str().unwrap();
    assert!(good(&["replay", path]).lines().count() > 50);
    assert!(good(&["replay", path, "--at", "10", "--as", "all"]).contains("as Seat 2"));
    let json: serde_json::Value =
        serde_json::from_str(&good(&["replay", path, "--at", "10", "--format", "json"])).unwrap();
    assert_eq!(json["step"], 10);
    assert!(json["views"][0]["view"].is_object());
    for line in good(&["replay", path, "--format", "json", "--as", "1"]).lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).unwrap()["events"].is_array());
    }
    assert!(bad(&["replay", path, "--at", "99999"]).contains("the record has"));
    assert!(bad(&["replay", path, "--as", "3"]).contains("use a seat from 1 to 2, spectator or all"));
}

#[test]
fn simulations_are_repeatable() {
    let arguments = ["simulate", "burgenland", "--players", "random,random", "--games", "50", "--seed", "3", "--json"];
    let summary: serde_json::Value = serde_json::from_str(&good(&arguments)).unwrap();
    assert_eq!(summary, serde_json::from_str::<serde_json::Value>(&good(&arguments)).unwrap());
    let wins: u64 = (0..2).map(|seat| summary["seats"][seat]["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 50, "Burgenland knows no draw");
    assert!(summary["mean_steps"].as_f64().unwrap() > 10.0);
}

#[test]
fn every_match_of_a_simulation_is_a_line_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("each.jsonl");
    let players = ["--players", "random,greedy", "--games", "40", "--seed", "3", "--json"];
    let each = ["--each", path.to_str().unwrap()];
    let summary = good(&[&["simulate", "burgenland"], &players[..], &each[..]].concat());
    assert_eq!(summary, good(&[&["simulate", "burgenland"], &players[..]].concat()));
    let summary: serde_json::Value = serde_json::from_str(&summary).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 40);
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(line["match"], number);
    }
    let mean = lines.iter().map(|line| line["scores"][1].as_f64().unwrap()).sum::<f64>() / 40.0;
    assert!((mean - summary["seats"][1]["mean"].as_f64().unwrap()).abs() < 1e-9);
    let nowhere = folder.path().join("missing/each.jsonl");
    let refused =
        bad(&[&["simulate", "burgenland"], &players[..], &["--each", nowhere.to_str().unwrap()][..]].concat());
    assert!(refused.contains("each.jsonl"), "{refused}");
}

#[test]
fn a_program_plays_every_game() {
    let player = concat!("program:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/player.py");
    for game in catalog::GAMES {
        let arguments = ["arena", game.info().id, "--players", &format!("{player},random"), "--games", "4", "--json"];
        let outcome: serde_json::Value = serde_json::from_str(&good(&arguments)).unwrap();
        assert_eq!(outcome["players"][0]["player"], player);
    }
    let wrong = ["arena", "burgenland", "--players", "program:./no-such-program,random"];
    assert!(bad(&wrong).contains("“program:./no-such-program” cannot be started"), "{}", bad(&wrong));
    // Only where the person at the terminal names it.
    assert!(bad(&["record", "burgenland", "--players", &format!("{player},random")]).contains("There is no player"));
}

#[test]
fn speed_is_told() {
    let speed: serde_json::Value =
        serde_json::from_str(&good(&["bench", "burgenland", "--seconds", "0.05", "--json"])).unwrap();
    for key in ["games", "steps", "seconds", "games_per_second", "steps_per_second", "clone_nanos", "state_bytes"] {
        assert!(speed[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!((speed["game"].as_str(), speed["seats"].as_u64()), (Some("burgenland"), Some(2)));
}

#[test]
fn the_ledger_and_the_components_are_shown() {
    let rules: serde_json::Value = serde_json::from_str(&good(&["rules", "burgenland", "--json"])).unwrap();
    let rules = rules.as_array().unwrap();
    assert_eq!(rules.len(), 77);
    for rule in rules {
        assert!(!rule["tests"].as_array().unwrap().is_empty(), "{} has a test", rule["id"]);
    }
    assert!(good(&["rules", "burgenland"]).contains("ruling:"));
    let folder = tempfile::tempdir().unwrap();
    let components = good(&["components", "burgenland"]);
    assert!(components.contains("provenance"));
    let path = file(&folder, "mine.toml", &components);
    assert!(good(&["components", "burgenland", "--check", path.to_str().unwrap()]).contains("everything adds up"));
    let fewer = file(&folder, "fewer.toml", &components.replacen("per-colour = 9", "per-colour = 8", 1));
    assert!(bad(&["components", "burgenland", "--check", fewer.to_str().unwrap()]).contains("57"));
    let broken = file(&folder, "broken.toml", "[[colour");
    bad(&["components", "burgenland", "--check", broken.to_str().unwrap()]);
}

#[test]
fn a_person_plays_to_the_end_in_the_terminal() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bergfried"))
        .args(["play", "burgenland", "--against", "random", "--seed", "5", "--language", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The first action offered is always legal, so enough of them reach the end.
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let _ = input.write_all(b"help\nboard\nfly\nundo\n99\n");
        while input.write_all(b"1\n").is_ok() {}
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let shown = text(&output.stdout);
    assert!(output.status.success());
    assert!(shown.contains("“fly” cannot be understood"), "bad input is answered");
    assert!(shown.contains("There is no move 99: there is only move 1."), "a number that is not offered is answered");
    let result: Vec<&str> = shown.trim_end().lines().rev().take(2).collect();
    assert!(result[1].starts_with("1. ") && result[0].starts_with("2. "), "the best comes first: {result:?}");
    assert!(result[1].ends_with(" points"), "the result is told: {result:?}");
}

#[test]
fn a_piece_out_of_reach_explains_itself() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bergfried"))
        .args(["play", "two-heirs", "--seed", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all("? sägewerk\n? drachen\ntipp\nhilfe\nende\n".as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let shown = text(&output.stdout);
    assert!(!shown.contains("Sägewerk (Wiese) nehmen"), "it cannot be taken now");
    assert!(shown.contains("Sägewerk (Wiese). Kosten: 1 Stein, 1 Getreide"), "{shown}");
    assert!(shown.contains("„drachen“ ist nicht zu verstehen"), "what is not on the table is refused");
    assert!(shown.contains("(Siegchance "), "the computer gives a hint");
    assert!(shown.contains("ende: aufhören"), "commands have German names");
}

#[test]
fn a_person_may_leave() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bergfried"))
        .args(["play", "burgenland", "--hot-seat"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn bad_input_gets_one_line() {
    assert!(bad(&["rules", "chess"]).starts_with("There is no game “chess”. Use burgenland"));
    assert!(bad(&["play", "burgenland", "--seats", "3"]).contains("burgenland is not for 3 seats but for 2"));
    assert!(bad(&["bench", "burgenland", "--seats", "0"]).contains("is not for 0 seats but"));
    assert!(bad(&["bench", "burgenland", "--option", "start=green"]).contains("Option start cannot be “green”. Use"));
    assert!(bad(&["bench", "burgenland", "--option", "begin=1"]).contains("There is no option “begin”"));
    assert!(bad(&["bench", "burgenland", "--option", "start"]).contains("Write it as KEY=VALUE"));
    assert!(bad(&["bench", "burgenland", "--seconds", "-1"]).contains("seconds"));
    assert!(bad(&["record", "burgenland", "--players", "clever,random"]).contains("There is no player “clever”. Use"));
    assert!(bad(&["record", "burgenland", "--players", "random"]).contains("is not for 1 seat but"));
    assert!(
        bad(&["simulate", "burgenland", "--players", "random,random", "--games", "0"]).contains("play at least one")
    );
    assert!(bad(&["verify", "no-such-file"]).contains("Cannot read no-such-file: there is no such file"));
    assert!(bad(&["play", "burgenland", "--seat", "9"]).contains("seat"));
    assert!(bad(&["replay", "x", "--format", "xml"]).contains("Use text or json"));
    assert!(bad(&["score", "burgenland", "x"]).contains("no scorer"));
    assert!(bad(&["fly"]).contains("fly"));
    let folder = tempfile::tempdir().unwrap();
    let short = good(RECORD);
    let short = file(&folder, "short.record", &short[..short.len() / 2]);
    assert!(bad(&["verify", short.to_str().unwrap()]).contains("cut off"));
    let binary = folder.path().join("binary.record");
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    assert!(bad(&["replay", binary.to_str().unwrap()]).contains("is not text"));
}

/// German is the language of the terminal unless another is asked for.
#[test]
fn bad_input_is_answered_in_german() {
    let german = |arguments: &[&str]| bad(&[arguments, &["--language", "de"]].concat());
    assert!(german(&["rules", "chess"]).starts_with("Ein Spiel „chess“ gibt es nicht. Möglich: burgenland"));
    assert_eq!(
        german(&["play", "burgenland", "--seats", "3"]),
        "burgenland spielt man nicht mit 3, sondern mit 2 Personen."
    );
    assert!(german(&["bench", "burgenland", "--option", "start=green"]).starts_with("Die Option start kann nicht"));
    assert_eq!(german(&["verify", "no-such-file"]), "no-such-file ist nicht zu lesen: die Datei gibt es nicht.");
    assert_eq!(
        german(&["replay", "x", "--format", "xml"]),
        "--format <FORMAT> kann nicht „xml“ sein. Möglich: text oder json."
    );
    assert_eq!(german(&["fly"]), "Einen Befehl „fly“ gibt es nicht.");
    let folder = tempfile::tempdir().unwrap();
    let cut = file(&folder, "cut.record", &good(RECORD)[..200]);
    assert!(german(&["verify", cut.to_str().unwrap()]).ends_with("Die Aufzeichnung bricht hier ab."));
    let fewer = good(&["components", "burgenland"]).replacen("per-colour = 9", "per-colour = 8", 1);
    let fewer = file(&folder, "fewer.toml", &fewer);
    let told = german(&["components", "burgenland", "--check", fewer.to_str().unwrap()]);
    assert!(told.ends_with("Je 18 Karten in 3 Farben sind 54, nicht 57."), "{told}");
    let unset =
        Command::new(env!("CARGO_BIN_EXE_bergfried")).arg("fly").env_remove("BERGFRIED_LANGUAGE").output().unwrap();
    assert!(text(&unset.stderr).starts_with("bergfried: Einen Befehl"));
}

/// What commands print is in the language asked for.
#[test]
fn commands_answer_in_german() {
    let german = |arguments: &[&str]| good(&[arguments, &["--language", "de"]].concat());
    let games = german(&["games"]);
    assert!(games.contains("(Burgenland), Plätze 2\n") && games.contains("verbunden mit +, oder random)"), "{games}");
    let players = ["--players", "random,random", "--games", "10", "--seed", "3"];
    let simulated = german(&[&["simulate", "burgenland"], &players[..]].concat());
    assert!(simulated.starts_with("burgenland: 10 Partien, Startwert 3, im Mittel "), "{simulated}");
    assert!(simulated.contains("Platz  Spieler") && simulated.contains("Siege"), "{simulated}");
    let arena = german(&[&["arena", "burgenland"], &players[..]].concat());
    assert!(arena.starts_with("burgenland mit 2 Plätzen: 10 Partien, Startwert 3\n"), "{arena}");
    assert!(arena.lines().nth(2).is_some_and(|line| line.contains(',')), "a decimal comma: {arena}");
    let bench = german(&["bench", "burgenland", "--seconds", "0.05"]);
    assert!(bench.contains("Schritte je Sekunde") && bench.contains("Bytes zu kopieren"), "{bench}");
    let rules = german(&["rules", "burgenland"]);
    assert!(rules.starts_with("Burgenland: 77 Regeln, Fassung ") && rules.contains("  Auslegung: "), "{rules}");
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, "match.record", &good(RECORD));
    let shown = german(&["replay", path.to_str().unwrap(), "--at", "10"]);
    assert!(shown.contains("Burgen von greedy (1)") && shown.contains("Vorrat W S H G"), "{shown}");
}

/// A described table is scored in the language asked for: names, reasons and totals.
#[test]
fn a_described_table_is_scored_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let table = "place = [[\"A03\", [7, 9], 0]]\nfollowers = [[\"black\", \"h10\", \"NW\"]]\nscores = { black = 34 }\n";
    let path = file(&folder, "table.toml", table);
    let path = path.to_str().unwrap();
    let german = good(&["score", "castle", path, "--language", "de"]);
    assert!(german.contains("Hof") && german.contains("Bisher") && german.contains("Schwarz: 40 Punkte"), "{german}");
    assert!(german.contains("Die Karten einer echten Schachtel"), "how a real box can be used: {german}");
    let english = good(&["score", "castle", path]);
    assert!(
        english.contains("Courtyard") && english.contains("So far") && english.contains("Black: 40 points"),
        "{english}"
    );
    let json: serde_json::Value = serde_json::from_str(&good(&["score", "castle", path, "--json"])).unwrap();
    let finding = &json["findings"][0];
    assert!(finding["reason"]["code"].as_str().unwrap().starts_with("castle-"), "{finding}");
    assert!(finding["reason"]["data"].is_object() && finding["reason"]["text"].is_string(), "{finding}");
    let wrong = file(&folder, "wrong.toml", "place = [\n  [\"Z09\", \"h9\", 0],\n]\n");
    let told = bad(&["score", "castle", wrong.to_str().unwrap(), "--language", "de"]);
    assert!(told.ends_with("Zeile 2: Eine Karte „Z09“ gibt es nicht."), "{told}");
    let crowded = file(&folder, "crowded.toml", "[[seat]]\nworkers = [44, 0, 0]\n[[seat]]\n");
    let told = bad(&["score", "viscounts", crowded.to_str().unwrap(), "--language", "de"]);
    assert!(told.ends_with("Platz 1: 44 Arbeiter in der Burg; es gibt nur 20."), "{told}");
}

/// What the checker in `examples` says about a record: the words, and whether it agrees.
fn checked(record: &str, chance: &str) -> (String, bool) {
    checked_with(record, chance, &[])
}

/// The same, compared with what somebody remembers.
fn checked_with(record: &str, chance: &str, memory: &[&str]) -> (String, bool) {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, "match.record", record);
    let checker = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
    let mut python = Command::new("python3");
    let python =
        python.arg(checker).arg(path).args(memory).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = python.spawn().expect("python3 is installed");
    child.stdin.take().unwrap().write_all(chance.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (text(&output.stdout) + &text(&output.stderr), output.status.success())
}

/// A match at which two guests have contributed to chance, played at random to its end, and what they remember.
fn shared(game: &str) -> (String, String, String) {
    let game = catalog::find(game).unwrap();
    let contributed = |seat: u8| {
        let opening = Contribution::new([seat + 1; 16]);
        Contributed { seat: Seat::new(seat), hash: opening.hash(), opening }
    };
    let chance = SharedChance::new(Seed::from_number(5), vec![contributed(0), contributed(1)]);
    let mut session = game.open(SeatCount::new(2), &[], ChanceSource::Shared(Arc::new(chance))).unwrap();
    while let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act() {
        let seat = seats.first().unwrap();
        let (legal, step) = (session.legal_actions(seat), session.step_count());
        session.play(seat, &legal[step * 7 % legal.len()]).unwrap();
    }
    let record = session.record();
    let commitment = record.commitment.unwrap().to_string();
    (record.to_string(), commitment, record.contributions[1].opening.to_string())
}

#[test]
fn contributions_are_checked_by_the_program_and_by_an_independent_one() {
    let folder = tempfile::tempdir().unwrap();
    let games: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    for game in games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()) {
        let (record, commitment, own) = shared(game);
        let path = file(&folder, game, &record);
        let path = path.to_str().unwrap();
        let remembered = ["verify", path, "--commitment", &commitment, "--contribution", &own];
        assert!(good(&remembered).contains("2 contributions of guests"), "{game}");
        let chance = good(&["replay", path, "--chance"]);
        let (words, agrees) = checked_with(&record, &chance, &[&commitment, &own]);
        assert!(agrees && words.ends_with("2 contributions\n"), "{game}: {words}");
        // A server that chooses its secret late can make a record that is right in itself, but not for those who played.
        let (late, drop) = ("0".repeat(64), "0".repeat(32));
        assert!(bad(&["verify", path, "--commitment", &late]).contains("is not the one that was remembered"));
        assert!(bad(&["verify", path, "--contribution", &drop]).contains("is not in the record"));
        for memory in [&[late.as_str()][..], &[&commitment, &drop]] {
            let (words, agrees) = checked_with(&record, &chance, memory);
            assert!(!agrees && words.contains("remember") | words.contains("not in the record"), "{game}: {words}");
        }
        // A guest who opens something else, a contribution that is left out, and another secret.
        let secret = record.lines().find(|line| line.starts_with("secret ")).unwrap();
        for (from, to, told) in [
            (own.as_str(), drop.as_str(), "does not match its hash"),
            (secret, &format!("secret {late}"), "does not match the commitment"),
        ] {
            let lie = forged(&record, from, to);
            let (words, agrees) = checked(&lie, &chance);
            assert!(!agrees && words.contains(told), "{game}: {words}");
            let path = file(&folder, "forged", &lie);
            assert!(bad(&["verify", path.to_str().unwrap()]).contains(told), "{game}");
        }
    }
}

/// The same record with another line, and with the digest that belongs to it.
fn forged(record: &str, from: &str, to: &str) -> String {
    let (body, _) = record.rsplit_once("digest ").unwrap();
    session::sealed(&body.replacen(from, to, 1))
}

#[test]
fn an_independent_program_checks_the_chance_of_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let games: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    for game in games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()) {
        let record = good(&["record", game, "--players", "random,random", "--seed", "5"]);
        let path = file(&folder, game, &record);
        let chance = good(&["replay", path.to_str().unwrap(), "--chance"]);
        let count = record.lines().filter(|line| line.starts_with("* ")).count();
        assert_eq!(chance.lines().count(), count, "{game}");
        let (words, agrees) = checked(&record, &chance);
        assert!(agrees && words.starts_with(&format!("verified: {count} chance steps")), "{game}: {words}");
        // Another outcome that was possible.
        let choice =
            chance.lines().map(|line| line.split(' ').collect::<Vec<_>>()).find(|line| line.len() > 3).unwrap();
        let step: usize = choice[0].parse().unwrap();
        let steps = record.lines().skip_while(|line| *line != "steps").skip(1).collect::<Vec<_>>();
        let drawn = steps[step].strip_prefix("* ").unwrap();
        let other = choice[1..].iter().step_by(2).find(|outcome| **outcome != drawn).unwrap();
        let lie = forged(&record, &format!("\n* {drawn}\n"), &format!("\n* {other}\n"));
        let (words, agrees) = checked(&lie, &chance);
        assert!(!agrees && words.contains("follows from the seed"), "{game}: {words}");
        // A seed that was chosen later, and a digest that does not fit.
        let seed = record.lines().find(|line| line.starts_with("seed ")).unwrap();
        let (words, agrees) = checked(&forged(&record, seed, &format!("seed {}", "0".repeat(64))), &chance);
        assert!(!agrees && words.contains("commitment"), "{game}: {words}");
        let (words, agrees) = checked(&record.replacen("random", "somebody", 1), &chance);
        assert!(!agrees && words.contains("altered"), "{game}: {words}");
    }
}
