//! Matches of a game whose type the caller does not know.

use catalog::{Language, RenderContext};
use kernel::{Seat, SeatCount, Viewer};
use session::{ChanceSource, PlayError, Seed};

const FIRST: Seat = Seat::new(0);

fn burgenland() -> &'static dyn catalog::CatalogGame {
    catalog::find("burgenland").expect("the catalog has it")
}

#[test]
fn a_match_is_played_without_knowing_the_game() {
    let options = [("start".to_owned(), "blue".to_owned())];
    let mut session = burgenland().open(SeatCount::new(2), &options, ChanceSource::Seed(Seed::from_number(3))).unwrap();
    assert_eq!(session.legal_actions(FIRST), ["roll0"]);
    let fork = session.fork();
    session.play(FIRST, "roll0").unwrap();
    assert_eq!((fork.step_count(), session.step_count()), (0, session.steps(0).len()), "a fork is independent");
    assert!(matches!(session.play(FIRST, "fly"), Err(PlayError::Notation(_))));
    assert!(session.view_json(Viewer::Spectator).is_object());
    assert!(!session.view_text(Viewer::Spectator).is_empty());
    assert_eq!(session.events_json(0, Viewer::Spectator).len(), session.step_count());
    assert_eq!(session.at(0).step_count(), 0);
}

#[test]
fn the_text_board_speaks_the_language_of_the_reader_and_knows_the_players() {
    let options = [("start".to_owned(), "blue".to_owned())];
    let session = burgenland().open(SeatCount::new(2), &options, ChanceSource::Entered).unwrap();
    let names = ["Anna".to_owned(), "Bert".to_owned()];
    let board = |language| session.text_board(&RenderContext { language, names: &names, ..RenderContext::default() });
    let german = board(Language::German);
    assert!(german.starts_with("Anna beginnt einen Zug.\n") && german.contains("Burgen von Bert"), "{german}");
    let english = board(Language::English);
    assert!(english.starts_with("Anna begins a turn.\n") && english.contains("Castles of Bert"), "{english}");
    assert!(session.view_text(Viewer::Spectator).starts_with("seat 1 begins a turn\n"), "for developers");
}

#[test]
fn bad_setups_are_refused() {
    let open = |seats, key: &str| {
        let options = [(key.to_owned(), "blue".to_owned())];
        burgenland().open(SeatCount::new(seats), &options, ChanceSource::Entered).err().unwrap().to_string()
    };
    assert_eq!(open(3, "start"), "burgenland is not for 3 seats: use 2");
    assert!(open(2, "colour").starts_with("there is no option \"colour\": the game has start"));
}
