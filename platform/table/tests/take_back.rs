//! Taking back: a seat's own right, and beyond it the consent of others.

use journal::{EntryKind, TimeControl};
use serde_json::json;
use table::SubscriberId;

use crate::driver::{ANN, Driver, computer, guest};

fn take_back(driver: &mut Driver, subscriber: SubscriberId, seat: u8) -> serde_json::Value {
    driver.ask(subscriber, json!({ "type": "take-back", "seat": seat }))
}

fn answer(driver: &mut Driver, subscriber: SubscriberId, seat: u8, request: u32, agree: bool) -> serde_json::Value {
    driver.ask(subscriber, json!({ "type": "answer", "seat": seat, "request": request, "agree": agree }))
}

/// Both have chosen, Ann has planned and sealed, the die has fallen.
fn sealed() -> (Driver, [SubscriberId; 2]) {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    driver.play(ann, 1, "plan1");
    driver.play(ann, 1, "seal");
    assert_eq!(driver.steps(), 5);
    (driver, [ann, bob])
}

#[test]
fn an_open_decision_is_taken_back_without_asking() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    driver.play(ann, 1, "plan1");
    driver.tables(bob);
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!(driver.steps(), 2);
    let shown = driver.tables(bob).pop().unwrap();
    assert_eq!((&shown["steps"], &shown["log"]["from"]), (&json!(2), &json!(2)));
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::TakeBack { kept: 2, .. }));
}

#[test]
fn beyond_chance_the_other_one_is_asked_and_may_decline() {
    let (mut driver, [ann, bob]) = sealed();
    let entries = driver.journal.len();
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!((driver.steps(), driver.journal.len()), (5, entries), "asking alone changes nothing");
    assert_eq!(answer(&mut driver, ann, 1, 1, true)["code"], "no-request", "nobody answers their own request");
    assert_eq!(answer(&mut driver, bob, 2, 2, true)["code"], "no-request", "there is no such request");
    assert_eq!(answer(&mut driver, bob, 2, 1, false)["type"], "done");
    assert_eq!(driver.steps(), 5);
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request", "an answer is final");
}

#[test]
fn with_consent_the_same_die_falls_again() {
    let (mut driver, [ann, bob]) = sealed();
    let die = driver.journal.last().unwrap().entry.kind.clone();
    take_back(&mut driver, ann, 1);
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["type"], "done");
    assert_eq!(driver.steps(), 3);
    driver.play(ann, 1, "seal");
    assert_eq!(driver.journal.last().unwrap().entry.kind, die);
}

#[test]
fn a_request_ends_when_the_match_moves_on() {
    let (mut driver, [ann, bob]) = sealed();
    take_back(&mut driver, ann, 1);
    driver.play(bob, 2, "choose1");
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request");
}

#[test]
fn a_computer_is_not_asked() {
    let mut driver = Driver::new(TimeControl::None, [guest(ANN, "Ann"), computer()]);
    let ann = driver.connect(ANN);
    driver.think();
    driver.play(ann, 1, "choose1");
    assert_eq!(driver.steps(), 2);
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!(driver.steps(), 1);
}

#[test]
fn there_may_be_nothing_to_take_back() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    assert_eq!(take_back(&mut driver, ann, 1)["code"], "nothing-to-take-back");
    assert_eq!(take_back(&mut driver, ann, 2)["code"], "not-your-seat");
}
