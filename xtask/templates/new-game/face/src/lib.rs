//! How New Game looks and speaks: one row of stones for each seat, and a bag.
//!
//! | what | module |
//! |---|---|
//! | the marker type and the scenes | `scene` |
//! | the stones | `stones` |
//! | the board, the hand, the bag | `board` |
//! | words for actions, prompts and the log | `texts` |
//! | cover, rules page, printed pieces, provenance | `pages` |

mod board;
mod pages;
mod scene;
mod texts;
mod stones;

use kernel::Seat;
use maud::Markup;
use new_game::NewGame;
use present::{ActionOf, COMMON, ChanceOf, ERRORS, EventOf, Face, LogLine, PrintedPiece, WordFile, WordList, Words};

use scene::Scene;

pub use scene::NewGameFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "new-game", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for NewGameFace {
    type Game = NewGame;

    const STYLE: &'static str = include_str!("../style.css");

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        stones::symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        board::hand(scene)
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        board::bag(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        board::seat_details(scene, seat)
    }

    fn prompt(scene: &Scene<'_>) -> String {
        texts::prompt(scene)
    }

    fn action_label(scene: &Scene<'_>, action: ActionOf<Self>) -> String {
        texts::action_label(scene, action)
    }

    /// There are only two actions, so they need no headings.
    fn action_group(_scene: &Scene<'_>, _action: ActionOf<Self>) -> Option<String> {
        None
    }

    fn chance_prompt(scene: &Scene<'_>) -> String {
        texts::chance_prompt(scene)
    }

    fn outcome_label(scene: &Scene<'_>, outcome: ChanceOf<Self>) -> String {
        texts::stone_name(scene.words, outcome)
    }

    fn about(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        Some(texts::about(scene, action))
    }

    fn event_words(_game: &NewGame, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        Some(texts::event_words(words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        pages::rules(words)
    }

    fn cover() -> Markup {
        pages::cover_picture()
    }

    fn printed(words: &'static Words) -> Vec<PrintedPiece> {
        pages::printed(words)
    }

    fn provenance(words: &Words) -> Markup {
        pages::provenance(words)
    }
}
