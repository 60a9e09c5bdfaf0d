use kernel::{SeatSet, Step, ToAct};
use session::{ChanceSource, Seed, Session, TakeBackError};
use two_castles::TwoCastles;

use crate::{FIRST, SECOND, burgenland, game, sealed_bids};

#[test]
fn nothing_can_be_taken_back_before_anything_was_done() {
    let mut session = burgenland(1);
    assert_eq!(session.take_back(FIRST), Err(TakeBackError::Nothing));
    assert_eq!(session.take_back(SECOND), Err(TakeBackError::Nothing));
}

#[test]
fn never_past_chance() {
    let mut session = burgenland(1);
    session.play(FIRST, "roll0".parse().unwrap()).unwrap();
    assert!(matches!(session.steps().last(), Some(Step::Chance(_))));
    assert_eq!(session.take_back(FIRST), Err(TakeBackError::Chance));
}

#[test]
fn an_own_decision_after_chance_can_be_taken_back_and_the_die_stays() {
    // Any seed will do whose first throw leaves a choice on the field.
    let mut session = (1..100)
        .map(burgenland)
        .map(|mut session| {
            session.play(FIRST, "roll0".parse().unwrap()).unwrap();
            session
        })
        .find(|session| session.legal_actions(FIRST).iter().any(|action| action.to_string() == "dice"))
        .unwrap();
    let before = session.clone();
    session.play(FIRST, "dice".parse().unwrap()).unwrap();
    session.take_back(FIRST).unwrap();
    assert_eq!(session.steps(), before.steps());
    assert_eq!(session.view(kernel::Viewer::Seat(FIRST)), before.view(kernel::Viewer::Seat(FIRST)));
}

#[test]
fn never_past_another_seats_decision() {
    let mut session = sealed_bids();
    session.play(FIRST, "bid1".parse().unwrap()).unwrap();
    assert_eq!(session.take_back(SECOND), Err(TakeBackError::Nothing));
    session.take_back(FIRST).unwrap();
    assert_eq!(session.to_act().seats().len(), 2);
    session.play(SECOND, "bid1".parse().unwrap()).unwrap();
    session.play(FIRST, "bid2".parse().unwrap()).unwrap();
    assert_eq!(session.take_back(SECOND), Err(TakeBackError::Chance), "the next prize has been turned up");
}

#[test]
fn never_past_a_reveal() {
    let mut session = sealed_bids();
    // With one card left each, the last bid shows all bids and no prize is turned up after it.
    while session.legal_actions(FIRST).len() > 1 {
        for seat in [FIRST, SECOND] {
            let legal = session.legal_actions(seat);
            session.play(seat, legal[0]).unwrap();
        }
    }
    for seat in [FIRST, SECOND] {
        let legal = session.legal_actions(seat);
        session.play(seat, legal[0]).unwrap();
    }
    assert_eq!(session.to_act(), ToAct::Nobody);
    assert!(matches!(session.steps().last(), Some(Step::Act(seat, _)) if *seat == SECOND));
    assert_eq!(session.take_back(SECOND), Err(TakeBackError::Reveal));
    assert_eq!(session.take_back(FIRST), Err(TakeBackError::Reveal));
}

/// Where nothing random, revealed or final lies between the decisions of two seats, the session leaves it to the table whether
/// the other one agrees.
#[test]
fn it_says_whose_decisions_would_be_undone() {
    let mut session: Session<TwoCastles> = Session::new(game(3, &[]), ChanceSource::Seed(Seed::from_number(3)));
    let (seat, other, point) = loop {
        let seat = session.to_act().seats().first().unwrap();
        session.play(seat, session.legal_actions(seat)[0]).unwrap();
        if let [.., Step::Act(seat, _), Step::Act(other, _)] = session.steps()
            && seat != other
            && let Ok(point) = session.take_back_point(*seat)
        {
            break (*seat, *other, point);
        }
    };
    assert_eq!((point.kept, point.others), (session.steps().len() - 2, SeatSet::one(other)));
    assert_eq!(session.take_back(seat), Err(TakeBackError::OtherSeat { seat: other }));
    session.take_back(other).unwrap();
    session.take_back(seat).unwrap();
    assert_eq!(session.steps().len(), point.kept);
}

#[test]
fn never_past_a_final_choice() {
    let mut session: Session<TwoCastles> = Session::new(game(3, &[]), ChanceSource::Seed(Seed::from_number(3)));
    for seat in [FIRST, SECOND] {
        session.play(seat, session.legal_actions(seat)[0]).unwrap();
        assert_eq!(session.take_back(seat), Err(TakeBackError::Final));
    }
    assert_eq!(session.take_back(FIRST), Err(TakeBackError::Final));
}
