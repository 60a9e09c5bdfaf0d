//! Castle tiles from above: roofs of towers and houses, courtyards, paths, plazas, fountains and markets.
//!
//! A tile is 100 x 100 units. Its four quarters extend to its edges, so that areas of neighbouring tiles join; a path runs
//! from the middle of a side to the middle of the tile. Only the layout turns with a tile: roofs, grass and stalls are drawn
//! upright, so that the light always comes from the north-west.

use castle::{AreaKind, Cell, Centre, LaidTile, Part, Side, Spot, Table, Tile, Turn, board};
use maud::{Markup, html};

use present::engrave::{polar, short};

/// The side of a tile.
pub(super) const SIZE: f32 = 100.0;
/// Half of it: a quarter's side.
const HALF: f32 = SIZE / 2.0;

/// The top left corner of a cell on the board.
pub(super) fn corner(cell: Cell) -> (f32, f32) {
    let (x, y) = cell.position();
    (f32::from(x) * SIZE, f32::from(y) * SIZE)
}

/// A tile with its top left corner at (`x`, `y`), without neighbours: its roofs run to its edges.
pub(super) fn tile(tile: Tile, turn: Turn, (x, y): (f32, f32)) -> Markup {
    let laid = LaidTile::new(tile, turn);
    let mut lines = Lines::default();
    inner_lines(laid, (0.0, 0.0), &mut lines);
    html! {
        g transform={ "translate(" (short(x)) " " (short(y)) ")" } {
            (ground(laid, None, |_, _| false))
            (lines.drawing())
            (paths(laid))
            rect.castle-edge width="100" height="100" {}
        }
    }
}

/// A tile on the board. Its roofs end where a neighbour shows something else.
pub(super) fn laid_tile(table: &Table, cell: Cell, laid: LaidTile) -> Markup {
    let (x, y) = corner(cell);
    html! {
        g transform={ "translate(" (short(x)) " " (short(y)) ")" } {
            (ground(laid, Some(cell), |spot, side| ends_at(table, cell, laid, spot, side)))
        }
    }
}

/// The walls between different kinds. They lie on top of all tiles of the board.
pub(super) fn walls(table: &Table) -> Markup {
    let mut lines = Lines::default();
    for cell in Cell::all() {
        if let Some(laid) = table.laid[cell.index()] {
            inner_lines(laid, corner(cell), &mut lines);
            outer_lines(table, cell, laid, &mut lines);
        }
    }
    lines.drawing()
}

/// The paths of a tile on the board, and what stands beside them. They lie on top of the walls.
pub(super) fn laid_paths(cell: Cell, laid: LaidTile) -> Markup {
    let (x, y) = corner(cell);
    html! { g transform={ "translate(" (short(x)) " " (short(y)) ")" } { (paths(laid)) } }
}

/// What a quarter shows.
fn kind_at(laid: LaidTile, spot: Spot) -> Option<AreaKind> {
    laid.orientation().kind_at(spot)
}

/// Does the area of a quarter end at an outer side of its tile? It is open towards an empty cell.
fn ends_at(table: &Table, cell: Cell, laid: LaidTile, spot: Spot, side: Side) -> bool {
    let kind = kind_at(laid, spot);
    let half = usize::from(side.quarters()[1] == spot);
    match board().neighbour(cell, side) {
        Some(beyond) => {
            let across = side.opposite().quarters()[half];
            table.laid[beyond.index()].is_some_and(|other| kind_at(other, across) != kind)
        }
        None => board().start_at(cell, side).is_none_or(|index| Some(board().starts()[index].1.halves[half]) != kind),
    }
}

/// The side that two quarters of a tile share is crossed by this arm, if any; `None` for an outer side.
const fn arm_between(quarter: usize, side: Side) -> Option<usize> {
    match (quarter, side) {
        (0, Side::East) | (1, Side::West) => Some(0),
        (1, Side::South) | (2, Side::North) => Some(1),
        (2, Side::West) | (3, Side::East) => Some(2),
        (3, Side::North) | (0, Side::South) => Some(3),
        _ => None,
    }
}

/// The quarter across a side inside the tile.
const fn across(quarter: usize, side: Side) -> usize {
    match (quarter, side) {
        (0, Side::East) | (2, Side::North) => 1,
        (1, Side::South) | (3, Side::East) => 2,
        (2, Side::West) | (0, Side::South) => 3,
        _ => 0,
    }
}

/// The top left corner of a quarter.
const fn quarter_corner(quarter: usize) -> (f32, f32) {
    [(0.0, 0.0), (HALF, 0.0), (HALF, HALF), (0.0, HALF)][quarter]
}

