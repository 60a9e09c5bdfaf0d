//! Castle tiles from above: roofs of towers and houses, courtyards, paths, plazas, fountains and markets.
//!
//! A tile is 100 x 100 units. Its four quarters extend to its edges, so that areas of neighbouring tiles join; a path runs from the middle of a side to the middle of the tile.

use castle::{AreaKind, Cell, Centre, LaidTile, Part, Side, Spot, Tile, TileKind, Turn};
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

/// A rotated tile with its top left corner at (`x`, `y`).
pub(super) fn tile(tile: Tile, turn: Turn, (x, y): (f32, f32)) -> Markup {
    html! { use href={ "#castle-" (tile) } transform=(turned(turn, (x, y))) {} }
}

/// The transform that moves and rotates a tile.
fn turned(turn: Turn, (x, y): (f32, f32)) -> String {
    match turn.index() {
        0 => format!("translate({x} {y})"),
        quarters => format!("translate({x} {y}) rotate({} 50 50)", quarters * 90),
    }
}

/// A tile as a separate picture.
pub(super) fn picture(kind: Tile, label: &str) -> Markup {
    html! {
        svg.castle-tile viewBox="-3 -3 106 106" role="img" aria-label=(label) {
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
    let market = laid.tile().kind().market.map(|spot| Spot::ALL[(spot.index() + laid.turn().index()) % 4]);
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
        let (left, top) = (x + left as f32, y + top as f32);
        path.push_str(&format!("M{left} {top}h{width}v{height}h-{width}Z"));
    }
}

/// The symbols of all kinds of tiles and of their elements.
pub(super) fn symbols() -> Markup {
    html! {
        (quarters())
        (ornaments())
        @for tile in Tile::all() { (drawing(tile)) }
    }
}

const fn quarter(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::Tower => "#castle-roof-tower",
        AreaKind::House => "#castle-roof-house",
        AreaKind::Courtyard | AreaKind::Path => "#castle-court",
    }
}

/// The quarters in the north-west position: roofs and grass.
fn quarters() -> Markup {
    let mut faces = String::new();
    for face in 0..8 {
        let (x, y) = polar((25.0, 25.0), face as f32 * 45.0, 19.0);
        faces.push_str(&format!("M25 25L{x} {y}"));
    }
    html! {
        // A round roof on top of a square one.
        g id="castle-roof-tower" {
            rect.castle-tract width="50.500" height="50.500" {}
            rect.tiles width="50" height="50" fill="url(#hatch-tiles)" {}
            circle.f-red.s cx="25" cy="25" r="19" {}
            path.castle-light d="M11.600 11.600A19 19 0 0 1 38.400 11.600L25 25Z" {}
            path.shade d="M38.400 11.600A19 19 0 0 1 11.600 38.400Z" fill="url(#hatch-fine)" {}
            path.s-thin d=(faces) {}
            circle.f-gold.s-thin cx="25" cy="25" r="3.500" {}
        }
        // A hipped roof: four faces around a short ridge, with a chimney.
        g id="castle-roof-house" {
            rect.f-blue width="50.500" height="50.500" {}
            path.castle-light d="M0 0H50L25 25Z" {}
            path.castle-slate d="M0 5H50M0 13H50M0 37H50M0 45H50M5 0V50M13 0V50M37 0V50M45 0V50" {}
            path.shade d="M50 0V50H0L25 25Z" fill="url(#hatch-fine)" {}
            path.castle-ridge d="M0 0L50 50M50 0L0 50" {}
            rect.f-masonry.s-thin x="29" y="12" width="8" height="8" {}
        }
        g id="castle-court" {
            rect.castle-grass width="50.500" height="50.500" {}
            path.castle-tufts d="M9 13l2-6l2 6M31 9l2-6l2 6M19 30l2-6l2 6M38 27l2-6l2 6M8 43l2-6l2 6M29 46l2-6l2 6" {}
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

/// A kind of tile without rotation.
fn drawing(tile: Tile) -> Markup {
    let kind = tile.kind();
    let arms: Vec<Side> = Side::ALL.into_iter().filter(|side| kind.arms & (1 << side.index()) != 0).collect();
    let roads = roads(kind, &arms);
    html! {
        g id={ "castle-" (tile) } {
            @for (index, area) in kind.quarters.into_iter().enumerate() {
                @let (x, y) = [(0, 0), (50, 0), (50, 50), (0, 50)][index];
                use href=(quarter(area)) x=(x) y=(y) {}
            }
            @let borders = borders(kind);
            @if !borders.is_empty() {
                path.castle-border-edge d=(borders) {}
                path.castle-border d=(borders) {}
            }
            @if !roads.is_empty() {
                path.castle-road-edge d=(roads) {}
                path.castle-road d=(roads) {}
            }
            @match kind.centre {
                Centre::Square => use href="#castle-plaza" x="50" y="50" {},
                Centre::End => {
                    @let turn = arms.first().map_or(0, |side| side.index() * 90);
                    use href="#castle-gate" transform={ "translate(50 50) rotate(" (turn + 180) ")" } {}
                }
                Centre::None | Centre::Through | Centre::Junction => {}
            }
            @if let Some((x, y)) = fountain(kind, &arms) { use href="#castle-fountain" x=(x) y=(y) {} }
            @if let Some(spot) = kind.market {
                @let (x, y) = spot_place(spot);
                use href="#castle-market" x=(x) y=(y) {}
            }
            rect.castle-edge width="100" height="100" {}
        }
    }
}

/// Low walls between quarters that do not belong together and have no path between them.
fn borders(kind: &TileKind) -> String {
    // The side between the quarters `index` and `index + 1` has the same index.
    let apart = |index: usize| kind.quarters[index] != kind.quarters[(index + 1) % 4] && kind.arms & (1 << index) == 0;
    let ends = [(HALF, 0.0), (SIZE, HALF), (HALF, SIZE), (0.0, HALF)];
    let lines = ends.into_iter().enumerate().filter(|(index, _)| apart(*index));
    lines.map(|(_, (x, y))| format!("M50 50L{x} {y}")).collect()
}

/// The middle lines of the paths: a bend is round, everything else meets in the middle.
fn roads(kind: &TileKind, arms: &[Side]) -> String {
    let end = |side: Side| {
        let (dx, dy) = side.step();
        (HALF + HALF * f32::from(dx), HALF + HALF * f32::from(dy))
    };
    match (kind.centre, arms) {
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
fn fountain(kind: &TileKind, arms: &[Side]) -> Option<(f32, f32)> {
    let side = arms.iter().find(|side| kind.fountain & (1 << side.index()) != 0)?;
    Some(match (kind.centre, arms) {
        (Centre::Square, _) => spot_place(side.arm()),
        (Centre::Through, [first, second]) if first.opposite() != *second => {
            // On the bend, which cuts the corner a little.
            let ((ax, ay), (bx, by)) = (first.step(), second.step());
            (HALF + 5.0 * f32::from(ax + bx), HALF + 5.0 * f32::from(ay + by))
        }
        _ => (HALF, HALF),
    })
}
