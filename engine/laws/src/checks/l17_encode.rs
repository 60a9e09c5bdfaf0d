//! L17: every action is made of its own choices, masks lead to the legal actions, and observations contain only numbers.

use std::collections::BTreeSet;

use kernel::{Choices, Game, MAX_CHOICES, Seat};

use crate::config::EncodeProbe;
use crate::evidence::{Evidence, Verdict};
use crate::play::legal_actions;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.config.encode else { return Ok(()) };
    let game = evidence.game;
    if probe.choice_count > MAX_CHOICES {
        return evidence.breach(format!("there are {} choices, more than {MAX_CHOICES}", probe.choice_count));
    }
    for seat in evidence.seats() {
        for action in &evidence.actions {
            own_choices(probe, game, seat, *action).or_else(|reason| evidence.breach(reason))?;
        }
    }
    for moment in evidence.sampled() {
        for seat in game.to_act(moment.state).seats().iter() {
            let legal = legal_actions(game, moment.state, seat);
            // A seat to act without a legal action breaks law L1, not this one.
            if legal.is_empty() {
                continue;
            }
            let mut walk = Walk { probe, game, seat, legal: &legal, found: BTreeSet::new() };
            walk.from(&mut Vec::new()).or_else(|reason| moment.breach(format!("seat {seat}: {reason}")))?;
            if let Some(missing) = legal.iter().find(|action| !walk.found.contains(action)) {
                return moment.breach(format!("seat {seat}: no mask leads to the legal action {missing}"));
            }
        }
        for viewer in evidence.viewers() {
            let numbers = (probe.observe)(game, &game.view(moment.state, viewer));
            if let Some(place) = numbers.iter().position(|number| !number.is_finite()) {
                return moment
                    .breach(format!("number {place} of the observation for {viewer:?} is {}", numbers[place]));
            }
        }
    }
    Ok(())
}

/// The choices of an action are in the list, lead back to it, and name no action before they are complete.
fn own_choices<G: Game>(probe: &EncodeProbe<G>, game: &G, seat: Seat, action: G::Action) -> Result<(), String> {
    let choices = (probe.choices)(game, seat, action);
    if choices.iter().any(|choice| usize::from(*choice) >= probe.choice_count) {
        return Err(format!("{action} has choices {choices:?}, but there are only {}", probe.choice_count));
    }
    let named = (probe.action)(game, seat, &choices);
    if named != Some(action) {
        return Err(format!("{action} has choices {choices:?}, but these name {named:?}"));
    }
    match (1..choices.len()).find_map(|len| (probe.action)(game, seat, &choices[..len])) {
        Some(other) => Err(format!("the choices {choices:?} of {action} begin with those of {other}")),
        None => Ok(()),
    }
}

/// A walk through everything that the masks allow.
struct Walk<'a, G: Game> {
    probe: &'a EncodeProbe<G>,
    game: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
    found: BTreeSet<G::Action>,
}

impl<G: Game> Walk<'_, G> {
    fn from(&mut self, chosen: &mut Vec<u16>) -> Result<(), String> {
        let mask = (self.probe.mask)(self.game, self.seat, self.legal, chosen);
        if let Some(other) = mask.iter().find(|allowed| **allowed > 1) {
            return Err(format!("a mask contains {other}"));
        }
        for choice in (0..mask.len()).filter(|choice| mask[*choice] == 1) {
            chosen.push(choice as u16);
            match (self.probe.action)(self.game, self.seat, chosen) {
                Some(action) if !self.legal.contains(&action) => {
                    return Err(format!("masks lead to {action}, which is not legal"));
                }
                Some(action) => {
                    self.found.insert(action);
                }
                None if chosen.len() == Choices::MOST => return Err(format!("the choices {chosen:?} are no action")),
                None => self.from(chosen)?,
            }
            chosen.pop();
        }
        if !mask.contains(&1) {
            return Err(format!("nothing can be chosen after {chosen:?}"));
        }
        Ok(())
    }
}
