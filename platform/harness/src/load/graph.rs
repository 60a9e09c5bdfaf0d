//! Latency against rate, as a drawing.

use std::fmt::Write as _;

use super::Point;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 56.0;
/// The height of a line of text.
const LINE: f64 = 16.0;

/// The percentiles that are drawn, with their words, colours and dashes.
const CURVES: [(f64, &str, &str, &str); 3] =
    [(50.0, "median", "#2b6a4d", ""), (99.0, "99 %", "#a63d2f", ""), (99.9, "99.9 %", "#7a6a55", "5 4")];

/// Draws the points; both axes are logarithmic.
pub(super) fn graph(title: &str, points: &[Point]) -> String {
    let rates: Vec<f64> = points.iter().map(|point| point.achieved).collect();
    let (low_rate, high_rate) =
        (rates.iter().copied().fold(f64::MAX, f64::min), rates.iter().copied().fold(0.0, f64::max));
    let (low_rate, high_rate) = (low_rate * 0.8, high_rate * 1.2);
    let highest = points.iter().map(|point| point.milliseconds(99.9)).fold(1.0, f64::max) * 1.5;
    let lowest = points.iter().map(|point| point.milliseconds(50.0)).fold(f64::MAX, f64::min) * 0.6;
    let x = |rate: f64| LEFT + (rate / low_rate).ln() / (high_rate / low_rate).ln() * (WIDTH - LEFT - RIGHT);
    let y = |time: f64| HEIGHT - BOTTOM - (time / lowest).ln() / (highest / lowest).ln() * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"Georgia, serif\" font-size=\"13\" \
         fill=\"#33291d\" role=\"img\">\n<title>{title}</title>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#faf5e9\"/>\n"
    );
    for time in marks(lowest, highest) {
        let (y, words) = (y(time), plain(time));
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{:.1}\" stroke=\"#d9cdb4\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{words}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.0
        );
    }
    for rate in marks(low_rate, high_rate) {
        let (x, words) = (x(rate), plain(rate));
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP}V{:.1}\" stroke=\"#d9cdb4\"/><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{words}</text>",
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM + 20.0
        );
    }
    for (percentile, _, colour, dashes) in CURVES {
        let mut path = String::new();
        for (index, point) in points.iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let (x, y) = (x(point.achieved), y(point.milliseconds(percentile)));
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>"
        );
    }
    if let Some(last) = points.last() {
        let x = x(last.achieved) + 8.0;
        let ends = CURVES.map(|(percentile, ..)| y(last.milliseconds(percentile)) + 4.0);
        for ((_, words, colour, _), y) in CURVES.into_iter().zip(apart(ends)) {
            let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"{colour}\">{words}</text>");
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">moves per second</text>\n<text transform=\"translate(18 {:.1}) rotate(-90)\" \
         text-anchor=\"middle\">milliseconds until both clients have the table</text>\n</svg>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 12.0,
        (TOP + HEIGHT - BOTTOM) / 2.0
    );
    svg
}

/// Heights of labels for curves of which each lies above the one before, or at most on it: moved up where two would touch.
fn apart<const N: usize>(mut heights: [f64; N]) -> [f64; N] {
    for index in 1..N {
        heights[index] = heights[index].min(heights[index - 1] - LINE);
    }
    heights
}

/// 1, 2, 5, 10, 20, 50, ... between two bounds.
fn marks(low: f64, high: f64) -> Vec<f64> {
    let powers = (low.log10().floor() as i32)..=(high.log10().ceil() as i32);
    let marks = powers.flat_map(|power| [1.0, 2.0, 5.0].map(|mark| mark * 10_f64.powi(power)));
    marks.filter(|mark| (low..=high).contains(mark)).collect()
}

fn plain(value: f64) -> String {
    if value >= 1.0 { format!("{value:.0}") } else { format!("{value:.1}") }
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn labels_do_not_touch() {
        assert_eq!(apart([100.0, 60.0, 55.0]), [100.0, 60.0, 44.0]);
        assert_eq!(apart([100.0, 50.0, 10.0]), [100.0, 50.0, 10.0]);
        assert_eq!(apart([100.0, 100.0, 100.0]), [100.0, 84.0, 68.0]);
    }
}
