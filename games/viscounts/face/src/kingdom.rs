//! The round kingdom: five lands with building sites, the outer and the inner path and two piles each, around the castle.

use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::{Path, Piece, Site, Space};
use viscounts::card::{Card, Icon, Icons};
use viscounts::effect::Main;
use viscounts::state::Side;

use super::cards::{first_legal, ribbon_class};
use super::castle;
use super::effects::{effect_words, score_glyph, sign_drawing};
use super::glyphs::Glyph;
use super::names::{arms, card_name, land_words, side_name, space_words};
use present::engrave::{point, polar, ring_piece, round, rounded, short};
use present::glow;

use crate::scene::Scene;

pub(super) const CENTRE: (f32, f32) = (500.0, 500.0);
const INNER: (f32, f32) = (192.0, 248.0);
const PILES: f32 = 287.0;
const OUTER: (f32, f32) = (328.0, 404.0);
const SITES: (f32, f32) = (409.0, 490.0);
/// The angle of a land in degrees.
pub(super) const LAND: f32 = 72.0;

/// The terrains in the order of the pieces: class and hatching.
const TERRAINS: [(&str, &str); 5] = [
    ("v-lake", "url(#hatch-azure)"),
    ("v-meadow", "url(#hatch-or)"),
    ("v-forest", "url(#hatch-vert)"),
    ("v-coast", "url(#hatch-rose)"),
    ("v-mountain", "url(#hatch-stone)"),
];

/// The CSS class of a piece's terrain.
pub(super) const fn terrain_class(piece: Piece) -> &'static str {
    TERRAINS[piece.index()].0
}

/// The angle at which the land at a place begins; the first is at the top.
pub(super) fn land_start(place: usize) -> f32 {
    place as f32 * LAND - LAND / 2.0
}

/// A group rotated so that its foot, or in the lower half its top, points to the centre.
pub(super) fn turned(angle: f32, radius: f32, body: &Markup) -> Markup {
    let (x, y) = polar(CENTRE, angle, radius);
    html! { g transform={ "translate(" (x) " " (y) ") rotate(" (short(upright(angle))) ")" } { (body) } }
}

/// The rotation at an angle that keeps text readable.
fn upright(angle: f32) -> f32 {
    let angle = angle.rem_euclid(360.0);
    if angle > 100.0 && angle < 260.0 { angle - 180.0 } else { angle }
}

/// The whole kingdom.
pub(super) fn kingdom(scene: &Scene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let laid = usize::from(table.pieces_laid);
    html! {
        svg.v-kingdom viewBox="0 0 1000 1000" role="group" aria-label=(words.text("viscounts-kingdom")) {
            circle.v-rim cx="500" cy="500" r="499" {}
            circle.v-ground cx="500" cy="500" r="493" {}
            @for (place, piece) in table.order.iter().copied().enumerate().take(laid) {
                (scene.drawn_part(&format!("viscounts-land-{place}"), land(scene, place, piece)))
            }
            @if laid == 5 {
                use href="#viscounts-arrows" {}
                (scene.drawn_part("viscounts-castle", castle::castle(scene)))
                (scene.drawn_part("viscounts-ways", html! {
                    @for (place, piece) in table.order.iter().copied().enumerate() { (links(scene, place, piece)) }
                    (moves(scene))
                    (building_spots(scene))
                    (viscounts(scene))
                }))
            }
        }
    }
}

/// The bounds of a space, in degrees.
fn space_arc(place: usize, path: Path) -> (f32, f32) {
    let start = land_start(place);
    match path {
        Path::Left => (start + 1.0, start + 35.0),
        Path::Right => (start + 37.0, start + 71.0),
        Path::Inner => (start + 1.5, start + 70.5),
    }
}

fn space_outline(place: usize, path: Path) -> String {
    ring_piece(CENTRE, if path == Path::Inner { INNER } else { OUTER }, space_arc(place, path))
}

/// The bounds of a site, in degrees. The sites on one bank share the arc.
fn site_arc(scene: &Scene<'_>, place: usize, site: Site) -> (f32, f32) {
    let sites = scene.game.sites_of(site.piece());
    let left = sites.iter().filter(|site| site.left).count();
    let number = usize::from(site.number());
    let (from, count, index) =
        if number < left { (0.0, left, number) } else { (LAND / 2.0, sites.len() - left, number - left) };
    let wide = LAND / 2.0 / count as f32;
    let start = land_start(place) + from + wide * index as f32;
    (start, start + wide)
}

