//! Setup.

use std::collections::BTreeSet;

use ::laws::{random_play, random_step};
use kernel::{Game, GameOptions, Seat, SeatCount, Silent, Step, TextBoard as _, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::card::{CardSet, TOWNSFOLK};
use viscounts::chance::Chance;
use viscounts::options::{First, Options};
use viscounts::stack::Frame;
use viscounts::state::{Ending, Pile, Side, State};

use crate::words::{calm, effect, given};

fn table(seats: u8) -> Viscounts {
    Viscounts::new(SeatCount::new(seats), Options::default()).expect("the game is for one to four")
}

/// A random table ready for the first turn.
fn ready(game: &Viscounts, seed: u64) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = game.initial_state();
    while state.table.round == 0 {
        let step = random_step(game, &state, &mut rng).expect("setup goes on");
        game.apply(&mut state, step, &mut Silent);
    }
    state
}

/// Rule: viscounts.setup.starting-player
#[test]
fn the_starting_player_can_be_drawn() {
    let drawn = Options { first: First::Random, ..Options::default() };
    for seats in 2..=4 {
        let game = Viscounts::new(SeatCount::new(seats), drawn.clone()).expect("the game is for one to four");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut before = game.initial_state();
        let mut outcomes = Vec::new();
        while !matches!(outcomes.first(), Some((Chance::First(_), _))) {
            let step = random_step(&game, &before, &mut rng).expect("setup goes on");
            game.apply(&mut before, step, &mut Silent);
            outcomes.clear();
            game.chance_outcomes(&before, &mut outcomes);
        }
        assert_eq!(outcomes, (0..seats).map(|seat| (Chance::First(Side(seat)), 1)).collect::<Vec<_>>());
        for first in 0..seats {
            let mut state = before;
            game.apply(&mut state, Step::Chance(Chance::First(Side(first))), &mut Silent);
            let (mut drafted, mut began) = (Vec::new(), Vec::new());
            while state.table.round < 2 {
                let step = random_step(&game, &state, &mut rng).expect("the game goes on");
                match step {
                    Step::Act(seat, Action::Pair(_)) => drafted.push(seat.index()),
                    Step::Act(seat, Action::Play(_)) => began.push(seat.index()),
                    _ => {}
                }
                game.apply(&mut state, step, &mut Silent);
            }
            let order: Vec<usize> = (0..seats).map(|place| usize::from((first + place) % seats)).collect();
            assert_eq!(began, order, "{seats} seats, seat {first} begins");
            drafted.reverse();
            assert_eq!(drafted, order, "reverse order of the draft");
        }
    }
    assert!(Viscounts::new(SeatCount::new(1), drawn).is_err(), "a single player always begins");
}

/// Rule: viscounts.setup.board-side
#[test]
fn the_side_of_the_board_follows_the_player_count() {
    for (seats, large) in [(1, false), (2, false), (3, true), (4, true)] {
        assert_eq!(table(seats).large_side(), large, "{seats} seats");
    }
}

/// Rule: viscounts.setup.board-random, viscounts.setup.castle-orientation
#[test]
fn pieces_and_castle_lie_at_random() {
    let game = table(2);
    let laid: Vec<State> = (0..400).map(|seed| ready(&game, seed)).collect();
    let orders: BTreeSet<[Piece; 5]> = laid.iter().map(|state| state.table.order).collect();
    assert_eq!(orders.len(), 24, "five pieces in a circle have 24 orders");
    let turns: BTreeSet<u8> = laid.iter().map(|state| state.table.castle_turn).collect();
    assert_eq!(turns, BTreeSet::from([0, 1, 2, 3, 4]));
}

/// Rule: viscounts.setup.townsfolk-piles
#[test]
fn townsfolk_are_split_into_five_piles() {
    let piles = table(2).initial_state().table.townsfolk.map(|pile| pile.left);
    assert_eq!(piles, [14, 14, 14, 13, 13]);
    assert_eq!(piles.iter().map(|left| usize::from(*left)).sum::<usize>(), TOWNSFOLK);
}

/// What can be revealed next, each outcome equally likely.
fn revealed_next(game: &Viscounts, state: &State) -> BTreeSet<String> {
    let mut outcomes = Vec::new();
    game.chance_outcomes(state, &mut outcomes);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
}

/// Rule: viscounts.setup.no-peeking
#[test]
fn under_every_top_any_unseen_card_may_lie_and_no_view_names_one() {
    let game = table(3);
    let state = ready(&game, 5);
    let data = game.data();
    let unseen: Vec<&str> = state
        .table
        .unseen_cards
        .and(CardSet::range(0, TOWNSFOLK))
        .iter()
        .map(|card| data.cards[card.index()].id.as_str())
        .collect();
    let hidden: BTreeSet<String> = unseen.iter().map(|id| format!("card:{id}")).collect();
    let tiles = (0..data.manuscripts.len()).filter(|tile| state.table.unseen_tiles >> tile & 1 == 1);
    let hidden_tiles: BTreeSet<String> = tiles.map(|tile| format!("tile:{}", data.manuscripts[tile].id)).collect();
    assert_eq!((hidden.len(), hidden_tiles.len()), (TOWNSFOLK - 5, 30));
    for piece in Piece::ALL {
        let mut hired = state;
        given(&game, &mut hired, "effect 1 hire").expect("known words");
        game.apply(&mut hired, Step::Act(Seat::new(0), Action::Hire(piece)), &mut Silent);
        assert_eq!(revealed_next(&game, &hired), hidden, "the townsfolk of {piece}");
        let mut copied = state;
        let pile = &mut copied.table.manuscripts[piece.index()];
        *pile = Pile { top: None, left: pile.left - 1 };
        copied.table.stack.push(Frame::RevealTile(piece));
        assert_eq!(revealed_next(&game, &copied), hidden_tiles, "the manuscripts of {piece}");
    }
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
        let text = game.view(&state, viewer).english_board();
        let named = |id: &&str| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == *id);
        assert_eq!(unseen.iter().find(|id| named(id)), None, "{text}");
    }
}

