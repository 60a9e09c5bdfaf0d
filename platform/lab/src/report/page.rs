//! The page of a report: one HTML file that needs no other.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::figures::Report;
use super::plot::{Bounded, Point, bars, columns, curve, dots, percent, plain};
use crate::statistics::wilson;
use contests::{Choice, Match};

/// The greatest number of columns of a plot.
const COLUMNS: usize = 24;

/// How many kinds of action are shown: the most common ones. `actions.csv` has all of them.
const KINDS: usize = 24;

impl Report {
    /// The page, self-contained, for light and dark.
    #[must_use]
    pub fn page(&self) -> String {
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) ": balance report" }
                    style { (PreEscaped(include_str!("page.css"))) }
                }
                body {
                    (patterns())
                    header {
                        h1 { (self.title) ": balance report" }
                        p { "Made by " code { (self.command) } }
                    }
                    main {
                        (self.figures())
                        (self.scores())
                        (self.seats())
                        (self.lengths())
                        (self.branchings())
                        (self.leads())
                        (self.sources())
                        (self.picks())
                        (self.wins())
                        (self.skill())
                        (self.extremes())
                    }
                    footer {
                        p {
                            "Intervals are 95 %. The figures behind the plots: "
                            a href="games.csv" { "games.csv" } ", " a href="actions.csv" { "actions.csv" } "."
                        }
                    }
                }
            }
        };
        page.into_string()
    }

    fn mean(&self, of: impl Fn(&Match) -> f64) -> f64 {
        self.matches.iter().map(of).sum::<f64>() / self.matches.len() as f64
    }

    fn figures(&self) -> Markup {
        let decisions: u64 = self.branching.values().sum();
        let choices: u64 = self.branching.iter().map(|(legal, times)| *legal as u64 * times).sum();
        let mut players = self.players.clone();
        players.dedup();
        html! {
            section.wide {
                dl.figures {
                    (figure("games", &self.matches.len().to_string()))
                    (figure("seats", &self.players.len().to_string()))
                    (figure("mean steps", &plain(self.mean(|game| game.steps as f64).round())))
                    (figure("mean points", &plain(self.mean(|game| {
                        f64::from(game.scores.iter().sum::<i32>()) / game.scores.len() as f64
                    }))))
                    (figure("legal actions per decision", &plain(choices as f64 / decisions.max(1) as f64)))
                    (figure("changes of the lead", &plain(self.mean(|game| game.lead_changes as f64))))
                }
                p { "Played by " code { (players.join(", ")) } "." }
            }
        }
    }

    fn scores(&self) -> Markup {
        let all = || self.matches.iter().flat_map(|game| &game.scores).map(|score| i64::from(*score));
        let bins = Bins::over(all().min().unwrap_or(0), all().max().unwrap_or(0));
        let seat = |seat: usize| {
            let scores = self.matches.iter().map(|game| i64::from(game.scores[seat]));
            (format!("seat {}", seat + 1), bins.shares(scores))
        };
        let series: Vec<_> = (0..self.players.len()).map(seat).collect();
        html! {
            section {
                h2 { "Points" }
                p { "The distribution of the final scores." }
                (key(series.iter().map(|(name, _)| name.as_str())))
                (columns("Distribution of points by seat", "points", "share of games", &bins.labels(), &series, percent))
            }
        }
    }

    fn seats(&self) -> Markup {
        let games = self.matches.len();
        let row = |seat: usize| {
            let share = self.mean(|game| f64::from(game.utility[seat]));
            (format!("seat {}", seat + 1), Bounded { value: share, interval: wilson(share, games) })
        };
        let rows: Vec<_> = (0..self.players.len()).map(row).collect();
        html! {
            section {
                h2 { "Does the seat decide?" }
                p { "The share of wins by seat. The dashed line is an equal share." }
                (dots("Share of wins by seat", "share of wins", &rows, Some(1.0 / self.players.len() as f64)))
            }
        }
    }

    fn histogram(&self, name: &str, values: &[i64]) -> Markup {
        let low = values.iter().copied().min().unwrap_or(0);
        let bins = Bins::over(low, values.iter().copied().max().unwrap_or(0));
        let series = [("all games".to_owned(), bins.shares(values.iter().copied()))];
        columns(&format!("Distribution of {name}"), name, "share of games", &bins.labels(), &series, percent)
    }

    fn lengths(&self) -> Markup {
        let steps: Vec<i64> = self.matches.iter().map(|game| game.steps as i64).collect();
        html! {
            section {
                h2 { "Length" }
                p { "Steps of a game: decisions and chance steps." }
                (self.histogram("steps", &steps))
            }
        }
    }

    fn leads(&self) -> Markup {
        let changes: Vec<i64> = self.matches.iter().map(|game| game.lead_changes as i64).collect();
        html! {
            section {
                h2 { "Changes of the lead" }
                p { "How often the lead went to another contender." }
                (self.histogram("changes of the lead", &changes))
            }
        }
    }

    fn branchings(&self) -> Markup {
        let decisions: u64 = self.branching.values().sum();
        let bins = Bins::over(1, self.branching.keys().next_back().map_or(1, |most| *most as i64));
        let mut shares = vec![0.0; bins.count];
        for (legal, times) in &self.branching {
            shares[bins.of(*legal as i64)] += *times as f64 / decisions as f64;
        }
        let series = [("all decisions".to_owned(), shares)];
        html! {
            section {
                h2 { "Choice" }
                p { "The number of legal actions in a decision." }
                (columns("Distribution of legal actions", "legal actions", "share of decisions", &bins.labels(), &series, percent))
            }
        }
    }

    fn sources(&self) -> Markup {
        let mut sums: BTreeMap<usize, (&str, [f64; 2])> = BTreeMap::new();
        let mut seats = [0.0_f64; 2];
        for game in &self.matches {
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
            (source.replace('-', " "), means.to_vec())
        };
        let rows: Vec<_> = sums.values().map(mean).collect();
        let series = ["winners".to_owned(), "others".to_owned()];
        html! {
            section {
                h2 { "Where points come from" }
                p { "Mean points by source, for winners and for the others." }
                (key(series.iter().map(String::as_str)))
                (bars("Mean points by source", "points", &rows, &series))
            }
        }
    }

    /// The most common kinds of action, in the order of their names.
    fn kinds(&self) -> Vec<(&String, &Choice)> {
        let mut kinds: Vec<_> = self.choices.iter().filter(|(_, choice)| choice.possible > 0).collect();
        kinds.sort_by_key(|(_, choice)| std::cmp::Reverse(choice.possible));
        kinds.truncate(KINDS);
        kinds.sort_by_key(|(kind, _)| *kind);
        kinds
    }

    fn picks(&self) -> Markup {
        let row = |(kind, choice): &(&String, &Choice)| {
            let value = choice.pick_rate();
            ((*kind).clone(), Bounded { value, interval: wilson(value, choice.possible as usize) })
        };
        let rows: Vec<_> = self.kinds().iter().map(row).collect();
        html! {
            section {
                h2 { "What is chosen" }
                p { "How often a kind of action is taken where it is possible and there is a choice." }
                (dots("Pick rate by kind of action", "taken where possible", &rows, None))
            }
        }
    }

    fn wins(&self) -> Markup {
        let row = |(kind, choice): &(&String, &Choice)| {
            let value = choice.win_rate();
            ((*kind).clone(), Bounded { value, interval: wilson(value, choice.takers as usize) })
        };
        let rows: Vec<_> = self.kinds().iter().filter(|(_, choice)| choice.takers > 0).map(row).collect();
        html! {
            section {
                h2 { "What wins" }
                p { "The share of wins of seats that took a kind of action at least once in a game. It may be a consequence of winning, not its cause." }
                (dots("Share of wins by kind of action", "share of wins", &rows, Some(1.0 / self.players.len() as f64)))
            }
        }
    }

    fn skill(&self) -> Markup {
        let Some((names, outcome)) = &self.ladder else { return html! {} };
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
        html! {
            section {
                h2 { "Strength and thinking time" }
                p {
                    "Strength against thinking time: " (outcome.games)
                    " games between computer players with rotated seats and the same chance outcomes. Elo is relative to their mean; time is the median per decision on one core."
                }
                (curve("Strength against thinking time", "milliseconds per decision", "Elo", &points))
            }
        }
    }

    fn extremes(&self) -> Markup {
        html! {
            section {
                h2 { "Extreme games" }
                p { "Replay their records with " code { "bergfried replay FILE" } "." }
                table {
                    thead { tr { th { "game" } th { "why" } th { "points" } th { "steps" } th { "changes of the lead" } } }
                    tbody {
                        @for outlier in self.outliers() {
                            @let game = &self.matches[outlier.number as usize];
                            tr {
                                td { a href=(outlier.file()) { (outlier.number) } }
                                td { (outlier.reason) }
                                td { (game.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{a0}:\u{a0}")) }
                                td { (game.steps) }
                                td { (game.lead_changes) }
                            }
                        }
                    }
                }
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

    fn labels(&self) -> Vec<String> {
        let first = |bin: usize| self.low + bin as i64 * self.width;
        (0..self.count).map(|bin| plain(first(bin) as f64)).collect()
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
            assert_eq!(bins.labels().len(), bins.count);
        }
    }
}
