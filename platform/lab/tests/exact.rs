//! Expected values compared with ones computed by hand.

use burgenland::{Action, Burgenland, Phase, State};
use kernel::{Evaluate, Game, Seat, SeatCount, Silent, Step, Viewer};
use laws::toys::{Cards, SealedBids, sealed_bids};
use players::{Exact, Player, SearchLimits, Sequential};

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count)
}

fn advice(limits: &str, game: &Burgenland, state: &State) -> Vec<(Action, f32)> {
    let view = game.view(state, Viewer::Seat(state.active));
    let limits: SearchLimits = limits.parse().unwrap();
    let advice = Exact::new(limits, 0).advise(game, &view, state.active, &Sequential);
    advice.into_iter().map(|one| (one.action, one.value)).collect()
}

/// The best value that `seat`, whose turn it is, can reach without another throw.
fn without_chance(game: &Burgenland, state: &State, seat: Seat) -> f32 {
    if state.phase == Phase::Over {
        return game.standings(state).utility(seat);
    }
    if state.active != seat {
        return game.evaluate(state, seat);
    }
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal.retain(|action| !matches!(action, Action::Roll(_)));
    let value = |action: Action| {
        let mut next = *state;
        game.apply(&mut next, Step::Act(seat, action), &mut Silent);
        without_chance(game, &next, seat)
    };
    legal.into_iter().map(value).fold(f32::NEG_INFINITY, f32::max)
}

#[test]
fn one_ply_is_the_mean_over_all_throws() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let plays = (0..8).flat_map(|seed| laws::random_play(&game, seed).states.into_iter().take(120));
    let begun: Vec<State> =
        plays.filter(|state| state.phase == Phase::Begin && state.extra_dice[state.active] > 0).take(12).collect();
    assert!(begun.len() == 12, "there are turns that begin with extra dice");
    for state in begun {
        for (action, value) in advice("plies=1+nodes=1000000", &game, &state) {
            let mut thrown = state;
            game.apply(&mut thrown, Step::Act(state.active, action), &mut Silent);
            let mut outcomes = Vec::new();
            game.chance_outcomes(&thrown, &mut outcomes);
            let (mut sum, mut ways) = (0.0, 0.0);
            for (outcome, weight) in outcomes {
                let mut next = thrown;
                game.apply(&mut next, Step::Chance(outcome), &mut Silent);
                sum += weight as f32 * without_chance(&game, &next, state.active);
                ways += weight as f32;
            }
            assert!((value - sum / ways).abs() < 1e-5, "{action}: {value}, by hand {}", sum / ways);
        }
    }
}

#[test]
fn few_nodes_give_an_answer_and_more_nodes_a_deeper_one() {
    let game = Burgenland::new(seats(2), Default::default()).unwrap();
    let plays = laws::random_play(&game, 3).states;
    let state = plays.into_iter().find(|state| state.phase == Phase::Continue && state.active == Seat::new(1)).unwrap();
    assert_eq!(advice("nodes=1", &game, &state).len(), 2);
    // One ply sees the next throw, two plies also what follows it.
    assert_ne!(advice("plies=1+nodes=100000", &game, &state), advice("plies=2+nodes=100000", &game, &state));
    assert_eq!(advice("nodes=100000", &game, &state), advice("nodes=100000", &game, &state));
}

#[test]
fn the_end_of_the_game_is_searched_completely() {
    // One prize is left, and seat 1 (index 0) has bid 1: every higher card wins the prize and the game.
    let game = SealedBids::new(seats(2), sealed_bids::Options::default()).unwrap();
    let mut state = game.initial_state();
    let mut one = Cards::NONE;
    one.insert(1);
    state.open.prizes = Cards::NONE;
    state.open.prize = 4;
    state.open.hands[0] = one;
    state.bids[0] = Some(1);
    let view = game.view(&state, Viewer::Seat(Seat::new(1)));
    let advice = Exact::new(SearchLimits::default(), 0).advise(&game, &view, Seat::new(1), &Sequential);
    let values: Vec<(u8, f32)> = advice.iter().map(|one| (one.action.0, one.value)).collect();
    assert_eq!(values, [(2, 1.0), (3, 1.0), (4, 1.0), (1, 0.5)]);
}
