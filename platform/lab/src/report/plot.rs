//! Plots as SVG. Colours and patterns are classes of the page's style, which has a light and a dark theme; nothing is
//! shown by colour alone.

use maud::{Markup, html};

use super::format::Format;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 46.0;
/// The height of a plot with columns or a curve.
const HEIGHT: f64 = 280.0;
/// The height of a row of a plot with rows.
const LINE: f64 = 26.0;
/// The most letters of a label.
const LETTERS: usize = 40;

/// A value with its interval.
#[derive(Clone, Copy)]
pub(super) struct Bounded {
    pub(super) value: f64,
    pub(super) interval: [f64; 2],
}

/// About five round numbers from `low` to `high`.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = (high - low).max(1e-9) / 5.0;
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].map(|step| step * power).into_iter().find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(rough);
    let first = (low / step).floor() as i64;
    let last = ((high / step).ceil() as i64).max(first + 1);
    (first..=last).map(|tick| tick as f64 * step).collect()
}

/// The width of the labels on the left of rows.
fn label_width<'a>(labels: impl Iterator<Item = &'a String>) -> f64 {
    let longest = labels.map(|label| label.chars().count().min(LETTERS)).max().unwrap_or(0);
    (longest as f64 * 7.2 + 16.0).max(90.0)
}

/// A label that fits; the whole text is in its title.
fn label(text: &str) -> String {
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    let cut: String = text.chars().take(LETTERS - 1).collect();
    format!("{}\u{2026}", cut.trim_end())
}

fn at(value: f64) -> String {
    format!("{value:.1}")
}

/// Columns, one group for each label, one column in it for each series.
pub(super) fn columns(
    says: &str,
    across: &str,
    up: &str,
    labels: &[String],
    series: &[(String, Vec<f64>)],
    format: Format,
) -> Markup {
    let highest = series.iter().flat_map(|(_, values)| values).copied().fold(1e-9, f64::max);
    let ticks = ticks(0.0, highest);
    let top = ticks.last().copied().unwrap_or(1.0);
    let (width, height) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
    let y = |value: f64| TOP + height * (1.0 - value / top);
    let group = width / labels.len().max(1) as f64;
    let column = (group * 0.84 / series.len().max(1) as f64).min(48.0);
    // Labels that would overlap are left out.
    let longest = labels.iter().map(String::len).max().unwrap_or(1) as f64;
    let every = ((longest * 7.5 + 8.0) / group).ceil().max(1.0) as usize;
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(y(*tick))) y2=(at(y(*tick))) {}
                text.tick x=(at(LEFT - 8.0)) y=(at(y(*tick) + 4.0)) text-anchor="end" { (format.show(*tick)) }
            }
            @for (index, label) in labels.iter().enumerate() {
                @let middle = LEFT + group * (index as f64 + 0.5);
                @let first = middle - column * series.len() as f64 / 2.0;
                @for (number, (name, values)) in series.iter().enumerate() {
                    @if values[index] > 0.0 {
                        rect class={ "seat" (number + 1) } x=(at(first + column * number as f64)) width=(at((column - 1.0).max(1.0)))
                            y=(at(y(values[index]))) height=(at(TOP + height - y(values[index]))) {
                            title { (name) ", " (label) ": " (format.show(values[index])) }
                        }
                    }
                }
                @if index % every == 0 {
                    text.tick x=(at(middle)) y=(at(HEIGHT - BOTTOM + 18.0)) text-anchor="middle" { (label) }
                }
            }
            line.axis x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(TOP + height)) y2=(at(TOP + height)) {}
            text.name x=(at(LEFT + width / 2.0)) y=(at(HEIGHT - 6.0)) text-anchor="middle" { (across) }
            text.name transform={ "translate(13 " (at(TOP + height / 2.0)) ") rotate(-90)" } text-anchor="middle" { (up) }
        }
    }
}

