//! The face of Die zwei Erben: a landscape of woods, rock and grain between two heirs, and the royal reserve as a ring.
//!
//! | what | module |
//! |---|---|
//! | the 24 buildings as pictures | `buildings` |
//! | tiles, tokens, troops and treasures | `pieces` |
//! | the landscape, seen from the viewer's side | `landscape` |
//! | the royal reserve | `reserve` |
//! | the hand, the supply, and the panel of a seat | `hand` |
//! | names of tiles, places and effects | `names` |
//! | labels and prompts | `texts` |
//! | what to draw with the printed pieces, and what it can be | `chances` |
//! | captions, and what an action brings | `captions`, `foreseen` |
//! | log lines, and the keys of what they are about | `log`, `keys` |
//! | every piece, for a sheet | `printed` |
//! | the rules with drawn examples | `rules` |

mod buildings;
mod captions;
mod chances;
mod cover;
mod foreseen;
mod hand;
mod keys;
mod landscape;
mod log;
mod names;
mod pieces;
mod printed;
mod reserve;
mod rules;
mod scene;
mod texts;

use kernel::{ForeseenOf, Seat};
use maud::{Markup, html};
use two_heirs::{Heir, TwoHeirs};

use present::{
    ActionOf, Arms, AutomatonPanel, COMMON, ChanceOf, ERRORS, EventOf, Face, FormOption, LogLine, PrintedPiece,
    WordFile, WordList, Words,
};

use scene::Scene;

pub use scene::TwoHeirsFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "two-heirs", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for TwoHeirsFace {
    type Game = TwoHeirs;

    const STYLE: &'static str = include_str!("../style.css");

    const FORM: &'static [FormOption] = &[
        FormOption { key: "first", seats: &[2], preselected: None },
        FormOption { key: "level", seats: &[1], preselected: None },
    ];

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            div.two-heirs {
                div.two-heirs-table {
                    (scene.part("two-heirs-landscape", landscape::landscape(scene)))
                    (scene.part("two-heirs-reserve", reserve::reserve(scene)))
                }
            }
        }
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| hand::hand(scene, Heir::at(seat)))
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        hand::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        hand::seat_details(scene, Heir::at(seat))
    }

    fn automaton_panel(scene: &Scene<'_>) -> Option<AutomatonPanel> {
        hand::heinrich(scene)
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
        action: ActionOf<Self>,
        foreseen: &ForeseenOf<TwoHeirs>,
    ) -> Option<Vec<String>> {
        Some(foreseen::foreseen_words(scene, action, foreseen))
    }

    fn tie_break_words(words: &Words, index: usize) -> Option<String> {
        (index == 0).then(|| words.text("two-heirs-tie-troops"))
    }

    fn event_words(game: &TwoHeirs, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        Some(log::event_words(game, words, names, event))
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

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }

    fn arms(game: &TwoHeirs, seat: Seat) -> Arms {
        pieces::arms(game.setting(), Heir::at(seat))
    }
}

/// The symbols that the drawings share.
fn symbols() -> Markup {
    html! { (buildings::symbols()) (pieces::symbols()) }
}
