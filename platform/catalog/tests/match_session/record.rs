use proptest::prelude::*;
use session::{ChanceSource, Ending, LoadError, Record, Seed, Session};

use crate::{FIRST, burgenland, finish, sealed_bids};

fn finished() -> Record {
    let mut session = burgenland(11);
    finish(&mut session, |step| step * 13);
    session.record()
}

#[track_caller]
fn check(text: &str, line: usize, problem: &str) {
    let error = Record::parse(text).unwrap_err();
    assert_eq!(error.to_string(), format!("line {line}: {problem}"));
}

#[test]
fn a_record_reads_as_it_was_written() {
    let record = finished();
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let session = Session::<burgenland::Burgenland>::load(&record, ChanceSource::Entered).unwrap();
    assert_eq!(session.record().steps, record.steps);
}

#[test]
fn a_running_match_keeps_its_seed_to_itself() {
    let session = burgenland(11);
    let text = session.record().to_string();
    assert_eq!(session.record().ending, Ending::Open);
    assert!(!text.contains(&Seed::from_number(11).reveal()));
}

#[test]
fn a_running_match_goes_on_from_its_record() {
    let mut session = burgenland(2);
    session.play(FIRST, "roll0".parse().unwrap()).unwrap();
    let mut again =
        Session::<burgenland::Burgenland>::load(&session.record(), ChanceSource::Seed(Seed::from_number(2))).unwrap();
    finish(&mut session, |step| step * 3);
    finish(&mut again, |step| step * 3);
    assert_eq!(session.record(), again.record());
}

#[test]
fn who_gave_up_is_told() {
    let session = burgenland(2);
    let record = session.record_resigned(FIRST);
    assert!(matches!(&record.ending, Ending::Over { resigned: Some(seat), secret: Some(_), .. } if *seat == FIRST));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn every_line_is_guarded() {
    let text = finished().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for cut in 0..lines.len() {
        let short: String = lines[..cut].iter().map(|line| format!("{line}\n")).collect();
        assert!(Record::parse(&short).is_err(), "cut after {cut} lines");
        let without: String =
            lines.iter().enumerate().filter(|(at, _)| *at != cut).map(|(_, line)| format!("{line}\n")).collect();
        assert!(Record::parse(&without).is_err(), "without line {}", cut + 1);
    }
    for at in (0..text.len()).step_by(7) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        assert!(Record::parse(&String::from_utf8(bytes).unwrap()).is_err(), "byte {at} altered");
    }
}

#[test]
fn errors_name_the_line_and_the_reason() {
    let head = "bergfried-record 1\ngame burgenland\nrules 1\nseats 2\n";
    check("", 1, "the record ends here: it was cut off");
    check("hello\n", 1, "not a record: the first line must be `bergfried-record 2`");
    check("bergfried-record 3\n", 1, "the record has format 3; this program reads formats 1 and 2");
    check("bergfried-record 1\nrules 1\n", 2, "expected `game ID`");
    check("bergfried-record 1\ngame x\nrules 01\n", 3, "\"01\" is not a version number");
    check("bergfried-record 1\ngame x\nrules one\n", 3, "\"one\" is not a version number");
    check("bergfried-record 1\ngame x\nrules 1\nseats 9\n", 4, "seats must be 1 to 8");
    check(&format!("{head}option start\n"), 5, "expected `option KEY VALUE`");
    check(&format!("{head}option start blue\noption start red\n"), 6, "the option start is listed twice");
    check(&format!("{head}player 1\n"), 5, "expected `player SEAT TEXT`");
    check(&format!("{head}player 2 a\nplayer 1 b\n"), 6, "players must be listed in the order of their seats");
    check(
        &format!("{head}chance dice\n"),
        5,
        "expected `chance entered`, `chance bergfried-chance-1 HASH` or `chance bergfried-chance-2 HASH`",
    );
    let steps = format!("{head}chance entered\nsteps\n");
    check(&format!("{steps}roll\n"), 7, "\"roll\" is no step: expected `SEAT ACTION`, `* OUTCOME`, `open` or `over`");
    check(&format!("{steps}1 roll0"), 7, "the record ends here: it was cut off");
    check(&format!("{steps}over\nresult 1 3 1\nopen\n"), 9, "expected `result WHO SCORE RANK`: every seat needs one");
    check(
        &format!("{steps}rewinds 1\n"),
        7,
        "\"rewinds 1\" is no step: expected `SEAT ACTION`, `* OUTCOME`, `open` or `over`",
    );
    check(&format!("{steps}over\nresigned 3\n"), 8, "seats must be 1 to 2");
    let seed = format!("{steps}over\nresult 1 3 1\nresult 2 3 1\nseed 00\n");
    check(&seed, 10, "expected `digest HASH`");
    check(&format!("{steps}open\ndigest 0\n"), 8, "the digest does not match: the record was altered");
    check(
        &format!("{}more\n", finished()),
        finished().to_string().lines().count() + 1,
        "there is text after the end of the record",
    );
}

