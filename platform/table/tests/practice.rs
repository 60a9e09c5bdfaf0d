//! Practice matches: one person against computers takes back whatever has happened.

use journal::{EntryKind, Occupant, Status};
use pages::{OptionsError, Refusal};
use present::Language;
use serde_json::json;
use session::Seed;
use table::{NewMatch, SubscriberId};

use crate::driver::{ANN, BOB, Driver, computer, guest, new_match};

fn practice() -> (Driver, SubscriberId) {
    let mut driver = Driver::of(NewMatch { practice: true, ..new_match([guest(ANN, "Ann"), computer()]) });
    let ann = driver.connect(ANN);
    (driver, ann)
}

/// Both have chosen, Ann has planned and sealed, the die has fallen.
fn sealed(driver: &mut Driver, ann: SubscriberId) -> String {
    driver.think();
    for action in ["choose1", "plan1", "seal"] {
        assert_eq!(driver.play(ann, 1, action)["type"], "done");
    }
    let EntryKind::Steps { steps, .. } = &driver.journal.last().unwrap().entry.kind else { panic!("a die has fallen") };
    steps.last().unwrap().clone()
}

fn take_back(driver: &mut Driver, ann: SubscriberId) {
    assert_eq!(driver.ask(ann, json!({ "type": "take-back", "seat": 1 }))["type"], "done");
}

/// The match as a record, as the server would write it.
fn record(driver: &Driver) -> session::Record {
    driver.table.snapshot().session.record()
}

#[test]
fn everything_is_taken_back_also_across_chance_reveals_and_computers() {
    let (mut driver, ann) = practice();
    sealed(&mut driver, ann);
    assert_eq!(driver.steps(), 5);
    for steps in [3, 2, 1] {
        take_back(&mut driver, ann);
        assert_eq!(driver.steps(), steps);
    }
    let nothing = driver.ask(ann, json!({ "type": "take-back", "seat": 1 }));
    assert_eq!(nothing["code"], "nothing-to-take-back", "what is left is the computer's choice");
}

#[test]
fn a_die_falls_anew_and_the_restarted_match_draws_the_same() {
    let (mut driver, ann) = practice();
    let mut dice = std::collections::BTreeSet::from([sealed(&mut driver, ann)]);
    for _ in 0..12 {
        take_back(&mut driver, ann);
        driver.play(ann, 1, "seal");
        dice.insert(record(&driver).steps.last().unwrap().clone());
    }
    assert!(dice.len() > 2, "{dice:?}");
    assert_eq!(record(&driver).rewinds, [session::Rewind { step: 3, count: 12 }]);
    take_back(&mut driver, ann);
    let before = record(&driver);
    let mut kept = driver.table.snapshot().session;
    driver.restart();
    assert_eq!(record(&driver), before, "the journal counts the rewinds");
    kept.play(kernel::Seat::new(0), "seal").unwrap();
    let ann = driver.connect(ANN);
    driver.play(ann, 1, "seal");
    assert_eq!(record(&driver).steps, kept.record().steps);
}

#[test]
fn the_finished_match_has_a_record_that_verifies() {
    let (mut driver, ann) = practice();
    sealed(&mut driver, ann);
    take_back(&mut driver, ann);
    while driver.journal.last().unwrap().summary.status != Status::Over {
        driver.think();
        let choices = driver.table.choices(ANN, None, Language::English).unwrap();
        if let Some(choice) = choices.actions.first() {
            driver.play(ann, 1, &choice.action);
        }
    }
    let record = record(&driver);
    assert!(record.practice && !record.rewinds.is_empty());
    let read = session::Record::parse(&record.to_string()).unwrap();
    assert!(toy::GAMES[0].verify(&read).is_ok());
    let forged = session::Record { rewinds: Vec::new(), ..read };
    assert!(toy::GAMES[0].verify(&forged).is_err(), "the dice after the rewind need its count");
    let late = driver.ask(ann, json!({ "type": "take-back", "seat": 1 }));
    assert_eq!(late["code"], "not-running", "the seed is public now");
}

#[test]
fn the_table_says_that_it_is_practice_and_offers_to_take_back() {
    let (mut driver, ann) = practice();
    sealed(&mut driver, ann);
    let zones = |driver: &mut Driver, language| {
        let page = driver.table.page(ANN, language, driver.now);
        page.zones.into_iter().map(|(_, html)| html).collect::<String>()
    };
    let german = zones(&mut driver, Language::German);
    assert!(german.contains("Übungspartie") && german.contains(">Zurücknehmen<"), "{german}");
    let english = zones(&mut driver, Language::English);
    assert!(english.contains("Practice match") && english.contains(">Take back<"), "{english}");
    assert!(driver.table.view(Some(ANN), None, None, Language::English).unwrap().practice);
    let mut ordinary = Driver::of(new_match([guest(ANN, "Ann"), computer()]));
    assert!(!zones(&mut ordinary, Language::German).contains("Übungspartie"));
    assert!(!ordinary.table.view(Some(ANN), None, None, Language::English).unwrap().practice);
}

#[test]
fn the_rematch_is_practice_too() {
    let (mut driver, ann) = practice();
    driver.ask(ann, json!({ "type": "resign", "seat": 1 }));
    driver.post(ann, json!({ "type": "rematch", "id": "again" }));
    assert!(driver.created.pop().expect("a match is to be created").practice);
}

#[test]
fn only_one_person_against_computers_can_practise() {
    let refused = |occupants: [Occupant; 2]| {
        let new = NewMatch { practice: true, ..new_match(occupants) };
        new.into_row(Seed::from_number(1), || ANN, 0).unwrap_err()
    };
    for occupants in [
        [guest(ANN, "Ann"), guest(BOB, "Bob")],
        [guest(ANN, "Ann"), guest(ANN, "Bob")],
        [guest(ANN, "Ann"), Occupant::Open],
        [computer(), computer()],
    ] {
        assert_eq!(refused(occupants), Refusal::BadOptions(OptionsError::Practice));
    }
}
