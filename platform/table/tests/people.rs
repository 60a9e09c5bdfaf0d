//! Seats, chat, hints, rematches, and what a returning client gets.

use journal::{EntryKind, Occupant, TimeControl, Token};
use pages::Refusal;
use players::Sequential;
use serde_json::json;
use table::{Answer, Command, NewMatch, RequestId};

use crate::driver::{ANN, BOB, Driver, EVE, computer, guest, new_match};

fn sit(driver: &mut Driver, guest: Token, invitation: Option<Token>) -> Result<Answer, Refusal> {
    let request = RequestId(driver.next_number());
    driver.handle(Command::Sit { request, guest, name: "Bob".to_owned(), invitation });
    let (answered, answer) = driver.answers.pop().expect("it is answered");
    assert_eq!(answered, request);
    answer
}

#[test]
fn a_seat_is_taken_by_its_invitation_and_the_match_begins() {
    let mut driver = Driver::new(TimeControl::None, [guest(ANN, "Ann"), Occupant::Open]);
    assert!(driver.journal.is_empty());
    assert_eq!(sit(&mut driver, BOB, None), Err(Refusal::BadInvitation), "the match is not listed");
    assert_eq!(sit(&mut driver, BOB, Some(EVE)), Err(Refusal::BadInvitation));
    let taken = driver.invitation(0);
    assert_eq!(sit(&mut driver, BOB, Some(taken)), Err(Refusal::SeatTaken));
    let open = driver.invitation(1);
    assert_eq!(sit(&mut driver, BOB, Some(open)), Ok(Answer::Seat(kernel::Seat::new(1))));
    driver.begin(&[ANN, BOB]);
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::Start { .. }));
    let entries = driver.journal.len();
    assert_eq!(sit(&mut driver, BOB, Some(open)), Ok(Answer::Seat(kernel::Seat::new(1))), "it is Bob's already");
    assert_eq!(driver.journal.len(), entries);
}

#[test]
fn everyone_may_write_in_the_chat_under_their_name() {
    let (mut driver, [_, bob]) = Driver::two_people(TimeControl::None);
    let eve = driver.connect(EVE);
    for (subscriber, name) in [(bob, "Bob"), (eve, "Eve")] {
        driver.ask(subscriber, json!({ "type": "chat", "text": "  <b>hello</b>\n there " }));
        let EntryKind::Chat { name: found, text } = &driver.journal.last().unwrap().entry.kind else {
            panic!("it is in the journal")
        };
        assert_eq!((found.as_str(), text.as_str()), (name, "<b>hello</b> there"));
    }
    let shown = driver.tables(bob).pop().unwrap();
    assert_eq!(shown["chat"]["count"], 2);
    assert!(shown["chat"]["html"].as_str().unwrap().contains("&lt;b&gt;hello"), "{shown}");
    assert_eq!(driver.ask(eve, json!({ "type": "chat", "text": " \n " }))["code"], "bad-message");
    assert_eq!(driver.ask(eve, json!({ "type": "chat", "text": "x".repeat(401) }))["code"], "too-long");
}

/// The lines of the chat as a guest finds them on the page: those that can be read, and the number of all.
fn chat(driver: &mut Driver, guest: Token) -> (usize, usize) {
    let page = driver.table.page(guest, present::Language::English, driver.now);
    (page.chat.matches("<span>").count(), page.chat_count)
}

#[test]
fn spectators_write_as_much_as_they_may_and_where_they_may() {
    let (mut driver, [_, bob]) = Driver::two_people(TimeControl::None);
    let line = json!({ "type": "chat", "text": "hello" });
    let eve = driver.connect(EVE);
    for _ in 0..20 {
        assert_eq!(driver.ask(eve, line.clone())["type"], "done");
    }
    assert_eq!(driver.ask(eve, line.clone())["code"], "chat-full");
    for other in 10..19 {
        let other = driver.connect(Token::new([other; 16]));
        for _ in 0..20 {
            assert_eq!(driver.ask(other, line.clone())["type"], "done");
        }
    }
    let last = driver.connect(Token::new([99; 16]));
    assert_eq!(driver.ask(last, line.clone())["code"], "chat-full");
    assert_eq!(driver.ask(bob, line.clone())["type"], "done", "those who play are not concerned");
    let closed = NewMatch { spectators_write: false, ..new_match([guest(ANN, "Ann"), guest(BOB, "Bob")]) };
    let mut driver = Driver::of(closed);
    let (bob, eve) = (driver.connect(BOB), driver.connect(EVE));
    assert_eq!(driver.ask(eve, line.clone())["code"], "chat-closed");
    assert_eq!(driver.ask(bob, line)["type"], "done");
    let hidden = json!({ "type": "chat", "text": "a\u{202e}b" });
    assert_eq!(driver.ask(bob, hidden)["code"], "hidden-letters");
}

