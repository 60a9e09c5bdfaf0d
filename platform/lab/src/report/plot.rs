//! Plots as SVG. Colours and patterns are classes of the page's style, which has a light and a dark theme; nothing is
//! shown by colour alone.

use maud::{Markup, html};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 46.0;
/// The height of a plot with columns or a curve.
const HEIGHT: f64 = 280.0;
/// The height of a row of a plot with rows.
const LINE: f64 = 26.0;
/// The width of the labels on the left of rows.
const WORDS: f64 = 150.0;

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

/// A number without trailing zeros.
pub(super) fn plain(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').replace('-', "\u{2212}")
}

/// As a percentage.
pub(super) fn percent(value: f64) -> String {
    format!("{} %", plain((value * 1000.0).round() / 10.0))
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
    show: fn(f64) -> String,
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
                text.tick x=(at(LEFT - 8.0)) y=(at(y(*tick) + 4.0)) text-anchor="end" { (show(*tick)) }
            }
            @for (index, label) in labels.iter().enumerate() {
                @let middle = LEFT + group * (index as f64 + 0.5);
                @let first = middle - column * series.len() as f64 / 2.0;
                @for (number, (name, values)) in series.iter().enumerate() {
                    @if values[index] > 0.0 {
                        rect class={ "seat" (number + 1) } x=(at(first + column * number as f64)) width=(at((column - 1.0).max(1.0)))
                            y=(at(y(values[index]))) height=(at(TOP + height - y(values[index]))) {
                            title { (name) ", " (label) ": " (show(values[index])) }
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

/// Rows with a dot in its interval, and a dashed line at the value that all would share equally.
pub(super) fn dots(says: &str, across: &str, rows: &[(String, Bounded)], level: Option<f64>) -> Markup {
    let bounds = || rows.iter().flat_map(|(_, share)| share.interval).chain(level);
    let ticks = ticks(bounds().fold(1.0, f64::min), bounds().fold(0.0, f64::max));
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let height = TOP + LINE * rows.len() as f64;
    let width = WIDTH - WORDS - RIGHT - 70.0;
    let x = |value: f64| WORDS + width * (value - low) / (high - low);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (height + BOTTOM) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(x(*tick))) x2=(at(x(*tick))) y1=(at(TOP)) y2=(at(height)) {}
                text.tick x=(at(x(*tick))) y=(at(height + 18.0)) text-anchor="middle" { (percent(*tick)) }
            }
            @if let Some(level) = level {
                line.level x1=(at(x(level))) x2=(at(x(level))) y1=(at(TOP)) y2=(at(height)) {}
            }
            @for (index, (label, share)) in rows.iter().enumerate() {
                @let y = TOP + LINE * (index as f64 + 0.5);
                text.label x=(at(WORDS - 10.0)) y=(at(y + 4.5)) text-anchor="end" { (label) }
                line.span x1=(at(x(share.interval[0]))) x2=(at(x(share.interval[1]))) y1=(at(y)) y2=(at(y)) {}
                circle.dot cx=(at(x(share.value))) cy=(at(y)) r="5" {
                    title { (label) ": " (percent(share.value)) }
                }
                text.value x=(at(WIDTH - RIGHT)) y=(at(y + 4.5)) text-anchor="end" { (percent(share.value)) }
            }
            text.name x=(at(WORDS + width / 2.0)) y=(at(height + BOTTOM - 6.0)) text-anchor="middle" { (across) }
        }
    }
}

/// Rows with a bar for each series.
pub(super) fn bars(says: &str, across: &str, rows: &[(String, Vec<f64>)], series: &[String]) -> Markup {
    let values = || rows.iter().flat_map(|(_, values)| values).copied();
    let ticks = ticks(values().fold(0.0, f64::min), values().fold(1e-9, f64::max));
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let line = 12.0 + 16.0 * series.len() as f64;
    let height = TOP + line * rows.len() as f64;
    let width = WIDTH - WORDS - RIGHT - 70.0;
    let x = |value: f64| WORDS + width * (value - low) / (high - low);
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (height + BOTTOM) } role="img" aria-label=(says) {
            @for tick in &ticks {
                line.grid x1=(at(x(*tick))) x2=(at(x(*tick))) y1=(at(TOP)) y2=(at(height)) {}
                text.tick x=(at(x(*tick))) y=(at(height + 18.0)) text-anchor="middle" { (plain(*tick)) }
            }
            @for (index, (label, values)) in rows.iter().enumerate() {
                @let y = TOP + line * index as f64 + 6.0;
                text.label x=(at(WORDS - 10.0)) y=(at(y + line / 2.0 - 1.5)) text-anchor="end" { (label) }
                @for (number, value) in values.iter().enumerate() {
                    @let (from, to) = (x(value.min(0.0)), x(value.max(0.0)));
                    rect class={ "seat" (number + 1) } x=(at(from)) width=(at((to - from).max(0.5)))
                        y=(at(y + 16.0 * number as f64)) height="14" {
                        title { (label) ", " (series[number]) ": " (plain(*value)) }
                    }
                    text.value x=(at(to + 6.0)) y=(at(y + 16.0 * number as f64 + 11.5)) { (plain(*value)) }
                }
            }
            text.name x=(at(WORDS + width / 2.0)) y=(at(height + BOTTOM - 6.0)) text-anchor="middle" { (across) }
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
pub(super) fn curve(says: &str, across: &str, up: &str, points: &[Point]) -> Markup {
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
                text.tick x=(at(LEFT - 8.0)) y=(at(y(*tick) + 4.0)) text-anchor="end" { (plain(*tick)) }
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
                    title { (point.label) ": " (plain(point.y.value.round())) " Elo, " (plain(point.x)) " ms" }
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

    #[test]
    fn numbers_are_short() {
        assert_eq!(plain(12.0), "12");
        assert_eq!(plain(-0.5), "\u{2212}0.5");
        assert_eq!(percent(0.4567), "45.7 %");
    }
}
