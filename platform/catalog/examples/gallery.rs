//! Writes sample pages: every game at the start, in the middle and at the end, the covers, the rules; light and dark.
//!
//! ```sh
//! cargo run -p catalog --example gallery -- FOLDER
//! ```

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use burgenland::Burgenland;
use burgenland_face::BurgenlandFace;
use castle::Castle;
use castle_face::CastleFace;
use kernel::{Evaluate, Game, SeatCount, Step, ToAct, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use present::{EventOf, Face, Language, PartCache, Scene, favicon, log_line, logo, score_sheet};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use two_castles::TwoCastles;
use two_castles_face::TwoCastlesFace;
use two_heirs_face::TwoHeirsFace;
use viscounts_face::ViscountsFace;

/// The page around the drawings, much simpler than the real one.
const PAGE: &str = "
body { margin: 0; padding: 12px; background: var(--parchment); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
main { display: grid; grid-template-columns: minmax(0, 1fr) 360px; gap: 16px; max-width: 1500px; margin: auto; }
@media (max-width: 800px) { body { padding: 0; } main { grid-template-columns: minmax(0, 1fr); } aside { padding: 8px; } }
h1 { font-family: var(--serif); margin: 0 0 6px; }
button.action { display: block; width: 100%; margin: 4px 0; padding: 8px; text-align: start; font: inherit; color: var(--ink); background: var(--vellum); border: 2px solid var(--gold); border-radius: 6px; }
.action-heading { margin: 8px 0 0; color: var(--faded); }
.covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 16px; }
.seat { padding: 6px 8px; border: 1px solid var(--ink); border-radius: 6px; margin: 6px 0; }
.show .hot .ghost { opacity: .6; }
";

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| PathBuf::from("gallery"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("style.css"), format!("{}{PAGE}", catalog::style()))?;
    fs::write(folder.join("favicon.svg"), favicon())?;
    for theme in ["light", "dark"] {
        page(&folder, &format!("covers-{theme}"), theme, Language::German, &all_covers())?;
        for language in Language::ALL {
            let rules = BurgenlandFace::rules_page(BurgenlandFace::words(language));
            page(&folder, &format!("rules-{language}-{theme}"), theme, language, &rules)?;
            let rules = CastleFace::rules_page(CastleFace::words(language));
            page(&folder, &format!("castle-rules-{language}-{theme}"), theme, language, &rules)?;
            let rules = TwoCastlesFace::rules_page(TwoCastlesFace::words(language));
            page(&folder, &format!("two-castles-rules-{language}-{theme}"), theme, language, &rules)?;
            let rules = TwoHeirsFace::rules_page(TwoHeirsFace::words(language));
            page(&folder, &format!("two-heirs-rules-{language}-{theme}"), theme, language, &rules)?;
            let rules = ViscountsFace::rules_page(ViscountsFace::words(language));
            page(&folder, &format!("viscounts-rules-{language}-{theme}"), theme, language, &rules)?;
        }
    }
    burgenland_positions(&folder)?;
    game::<BurgenlandFace>(&folder)?;
    castle_decisions(&folder)?;
    game::<CastleFace>(&folder)?;
    two_castles_decisions(&folder)?;
    game::<TwoCastlesFace>(&folder)?;
    game::<TwoHeirsFace>(&folder)?;
    game::<ViscountsFace>(&folder)
}

