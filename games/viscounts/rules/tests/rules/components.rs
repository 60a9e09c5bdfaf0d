//! What lies in the box.

use kernel::{Game, SeatCount};
use viscounts::Viscounts;
use viscounts::board::{Path, Piece, Space};
use viscounts::card::{CARDS, Card, CardSet, HEROES, Icon, Icons, MAX_CARDS, STARTERS, TOWNSFOLK};
use viscounts::components::{self, Counted, FILE, components};
use viscounts::effect::{Flip, Gain, Node, Timing, Trigger};
use viscounts::route::targets;

use crate::words::calm;

fn table(seats: u8) -> Viscounts {
    Viscounts::new(SeatCount::new(seats), Default::default()).expect("the game is for one to four")
}

/// Replaces the first `from` of the component file and expects a complaint with these words.
fn complaint(from: &str, to: &str, words: &str) {
    let broken = FILE.built_in().replacen(from, to, 1);
    assert_ne!(broken, FILE.built_in(), "{from:?} is not in the file");
    refused(&broken, words);
}

/// Expects a complaint with these words about a file.
fn refused(text: &str, words: &str) {
    let problems = components::check(text).expect_err("the file does not add up");
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(problems.iter().any(|problem| problem.contains(words)), "{words:?} is not among {problems:?}");
    assert!(problems.iter().all(|problem| !problem.contains('\n')), "one line each");
}

/// Rule: viscounts.component.players
#[test]
fn the_game_is_for_one_to_four() {
    for seats in 1..=8 {
        assert_eq!(Viscounts::new(SeatCount::new(seats), Default::default()).is_ok(), seats <= 4, "{seats} seats");
    }
}

/// Rule: viscounts.component.player-pieces
#[test]
fn every_colour_has_its_pieces() {
    let game = table(4);
    let state = game.initial_state();
    for player in &state.table.players {
        assert_eq!((player.workers, player.built, player.corruption, player.virtue), (20, [0; 3], 1, 7));
        assert_eq!(player.pool.len(), 8, "eight starting townsfolk");
    }
    assert!(game.data().buildings.iter().all(|building| building.unlocks.len() == 3), "three of each building");
}

/// Rule: viscounts.component.cards
#[test]
fn the_box_holds_all_cards() {
    let data = components();
    assert_eq!((TOWNSFOLK, HEROES, STARTERS), (68, 10, 8));
    assert_eq!(data.cards.len(), 86, "one set of starters stands for each of four colours");
    assert_eq!((data.player_cards.len(), data.bonus_cards.len(), data.schemes.len()), (10, 4, 16));
    assert!(data.schemes[..8].iter().all(|scheme| scheme.id.starts_with("start-")));
    assert!(data.schemes[8..].iter().all(|scheme| scheme.id.starts_with("future-")));
    complaint("[[townsfolk]]\nid = \"acolyte\"", "[[hero]]\nid = \"acolyte\"", "townsfolk: 67 found, 68 expected");
}

/// Rule: viscounts.component.manuscripts
#[test]
fn five_manuscripts_have_a_grey_back() {
    let grey = components().manuscripts.iter().filter(|tile| tile.grey_back).count();
    assert_eq!((components().manuscripts.len(), grey), (35, 5));
    complaint("back = \"grey\"", "back = \"black\"", "manuscripts with a grey back: 4 found, 5 expected");
}

/// Rule: viscounts.component.boards
#[test]
fn five_pieces_have_two_sides() {
    let data = components();
    let sites = |side: usize| data.segments.iter().map(|segment| segment.sites[side].len()).sum::<usize>();
    assert_eq!((data.segments.len(), sites(0), sites(1)), (5, 20, 25));
    assert_eq!((data.sections.len(), data.opponents.len()), (5, 4));
    assert_eq!(data.figures.ring_vp.len(), 3, "three rings");
    complaint("{ from = \"As1\", to = \"As2\"", "{ from = \"As1\", to = \"As3\"", "a link joins a site with the next");
}

