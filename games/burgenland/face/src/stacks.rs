//! The twelve stacks, and what a seat holds.

use burgenland::{Card, Colour, Phase};
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::{card, own_die, tincture};
use super::texts::{a_card, colour_name, stack_words};
use present::Words;
use present::dice::die_picture;

use crate::scene::Scene;

/// The twelve open stacks by colour and kind, each with its number.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    html! {
        div.burgenland-supply role="group" aria-label=(scene.words.text("burgenland-supply")) {
            @for colour in Colour::ALL {
                div.burgenland-stacks {
                    @for kind in Card::ALL { (stack(scene, colour, kind)) }
                }
            }
        }
    }
}

/// A stack with its number.
fn stack(scene: &Scene<'_>, colour: Colour, kind: Card) -> Markup {
    let count = scene.view.supply[colour][kind];
    let name = ["burgenland-stack-", colour.id(), "-", kind.id()].concat();
    scene.cached_part(&name, count, || draw_stack(scene.words, colour, kind, count))
}

/// The drawing of a stack, with one edge per card up to a limit.
fn draw_stack(words: &Words, colour: Colour, kind: Card, count: u8) -> Markup {
    html! {
        svg.burgenland-stack viewBox="0 0 122 172" role="img" aria-label=(stack_words(words, colour, kind, count)) {
            @for depth in (1..count.min(4)).rev() {
                rect.stack-card x=(1 + depth * 4) y=(1 + (4 - depth) * 3) width="98" height="148" rx="7" {}
            }
            g.spent[count == 0] transform="translate(0 12)" { (card(colour, kind)) }
            circle.stack-count cx="100" cy="30" r="20" {}
            text.stack-number x="100" y="39" { (count) }
        }
    }
}

/// A seat's dice, and the card it is about to build.
pub(super) fn dice_of(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let held = view.extra_dice[seat];
    let taken = match (view.phase, view.crown) {
        (Phase::Place, Some(field)) if view.active == Some(seat) => {
            view.kind(field).card().map(|kind| (field.colour(), kind))
        }
        _ => None,
    };
    html! {
        div.burgenland-hand {
            span.burgenland-dice role="img" aria-label=(words.with("burgenland-dice-held", &[("count", held.into())])) {
                (die_picture(own_die(seat), 0))
                @for _ in 0..held { (die_picture("die-red", 0)) }
            }
            @if let Some((colour, kind)) = taken {
                svg.burgenland-stack viewBox="0 0 100 150" role="img" aria-label=(a_card(words, colour, kind)) {
                    (card(colour, kind))
                }
            }
        }
    }
}

/// The dice and the values of the three castles, for a seat's panel.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        span.burgenland-worths {
            @for colour in Colour::ALL {
                @let value = view.castle_value(seat, colour);
                span.burgenland-worth.(tincture(colour).class()) title=(colour_name(words, colour)) {
                    span.unseen { (colour_name(words, colour)) " " }
                    (value)
                }
            }
        }
        (dice_of(scene, seat))
    }
}
