//! Taking back in an ordinary match: a seat's own right, and beyond it the consent of others.

use journal::{EntryKind, Occupant, TimeControl};
use serde_json::json;
use table::{NewMatch, SubscriberId};

use crate::driver::{ANN, BOB, Driver, EVE, computer, guest, new_match, with_nods};

fn take_back(driver: &mut Driver, subscriber: SubscriberId, seat: u8) -> serde_json::Value {
    driver.ask(subscriber, json!({ "type": "take-back", "seat": seat }))
}

fn answer(driver: &mut Driver, subscriber: SubscriberId, seat: u8, request: u32, agree: bool) -> serde_json::Value {
    driver.ask(subscriber, json!({ "type": "answer", "seat": seat, "request": request, "agree": agree }))
}

/// The controls that a guest sees on opening the page.
fn controls(driver: &mut Driver, guest: journal::Token) -> String {
    let page = driver.table.page(guest, present::Language::English, driver.now);
    page.zones.into_iter().find(|(name, _)| *name == "controls").expect("there are controls").1
}

/// Everyone has chosen; Ann has planned; Bob has nodded.
fn nodded(occupants: impl Into<Vec<Occupant>>, clock: TimeControl) -> (Driver, Vec<SubscriberId>) {
    let occupants = occupants.into();
    let mut driver = Driver::of(NewMatch { options: with_nods(), clock, ..new_match(occupants.clone()) });
    let connected: Vec<SubscriberId> =
        occupants.iter().filter_map(Occupant::guest).map(|guest| driver.connect(guest)).collect();
    for (subscriber, seat) in connected.iter().zip(1..) {
        driver.play(*subscriber, seat, "choose1");
    }
    driver.think();
    driver.play(connected[0], 1, "plan1");
    driver.play(connected[1], 2, "nod");
    (driver, connected)
}

fn two_nodded() -> (Driver, [SubscriberId; 2]) {
    let (driver, connected) = nodded([guest(ANN, "Ann"), guest(BOB, "Bob")], TimeControl::None);
    assert_eq!(driver.steps(), 4);
    (driver, connected.try_into().unwrap())
}

fn three_nodded() -> (Driver, [SubscriberId; 3]) {
    let people = [guest(ANN, "Ann"), guest(BOB, "Bob"), guest(EVE, "Eve")];
    let (driver, connected) = nodded(people, TimeControl::None);
    assert_eq!(driver.steps(), 5);
    (driver, connected.try_into().unwrap())
}

#[test]
fn an_open_decision_is_taken_back_without_asking() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    driver.play(ann, 1, "plan1");
    driver.tables(bob);
    assert!(controls(&mut driver, ANN).contains(">Take back<"));
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!(driver.steps(), 2);
    let shown = driver.tables(bob).pop().unwrap();
    assert_eq!((&shown["steps"], &shown["log"]["from"]), (&json!(2), &json!(2)));
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::TakeBack { kept: 2, .. }));
    assert_eq!(take_back(&mut driver, ann, 1)["data"]["cause"]["code"], "take-back-reveal", "no further");
}

#[test]
fn nothing_crosses_chance() {
    let (mut driver, [ann, _]) = two_nodded();
    driver.play(ann, 1, "seal");
    assert_eq!(driver.steps(), 6);
    let refused = take_back(&mut driver, ann, 1);
    assert_eq!(
        (&refused["code"], &refused["data"]["cause"]["code"]),
        (&json!("cannot-take-back"), &json!("take-back-chance"))
    );
    assert!(!controls(&mut driver, ANN).contains("take-back"), "nor is it offered");
}

#[test]
fn nothing_crosses_a_reveal() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    for (subscriber, seat) in [(ann, 1), (bob, 2)] {
        assert_eq!(take_back(&mut driver, subscriber, seat)["data"]["cause"]["code"], "take-back-reveal");
    }
    assert_eq!(driver.steps(), 2);
}

#[test]
fn a_final_choice_is_final() {
    let options = vec![("final".to_owned(), "yes".to_owned())];
    let mut driver = Driver::of(NewMatch { options, ..new_match([guest(ANN, "Ann"), guest(BOB, "Bob")]) });
    let ann = driver.connect(ANN);
    driver.play(ann, 1, "choose1");
    assert_eq!(take_back(&mut driver, ann, 1)["data"]["cause"]["code"], "take-back-final");
    assert!(!controls(&mut driver, ANN).contains("take-back"));
}

#[test]
fn beyond_the_decision_of_another_person_that_person_is_asked_and_may_decline() {
    let (mut driver, [ann, bob]) = two_nodded();
    assert!(controls(&mut driver, ANN).contains(">Ask to take back<"));
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!(driver.steps(), 4, "asking alone changes nothing");
    assert_eq!(answer(&mut driver, ann, 1, 1, true)["code"], "no-request", "nobody answers their own request");
    assert_eq!(answer(&mut driver, bob, 2, 2, true)["code"], "no-request", "there is no such request");
    assert_eq!(answer(&mut driver, bob, 2, 1, false)["type"], "done");
    assert_eq!(driver.steps(), 4);
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request", "an answer is final");
    take_back(&mut driver, ann, 1);
    assert_eq!(answer(&mut driver, bob, 2, 2, true)["type"], "done");
    assert_eq!(driver.steps(), 2);
}