/// The four quarters: roofs and grass. `ends` says whether an area ends at an outer side.
fn ground(laid: LaidTile, cell: Option<Cell>, ends: impl Fn(Spot, Side) -> bool) -> Markup {
    let arms = laid.orientation().arms;
    let market = turned_market(laid);
    let closed = |quarter: usize, side: Side| match arm_between(quarter, side) {
        None => ends(Spot::ALL[quarter], side),
        Some(arm) => {
            let same = kind_at(laid, Spot::ALL[quarter]) == kind_at(laid, Spot::ALL[across(quarter, side)]);
            !same || arms & (1 << arm) != 0
        }
    };
    html! {
        @for quarter in 0..4 {
            @let (x, y) = quarter_corner(quarter);
            @match kind_at(laid, Spot::ALL[quarter]) {
                Some(AreaKind::Tower) => use href="#castle-roof-tower" x=(short(x)) y=(short(y)) {},
                Some(AreaKind::House) => {
                    @let [north, east, south, west] = Side::ALL.map(|side| closed(quarter, side));
                    // Rows of houses have their ridges along the row.
                    @let upright = east && west && !(north && south);
                    @let (first, last) = if upright { (north, south) } else { (west, east) };
                    use href={ "#castle-roof-" (roof(upright, first, last)) } x=(short(x)) y=(short(y)) {}
                }
                _ => {
                    @let seed = cell.filter(|_| market != Some(Spot::ALL[quarter])).map_or(0, |cell| (cell.index() * 5 + quarter * 3) % 8);
                    use href={ "#castle-court-" (seed.saturating_sub(4)) } x=(short(x)) y=(short(y)) {}
                }
            }
        }
    }
}

/// The name of a house's roof: the direction of its ridge, and whether it ends at its first and last side.
fn roof(upright: bool, first: bool, last: bool) -> String {
    let end = |ends: bool| if ends { 'e' } else { 'o' };
    format!("{}{}{}", if upright { 'v' } else { 'h' }, end(first), end(last))
}

/// The quarter with the market, as the tile lies.
fn turned_market(laid: LaidTile) -> Option<Spot> {
    laid.tile().kind().market.map(|spot| Spot::ALL[(spot.index() + laid.turn().index()) % 4])
}

/// Arms as they lie after a tile was turned.
fn turned_arms(arms: u8, turn: Turn) -> Vec<Side> {
    let arm = |side: &Side| arms & (1 << ((side.index() + 4 - turn.index()) % 4)) != 0;
    Side::ALL.into_iter().filter(arm).collect()
}

/// The paths of a tile with plaza, gate and fountain, and its market.
fn paths(laid: LaidTile) -> Markup {
    let kind = laid.tile().kind();
    let arms = turned_arms(kind.arms, laid.turn());
    let roads = roads(kind.centre, &arms);
    html! {
        @if !roads.is_empty() {
            path.castle-road-edge d=(roads) {}
            path.castle-road d=(roads) {}
            path.castle-road-ruts d=(roads) {}
        }
        @match kind.centre {
            Centre::Square => use href="#castle-plaza" x="50" y="50" {},
            Centre::End => {
                @let turn = arms.first().map_or(0, |side| side.index() * 90);
                use href="#castle-gate" transform={ "translate(50 50) rotate(" (turn + 180) ")" } {}
            }
            Centre::None | Centre::Through | Centre::Junction => {}
        }
        @if let Some((x, y)) = fountain(kind.centre, &arms, &turned_arms(kind.fountain, laid.turn())) {
            use href="#castle-fountain" x=(short(x)) y=(short(y)) {}
        }
        @if let Some(spot) = turned_market(laid) {
            @let (x, y) = spot_place(spot);
            use href="#castle-market" x=(short(x)) y=(short(y)) {}
        }
    }
}

/// Walls between different kinds, the shadows of buildings, and the edges towards empty cells.
#[derive(Default)]
struct Lines {
    shadows: String,
    walls: String,
    edges: String,
}

impl Lines {
    /// A line between two quarters of different kinds, from `(x, y)` in the direction of `along`. The shadow falls to the
    /// south-east, on courtyards only.
    fn part(&mut self, (x, y): (f32, f32), horizontal: bool, kinds: [Option<AreaKind>; 2], length: f32) {
        let [x, y, length] = [x, y, length].map(short);
        let (onward, back) = if horizontal {
            (html! { "h" (length) }, html! { "h-" (length) })
        } else {
            (html! { "v" (length) }, html! { "v-" (length) })
        };
        let line = html! { "M" (x) " " (y) (onward) };
        self.walls.push_str(&line.0);
        let is_building = |kind| matches!(kind, Some(AreaKind::Tower | AreaKind::House));
        if is_building(kinds[0]) && kinds[1] == Some(AreaKind::Courtyard) {
            let step = if horizontal { "l5 8" } else { "l8 5" };
            self.shadows.push_str(&html! { (line) (step) (back) "Z" }.0);
        }
    }

