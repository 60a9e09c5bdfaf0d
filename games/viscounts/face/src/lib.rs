//! The face of Burggrafen des Westfrankenreichs: a round kingdom of five lands around a castle of three rings, and the
//! board with its row of townsfolk.
//!
//! | what | module |
//! |---|---|
//! | the table: its parts and the tabs of narrow pages | `table` |
//! | what is always in sight | `status` |
//! | the kingdom: lands, paths, sites, viscounts | `kingdom` |
//! | the castle in its middle | `castle` |
//! | cards, tiles, schemes | `cards` |
//! | the portraits of the townsfolk | `portraits` |
//! | the own board, the piles, the hand | `boards` |
//! | the other contenders | `rivals` |
//! | the signs | `glyphs` |
//! | effects as signs and texts | `effects` |
//! | arms and names | `names` |
//! | labels and prompts | `texts` |
//! | what to draw with the printed pieces, and what it can be | `chances` |
//! | captions of pieces and places, and of what an action is about | `captions`, `about` |
//! | keys of pieces and places, and what a scored thing counts | `keys`, `counts` |
//! | the result of an action, and the cheapest payment | `preview` |
//! | log lines | `log` |
//! | every piece, for a sheet | `printed` |
//! | the rules with drawn examples | `rules` |

mod about;
mod boards;
mod captions;
mod cards;
mod castle;
mod chances;
mod counts;
mod cover;
mod effects;
mod glyphs;
mod keys;
mod kingdom;
mod log;
mod names;
mod portraits;
mod preview;
mod printed;
mod rivals;
mod rules;
mod scene;
mod status;
mod table;
mod texts;

use kernel::{ForeseenOf, Seat};
use maud::{Markup, html};
use viscounts::Viscounts;

use present::{
    ActionOf, AutomatonPanel, COMMON, ChanceOf, ERRORS, EventOf, Face, FormOption, LogLine, PrintedPiece, Proposal,
    WordFile, WordList, Words,
};

use scene::Scene;

pub use scene::ViscountsFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile {
        name: "viscounts",
        german: concat!(include_str!("../words/de.ftl"), include_str!("../words/captions.de.ftl")),
        english: concat!(include_str!("../words/en.ftl"), include_str!("../words/captions.en.ftl")),
    },
]);

impl Face for ViscountsFace {
    type Game = Viscounts;

    const STYLE: &'static str = include_str!("../style.css");

    const FORM: &'static [FormOption] = &[
        FormOption { key: "first", seats: &[2, 3, 4], preselected: Some("random") },
        FormOption { key: "opponent", seats: &[1], preselected: None },
        FormOption { key: "mixed-in", seats: &[1], preselected: None },
        FormOption { key: "ranks", seats: &[1, 2], preselected: None },
    ];

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        table::table(scene)
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        boards::hand(scene)
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        status::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        rivals::seat_details(scene, seat)
    }

    fn automaton_panel(scene: &Scene<'_>) -> Option<AutomatonPanel> {
        rivals::panel(scene)
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
        Some(about::about(scene, action))
    }

    fn foreseen_words(
        scene: &Scene<'_>,
        action: ActionOf<Self>,
        foreseen: &ForeseenOf<Self::Game>,
    ) -> Option<Vec<String>> {
        Some(preview::foreseen_words(scene, action, foreseen))
    }

    fn tie_break_words(words: &Words, index: usize) -> Option<String> {
        (index == 0).then(|| words.text("viscounts-tie-break"))
    }

    fn proposal(scene: &Scene<'_>) -> Option<Proposal<ActionOf<Self>>> {
        preview::proposal(scene)
    }

    fn event_words(game: &Viscounts, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        log::event_words(game, words, names, event)
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
    html! { (glyphs::symbols()) (kingdom::symbols()) }
}
