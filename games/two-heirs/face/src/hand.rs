//! The hand of an heir with costs, reach and resources; the panels; and the supply.

use kernel::{Game as _, OptionValue as _};
use maud::{Markup, html};
use two_heirs::{Action, Colour, Heir, TREASURE_POINTS, TileId, Troop};

use super::buildings::picture;
use super::names::{building_name, colour_name, resources, tile_name, tile_words};
use super::pieces::{arms, back, facts, front, offered, token, treasure, troop};
use super::{captions, keys};
use present::engrave::rounded;
use present::{AutomatonPanel, glow};

use crate::scene::{Scene, TwoHeirsFace};

/// The viewer's hand: each tile with its cost, paid or missing, and the same tile as open terrain.
pub(super) fn hand(scene: &Scene<'_>, heir: Heir) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        div.two-heirs-hand role="group" aria-label=(words.text("two-heirs-hand")) {
            @for tile in view.table.hands[heir].iter() { (card(scene, heir, tile)) }
            @if view.table.hands[heir].is_empty() { p.two-heirs-empty { (words.text("two-heirs-hand-empty")) } }
        }
    }
}

/// One tile in hand.
fn card(scene: &Scene<'_>, heir: Heir, tile: TileId) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let facts = facts(tile);
    let access = view.access(heir);
    let cost = Colour::ALL.into_iter().flat_map(|colour| {
        let index = colour.index();
        (0..facts.cost[index]).map(move |number| (colour, number >= access[index]))
    });
    html! {
        svg.two-heirs-card viewBox="-6 -6 164 136" role="group" aria-label=(tile_name(words, tile)) {
            g.(arms(view.setting, heir).tincture.class()) data-key=(keys::tile(tile)) {
                title { (scene.caption(captions::tile(scene, heir, tile))) }
                (front(tile, false))
            }
            @for (index, (colour, is_missing)) in cost.enumerate() {
                g.missing[is_missing] transform={ "translate(" (12 + index * 24) " 115)" } {
                    (token(colour, 0.0, 0.0))
                    @if is_missing { path.heirs-missing d="M-8 8L8 -8" {} }
                }
            }
            (scene.hot(Action::Build(tile), || glow(&rounded((-2.0, -2.0), (104.0, 104.0), 8.0))))
            (scene.hot(Action::Discard(tile), || glow(&rounded((-2.0, -2.0), (104.0, 104.0), 8.0))))
            g transform="translate(110 4) scale(.42)" { (back(facts.colour)) }
            (scene.hot(Action::Extend(tile), || glow(&rounded((108.0, 2.0), (46.0, 46.0), 6.0))))
        }
    }
}

/// Reach, resources as tokens, and unused discounts.
fn means(scene: &Scene<'_>, heir: Heir) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let access = view.access(heir);
    let reach = view.table.reach(heir);
    let discounts = if heir == view.table.active { view.table.discounts } else { 0 };
    let all: u8 = access.iter().sum();
    let width = 26 * u16::from(all.max(1)) + 4;
    let tokens = Colour::ALL.into_iter().zip(access).flat_map(|(colour, count)| (0..count).map(move |_| colour));
    html! {
        span.two-heirs-means {
            span.two-heirs-reach { (words.with("two-heirs-reach", &[("count", reach.into())])) }
            svg.two-heirs-tokens viewBox={ "0 0 " (width) " 26" } role="img" aria-label=(words.with("two-heirs-access", &[("resources", resources(words, access).into())])) {
                @for (index, colour) in tokens.enumerate() { (token(colour, 14.0 + index as f32 * 26.0, 13.0)) }
            }
            @if discounts > 0 {
                span.two-heirs-discount { (words.with("two-heirs-discounts", &[("count", discounts.into())])) }
            }
        }
    }
}

