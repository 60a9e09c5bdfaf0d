//! Computer players: with a seat of their own, and standing in.

use journal::{EntryKind, StandIn, Status, TimeControl};
use serde_json::json;
use table::Command;

use crate::driver::{ANN, Driver, EVE, computer, guest};

#[test]
fn a_computer_thinks_when_it_is_to_act_and_once() {
    let mut driver = Driver::new(TimeControl::None, [guest(ANN, "Ann"), computer()]);
    assert_eq!(driver.thinking.len(), 1);
    let ann = driver.connect(ANN);
    driver.play(ann, 1, "choose1");
    assert_eq!(driver.thinking.len(), 1, "it is still thinking about the same");
    assert!(!driver.table.is_idle());
    driver.think();
    assert_eq!(driver.steps(), 2);
    assert!(driver.thinking.is_empty(), "Ann is to plan");
}

#[test]
fn two_computers_play_to_the_end() {
    let mut driver = Driver::new(TimeControl::None, [computer(), computer()]);
    driver.table.watch(driver.now);
    driver.carry_out();
    while !driver.thinking.is_empty() {
        driver.think();
    }
    assert_eq!(driver.journal.last().unwrap().summary.status, Status::Over);
    assert!(driver.table.is_idle());
}

#[test]
fn computers_alone_play_only_while_somebody_looks() {
    let mut driver = Driver::new(TimeControl::None, [computer(), computer()]);
    assert!(driver.thinking.is_empty() && driver.table.is_idle());
    assert_eq!(driver.journal.last().unwrap().summary.wake_at, None, "no server has to think of it");
    driver.table.watch(driver.now);
    driver.carry_out();
    driver.think();
    assert_eq!(driver.steps(), 2);
    assert_eq!(driver.thinking.len(), 1);
    driver.advance(30_000);
    driver.think();
    assert_eq!(driver.steps(), 3);
    assert!(driver.thinking.is_empty(), "nobody has looked for a while");
    driver.restart();
    assert!(driver.thinking.is_empty(), "nor does the next server think");
    let eve = driver.connect(EVE);
    assert_eq!(driver.thinking.len(), 1, "somebody watches");
    assert!(!driver.thinking[0].asker.people);
    driver.disconnect(eve);
}

#[test]
fn a_choice_from_before_a_take_back_is_dropped() {
    let mut driver = Driver::new(TimeControl::None, [guest(ANN, "Ann"), computer()]);
    let ann = driver.connect(ANN);
    driver.play(ann, 1, "choose1");
    let old = driver.thinking.pop().unwrap();
    driver.ask(ann, json!({ "type": "take-back", "seat": 1 }));
    assert_eq!(driver.steps(), 0);
    driver.handle(Command::Chosen { task: old.task, action: Some("choose1".to_owned()) });
    assert_eq!(driver.steps(), 0, "its choice is worthless");
    assert_eq!(driver.thinking.len(), 1, "it thinks again");
}

#[test]
fn a_computer_that_failed_or_was_refused_tries_again() {
    let mut driver = Driver::new(TimeControl::None, [guest(ANN, "Ann"), computer()]);
    for action in [None, Some("nonsense".to_owned())] {
        let thinking = driver.thinking.pop().unwrap();
        driver.handle(Command::Chosen { task: thinking.task, action });
        assert!(driver.thinking.is_empty());
        driver.advance(2_000);
        assert_eq!(driver.thinking.len(), 1);
    }
    driver.store_works = Some(false);
    driver.think();
    assert_eq!(driver.steps(), 0);
    driver.store_works = Some(true);
    driver.advance(2_000);
    driver.think();
    assert_eq!(driver.steps(), 1);
}

#[test]
fn a_guest_leaves_and_returns() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    assert_eq!(driver.ask(bob, json!({ "type": "leave", "seat": 2 }))["type"], "done");
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Left));
    let own = json!({ "type": "play", "seat": 2, "decision": 0, "action": "choose1" });
    assert_eq!(driver.ask(bob, own)["code"], "not-your-turn", "the computer plays now");
    let entries = driver.journal.len();
    assert_eq!(driver.ask(bob, json!({ "type": "leave", "seat": 2 }))["type"], "done");
    assert_eq!(driver.journal.len(), entries, "it is so already");
    driver.think();
    assert_eq!(driver.steps(), 1);
    assert_eq!(driver.ask(bob, json!({ "type": "return", "seat": 2 }))["type"], "done");
    driver.play(ann, 1, "choose3");
    assert!(driver.thinking.is_empty());
}

#[test]
fn giving_up_ends_a_match_of_two() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    assert_eq!(driver.ask(bob, json!({ "type": "resign", "seat": 2 }))["type"], "done");
    let last = driver.journal.last().unwrap();
    assert!(matches!(last.entry.kind, EntryKind::Resign { .. }));
    let ranks = last.summary.result.iter().flatten().map(|(who, _, rank)| (who.as_str(), *rank));
    assert_eq!(ranks.collect::<Vec<_>>(), [("1", 1), ("2", 2)], "level on points, and yet one has won");
    let late = json!({ "type": "play", "seat": 1, "decision": 0, "action": "choose1" });
    assert_eq!(driver.ask(ann, late)["code"], "not-running");
    driver.restart();
    let ann = driver.connect(ANN);
    let shown = driver.tables(ann).pop().unwrap();
    assert!(shown["zones"]["prompt"].as_str().unwrap().contains("Bob resigned"), "{shown}");
    assert!(shown["zones"]["end"].as_str().unwrap().contains("seat 2 resigned"), "{shown}");
}