fn site_outline(scene: &Scene<'_>, site: Site) -> String {
    let (from, to) = site_arc(scene, scene.view.table.place_of(site.piece()), site);
    ring_piece(CENTRE, (SITES.0 + 3.0, SITES.1 - 4.0), (from + 1.2, to - 1.2))
}

/// A land with everything printed on it, its piles and its buildings.
fn land(scene: &Scene<'_>, place: usize, piece: Piece) -> Markup {
    let (game, words) = (scene.game, scene.words);
    let data = game.data();
    let start = land_start(place);
    let whole = ring_piece(CENTRE, (190.0, 493.0), (start, start + LAND));
    let (class, hatching) = TERRAINS[piece.index()];
    let [(ax, ay), (bx, by)] = [polar(CENTRE, start + 36.0, 326.0), polar(CENTRE, start + 36.0, 492.0)];
    html! {
        path.v-land.(class) d=(whole) {}
        path.v-hatching d=(whole) fill=(hatching) {}
        path.v-river-bank d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
        path.v-river d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
        @for path in [Path::Left, Path::Right, Path::Inner] { path.v-space d=(space_outline(place, path)) {} }
        (turned(start + 36.0, (INNER.0 + INNER.1) / 2.0, &html! { text.v-land-name y="7" { (land_words(words, piece)) } }))
        @for path in [Path::Left, Path::Right] {
            @let space = Space::new(piece, path);
            @let trade = game.trade_at(space);
            @let (from, to) = space_arc(place, path);
            (turned((from + to) / 2.0 - 5.0, 366.0, &html! {
                title { (space_words(words, space)) ": " (words.with("viscounts-trade-words", &[("icons", trade.icons.into()), ("gain", effect_words(words, data, trade.gain).into())])) }
                text.v-number x="-36" y="9" font-size="26" { (trade.icons) }
                (Glyph::Icon(Icon::Merchant).place(words, -14.0, 0.0, 28.0))
                path.v-arrow d="M5 0H16M11 -5L17 0L11 5" {}
                (sign_drawing(words, data, trade.gain, 38.0, 0.0, 30.0))
            }))
            (turned(from + 4.0, 390.0, &html! {
                circle.v-number-disc r="13" {}
                text.v-space-number y="6" { (space) }
            }))
        }
        (pile_chips(scene, start, piece))
        @for number in 0..game.sites_of(piece).len() { (site(scene, place, Site::new(piece, number as u8))) }
        path.v-land-edge d=(whole) {}
    }
}

/// A building site: its bonus, or the building on it.
fn site(scene: &Scene<'_>, place: usize, site: Site) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    let (from, to) = site_arc(scene, place, site);
    let middle = (from + to) / 2.0;
    let info = &scene.game.sites_of(site.piece())[usize::from(site.number())];
    html! {
        path.v-site d=(site_outline(scene, site)) {}
        @match scene.view.table.sites[site.index()] {
            None => (turned(middle, 450.0, &sign_drawing(words, data, info.reward, 0.0, 0.0, 40.0))),
            Some(built) => {
                @let seal = arms(built.owner);
                (turned(middle, 450.0, &html! {
                    g.(seal.tincture.class()) { (Glyph::Building(built.building).place(words, 0.0, 0.0, 66.0)) }
                    (seal.place(26.0, 18.0, 24.0))
                }))
            }
        }
    }
}

/// The links from the sites of a land to the next ones clockwise.
fn links(scene: &Scene<'_>, place: usize, piece: Piece) -> Markup {
    let (words, data) = (scene.words, scene.game.data());
    html! {
        @for (number, site) in scene.game.sites_of(piece).iter().enumerate() {
            @if let Some(link) = site.link {
                @let (_, end) = site_arc(scene, place, Site::new(piece, number as u8));
                (turned(end, 468.0, &html! {
                    title { (words.with("viscounts-link", &[("effect", effect_words(words, data, link).into())])) }
                    rect.v-link x="-21" y="-14" width="42" height="28" rx="14" {}
                    (sign_drawing(words, data, link, 0.0, 0.0, 21.0))
                }))
            }
        }
    }
}

