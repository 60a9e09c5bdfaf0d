//! Law: any text is an action of a game or is refused; what is read prints as it was written.

#![no_main]

use std::cell::RefCell;

use catalog::CatalogSession;
use kernel::SeatCount;
use libfuzzer_sys::fuzz_target;
use session::{ChanceSource, PlayError, Seed};

/// A match at its first decision.
struct Asked {
    session: Box<dyn CatalogSession>,
    legal: Vec<String>,
}

thread_local! {
    static ALL: RefCell<Vec<Asked>> = RefCell::new(catalog::GAMES.iter().map(|game| {
        let seats = SeatCount::new(game.info().seats[0]);
        let chance = ChanceSource::Seed(Seed::from_number(1));
        let session = game.open(seats, &[], chance).expect("the defaults can be played");
        let seat = session.to_act().seats().first().expect("someone is to act");
        let legal = session.legal_actions(seat);
        Asked { session, legal }
    }).collect());
}

fuzz_target!(|text: &str| {
    ALL.with_borrow_mut(|all| {
        for Asked { session, legal } in all {
            let id = session.info().id;
            let seat = session.to_act().seats().first().expect("someone is to act");
            if !legal.iter().any(|action| action == text) {
                match session.play(seat, text) {
                    Err(PlayError::Illegal { action, .. }) => {
                        assert_eq!(action, text, "{id}: an action has one notation");
                    }
                    Err(_) => {}
                    Ok(()) => panic!("{id}: {text:?} is another notation of a legal action"),
                }
            }
            if let Err(PlayError::ChanceNotDue { outcome, .. }) = session.enter_chance(text) {
                assert_eq!(outcome, text, "{id}: an outcome has one notation");
            }
        }
    });
});