/// What format 2 adds.
#[test]
fn every_line_of_format_2_has_its_place() {
    let head = "bergfried-record 2\ngame burgenland\nrules 1\n";
    check(&format!("{head}seats 2\n"), 4, "expected `box HASH`");
    check(&format!("{head}box 12\n"), 4, "\"12\" is not a box hash of 16 hexadecimal digits");
    let head = format!("{head}box 0123456789abcdef\nseats 2\n");
    check(&format!("{head}box 0123456789abcdef\n"), 6, "expected `practice no` or `practice yes`");
    check(&format!("{head}practice perhaps\n"), 6, "expected `practice no` or `practice yes`");
    check(&format!("{head}chance entered\n"), 6, "expected `practice no` or `practice yes`");
    check(&format!("{head}practice no\noption start blue\n"), 7, "expected `chance SOURCE`");
    let chance = format!("{head}practice no\nchance entered\n");
    check(&format!("{chance}steps\n"), 8, "expected `contributions NUMBER`");
    check(&format!("{chance}contributions 1\n"), 8, "expected `contributions 0`, or with `bergfried-chance-2` 1 to 2");
    check(&format!("{chance}contributions 0\nsteps\nrewinds 1\n"), 10, "only a practice match has `rewinds` lines");
    let steps = format!("{head}practice yes\nchance entered\ncontributions 0\nsteps\n");
    let order = "rewinds must be counted upwards, at most once before each step";
    check(&format!("{steps}rewinds 0\n"), 10, order);
    check(&format!("{steps}rewinds 1\nrewinds 2\n"), 11, order);
    check(&format!("{steps}rewinds 2\n1 roll0\nrewinds 2\n"), 12, order);
    check(&format!("{steps}rewinds 02\n"), 10, "\"02\" is not a number of rewinds");
    let whole = |text: &str| Record::parse(&session::sealed(text)).map(|record| record.to_string());
    let good = format!("{steps}rewinds 2\n1 roll0\nrewinds 9\nopen\n");
    assert_eq!(whole(&good), Ok(session::sealed(&good)));
}

#[test]
fn results_are_listed_once_and_in_order() {
    let text = finished().to_string();
    let (body, _) = text.rsplit_once("digest ").unwrap();
    let results: Vec<&str> = body.lines().filter(|line| line.starts_with("result ")).collect();
    let line = body.lines().position(|line| line == results[0]).unwrap() + 1;
    let [first, second] = results[..] else { panic!("two seats, two results") };
    let with = |lines: &[&str]| session::sealed(&body.replacen(&results.join("\n"), &lines.join("\n"), 1));
    let order = "expected `result SEAT SCORE RANK, in the order of seats`";
    check(&with(&[second, first]), line, order);
    check(&with(&[first, first]), line + 1, order);
    check(&with(&[first, second, second]), line + 2, "expected `seed HEX`");
    let automaton = "result automaton 1 1";
    check(&with(&[first, second, automaton, automaton]), line + 3, "expected `seed HEX`");
    check(&with(&[first]), line + 1, "expected `result WHO SCORE RANK`: every seat needs one");
}

