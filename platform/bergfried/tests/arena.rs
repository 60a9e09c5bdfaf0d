//! Tournaments, reports and speed on the command line.

mod command;

use std::fs;
use std::path::Path;

use command::{bergfried, good};
use serde_json::Value;

/// The command is refused in one line with exit code 2.
#[track_caller]
fn refused(arguments: &[&str], reason: &str) {
    let output = bergfried(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "one line: {complaint}");
    assert!(complaint.contains(reason), "{arguments:?}: {complaint}");
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn arena<'a>(players: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["arena", "burgenland", "--players", players, "--seed", "3"], more].concat()
}

#[test]
fn the_stronger_of_two_is_named() {
    let told = json(&good(&arena("greedy,random", &["--games", "20", "--json"])));
    assert_eq!((&told["games"], &told["seats"]), (&20.into(), &2.into()));
    let [greedy, random] = [0, 1].map(|player| &told["players"][player]);
    assert!(greedy["share"].as_f64() > Some(0.9), "{told}");
    assert!(greedy["elo"]["elo"].as_f64() > random["elo"]["elo"].as_f64());
    assert!(greedy.get("thinking").is_none(), "times differ from run to run: only where asked for");
    let text = good(&arena("greedy,random", &["--games", "4", "--times"]));
    assert!(text.contains("greedy") && text.contains("thinks"), "{text}");
}

#[test]
fn a_test_stops_as_soon_as_it_knows() {
    let told = json(&good(&arena("greedy,random", &["--games", "4000", "--sprt", "0,50", "--json"])));
    assert_eq!(told["sprt"]["stronger"], "accepted");
    assert!(told["games"].as_u64() < Some(200), "{told}");
}

/// The lines of a folder's results, sorted: games end in any order.
fn results(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("results.jsonl")).unwrap();
    let mut lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn an_interrupted_tournament_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let command = arena("greedy,random", &["--games", "12", "--out", out, "--records", "--json"]);
    let whole = good(&command);
    let all = results(folder.path());
    assert_eq!(all.len(), 13, "a header and twelve games");
    assert_eq!(fs::read_dir(folder.path().join("records")).unwrap().count(), 12);
    // Stopped in the middle of a line.
    let file = folder.path().join("results.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    assert_eq!(good(&command), whole, "the same outcome");
    assert_eq!(results(folder.path()), all, "and the same games");
    // Every record can be replayed.
    let record = fs::read_dir(folder.path().join("records")).unwrap().next().unwrap().unwrap().path();
    good(&["replay", record.to_str().unwrap()]);
    refused(&arena("random,greedy", &["--games", "12", "--out", out]), "holds another tournament");
}

#[test]
fn what_makes_no_sense_is_refused() {
    refused(&arena("greedy", &[]), "A tournament needs at least two players");
    refused(&arena("greedy,random", &["--games", "0"]), "at least one");
    refused(&arena("greedy,godlike", &[]), "There is no player “godlike”");
    refused(&arena("greedy,godlike", &[]), "or a level: easy, medium, hard or master");
    refused(&arena("greedy,mcts:depth=x", &[]), "is not a search setting");
    refused(&arena("greedy,exact:plies=0", &[]), "is not a setting of an exact player");
    refused(&arena("greedy,random", &["--seats", "3"]), "not for 3 seats");
    refused(&arena("greedy,random", &["--sprt", "20,0"]), "the lower one first");
    refused(&arena("greedy,random", &["--records"]), "--out");
    let report = |more: &[&'static str]| [&["report", "burgenland"], more].concat();
    refused(&report(&["--games", "0", "--out", "x"]), "at least one");
    refused(&report(&["--games", "2"]), "--out");
    refused(&report(&["--players", "easy,easy,easy", "--out", "x"]), "not for 3 seats");
    refused(&report(&["--ladder", "easy", "--out", "x"]), "A ladder needs at least two players");
}

#[test]
fn a_report_is_one_page_with_tables_and_records() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("deep").join("er");
    let out = out.to_str().unwrap();
    let report = ["report", "burgenland", "--players", "greedy", "--games", "10", "--out", out];
    let told = good(&[&report[..], &["--ladder", "random,greedy", "--ladder-games", "4"]].concat());
    assert!(told.trim_end().ends_with("index.html"), "{told}");
    let page = fs::read_to_string(Path::new(out).join("index.html")).unwrap();
    assert!(!page.contains(out), "the page does not say where it was made");
    let links: Vec<&str> = page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(links.len() >= 4, "{links:?}");
    for link in links {
        let file = Path::new(out).join(link);
        assert!(file.exists(), "{link}");
        if link.ends_with(".record") {
            good(&["replay", file.to_str().unwrap()]);
        }
    }
}

#[test]
fn speed_tells_of_rules_and_search() {
    let told = json(&good(&["bench", "burgenland", "--seconds", "0.2", "--json"]));
    assert!(told["steps_per_second"].as_f64() > Some(0.0));
    assert!(told["search_ratio"].as_f64() > Some(0.0), "{told}");
}
