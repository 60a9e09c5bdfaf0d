//! Previews: the view after an action, predicted from a view.

use ::laws::random_step;
use kernel::{Game, SeatCount, Silent, Step, Viewer};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;

#[test]
fn the_predicted_view_is_the_view_after_the_action() {
    for seats in 1..=4 {
        let game = Viscounts::new(SeatCount::new(seats), Default::default()).expect("the game is for one to four");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let mut state = game.initial_state();
        while let Some(step) = random_step(&game, &state, &mut rng) {
            let Step::Act(seat, action) = step else {
                game.apply(&mut state, step, &mut Silent);
                continue;
            };
            let view = game.view(&state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            assert_eq!(game.open_to(&view), legal, "{seats} seats");
            let foreseen = game.view_after(&view, action).expect("the view is a seat's");
            game.apply(&mut state, step, &mut Silent);
            assert_eq!(foreseen, game.view(&state, Viewer::Seat(seat)), "{seats} seats, {action}");
        }
    }
}

#[test]
fn a_spectator_gets_no_prediction() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let view = game.view(&game.initial_state(), Viewer::Spectator);
    assert!(game.open_to(&view).is_empty());
    assert!(game.view_after(&view, viscounts::action::Action::Pass).is_none());
}