    fn drawing(&self) -> Markup {
        html! {
            @if !self.shadows.is_empty() { path.castle-cast d=(self.shadows) {} }
            @if !self.walls.is_empty() {
                path.castle-border-edge d=(self.walls) {}
                path.castle-border d=(self.walls) {}
            }
            @if !self.edges.is_empty() { path.castle-edge d=(self.edges) {} }
        }
    }
}

/// The lines between the quarters of one tile. Where a path runs there is no wall.
fn inner_lines(laid: LaidTile, (x, y): (f32, f32), lines: &mut Lines) {
    let arms = laid.orientation().arms;
    let pairs = [
        (0, 1, (HALF, 0.0), false, 0),
        (1, 2, (HALF, HALF), true, 1),
        (3, 2, (HALF, HALF), false, 2),
        (0, 3, (0.0, HALF), true, 3),
    ];
    for (first, second, (left, top), horizontal, arm) in pairs {
        let kinds = [first, second].map(|quarter: usize| kind_at(laid, Spot::ALL[quarter]));
        if kinds[0] != kinds[1] && arms & (1 << arm) == 0 {
            lines.part((x + left, y + top), horizontal, kinds, HALF);
        }
    }
}

/// The lines at the east and south side of a tile, and its edges towards empty cells.
fn outer_lines(table: &Table, cell: Cell, laid: LaidTile, lines: &mut Lines) {
    let (x, y) = corner(cell);
    for side in Side::ALL {
        let Some(beyond) = board().neighbour(cell, side) else { continue };
        let horizontal = matches!(side, Side::North | Side::South);
        let (left, top) = match side {
            Side::North | Side::West => (x, y),
            Side::East => (x + SIZE, y),
            Side::South => (x, y + SIZE),
        };
        let Some(other) = table.laid[beyond.index()] else {
            let along = if horizontal { "h" } else { "v" };
            lines.edges.push_str(&html! { "M" (short(left)) " " (short(top)) (along) (short(SIZE)) }.0);
            continue;
        };
        if matches!(side, Side::North | Side::West) {
            continue;
        }
        // A path keeps a gap open in the middle.
        let gap = if laid.orientation().arms & (1 << side.index()) != 0 { 8.0 } else { 0.0 };
        for half in 0..2 {
            let kinds = [kind_at(laid, side.quarters()[half]), kind_at(other, side.opposite().quarters()[half])];
            if kinds[0] != kinds[1] {
                let from = if half == 0 { 0.0 } else { HALF + gap };
                let start = if horizontal { (left + from, top) } else { (left, top + from) };
                lines.part(start, horizontal, kinds, HALF - gap);
            }
        }
    }
}

/// A tile as a separate picture.
pub(super) fn picture(kind: Tile, label: &str) -> Markup {
    html! {
        svg.castle-tile viewBox="-3 -3 106 106" role="img" aria-label=(label) {
            title { (label) }
            (tile(kind, Turn::ALL[0], (0.0, 0.0)))
        }
    }
}

/// The position of a figure on a spot, relative to the tile's corner.
pub(super) const fn spot_place(spot: Spot) -> (f32, f32) {
    match spot {
        Spot::NorthWest => (22.0, 24.0),
        Spot::NorthEast => (78.0, 24.0),
        Spot::SouthEast => (78.0, 76.0),
        Spot::SouthWest => (22.0, 76.0),
        Spot::North => (50.0, 18.0),
        Spot::East => (82.0, 50.0),
        Spot::South => (50.0, 82.0),
        Spot::West => (18.0, 50.0),
    }
}

/// The position of a follower on a part of a laid tile: beside the market if there is room.
pub(super) fn standing_place(laid: LaidTile, cell: Cell, part: &Part) -> (f32, f32) {
    let market = turned_market(laid);
    let spot = part.all_spots().find(|spot| Some(*spot) != market).unwrap_or(part.spot());
    let ((x, y), (dx, dy)) = (corner(cell), spot_place(spot));
    (x + dx, y + dy)
}