/// Revealing the last unseen card or manuscript is no chance step, and what lies below it on the stack is done at once.
#[test]
fn the_last_unseen_piece_needs_no_chance_step() {
    let game = table(2);
    let laid = calm(&game);
    let townsfolk = CardSet::range(0, TOWNSFOLK);
    let last_card = laid.table.unseen_cards.and(townsfolk).nth(0);
    let last_tile = (0..game.data().manuscripts.len())
        .find(|tile| laid.table.unseen_tiles >> tile & 1 == 1 && !game.data().manuscripts[*tile].grey_back)
        .expect("some are unseen");
    for frame in [Frame::RevealCard(Piece(0)), Frame::RevealTile(Piece(0))] {
        let mut state = laid;
        state.table.unseen_cards = state.table.unseen_cards.minus(townsfolk).or([last_card].into_iter().collect());
        state.table.unseen_tiles = 1 << last_tile;
        state.table.townsfolk[0] = Pile { top: None, left: 1 };
        state.table.manuscripts[0] = Pile { top: None, left: 1 };
        state.table.stack.push(Frame::Effect(Side(0), effect(&game, &["gain", "ink", "1"]).expect("a known effect")));
        state.table.stack.push(frame);
        game.settle(&mut state, &mut Silent);
        assert_eq!(state.table.players[0].goods, [1, 0, 0, 0], "the effect below is done as well");
        let shown = (state.table.townsfolk[0].top, state.table.manuscripts[0].top);
        let expected = match frame {
            Frame::RevealCard(_) => (Some(last_card.0), None),
            _ => (None, Some(last_tile as u8)),
        };
        assert_eq!(shown, expected);
    }
}

/// Rule: viscounts.setup.closed-piles-option
#[test]
fn nothing_below_the_top_of_a_pile_is_in_the_state() {
    let game = table(3);
    let state = ready(&game, 5);
    let tops = state.table.townsfolk.iter().flat_map(|pile| pile.top).count();
    assert_eq!(tops, 5);
    let hidden: usize = state.table.townsfolk.iter().map(|pile| usize::from(pile.left)).sum::<usize>() - tops;
    let unseen = state.table.unseen_cards.and(CardSet::range(0, TOWNSFOLK));
    assert_eq!(unseen.len(), hidden, "the unseen cards are one set, in no pile and no order");
}

/// Rule: viscounts.setup.supply, viscounts.setup.player-area
#[test]
fn everything_lies_ready_and_unowned() {
    let game = table(4);
    let table = game.initial_state().table;
    assert_eq!((table.lord, table.bonus, table.ending), (None, [None; 4], Ending::Open));
    assert!(table.sites.iter().all(Option::is_none));
    for player in &table.players {
        assert_eq!((player.goods, player.built, player.workers), ([0; 4], [0; 3], 20));
        assert_eq!((player.corruption, player.virtue), (1, 7), "corruption left, virtue right");
    }
}

/// Rule: viscounts.setup.poverty-prosperity-piles, viscounts.setup.piles-after-draft
#[test]
fn the_end_piles_follow_the_player_count() {
    for (seats, debts, deeds) in [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)] {
        let state = ready(&table(seats), u64::from(seats));
        assert_eq!((state.table.debts_left, state.table.deeds_left), (debts, deeds), "{seats} seats");
    }
}

#[test]
fn options_without_effect_at_a_table_are_refused() {
    let with = |seats: u8, pairs: [(&str, &str); 1]| {
        let options = Options::from_pairs(pairs).expect("the option exists");
        Viscounts::new(SeatCount::new(seats), options)
    };
    assert!(with(1, [("opponent", "noble")]).is_ok());
    assert!(with(2, [("opponent", "noble")]).is_err());
    assert!(with(2, [("mixed-in", "1")]).is_err());
    assert!(with(2, [("ranks", "english")]).is_ok());
    assert!(with(3, [("ranks", "english")]).is_err());
}

#[test]
fn everybody_has_the_same_number_of_turns() {
    for seats in 2..=4 {
        let game = table(seats);
        let play = random_play(&game, 3);
        let mut rounds = vec![BTreeSet::new(); usize::from(seats)];
        for (state, step) in play.states.iter().zip(&play.steps) {
            if let Step::Act(seat, action) = step
                && action.to_string().starts_with("move:")
            {
                assert!(rounds[seat.index()].insert(state.table.round), "two moves in a round");
            }
        }
        assert!(rounds.iter().all(|turns| turns.len() == rounds[0].len() && !turns.is_empty()));
    }
}
