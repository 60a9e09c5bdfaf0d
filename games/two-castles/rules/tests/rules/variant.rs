//! Two players and Ludwig.

use kernel::{Contender, Game, SeatSet, ToAct, Viewer};
use two_castles::{Event, LUDWIG, Phase, Task, TileSet};

use crate::table::{Match, castle, game, seat, tile, tiles};

/// The first turn of the first round, Ludwig having drawn these two tiles.
fn ludwig_drew(ids: &str) -> Match {
    let mut table = Match::dealt(2, &["", "", ids]);
    table.chance(ids);
    table
}

/// The first turn of the second round, before Ludwig draws.
fn second_round() -> Match {
    let mut table = Match::dealt(2, &[]);
    for _ in 0..4 {
        table.choose_any().finish_turn();
    }
    assert_eq!(table.phase(), Phase::DealTiles);
    table.deal(&[])
}

/// Rule: two_castles.variant.three-castles
#[test]
fn two_play_as_if_there_were_three() {
    let table = Match::dealt(2, &[]);
    assert_eq!(table.game.places(), 3);
    assert_eq!(table.state.castles[..3].iter().filter(|castle| castle.throne().is_some()).count(), 3);
    assert_eq!(table.game.seats().get(), 2);
    assert_eq!(table.game.seat_at(LUDWIG), None, "nobody sits at the third place");
    assert_eq!(table.game.contender(LUDWIG), Contender::Automaton);
}

/// Rule: two_castles.variant.partners
#[test]
fn the_humans_share_a_castle_and_each_shares_one_with_ludwig() {
    let table = game(2);
    let both: SeatSet = [seat(1), seat(2)].into_iter().collect();
    assert_eq!(table.partners(0), both);
    assert_eq!(table.partners(1), SeatSet::one(seat(2)));
    assert_eq!(table.partners(2), SeatSet::one(seat(1)));
    assert_eq!(table.builders(1), [1, LUDWIG]);
    assert_eq!(table.builders(2), [LUDWIG, 0]);
}

/// Rule: two_castles.variant.ludwig-hand
#[test]
fn nobody_looks_at_ludwigs_tiles() {
    for table in [Match::dealt(2, &[]), second_round()] {
        assert_eq!(table.state.hands[LUDWIG].len(), 9);
        for number in 1..=2 {
            let pile = table.view(number).piles[LUDWIG];
            assert_eq!((pile.len, pile.tiles), (9, None));
        }
    }
    let mut dealing = Match::new(2).lay_thrones();
    while dealing.state.hands[LUDWIG].is_empty() {
        let next = laws::next_steps(&dealing.game, &dealing.state)[0];
        dealing.step(next);
    }
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let heard = dealing.game.redact(&dealing.events[0], viewer);
        assert_eq!(heard, Some(Event::TileDealt { place: 2, tile: None }));
    }
}

/// Rule: two_castles.variant.assigner-round-1
#[test]
fn in_the_first_round_the_human_on_his_left_draws_two_at_random() {
    let table = Match::dealt(2, &["", "", "pantry nap_room"]);
    assert_eq!(table.phase(), Phase::LudwigDraws);
    let mut outcomes = Vec::new();
    table.game.chance_outcomes(&table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 9, "each of his tiles");
    let mut table = table;
    table.chance("pantry");
    outcomes.clear();
    table.game.chance_outcomes(&table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 8);
    table.chance("nap_room");
    assert_eq!((table.phase(), table.actor()), (Phase::LudwigAssigns, 1));
    // The first seat is clockwise next to the third place.
    assert_eq!(table.game.castles_of(0)[1], table.game.castles_of(LUDWIG)[0]);
    // Only the one who draws sees them.
    assert_eq!(table.view(1).draws[LUDWIG].tiles, tiles("pantry nap_room"));
    let unseen = &table.view(2).draws[LUDWIG];
    assert_eq!((unseen.tile_count, unseen.tiles), (2, TileSet::EMPTY));
    // In every turn of the round.
    for _ in 0..3 {
        table.choose_any().finish_turn();
        assert_eq!((table.state.progress.round, table.phase()), (0, Phase::LudwigDraws));
        assert_eq!(table.game.assigner(0), seat(1));
    }
}

