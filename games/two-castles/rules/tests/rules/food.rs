//! Food rooms.

use kernel::{Game, SeatSet, Viewer};
use two_castles::{Components, Event, RoomType, Task, Tile, TileSet};

use crate::table::{Match, castle, game, points_of, seat, tile, tiles};

/// Rule: two_castles.food.score
#[test]
fn two_points_for_each_wanted_room_in_the_right_place() {
    let check = |rooms: &str, id: &str, points| assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
    // The pantry wants corridors left and right.
    check("pantry@2,0", "pantry", 0);
    check("pantry@2,0 dead_end@3,0", "pantry", 2);
    check("dead_end@2,0 pantry@3,0 purgatory@4,0", "pantry", 4);
    check("pantry@2,0 dead_end@2,1 purgatory@2,-1", "pantry", 0);
    // The buttery wants them above and below.
    check("buttery@2,0 dead_end@2,1", "buttery", 2);
    check("buttery@2,0 dead_end@2,1 purgatory@2,-1", "buttery", 4);
    check("buttery@2,0 dead_end@3,0", "buttery", 0);
    // The throne room is a special room: below the brandy room, left of the china room.
    check("brandy_room@0,1", "brandy_room", 2);
    check("brandy_room@1,1 fountain@1,2", "brandy_room", 4);
    check("china_room@2,0 fountain@3,0", "china_room", 4);
    check("china_room@0,1", "china_room", 0);
}

/// Rule: two_castles.food.two-below
#[test]
fn chocolate_and_spice_want_downstairs_rooms_in_the_two_spaces_below() {
    for id in ["chocolate_room", "spice_room"] {
        let check =
            |rooms: &str, points| assert_eq!(points_of(&castle(&format!("{id}@2,0 {rooms}")), id), points, "{rooms}");
        check("dungeon@2,-1", 2);
        check("dungeon@2,-1 crypt@2,-2", 4);
        check("dungeon@2,-1 crypt@2,-2 spy_room@2,-3", 4);
        check("dead_end@2,-1 crypt@2,-2", 2);
        check("dungeon@1,-1", 0);
    }
    // One floor up the second space below is the first floor underground.
    assert_eq!(points_of(&castle("pantry@2,0 dungeon@2,-1 crypt@2,-2 spice_room@2,1"), "spice_room"), 2);
}

/// Rule: two_castles.food.max
#[test]
fn a_food_room_scores_at_most_four() {
    let components = Components::get();
    let mut best = 0;
    for seed in 0..12 {
        let table = game(4);
        for castle in &laws::random_play(&table, seed).last().castles[..4] {
            for room in castle.rooms().filter(|room| room.tile.room_type() == Some(RoomType::Food)) {
                let points = castle.room_points(components, room.at).expect("it lies there").points();
                assert!(points <= 4 && points % 2 == 0);
                best = best.max(points);
            }
        }
    }
    assert!(best > 0);
    assert_eq!(points_of(&castle("dead_end@2,0 pantry@3,0 purgatory@4,0 great_hall@3,1 promenade@3,-1"), "pantry"), 4);
}

/// Rule: two_castles.food.example-wine-room
#[test]
fn the_wine_room_wants_sleeping_rooms_above_and_below() {
    assert_eq!(points_of(&castle("nap_room@2,0 wine_room@2,1 solar@2,2"), "wine_room"), 4);
    assert_eq!(points_of(&castle("nap_room@2,0 wine_room@2,1"), "wine_room"), 2);
    assert_eq!(points_of(&castle("wine_room@2,0 solar@2,1"), "wine_room"), 2);
    assert_eq!(points_of(&castle("nap_room@2,0 wine_room@3,0"), "wine_room"), 0);
}

/// A castle of the first two seats that gets its third food room.
fn third_food_room(castle_before: &str) -> Match {
    let mut table = Match::placing(4, castle(castle_before), "kitchen nap_room");
    table.act(1, "place:left:kitchen@3,0");
    assert_eq!(table.task(), Some(Task::DrawTiles));
    table
}

