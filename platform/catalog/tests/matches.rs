//! Every game of the catalog can be played to its end, drawn and recorded.

use catalog::RenderContext;
use kernel::{SeatCount, Viewer};
use present::Language;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use session::{ChanceSource, Seed};

#[test]
fn random_players_finish_a_match_of_every_game() {
    for game in catalog::GAMES {
        let info = game.info();
        let seats = *info.seats.iter().find(|seats| **seats > 1).expect("every game is for two or more");
        let source = ChanceSource::Seed(Seed::from_number(1));
        let mut session = game.open(SeatCount::new(seats), &[], source).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while let Some(seat) = session.to_act().seats().first() {
            let legal = session.legal_actions(seat);
            session.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
        }
        assert!(session.is_over(), "{}", info.id);
        let names: Vec<String> = (1..=seats).map(|seat| format!("N{seat}")).collect();
        let zones = session.zones(&RenderContext {
            viewer: Viewer::Spectator,
            language: Language::German,
            names: &names,
            aids: true,
            may_act: false,
            intentions: &[],
            parts: None,
        });
        assert!(zones.standings.is_some(), "{}", info.id);
        let again = game.load(&session.record(), None).unwrap();
        assert_eq!(again.standings(), session.standings(), "{}", info.id);
    }
}
