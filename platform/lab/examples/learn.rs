//! Trains the value network of Burgenland by self-play with temporal differences.
//!
//! ```text
//! cargo run --release -p lab --example learn -- --games 200000 --seed 1 --out games/burgenland/rules/data/value.toml
//! ```
//!
//! Both seats play by the network that is being trained: they compute the expected value of one throw over all its
//! outcomes, and stop where the value is highest. After every batch of games the network is trained towards the lambda
//! return: a weighted mean of the values of the following turns and the result. The same seed gives the same weights,
//! whatever the number of cores.

use std::fmt::Write as _;
use std::path::PathBuf;

use burgenland::{Action, Burgenland, Chance, FEATURES, Features, HIDDEN, Network, Options, Phase, State, Throw};
use kernel::{Game, Seat, SeatCount, Silent, Step, ToAct};
use players::Generator;
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;

/// Games between two updates.
const BATCH: u64 = 128;
/// The weight of later values in the lambda return.
const LAMBDA: f32 = 0.7;
/// One of this many decisions is random, so that unusual positions are learned too.
const RANDOM: u32 = 50;
/// Games with more turns than this are dropped.
const MOST_TURNS: usize = 600;
/// Examples per step of the optimiser.
const MINIBATCH: usize = 64;

struct Arguments {
    games: u64,
    seed: u64,
    rate: f32,
    out: PathBuf,
}

/// One training example: the features of the position at the beginning of a turn, and its target value.
struct Example {
    features: Features,
    target: f32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = arguments()?;
    let game = Burgenland::new(SeatCount::new(2), Options::default())?;
    let mut rng = Generator::seed_from_u64(arguments.seed);
    let mut network = untrained(&mut rng);
    let mut optimiser = Optimiser::new();
    let batches = arguments.games.div_ceil(BATCH);
    for batch in 0..batches {
        let games = batch * BATCH..(batch + 1) * BATCH;
        let examples: Vec<Vec<Example>> =
            games.into_par_iter().map(|number| examples(&game, &network, arguments.seed ^ (number << 20))).collect();
        let mut examples: Vec<Example> = examples.into_iter().flatten().collect();
        shuffle(&mut examples, &mut rng);
        // The learning rate falls to 3 % of its start.
        let rate = arguments.rate * (1.0 - 0.97 * batch as f32 / batches as f32);
        let mut error = 0.0;
        for some in examples.chunks(MINIBATCH) {
            error += optimiser.step(&mut network, some, rate);
        }
        if batch % (batches / 50).max(1) == 0 || batch + 1 == batches {
            let count = examples.len() as f32;
            eprintln!(
                "{:>8} games: error {:.4}, {:.1} turns",
                (batch + 1) * BATCH,
                error / count,
                count / BATCH as f32
            );
            std::fs::write(&arguments.out, file(&network, &arguments)?)?;
        }
    }
    Ok(())
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments { games: 200_000, seed: 1, rate: 0.002, out: PathBuf::from("value.toml") };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or(format!("{word} needs a value"))?;
        let wrong = |_| format!("{word} {value}: not a number");
        match word.as_str() {
            "--games" => arguments.games = value.parse().map_err(|_| wrong(()))?,
            "--seed" => arguments.seed = value.parse().map_err(|_| wrong(()))?,
            "--rate" => arguments.rate = value.parse().map_err(|_| wrong(()))?,
            "--out" => arguments.out = PathBuf::from(value),
            _ => return Err(format!("there is no {word}: use --games, --seed, --rate or --out")),
        }
    }
    Ok(arguments)
}

