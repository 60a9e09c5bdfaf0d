//! Every table that random play can reach can be shown: drawings are well formed, every action has a button with a unique
//! label, hot-spots stand for legal actions only, captions are given as drawn, every action has a log line, no line of a step
//! repeats the one before.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Seat, SeatCount, Silent, Standings, Step, ToAct, Viewer};
use laws::Table;
use maud::{PreEscaped, html};
use present::{
    ActionOf, Face, Language, PartCache, Scene, action_buttons, intention_words, score_sheet, standings, step_lines,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use roxmltree::{Document, Node};

use crate::drawings::{check_drawings, symbols};
use crate::numbers;

/// About as many pages are checked as this many whole games have steps. If a game has more tables, each of them is checked
/// every few steps only, at different steps from the table before.
const WHOLE_GAMES: usize = 8;

/// Plays a random game at every table and checks the page of the seat to act, and sometimes that of another viewer.
///
/// # Panics
/// If a table cannot be shown.
pub fn check<F: Face>() {
    let symbols = symbols::<F>();
    let tables = laws::tables::<F::Game>();
    let every = tables.len().div_ceil(WHOLE_GAMES);
    for (number, table) in tables.iter().enumerate() {
        play::<F>(table, number, every, &symbols);
    }
}

/// Plays one game and checks its pages after every `every` steps and at the end.
fn play<F: Face>(table: &Table<F::Game>, number: usize, every: usize, symbols: &BTreeSet<String>) {
    let (game, seats, place) = (&table.game, table.game.seats(), table.to_string());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
    let mut state = game.initial_state();
    let names: Vec<String> = seats.seats().map(|seat| format!("N{seat}")).collect();
    let mut turn = 0;
    // The number of steps checked so far. Languages, other viewers and aids alternate with it.
    let mut checked = 0;
    loop {
        let to_act = game.to_act(&state);
        let actor = to_act.seats().first();
        let others: Vec<Viewer> =
            seats.seats().filter(|seat| Some(*seat) != actor).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let other = others[checked % others.len()];
        let over = to_act == ToAct::Nobody;
        if (turn + number).is_multiple_of(every) || over {
            // Other viewers see much the same from step to step.
            let check_other = checked % 7 == 0 || over;
            let language = Language::ALL[checked / 2 % 2];
            for viewer in actor.map(Viewer::Seat).into_iter().chain(check_other.then_some(other)) {
                let view = game.view(&state, viewer);
                let mut legal = Vec::new();
                if let Some(seat) = viewer.seat() {
                    game.legal_actions(&state, seat, &mut legal);
                }
                let (words, aids) = (F::words(language), checked % 3 != 0);
                let (legal, intentions) = (&legal, &[]);
                let (names, parts) = (&names, &PartCache::default());
                let scene =
                    Scene::<F> { game, view: &view, viewer, to_act, legal, intentions, words, names, aids, parts };
                let place = format!("{place}, step {turn}, {viewer:?}, {language}");
                check_page(&scene, seats, &place, symbols, check_other);
                if let (Some(proposal), Some(seat)) = (F::proposal(&scene), viewer.seat()) {
                    check_proposal::<F>(game, state.clone(), seat, &proposal.actions, &place);
                }
                if over {
                    check_ranking(&scene, &game.standings(&state), &place);
                }
            }
            checked += 1;
        }
        let Some(step) = laws::random_step(game, &state, &mut rng) else { break };
        if let Step::Act(seat, action) = step {
            check_intention::<F>(game, &state, seat, action, &names, &format!("{place}, step {turn}"), symbols);
        }
        let mut events = Vec::new();
        game.apply(&mut state, step, &mut events);
        let seen: Vec<_> = events.iter().filter_map(|event| game.redact(event, other)).collect();
        for language in Language::ALL {
            let place = format!("{place}, step {turn}, {language}");
            let lines = step_lines::<F>(game, F::words(language), &names, &seen);
            lines.iter().for_each(|line| check_sentence(&line.text, &place));
            let repeated = lines.windows(2).find(|pair| pair[0].text == pair[1].text);
            assert!(repeated.is_none(), "{place}: a line repeats the one before: {repeated:?}");
            // One line may tell of several chance steps, such as dealt tiles, and of several events of an action.
            let silent = lines.is_empty() && matches!(step, Step::Act(..)) && !seen.is_empty();
            assert!(!silent, "{place}: no log line for {seen:?}");
        }
        turn += 1;
    }
}

/// Checks that at the end every contender has a rank, a name and a score.
fn check_ranking<F: Face>(scene: &Scene<'_, F>, ranking: &Standings, place: &str) {
    let ranking = standings(scene, ranking).into_string();
    let ranking = Document::parse(&ranking).unwrap_or_else(|error| panic!("{place}: {error}"));
    let cells = ranking.descendants().filter(|node| node.has_tag_name("td")).count();
    assert_eq!(cells % 3, 0, "{place}: every row needs a rank, a name and a score");
    assert!(cells >= 3 * scene.game.seats().get(), "{place}: every seat needs a row");
}

/// Checks that the actions of a proposal can be taken one after another.
fn check_proposal<F: Face>(
    game: &F::Game,
    mut state: <F::Game as Game>::State,
    seat: Seat,
    actions: &[ActionOf<F>],
    place: &str,
) {
    assert!(!actions.is_empty(), "{place}: an empty proposal");
    for action in actions {
        assert!(game.is_legal(&state, seat, *action), "{place}: {action} is proposed but not legal");
        game.apply(&mut state, Step::Act(seat, *action), &mut Silent);
    }
}

/// Checks that an action that a seat is considering is shown to its confidants and reveals nothing they may not know.
fn check_intention<F: Face>(
    game: &F::Game,
    state: &<F::Game as Game>::State,
    seat: Seat,
    action: ActionOf<F>,
    names: &[String],
    place: &str,
    symbols: &BTreeSet<String>,
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let confidants = F::confidants(game, &game.view(state, Viewer::Seat(seat)), seat, action);
    assert!(!confidants.contains(seat), "{place}: a seat is its own confidant");
    for confidant in confidants.iter() {
        let place = format!("{place}, {seat} shows {confidant} that it considers {action}");
        let view = game.view(state, Viewer::Seat(confidant));
        assert!(
            game.is_legal(&game.determinize(&view, &mut rng), seat, action),
            "{place}: it reveals hidden information"
        );
        let (words, parts) = (F::words(Language::German), &PartCache::default());
        assert!(
            F::partners(game, words, seat).iter().any(|(partner, _)| *partner == confidant),
            "{place}: the confidant is not a partner"
        );
        let (viewer, to_act, intentions) = (Viewer::Seat(confidant), game.to_act(state), &[(seat, action)]);
        let scene =
            Scene::<F> { game, view: &view, viewer, to_act, legal: &[], intentions, words, names, aids: true, parts };
        check_sentence(&intention_words(&scene, seat, action), &place);
        check_page(&scene, game.seats(), &place, symbols, true);
        let board = scene.board();
        let without = Scene { intentions: &[], ..scene }.board();
        assert_ne!(board, without, "{place}: the board does not show it");
    }
}

/// Checks everything that one viewer sees. For the captions the whole table is drawn once more.
fn check_page<F: Face>(
    scene: &Scene<'_, F>,
    seats: SeatCount,
    place: &str,
    symbols: &BTreeSet<String>,
    captions: bool,
) {
    check_sentence(&F::prompt(scene), place);
    let labels: Vec<String> = scene.legal.iter().map(|action| F::action_label(scene, *action)).collect();
    let different: BTreeSet<&String> = labels.iter().collect();
    assert_eq!(different.len(), labels.len(), "{place}: two actions have the same label: {labels:?}");
    assert!(labels.iter().all(|label| !label.is_empty()), "{place}: an action without a label");

    let page = html! {
        page {
            board { (PreEscaped(scene.board().html())) }
            hand { @if let Some(hand) = scene.hand() { (PreEscaped(hand.html())) } }
            supply { (PreEscaped(scene.supply().html())) }
            @for seat in seats.seats() { seat { (PreEscaped(scene.seat_details(seat).html())) } }
            @if let Some(panel) = F::automaton_panel(scene) { automaton { (panel.shield) (panel.details) } }
            actions { (action_buttons(scene)) }
            details { @if let Some(details) = F::score_details(scene) { (details) } }
            score { (score_sheet(scene, &scene.game.score_sheet(scene.view))) }
        }
    }
    .into_string();
    let page = Document::parse(&page).unwrap_or_else(|error| panic!("{place}: {error}"));
    numbers::check_page(&page, place);
    if captions {
        check_captions(scene, &page, place);
    }
    check_buttons(scene, &page, &labels, place);
    check_hot_spots(scene, &page, &labels, place);
    check_drawings(&page, symbols, place);
}

/// Checks that the captions that the scene gives are those that are drawn: nothing can be pointed at that a terminal does not
/// tell, and the other way round.
fn check_captions<F: Face>(scene: &Scene<'_, F>, page: &Document<'_>, place: &str) {
    // A line break in an attribute is read as a space.
    let in_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let titles = page.descendants().filter(|node| node.has_tag_name("title")).filter_map(|node| node.text());
    let attributes = page.descendants().filter_map(|node| node.attribute("data-caption"));
    let drawn: BTreeSet<String> = titles.chain(attributes).map(in_one_line).collect();
    let given: BTreeSet<String> = scene.captions().iter().map(|caption| in_one_line(caption.text())).collect();
    assert_eq!(given, drawn, "{place}: the captions given differ from those drawn");
}

/// Checks that every legal action has exactly one button with its label, and that a button that plays at once is a proposal or
/// the only action.
fn check_buttons<F: Face>(scene: &Scene<'_, F>, page: &Document<'_>, labels: &[String], place: &str) {
    let (proposals, buttons): (Vec<Node<'_, '_>>, Vec<Node<'_, '_>>) =
        page.descendants().filter(|node| node.has_tag_name("button")).partition(|node| node.has_attribute("data-then"));
    let count = buttons.len();
    let classes = buttons.iter().map(|node| attribute(*node, "class", place));
    let at_once: Vec<String> = classes.filter(|class| class.contains("primary")).collect();
    let buttons: BTreeMap<String, String> = buttons
        .into_iter()
        .map(|node| (attribute(node, "data-action", place), node.text().unwrap_or_default().trim_end().to_owned()))
        .collect();
    let expected: BTreeMap<String, String> =
        scene.legal.iter().map(ToString::to_string).zip(labels.iter().cloned()).collect();
    assert_eq!(buttons, expected, "{place}: the buttons differ from the legal actions");
    assert_eq!(count, labels.len(), "{place}: an action has two buttons");
    assert!(
        at_once.iter().all(|button| count == 1 || button.contains("proposal")),
        "{place}: {at_once:?} play at once"
    );
    assert!(proposals.len() <= 1, "{place}: more than one proposal");
    assert!(proposals.iter().all(|node| node.text().is_some()), "{place}: a proposal without a label");
}

/// Checks that hot-spots stand for legal actions, at most one for each, and can be used by keyboard and screen reader.
fn check_hot_spots<F: Face>(scene: &Scene<'_, F>, page: &Document<'_>, labels: &[String], place: &str) {
    let mut seen = BTreeSet::new();
    let hot = page.descendants().filter(|node| node.has_attribute("data-action") && !node.has_tag_name("button"));
    for node in hot {
        let action = attribute(node, "data-action", place);
        let index = scene.legal.iter().position(|legal| legal.to_string() == action);
        let index = index.unwrap_or_else(|| panic!("{place}: the hot-spot {action} is not legal"));
        assert!(seen.insert(action.clone()), "{place}: two hot-spots for {action}");
        assert_eq!(attribute(node, "aria-label", place), labels[index], "{place}: the label of {action}");
        assert_eq!(attribute(node, "role", place), "button", "{place}: {action}");
        assert_eq!(attribute(node, "tabindex", place), "0", "{place}: {action}");
        assert!(attribute(node, "class", place).split(' ').any(|class| class == "hot"), "{place}: {action}");
    }
}

/// Checks that a sentence begins with a letter or digit, ends with a full stop or similar, and has no unfilled placeholder and
/// no hyphen for a minus sign.
pub(crate) fn check_sentence(text: &str, place: &str) {
    assert!(
        text.chars().next().is_some_and(char::is_alphanumeric),
        "{place}: {text:?} does not begin with a letter or digit"
    );
    assert!(text.ends_with(['.', '!', '?']), "{place}: {text:?} is not a sentence");
    assert!(!text.contains(['{', '$']) && !text.contains("  "), "{place}: {text:?} has an unfilled placeholder");
    numbers::check_text(text, place);
}

fn attribute(node: Node<'_, '_>, name: &str, place: &str) -> String {
    node.attribute(name).unwrap_or_else(|| panic!("{place}: {node:?} has no {name}")).to_owned()
}
