//! The wall around the bailey: its walk is the scoring track, its corner towers hold the wall tiles.

use castle::{AreaKind, SEATS, Side, board, components};
use maud::{Markup, html};

use super::tiles::SIZE;
use super::{captions, figures, keys};
use present::engrave::{rounded, short};

use crate::scene::Scene;

/// The distance from the middle of the wall to the cells. The start fields are between them.
const DISTANCE: f32 = 46.0;
/// The depth of a start field.
const START: f32 = 24.0;
/// Half the side of a corner tower.
const TOWER: f32 = 35.0;
/// The distance of the two fields of a corner tower from its middle: one towards the preceding wall, one towards the
/// following wall. The wall tile is in the corner between them.
const STEP: f32 = 16.0;
/// The side of a field in a corner tower.
const TOWER_FIELD: f32 = 31.0;
/// The side of a field on the wall, where there is enough room.
const FIELD: f32 = 38.0;

/// A point, or a direction.
type Point = (f32, f32);

/// A corner of the wall: the position of its tower, and the directions of the walls before and after it.
struct Corner {
    place: Point,
    coming: Point,
    going: Point,
}

impl Corner {
    /// The direction out of the castle, diagonally across the corner.
    fn outward(&self) -> Point {
        let (one, two) = (left_of(self.coming), left_of(self.going));
        (one.0 + two.0, one.1 + two.1)
    }

    /// A point at a distance from the tower's middle.
    fn along(&self, (dx, dy): Point, distance: f32) -> Point {
        (self.place.0 + dx * distance, self.place.1 + dy * distance)
    }
}

/// The direction to the left. Going clockwise round the castle, the outside is always on the left.
fn left_of((dx, dy): Point) -> Point {
    (dy, -dx)
}

/// The corners in the order of the track.
fn corners() -> Vec<Corner> {
    let points: Vec<Point> =
        board().towers().iter().map(|tower| (tower.point[0] as f32, tower.point[1] as f32)).collect();
    let count = points.len();
    let heading = |from: usize| {
        let ((ax, ay), (bx, by)) = (points[from % count], points[(from + 1) % count]);
        let length = (bx - ax).abs() + (by - ay).abs();
        ((bx - ax) / length, (by - ay) / length)
    };
    (0..count)
        .map(|index| {
            let (coming, going) = (heading(index + count - 1), heading(index));
            let mut corner = Corner { place: (points[index].0 * SIZE, points[index].1 * SIZE), coming, going };
            corner.place = corner.along(corner.outward(), DISTANCE);
            corner
        })
        .collect()
}

/// A field of the track: its number, its middle, its width and height.
struct Field {
    number: u8,
    middle: Point,
    size: Point,
}

/// Every field of the track.
fn fields() -> Vec<Field> {
    let corners = corners();
    let mut fields = Vec::new();
    for (index, (corner, run)) in corners.iter().zip(&components().runs).enumerate() {
        let next = &corners[(index + 1) % corners.len()];
        let [first, second] = board().towers()[index].fields;
        let onward = (corner.coming.0 + corner.going.0, corner.coming.1 + corner.going.1);
        for (number, step) in [(first, -STEP), (second, STEP)] {
            fields.push(Field { number, middle: corner.along(onward, step), size: (TOWER_FIELD, TOWER_FIELD) });
        }
        let count = f32::from(run.last - run.first + 1);
        let length = (next.place.0 - corner.place.0).abs() + (next.place.1 - corner.place.1).abs() - 2.0 * TOWER;
        let along = FIELD.min(length / count - 3.0);
        let size = if corner.going.1 == 0.0 { (along, FIELD) } else { (FIELD, along) };
        for (step, number) in (run.first..=run.last).enumerate() {
            let middle = corner.along(corner.going, TOWER + length * (step as f32 + 0.5) / count);
            fields.push(Field { number, middle, size });
        }
    }
    fields
}

/// The middle of the field for a score. After 99 the track starts again.
fn field_of(score: u16) -> Point {
    let number = score % 100;
    fields().into_iter().find(|field| u16::from(field.number) == number).map_or((0.0, 0.0), |field| field.middle)
}

/// The middle line of the wall.
fn walk() -> String {
    let points = corners().into_iter().map(|corner| corner.place);
    let mut path = String::new();
    present::engrave::polygon(&mut path, points);
    path
}

/// The symbols of the ground inside the wall and of the wall with its numbered fields.
pub(super) fn symbols() -> Markup {
    let walk = walk();
    let mut joints = String::new();
    for Field { middle: (x, y), size: (width, height), .. } in fields() {
        joints.push_str(&rounded((x - width / 2.0, y - height / 2.0), (width, height), 6.0));
    }
    html! {
        g id="castle-wall" {
            path.castle-ditch d=(walk) {}
            path.castle-ground d=(walk) {}
            path.castle-parapet d=(walk) {}
            path.castle-merlons d=(walk) {}
            path.castle-walk d=(walk) {}
            @for corner in corners() {
                @let (x, y) = corner.place;
                rect.f-masonry.s-wide.castle-bastion x=(short(x - TOWER)) y=(short(y - TOWER)) width=(2.0 * TOWER) height=(2.0 * TOWER) rx="10" {}
                rect.courses x=(short(x - TOWER)) y=(short(y - TOWER)) width=(2.0 * TOWER) height=(2.0 * TOWER) rx="10" fill="url(#hatch-stone)" {}
            }
            path.castle-fields d=(joints) {}
            @for Field { number, middle: (x, y), .. } in fields() {
                text.castle-number.fifth[number % 5 == 0] x=(short(x)) y=(short(y)) { (number) }
            }
            @for (cell, start) in board().starts() {
                @let (x, y) = cell.position();
                (start_field((f32::from(x) * SIZE, f32::from(y) * SIZE), start))
            }
        }
    }
}

