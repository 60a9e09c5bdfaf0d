//! The royal reserve: seven places in a ring, six with tiles and one with the royal shield, troops in the middle.

use maud::{Markup, html};
use two_heirs::{Action, Heir, PLACES, Phase, Post, Reserve, Setting, Troop};

use super::names::tile_words;
use super::pieces::{TROOP, arms, back, offered, royal_shield, troop};
use super::{captions, keys};
use present::engrave::{point, polar, round, rounded, short};
use present::{Escaped, glow};

use crate::scene::Scene;

const CENTRE: (f32, f32) = (290.0, 290.0);
const RADIUS: f32 = 202.0;
/// Tiles are drawn a little larger than in the landscape.
const SCALE: f32 = 1.17;

/// The angle of a place; the first is at the top.
fn angle(place: u8) -> f32 {
    f32::from(place) * 360.0 / PLACES as f32
}

fn centre(place: u8) -> (f32, f32) {
    point(CENTRE, angle(place), RADIUS)
}

/// Moves a tile's drawing to its place.
fn at(place: u8) -> String {
    let (x, y) = centre(place);
    format!("translate({} {}) scale({SCALE})", short(x - 50.0 * SCALE), short(y - 50.0 * SCALE))
}

/// The ring with everything on it.
pub(super) fn reserve(scene: &Scene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let table = &view.table;
    let reaching = if view.setting.solo { Heir::South } else { table.active };
    let reached: Vec<u8> = table.reachable(reaching).map(|(place, _)| place).collect();
    html! {
        // Where it is narrow, the style lays the places out as an oval in the upper half of the drawing.
        svg.two-heirs-reserve viewBox="0 0 580 580" preserveAspectRatio="xMidYMin slice" role="group" aria-label=(words.text("two-heirs-reserve")) {
            (ring(view.setting, &table.reserve, reaching, &reached))
            @for (place, tile) in table.reserve.clockwise() {
                g.{ "place-" (place) }.beyond[!reached.contains(&place)] transform=(at(place)) {
                    g data-key=(keys::tile(tile)) {
                        title { (scene.caption(captions::tile(scene, reaching, tile))) }
                        (offered(tile))
                    }
                    (scene.hot(Action::Take(tile), || glow(&rounded((-4.0, -4.0), (108.0, 108.0), 8.0))))
                }
            }
            (shield(view.setting, &table.reserve, Some(scene.caption(captions::shield(scene)))))
            g.heirs-middle {
                @for heir in Heir::ALL { (camp(scene, heir)) }
                @if let Some(colour) = table.top {
                    g transform="translate(252 252)" data-key=(keys::PILE) {
                        title { (scene.caption(words.with("two-heirs-pile", &[("count", table.pile.into())]))) }
                        @for depth in (1..table.pile.div_ceil(7).min(4)).rev() {
                            rect.heirs-pile x=(depth * 4) y=(depth * 4) width="74" height="74" rx="4" {}
                        }
                        g transform="scale(.74)" { (back(colour)) }
                        circle.heirs-count cx="37" cy="37" r="18" {}
                        text.heirs-count-text x="37" y="44" { (table.pile) }
                    }
                }
            }
        }
    }
}

/// An example for the rules: the places within an heir's reach.
pub(super) fn example(setting: Setting, reserve: &Reserve, heir: Heir, reach: usize) -> Markup {
    let reached: Vec<u8> = reserve.clockwise().take(reach).map(|(place, _)| place).collect();
    html! {
        svg.two-heirs-example.ring viewBox="0 0 580 580" aria-hidden="true" focusable="false" {
            (ring(setting, reserve, heir, &reached))
            @for (place, tile) in reserve.clockwise() {
                g.beyond[!reached.contains(&place)] transform=(at(place)) { (offered(tile)) }
            }
            (shield(setting, reserve, None))
            @for index in 1..reach {
                g transform={ "translate(" (210 + index * 55) " 290)" } { (troop(setting, heir, Troop::First, false)) }
            }
        }
    }
}