#[test]
fn a_record_of_format_1_is_read_verified_and_written_as_it_was() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let (mut games, mut older) = (Vec::new(), Vec::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text);
        let game = catalog::find(&record.game).unwrap();
        games.push(record.game.clone());
        if record.rules_version != game.info().rules_version {
            older.push(record.game);
            continue;
        }
        assert_eq!(game.verify(&record).unwrap().steps, record.steps.len());
        let again = game.load(&record, ChanceSource::Entered).unwrap().record();
        assert!(again.to_string().starts_with("bergfried-record 2\n"), "whatever is written is format 2");
        assert_eq!((&again.steps, &again.options), (&record.steps, &record.options));
    }
    games.sort();
    assert_eq!(games, catalog::ids());
    older.sort();
    assert_eq!(older, ["two-castles", "two-heirs", "viscounts"], "the rules of these have changed since");
}

/// A record of older rules is not replayed under other ones, and stays as it is: players, steps and result can be read.
#[test]
fn a_record_of_older_rules_is_refused_in_one_line_and_loses_nothing() {
    for id in ["two-castles", "two-heirs", "viscounts"] {
        let file = format!("{}/tests/records/{id}-1.record", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let record = Record::parse(&text).unwrap();
        let game = catalog::find(id).unwrap();
        let refused = format!("the record was played under rules version 1 of {id}; this program plays version 2");
        assert_eq!(
            game.load(&record, ChanceSource::Entered).err().map(|error| error.to_string()),
            Some(refused.clone())
        );
        assert_eq!(game.verify(&record).err().map(|error| error.to_string()), Some(refused));
        assert_eq!(record.to_string(), text, "what is written again is what was read");
        assert!(matches!(&record.ending, Ending::Over { results, .. } if !results.is_empty()), "the result is there");
    }
}

#[test]
fn another_box_and_incomplete_options_are_refused() {
    let load = |record: &Record| {
        Session::<burgenland::Burgenland>::load(record, ChanceSource::Entered).unwrap_err().to_string()
    };
    let good = finished();
    let own = good.box_hash.unwrap();
    let other = Record { box_hash: Some("0123456789abcdef".parse().unwrap()), ..good.clone() };
    let expected = format!("box 0123456789abcdef of burgenland; this program has box {own}");
    assert_eq!(load(&other), format!("the record was played with {expected}"));
    let refused = "the options must be start, first, track, all of them and in this order";
    let mut moved = good.clone();
    moved.options.swap(0, 1);
    assert_eq!(load(&moved), refused);
    let mut short = good;
    short.options.pop();
    assert_eq!(load(&short), refused);
    let old = Record { box_hash: None, ..short };
    assert!(Session::<burgenland::Burgenland>::load(&old, ChanceSource::Entered).is_ok(), "format 1 did not check it");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_line() {
    let load = |record: &Record| Session::<burgenland::Burgenland>::load(record, ChanceSource::Entered).unwrap_err();
    let good = finished();
    let other_game = sealed_bids().record();
    assert_eq!(load(&other_game).to_string(), "the record is of sealed-bids, not of burgenland");
    let later = Record { rules_version: 99, ..good.clone() };
    assert!(matches!(load(&later), LoadError::OtherRules { found: 99, .. }));
    let seats = Record { seats: 3, ..good.clone() };
    assert_eq!(load(&seats).to_string(), "burgenland is not for 3 seats: use 2");
    let mut option = good.clone();
    option.options[0].1 = "green".to_owned();
    assert!(load(&option).to_string().starts_with("option start cannot be \"green\": use "));
    let mut step = good.clone();
    step.steps[0] = "1 jump".to_owned();
    assert!(load(&step).to_string().starts_with(&format!("line {}: \"jump\" is no action", good.line_of_step(0))));
    let mut turn = good.clone();
    turn.steps[0] = "2 roll0".to_owned();
    assert!(load(&turn).to_string().contains("seat 2 is not to act"));
    assert_eq!(good.to_string().lines().nth(good.line_of_step(0) - 1), Some(good.steps[0].as_str()));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in "(bergfried-record [12]\n)?(game [a-z]{1,9}\n)?(rules [0-9]{1,3}\n)?(box [0-9a-f]{16}\n)?(seats [0-9]\n)?(.{0,20}\n){0,6}") {
        let _ = Record::parse(&text);
    }
}
