//! The page of a report: one HTML file that needs no other.

use std::collections::BTreeMap;

use contests::{Choice, Match};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::compare::Comparison;
use super::figures::{Level, Report};
use super::format::Format;
use super::labels::Labels;
use super::plot::{Bounded, Point, bars, columns, curve, dots};
use super::{differences, pieces};
use crate::statistics::wilson;

/// The greatest number of columns of a plot.
const COLUMNS: usize = 24;

/// How many kinds of action are shown: the most common ones. `actions.csv` has all of them.
const KINDS: usize = 24;

/// How a page came about.
pub struct Made<'a> {
    /// The command that makes the page again.
    pub command: &'a str,
    /// Where the other box differs, in words, and what its matches show.
    pub against: Option<(&'a [String], &'a Comparison)>,
}

/// The page of a report, self-contained, for light and dark.
#[must_use]
pub fn page(report: &Report, made: &Made<'_>, labels: &Labels<'_>) -> String {
    let page = Page { report, labels };
    let title = labels.words().with("report-title", &[("game", labels.title.into())]);
    let html = html! {
        (DOCTYPE)
        html lang=(labels.language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(include_str!("page.css"))) }
            }
            body {
                (patterns())
                header {
                    h1 { (title) }
                    p { (labels.text("report-made-by")) " " code { (made.command) } }
                }
                main {
                    (page.figures())
                    @if let Some((changes, comparison)) = made.against {
                        (differences::sections(labels, changes, comparison))
                    }
                    (page.scores())
                    (page.seats())
                    (page.levels())
                    (page.lengths())
                    (page.margins())
                    (page.leads())
                    (page.branchings())
                    (page.sources())
                    (page.picks())
                    (page.wins())
                    (pieces::sections(report, labels))
                    (page.skill())
                    (page.extremes())
                }
                footer {
                    p {
                        (labels.text("report-intervals")) " " (labels.text("report-tables")) " "
                        a href="games.csv" { "games.csv" } ", " a href="actions.csv" { "actions.csv" } ", "
                        a href="pieces.csv" { "pieces.csv" }
                        @if made.against.is_some() { ", " a href="differences.csv" { "differences.csv" } }
                        "."
                    }
                }
            }
        }
    };
    html.into_string()
}

struct Page<'a> {
    report: &'a Report,
    labels: &'a Labels<'a>,
}