/// A start field beside its cell: the kinds at the two halves of the side, and a path in its middle.
fn start_field((x, y): Point, start: &castle::StartField) -> Markup {
    // Drawn as if above the cell, then rotated around the cell's middle, which reverses the halves of the south and west
    // sides.
    let turn = start.side.index() * 90;
    let [first, second] = match start.side {
        Side::North | Side::East => [0, 1],
        Side::South | Side::West => [1, 0],
    };
    let class = |half: usize| match start.halves[half] {
        AreaKind::Tower => "castle-tract",
        AreaKind::House => "f-blue",
        AreaKind::Courtyard | AreaKind::Path => "castle-grass",
    };
    let hatch = |half: usize| match start.halves[half] {
        AreaKind::Tower => "url(#hatch-tiles)",
        AreaKind::House => "url(#hatch-gules)",
        AreaKind::Courtyard | AreaKind::Path => "url(#hatch-vert)",
    };
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) " 50 50)" } {
            @for (half, left) in [(first, 0), (second, 50)] {
                rect.(class(half)) x=(left) y=(-START) width="50" height=(START) {}
                rect.hatching x=(left) y=(-START) width="50" height=(START) fill=(hatch(half)) {}
                @if start.market.map(usize::from) == Some(half) {
                    use href="#castle-market" transform={ "translate(" (left + 25) " -12) scale(.8)" } {}
                }
            }
            @if start.halves[0] != start.halves[1] && !start.path { path.castle-border-edge d="M50 0V-24" {} }
            @if start.path {
                path.castle-road-edge d="M50 0V-24" {}
                path.castle-road d="M50 1V-24" {}
            }
            rect.castle-start x="0" y=(-START) width="100" height=(START) {}
        }
    }
}

/// The start fields as places that can be lit up, and the stops of the markers.
pub(super) fn places() -> Markup {
    html! {
        @for (cell, start) in board().starts() {
            @let (x, y) = cell.position();
            @let turn = start.side.index() * 90;
            g transform={ "translate(" (f32::from(x) * SIZE) " " (f32::from(y) * SIZE) ") rotate(" (turn) " 50 50)" } {
                rect.castle-start-place data-key=(keys::start(&start.id)) x="0" y=(-START) width="100" height=(START) {}
            }
        }
        @for Field { number, middle: (x, y), .. } in fields() {
            circle.castle-stop data-stop={ "castle-wall:" (number) } cx=(short(x)) cy=(short(y)) r="1" {}
        }
    }
}

/// The wall tiles and markers on the wall.
pub(super) fn pieces_on_wall(scene: &Scene<'_>) -> Markup {
    let table = scene.view.table();
    let scores = SEATS.map(|seat| table.players[seat].score);
    let shared = scores[0] % 100 == scores[1] % 100;
    html! {
        @for (index, corner) in corners().iter().enumerate() {
            @if table.towers & (1 << index) != 0 {
                @let (x, y) = corner.along(corner.outward(), 30.0);
                @let fields = board().towers()[index].fields;
                g data-key=(keys::tower(fields[0])) transform={ "translate(" (x) " " (y) ")" } {
                    title { (scene.caption(captions::tower(scene, fields))) }
                    use href="#castle-wall-tile-back" {}
                }
            }
        }
        @for (index, seat) in SEATS.into_iter().enumerate() {
            @let (x, y) = field_of(scores[index]);
            // Two markers on one field are drawn side by side.
            @let aside = match (shared, index) { (false, _) => 0.0, (true, 0) => -11.0, _ => 11.0 };
            // A marker that goes round a second time lies on its side.
            @let turn = if scores[index] >= 100 { " rotate(90)" } else { "" };
            g.(figures::arms(seat).tincture.class()) data-key=(keys::marker(seat)) data-track="castle-wall" data-at=(scores[index] % 100) data-ring="100" transform={ "translate(" (short(x + aside)) " " (short(y - 4.0)) ")" (turn) } {
                title { (scene.caption(captions::marker(scene, seat))) }
                use href="#castle-follower" {}
            }
        }
    }
}

/// The view box of the board: left, top, width and height.
pub(super) fn view_box() -> String {
    let (columns, rows) = board().size();
    let margin = 104.0;
    format!("{} {} {} {}", -margin, -margin, columns as f32 * SIZE + 2.0 * margin, rows as f32 * SIZE + 2.0 * margin)
}
