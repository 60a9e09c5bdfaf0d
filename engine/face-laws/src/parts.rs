//! A part that is left out because whoever looks has it would be drawn just as they have it.

use std::collections::BTreeMap;

use kernel::{Step, ToAct, Viewer};
use present::{Known, Language, PART_BEGIN, PART_END, PART_SAME, Present, Scene, Words};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

mod what_is_left_out_is_what_was_there {
    games!(checks);
}

fn check<G: Present>() {
    play::<G>();
}

#[test]
fn castles_and_stacks_that_stay_are_left_out() {
    let (left_out, drawn) = play::<burgenland::Burgenland>();
    assert!(left_out > drawn, "{left_out} left out, {drawn} drawn");
}

/// Plays a random game at some tables. One and the same guest looks with every step, mostly through the same eyes, and keeps
/// what is drawn. How many parts were left out, and how many drawn.
fn play<G: Present>() -> (usize, usize) {
    let tables = laws::tables::<G>();
    let (mut left_out, mut drawn) = (0, 0);
    for (number, table) in tables.iter().enumerate().step_by(tables.len().div_ceil(4)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let game = &table.game;
        let mut names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let (mut state, mut known, mut kept) = (game.initial_state(), Known::default(), BTreeMap::new());
        let mut viewer = Viewer::Spectator;
        loop {
            let to_act = game.to_act(&state);
            if rng.random_ratio(1, 4) {
                viewer = to_act.seats().first().map_or(viewer, Viewer::Seat);
            }
            if rng.random_ratio(1, 50) {
                names[0].push('x');
            }
            let mut legal = Vec::new();
            if let Some(seat) = viewer.seat() {
                game.legal_actions(&state, seat, &mut legal);
            }
            let view = game.view(&state, viewer);
            let (words, aids) = (Words::of(Language::German), rng.random_ratio(9, 10));
            let (legal, names, intentions) = (&legal, &names, &[]);
            known = Known::after(known);
            let scene = Scene { game, view: &view, viewer, to_act, legal, intentions, words, names, aids, known: None };
            let whole = page(&scene);
            let sparse = page(&Scene { known: Some(&known), ..scene });
            let (mut rebuilt, mut rest) = (String::new(), sparse.as_str());
            while let Some((before, name, body, after)) = first_part(rest) {
                let left = body == PART_SAME;
                let body = if left { kept.get(name).map_or("nobody has it", String::as_str) } else { body };
                rebuilt.extend([before, PART_BEGIN, name, "-->", body, PART_END]);
                left_out += usize::from(left);
                drawn += usize::from(!left);
                rest = after;
            }
            rebuilt.push_str(rest);
            let at = rebuilt.bytes().zip(whole.bytes()).take_while(|(one, other)| one == other).count();
            let around = |text: &str| text.get(at.saturating_sub(80)..(at + 40).min(text.len())).map(str::to_owned);
            assert_eq!(around(&rebuilt), around(&whole), "{table}: something was left out and has changed");
            kept = parts(&whole);
            let step = match to_act {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(waiting) => {
                    let seat = waiting.first().expect("somebody is to act");
                    let mut legal = Vec::new();
                    game.legal_actions(&state, seat, &mut legal);
                    Step::Act(seat, legal[rng.random_range(0..legal.len())])
                }
            };
            game.apply(&mut state, step, &mut Vec::new());
        }
    }
    (left_out, drawn)
}

/// All zones that may have parts.
fn page<G: Present>(scene: &Scene<'_, G>) -> String {
    [Some(G::board(scene)), G::hand(scene), Some(G::supply(scene))].into_iter().flatten().map(|zone| zone.0).collect()
}

fn parts(mut html: &str) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    while let Some((_, name, body, after)) = first_part(html) {
        parts.insert(name.to_owned(), body.to_owned());
        html = after;
    }
    parts
}

/// The first part with what comes before and after it.
fn first_part(html: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = html.split_once(PART_BEGIN)?;
    let (name, rest) = rest.split_once("-->")?;
    let (body, after) = rest.split_once(PART_END)?;
    Some((before, name, body, after))
}
