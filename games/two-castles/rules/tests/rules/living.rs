//! Living rooms and royal attendants.

use two_castles::{Attendant, Components, RoomType, Task};

use crate::table::{Match, castle, castle_on, game, points_of};

/// Rule: two_castles.living.score
#[test]
fn points_as_printed_for_each_wanted_room_around() {
    let check = |rooms: &str, id: &str, points| assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
    check("hat_room@0,1", "hat_room", 0);
    check("hat_room@0,1 dead_end@1,1", "hat_room", 1);
    check("hat_room@0,1 dead_end@1,1 purgatory@0,2 great_hall@-1,0", "hat_room", 3);
    // Two points each for outdoor and downstairs rooms.
    check("meditation_room@-1,0 aviary@-2,0", "meditation_room", 2);
    check("cape_room@-1,0 dungeon@0,-1 crypt@-1,-1", "cape_room", 4);
}

/// Rule: two_castles.living.surrounding-eight
#[test]
fn diagonal_neighbours_surround_a_room_too() {
    // The rug room wants living rooms; here one diagonally below and one diagonally above.
    let rooms = "rug_room@0,1 hat_room@-1,0 parlor@1,1 salon@1,2";
    assert_eq!(points_of(&castle(rooms), "rug_room"), 3);
    assert_eq!(points_of(&castle("hat_room@2,0 rug_room@3,0 parlor@3,1 salon@4,0 study@4,1"), "rug_room"), 4);
    assert_eq!(points_of(&castle("hat_room@2,0 parlor@3,0 rug_room@4,0"), "rug_room"), 1, "two away does not count");
}

/// Rule: two_castles.living.throne-counts-one
#[test]
fn the_throne_room_counts_once_for_a_living_room() {
    // Over the left half both halves are around.
    assert_eq!(points_of(&castle("library@0,1"), "library"), 1);
    assert_eq!(points_of(&castle("library@1,1"), "library"), 1);
    assert_eq!(points_of(&castle("library@2,0"), "library"), 1);
    assert_eq!(points_of(&castle("library@0,1 fountain@1,1"), "library"), 2);
}

/// Rule: two_castles.living.max
#[test]
fn eight_at_most_and_six_for_outdoor_and_downstairs_rooms() {
    // Eight corridors around.
    let ring = "dead_end@2,0 purgatory@3,0 great_hall@4,0 promenade@2,1 hat_room@3,1 escape_room@4,1 \
                lockdown_room@2,2 echo_chamber@3,2 pacing_hall@4,2";
    assert_eq!(points_of(&castle(ring), "hat_room"), 8);
    // An outdoor room closes its column, so there is at most one in each of three columns.
    let gardens = "sitting_room@2,0 aviary@2,1 pantry@3,0 terrace@3,1 nap_room@1,1 stables@1,2";
    assert_eq!(points_of(&castle(gardens), "sitting_room"), 4);
    let gardens = "pantry@2,0 sitting_room@3,0 bakery@4,0 aviary@2,1 terrace@3,1 stables@4,1";
    assert_eq!(points_of(&castle(gardens), "sitting_room"), 6);
    // Downstairs rooms lie in the three cells below the ground floor.
    let cellar = "cape_room@-1,0 dungeon@0,-1 crypt@-1,-1 spy_room@-2,-1 fungus_room@-1,-2";
    assert_eq!(points_of(&castle(cellar), "cape_room"), 6);
    for seed in 0..8 {
        let table = game(5);
        for castle in &laws::random_play(&table, seed).last().castles[..5] {
            for room in castle.rooms().filter(|room| room.tile.room_type() == Some(RoomType::Living)) {
                let points = castle.room_points(Components::get(), room.at).expect("it lies there");
                assert!(points.points() <= if points.each == 2 { 6 } else { 8 });
            }
        }
    }
}

/// Rule: two_castles.living.example
#[test]
fn the_cartography_room_wants_sleeping_rooms_around() {
    assert_eq!(points_of(&castle("map_room@0,1 nap_room@1,1 solar@0,2 nursery@1,2 tasso_room@2,0"), "map_room"), 3);
}

/// Rule: two_castles.living.bonus
#[test]
fn the_third_living_room_brings_an_attendant_of_choice() {
    let mut table = Match::placing(3, castle("hat_room@-1,0 parlor@2,0"), "salon pantry");
    table.act(1, "place:left:salon@3,0");
    assert_eq!(table.task(), Some(Task::TakeAttendant));
    let legal: Vec<String> = table.legal(crate::table::seat(1)).iter().map(ToString::to_string).collect();
    let kinds = ["attendant_painter", "attendant_knight", "attendant_fire_eater", "attendant_cosmetician"];
    assert_eq!(legal, kinds.map(|kind| format!("take:{kind}")));
    // A kind of which none is left cannot be taken.
    table.state.attendants[1] = 0;
    assert!(!table.is_legal(1, "take:attendant_knight"));
    table.act(1, "take:attendant_painter");
    assert_eq!(table.state.castles[0].attendants(Attendant(0)), 1);
    assert_eq!(table.state.attendants, [6, 0, 7, 7]);
    assert_eq!(table.acts_in(0), [2]);
}

/// The points of all attendants of a castle.
fn attendant_points(castle: &two_castles::Castle) -> i32 {
    let bare = Attendant::all()
        .map(|kind| castle.attendant_points(Components::get(), kind).points() * i32::from(castle.attendants(kind)));
    bare.sum()
}

/// Rule: two_castles.attendant.score
#[test]
fn an_attendant_counts_the_matching_decoration_throne_room_included() {
    // Five torches and a throne room with a torch.
    let rooms = "buttery@-1,0 kitchen@2,0 parlor@0,1 nap_room@1,1 purgatory@3,0 pantry@4,0";
    let mut torches = castle_on("throne_living_corridor", rooms);
    torches.add_attendant("attendant_fire_eater".parse().expect("known"));
    assert_eq!(attendant_points(&torches), 6);
    for (kind, points) in [("painter", 0), ("knight", 1), ("fire_eater", 6), ("cosmetician", 0)] {
        let mut one = castle_on("throne_living_corridor", rooms);
        let before = one.points(Components::get());
        one.add_attendant(format!("attendant_{kind}").parse().expect("known"));
        assert_eq!(attendant_points(&one), points, "{kind}");
        assert_eq!(one.points(Components::get()), before + points, "{kind}");
    }
    // Painter and painting: the throne room of the other helper shows one.
    let mut painted = castle("breakfast_nook@-1,0 wine_room@2,0");
    painted.add_attendant("attendant_painter".parse().expect("known"));
    assert_eq!(attendant_points(&painted), 2);
    painted.add_attendant("attendant_cosmetician".parse().expect("known"));
    assert_eq!(attendant_points(&painted), 3);
}

/// Rule: two_castles.attendant.duplicates
#[test]
fn two_attendants_of_one_kind_both_score() {
    let mut mirrors = castle("spice_room@-1,0 brewery@2,0 wine_room@0,1 china_room@1,1");
    for _ in 0..2 {
        mirrors.add_attendant("attendant_cosmetician".parse().expect("known"));
    }
    assert_eq!(attendant_points(&mirrors), 8);
}