/// A network with random weights.
fn untrained(rng: &mut Generator) -> Network {
    let mut small = |scale: f32| (rng.random_range(0..20_001_u32) as f32 / 10_000.0 - 1.0) * scale;
    Network {
        input: (0..FEATURES).map(|_| std::array::from_fn(|_| small(0.15))).collect(),
        bias: std::array::from_fn(|_| small(0.1)),
        output: std::array::from_fn(|_| small(0.2)),
        output_bias: 0.0,
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut Generator) {
    for index in (1..items.len()).rev() {
        items.swap(index, rng.random_range(0..=index as u32) as usize);
    }
}

/// Plays one game and returns its training examples.
fn examples(game: &Burgenland, network: &Network, seed: u64) -> Vec<Example> {
    let mut rng = Generator::seed_from_u64(seed);
    let mut thinker = Thinker { game, network, legal: vec![Vec::new(); 8] };
    let mut state = game.initial_state();
    let mut turns: Vec<(Seat, Features)> = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(_) | ToAct::Open(_) => {
                let seat = state.active;
                if state.phase == Phase::Begin {
                    if turns.len() == MOST_TURNS {
                        return Vec::new();
                    }
                    turns.push((seat, game.features(&state, seat)));
                }
                Step::Act(seat, thinker.choose(&state, &mut rng))
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
    let first = Seat::new(0);
    let mut to_come = game.standings(&state).utility(first);
    let mut examples: Vec<Example> = Vec::with_capacity(turns.len());
    for (seat, features) in turns.into_iter().rev() {
        let of = |chance: f32| if seat == first { chance } else { 1.0 - chance };
        let own = of(network.chance(&features));
        examples.push(Example { features, target: of(to_come) });
        to_come = LAMBDA * to_come + (1.0 - LAMBDA) * own;
    }
    examples
}

/// Plays by the network, one throw deep.
struct Thinker<'a> {
    game: &'a Burgenland,
    network: &'a Network,
    /// Lists of legal actions, one for each depth.
    legal: Vec<Vec<Action>>,
}

impl Thinker<'_> {
    fn choose(&mut self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Action {
        let mut legal = Vec::new();
        self.game.legal_actions(state, state.active, &mut legal);
        if legal.len() == 1 {
            return legal[0];
        }
        if rng.random_range(0..RANDOM) == 0 {
            return legal[rng.random_range(0..legal.len() as u32) as usize];
        }
        let value = |thinker: &mut Self, action: Action| match action {
            Action::Roll(extra) => thinker.throw(state, extra),
            _ => thinker.after(state, state.active, action, 0),
        };
        let mut best = (legal[0], f32::NEG_INFINITY);
        for action in legal {
            let value = value(self, action);
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }

    /// The value of a throw: of several dice the best one moves the crown.
    fn throw(&mut self, state: &State, extra: u8) -> f32 {
        let seat = state.active;
        let mut values = [1, 2, 3, 4, 5, 6].map(|value| {
            let mut next = *state;
            self.game.apply(&mut next, Step::Act(seat, Action::Roll(extra)), &mut Silent);
            // Dice that all show the same leave the table as it would be if this one of them were chosen.
            let throw = Throw::new(&[value; 6][..usize::from(extra) + 1]);
            self.game.apply(&mut next, Step::Chance(Chance::Throw(throw)), &mut Silent);
            self.value(&next, seat, 0)
        });
        values.sort_unstable_by(f32::total_cmp);
        let mut all_worse = 0.0;
        let mut expected = 0.0;
        for (index, value) in values.iter().enumerate() {
            let none_better = ((index + 1) as f32 / 6.0).powi(i32::from(extra) + 1);
            expected += value * (none_better - all_worse);
            all_worse = none_better;
        }
        expected
    }

    fn after(&mut self, state: &State, seat: Seat, action: Action, depth: usize) -> f32 {
        let mut next = *state;
        self.game.apply(&mut next, Step::Act(state.active, action), &mut Silent);
        self.value(&next, seat, depth)
    }

    /// The value of a position for `seat`, whose turn it is or was, if it does not throw again.
    fn value(&mut self, state: &State, seat: Seat, depth: usize) -> f32 {
        match state.phase {
            Phase::Over => self.game.standings(state).utility(seat),
            Phase::Begin => {
                let chance = self.network.chance(&self.game.features(state, state.active));
                if state.active == seat { chance } else { 1.0 - chance }
            }
            Phase::Continue => self.after(state, seat, Action::Stop, depth),
            _ => {
                let mut legal = std::mem::take(&mut self.legal[depth]);
                legal.clear();
                self.game.legal_actions(state, seat, &mut legal);
                let values = legal.iter().map(|action| self.after(state, seat, *action, depth + 1));
                let best = values.fold(f32::NEG_INFINITY, f32::max);
                self.legal[depth] = legal;
                best
            }
        }
    }
}

/// The Adam optimiser.
struct Optimiser {
    steps: i32,
    mean: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
}

/// The number of weights of a network.
const WEIGHTS: usize = FEATURES * HIDDEN + 2 * HIDDEN + 1;

impl Optimiser {
    fn new() -> Self {
        Self { steps: 0, mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], gradient: vec![0.0; WEIGHTS] }
    }

    /// Trains the network on some examples and returns the sum of squared errors.
    fn step(&mut self, network: &mut Network, examples: &[Example], rate: f32) -> f32 {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.gradient.fill(0.0);
        let mut error = 0.0;
        for example in examples {
            let units = network.units(&example.features);
            let advantage = network.advantage(&units);
            let root = (1.0 + advantage * advantage).sqrt();
            let off = 0.5 + 0.5 * advantage / root - example.target;
            error += off * off;
            // The gradient of the cross entropy.
            let slope = 2.0 * off / root / examples.len() as f32;
            let (input, rest) = self.gradient.split_at_mut(FEATURES * HIDDEN);
            let (bias, output) = rest.split_at_mut(HIDDEN);
            let mut back = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                let open = unit == 0 || units[unit] > 0.0;
                if open {
                    output[unit] += slope * units[unit];
                    back[unit] = slope * network.output[unit];
                    bias[unit] += back[unit];
                }
            }
            output[HIDDEN] += slope;
            for (number, row) in example.features.iter().zip(input.chunks_exact_mut(HIDDEN)) {
                if *number != 0.0 {
                    for (weight, back) in row.iter_mut().zip(&back) {
                        *weight += number * back;
                    }
                }
            }
        }
        self.steps += 1;
        let scale = rate * (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        let weights = network.input.iter_mut().flatten().chain(&mut network.bias).chain(&mut network.output);
        for (index, weight) in weights.chain([&mut network.output_bias]).enumerate() {
            let gradient = self.gradient[index];
            self.mean[index] = FIRST * self.mean[index] + (1.0 - FIRST) * gradient;
            self.square[index] = SECOND * self.square[index] + (1.0 - SECOND) * gradient * gradient;
            *weight -= scale * self.mean[index] / (self.square[index].sqrt() + 1e-8);
        }
        error
    }
}

/// The text of the data file, with rounded weights.
fn file(network: &Network, arguments: &Arguments) -> Result<String, std::fmt::Error> {
    let row = |numbers: &[f32]| {
        let words: Vec<String> = numbers.iter().map(|number| format!("{number:.4}")).collect();
        format!("[{}]", words.join(", "))
    };
    let Arguments { games, seed, rate, .. } = arguments;
    let mut text = String::new();
    writeln!(
        text,
        "# The learned value of a table at the beginning of a turn: src/evaluate/value.rs says what it means."
    )?;
    writeln!(text, "# Made by self-play; made again, from the root of the project, by:")?;
    writeln!(text, "# cargo run --release -p lab --example learn -- --games {games} --seed {seed} --rate {rate} \\")?;
    writeln!(text, "#     --out games/burgenland/rules/data/value.toml")?;
    writeln!(text, "\n[network]\noutput_bias = {:.4}", network.output_bias)?;
    writeln!(text, "output = {}\nbias = {}\ninput = [", row(&network.output), row(&network.bias))?;
    for weights in &network.input {
        writeln!(text, "    {},", row(weights))?;
    }
    writeln!(text, "]")?;
    Ok(text)
}
