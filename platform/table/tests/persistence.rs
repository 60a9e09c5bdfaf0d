//! Persist before publish: nobody sees what is not durable, and what is durable happens once.

use journal::{EntryKind, TimeControl};
use pages::Refusal;
use present::Language;
use serde_json::json;
use table::{Answer, Command, RequestId};

use crate::driver::{ANN, BOB, Driver, guest, new_match};

#[test]
fn a_change_is_not_visible_before_it_is_durable() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.tables(bob);
    driver.store_works = None;
    let play = json!({ "type": "play", "id": "one", "seat": 1, "decision": 0, "action": "choose1" });
    driver.post(ann, play);
    assert_eq!(driver.answer(ann, "one"), None);
    assert!(driver.tables(bob).is_empty());
    assert_eq!(driver.table.page(BOB, Language::English, driver.now).zones[0].1.matches("Some").count(), 0);
    assert_eq!(driver.table.view(None, None, None, Language::English).unwrap().steps, 0);
    assert!(!driver.table.is_idle());
    driver.commit();
    assert_eq!(driver.answer(ann, "one").unwrap()["type"], "done");
    assert_eq!(driver.tables(bob).pop().unwrap()["steps"], 1);
}

#[test]
fn what_the_store_refuses_has_not_happened_and_may_be_sent_again() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.tables(bob);
    driver.store_works = Some(false);
    let play = json!({ "type": "play", "id": "one", "seat": 1, "decision": 0, "action": "choose1" });
    driver.post(ann, play.clone());
    assert_eq!(driver.answer(ann, "one").unwrap()["code"], "store-failed");
    assert!(driver.tables(bob).is_empty());
    driver.store_works = Some(true);
    driver.post(ann, play);
    assert_eq!(driver.answer(ann, "one").unwrap()["type"], "done");
    assert_eq!(driver.steps(), 1);
}

#[test]
fn commands_wait_while_a_change_is_being_written() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.store_works = None;
    driver.post(ann, json!({ "type": "play", "id": "a", "seat": 1, "decision": 0, "action": "choose1" }));
    driver.post(bob, json!({ "type": "play", "id": "b", "seat": 2, "decision": 0, "action": "choose2" }));
    driver.post(bob, json!({ "type": "ping" }));
    assert_eq!(driver.answer(bob, "b"), None);
    driver.commit();
    assert_eq!(driver.answer(ann, "a").unwrap()["type"], "done");
    assert_eq!(driver.answer(bob, "b"), None, "Bob's own change waits now");
    driver.fail();
    assert_eq!(driver.answer(bob, "b").unwrap()["code"], "store-failed");
    assert_eq!(driver.steps(), 1);
}

#[test]
fn a_message_has_its_effect_once_also_after_a_restart() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    let play = json!({ "type": "play", "id": "once", "seat": 1, "decision": 0, "action": "choose1" });
    for _ in 0..2 {
        driver.post(ann, play.clone());
        assert_eq!(driver.answer(ann, "once").unwrap()["type"], "done");
    }
    driver.restart();
    let ann = driver.connect(ANN);
    driver.post(ann, play);
    assert_eq!(driver.answer(ann, "once").unwrap()["type"], "done");
    assert_eq!(driver.steps(), 1);
}

/// However much others write meanwhile: a client may repeat what it got no answer to at any time.
#[test]
fn a_message_is_remembered_whatever_others_send() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    let once = json!({ "type": "chat", "id": "once", "text": "hello" });
    driver.post(ann, once.clone());
    assert_eq!(driver.answer(ann, "once").unwrap()["type"], "done");
    for _ in 0..200 {
        assert_eq!(driver.ask(bob, json!({ "type": "chat", "text": "noise" }))["type"], "done");
    }
    for _ in 0..2 {
        let written = driver.journal.len();
        let ann = driver.connect(ANN);
        driver.post(ann, once.clone());
        assert_eq!(driver.answer(ann, "once").unwrap()["type"], "done");
        assert_eq!(driver.journal.len(), written, "it is not written twice");
        driver.restart();
    }
    let bob = driver.connect(BOB);
    driver.post(bob, once);
    assert_eq!(driver.journal.last().unwrap().entry.guest, Some(BOB), "the ids of others are their own");
}

/// A table of an earlier version, to whose chance nobody contributes, begins when the last seat is taken.
#[test]
fn a_match_begins_again_when_the_store_is_back() {
    let mut driver = Driver::of_earlier_version(new_match([guest(ANN, "Ann"), journal::Occupant::Open]));
    let sit = |driver: &Driver, request| Command::Sit {
        request: RequestId(request),
        guest: BOB,
        name: "Bob".to_owned(),
        invitation: Some(driver.invitation(1)),
    };
    let command = sit(&driver, 1);
    driver.store_works = None;
    driver.handle(command);
    driver.commit();
    assert!(driver.answers.is_empty(), "the match is still to begin");
    driver.fail();
    assert_eq!(driver.answers.pop(), Some((RequestId(1), Err(Refusal::StoreFailed))));
    driver.store_works = Some(true);
    driver.advance(2_000);
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::Start { .. }));
    let command = sit(&driver, 2);
    driver.handle(command);
    assert_eq!(driver.answers.pop(), Some((RequestId(2), Ok(Answer::Seat(kernel::Seat::new(1))))));
}
