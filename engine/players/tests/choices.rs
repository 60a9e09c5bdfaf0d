//! Players find the best action where there is no doubt about it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kernel::{Game, Seat, SeatCount, Silent, Standings, Step, ToAct, Viewer};
use laws::toys::private_cards::{self, Deck, Phase};
use laws::toys::{Cards, PrivateCards, SealedBids, sealed_bids};
use players::{Advice, Generator, Machine, Player, Search, Sequential, Settings, Spec, TimeLeft};
use rand::SeedableRng;

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count)
}

/// Plays a game to the end.
fn play<G: Game>(game: &G, players: &mut [Box<dyn Player<G>>], seed: u64) -> Standings {
    let mut rng = Generator::seed_from_u64(seed);
    let mut state = game.initial_state();
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return game.standings(&state),
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.first().unwrap();
                Step::Act(
                    seat,
                    players[seat.index()].choose(game, &game.view(&state, Viewer::Seat(seat)), seat, &Sequential),
                )
            }
        };
        game.apply(&mut state, step, &mut Silent);
    }
}

fn cards(numbers: &[u8]) -> Cards {
    let mut cards = Cards::NONE;
    numbers.iter().for_each(|card| cards.insert(*card));
    cards
}

/// The last decision of a game for two with six cards. Who plays the six wins by one point; anything else loses.
fn one_way_to_win() -> (PrivateCards, private_cards::State) {
    let game = PrivateCards::new(seats(2), private_cards::Options { deck: Deck::Six }).unwrap();
    let mut state = game.initial_state();
    state.phase = Phase::Choose;
    state.pile = Cards::NONE;
    state.hands.0[0] = cards(&[1, 4, 6]);
    state.hands.0[1] = cards(&[2, 3]);
    state.played.0[1] = cards(&[5]);
    state.points.0[1] = 5;
    (game, state)
}

#[track_caller]
fn advice(player: &str, game: &PrivateCards, state: &private_cards::State) -> Vec<Advice<private_cards::Action>> {
    let view = game.view(state, Viewer::Seat(Seat::new(0)));
    player.parse::<Spec>().unwrap().player::<PrivateCards>(7).advise(game, &view, Seat::new(0), &Sequential)
}

#[test]
fn the_only_winning_action_is_found() {
    let (game, state) = one_way_to_win();
    for player in ["greedy", "mcts:100", "mcts:100+depth=end+policy=uniform", "mcts:200+width=1", "exact", "exact:100"]
    {
        let advice = advice(player, &game, &state);
        assert_eq!(advice[0].action.to_string(), "play6", "{player}: {advice:?}");
        assert_eq!(advice[0].value, 1.0, "{player}: {advice:?}");
        assert_eq!(advice.len(), 6, "{player} judges every legal action");
        assert!(advice[1..].iter().all(|other| other.value == 0.0), "{player}: {advice:?}");
    }
}

#[test]
fn a_search_visits_the_best_action_most_and_every_action_at_least_once() {
    let (game, state) = one_way_to_win();
    let advice = advice("mcts:200+trees=1", &game, &state);
    assert!(advice.iter().all(|one| one.visits > 0), "{advice:?}");
    assert!(advice[0].visits > advice[1..].iter().map(|one| one.visits).sum(), "{advice:?}");
}

#[test]
fn a_narrow_search_begins_with_the_highest_prior() {
    let (game, state) = one_way_to_win();
    // Width 1 and few visits: the action with the highest `prior` comes first, and not all others are ever tried.
    let advice = advice("mcts:4+width=1+trees=1", &game, &state);
    assert_eq!(advice[0].action.to_string(), "play6");
    assert!(advice.iter().any(|one| one.visits == 0), "{advice:?}");
}

#[test]
fn a_settled_search_stops_early() {
    let (game, state) = one_way_to_win();
    let advice = advice("mcts:100000+trees=1", &game, &state);
    let spent: u32 = advice.iter().map(|one| one.visits).sum();
    assert!(spent < 60_000, "no other action could have caught up after half of the budget: {spent}");
}

#[test]
fn a_single_legal_action_is_taken_without_a_search() {
    let (game, mut state) = one_way_to_win();
    // The last private card can be played or buried, so there is a choice; the last card of sealed bids leaves none.
    state.hands.0[0] = cards(&[6]);
    assert_eq!(advice("mcts:50", &game, &state).len(), 2);
    let game = SealedBids::new(seats(2), sealed_bids::Options::default()).unwrap();
    let mut state = game.initial_state();
    state.open.prizes = Cards::NONE;
    state.open.prize = 4;
    state.open.hands[0] = cards(&[2]);
    let view = game.view(&state, Viewer::Seat(Seat::new(0)));
    for player in ["mcts:1000000", "exact:1000000", "greedy", "random"] {
        let advice =
            player.parse::<Spec>().unwrap().player::<SealedBids>(1).advise(&game, &view, Seat::new(0), &Sequential);
        assert_eq!(advice.iter().map(|one| one.action.0).collect::<Vec<_>>(), [2], "{player}");
        assert_eq!(advice[0].visits, 0, "{player}");
    }
}