/// Rule: two_castles.food.bonus
#[test]
fn draw_five_tiles_place_one_discard_four() {
    let mut table = third_food_room("pantry@-1,0 bakery@2,0");
    let drawn = "solar the_hole crypt jewel_room tasso_room";
    table.chance("solar the_hole crypt jewel_room");
    assert!(table.events.is_empty(), "told when all of them are drawn");
    table.chance("tasso_room");
    let told = Event::TilesDrawn { castle: 0, tiles: Some(tiles(drawn).iter().collect()) };
    assert_eq!(table.events, std::slice::from_ref(&told));
    assert_eq!(table.game.redact(&told, Viewer::Seat(seat(2))), Some(told.clone()));
    let unseen = Event::TilesDrawn { castle: 0, tiles: None };
    assert_eq!(table.game.redact(&told, Viewer::Seat(seat(3))), Some(unseen));
    assert_eq!(table.bonus(), Some((1, Task::KeepTile)));
    // Seen by the partners of the castle only.
    for (number, sees) in [(1, true), (2, true), (3, false), (4, false)] {
        let view = table.view(number);
        assert_eq!(view.draws[0].tile_count, 5);
        assert_eq!(view.draws[0].tiles, if sees { tiles(drawn) } else { TileSet::EMPTY }, "seat {number}");
    }
    let legal = table.legal(seat(1));
    assert!(legal.iter().all(|action| action.to_string().starts_with("place:")));
    assert!(table.is_legal(1, "place:left:crypt@0,-1") && table.is_legal(1, "place:left:solar@0,1"));
    assert!(!table.is_legal(1, "place:left:nap_room@0,1"), "the other pick is not for this castle");
    let supply = table.state.supply;
    table.act(1, "place:left:crypt@0,-1");
    assert!(table.state.castles[0].rooms().any(|room| room.tile == tile("crypt")));
    let discarded: Vec<_> = table.state.discards.iter().collect();
    assert_eq!(discarded.len(), 4);
    let partners: SeatSet = [seat(1), seat(2)].into_iter().collect();
    assert!(discarded.iter().all(|discard| discard.seen_by == partners && tiles(drawn).contains(discard.piece)));
    assert_eq!(table.state.supply, supply, "they do not go back");
    let told = table.events.iter().find(|event| matches!(event, Event::TilesDiscarded { .. })).expect("it is told");
    let heard = |viewer| table.game.redact(told, viewer).expect("everyone notices");
    assert_eq!(heard(Viewer::Seat(seat(3))), Event::TilesDiscarded { castle: 0, tiles: None });
    assert_eq!(heard(Viewer::Seat(seat(2))), *told);
    assert_eq!(table.view(2).discards.iter().filter(|discard| discard.piece.is_some()).count(), 4);
    assert_eq!(table.view(3).discards.iter().filter(|discard| discard.piece.is_some()).count(), 0);
}

/// Rule: two_castles.food.bonus-chain
#[test]
fn the_kept_tile_may_bring_a_bonus_itself() {
    // The kept tile is the third sleeping room: a tower follows.
    let mut table = third_food_room("pantry@-1,0 bakery@2,0 dreaming_room@0,1 dressing_room@1,1");
    table.chance("solar the_hole crypt jewel_room tasso_room").act(1, "place:left:solar@0,2");
    assert_eq!(table.task(), Some(Task::PlaceSpecial(two_castles::SpecialRoom::Tower)));
    // The fifth living room: a special room of choice.
    let four = "pantry@-1,0 bakery@2,0 hat_room@0,1 parlor@1,1 salon@0,2 study@1,2";
    let mut table = third_food_room(four);
    table.chance("library the_hole crypt jewel_room tasso_room").act(1, "place:left:library@0,3");
    assert_eq!(table.task(), Some(Task::PlaceAnySpecial));
    // A second draw out of the first: the third downstairs room chooses the food bonus.
    let mut table = third_food_room("pantry@-1,0 bakery@2,0 dungeon@0,-1 fungus_room@1,-1");
    table.chance("solar the_hole crypt jewel_room tasso_room").act(1, "place:left:crypt@0,-2").act(1, "bonus:food");
    assert_eq!(table.task(), Some(Task::DrawTiles));
}

/// Rule: two_castles.food.bonus-chain-example
#[test]
fn a_kept_third_living_room_brings_an_attendant_at_once() {
    let mut table = third_food_room("pantry@-1,0 bakery@2,0 hat_room@0,1 parlor@1,1");
    table.chance("solar the_hole library jewel_room tasso_room").act(1, "place:left:library@0,2");
    assert_eq!(table.state.castles[0].count(RoomType::Living), 3);
    assert_eq!(table.bonus(), Some((1, Task::TakeAttendant)));
    table.act(1, "take:attendant_knight");
    assert_eq!(table.state.castles[0].attendant_count(), 1);
    assert_eq!(table.acts_in(0), [2], "then the partner places");
}

/// Rule: two_castles.food.bonus-shortage
#[test]
fn too_few_tiles_are_made_up_with_the_discards() {
    for (left, refilled) in [(3, true), (4, true), (5, false)] {
        let mut table = Match::placing(4, castle("pantry@-1,0 bakery@2,0"), "kitchen nap_room");
        let all: Vec<Tile> = table.state.supply.iter().collect();
        table.state.supply = all[..left].iter().copied().collect();
        for tile in &all[left..left + 10] {
            table.state.discards.push(*tile, SeatSet::one(seat(3)));
        }
        table.act(1, "place:left:kitchen@3,0");
        assert_eq!(table.state.supply.len(), if refilled { left + 10 } else { left });
        assert_eq!(table.state.discards.len(), if refilled { 0 } else { 10 });
        for _ in 0..5 {
            let next = laws::next_steps(&table.game, &table.state)[0];
            table.step(next);
        }
        assert_eq!(table.task(), Some(Task::KeepTile));
        if left == 3 {
            assert_eq!(table.state.supply.len(), 8);
        }
        // The third seat saw all ten go: it knows that they cannot be in piles dealt before.
        let remembered =
            |number: u8| table.view(number).returned.iter().filter(|discard| discard.piece.is_some()).count();
        assert_eq!((remembered(3), remembered(4)), (if refilled { 10 } else { 0 }, 0));
    }
}
