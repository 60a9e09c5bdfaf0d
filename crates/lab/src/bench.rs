//! How fast the rules run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::{Game, Silent, Step, ToAct};
use rand::RngExt;
use serde::Serialize;

use crate::play::generator;

/// The speed of a game's rules on one core: uniformly random play with legal-action generation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// The game's id.
    pub game: &'static str,
    /// How many seats the table had.
    pub seats: usize,
    /// Games played to their end.
    pub games: u64,
    /// Steps of all games, chance steps included.
    pub steps: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Steps in a second.
    pub steps_per_second: f64,
    /// How long a copy of a mid-game state takes, in nanoseconds.
    pub clone_nanos: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

/// Plays at random on this thread for about `time`.
#[must_use]
pub fn bench<G: Game>(game: &G, time: Duration) -> Speed {
    let mut rng = generator(0, 0);
    let mut legal = Vec::new();
    let (mut games, mut steps) = (0, 0);
    let mut midgame = game.initial_state();
    let start = Instant::now();
    while games == 0 || start.elapsed() < time {
        let mut state = game.initial_state();
        let before = steps;
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(seats) => {
                    let seat = seats.first().expect("someone is to act");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    Step::Act(seat, legal[rng.random_range(0..legal.len() as u32) as usize])
                }
            };
            game.apply(&mut state, step, &mut Silent);
            steps += 1;
            if games == 0 && steps - before == 60 {
                midgame = state.clone();
            }
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Speed {
        game: G::INFO.id,
        seats: game.seats().get(),
        games,
        steps,
        seconds,
        games_per_second: games as f64 / seconds,
        steps_per_second: steps as f64 / seconds,
        clone_nanos: clone_nanos::<G>(&midgame),
        state_bytes: size_of::<G::State>(),
    }
}

/// The fastest of several rounds: what the copy costs when nothing else disturbs.
fn clone_nanos<G: Game>(state: &G::State) -> f64 {
    const COPIES: u32 = 100_000;
    let round = || {
        let start = Instant::now();
        for _ in 0..COPIES {
            black_box(black_box(state).clone());
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
    };
    (0..9).map(|_| round()).fold(f64::INFINITY, f64::min)
}