#[test]
fn a_page_has_the_last_lines_of_the_chat_and_earlier_ones_are_asked_for() {
    let (mut driver, [ann, _]) = Driver::two_people(TimeControl::None);
    for number in 0..120 {
        driver.ask(ann, json!({ "type": "chat", "text": format!("line {number}!") }));
    }
    assert_eq!(chat(&mut driver, BOB), (50, 120));
    let mut before = 70;
    for lines in [50, 20, 0] {
        let page = driver.table.earlier_chat(BOB, present::Language::English, before);
        assert_eq!((page.html.matches("<li").count(), page.from), (lines, before - lines));
        assert!(lines == 0 || page.html.contains(&format!("line {}!", before - 1)), "{}", page.html);
        before = page.from;
    }
    let bob = driver.connect(BOB);
    let fresh = driver.tables(bob).pop().unwrap();
    assert_eq!((&fresh["chat"]["from"], &fresh["chat"]["count"]), (&json!(70), &json!(120)));
    let resume = json!({ "epoch": fresh["epoch"], "version": fresh["version"], "chat": 3 });
    driver.post(bob, json!({ "type": "hello", "resume": resume }));
    assert_eq!(driver.tables(bob).pop().unwrap()["chat"]["from"], 70, "nobody is sent everything at once");
}

#[test]
fn a_seat_does_not_read_whom_it_has_muted() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    let eve = driver.connect(EVE);
    for subscriber in [ann, bob, eve] {
        driver.ask(subscriber, json!({ "type": "chat", "text": "hello" }));
    }
    let mute = |whom: u8, hidden: bool| json!({ "type": "mute", "seat": 1, "whom": whom, "hidden": hidden });
    assert_eq!(driver.ask(ann, mute(2, true))["type"], "done");
    assert_eq!((chat(&mut driver, ANN), chat(&mut driver, BOB)), ((2, 3), (3, 3)));
    assert_eq!(driver.ask(ann, mute(0, true))["type"], "done");
    driver.restart();
    assert_eq!((chat(&mut driver, ANN), chat(&mut driver, EVE)), ((1, 3), (3, 3)), "it is kept, and nobody else's");
    let (ann, bob) = (driver.connect(ANN), driver.connect(BOB));
    driver.tables(ann);
    driver.ask(bob, json!({ "type": "chat", "text": "can you read me?" }));
    let shown = driver.tables(ann).pop().unwrap();
    assert_eq!((&shown["chat"]["count"], &shown["chat"]["html"]), (&json!(4), &json!("<li hidden></li>")));
    let page = driver.table.page(ANN, present::Language::English, driver.now);
    let menu = &page.zones.iter().find(|(zone, _)| *zone == "menu").unwrap().1;
    assert!(menu.contains("Show messages from Bob again") && menu.contains("data-hidden=\"false\""), "{menu}");
    assert_eq!(driver.ask(ann, mute(2, false))["type"], "done");
    assert_eq!(chat(&mut driver, ANN), (3, 4));
    assert_eq!(driver.ask(ann, mute(1, true))["code"], "bad-message", "nobody mutes themselves");
    assert_eq!(driver.ask(bob, mute(2, true))["code"], "not-your-seat");
}

#[test]
fn hints_come_when_they_are_ready() {
    let mut driver = Driver::of(NewMatch { hints: true, ..new_match([guest(ANN, "Ann"), guest(BOB, "Bob")]) });
    let ann = driver.connect(ANN);
    assert_eq!(driver.ask(ann, json!({ "type": "hint", "seat": 1 }))["type"], "done");
    let advising = driver.advising.pop().expect("somebody thinks about it");
    let (subscriber, id) = (advising.subscriber, advising.id.clone());
    let hints = advising.hints(&advising.run(0, &Sequential));
    driver.handle(Command::Advised { subscriber, id: id.clone(), hints });
    let hint = driver.answer(ann, &id).unwrap();
    assert_eq!((&hint["type"], hint["hints"].as_array().unwrap().len()), (&json!("hint"), 3));
    driver.play(ann, 1, "choose1");
    assert_eq!(driver.ask(ann, json!({ "type": "hint", "seat": 1 }))["code"], "not-your-turn");
}

