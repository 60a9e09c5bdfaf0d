//! SVG path data: engraved lines of varying width, and basic shapes.

use std::f32::consts::TAU;
use std::fmt::{self, Write};

use maud::html;

/// Horizontal lines over a rectangle, one every `step` units. `width` gives the width of the line at a point; where it is
/// below a tenth of a unit, the line is interrupted.
#[must_use]
pub fn level_lines(
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

/// Writes one line as an area: along its upper edge to the right, and back along the lower one.
fn write_cut(path: &mut String, cut: &[(f32, f32)], y: f32) {
    let upper = cut.iter().map(|(x, half)| (*x, y - half));
    let lower = cut.iter().rev().map(|(x, half)| (*x, y + half));
    polygon(path, upper.chain(lower));
}

/// Rays around a point: wedges from `inner` to `outer`, every second one shorter.
#[must_use]
pub fn rays((x, y): (f32, f32), inner: f32, outer: f32, count: u16) -> String {
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

/// Appends a closed line through the points to a path.
pub fn polygon(path: &mut String, points: impl Iterator<Item = (f32, f32)>) {
    for (index, (x, y)) in points.enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", short(x), short(y));
    }
    path.push('Z');
}

/// A coordinate in tenths. One digit after the point is enough for any drawing, keeps pages small, and is written many
/// times faster than a float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Short(i32);

/// Rounds a coordinate to tenths.
#[must_use]
pub fn short(number: f32) -> Short {
    Short((number * 10.0).round() as i32)
}

impl Short {
    fn write(self, to: &mut impl Write) -> fmt::Result {
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        if self.0 < 0 {
            to.write_char('-')?;
        }
        to.write_str(itoa::Buffer::new().format(whole))?;
        if tenth > 0 {
            to.write_char('.')?;
            to.write_char(char::from(b'0' + tenth as u8))?;
        }
        Ok(())
    }
}

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl maud::Render for Short {
    fn render_to(&self, page: &mut String) {
        let _ = self.write(page);
    }
}

/// The point at an angle, in degrees clockwise from the top, and a distance from a centre.
#[must_use]
pub fn point((x, y): (f32, f32), degrees: f32, radius: f32) -> (f32, f32) {
    let angle = (degrees - 90.0).to_radians();
    (x + radius * angle.cos(), y + radius * angle.sin())
}

/// The same as [`point`], rounded to tenths.
#[must_use]
pub fn polar(centre: (f32, f32), degrees: f32, radius: f32) -> (Short, Short) {
    let (x, y) = point(centre, degrees, radius);
    (short(x), short(y))
}

/// The outline of a ring segment, between two radii and two angles in degrees clockwise from the top.
#[must_use]
pub fn ring_piece(centre: (f32, f32), (inner, outer): (f32, f32), (from, to): (f32, f32)) -> String {
    let [(ax, ay), (bx, by)] = [polar(centre, from, outer), polar(centre, to, outer)];
    let [(cx, cy), (dx, dy)] = [polar(centre, to, inner), polar(centre, from, inner)];
    let large = u8::from(to - from > 180.0);
    let [inner, outer] = [inner, outer].map(short);
    // As markup, numbers are written faster than with `format!`.
    html! {
        "M" (ax) " " (ay) "A" (outer) " " (outer) " 0 " (large) " 1 " (bx) " " (by)
        "L" (cx) " " (cy) "A" (inner) " " (inner) " 0 " (large) " 0 " (dx) " " (dy) "Z"
    }
    .into_string()
}

/// The outline of a rectangle with rounded corners: parabolas, which are shorter to write than arcs and look the same.
#[must_use]
pub fn rounded((x, y): (f32, f32), (width, height): (f32, f32), corner: f32) -> String {
    let [across, down] = [width, height].map(|side| short(side - 2.0 * corner));
    let (x, y, c) = (short(x + corner), short(y), short(corner));
    html! {
        "M" (x) " " (y) "h" (across) "q" (c) " 0 " (c) " " (c) "v" (down) "q0 " (c) "-" (c) " " (c)
        "h-" (across) "q-" (c) " 0-" (c) "-" (c) "v-" (down) "q0-" (c) " " (c) "-" (c) "Z"
    }
    .into_string()
}

/// The outline of a circle.
#[must_use]
pub fn round((x, y): (f32, f32), radius: f32) -> String {
    let (left, y, r, across) = (short(x - radius), short(y), short(radius), short(2.0 * radius));
    html! { "M" (left) " " (y) "a" (r) " " (r) " 0 0 1 " (across) " 0a" (r) " " (r) " 0 0 1-" (across) " 0Z" }
        .into_string()
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.04, 3.0, 12.25, -7.5, 1000.96, -0.1].map(|number| short(number).to_string());
        assert_eq!(written, ["0", "0", "3", "12.3", "-7.5", "1001", "-0.1"]);
    }
}