/// A seat's panel: reach, resources, troops in the reserve, and the tiles in hand, which are public.
pub(super) fn seat_details(scene: &Scene<'_>, heir: Heir) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        span.two-heirs-seat {
            span.two-heirs-troops {
                @for one in Troop::ALL {
                    svg.two-heirs-troop viewBox="-22 -22 44 44" role="img" aria-label=(captions::troop_in_panel(scene, heir, one)) {
                        title { (scene.caption(captions::troop(scene, heir, one))) }
                        (troop(view.setting, heir, one, heir == view.table.active && view.table.moved.contains(one)))
                    }
                }
            }
            (means(scene, heir))
            @if !scene.viewer.is(heir.seat()) {
                span.two-heirs-open-hand {
                    @for tile in view.table.hands[heir].iter() {
                        svg.two-heirs-small viewBox="0 0 100 100" role="img" aria-label=(tile_name(words, tile)) {
                            g data-key=(keys::tile(tile)) {
                                title { (scene.caption(captions::tile(scene, heir, tile))) }
                                (offered(tile))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The pile, and the tiles that have not appeared yet.
pub(super) fn supply(scene: &Scene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let table = &view.table;
    let unseen = |colour: Colour| table.unseen.iter().filter(move |tile| facts(*tile).colour == colour);
    html! {
        div.two-heirs-supply {
            @if let Some(turns) = table.turns_left {
                p.two-heirs-note { (words.with("two-heirs-turns-left", &[("count", turns.into())])) }
            } @else {
                p.two-heirs-note { (words.with("two-heirs-pile", &[("count", table.pile.into())])) }
            }
            @if !table.unseen.is_empty() {
                p.two-heirs-note { (words.text("two-heirs-unseen")) }
                div.two-heirs-unseen {
                    @for colour in Colour::ALL.into_iter().filter(|colour| unseen(*colour).next().is_some()) {
                        span.two-heirs-unseen-colour.(colour) role="group" aria-label=(colour_name(words, colour)) {
                            @for tile in unseen(colour) {
                                svg.two-heirs-tiny viewBox="0 0 60 60" role="img" aria-label=(building_name(words, facts(tile).building)) {
                                    title { (scene.caption(tile_words(words, tile))) }
                                    g.vert { (picture(facts(tile).building, 0.0, 0.0, 60.0)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Heinrich's panel: his level, his troops in the colours of the terrain they are called by, and his heap of treasures.
pub(super) fn heinrich(scene: &Scene<'_>) -> Option<AutomatonPanel> {
    let (view, words) = (scene.view, scene.words);
    if !view.setting.solo {
        return None;
    }
    let level = present::option_value::<TwoHeirsFace>(words, "level", &scene.game.options().level.text());
    let heap = view.table.solo.heap;
    let args = [("heap", heap.into()), ("each", TREASURE_POINTS.into())];
    let details = html! {
        span.two-heirs-seat {
            span.two-heirs-troops {
                @for one in Troop::ALL {
                    svg.two-heirs-troop viewBox="-22 -22 44 44" role="img" aria-label=(captions::troop_in_panel(scene, Heir::North, one)) {
                        title { (scene.caption(captions::troop(scene, Heir::North, one))) }
                        (troop(view.setting, Heir::North, one, false))
                    }
                }
            }
            span.two-heirs-level { (level) }
            span.two-heirs-heap-words data-key=(keys::HEAP) data-caption=(scene.caption(words.with("two-heirs-heap", &args))) {
                svg.two-heirs-heap viewBox={ "-14 -12 " (u16::from(heap.max(1)) * 11 + 17) " 26" } aria-hidden="true" focusable="false" {
                    @for index in 0..heap { g transform={ "translate(" (u16::from(index) * 11) " 1)" } { use href="#heirs-chest" {} } }
                }
                (words.with("two-heirs-heap", &args))
            }
        }
    };
    Some(AutomatonPanel { shield: arms(view.setting, Heir::North).shield(), details })
}

/// All ten treasures in a row, for the rules.
pub(super) fn treasures() -> Markup {
    html! {
        svg.two-heirs-example viewBox="-26 -26 532 52" aria-hidden="true" focusable="false" {
            @for (index, id) in two_heirs::TreasureId::all().enumerate() {
                g transform={ "translate(" (index * 53) " 0)" } { (treasure(id)) }
            }
        }
    }
}