#[test]
fn everyone_who_holds_a_seat_is_asked_also_who_has_left() {
    let (mut driver, [ann, bob, eve]) = three_nodded();
    driver.ask(eve, json!({ "type": "leave", "seat": 3 }));
    take_back(&mut driver, ann, 1);
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["type"], "done");
    assert_eq!(driver.steps(), 5, "the computer that stands in cannot agree");
    assert!(controls(&mut driver, EVE).contains("data-request=\"1\""));
    assert!(!controls(&mut driver, BOB).contains("data-request"), "Bob has answered");
    assert_eq!(answer(&mut driver, eve, 3, 1, true)["type"], "done", "but Eve can");
    assert_eq!(driver.steps(), 3);
}

#[test]
fn one_person_who_declines_is_enough() {
    let (mut driver, [ann, bob, eve]) = three_nodded();
    take_back(&mut driver, ann, 1);
    answer(&mut driver, bob, 2, 1, true);
    answer(&mut driver, eve, 3, 1, false);
    assert_eq!(driver.steps(), 5);
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request");
}

#[test]
fn who_has_resigned_can_no_longer_agree() {
    let (mut driver, [ann, bob, eve]) = three_nodded();
    take_back(&mut driver, ann, 1);
    driver.ask(eve, json!({ "type": "resign", "seat": 3 }));
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request", "the request has ended");
    assert_eq!(take_back(&mut driver, ann, 1)["code"], "nobody-to-agree");
    assert!(!controls(&mut driver, ANN).contains("take-back"));
    assert_eq!(take_back(&mut driver, bob, 2)["type"], "done", "Bob's own right is not touched");
    assert_eq!(driver.steps(), 4);
}

#[test]
fn who_is_out_of_time_can_no_longer_agree() {
    let (mut driver, connected) =
        nodded([guest(ANN, "Ann"), guest(BOB, "Bob"), guest(EVE, "Eve")], TimeControl::PerGame(60));
    driver.advance(60_000);
    assert!(driver.last_occupant(2).stand_in().is_some(), "it was Eve's turn");
    assert_eq!(take_back(&mut driver, connected[0], 1)["code"], "nobody-to-agree");
}

#[test]
fn nobody_takes_back_for_a_seat_that_a_computer_plays() {
    let (mut driver, [_, bob, _]) = three_nodded();
    driver.ask(bob, json!({ "type": "resign", "seat": 2 }));
    assert_eq!(take_back(&mut driver, bob, 2)["code"], "not-your-turn");
}

#[test]
fn a_request_ends_when_the_match_moves_on() {
    let (mut driver, [ann, bob]) = two_nodded();
    take_back(&mut driver, ann, 1);
    driver.play(ann, 1, "seal");
    assert_eq!(answer(&mut driver, bob, 2, 1, true)["code"], "no-request");
}

#[test]
fn a_request_survives_a_restart() {
    let (mut driver, [ann, bob, _]) = three_nodded();
    take_back(&mut driver, ann, 1);
    answer(&mut driver, bob, 2, 1, true);
    driver.restart();
    let eve = driver.connect(EVE);
    assert!(controls(&mut driver, EVE).contains("data-request=\"1\""));
    assert!(!controls(&mut driver, BOB).contains("data-request"));
    assert_eq!(answer(&mut driver, eve, 3, 1, true)["type"], "done");
    assert_eq!(driver.steps(), 3);
}

#[test]
fn those_who_share_a_screen_agree_among_themselves() {
    let mut driver = Driver::of(NewMatch { options: with_nods(), ..new_match([guest(ANN, "Ann"), guest(ANN, "Bob")]) });
    let ann = driver.connect(ANN);
    for (seat, action) in [(1, "choose1"), (2, "choose1"), (1, "plan1"), (2, "nod")] {
        driver.play(ann, seat, action);
    }
    assert!(controls(&mut driver, ANN).contains(">Take back<"));
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done");
    assert_eq!(driver.steps(), 2);
}

#[test]
fn what_a_computer_has_answered_stands() {
    let mut driver = Driver::of(NewMatch { options: with_nods(), ..new_match([guest(ANN, "Ann"), computer()]) });
    let ann = driver.connect(ANN);
    driver.think();
    driver.play(ann, 1, "choose1");
    driver.play(ann, 1, "plan1");
    assert_eq!(take_back(&mut driver, ann, 1)["type"], "done", "the computer is still thinking");
    driver.think();
    driver.play(ann, 1, "plan2");
    driver.think();
    assert_eq!(driver.steps(), 4);
    assert_eq!(take_back(&mut driver, ann, 1)["data"]["cause"]["code"], "take-back-other-seat");
    assert!(!controls(&mut driver, ANN).contains("take-back"), "there is nobody to ask");
}

#[test]
fn there_may_be_nothing_to_take_back() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    assert_eq!(take_back(&mut driver, ann, 1)["code"], "nothing-to-take-back");
    assert_eq!(take_back(&mut driver, ann, 2)["code"], "not-your-seat");
}
