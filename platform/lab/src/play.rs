//! One game between computer players.

use std::time::Duration;

use cpu_time::ThreadTime;
use kernel::{Evaluate, Silent, Standings, Step, StepOf, ToAct, Viewer};
use machine::Threads;
use players::{Generator, Spec};
use rand::{Rng, SeedableRng};

use crate::contest::Contest;

/// A finished game.
#[derive(Clone, Debug)]
pub struct Play<G: kernel::Game> {
    /// All steps, chance steps included.
    pub steps: Vec<StepOf<G>>,
    /// The final ranking.
    pub standings: Standings,
}

/// Plays game `number` of a series. Chance and players depend on the seed and the number alone.
///
/// # Panics
/// If there are not as many players as seats.
#[must_use]
pub fn play<G: Evaluate>(contest: Contest<'_, G>, specs: &[Spec], seed: u64, number: u64) -> Play<G> {
    let seating: Vec<usize> = (0..specs.len()).collect();
    play_seated(contest, specs, &seating, seed, number, None)
}

/// The same with a seating, which names for each seat the number of its player. The seating changes neither the seed of
/// the chance steps nor the seeds of the players. `times` receives the player and its thinking time for every decision
/// with more than one legal action.
pub(crate) fn play_seated<G: Evaluate>(
    Contest { game, player }: Contest<'_, G>,
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
        .map(|(number, seat)| player(specs[*number], seeds[*number].wrapping_add(seat)))
        .collect();
    let mut state = game.initial_state();
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return Play { steps, standings: game.standings(&state) },
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut chance)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("someone is to act");
                let view = game.view(&state, Viewer::Seat(seat));
                // The processor time of this thread: other work on the machine does not count.
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
    // Neighbouring seeds differ in few bits: some rounds make the states different.
    bytes[16..24].copy_from_slice(b"bergfrie");
    let mut rng = Generator::from_seed(bytes);
    for _ in 0..16 {
        rng.next_u64();
    }
    rng
}
