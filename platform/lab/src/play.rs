//! One game between computer players.

use std::time::Duration;

use cpu_time::ThreadTime;
use kernel::{Evaluate, Silent, Standings, Step, StepOf, ToAct, Viewer};
use machine::Threads;
use players::{Generator, Spec};
use rand::{Rng, SeedableRng};

/// A game played to its end.
#[derive(Clone, Debug)]
pub struct Play<G: kernel::Game> {
    /// What happened.
    pub steps: Vec<StepOf<G>>,
    /// How it ended.
    pub standings: Standings,
}

/// Plays the game with number `number` of a series: chance and players follow from the seed and the number alone.
///
/// # Panics
/// If there are not as many players as seats.
#[must_use]
pub fn play<G: Evaluate>(game: &G, specs: &[Spec], seed: u64, number: u64) -> Play<G> {
    let seating: Vec<usize> = (0..specs.len()).collect();
    play_seated(game, specs, &seating, seed, number, None)
}

/// The same with players at any seats: `seating` names for each seat which of the players sits there. Luck follows from
/// seed and number alone, and a player thinks alike wherever it sits. `times` gets, for
/// every decision that was a choice, the player and how long it thought.
pub(crate) fn play_seated<G: Evaluate>(
    game: &G,
    specs: &[Spec],
    seating: &[usize],
    seed: u64,
    number: u64,
    mut times: Option<&mut Vec<(usize, Duration)>>,
) -> Play<G> {
    assert_eq!(seating.len(), game.seats().get(), "one player for each seat");
    let mut chance = generator(seed, number);
    let seeds: Vec<u64> = specs.iter().map(|_| chance.next_u64()).collect();
    let mut players: Vec<_> = seating
        .iter()
        .zip(0..)
        .map(|(player, seat)| specs[*player].player::<G>(seeds[*player].wrapping_add(seat)))
        .collect();
    let mut state = game.initial_state();
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return Play { steps, standings: game.standings(&state) },
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut chance)),
            ToAct::Seats(seats) => {
                let seat = seats.first().expect("someone is to act");
                let view = game.view(&state, Viewer::Seat(seat));
                // Others may want the core as well: what counts is the time that this thread had it.
                let begun = times.is_some().then(ThreadTime::now);
                let action = players[seat.index()].choose(game, &view, seat, &Threads);
                if let (Some(times), Some(begun)) = (&mut times, begun) {
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    if legal.len() > 1 {
                        times.push((seating[seat.index()], begun.elapsed()));
                    }
                }
                Step::Act(seat, action)
            }
        };
        game.apply(&mut state, step, &mut Silent);
        steps.push(step);
    }
}

/// The generator of one game of a series.
pub(crate) fn generator(seed: u64, number: u64) -> Generator {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    // Neighbouring seeds differ in few bits: some rounds let them drift apart.
    bytes[16..24].copy_from_slice(b"bergfrie");
    let mut rng = Generator::from_seed(bytes);
    for _ in 0..16 {
        rng.next_u64();
    }
    rng
}
