//! Viscounts: a round kingdom of five lands around a castle of three rings, and the board with its row of townsfolk.
//!
//! | what | module |
//! |---|---|
//! | the kingdom: lands, paths, sites, viscounts | `kingdom` |
//! | the castle in its middle | `castle` |
//! | cards, tiles, schemes | `cards` |
//! | the boards of the contenders, the piles, the hand | `boards` |
//! | the signs | `glyphs` |
//! | effects as signs and words | `effects` |
//! | words for actions and prompts | `speech` |
//! | what would come of an action, and how to pay for it | `preview` |
//! | words for the log | `log` |
//! | the rules with drawn examples | `rules` |

mod boards;
mod cards;
mod castle;
mod cover;
mod effects;
mod glyphs;
mod kingdom;
mod log;
mod preview;
mod rules;
mod scene;
mod speech;

use kernel::Seat;
use maud::{Markup, html};
use viscounts::Viscounts;
use viscounts::state::Side;

use present::{ActionOf, Arms, COMMON, ERRORS, EventOf, Face, Language, LogLine, Proposal, WordFile, WordList, Words};

use scene::Scene;

pub use scene::ViscountsFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "viscounts", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for ViscountsFace {
    type Game = Viscounts;

    const STYLE: &'static str = include_str!("../style.css");

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            div.viscounts {
                div.v-table {
                    (kingdom::kingdom(scene))
                    div.v-own {
                        (scene.part("viscounts-choice", html! { (boards::choice(scene)) (boards::pairs(scene)) }))
                        (scene.part("viscounts-own", boards::own_board(scene)))
                    }
                    (scene.part("viscounts-market", boards::market(scene)))
                    (scene.part("viscounts-opponent", boards::opponent(scene)))
                }
            }
        }
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        boards::hand(scene)
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        boards::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        boards::seat_details(scene, seat)
    }

    fn prompt(scene: &Scene<'_>) -> String {
        speech::prompt(scene)
    }

    fn action_label(scene: &Scene<'_>, action: ActionOf<Self>) -> String {
        speech::action_label(scene, action)
    }

    fn action_group(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        speech::action_group(scene, action)
    }

    fn outcome(scene: &Scene<'_>, action: ActionOf<Self>) -> Option<String> {
        preview::outcome(scene, action)
    }

    fn proposal(scene: &Scene<'_>) -> Option<Proposal<ActionOf<Self>>> {
        preview::proposal(scene)
    }

    fn event_words(game: &Viscounts, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        Some(log::event_words(game, words, names, event))
    }

    fn rules_page(words: &'static Words) -> Markup {
        rules::page(words)
    }

    fn cover() -> Markup {
        cover::picture()
    }

    fn provenance(words: &Words) -> Markup {
        rules::provenance(words)
    }
}

/// What the drawings use again and again, defined once per page.
fn symbols() -> Markup {
    html! { (glyphs::symbols()) (kingdom::symbols()) }
}

/// The arms of a side: those of its seat. The opponent of the solo game, who sits at none, bears the second seat's.
fn arms(side: Side) -> Arms {
    Arms::of_seat(Seat::new(side.0))
}

/// The name of a side.
fn side_name(scene: &Scene<'_>, side: Side) -> String {
    if scene.game.is_opponent(side) {
        let board = scene.game.opponent_board();
        let name = match scene.words.language() {
            Language::German => &board.de,
            Language::English => &board.en,
        };
        scene.words.with("viscounts-opponent", &[("name", name.into())])
    } else {
        scene.name(Seat::new(side.0)).to_owned()
    }
}
