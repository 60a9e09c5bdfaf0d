//! The landscape: laid tiles, upright or upside down for the viewer, troops, and hot-spots.

use maud::{Markup, html};
use two_heirs::{
    Action, Cell, Heir, Phase, Plot, PlotId, Post, RoadScore, Scoring, Setting, Table, TreasureId, TreasurePlace, Troop,
};

use super::pieces::{TILE, TROOP, arms, back, front, road_line, treasure, troop};
use super::{captions, keys, names};
use present::engrave::{round, rounded};
use present::glow;

use crate::scene::Scene;

/// The part of the grid that is drawn, seen from one side.
struct Map {
    near: Heir,
    left: i16,
    top: i16,
    columns: i16,
    rows: i16,
}

impl Map {
    /// The laid tiles with a margin of free cells, but at least so many cells on each side of the start tile: a small landscape
    /// shall not jump with every tile.
    fn of(table: &Table, near: Heir, least: (i16, i16)) -> Self {
        let turned = table.landscape.plots().iter().map(|plot| turned(near, plot.cell));
        let (mut left, mut right, mut top, mut bottom) = (0, 0, 0, 0);
        for (x, y) in turned {
            (left, right, top, bottom) = (left.min(x), right.max(x), top.min(y), bottom.max(y));
        }
        let (left, right) = ((left - 1).min(-least.0), (right + 1).max(least.0));
        let (top, bottom) = ((top - 1).min(-least.1), (bottom + 1).max(least.1));
        Self { near, left, top, columns: right - left + 1, rows: bottom - top + 1 }
    }

    /// The upper left corner of a cell.
    fn corner(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = turned(self.near, cell);
        (f32::from(x - self.left) * TILE, f32::from(y - self.top) * TILE)
    }

    fn place(&self, cell: Cell) -> String {
        let (x, y) = self.corner(cell);
        format!("translate({x} {y})")
    }
}

/// The position of a cell as an heir sees it: the heir in the north sees everything rotated.
fn turned(near: Heir, cell: Cell) -> (i16, i16) {
    let (x, y) = (i16::from(cell.x), i16::from(cell.y));
    match near {
        Heir::South => (x, y),
        Heir::North => (-x, -y),
    }
}

/// The transform that turns a tile towards its owner.
const fn facing(near: Heir, owner: Heir) -> Option<&'static str> {
    if near as u8 == owner as u8 { None } else { Some("rotate(180 50 50)") }
}

/// The landscape with everything on it.
pub(super) fn landscape(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let map = Map::of(&view.table, view.near(), (2, 2));
    let scoring = view.scoring();
    let (width, height) = (map.columns * 100, map.rows * 100);
    html! {
        svg.two-heirs-landscape viewBox={ "-10 -10 " (width + 20) " " (height + 20) } role="group" aria-label=(scene.words.text("two-heirs-landscape")) {
            (land(width, height, map.near))
            @for plot in view.table.landscape.ids() { (laid(scene, &map, plot, &scoring)) }
            @if scene.aids { @for road in &scoring.roads { (road_overlay(scene, &map, road)) } }
            @for plot in view.table.landscape.plots() { (turnings(scene, &map, plot)) }
            (sites(scene, &map))
            @for heir in Heir::ALL { @for one in Troop::ALL { (standing(scene, &map, heir, one)) } }
            (goals(scene, &map))
        }
    }
}

/// An example of a landscape for the rules, seen by `near`.
pub(super) fn example(setting: Setting, table: &Table, near: Heir) -> Markup {
    let map = Map::of(table, near, (2, 0));
    let (width, height) = (map.columns * 100, map.rows * 100);
    html! {
        svg.two-heirs-example viewBox={ "-10 -10 " (width + 20) " " (height + 20) } aria-hidden="true" focusable="false" {
            (land(width, height, near))
            @for plot in table.landscape.plots() {
                g transform=(map.place(plot.cell)) { (tile_of(setting, near, plot)) }
            }
            @for heir in Heir::ALL {
                @for one in Troop::ALL {
                    @if let Post::Plot(plot) = table.troops[heir][one.index()] {
                        (troop_at(setting, &map, table, plot, heir, one))
                    }
                }
            }
        }
    }
}

