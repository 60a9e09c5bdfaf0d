use burgenland::Burgenland;
use session::{Ending, Record, Seed, VerifyError, verify};

use crate::{burgenland, finish};

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
    let Ending::Over { seed, .. } = &mut record.ending else { panic!("it is over") };
    *seed = Some(Seed::from_number(22));
    assert_eq!(verify::<Burgenland>(&record), Err(VerifyError::OtherSeed));
    // Nor does it help to forge the commitment too.
    record.commitment = Some(Seed::from_number(22).commitment());
    assert!(matches!(verify::<Burgenland>(&record), Err(VerifyError::Unfair { .. } | VerifyError::Load(_))));
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
