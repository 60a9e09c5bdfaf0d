//! Every game of the catalog can be played to its end, drawn and recorded.

use catalog::RenderContext;
use kernel::{Contender, Seat, SeatCount, Viewer};
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
            ..RenderContext::default()
        });
        assert!(zones.standings.is_some(), "{}", info.id);
        let again = game.load(&session.record(), ChanceSource::Entered).unwrap();
        assert_eq!(again.standings(), session.standings(), "{}", info.id);
    }
}

#[test]
fn a_resignation_ends_a_match_of_every_game_with_its_reason() {
    let names = ["N1", "N2", "N3"].map(str::to_owned);
    for game in catalog::GAMES {
        let info = game.info();
        let seats = *info.seats.iter().find(|seats| **seats > 1).expect("every game is for two or more");
        let session = game.open(SeatCount::new(seats), &[], ChanceSource::Seed(Seed::from_number(1))).unwrap();
        let names = &names[..usize::from(seats)];
        let context = RenderContext { names, language: Language::German, ..RenderContext::default() };
        assert_eq!(session.zones(&context).end, None, "{}", info.id);
        let zones = session.zones(&RenderContext { resigned: Some(Seat::new(0)), ..context });
        assert!(zones.prompt.starts_with("N1 hat aufgegeben, "), "{}: {}", info.id, zones.prompt);
        assert!(zones.standings.is_none(), "{}: the points at that moment rank nobody", info.id);
        let end = zones.end.expect("the match is over");
        assert!(end.contains("durch Aufgabe.") && end.contains("Hat aufgegeben."), "{}: {end}", info.id);
        let (winner, resigned) = (end.find(">N2<").unwrap(), end.find(">N1<").unwrap());
        assert!(winner < resigned, "{}: whoever resigns comes last: {end}", info.id);
    }
}

#[test]
fn lines_about_an_automaton_say_so() {
    for id in ["two-heirs", "viscounts"] {
        let game = catalog::find(id).expect("the catalog has it");
        let mut session = game.open(SeatCount::new(1), &[], ChanceSource::Seed(Seed::from_number(1))).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while let Some(seat) = session.to_act().seats().first() {
            let legal = session.legal_actions(seat);
            session.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
        }
        let names = ["N1".to_owned()];
        let log = session.log(0, &RenderContext { names: &names, ..RenderContext::default() });
        let lines = || log.iter().flat_map(|entry| &entry.lines);
        let of = |who: Contender| lines().filter(|line| line.who == Some(who)).count();
        assert!(of(Contender::Automaton) > 10 && of(Contender::Seat(Seat::new(0))) > 10, "{id}");
        let name = &session.zones(&RenderContext { names: &names, ..RenderContext::default() }).seats[1].name;
        let unsaid =
            lines().find(|line| line.html.contains(&format!(">{name} ")) && line.who != Some(Contender::Automaton));
        assert_eq!(unsaid, None, "{id}");
    }
}