/// The background: a meadow with a fine grid and a compass. It reaches far beyond the view box, so that it fills the drawing's
/// place whatever its shape.
fn land(width: i16, height: i16, near: Heir) -> Markup {
    let across: String = (1..height / 100).map(|row| format!("M0 {}H{width}", row * 100)).collect();
    let down: String = (1..width / 100).map(|column| format!("M{} 0V{height}", column * 100)).collect();
    let turn = if near == Heir::North { 180 } else { 0 };
    html! {
        path.heirs-chart d="M-3000 -3000H6000V6000H-3000Z" {}
        path.heirs-meadow d="M-3000 -3000H6000V6000H-3000Z" fill="url(#heirs-contours)" {}
        path.heirs-grid d={ (across) (down) } {}
        g transform={ "translate(" (width - 44) " 60) rotate(" (turn) ")" } {
            circle.heirs-compass-ring r="24" {}
            path.heirs-compass d="M0 -32L6 -6L0 0L-6 -6ZM0 26L5 5L0 0L-5 5ZM26 0L5 5L0 0L5 -5ZM-26 0L-5 5L0 0L-5 -5Z" {}
            path.heirs-compass-north d="M0 -32L6 -6L0 0Z" {}
            text.heirs-compass-letter x="0" y=(if near == Heir::North { 46 } else { -33 }) transform={ "rotate(" (turn) ")" } { "N" }
        }
    }
}

/// A laid tile, its points and its treasure.
fn laid(scene: &Scene<'_>, map: &Map, id: PlotId, scoring: &Scoring) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let plot = view.table.landscape.plot(id);
    let score = scoring.buildings.iter().find(|score| score.plot == id);
    let (x, y) = if plot.owner == Some(map.near) { (15.0, 85.0) } else { (85.0, 15.0) };
    let hidden = (view.table.solo.treasures.iter().zip(TreasureId::all()))
        .find(|(place, _)| **place == TreasurePlace::Plot(id))
        .map(|(_, treasure)| treasure);
    html! {
        g transform=(map.place(plot.cell)) data-key=(keys::cell(plot.cell)) {
            g.heirs-plot data-key=[plot.tile.map(keys::tile)] data-counts=[score.and_then(|score| keys::counted(view, view.counted_by(score)))] tabindex=[score.map(|_| "0")] role=[score.map(|_| "img")] {
                title { (scene.caption(captions::plot(scene, plot, scoring))) }
                (tile_of(view.setting, map.near, plot))
                rect.heirs-pointed x="2" y="2" width="96" height="96" rx="5" {}
            }
            @if view.setting.solo && view.table.solo.scaffold == id {
                g.heirs-scaffolding { title { (scene.caption(words.text("two-heirs-scaffold"))) } use href="#heirs-scaffold" {} }
            }
            @if let Some(score) = score && scene.aids {
                g.heirs-score.doubled[score.doubled] transform={ "translate(" (x) " " (y) ")" } {
                    circle r="13" {}
                    text y="7" { (score.total()) }
                }
            }
            @if let Some(lies) = hidden {
                g.heirs-hidden transform="translate(75 75)" {
                    title { (scene.caption(names::treasure_words(words, lies))) }
                    (treasure(lies))
                }
            }
        }
    }
}

/// A transparent overlay for a road, which shows its extent and points on hover.
fn road_overlay(scene: &Scene<'_>, map: &Map, road: &RoadScore) -> Markup {
    html! {
        g.heirs-way tabindex="0" role="img" data-counts=[keys::counted(scene.view, road.plots)] {
            title { (scene.caption(captions::road(scene, road))) }
            @for plot in road.plots.iter() {
                @let (kind, exits) = scene.view.road_on(road.plots, plot);
                @let (x, y) = map.corner(scene.view.table.landscape.plot(plot).cell);
                @if let Some(line) = road_line(kind, exits) {
                    g transform={ "translate(" (x) " " (y) ")" } { path transform=[facing(map.near, Heir::South)] d=(line) {} }
                }
            }
        }
    }
}

/// The hot-spot of a laid tile that may be turned over: a field camp, or the target of siege towers.
fn turnings(scene: &Scene<'_>, map: &Map, plot: &Plot) -> Markup {
    let Some(tile) = plot.tile else { return html! {} };
    let body = || {
        html! {
            g.ghost { (back(plot.colour)) }
            (glow(&rounded((4.0, 4.0), (92.0, 92.0), 8.0)))
        }
    };
    html! {
        g transform=(map.place(plot.cell)) {
            (scene.hot(Action::Camp(tile), body))
            (scene.hot(Action::Destroy(tile), body))
        }
    }
}

