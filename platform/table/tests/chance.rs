//! Contributions to chance: in which order they come, and that none is lost.

use journal::{EntryKind, Occupant, Token};
use kernel::Seat;
use pages::Refusal;
use present::Language;
use serde_json::{Value, json};
use session::{Contribution, Record};
use table::{Answer, Command, ContributionDue, MatchStatus, NewMatch, ProgramCommand, RequestId};

use crate::driver::{ANN, BOB, Driver, EVE, computer, guest, new_match};

const ANNS: Contribution = Contribution::new([11; 16]);
const BOBS: Contribution = Contribution::new([12; 16]);

/// Ann against a computer, both there from the start.
fn alone() -> Driver {
    Driver::of(NewMatch { seed: None, ..new_match([guest(ANN, "Ann"), computer()]) })
}

/// Ann and Bob on their seats, nobody has contributed.
fn two() -> Driver {
    Driver::of(NewMatch { seed: None, ..new_match([guest(ANN, "Ann"), guest(BOB, "Bob")]) })
}

fn status(driver: &Driver) -> MatchStatus {
    driver.table.view(None, None, None, Language::English).unwrap().status
}

fn due(driver: &Driver, guest: Token) -> Option<ContributionDue> {
    driver.table.view(Some(guest), None, None, Language::English).unwrap().contribution_due
}

fn record(driver: &Driver) -> Record {
    driver.table.snapshot().session.record()
}

fn sit(driver: &mut Driver, guest: Token) -> Result<Answer, Refusal> {
    let (request, invitation) = (RequestId(driver.next_number()), Some(driver.invitation(1)));
    driver.handle(Command::Sit { request, guest, name: "Bob".to_owned(), invitation });
    driver.answers.pop().unwrap().1
}

#[test]
fn nothing_is_dealt_before_everyone_has_opened() {
    let mut driver = two();
    assert_eq!((due(&driver, ANN), due(&driver, EVE)), (Some(ContributionDue::Hash), None));
    driver.contribute(ANN, ANNS).unwrap();
    assert_eq!(driver.open(ANN, ANNS), Err(Refusal::OpeningTooEarly), "Bob could choose his to fit");
    driver.contribute(BOB, BOBS).unwrap();
    assert_eq!((due(&driver, ANN), due(&driver, BOB)), [Some(ContributionDue::Opening); 2].into());
    assert_eq!(driver.open(ANN, BOBS), Err(Refusal::OtherOpening));
    driver.open(ANN, ANNS).unwrap();
    assert_eq!((due(&driver, ANN), status(&driver)), (None, MatchStatus::Waiting));
    assert!(driver.journal.iter().all(|append| !matches!(append.entry.kind, EntryKind::Start { .. })));
    let opened = driver.open(BOB, BOBS).unwrap();
    assert!(matches!(opened, Answer::Played(played) if played.status == MatchStatus::Running), "the answer says so");
    let found: Vec<_> = record(&driver).contributions.iter().map(|given| (given.seat, given.opening)).collect();
    assert_eq!(found, [(Seat::new(0), ANNS), (Seat::new(1), BOBS)]);
    assert_eq!(driver.contribute(ANN, BOBS), Err(Refusal::AlreadyBegun));
}

#[test]
fn the_seed_follows_from_all_contributions() {
    let mut seeds = Vec::new();
    for (anns, bobs) in [(ANNS, BOBS), (ANNS, ANNS), (BOBS, BOBS), (BOBS, ANNS)] {
        let mut driver = two();
        driver.contribute(ANN, anns).unwrap();
        driver.contribute(BOB, bobs).unwrap();
        driver.open(BOB, bobs).unwrap();
        driver.open(ANN, anns).unwrap();
        let [ann, bob] = [driver.connect(ANN), driver.connect(BOB)];
        for (guest, subscriber, seat) in [(ANN, ann, 1), (BOB, bob, 2)].repeat(12) {
            let offer = driver.table.choices(guest, Some(seat), Language::English).unwrap();
            if let Some(first) = offer.actions.first() {
                driver.play(subscriber, seat, &first.action);
            }
        }
        seeds.push((record(&driver).commitment, record(&driver).steps));
    }
    assert!(seeds.iter().all(|(commitment, _)| *commitment == seeds[0].0), "the secret is the same");
    assert!(seeds.iter().any(|(_, steps)| *steps != seeds[0].1), "the dice are not");
}

