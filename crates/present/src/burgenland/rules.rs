//! The rules in our own words, with drawn examples.

use burgenland::{Burgenland, Castle, Colour, Options, State};
use kernel::{Game, Seat, SeatCount, ToAct, Viewer};
use maud::{Markup, html};

use super::{castles, ring};
use crate::{Scene, Words};

/// The rules page.
pub(super) fn page(words: &'static Words) -> Markup {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).expect("the default options are allowed");
    let castle = |row: &str| row.parse::<Castle>().expect("the examples are castles");
    let text = |key: &str| words.text(key);
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (text("burgenland-rules-lead")) }
            h2 { (text("burgenland-rules-aim")) }
            p { (text("burgenland-rules-aim-text")) }
            h2 { (text("burgenland-rules-turn")) }
            p { (text("burgenland-rules-turn-text")) }
            figure {
                (example(&game, words, &["crown blue7"], |scene| ring::stretch(scene, "blue7".parse().expect("a field"), 3)))
                figcaption { (text("burgenland-rules-turn-example")) }
            }
            ul {
                li { (text("burgenland-rules-field-wall")) }
                li { (text("burgenland-rules-field-building")) }
                li { (text("burgenland-rules-field-crown")) }
                li { (text("burgenland-rules-field-wall-crown")) }
            }
            p { (text("burgenland-rules-again")) }
            h2 { (text("burgenland-rules-colour")) }
            p { (text("burgenland-rules-colour-text")) }
            figure {
                (example(&game, words, &["crown blue6"], |scene| ring::stretch(scene, "blue6".parse().expect("a field"), 4)))
                figcaption { (text("burgenland-rules-colour-example")) }
            }
            h2 { (text("burgenland-rules-build")) }
            p { (text("burgenland-rules-build-text")) }
            figure {
                (castles::example(&game, Colour::Red, &castle("GWHWS")))
                figcaption { (text("burgenland-rules-build-example")) }
            }
            h2 { (text("burgenland-rules-dice")) }
            p { (text("burgenland-rules-dice-text")) }
            h2 { (text("burgenland-rules-score")) }
            p { (text("burgenland-rules-score-text")) }
            figure {
                (example(
                    &game,
                    words,
                    &["crown yellow3", "castle 1 yellow GWHW", "castle 2 yellow WSWW", "turn 1 yellow"],
                    |scene| castles::land(scene, Colour::Yellow),
                ))
                figcaption { (text("burgenland-rules-score-example")) }
            }
            h2 { (text("burgenland-rules-gap")) }
            p { (text("burgenland-rules-gap-text")) }
            figure {
                (castles::example(&game, Colour::Blue, &castle("WS.WGWH")))
                figcaption { (text("burgenland-rules-gap-example")) }
            }
            h2 { (text("burgenland-rules-end")) }
            p { (text("burgenland-rules-end-text")) }
            h2 { (text("burgenland-rules-hint")) }
            p { (text("burgenland-rules-hint-text")) }
            h2 { (text("provenance")) }
            (provenance(words))
        }
    }
}

/// Lays out a table by the game's own words and draws it for the first seat, with nothing to do.
fn example(
    game: &Burgenland,
    words: &'static Words,
    table: &[&str],
    draw: impl Fn(&Scene<'_, Burgenland>) -> Markup,
) -> Markup {
    let mut state: State = game.initial_state();
    for line in table {
        game.arrange(&mut state, line).expect("the examples fit the box");
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let view = game.view(&state, viewer);
    let names = [words.text("burgenland-you"), words.text("burgenland-opponent")];
    draw(&Scene { game, view: &view, viewer, to_act: ToAct::Nobody, legal: &[], words, names: &names, aids: false })
}

/// What is certain and what is reconstructed.
pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("burgenland-provenance-rulebook")) }
            li { (words.text("burgenland-provenance-public")) }
            li { (words.text("burgenland-provenance-reconstructed")) }
        }
    }
}