/// The tile itself: a building in its owner's colour, turned for the owner, or open terrain.
fn tile_of(setting: Setting, near: Heir, plot: &Plot) -> Markup {
    html! {
        @match (plot.tile, plot.owner) {
            (Some(tile), Some(owner)) => g.(arms(setting, owner).tincture.class()) { (front(tile, owner != near)) },
            _ => (back(plot.colour)),
        }
    }
}

/// The position of a troop on its tile: away from the plaque, and beside another troop if there is one.
fn troop_place(map: &Map, table: &Table, plot: PlotId, heir: Heir, one: Troop) -> (f32, f32) {
    let laid = table.landscape.plot(plot);
    let all = Heir::ALL.into_iter().flat_map(|heir| Troop::ALL.map(|troop| (heir, troop)));
    let before = all
        .take_while(|other| *other != (heir, one))
        .filter(|(heir, troop)| table.troops[*heir][troop.index()] == Post::Plot(plot))
        .count();
    let (x, y) = if before == 0 { (77.0, 23.0) } else { (23.0, 23.0) };
    let (x, y) = if laid.owner == Some(map.near.other()) { (TILE - x, TILE - y) } else { (x, y) };
    let (left, top) = map.corner(laid.cell);
    (left + x, top + y)
}

fn troop_at(setting: Setting, map: &Map, table: &Table, plot: PlotId, heir: Heir, one: Troop) -> Markup {
    let (x, y) = troop_place(map, table, plot, heir, one);
    let moved = heir == table.active && table.moved.contains(one);
    html! { g transform={ "translate(" (x) " " (y) ")" } { (troop(setting, heir, one, moved)) } }
}

/// A troop in the landscape; a hot-spot while it may move.
fn standing(scene: &Scene<'_>, map: &Map, heir: Heir, one: Troop) -> Markup {
    let view = scene.view;
    let Post::Plot(plot) = view.table.troops[heir][one.index()] else { return html! {} };
    let (x, y) = troop_place(map, &view.table, plot, heir, one);
    html! {
        g data-key=(keys::troop(heir, one)) {
            title { (scene.caption(captions::troop(scene, heir, one))) }
            (troop_at(view.setting, map, &view.table, plot, heir, one))
        }
        @if heir == view.table.active {
            (scene.hot(Action::Move(one), || glow(&round((x, y), TROOP + 2.0))))
        }
    }
}

/// The cells where the chosen tile may lie.
fn sites(scene: &Scene<'_>, map: &Map) -> Markup {
    let view = scene.view;
    let ghost = match view.table.phase {
        Phase::Build(tile) => html! {
            g.(arms(view.setting, view.table.active).tincture.class()) { (front(tile, view.table.active != map.near)) }
        },
        Phase::Extend(tile) => back(super::pieces::facts(tile).colour),
        _ => return html! {},
    };
    html! {
        @for action in scene.legal {
            @if let Action::At(cell) = *action {
                g transform=(map.place(cell)) {
                    (scene.hot(*action, || html! {
                        g.ghost { (ghost) }
                        (glow(&rounded((7.0, 7.0), (86.0, 86.0), 8.0)))
                    }))
                }
            }
        }
    }
}

/// The tiles that a chosen troop may move to.
fn goals(scene: &Scene<'_>, map: &Map) -> Markup {
    let view = scene.view;
    let heir = view.table.active;
    let one = match view.table.phase {
        Phase::March(one) => one,
        Phase::Deploy => view.table.next_to_deploy(heir).unwrap_or(Troop::First),
        _ => return html! {},
    };
    html! {
        @for action in scene.legal {
            @if let Action::At(cell) = *action {
                g transform=(map.place(cell)) {
                    (scene.hot(*action, || html! {
                        (glow(&rounded((5.0, 5.0), (90.0, 90.0), 8.0)))
                        g.ghost { g transform="translate(77 23)" { (troop(view.setting, heir, one, true)) } }
                    }))
                }
            }
        }
    }
}
