//! The same seed gives the same choices; budgets are kept; trees are kept where that is sound.

use std::time::{Duration, Instant};

use burgenland::Burgenland;
use kernel::{Evaluate, Game, Seat, Silent, Standings, Step, ToAct, Viewer};
use laws::toys::PrivateCards;
use players::{Generator, Player, Search, Settings, Spec};
use rand::SeedableRng;

use crate::choices::seats;

/// Plays a game to its end.
pub(crate) fn play<G: Game>(game: &G, players: &mut [Box<dyn Player<G>>], seed: u64) -> Standings {
    let mut luck = Generator::seed_from_u64(seed);
    let mut state = game.initial_state();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return game.standings(&state),
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut luck)),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Act(seat, players[seat.index()].choose(game, &game.view(&state, Viewer::Seat(seat)), seat))
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
}

/// The positions of a random match in which a seat is to act.
fn decisions<G: Game>(game: &G, seed: u64) -> Vec<(G::State, Seat)> {
    let states = laws::random_play(game, seed).states;
    states
        .into_iter()
        .filter_map(|state| Some((game.to_act(&state).seats().first()?, state)))
        .map(|(a, b)| (b, a))
        .collect()
}

/// What a player says to the decisions of a random match.
fn answers<G: Evaluate>(game: &G, name: &str, seed: u64) -> Vec<Vec<(G::Action, u32, u32)>> {
    let spec: Spec = name.parse().unwrap();
    let mut player = spec.player::<G>(seed);
    let answer = |(state, seat): (G::State, Seat)| {
        let advice = player.advise(game, &game.view(&state, Viewer::Seat(seat)), seat);
        advice.iter().map(|one| (one.action, one.visits, one.worth.to_bits())).collect()
    };
    decisions(game, 5).into_iter().take(30).map(answer).collect()
}

const PLAYERS: &[&str] =
    &["random", "greedy", "mcts:64", "mcts:64+trees=5+depth=3", "mcts:64+chance=apart+width=2", "exact:500"];

#[test]
fn the_same_seed_gives_the_same_answers() {
    let toy = PrivateCards::new(seats(3), Default::default()).unwrap();
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    for player in PLAYERS {
        assert_eq!(answers(&toy, player, 1), answers(&toy, player, 1), "{player}");
        assert_eq!(answers(&game, player, 1), answers(&game, player, 1), "{player}");
    }
    assert_ne!(answers(&toy, "mcts:64", 1), answers(&toy, "mcts:64", 2), "seeds matter");
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    for player in ["mcts:64+trees=4", "mcts:100+trees=3+depth=4"] {
        // Outside of any pool the trees grow side by side on all cores, inside one after another.
        let outside = answers(&game, player, 9);
        for threads in [1, 2] {
            assert_eq!(pool(threads).install(|| answers(&game, player, 9)), outside, "{player}, {threads} threads");
        }
    }
}

#[test]
fn time_is_kept() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let settings: Settings = "milliseconds=20+trees=1+exploration=5".parse().unwrap();
    let (state, seat) = decisions(&game, 5).into_iter().find(|(state, _)| state.extra_dice.0 != [0, 0]).unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let begun = Instant::now();
    let advice = Search::<Burgenland>::new(settings, 1).advise(&game, &view, seat);
    assert!(advice.iter().map(|one| one.visits).sum::<u32>() > 0);
    // Generous: the machine may be busy. An endless search would not come back at all.
    assert!(begun.elapsed() < Duration::from_secs(20));
}

/// A decision of Burgenland after which the same seat decides again, with nothing left to chance in between.
fn two_decisions_in_a_row(game: &Burgenland) -> (burgenland::State, Seat) {
    let mut all = (0..20).flat_map(|seed| decisions(game, seed));
    all.find(|(state, _)| {
        let mut legal = Vec::new();
        game.legal_actions(state, state.active, &mut legal);
        state.phase == burgenland::Phase::Field && legal.len() > 3
    })
    .unwrap()
}

#[test]
fn a_tree_is_kept_for_the_next_decision_and_only_for_that() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let (mut state, seat) = two_decisions_in_a_row(&game);
    let settings: Settings = "400+trees=1".parse().unwrap();
    let visits = |player: &mut Search<Burgenland>, state: &burgenland::State| {
        let advice = player.advise(&game, &game.view(state, Viewer::Seat(state.active)), state.active);
        (advice.iter().map(|one| one.visits).sum::<u32>(), advice[0].action)
    };
    let mut player = Search::new(settings, 1);
    let (_, action) = visits(&mut player, &state);
    let mut elsewhere = Search::new(settings, 1);
    visits(&mut elsewhere, &state);
    game.apply(&mut state, Step::Act(seat, action), &mut Silent);
    assert_eq!(game.to_act(&state), ToAct::one(seat), "the seat decides again");
    // An early stop may save iterations, so what counts is that more visits are known than were made.
    let (fresh, _) = visits(&mut Search::new(settings, 2), &state);
    let (kept, _) = visits(&mut player, &state);
    assert!(fresh <= 400 && kept > 400, "{fresh} of its own, {kept} with those of the last decision");
    // Another table than the expected one: everything begins anew.
    let mut other = state;
    other.points.0[0].0[0] += 1;
    let (unexpected, _) = visits(&mut elsewhere, &other);
    assert!(unexpected <= 400, "{unexpected}");
}