/// Rows with a dot in its interval, and a dashed line at a value to compare with.
pub(super) fn dots(says: &str, across: &str, rows: &[(String, Bounded)], level: Option<f64>, format: Format) -> Markup {
    let bounds = || rows.iter().flat_map(|(_, bounded)| bounded.interval).chain(level);
    let ticks = ticks(bounds().fold(f64::INFINITY, f64::min), bounds().fold(f64::NEG_INFINITY, f64::max));
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let height = TOP + LINE * rows.len() as f64;
    let words = label_width(rows.iter().map(|(label, _)| label));
    let width = WIDTH - words - RIGHT - 70.0;
    let x = |value: f64| words + width * (value - low) / (high - low);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (height + BOTTOM) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(x(*tick))) x2=(at(x(*tick))) y1=(at(TOP)) y2=(at(height)) {}
                text.tick x=(at(x(*tick))) y=(at(height + 18.0)) text-anchor="middle" { (format.show(*tick)) }
            }
            @if let Some(level) = level {
                line.level x1=(at(x(level))) x2=(at(x(level))) y1=(at(TOP)) y2=(at(height)) {}
            }
            @for (index, (name, bounded)) in rows.iter().enumerate() {
                @let y = TOP + LINE * (index as f64 + 0.5);
                @let [from, to] = bounded.interval;
                g {
                    title { (name) ": " (format.show(bounded.value)) " (" (format.show(from)) " \u{2026} " (format.show(to)) ")" }
                    text.label x=(at(words - 10.0)) y=(at(y + 4.5)) text-anchor="end" { (label(name)) }
                    line.span x1=(at(x(from))) x2=(at(x(to))) y1=(at(y)) y2=(at(y)) {}
                    circle.dot cx=(at(x(bounded.value))) cy=(at(y)) r="5" {}
                    text.value x=(at(WIDTH - RIGHT)) y=(at(y + 4.5)) text-anchor="end" { (format.show(bounded.value)) }
                }
            }
            text.name x=(at(words + width / 2.0)) y=(at(height + BOTTOM - 6.0)) text-anchor="middle" { (across) }
        }
    }
}

/// Something with two figures.
pub(super) struct Spot {
    pub(super) label: String,
    pub(super) x: f64,
    pub(super) y: Bounded,
    /// Is its label written beside it?
    pub(super) named: bool,
}

/// Spots with their intervals, and a dashed line at a value to compare with.
pub(super) fn spots(
    says: &str,
    (across, up): (&str, &str),
    spots: &[Spot],
    level: f64,
    (plain, format): (Format, Format),
) -> Markup {
    const TALL: f64 = 420.0;
    let bounds = || spots.iter().flat_map(|spot| spot.y.interval).chain([level]);
    let rows = ticks(bounds().fold(f64::INFINITY, f64::min), bounds().fold(f64::NEG_INFINITY, f64::max));
    let across_bounds = || spots.iter().map(|spot| spot.x);
    let columns = ticks(across_bounds().fold(f64::INFINITY, f64::min), across_bounds().fold(0.0, f64::max));
    let (first, last) = (columns[0], columns[columns.len() - 1]);
    let (bottom, top) = (rows[0], rows[rows.len() - 1]);
    let (width, height) = (WIDTH - LEFT - RIGHT, TALL - TOP - BOTTOM);
    let x = |value: f64| LEFT + width * (value - first) / (last - first);
    let y = |value: f64| TOP + height * (top - value) / (top - bottom);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (TALL) } role="img" aria-label=(says) {
            @for tick in &rows {
                line.grid x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(y(*tick))) y2=(at(y(*tick))) {}
                text.tick x=(at(LEFT - 6.0)) y=(at(y(*tick) + 4.0)) text-anchor="end" { (format.show(*tick)) }
            }
            @for tick in &columns {
                line.grid x1=(at(x(*tick))) x2=(at(x(*tick))) y1=(at(TOP)) y2=(at(TOP + height)) {}
                text.tick x=(at(x(*tick))) y=(at(TALL - BOTTOM + 18.0)) text-anchor="middle" { (plain.show(*tick)) }
            }
            line.level x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(y(level))) y2=(at(y(level))) {}
            @for spot in spots {
                g {
                    title { (spot.label) ": " (plain.show(spot.x)) " \u{b7} " (format.show(spot.y.value)) }
                    line.thin x1=(at(x(spot.x))) x2=(at(x(spot.x))) y1=(at(y(spot.y.interval[0]))) y2=(at(y(spot.y.interval[1]))) {}
                    circle.dot cx=(at(x(spot.x))) cy=(at(y(spot.y.value))) r="4" {}
                }
            }
            @for spot in apart(spots, |spot| (x(spot.x), y(spot.y.value))) {
                @let right = x(spot.x) < LEFT + width * 0.62;
                text.halo x=(at(x(spot.x) + if right { 7.0 } else { -7.0 })) y=(at(y(spot.y.value) + 4.0))
                    text-anchor=(if right { "start" } else { "end" }) { (label(&spot.label)) }
            }
            text.name x=(at(LEFT + width / 2.0)) y=(at(TALL - 6.0)) text-anchor="middle" { (across) }
            text.name transform={ "translate(13 " (at(TOP + height / 2.0)) ") rotate(-90)" } text-anchor="middle" { (up) }
        }
    }
}

