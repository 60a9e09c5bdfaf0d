//! The table tells what a player needs: every log line names what it is about, every action says what its piece or place
//! is.

use std::collections::BTreeSet;

use kernel::{Game, Viewer};
use present::{Face, Language, PartCache, Scene};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::event::Event;
use viscounts::state::State;
use viscounts_face::ViscountsFace;

/// Plays a random game at some tables and calls `visit` before and after each step, with the events of the step.
fn play(mut visit: impl FnMut(&Viscounts, &State, &[Event], &State)) {
    let tables = laws::tables::<Viscounts>();
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let game = &table.game;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let mut state = game.initial_state();
        while let Some(step) = laws::random_step(game, &state, &mut rng) {
            let before = state;
            let mut events = Vec::new();
            game.apply(&mut state, step, &mut events);
            visit(game, &before, &events, &state);
        }
    }
}

fn with_scene<T>(
    game: &Viscounts,
    state: &State,
    viewer: Viewer,
    language: Language,
    tell: impl FnOnce(&Scene<'_, ViscountsFace>) -> T,
) -> T {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal_actions(state, seat, &mut legal);
    }
    let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
    tell(&Scene {
        game,
        view: &game.view(state, viewer),
        viewer,
        to_act: game.to_act(state),
        legal: &legal,
        intentions: &[],
        words: ViscountsFace::words(language),
        names: &names,
        aids: true,
        parts: &PartCache::default(),
    })
}

/// The keys of everything that a viewer sees.
fn drawn(game: &Viscounts, state: &State, viewer: Viewer) -> BTreeSet<String> {
    let page = with_scene(game, state, viewer, Language::German, |scene| {
        let mut page = scene.board().html().into_owned();
        page.push_str(&scene.supply().html());
        page.extend(scene.hand().map(|hand| hand.html().into_owned()));
        page.extend(game.seats().seats().map(|seat| ViscountsFace::seat_details(scene, seat).into_string()));
        page
    });
    page.split("data-key=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn the_keys_of_every_log_line_are_drawn_before_or_after_the_step() {
    let words = ViscountsFace::words(Language::German);
    let mut step = 0;
    play(|game, before, events, after| {
        step += 1;
        let seats = game.seats().seats();
        let viewers: Vec<Viewer> = seats.map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let viewer = viewers[step % viewers.len()];
        let keys = &drawn(game, before, viewer) | &drawn(game, after, viewer);
        let names = ["A", "B", "C", "D"].map(str::to_owned);
        for event in events.iter().filter_map(|event| game.redact(event, viewer)) {
            let line = ViscountsFace::event_words(game, words, &names, &event).expect("every event has a line");
            let quiet = matches!(event, Event::TurnBegan { .. } | Event::PhaseBegan { .. });
            assert_eq!(line.keys.is_empty(), quiet, "{event:?}");
            for key in &line.keys {
                assert!(keys.contains(key), "{key} of {event:?} is not drawn for {viewer:?}");
            }
        }
    });
}

#[test]
fn every_action_says_what_it_is_about() {
    play(|game, before, _, _| {
        for seat in game.to_act(before).seats().iter() {
            for language in Language::ALL {
                with_scene(game, before, Viewer::Seat(seat), language, |scene| {
                    for action in scene.legal {
                        let about = ViscountsFace::about(scene, *action).unwrap_or_default();
                        assert!(!about.is_empty(), "{action}");
                        for line in about.lines() {
                            assert!(line.ends_with('.') && !line.contains(['{', '$']), "{action}: {line}");
                        }
                    }
                });
            }
        }
    });
}