impl Page<'_> {
    fn plain(&self) -> Format {
        Format::plain(self.labels.language)
    }

    fn percent(&self) -> Format {
        Format::percent(self.labels.language)
    }

    fn text(&self, key: &str) -> String {
        self.labels.text(key)
    }

    fn mean(&self, of: impl Fn(&Match) -> f64) -> f64 {
        self.report.matches.iter().map(of).sum::<f64>() / self.report.matches.len().max(1) as f64
    }

    fn equal_share(&self) -> f64 {
        1.0 / self.report.players.len() as f64
    }

    fn section(&self, heading: &str, sentence: &str, body: &Markup) -> Markup {
        self.labels.section(heading, sentence, body)
    }

    fn figures(&self) -> Markup {
        let branching = &self.report.branching;
        let decisions: u64 = branching.values().sum();
        let choices: u64 = branching.iter().map(|(legal, times)| *legal as u64 * times).sum();
        let mut players = self.report.players.clone();
        players.dedup();
        let points = |game: &Match| f64::from(game.scores.iter().sum::<i32>()) / game.scores.len() as f64;
        let plain = |value: f64| self.plain().show(value);
        let decided = self.percent().show(self.mean(|game| f64::from(u8::from(game.is_decided()))));
        let figure = |key: &str, value: &str| figure(&self.text(key), value);
        html! {
            section.wide {
                dl.figures {
                    (figure("report-games", &self.report.matches.len().to_string()))
                    (figure("report-seats", &self.report.players.len().to_string()))
                    (figure("report-mean-steps", &plain(self.mean(|game| game.steps as f64).round())))
                    (figure("report-mean-points", &plain(self.mean(points))))
                    (figure("report-mean-margin", &plain(self.mean(|game| f64::from(game.margin())))))
                    (figure("report-decided", &decided))
                    (figure("report-legal-actions", &plain(choices as f64 / decisions.max(1) as f64)))
                    (figure("report-lead-changes", &plain(self.mean(|game| game.lead_changes as f64))))
                }
                p { (self.text("report-played-by")) " " code { (players.join(", ")) } "." }
            }
        }
    }

    fn scores(&self) -> Markup {
        let all = || self.report.matches.iter().flat_map(|game| &game.scores).map(|score| i64::from(*score));
        let bins = Bins::over(all().min().unwrap_or(0), all().max().unwrap_or(0));
        let seat = |seat: usize| {
            let scores = self.report.matches.iter().map(|game| i64::from(game.scores[seat]));
            (self.labels.seat(seat), bins.shares(scores))
        };
        let series: Vec<_> = (0..self.report.players.len()).map(seat).collect();
        let (points, share) = (self.text("report-points"), self.text("report-share-of-games"));
        let labels = bins.labels(self.plain());
        let plot = columns(&self.text("report-scores-plot"), &points, &share, &labels, &series, self.percent());
        let names = key(series.iter().map(|(name, _)| name.as_str()));
        self.section("report-points", "report-scores-told", &html! { (names) (plot) })
    }

    fn seats(&self) -> Markup {
        let games = self.report.matches.len();
        let row = |seat: usize| {
            let share = self.mean(|game| f64::from(game.utility[seat]));
            (self.labels.seat(seat), Bounded { value: share, interval: wilson(share, games) })
        };
        let rows: Vec<_> = (0..self.report.players.len()).map(row).collect();
        let (says, across) = (self.text("report-seats-plot"), self.text("report-share-of-wins"));
        let plot = dots(&says, &across, &rows, Some(self.equal_share()), self.percent());
        self.section("report-seats-heading", "report-seats-told", &plot)
    }

    fn levels(&self) -> Markup {
        if self.report.levels.is_empty() {
            return html! {};
        }
        let row = |(name, level): &(String, Level)| {
            let interval = wilson(level.share(), level.games as usize);
            (name.clone(), Bounded { value: level.share(), interval })
        };
        let rows: Vec<_> = self.report.levels.iter().map(row).collect();
        let games = self.report.levels.iter().map(|(_, level)| level.games).max().unwrap_or_default();
        let (says, across) = (self.text("report-levels-plot"), self.text("report-first-seat-wins"));
        html! {
            section {
                h2 { (self.text("report-levels-heading")) }
                p { (self.labels.words().with("report-levels-told", &[("games", (games as i64).into())])) }
                (dots(&says, &across, &rows, Some(self.equal_share()), self.percent()))
            }
        }
    }

    fn histogram(&self, name: &str, values: &[i64]) -> Markup {
        let low = values.iter().copied().min().unwrap_or(0);
        let bins = Bins::over(low, values.iter().copied().max().unwrap_or(0));
        let series = [(self.text("report-all-games"), bins.shares(values.iter().copied()))];
        let (across, up) = (self.text(name), self.text("report-share-of-games"));
        columns(&across, &across, &up, &bins.labels(self.plain()), &series, self.percent())
    }

    fn lengths(&self) -> Markup {
        let steps: Vec<i64> = self.report.matches.iter().map(|game| game.steps as i64).collect();
        self.section("report-length", "report-length-told", &self.histogram("report-steps", &steps))
    }

    fn margins(&self) -> Markup {
        let margins: Vec<i64> = self.report.matches.iter().map(|game| i64::from(game.margin())).collect();
        self.section("report-margin", "report-margin-told", &self.histogram("report-margin-points", &margins))
    }

    fn leads(&self) -> Markup {
        let changes: Vec<i64> = self.report.matches.iter().map(|game| game.lead_changes as i64).collect();
        self.section("report-leads", "report-leads-told", &self.histogram("report-lead-changes", &changes))
    }

    fn branchings(&self) -> Markup {
        let decisions: u64 = self.report.branching.values().sum();
        let bins = Bins::over(1, self.report.branching.keys().next_back().map_or(1, |most| *most as i64));
        let mut shares = vec![0.0; bins.count];
        for (legal, times) in &self.report.branching {
            shares[bins.of(*legal as i64)] += *times as f64 / decisions as f64;
        }
        let series = [(self.text("report-all-decisions"), shares)];
        let (across, up) = (self.text("report-legal"), self.text("report-share-of-decisions"));
        let plot = columns(&across, &across, &up, &bins.labels(self.plain()), &series, self.percent());
        self.section("report-choice", "report-choice-told", &plot)
    }

    fn sources(&self) -> Markup {
        let mut sums: BTreeMap<usize, (&str, [f64; 2])> = BTreeMap::new();
        let mut seats = [0.0_f64; 2];
        for game in &self.report.matches {
            for (items, utility) in game.sources.iter().zip(&game.utility) {
                let side = usize::from(*utility == 0.0);
                seats[side] += 1.0;
                for (place, (source, points)) in items.iter().enumerate() {
                    sums.entry(place).or_insert((source, [0.0; 2])).1[side] += f64::from(*points);
                }
            }
        }
        let mean = |(source, sums): &(&str, [f64; 2])| {
            let means = [0, 1].map(|side| sums[side] / seats[side].max(1.0));
            ((self.labels.source)(source), means.to_vec())
        };
        let rows: Vec<_> = sums.values().map(mean).collect();
        let series = [self.text("report-winners"), self.text("report-others")];
        let (says, across) = (self.text("report-sources-plot"), self.text("report-points"));
        let plot = bars(&says, &across, &rows, &series, self.plain());
        let names = key(series.iter().map(String::as_str));
        self.section("report-sources", "report-sources-told", &html! { (names) (plot) })
    }

    /// The most common kinds of action, in words, the most chosen first.
    fn kinds(&self) -> Vec<(String, &Choice)> {
        let mut kinds: Vec<_> = self.report.choices.iter().filter(|(_, choice)| choice.possible > 0).collect();
        kinds.sort_by_key(|(_, choice)| std::cmp::Reverse(choice.possible));
        kinds.truncate(KINDS);
        kinds.sort_by(|(_, one), (_, other)| other.pick_rate().total_cmp(&one.pick_rate()));
        kinds.into_iter().map(|(kind, choice)| ((self.labels.kind)(kind), choice)).collect()
    }

    fn picks(&self) -> Markup {
        let row = |(kind, choice): (String, &Choice)| {
            let value = choice.pick_rate();
            (kind, Bounded { value, interval: wilson(value, choice.possible as usize) })
        };
        let rows: Vec<_> = self.kinds().into_iter().map(row).collect();
        let (says, across) = (self.text("report-picks-plot"), self.text("report-taken-where-possible"));
        self.section("report-picks", "report-picks-told", &dots(&says, &across, &rows, None, self.percent()))
    }

    fn wins(&self) -> Markup {
        let row = |(kind, choice): (String, &Choice)| {
            let value = choice.win_rate();
            (kind, Bounded { value, interval: wilson(value, choice.takers as usize) })
        };
        let taken = self.kinds().into_iter().filter(|(_, choice)| choice.takers > 0);
        let mut rows: Vec<_> = taken.map(row).collect();
        rows.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        let (says, across) = (self.text("report-wins-plot"), self.text("report-share-of-wins"));
        let plot = dots(&says, &across, &rows, Some(self.equal_share()), self.percent());
        self.section("report-wins", "report-wins-told", &plot)
    }

    fn skill(&self) -> Markup {
        let Some((names, outcome)) = &self.report.ladder else { return html! {} };
        let mut points: Vec<Point> = names
            .iter()
            .zip(&outcome.players)
            .map(|(name, player)| Point {
                label: name.clone(),
                x: player.thinking.map_or(0.0, |thinking| thinking.median),
                y: Bounded { value: player.elo.elo, interval: player.elo.interval },
            })
            .collect();
        points.sort_by(|a, b| a.x.total_cmp(&b.x));
        let (heading, across) = (self.text("report-skill"), self.text("report-milliseconds"));
        html! {
            section {
                h2 { (heading) }
                p { (self.labels.words().with("report-skill-told", &[("games", outcome.games.into())])) }
                (curve(&heading, &across, "Elo", &points, self.plain()))
            }
        }
    }

    fn extremes(&self) -> Markup {
        let heads = ["report-number", "report-why", "report-points", "report-steps", "report-lead-changes"];
        html! {
            section {
                h2 { (self.text("report-extremes")) }
                p { (self.text("report-extremes-told")) " " code { "bergfried replay FILE" } }
                div.scroll { table {
                    thead { tr { @for head in heads { th { (self.text(head)) } } } }
                    tbody {
                        @for outlier in self.report.outliers() {
                            @let game = &self.report.matches[outlier.number as usize];
                            tr {
                                td { a href=(outlier.file()) { (outlier.number) } }
                                td { (self.text(outlier.reason)) }
                                td { (game.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{a0}:\u{a0}")) }
                                td { (game.steps) }
                                td { (game.lead_changes) }
                            }
                        }
                    }
                } }
            }
        }
    }
}

fn figure(name: &str, value: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) } } }
}

