//! The round kingdom: five lands with building sites, the outer and the inner path and two piles each, around the castle.

use maud::{Markup, html};
use viscounts::action::Action;
use viscounts::board::{Path, Piece, Site, Space};
use viscounts::card::{Icon, Icons};
use viscounts::effect::Main;
use viscounts::state::Side;

use super::captions;
use super::cards::{first_legal, ribbon_class};
use super::castle;
use super::effects::{score_glyph, sign_drawing};
use super::glyphs::Glyph;
use super::names::{arms, land_words, side_name};
use present::engrave::{point, polar, ring_piece, round, rounded, short};
use present::{MINUS, glow};

use crate::keys;
use crate::scene::Scene;

pub(super) const CENTRE: (f32, f32) = (500.0, 500.0);
const INNER: (f32, f32) = (192.0, 248.0);
const PILES: f32 = 287.0;
const OUTER: (f32, f32) = (328.0, 404.0);
const SITES: (f32, f32) = (409.0, 490.0);
const OUTER_MIDDLE: f32 = (OUTER.0 + OUTER.1) / 2.0;
const INNER_MIDDLE: f32 = (INNER.0 + INNER.1) / 2.0;
/// The angle from the start of an outer space to its trade.
const TRADE: f32 = 12.5;
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

/// A group that stands upright at an angle and a radius.
pub(super) fn standing(angle: f32, radius: f32, body: &Markup) -> Markup {
    let (x, y) = polar(CENTRE, angle, radius);
    html! { g transform={ "translate(" (x) " " (y) ")" } { (body) } }
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
                @let captions = LandCaptions::of(scene, piece);
                @let built = captions.sites.iter().map(|(site, _)| table.sites[site.index()]).collect::<Vec<_>>();
                @let piles = (table.townsfolk[piece.index()], table.manuscripts[piece.index()]);
                (scene.common_drawn_part(&format!("viscounts-land-{place}"), (piece, &captions, built, piles), || land(scene, place, piece, &captions)))
            }
            @if laid == 5 {
                use href="#viscounts-arrows" {}
                (scene.drawn_part("viscounts-castle", castle::castle(scene)))
                (scene.drawn_part("viscounts-ways", html! {
                    @for (place, piece) in table.order.iter().copied().enumerate() { (links(scene, place, piece)) }
                    (moves(scene))
                    (building_spots(scene))
                    (land_names(scene, laid))
                    (viscounts(scene))
                }))
            } @else {
                (scene.drawn_part("viscounts-ways", land_names(scene, laid)))
            }
        }
    }
}

