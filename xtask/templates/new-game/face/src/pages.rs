//! The pages that show no table: cover, rules, printed pieces, provenance.

use maud::{Markup, html};
use new_game::Stone;
use present::{PrintedPiece, Words, cover};

use crate::stones::{STEP, stone};
use crate::texts::a_stone;

/// The picture on the game's card in the lobby, drawn on 400 x 300 units.
pub(crate) fn cover_picture() -> Markup {
    cover(
        "cover-new-game",
        &html! {
            path.f-green.s d="M10 220Q200 180 390 220V290H10Z" {}
            path.f-sand.s d="M140 250Q110 150 180 110L170 80H230L220 110Q290 150 260 250Z" {}
            path.s-wide d="M172 110H228" {}
            g transform="translate(110 225)" { (all_stones()) }
        },
    )
}

/// One stone of each kind, side by side.
fn all_stones() -> Markup {
    html! { @for (kind, place) in Stone::ALL.into_iter().zip(0..) { (stone(kind, place * STEP)) } }
}

/// The rules in our own words.
pub(crate) fn rules(words: &'static Words) -> Markup {
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (words.text("new-game-rules-lead")) }
            h2 { (words.text("new-game-rules-turn")) }
            p { (words.text("new-game-rules-turn-text")) }
            h2 { (words.text("new-game-rules-end")) }
            p { (words.text("new-game-rules-end-text")) }
            figure {
                svg.new-game-example viewBox="0 0 180 60" aria-hidden="true" focusable="false" { (all_stones()) }
                figcaption { (words.text("new-game-rules-stones")) }
            }
        }
    }
}

/// The stones.
pub(crate) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let piece = |kind: Stone| PrintedPiece {
        id: kind.id().to_owned(),
        name: a_stone(words, kind),
        drawing: html! { svg viewBox="0 0 60 60" aria-hidden="true" focusable="false" { (stone(kind, 0)) } },
    };
    Stone::ALL.into_iter().map(piece).collect()
}

/// Which facts about the pieces are certain and which are reconstructed.
pub(crate) fn provenance(words: &Words) -> Markup {
    html! { ul.provenance { li { (words.text("new-game-provenance-reconstructed")) } } }
}
