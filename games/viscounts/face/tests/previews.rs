//! Burggrafen: the cheapest of several payments is proposed, what an action brings is told, and nothing lies over it.

use kernel::{Foresee, Game, Seat, SeatCount, Silent, Step, ToAct, Viewer};
use present::{Face, Language, PartCache, Scene, action_buttons, foreseen_words};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::action::Action;
use viscounts::effect::Main;
use viscounts::stack::Frame;
use viscounts::state::State;
use viscounts_face::ViscountsFace;

/// Plays matches at random until a state is as wanted.
fn play_until(game: &Viscounts, wanted: impl Fn(&State) -> bool) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = game.initial_state();
    while !wanted(&state) {
        match laws::random_step(game, &state, &mut rng) {
            Some(step) => game.apply(&mut state, step, &mut Silent),
            None => state = game.initial_state(),
        }
    }
    state
}

/// The first seat may choose its main action on the inner path.
fn on_the_inner_path(game: &Viscounts) -> State {
    play_until(game, |state| {
        let inside = state.table.players[0].viscount.is_some_and(|space| !space.is_outer());
        inside && matches!(state.table.stack.top(), Frame::MainAction(side) if side.0 == 0)
    })
}

/// Calls `tell` with the scene of the first seat.
fn with_scene<T>(game: &Viscounts, state: &State, tell: impl FnOnce(&Scene<'_, ViscountsFace>) -> T) -> T {
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    tell(&Scene {
        game,
        view: &game.view(state, Viewer::Seat(seat)),
        viewer: Viewer::Seat(seat),
        to_act: ToAct::one(seat),
        legal: &legal,
        intentions: &[],
        words: ViscountsFace::words(Language::English),
        names: &["A".to_owned(), "B".to_owned()],
        aids: true,
        parts: &PartCache::default(),
    })
}

fn buttons(game: &Viscounts, state: &State) -> String {
    with_scene(game, state, |scene| action_buttons(scene).into_string())
}

/// What an action of the first seat brings.
fn foreseen(game: &Viscounts, state: &State, action: &str) -> String {
    let action = action.parse().expect("notation");
    with_scene(game, state, |scene| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let foreseen = game.foresee(scene.view, Seat::new(0), action, &mut rng);
        foreseen_words(scene, action, &foreseen).join("; ")
    })
}

/// Priest and clergyman: ink counts twice once, two silver count as a cleric.
#[test]
fn the_cheapest_way_to_pay_is_proposed_and_highlighted() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let mut state = on_the_inner_path(&game);
    let piece = state.table.players[0].viscount.expect("it stands somewhere").piece();
    let card = |id: &str| game.data().card(id).expect("the card exists");
    let dearest = (0..game.data().manuscripts.len()).max_by_key(|tile| game.data().manuscripts[*tile].cost);
    state.table.manuscripts[piece.index()].top = dearest.map(|tile| tile as u8);
    state.table.players[0].board = [Some(card("priest")), Some(card("clergyman")), Some(card("lender"))];
    state.table.players[0].goods = [9, 0, 0, 18];
    game.apply(&mut state, Step::Act(Seat::new(0), Action::Main(Main::Copy, false)), &mut Silent);
    assert!(matches!(state.table.stack.top(), Frame::Pay { .. }), "there are several ways to pay");
    let page = buttons(&game, &state);
    assert!(
        page.contains(r#"<button class="action proposal primary" type="button" data-action="pay:ink" data-then="#),
        "{page}"
    );
    assert!(page.contains("Suggested: pay"), "{page}");
    assert!(foreseen(&game, &state, "pay:ink").contains("the cheapest way"));
    assert!(page.contains(r#"data-action="pay:silver""#), "another way can be chosen: {page}");
}

#[test]
fn what_an_action_brings_is_told() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let mut state = on_the_inner_path(&game);
    state.table.players[0].goods = [9, 0, 9, 18];
    assert!(foreseen(&game, &state, "workers").contains("up to 4 workers"));
    game.apply(&mut state, Step::Act(Seat::new(0), Action::Main(Main::Workers, false)), &mut Silent);
    let paid = foreseen(&game, &state, "place:4");
    assert!(paid.contains("gold") && paid.contains(" points"), "{paid}");
}

/// The points are told by their source, the effect of a manuscript although it follows a reveal.
#[test]
fn points_are_told_by_source_and_effects_that_follow() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let mut state = on_the_inner_path(&game);
    let piece = state.table.players[0].viscount.expect("it stands somewhere").piece();
    let virtue = game.data().manuscript("blue-1").expect("the manuscript exists");
    state.table.manuscripts[piece.index()].top = Some(virtue);
    state.table.players[0].goods = [9, 0, 0, 0];
    state.table.players[0].manuscripts = 0;
    let told = foreseen(&game, &state, "copy");
    assert!(told.contains("+1 point: Sets of manuscripts"), "{told}");
    assert!(told.contains("then: recruit for free") && told.contains("then a manuscript is revealed"), "{told}");
}

#[test]
fn nothing_is_proposed_to_a_spectator() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let state = game.initial_state();
    let view = game.view(&state, Viewer::Spectator);
    let (words, names) = (ViscountsFace::words(Language::German), ["A".to_owned(), "B".to_owned()]);
    let to_act = game.to_act(&state);
    let scene = Scene::<ViscountsFace> {
        game: &game,
        view: &view,
        viewer: Viewer::Spectator,
        to_act,
        legal: &[],
        intentions: &[],
        words,
        names: &names,
        aids: true,
        parts: &PartCache::default(),
    };
    assert_eq!(ViscountsFace::proposal(&scene), None);
}

/// A player card that gives a resource of choice: the player cards that are left must not lie over the board with the resources.
#[test]
fn player_cards_do_not_cover_what_is_chosen_during_the_draft() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let board = |state: &State| with_scene(&game, state, |scene| scene.board().html().into_owned());
    let drafting = play_until(&game, |state| matches!(state.table.stack.top(), Frame::Draft(side) if side.0 == 0));
    assert!(board(&drafting).contains("v-pairs"));
    let choosing = play_until(&game, |state| {
        state.table.round == 0 && matches!(state.table.stack.top(), Frame::Take(side, _) if side.0 == 0)
    });
    assert!(!board(&choosing).contains("v-pairs"));
}
