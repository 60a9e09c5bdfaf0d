use proptest::prelude::*;
use session::{Ending, LoadError, Record, Seed, Session};

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
    let session = Session::<burgenland::Burgenland>::load(&record, None).unwrap();
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
    let mut again = Session::<burgenland::Burgenland>::load(&session.record(), Some(Seed::from_number(2))).unwrap();
    finish(&mut session, |step| step * 3);
    finish(&mut again, |step| step * 3);
    assert_eq!(session.record(), again.record());
}

#[test]
fn who_gave_up_is_told() {
    let session = burgenland(2);
    let record = session.record_resigned(FIRST);
    assert!(matches!(&record.ending, Ending::Over { resigned: Some(seat), seed: Some(_), .. } if *seat == FIRST));
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
    check("hello\n", 1, "not a record: the first line must be `bergfried-record 1`");
    check("bergfried-record 1\nrules 1\n", 2, "expected `game ID`");
    check("bergfried-record 1\ngame x\nrules one\n", 3, "\"one\" is not a version number");
    check("bergfried-record 1\ngame x\nrules 1\nseats 9\n", 4, "seats must be 1 to 8");
    check(&format!("{head}option start\n"), 5, "expected `option KEY VALUE`");
    check(&format!("{head}player 2 a\nplayer 1 b\n"), 6, "players must be listed in the order of their seats");
    check(&format!("{head}chance dice\n"), 5, "expected `chance entered` or `chance bergfried-chance-1 HASH`");
    let steps = format!("{head}chance entered\nsteps\n");
    check(&format!("{steps}roll\n"), 7, "\"roll\" is no step: expected `SEAT ACTION`, `* OUTCOME`, `open` or `over`");
    check(&format!("{steps}1 roll0"), 7, "the record ends here: it was cut off");
    check(&format!("{steps}over\nresult 1 3 1\nopen\n"), 9, "expected `result WHO SCORE RANK`: every seat needs one");
    check(&format!("{steps}open\ndigest 0\n"), 8, "the digest does not match: the record was altered");
    check(
        &format!("{}more\n", finished()),
        finished().to_string().lines().count() + 1,
        "there is text after the end of the record",
    );
}

#[test]
fn what_cannot_be_played_is_refused_with_its_line() {
    let load = |record: &Record| Session::<burgenland::Burgenland>::load(record, None).unwrap_err();
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
    fn any_text_is_read_or_refused_without_a_panic(text in "(bergfried-record 1\n)?(game [a-z]{1,9}\n)?(rules [0-9]{1,3}\n)?(seats [0-9]\n)?(.{0,20}\n){0,6}") {
        let _ = Record::parse(&text);
    }
}
