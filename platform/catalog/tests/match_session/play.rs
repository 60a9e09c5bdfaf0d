use kernel::{Seat, ToAct};
use session::{ChanceSource, PlayError, Session};

use crate::{FIRST, SECOND, burgenland, finish, game, sealed_bids};

#[test]
fn chance_resolves_itself_until_someone_must_decide() {
    let session = sealed_bids();
    assert_eq!(session.steps().len(), 1, "the first prize is turned up");
    assert_eq!(session.to_act().seats().len(), 2);
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    let mut session = burgenland(1);
    let before = session.steps().to_vec();
    let not_yet = session.play(FIRST, "stop".parse().unwrap()).unwrap_err();
    assert_eq!(not_yet.to_string(), "seat 1 may not play stop now: use one of roll0");
    let not_you = session.play(SECOND, "roll0".parse().unwrap()).unwrap_err();
    assert_eq!(not_you.to_string(), "seat 2 is not to act: the table waits for seat 1");
    assert_eq!(session.steps(), before);
}

#[test]
fn nobody_acts_after_the_end() {
    let mut session = sealed_bids();
    finish(&mut session, |step| step * 7);
    let error = session.play(FIRST, "bid1".parse().unwrap()).unwrap_err();
    assert!(matches!(error, PlayError::NotToAct { to_act: ToAct::Nobody, .. }));
    assert_eq!(error.to_string(), "seat 1 is not to act: the table waits for nobody, the game is over");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let [mut one, mut two] = [burgenland(9), burgenland(9)];
    finish(&mut one, |step| step * 5);
    finish(&mut two, |step| step * 5);
    assert_eq!(one.steps(), two.steps());
}

#[test]
fn a_decision_outlives_the_other_seats_simultaneous_choice() {
    let mut session = sealed_bids();
    let mine = session.decision(SECOND).unwrap();
    session.play(FIRST, "bid1".parse().unwrap()).unwrap();
    assert_eq!(session.decision(FIRST), None);
    assert_eq!(session.decision(SECOND), Some(mine));
    session.play(SECOND, "bid2".parse().unwrap()).unwrap();
    assert!(session.decision(SECOND).unwrap() > mine, "the next prize is a new decision");
}

#[test]
fn both_orders_of_simultaneous_choices_lead_to_the_same_table() {
    let [mut one, mut two] = [sealed_bids(), sealed_bids()];
    let bids: [(Seat, &str); 2] = [(FIRST, "bid3"), (SECOND, "bid4")];
    for (seat, bid) in bids {
        one.play(seat, bid.parse().unwrap()).unwrap();
    }
    for (seat, bid) in bids.into_iter().rev() {
        two.play(seat, bid.parse().unwrap()).unwrap();
    }
    let spectator = kernel::Viewer::Spectator;
    assert_eq!(one.view(spectator), two.view(spectator));
}

#[test]
fn with_a_box_on_the_table_chance_is_entered() {
    let mut session: Session<burgenland::Burgenland> =
        Session::new(game(2, &[("start", "blue")]), ChanceSource::Entered);
    session.play(FIRST, "roll0".parse().unwrap()).unwrap();
    assert_eq!(session.to_act(), ToAct::Chance);
    let error = session.enter_chance("23".parse().unwrap()).unwrap_err();
    assert!(error.to_string().ends_with("is no possible outcome now: use one of 1, 2, 3, 4, 5, 6"), "{error}");
    session.enter_chance("3".parse().unwrap()).unwrap();
    assert_eq!(session.steps().len(), 2);
}

#[test]
fn the_past_can_be_looked_at() {
    let mut session = burgenland(3);
    finish(&mut session, |step| step * 3);
    let past = session.at(7);
    assert_eq!(past.steps(), &session.steps()[..7]);
    let told: Vec<_> = session.events(0, kernel::Viewer::Spectator);
    assert_eq!(told.len(), session.steps().len());
    assert_eq!(session.events(5, kernel::Viewer::Spectator), told[5..]);
}
