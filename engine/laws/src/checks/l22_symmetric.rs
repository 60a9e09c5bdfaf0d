//! L22: when every seat moves on by one, each sees and may do what the seat before it saw and could.

use kernel::{Game, Seat, Silent, Step, StepOf, Viewer};

use crate::config::{EncodeProbe, MovedOutcomes, Symmetry};
use crate::evidence::{Evidence, Moment, Verdict};
use crate::play::{is_possible, legal_actions};

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let (Some(probe), Some(symmetry)) = (&evidence.config.encode, &evidence.config.symmetry) else { return Ok(()) };
    let (game, seats) = (evidence.game, evidence.game.seats());
    let Some(moved_game) = (symmetry.moved)(game).filter(|_| seats.get() > 1) else { return Ok(()) };
    let mut moved = moved_game.initial_state();
    // How many steps the second table is ahead, in a run of chance steps.
    let mut ahead = 0;
    for moment in evidence.moments() {
        if moment.step == 0 {
            (moved, ahead) = (moved_game.initial_state(), 0);
        }
        if ahead > 0 {
            ahead -= 1;
            continue;
        }
        for seat in seats.seats() {
            let (one, other) = ((game, moment.state, seat), (&moved_game, &moved, seats.left_of(seat)));
            same_sight(probe, one, other).or_else(|reason| moment.breach(reason))?;
        }
        let steps = match moment.next() {
            None => continue,
            Some(Step::Chance(outcome)) => moved_chance(symmetry, game, &moment, outcome),
            Some(Step::Act(seat, action)) => {
                let next = seats.left_of(seat);
                match (probe.action)(&moved_game, next, &(probe.choices)(game, seat, action)) {
                    Some(action) => vec![Step::Act(next, action)],
                    None => return moment.breach(format!("the choices of {action} name no action of seat {next}")),
                }
            }
        };
        for step in &steps {
            if !is_possible(&moved_game, &moved, *step) {
                return moment.breach(format!("{step} is not possible with every seat moved on"));
            }
            moved_game.apply(&mut moved, *step, &mut Silent);
        }
        ahead = steps.len() - 1;
    }
    Ok(())
}

/// What chance brings at the second table: the outcome that came here, or the whole run that begins with it.
fn moved_chance<G: Game>(
    symmetry: &Symmetry<G>,
    game: &G,
    moment: &Moment<'_, G>,
    outcome: G::Chance,
) -> Vec<StepOf<G>> {
    let outcomes = match symmetry.outcomes {
        MovedOutcomes::Each(moved) => vec![moved(game, outcome)],
        MovedOutcomes::Run(moved) => {
            let steps = moment.play.steps[moment.step..].iter();
            let chance = |step: &StepOf<G>| match step {
                Step::Chance(outcome) => Some(*outcome),
                Step::Act(..) => None,
            };
            let run: Vec<G::Chance> = steps.map_while(chance).collect();
            let outcomes = moved(game, moment.state, &run);
            assert_eq!(outcomes.len(), run.len(), "as many outcomes come when every seat has moved on");
            outcomes
        }
    };
    outcomes.into_iter().map(Step::Chance).collect()
}

/// Two seats, each in its own state, have the same observation and the same mask.
fn same_sight<G: Game>(
    probe: &EncodeProbe<G>,
    (game, state, seat): (&G, &G::State, Seat),
    (moved_game, moved, next): (&G, &G::State, Seat),
) -> Result<(), String> {
    let observation = |game: &G, state, seat| probe.observation(game, &game.view(state, Viewer::Seat(seat)));
    let (one, other) = (observation(game, state, seat), observation(moved_game, moved, next));
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
    let mask = |game, state, seat| (probe.mask)(game, seat, &legal_actions(game, state, seat), &[]);
    if mask(game, state, seat) != mask(moved_game, moved, next) {
        return Err(format!("the mask of seat {seat} is another one when it has moved on"));
    }
    Ok(())
}
