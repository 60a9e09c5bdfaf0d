//! What an action brings, and what others did.

use journal::TimeControl;
use serde_json::{Value, json};
use table::SubscriberId;

use crate::driver::{BOB, Driver, EVE};

fn foresee(driver: &mut Driver, subscriber: SubscriberId, seat: u8, decision: u32, action: &str) -> Value {
    driver.ask(subscriber, json!({ "type": "foresee", "seat": seat, "decision": decision, "action": action }))
}

/// The marks of the last table that a subscriber was sent.
fn marks(driver: &mut Driver, subscriber: SubscriberId) -> Value {
    driver.tables(subscriber).pop().expect("something was shown")["marks"].clone()
}

#[test]
fn what_an_action_brings_is_told_to_the_one_who_asks() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    let entries = driver.journal.len();
    driver.tables(bob);
    let answer = foresee(&mut driver, ann, 1, 0, "choose1");
    assert_eq!((&answer["type"], &answer["action"]), (&json!("foreseen"), &json!("choose1")));
    assert_eq!((&answer["about"], &answer["lines"]), (&json!(["CHOOSE1"]), &json!(["brings choose1"])));
    assert!(driver.tables(bob).is_empty(), "nobody else is sent anything");
    assert_eq!(driver.journal.len(), entries, "nothing is stored");
}

#[test]
fn only_an_own_legal_action_of_the_open_decision_is_foreseen() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    assert_eq!(foresee(&mut driver, bob, 1, 0, "choose1")["code"], "not-your-seat");
    assert_eq!(foresee(&mut driver, ann, 1, 7, "choose1")["code"], "stale-decision");
    assert_eq!(foresee(&mut driver, ann, 1, 0, "plan1")["code"], "illegal-action");
    driver.play(ann, 1, "choose1");
    assert_eq!(foresee(&mut driver, ann, 1, 0, "choose2")["code"], "stale-decision");
    assert_eq!(foresee(&mut driver, ann, 1, 1, "choose2")["code"], "not-your-turn");
}

#[test]
fn what_others_did_is_marked_until_the_viewer_acts() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    let eve = driver.connect(EVE);
    driver.play(ann, 1, "choose1");
    assert_eq!(marks(&mut driver, ann), json!([]), "the own step is not marked");
    assert_eq!(marks(&mut driver, bob), json!(["step-0"]));
    driver.play(bob, 2, "choose2");
    assert_eq!(marks(&mut driver, bob), json!([]), "nothing came after the own step");
    let shown = marks(&mut driver, ann);
    assert_eq!(shown[0], "step-1", "{shown}");
    assert_eq!(marks(&mut driver, eve)[0], "step-1", "spectators see the last action");
}

#[test]
fn lines_say_who_acted() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.tables(bob);
    driver.play(ann, 1, "choose1");
    let shown = driver.tables(bob).pop().expect("something was shown");
    assert_eq!(shown["log"]["frames"][0]["lines"][0]["who"], "1", "{shown}");
}

#[test]
fn marks_are_the_same_on_a_page_loaded_afresh_and_after_a_take_back() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    let before = marks(&mut driver, bob);
    let again = driver.connect(BOB);
    assert_eq!(marks(&mut driver, again), before);
    driver.ask(ann, json!({ "type": "take-back", "seat": 1 }));
    assert_eq!(marks(&mut driver, bob), json!([]));
}
