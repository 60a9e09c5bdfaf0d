//! Utility rooms and the draw of bonus cards.

use kernel::{Game as _, SeatSet, Viewer};
use two_castles::{Card, CardSet, Components, Event, Task};

use crate::table::{Match, card, castle, points_of, seat};

fn check(rooms: &str, id: &str, points: i32) {
    assert_eq!(points_of(&castle(rooms), id), points, "{rooms}");
}

/// Rule: two_castles.utility.score
#[test]
fn a_point_for_each_connected_room_of_the_wanted_type() {
    check("game_storage@2,0", "game_storage", 0);
    check("game_storage@2,0 hat_room@3,0", "game_storage", 1);
    check("game_storage@2,0 hat_room@3,0 parlor@2,1 salon@4,0", "game_storage", 3);
    check("game_storage@2,0 nap_room@3,0", "game_storage", 0);
}

/// Rule: two_castles.utility.connected
#[test]
fn the_chain_is_of_the_wanted_type_alone_from_edge_to_edge() {
    check("game_storage@2,0 nap_room@3,0 hat_room@4,0", "game_storage", 0);
    check("game_storage@2,0 nap_room@3,0 hat_room@3,1", "game_storage", 0);
    check("game_storage@2,0 nap_room@3,0 hat_room@3,1 parlor@2,1", "game_storage", 2);
    check("game_storage@2,0 hat_room@3,0 nap_room@4,0 parlor@5,0", "game_storage", 1);
}

/// Rule: two_castles.utility.self-not-counted
#[test]
fn a_utility_room_does_not_count_itself() {
    check("glassmaking_room@2,0", "glassmaking_room", 0);
    check("glassmaking_room@2,0 key_room@3,0", "glassmaking_room", 1);
    check("glassmaking_room@2,0 key_room@3,0 tool_room@3,1", "glassmaking_room", 2);
    // The chain does not run through it: both neighbours are counted, once each.
    check("key_room@2,0 glassmaking_room@3,0 sauna@4,0", "glassmaking_room", 2);
}

/// Rule: two_castles.utility.unlimited
#[test]
fn a_chain_has_no_limit() {
    let chain = "game_storage@2,0 hat_room@3,0 parlor@4,0 salon@5,0 study@6,0 library@7,0 gallery@8,0 fireplace@9,0 \
                 vestibule@10,0 rug_room@11,0";
    check(chain, "game_storage", 9);
}

/// Rule: two_castles.utility.example
#[test]
fn the_game_storage_with_five_connected_living_rooms_and_one_cut_off() {
    let rooms = "taxidermy_showroom@-1,0 game_storage@2,0 hat_room@2,1 parlor@3,0 salon@3,1 study@4,0 library@4,1";
    check(rooms, "game_storage", 5);
}

/// Rule: two_castles.utility.special-includes-throne
#[test]
fn the_throne_room_is_a_special_room_of_the_chain() {
    check("panic_room@2,0", "panic_room", 1);
    // Foyer, throne room and fountain, linked through the throne room.
    check("panic_room@2,0 fountain@-1,0 grand_foyer@2,1", "panic_room", 3);
    check("grand_foyer@2,0 panic_room@3,0 fountain@-1,0", "panic_room", 3);
    check("pantry@2,0 panic_room@3,0 fountain@-1,0", "panic_room", 0);
    // Both halves are one room.
    check("panic_room@0,1 grand_foyer@1,1", "panic_room", 2);
}

/// A castle of the first two seats that gets its third utility room.
fn third_utility_room() -> Match {
    Match::placing(4, castle("key_room@-1,0 sauna@2,0"), "kennel pantry")
}

/// Rule: two_castles.utility.bonus
#[test]
fn draw_three_cards_keep_one() {
    let mut table = third_utility_room();
    table.act(1, "place:left:kennel@3,0");
    assert_eq!(table.task(), Some(Task::DrawCards));
    table.chance("bc_living bc_food");
    assert!(table.events.is_empty(), "told when all of them are drawn");
    table.chance("bc_height");
    let drawn = ["bc_living", "bc_food", "bc_height"].map(card).to_vec();
    let told = Event::CardsDrawn { castle: 0, cards: Some(drawn) };
    assert_eq!(table.events, std::slice::from_ref(&told));
    let unseen = Event::CardsDrawn { castle: 0, cards: None };
    assert_eq!(table.game.redact(&told, Viewer::Seat(seat(3))), Some(unseen));
    assert_eq!(table.bonus(), Some((1, Task::KeepCard)));
    for (number, sees) in [(1, 3), (2, 3), (3, 0), (4, 0)] {
        let view = table.view(number);
        assert_eq!((view.draws[0].card_count, view.draws[0].cards.len()), (3, sees), "seat {number}");
    }
    let legal: Vec<String> = table.legal(seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["keep:bc_living", "keep:bc_food", "keep:bc_height"]);
    table.act(1, "keep:bc_food");
    let kept: Vec<String> = table.state.castles[0].cards().map(|card| card.to_string()).collect();
    assert_eq!(kept, ["bc_food"]);
    assert_eq!(table.state.deck.len(), 17);
    let partners: SeatSet = [seat(1), seat(2)].into_iter().collect();
    assert!(table.state.card_discards.iter().all(|discard| discard.seen_by == partners));
    assert_eq!(table.state.card_discards.len(), 2);
    assert_eq!(table.view(2).card_discards.iter().filter(|discard| discard.piece.is_some()).count(), 2);
    assert_eq!(table.view(3).card_discards.iter().filter(|discard| discard.piece.is_some()).count(), 0);
    assert_eq!(table.acts_in(0), [2]);
}

/// Rule: two_castles.utility.bonus-scoring
#[test]
fn a_card_scores_for_its_castle_only() {
    let components = Components::get();
    let mut table = third_utility_room();
    table.act(1, "place:left:kennel@3,0").chance("bc_utility bc_food bc_height");
    let before: Vec<i32> = table.state.castles[..4].iter().map(|castle| castle.points(components)).collect();
    table.act(1, "keep:bc_utility");
    let after: Vec<i32> = table.state.castles[..4].iter().map(|castle| castle.points(components)).collect();
    assert_eq!(after, [before[0] + 6, before[1], before[2], before[3]], "three utility rooms, two points each");
}

/// Rule: two_castles.utility.bonus-shortage
#[test]
fn too_few_cards_are_made_up_with_the_discards() {
    for (left, refilled) in [(2, true), (3, false)] {
        let mut table = third_utility_room();
        let cards: Vec<Card> = Card::all().collect();
        table.state.deck = cards[..left].iter().copied().collect::<CardSet>();
        for card in &cards[left..left + 6] {
            table.state.card_discards.push(*card, SeatSet::one(seat(1)));
        }
        table.act(1, "place:left:kennel@3,0");
        assert_eq!(table.state.deck.len(), if refilled { left + 6 } else { left });
        for _ in 0..3 {
            let next = laws::next_steps(&table.game, &table.state)[0];
            table.step(next);
        }
        assert_eq!((table.task(), table.state.drawn_cards[0].len()), (Some(Task::KeepCard), 3));
    }
}
