//! L22: when every seat moves on by one, each sees and may do what the seat before it saw and could.

use kernel::{Game, Seat, Silent, Step, Viewer};

use crate::config::EncodeProbe;
use crate::evidence::{Evidence, Verdict};
use crate::play::{is_possible, legal_actions};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let (Some(probe), Some(symmetry)) = (&evidence.config.encode, &evidence.config.symmetry) else { return Ok(()) };
    let (game, seats) = (evidence.game, evidence.game.seats());
    if seats.get() < 2 || !(symmetry.at)(game) {
        return Ok(());
    }
    let mut moved = game.initial_state();
    for moment in evidence.moments() {
        if moment.step == 0 {
            moved = game.initial_state();
        }
        for seat in seats.seats() {
            let (one, other) = ((moment.state, seat), (&moved, seats.left_of(seat)));
            same_sight(probe, game, one, other).or_else(|reason| moment.breach(reason))?;
        }
        let step = match moment.next() {
            None => continue,
            Some(Step::Chance(outcome)) => Step::Chance((symmetry.outcome)(game, outcome)),
            Some(Step::Act(seat, action)) => {
                let next = seats.left_of(seat);
                match (probe.action)(game, next, &(probe.choices)(game, seat, action)) {
                    Some(action) => Step::Act(next, action),
                    None => return moment.breach(format!("the choices of {action} name no action of seat {next}")),
                }
            }
        };
        if !is_possible(game, &moved, step) {
            return moment.breach(format!("{step} is not possible with every seat moved on"));
        }
        game.apply(&mut moved, step, &mut Silent);
    }
    Ok(())
}

/// Two seats, each in its own state, have the same observation and the same mask.
fn same_sight<G: Game>(
    probe: &EncodeProbe<G>,
    game: &G,
    (state, seat): (&G::State, Seat),
    (moved, next): (&G::State, Seat),
) -> Result<(), String> {
    let observation = |state, seat| probe.observation(game, &game.view(state, Viewer::Seat(seat)));
    let (one, other) = (observation(state, seat), observation(moved, next));
    if let Some(place) = one.iter().zip(&other).position(|(one, other)| one != other) {
        let mut start = 0;
        let slice = probe.slices.iter().find(|slice| {
            start += slice.len;
            place < start
        });
        let slice = slice.map_or("?", |slice| slice.name);
        let (one, other) = (one[place], other[place]);
        return Err(format!("byte {place} of the observation, in {slice}: seat {seat} sees {one}, moved on {other}"));
    }
    let mask = |state, seat| (probe.mask)(game, seat, &legal_actions(game, state, seat), &[]);
    if mask(state, seat) != mask(moved, next) {
        return Err(format!("the mask of seat {seat} is another one when it has moved on"));
    }
    Ok(())
}
