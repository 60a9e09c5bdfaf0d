//! The proofs of finished matches: each match is checked once, however often it is looked at.

use std::collections::VecDeque;
use std::sync::Mutex;

use catalog::CatalogGame;
use journal::Token;
use pages::Proof;
use session::Record;

/// How many proofs are kept. One that was dropped is made again.
const KEPT: usize = 256;

/// The proofs that were made last.
#[derive(Default)]
pub(crate) struct Proofs {
    kept: Mutex<VecDeque<(Token, Proof)>>,
}

impl Proofs {
    /// Checks the record of a finished match, or remembers what came of it the last time.
    pub(crate) async fn of(&self, id: Token, game: &'static dyn CatalogGame, record: Record) -> Proof {
        if let Some((_, proof)) = self.kept().iter().find(|(other, _)| *other == id) {
            return proof.clone();
        }
        // Playing a match through takes a moment: not on the threads that serve everyone.
        let proof = tokio::task::spawn_blocking(move || game.verify(&record)).await.expect("checking does not panic");
        let mut kept = self.kept();
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((id, proof.clone()));
        proof
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, VecDeque<(Token, Proof)>> {
        self.kept.lock().expect("nobody panics while holding the list")
    }
}

#[cfg(test)]
mod tests {
    use kernel::SeatCount;
    use session::{ChanceSource, Seed, VerifyError};

    use super::*;
    use crate::random::random_token;

    #[tokio::test]
    async fn a_match_is_checked_once() {
        let game = toy::GAMES[0];
        let running = game.open(SeatCount::new(2), &[], ChanceSource::Seed(Seed::from_number(1))).unwrap();
        let (proofs, id) = (Proofs::default(), random_token());
        let over = running.record_resigned(kernel::Seat::new(0));
        let proof = proofs.of(id, game, over).await;
        assert!(proof.is_ok(), "{proof:?}");
        assert_eq!(proofs.of(id, game, running.record()).await, proof, "nothing is checked again");
        assert_eq!(proofs.of(random_token(), game, running.record()).await, Err(VerifyError::Open));
    }
}
