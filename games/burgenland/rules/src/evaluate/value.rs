//! The learned value of a table at the beginning of a turn.
//!
//! A small network reads what matters of a table, from the side of the seat that is about to throw, and gives its chance
//! to win. Its weights were learned by self-play with temporal differences, as the classic backgammon programs learned
//! theirs; `data/value.toml` has them, with the command that made them.

use std::sync::LazyLock;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Burgenland, Card, Colour, FieldKind, State};

/// The number of features of a table.
pub const FEATURES: usize = 79;

/// The number of hidden units. The first is linear, the others are rectified (zero below zero).
pub const HIDDEN: usize = 24;

/// The features of a table, most of them between -1 and 1.
pub type Features = [f32; FEATURES];

/// A value network: features in, probability of winning out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Network {
    /// For every feature, its weight in every hidden unit.
    pub input: Vec<[f32; HIDDEN]>,
    /// The bias of every hidden unit.
    pub bias: [f32; HIDDEN],
    /// The weight of every hidden unit in the output.
    pub output: [f32; HIDDEN],
    /// The bias of the output.
    pub output_bias: f32,
}

/// The file of the learned weights.
#[derive(Deserialize)]
struct File {
    network: Network,
}

impl Network {
    /// The trained network.
    ///
    /// # Panics
    /// If the data file is broken, which the tests would show.
    pub fn learned() -> &'static Self {
        static LEARNED: LazyLock<Network> = LazyLock::new(|| {
            let file: File =
                kernel::read_toml(include_str!("../../data/value.toml")).expect("value.toml is well formed");
            assert_eq!(file.network.input.len(), FEATURES, "value.toml has a row for every feature");
            file.network
        });
        &LEARNED
    }

    /// The hidden units for a table, before rectification.
    #[must_use]
    #[inline]
    pub fn units(&self, features: &Features) -> [f32; HIDDEN] {
        let mut units = self.bias;
        for (number, weights) in features.iter().zip(&self.input) {
            if *number != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += number * weight;
                }
            }
        }
        units
    }

    /// The output before it becomes a probability; 0 means even chances.
    #[must_use]
    #[inline]
    pub fn advantage(&self, units: &[f32; HIDDEN]) -> f32 {
        let linear = self.output_bias + units[0] * self.output[0];
        units.iter().zip(&self.output).skip(1).fold(linear, |sum, (unit, weight)| sum + unit.max(0.0) * weight)
    }

    /// The probability of winning.
    #[must_use]
    pub fn chance(&self, features: &Features) -> f32 {
        let advantage = self.advantage(&self.units(features));
        // A square root is the same on every machine, which the logistic curve's exponential is not.
        0.5 + 0.5 * advantage / (1.0 + advantage * advantage).sqrt()
    }
}

/// Fills an array from the front.
struct Writer {
    features: Features,
    next: usize,
}

impl Writer {
    fn write(&mut self, number: f32) {
        self.features[self.next] = number;
        self.next += 1;
    }
}

impl Burgenland {
    /// The features of the table if `mover` is about to begin a turn. Zones come in the order in which the crown will
    /// reach them, so that colours need not be learned one by one.
    #[must_use]
    pub fn features(&self, state: &State, mover: Seat) -> Features {
        let mut out = Writer { features: [0.0; FEATURES], next: 0 };
        let seats = [mover, mover.opponent()];
        let first = state.crown.colour() as usize;
        let zones = [0, 1, 2].map(|ahead| Colour::ALL[(first + ahead) % 3]);
        let ways = seats.map(|seat| f32::from(self.components.king.saturating_sub(state.score(seat))));
        let leads = Colour::ALL.map(|colour| f32::from(self.lead(state, mover, colour)));
        let values = self.components.values.0.map(f32::from);
        for colour in zones {
            for seat in seats {
                let castle = &state.castles[seat][colour];
                let counted = f32::from(castle.value(&self.components.values));
                let places = castle.places(Card::House);
                let total: f32 =
                    Card::ALL.iter().map(|card| castle.copies(*card).len() as f32 * values[*card as usize]).sum();
                let outer =
                    castle.outer_cards().map_or(0.0, |(left, right)| values[left as usize].max(values[right as usize]));
                out.write(counted / 10.0);
                out.write((total - counted) / 10.0);
                out.write((f32::from(u8::from(places.left)) + f32::from(u8::from(places.right))) / 2.0);
                out.write(castle.len() as f32 / 10.0);
                out.write(outer / 5.0);
            }
            let lead = leads[colour as usize];
            out.write(lead.max(0.0) / 10.0);
            out.write(lead.min(0.0) / 10.0);
            out.write(f32::from(u8::from(lead >= ways[0])));
            out.write(f32::from(u8::from(-lead >= ways[1])));
            for card in Card::ALL {
                out.write(f32::from(state.supply[colour][card]) / 4.0);
            }
        }
        for index in 0..crate::ZONE_LENGTH {
            out.write(f32::from(u8::from(state.crown.index_in_zone() == index)));
        }
        // What the next throw can score.
        let (mut gain, mut loss, mut choice, mut won, mut lost) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for value in 1..=6 {
            let field = state.crown.advanced(value);
            let lead = leads[field.colour() as usize];
            match self.track.kind(field) {
                FieldKind::Crown => {
                    gain += lead.max(0.0);
                    loss += lead.min(0.0);
                    won += f32::from(u8::from(lead >= ways[0]));
                    lost += f32::from(u8::from(-lead >= ways[1]));
                }
                FieldKind::WallCrown => {
                    choice += lead.max(0.0);
                    won += f32::from(u8::from(lead >= ways[0]));
                }
                _ => {}
            }
        }
        for number in [gain / 20.0, loss / 20.0, choice / 20.0, won / 2.0, lost] {
            out.write(number);
        }
        let begun = State { turn_colour: None, active: mover, ..*state };
        let prospect = self.prospect(&begun, mover);
        for worth in prospect.0 {
            out.write((worth / 10.0).clamp(-1.0, 1.0));
        }
        out.write((prospect.of_dice(1 + state.extra_dice[mover]) / 10.0).clamp(-1.0, 1.0));
        let [own, other] = ways;
        out.write(own / 30.0);
        out.write(other / 30.0);
        out.write((other - own) / (other + own + 10.0));
        for seat in seats {
            out.write(f32::from(state.extra_dice[seat]) / 5.0);
        }
        debug_assert_eq!(out.next, FEATURES, "every feature is written");
        out.features
    }
}
