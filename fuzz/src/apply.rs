//! Law: whatever legal steps are taken, the rules never panic, views can be shown, and play goes on or is over.

#![no_main]

use kernel::{SeatCount, ToAct, Viewer};
use libfuzzer_sys::fuzz_target;
use session::ChanceSource;

fuzz_target!(|bytes: &[u8]| {
    let [game, preset, seats, choices @ ..] = bytes else { return };
    let game = catalog::GAMES[usize::from(*game) % catalog::GAMES.len()];
    let presets = game.presets();
    let (_, options) = &presets[usize::from(*preset) % presets.len()];
    let options: Vec<_> = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let allowed = game.info().seats;
    let seats = SeatCount::new(allowed[usize::from(*seats) % allowed.len()]);
    let Ok(mut session) = game.open(seats, &options, ChanceSource::Entered) else { return };
    for choice in choices {
        let pick = |length: usize| usize::from(*choice) % length;
        match session.to_act() {
            ToAct::Nobody => break,
            ToAct::Chance => {
                let outcomes = session.chance_outcomes();
                let (outcome, _) = &outcomes[pick(outcomes.len())];
                session.enter_chance(outcome).expect("a listed outcome is possible");
            }
            ToAct::Seats(seats) | ToAct::Open(seats) => {
                let seat = seats.iter().nth(pick(seats.len())).expect("someone is to act");
                let legal = session.legal_actions(seat);
                session.play(seat, &legal[pick(legal.len())]).expect("a listed action is legal");
            }
        }
    }
    let _ = (session.view_text(Viewer::Spectator), session.score_sheet(Viewer::Spectator), session.standings());
});
