//! Law: whatever legal steps are taken, the rules never panic, views can be imagined, and play goes on or is over.

#![no_main]

use kernel::{Game as _, SeatCount, Silent, Step, TextBoard as _, ToAct, Viewer};
use libfuzzer_sys::fuzz_target;

struct Play<'a>(&'a [u8]);

impl catalog::Visitor for Play<'_> {
    type Output = ();

    fn visit<F: catalog::Complete>(self) {
        let [preset, seats, choices @ ..] = self.0 else { return };
        let presets = F::Game::presets();
        let options = presets[usize::from(*preset) % presets.len()].1.clone();
        let count = F::Game::INFO.seats[usize::from(*seats) % F::Game::INFO.seats.len()];
        let Ok(game) = F::Game::new(SeatCount::new(count), options) else { return };
        let mut state = game.initial_state();
        let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
        for choice in choices {
            let pick = |length: usize| usize::from(*choice) % length;
            let step = match game.to_act(&state) {
                ToAct::Nobody => break,
                ToAct::Chance => {
                    outcomes.clear();
                    game.chance_outcomes(&state, &mut outcomes);
                    Step::Chance(outcomes[pick(outcomes.len())].0)
                }
                ToAct::Seats(seats) | ToAct::Open(seats) => {
                    let seat = seats.iter().nth(pick(seats.len())).expect("someone is to act");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    Step::Act(seat, legal[pick(legal.len())])
                }
            };
            game.apply(&mut state, step, &mut Silent);
        }
        let view = game.view(&state, Viewer::Spectator);
        let _ = (view.english_board(), game.score_sheet(&view), game.standings(&state));
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((game, rest)) = bytes.split_first() else { return };
    let ids = catalog::ids();
    catalog::visit(ids[usize::from(*game) % ids.len()], Play(rest)).expect("the catalog knows its games");
});
