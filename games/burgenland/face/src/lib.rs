//! The face of Burgenland: a ring of 24 fields around the king's crown, and castles as rows of cards.
//!
//! | what | module |
//! |---|---|
//! | the ring with crown and score track | `ring` |
//! | the dice in its middle | `tray` |
//! | the castles of one colour, far and near | `castles` |
//! | cards and signs | `pieces` |
//! | the supply, and what a seat holds | `stacks` |
//! | labels and prompts | `texts` |
//! | what to draw with the printed pieces, and what it can be | `chances` |
//! | captions, and what actions bring | `captions` |
//! | log lines | `log` |
//! | the keys of pieces and places | `keys` |
//! | every piece, for a sheet | `printed` |
//! | the rules with drawn examples | `rules` |

mod captions;
mod castles;
mod chances;
mod cover;
mod keys;
mod log;
mod pieces;
mod printed;
mod ring;
mod rules;
mod scene;
mod stacks;
mod texts;
mod tray;

use burgenland::{Burgenland, Colour};
use kernel::{ForeseenOf, Seat};
use maud::{Markup, html};

use present::{
    ActionOf, Arms, COMMON, ChanceOf, ERRORS, EventOf, Face, FormOption, LogLine, PrintedPiece, Tincture, WordFile,
    WordList, Words,
};

use scene::Scene;

pub use scene::BurgenlandFace;

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile { name: "burgenland", german: include_str!("../words/de.ftl"), english: include_str!("../words/en.ftl") },
]);

impl Face for BurgenlandFace {
    type Game = Burgenland;

    const STYLE: &'static str = include_str!("../style.css");

    /// The rulebook leaves the first player to chance or to the players: a draw is fair and quick.
    const FORM: &'static [FormOption] = &[FormOption { key: "first", seats: &[], preselected: Some("random") }];

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        let parts = || (ring::Parts::draw(scene), Colour::ALL.map(|colour| castles::contents(scene, colour)));
        let frame = |(ring_parts, lands): (ring::Parts, [Markup; 3])| {
            html! {
                (ring::ring(scene, &ring_parts))
                div.burgenland-castles {
                    @for (colour, land) in Colour::ALL.into_iter().zip(lands) { (castles::land(scene, colour, &land)) }
                }
            }
        };
        html! {
            div.burgenland {
                div.burgenland-table id="zone-burgenland-table" { (scene.framed("burgenland-table", (scene.view, scene.legal), parts, frame)) }
            }
        }
    }

    /// Nothing: dice and a card just taken lie in the middle of the ring.
    fn hand(_scene: &Scene<'_>) -> Option<Markup> {
        None
    }

    /// Nothing: the stacks lie beside the castles.
    fn supply(_scene: &Scene<'_>) -> Markup {
        html! {}
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        stacks::seat_details(scene, seat)
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
        foreseen: &ForeseenOf<Burgenland>,
    ) -> Option<Vec<String>> {
        Some(captions::foreseen(scene, foreseen))
    }

    fn event_words(game: &Burgenland, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
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

    /// White and black, like the players' dice: red, blue and yellow are the colours of the castles.
    fn arms(_game: &Burgenland, seat: Seat) -> Arms {
        Arms { tincture: [Tincture::Argent, Tincture::Sable][seat.index()], ..Arms::of_seat(seat) }
    }
}

/// The symbols that the drawings share.
fn symbols() -> Markup {
    html! { (pieces::symbols()) (ring::symbols()) (castles::symbols()) (tray::symbols()) }
}
