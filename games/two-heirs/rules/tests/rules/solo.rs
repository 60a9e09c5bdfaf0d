//! The solo game: Heinrich's turn and his score.

use kernel::{Contender, Game, SeatCount, TextBoard as _, Viewer};
use two_heirs::{Components, Heir, Level, Livery, Options, Phase, Post, TREASURES, TreasureId, TwoHeirs};

use crate::scenarios::check;

/// The human has taken and ends the turn; nothing is left in pile and heap, so that Heinrich only takes and places.
fn heinrich(position: &str, outcome: &str) {
    check(&format!(
        "seats: 1\ngiven: start green; turn south; taken; pile 0 last 3; heap 0\ngiven: {position}\n1 end\n{outcome}"
    ));
}

/// Rule: two_heirs.solo.material
#[test]
fn there_are_ten_treasures_and_a_scaffold() {
    assert_eq!(TREASURES, 10);
    assert_eq!(TreasureId::all().count(), 10);
    let game = TwoHeirs::new(SeatCount::new(1), Options::default()).expect("the options fit");
    assert_eq!(game.initial_state().solo.treasures.len(), 10);
    check("seats: 1\ngiven: start green\nexpect: scaffold 0,0");
}

/// Rule: two_heirs.solo.setup-colour
#[test]
fn the_human_picks_a_colour() {
    for colour in Livery::ALL {
        let game =
            TwoHeirs::new(SeatCount::new(1), Options { colour, ..Options::default() }).expect("both colours fit");
        assert_eq!(game.setting().livery(Heir::South), colour);
        assert_eq!(game.setting().livery(Heir::North), colour.other());
    }
}

/// Rule: two_heirs.solo.setup-heinrich-troops, two_heirs.solo.player-first
#[test]
fn heinrichs_troops_wait_beside_the_table_and_the_human_begins() {
    check(
        "seats: 1
         * tra-1
         * lan-2
         * trd-3
         * tra-4
         * lan-5
         * trd-6
         * green
         * grey
         expect to act: 1
         expect: crown south
         expect: troop north retinue beside; troop north 1 beside; troop north 2 beside
         expect: troop south retinue 0,0; troop south 1 reserve; troop south 2 reserve",
    );
}

/// Rule: two_heirs.solo.setup-treasures
#[test]
fn the_treasures_are_shuffled() {
    let game = TwoHeirs::new(SeatCount::new(1), Options::default()).expect("the options fit");
    let first = |seed| {
        let play = laws::random_play(&game, seed);
        let drawn = play.states.iter().position(|table| table.phase == Phase::Treasure).expect("a treasure is drawn");
        let mut outcomes = Vec::new();
        game.chance_outcomes(&play.states[drawn], &mut outcomes);
        assert_eq!(outcomes.len(), TREASURES, "any treasure may come first");
        play.steps[drawn].to_string()
    };
    let drawn: std::collections::BTreeSet<String> = (0..6).map(first).collect();
    assert!(drawn.len() > 1, "{drawn:?}");
    assert_eq!(first(1), first(1));
}

/// Rule: two_heirs.solo.difficulty
#[test]
fn the_level_decides_the_heap() {
    for (level, heap) in [(Level::Poor, 6), (Level::Brave, 8), (Level::Hammer, 10)] {
        let game = TwoHeirs::new(SeatCount::new(1), Options { level, ..Options::default() }).expect("each level fits");
        assert_eq!(game.initial_state().solo.heap, heap);
    }
    // For two there is no heap.
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the options fit");
    assert_eq!(game.initial_state().solo.heap, 0);
}

/// Rule: two_heirs.solo.turn-structure, two_heirs.solo.take-colour-match, two_heirs.solo.take-shield-refill
/// Rule: two_heirs.solo.no-own-building-yet, two_heirs.solo.place-face-up-reversed
#[test]
fn heinrich_takes_the_colour_of_the_pile_and_places_at_the_start() {
    check(
        "seats: 1
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-5 lan-4 trd-6; pile 12 yellow; heap 0
         1 take-tra-1
         * trd-9
         * yellow
         1 end
         expect to act: chance
         expect: shield 4; crown south; place 4 empty
         * lan-9
         expect: place 1 lan-9; pile 10
         * green
         expect: tile 0,-1 tra-5 north
         expect to act: 1
         expect legal 1: take-lan-4 take-trd-6 take-trd-9",
    );
}

