//! Balance reports on the command line: what is counted, another box, and a run that was stopped.

mod command;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use command::{bergfried, good};
use serde_json::Value;
use tempfile::TempDir;

/// A report without a ladder, in a folder of its own.
#[track_caller]
fn report(folder: &TempDir, name: &str, game: &str, more: &[&str]) -> PathBuf {
    let out = folder.path().join(name);
    let rest = ["--level-games", "0", "--ladder-games", "0", "--out", out.to_str().unwrap()];
    good(&[&["report", game], more, &rest[..]].concat());
    out
}

/// The built-in box with one passage changed.
fn changed(folder: &TempDir, game: &str, [from, to]: [&str; 2]) -> String {
    let text = good(&["components", game]);
    assert!(text.contains(from), "{game} has {from:?}");
    let path = folder.path().join(format!("{game}.toml"));
    fs::write(&path, text.replace(from, to)).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The rows of `differences.csv`: the difference with its interval.
fn differences(out: &Path) -> BTreeMap<String, [f64; 3]> {
    let table = fs::read_to_string(out.join("differences.csv")).unwrap();
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let [name @ .., _, _, change, low, high] = &cells[..] else { panic!("{line}") };
        (name.join(","), [change, low, high].map(|cell| cell.parse().unwrap()))
    };
    table.lines().skip(1).map(row).collect()
}

#[test]
fn a_changed_box_shows_its_difference() {
    let folder = tempfile::tempdir().unwrap();
    let other = changed(&folder, "burgenland", ["value = 5", "value = 9"]);
    let more = ["--players", "greedy", "--games", "60", "--against", &other];
    let out = report(&folder, "out", "burgenland", &more);
    let found = differences(&out);
    let [change, low, high] = found["steps"];
    assert!(change < 0.0 && low < high && high < 0.0, "large towers that count more end matches sooner: {found:?}");
    let page = fs::read_to_string(out.join("index.html")).unwrap();
    assert!(page.contains("card great-tower: value = 9 instead of 5"), "the page says what was changed");
    assert!(page.contains("href=\"differences.csv\"") && !page.contains(folder.path().to_str().unwrap()));
}

#[test]
fn the_same_box_has_no_differences() {
    let folder = tempfile::tempdir().unwrap();
    // A remark in the file makes it another file, but not another box. Players must not differ either.
    let other = changed(&folder, "burgenland", ["schema = 1", "schema = 1 # mine"]);
    let out = report(&folder, "out", "burgenland", &["--games", "6", "--against", &other]);
    let found = differences(&out);
    assert!(found.len() > 20, "{found:?}");
    assert!(found.values().all(|row| *row == [0.0; 3]), "{found:?}");
}

#[test]
fn a_box_that_cannot_be_played_is_refused_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let other = changed(&folder, "burgenland", ["value = 5", "value = 0"]);
    let out = folder.path().join("out");
    let output = bergfried(&["report", "burgenland", "--against", &other, "--out", out.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("great-tower"));
    assert!(!out.exists(), "nothing is begun");
}

/// The last line of a run that was stopped may be cut off; it is played again.
#[test]
fn a_run_that_was_stopped_ends_like_one_that_was_not() {
    let folder = tempfile::tempdir().unwrap();
    let args = |games: &'static str| ["--players", "greedy", "--seed", "4", "--games", games];
    let whole = report(&folder, "whole", "castle", &args("30"));
    let stopped = report(&folder, "stopped", "castle", &args("12"));
    let matches = stopped.join("matches.jsonl");
    let text = fs::read_to_string(&matches).unwrap();
    fs::write(&matches, &text[..text.len() - 100]).unwrap();
    report(&folder, "stopped", "castle", &args("30"));
    for name in ["matches.jsonl", "games.csv", "actions.csv", "pieces.csv", "index.html"] {
        let [one, other] = [&whole, &stopped].map(|folder| fs::read(folder.join(name)).unwrap());
        assert!(one == other, "{name} is the same, byte for byte");
    }
    let out = stopped.to_str().unwrap();
    let output = bergfried(&["report", "castle", "--seed", "5", "--out", out]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("matches of another report"));
}

/// The matches of a report are those of the first box, also if the other one is named only later.
#[test]
fn a_report_is_extended_with_another_box() {
    let folder = tempfile::tempdir().unwrap();
    let other = changed(&folder, "castle", ["effect = \"five-points\",", "effect = \"five-points\", points = 9,"]);
    let args = ["--players", "greedy", "--games", "8"];
    let against = [&args[..], &["--against", &other]].concat();
    let whole = report(&folder, "whole", "castle", &against);
    let extended = report(&folder, "extended", "castle", &args);
    let played = fs::metadata(extended.join("matches.jsonl")).unwrap().len();
    assert!(played > 0 && !extended.join("differences.csv").exists());
    assert_eq!(report(&folder, "extended", "castle", &against), extended);
    for name in ["matches.jsonl", "against/matches.jsonl", "differences.csv", "index.html"] {
        let [one, other] = [&whole, &extended].map(|folder| fs::read(folder.join(name)).unwrap());
        assert!(one == other, "{name} is the same, byte for byte");
    }
    // Without the other box, there is nothing to play either.
    report(&folder, "extended", "castle", &args);
    assert_eq!(fs::metadata(extended.join("matches.jsonl")).unwrap().len(), played);
}