/// Decisions that come up too seldom to wait for them.
fn burgenland_positions(folder: &Path) -> std::io::Result<()> {
    let full = [
        "castle 1 blue WHWGWW",
        "castle 2 blue WGWGWGW",
        "castle 1 red HWW.WG",
        "castle 2 red W",
        "dice 2 3",
        "dice 1 2",
    ];
    let positions: [(&str, &[&str], &[&str]); 5] = [
        ("take", &["crown blue2", "turn 1"], &["1 roll0", "* 6"]),
        ("place", &["crown blue2", "turn 1"], &["1 roll0", "* 6", "1 take4"]),
        ("gap", &["crown blue8", "castle 1 yellow WS.WG", "turn 1"], &["1 roll0", "* 1"]),
        ("score", &["crown red1", "turn 1"], &["1 roll2", "* 444"]),
        ("give", &["castle 1 blue WWHW", "crown blue6", "turn 1 blue"], &["1 roll1", "* 44"]),
    ];
    let game =
        Burgenland::new(SeatCount::new(2), burgenland::Options::default()).expect("the default options are allowed");
    for (name, lines, steps) in positions {
        let mut state = game.initial_state();
        for line in full.iter().chain(lines) {
            game.arrange(&mut state, line).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        let mut events = Vec::new();
        for step in steps {
            let (who, what) = step.split_once(' ').expect("a step says who does what");
            let step = match who {
                "*" => Step::Chance(what.parse().expect("a chance outcome")),
                seat => Step::Act(seat.parse().expect("a seat"), what.parse().expect("an action")),
            };
            game.apply(&mut state, step, &mut events);
        }
        let table = table::<BurgenlandFace>(&game, &state, &events);
        for theme in ["light", "dark"] {
            page(folder, &format!("burgenland-{name}-{theme}"), theme, Language::German, &table)?;
            let previews = html! { div.show { (table) } };
            page(folder, &format!("burgenland-{name}-{theme}-previews"), theme, Language::German, &previews)?;
        }
    }
    Ok(())
}

/// Decisions of Castle that come up too seldom to wait for them: the first of each kind in random games.
fn castle_decisions(folder: &Path) -> std::io::Result<()> {
    use castle::Action;

    type Wanted = fn(&Action) -> bool;
    let wanted: [(&str, Wanted); 4] = [
        ("score", |action| matches!(action, Action::Score { .. })),
        ("double", |action| matches!(action, Action::Double { .. })),
        ("again", |action| matches!(action, Action::SecondTurn)),
        ("follower", |action| matches!(action, Action::Follower { kind: castle::AreaKind::House, .. })),
    ];
    let game = Castle::new(SeatCount::new(2), castle::Options::default()).expect("the default options are allowed");
    for (name, wanted) in wanted {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut state, mut events, mut legal) = (game.initial_state(), Vec::new(), Vec::new());
        loop {
            let step = match game.to_act(&state) {
                ToAct::Nobody => {
                    (state, events) = (game.initial_state(), Vec::new());
                    continue;
                }
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(waiting) | ToAct::Open(waiting) => {
                    let seat = waiting.first().expect("somebody is to act");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    if legal.iter().any(wanted) {
                        break;
                    }
                    Step::Act(seat, game.playout_action(&state, seat, &legal, &mut rng))
                }
            };
            game.apply(&mut state, step, &mut events);
        }
        let table = html! { div.show { (table::<CastleFace>(&game, &state, &events)) } };
        page(folder, &format!("castle-{name}"), "light", Language::German, &table)?;
    }
    Ok(())
}

/// Every kind of decision of Two Castles, early and late in a match, for two, three and seven seats.
fn two_castles_decisions(folder: &Path) -> std::io::Result<()> {
    for seats in [2_u8, 3, 7].map(SeatCount::new) {
        let game = TwoCastles::new(seats, two_castles::Options::default()).expect("the default options are allowed");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut state = game.initial_state();
        let (mut events, mut legal, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
        loop {
            let to_act = game.to_act(&state);
            let name = format!("{:?}-{}", state.progress.phase, state.progress.round).replace(['(', ')'], "");
            if to_act != ToAct::Chance && seen.insert(name.clone()) {
                let table = table::<TwoCastlesFace>(&game, &state, &events);
                page(folder, &format!("two-castles-{seats}-{name}-light"), "light", Language::German, &table)?;
                let previews = html! { div.show { (table) } };
                page(folder, &format!("two-castles-{seats}-{name}-dark"), "dark", Language::German, &previews)?;
            }
            let step = match to_act {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToAct::Seats(waiting) | ToAct::Open(waiting) => {
                    let seat = waiting.first().expect("somebody is to act");
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    Step::Act(seat, game.playout_action(&state, seat, &legal, &mut rng))
                }
            };
            game.apply(&mut state, step, &mut events);
        }
    }
    Ok(())
}

fn page(folder: &Path, name: &str, theme: &str, language: Language, body: &Markup) -> std::io::Result<()> {
    let html = html! {
        (DOCTYPE)
        html lang=(language) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (name) }
                link rel="icon" href="favicon.svg";
                link rel="stylesheet" href="style.css";
            }
            body { (catalog::defs(None)) (body) }
        }
    };
    fs::write(folder.join(format!("{name}.html")), html.into_string())
}