/// Rule: two_castles.variant.assigner-chooses
#[test]
fn one_tile_for_the_own_castle_with_ludwig_and_one_for_the_other() {
    let mut table = ludwig_drew("pantry nap_room");
    let legal: Vec<String> = table.legal(seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["assign:pantry", "assign:nap_room"]);
    let own = |state: &two_castles::State| state.picks[LUDWIG];
    // The first seat shares the castle on Ludwig's left with him; his picks name the right one first.
    assert_eq!(own(&table.after(1, "assign:pantry")), [tile("nap_room"), tile("pantry")]);
    assert_eq!(own(&table.after(1, "assign:nap_room")), [tile("pantry"), tile("nap_room")]);
    table.act(1, "assign:pantry");
    assert!(
        table
            .events
            .contains(&Event::LudwigAssigned { seat: seat(1), tiles: [(1, tile("nap_room")), (2, tile("pantry"))] })
    );
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.picks[LUDWIG], [Some(tile("nap_room")), Some(tile("pantry"))], "face up for {viewer:?}");
    }
}

/// Rule: two_castles.variant.humans-choose-after
#[test]
fn the_humans_choose_after_the_assignment() {
    let mut table = ludwig_drew("pantry nap_room");
    assert!(table.legal(seat(2)).is_empty());
    table.act(1, "assign:pantry");
    assert_eq!(table.phase(), Phase::Choose);
    assert_eq!(table.game.to_act(&table.state), ToAct::Seats(table.game.seats().all()));
}

/// Rule: two_castles.variant.pass-all
#[test]
fn all_three_piles_are_passed_on() {
    let mut table = Match::dealt(2, &[]);
    table.choose_any();
    let [first, second, third] = [0, 1, 2].map(|place| table.state.hands[place]);
    assert_eq!(third.len(), 7);
    table.finish_turn();
    assert_eq!(table.state.hands[..3], [third, first, second], "to the left");
    assert_eq!(table.view(1).hand(), third, "the first seat sees tiles that were Ludwig's");
    assert_eq!(table.view(2).piles[LUDWIG].tiles, Some(second), "and the second remembers what Ludwig has now");
    let mut table = second_round();
    table.choose_any();
    let [first, second, third] = [0, 1, 2].map(|place| table.state.hands[place]);
    table.finish_turn();
    assert_eq!(table.state.hands[..3], [second, third, first], "to the right");
}

/// A placing step in the castle that the second seat shares with Ludwig.
fn in_castle_of_second_seat(rooms: &str, own: &str, ludwigs: &str) -> Match {
    let mut table = Match::dealt(2, &[]);
    table.choose_any();
    // Both humans build their common castle first.
    for number in [1, 2] {
        let common = if number == 1 { "place:left:" } else { "place:right:" };
        let mut legal = table.legal(seat(number)).into_iter().map(|action| action.to_string());
        let place = legal.find(|action| action.starts_with(common)).expect("a tile can be placed");
        table.act(number, &place);
    }
    table.state.castles[1] = castle(rooms);
    let left = table.state.picks[1].iter().position(|pick| pick.some().is_some()).expect("a tile is left");
    table.state.picks[1][left] = tile(own);
    table.state.picks[LUDWIG][0] = tile(ludwigs);
    table
}

/// Rule: two_castles.variant.human-places-ludwig-tile
#[test]
fn the_human_places_both_tiles() {
    let mut table = in_castle_of_second_seat("", "kitchen", "solar");
    assert_eq!(table.acts_in(1), [2]);
    assert!(table.is_legal(2, "place:left:kitchen@-1,0") && table.is_legal(2, "place:left:solar@-1,0"));
    assert_eq!(table.acts_in(2), [1], "the first seat builds the other castle of Ludwig's meanwhile");
    assert!(!table.is_legal(2, "wait:left"), "Ludwig is never waited for");
    table.act(2, "place:left:solar@-1,0");
    assert_eq!(table.acts_in(1), [2]);
    assert!(!table.is_legal(2, "place:left:solar@2,0"));
    table.act(2, "place:left:kitchen@2,0");
    let rooms: Vec<String> = table.state.castles[1].rooms().map(|room| room.tile.to_string()).collect();
    assert_eq!(rooms, ["solar", "kitchen"]);
    assert!(table.state.progress.works[1].is_done());
}