/// The named spots whose names do not cover that of an earlier one.
fn apart(spots: &[Spot], place: impl Fn(&Spot) -> (f64, f64)) -> Vec<&Spot> {
    let mut kept: Vec<&Spot> = Vec::new();
    for spot in spots.iter().filter(|spot| spot.named) {
        let (x, y) = place(spot);
        let is_near = |other: &&Spot| {
            let (other_x, other_y) = place(other);
            (other_x - x).abs() < 260.0 && (other_y - y).abs() < 13.0
        };
        if !kept.iter().any(is_near) {
            kept.push(spot);
        }
    }
    kept
}

/// A small picture of an interval around zero, for a cell of a table. `reach` is the greatest distance from zero that fits.
pub(super) fn around_zero(bounded: Bounded, reach: f64) -> Markup {
    const WIDE: f64 = 150.0;
    let x = |value: f64| WIDE / 2.0 * (1.0 + 0.94 * value / reach.max(1e-12));
    html! {
        svg.small viewBox={ "0 0 " (WIDE) " 16" } aria-hidden="true" {
            line.level x1=(at(x(0.0))) x2=(at(x(0.0))) y1="0" y2="16" {}
            line.span x1=(at(x(bounded.interval[0]))) x2=(at(x(bounded.interval[1]))) y1="8" y2="8" {}
            circle.dot cx=(at(x(bounded.value))) cy="8" r="4.5" {}
        }
    }
}

/// Rows with a bar for each series.
pub(super) fn bars(says: &str, across: &str, rows: &[(String, Vec<f64>)], series: &[String], format: Format) -> Markup {
    let values = || rows.iter().flat_map(|(_, values)| values).copied();
    let ticks = ticks(values().fold(0.0, f64::min), values().fold(1e-9, f64::max));
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let line = 12.0 + 16.0 * series.len() as f64;
    let height = TOP + line * rows.len() as f64;
    let words = label_width(rows.iter().map(|(label, _)| label));
    let width = WIDTH - words - RIGHT - 70.0;
    let x = |value: f64| words + width * (value - low) / (high - low);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (height + BOTTOM) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(x(*tick))) x2=(at(x(*tick))) y1=(at(TOP)) y2=(at(height)) {}
                text.tick x=(at(x(*tick))) y=(at(height + 18.0)) text-anchor="middle" { (format.show(*tick)) }
            }
            @for (index, (name, values)) in rows.iter().enumerate() {
                @let y = TOP + line * index as f64 + 6.0;
                text.label x=(at(words - 10.0)) y=(at(y + line / 2.0 - 1.5)) text-anchor="end" { (label(name)) }
                @for (number, value) in values.iter().enumerate() {
                    @let (from, to) = (x(value.min(0.0)), x(value.max(0.0)));
                    rect class={ "seat" (number + 1) } x=(at(from)) width=(at((to - from).max(0.5)))
                        y=(at(y + 16.0 * number as f64)) height="14" {
                        title { (name) ", " (series[number]) ": " (format.show(*value)) }
                    }
                    text.value x=(at(to + 6.0)) y=(at(y + 16.0 * number as f64 + 11.5)) { (format.show(*value)) }
                }
            }
            text.name x=(at(words + width / 2.0)) y=(at(height + BOTTOM - 6.0)) text-anchor="middle" { (across) }
        }
    }
}

