//! What is in the box.

use kernel::{Game, SeatCount, Viewer};
use two_heirs::{
    Building, Colour, Components, Heir, Livery, Options, Post, RoadKind, Set, TILES_PER_SET, TileId, Troop, TwoHeirs,
};

use super::edited;
use crate::scenarios::check;

/// Rule: two_heirs.component.tiles
#[test]
fn six_sets_of_nine_tiles() {
    assert_eq!(TileId::printed().len(), 54);
    assert_eq!(Components::of_the_box().known(), TileId::printed().collect());
    let names = Set::ALL.map(Set::word);
    assert_eq!(names, ["travel", "land-industry", "trade-church", "war", "craft", "patrol"]);
    for set in Set::ALL {
        let tiles: Vec<TileId> = TileId::printed().filter(|tile| tile.set() == set).collect();
        assert_eq!(tiles.len(), TILES_PER_SET);
        assert!(tiles.iter().all(|tile| tile.to_string().starts_with(set.code())));
        assert_eq!(Components::of_the_box().of_set(set), tiles.into_iter().collect());
    }
}

/// Rule: two_heirs.component.troops
#[test]
fn each_heir_has_two_normal_troops_and_a_retinue() {
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the options fit");
    let table = laws::random_play(&game, 1).states[9].clone();
    for heir in Heir::ALL {
        assert_eq!(table.troops[heir].len(), 3);
        for troop in Troop::ALL {
            let is_normal = table.troops[heir][troop.index()] == Post::Reserve;
            assert_eq!(is_normal, Troop::NORMAL.contains(&troop), "{heir} {troop}");
        }
    }
}

/// Rule: two_heirs.component.royal-shield
#[test]
fn the_shield_has_a_side_for_each_colour() {
    assert_eq!(Livery::ALL.map(Livery::other), [Livery::Blue, Livery::White]);
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 trd-3 tra-4 lan-5 trd-6; pile 20 grey
         expect: crown south
         1 take-tra-1
         expect: crown north
         * trd-5
         * green
         1 end
         2 take-lan-2
         expect: crown south",
    );
}

/// Rule: two_heirs.component.tile-front
#[test]
fn every_front_shows_type_colour_cost_effect_and_perhaps_a_road() {
    let components = Components::of_the_box();
    let mut with_road = 0;
    for tile in TileId::printed() {
        let facts = components.tile(tile);
        assert!(facts.cost.iter().sum::<u8>() > 0, "{tile} costs something");
        assert!(!components.icons(facts.building).is_empty(), "{tile} shows an effect");
        assert!(
            components.of_building(facts.building).contains(tile) && components.of_colour(facts.colour).contains(tile)
        );
        assert_eq!(facts.exits.is_empty(), facts.road == RoadKind::None, "{tile}");
        with_road += usize::from(facts.road != RoadKind::None);
    }
    assert!(with_road > 0 && with_road < 54, "some tiles have a road, some have none: {with_road}");
}

/// Rule: two_heirs.component.colours
#[test]
fn colours_stand_for_resources() {
    assert_eq!(Colour::ALL.map(Colour::resource), ["wood", "stone", "grain"]);
    check(
        "seats: 2
         given: start green; turn south; reserve tra-1 lan-2 tra-5
         expect: access south wood 2 stone 1 grain 1",
    );
}

/// Rule: two_heirs.component.tile-back
#[test]
fn a_face_down_tile_keeps_only_its_colour() {
    check(
        "seats: 2
         given: start green; turn south; hand south tra-4; tile 2,0 tra-2 south
         1 extend-tra-4
         1 at1,0
         expect: tile 1,0 tra-4 open; roads; total south 1; access south wood 1 stone 0 grain 0
         1 move-retinue
         1 at1,0
         expect: access south wood 0 stone 1 grain 0",
    );
}

/// Rule: two_heirs.component.symbols
#[test]
fn effects_use_the_symbols_of_the_rulebook() {
    let components = Components::of_the_box();
    let words = |building: Building| components.icons(building).iter().map(|icon| icon.word()).collect::<Vec<_>>();
    assert_eq!(words(Building::Tavern), ["victory-points", "any-tile", "direction"]);
    assert_eq!(words(Building::FieldCamp), ["victory-points", "turn-over"]);
    let strange = edited(&[("market", "icons", "[\"dragon\"]")]);
    let faults = Components::check(&strange).expect_err("there is no such symbol");
    assert!(
        faults[0].to_string().starts_with("building market: \"dragon\" is no icon: use one of victory-points"),
        "{faults:?}"
    );
}

/// Rule: two_heirs.hand.information
#[test]
fn hands_are_known_to_everyone() {
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the options fit");
    let play = laws::random_play(&game, 4);
    let table = play.states.iter().find(|table| table.hands[Heir::South].len() == 2).expect("hands fill up");
    for viewer in [Viewer::Seat(Heir::South.seat()), Viewer::Seat(Heir::North.seat()), Viewer::Spectator] {
        assert_eq!(game.view(table, viewer).table.hands, table.hands);
    }
}
