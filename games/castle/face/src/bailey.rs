//! The bailey from above: wall, tiles, followers, keeps and hot-spots.

use std::sync::LazyLock;

use castle::view::AreaView;
use castle::{Action, AreaKind, Cell, CellSet, Phase, SEATS, Side, Spot, Table, Turn, board};
use maud::{Markup, html};

use super::tiles::{SIZE, corner, laid_paths, laid_tile, spot_place, spots_outline, standing_place, tile, walls};
use super::{captions, figures, keys, texts, wall};
use present::engrave::{level_lines, polar, round, rounded, short};
use present::glow;

use crate::scene::Scene;

/// The board. What surrounds its parts never changes.
pub(super) fn bailey(scene: &Scene<'_>) -> Markup {
    let parts = || Parts::draw(scene);
    html! {
        div.castle id="zone-castle-bailey" {
            (scene.framed("castle-bailey", (scene.view.table(), scene.legal), parts, |parts| board_with(&parts)))
        }
    }
}

/// What changes on the board. But for the hot-spots it looks the same to everyone.
struct Parts {
    words: Markup,
    outside: Markup,
    empty: Markup,
    tiles: Markup,
    areas: Markup,
    keeps: Markup,
    followers: Markup,
    pieces: Markup,
    spots: Markup,
}

impl Parts {
    fn draw(scene: &Scene<'_>) -> Self {
        let table = scene.view.table();
        let scores = SEATS.map(|seat| table.players[seat].score);
        let region = if table.phase == Phase::Over { table.empty_cells() } else { CellSet::EMPTY };
        let named = scene.my_turn() && table.drawn().is_some();
        let empty = (table.laid, table.pile, table.drawn(), named, table.phase == Phase::Over);
        Self {
            words: scene.common_slot("castle-words", (table.laid, scores), || html! { (texts::board_words(scene)) }),
            outside: scene.common_drawn_part("castle-outside", (table.pile, table.drawn()), || outside(scene)),
            empty: scene.common_drawn_part("castle-empty", empty, || empty_cells(scene, named)),
            tiles: laid_tiles(scene, region),
            areas: areas(scene),
            keeps: scene.common_drawn_part("castle-keeps", (table.laid, table.players), || keeps(scene)),
            followers: scene.common_drawn_part("castle-followers", (table.laid, table.players), || followers(scene)),
            pieces: scene.common_drawn_part("castle-pieces", (table.towers, scores), || wall::pieces_on_wall(scene)),
            spots: scene.drawn_part("castle-spots", html! { @if scene.my_turn() { (spots(scene)) } }),
        }
    }
}

fn board_with(parts: &Parts) -> Markup {
    html! {
        svg.castle-board viewBox=(wall::view_box()) role="group" aria-labelledby="zone-castle-words" {
            desc id="zone-castle-words" { (parts.words) }
            use href="#castle-meadow" {}
            use href="#castle-wall" {}
            use href="#castle-cells" {}
            (wall::places())
            (parts.outside)
            (parts.empty)
            (parts.tiles)
            (parts.areas)
            (parts.keeps)
            (parts.followers)
            (parts.pieces)
            (parts.spots)
        }
    }
}

/// The board of a described table: every cell has its name, and what nobody described, such as the piles, is left out.
pub(super) fn described(scene: &Scene<'_>, empty: CellSet) -> Markup {
    html! {
        svg.castle-board.castle-described viewBox=(wall::view_box()) role="img" aria-labelledby="described-castle" {
            title id="described-castle" { (texts::board_words(scene)) }
            use href="#castle-meadow" {}
            use href="#castle-wall" {}
            use href="#castle-cells" {}
            (wall::places())
            (laid_tiles(scene, empty))
            @for cell in Cell::all() {
                @let (x, y) = corner(cell);
                text.castle-cell.castle-named x=(x + 6.0) y=(y + 28.0) { (cell) }
            }
            (keeps(scene))
            (followers(scene))
            (wall::pieces_on_wall(scene))
        }
    }
}