/// The two piles of a land, small: the cards themselves are shown beside the kingdom.
fn pile_chips(scene: &Scene<'_>, start: f32, piece: Piece) -> Markup {
    let (table, words, data) = (&scene.view.table, scene.words, scene.game.data());
    let townsfolk = table.townsfolk[piece.index()];
    let manuscript = table.manuscripts[piece.index()];
    let printed = data.segments[piece.index()].printed_card;
    let (name, cost, icons) = townsfolk.top.map_or_else(
        || (words.text("viscounts-printed"), printed.cost, printed.icons),
        |top| {
            let info = &data.cards[usize::from(top)];
            (card_name(words, data, Card(top)).to_owned(), info.cost, info.icons)
        },
    );
    // While the next card is not revealed yet, the pile shows a back.
    let [card_back, tile_back] = [townsfolk, manuscript].map(|pile| pile.top.is_none() && pile.left > 0);
    let ribbon = manuscript.top.map_or("v-plain", |top| ribbon_class(data.manuscripts[usize::from(top)].ribbon));
    let tile = manuscript.top.map(|top| &data.manuscripts[usize::from(top)]);
    let (copying, effect) =
        tile.map_or(data.segments[piece.index()].printed_manuscript, |tile| (tile.cost, tile.effect));
    html! {
        (turned(start + 22.5, PILES, &html! {
            path.v-chip.v-back[card_back] d=(rounded((-87.0, -32.0), (174.0, 64.0), 8.0)) {}
            @if !card_back {
                circle.v-chip-coin cx="-66" cy="-10" r="15" {}
                text.v-chip-cost x="-66" y="-3" { (cost) }
                text.v-chip-name x="-46" y="-8" textLength=[(name.chars().count() > 14).then_some("126")] lengthAdjust=[(name.chars().count() > 14).then_some("spacingAndGlyphs")] { (name) }
                (icon_chips(scene, icons))
            }
            text.v-chip-left x="78" y="24" { "×" (townsfolk.left) }
        }))
        (turned(start + 55.0, PILES, &html! {
            g.(ribbon) {
                path.v-chip.v-back[tile_back] d=(rounded((-60.0, -32.0), (120.0, 64.0), 8.0)) {}
                @if !tile_back { path.v-ribbon d="M-52 -32H-38V22L-45 14L-52 22Z" {} }
            }
            @if !tile_back {
                text.v-number x="-22" y="-4" font-size="22" { (copying) }
                (Glyph::Icon(Icon::Cleric).place(words, -2.0, -12.0, 24.0))
                (sign_drawing(words, data, effect, -2.0, 16.0, 22.0))
            }
            @if let Some(score) = tile.and_then(|tile| tile.score) {
                (Glyph::Points.place(words, -16.0, 16.0, 22.0))
                (score_glyph(score).place(words, 10.0, 16.0, 22.0))
            }
            text.v-chip-left x="52" y="24" { "×" (manuscript.left) }
        }))
    }
}

fn icon_chips(scene: &Scene<'_>, icons: Icons) -> Markup {
    let all: Vec<Icon> =
        Icon::ALL.into_iter().flat_map(|icon| std::iter::repeat_n(icon, usize::from(icons.count(icon)))).collect();
    html! {
        @for (index, icon) in all.into_iter().enumerate() {
            (Glyph::Icon(icon).place(scene.words, -34.0 + 28.0 * index as f32, 14.0, 25.0))
        }
    }
}

/// The positions of the riders on a space.
fn rider_place(place: usize, path: Path, index: usize) -> (f32, f32) {
    let (from, to) = space_arc(place, path);
    let middle = (from + to) / 2.0;
    match path {
        Path::Inner => {
            point(CENTRE, middle + if index.is_multiple_of(2) { 22.0 } else { -22.0 } + 6.0 * (index / 2) as f32, 220.0)
        }
        _ => point(CENTRE, middle + 10.5 - 5.0 * index as f32, 366.0),
    }
}

