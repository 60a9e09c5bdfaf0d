//! Faces of a toy with one flaw each: the laws reject each of them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use face_laws::chances::check_chances;
use face_laws::parts;
use kernel::Seat;
use laws::toys::SealedBids;
use laws::toys::sealed_bids::{Action, Event, Prize};
use maud::{Markup, html};
use present::{COMMON, ERRORS, Face, LogLine, PrintedPiece, Scene, WordList, Words};

static WORDS: WordList = WordList::new(&[COMMON, ERRORS]);

/// The face of sealed bids with one flaw: a digit for each, 0 for none.
struct ToyFace<const FLAW: u8>;

const NONE: u8 = 0;
const NO_QUESTION: u8 = 1;
const SAME_LABEL: u8 = 2;
const EMPTY_LABEL: u8 = 3;
const UNFILLED_LABEL: u8 = 4;
const EMPTY_HEADING: u8 = 5;
const NOT_COMMON: u8 = 6;
const FORGOTTEN: u8 = 7;

impl<const FLAW: u8> Face for ToyFace<FLAW> {
    type Game = SealedBids;

    const STYLE: &'static str = "";

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        Markup::default()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let left = scene.view.open.prizes.len();
        let shows = if FLAW == FORGOTTEN { 0 } else { left };
        scene.common_part("prizes", shows, || {
            html! { (left) @if FLAW == NOT_COMMON { " " (format!("{:?}", scene.viewer)) } }
        })
    }

    fn hand(_scene: &Scene<'_, Self>) -> Option<Markup> {
        None
    }

    fn supply(_scene: &Scene<'_, Self>) -> Markup {
        Markup::default()
    }

    fn seat_details(_scene: &Scene<'_, Self>, _seat: Seat) -> Markup {
        Markup::default()
    }

    fn prompt(_scene: &Scene<'_, Self>) -> String {
        "Bid.".to_owned()
    }

    fn action_label(_scene: &Scene<'_, Self>, action: Action) -> String {
        action.to_string()
    }

    fn action_group(_scene: &Scene<'_, Self>, _action: Action) -> Option<String> {
        None
    }

    fn chance_prompt(scene: &Scene<'_, Self>) -> String {
        let asks = format!("Turn up one of {} prizes. Which is it?", scene.view.open.prizes.len());
        if FLAW == NO_QUESTION { "A prize is turned up.".to_owned() } else { asks }
    }

    fn outcome_label(_scene: &Scene<'_, Self>, Prize(prize): Prize) -> String {
        match FLAW {
            SAME_LABEL => format!("Prize {}", prize / 2),
            EMPTY_LABEL if prize == 2 => String::new(),
            UNFILLED_LABEL => format!("Prize {prize} {{$name}}"),
            _ => format!("Prize {prize}"),
        }
    }

    fn outcome_group(_scene: &Scene<'_, Self>, Prize(prize): Prize) -> Option<String> {
        match FLAW {
            EMPTY_HEADING => Some(String::new()),
            _ => (prize > 2).then(|| "High".to_owned()),
        }
    }

    fn event_words(_game: &SealedBids, _words: &Words, _names: &[String], _event: &Event) -> Option<LogLine> {
        None
    }

    fn rules_page(_words: &'static Words) -> Markup {
        Markup::default()
    }

    fn cover() -> Markup {
        Markup::default()
    }

    fn printed(_words: &'static Words) -> Vec<PrintedPiece> {
        Vec::new()
    }

    fn provenance(_words: &Words) -> Markup {
        Markup::default()
    }
}

/// Checks that the law on outcomes of chance rejects the flaw and says why.
fn check<const FLAW: u8>(reason: &str) {
    rejects(check_chances::<ToyFace<FLAW>>, reason);
}

/// Checks that a law rejects a flaw and says why.
fn rejects<T>(law: fn() -> T, reason: &str) {
    let caught = catch_unwind(AssertUnwindSafe(|| drop(law()))).expect_err(reason);
    let said = caught.downcast::<String>().expect("the law says what is wrong");
    assert!(said.contains(reason), "{said}");
}

#[test]
fn a_face_that_asks_well_passes() {
    check_chances::<ToyFace<NONE>>();
}

#[test]
fn a_prompt_must_ask() {
    check::<NO_QUESTION>("does not ask what was drawn");
}

#[test]
fn two_outcomes_must_not_have_the_same_label() {
    check::<SAME_LABEL>("two outcomes have the same label");
}

#[test]
fn an_outcome_must_have_a_label() {
    check::<EMPTY_LABEL>("an empty phrase");
}

#[test]
fn a_label_must_be_filled_in() {
    check::<UNFILLED_LABEL>("unfilled placeholder");
}

#[test]
fn a_heading_must_not_be_empty() {
    check::<EMPTY_HEADING>("an empty phrase");
}

#[test]
fn a_face_with_a_common_part_passes() {
    let counts = parts::check::<ToyFace<NONE>>();
    assert!(counts.drawn > 0 && counts.left_out > 0, "{counts:?}");
}

#[test]
fn a_common_part_looks_the_same_to_everyone() {
    rejects(parts::check::<ToyFace<NOT_COMMON>>, "two drawings of prizes differ");
}

#[test]
fn a_part_that_changes_is_drawn_again() {
    rejects(parts::check::<ToyFace<FORGOTTEN>>, "prizes was left out but has changed");
}
