//! One match between computer players.

use std::time::Duration;

use kernel::{Evaluate, Silent, Standings, Step, StepOf, ToAct, Viewer};
use players::Generator;
use rand::{Rng, SeedableRng};

use crate::pairing::{Clock, Pairing};

/// A finished match of a game.
pub(crate) struct Played<G: kernel::Game> {
    /// All steps, chance steps included.
    pub(crate) steps: Vec<StepOf<G>>,
    /// The final ranking.
    pub(crate) standings: Standings,
    /// See [`Play::times`](crate::Play::times).
    pub(crate) times: Vec<(usize, Duration)>,
}

/// Plays a match. With a clock it is measured how long the players think.
pub(crate) fn play<G: Evaluate>(game: &G, pairing: &Pairing<'_>, clock: Option<&Clock>) -> Played<G> {
    let Pairing { players: specs, seating, seed, number, machine } = *pairing;
    assert_eq!(seating.len(), game.seats().get(), "one player for each seat");
    let mut chance = generator(seed, number);
    let seeds: Vec<u64> = specs.iter().map(|_| chance.next_u64()).collect();
    let mut players: Vec<_> = seating
        .iter()
        .zip(0..)
        .map(|(number, seat)| specs[*number].player::<G>(seeds[*number].wrapping_add(seat)))
        .collect();
    let mut state = game.initial_state();
    let (mut steps, mut times, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return Played { steps, standings: game.standings(&state), times },
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut chance)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("someone is to act");
                let view = game.view(&state, Viewer::Seat(seat));
                let begun = clock.map(|clock| clock());
                let action = players[seat.index()].choose(game, &view, seat, machine);
                if let (Some(clock), Some(begun)) = (clock, begun) {
                    let thought = clock() - begun;
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    if legal.len() > 1 {
                        times.push((seating[seat.index()], thought));
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
