//! The rules in our own words, with drawn examples.

use burgenland::{Burgenland, Card, Castle, Colour, FieldId, FieldKind, Options};
use kernel::{Game, Seat, SeatCount, ToAct, Viewer};
use maud::{Markup, html};

use super::castles;
use super::pieces::{card, hatching, sign, tincture};
use super::texts::card_name;
use present::dice::die;
use present::{PartCache, Words};

use crate::scene::Scene;

pub(super) fn page(words: &'static Words) -> Markup {
    let game = Burgenland::new(SeatCount::new(2), Options::default()).expect("the default options are allowed");
    let castle = |row: &str| row.parse::<Castle>().expect("the examples are castles");
    let field = |name: &str| name.parse::<FieldId>().expect("the examples are fields");
    let text = |key: &str| words.text(key);
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (text("burgenland-rules-lead")) }
            h2 { (text("burgenland-rules-aim")) }
            p { (text("burgenland-rules-aim-text")) }
            figure { (cards(words)) }
            h2 { (text("burgenland-rules-turn")) }
            p { (text("burgenland-rules-turn-text")) }
            figure {
                (stretch(&game, field("blue7"), 3))
                figcaption { (text("burgenland-rules-turn-example")) }
            }
            ul.burgenland-fields {
                li { (signs(&[FieldKind::Wall])) span { (text("burgenland-rules-field-wall")) } }
                li {
                    (signs(&[FieldKind::SmallTower, FieldKind::House, FieldKind::GreatTower]))
                    span { (text("burgenland-rules-field-building")) }
                }
                li { (signs(&[FieldKind::Crown])) span { (text("burgenland-rules-field-crown")) } }
                li { (signs(&[FieldKind::WallCrown])) span { (text("burgenland-rules-field-wall-crown")) } }
            }
            p { (text("burgenland-rules-again")) }
            h2 { (text("burgenland-rules-colour")) }
            p { (text("burgenland-rules-colour-text")) }
            figure {
                (stretch(&game, field("blue6"), 4))
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
                (scoring(&game, words))
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
        }
    }
}

/// The four kinds of card, one in each colour and the great tower in blue again.
fn cards(words: &Words) -> Markup {
    let colours = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Blue];
    html! {
        svg.burgenland-example viewBox="0 0 640 190" aria-hidden="true" focusable="false" {
            @for (index, (kind, colour)) in Card::ALL.into_iter().zip(colours).enumerate() {
                g transform={ "translate(" (index * 160 + 30) " 4)" } {
                    (card(colour, kind))
                    text.card-caption x="50" y="178" { (card_name(words, kind)) }
                }
            }
        }
    }
}

/// The signs of some fields, for a line of text.
fn signs(kinds: &[FieldKind]) -> Markup {
    html! {
        span.burgenland-signs {
            @for kind in kinds {
                svg viewBox="-48 -48 96 96" aria-hidden="true" focusable="false" { (sign(Colour::Red, *kind)) }
            }
        }
    }
}

/// A section of the ring drawn straight, with the path of the crown along it.
fn stretch(game: &Burgenland, from: FieldId, steps: u8) -> Markup {
    const FIELD: f32 = 112.0;
    let fields: Vec<FieldId> = (0..=steps.max(5) + 1).map(|step| from.advanced(step)).collect();
    let left = |index: u8| 8.0 + f32::from(index) * FIELD;
    let (start, goal) = (left(0) + FIELD / 2.0, left(steps) + FIELD / 2.0);
    let middle = (start + goal) / 2.0;
    html! {
        svg.burgenland-stretch viewBox={ "0 0 " (left(fields.len() as u8) + 8.0) " 196" } aria-hidden="true" focusable="false" {
            @for (field, index) in fields.iter().zip(0_u8..) {
                g.(tincture(field.colour()).class()) transform={ "translate(" (left(index)) " 68)" } {
                    path.tint d="M0 0H112V120H0Z" {}
                    path.hatching d="M0 0H112V120H0Z" fill=(hatching(field.colour())) {}
                    path.field-edge d="M0 0H112V120H0Z" {}
                    g transform="translate(56 66)" { (sign(field.colour(), game.track().kind(*field))) }
                }
            }
            path.way d={ "M" (start + 34.0) " 30Q" (middle) " -14 " (goal - 50.0) " 36" } {}
            path.way-head d={ "M" (goal - 60.0) " 22L" (goal - 46.0) " 40L" (goal - 70.0) " 42Z" } {}
            g.ghosted transform={ "translate(" (start) " 50) scale(.8)" } { use href="#crown" x="-48" y="-42" width="96" height="77" {} }
            g transform={ "translate(" (goal) " 50) scale(.9)" } { use href="#crown" x="-48" y="-42" width="96" height="77" {} }
            (die("die-argent", steps, middle, 30.0, 44.0))
        }
    }
}

/// Both yellow castles before a scoring, as the first seat sees them; nothing if another box has too few cards.
fn scoring(game: &Burgenland, words: &'static Words) -> Markup {
    let mut state = game.initial_state();
    let lines = ["crown yellow3", "castle 1 yellow GWHW", "castle 2 yellow WSWW", "turn 1"];
    if lines.iter().any(|line| game.arrange(&mut state, line).is_err()) {
        debug_assert!(!Burgenland::INFO.components.is_built_in(), "the example does not fit the box");
        return html! {};
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let view = game.view(&state, viewer);
    let names = [words.text("burgenland-you"), words.text("burgenland-opponent")];
    let (to_act, parts) = (ToAct::Nobody, &PartCache::default());
    let scene = Scene {
        game,
        view: &view,
        viewer,
        to_act,
        legal: &[],
        intentions: &[],
        words,
        names: &names,
        aids: false,
        parts,
    };
    scene.whole(|| castles::land(&scene, Colour::Yellow, &castles::contents(&scene, Colour::Yellow)))
}

pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("burgenland-provenance-rulebook")) }
            li { (words.text("burgenland-provenance-public")) }
            li { (words.text("burgenland-provenance-reconstructed")) }
        }
    }
}
