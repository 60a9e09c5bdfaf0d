//! Tournaments.

use std::collections::BTreeSet;
use std::sync::Mutex;

use contests::{GameContest, OutsideError};
use kernel::{Game, SeatCount};
use lab::Sprt;
use lab::arena::{GameResult, Outcome, Tournament, run, seatings};
use laws::toys::{PrivateCards, SealedBids};

fn tournament(players: &[&str], games: u64) -> Tournament {
    let players = players.iter().map(|name| name.parse().unwrap()).collect();
    Tournament { players, games, seed: 7, sprt: None, times: false, steps: false }
}

fn cards(seats: u8) -> PrivateCards {
    PrivateCards::new(SeatCount::new(seats), Default::default()).unwrap()
}

/// The outcome, and every game that `keep` was called with.
fn outcome<G: kernel::Evaluate + kernel::Study>(
    game: &G,
    tournament: &Tournament,
    known: Vec<GameResult>,
) -> (Outcome, Vec<GameResult>) {
    let results = Mutex::new(Vec::new());
    let outcome = run(&GameContest(game.clone()), tournament, known, |played, play| {
        assert_eq!(played.steps, play.length);
        results.lock().unwrap().push(played.clone());
        Ok::<(), OutsideError>(())
    });
    (outcome.unwrap(), results.into_inner().unwrap())
}

#[test]
fn every_player_gets_every_seat() {
    assert_eq!(seatings(2, 2), [[0, 1], [1, 0]]);
    assert_eq!(seatings(2, 3), [[0, 1, 0], [1, 0, 1]], "two players share three seats");
    assert_eq!(seatings(3, 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    for (players, seats) in [(2, 4), (3, 3), (4, 3), (5, 2)] {
        let all = seatings(players, seats);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "no seating twice");
        for seat in 0..seats {
            let sits = |player: usize| all.iter().filter(|seating| seating[seat] == player).count();
            assert!((0..players).all(|player| sits(player) == sits(0)), "{players} players, seat {seat}");
        }
    }
}

#[test]
fn whole_units_are_played_and_counted() {
    let (outcome, results) = outcome(&cards(2), &tournament(&["greedy", "random", "random"], 7), Vec::new());
    assert_eq!((outcome.games, results.len()), (12, 12), "two units of six");
    assert!(outcome.players.iter().all(|player| player.seats_taken == 8), "{outcome:?}");
    assert!(outcome.players.iter().all(|player| player.thinking.is_none()), "times were not requested");
}

#[test]
fn equal_players_get_equal_shares() {
    // The same player twice: every seating of a unit has the same chance outcomes.
    for seats in [2, 3] {
        let (outcome, _) = outcome(&cards(seats), &tournament(&["greedy", "greedy"], 60), Vec::new());
        let [one, other] = [0, 1].map(|player| outcome.players[player].share);
        assert!((one - 0.5).abs() < 0.12 && (other - 0.5).abs() < 0.12, "{seats} seats: {outcome:?}");
    }
}

#[test]
fn the_stronger_player_is_found() {
    let mut plan = tournament(&["mcts:100+trees=1", "random"], 2000);
    plan.sprt = Some(Sprt { elo0: 0.0, elo1: 50.0, error: 0.05 });
    let (found, results) = outcome(&cards(2), &plan, Vec::new());
    assert_eq!(found.sprt.unwrap().stronger, "accepted");
    assert!(results.len() < 400, "the test stops early: {}", results.len());
    let [best, worst] = &found.players[..] else { panic!("two players") };
    assert!(best.share > 0.8 && best.share_interval[0] > 0.5, "{found:?}");
    assert!(best.elo.elo > 100.0 && best.elo.interval[0] > worst.elo.interval[1], "{found:?}");
    assert!(best.mean_score > worst.mean_score);
    plan.players.reverse();
    let (lost, _) = outcome(&cards(2), &plan, Vec::new());
    assert_eq!(lost.sprt.unwrap().stronger, "rejected");
}

#[test]
fn ratings_order_players_by_strength() {
    let plan = tournament(&["random", "mcts:300+trees=1", "mcts:10+trees=1"], 240);
    let (found, _) = outcome(&cards(2), &plan, Vec::new());
    let elo: Vec<f64> = found.players.iter().map(|player| player.elo.elo).collect();
    assert!(elo[0] < elo[2] && elo[2] < elo[1], "{elo:?}");
    assert!(elo.iter().sum::<f64>().abs() < 1e-6, "relative to the mean: {elo:?}");
    for player in &found.players {
        let [low, high] = player.elo.interval;
        assert!(low <= player.elo.elo && player.elo.elo <= high, "{player:?}");
    }
}

#[test]
fn an_interrupted_tournament_is_continued() {
    let game = SealedBids::new(SeatCount::new(3), Default::default()).unwrap();
    let mut plan = tournament(&["greedy", "random"], 200);
    plan.sprt = Some(Sprt { elo0: 0.0, elo1: 100.0, error: 0.05 });
    let (whole, mut results) = outcome(&game, &plan, Vec::new());
    results.sort_by_key(|played| (played.unit, played.seating.clone()));
    // Interrupted at any point, in any order of the games that were finished.
    for kept in [0, 1, results.len() / 2, results.len() - 1, results.len()] {
        let mut known = results[..kept].to_vec();
        known.reverse();
        let (resumed, played) = outcome(&game, &plan, known);
        assert_eq!(resumed, whole, "after {kept} games");
        assert_eq!(played.len(), results.len() - kept, "only the missing games are played");
    }
    // So does a run with results of a longer tournament without the test.
    let (_, longer) = outcome(&game, &Tournament { sprt: None, ..plan.clone() }, Vec::new());
    assert_eq!(outcome(&game, &plan, longer).0, whole);
}

#[test]
fn thinking_times_are_measured_on_request() {
    let mut plan = tournament(&["mcts:2000+trees=1", "random"], 4);
    plan.times = true;
    let (found, _) = outcome(&cards(2), &plan, Vec::new());
    let [deep, blind] = [0, 1].map(|player| found.players[player].thinking.unwrap());
    assert!(deep.median > blind.median && deep.median <= deep.percentile_95, "{deep:?} {blind:?}");
    assert!(deep.decisions > 0);
}

#[derive(PartialEq, Debug)]
struct DiskFull;

impl From<OutsideError> for DiskFull {
    fn from(error: OutsideError) -> Self {
        unreachable!("no program plays: {error}")
    }
}

#[test]
fn an_error_of_keep_ends_the_tournament() {
    let plan = tournament(&["random", "greedy"], 50);
    let refused = run(&GameContest(cards(2)), &plan, Vec::new(), |_, _| Err(DiskFull));
    assert_eq!(refused.unwrap_err(), DiskFull);
}
