//! What a seat is thinking of doing: seen by its confidants and by nobody else.

use journal::TimeControl;
use serde_json::{Value, json};
use table::SubscriberId;

use crate::driver::{ANN, Driver, EVE};

fn intend(driver: &mut Driver, subscriber: SubscriberId, seat: u8, action: Option<&str>) -> Value {
    driver.ask(subscriber, json!({ "type": "intend", "seat": seat, "decision": 2, "action": action }))
}

/// Ann is to plan; Eve watches.
fn ann_plans() -> (Driver, [SubscriberId; 3]) {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    driver.play(bob, 2, "choose2");
    let eve = driver.connect(EVE);
    for subscriber in [ann, bob, eve] {
        driver.tables(subscriber);
    }
    (driver, [ann, bob, eve])
}

fn prompt(driver: &mut Driver, subscriber: SubscriberId) -> String {
    let shown = driver.tables(subscriber).pop().expect("something was shown");
    shown["zones"]["prompt"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn only_the_confidant_is_sent_anything() {
    let (mut driver, [ann, bob, eve]) = ann_plans();
    let (entries, told) = (driver.journal.len(), driver.versions.len());
    assert_eq!(intend(&mut driver, ann, 1, Some("plan3"))["type"], "done");
    assert!(prompt(&mut driver, bob).contains("1 intends plan3"));
    assert!(prompt(&mut driver, ann).contains("Bob sees what you are considering"));
    assert!(driver.tables(eve).is_empty());
    assert_eq!((driver.journal.len(), driver.versions.len()), (entries, told), "programs are not told either");
}

#[test]
fn an_intention_goes_when_it_is_withdrawn_or_its_guest_disconnects() {
    let (mut driver, [ann, bob, _]) = ann_plans();
    intend(&mut driver, ann, 1, Some("plan1"));
    intend(&mut driver, ann, 1, None);
    assert!(!prompt(&mut driver, bob).contains("intends"));
    intend(&mut driver, ann, 1, Some("plan1"));
    let second = driver.connect(ANN);
    driver.disconnect(ann);
    assert!(
        driver
            .tables(bob)
            .iter()
            .all(|shown| shown["zones"].get("prompt").is_none_or(|html| html.as_str().unwrap().contains("intends")))
    );
    driver.disconnect(second);
    assert!(!prompt(&mut driver, bob).contains("intends"));
}

#[test]
fn an_intention_goes_with_its_decision() {
    let (mut driver, [ann, bob, _]) = ann_plans();
    intend(&mut driver, ann, 1, Some("plan1"));
    driver.tables(bob);
    driver.play(ann, 1, "plan2");
    assert!(!prompt(&mut driver, bob).contains("intends"));
}

#[test]
fn only_what_could_be_done_now_can_be_intended() {
    let (mut driver, [ann, bob, eve]) = ann_plans();
    for action in ["seal", "plan9", "nonsense"] {
        assert_eq!(intend(&mut driver, ann, 1, Some(action))["code"], "illegal-action", "{action}");
    }
    let stale = json!({ "type": "intend", "seat": 1, "decision": 0, "action": "plan1" });
    assert_eq!(driver.ask(ann, stale.clone())["code"], "stale-decision");
    assert_eq!(driver.ask(bob, stale.clone())["code"], "not-your-seat");
    assert_eq!(driver.ask(eve, stale)["code"], "not-your-seat");
    assert_eq!(intend(&mut driver, bob, 2, Some("plan1"))["code"], "not-your-turn");
}
