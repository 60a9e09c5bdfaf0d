//! The twelve stacks, and what a seat holds.

use std::sync::LazyLock;

use burgenland::{Card, Colour, Throw};
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::{card, own_die, tincture};
use super::texts::{colour_name, lead};
use super::{captions, keys};
use present::dice::die_picture;

use crate::scene::Scene;

/// The four open stacks of a colour.
pub(super) fn stacks(scene: &Scene<'_>, colour: Colour, stacks: &[Markup]) -> Markup {
    let supply = scene.words.text("burgenland-supply");
    html! {
        div.burgenland-stacks role="group" aria-label={ (supply) ": " (colour_name(scene.words, colour)) } {
            @for stack in stacks { (stack) }
        }
    }
}

/// A stack with its number. An empty one tells who has such cards.
pub(super) fn stack(scene: &Scene<'_>, colour: Colour, kind: Card) -> Markup {
    let count = scene.view.supply[colour][kind];
    let name = ["burgenland-stack-", colour.id(), "-", kind.id()].concat();
    let copies = (count == 0).then(|| captions::copies(scene.view, colour, kind));
    scene.common_part(&name, (count, copies), || {
        let caption = captions::stack(scene, colour, kind);
        html! {
            svg.burgenland-stack data-key=(keys::stack(colour, kind)) viewBox="0 0 122 172" role="img" aria-label=(caption) {
                title { (scene.caption(caption)) }
                @for depth in (1..count.min(4)).rev() {
                    rect.stack-card x=(1 + depth * 4) y=(1 + (4 - depth) * 3) width="98" height="148" rx="7" {}
                }
                g.spent[count == 0] transform="translate(0 12)" { (card(colour, kind)) }
                circle.stack-count cx="94" cy="36" r="26" {}
                text.stack-number x="94" y="51" { (count) }
            }
        }
    })
}

/// The keys of the parts of a seat's panel.
struct PanelKeys {
    details: String,
    held: String,
    last_throw: String,
    worths: [String; 3],
}

static KEYS: LazyLock<[PanelKeys; 2]> = LazyLock::new(|| {
    [0, 1].map(Seat::new).map(|seat| {
        let key = |what: &str| format!("burgenland-{what}-{seat}");
        PanelKeys {
            details: key("details"),
            held: key("held"),
            last_throw: key("last-throw"),
            worths: Colour::ALL.map(|colour| format!("{}-{colour}", key("worth"))),
        }
    })
});

/// A seat's dice and the values of its three castles, for its panel.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let throw = view.last.throw(seat);
    let keys = &KEYS[seat.index()];
    let parts = || {
        (
            Colour::ALL.map(|colour| castle_worth(scene, seat, colour)),
            scene.common_part(&keys.held, view.extra_dice[seat], || dice_of(scene, seat)),
            scene.common_part(&keys.last_throw, throw, || {
                html! { @if let Some(throw) = throw { (last_throw(scene, seat, throw)) } }
            }),
        )
    };
    let frame = |(worths, held, throw): ([Markup; 3], _, _)| {
        html! {
            span.burgenland-worths { @for worth in worths { (worth) } }
            (held)
            (throw)
        }
    };
    let shows = (view.castles, view.extra_dice[seat], throw);
    html! { div.part id={ "zone-" (keys.details) } { (scene.framed(&keys.details, shows, parts, frame)) } }
}

/// The value of a castle. Its caption compares both castles of the colour.
fn castle_worth(scene: &Scene<'_>, seat: Seat, colour: Colour) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let shows = (&view.castles[seat][colour], lead(view, colour));
    scene.common_part(&KEYS[seat.index()].worths[colour as usize], shows, || {
        html! {
            span.burgenland-worth.(tincture(colour).class()) tabindex="0" data-caption=(scene.caption(captions::castle(scene, seat, colour))) {
                span.unseen { (colour_name(words, colour)) " " }
                (view.castle_value(seat, colour))
            }
        }
    })
}

/// The last throw of a seat.
fn last_throw(scene: &Scene<'_>, seat: Seat, throw: Throw) -> Markup {
    let caption = captions::last_throw(scene, seat, throw);
    let values = throw.values().flat_map(|value| (0..throw.count(value)).map(move |_| value));
    html! {
        span.burgenland-dice.last role="img" aria-label=(caption) data-caption=(scene.caption(caption)) {
            @for (index, value) in values.enumerate() {
                (die_picture(if index == 0 { own_die(seat) } else { "die-red" }, value))
            }
        }
    }
}

/// A seat's dice.
fn dice_of(scene: &Scene<'_>, seat: Seat) -> Markup {
    let caption = captions::held_dice(scene, seat);
    html! {
        span.burgenland-dice data-key=(keys::held(seat)) role="img" aria-label=(caption) data-caption=(scene.caption(caption)) {
            (die_picture(own_die(seat), 0))
            @for _ in 0..scene.view.extra_dice[seat] { (die_picture("die-red", 0)) }
        }
    }
}