/// Rule: two_heirs.solo.take-fallback
#[test]
fn without_a_match_heinrich_takes_the_first() {
    check(
        "seats: 1
         given: start green; turn south; taken; reserve lan-2 trd-3 tra-5 lan-4 trd-6 tra-4; pile 12 green; heap 0
         1 end
         expect: shield 1; place 1 empty",
    );
    // The same with an empty pile, whatever the colours.
    heinrich("reserve - trd-3 tra-5 lan-4", "expect: shield 2; tile 0,-1 trd-3 north");
}

/// Rule: two_heirs.solo.take-unlimited-reach
#[test]
fn heinrich_reaches_everything() {
    check(
        "seats: 1
         given: start green; turn south; taken; reserve tra-2 lan-2 trd-3 tra-4 lan-5 trd-6; pile 12 yellow; heap 0
         1 end
         expect: shield 6; place 6 empty",
    );
}

/// Rule: two_heirs.solo.place-face-up-reversed
#[test]
fn heinrichs_tiles_lie_upside_down() {
    // The quarry's road leaves by north and east; Heinrich's by south and west, towards the tavern.
    heinrich(
        "reserve trd-3; tile 0,1 trd-7 south; scaffold 0,1; tile 1,1 tra-2 south",
        "expect: tile 1,0 trd-3 north; roads 1-1",
    );
}

/// Rule: two_heirs.solo.place-next-to-last-built
#[test]
fn heinrich_builds_next_to_the_last_own_building() {
    heinrich("tile 5,5 trd-7 south; tile 9,9 trd-9 south; scaffold 5,5; reserve trd-8", "expect: tile 5,4 trd-8 north");
}

/// Rule: two_heirs.solo.place-clockwise-from-top
#[test]
fn spaces_are_tried_clockwise_from_the_top() {
    let around = [("5,4", "tra-1"), ("6,4", "tra-2"), ("6,5", "tra-3"), ("6,6", "tra-4")];
    let mut position = "tile 5,5 trd-7 south; scaffold 5,5; reserve trd-8".to_owned();
    let order = ["5,4", "6,4", "6,5", "6,6", "5,6"];
    for (count, cell) in order.into_iter().enumerate() {
        heinrich(&position, &format!("expect: tile {cell} trd-8 north"));
        if let Some((occupied, tile)) = around.get(count) {
            position += &format!("; tile {occupied} {tile} open");
        }
    }
    // Road spaces likewise: north, east, south, west.
    heinrich("tile 5,5 tra-6 south; scaffold 5,5; reserve tra-4", "expect: tile 5,4 tra-4 north");
    heinrich(
        "tile 5,5 tra-6 south; tile 5,4 trd-1 open; tile 6,5 trd-2 open; scaffold 5,5; reserve tra-4",
        "expect: tile 5,6 tra-4 north",
    );
}

/// Rule: two_heirs.solo.place-option-a
#[test]
fn heinrich_continues_a_road_first() {
    // The mill's road leaves by north and east, as Heinrich lays it: it fits south of the site, not north of it.
    heinrich("tile 5,5 tra-6 south; scaffold 5,5; reserve lan-1", "expect: tile 5,6 lan-1 north; roads 1-1");
}

/// Rule: two_heirs.solo.place-option-b
#[test]
fn heinrich_blocks_a_road_next() {
    // The bakery's road runs east and west. The robber castle has none: it blocks the east side, though north is free.
    heinrich("tile 5,5 lan-4 south; scaffold 5,5; reserve tra-8", "expect: tile 6,5 tra-8 north; empty 5,4");
}

/// Rule: two_heirs.solo.place-option-c
#[test]
fn heinrich_takes_any_space_last() {
    heinrich(
        "tile 5,5 lan-4 south; tile 4,5 trd-1 open; tile 6,5 trd-2 open; tile 5,4 trd-5 open; scaffold 5,5; reserve tra-8",
        "expect: tile 6,4 tra-8 north",
    );
}

