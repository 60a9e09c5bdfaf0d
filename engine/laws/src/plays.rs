//! Strategies for property tests: a table and a choice at each step.

use kernel::Game;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::play::{Play, next_steps};
use crate::table::{Table, tables};

/// A table and up to `max_len` indices into the lists of possible steps; [`play`] walks them.
///
/// It shrinks towards shorter plays that take earlier entries of the lists. Chance outcomes are chosen by index too, so
/// rare ones occur as often as common ones.
///
/// ```
/// use laws::toys::SealedBids;
/// use proptest::prelude::*;
///
/// proptest!(|((table, indices) in laws::plays::<SealedBids>(30))| {
///     let play = laws::play(&table.game, &indices);
///     prop_assert!(play.steps.len() <= indices.len());
/// });
/// ```
pub fn plays<G: Game>(max_len: usize) -> impl Strategy<Value = (Table<G>, Vec<u32>)> {
    (proptest::sample::select(tables::<G>()), vec(any::<u16>().prop_map(u32::from), 0..=max_len))
}

/// The play that takes at each step the possible step with the next index, modulo the length of the list. It ends with
/// the indices or with the game.
#[must_use]
pub fn play<G: Game>(game: &G, indices: &[u32]) -> Play<G> {
    let mut play = Play::new(game);
    for index in indices {
        let steps = next_steps(game, play.last());
        if steps.is_empty() {
            break;
        }
        play.push(game, steps[*index as usize % steps.len()]);
    }
    play
}
