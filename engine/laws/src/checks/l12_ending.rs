//! L12: play ends within `max_steps`, with a valid ranking that the score sheet explains.

use kernel::{Contender, Game, Standings, ToAct};

use crate::evidence::{Evidence, Moment, Verdict};
use crate::law::Law;
use crate::play::{below, random_step, state_after};

/// How many plays of a table are also finished from a determinization.
const GUESSES: usize = 4;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    for moment in evidence.moments() {
        // At any time, not only at the end: the ranking is shown during the match.
        let standings = evidence.game.standings(moment.state);
        if let Err(reason) = valid_ranking(evidence.game, &standings) {
            return moment.breach(reason);
        }
        if moment.next().is_none() {
            ended(evidence, &moment, &standings)?;
        }
    }
    guesses_end(evidence)
}

fn ended<G: Game>(evidence: &Evidence<'_, G>, moment: &Moment<'_, G>, standings: &Standings) -> Verdict {
    if moment.step > G::INFO.max_steps as usize {
        return moment.breach(format!("the play is not over after max_steps = {} steps", G::INFO.max_steps));
    }
    if evidence.game.to_act(moment.state) != ToAct::Nobody {
        // No step was possible: law L1 reports it.
        return Ok(());
    }
    for viewer in evidence.viewers() {
        if let Err(reason) = explains(evidence.game, moment.state, viewer, standings) {
            return moment.breach(reason);
        }
    }
    Ok(())
}

fn valid_ranking<G: Game>(game: &G, standings: &Standings) -> Result<(), String> {
    let rows = standings.rows();
    let seats = game.seats().get();
    let expected = game.seats().seats().map(Contender::Seat);
    if !rows.iter().take(seats).map(|row| row.who).eq(expected) {
        return Err("the ranking does not begin with every seat in order".to_owned());
    }
    if rows[seats..].iter().any(|row| row.who != Contender::Automaton) || rows.len() > seats + 1 {
        return Err("the ranking has more rows than the seats and an automaton".to_owned());
    }
    if Standings::rank(rows.iter().map(|row| (row.who, row.score, row.tie_breaks))) != *standings {
        return Err(format!("the ranks do not follow from scores and tie-breaks: {rows:?}"));
    }
    Ok(())
}

fn explains<G: Game>(game: &G, state: &G::State, viewer: kernel::Viewer, standings: &Standings) -> Result<(), String> {
    let columns = game.score_sheet(&game.view(state, viewer)).columns;
    let totals: Vec<_> = columns.iter().map(|column| (column.who, column.total())).collect();
    let scores: Vec<_> = standings.rows().iter().map(|row| (row.who, row.score)).collect();
    if totals != scores {
        return Err(format!("the score sheet of {viewer:?} adds up to {totals:?}, the ranking says {scores:?}"));
    }
    let sources = |column: &kernel::ScoreColumn| column.items.iter().map(|item| item.source).collect::<Vec<_>>();
    if columns.windows(2).any(|pair| sources(&pair[0]) != sources(&pair[1])) {
        return Err(format!("the columns of the score sheet of {viewer:?} have different sources"));
    }
    Ok(())
}

/// A determinization must be playable to the end, because search plays it.
fn guesses_end<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    let mut rng = evidence.rng(Law::L12);
    for (play, seed) in evidence.plays.iter().zip(0..).take(GUESSES) {
        let Some(step) = below(&mut rng, play.states.len()) else { continue };
        let moment = Moment { seed, step, state: &play.states[step], play };
        for viewer in evidence.viewers() {
            let mut state = game.determinize(&game.view(moment.state, viewer), &mut rng);
            let mut steps = step;
            while let Some(next) = random_step(game, &state, &mut rng) {
                steps += 1;
                if steps > G::INFO.max_steps as usize {
                    return moment.breach(format!(
                        "from a determinization for {viewer:?} the play does not end within max_steps"
                    ));
                }
                state = state_after(game, &state, next);
            }
        }
    }
    Ok(())
}
