//! Every card and every field, outside of a match.

use burgenland::{Card, Colour, Components, FieldId, Layout};
use maud::html;

use super::pieces::{card, sign};
use super::texts::{card_name, colour_name, kind_name};
use present::{PrintedPiece, Words};

/// The cards, each in its three colours, and the fields of the ring.
pub(super) fn printed(words: &Words) -> Vec<PrintedPiece> {
    let cards = Card::ALL.into_iter().map(|kind| PrintedPiece {
        id: kind.id().to_owned(),
        name: words.with(
            "burgenland-printed-card",
            &[("card", card_name(words, kind).into()), ("value", Components::of_the_box().values[kind].into())],
        ),
        drawing: html! {
            svg viewBox="0 0 320 150" aria-hidden="true" focusable="false" {
                @for (place, colour) in Colour::ALL.into_iter().enumerate() {
                    g transform={ "translate(" (place * 110) " 0)" } { (card(colour, kind)) }
                }
            }
        },
    });
    let fields = FieldId::all().map(|field| {
        let kind = Layout::Main.track().kind(field);
        let args = [
            ("colour", colour_name(words, field.colour()).into()),
            ("number", (field.index_in_zone() + 1).into()),
            ("kind", kind_name(words, kind).into()),
        ];
        PrintedPiece {
            id: field.to_string(),
            name: words.with("burgenland-printed-field", &args),
            drawing: html! { svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" { (sign(field.colour(), kind)) } },
        }
    });
    cards.chain(fields).collect()
}
