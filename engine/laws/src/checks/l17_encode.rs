//! L17: every action is made of its own choices, choices that name an action are its own and its notation reads back, masks
//! lead to the legal actions, and observations keep to their layout and are the same for a state as for its view.

use std::collections::BTreeSet;

use kernel::{ChoiceBlock, Choices, Game, MAX_CHOICES, MAX_OBSERVATION, Seat, Viewer};

use crate::config::EncodeProbe;
use crate::evidence::{Evidence, Verdict};
use crate::play::legal_actions;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let Some(probe) = &evidence.config.encode else { return Ok(()) };
    let game = evidence.game;
    if probe.choice_count() > MAX_CHOICES {
        return evidence.breach(format!("there are {} choices, more than {MAX_CHOICES}", probe.choice_count()));
    }
    if probe.observation_len() > MAX_OBSERVATION {
        return evidence.breach(format!("an observation has {} bytes", probe.observation_len()));
    }
    let wrong = twice(probe.blocks.iter().map(|block| block.name))
        .or_else(|| twice(probe.slices.iter().map(|slice| slice.name)));
    if let Some(name) = wrong {
        return evidence.breach(format!("{name:?} is the name of two blocks or slices, or no name"));
    }
    for seat in evidence.seats() {
        for action in &evidence.actions {
            own_choices(probe, game, seat, *action).or_else(|reason| evidence.breach(reason))?;
        }
    }
    // Seats differ only in how they count other seats: the first and the last one differ most.
    for seat in evidence.seats().take(1).chain(evidence.seats().last()) {
        named_actions(evidence, probe, seat).or_else(|reason| evidence.breach(reason))?;
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
            bytes_in_bounds(probe, game, moment.state, viewer)
                .or_else(|reason| moment.breach(format!("{viewer:?}: {reason}")))?;
        }
    }
    Ok(())
}

/// A name that is empty or occurs twice.
fn twice(mut names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let mut seen = BTreeSet::new();
    names.find(|name| name.is_empty() || !seen.insert(*name))
}

/// Every byte of the buffer is written, from a state as from its view, and none is greater than its slice allows.
fn bytes_in_bounds<G: Game>(probe: &EncodeProbe<G>, game: &G, state: &G::State, viewer: Viewer) -> Result<(), String> {
    let view = game.view(state, viewer);
    let bytes = probe.observation(game, &view);
    let mut again = vec![u8::MAX; bytes.len()];
    (probe.observe)(game, &view, &mut again);
    if bytes != again {
        return Err("the observation depends on what was in the buffer before".to_owned());
    }
    again.fill(u8::MAX);
    (probe.observe_state)(game, state, viewer, &mut again);
    if let Some(place) = (0..bytes.len()).find(|place| bytes[*place] != again[*place]) {
        return Err(format!("byte {place} is {} for the view, {} for the state", bytes[place], again[place]));
    }
    let mut rest = bytes.as_slice();
    for slice in probe.slices {
        let (own, others) = rest.split_at(slice.len);
        if let Some(place) = own.iter().position(|byte| *byte > slice.most) {
            return Err(format!("byte {place} of {} is {}, more than {}", slice.name, own[place], slice.most));
        }
        rest = others;
    }
    Ok(())
}

/// The choices of an action are in the list, lead back to it, and name no action before they are complete.
fn own_choices<G: Game>(probe: &EncodeProbe<G>, game: &G, seat: Seat, action: G::Action) -> Result<(), String> {
    let choices = (probe.choices)(game, seat, action);
    if choices.iter().any(|choice| usize::from(*choice) >= probe.choice_count()) {
        return Err(format!("{action} has choices {choices:?}, but there are only {}", probe.choice_count()));
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

/// Whatever choices name an action, legal or not, are its own choices, and the notation can write the action. All sequences of one
/// and two choices are tried, and of three those in which two are the first, the middle or the last choice of a block.
fn named_actions<G: Game>(evidence: &Evidence<'_, G>, probe: &EncodeProbe<G>, seat: Seat) -> Result<(), String> {
    let all = 0..probe.choice_count() as u16;
    let corners = corners(probe.blocks);
    let is_own = |choices: &[u16]| -> Result<(), String> {
        let Some(action) = (probe.action)(evidence.game, seat, choices) else { return Ok(()) };
        let text = action.to_string();
        // The notation of actions that occurred is for law L5.
        if evidence.actions.binary_search(&action).is_err() && text.parse().ok() != Some(action) {
            return Err(format!("the choices {choices:?} name {action:?}, but {text:?} is not read as it"));
        }
        let own = (probe.choices)(evidence.game, seat, action);
        if *own != *choices {
            return Err(format!("the choices {choices:?} name {action}, which has choices {own:?}"));
        }
        Ok(())
    };
    for first in all.clone() {
        is_own(&[first])?;
        for second in all.clone() {
            is_own(&[first, second])?;
            match (corners.contains(&first), corners.contains(&second)) {
                (true, true) => all.clone().try_for_each(|third| is_own(&[first, second, third]))?,
                (true, false) | (false, true) => {
                    corners.iter().try_for_each(|third| is_own(&[first, second, *third]))?;
                }
                (false, false) => {}
            }
        }
    }
    Ok(())
}

/// The first, the middle and the last choice of every block.
fn corners(blocks: &[ChoiceBlock]) -> BTreeSet<u16> {
    let mut start = 0;
    let mut corners = BTreeSet::new();
    for block in blocks.iter().filter(|block| block.len > 0) {
        corners.extend([start, start + block.len / 2, start + block.len - 1].map(|choice| choice as u16));
        start += block.len;
    }
    corners
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