/// The ring itself, with an heir's reach.
fn ring(setting: Setting, reserve: &Reserve, heir: Heir, reached: &[u8]) -> Markup {
    let steps = reached.last().map(|last| (last + PLACES as u8 - reserve.shield) % PLACES as u8);
    html! {
        g.heirs-wide {
            circle.heirs-table-cloth cx="290" cy="290" r="283" {}
            circle.heirs-table-rim cx="290" cy="290" r="274" {}
            circle.heirs-table-rim cx="290" cy="290" r="110" {}
        }
        g.heirs-narrow {
            rect.heirs-table-cloth x="1" y="1" width="578" height="288" rx="44" {}
            rect.heirs-table-rim x="7" y="7" width="566" height="276" rx="40" {}
            // Clockwise from place to place.
            path.heirs-oval-way d="M139 66L151 72L139 79ZM284 66L296 72L284 79ZM429 66L441 72L429 79ZM501 139H514L507 151ZM441 211V224L429 217ZM296 211V224L284 217ZM66 151H79L72 139Z" {}
        }
        @for place in 0..PLACES as u8 {
            rect.heirs-seat.{ "place-" (place) } transform=(at(place)) x="-3" y="-3" width="106" height="106" rx="8" data-stop={ "reserve:" (place) } {}
        }
        @if let Some(steps) = steps {
            @let (from, to) = (angle(reserve.shield), angle(reserve.shield) + angle(steps));
            @let (ax, ay) = polar(CENTRE, from + 8.0, 126.0);
            @let (bx, by) = polar(CENTRE, to, 126.0);
            @let large = u8::from(to - from - 8.0 > 180.0);
            @let (hx, hy) = polar(CENTRE, to + 8.0, 126.0);
            @let (ix, iy) = polar(CENTRE, to - 2.0, 112.0);
            @let (ox, oy) = polar(CENTRE, to - 2.0, 140.0);
            @let arc = format!("M{ax} {ay}A126 126 0 {large} 1 {bx} {by}");
            g.heirs-wide.(arms(setting, heir).tincture.class()) {
                path.heirs-reach-edge d=(arc) {}
                path.heirs-reach d=(arc) {}
                path.heirs-reach-head d={ "M" (hx) " " (hy) "L" (ix) " " (iy) "L" (ox) " " (oy) "Z" } {}
            }
        }
    }
}

/// The royal shield, which walks around the ring; with a caption at a table.
fn shield(setting: Setting, reserve: &Reserve, caption: Option<Escaped<String>>) -> Markup {
    let (x, y) = centre(reserve.shield);
    html! {
        g.{ "shield-" (reserve.shield) } transform={ "translate(" (short(x)) " " (short(y)) ") scale(1.15)" } {
            g data-key=(keys::SHIELD) data-track="reserve" data-at=(reserve.shield) data-ring=(PLACES) {
                @if let Some(caption) = caption { title { (caption) } }
                (royal_shield(setting, reserve.crown))
            }
        }
    }
}

/// An heir's places for troops in the middle: the viewer's below, the other's above.
fn camp(scene: &Scene<'_>, heir: Heir) -> Markup {
    let view = scene.view;
    if view.setting.solo && heir == Heir::North {
        return heinrichs_place(scene);
    }
    let y = if heir == view.near() { 366.0 } else { 212.0 };
    let next = view.table.next_to_deploy(heir);
    html! {
        @for (index, one) in Troop::NORMAL.into_iter().enumerate() {
            @let x = 265.0 + index as f32 * 50.0;
            circle.heirs-troop-place cx=(x) cy=(y) r=(TROOP) {}
            @if view.table.troops[heir][one.index()] == Post::Reserve {
                g data-key=(keys::troop(heir, one)) transform={ "translate(" (x) " " (y) ")" } {
                    title { (scene.caption(captions::troop(scene, heir, one))) }
                    (troop(view.setting, heir, one, heir == view.table.active && view.table.moved.contains(one)))
                }
            }
            @if heir == view.table.active && view.table.phase == Phase::Turn {
                (scene.hot(Action::Withdraw(one), || html! {
                    (glow(&round((x, y), TROOP + 2.0)))
                    g.ghost { g transform={ "translate(" (x) " " (y) ")" } { (troop(view.setting, heir, one, true)) } }
                }))
                @if next == Some(one) { (scene.hot(Action::Deploy, || glow(&round((x, y), TROOP + 2.0)))) }
            }
        }
    }
}

/// Heinrich's place in the middle: his troops that wait beside the table, and the tile he has just taken.
fn heinrichs_place(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        @for (index, one) in Troop::ALL.into_iter().enumerate() {
            @if view.table.troops[Heir::North][one.index()].plot().is_none() {
                g data-key=(keys::troop(Heir::North, one)) transform={ "translate(" (240 + index * 50) " 212)" } {
                    title { (scene.caption(captions::troop(scene, Heir::North, one))) }
                    (troop(view.setting, Heir::North, one, false))
                }
            }
        }
        @if let Some(taken) = view.table.solo.taken {
            g transform="translate(254 180) scale(.72)" {
                g data-key=(keys::tile(taken)) {
                    title { (scene.caption(tile_words(scene.words, taken))) }
                    (offered(taken))
                }
            }
        }
    }
}