fn key<'a>(names: impl Iterator<Item = &'a str>) -> Markup {
    html! {
        ul.key {
            @for (number, name) in names.enumerate() {
                li { svg viewBox="0 0 16 10" aria-hidden="true" { rect class={ "seat" (number + 1) } x="0.5" y="0.5" width="15" height="9" {} } (name) }
            }
        }
    }
}

/// The patterns of the seats: nothing is shown by colour alone.
fn patterns() -> Markup {
    let pattern = |id: &str, colour: &str, path: &str| {
        html! {
            pattern id=(id) width="8" height="8" patternUnits="userSpaceOnUse" {
                rect width="8" height="8" style={ "fill: var(" (colour) "); stroke: none" } {}
                path d=(path) style="fill: none; stroke: var(--sheet); stroke-width: 1.6" {}
            }
        }
    };
    html! {
        svg.defs aria-hidden="true" {
            defs {
                (pattern("pale", "--red", "M2 0V8M6 0V8"))
                (pattern("chevron", "--green", "M0 6L4 2L8 6"))
                (pattern("bend", "--grain", "M-1 1L1 -1M0 8L8 0M7 9L9 7"))
                (pattern("fess", "--stone", "M0 2H8M0 6H8"))
            }
        }
    }
}

/// Ranges of whole numbers, all of the same width.
struct Bins {
    low: i64,
    width: i64,
    count: usize,
}