/// The outline of some spots of a cell (bit `i` for `Spot::ALL[i]`), for the overlay of an area.
pub(super) fn spots_outline(path: &mut String, cell: Cell, spots: u8) {
    let (x, y) = corner(cell);
    for spot in Spot::ALL.into_iter().filter(|spot| spots & (1 << spot.index()) != 0) {
        let (left, top, width, height) = match spot {
            Spot::NorthWest => (0, 0, 50, 50),
            Spot::NorthEast => (50, 0, 50, 50),
            Spot::SouthEast => (50, 50, 50, 50),
            Spot::SouthWest => (0, 50, 50, 50),
            Spot::North => (40, 0, 20, 50),
            Spot::East => (50, 40, 50, 20),
            Spot::South => (40, 50, 20, 50),
            Spot::West => (0, 40, 50, 20),
        };
        let (left, top) = (short(x + left as f32), short(y + top as f32));
        path.push_str(&html! { "M" (left) " " (top) "h" (width) "v" (height) "h-" (width) "Z" }.0);
    }
}

/// The symbols of roofs, grass and what stands on a tile.
pub(super) fn symbols() -> Markup {
    html! {
        (tower_roof())
        @for upright in [false, true] {
            @for first in [false, true] {
                @for last in [false, true] { (house_roof(upright, first, last)) }
            }
        }
        (courts())
        (ornaments())
    }
}

/// A round tower with a cone of tiles, on a paved court; its shadow falls to the south-east.
fn tower_roof() -> Markup {
    let centre = (24.0, 24.0);
    let mut faces = String::new();
    for face in 0..12 {
        let (x, y) = polar(centre, face as f32 * 30.0, 20.5);
        faces.push_str(&format!("M24 24L{x} {y}"));
    }
    html! {
        g id="castle-roof-tower" {
            rect.castle-tract width="50.500" height="50.500" {}
            path.castle-paving d="M0 12.500H50M0 37.500H50M12.500 0V12.500M37.500 0V12.500M25 37.500V50M0 25H4M46 25H50" {}
            circle.castle-cast cx="29" cy="30" r="21" {}
            circle.castle-battlement cx="24" cy="24" r="21.500" {}
            circle.f-red.s-thin cx="24" cy="24" r="18.500" {}
            path.castle-light d="M24 24L10.900 37.100A18.500 18.500 0 0 1 37.100 10.900Z" {}
            path.castle-dark d="M24 24L37.100 10.900A18.500 18.500 0 0 1 10.900 37.100Z" {}
            path.castle-slate d=(faces) {}
            circle.castle-slate cx="24" cy="24" r="12" {}
            circle.f-gold.s-thin cx="24" cy="24" r="3.500" {}
        }
    }
}

/// A quarter of a house's roof with its ridge from west to east, or from north to south. Where the house ends, the roof has
/// a hip. The north-western slopes are lit.
fn house_roof(upright: bool, first: bool, last: bool) -> Markup {
    let (from, to) = (if first { 25 } else { 0 }, if last { 25 } else { 50 });
    let (light, dark, ridge, slates) = if upright {
        (
            "M0 0H25V50H0Z",
            "M25 0H50V50H25Z",
            format!("M25 {from}V{to}"),
            "M6 0V50M12.500 0V50M19 0V50M31 0V50M37.500 0V50M44 0V50",
        )
    } else {
        (
            "M0 0H50V25H0Z",
            "M0 25H50V50H0Z",
            format!("M{from} 25H{to}"),
            "M0 6H50M0 12.500H50M0 19H50M0 31H50M0 37.500H50M0 44H50",
        )
    };
    let (hip_first, hip_last) = match upright {
        true => ("M0 0L25 25L50 0Z", "M0 50L25 25L50 50Z"),
        false => ("M0 0L25 25L0 50Z", "M50 0L25 25L50 50Z"),
    };
    html! {
        g id={ "castle-roof-" (roof(upright, first, last)) } {
            rect.f-blue width="50.500" height="50.500" {}
            path.castle-light d=(light) {}
            path.castle-dark d=(dark) {}
            path.castle-slate d=(slates) {}
            @if first {
                path.f-blue d=(hip_first) {}
                path.castle-light d=(hip_first) {}
                path.castle-ridge d=(hip_first) {}
            }
            @if last {
                path.f-blue d=(hip_last) {}
                path.castle-dark d=(hip_last) {}
                path.castle-ridge d=(hip_last) {}
            }
            path.castle-ridge d=(ridge) {}
        }
    }
}

