//! How fast the rules and the search run.

use std::hint::black_box;
use std::time::Duration;

use kernel::{Evaluate, Game, Seat, Viewer, random_step};
use players::{Budget, Generator, Sequential, Settings, Spec, generator};
use serde::Serialize;

use crate::pairing::Clock;

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
    /// How long that took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Steps per second.
    pub steps_per_second: f64,
    /// How long a copy of a mid-game state takes, in nanoseconds.
    pub clone_nanos: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// Iterations of a tree search per second, with uniform playouts to the end, at the first decision.
    pub search_per_second: f64,
    /// The same, as a share of the random games per second from that position.
    pub search_ratio: f64,
}

/// Plays at random on this thread for about `time`, then searches for about as long.
pub(crate) fn bench<G: Evaluate>(game: &G, time: Duration, clock: &Clock) -> Speed {
    let mut rng = generator(0, 0);
    let mut legal = Vec::new();
    let (mut games, mut steps) = (0, 0);
    let mut midgame = game.initial_state();
    let start = clock();
    // Asking for the time takes some itself.
    while games % 16 != 0 || games == 0 || clock() - start < time {
        let mut state = game.initial_state();
        let mut taken = 0;
        while random_step(game, &mut state, &mut legal, &mut rng) {
            taken += 1;
            if games == 0 && taken == 60 {
                midgame = state.clone();
            }
        }
        steps += taken;
        games += 1;
    }
    let seconds = (clock() - start).as_secs_f64();
    let (search_per_second, search_ratio) = search_speed(game, time, clock);
    Speed {
        game: G::INFO.id,
        seats: game.seats().get(),
        games,
        steps,
        seconds,
        games_per_second: games as f64 / seconds,
        steps_per_second: steps as f64 / seconds,
        clone_nanos: clone_nanos::<G>(&midgame, clock),
        state_bytes: size_of::<G::State>(),
        search_per_second,
        search_ratio,
    }
}

/// Iterations of a search per second, and their share of random games per second from the same position. Search and
/// random games take turns, so that what slows the machine affects both alike.
fn search_speed<G: Evaluate>(game: &G, time: Duration, clock: &Clock) -> (f64, f64) {
    const ROUNDS: u32 = 20;
    const ITERATIONS: u32 = 500;
    const GAMES: u64 = 20;
    let mut rng = generator(0, 1);
    let mut legal = Vec::new();
    let Some((position, seat)) = first_choice(game, &mut rng) else { return (0.0, 0.0) };
    let view = game.view(&position, Viewer::Seat(seat));
    let settings = Settings {
        budget: Budget::Iterations(ITERATIONS),
        trees: 1,
        depth: None,
        uniform: true,
        ..Settings::default()
    };
    let (mut iterations, mut searching) = (0_u64, Duration::ZERO);
    let (mut games, mut playing) = (0_u64, Duration::ZERO);
    for round in 0..ROUNDS {
        let start = clock();
        while clock() - start < time / (2 * ROUNDS) || iterations == 0 {
            // A new player each time, so that no tree is reused. It may stop before its budget is used up.
            let advice = Spec::Search(settings).player::<G>(u64::from(round)).advise(game, &view, seat, &Sequential);
            iterations += advice.iter().map(|advice| u64::from(advice.visits)).sum::<u64>();
        }
        searching += clock() - start;
        let start = clock();
        while clock() - start < time / (2 * ROUNDS) || games == 0 {
            for _ in 0..GAMES {
                let mut state = position.clone();
                while random_step(game, &mut state, &mut legal, &mut rng) {}
            }
            games += GAMES;
        }
        playing += clock() - start;
    }
    let search = iterations as f64 / searching.as_secs_f64();
    (search, search / (games as f64 / playing.as_secs_f64()))
}

/// The first position of a random game in which a seat has a choice.
fn first_choice<G: Game>(game: &G, rng: &mut Generator) -> Option<(G::State, Seat)> {
    let mut state = game.initial_state();
    let mut legal = Vec::new();
    loop {
        if let Some(seat) = game.to_act(&state).seats().first() {
            legal.clear();
            game.legal_actions(&state, seat, &mut legal);
            if legal.len() > 1 {
                return Some((state, seat));
            }
        }
        if !random_step(game, &mut state, &mut legal, rng) {
            return None;
        }
    }
}

/// The time of a copy: the fastest of several rounds, when nothing else disturbed it.
fn clone_nanos<G: Game>(state: &G::State, clock: &Clock) -> f64 {
    const COPIES: u32 = 100_000;
    let round = || {
        let start = clock();
        for _ in 0..COPIES {
            black_box(black_box(state).clone());
        }
        (clock() - start).as_secs_f64() * 1e9 / f64::from(COPIES)
    };
    (0..9).map(|_| round()).fold(f64::INFINITY, f64::min)
}
