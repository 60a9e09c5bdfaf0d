//! Plays for property tests, made of indices so that they shrink.

use kernel::{Game, ToAct};
use laws::toys::{PrivateCards, SealedBids};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

proptest! {
    #[test]
    fn every_step_of_a_play_is_possible((table, indices) in laws::plays::<PrivateCards>(20)) {
        let play = laws::play(&table.game, &indices);
        for (state, step) in play.states.iter().zip(&play.steps) {
            prop_assert!(laws::is_possible(&table.game, state, *step));
        }
        prop_assert_eq!(play.states.len(), play.steps.len() + 1);
        prop_assert_eq!(play.events.len(), play.steps.len());
    }

    #[test]
    fn a_play_ends_with_its_indices_or_with_the_game((table, indices) in laws::plays::<SealedBids>(20)) {
        let play = laws::play(&table.game, &indices);
        let over = table.game.to_act(play.last()) == ToAct::Nobody;
        prop_assert!(over || play.steps.len() == indices.len());
    }
}

#[test]
fn a_failing_play_shrinks_to_the_shortest() {
    let holds =
        |(table, indices): (laws::Table<PrivateCards>, Vec<u32>)| laws::play(&table.game, &indices).steps.len() < 5;
    let mut runner = TestRunner::deterministic();
    let mut tree = (0..100)
        .map(|_| laws::plays::<PrivateCards>(40).new_tree(&mut runner).unwrap())
        .find(|tree| !holds(tree.current()))
        .expect("some play has five steps");
    while (!holds(tree.current()) && tree.simplify()) || (holds(tree.current()) && tree.complicate()) {}
    let (table, indices) = tree.current();
    assert_eq!(indices, [0; 5]);
    assert_eq!(format!("{table:?}"), r#"private-cards, preset default, seats 2, options [("deck", "9")]"#);
}

#[test]
fn the_same_seed_gives_the_same_play() {
    let game = SealedBids::new(kernel::SeatCount::new(3), Default::default()).unwrap();
    let texts = |seed| laws::random_play(&game, seed).steps.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(texts(7), texts(7));
    assert_ne!(texts(7), texts(8));
    // Pinned: the same on every machine.
    assert_eq!(texts(7)[..5], ["* 1", "1 bid3", "2 bid4", "3 bid3", "* 2"]);
}