/// A point of a curve.
pub(super) struct Point {
    pub(super) label: String,
    /// Across, on a scale of powers of ten.
    pub(super) x: f64,
    pub(super) y: Bounded,
}

/// Points joined by a line, each with its interval.
pub(super) fn curve(says: &str, across: &str, up: &str, points: &[Point], format: Format) -> Markup {
    let logs: Vec<f64> = points.iter().map(|point| point.x.max(1e-4).log10()).collect();
    let low = logs.iter().copied().fold(f64::INFINITY, f64::min).floor();
    let high = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max).ceil().max(low + 1.0);
    let bounds = || points.iter().flat_map(|point| point.y.interval);
    let ticks = ticks(bounds().fold(0.0, f64::min), bounds().fold(0.0, f64::max));
    let (bottom, top) = (ticks[0], ticks[ticks.len() - 1]);
    let (width, height) = (WIDTH - LEFT - RIGHT - 20.0, HEIGHT - TOP - BOTTOM);
    let x = |log: f64| LEFT + 10.0 + width * (log - low) / (high - low);
    let y = |value: f64| TOP + height * (top - value) / (top - bottom);
    let line: Vec<String> =
        logs.iter().zip(points).map(|(log, point)| format!("{:.1},{:.1}", x(*log), y(point.y.value))).collect();
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(y(*tick))) y2=(at(y(*tick))) {}
                text.tick x=(at(LEFT - 8.0)) y=(at(y(*tick) + 4.0)) text-anchor="end" { (format.show(*tick)) }
            }
            @for power in low as i32..=high as i32 {
                line.grid x1=(at(x(f64::from(power)))) x2=(at(x(f64::from(power)))) y1=(at(TOP)) y2=(at(TOP + height)) {}
                text.tick x=(at(x(f64::from(power)))) y=(at(HEIGHT - BOTTOM + 18.0)) text-anchor="middle" {
                    (if power < 0 { format!("{:.*}", power.unsigned_abs() as usize, 10_f64.powi(power)) } else { format!("{:.0}", 10_f64.powi(power)) })
                }
            }
            polyline.curve points=(line.join(" ")) {}
            @for (log, point) in logs.iter().zip(points) {
                line.span x1=(at(x(*log))) x2=(at(x(*log))) y1=(at(y(point.y.interval[0]))) y2=(at(y(point.y.interval[1]))) {}
                circle.dot cx=(at(x(*log))) cy=(at(y(point.y.value))) r="5" {
                    title { (point.label) ": " (format.show(point.y.value.round())) " Elo, " (format.show(point.x)) " ms" }
                }
                // Beside the dot, on the side that has room.
                @let right = x(*log) < LEFT + width * 0.8;
                text.label x=(at(if right { x(*log) + 10.0 } else { x(*log) - 10.0 })) y=(at(y(point.y.value) + 16.0))
                    text-anchor=(if right { "start" } else { "end" }) { (point.label) }
            }
            text.name x=(at(LEFT + width / 2.0)) y=(at(HEIGHT - 6.0)) text-anchor="middle" { (across) }
            text.name transform={ "translate(13 " (at(TOP + height / 2.0)) ") rotate(-90)" } text-anchor="middle" { (up) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_hold_everything() {
        assert_eq!(ticks(0.0, 1.0), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(ticks(0.0, 37.0), [0.0, 10.0, 20.0, 30.0, 40.0]);
        let around = ticks(-130.0, 410.0);
        assert!(around[0] <= -130.0 && around[around.len() - 1] >= 410.0 && around.len() < 10, "{around:?}");
        assert!(ticks(0.0, 0.0).len() >= 2, "even nothing has a scale");
    }
}