#[test]
fn hints_are_for_one_person_or_where_all_agree() {
    let two = || [guest(ANN, "Ann"), guest(BOB, "Bob")];
    let alone = || [guest(ANN, "Ann"), computer()];
    let shared = || [guest(ANN, "Ann"), guest(ANN, "Anna")];
    for (occupants, aids, hints, allowed) in [
        (two(), true, false, false),
        (two(), true, true, true),
        (two(), false, true, false),
        (alone(), true, false, true),
        (alone(), false, false, false),
        (shared(), true, false, true),
    ] {
        let case = format!("{occupants:?} {aids} {hints}");
        let mut driver = Driver::of(NewMatch { aids, hints, ..new_match(occupants) });
        let ann = driver.connect(ANN);
        let answer = driver.ask(ann, json!({ "type": "hint", "seat": 1 }));
        assert_eq!(answer.get("code"), (!allowed).then(|| json!("no-hints")).as_ref(), "{case}");
        assert_eq!(driver.advising.len(), usize::from(allowed), "{case}");
        let page = driver.table.page(ANN, present::Language::English, driver.now);
        let zone = |name| &page.zones.iter().find(|(zone, _)| *zone == name).unwrap().1;
        assert_eq!(zone("controls").contains("data-command=\"hint\""), allowed, "{case}");
        assert_eq!(zone("seats").contains("may ask the computer for a hint"), hints && aids, "{case}");
    }
}

#[test]
fn a_rematch_is_created_once_with_the_seats_moved_on() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::PerMove(30));
    assert_eq!(driver.ask(ann, json!({ "type": "rematch" }))["code"], "not-over");
    driver.ask(ann, json!({ "type": "resign", "seat": 1 }));
    let eve = driver.connect(EVE);
    assert_eq!(driver.ask(eve, json!({ "type": "rematch" }))["code"], "not-your-seat");
    driver.post(ann, json!({ "type": "rematch", "id": "again" }));
    let new = driver.created.pop().expect("a match is to be created");
    assert_eq!(new.occupants, [guest(BOB, "Bob"), guest(ANN, "Ann")]);
    assert_eq!(new.clock, TimeControl::PerMove(30));
    driver.table.created(Err(Refusal::StoreFailed), driver.now);
    driver.carry_out();
    assert_eq!(driver.answer(ann, "again").unwrap()["code"], "store-failed");
    driver.post(ann, json!({ "type": "rematch", "id": "again" }));
    driver.table.created(Ok(EVE), driver.now);
    driver.carry_out();
    let to = json!(format!("/m/{EVE}"));
    assert_eq!(driver.answer(ann, "again").unwrap()["to"], to);
    assert_eq!(driver.ask(bob, json!({ "type": "rematch" }))["to"], to, "Bob is sent to the same match");
    assert_eq!(driver.created.len(), 1);
}

#[test]
fn a_returning_client_gets_the_gap_or_a_fresh_table() {
    let (mut driver, [ann, bob]) = Driver::two_people(TimeControl::None);
    let last = driver.tables(ann).pop().unwrap();
    let resume = json!({ "epoch": last["epoch"], "version": last["version"], "chat": 0 });
    driver.disconnect(ann);
    driver.play(bob, 2, "choose2");
    let ann = table::SubscriberId(driver.next_number());
    driver.table.connect(ann, ANN, present::Language::English, driver.now);
    driver.post(ann, json!({ "type": "hello", "resume": resume }));
    let gap = driver.tables(ann).pop().unwrap();
    assert_eq!((&gap["fresh"], &gap["log"]["from"]), (&json!(false), &json!(0)));
    assert!(gap["zones"].get("supply").is_none(), "what has not changed is not sent");
    let unknown = json!({ "epoch": "another", "version": 1, "chat": 0 });
    driver.post(ann, json!({ "type": "hello", "resume": unknown }));
    let fresh = driver.tables(ann).pop().unwrap();
    assert_eq!((&fresh["fresh"], fresh["zones"].as_object().unwrap().len()), (&json!(true), 10));
}
