//! Sleeping rooms and towers.

use two_castles::{Components, RoomType, SpecialRoom, Task};

use crate::table::{Match, castle, game, may_place, points_of};

/// One room of each type but sleeping.
const SIX_TYPES: [&str; 6] =
    ["pantry@-1,0", "hat_room@0,1", "key_room@2,0", "aviary@1,1", "dead_end@3,0", "dungeon@0,-1"];

/// Rule: two_castles.sleeping.score-four
#[test]
fn four_points_each_with_every_other_type() {
    let all = castle(&format!("{} nap_room@4,0 solar@5,0", SIX_TYPES.join(" ")));
    assert!(all.has_every_type());
    assert_eq!((points_of(&all, "nap_room"), points_of(&all, "solar")), (4, 4));
}

/// Rule: two_castles.sleeping.score-one
#[test]
fn one_point_each_if_a_type_is_missing() {
    let others = ["pantry", "hat_room", "key_room", "aviary", "dead_end"];
    for missing in others {
        // The others in a row to the right, two sleeping rooms to the left.
        let row = others.into_iter().filter(|id| *id != missing).zip(2..).map(|(id, x)| format!("{id}@{x},0 "));
        let some = castle(&format!("{} dungeon@0,-1 nap_room@-1,0 solar@-2,0", row.collect::<String>()));
        assert!(!some.has_every_type());
        assert_eq!((points_of(&some, "nap_room"), points_of(&some, "solar")), (1, 1), "without {missing}");
    }
    let no_cellar = castle("pantry@2,0 hat_room@3,0 key_room@4,0 aviary@5,0 dead_end@6,0 nap_room@-1,0");
    assert_eq!(points_of(&no_cellar, "nap_room"), 1);
}

/// Rule: two_castles.sleeping.anywhere
#[test]
fn the_other_types_may_be_anywhere() {
    let near = castle(&format!("{} nap_room@4,0", SIX_TYPES.join(" ")));
    let far =
        castle("nap_room@-1,0 pantry@2,0 hat_room@3,0 key_room@4,0 aviary@5,0 dungeon@1,-1 crypt@1,-2 dead_end@1,-3");
    assert_eq!((points_of(&near, "nap_room"), points_of(&far, "nap_room")), (4, 4));
}

/// Rule: two_castles.sleeping.max
#[test]
fn a_sleeping_room_scores_one_or_four() {
    let mut seen = [0; 5];
    for seed in 0..10 {
        let table = game(4);
        for castle in &laws::random_play(&table, seed).last().castles[..4] {
            for room in castle.rooms().filter(|room| room.tile.room_type() == Some(RoomType::Sleeping)) {
                let points = castle.room_points(Components::get(), room.at).expect("it lies there").points();
                seen[points as usize] += 1;
            }
        }
    }
    assert_eq!((seen[0], seen[2], seen[3]), (0, 0, 0));
    assert!(seen[1] > 0 && seen[4] > 0, "{seen:?}");
}

/// Rule: two_castles.sleeping.bonus
#[test]
fn the_third_sleeping_room_brings_a_tower() {
    let mut table = Match::placing(3, castle("nap_room@-1,0 solar@2,0"), "nursery pantry");
    table.act(1, "place:left:nursery@3,0");
    assert_eq!(table.task(), Some(Task::PlaceSpecial(SpecialRoom::Tower)));
    assert!(!table.is_legal(1, "place:left:fountain@3,1"));
    table.act(1, "place:left:tower@3,1");
    assert_eq!(points_of(&table.state.castles[0], "tower"), 1);
    assert_eq!(table.acts_in(0), [2]);
}

/// Rule: two_castles.tower.placement
#[test]
fn towers_lie_on_the_ground_floor_or_higher_with_nothing_above() {
    let cellar = castle("dungeon@0,-1");
    assert!(may_place(&cellar, "tower", -1, 0) && may_place(&cellar, "tower", 0, 1));
    assert!(!may_place(&cellar, "tower", 1, -1) && !may_place(&cellar, "tower", 0, -2));
    let built = castle("tower@-1,0");
    for id in ["nap_room", "aviary", "dead_end", "tower", "fountain", "grand_foyer"] {
        assert!(!may_place(&built, id, -1, 1), "{id}");
    }
}

/// Rule: two_castles.tower.score
#[test]
fn a_tower_counts_every_room_below_it() {
    let check = |rooms: &str, points| assert_eq!(points_of(&castle(rooms), "tower"), points, "{rooms}");
    check("tower@-1,0", 0);
    check("tower@0,1", 1);
    check("tower@1,1", 1);
    check("pantry@0,1 bakery@0,2 kitchen@0,3 dungeon@0,-1 tower@0,4", 5);
    check("pantry@1,1 bakery@1,2 kitchen@1,3 dungeon@1,-1 tower@1,4", 5);
    // A gap underground does not matter.
    check("pantry@2,0 tower@2,1 dungeon@1,-1 crypt@1,-2 spy_room@2,-2", 2);
}