/// The cells without a tile. Cells on which no tile fits any more are crossed out; names are shown while the viewer has a tile to
/// lay.
fn empty_cells(scene: &Scene<'_>, named: bool) -> Markup {
    let empty = scene.view.table().empty_cells();
    let struck = scene.aids && scene.view.table().phase != Phase::Over;
    let hopeless = if struck { scene.game.hopeless_cells(scene.view.state()) & empty } else { CellSet::EMPTY };
    html! {
        @for cell in empty.iter() {
            @let (x, y) = corner(cell);
            @if hopeless.contains(cell) {
                g transform={ "translate(" (short(x)) " " (short(y)) ")" } {
                    title { (scene.caption(scene.words.with("castle-hopeless", &[("cell", cell.to_string().into())]))) }
                    use href="#castle-hopeless" {}
                }
            }
            @if named { text.castle-cell x=(short(x + 15.0)) y=(short(y + 31.0)) { (cell) } }
        }
    }
}

/// At the end: the cells for which the larger keep counts.
fn largest_region(empty: CellSet) -> Markup {
    html! {
        @for cell in board().largest_region(empty).iter() {
            @let (x, y) = corner(cell);
            rect.castle-region data-key=(keys::empty(cell)) x=(x + 7.0) y=(y + 7.0) width="86" height="86" rx="8" {}
        }
    }
}

/// The names of the parts of a cell.
struct CellNames {
    cell: Cell,
    tile: String,
    paths: String,
    /// Its areas, and those that are paths.
    areas: [String; 2],
}

/// The parts of every cell.
static CELLS: LazyLock<Vec<CellNames>> = LazyLock::new(|| {
    let names = |cell| CellNames {
        cell,
        tile: format!("castle-tile-{cell}"),
        paths: format!("castle-paths-{cell}"),
        areas: ["areas", "ways"].map(|name| format!("castle-{name}-{cell}")),
    };
    Cell::all().map(names).collect()
});

/// The tiles, and on top of all of them the walls and the paths. Every cell has parts of its own: of a large castle only
/// what has changed is drawn and sent. `empty` are the cells of which the largest region is marked.
fn laid_tiles(scene: &Scene<'_>, empty: CellSet) -> Markup {
    let table = scene.view.table();
    let laid = |cell: Cell| table.laid[cell.index()];
    // Roofs end where a neighbour shows something else.
    let around = |cell: Cell| Side::ALL.map(|side| board().neighbour(cell, side).and_then(laid));
    let tile = |CellNames { cell, tile, .. }: &CellNames| {
        scene.common_drawn_part(tile, (laid(*cell), around(*cell)), || {
            html! { @if let Some(laid) = laid(*cell) { g data-key=(keys::tile(*cell)) { (laid_tile(table, *cell, laid)) } } }
        })
    };
    let paths = |CellNames { cell, paths, .. }: &CellNames| {
        scene.common_drawn_part(
            paths,
            laid(*cell),
            || html! { @if let Some(laid) = laid(*cell) { (laid_paths(*cell, laid)) } },
        )
    };
    html! {
        g id="zone-castle-tiles" { (scene.framed("castle-tiles", table.laid, || CELLS.iter().map(tile).collect(), all)) }
        g.castle-overlay {
            (scene.common_drawn_part("castle-lines", table.laid, || walls(table)))
            g id="zone-castle-paths" { (scene.framed("castle-paths", table.laid, || CELLS.iter().map(paths).collect(), all)) }
        }
        (scene.common_drawn_part("castle-newest", (table.newest, empty), || html! {
            @if let Some(cell) = table.newest {
                @let (x, y) = corner(cell);
                rect.castle-newest x=(short(x)) y=(short(y)) width="100" height="100" {}
            }
            (largest_region(empty))
        }))
    }
}

/// Drawings one after another.
pub(super) fn all(drawings: Vec<Markup>) -> Markup {
    html! { @for drawing in drawings { (drawing) } }
}

