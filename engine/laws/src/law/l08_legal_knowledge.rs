//! L8: whom the table waits for and what is legal for a seat follow from what that seat may know.

use kernel::Game;

use super::{Evidence, Law, Verdict, twins};
use crate::play::legal_actions;

pub(crate) fn check<G: Game>(evidence: &Evidence<'_, G>) -> Verdict {
    let game = evidence.game;
    twins::each(evidence, Law::L8, |twin| {
        let viewer = twin.viewer;
        let (waiting, otherwise) = (game.to_act(twin.truth), game.to_act(twin.other));
        if waiting != otherwise {
            return twin.breach(format!("for all {viewer:?} knows, the table waits for {waiting:?} or {otherwise:?}"));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        let (legal, otherwise) = (legal_actions(game, twin.truth, seat), legal_actions(game, twin.other, seat));
        if legal != otherwise {
            return twin.breach(format!("for all seat {seat} knows, it may do {legal:?} or {otherwise:?}"));
        }
        Ok(())
    })
}