/// Rule: two_heirs.solo.place-option-d
#[test]
fn a_tile_without_a_space_leaves_the_game() {
    check(
        "seats: 1
         given: start green; turn south; taken; pile 0 last 3; heap 2; reserve trd-8
         given: tile 5,5 trd-7 south; scaffold 5,5
         given: tile 5,4 tra-1 open; tile 6,4 tra-2 open; tile 6,5 tra-3 open; tile 6,6 tra-4 open
         given: tile 5,6 tra-5 open; tile 4,6 tra-6 open; tile 4,5 tra-7 open; tile 4,4 tra-8 open
         1 end
         expect to act: 1
         expect: boxed trd-8; heap 2; troop north 2 beside; total north 10",
    );
}

/// Rule: two_heirs.solo.no-costs
#[test]
fn heinrich_pays_nothing() {
    check(
        "seats: 1
         given: start green; turn south; taken; pile 0 last 3; heap 0; reserve trd-8
         expect: access north wood 0 stone 1 grain 0
         1 end
         expect: tile 0,-1 trd-8 north",
    );
}

/// Rule: two_heirs.solo.treasure-placed
#[test]
fn a_treasure_comes_onto_the_new_building() {
    check(
        "seats: 1
         given: start green; turn south; taken; pile 0 last 3; heap 2; reserve trd-8
         1 end
         expect to act: chance
         * tre-03
         expect: heap 1; treasure tre-03 0,-1; treasures 2
         expect to act: 1",
    );
    heinrich("reserve trd-8", "expect to act: 1\nexpect: heap 0; treasures 0");
}

/// Rule: two_heirs.solo.heinrich-troop-moves
#[test]
fn the_troop_of_the_tiles_colour_moves_to_it() {
    heinrich("reserve trd-9", "expect: troop north retinue 0,-1; troop north 1 beside; troop north 2 beside");
    heinrich("reserve trd-7", "expect: troop north 1 0,-1");
    heinrich("reserve trd-8", "expect: troop north 2 0,-1");
    // From wherever it is.
    heinrich(
        "tile 5,5 tra-1 north; troop north 1 5,5; reserve trd-7",
        "expect: troop north 1 0,-1; troop north retinue beside",
    );
    let components = Components::of_the_box();
    let troops = two_heirs::Colour::ALL.map(|colour| components.troop_for(colour).word());
    assert_eq!(troops, ["1", "2", "retinue"]);
}

/// Rule: two_heirs.solo.heinrich-troops-block
#[test]
fn heinrichs_troops_occupy_their_tiles() {
    check(
        "seats: 1
         given: start green; tile 1,0 trd-7 north; tile 0,1 trd-8 open; troop north 1 1,0; turn south
         1 move-retinue
         expect only 1: at0,1",
    );
    check(
        "seats: 1
         given: start green; tile 1,0 trd-7 north; tile 0,1 trd-8 open; troop north 1 1,0; turn south
         1 deploy
         expect only 1: at0,1",
    );
}

/// Rule: two_heirs.solo.scaffold
#[test]
fn the_scaffold_follows_own_buildings_only() {
    check(
        "seats: 1
         given: start green; turn south; hand south trd-1 tra-8; reserve lan-2 lan-5 trd-3; heap 0; pile 0 last 3; taken
         expect: scaffold 0,0
         1 build-trd-1
         1 at0,1
         expect: scaffold 0,1
         1 extend-tra-8
         1 at1,1
         expect: scaffold 0,1
         1 end
         expect: scaffold 0,1; tile -1,1 lan-2 north",
    );
}

/// Rule: two_heirs.solo.scaffold-on-flipped
#[test]
fn a_used_camp_under_the_scaffold_has_no_roads() {
    let position = "tile 5,5 lan-8 south; scaffold 5,5; reserve tra-8 trd-5";
    heinrich(position, "expect: tile 6,5 tra-8 north");
    check(&format!(
        "seats: 1
         given: start green; turn south; taken; pile 0 last 3; heap 0; {position}
         1 camp-lan-8
         1 take-tra-8
         1 end
         expect: scaffold 5,5; tile 5,4 trd-5 north"
    ));
}

/// Rule: two_heirs.solo.heinrich-optional-effects
#[test]
fn heinrich_uses_no_optional_effect() {
    check(
        "seats: 1
         options: sets=travel+land-industry+war
         given: start green; turn south; taken; pile 0 last 3; heap 0; reserve war-5 tra-4
         given: tile 5,5 tra-8 south; scaffold 5,5; tile 6,5 war-3 north; tile 9,9 lan-9 north
         1 end
         expect: tile 5,4 war-5 north; tile 5,5 tra-8 south; tile 9,9 lan-9 north; points 9,9 4
         expect to act: 1",
    );
}