/// A server is killed after each entry of the journal, and the next one goes on.
#[test]
fn a_kill_between_hash_opening_and_deal_loses_nothing() {
    let mut driver = two();
    driver.contribute(ANN, ANNS).unwrap();
    driver.restart();
    assert_eq!(due(&driver, ANN), None, "hers is there");
    driver.contribute(BOB, BOBS).unwrap();
    driver.restart();
    driver.open(ANN, ANNS).unwrap();
    driver.restart();
    assert_eq!((due(&driver, ANN), due(&driver, BOB)), (None, Some(ContributionDue::Opening)));
    // The last opening is written; the server dies before the deal is.
    driver.store_works = None;
    let request = RequestId(driver.next_number());
    driver.handle(Command::Program { request, guest: BOB, command: ProgramCommand::Open(BOBS) });
    driver.commit();
    assert!(driver.unwritten.take().is_some(), "the deal is not written");
    driver.store_works = Some(true);
    driver.restart();
    assert_eq!(status(&driver), MatchStatus::Running, "the next server deals");
    let dealt = record(&driver);
    driver.restart();
    assert_eq!(record(&driver), dealt);
    let mut undisturbed = two();
    for (guest, contribution) in [(ANN, ANNS), (BOB, BOBS)] {
        undisturbed.contribute(guest, contribution).unwrap();
    }
    undisturbed.open(ANN, ANNS).unwrap();
    undisturbed.open(BOB, BOBS).unwrap();
    assert_eq!(record(&undisturbed), dealt, "as if nothing had been");
}

#[test]
fn a_deal_that_could_not_be_stored_is_made_later() {
    let mut driver = alone();
    driver.contribute(ANN, ANNS).unwrap();
    driver.store_works = None;
    let request = RequestId(driver.next_number());
    driver.handle(Command::Program { request, guest: ANN, command: ProgramCommand::Open(ANNS) });
    driver.commit();
    driver.fail();
    assert_eq!(driver.answers.pop().unwrap().1, Err(Refusal::StoreFailed));
    driver.store_works = Some(true);
    driver.advance(2_000);
    assert_eq!(status(&driver), MatchStatus::Running);
}

#[test]
fn another_contribution_is_possible_until_somebody_opens() {
    let mut driver = two();
    driver.contribute(ANN, BOBS).unwrap();
    driver.contribute(ANN, ANNS).unwrap();
    driver.contribute(BOB, BOBS).unwrap();
    driver.open(BOB, BOBS).unwrap();
    assert_eq!(driver.contribute(ANN, BOBS), Err(Refusal::ContributionFixed));
    driver.open(ANN, ANNS).unwrap();
    assert_eq!(status(&driver), MatchStatus::Running);
}

/// Who does not open is removed. What the others have opened is known by then, so they contribute again.
#[test]
fn whoever_does_not_open_is_removed_and_a_new_round_begins() {
    let mut driver = two();
    let ann = driver.connect(ANN);
    driver.contribute(ANN, ANNS).unwrap();
    driver.contribute(BOB, BOBS).unwrap();
    driver.open(ANN, ANNS).unwrap();
    assert_eq!(driver.ask(ann, json!({ "type": "remove", "seat": 2 }))["type"], "done");
    let table: Value = driver.tables(ann).pop().unwrap();
    assert_eq!((&table["chance"]["due"], &table["chance"]["round"]), (&json!("hash"), &json!(1)));
    driver.restart();
    sit(&mut driver, EVE).unwrap();
    driver.begin(&[ANN, EVE]);
    assert_eq!(status(&driver), MatchStatus::Running);
    assert!(record(&driver).contributions.iter().all(|given| given.opening != ANNS && given.opening != BOBS));
}

#[test]
fn somebody_who_leaves_before_anything_is_open_takes_only_the_own_contribution_away() {
    let mut driver = Driver::of(new_match([guest(ANN, "Ann"), Occupant::Open]));
    let ann = driver.connect(ANN);
    driver.contribute(ANN, ANNS).unwrap();
    sit(&mut driver, BOB).unwrap();
    driver.contribute(BOB, BOBS).unwrap();
    driver.ask(ann, json!({ "type": "remove", "seat": 2 }));
    assert_eq!(due(&driver, ANN), None);
    sit(&mut driver, EVE).unwrap();
    driver.contribute(EVE, BOBS).unwrap();
    driver.open(ANN, ANNS).unwrap();
    driver.open(EVE, BOBS).unwrap();
    assert_eq!(status(&driver), MatchStatus::Running);
}

#[test]
fn at_one_screen_one_guest_contributes_once() {
    let mut driver = Driver::of(NewMatch { seed: None, ..new_match([guest(ANN, "Ann"), guest(ANN, "Anna")]) });
    driver.begin(&[ANN]);
    assert_eq!(record(&driver).contributions.len(), 1);
}

#[test]
fn only_those_who_sit_contribute() {
    let mut driver = two();
    assert_eq!(driver.contribute(EVE, ANNS), Err(Refusal::NotYourSeat));
    assert_eq!(driver.open(EVE, ANNS), Err(Refusal::NotYourSeat));
}
