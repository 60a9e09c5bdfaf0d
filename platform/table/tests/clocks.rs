//! Thinking time, to the millisecond.

use journal::{StandIn, TimeControl};
use serde_json::json;

use crate::driver::Driver;

const SECOND: i64 = 1_000;

fn left(driver: &mut Driver, subscriber: table::SubscriberId) -> serde_json::Value {
    driver.tables(subscriber).pop().expect("something was shown")["clock"]["left"].clone()
}

#[test]
fn a_computer_takes_over_when_the_time_for_a_move_is_over_and_no_sooner() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::PerMove(60));
    driver.play(ann, 1, "choose1");
    driver.advance(60 * SECOND - 1);
    assert_eq!(driver.last_occupant(1).stand_in(), None);
    driver.advance(1);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Slow));
    assert_eq!(driver.last_occupant(0).stand_in(), None, "Ann had played");
    driver.think();
    assert_eq!(driver.steps(), 2, "the computer has chosen for Bob");
}

#[test]
fn whoever_was_slow_may_return_when_the_computer_has_moved() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerMove(10));
    driver.play(ann, 1, "choose1");
    driver.advance(10 * SECOND);
    let back = json!({ "type": "return", "seat": 2 });
    assert_eq!(driver.ask(bob, back.clone())["code"], "time-up", "this move is the computer's");
    driver.think();
    assert_eq!(driver.ask(bob, back)["type"], "done");
    driver.advance(4 * SECOND);
    driver.play(ann, 1, "plan1");
    driver.play(ann, 1, "seal");
    assert_eq!(left(&mut driver, bob), json!([10_000, 10_000]), "the next decision has its whole time");
}

#[test]
fn leaving_and_returning_does_not_refresh_the_clock_of_a_move() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerMove(10));
    driver.play(ann, 1, "choose1");
    for rest in [7_000, 4_000, 1_000] {
        driver.advance(3 * SECOND);
        assert_eq!(driver.ask(bob, json!({ "type": "leave", "seat": 2 }))["type"], "done");
        driver.advance(2 * SECOND);
        assert_eq!(driver.ask(bob, json!({ "type": "return", "seat": 2 }))["type"], "done");
        assert_eq!(left(&mut driver, bob), json!([null, rest]), "time stands still only while a computer plays");
    }
    driver.restart();
    driver.advance(SECOND - 1);
    assert_eq!(driver.last_occupant(1).stand_in(), None);
    driver.advance(1);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Slow));
}

#[test]
fn taking_back_alone_does_not_refresh_the_clock_of_a_move() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerMove(10));
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    for rest in [6_000, 2_000] {
        driver.advance(4 * SECOND);
        driver.play(ann, 1, "plan1");
        assert_eq!(left(&mut driver, ann), json!([10_000, null]), "sealing is a decision of its own");
        assert_eq!(driver.ask(ann, json!({ "type": "take-back", "seat": 1 }))["type"], "done");
        assert_eq!(left(&mut driver, ann), json!([rest, null]));
    }
}

#[test]
fn the_time_for_the_game_is_the_sum_over_all_decisions() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerGame(10));
    driver.advance(3 * SECOND);
    driver.play(ann, 1, "choose1");
    driver.advance(2 * SECOND);
    driver.play(bob, 2, "choose2");
    driver.tables(bob);
    driver.advance(4 * SECOND);
    driver.play(ann, 1, "plan1");
    assert_eq!(left(&mut driver, bob), json!([3_000, 5_000]));
    driver.advance(3 * SECOND - 1);
    assert_eq!(driver.last_occupant(0).stand_in(), None);
    driver.advance(1);
    assert_eq!(driver.last_occupant(0).stand_in(), Some(StandIn::TimeUp));
    let back = driver.ask(ann, json!({ "type": "return", "seat": 1 }));
    assert_eq!(back["code"], "not-your-turn", "the time for the game is used up for good");
}

#[test]
fn simultaneous_choices_run_on_clocks_of_their_own() {
    let (mut driver, _) = Driver::two_people(TimeControl::PerMove(5));
    driver.advance(5 * SECOND);
    for seat in 0..2 {
        assert_eq!(driver.last_occupant(seat).stand_in(), Some(StandIn::Slow));
    }
    while !driver.thinking.is_empty() {
        driver.think();
    }
    assert_eq!(driver.steps(), 15, "computers play to the end");
    assert_eq!(driver.table.next_deadline(), None);
}

/// Server time stands still while no server runs, so nothing passes between the two servers of these tests.
#[test]
fn an_open_decision_goes_on_after_a_restart_with_the_time_it_had_used() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::PerGame(10));
    driver.advance(2 * SECOND);
    driver.play(ann, 1, "choose1");
    for _ in 0..3 {
        driver.advance(SECOND);
        driver.restart();
    }
    let ann = driver.connect(crate::driver::ANN);
    assert_eq!(left(&mut driver, ann), json!([8_000, 5_000]));
    driver.advance(5 * SECOND - 1);
    assert_eq!(driver.last_occupant(1).stand_in(), None);
    driver.advance(1);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::TimeUp));
}

/// The file that keeps the server time may be lost, as when an old copy of the matches is put back.
#[test]
fn a_time_before_the_last_entry_costs_nobody_anything() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::PerMove(10));
    driver.play(ann, 1, "choose1");
    driver.now = 0;
    driver.restart();
    driver.advance(10 * SECOND - 1);
    assert_eq!(driver.last_occupant(1).stand_in(), None);
    driver.advance(1);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Slow));
}

#[test]
fn time_does_not_run_out_while_the_store_refuses() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::PerMove(5));
    driver.play(ann, 1, "choose1");
    driver.store_works = Some(false);
    driver.advance(5 * SECOND);
    assert_eq!(driver.last_occupant(1).stand_in(), None);
    driver.store_works = Some(true);
    driver.advance(2 * SECOND);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Slow), "it is tried again");
}

#[test]
fn without_a_clock_nothing_is_due() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    assert_eq!(driver.table.next_deadline(), None);
    driver.play(ann, 1, "choose1");
    assert!(driver.tables(ann).pop().unwrap().get("clock").is_none());
}
