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
fn whoever_was_slow_may_return_and_has_the_whole_time_again() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerMove(10));
    driver.play(ann, 1, "choose1");
    driver.advance(10 * SECOND);
    assert_eq!(driver.ask(bob, json!({ "type": "return", "seat": 2 }))["type"], "done");
    assert_eq!(left(&mut driver, bob), json!([null, 10_000]));
    driver.advance(4 * SECOND);
    assert_eq!(driver.play(bob, 2, "choose2")["type"], "done");
    assert_eq!(left(&mut driver, bob), json!([10_000, null]), "now Ann is to plan");
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

#[test]
fn nobodys_time_runs_while_the_server_is_down() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::PerGame(10));
    driver.advance(2 * SECOND);
    driver.play(ann, 1, "choose1");
    driver.now += 3_600 * SECOND;
    driver.restart();
    let ann = driver.connect(crate::driver::ANN);
    assert_eq!(left(&mut driver, ann), json!([8_000, 10_000]));
    driver.advance(10 * SECOND);
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::TimeUp));
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
