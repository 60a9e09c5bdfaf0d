//! Burggrafen: the cheapest of several payments is proposed, and buttons describe the results of their actions.

use kernel::{Game, Seat, SeatCount, Silent, Step, ToAct, Viewer};
use present::{Face, Language, PartCache, Scene, action_buttons};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use viscounts::Viscounts;
use viscounts::action::Action;
use viscounts::effect::Main;
use viscounts::stack::Frame;
use viscounts::state::State;
use viscounts_face::ViscountsFace;

/// Plays at random until the first seat may choose its main action on the inner path.
fn on_the_inner_path(game: &Viscounts) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = game.initial_state();
    loop {
        let player = &state.table.players[0];
        let inside = player.viscount.is_some_and(|space| !space.is_outer());
        if inside && matches!(state.table.stack.top(), Frame::MainAction(side) if side.0 == 0) {
            return state;
        }
        let step = laws::random_step(game, &state, &mut rng).expect("the match is not over yet");
        game.apply(&mut state, step, &mut Silent);
    }
}

fn buttons(game: &Viscounts, state: &State) -> String {
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let names = ["A".to_owned(), "B".to_owned()];
    let words = ViscountsFace::words(Language::English);
    let (viewer, to_act) = (Viewer::Seat(seat), ToAct::one(seat));
    let scene = Scene::<ViscountsFace> {
        game,
        view: &view,
        viewer,
        to_act,
        legal: &legal,
        intentions: &[],
        words,
        names: &names,
        aids: true,
        parts: &PartCache::default(),
    };
    action_buttons(&scene).into_string()
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
        page.starts_with(r#"<button class="action proposal" type="button" data-action="pay:ink" data-then="#),
        "{page}"
    );
    assert!(page.contains("Suggested: pay") && page.contains("the cheapest way"), "{page}");
    assert!(page.contains(r#"data-action="pay:silver""#), "another way can be chosen: {page}");
}

#[test]
fn buttons_describe_the_result_of_their_action() {
    let game = Viscounts::new(SeatCount::new(2), Default::default()).expect("the game is for two");
    let mut state = on_the_inner_path(&game);
    state.table.players[0].goods = [9, 0, 9, 18];
    let page = buttons(&game, &state);
    assert!(page.contains(r#"data-action="workers""#) && page.contains("up to 4 workers"), "{page}");
    game.apply(&mut state, Step::Act(Seat::new(0), Action::Main(Main::Workers, false)), &mut Silent);
    let page = buttons(&game, &state);
    let paid = page.split("data-action=\"place:4\"").nth(1).expect("four workers are affordable");
    assert!(paid.contains("gold") && paid.contains(" points"), "{page}");
}

#[test]
fn a_spectator_sees_no_outcome() {
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
    assert_eq!(ViscountsFace::outcome(&scene, Action::Pass), None);
    assert_eq!(ViscountsFace::proposal(&scene), None);
}