impl Bins {
    fn over(low: i64, high: i64) -> Self {
        let span = high - low + 1;
        let rough = (span + COLUMNS as i64 - 1) / COLUMNS as i64;
        // Round widths read better: 1, 2, 5, 10 ...
        let steps = (0..12).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power)));
        let width = steps.into_iter().find(|step| *step >= rough).unwrap_or(rough);
        let low = low.div_euclid(width) * width;
        Self { low, width, count: ((high - low) / width + 1) as usize }
    }

    fn of(&self, value: i64) -> usize {
        ((value - self.low) / self.width) as usize
    }

    fn labels(&self, format: Format) -> Vec<String> {
        let first = |bin: usize| self.low + bin as i64 * self.width;
        (0..self.count).map(|bin| format.show(first(bin) as f64)).collect()
    }

    fn shares(&self, values: impl Iterator<Item = i64>) -> Vec<f64> {
        let mut shares = vec![0.0; self.count];
        let mut all = 0.0;
        for value in values {
            shares[self.of(value)] += 1.0;
            all += 1.0;
        }
        shares.into_iter().map(|count| count / f64::max(all, 1.0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_falls_into_a_bin() {
        for (low, high) in [(0, 0), (-7, 7), (3, 1000), (0, 24), (-1000, -1)] {
            let bins = Bins::over(low, high);
            assert!(bins.count <= COLUMNS + 1, "{low} to {high}: {} bins", bins.count);
            let shares = bins.shares(low..=high);
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert_eq!(bins.labels(Format::plain(present::Language::German)).len(), bins.count);
        }
    }
}
