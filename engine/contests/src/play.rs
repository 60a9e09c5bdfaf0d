//! One match between computer players.

use std::time::Duration;

use kernel::{Evaluate, Silent, Standings, Step, StepOf, ToAct, Viewer};
use players::generator;
use rand::Rng as _;

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
