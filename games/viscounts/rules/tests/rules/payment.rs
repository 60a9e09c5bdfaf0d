//! The cheapest way to pay.

use kernel::{Game, SeatCount};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::card::{CARDS, Card, Icons};
use viscounts::effect::{Good, Main};
use viscounts::payment::{Payment, Purse};
use viscounts::state::Side;

use crate::words::{calm, given};

fn two() -> Viscounts {
    Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two")
}

/// Checks the goods proposed for a number of icons of an action, with this row and these goods.
fn check(row: &str, goods: &str, action: Main, need: u8, expected: &[(Good, u8)]) {
    let game = two();
    let mut state = calm(&game);
    for words in [format!("row 1 {row}"), format!("goods 1 {goods}")] {
        given(&game, &mut state, &words).expect("known words");
    }
    let purse = game.purse(&state.table, Side(0), action, Icons::NONE, 0);
    let paid: Vec<(Good, u8)> =
        purse.cheapest(need, Good::Ink, 0).iter().map(|payment| (payment.good, payment.count)).collect();
    assert_eq!(paid, expected, "{row}, {goods}");
}

/// Priest and clergyman: ink counts twice once, two silver count as a cleric.
#[test]
fn the_cheapest_payment_spends_the_least_value_in_silver() {
    let row = "priest clergyman lender";
    check(row, "ink 2 silver 4", Main::Copy, 2, &[(Good::Ink, 1)]);
    check(row, "ink 2 silver 4", Main::Copy, 3, &[(Good::Ink, 1), (Good::Ink, 1)]);
    check(row, "ink 0 silver 4", Main::Copy, 2, &[(Good::Silver, 2), (Good::Silver, 2)]);
    check(row, "ink 1 silver 4", Main::Copy, 4, &[(Good::Ink, 1), (Good::Silver, 2), (Good::Silver, 2)]);
}

#[test]
fn an_impossible_payment_has_no_proposal() {
    check("lender lender -", "ink 1 silver 9", Main::Copy, 2, &[]);
}

/// Collects the price in silver of every way to complete a payment.
fn every_price(purse: Purse, need: u8, good: Good, used: u8, spent: u16, prices: &mut Vec<u16>) {
    if need == 0 {
        prices.push(spent);
        return;
    }
    let mut next: Vec<Payment> = Vec::new();
    purse.payments(need, good, used, |payment| next.push(payment));
    for payment in next {
        let worth = if payment.good == Good::Silver { 1 } else { 2 };
        let price = spent + u16::from(payment.count) * worth;
        let rest = purse.after(payment);
        every_price(rest, need.saturating_sub(payment.icons), payment.good, payment.used, price, prices);
    }
}

#[test]
fn no_other_payment_is_cheaper() {
    let game = two();
    let payers: Vec<Card> =
        (0..CARDS as u8).map(Card).filter(|card| !game.data().cards[card.index()].offers.is_empty()).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut several = 0;
    for _ in 0..400 {
        let mut state = calm(&game);
        let player = &mut state.table.players[0];
        player.board = [(); 3].map(|()| Some(payers[rng.random_range(0..payers.len())]));
        player.goods = [(); 4].map(|()| rng.random_range(0..6));
        for (action, need) in Main::ALL.into_iter().flat_map(|action| (1..=4).map(move |need| (action, need))) {
            let purse = game.purse(&state.table, Side(0), action, Icons::NONE, 0);
            let proposed = purse.cheapest(need, Good::Ink, 0);
            let mut prices = Vec::new();
            every_price(purse, need, Good::Ink, 0, 0, &mut prices);
            let worth = |payment: &Payment| u16::from(payment.count) * if payment.good == Good::Silver { 1 } else { 2 };
            let price = (!proposed.is_empty()).then(|| proposed.iter().map(worth).sum());
            assert_eq!(price, prices.iter().min().copied());
            several += usize::from(prices.len() > 1);
        }
    }
    assert!(several > 100, "{several} payments with a choice");
}
