//! One person with the real pieces on their table.

use journal::{EntryKind, Status, TimeControl};
use kernel::ToAct;
use pages::{OptionsError, Refusal};
use present::Language;
use serde_json::json;
use session::{ChanceSource, Record, Seed};
use table::{Choices, NewMatch, SubscriberId};

use crate::driver::{ANN, BOB, Driver, computer, guest, new_match};

fn companion(game: &str, options: &[(&str, &str)]) -> NewMatch {
    NewMatch {
        game: catalog::find(game).expect("the game is known"),
        options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        companion: true,
        seed: None,
        ..new_match([guest(ANN, "Ann")])
    }
}

fn begun(game: &str) -> (Driver, SubscriberId) {
    let mut driver = Driver::of(companion(game, &[]));
    let ann = driver.connect(ANN);
    (driver, ann)
}

fn choices(driver: &Driver) -> Choices {
    driver.table.choices(ANN, Some(1), Language::English).unwrap()
}

fn is_asked_for_outcome(driver: &Driver) -> bool {
    driver.table.snapshot().session.to_act() == ToAct::Chance
}

fn zone(driver: &mut Driver, name: &str) -> String {
    let page = driver.table.page(ANN, Language::English, driver.now);
    page.zones.into_iter().find(|(zone, _)| *zone == name).expect("every page has it").1
}

fn record(driver: &Driver) -> String {
    driver.table.snapshot().session.record().to_string()
}

/// Plays on with choices that depend on `seed` until `stop`; returns how many outcomes were entered.
fn play_until(driver: &mut Driver, ann: SubscriberId, mut seed: u64, stop: impl Fn(&Driver) -> bool) -> usize {
    let mut entered = 0;
    while driver.journal.last().is_some_and(|append| append.summary.status == Status::Running) && !stop(driver) {
        let offered = choices(driver).actions;
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        entered += usize::from(is_asked_for_outcome(driver));
        let action = &offered[(seed >> 33) as usize % offered.len()].action;
        let answer = driver.play(ann, 1, action);
        assert_eq!(answer["type"], "done", "{action}: {answer}");
    }
    entered
}

#[test]
fn a_match_is_played_to_its_end_with_what_the_person_draws() {
    let matches = [
        ("two-heirs", vec![]),
        ("viscounts", vec![("opponent", "cleric")]),
        ("viscounts", vec![("opponent", "builder")]),
        ("viscounts", vec![("opponent", "cards")]),
        ("viscounts", vec![("opponent", "noble")]),
    ];
    for ((game, options), seed) in matches.into_iter().zip(1..) {
        let mut driver = Driver::of(companion(game, &options));
        let ann = driver.connect(ANN);
        // Somewhere on the way something is entered wrongly.
        let mut entered = play_until(&mut driver, ann, seed, |driver| driver.journal.len() > 30);
        assert_eq!(driver.ask(ann, json!({ "type": "take-back", "seat": 1 }))["type"], "done");
        entered += play_until(&mut driver, ann, seed + 7, |_| false);
        assert!(entered > 10, "{game}: {entered} outcomes");
        assert_eq!(driver.journal.last().unwrap().summary.status, Status::Over);
        let record = record(&driver);
        assert!(record.contains("\nchance entered\n") && record.contains("\npractice yes\n"), "{record}");
        let read = Record::parse(&record).unwrap();
        let again = catalog::find(game).unwrap().load(&read, ChanceSource::Entered).unwrap();
        assert_eq!(again.record().to_string(), record);
    }
}