/// Burgenland's players know values that were learned with the built-in box. A comparison does without them, so that its
/// matches are others.
#[test]
fn matches_with_and_without_learned_values_are_kept_apart() {
    let folder = tempfile::tempdir().unwrap();
    let other = changed(&folder, "burgenland", ["value = 5", "value = 9"]);
    let args = ["--players", "greedy", "--games", "2"];
    let against = [&args[..], &["--against", &other]].concat();
    for (name, first, second, told) in [
        ("usual", &args[..], &against[..], "were played with learned values, and --against compares without them"),
        ("compared", &against[..], &args[..], "were played without learned values, as --against compares them"),
    ] {
        let out = report(&folder, name, "burgenland", first);
        let matches = fs::read(out.join("matches.jsonl")).unwrap();
        let rest = ["--level-games", "0", "--ladder-games", "0", "--out", out.to_str().unwrap()];
        let output = bergfried(&[&["report", "burgenland"], second, &rest[..]].concat());
        assert_eq!(output.status.code(), Some(2));
        let lines = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(lines.lines().count() == 1 && lines.contains(told) && lines.contains("--out"), "{lines}");
        assert_eq!(fs::read(out.join("matches.jsonl")).unwrap(), matches, "nothing is lost");
    }
}

/// How often pieces were used in the only match of a report, by piece; all of them, or those of one way.
fn used(out: &Path, how: &str) -> BTreeMap<String, u64> {
    let text = fs::read_to_string(out.join("matches.jsonl")).unwrap();
    let counted: Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    let pieces = counted["match"]["pieces"].as_object().unwrap();
    let times = |piece: &Value| piece["uses"][how].as_array().map(|seats| seats.iter().filter_map(Value::as_u64).sum());
    pieces.iter().filter_map(|(id, piece)| Some((id.clone(), times(piece)?))).collect()
}

/// The actions of the record of match 0, which is extreme in every way if it is the only one.
fn actions(out: &Path) -> Vec<String> {
    let record = fs::read_to_string(out.join("records/000000.record")).unwrap();
    let steps = record.lines().skip_while(|line| *line != "steps").skip(1).take_while(|line| *line != "over");
    let action = |line: &str| line.split_once(' ').filter(|(who, _)| *who != "*").map(|(_, action)| action.to_owned());
    steps.filter_map(|line| action(line.trim())).collect()
}

/// Pieces are counted once more, from the notation of a record.
#[test]
fn pieces_are_counted_as_the_record_shows() {
    let folder = tempfile::tempdir().unwrap();
    let one = |game: &str| {
        let out = report(&folder, game, game, &["--players", "greedy", "--games", "1"]);
        (actions(&out), out)
    };
    let tally = |actions: &[String], piece: &dyn Fn(&str) -> Option<String>| {
        let mut tally: BTreeMap<String, u64> = BTreeMap::new();
        actions.iter().filter_map(|action| piece(action)).for_each(|piece| *tally.entry(piece).or_default() += 1);
        tally
    };
    let count = |actions: &[String], starts: &[&str]| {
        actions.iter().filter(|action| starts.iter().any(|start| action.starts_with(start))).count() as u64
    };

    let (played, out) = one("burgenland");
    let cards: u64 = used(&out, "built").values().sum();
    assert!(cards > 5 && cards == count(&played, &["build"]), "{played:?}");
    // With a single die there is no choice of a move.
    assert!(used(&out, "entered").values().sum::<u64>() >= count(&played, &["move"]));

    let (played, out) = one("castle");
    let is_place = |action: &&String| action.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    let placed = played.iter().filter(is_place).count() as u64;
    assert!(placed > 50 && placed == used(&out, "placed").values().sum::<u64>(), "{played:?}");

    let (played, out) = one("two-castles");
    let tile = |action: &str| Some(action.strip_prefix("place:")?.split_once(':')?.1.split_once('@')?.0.to_owned());
    assert_eq!(used(&out, "placed"), tally(&played, &tile));

    let (played, out) = one("two-heirs");
    let tile = |action: &str| action.strip_prefix("take-").map(str::to_owned);
    assert_eq!(used(&out, "taken"), tally(&played, &tile));

    let (played, out) = one("viscounts");
    let card = |action: &str| action.strip_prefix("play:").map(str::to_owned);
    let by_hand = tally(&played, &card);
    let all = used(&out, "played");
    assert!(by_hand.len() > 5 && by_hand.iter().all(|(card, times)| all[card] >= *times), "some are played blind");
}