fn keeps(scene: &Scene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        @for seat in SEATS {
            @if let Some(keep) = table.players[seat].keep {
                @if let Some((x, y)) = place_of(table, keep.cell, keep.spot) {
                    // Both keeps may be on the same house.
                    @let aside = if seat == SEATS[0] { -2.0 } else { 2.0 };
                    @let counts = scene.view.area_at(keep.cell, keep.spot).map_or_else(Vec::new, |house| keys::area(&house.extent));
                    g data-key=(keys::keep(seat)) data-counts=(counts.join(" ")) transform={ "translate(" (short(x + aside)) " " (short(y)) ")" } {
                        title { (scene.caption(captions::keep(scene, seat))) }
                        (figures::keep(seat, (0.0, 0.0)))
                    }
                }
            }
        }
    }
}

/// The position of a follower on a spot of a laid tile.
fn place_of(table: &Table, cell: Cell, spot: Spot) -> Option<(f32, f32)> {
    let laid = table.laid[cell.index()]?;
    let tile = laid.orientation();
    Some(standing_place(laid, cell, &tile.parts[tile.part_at(spot)?]))
}

/// A transparent overlay for every area, which shows its extent and value when it is pointed at; areas with followers can
/// also be focused by keyboard. An area belongs to the part of its first cell.
fn areas(scene: &Scene<'_>) -> Markup {
    let areas = scene.view.all_areas();
    let begins: Vec<Option<Cell>> = areas.iter().map(|area| area.extent.cells.iter().next()).collect();
    let of_cell = |cell: Cell, is_path: bool| -> Vec<&AreaView> {
        let begins_here = areas.iter().zip(&begins).filter(|(_, begins)| **begins == Some(cell));
        begins_here.map(|(area, _)| area).filter(|area| (area.extent.kind == AreaKind::Path) == is_path).collect()
    };
    let part = |names: &CellNames, is_path: bool| {
        let of_cell = of_cell(names.cell, is_path);
        scene.common_drawn_part(&names.areas[usize::from(is_path)], &of_cell, || {
            html! { @for area in &of_cell { (overlay(scene, area)) } }
        })
    };
    // Paths last: they overlap the corners of their neighbours.
    let parts =
        || [false, true].into_iter().flat_map(|is_path| CELLS.iter().map(move |names| part(names, is_path))).collect();
    html! { g.castle-areas id="zone-castle-areas" { (scene.framed("castle-areas", &areas, parts, all)) } }
}

fn overlay(scene: &Scene<'_>, area: &AreaView) -> Markup {
    let held = area.followers != [0, 0];
    html! {
        path.castle-area data-counts=(keys::area(&area.extent).join(" ")) d=(area_outline(area)) tabindex=[held.then_some("0")] role=[held.then_some("img")] {
            title { (scene.caption(captions::area(scene, area))) }
        }
    }
}

fn area_outline(area: &AreaView) -> String {
    let mut outline = String::new();
    for cell in area.extent.cells.iter() {
        spots_outline(&mut outline, cell, area.extent.spots[cell.index()]);
    }
    outline
}

fn followers(scene: &Scene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        g.castle-followers {
            @for (seat, _, follower) in table.followers() {
                @if let (Some(area), Some((x, y))) = (scene.view.area_at(follower.cell, follower.spot), place_of(table, follower.cell, follower.spot)) {
                    @let kind = area.extent.kind;
                    g data-key=(keys::follower(seat, follower.cell, follower.spot)) data-counts=(keys::area(&area.extent).join(" ")) transform={ "translate(" (short(x)) " " (short(y)) ")" } {
                        title { (scene.caption(captions::follower(scene, seat, follower))) }
                        (figures::follower(seat, kind, (0.0, 0.0)))
                    }
                }
            }
        }
    }
}

/// The hot-spots on the board.
fn spots(scene: &Scene<'_>) -> Markup {
    match scene.view.table().phase {
        Phase::Place(_) => html! {
            @for cell in Cell::all() {
                @let turns: Vec<Turn> = Turn::ALL.into_iter().filter(|turn| scene.legal.contains(&Action::Place { cell, turn: *turn })).collect();
                @if !turns.is_empty() { (building_site(scene, cell, &turns)) }
            }
        },
        Phase::Follower => follower_spots(scene),
        Phase::Score => scoring_spots(scene),
        Phase::First | Phase::Draw | Phase::TakeWallTile { .. } | Phase::SecondTurn | Phase::Over => html! {},
    }
}

