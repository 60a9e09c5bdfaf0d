//! Scenarios are run as written, and a failure names its line.

use laws::toys::{Cards, PrivateCards, SealedBids, sealed_bids};
use laws::{Scenarios, scenarios};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

fn cards(numbers: &[&str]) -> Result<Cards, String> {
    let mut cards = Cards::NONE;
    for number in numbers {
        cards.insert(number.parse().map_err(|_| format!("{number:?} is no card"))?);
    }
    Ok(cards)
}

fn sealed_bids(folder: &str) -> Scenarios<SealedBids> {
    scenarios::<SealedBids>(folder)
        .given(|_, state: &mut sealed_bids::State, text| {
            match text.split_whitespace().collect::<Vec<_>>()[..] {
                ["panic"] => panic!("given too much"),
                ["prizes", ref numbers @ ..] => state.open.prizes = cards(numbers)?,
                ["hand", seat, ref numbers @ ..] => {
                    let seat: kernel::Seat = seat.parse().map_err(|error: kernel::NotationError| error.to_string())?;
                    state.open.hands[seat.index()] = cards(numbers)?;
                }
                _ => return Err(format!("cannot set up {text:?}")),
            }
            Ok(())
        })
        .expect(|_, state: &sealed_bids::State, text| match text.strip_prefix("carried ") {
            Some(points) if points == state.open.carried.to_string() => Ok(()),
            Some(points) => Err(format!("expected {points} to be carried, found {}", state.open.carried)),
            None => Err(format!("cannot check {text:?}")),
        })
}

#[test]
fn all_scenarios_of_a_folder_are_run() {
    sealed_bids(&format!("{FOLDER}/sealed-bids")).run();
    scenarios::<PrivateCards>(format!("{FOLDER}/private-cards")).run();
}

#[test]
#[should_panic(expected = "there is no .scn file")]
fn a_folder_without_scenarios_fails() {
    sealed_bids(FOLDER).run();
}

#[test]
fn a_failure_names_file_and_line() {
    // The words of another game: the file cannot be read as one of this game.
    let failures = scenarios::<SealedBids>(format!("{FOLDER}/private-cards")).failures();
    let [failure] = &failures[..] else { panic!("{failures:?}") };
    assert!(failure.ends_with(r#"buried-card.scn:4: there is no option "deck": the game has ties"#), "{failure}");
}

/// The failure of a scenario with two seats whose third line is `line`, after prize 3 was turned up.
fn failure_of(line: &str) -> String {
    match sealed_bids(FOLDER).play(&format!("seats: 2\n* 3\n{line}\nexpect score 1: 0")) {
        Ok(()) => "nothing".to_owned(),
        Err((3, reason)) => reason,
        Err((line, reason)) => format!("line {line}: {reason}"),
    }
}

#[test]
fn wrong_lines_are_reported() {
    for (line, reason) in [
        ("1 bid2", "nothing"),
        ("   # just a remark", "nothing"),
        ("rule: a.b, c.d", "nothing"),
        ("1 bid7", r#""bid7" is no action: use bid1 to bid4"#),
        ("9 bid1", r#""9 bid1" is no step: use a seat and its action, or * and an outcome"#),
        ("3 bid1", "3 bid1 is not possible: the table waits for 1 2"),
        ("* 4", "* 4 is not possible: the table waits for 1 2"),
        ("nonsense", r#""nonsense" is no step: use a seat and its action, or * and an outcome"#),
        ("seats: 3", "seats must come before the first step"),
        ("options: ties=carry", "options must come before the first step"),
        ("given: a miracle", r#"cannot set up "a miracle""#),
        ("given: panic", "the game panicked: given too much"),
        ("expect to act: chance", "to act: expected chance, found 1 2"),
        ("expect legal 1: bid1 bid2", "nothing"),
        ("expect legal 3: bid1", "there is no seat 3 at this table"),
        ("expect illegal 1: bid4", "bid4 should not be legal for seat 1"),
        ("expect only 2: bid4 bid3 bid2 bid1", "nothing"),
        ("expect only 2: bid1", "legal for seat 2: expected bid1, found bid1 bid2 bid3 bid4"),
        ("expect score 1: 7", "score of seat 1: expected 7, found 0"),
        ("expect rank 1: 2", "rank of seat 1: expected 2, found 1"),
        ("expect: carried 2", "expected 2 to be carried, found 0"),
        ("expect: luck", r#"cannot check "luck""#),
        ("expect nothing", "an expectation needs a colon: `expect to act: 1`"),
    ] {
        assert_eq!(failure_of(line), reason, "{line}");
    }
    assert!(failure_of("expect luck 1: 3").starts_with(r#"unknown expectation "luck 1": use to act,"#));
}

#[test]
fn wrong_headings_are_reported() {
    let failure = |text: &str| sealed_bids(FOLDER).play(text).unwrap_err();
    assert_eq!(failure("* 3"), (1, "a line `seats: COUNT` must come first".to_owned()));
    assert_eq!(failure("\nseats: 9"), (2, "seats must be one of [2, 3]".to_owned()));
    assert_eq!(failure("options: ties"), (1, r#""ties" is not key=value"#.to_owned()));
    assert_eq!(failure("options: ties=no"), (1, r#"option ties cannot be "no": use discard or carry"#.to_owned()));
    assert_eq!(failure("seats: 2\n* 3\n1 bid2\n"), (3, "the scenario expects nothing".to_owned()));
    assert_eq!(
        failure("seats: 2\n* 3\n1 bid2\n1 bid3"),
        (4, "1 bid3 is not possible: the table waits for 2".to_owned())
    );
    assert_eq!(failure("seats: 2\n* 3\n1 bid2\n2 bid3\n* 3"), (5, "* 3 is not possible: possible is 1 2 4".to_owned()));
    assert_eq!(
        failure("seats: 2\n* 3\n1 bid2\n2 bid3\n* 4\n1 bid2"),
        (6, "1 bid2 is not possible: legal is bid1 bid3 bid4".to_owned())
    );
}

#[test]
fn a_game_without_own_expectations_reports_that() {
    let failure = |text: &str| scenarios::<SealedBids>(FOLDER).play(text).unwrap_err().1;
    assert_eq!(failure("seats: 2\ngiven: x"), "this game has no words for given: x");
    assert_eq!(failure("seats: 2\nexpect: x"), "this game has no words for expect: x");
}