/// Rule: viscounts.component.board-spaces, viscounts.p2.example-graph
#[test]
fn arrows_lead_from_space_to_space() {
    let game = table(2);
    let table = calm(&game).table;
    let reached = |from: Space, steps: usize| {
        let mut spaces = Vec::new();
        targets(&table, from, steps, steps, |space, _| spaces.push(space));
        spaces.sort();
        spaces
    };
    for piece in Piece::ALL {
        let next = table.piece_from(piece, 1);
        let [left, right, inner] = [Path::Left, Path::Right, Path::Inner].map(|path| Space::new(piece, path));
        assert_eq!(reached(left, 1), [right, inner]);
        assert_eq!(reached(right, 1), [Space::new(next, Path::Left)]);
        let mut beside = vec![right, Space::new(next, Path::Inner)];
        beside.sort();
        assert_eq!(reached(inner, 1), beside);
        let mut two = vec![right, Space::new(next, Path::Left), Space::new(next, Path::Inner)];
        two.sort();
        assert_eq!(reached(left, 2), two, "the example of the rulebook");
    }
}

/// Rule: viscounts.card.ability-timing
#[test]
fn every_card_has_one_value_and_one_timing() {
    for card in &components().cards {
        assert!((1..=3).contains(&card.cost), "{}", card.id);
        assert_eq!(card.timing == Timing::Payment, !card.offers.is_empty(), "{}", card.id);
        assert_eq!(matches!(card.timing, Timing::None | Timing::Payment), card.effect.is_empty(), "{}", card.id);
    }
    complaint("timing = \"dropoff\"", "timing = \"sometimes\"", "unknown timing");
    complaint(
        "cost = 3\nicons = [\"cleric\", \"merchant\"]",
        "cost = 0\nicons = []",
        "card acolyte: cost 0, use 1 to 9",
    );
}

#[test]
fn abilities_are_condition_and_effect() {
    let card = |id: &str| &components().cards[components().card(id).expect("the card is there").index()];
    assert_eq!(card("peddler-ink").timing, Timing::On(Trigger::Collision));
    let offer = card("traveller").offers[0];
    assert_eq!((offer.spend, offer.per, offer.yields), (None, 2, 1), "two merchants make one cleric");
    complaint("on = \"collision\"", "on = \"midnight\"", "unknown trigger \"midnight\"");
    complaint(
        "mods = [{ action = \"workers\"",
        "on = \"collision\"\nmods = [{ action = \"workers\"",
        "either a trigger or mods",
    );
}

#[test]
fn three_kinds_of_flip_exist() {
    for flip in [Flip::Debt, Flip::Deed, Flip::Either] {
        assert!(components().nodes.contains(&Node::Flip(flip, 1)), "{flip:?}");
    }
}

/// Rule: viscounts.castle.neighbours
#[test]
fn the_castle_has_five_sections_in_a_circle() {
    let game = table(2);
    let state = calm(&game);
    let ids: Vec<&str> = components().sections.iter().map(|section| section.id.as_str()).collect();
    assert_eq!(ids, ["ink-stone", "flip", "gold-or-move", "hire-or-destroy", "two-virtue"]);
    for turn in 0..5 {
        let mut turned = state.table;
        turned.castle_turn = turn;
        for (place, piece) in turned.order.into_iter().enumerate() {
            assert_eq!(game.section_beside(&turned, piece).id, ids[(place + usize::from(turn)) % 5]);
            assert_eq!(turned.piece_from(turned.piece_from(piece, 1), 4), piece, "one on and one back");
        }
    }
}

#[test]
fn symbols_of_conditions_are_in_use() {
    let counts = components().manuscripts.iter().filter_map(|tile| tile.score).map(|score| score.per);
    assert!(counts.into_iter().any(|per| per == Counted::Building));
    assert!(components().cards.iter().any(|card| card.timing == Timing::On(Trigger::Collision)));
}

#[test]
fn a_manuscript_has_an_effect_or_points() {
    assert!(components().manuscripts.iter().all(|tile| tile.score.is_some() == tile.effect.is_empty()));
    assert_eq!(components().manuscripts.iter().filter(|tile| tile.score.is_some()).count(), 12);
    complaint("per = \"icon_noble\"", "per = \"icon_knight\"", "unknown icon \"knight\"");
}

#[test]
fn every_error_of_a_component_file_has_its_own_line() {
    complaint("gain = \"ink\", n = 1", "gain = \"inc\", n = 1", "unknown gain \"inc\"");
    complaint("do = \"destroy\", n = 1", "do = \"scheme_card\", n = 1", "only for the solo opponent");
    complaint("number = 7", "number = 8", "player card 7: missing");
    complaint("ribbon = \"grey\"\nicons", "ribbon = \"pink\"\nicons", "bonus card grey: missing");
    complaint("pos = 4", "pos = 5", "track space 4: pos is 5");
    complaint("hand_limit = 3", "hand_limit = 9", "hand_limit is 9");
    complaint("lord_hand_limit = 1", "lord_hand_limit = 2", "lord_hand_limit is 2");
    complaint("trade_OL = { icons = 1", "trade_OL = { icons = 0", "a trade for 0 icons");
    complaint("[figures]", "[figures", "line ");
    complaint("id = \"ada\"", "id = \"bertha\"", "the id is used twice");
}

