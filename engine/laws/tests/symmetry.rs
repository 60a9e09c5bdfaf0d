//! Toys that look different from different seats, which law L22 rejects.

use kernel::{Game, Seat};
use laws::Law;
use laws::toys::private_cards::PrivateCards;
use laws::toys::sealed_bids::{self, SealedBids};

use crate::broken::Flaw;
use crate::rejections::{laws_of, suite};

/// The laws that reject sealed bids with this flaw at tables where no seat is before another.
fn broken_in_any_order(flaw: &'static dyn Flaw<SealedBids>) -> Vec<Law> {
    laws_of(suite(flaw).symmetric(|_| true, |_, outcome| outcome))
}

/// In observations the points are those of the first seat, the second one and so on, whoever the viewer is.
struct PointsFromTheFirstSeat;

impl Flaw<SealedBids> for PointsFromTheFirstSeat {
    fn change_observation(&self, view: &sealed_bids::View, _: Option<&sealed_bids::State>, out: &mut [u8]) {
        let points = out.len() - view.open.won.len();
        out[points..].copy_from_slice(&view.open.won);
    }
}

#[test]
fn an_observation_counts_points_from_the_first_seat() {
    assert_eq!(broken_in_any_order(&PointsFromTheFirstSeat), [Law::L22]);
}

#[test]
fn only_the_first_seat_may_bid_low() {
    struct It;
    impl Flaw<SealedBids> for It {
        fn legal(&self, toy: &SealedBids, state: &sealed_bids::State, seat: Seat, out: &mut Vec<sealed_bids::Action>) {
            let before = out.len();
            toy.legal_actions(state, seat, out);
            if seat.index() > 0 && out.len() > before + 1 {
                out.remove(before);
            }
        }
    }
    assert_eq!(broken_in_any_order(&It), [Law::L22]);
}

#[test]
fn an_observation_before_or_after_a_run_of_chance_counts_points_from_the_first_seat() {
    let suite = suite::<SealedBids>(&PointsFromTheFirstSeat);
    assert_eq!(laws_of(suite.symmetric_runs(|game| Some(game.clone()), |_, _, run| run.to_vec())), [Law::L22]);
}

#[test]
fn a_seat_that_is_always_dealt_to_first_can_be_seen() {
    struct It;
    impl Flaw<PrivateCards> for It {}
    // Cards are dealt from the first seat on, and it takes the first turn.
    let suite = suite::<PrivateCards>(&It);
    assert_eq!(laws_of(suite.symmetric_runs(|game| Some(game.clone()), |_, _, run| run.to_vec())), [Law::L22]);
}
