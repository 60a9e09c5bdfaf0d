//! The law suite, for every preset and seat count.

use kernel::Game;
use laws::{Census, Suite};
use proptest::prelude::*;
use two_heirs::{Chance, First, Heir, Phase, Post, Table, TreasurePlace, Troop, TwoHeirs};

use crate::recount::recount;

/// How many pieces of each kind there are, wherever they are.
fn census(game: &TwoHeirs, table: &Table) -> Census {
    let mut census = Census::new();
    // The start tile is laid, but its front is one of those nobody has seen.
    census.add("tile", "landscape", table.landscape.plots().iter().filter(|plot| plot.tile.is_some()).count());
    census.add("tile", "reserve", table.reserve.places.iter().flatten().count());
    census.add("tile", "hands", Heir::ALL.into_iter().map(|heir| table.hands[heir].len()).sum());
    census.add("tile", "taken by the automaton", table.solo.taken.iter().count());
    // Before the sets are drawn by lot, all 27 tiles are still to come.
    census.add("tile", "unseen", if table.sets.is_some() { table.unseen.len() } else { 27 });
    census.add("tile", "box", table.boxed.len());
    for heir in Heir::ALL {
        for (troop, post) in Troop::ALL.into_iter().zip(table.troops[heir]) {
            let place = match post {
                Post::Plot(plot) if plot.index() >= table.landscape.plots().len() => continue,
                Post::Plot(plot) => format!("plot {}", plot.index()),
                Post::Reserve => "beside the reserve".to_owned(),
                Post::Beside => "beside the landscape".to_owned(),
            };
            census.add(format!("{troop:?} of {heir}"), place, 1);
        }
    }
    if game.setting().solo {
        let laid = table.solo.treasures.iter().filter(|place| **place != TreasurePlace::Unseen).count();
        census.add("treasure", "table", laid);
        census.add("treasure", "heap", table.solo.heap.into());
    }
    census
}

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<TwoHeirs>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds() {
    let suite = Suite::<TwoHeirs>::new().census(census).recount(recount).encode().evaluate().foresee();
    suite.symmetric(|game| game.options().first == First::Toss, moved_on).games(2).moments(3).check();
}

/// L22: with every seat moved on by one, the tossed shield shows the other heir's crown.
fn moved_on(_: &TwoHeirs, outcome: Chance) -> Chance {
    match outcome {
        Chance::Crown(crown) => Chance::Crown(crown.other()),
        other => other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// Law L14 once more, on plays that go by index, with rare outcomes as often as common ones.
    #[test]
    fn bookkeeping_equals_a_recount((table, indices) in laws::plays::<TwoHeirs>(240)) {
        let play = laws::play(&table.game, &indices);
        for state in play.states.iter().step_by(7) {
            prop_assert_eq!(recount(&table.game, state), Ok(()));
        }
    }

    /// No two troops share a tile, but for the retinues that have not parted yet.
    ///
    /// Rule: two_heirs.setup.shared-tile-exception
    #[test]
    fn troops_share_no_tile((table, indices) in laws::plays::<TwoHeirs>(240)) {
        let play = laws::play(&table.game, &indices);
        for state in &play.states {
            let posts: Vec<_> = Heir::ALL.into_iter().flat_map(|heir| state.posts(heir)).collect();
            let mut different = posts.clone();
            different.sort_unstable();
            different.dedup();
            let retinues = Heir::ALL.map(|heir| state.troops[heir][Troop::Retinue.index()]);
            let together = retinues[0] == retinues[1] && retinues[0].plot().is_some();
            prop_assert_eq!(posts.len() - different.len(), usize::from(together));
            if together {
                prop_assert_eq!(retinues[0].plot(), Some(two_heirs::PlotId::START));
            }
        }
    }

    /// Every hand keeps the limit whenever a turn begins.
    #[test]
    fn hands_keep_the_limit((table, indices) in laws::plays::<TwoHeirs>(240)) {
        let play = laws::play(&table.game, &indices);
        for state in play.states.iter().filter(|state| state.phase == Phase::Turn) {
            prop_assert!(state.hands[state.active.other()].len() <= two_heirs::HAND_LIMIT);
        }
    }
}

#[test]
fn the_stated_bound_of_steps_is_not_far_off() {
    let longest = (0..40).map(|seed| {
        let game = TwoHeirs::new(kernel::SeatCount::new(2), two_heirs::Options::default()).expect("the options fit");
        laws::random_play(&game, seed).steps.len() as u32
    });
    let longest = longest.max().expect("games were played");
    assert!(longest <= TwoHeirs::INFO.max_steps && longest > TwoHeirs::INFO.max_steps / 3, "{longest} steps");
}
