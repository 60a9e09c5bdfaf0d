//! The face of Carcassonne: Die Burg: a bailey seen from above, surrounded by the wall, which is the scoring track.
//!
//! | what | module |
//! |---|---|
//! | the board: tiles, followers, keeps, hot-spots | `bailey` |
//! | the wall with the scoring track, corner towers and start fields | `wall` |
//! | castle tiles | `tiles` |
//! | followers, keeps, wall tiles | `figures` |
//! | the tiles that are left, and the pieces of a seat | `holdings` |
//! | labels and prompts | `texts` |
//! | what to draw with the printed pieces, and what it can be | `chances` |
//! | captions, and what actions bring | `captions` |
//! | log lines | `log` |
//! | the keys of pieces and places | `keys` |
//! | every piece, for a sheet | `printed` |
//! | the rules with drawn examples | `rules` |

mod bailey;
mod captions;
mod chances;
mod cover;
mod figures;
mod holdings;
mod keys;
mod log;
mod printed;
mod rules;
mod scene;
mod texts;
mod tiles;
mod wall;

use castle::{Castle, Options};
use kernel::{ForeseenOf, Game as _, Seat, SeatCount, ToAct, Viewer};
use maud::{Markup, html};

use present::{
    ActionOf, Arms, COMMON, ChanceOf, ERRORS, EventOf, Face, FormOption, LogLine, PartCache, PrintedPiece, WordFile,
    WordList, Words,
};

use scene::Scene;

pub use scene::CastleFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "castle", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for CastleFace {
    type Game = Castle;

    const STYLE: &'static str = include_str!("../style.css");

    /// The rulebook leaves the choice to the younger player: a draw is fair and quick.
    const FORM: &'static [FormOption] = &[FormOption { key: "first", seats: &[], preselected: Some("random") }];

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        bailey::bailey(scene)
    }

    /// Nothing: the drawn tile lies on the board, everything else in the seats' panels.
    fn hand(_scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        holdings::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        holdings::seat_details(scene, seat)
    }

    fn prompt(scene: &Scene<'_>) -> String {
        texts::prompt(scene)
    }

    fn action_label(scene: &Scene<'_>, action: ActionOf<Self>) -> String {
        texts::action_label(scene, action)
    }

    fn action_group(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        texts::action_group(scene, action)
    }

    fn chance_prompt(scene: &Scene<'_>) -> String {
        chances::chance_prompt(scene)
    }

    fn outcome_label(scene: &Scene<'_>, outcome: ChanceOf<Self>) -> String {
        chances::outcome_label(scene, outcome)
    }

    fn outcome_group(scene: &Scene<'_>, outcome: ChanceOf<Self>) -> Option<String> {
        chances::outcome_group(scene, outcome)
    }

    fn about(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        Some(captions::about(scene, action))
    }

    fn foreseen_words(
        scene: &Scene<'_>,
        _action: ActionOf<Self>,
        foreseen: &ForeseenOf<Castle>,
    ) -> Option<Vec<String>> {
        Some(captions::foreseen(scene, foreseen))
    }

    fn event_words(_game: &Castle, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        log::event_words(words, names, event)
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        cover::picture()
    }

    fn printed(words: &'static Words) -> Vec<PrintedPiece> {
        printed::printed(words)
    }

    fn described_board(words: &'static Words, names: &[String], text: &str) -> Option<Markup> {
        let castle::score_table::DescribedTable { view, empty } = castle::score_table::described(text)?;
        let game = Castle::new(SeatCount::new(2), Options::default()).ok()?;
        let scene = Scene {
            game: &game,
            view: &view,
            viewer: Viewer::Spectator,
            to_act: ToAct::Nobody,
            legal: &[],
            intentions: &[],
            words,
            names,
            aids: false,
            parts: &PartCache::default(),
        };
        Some(scene.whole(|| html! { div.castle { (bailey::described(&scene, empty)) } }))
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }

    fn arms(_game: &Castle, seat: Seat) -> Arms {
        figures::arms(seat)
    }
}

/// The symbols that the drawings share.
fn symbols() -> Markup {
    html! { (tiles::symbols()) (figures::symbols()) (wall::symbols()) (bailey::symbols()) }
}
