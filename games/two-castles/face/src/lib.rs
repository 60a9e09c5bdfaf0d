//! The face of Zwischen zwei Schlössern: castles in cross-section, each between its two builders.
//!
//! | what | module |
//! |---|---|
//! | rooms, wallpapers, decorations | `rooms` |
//! | the picture in each room: a kit of motifs, and a recipe per room | `pictures` |
//! | a castle in cross-section, and where the next room may go | `castles` |
//! | counters of types, and tiles that may come into a castle | `counters` |
//! | the current choice: tiles, cards, attendants, bonuses | `tray` |
//! | the hand, and the panel of a seat | `hand` |
//! | the supply and the score pad | `pad` |
//! | names of things | `names` |
//! | labels and prompts | `texts` |
//! | what to draw with the printed pieces, and what it can be | `chances` |
//! | captions, and what an action brings | `captions`, `foreseen` |
//! | log lines, and the keys of what they are about | `log`, `keys` |
//! | every piece, for a sheet | `printed` |
//! | the rules with drawn examples | `rules` |

mod captions;
mod castles;
mod chances;
mod counters;
mod cover;
mod foreseen;
mod hand;
mod keys;
mod log;
mod names;
mod pad;
mod pictures;
mod printed;
mod rooms;
mod rules;
mod scene;
mod texts;
mod tray;

use kernel::{ForeseenOf, Seat, SeatSet};
use maud::{Markup, html};
use two_castles::{Action, TwoCastles};

use present::{
    ActionOf, AutomatonPanel, COMMON, ChanceOf, ERRORS, EventOf, Face, LogLine, PrintedPiece, ViewOf, WordFile,
    WordList, Words,
};

use scene::Scene;

pub use scene::TwoCastlesFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "two-castles", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for TwoCastlesFace {
    type Game = TwoCastles;

    const STYLE: &'static str = include_str!("../style.css");

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        // Three castles or more that are not the viewer's need a row of the table.
        let wide = scene.game.places() > 4;
        html! {
            div.two-castles {
                div.two-castles-table.wide[wide] {
                    (scene.part("two-castles-tray", tray::tray(scene)))
                    (castles::around_the_table(scene))
                }
            }
        }
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| hand::hand(scene, seat))
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        pad::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        hand::seat_details(scene, seat)
    }

    fn score_details(scene: &Scene<'_>) -> Option<Markup> {
        Some(pad::pad(scene))
    }

    fn automaton_panel(scene: &Scene<'_>) -> Option<AutomatonPanel> {
        hand::ludwig(scene)
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
        _foreseen: &ForeseenOf<TwoCastles>,
    ) -> Option<Vec<String>> {
        // The castles lie open: everything that a placement changes can be counted on the spot.
        Some(foreseen::foreseen_words(scene, action))
    }

    fn tie_break_words(words: &Words, index: usize) -> Option<String> {
        Some(words.text(if index == 0 { "two-castles-tie-higher" } else { "two-castles-tie-special" }))
    }

    fn event_words(game: &TwoCastles, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        log::event_words(game, words, names, event)
    }

    fn partners(game: &TwoCastles, words: &Words, seat: Seat) -> Vec<(Seat, String)> {
        let shared = |castle: usize| {
            let partner = names::partner(game, castle, seat)?;
            Some((partner, names::castle_name(words, castle)))
        };
        game.castles_of(seat.index()).into_iter().filter_map(shared).collect()
    }

    /// Partners share what they consider for their castle; choices from the hand and tiles for Ludwig stay private.
    fn confidants(game: &TwoCastles, view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>) -> SeatSet {
        match action {
            Action::Place(side, ..) => game.partners(game.castle_at(seat, side)).without(seat),
            Action::Bonus(_) | Action::Take(_) | Action::Keep(_) => match game.bonus_of(&view.progress, seat) {
                Some((castle, _)) => game.partners(castle).without(seat),
                None => SeatSet::EMPTY,
            },
            Action::Pick(_) | Action::Assign(_) | Action::Wait(_) => SeatSet::EMPTY,
        }
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
}

/// The symbols that the drawings share.
fn symbols() -> Markup {
    rooms::symbols()
}
