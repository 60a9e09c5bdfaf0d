//! Open seats: any of them acts next, in sight of all, and nobody's click is refused because another was faster.

use journal::TimeControl;
use serde_json::{Value, json};
use table::{Command, NewMatch, SubscriberId};

use crate::driver::{ANN, BOB, Driver, EVE, computer, guest, new_match};

/// The options of the toy game in which all plan in any order, each another number.
fn open_options() -> Vec<(String, String)> {
    vec![("open".to_owned(), "yes".to_owned())]
}

/// Two people who have chosen and are both to plan.
fn both_plan(clock: TimeControl) -> (Driver, [SubscriberId; 2]) {
    let occupants = [guest(ANN, "Ann"), guest(BOB, "Bob")];
    let mut driver = Driver::of(NewMatch { options: open_options(), clock, ..new_match(occupants) });
    let [ann, bob] = [driver.connect(ANN), driver.connect(BOB)];
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose1");
    (driver, [ann, bob])
}

/// Answers a decision as it was asked before anyone planned.
fn click(driver: &mut Driver, subscriber: SubscriberId, seat: u8, action: &str) -> Value {
    driver.ask(subscriber, json!({ "type": "play", "seat": seat, "decision": 2, "action": action }))
}

#[test]
fn a_click_that_is_still_legal_is_accepted_after_another_seat_has_acted() {
    let (mut driver, [ann, bob]) = both_plan(TimeControl::None);
    assert_eq!(click(&mut driver, bob, 2, "plan2")["type"], "done", "the second seat may act first");
    assert_eq!(click(&mut driver, ann, 1, "plan1")["type"], "done", "the question is still the same");
    assert_eq!(driver.steps(), 5, "two choices, two plans, and the die");
}

#[test]
fn a_click_that_another_seat_has_made_impossible_is_refused_and_the_question_stays() {
    let (mut driver, [ann, bob]) = both_plan(TimeControl::None);
    click(&mut driver, bob, 2, "plan1");
    let refused = click(&mut driver, ann, 1, "plan1");
    assert_eq!((refused["type"].as_str(), refused["code"].as_str()), (Some("refused"), Some("stale-decision")));
    assert_eq!(click(&mut driver, ann, 1, "plan2")["type"], "done");
}

#[test]
fn thinking_time_runs_on_while_others_act() {
    let (mut driver, [_, bob]) = both_plan(TimeControl::PerMove(60));
    driver.advance(50_000);
    assert_eq!(click(&mut driver, bob, 2, "plan2")["type"], "done");
    driver.advance(10_000);
    assert!(driver.last_occupant(0).stand_in().is_some(), "another seat's action brings no new time");
}

#[test]
fn an_intention_goes_when_another_seat_makes_it_impossible() {
    let (mut driver, [ann, bob]) = both_plan(TimeControl::None);
    let third = json!({ "type": "intend", "seat": 1, "decision": 2, "action": "plan3" });
    assert_eq!(driver.ask(ann, third)["type"], "done");
    click(&mut driver, bob, 2, "plan3");
    let shown = driver.tables(bob).pop().expect("something was shown");
    assert!(!shown["zones"]["prompt"].as_str().unwrap_or_default().contains("intends"));
}

#[test]
fn computers_among_themselves_act_in_the_order_of_seats() {
    let occupants = [computer(), computer(), computer()];
    let mut driver = Driver::of(NewMatch { options: open_options(), ..new_match(occupants) });
    driver.connect(EVE);
    driver.think();
    for seat in 0..3 {
        let [thinking] = &driver.thinking[..] else { panic!("one computer thinks at a time") };
        assert_eq!(thinking.task.seat.index(), seat);
        driver.think();
    }
}

#[test]
fn with_people_at_the_table_no_computer_waits_for_another() {
    let occupants = [guest(ANN, "Ann"), computer(), computer()];
    let mut driver = Driver::of(NewMatch { options: open_options(), ..new_match(occupants) });
    let ann = driver.connect(ANN);
    driver.play(ann, 1, "choose1");
    driver.think();
    assert_eq!(driver.thinking.len(), 2, "both think at once");
    // Ann is faster and takes what one of them chooses: it thinks again instead of failing.
    let last = driver.thinking.pop().expect("the third seat thinks");
    driver.play(ann, 1, "plan1");
    driver.handle(Command::Chosen { task: last.task, action: Some("plan1".to_owned()) });
    assert_eq!(driver.steps(), 4, "its choice was no longer possible");
    // Each time one of them has planned, the other may have to think again.
    for _ in 0..3 {
        driver.think();
    }
    assert_eq!(driver.steps(), 7, "both have planned, and the die has fallen");
}
