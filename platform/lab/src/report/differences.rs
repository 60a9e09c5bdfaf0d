//! The part of the page about another box.

use maud::{Markup, html};

use super::compare::{Comparison, Difference, Quantity};
use super::format::Format;
use super::labels::Labels;
use super::plot::{Bounded, around_zero, dots};

/// How many rows a plot of differences has at most: those that are farthest from zero.
const ROWS: usize = 16;

/// How many changed values of the box are listed.
const CHANGES: usize = 24;

/// What the other box changes: the figures of a match, then what the points come from, the choices and the pieces.
pub(super) fn sections(labels: &Labels<'_>, changes: &[String], comparison: &Comparison) -> Markup {
    let words = labels.words();
    let others = changes.len().saturating_sub(CHANGES);
    let of = |found: fn(&Quantity) -> bool| {
        let mut rows: Vec<_> = comparison.differences.iter().filter(|(quantity, _)| found(quantity)).collect();
        rows.sort_by(|(_, one), (_, other)| other.strength().total_cmp(&one.strength()));
        rows
    };
    html! {
        section.wide {
            h2 { (labels.text("report-against")) }
            p { (words.with("report-against-told", &[("games", (comparison.matches as i64).into())])) }
            @if changes.is_empty() {
                p { (labels.text("report-no-changes")) }
            } @else {
                ul.changes {
                    @for change in changes.iter().take(CHANGES) { li { (change) } }
                    @if others > 0 { li { (words.with("report-more-changes", &[("count", others.into())])) } }
                }
            }
            (overview(labels, comparison))
            p { (labels.text("report-many-comparisons")) }
        }
        (plot(labels, "report-against-sources", &of(|quantity| matches!(quantity, Quantity::Source(_)))))
        (plot(labels, "report-against-kinds", &of(|quantity| matches!(quantity, Quantity::Kind(_)))))
        (plot(labels, "report-against-pieces", &of(|quantity| matches!(quantity, Quantity::Piece { .. }))))
        (plot(labels, "report-against-piece-points", &of(|quantity| matches!(quantity, Quantity::PiecePoints(_)))))
    }
}

/// What a quantity is called.
fn name(labels: &Labels<'_>, quantity: &Quantity) -> String {
    let words = labels.words();
    match quantity {
        Quantity::Seat(seat) => words.with("report-wins-of-seat", &[("number", (seat + 1).into())]),
        Quantity::Level(level) => words.with("report-first-seat-of", &[("level", level.into())]),
        Quantity::Decided => labels.text("report-decided"),
        Quantity::Points => labels.text("report-mean-points"),
        Quantity::Most => labels.text("report-winner-points"),
        Quantity::Margin => labels.text("report-mean-margin"),
        Quantity::Steps => labels.text("report-mean-steps"),
        Quantity::LeadChanges => labels.text("report-lead-changes"),
        Quantity::Source(source) => (labels.source)(source),
        Quantity::Kind(kind) => (labels.kind)(kind),
        Quantity::Piece { piece, how } => format!("{} ({})", (labels.piece)(piece), (labels.usage)(how)),
        Quantity::PiecePoints(piece) => (labels.piece)(piece),
    }
}

fn change(difference: &Difference) -> Bounded {
    Bounded { value: difference.change.mean(), interval: difference.change.interval() }
}

/// The figures of a match with both boxes, one row each.
fn overview(labels: &Labels<'_>, comparison: &Comparison) -> Markup {
    let is_shown = |quantity: &Quantity| {
        !matches!(quantity, Quantity::Source(_) | Quantity::Kind(_) | Quantity::Piece { .. } | Quantity::PiecePoints(_))
    };
    let heads = [
        "report-figure",
        "report-this-box",
        "report-other-box",
        "report-difference",
        "report-interval",
        "report-picture",
    ];
    html! {
        div.scroll {
            table.differences {
                thead { tr { @for head in heads { th { (labels.text(head)) } } } }
                tbody {
                    @for (quantity, difference) in comparison.differences.iter().filter(|(quantity, _)| is_shown(quantity)) {
                        @let share = matches!(quantity, Quantity::Seat(_) | Quantity::Level(_) | Quantity::Decided);
                        @let format = if share { Format::percent(labels.language) } else { Format::plain(labels.language) };
                        @let bounded = change(difference);
                        @let [low, high] = bounded.interval;
                        tr.clear[difference.is_clear()] {
                            th scope="row" { (name(labels, quantity)) }
                            td { (format.show(difference.before.mean())) }
                            td { (format.show(difference.after.mean())) }
                            td { (format.signed().show(bounded.value)) }
                            td { (format.signed().show(low)) " \u{2026} " (format.signed().show(high)) }
                            td { (around_zero(bounded, low.abs().max(high.abs()))) }
                        }
                    }
                }
            }
        }
    }
}

/// The differences that are farthest from zero; nothing if all of them are zero.
fn plot(labels: &Labels<'_>, heading: &str, found: &[(&Quantity, &Difference)]) -> Markup {
    let moved: Vec<_> = found.iter().filter(|(_, difference)| difference.change.mean() != 0.0).collect();
    if moved.is_empty() {
        return html! {};
    }
    let clear = moved.iter().filter(|(_, difference)| difference.is_clear()).count();
    let mut rows: Vec<_> =
        moved.iter().take(ROWS).map(|(quantity, difference)| (name(labels, quantity), change(difference))).collect();
    rows.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    let (heading, across) = (labels.text(heading), labels.text("report-difference-a-match"));
    let count = [("rows", rows.len().into()), ("all", found.len().into()), ("clear", clear.into())];
    html! {
        section {
            h2 { (heading) }
            p { (labels.words().with("report-against-rows", &count)) }
            (dots(&heading, &across, &rows, Some(0.0), Format::plain(labels.language).signed()))
        }
    }
}
