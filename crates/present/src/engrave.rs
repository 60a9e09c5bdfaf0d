//! The burin: lines that swell and fade, as an engraver cuts them.

use std::f32::consts::TAU;
use std::fmt::Write;

/// Level lines over a rectangle, one every `step` units. `width` says how wide the cut is at a point; where it is below a
/// tenth of a unit, the line breaks off.
pub(crate) fn level_lines(
    (left, top): (f32, f32),
    (right, bottom): (f32, f32),
    step: f32,
    width: impl Fn(f32, f32) -> f32,
) -> String {
    const SAMPLE: f32 = 20.0;
    let pieces = ((right - left) / SAMPLE).ceil() as u16;
    let mut path = String::new();
    let mut y = top;
    while y <= bottom {
        let mut cut: Vec<(f32, f32)> = Vec::new();
        for piece in 0..=pieces {
            let x = (left + f32::from(piece) * SAMPLE).min(right);
            let wide = width(x, y);
            if wide >= 0.1 {
                cut.push((x, wide / 2.0));
            }
            if (wide < 0.1 || piece == pieces) && cut.len() > 1 {
                write_cut(&mut path, &cut, y);
            }
            if wide < 0.1 {
                cut.clear();
            }
        }
        y += step;
    }
    path
}

/// One cut: along its upper edge to the right, and back along the lower one.
fn write_cut(path: &mut String, cut: &[(f32, f32)], y: f32) {
    let upper = cut.iter().map(|(x, half)| (*x, y - half));
    let lower = cut.iter().rev().map(|(x, half)| (*x, y + half));
    polygon(path, upper.chain(lower));
}

/// Rays around a point: wedges from `inner` to `outer`, every second one shorter.
pub(crate) fn rays((x, y): (f32, f32), inner: f32, outer: f32, count: u16) -> String {
    let mut path = String::new();
    for ray in 0..count {
        let angle = TAU * f32::from(ray) / f32::from(count);
        let reach = if ray % 2 == 0 { outer } else { inner + (outer - inner) * 0.62 };
        let half = TAU / f32::from(count) * 0.16;
        let point = |angle: f32, radius: f32| (x + radius * angle.cos(), y + radius * angle.sin());
        polygon(&mut path, [point(angle - half, inner), point(angle, reach), point(angle + half, inner)].into_iter());
    }
    path
}

/// A closed line through the points, appended to a path.
pub(crate) fn polygon(path: &mut String, points: impl Iterator<Item = (f32, f32)>) {
    for (index, (x, y)) in points.enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", short(x), short(y));
    }
    path.push('Z');
}

/// A number with at most one digit after the point: enough for any drawing, and no noise in the page.
pub(crate) fn short(number: f32) -> f32 {
    let rounded = (number * 10.0).round() / 10.0;
    // There is no need to tell -0 from 0.
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// The point at an angle, in degrees clockwise from the top, and a distance from a centre.
pub(crate) fn polar((x, y): (f32, f32), degrees: f32, radius: f32) -> (f32, f32) {
    let angle = (degrees - 90.0).to_radians();
    (short(x + radius * angle.cos()), short(y + radius * angle.sin()))
}

/// The outline of a piece of a ring, between two radii and two angles in degrees clockwise from the top.
pub(crate) fn ring_piece(centre: (f32, f32), (inner, outer): (f32, f32), (from, to): (f32, f32)) -> String {
    let [(ax, ay), (bx, by)] = [polar(centre, from, outer), polar(centre, to, outer)];
    let [(cx, cy), (dx, dy)] = [polar(centre, to, inner), polar(centre, from, inner)];
    let large = u8::from(to - from > 180.0);
    format!("M{ax} {ay}A{outer} {outer} 0 {large} 1 {bx} {by}L{cx} {cy}A{inner} {inner} 0 {large} 0 {dx} {dy}Z")
}

/// The outline of a box with rounded corners.
pub(crate) fn rounded((x, y): (f32, f32), (width, height): (f32, f32), corner: f32) -> String {
    let [across, down] = [width, height].map(|side| short(side - 2.0 * corner));
    let (x, y) = (short(x + corner), short(y));
    let turn = |to: &str| format!("a{corner} {corner} 0 0 1 {to}");
    let [first, second, third, fourth] = [
        format!("{corner} {corner}"),
        format!("-{corner} {corner}"),
        format!("-{corner} -{corner}"),
        format!("{corner} -{corner}"),
    ]
    .map(|to| turn(&to));
    format!("M{x} {y}h{across}{first}v{down}{second}h-{across}{third}v-{down}{fourth}Z")
}

/// The outline of a circle.
pub(crate) fn round((x, y): (f32, f32), radius: f32) -> String {
    format!(
        "M{} {y}a{radius} {radius} 0 0 1 {} 0a{radius} {radius} 0 0 1 -{} 0Z",
        short(x - radius),
        2.0 * radius,
        2.0 * radius
    )
}
