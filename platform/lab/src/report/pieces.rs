//! The part of the page about single pieces.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::figures::{PieceFigures, Report, Use};
use super::format::Format;
use super::labels::Labels;
use super::plot::{Bounded, Spot, dots, spots};

/// If there are more pieces than this, a plot with a row for each has only the first and the last of them.
const ROWS: usize = 24;

/// How many spots have their name written beside them, at the top and at the bottom.
const NAMED: usize = 4;

/// With fewer seats than this that used a piece, its share of wins says nothing yet.
const FEWEST: u64 = 30;

/// What becomes of the pieces: how often each is used, how winning goes with it, and what it scores.
pub(super) fn sections(report: &Report, labels: &Labels<'_>) -> Markup {
    if report.pieces.is_empty() {
        return html! {};
    }
    html! {
        section.wide {
            h2 { (labels.text("report-pieces")) }
            p { (labels.text("report-pieces-told")) }
            p { (labels.text("report-not-cause")) }
        }
        @for how in ways(report) {
            (used(report, labels, how))
        }
        (scored(report, labels))
        (table(report, labels))
    }
}

/// The ways in which pieces are used, the most frequent first.
fn ways(report: &Report) -> Vec<&String> {
    let mut times: BTreeMap<&String, u64> = BTreeMap::new();
    for (how, used) in report.pieces.values().flat_map(|figures| &figures.uses) {
        *times.entry(how).or_default() += used.times;
    }
    let mut ways: Vec<_> = times.into_iter().collect();
    ways.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    ways.into_iter().map(|(how, _)| how).collect()
}

/// The first and the last rows, if there are too many.
fn both_ends<T>(mut rows: Vec<T>) -> Vec<T> {
    if rows.len() > ROWS {
        rows.drain(ROWS / 2..rows.len() - ROWS / 2);
    }
    rows
}

/// One way in which pieces are used.
fn used(report: &Report, labels: &Labels<'_>, how: &str) -> Markup {
    let games = report.matches.len() as f64;
    let equal = 1.0 / report.players.len() as f64;
    let [plain, percent] = [Format::plain, Format::percent].map(|format| format(labels.language));
    let mut rows: Vec<(String, &Use)> = report
        .pieces
        .iter()
        .filter_map(|(piece, figures)| Some(((labels.piece)(piece), figures.uses.get(how)?)))
        .filter(|(_, used)| used.users >= FEWEST)
        .collect();
    rows.sort_by(|(_, one), (_, other)| other.win_rate().total_cmp(&one.win_rate()));
    let bounded = |used: &Use| Bounded { value: used.win_rate(), interval: used.win_interval() };
    let last = rows.len().saturating_sub(NAMED);
    let found: Vec<Spot> = rows
        .iter()
        .enumerate()
        .map(|(place, (name, used))| Spot {
            label: name.clone(),
            x: used.times as f64 / games,
            y: bounded(used),
            named: place < NAMED || place >= last,
        })
        .collect();
    let rows: Vec<(String, Bounded)> = both_ends(rows).into_iter().map(|(name, used)| (name, bounded(used))).collect();
    let words = labels.words();
    let usage = (labels.usage)(how);
    let heading = words.with("report-used", &[("use", usage.as_str().into())]);
    let across = words.with("report-times-a-match", &[("use", usage.as_str().into())]);
    let up = words.with("report-wins-of-users", &[("use", usage.as_str().into())]);
    if found.is_empty() {
        let sentence = words.with("report-too-few", &[("fewest", (FEWEST as i64).into())]);
        return html! { section { h2 { (heading) } p { (sentence) } } };
    }
    html! {
        // With few pieces there is no cloud of dots to see: the table has how often they are used.
        @if found.len() > ROWS {
            section {
                h2 { (heading) }
                p { (labels.text("report-used-told")) }
                (spots(&heading, (&across, &up), &found, equal, (plain, percent)))
            }
        }
        section {
            h2 { (words.with("report-used-wins", &[("use", usage.as_str().into())])) }
            p { (ends_told(labels, found.len())) }
            (dots(&heading, &up, &rows, Some(equal), percent))
        }
    }
}

/// Says how many of the pieces a plot shows.
fn ends_told(labels: &Labels<'_>, all: usize) -> String {
    if all > ROWS {
        labels.words().with("report-both-ends", &[("rows", (ROWS / 2).into()), ("all", all.into())])
    } else {
        labels.text("report-all-of-them")
    }
}

/// What pieces score by themselves.
fn scored(report: &Report, labels: &Labels<'_>) -> Markup {
    let mut rows: Vec<(String, Bounded)> = report
        .pieces
        .iter()
        .filter(|(_, figures)| figures.points.count() >= FEWEST)
        .map(|(piece, figures)| ((labels.piece)(piece), mean_points(figures)))
        .collect();
    if report.pieces.values().all(|figures| figures.points.count() == 0) {
        return labels.section("report-piece-points", "report-no-piece-points", &html! {});
    }
    rows.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
    let all = rows.len();
    let rows = both_ends(rows);
    let (heading, across) = (labels.text("report-piece-points"), labels.text("report-mean-piece-points"));
    html! {
        section {
            h2 { (heading) }
            @if rows.is_empty() {
                p { (labels.words().with("report-too-few", &[("fewest", (FEWEST as i64).into())])) }
            } @else {
                p { (labels.text("report-piece-points-told")) " " (ends_told(labels, all)) }
                (dots(&heading, &across, &rows, None, Format::plain(labels.language)))
            }
        }
    }
}

fn mean_points(figures: &PieceFigures) -> Bounded {
    Bounded { value: figures.points.mean(), interval: figures.points.interval() }
}

/// All figures of all pieces.
fn table(report: &Report, labels: &Labels<'_>) -> Markup {
    let games = report.matches.len() as f64;
    let ways = ways(report);
    let [plain, percent] = [Format::plain, Format::percent].map(|format| format(labels.language));
    let any_points = report.pieces.values().any(|figures| figures.points.count() > 0);
    let range =
        |format: Format, [low, high]: [f64; 2]| format!("{}\u{a0}\u{2026} {}", format.show(low), format.show(high));
    html! {
        section.wide {
            details {
                summary { (labels.words().with("report-all-pieces", &[("count", report.pieces.len().into())])) }
                div.scroll {
                    table {
                        thead {
                            tr {
                                th { (labels.text("report-piece")) }
                                th { (labels.text("report-id")) }
                                @for how in &ways {
                                    th { (labels.words().with("report-times-a-match", &[("use", (labels.usage)(how).into())])) }
                                    th { (labels.text("report-won")) }
                                }
                                @if any_points { th { (labels.text("report-mean-piece-points")) } }
                            }
                        }
                        tbody {
                            @for (piece, figures) in &report.pieces {
                                tr {
                                    td { ((labels.piece)(piece)) }
                                    td { code { (piece) } }
                                    @for how in &ways {
                                        @if let Some(used) = figures.uses.get(*how) {
                                            td { (plain.show(used.times as f64 / games)) }
                                            td { (percent.show(used.win_rate())) " " small { "(" (range(percent, used.win_interval())) ")" } }
                                        } @else {
                                            td {} td {}
                                        }
                                    }
                                    @if any_points {
                                        td {
                                            @if figures.points.count() > 0 {
                                                (plain.show(figures.points.mean())) " " small { "(" (range(plain, figures.points.interval())) ")" }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