/// Rule: viscounts.track.corruption-first
#[test]
fn of_virtue_and_corruption_at_once_corruption_is_moved_first() {
    let both = "effect = [{ gain = \"virtue\", n = 1 }, { gain = \"corruption\", n = 1 }]";
    let text = FILE.built_in().replacen("effect = [{ gain = \"debt\", n = 1 }]", both, 1);
    let data = components::read(&text).expect("the file still adds up");
    let span = data.cards[data.card("antagonist").expect("she is there").index()].effect;
    let nodes = &data.nodes[usize::from(span.at)..usize::from(span.end)];
    assert_eq!(nodes, [Node::Gain(Gain::Corruption, 1), Node::Gain(Gain::Virtue, 1)]);
}

/// An entry for a piece that is not printed.
fn new_card(group: &str, id: &str, rest: &str) -> String {
    let head = format!("[[{group}]]\nid = \"{id}\"\nde = \"Neu\"\nen = \"New\"\ncost = 2\nicons = [\"noble\"]\n");
    format!("{head}{rest}\nprovenance = \"box\"\n")
}

fn new_manuscript(id: &str, effect: &str) -> String {
    let head = format!("[[manuscript]]\nid = \"{id}\"\nribbon = \"blue\"\ncost = 4\nback = \"black\"\n");
    format!("{head}effect = [{effect}]\nprovenance = \"box\"\n")
}

const PLAIN: &str = "recruit = [{ gain = \"virtue\", n = 1 }]\ntiming = \"none\"";

/// The built-in file with more entries.
fn with(entries: impl IntoIterator<Item = String>) -> String {
    entries.into_iter().fold(FILE.built_in().to_owned(), |text, entry| text + "\n" + &entry)
}

/// The built-in file in which the first pieces of a group have a count.
fn counted(group: &str, pieces: usize, count: u8) -> String {
    FILE.built_in().replacen(&format!("[[{group}]]\n"), &format!("[[{group}]]\ncount = {count}\n"), pieces)
}

#[test]
fn new_cards_have_the_numbers_after_the_printed_ones() {
    let entries = ["hero", "townsfolk", "starter"].map(|group| new_card(group, &format!("new-{group}"), PLAIN));
    let text = with(entries.into_iter().chain([new_manuscript("new", "{ gain = \"gold\", n = 2 }")]));
    assert_eq!(components::check(&text), Ok(Vec::new()));
    let data = components::read(&text).expect("it was checked");
    for (number, card) in components().cards.iter().enumerate() {
        assert_eq!(data.cards[number].id, card.id);
    }
    let new = |group: &str| CardSet::EMPTY.with(data.card(&format!("new-{group}")).expect("the card is there"));
    assert_eq!(data.card("new-townsfolk"), Some(Card(CARDS as u8)));
    assert_eq!(data.groups.townsfolk, CardSet::range(0, TOWNSFOLK).or(new("townsfolk")));
    assert_eq!(data.groups.heroes, CardSet::range(TOWNSFOLK, HEROES).or(new("hero")));
    assert_eq!(data.groups.starters, CardSet::range(TOWNSFOLK + HEROES, STARTERS).or(new("starter")));
    assert_eq!((data.townsfolk_piles, data.manuscript_piles), ([14, 14, 14, 14, 13], [8, 7, 7, 7, 7]));
    assert_eq!((data.manuscript("new"), data.tiles.count_ones()), (Some(35), 36));
}

