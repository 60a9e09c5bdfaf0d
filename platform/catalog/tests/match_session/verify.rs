use std::sync::Arc;

use burgenland::Burgenland;
use kernel::Seat;
use session::{
    ChanceSource, Contributed, Contribution, Ending, Memory, Record, Seed, Session, SharedChance, VerifyError, verify,
};

use crate::{FIRST, SECOND, burgenland, finish, game};

fn finished() -> Record {
    let mut session = burgenland(21);
    finish(&mut session, |step| step * 17);
    session.record()
}

#[test]
fn a_true_record_is_verified() {
    let record = finished();
    let verified = verify::<Burgenland>(&record).unwrap();
    assert_eq!(verified.steps, record.steps.len());
    assert_eq!(verified.chance_steps, record.steps.iter().filter(|step| step.starts_with('*')).count());
}

/// Even if a forger writes the digest anew, chance and result must follow.
#[test]
fn every_forged_die_is_found() {
    let record = finished();
    for index in 0..record.steps.len() {
        if !record.steps[index].starts_with('*') {
            continue;
        }
        let mut forged = record.clone();
        let other = if forged.steps[index] == "* 1" { "* 2" } else { "* 1" };
        forged.steps[index] = other.to_owned();
        assert!(verify::<Burgenland>(&forged).is_err(), "step {index}");
    }
}

#[test]
fn another_seed_is_found() {
    let mut record = finished();
    let Ending::Over { secret, .. } = &mut record.ending else { panic!("it is over") };
    *secret = Some(Seed::from_number(22));
    assert_eq!(verify::<Burgenland>(&record), Err(VerifyError::OtherSeed));
    // Nor does it help to forge the commitment too.
    record.commitment = Some(Seed::from_number(22).commitment());
    assert!(matches!(verify::<Burgenland>(&record), Err(VerifyError::Unfair { .. } | VerifyError::Load(_))));
}

/// The same match with contributions of two guests.
fn shared() -> Record {
    let contributed = |seat: Seat, byte: u8| {
        let opening = Contribution::new([byte; 16]);
        Contributed { seat, hash: opening.hash(), opening }
    };
    let contributions = vec![contributed(FIRST, 1), contributed(SECOND, 2)];
    let chance = Arc::new(SharedChance::new(Seed::from_number(21), contributions));
    let mut session: Session<Burgenland> = Session::new(game(2, &[("start", "blue")]), ChanceSource::Shared(chance));
    finish(&mut session, |step| step * 17);
    session.record()
}

#[test]
fn a_record_with_contributions_reads_as_it_was_written_and_is_verified() {
    let record = shared();
    let text = record.to_string();
    assert!(
        text.contains("\nchance bergfried-chance-2 ") && text.contains("\ncontributions 2\ncontribution 1 "),
        "{text}"
    );
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    assert_eq!(verify::<Burgenland>(&record).unwrap().contributions, 2);
    assert_ne!(record.steps, finished().steps, "the same secret alone leads to another match");
}

#[test]
fn every_forged_contribution_is_found() {
    let mut record = shared();
    record.contributions[1].opening = Contribution::new([3; 16]);
    assert_eq!(verify::<Burgenland>(&record), Err(VerifyError::OtherOpening { seat: SECOND }));
    // With a hash that fits, chance no longer does.
    record.contributions[1].hash = record.contributions[1].opening.hash();
    assert!(matches!(verify::<Burgenland>(&record), Err(VerifyError::Unfair { .. } | VerifyError::Load(_))));
    record.contributions.pop();
    assert!(verify::<Burgenland>(&record).is_err());
}

#[test]
fn contributions_are_written_in_one_way() {
    let (text, seal) = (shared().to_string(), |text: &str| session::sealed(text.rsplit_once("digest ").unwrap().0));
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("contribution ")).unwrap();
    let joined = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let mut swapped = lines.clone();
    swapped.swap(first, first + 1);
    let mut twice = lines.clone();
    twice[first + 1] = twice[first];
    let mut fewer = lines.clone();
    fewer.remove(first);
    for (wrong, problem) in [
        (joined(&swapped), "contributions must be listed in the order of seats"),
        (joined(&twice), "contributions must be listed in the order of seats"),
        (joined(&fewer), "expected `contribution SEAT HASH HEX`"),
        (
            text.replace("contributions 2", "contributions 0"),
            "expected `contributions 0`, or with `bergfried-chance-2` 1 to 2",
        ),
        (text.replace("contributions 2", "contributions 02"), "\"02\" is not a number of contributions"),
        (
            text.replace("bergfried-chance-2", "bergfried-chance-1"),
            "expected `contributions 0`, or with `bergfried-chance-2` 1 to 2",
        ),
        (text.replace("\nsecret ", "\nseed "), "expected `secret HEX`"),
        (text.replace("record 2", "record 1").replacen("\nbox", "\nbux", 1), "expected `seats NUMBER`"),
    ] {
        let error = Record::parse(&seal(&wrong)).unwrap_err().to_string();
        assert!(error.ends_with(problem), "{error}, not {problem}");
    }
}

#[test]
fn a_record_is_compared_with_what_somebody_remembers() {
    let record = shared();
    let memory = Memory { commitment: record.commitment, contribution: Some(Contribution::new([2; 16])) };
    assert_eq!(memory.check(&record), Ok(()));
    assert_eq!(Memory::default().check(&record), Ok(()), "who remembers nothing contradicts nothing");
    let other = Memory { contribution: Some(Contribution::new([9; 16])), ..memory };
    assert_eq!(other.check(&record), Err(VerifyError::MissingContribution));
    let other = Memory { commitment: Some(Seed::from_number(1).commitment()), ..memory };
    assert_eq!(other.check(&record), Err(VerifyError::OtherCommitment));
}

#[test]
fn another_result_is_found() {
    let mut record = finished();
    let Ending::Over { results, .. } = &mut record.ending else { panic!("it is over") };
    results[0].1 += 1;
    assert_eq!(verify::<Burgenland>(&record), Err(VerifyError::OtherResult));
}

#[test]
fn an_unfinished_match_cannot_be_verified() {
    assert_eq!(verify::<Burgenland>(&burgenland(1).record()), Err(VerifyError::Open));
    let mut record = finished();
    record.steps.pop();
    assert!(matches!(verify::<Burgenland>(&record), Err(VerifyError::NotOver)));
}