/// Rule: two_castles.variant.order-in-ludwig-castle
#[test]
fn the_human_chooses_which_tile_comes_first() {
    for (first, second) in [("kitchen", "solar"), ("solar", "kitchen")] {
        let mut table = in_castle_of_second_seat("", "kitchen", "solar");
        table.act(2, &format!("place:left:{first}@-1,0")).act(2, &format!("place:left:{second}@2,0"));
        let rooms: Vec<String> = table.state.castles[1].rooms().map(|room| room.tile.to_string()).collect();
        assert_eq!(rooms, [first, second]);
    }
}

/// Rule: two_castles.variant.human-takes-ludwig-bonus
#[test]
fn the_human_partner_takes_the_bonuses() {
    // Ludwig's tile is the third sleeping room: the human places the tower.
    let mut table = in_castle_of_second_seat("nap_room@-1,0 nursery@2,0", "kitchen", "solar");
    table.act(2, "place:left:solar@3,0");
    assert_eq!(table.bonus_in(1), Some((2, Task::PlaceSpecial(two_castles::SpecialRoom::Tower))));
    table.act(2, "place:left:tower@3,1").act(2, "place:left:kitchen@4,0");
    // The draw for a third food room is seen by the human alone.
    let mut table = in_castle_of_second_seat("pantry@-1,0 bakery@2,0", "nursery", "kitchen");
    table.act(2, "place:left:kitchen@3,0");
    for _ in 0..5 {
        let next = laws::next_steps(&table.game, &table.state)[0];
        table.step(next);
    }
    assert_eq!(table.bonus_in(1), Some((2, Task::KeepTile)));
    assert_eq!([2, 1].map(|number| table.view(number).draws[1].tiles.len()), [5, 0]);
}

/// Rule: two_castles.variant.repeat
#[test]
fn the_steps_repeat_for_four_turns() {
    let mut table = Match::dealt(2, &[]);
    for (turn, hand) in [9, 7, 5, 3].into_iter().enumerate() {
        assert_eq!((usize::from(table.state.progress.turn), table.phase()), (turn, Phase::LudwigDraws));
        assert!(table.state.hands[..3].iter().all(|pile| pile.len() == hand));
        table.choose_any().finish_turn();
    }
    assert_eq!(table.phase(), Phase::DealTiles);
}

/// Rule: two_castles.variant.assigner-round-2
#[test]
fn in_the_second_round_the_human_on_his_right_assigns() {
    let mut table = second_round();
    assert_eq!(table.state.progress.round, 1);
    let [first, second] = [0, 1].map(|rank| table.state.hands[LUDWIG].nth(rank));
    table.chance(&format!("{first} {second}"));
    assert_eq!((table.phase(), table.actor()), (Phase::LudwigAssigns, 2));
    assert_eq!(table.view(1).draws[LUDWIG].tiles, TileSet::EMPTY);
    table.act(2, &format!("assign:{second}"));
    // The second seat shares the castle on Ludwig's right with him.
    assert_eq!(table.state.picks[LUDWIG], [second, first]);
}

/// Rule: two_castles.variant.last-tile
#[test]
fn the_last_tile_of_all_three_piles_is_discarded() {
    let mut table = Match::dealt(2, &[]);
    for _ in 0..3 {
        table.choose_any().finish_turn();
    }
    table.choose_any();
    let last: TileSet = table.state.hands[..3].iter().flat_map(|pile| pile.iter()).collect();
    assert_eq!(last.len(), 3);
    table.finish_turn();
    let discarded: Vec<_> = table.state.discards.iter().collect();
    let latest: TileSet = discarded[discarded.len() - 3..].iter().map(|discard| discard.piece).collect();
    assert_eq!(latest, last);
}

/// Rule: two_castles.variant.scoring
#[test]
fn ludwig_scores_like_a_player_and_can_win() {
    let table = game(2);
    let standings = table.rank_by(&[40, 60, 55], &[1; 3]);
    let ludwig = standings.rows()[2];
    assert_eq!((ludwig.who, ludwig.score, ludwig.rank), (Contender::Automaton, 55, 1));
    assert_eq!([1, 2].map(|number| standings.of(seat(number)).score), [40, 40]);
    assert_eq!([1, 2].map(|number| standings.utility(seat(number))), [0.0, 0.0], "both humans lose");
    let standings = table.rank_by(&[60, 40, 55], &[1; 3]);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Contender::Seat(seat(1))]);
}