/// Courtyards: grass; grass with a bush, a cart, or a washing line.
fn courts() -> Markup {
    let grass = html! {
        rect.castle-grass width="50.500" height="50.500" {}
        path.castle-tufts d="M9 13l2-6l2 6M31 9l2-6l2 6M38 27l2-6l2 6M8 43l2-6l2 6M29 46l2-6l2 6" {}
    };
    html! {
        g id="castle-court-0" { (grass) path.castle-tufts d="M19 30l2-6l2 6" {} }
        g id="castle-court-1" {
            (grass)
            ellipse.castle-cast cx="24" cy="30" rx="10" ry="7" {}
            circle.castle-bush cx="17" cy="25" r="7" {}
            circle.castle-bush cx="25" cy="24" r="8" {}
            path.castle-light d="M19 21a5 5 0 0 1 8 -2a6 6 0 0 0 -8 2Z" {}
        }
        g id="castle-court-2" {
            (grass)
            path.castle-cast d="M14 32h20l3 4h-20Z" {}
            path.castle-wood d="M13 22H33V30H13ZM33 26H41" {}
            path.castle-plank d="M13 25H33M20 22V30M27 22V30" {}
            circle.castle-wheel cx="18" cy="31" r="4" {}
            circle.castle-wheel cx="29" cy="31" r="4" {}
        }
        g id="castle-court-3" {
            (grass)
            path.castle-line d="M10 34V20M40 34V20M10 22Q25 26 40 22" {}
            path.castle-linen d="M15 23.500h6v9h-6ZM24 24.500h5v7h-5ZM32 23.800h5v8h-5Z" {}
        }
    }
}

fn ornaments() -> Markup {
    html! {
        g id="castle-fountain" {
            circle.f-masonry.s r="14" {}
            circle.f-blue.s-thin r="10.500" {}
            path.castle-water d="M-7 0A7 7 0 0 1 0 -7M7 0A7 7 0 0 1 0 7" {}
            circle.f-masonry.s-thin r="4" {}
            circle.f-cut r="1.500" {}
        }
        // A striped awning, its counter and a barrel beside it.
        g id="castle-market" {
            circle.f-gold.s-thin cx="-13" cy="12" r="4.500" {}
            circle.s-thin cx="-13" cy="12" r="2" {}
            rect.f-white.s x="-15" y="-11" width="30" height="19" {}
            path.f-red d="M-15 -11H-9V8H-15ZM-3 -11H3V8H-3ZM9 -11H15V8H9Z" {}
            path.f-rose.s-thin d="M-15 8H15L13 13H-7Z" {}
            rect.s x="-15" y="-11" width="30" height="19" fill-opacity="0" {}
        }
        g id="castle-plaza" {
            path.f-masonry.s d="M-10 -22H10L22 -10V10L10 22H-10L-22 10V-10Z" {}
            path.courses d="M-10 -22H10L22 -10V10L10 22H-10L-22 10V-10Z" fill="url(#hatch-stone)" {}
            circle.s-thin r="8" {}
            path.s-thin d="M-8 0H8M0 -8V8" {}
        }
        g id="castle-gate" {
            rect.f-masonry.s x="-11" y="-5" width="22" height="11" {}
            path.f-cut d="M-6 -5V2A6 6 0 0 0 6 2V-5Z" {}
        }
    }
}

/// The middle lines of the paths: a bend is round, everything else meets in the middle.
fn roads(centre: Centre, arms: &[Side]) -> String {
    let end = |side: Side| {
        let (dx, dy) = side.step();
        (HALF + HALF * f32::from(dx), HALF + HALF * f32::from(dy))
    };
    match (centre, arms) {
        (Centre::Through, [first, second]) if first.opposite() != *second => {
            let ((ax, ay), (bx, by)) = (end(*first), end(*second));
            // It stays close to the middle, so that the quarter inside the bend is not visible outside of it.
            let near = |x: f32, y: f32| (short(HALF + (x - HALF) * 0.4), short(HALF + (y - HALF) * 0.4));
            let ((cx, cy), (dx, dy)) = (near(ax, ay), near(bx, by));
            format!("M{ax} {ay}L{cx} {cy}Q50 50 {dx} {dy}L{bx} {by}")
        }
        _ => arms.iter().map(|side| end(*side)).map(|(x, y)| format!("M{x} {y}L50 50")).collect(),
    }
}

/// The place of the fountain: on its path, in the middle of the tile unless a plaza is there.
fn fountain(centre: Centre, arms: &[Side], with_fountain: &[Side]) -> Option<(f32, f32)> {
    let side = with_fountain.first()?;
    Some(match (centre, arms) {
        (Centre::Square, _) => spot_place(side.arm()),
        (Centre::Through, [first, second]) if first.opposite() != *second => {
            // On the bend, which cuts the corner a little.
            let ((ax, ay), (bx, by)) = (first.step(), second.step());
            (HALF + 5.0 * f32::from(ax + bx), HALF + 5.0 * f32::from(ay + by))
        }
        _ => (HALF, HALF),
    })
}