/// The viscounts.
fn viscounts(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    html! {
        @for side in scene.view.sides() {
            @if let Some(space) = table.players[side.index()].viscount {
                @let before = (0..side.0).filter(|other| table.players[usize::from(*other)].viscount == Some(space)).count();
                @let (x, y) = rider_place(table.place_of(space.piece()), space.path(), before);
                g data-key={ "viscount-" (side.0) } transform={ "translate(" (short(x)) " " (short(y)) ")" } { (rider(scene, side)) }
            }
        }
    }
}

/// A viscount on horseback, with the arms of its side.
fn rider(scene: &Scene<'_>, side: Side) -> Markup {
    let seal = arms(side);
    html! {
        g.(seal.tincture.class()) {
            title { (side_name(scene, side)) }
            use href="#viscounts-rider" x="-30" y="-36" width="60" height="64" {}
        }
        (seal.place(1.0, 2.0, 21.0))
    }
}

/// The hot-spots for moving the viscount, with costs; or the exchange on its space.
fn moves(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    let side = Side::from(scene.near());
    let mut ways = Vec::new();
    if scene.legal.iter().any(|action| matches!(action, Action::Move(_))) {
        scene.game.destinations(table, side, |space, _, paid| ways.push((space, paid)));
    }
    let here = table.players[side.index()].viscount.filter(|space| space.is_outer());
    html! {
        @for (space, paid) in ways {
            @let place = table.place_of(space.piece());
            @let (x, y) = rider_place(place, space.path(), 0);
            (scene.hot(Action::Move(space), || html! {
                (glow(&space_outline(place, space.path())))
                @if paid > 0 {
                    circle.v-chip-coin cx=(short(x)) cy=(short(y)) r="16" {}
                    text.v-chip-cost x=(short(x)) y=(short(y + 8.0)) { "−" (paid) }
                }
                g.ghost transform={ "translate(" (short(x)) " " (short(y)) ")" } { (rider(scene, side)) }
            }))
        }
        @if let Some(space) = here {
            @if let Some(action) = first_legal(scene, &[Action::Main(Main::Trade, false), Action::Main(Main::Trade, true)]) {
                (scene.hot(action, || glow(&space_outline(table.place_of(space.piece()), space.path()))))
            }
        }
    }
}

/// The hot-spots of building sites, and of neighbours whose link can be used first.
fn building_spots(scene: &Scene<'_>) -> Markup {
    html! {
        @for action in scene.legal {
            @if let Action::Site(site) | Action::Link(site) = *action {
                (scene.hot(*action, || glow(&site_outline(scene, site))))
            }
        }
    }
}

/// The symbols of everything that never changes.
pub(super) fn symbols() -> Markup {
    let arrow = |angle: f32, radius: f32, turn: f32| {
        let (x, y) = polar(CENTRE, angle, radius);
        html! { path.v-way d="M-9 -7L7 0L-9 7L-4 0Z" transform={ "translate(" (x) " " (y) ") rotate(" (short(angle + turn)) ")" } {} }
    };
    html! {
        g id="viscounts-arrows" {
            @for place in 0..5 {
                @let start = land_start(place);
                // Along the outer path over the river and over the border, from it inwards and outwards, along the inner path.
                (arrow(start + 36.0, 366.0, 0.0))
                (arrow(start + 72.0, 366.0, 0.0))
                (arrow(start + 3.5, 325.0, 90.0))
                (arrow(start + 68.5, 325.0, -90.0))
                (arrow(start + 72.0, 220.0, 0.0))
            }
        }
        symbol id="viscounts-rider" viewBox="0 0 60 64" {
            path.v-shadow d="M8 60Q30 66 54 60Q30 56 8 60Z" {}
            path.v.v-horse d="M6 60L8 44Q4 36 9 30L6 34Q2 40 4 46M9 30Q14 24 24 27L40 27L47 14L52 10L53 15L59 21L57 26L50 25L47 38L48 60H42L41 46L22 45L18 60H11L14 45Q7 40 9 30Z" {}
            path.v.tint d="M20 44Q14 40 18 24Q20 15 28 15T37 24Q40 34 38 44Z" {}
            circle.v.v-skin cx="28" cy="9" r="6" {}
            path.v.f-gold d="M21 8L22 1L26 4L29 0L31 4L35 1L35 8Z" {}
        }
    }
}

/// The outline of a round spot in the castle.
pub(super) fn disc(angle: f32, radius: f32, size: f32) -> String {
    round(point(CENTRE, angle, radius), size)
}
