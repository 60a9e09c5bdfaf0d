//! The same seed gives the same choices; budgets are respected; trees are reused where that is sound.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use burgenland::Burgenland;
use kernel::{Evaluate, Game, Seat, Silent, Step, ToAct, Viewer};
use laws::toys::PrivateCards;
use players::{Machine, Player, Search, Sequential, Settings, Spec, TimeLeft};

use crate::exact::seats;

/// The positions of a random match in which a seat is to act.
fn decisions<G: Game>(game: &G, seed: u64) -> Vec<(G::State, Seat)> {
    let states = laws::random_play(game, seed).states;
    states
        .into_iter()
        .filter_map(|state| Some((game.to_act(&state).seats().first()?, state)))
        .map(|(a, b)| (b, a))
        .collect()
}

/// The advice of a player on the decisions of a random match.
fn answers<G: Evaluate>(game: &G, name: &str, seed: u64) -> Answers<G> {
    answers_on(&Sequential, game, name, seed)
}

/// Actions with visits and the bits of their values, by decision.
type Answers<G> = Vec<Vec<(<G as Game>::Action, u32, u32)>>;

fn answers_on<G: Evaluate>(machine: &dyn Machine, game: &G, name: &str, seed: u64) -> Answers<G> {
    let spec: Spec = name.parse().unwrap();
    let mut player = spec.player::<G>(seed);
    let answer = |(state, seat): (G::State, Seat)| {
        let advice = player.advise(game, &game.view(&state, Viewer::Seat(seat)), seat, machine);
        advice.iter().map(|one| (one.action, one.visits, one.value.to_bits())).collect()
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

/// A machine that runs its tasks from the last to the first.
struct Backwards;

impl Machine for Backwards {
    fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
        Sequential.deadline(limit)
    }

    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        (0..count).rev().for_each(task);
    }
}

#[test]
fn the_order_in_which_trees_grow_does_not_matter() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    for player in ["mcts:64+trees=4", "mcts:100+trees=3+depth=4"] {
        assert_eq!(answers_on(&Backwards, &game, player, 9), answers(&game, player, 9), "{player}");
    }
}

/// A machine whose clock goes on by one millisecond whenever it is asked.
struct CountingClock;

impl Machine for CountingClock {
    fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
        let asked = AtomicU32::new(0);
        Box::new(move || limit.saturating_sub(Duration::from_millis(asked.fetch_add(1, Ordering::Relaxed).into())))
    }

    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        Sequential.run(count, task);
    }
}

/// How many visits a search with one tree makes at a position with several actions.
fn visits_in(settings: &str, machine: &dyn Machine) -> u32 {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let settings: Settings = settings.parse().unwrap();
    let (state, seat) = decisions(&game, 5).into_iter().find(|(state, _)| state.extra_dice.0 != [0, 0]).unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let advice = Search::<Burgenland>::new(settings, 1).advise(&game, &view, seat, machine);
    advice.iter().map(|one| one.visits).sum()
}

#[test]
fn a_search_stops_when_time_is_up() {
    // The clock is asked once at the start and once after each round of 16 iterations.
    assert_eq!(visits_in("milliseconds=20+trees=1+exploration=5", &CountingClock), 20 * 16);
    assert_eq!(visits_in("milliseconds=40+trees=1+exploration=5", &CountingClock), 40 * 16);
}

#[test]
fn a_settled_search_does_not_wait_for_the_deadline() {
    assert!(visits_in("milliseconds=1000+trees=1+exploration=0", &CountingClock) < 1000 * 16);
}

#[test]
fn without_a_clock_a_time_budget_is_one_round() {
    assert_eq!(visits_in("milliseconds=20+trees=1+exploration=5", &Sequential), 16);
}

/// A decision of Burgenland after which the same seat decides again, without a chance step in between.
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
fn a_tree_is_reused_for_the_expected_decision_only() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let (mut state, seat) = two_decisions_in_a_row(&game);
    let settings: Settings = "400+trees=1".parse().unwrap();
    let visits = |player: &mut Search<Burgenland>, state: &burgenland::State| {
        let advice = player.advise(&game, &game.view(state, Viewer::Seat(state.active)), state.active, &Sequential);
        (advice.iter().map(|one| one.visits).sum::<u32>(), advice[0].action)
    };
    let mut player = Search::new(settings, 1);
    let (_, action) = visits(&mut player, &state);
    let mut elsewhere = Search::new(settings, 1);
    visits(&mut elsewhere, &state);
    game.apply(&mut state, Step::Act(seat, action), &mut Silent);
    assert_eq!(game.to_act(&state), ToAct::one(seat), "the seat decides again");
    // A search may stop early, so the test is that it knows more visits than its budget allows.
    let (fresh, _) = visits(&mut Search::new(settings, 2), &state);
    let (kept, _) = visits(&mut player, &state);
    assert!(fresh <= 400 && kept > 400, "{fresh} without, {kept} with the tree of the last decision");
    // Another position than the expected one: the tree is not reused.
    let mut other = state;
    other.points.0[0].0[0] += 1;
    let (unexpected, _) = visits(&mut elsewhere, &other);
    assert!(unexpected <= 400, "{unexpected}");
}
