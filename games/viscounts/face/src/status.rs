//! What is always in sight: the round, what is left until poverty and prosperity, the castle lord, the bonus cards, and the
//! manuscripts of everyone.

use maud::{Markup, html};
use viscounts::components::Ribbon;
use viscounts::scoring::Source;
use viscounts::state::{Ending, Side};

use super::cards::{Spot, ribbon_class};
use super::glyphs::{Glyph, counted, icon_row};
use super::names::{arms, side_name};
use super::{captions, counts};

use crate::keys;
use crate::scene::Scene;

/// The strip over the table.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let sides: Vec<Side> = scene.view.sides().collect();
    // Before the first round nothing counts yet.
    let every = |what: &str| {
        let sides = sides.iter().filter(|_| table.round > 0);
        sides.map(|side| keys::own(what, *side)).collect::<Vec<String>>()
    };
    let lord_counts = (table.round > 0).then(|| keys::KEEP.to_owned());
    html! {
        section.v-status aria-label=(words.text("viscounts-status")) {
            (Spot { class: "v-fact v-round", key: Some(keys::ROUND.to_owned()), caption: Some(captions::round(scene)), ..Spot::default() }
                .draw(scene, &html! { (round_name(scene)) }))
            @for (poverty, key, glyph, left, what, counted_keys) in [
                (true, keys::POVERTY, Glyph::Debt, table.debts_left, "viscounts-poverty", every("certified")),
                (false, keys::PROSPERITY, Glyph::Deed, table.deeds_left, "viscounts-prosperity", every("settled")),
            ] {
                @let spot = Spot {
                    class: if table.round > 0 && left == 0 { "v-fact v-over" } else { "v-fact" },
                    key: Some(key.to_owned()),
                    caption: Some(captions::end_card(scene, poverty)),
                    counts: counted_keys,
                    ..Spot::default()
                };
                (spot.draw(scene, &html! { span { (words.text(what)) } (counted(words, glyph, left)) }))
            }
            (Spot { class: "v-fact", key: Some(keys::LORD.to_owned()), caption: Some(captions::lord(scene)), counts: lord_counts.into_iter().collect(), ..Spot::default() }
                .draw(scene, &html! { (counted(words, Glyph::Lord, data.figures.lord_vp)) (holder(table.lord)) }))
            @for ribbon in Ribbon::ALL {
                @let card = data.bonus_cards[ribbon as usize];
                @let class = format!("v-fact v-mini {}", ribbon_class(ribbon));
                (Spot { class: &class, key: Some(keys::bonus(ribbon)), caption: Some(captions::bonus(scene, ribbon)), ..Spot::default() }
                    .draw(scene, &html! { (counted(words, Glyph::Points, card.vp)) (icon_row(words, card.icons)) (holder(table.bonus[ribbon as usize])) }))
            }
            @for side in &sides { (sets(scene, *side)) }
        }
    }
}

/// The shield of the owner, if there is one.
fn holder(side: Option<Side>) -> Markup {
    html! { @match side { Some(side) => (arms(side).shield()), None => span.v-nobody { "–" } } }
}

/// The manuscripts of a side by ribbon, with the points of their sets.
fn sets(scene: &Scene<'_>, side: Side) -> Markup {
    let ribbons = Ribbon::ALL.into_iter().zip(scene.game.ribbons(&scene.view.table, side));
    let (_, points) = scene.game.points(&scene.view.table, side)[Source::Sets as usize];
    let spot = Spot {
        class: "v-fact v-sets",
        key: Some(keys::own("sets", side)),
        caption: Some(captions::sets(scene, side)),
        counts: counts::manuscripts_of(scene, side),
        ..Spot::default()
    };
    spot.draw(
        scene,
        &html! {
            (arms(side).shield())
            span.unseen { (side_name(scene, side)) }
            @for (ribbon, count) in ribbons { span.v-band.(ribbon_class(ribbon)) { (count) } }
            (counted(scene.words, Glyph::Points, points))
        },
    )
}

/// The round, in two words at most: the strip keeps its height to the end.
fn round_name(scene: &Scene<'_>) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    match table.ending {
        Ending::Open if table.round == 0 => words.text("viscounts-setup"),
        Ending::Open => words.with("viscounts-round", &[("round", table.round.into())]),
        Ending::Triggered => words.text("viscounts-ending"),
        Ending::LastRound => words.text("viscounts-last-round"),
    }
}

/// The supply: what is left until the end, in words.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    html! {
        div.v-supply {
            @for line in captions::round(scene).lines() { p { (line) } }
            @if scene.view.table.round > 0 {
                @for poverty in [true, false] {
                    @for line in captions::end_card(scene, poverty).lines() { p { (line) } }
                }
            }
        }
    }
}
