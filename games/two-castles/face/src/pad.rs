//! The supply, and the score pad with a column for each castle.

use maud::{Markup, html};
use present::breakable;
use two_castles::{Attendant, LUDWIG, ScoreRow};

use super::log::row_name;
use super::names::{attendant_name, castle_name, room_name};
use super::rooms::{decoration, room};
use super::tray::standing;
use super::{captions, keys};

use crate::scene::Scene;

/// The supply, and the state of the match.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let components = scene.game.components();
    html! {
        div.tc-supply role="group" aria-label=(words.text("two-castles-supply")) {
            (standing(scene))
            ul.tc-stock {
                li data-key=(keys::TILES) {
                    svg.tc-mini viewBox="0 0 100 100" aria-hidden="true" focusable="false" { use href="#tc-back" {} }
                    (words.with("two-castles-tiles-left", &[("count", view.supply.into())]))
                }
                li data-key=(keys::CARDS) { (words.with("two-castles-cards-left", &[("count", view.deck.into())])) }
                @for kind in Attendant::all() {
                    li data-caption=(scene.caption(captions::attendant_in_stock(words, kind, view.attendants[kind.index()]))) {
                        svg.tc-mini viewBox="0 0 36 36" aria-hidden="true" focusable="false" {
                            (decoration(components.attendant(kind).decoration, 0.0, 0.0, 36.0))
                        }
                        (attendant_name(words, kind)) ": " (view.attendants[kind.index()])
                    }
                }
            }
            (ludwigs_tiles(scene))
        }
    }
}

/// The tiles beside Ludwig's castles.
fn ludwigs_tiles(scene: &Scene<'_>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    if !view.with_ludwig {
        return html! {};
    }
    let [left, right] = scene.game.castles_of(LUDWIG);
    html! {
        @for (tile, castle) in view.picks[LUDWIG].into_iter().zip([right, left]) {
            @if let Some(tile) = tile {
                p {
                    svg.tc-mini viewBox="0 0 100 100" aria-hidden="true" focusable="false" { (room(tile)) }
                    " "
                    (words.with("two-castles-ludwigs-tile", &[
                        ("room", room_name(words, tile).into()), ("castle", castle_name(words, castle).into()),
                    ]))
                }
            }
        }
    }
}

/// The current score of every castle, with the rows of the printed pad.
pub(super) fn pad(scene: &Scene<'_>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let components = scene.game.components();
    let columns: Vec<_> = view.castles.iter().map(|castle| castle.row_points(components)).collect();
    let sheets: Vec<_> = view.castles.iter().map(|castle| castle.sheet(components)).collect();
    // Pointing at a number lights up what it is the sum of.
    let parts = |castle: usize, row: ScoreRow| {
        let of_row = sheets[castle].iter().filter(|(of, _, counted)| *of == row && counted.points() != 0);
        let mut all: Vec<String> = of_row.map(|(_, scored, _)| keys::scored(castle, *scored)).collect();
        all.dedup();
        (!all.is_empty()).then(|| all.join(" "))
    };
    html! {
        table.score-sheet.tc-pad {
            caption { (words.text("two-castles-pad")) }
            thead {
                tr {
                    th scope="col" { (words.text("score-source")) }
                    @for castle in 0..columns.len() { th scope="col" { span { (castle_name(words, castle)) } } }
                }
            }
            tbody {
                @for (index, row) in ScoreRow::ALL.into_iter().enumerate() {
                    tr {
                        th scope="row" { (breakable(&row_name(words, row))) }
                        @for (castle, column) in columns.iter().enumerate() {
                            td data-counts=[parts(castle, row)] { (column[index].1) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.text("score-total")) }
                    @for column in &columns { td { strong { (column.iter().map(|row| row.1).sum::<i32>()) } } }
                }
            }
        }
    }
}
