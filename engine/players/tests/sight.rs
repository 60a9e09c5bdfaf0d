//! A player knows what its seat sees and nothing more.

use kernel::Viewer;
use laws::toys::{PrivateCards, SealedBids};
use players::{Generator, Sequential, Spec};
use proptest::prelude::*;
use rand::SeedableRng;

/// With the same view and seed a player gives the same answer, whatever the true state is. The second state is a
/// determinization, which looks the same to the seat.
fn same_answer<G: kernel::Evaluate>(game: &G, indices: &[u32], seed: u64) -> Result<(), TestCaseError> {
    let play = laws::play(game, indices);
    let mut rng = Generator::seed_from_u64(seed);
    for state in &play.states {
        for seat in game.to_act(state).seats().iter() {
            let view = game.view(state, Viewer::Seat(seat));
            let other_state = game.determinize(&view, &mut rng);
            let other_view = game.view(&other_state, Viewer::Seat(seat));
            for name in
                ["random", "greedy", "mcts:24+trees=1", "mcts:24+trees=1+depth=end+width=2", "exact:200+tables=3"]
            {
                let spec: Spec = name.parse().unwrap();
                let [one, other] = [&view, &other_view].map(|view| {
                    let advice = spec.player::<G>(seed).advise(game, view, seat, &Sequential);
                    advice.iter().map(|one| (one.action, one.visits, one.value.to_bits())).collect::<Vec<_>>()
                });
                prop_assert_eq!(one, other, "{}", name);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn hidden_cards_do_not_matter((table, indices) in laws::plays::<PrivateCards>(14), seed in any::<u64>()) {
        same_answer(&table.game, &indices, seed)?;
    }

    #[test]
    fn hidden_bids_do_not_matter((table, indices) in laws::plays::<SealedBids>(12), seed in any::<u64>()) {
        same_answer(&table.game, &indices, seed)?;
    }
}
