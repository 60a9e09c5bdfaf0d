//! L8: who is to act and what is legal for a seat follow from what that seat may know.

use kernel::Game;

use super::pairs;
use crate::evidence::{Evidence, Verdict};
use crate::law::Law;
use crate::play::legal_actions;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    pairs::each(evidence, Law::L8, |pair| {
        let viewer = pair.viewer;
        let (waiting, otherwise) = (game.to_act(pair.actual), game.to_act(pair.other));
        if waiting != otherwise {
            return pair.breach(format!("as far as {viewer:?} knows, {waiting:?} or {otherwise:?} is to act"));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        let (legal, otherwise) = (legal_actions(game, pair.actual, seat), legal_actions(game, pair.other, seat));
        if legal != otherwise {
            return pair.breach(format!("as far as seat {seat} knows, {legal:?} or {otherwise:?} is legal"));
        }
        Ok(())
    })
}
