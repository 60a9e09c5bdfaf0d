//! Burgenland: a tapestry ring of 24 fields around the king's crown, and castles that grow as rows of cards.
//!
//! | what | module |
//! |---|---|
//! | the ring with crown and score track | `ring` |
//! | the dice in its middle | `tray` |
//! | the castles of one colour, far and near | `castles` |
//! | cards and signs | `pieces` |
//! | the supply, and what a seat holds | `stacks` |
//! | words for actions, prompts and the log | `speech` |
//! | the rules with drawn examples | `rules` |

mod castles;
mod cover;
mod pieces;
mod ring;
mod rules;
mod scene;
mod speech;
mod stacks;
mod tray;

use burgenland::{Burgenland, Colour};
use kernel::{Game, Seat};
use maud::{Markup, html};

use present::{ActionOf, Arms, COMMON, ERRORS, EventOf, Face, LogLine, Tincture, WordFile, WordList, Words};

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

    fn word_list() -> &'static WordList {
        &WORDS
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            div.burgenland {
                div.burgenland-table {
                    (scene.part("burgenland-ring", ring::ring(scene)))
                    div.burgenland-castles {
                        @for colour in Colour::ALL { (castles::land(scene, colour)) }
                    }
                }
            }
        }
    }

    fn hand(scene: &Scene<'_>) -> Option<Markup> {
        scene.viewer.seat().map(|seat| stacks::dice_of(scene, seat))
    }

    fn supply(scene: &Scene<'_>) -> Markup {
        stacks::supply(scene)
    }

    fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
        stacks::seat_details(scene, seat)
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

    fn event_words(game: &Burgenland, words: &Words, names: &[String], event: &EventOf<Self>) -> Option<LogLine> {
        Some(speech::event_words(game, words, names, event))
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

    /// White and black, as the players' own dice: red, blue and yellow are the castles'.
    fn arms(_game: &Burgenland, seat: Seat) -> Arms {
        Arms { tincture: [Tincture::Argent, Tincture::Sable][seat.index()], ..Arms::of_seat(seat) }
    }
}

/// What the drawings use again and again, defined once per page.
fn symbols() -> Markup {
    html! { (pieces::symbols()) (ring::symbols()) (castles::symbols()) (tray::symbols()) }
}

/// The class of a seat's own die.
const fn own_die(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "die-argent",
        _ => "die-sable",
    }
}

/// Both seats.
fn seats(game: &Burgenland) -> impl Iterator<Item = Seat> {
    game.seats().seats()
}