/// Rule: two_heirs.solo.end
#[test]
fn the_last_tile_may_come_in_heinrichs_turn() {
    check(
        "seats: 1
         given: start green; turn south; taken; heap 0; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 1 yellow
         1 end
         * trd-9
         expect: turns left 2; tile 0,-1 trd-6 north
         expect to act: 1
         1 take-trd-9
         1 end
         expect to act: nobody",
    );
}

/// Rule: two_heirs.solo.heinrich-top-three-double
#[test]
fn heinrichs_best_three_count_double() {
    // Tavern 7, cathedral 5, market 4, camp 2.
    check(
        "seats: 1
         given: start green; heap 0; tile 0,2 tra-1 north; tile 1,2 trd-7 north; tile 2,2 lan-7 north; tile 3,2 trd-4 open
         given: tile -1,2 tra-3 north; tile -2,2 trd-5 open; tile -3,2 trd-6 open; tile -1,1 trd-8 open
         given: troop north 1 2,2; troop north 2 1,2
         expect: points 0,2 14; points 1,2 10; points -1,2 8; points 2,2 2
         expect: total north 34",
    );
}

/// Rule: two_heirs.solo.heinrich-roads, two_heirs.solo.player-scores-normally
#[test]
fn roads_count_for_both_in_the_solo_game() {
    check(
        "seats: 1
         given: start green; heap 0; tile 3,0 trd-1 north; tile 4,0 lan-8 north; tile 5,0 trd-2 south; tile 5,1 tra-9 south
         given: troop south 1 5,1
         expect: roads 0-2 2-0; road points north 2; road points south 2
         expect: points 5,1 4; total south 6; total north 6",
    );
}

/// Rule: two_heirs.solo.heinrich-treasures
#[test]
fn each_treasure_left_is_worth_five() {
    check(
        "seats: 1
         given: start green; heap 2; tile 5,5 trd-1 north; tile 7,7 trd-2 north; tile 9,9 trd-3 north
         given: treasure tre-07 5,5; treasure tre-08 7,7; treasure tre-09 9,9
         expect: treasures 5; total north 25",
    );
}

/// Rule: two_heirs.solo.treasure-on-destroyed
#[test]
fn a_treasure_stays_on_a_destroyed_building() {
    check(
        "seats: 1
         options: sets=travel+land-industry+war
         given: start green; tile 1,0 war-3 south; tile 1,1 tra-8 north; treasure tre-03 1,1; heap 0
         given: turn south; taken; hand south war-1; reserve lan-2
         1 build-war-1
         1 at0,1
         1 destroy-tra-8
         expect: tile 1,1 tra-8 open; treasure tre-03 1,1; total north 5",
    );
}

/// Rule: two_heirs.solo.goal, two_heirs.solo.win-lose
#[test]
fn the_human_must_have_more_than_heinrich() {
    check(
        "seats: 1
         given: start green; heap 0; tile 5,5 trd-7 south; tile 7,7 lan-7 north; turn south; taken; pile 0 last 1
         1 end
         expect to act: nobody
         expect: total south 5; total north 4
         expect rank 1: 1",
    );
    check(
        "seats: 1
         given: start green; heap 1; tile 5,5 trd-7 south; tile 7,7 lan-7 north; turn south; taken; pile 0 last 1
         1 end
         expect: total south 5; total north 9
         expect rank 1: 2",
    );
}

/// Rule: two_heirs.solo.tie-loses
#[test]
fn level_with_heinrich_is_lost() {
    check(
        "seats: 1
         given: start green; heap 1; tile 5,5 trd-7 south; turn south; taken; pile 0 last 1
         1 end
         expect to act: nobody
         expect: total south 5; total north 5
         expect rank 1: 2",
    );
}

#[test]
fn heinrich_stands_in_the_ranking() {
    let game = TwoHeirs::new(SeatCount::new(1), Options::default()).expect("the options fit");
    let play = laws::random_play(&game, 2);
    let standings = game.standings(play.last());
    assert_eq!(standings.rows()[1].who, Contender::Automaton);
    assert!(game.view(play.last(), Viewer::Spectator).english_board().contains("Heinrich"));
    assert!(play.states.iter().all(|table| table.troops[Heir::North].iter().all(|post| *post != Post::Reserve)));
}
