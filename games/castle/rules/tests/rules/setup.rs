//! Setup ("Die Spielvorbereitung").

use castle::{Castle, Chance, First, Options, Phase, SEATS, Tile, board};
use kernel::{Game, GameOptions, Seat, TextBoard as _, ToAct, Viewer};

use crate::referee::{castle, with};

/// Rule: castle.setup.tiles-shuffled
#[test]
fn every_tile_is_equally_likely_to_be_drawn() {
    let game = castle();
    let state = game.initial_state();
    assert_eq!(state.table.pile.len(), 60);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    let expected: Vec<(Chance, u32)> =
        Tile::all().map(|tile| (Chance::Tile(tile), u32::from(tile.kind().count))).collect();
    assert_eq!(outcomes, expected);
    // Different seeds draw in different orders.
    let draws =
        |seed| laws::random_play(&game, seed).steps.iter().take(12).map(ToString::to_string).collect::<Vec<_>>();
    assert_ne!(draws(1), draws(2));
}

/// Rule: castle.setup.wall-tiles-on-corners
#[test]
fn a_wall_tile_lies_on_every_corner_tower_but_one() {
    let table = castle().initial_state().table;
    assert_eq!(table.towers.count_ones(), 13);
    for (index, tower) in board().towers().iter().enumerate() {
        assert_eq!(table.towers & (1 << index) != 0, tower.fields != [0, 1]);
    }
    // Which one lies where is decided only when it is turned over: each of the eighteen is equally likely.
    let game = castle();
    let mut state = game.initial_state();
    state.table.phase = Phase::TakeWallTile { seat: SEATS[0], tower: 3 };
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    assert_eq!(outcomes.len(), 9);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 2));
}

/// Rule: castle.setup.surplus-wall-tiles-removed
#[test]
fn wall_tiles_left_over_stay_unknown() {
    let game = castle();
    for seed in 0..10 {
        let play = laws::random_play(&game, seed);
        let end = play.last();
        let taken = play.steps.iter().filter(|step| step.to_string().starts_with("* wall-")).count();
        assert!(taken <= 13);
        assert_eq!(end.table.unseen.len(), 18 - taken, "nobody has seen those that were not taken");
        assert_eq!(end.table.towers, 0);
    }
}

/// Rule: castle.setup.scoring-marker
#[test]
fn both_markers_start_on_0() {
    let game = castle();
    let state = game.initial_state();
    assert!(SEATS.iter().all(|seat| game.standings(&state).of(*seat).score == 0));
}

/// Rule: castle.setup.supply-of-six
#[test]
fn six_followers_and_the_keep_are_in_the_supply() {
    let table = castle().initial_state().table;
    for seat in SEATS {
        assert_eq!(table.players[seat].supply(), 6);
        assert_eq!(table.players[seat].keep, None);
    }
}

/// Rule: castle.setup.younger-chooses-starter
#[test]
fn either_seat_can_begin() {
    for (first, seat) in [(First::One, Seat::new(0)), (First::Two, Seat::new(1))] {
        let game = with(Options { first, ..Options::default() });
        let mut state = game.initial_state();
        let draw = "A03".parse().expect("a tile");
        game.apply(&mut state, kernel::Step::Chance(draw), &mut kernel::Silent);
        assert_eq!(game.to_act(&state), ToAct::one(seat));
    }
    assert_eq!(Options::default().get("first"), "1");
}

/// Rule: castle.setup.younger-chooses-starter
#[test]
fn who_begins_can_be_drawn() {
    let game = with(Options { first: First::Random, ..Options::default() });
    let state = game.initial_state();
    assert_eq!(game.to_act(&state), ToAct::Chance);
    let mut outcomes = Vec::new();
    game.chance_outcomes(&state, &mut outcomes);
    assert_eq!(outcomes, SEATS.map(|seat| (Chance::First(seat), 1)));
    for seat in SEATS {
        let mut state = state.clone();
        let drawn: Chance = format!("first{seat}").parse().expect("an outcome");
        game.apply(&mut state, kernel::Step::Chance(drawn), &mut kernel::Silent);
        game.apply(&mut state, kernel::Step::Chance("A03".parse().expect("a tile")), &mut kernel::Silent);
        assert_eq!(game.to_act(&state), ToAct::one(seat));
    }
}

/// Rule: castle.turn.show-drawn-tile
#[test]
fn everybody_sees_the_drawn_tile() {
    let game = castle();
    let mut state = game.initial_state();
    let tile: Tile = "C03".parse().expect("a tile");
    game.apply(&mut state, kernel::Step::Chance(Chance::Tile(tile)), &mut kernel::Silent);
    for viewer in [Viewer::Seat(SEATS[0]), Viewer::Seat(SEATS[1]), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        assert_eq!(view.table().drawn(), Some(tile));
        let board = view.english_board();
        assert!(board.contains("1 places C03"), "{board}");
    }
}

#[test]
fn presets_have_every_option_word() {
    for field in Options::FIELDS {
        let kernel::OptionKind::Choice(words) = field.kind else { panic!("only choices") };
        for word in words {
            let used = Castle::presets().iter().any(|(_, options)| options.get(field.key) == **word);
            assert!(used, "{} = {word}", field.key);
        }
    }
}
