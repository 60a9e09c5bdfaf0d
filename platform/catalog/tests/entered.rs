//! Solo matches in which a person with the printed pieces enters what was drawn, played from start to end by what the catalog
//! offers.

use std::collections::BTreeSet;

use catalog::{CatalogSession, Language, RenderContext};
use kernel::{Seat, SeatCount, ToAct, Viewer};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use session::ChanceSource;

const PLAYER: Seat = Seat::new(0);

fn open(game: &str, options: &[(&str, &str)]) -> Box<dyn CatalogSession> {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let game = catalog::find(game).expect("the catalog has it");
    game.open(SeatCount::new(1), &options, ChanceSource::Entered).expect("a solo match")
}

fn person(names: &[String], language: Language) -> RenderContext<'_> {
    let viewer = Viewer::Seat(PLAYER);
    RenderContext { viewer, language, names, may_act: true, enters_chance: true, ..RenderContext::default() }
}

/// Plays at random through what is offered, and checks that what is offered is all there is.
fn play_to_the_end(mut session: Box<dyn CatalogSession>) {
    let names = ["Anna".to_owned()];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut asked, mut decided) = (0, 0);
    while !session.is_over() {
        let context = person(&names, Language::ALL[asked % 2]);
        let offered = match session.to_act() {
            ToAct::Chance => session.outcomes(&context),
            _ => session.actions(&context),
        };
        let one = &offered[rng.random_range(0..offered.len())];
        if session.to_act() == ToAct::Chance {
            assert!(session.actions(&context).is_empty());
            let possible: BTreeSet<String> =
                session.chance_outcomes().into_iter().map(|(outcome, _)| outcome).collect();
            assert_eq!(offered.iter().map(|one| one.action.clone()).collect::<BTreeSet<_>>(), possible);
            let labels: BTreeSet<&String> = offered.iter().map(|one| &one.label).collect();
            assert_eq!(labels.len(), offered.len(), "{offered:?}");
            session.enter_chance(&one.action).expect("it was offered");
            asked += 1;
        } else {
            assert!(session.outcomes(&context).is_empty(), "it is the player's turn");
            session.play(PLAYER, &one.action).expect("it was offered");
            decided += 1;
        }
    }
    assert!(asked > 30 && decided > 30, "{asked} questions, {decided} decisions");
    assert!(session.outcomes(&person(&names, Language::German)).is_empty(), "nothing is drawn after the end");
}

#[test]
fn a_match_against_heinrich_is_played_with_the_box() {
    for level in ["poor", "brave", "hammer"] {
        play_to_the_end(open("two-heirs", &[("sets", "random"), ("level", level)]));
    }
}

#[test]
fn a_match_against_every_opponent_of_viscounts_is_played_with_the_box() {
    for (opponent, mixed_in) in [("cleric", "0"), ("builder", "1"), ("noble", "2"), ("cards", "3")] {
        play_to_the_end(open("viscounts", &[("opponent", opponent), ("mixed-in", mixed_in)]));
    }
}

#[test]
fn the_table_asks_a_person_who_enters_chance() {
    let names = ["Anna".to_owned()];
    let mut session = open("two-heirs", &[]);
    let context = person(&names, Language::German);
    let zones = session.zones(&context);
    assert!(zones.prompt.starts_with("Mische die Sets Reise, Land & Industrie, Handel & Kirche"), "{}", zones.prompt);
    assert_eq!(zones.actions.matches("data-action=").count(), 27, "every tile of the three sets: {}", zones.actions);
    let farms: Vec<_> =
        session.outcomes(&context).into_iter().filter(|one| one.label.starts_with("Bauernhof")).collect();
    let of = |label: &str| farms.iter().find(|one| one.label == label).map(|one| &*one.action);
    assert_eq!(of("Bauernhof (Getreide, Straße quer)"), Some("trd-1"));
    assert_eq!(of("Bauernhof (Getreide, keine Straße)"), Some("trd-9"));
    let yellow = zones
        .actions
        .split("class=\"action-group\"")
        .find(|group| group.contains("Gelb (Getreide)"))
        .expect("a heading");
    assert!(yellow.contains("data-action=\"trd-1\"") && yellow.contains("data-action=\"trd-9\""), "{yellow}");
    // Others are not asked, and are not told what is possible.
    for context in [
        RenderContext { enters_chance: false, ..context },
        RenderContext { may_act: false, ..context },
        RenderContext { resigned: Some(PLAYER), ..context },
    ] {
        assert!(session.outcomes(&context).is_empty());
        let zones = session.zones(&context);
        assert!(!zones.actions.contains("data-action") && !zones.prompt.starts_with("Mische"), "{}", zones.prompt);
    }
    // Heinrich's turn says what to take and where the treasure goes.
    let mut asked = BTreeSet::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    while session.step_count() < 60 {
        let is_chance = session.to_act() == ToAct::Chance;
        let offered = if is_chance { session.outcomes(&context) } else { session.actions(&context) };
        let one = &offered[rng.random_range(0..offered.len())].action;
        if is_chance {
            asked.insert(session.zones(&context).prompt.split(':').next().unwrap_or_default().to_owned());
            session.enter_chance(one).expect("it was offered");
        } else {
            session.play(PLAYER, one).expect("it was offered");
        }
    }
    assert!(asked.contains("Nimm für Heinrich aus der Königlichen Reserve"), "{asked:?}");
    assert!(asked.contains("Heinrich baut, für dich auf dem Kopf"), "{asked:?}");
}
