//! Every game of the catalog can be played to its end, drawn, written as JSON and recorded.

use catalog::RenderContext;
use kernel::{Contender, Seat, SeatCount, Viewer};
use present::Language;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
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

/// The fields of views and events that hold seats, or what goes by their numbers: the castle to the left of a seat, an
/// opponent who follows the seats.
const SEAT_FIELDS: [&str; 13] = [
    "Seat",
    "active",
    "bonus",
    "castle",
    "committed",
    "lord",
    "other",
    "owner",
    "seat",
    "seen_by",
    "side",
    "who",
    "winner",
];

/// The seats in a JSON value: numbers and lists of numbers in the fields above.
fn seats_in(value: &Value, found: &mut Vec<u64>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| seats_in(value, found)),
        Value::Object(fields) => {
            for (key, value) in fields {
                if SEAT_FIELDS.contains(&key.as_str()) {
                    let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                    found.extend(list.iter().filter_map(Value::as_u64));
                }
                seats_in(value, found);
            }
        }
        _ => {}
    }
}

/// Views and events count seats from 1, as everything else that programs are told: they name the same number as the steps
/// of the record.
#[test]
fn seats_count_from_one_in_the_json_of_every_game() {
    for game in catalog::GAMES {
        let info = game.info();
        for seats in info.seats.iter().copied() {
            let at = format!("{} with {seats}", info.id);
            let source = ChanceSource::Seed(Seed::from_number(1));
            let mut session = game.open(SeatCount::new(seats), &[], source).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            let mut found = Vec::new();
            let mut look = |session: &(dyn catalog::CatalogSession + 'static)| {
                for seat in session.seats().seats() {
                    let view = session.view_json(Viewer::Seat(seat));
                    assert_eq!(view["viewer"], json!({ "Seat": seat.index() + 1 }), "{at}");
                    seats_in(&view, &mut found);
                }
            };
            look(&*session);
            while let Some(seat) = session.to_act().seats().iter().last() {
                let legal = session.legal_actions(seat);
                session.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
                look(&*session);
            }
            let events = session.events_json(0, Viewer::Spectator);
            let (mut of_actor, mut of_others) = (0, 0);
            for (step, events) in session.steps(0).iter().zip(&events) {
                let mut named = Vec::new();
                seats_in(&Value::Array(events.clone()), &mut named);
                match step.split_once(' ').and_then(|(seat, _)| seat.parse().ok()) {
                    Some(actor) if named.contains(&actor) => of_actor += 1,
                    Some(_) if !named.is_empty() => of_others += 1,
                    _ => {}
                }
                found.extend(named);
            }
            // An action can be about somebody else, but few are.
            assert!(of_actor >= 9 * of_others, "{at}: {of_actor} actions name who acts, {of_others} name others");
            assert!(!found.contains(&0), "{at}: a seat is counted from 0");
            assert!((1..=u64::from(seats)).all(|seat| found.contains(&seat)), "{at}: not every seat is named");
        }
    }
}
