//! Whether a step is possible.

use kernel::{Game, Seat, ToAct};

use crate::error::{PlayError, cut};

/// Checks whether a seat may do this now.
///
/// # Errors
/// The reason why it may not.
pub fn check_action<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Result<(), PlayError> {
    let to_act = game.to_act(state);
    if !to_act.seats().contains(seat) {
        return Err(PlayError::NotToAct { seat, to_act });
    }
    if !game.is_legal(state, seat, action) {
        let mut legal = Vec::new();
        game.legal_actions(state, seat, &mut legal);
        let (legal, more) = cut(&legal);
        return Err(PlayError::Illegal { seat, action: action.to_string(), legal, more });
    }
    Ok(())
}

/// Checks whether a chance step is due and can have this outcome.
///
/// # Errors
/// The reason why it cannot.
pub fn check_outcome<G: Game>(game: &G, state: &G::State, outcome: G::Chance) -> Result<(), PlayError> {
    let to_act = game.to_act(state);
    if to_act != ToAct::Chance {
        return Err(PlayError::ChanceNotDue { outcome: outcome.to_string(), to_act });
    }
    let mut outcomes = Vec::new();
    game.chance_outcomes(state, &mut outcomes);
    if !outcomes.iter().any(|(possible, _)| *possible == outcome) {
        let possible: Vec<G::Chance> = outcomes.into_iter().map(|(possible, _)| possible).collect();
        let (possible, more) = cut(&possible);
        return Err(PlayError::Impossible { outcome: outcome.to_string(), possible, more });
    }
    Ok(())
}