/// A cell on which the drawn tile fits, with a preview for every legal rotation. One of them is shown; the others appear
/// when the tile is rotated.
fn building_site(scene: &Scene<'_>, cell: Cell, turns: &[Turn]) -> Markup {
    let actions: Vec<Action> = turns.iter().map(|turn| Action::Place { cell, turn: *turn }).collect();
    let all = actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (x, y) = corner(cell);
    actions.iter().for_each(|action| scene.note_hot(*action));
    html! {
        g.hot data-action=(actions[0]) data-actions=(all) tabindex="0" role="button" aria-label=(texts::action_label(scene, actions[0])) {
            @for (index, (turn, action)) in turns.iter().zip(&actions).enumerate() {
                // The drawn tile lies beside the board, in every turn.
                use.ghost data-for=(action) hidden=[(index > 0).then_some("")] href={ "#castle-drawn-" (turn) } x=(short(x)) y=(short(y)) {}
            }
            (glow(&rounded((x + 6.0, y + 6.0), (88.0, 88.0), 8.0)))
            @if turns.len() > 1 { use.castle-turns href="#castle-turns" x=(short(x + 76.0)) y=(short(y + 76.0)) {} }
        }
    }
}

/// The parts of the newest tile on which a follower may be put.
fn follower_spots(scene: &Scene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        @for action in scene.legal {
            @if let (Action::Follower { kind, spot }, Some(cell)) = (*action, table.newest) {
                @if let Some((x, y)) = place_of(table, cell, spot) {
                    (scene.hot(*action, || html! {
                        @let (cx, cy) = spread(cell, spot);
                        circle.castle-spot cx=(short(cx)) cy=(short(cy)) r=(short(SPOT)) {}
                        (glow(&round((cx, cy), SPOT)))
                        g.ghost { (figures::follower(table.active, kind, (x, y))) }
                    }))
                }
            }
        }
    }
}

/// The radius of the hot-spots for followers.
const SPOT: f32 = 17.5;

/// The middle of the hot-spot of a spot: near the edge of the tile, so that neighbours do not touch.
fn spread(cell: Cell, spot: Spot) -> (f32, f32) {
    let ((x, y), (dx, dy)) = (corner(cell), spot_place(spot));
    let outward = |from: f32| 50.0 + (from - 50.0).signum() * if (from - 50.0).abs() < 1.0 { 0.0 } else { 38.0 };
    (x + outward(dx), y + outward(dy))
}

/// The followers whose completed area may be scored next, with the option to double it with a wall tile beside them.
fn scoring_spots(scene: &Scene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        @for action in scene.legal {
            @match *action {
                Action::Score { cell, spot } => {
                    @if let Some((x, y)) = place_of(table, cell, spot) {
                        (scene.hot(*action, || html! {
                            (glow(&round((x, y), 27.0)))
                            g.ghost { path.castle-counted d=(outline_at(scene, cell, spot)) {} }
                        }))
                    }
                }
                Action::Double { cell, spot } => {
                    @if let Some((x, y)) = place_of(table, cell, spot) {
                        (scene.hot(*action, || html! {
                            g.ghost { path.castle-counted d=(outline_at(scene, cell, spot)) {} }
                            circle.castle-double cx=(x + 27.0) cy=(y - 24.0) r="17" {}
                            text.castle-double-sign x=(x + 27.0) y=(y - 17.0) { "×2" }
                            (glow(&round((x + 27.0, y - 24.0), 17.0)))
                        }))
                    }
                }
                _ => {}
            }
        }
    }
}

fn outline_at(scene: &Scene<'_>, cell: Cell, spot: Spot) -> String {
    scene.view.area_at(cell, spot).map_or_else(String::new, |area| area_outline(&area))
}