/// The names of the lands, which are wider than the ground between the paths: they stand on the hot-spots.
fn land_names(scene: &Scene<'_>, laid: usize) -> Markup {
    html! {
        @for (place, piece) in scene.view.table.order.iter().copied().enumerate().take(laid) {
            (standing(land_start(place) + LAND / 2.0, PILES, &html! { text.v-land-name y="8" { (land_words(scene.words, piece)) } }))
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

/// The captions of a land. Besides them, its drawing depends only on its buildings and its piles.
#[derive(Hash)]
struct LandCaptions {
    spaces: [(Space, String); 3],
    townsfolk: String,
    manuscript: String,
    sites: Vec<(Site, String)>,
}

impl LandCaptions {
    fn of(scene: &Scene<'_>, piece: Piece) -> Self {
        let sites = (0..scene.game.sites_of(piece).len()).map(|number| Site::new(piece, number as u8));
        let spaces = [Path::Left, Path::Right, Path::Inner].map(|path| Space::new(piece, path));
        Self {
            spaces: spaces.map(|space| (space, captions::space(scene, space))),
            townsfolk: captions::townsfolk(scene, piece),
            manuscript: captions::manuscript(scene, piece),
            sites: sites.map(|site| (site, captions::site(scene, site))).collect(),
        }
    }
}

/// A land with everything printed on it, its piles and its buildings.
fn land(scene: &Scene<'_>, place: usize, piece: Piece, captions: &LandCaptions) -> Markup {
    let start = land_start(place);
    let whole = ring_piece(CENTRE, (190.0, 493.0), (start, start + LAND));
    let (class, hatching) = TERRAINS[piece.index()];
    let [(ax, ay), (bx, by)] = [polar(CENTRE, start + 36.0, 326.0), polar(CENTRE, start + 36.0, 492.0)];
    html! {
        g data-key=(keys::land(piece)) {
            title { (scene.caption(land_words(scene.words, piece))) }
            path.v-land.(class) d=(whole) {}
            path.v-hatching d=(whole) fill=(hatching) {}
            path.v-river-bank d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
            path.v-river d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
        }
        @for (at, caption) in &captions.spaces { (space(scene, place, *at, caption)) }
        (pile_chips(scene, start, piece, captions))
        @for (at, caption) in &captions.sites { (site(scene, place, *at, caption)) }
        path.v-land-edge d=(whole) {}
    }
}

/// A space of the ring; on the outer path with its number and its trade.
fn space(scene: &Scene<'_>, place: usize, space: Space, caption: &str) -> Markup {
    let data = scene.game.data();
    let (from, _) = space_arc(place, space.path());
    let (track, index, _) = stop(place, space.path());
    html! {
        g data-key=(keys::space(space)) {
            title { (scene.caption(caption)) }
            path.v-space d=(space_outline(place, space.path())) {}
            @if space.is_outer() {
                @let trade = scene.game.trade_at(space);
                (standing(from + TRADE, OUTER_MIDDLE, &html! {
                    path.v-chip d=(rounded((-33.0, -34.0), (66.0, 68.0), 9.0)) {}
                    text.v-number x="-14" y="-7" font-size="27" { (trade.icons) }
                    (Glyph::Icon(Icon::Merchant).place(12.0, -16.0, 29.0))
                    path.v-line d="M-24 1H24" {}
                    (sign_drawing(data, trade.gain, (0.0, 18.0), 29.0, 58.0))
                }))
                (standing(from + 3.5, 390.0, &html! {
                    circle.v-number-disc r="16" {}
                    text.v-space-number y="8" { (space) }
                }))
            }
        }
        (standing(rider_angle(place, space.path(), 0), if space.is_outer() { OUTER_MIDDLE } else { INNER_MIDDLE }, &html! {
            circle.v-stop data-stop={ (track) ":" (index) } r="1" {}
        }))
    }
}

/// The track of a path, the index of a space on it, and its length.
fn stop(place: usize, path: Path) -> (&'static str, usize, usize) {
    match path {
        Path::Left => ("outer", place * 2, 10),
        Path::Right => ("outer", place * 2 + 1, 10),
        Path::Inner => ("inner", place, 5),
    }
}

/// A building site: its bonus, or the building on it.
fn site(scene: &Scene<'_>, place: usize, site: Site, caption: &str) -> Markup {
    let data = scene.game.data();
    let (from, to) = site_arc(scene, place, site);
    let middle = (from + to) / 2.0;
    let info = &scene.game.sites_of(site.piece())[usize::from(site.number())];
    html! {
        g data-key=(keys::site(site)) {
            title { (scene.caption(caption)) }
            @match scene.view.table.sites[site.index()] {
                None => {
                    path.v-site d=(site_outline(scene, site)) {}
                    (standing(middle, 450.0, &sign_drawing(data, info.reward, (0.0, 0.0), 38.0, 62.0)))
                }
                Some(built) => {
                    @let seal = arms(built.owner);
                    path.v-site.built d=(site_outline(scene, site)) {}
                    (standing(middle, 450.0, &html! {
                        g.(seal.tincture.class()) { (Glyph::Building(built.building).place(0.0, 0.0, 66.0)) }
                        (seal.place(24.0, 18.0, 25.0))
                    }))
                }
            }
        }
    }
}

/// The links from the sites of a land to the next ones clockwise.
fn links(scene: &Scene<'_>, place: usize, piece: Piece) -> Markup {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    html! {
        @for number in 0..scene.game.sites_of(piece).len() {
            @let site = Site::new(piece, number as u8);
            @if let (next, Some(link)) = scene.game.link_ahead(table, site) {
                @let (_, end) = site_arc(scene, place, site);
                (standing(end, 470.0, &html! {
                    title { (scene.caption(captions::link_sentence(words, data, next, link))) }
                    rect.v-link x="-24" y="-16" width="48" height="32" rx="16" {}
                    (sign_drawing(data, link, (0.0, 0.0), 27.0, 43.0))
                }))
            }
        }
    }
}

/// The two piles of a land, small: the cards themselves are shown beside the kingdom.
fn pile_chips(scene: &Scene<'_>, start: f32, piece: Piece, captions: &LandCaptions) -> Markup {
    let (table, data) = (&scene.view.table, scene.game.data());
    let townsfolk = table.townsfolk[piece.index()];
    let manuscript = table.manuscripts[piece.index()];
    let printed = data.segments[piece.index()].printed_card;
    let (cost, icons) = townsfolk.top.map_or((printed.cost, printed.icons), |top| {
        let info = &data.cards[usize::from(top)];
        (info.cost, info.icons)
    });
    // While the next card is not revealed yet, the pile shows a back.
    let [card_back, tile_back] = [townsfolk, manuscript].map(|pile| pile.top.is_none() && pile.left > 0);
    let ribbon = manuscript.top.map_or("v-plain", |top| ribbon_class(data.manuscripts[usize::from(top)].ribbon));
    let tile = manuscript.top.map(|top| &data.manuscripts[usize::from(top)]);
    let (copying, effect) =
        tile.map_or(data.segments[piece.index()].printed_manuscript, |tile| (tile.cost, tile.effect));
    let chip = rounded((-35.0, -35.0), (70.0, 70.0), 9.0);
    html! {
        (standing(start + 15.0, PILES, &html! {
            title { (scene.caption(&captions.townsfolk)) }
            path.v-chip.v-back[card_back] d=(chip) {}
            @if !card_back {
                circle.v-chip-coin cx="0" cy="-15" r="16" {}
                text.v-chip-cost y="-6" { (cost) }
                (icon_chips(icons))
            }
        }))
        (standing(start + 57.0, PILES, &html! {
            title { (scene.caption(&captions.manuscript)) }
            g.(ribbon) {
                path.v-chip.v-back[tile_back] d=(chip) {}
                @if !tile_back { path.v-ribbon d="M-30 -35H-17V24L-23.500 16L-30 24Z" {} }
            }
            @if !tile_back {
                text.v-number x="0" y="-8" font-size="25" { (copying) }
                (Glyph::Icon(Icon::Cleric).place(20.0, -16.0, 25.0))
                (sign_drawing(data, effect, (8.0, 16.0), 28.0, 50.0))
            }
            @if let Some(score) = tile.and_then(|tile| tile.score) {
                (Glyph::Points.place(-3.0, 16.0, 23.0))
                (score_glyph(score).place(21.0, 16.0, 23.0))
            }
        }))
    }
}

fn icon_chips(icons: Icons) -> Markup {
    let all: Vec<Icon> =
        Icon::ALL.into_iter().flat_map(|icon| std::iter::repeat_n(icon, usize::from(icons.count(icon)))).collect();
    let count = all.len() as f32;
    let size = 27.0_f32.min(62.0 / count.max(1.0));
    html! {
        @for (index, icon) in all.into_iter().enumerate() {
            (Glyph::Icon(icon).place((index as f32 - (count - 1.0) / 2.0) * (size + 2.0), 18.0, size))
        }
    }
}

/// The angle of a rider on a space, clear of its trade.
fn rider_angle(place: usize, path: Path, index: usize) -> f32 {
    let (from, to) = space_arc(place, path);
    match path {
        Path::Inner => {
            let middle = (from + to) / 2.0;
            middle + if index.is_multiple_of(2) { 14.0 } else { -14.0 } + if index < 2 { 0.0 } else { 9.0 }
        }
        // Two side by side, the next two between them: the trade stays in sight.
        _ => from + 29.0 - if index.is_multiple_of(2) { 0.0 } else { 5.0 } - if index < 2 { 0.0 } else { 1.5 },
    }
}

/// The positions of the riders on a space.
fn rider_place(place: usize, path: Path, index: usize) -> (f32, f32) {
    let radius = match path {
        Path::Inner => INNER_MIDDLE,
        _ if index < 2 => OUTER_MIDDLE,
        _ => OUTER_MIDDLE - 22.0,
    };
    point(CENTRE, rider_angle(place, path, index), radius)
}

/// The viscounts.
fn viscounts(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    html! {
        @for side in scene.view.sides() {
            @if let Some(space) = table.players[side.index()].viscount {
                @let before = (0..side.0).filter(|other| table.players[usize::from(*other)].viscount == Some(space)).count();
                @let place = table.place_of(space.piece());
                @let (x, y) = rider_place(place, space.path(), before);
                @let (track, index, length) = stop(place, space.path());
                g data-key=(keys::own("viscount", side)) data-track=(track) data-at=(index) data-ring=(length)
                    transform={ "translate(" (short(x)) " " (short(y)) ")" } { (rider(scene, side)) }
            }
        }
    }
}

/// A viscount on horseback, with the arms of its side.
fn rider(scene: &Scene<'_>, side: Side) -> Markup {
    let seal = arms(side);
    html! {
        g.(seal.tincture.class()) {
            title { (scene.caption(scene.words.with("viscounts-viscount-of", &[("name", side_name(scene, side).into())]))) }
            use href="#viscounts-rider" x="-28" y="-34" width="56" height="60" {}
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
                    text.v-chip-cost x=(short(x)) y=(short(y + 8.0)) { (MINUS) (paid) }
                }
                g.ghost transform={ "translate(" (short(x)) " " (short(y)) ")" } { (rider(scene, side)) }
            }))
        }
        @if let Some(space) = here {
            @if let Some(action) = first_legal(scene, &[Action::Main(Main::Trade, false), Action::Main(Main::Trade, true)]) {
                (scene.hot(action, || glow(&space_outline(table.place_of(space.piece()), space.path()))))
            }
            @if let Some(action) = first_legal(scene, &[Action::Main(Main::Build, false), Action::Main(Main::Build, true)]) {
                @let (from, to) = space_arc(table.place_of(space.piece()), space.path());
                (scene.hot(action, || glow(&ring_piece(CENTRE, SITES, (from, to)))))
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
    let arrow = |angle: f32, radius: f32, turn: f32, path: &str| {
        let (x, y) = polar(CENTRE, angle, radius);
        html! { path.v-way d=(path) transform={ "translate(" (x) " " (y) ") rotate(" (short(angle + turn)) ")" } {} }
    };
    let (head, long) = ("M-11 -9L10 0L-11 9L-5 0Z", "M-44 -4H22V-11L42 0L22 11V4H-44Z");
    html! {
        g id="viscounts-arrows" {
            @for place in 0..5 {
                @let start = land_start(place);
                // Along the outer path over the river and over the border, from it inwards and outwards, along the inner path.
                (arrow(start + 36.0, OUTER_MIDDLE, 0.0, head))
                (arrow(start + 72.0, OUTER_MIDDLE, 0.0, head))
                (arrow(start + 4.0, PILES, 90.0, long))
                (arrow(start + 68.0, PILES, -90.0, long))
                (arrow(start + 72.0, INNER_MIDDLE, 0.0, head))
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
