//! The other contenders: the panel of each seat, and the solo opponent.

use kernel::Seat;
use maud::{Markup, html};
use viscounts::effect::Building;
use viscounts::state::{OPPONENT, Side};

use super::boards::{deck, goods, hand_count, manuscripts, track};
use super::cards::{Spot, empty_slot, scheme};
use super::glyphs::{Glyph, counted, icon_row};
use super::names::{arms, side_name};
use super::{captions, counts};
use present::AutomatonPanel;

use crate::keys;
use crate::scene::Scene;

/// A seat's panel: its goods; of a rival also its piles, markers and buildings.
pub(super) fn seat_details(scene: &Scene<'_>, seat: Seat) -> Markup {
    let side = Side::from(seat);
    let player = &scene.view.table.players[side.index()];
    let rival = seat != scene.near();
    html! {
        div.v-seat {
            (goods(scene, side, rival))
            @if rival {
                div.v-goods {
                    (hand_count(scene, side, true)) (deck(scene, side, false, true)) (deck(scene, side, true, true))
                    (marker(scene, side, Glyph::Corruption, player.corruption, "corruption"))
                    (marker(scene, side, Glyph::Virtue, player.virtue, "virtue"))
                }
                (buildings(scene, side))
            }
        }
    }
}

/// A marker of the track as a number.
fn marker(scene: &Scene<'_>, side: Side, glyph: Glyph, position: u8, name: &str) -> Markup {
    let space = captions::track_space(scene, side, usize::from(position) - 1);
    let caption = scene.caption(format!("{}\n{space}", glyph.name(scene.words)));
    html! {
        div.v-token data-key=(keys::own(name, side)) data-caption=(caption) {
            (counted(scene.words, glyph, position))
        }
    }
}

/// The buildings put up by a side, by kind.
fn buildings(scene: &Scene<'_>, side: Side) -> Markup {
    let built = scene.view.table.players[side.index()].built;
    html! {
        div.v-goods {
            @for building in Building::ALL {
                @let spot = Spot {
                    class: "v-token",
                    key: Some(keys::buildings(building, side)),
                    caption: Some(captions::building(scene, side, building)),
                    counts: counts::built_on(scene, side, Some(building)),
                    ..Spot::default()
                };
                span.(arms(side).tincture.class()) { (spot.draw(scene, &counted(scene.words, Glyph::Building(building), built[building as usize]))) }
            }
        }
    }
}

/// The panel of the solo opponent: its arms. The table shows the rest.
pub(super) fn panel(scene: &Scene<'_>) -> Option<AutomatonPanel> {
    scene.game.is_solo().then(|| AutomatonPanel { shield: arms(OPPONENT).shield(), details: html! {} })
}

/// The opponent of the solo game, as a strip.
pub(super) fn opponent(scene: &Scene<'_>) -> Markup {
    if !scene.game.is_solo() {
        return html! {};
    }
    let (table, words) = (&scene.view.table, scene.words);
    let cards = &table.opponent;
    let name = side_name(scene, OPPONENT);
    let piles = [
        (Glyph::DrawPile, keys::own("draw", OPPONENT), u32::from(cards.draw_left()), "viscounts-caption-schemes-draw"),
        (
            Glyph::DiscardPile,
            keys::own("discard", OPPONENT),
            cards.discard.count_ones(),
            "viscounts-caption-schemes-discard",
        ),
        (Glyph::Scheme, keys::FUTURE.to_owned(), u32::from(cards.future_left()), "viscounts-caption-schemes-future"),
    ];
    html! {
        section.v-opponent aria-label=(name) {
            h3 { (arms(OPPONENT).shield()) " " (name) }
            div.v-row data-key=(keys::own("row", OPPONENT)) {
                @for (slot, one) in cards.board.iter().enumerate() {
                    @match one {
                        Some(one) => (scheme(scene, *one)),
                        None => (empty_slot(words, scene.game.opponent_board().slot_icons[slot])),
                    }
                }
            }
            div.v-side {
                (goods(scene, OPPONENT, true))
                div.v-goods {
                    @for (glyph, key, count, caption) in piles {
                        div.v-token data-key=(key) data-caption=(scene.caption(words.with(caption, &[("count", count.into())]))) { (counted(words, glyph, count)) }
                    }
                    span.v-total data-caption=(scene.caption(words.text("viscounts-icons-total"))) { (icon_row(words, scene.game.icons(table, OPPONENT))) }
                }
            }
            (track(scene, OPPONENT, true))
            div.v-strip-end { (buildings(scene, OPPONENT)) (manuscripts(scene, OPPONENT)) }
        }
    }
}
