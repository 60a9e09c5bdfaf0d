//! Faces of a toy that ask badly what chance has brought: the law rejects each of them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use face_laws::chances::check_chances;
use kernel::Seat;
use laws::toys::SealedBids;
use laws::toys::sealed_bids::{Action, Event, Prize};
use maud::Markup;
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

impl<const FLAW: u8> Face for ToyFace<FLAW> {
    type Game = SealedBids;

    const STYLE: &'static str = "";

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        Markup::default()
    }

    fn board(_scene: &Scene<'_, Self>) -> Markup {
        Markup::default()
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

/// Checks that the law rejects the flaw and says why.
fn check<const FLAW: u8>(reason: &str) {
    let caught = catch_unwind(AssertUnwindSafe(check_chances::<ToyFace<FLAW>>)).expect_err(reason);
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
