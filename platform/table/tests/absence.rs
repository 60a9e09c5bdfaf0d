//! What keeps a table from waiting for ever: removing, withdrawing, replacing.

use journal::{EntryKind, Occupant, StandIn, TimeControl, Token};
use pages::Refusal;
use present::Language;
use serde_json::json;
use table::{Answer, Command, NewMatch, RequestId};

use crate::driver::{ANN, BOB, Driver, EVE, guest, new_match};

const MINUTE: i64 = 60_000;

fn sit(driver: &mut Driver, guest: Token, invitation: Option<Token>) -> Result<Answer, Refusal> {
    let request = RequestId(driver.next_number());
    driver.handle(Command::Sit { request, guest, name: "Bob".to_owned(), invitation });
    driver.answers.pop().expect("it is answered").1
}

fn seat(index: u8) -> Result<Answer, Refusal> {
    Ok(Answer::Seat(kernel::Seat::new(index)))
}

/// A listed table of three with two open seats.
fn open_table() -> Driver {
    let occupants = vec![guest(ANN, "Ann"), Occupant::Open, Occupant::Open];
    Driver::of(NewMatch { listed: true, ..new_match(occupants) })
}

#[test]
fn a_guest_has_one_seat_at_a_table() {
    let mut driver = open_table();
    assert_eq!(sit(&mut driver, BOB, None), seat(1));
    assert_eq!(sit(&mut driver, BOB, None), seat(1), "it is told which");
    let invitation = driver.invitation(2);
    assert_eq!(sit(&mut driver, BOB, Some(invitation)), Err(Refusal::AlreadySeated));
    assert_eq!(sit(&mut driver, ANN, Some(invitation)), Err(Refusal::AlreadySeated));
    assert_eq!(sit(&mut driver, EVE, Some(invitation)), seat(2));
}

#[test]
fn the_host_removes_somebody_before_the_start() {
    let mut driver = open_table();
    assert_eq!(sit(&mut driver, BOB, None), seat(1));
    let (ann, bob) = (driver.connect(ANN), driver.connect(BOB));
    let remove = |number: u8| json!({ "type": "remove", "seat": number });
    assert_eq!(driver.ask(bob, remove(1))["code"], "not-your-seat", "Bob is not the host");
    assert_eq!(driver.ask(ann, remove(1))["code"], "bad-message", "nobody removes themselves");
    assert_eq!(driver.ask(ann, remove(3))["code"], "bad-message", "nobody sits there");
    let page = driver.table.page(ANN, Language::English, driver.now);
    let seats = &page.zones.iter().find(|(zone, _)| *zone == "seats").unwrap().1;
    assert_eq!(seats.matches("data-command=\"remove\"").count(), 1, "{seats}");
    assert_eq!(driver.ask(ann, remove(2))["type"], "done");
    assert_eq!(sit(&mut driver, BOB, None), Err(Refusal::Removed));
    driver.restart();
    let invitation = driver.invitation(2);
    assert_eq!(sit(&mut driver, BOB, Some(invitation)), Err(Refusal::Removed), "also after a restart");
    assert_eq!(sit(&mut driver, EVE, None), seat(1));
    let third = Token::new([9; 16]);
    assert_eq!(sit(&mut driver, third, None), seat(2));
    driver.begin(&[ANN, EVE, third]);
    let ann = driver.connect(ANN);
    assert_eq!(driver.ask(ann, remove(2))["code"], "already-begun");
}

#[test]
fn the_host_withdraws_a_table_before_the_start() {
    let mut driver = open_table();
    let (ann, eve) = (driver.connect(ANN), driver.connect(EVE));
    assert_eq!(driver.ask(eve, json!({ "type": "withdraw" }))["code"], "not-your-seat");
    assert_eq!(driver.ask(ann, json!({ "type": "withdraw" }))["type"], "done");
    let shown = driver.tables(eve).pop().unwrap();
    assert_eq!(shown["status"], "withdrawn");
    assert!(shown["zones"]["prompt"].as_str().unwrap().contains("was closed"), "{shown}");
    assert_eq!(sit(&mut driver, BOB, None), Err(Refusal::NotRunning));
    assert_eq!(driver.ask(ann, json!({ "type": "rematch" }))["code"], "not-over");
    driver.restart();
    assert_eq!(sit(&mut driver, BOB, None), Err(Refusal::NotRunning));
}

#[test]
fn somebody_who_is_away_for_long_is_replaced_and_may_return() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(ann, 1, "choose1");
    let replace = json!({ "type": "replace", "seat": 2 });
    driver.advance(60 * MINUTE);
    assert_eq!(driver.ask(ann, replace.clone())["code"], "not-absent", "Bob is there and thinks");
    driver.disconnect(bob);
    driver.advance(15 * MINUTE - 1);
    assert_eq!(driver.ask(ann, replace.clone())["code"], "not-absent");
    driver.tables(ann);
    driver.advance(1);
    let shown = driver.tables(ann).pop().expect("everyone is told");
    assert!(shown["zones"]["seats"].as_str().unwrap().contains("away for 15 minutes"), "{shown}");
    assert_eq!(driver.table.next_deadline(), None, "and told once");
    let eve = driver.connect(EVE);
    assert_eq!(driver.ask(eve, replace.clone())["code"], "not-your-seat");
    assert_eq!(driver.ask(ann, replace)["type"], "done");
    assert_eq!(driver.last_occupant(1).stand_in(), Some(StandIn::Absent));
    let bob = driver.connect(BOB);
    assert_eq!(driver.ask(bob, json!({ "type": "return", "seat": 2 }))["type"], "done");
    assert_eq!(driver.last_occupant(1).stand_in(), None);
}

#[test]
fn with_a_clock_the_clock_decides_and_only_those_are_replaced_who_are_awaited() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerGame(100_000));
    driver.play(ann, 1, "choose1");
    driver.disconnect(bob);
    driver.advance(20 * MINUTE);
    assert_eq!(driver.ask(ann, json!({ "type": "replace", "seat": 2 }))["code"], "not-absent");
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    driver.play(bob, 2, "choose1");
    driver.disconnect(bob);
    driver.advance(20 * MINUTE);
    assert_eq!(driver.ask(ann, json!({ "type": "replace", "seat": 2 }))["code"], "not-absent", "Ann is to choose");
    driver.play(ann, 1, "choose1");
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::Steps { .. }));
}