#[test]
fn a_count_leaves_a_piece_out_or_copies_it() {
    let data = components::read(&counted("townsfolk", 2, 0)).expect("66 townsfolk are enough");
    assert_eq!(data.groups.townsfolk, CardSet::range(2, TOWNSFOLK - 2), "the others keep their numbers");
    assert_eq!(data.townsfolk_piles, [14, 13, 13, 13, 13]);
    let data = components::read(&counted("townsfolk", 1, 3)).expect("there is room for two more");
    let ids: Vec<&str> = data.cards[CARDS..].iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["acolyte-2", "acolyte-3"]);
    assert!(data.cards[CARDS..].iter().all(|card| card.de == data.cards[0].de));
    assert_eq!(data.groups.townsfolk.len(), TOWNSFOLK + 2);
    let file = FILE.built_in().replacen("id = \"grey-7\"", "id = \"grey-7\"\ncount = 2", 1);
    assert_eq!(components::read(&file).expect("there is room").manuscript("grey-7-2"), Some(35));
    refused(&counted("townsfolk", 1, 10), "card acolyte: count is 10, use 0 to 9");
}

#[test]
fn the_engine_has_room_for_a_certain_number_of_pieces() {
    let cards = |count: usize| with((1..=count).map(|number| new_card("townsfolk", &format!("new-{number}"), PLAIN)));
    assert_eq!(components::check(&cards(MAX_CARDS - CARDS)), Ok(Vec::new()));
    refused(&cards(MAX_CARDS - CARDS + 1), "card new-19: with it there are more than 104: 105 in all");
    let gold = "{ gain = \"gold\", n = 2 }";
    let manuscripts = |count: usize| with((1..=count).map(|number| new_manuscript(&format!("new-{number}"), gold)));
    assert_eq!(components::check(&manuscripts(25)), Ok(Vec::new()));
    refused(&manuscripts(26), "manuscript new-26: with it there are more than 60: 61 in all");
    refused(&counted("manuscript", 35, 9), "more than 60: 315 in all");
}

#[test]
fn what_the_setup_needs_cannot_be_left_out() {
    refused(&counted("townsfolk", TOWNSFOLK - 4, 0), "townsfolk: count is 4, use 5 to 104");
    refused(&counted("hero", HEROES - 4, 0), "hero: count is 4, use 5 to 104");
    refused(&counted("starter", STARTERS - 3, 0), "starter: count is 3, use 4 to 104");
    refused(&counted("manuscript", 35, 0), "manuscripts with a grey back: 0 found, 5 expected");
    // Half of what brings the end closer has to stay, and more pieces have to bring more of it.
    refused(&counted("townsfolk", TOWNSFOLK - 5, 0), "otherwise a match might never end");
}

#[test]
fn a_new_piece_leads_on_where_printed_ones_do() {
    let hire = "{ do = \"hire_free\" }";
    let card = |rest: &str| with([new_card("townsfolk", "new", rest)]);
    let effect = |timing: &str, effect: &str| card(&format!("recruit = []\ntiming = {timing}\neffect = [{effect}]"));
    assert_eq!(components::check(&effect("\"immediate\"", hire)), Ok(Vec::new()));
    refused(&card(&format!("recruit = [{hire}]\ntiming = \"none\"")), "card new: recruit: hire_free leads on");
    // Of cards that wait for the same, three can lie on a board anyway.
    let silver = "{ gain = \"silver\", n = 1 }";
    assert_eq!(components::check(&effect("\"ongoing\"\non = \"collision\"", silver)), Ok(Vec::new()));
    refused(&effect("\"ongoing\"\non = \"on_gain_debt\"", silver), "cards: on_gain_debt leads on");
    refused(&effect("\"ongoing\"\non = \"on_flip_debt\"", hire), "card new: on_flip_debt: hire_free leads on");
    let free = "{ do = \"manuscript_free\", costs = [3] }";
    refused(&with([new_manuscript("new", free)]), "manuscript new: manuscript_free leads on");
    assert_eq!(components::check(&with([new_manuscript("new", hire)])), Ok(Vec::new()));
    let free = FILE.built_in().find("effect = [{ do = \"manuscript_free\"").expect("a manuscript gives another");
    let twice = format!("{}count = 2\n{}", &FILE.built_in()[..free], &FILE.built_in()[free..]);
    refused(&twice, "manuscript_free leads on");
}

#[test]
fn many_icons_do_not_carry_over_into_other_kinds() {
    let icons = |icon: Icon, count: usize| std::iter::repeat_n(icon, count).collect::<Icons>();
    let (many, more) = (icons(Icon::Builder, 40), icons(Icon::Builder, 23).plus(icons(Icon::Noble, 5)));
    assert_eq!(many.saturating_plus(more), many.plus(more));
    let full = many.saturating_plus(more).saturating_plus(many).saturating_plus(more);
    assert_eq!(Icon::ALL.map(|icon| full.count(icon)), [0, 63, 10, 0, 0]);
}
