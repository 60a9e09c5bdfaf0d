//! Where rooms may lie.

use two_castles::{Cell, Components, MAX_ROOMS, RoomKind, RoomType, Tile};

use crate::table::{castle, game, may_place, tile};

/// Where the tile may go, as `x,y` words.
fn sites(castle: &two_castles::Castle, id: &str) -> String {
    let cells = castle.sites(Components::get(), tile(id)).iter();
    cells.map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Rule: two_castles.place.throne-ground-floor
#[test]
fn the_castle_grows_from_the_throne_room_on_the_ground_floor() {
    // A corridor may lie on any floor: below, beside and above the throne room.
    assert_eq!(sites(&castle(""), "dead_end"), "0,-1 1,-1 -1,0 2,0 0,1 1,1");
}

/// Rule: two_castles.place.support
#[test]
fn a_tile_above_ground_needs_one_beneath() {
    let low = castle("pantry@2,0 wine_room@1,1");
    assert!(may_place(&low, "bakery", 2, 1), "over the pantry");
    assert!(!may_place(&low, "bakery", 3, 1), "over nothing");
    assert!(!may_place(&low, "bakery", 2, 2), "over an empty space of floor 1, though beside nothing missing");
    let tall = castle("pantry@2,0 wine_room@1,1 bakery@1,2");
    assert!(!may_place(&tall, "scullery", 2, 2), "beside a room, but over an empty space of floor 1");
}

/// Rule: two_castles.place.no-support-at-or-below-ground
#[test]
fn the_ground_floor_and_below_need_no_support() {
    let bare = castle("");
    assert!(may_place(&bare, "pantry", -1, 0), "nothing below it");
    let cellar = castle("dungeon@0,-1");
    assert!(may_place(&cellar, "crypt", 0, -2));
    assert!(may_place(&cellar, "crypt", -1, -1), "nothing above it and nothing below it");
}

/// The list of sites has no bound of its own: a castle of the most rooms in a row, upwards or downwards.
///
/// Rule: two_castles.place.no-size-limit
#[test]
fn height_and_width_are_unlimited() {
    let components = Components::get();
    let sleeping = Tile::regular().filter(|tile| tile.room_type() == Some(RoomType::Sleeping));
    let corridors = || Tile::regular().filter(|tile| tile.room_type() == Some(RoomType::Corridor));
    let more: Vec<Tile> = sleeping.chain(corridors()).take(MAX_ROOMS).collect();
    let ways: [fn(i8) -> Cell; 3] = [|n| Cell::new(-n, 0), |n| Cell::new(n + 1, 0), |n| Cell::new(0, n)];
    for way in ways {
        let mut castle = castle("");
        for (number, tile) in (1..).zip(&more) {
            assert!(castle.may_place(components, *tile, way(number)), "{}", way(number));
            castle.place(components, *tile, way(number));
        }
        assert_eq!(castle.len(), MAX_ROOMS);
    }
    let mut deep = castle("");
    let cellar = Tile::regular().filter(|tile| tile.room_type() == Some(RoomType::Downstairs)).chain(corridors());
    for (number, tile) in (1..=MAX_ROOMS as i8).zip(cellar) {
        deep.place(components, tile, Cell::new(1, -number));
    }
    assert_eq!(deep.tile_at(Cell::new(1, -(MAX_ROOMS as i8))).map(Tile::is_regular), Some(true));
}

/// Rule: two_castles.place.same-orientation
#[test]
fn tiles_are_not_rotated() {
    // A placement names a tile and a cell, nothing else: as many ways as there are sites.
    let bare = castle("");
    assert_eq!(bare.sites(Components::get(), tile("pantry")).len(), 4);
    assert!("place:left:pantry@-1,0,90".parse::<two_castles::Action>().is_err());
}

/// Rule: two_castles.place.share-edge
#[test]
fn every_tile_shares_an_edge_with_a_room() {
    let bare = castle("");
    for (x, y) in [(-1, 1), (2, 1), (-1, -1), (2, -1), (4, 0)] {
        assert!(!may_place(&bare, "dead_end", x, y), "corner contact or none at {x},{y}");
    }
    let grown = castle("pantry@-1,0");
    assert!(may_place(&grown, "dead_end", -2, 0));
    assert!(!may_place(&grown, "dead_end", -2, -1));
}

/// Rule: two_castles.place.level-upper-types
#[test]
fn five_types_go_on_the_ground_floor_or_higher() {
    let cellar = castle("dungeon@0,-1");
    for id in ["pantry", "hat_room", "key_room", "aviary", "nap_room"] {
        assert_eq!(sites(&cellar, id), "-1,0 2,0 0,1 1,1", "{id}");
    }
}

/// Rule: two_castles.place.level-corridor
#[test]
fn corridors_go_anywhere() {
    let cellar = castle("dungeon@0,-1");
    assert_eq!(sites(&cellar, "dead_end"), "0,-2 -1,-1 1,-1 -1,0 2,0 0,1 1,1");
}

/// Rule: two_castles.place.level-downstairs
#[test]
fn downstairs_rooms_go_underground_only() {
    let cellar = castle("dungeon@0,-1");
    assert_eq!(sites(&cellar, "crypt"), "0,-2 -1,-1 1,-1");
}

/// Rule: two_castles.place.outdoor-nothing-above
#[test]
fn nothing_lies_above_an_outdoor_room() {
    let garden = castle("aviary@-1,0");
    for id in ["pantry", "hat_room", "key_room", "terrace", "nap_room", "dead_end", "fountain", "grand_foyer", "tower"]
    {
        assert!(!may_place(&garden, id, -1, 1), "{id}");
    }
    let flanked = castle("aviary@-1,0 pantry@-2,0 bakery@-2,1 nap_room@0,1");
    assert!(!may_place(&flanked, "hat_room", -1, 1), "not even between two rooms");
}

/// Rule: two_castles.place.outdoor-on-top
#[test]
fn an_outdoor_room_lies_on_white_borders_only() {
    let built = castle("hat_room@-1,0 aviary@2,0");
    assert!(may_place(&built, "terrace", -1, 1), "over a living room");
    assert!(!may_place(&built, "terrace", 2, 1), "over another outdoor room");
}

/// Rule: two_castles.place.beside-outdoor
#[test]
fn rooms_may_lie_beside_blue_borders() {
    let garden = castle("aviary@2,0 pantry@3,0");
    assert!(may_place(&garden, "hat_room", 4, 0));
    assert!(may_place(&garden, "hat_room", 3, 1));
    let alone = castle("aviary@2,0");
    assert!(may_place(&alone, "hat_room", 3, 0), "right of it");
    assert!(may_place(&alone, "dungeon", 2, -1), "and below it");
}

/// Rule: two_castles.place.underground-hanging
#[test]
fn underground_rooms_may_lie_under_an_empty_cell() {
    let cellar = castle("dungeon@0,-1 crypt@-1,-1");
    for id in ["spy_room", "dead_end", "grand_foyer"] {
        assert!(may_place(&cellar, id, -2, -1), "{id} beyond the ground floor");
        assert!(!may_place(&cellar, id, -3, -1), "{id} with no edge shared");
    }
    assert!(may_place(&cellar, "pantry", -1, 0), "and the ground floor may follow");
}

/// Rule: two_castles.place.underground-levels
#[test]
fn there_may_be_several_floors_underground() {
    let deep = castle("dungeon@0,-1 crypt@0,-2 spy_room@0,-3");
    assert!(may_place(&deep, "fungus_room", 0, -4));
    assert!(may_place(&deep, "fungus_room", 1, -3));
}

/// Rule: two_castles.place.only-two-types-underground
#[test]
fn only_corridors_and_downstairs_rooms_lie_below_the_throne_room() {
    let (mut below, mut above) = (0, 0);
    for seed in 0..10 {
        let table = game(4);
        for castle in &laws::random_play(&table, seed).last().castles[..4] {
            for room in castle.rooms() {
                match room.tile.kind() {
                    RoomKind::Regular(RoomType::Downstairs) => assert!(room.at.y < 0),
                    RoomKind::Regular(RoomType::Corridor) => {}
                    RoomKind::Regular(_) => assert!(room.at.y >= 0),
                    _ => {}
                }
                if room.at.y < 0 { below += 1 } else { above += 1 }
            }
        }
    }
    assert!(below > 50 && above > 50, "random castles have both: {below} and {above}");
}

/// Rule: two_castles.place.mandatory
#[test]
fn a_legal_space_always_exists_and_a_tile_must_be_placed() {
    let components = Components::get();
    for seed in 0..6 {
        let table = game(3);
        for state in laws::random_play(&table, seed).states {
            for castle in &state.castles[..3] {
                for id in ["pantry", "dungeon", "dead_end", "aviary", "fountain", "tower", "grand_foyer"] {
                    assert!(!castle.sites(components, tile(id)).is_empty());
                }
            }
        }
    }
    let table = crate::table::Match::placing(3, castle(""), "pantry wine_room");
    let other: Vec<String> = table
        .legal(crate::table::seat(1))
        .iter()
        .map(ToString::to_string)
        .filter(|action| !action.starts_with("place:"))
        .collect();
    assert_eq!(other, ["wait:left", "wait:right"], "nothing to discard a tile with");
}