/// Two prizes and two cards each are left.
fn two_prizes(now: u8, later: u8) -> (SealedBids, sealed_bids::State) {
    let game = SealedBids::new(seats(2), sealed_bids::Options::default()).unwrap();
    let mut state = game.initial_state();
    state.open.prize = now;
    state.open.prizes = cards(&[later]);
    state.open.hands = [cards(&[1, 2]), cards(&[1, 2]), Cards::NONE];
    (game, state)
}

fn bid(game: &SealedBids, state: &sealed_bids::State, seat: u8, settings: &str) -> Vec<Advice<sealed_bids::Action>> {
    let (seat, settings) = (Seat::new(seat), settings.parse::<Settings>().unwrap());
    let view = game.view(state, Viewer::Seat(seat));
    Search::<SealedBids>::new(settings, 3).advise(game, &view, seat, &Sequential)
}

#[test]
fn the_better_of_two_prizes_is_bid_for() {
    // Whatever the other bids, the high card is better for the greater prize: it wins it or keeps it from the other.
    for (now, later, best) in [(4, 1, 2), (1, 4, 1)] {
        let (game, state) = two_prizes(now, later);
        for seat in [0, 1] {
            let advice = bid(&game, &state, seat, "500");
            assert_eq!(advice[0].action.0, best, "seat {seat}: {advice:?}");
        }
    }
}

#[test]
fn a_secret_bid_does_not_change_the_answer() {
    for hidden in [1, 2] {
        let (game, mut state) = two_prizes(4, 1);
        state.bids[0] = Some(hidden);
        assert_eq!(bid(&game, &state, 1, "500")[0].action.0, 2);
    }
}

#[test]
fn no_opening_bid_dominates() {
    // All hold the same cards: a bid that can be predicted is beaten by the next higher card.
    let game = SealedBids::new(seats(2), sealed_bids::Options::default()).unwrap();
    let mut state = game.initial_state();
    state.open.prizes.remove(3);
    state.open.prize = 3;
    let advice = bid(&game, &state, 0, "4000+trees=1+depth=end+policy=uniform");
    let all: u32 = advice.iter().map(|one| one.visits).sum();
    assert!(advice[0].visits < all * 9 / 10, "{advice:?}");
    assert_ne!(advice[0].action.0, 1, "the lowest card cannot win a high prize: {advice:?}");
}

#[test]
fn each_of_three_seats_maximises_its_own_value() {
    // Seat 2 (index 1) wins the last prize only with its highest card, whatever the others want.
    let game = SealedBids::new(seats(3), sealed_bids::Options::default()).unwrap();
    let mut state = game.initial_state();
    state.open.prize = 4;
    state.open.prizes = Cards::NONE;
    state.open.hands = [cards(&[3]), cards(&[2, 4]), cards(&[1])];
    state.open.won = [2, 0, 0];
    let advice = bid(&game, &state, 1, "200+depth=end");
    assert_eq!((advice[0].action.0, advice[0].value), (4, 1.0), "{advice:?}");
    assert_eq!(advice[1].value, 0.0, "{advice:?}");
}

#[test]
fn a_search_beats_random_play() {
    let (mut won, games) = (0.0, 60);
    let game = PrivateCards::new(seats(2), private_cards::Options::default()).unwrap();
    let specs: [Spec; 2] = ["mcts:200+trees=1", "random"].map(|name| name.parse().unwrap());
    for number in 0..games {
        let first = Seat::new((number % 2) as u8);
        let mut players: Vec<Box<dyn Player<PrivateCards>>> = vec![specs[0].player(number), specs[1].player(number)];
        if first.index() == 1 {
            players.reverse();
        }
        won += play(&game, &mut players, number).utility(first);
    }
    assert!(won >= 0.8 * games as f32, "{won} of {games}");
}

/// A machine that counts how often a search could have been put aside.
#[derive(Default)]
struct Counting(AtomicU32);

impl Machine for Counting {
    fn deadline(&self, limit: Duration) -> Box<TimeLeft> {
        Sequential.deadline(limit)
    }

    fn pause_point(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn run(&self, count: usize, task: &(dyn Fn(usize) + Sync)) {
        Sequential.run(count, task);
    }
}

#[test]
fn a_long_search_can_be_put_aside() {
    let game = PrivateCards::new(seats(2), private_cards::Options::default()).unwrap();
    let first = Seat::new(0);
    let states = laws::random_play(&game, 1).states;
    let state = states.into_iter().find(|state| game.to_act(state).seats().contains(first)).unwrap();
    let view = game.view(&state, Viewer::Seat(first));
    for player in ["mcts:2000", "exact:nodes=5000"] {
        let machine = Counting::default();
        player.parse::<Spec>().unwrap().player::<PrivateCards>(7).advise(&game, &view, first, &machine);
        let pauses = machine.0.into_inner();
        assert!(pauses >= 5, "{player} offers {pauses} pauses");
    }
}
