//! Practice matches: everything can be taken back, and chance is then drawn anew, in a way that can be verified.

use burgenland::Burgenland;
use session::{ChanceSource, Record, Rewind, Seed, Session, TakeBackError, VerifyError, sealed, verify};

use crate::{FIRST, SECOND, burgenland, finish};

fn practice(seed: u64) -> Session<Burgenland> {
    let mut session = burgenland(seed);
    session.set_practice();
    session
}

/// A finished practice match that was taken back across chance several times.
fn rewound() -> Session<Burgenland> {
    let mut session = practice(6);
    for turn in 0..12 {
        while !session.to_act().seats().contains(FIRST) {
            let legal = session.legal_actions(SECOND);
            session.play(SECOND, legal[turn % legal.len()]).unwrap();
        }
        let legal = session.legal_actions(FIRST);
        session.play(FIRST, legal[turn % legal.len()]).unwrap();
        if turn % 3 == 2 {
            session.take_back(FIRST).unwrap();
        }
    }
    finish(&mut session, |step| step * 5);
    session
}

#[test]
fn a_throw_can_be_taken_back_and_falls_anew() {
    let mut seen = std::collections::BTreeSet::new();
    let mut session = practice(4);
    for rewinds in 1..=20 {
        session.play(FIRST, "roll0".parse().unwrap()).unwrap();
        seen.insert(session.steps().last().unwrap().to_string());
        session.take_back(FIRST).unwrap();
        assert!(session.steps().is_empty());
        assert_eq!(session.record().rewinds, [Rewind { step: 0, count: rewinds }]);
    }
    assert!(seen.len() > 3, "the same die does not fall again: {seen:?}");
}

#[test]
fn the_decisions_of_others_are_taken_back_too() {
    let mut session = practice(4);
    while session.take_back_point(SECOND).is_err() {
        let seat = session.to_act().seats().first().unwrap();
        let legal = session.legal_actions(seat);
        session.play(seat, legal[0]).unwrap();
    }
    let mine = session.take_back_point(FIRST).unwrap().kept;
    session.take_back(FIRST).unwrap();
    assert_eq!(session.steps().len(), mine);
    assert!(session.to_act().seats().contains(FIRST));
    assert_eq!(session.take_back(SECOND), Err(TakeBackError::Nothing));
}

#[test]
fn the_record_says_where_and_verifies() {
    let session = rewound();
    let record = session.record();
    assert!(record.practice && record.rewinds.len() > 1, "{:?}", record.rewinds);
    let text = record.to_string();
    assert!(text.contains("\npractice yes\n") && text.contains("\nrewinds 4\n"), "{text}");
    let read = Record::parse(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(verify::<Burgenland>(&read).unwrap().steps, record.steps.len());
    for (index, step) in record.steps.iter().enumerate() {
        assert_eq!(text.lines().nth(record.line_of_step(index) - 1), Some(step.as_str()));
    }
}

/// A forger can write the digest anew.
#[test]
fn a_forged_one_does_not_verify() {
    let text = rewound().record().to_string();
    let (body, _) = text.split_once("digest").unwrap();
    let lines: Vec<&str> = body.lines().collect();
    let forged = |lines: &[&str]| {
        let text = sealed(&lines.iter().map(|line| format!("{line}\n")).collect::<String>());
        Record::parse(&text).map(|record| verify::<Burgenland>(&record))
    };
    assert!(forged(&lines).unwrap().is_ok());
    let rewinds = lines.iter().position(|line| line.starts_with("rewinds")).unwrap();
    let mut removed = lines.clone();
    removed.remove(rewinds);
    assert!(matches!(forged(&removed), Ok(Err(VerifyError::Unfair { .. } | VerifyError::Load(_)))));
    let mut counted = lines.clone();
    counted[rewinds] = "rewinds 77";
    assert!(!matches!(forged(&counted), Ok(Ok(_))));
    let die = rewinds + lines[rewinds..].iter().position(|line| line.starts_with("* ")).unwrap();
    let mut changed = lines.clone();
    changed[die] = if lines[die] == "* 1" { "* 2" } else { "* 1" };
    assert!(!matches!(forged(&changed), Ok(Ok(_))));
    let ordinary: Vec<&str> =
        lines.iter().map(|line| if *line == "practice yes" { "practice no" } else { line }).collect();
    assert_eq!(forged(&ordinary).unwrap_err().error.to_string(), "only a practice match has `rewinds` lines");
}

#[test]
fn an_open_practice_match_goes_on_from_its_record() {
    let mut session = practice(9);
    session.play(FIRST, "roll0".parse().unwrap()).unwrap();
    session.take_back(FIRST).unwrap();
    let text = session.record().to_string();
    assert!(text.contains("steps\nrewinds 1\nopen\n"), "{text}");
    let record = Record::parse(&text).unwrap();
    let mut again = Session::<Burgenland>::load(&record, ChanceSource::Seed(Seed::from_number(9))).unwrap();
    assert!(again.is_practice());
    finish(&mut session, |step| step * 3);
    finish(&mut again, |step| step * 3);
    assert_eq!(session.record(), again.record());
    assert!(verify::<Burgenland>(&again.record()).is_ok());
}

#[test]
fn an_ordinary_match_counts_no_rewinds() {
    let mut session = crate::sealed_bids();
    session.play(FIRST, "bid1".parse().unwrap()).unwrap();
    session.take_back(FIRST).unwrap();
    assert!(session.record().rewinds.is_empty());
}
