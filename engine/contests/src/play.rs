//! One match between computer players.

use std::time::Duration;

use kernel::{Evaluate, Silent, Standings, Step, StepOf, ToAct, Viewer};
use players::{Player, generator};
use rand::Rng as _;

use crate::competitor::{Competitor, OutsideError, OutsidePlayer, ask};
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

/// A player at its seat.
enum Seated<'a, G: kernel::Game> {
    Computer(Box<dyn Player<G>>),
    Outside(&'a dyn OutsidePlayer),
}

/// Plays a match. With a clock it is measured how long the players think.
pub(crate) fn play<G: Evaluate>(
    game: &G,
    pairing: &Pairing<'_>,
    clock: Option<&Clock>,
) -> Result<Played<G>, OutsideError> {
    let Pairing { players: competitors, seating, seed, number, machine } = *pairing;
    assert_eq!(seating.len(), game.seats().get(), "one player for each seat");
    let mut chance = generator(seed, number);
    let seeds: Vec<u64> = competitors.iter().map(|_| chance.next_u64()).collect();
    let mut players: Vec<_> = seating
        .iter()
        .zip(0..)
        .map(|(number, seat)| match &competitors[*number] {
            Competitor::Computer(spec) => Seated::Computer(spec.player::<G>(seeds[*number].wrapping_add(seat))),
            Competitor::Outside(player) => Seated::Outside(&**player),
        })
        .collect();
    let mut state = game.initial_state();
    let (mut steps, mut times, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return Ok(Played { steps, standings: game.standings(&state), times }),
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut chance)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().expect("someone is to act");
                let view = game.view(&state, Viewer::Seat(seat));
                let begun = clock.map(|clock| clock());
                let action = match &mut players[seat.index()] {
                    Seated::Computer(player) => player.choose(game, &view, seat, machine),
                    Seated::Outside(player) => {
                        legal.clear();
                        game.legal_actions(&state, seat, &mut legal);
                        ask(game, &view, seat, &legal, *player)?
                    }
                };
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