fn all_covers() -> Markup {
    html! {
        h1 { (logo()) " Bergfried" }
        div.covers {
            @for cover in [BurgenlandFace::cover(), CastleFace::cover(), TwoCastlesFace::cover(), TwoHeirsFace::cover(), ViscountsFace::cover()] {
                div { (cover) }
            }
        }
    }
}

/// Plays one game with sensible moves and writes a page for a few moments of it, seen by the seat that is to act.
fn game<F: Face<Game: Evaluate>>(folder: &Path) -> std::io::Result<()> {
    for seats in F::Game::INFO.seat_counts() {
        moments::<F>(folder, seats)?;
    }
    Ok(())
}

fn moments<F: Face<Game: Evaluate>>(folder: &Path, seats: SeatCount) -> std::io::Result<()> {
    let (steps, _) = play::<F>(seats, usize::MAX);
    for (moment, until) in
        [("start", 2), ("early", steps / 5), ("middle", steps / 2), ("late", steps * 4 / 5), ("end", steps)]
    {
        // Every decision kind looks different: the pages around a moment show the next few.
        for offset in 0..if moment == "end" { 1 } else { 4 } {
            let (_, table) = play::<F>(seats, until + offset);
            for theme in ["light", "dark"] {
                let name = format!("{}-{seats}-{moment}{offset}-{theme}", F::Game::INFO.id);
                page(folder, &name, theme, Language::German, &table)?;
                let previews = html! { div.show { (table) } };
                page(folder, &format!("{name}-previews"), theme, Language::German, &previews)?;
            }
        }
    }
    Ok(())
}

fn play<F: Face<Game: Evaluate>>(seats: SeatCount, until: usize) -> (usize, Markup) {
    let game = F::Game::new(seats, <F::Game as Game>::Options::default()).expect("the default options are allowed");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut state = game.initial_state();
    let mut events = Vec::new();
    let mut legal = Vec::new();
    let mut steps = 0;
    while steps < until {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
            ToAct::Seats(waiting) | ToAct::Open(waiting) => {
                let seat = waiting.first().expect("somebody is to act");
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                Step::Act(seat, game.playout_action(&state, seat, &legal, &mut rng))
            }
        };
        game.apply(&mut state, step, &mut events);
        steps += 1;
    }
    (steps, table::<F>(&game, &state, &events))
}

fn table<F: Face>(game: &F::Game, state: &<F::Game as Game>::State, events: &[EventOf<F>]) -> Markup {
    let to_act = game.to_act(state);
    let seat = to_act.seats().first();
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = game.view(state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        game.legal_actions(state, seat, &mut legal);
    }
    let (words, parts) = (F::words(Language::German), &PartCache::default());
    let names: Vec<String> = game.seats().seats().map(|seat| format!("Platz {seat}")).collect();
    let intentions = &[];
    let scene = Scene::<F> {
        game,
        view: &view,
        viewer,
        to_act,
        legal: &legal,
        intentions,
        words,
        names: &names,
        aids: true,
        parts,
    };
    html! {
        main {
            div { (PreEscaped(scene.board().html())) (PreEscaped(scene.supply().html())) }
            aside {
                h1 { (logo()) " " (F::Game::INFO.title_de) }
                p { strong { (F::prompt(&scene)) } }
                @if let Some(hand) = scene.hand() { (PreEscaped(hand.html())) }
                (present::action_buttons(&scene))
                @for seat in game.seats().seats() {
                    div.seat { (scene.arms(seat).shield()) " " (scene.name(seat)) " " (PreEscaped(scene.seat_details(seat).html())) }
                }
                (score_sheet(&scene, &game.score_sheet(&view)))
                (present::standings(&scene, &game.standings(state)))
                ul {
                    @for event in events.iter().rev().take(12) {
                        @if let Some(line) = F::event_words(game, words, &names, event) { li { (log_line::<F>(game, &line)) } }
                    }
                }
            }
        }
    }
}
