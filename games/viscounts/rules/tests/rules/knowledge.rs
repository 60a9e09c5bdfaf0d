//! What is hidden, and what an attentive player knows of it.

use ::laws::random_step;
use kernel::{Contender, Game, Seat, SeatCount, Silent, Step, TextBoard as _, Viewer};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::card::{CARDS, Card, CardSet};
use viscounts::chance::Chance;
use viscounts::event::Event;
use viscounts::stack::Frame;
use viscounts::state::Side;

use crate::words::{calm, given};

fn two() -> Viscounts {
    Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two")
}

#[test]
fn others_see_that_a_card_was_drawn_but_not_which() {
    let game = two();
    let mut state = calm(&game);
    given(&game, &mut state, "hand 1 abbot").expect("known words");
    given(&game, &mut state, "phase 1 draw").expect("known words");
    let mut events: Vec<Event> = Vec::new();
    let lender = game.data().card("lender").expect("the card exists");
    game.apply(&mut state, Step::Chance(Chance::Card(lender)), &mut events);
    let who = Contender::Seat(Seat::new(0));
    let heard = |viewer| game.redact(&events[0], viewer).expect("everyone hears of it");
    assert_eq!(heard(Viewer::Seat(Seat::new(0))), Event::Drawn { who, card: Some(lender) });
    assert_eq!(heard(Viewer::Seat(Seat::new(1))), Event::Drawn { who, card: None });
    assert_eq!(heard(Viewer::Spectator), Event::Drawn { who, card: None });
    let view = game.view(&state, Viewer::Seat(Seat::new(1)));
    assert!(!view.english_board().contains("lender"), "the text board keeps the secret too");
}

/// What is dealt during setup is one event per kind; of the first hands others see how many cards, not which.
#[test]
fn setup_has_one_event_per_kind_and_hides_the_first_hands() {
    let game = two();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut state, mut events) = (game.initial_state(), Vec::new());
    while state.table.round == 0 {
        let step = random_step(&game, &state, &mut rng).expect("setup goes on");
        game.apply(&mut state, step, &mut events);
    }
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::TownsfolkLaid { cards } if cards.len() == 5)), 1);
    assert_eq!(count(|event| matches!(event, Event::ManuscriptsLaid { tiles } if tiles.len() == 5)), 1);
    assert_eq!(count(|event| matches!(event, Event::PairsLaid { pairs } if pairs.len() == 3)), 1);
    assert_eq!(count(|event| matches!(event, Event::TileRevealed { .. } | Event::Drawn { .. })), 0);
    let hands: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::HandDrawn { .. })).collect();
    assert_eq!(hands.len(), 2, "one for each seat");
    for hand in hands {
        let Event::HandDrawn { who: Contender::Seat(owner), count, cards } = hand else { panic!("a seat draws") };
        assert_eq!(cards.len(), usize::from(*count));
        assert_eq!(game.redact(hand, Viewer::Seat(*owner)).as_ref(), Some(hand));
        let hidden = Event::HandDrawn { who: Contender::Seat(*owner), count: *count, cards: Vec::new() };
        let other = Seat::new(1 - owner.index() as u8);
        assert_eq!(game.redact(hand, Viewer::Seat(other)), Some(hidden.clone()));
        assert_eq!(game.redact(hand, Viewer::Spectator), Some(hidden));
    }
}

/// When the draw pile is empty the hand is all that lies nowhere else; after the shuffle everyone still knows it.
#[test]
fn a_hand_is_known_once_the_draw_pile_has_run_out() {
    let game = two();
    let mut state = calm(&game);
    for words in ["hand 1 abbot squire", "draw 1 -", "discard 1 lender trader thief", "phase 1 draw"] {
        given(&game, &mut state, words).expect("known words");
    }
    let known: CardSet = ["abbot", "squire"].iter().flat_map(|id| game.data().card(id)).collect();
    let player = &state.table.players[0];
    assert_eq!(player.candidates[..2], [known; 2]);
    let trader = game.data().card("trader").expect("the card exists");
    game.apply(&mut state, Step::Chance(Chance::Card(trader)), &mut Silent);
    let player = &state.table.players[0];
    assert_eq!(player.candidates[..2], [known; 2]);
    assert_eq!(player.candidates[2].len(), 3, "the new card is one of three");
}

/// Cards shuffled into a draw pile that is not empty cannot be among those drawn before.
#[test]
fn older_hand_cards_are_none_of_those_shuffled_in_later() {
    let game = two();
    let mut state = calm(&game);
    for words in ["hand 1 abbot", "draw 1 squire financier", "discard 1 lender trader", "effect 1 shuffle"] {
        given(&game, &mut state, words).expect("known words");
    }
    state.table.stack.push(Frame::Draw(Side(0)));
    game.settle(&mut state, &mut Silent);
    let lender = game.data().card("lender").expect("the card exists");
    game.apply(&mut state, Step::Chance(Chance::Card(lender)), &mut Silent);
    let player = &state.table.players[0];
    assert_eq!(player.candidates[0].len(), 3);
    assert!(!player.candidates[0].contains(lender));
    assert_eq!(player.candidates[1].len(), 5);
}

proptest! {
    #[test]
    fn a_card_of_every_rank_is_found(cards in proptest::collection::btree_set(0..CARDS as u8, 1..40)) {
        let set: CardSet = cards.iter().map(|card| Card(*card)).collect();
        prop_assert_eq!(set.len(), cards.len());
        for (rank, card) in cards.iter().enumerate() {
            prop_assert_eq!(set.nth(rank as u32), Card(*card));
        }
    }

    /// Large sets first is the best grouping: no other way to deal ribbons into sets scores more.
    #[test]
    fn greedy_sets_are_the_best_sets(ribbons in proptest::array::uniform4(0_u8..3)) {
        let game = two();
        prop_assert_eq!(game.set_points(ribbons).1, best_sets(&game, ribbons));
    }
}

/// The best points over every way to take a first set.
fn best_sets(game: &Viscounts, ribbons: [u8; 4]) -> i32 {
    let values = game.data().figures.set_vp;
    (1..16_u8)
        .filter(|set| (0..4).all(|ribbon| set >> ribbon & 1 == 0 || ribbons[ribbon] > 0))
        .map(|set| {
            let mut rest = ribbons;
            (0..4).filter(|ribbon| set >> ribbon & 1 == 1).for_each(|ribbon| rest[ribbon] -= 1);
            values[set.count_ones() as usize - 1] + best_sets(game, rest)
        })
        .max()
        .unwrap_or(0)
}
