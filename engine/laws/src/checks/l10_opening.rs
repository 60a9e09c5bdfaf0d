//! A part of L10: in the opening, frequencies are known exactly.
//!
//! The first steps of a game are few enough to enumerate all of them with their probabilities. That gives the distribution
//! of what the other seats see, given what one viewer sees; determinizations must fit it. It ends at the first decision,
//! because nobody knows how people decide, unless the suite asks for the frequencies of random play
//! ([`Suite::exact_guesses`](crate::Suite::exact_guesses)).

use std::collections::{BTreeSet, HashMap};

use kernel::{Game, Step, ToAct, Viewer};
use rand::Rng;

use crate::chi_square::{self, Cell};
use crate::evidence::{Evidence, Verdict};
use crate::play::{below, chance_outcomes, next_steps, state_after};

/// The opening ends when there are more different states than this.
const STATES: usize = 1200;
/// How many seats guess at each step, chosen at random, besides the spectator.
const VIEWERS: usize = 2;
/// How many views of each of them are tested.
const VIEWS: usize = 2;
/// The greatest number of groups that the views of others are put into.
const GROUPS: usize = 24;
/// How many determinizations are made for each group.
const DRAWS_EACH: usize = 12;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>, rng: &mut impl Rng) -> Verdict {
    let mut states = Tally::default();
    states.add(evidence.game.initial_state(), 1.0);
    for depth in 1..=G::INFO.max_steps {
        let decided = states.entries.iter().any(|(state, _)| evidence.game.to_act(state) != ToAct::Chance);
        if decided && !evidence.config.exact_guesses {
            break;
        }
        states = next(evidence.game, &states);
        if states.entries.is_empty() || states.entries.len() > STATES {
            break;
        }
        if let Err(reason) = fits(evidence, &states, rng) {
            return evidence.breach(format!("after {depth} steps, {reason}"));
        }
    }
    Ok(())
}

/// Different things with their probabilities, in the order in which they were added.
struct Tally<T> {
    entries: Vec<(T, f64)>,
    places: HashMap<T, usize>,
}

impl<T> Default for Tally<T> {
    fn default() -> Self {
        Self { entries: Vec::new(), places: HashMap::new() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Tally<T> {
    fn add(&mut self, thing: T, probability: f64) {
        let place = *self.places.entry(thing.clone()).or_insert(self.entries.len());
        if place == self.entries.len() {
            self.entries.push((thing, 0.0));
        }
        self.entries[place].1 += probability;
    }
}

/// All states one step later.
fn next<G: Game>(game: &G, states: &Tally<G::State>) -> Tally<G::State> {
    let mut later = Tally::default();
    for (state, probability) in &states.entries {
        let steps: Vec<_> = match game.to_act(state) {
            ToAct::Chance => {
                let outcomes = chance_outcomes(game, state);
                let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
                outcomes
                    .into_iter()
                    .map(|(outcome, weight)| (Step::Chance(outcome), f64::from(weight) / total))
                    .collect()
            }
            waiting => {
                let steps = next_steps(game, state);
                let of = |seat| steps.iter().filter(|step| matches!(step, Step::Act(one, _) if *one == seat)).count();
                let share = |step: &Step<_, _>| match step {
                    Step::Act(seat, _) => 1.0 / (waiting.seats().len() * of(*seat)) as f64,
                    Step::Chance(_) => 0.0,
                };
                steps.iter().map(|step| (*step, share(step))).collect()
            }
        };
        for (step, share) in steps {
            later.add(state_after(game, state, step), probability * share);
        }
        // There are too many already: the caller stops here.
        if later.entries.len() > STATES {
            break;
        }
    }
    later
}

fn fits<G: Game>(evidence: &Evidence<'_, G>, states: &Tally<G::State>, rng: &mut impl Rng) -> Result<(), String> {
    let game = evidence.game;
    let all_views = |state: &G::State| evidence.viewers().map(|viewer| game.view(state, viewer)).collect::<Vec<_>>();
    let seen: Vec<(Vec<G::View>, f64)> =
        states.entries.iter().map(|(state, share)| (all_views(state), *share)).collect();
    let viewers: Vec<Viewer> = evidence.viewers().collect();
    let chosen: BTreeSet<usize> =
        (0..VIEWERS).filter_map(|_| below(rng, viewers.len())).chain([viewers.len() - 1]).collect();
    for index in chosen {
        let viewer = viewers[index];
        let mut views = Tally::default();
        seen.iter().for_each(|(all, share)| views.add(all[index].clone(), *share));
        for (view, _) in views.entries.into_iter().take(VIEWS) {
            let mut others = Tally::default();
            seen.iter().filter(|(all, _)| all[index] == view).for_each(|(all, share)| others.add(all, *share));
            if others.entries.len() < 2 {
                continue;
            }
            let total: f64 = others.entries.iter().map(|(_, share)| share).sum();
            // Neighbours are similar, because they were added one after the other: a wrong frequency shows in groups too.
            let groups = others.entries.len().min(GROUPS);
            let group_of = |place: usize| place * groups / others.entries.len();
            let draws = DRAWS_EACH * groups;
            let mut cells = vec![Cell::default(); groups];
            for (place, (_, share)) in others.entries.iter().enumerate() {
                cells[group_of(place)].expected += share / total * draws as f64;
            }
            for _ in 0..draws {
                let guessed = all_views(&game.determinize(&view, rng));
                match others.places.get(&guessed) {
                    Some(place) => cells[group_of(*place)].observed += 1.0,
                    None => {
                        return Err(format!(
                            "a determinization for {viewer:?} shows others what is impossible: {guessed:?}"
                        ));
                    }
                }
            }
            if !chi_square::fits(cells.iter().copied()) {
                return Err(format!(
                    "what {draws} determinizations for {viewer:?} show others does not fit: {cells:.1?}"
                ));
            }
        }
    }
    Ok(())
}
