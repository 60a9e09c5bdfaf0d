//! What another box changes: matches with the same seed and the same players, compared one by one.

use std::collections::BTreeMap;

use contests::Counted;

use super::measure::{LevelMatch, Line};
use crate::statistics::Moments;

/// Something that is measured in every match.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Quantity {
    /// The share of wins of a seat, counted from 0.
    Seat(usize),
    /// The share of wins of the first seat in matches of a level against itself.
    Level(String),
    /// Matches with just one winner.
    Decided,
    /// Points of a seat, on average.
    Points,
    /// Points of the winner.
    Most,
    /// How far the winner is ahead.
    Margin,
    /// Steps of a match.
    Steps,
    /// Changes of the lead.
    LeadChanges,
    /// Points of a seat from a source, on average.
    Source(String),
    /// How often a kind of action is chosen where there is a choice.
    Kind(String),
    /// How often a piece is used in a way.
    Piece {
        /// The id of the piece.
        piece: String,
        /// The way.
        how: String,
    },
    /// The points that all copies of a piece bring.
    PiecePoints(String),
}

/// A quantity with both boxes.
#[derive(Clone, Copy, Default, Debug)]
pub struct Difference {
    /// With the first box.
    pub before: Moments,
    /// With the other box.
    pub after: Moments,
    /// The difference in each match: with the other box, less with the first.
    pub change: Moments,
}

impl Difference {
    /// Is the interval of the difference without zero?
    #[must_use]
    pub fn is_clear(&self) -> bool {
        let [low, high] = self.change.interval();
        self.change.count() > 1 && (low > 0.0 || high < 0.0)
    }

    /// How many standard errors the difference is away from zero.
    #[must_use]
    pub fn strength(&self) -> f64 {
        let error = self.change.standard_error();
        if error > 0.0 { self.change.mean().abs() / error } else { 0.0 }
    }
}

/// What another box changes.
#[derive(Clone, Default, Debug)]
pub struct Comparison {
    /// How many matches were compared, those of levels left out.
    pub matches: u64,
    /// Every quantity that occurred with one of the boxes.
    pub differences: BTreeMap<Quantity, Difference>,
}

impl Comparison {
    /// Compares two series match by match. Both come in the same order.
    ///
    /// # Panics
    /// If they are not of the same matches.
    #[must_use]
    pub fn of(before: impl IntoIterator<Item = Line>, after: impl IntoIterator<Item = Line>) -> Self {
        let mut comparison = Self::default();
        let mut levels: BTreeMap<String, u64> = BTreeMap::new();
        let mut after = after.into_iter();
        for before in before {
            let after = after.next().expect("both boxes were played equally often");
            assert_eq!(before.key(), after.key(), "both series have the same matches");
            if let Line::Match(_) = before {
                comparison.matches += 1;
            } else if let Some(level) = before.key().level {
                *levels.entry(level).or_default() += 1;
            }
            let [before, after] = [figures(&before), figures(&after)];
            let zero = 0.0;
            for quantity in before.keys().chain(after.keys().filter(|quantity| !before.contains_key(quantity))) {
                let [one, other] = [&before, &after].map(|figures| *figures.get(quantity).unwrap_or(&zero));
                if !comparison.differences.contains_key(quantity) {
                    comparison.differences.insert(quantity.clone(), Difference::default());
                }
                let difference = comparison.differences.get_mut(quantity).expect("it was just added");
                difference.before.add(one);
                difference.after.add(other);
                difference.change.add(other - one);
            }
        }
        // What does not occur in a match counts zero in it.
        for (quantity, difference) in &mut comparison.differences {
            let matches = match quantity {
                Quantity::Level(level) => levels[level],
                _ => comparison.matches,
            };
            for moments in [&mut difference.before, &mut difference.after, &mut difference.change] {
                moments.add_zeros(matches - moments.count());
            }
        }
        comparison
    }
}

/// The quantities of one match.
fn figures(line: &Line) -> BTreeMap<Quantity, f64> {
    match line {
        Line::Level(LevelMatch { level, utility, .. }) => {
            BTreeMap::from([(Quantity::Level(level.clone()), f64::from(utility[0]))])
        }
        Line::Match(counted) => match_figures(counted),
    }
}

fn match_figures(counted: &Counted) -> BTreeMap<Quantity, f64> {
    let Counted { game, choices, pieces, .. } = counted;
    let seats = game.scores.len() as f64;
    let mut figures = BTreeMap::from([
        (Quantity::Decided, f64::from(u8::from(game.is_decided()))),
        (Quantity::Points, game.scores.iter().copied().map(f64::from).sum::<f64>() / seats),
        (Quantity::Most, f64::from(game.most())),
        (Quantity::Margin, f64::from(game.margin())),
        (Quantity::Steps, game.steps as f64),
        (Quantity::LeadChanges, game.lead_changes as f64),
    ]);
    figures.extend(game.utility.iter().enumerate().map(|(seat, won)| (Quantity::Seat(seat), f64::from(*won))));
    for (source, points) in game.sources.iter().flatten() {
        *figures.entry(Quantity::Source(source.clone())).or_default() += f64::from(*points) / seats;
    }
    let taken = choices.iter().filter(|(_, choice)| choice.taken > 0);
    figures.extend(taken.map(|(kind, choice)| (Quantity::Kind(kind.clone()), choice.taken as f64)));
    for (piece, count) in pieces {
        for (how, seats) in &count.uses {
            let quantity = Quantity::Piece { piece: piece.clone(), how: how.clone() };
            figures.insert(quantity, seats.iter().sum::<u64>() as f64);
        }
        if !count.points.is_empty() {
            figures.insert(Quantity::PiecePoints(piece.clone()), count.points.iter().copied().map(f64::from).sum());
        }
    }
    figures
}