#[test]
fn the_page_asks_for_what_is_drawn() {
    let (mut driver, ann) = begun("viscounts");
    assert!(is_asked_for_outcome(&driver));
    let offered = choices(&driver);
    assert!(offered.actions.len() > 1, "what is certain is not asked for");
    assert_eq!(driver.journal.last().unwrap().summary.to_act.len(), 1, "the lobby says that it is her turn");
    let (buttons, first) = (zone(&mut driver, "actions"), &offered.actions[0]);
    assert!(buttons.contains(&format!("data-action=\"{}\"", first.action)), "{buttons}");
    assert!(zone(&mut driver, "seats").contains("Companion."));
    let told = driver.tables(ann);
    assert_eq!(told.last().unwrap()["decisions"], json!({ "1": offered.decision }));
    assert!(driver.table.page(ANN, Language::English, driver.now).commitment.is_none(), "nothing was committed to");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let (mut driver, ann) = begun("two-heirs");
    let before = record(&driver);
    assert_eq!(driver.play(ann, 1, "nonsense")["code"], "illegal-action");
    let decision = choices(&driver).decision.map(|decision| decision + 1);
    let action = &choices(&driver).actions[0].action;
    let stale = driver.ask(ann, json!({ "type": "play", "seat": 1, "decision": decision, "action": action }));
    assert_eq!(stale["code"], "stale-decision");
    assert_eq!(record(&driver), before);
}

#[test]
fn a_wrong_entry_is_taken_back() {
    let (mut driver, ann) = begun("viscounts");
    play_until(&mut driver, ann, 5, |driver| !is_asked_for_outcome(driver));
    let before = record(&driver);
    // The last thing that was entered is an outcome; it is asked for again.
    assert_eq!(driver.ask(ann, json!({ "type": "take-back", "seat": 1 }))["type"], "done");
    assert!(is_asked_for_outcome(&driver));
    assert_ne!(record(&driver), before);
    driver.restart();
    assert!(is_asked_for_outcome(&driver), "a restart does not draw");
    let ann = driver.connect(ANN);
    let Choices { actions, .. } = choices(&driver);
    assert_eq!(driver.play(ann, 1, &actions[0].action)["type"], "done");
    // Back to the beginning, one entry at a time; then nothing is left.
    let mut count = 0;
    while driver.ask(ann, json!({ "type": "take-back", "seat": 1 }))["type"] == "done" {
        count += 1;
    }
    assert!(count > 5, "{count}");
    assert!(choices(&driver).actions.len() > 1);
}

#[test]
fn a_restarted_match_goes_on_where_it_was() {
    let (mut driver, ann) = begun("two-heirs");
    play_until(&mut driver, ann, 3, |driver| driver.journal.len() > 25);
    let (before, asked) = (record(&driver), choices(&driver));
    driver.restart();
    assert_eq!((record(&driver), choices(&driver)), (before, asked));
}

#[test]
fn no_computer_plays_for_the_person_and_the_next_match_is_of_the_same_kind() {
    let (mut driver, ann) = begun("viscounts");
    assert_eq!(driver.ask(ann, json!({ "type": "leave", "seat": 1 }))["code"], "bad-message");
    assert!(!zone(&mut driver, "menu").contains("leave"));
    driver.ask(ann, json!({ "type": "resign", "seat": 1 }));
    assert!(matches!(driver.journal.last().unwrap().entry.kind, EntryKind::Resign { .. }));
    driver.post(ann, json!({ "type": "rematch", "id": "again" }));
    assert!(driver.created[0].companion);
}

#[test]
fn nobody_is_hurried() {
    let hurried = NewMatch { clock: TimeControl::PerMove(30), ..companion("viscounts", &[]) };
    assert_eq!(hurried.into_row(Seed::from_number(7), || BOB, 0).unwrap().clock, TimeControl::None);
}

#[test]
fn only_one_person_alone_plays_with_the_real_pieces() {
    let alone = || companion("viscounts", &[]);
    let refused = [
        NewMatch { seed: Some(Seed::from_number(1)), ..alone() },
        NewMatch { occupants: vec![guest(ANN, "Ann"), guest(BOB, "Bob")], ..alone() },
        NewMatch { occupants: vec![guest(ANN, "Ann"), computer()], ..alone() },
        NewMatch { occupants: vec![computer()], ..alone() },
    ];
    for new in refused {
        let refusal = new.into_row(Seed::from_number(7), || BOB, 0).unwrap_err();
        assert!(matches!(refusal, Refusal::BadOptions(OptionsError::Companion)), "{refusal:?}");
    }
}
