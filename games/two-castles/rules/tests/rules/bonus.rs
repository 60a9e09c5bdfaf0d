//! The third and the fifth room of a type.

use two_castles::{Event, RoomType, SpecialRoom, Task};

use crate::table::{Match, castle, seat, tile};

/// Rule: two_castles.bonus.third-immediate
#[test]
fn the_third_room_of_a_type_brings_its_bonus_at_once() {
    let mut table = Match::placing(3, castle("aviary@-1,0 terrace@2,0"), "stables pantry");
    table.act(1, "place:left:stables@3,0");
    assert_eq!(table.task(), Some(Task::PlaceSpecial(SpecialRoom::Fountain)));
    assert_eq!(table.acts_in(0), [1], "before the partner places");
    assert!(table.events.contains(&Event::BonusEarned { castle: 0, room_type: RoomType::Outdoor, rooms: 3 }));
    table.act(1, "place:left:fountain@0,1");
    assert_eq!(table.acts_in(0), [2]);
}

/// Rule: two_castles.bonus.joint-decision
#[test]
fn a_bonus_is_decided_once_by_the_one_who_earned_it() {
    let mut table = Match::placing(3, castle("aviary@-1,0 terrace@2,0"), "stables pantry");
    table.state.picks[1] = [tile("sty"), tile("bakery")];
    table.act(1, "wait:left").act(2, "place:right:sty@3,0");
    assert_eq!(table.acts_in(0), [2], "the partner whose tile it was");
    assert!(!table.is_legal(1, "place:left:stables@4,0"), "nothing else is done in this castle meanwhile");
    table.act(2, "place:right:fountain@1,1");
    assert_eq!(table.acts_in(0), [1]);
}

/// Rule: two_castles.bonus.fifth-special
#[test]
fn the_fifth_room_brings_a_special_room_of_choice() {
    let four = castle("hat_room@-1,0 parlor@2,0 salon@0,1 study@1,1 fountain@3,0");
    let mut table = Match::placing(3, four, "library pantry");
    table.act(1, "place:left:library@-2,0");
    assert_eq!(table.task(), Some(Task::PlaceAnySpecial));
    for (kind, underground) in [("fountain", false), ("tower", false), ("grand_foyer", true)] {
        assert!(table.is_legal(1, &format!("place:left:{kind}@-3,0")), "{kind}, though there is a fountain already");
        assert_eq!(table.is_legal(1, &format!("place:left:{kind}@0,-1")), underground, "{kind}");
    }
    assert!(!table.is_legal(1, "place:left:pantry@-3,0"));
    table.act(1, "place:left:grand_foyer@0,-1");
    assert_eq!(table.state.castles[0].special_rooms(), 3);
    assert_eq!(table.acts_in(0), [2]);
}

/// Rule: two_castles.bonus.no-sixth
#[test]
fn the_fourth_sixth_and_seventh_room_bring_nothing() {
    let rooms =
        ["hat_room@-1,0", "parlor@2,0", "salon@0,1", "study@1,1", "library@3,0", "gallery@0,2", "harp_room@1,2"];
    for (placed, brings) in [(0, false), (1, false), (2, true), (3, false), (4, true), (5, false), (6, false)] {
        let before = castle(&rooms[..placed].join(" "));
        let (next, at) = rooms[placed].split_once('@').expect("room@cell");
        let mut table = Match::placing(3, before, &format!("{next} pantry"));
        table.act(1, &format!("place:left:{next}@{at}"));
        assert_eq!(table.task().is_some(), brings, "room number {}", placed + 1);
    }
}

/// Rule: two_castles.bonus.none-for-special
#[test]
fn special_rooms_bring_nothing() {
    // Two fountains already, and the fifth living room to bring a third; then four, and a fifth.
    for fountains in ["fountain@3,0 fountain@4,0", "fountain@3,0 fountain@4,0 fountain@5,0 fountain@6,0"] {
        let four = castle(&format!("hat_room@-1,0 parlor@2,0 salon@0,1 study@1,1 {fountains}"));
        let mut table = Match::placing(3, four, "library pantry");
        table.act(1, "place:left:library@-2,0").act(1, "place:left:fountain@-3,0");
        assert_eq!(table.acts_in(0), [2]);
        assert!(!table.events.iter().any(|event| matches!(event, Event::BonusEarned { .. })));
    }
}

/// Rule: two_castles.bonus.scored-individually
#[test]
fn the_total_is_the_sum_of_everything() {
    for seed in 0..8 {
        let table = crate::table::game(4);
        for castle in &laws::random_play(&table, seed).last().castles[..4] {
            let parts: i32 = castle.sheet(table.components()).iter().map(|(_, _, counted)| counted.points()).sum();
            assert_eq!(parts, castle.points(table.components()));
            let rooms = castle.sheet(table.components()).len();
            assert_eq!(rooms, castle.len() + castle.cards().count() + usize::from(castle.attendant_count()) + 1);
        }
    }
}

/// Rule: two_castles.bonus.mandatory
#[test]
fn a_bonus_cannot_be_declined() {
    let cases = [
        ("aviary@-1,0 terrace@2,0", "stables", "3,0", "place:left:fountain@"),
        ("nap_room@-1,0 solar@2,0", "nursery", "3,0", "place:left:tower@"),
        ("dead_end@-1,0 purgatory@2,0", "great_hall", "3,0", "place:left:grand_foyer@"),
        ("hat_room@-1,0 parlor@2,0", "salon", "3,0", "take:"),
        ("dungeon@0,-1 crypt@1,-1", "spy_room", "0,-2", "bonus:"),
    ];
    for (rooms, third, at, verb) in cases {
        let mut table = Match::placing(3, castle(rooms), &format!("{third} pantry"));
        table.act(1, &format!("place:left:{third}@{at}"));
        let legal: Vec<String> = table.legal(seat(1)).iter().map(ToString::to_string).collect();
        assert!(!legal.is_empty());
        assert!(legal.iter().all(|action| action.starts_with(verb)), "{legal:?}");
    }
}