/// Outside the wall: the piles, and the place of the drawn tile, which is kept free for it.
fn outside(scene: &Scene<'_>) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let left = table.pile.len();
    html! {
        g data-key=(keys::PILE) transform="translate(650 -46)" {
            title { (scene.caption(captions::pile(scene))) }
            @for depth in 0..left.div_ceil(12) {
                @let shift = depth as f32 * -5.0;
                rect.castle-back x=(shift) y=(shift) width="150" height="150" rx="5" {}
            }
            @if left > 0 {
                @let shift = (left.div_ceil(12) - 1) as f32 * -5.0;
                use href="#castle-keep-sign" transform={ "translate(" (75.0 + shift) " " (75.0 + shift) ")" } {}
            }
            text.castle-caption x="75" y="184" { (words.with("castle-pile", &[("count", left.into())])) }
        }
        g data-key=(keys::DRAWN) transform="translate(868 -84)" {
            @if let Some(drawn) = table.drawn() { title { (scene.caption(captions::drawn(scene, drawn))) } }
            rect.castle-drawn.free[table.drawn().is_none()] x="-8" y="-8" width="236" height="236" rx="8" {}
            @if let Some(drawn) = table.drawn() {
                // It turns with the preview: the style shows the turn of the place that is pointed at.
                @for turn in Turn::ALL {
                    g.castle-held-tile.{ "turn-" (turn) } transform="scale(2.2)" {
                        g id={ "castle-drawn-" (turn) } { (tile(drawn, turn, (0.0, 0.0))) }
                    }
                }
                text.castle-caption x="110" y="258" { (words.text("castle-drawn")) }
            }
        }
    }
}

/// The symbols of the board.
pub(super) fn symbols() -> Markup {
    let (columns, rows) = board().size();
    let (right, bottom) = (columns as f32 * SIZE + 104.0, rows as f32 * SIZE + 104.0);
    let lines = level_lines((-104.0, -84.0), (right, bottom), 38.0, |x, y| {
        let wave = ((x * 0.013 + y * 0.034).sin() + (x * 0.006 - y * 0.021).cos()) * 0.5;
        (wave * 5.0 - 1.5).clamp(0.0, 3.4)
    });
    let mut cells = String::new();
    for cell in Cell::all() {
        let (x, y) = corner(cell);
        cells.push_str(&format!("M{x} {y}h100v100h-100Z"));
    }
    html! {
        g id="castle-meadow" {
            rect.castle-land x="-104" y="-104" width=(right + 104.0) height=(bottom + 104.0) rx="10" {}
            path.castle-land-lines d=(lines) {}
            @for (x, y, size) in [(1160, 20, 30), (1174, 100, 22), (-40, 640, 24), (-70, 760, 30), (-50, 900, 26), (30, 1010, 34), (90, 1060, 24), (220, 1040, 28), (330, 1072, 22), (470, 1050, 30), (960, 1040, 32), (1040, 1000, 24), (1110, 1060, 30), (1150, 860, 26), (1130, 740, 20)] {
                (tree((x as f32, y as f32), size as f32))
            }
        }
        path.castle-cells id="castle-cells" d=(cells) {}
        g id="castle-hopeless" {
            rect.castle-veil x="4" y="4" width="92" height="92" rx="6" {}
            path.castle-strike d="M32 32L68 68M68 32L32 68" {}
        }
        g id="castle-turns" {
            circle.f-masonry.s r="15" {}
            path.castle-arrow d="M7 6A9 9 0 1 1 8.500 -3" {}
            path.f-cut d="M4 -3H13L8.500 4Z" {}
        }
        g id="castle-keep-sign" {
            path.castle-emblem d="M-26 30V-20H-16V-10H-6V-20H6V-10H16V-20H26V30H8V14A8 8 0 0 0 -8 14V30Z" {}
        }
    }
}

/// A tree from above.
fn tree(centre: (f32, f32), radius: f32) -> Markup {
    const LEAVES: u8 = 7;
    let bulge = short(radius * 0.52);
    let mut crown = String::new();
    for leaf in 0..=LEAVES {
        let (x, y) = polar(centre, f32::from(leaf) * 360.0 / f32::from(LEAVES), radius);
        let step = if leaf == 0 { "M".to_owned() } else { format!("A{bulge} {bulge} 0 0 1 ") };
        crown.push_str(&format!("{step}{x} {y}"));
    }
    crown.push('Z');
    html! {
        path.f-leaf.s d=(crown) {}
        path.shade d=(crown) fill="url(#hatch-fine)" {}
    }
}
