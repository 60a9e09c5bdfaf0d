//! Choose, reveal, place, pass on.

use kernel::{Game, SeatSet, ToAct, Viewer};
use two_castles::{Action, Event, HAND, Phase, Side, Task, Tile, TileSet, TwoCastles};

use crate::table::{Match, castle, game, seat, tile, tiles};

/// How many drafted rooms every castle has got.
fn drafted(table: &Match) -> Vec<usize> {
    table.state.castles[..table.game.places()].iter().map(|castle| castle.len()).collect()
}

/// Whole random matches, looked at after every step.
fn watch(seats: u8, mut look: impl FnMut(&TwoCastles, &laws::Play<TwoCastles>)) {
    for seed in 0..4 {
        let table = game(seats);
        look(&table, &laws::random_play(&table, seed));
    }
}

/// Rule: two_castles.turn.two-rounds
#[test]
fn the_match_ends_after_two_rounds() {
    let mut table = Match::dealt(3, &[]);
    for round in 0..2 {
        assert_eq!(table.state.progress.round, round);
        for _ in 0..4 {
            table.choose_any().finish_turn();
        }
        if round == 0 {
            assert_eq!(table.phase(), Phase::DealTiles);
            table = table.deal(&[]);
        }
    }
    assert_eq!(table.game.to_act(&table.state), ToAct::Nobody);
}

/// Rule: two_castles.turn.simultaneous
#[test]
fn all_seats_choose_at_the_same_time() {
    let mut table = Match::dealt(4, &[]);
    assert_eq!(table.game.to_act(&table.state).seats(), table.game.seats().all());
    let first = table.legal(seat(3))[0];
    table.act(3, &first.to_string());
    let left: SeatSet = [1, 2, 4].map(seat).into_iter().collect();
    assert_eq!(table.game.to_act(&table.state), ToAct::Seats(left));
}

/// Rule: two_castles.turn.simultaneous
#[test]
fn all_castles_are_built_at_the_same_time() {
    let mut table = Match::dealt(5, &[]);
    table.choose_any();
    assert_eq!(table.game.to_act(&table.state), ToAct::Open(table.game.seats().all()));
    // The last seat begins, in both of its castles; nobody waits for a castle with a lower number.
    for side in ["place:left:", "place:right:"] {
        let mut legal = table.legal(seat(5)).into_iter().map(|action| action.to_string());
        let place = legal.rfind(|action| action.starts_with(side)).expect("a site");
        table.act(5, &place);
    }
    let left: SeatSet = [1, 2, 3, 4].map(seat).into_iter().collect();
    assert_eq!(table.game.to_act(&table.state), ToAct::Open(left));
}

/// Rule: two_castles.turn.simultaneous
#[test]
fn placements_in_different_castles_have_the_same_result_in_either_order() {
    let mut table = Match::placing(4, castle(""), "pantry wine_room");
    let first: Action = "place:left:pantry@-1,0".parse().expect("an action");
    let other = table.legal(seat(3))[0];
    assert!(table.game.independent(&table.state, (seat(1), first), (seat(3), other)));
    let mut reversed = table.clone();
    table.act(1, &first.to_string()).act(3, &other.to_string());
    reversed.act(3, &other.to_string()).act(1, &first.to_string());
    assert_eq!(table.state, reversed.state);
    // Partners in one castle get into each other's way.
    let table = Match::placing(4, castle(""), "pantry wine_room");
    let partners = table.legal(seat(2)).into_iter().find(|action| matches!(action, Action::Place(Side::Right, ..)));
    assert!(!table.game.independent(&table.state, (seat(1), first), (seat(2), partners.expect("a site"))));
    // The third food room draws from the supply of all.
    let table = Match::placing(4, castle("bakery@-1,0 kitchen@2,0"), "pantry wine_room");
    let third: Action = "place:left:pantry@3,0".parse().expect("an action");
    assert!(!table.game.independent(&table.state, (seat(1), third), (seat(3), table.legal(seat(3))[0])));
}

/// Rule: two_castles.turn.simultaneous, two_castles.food.bonus-shortage
#[test]
fn bonuses_of_several_castles_are_carried_out_at_the_same_time() {
    let mut table = Match::placing(4, castle("bakery@-1,0 kitchen@2,0"), "pantry wine_room");
    table.state.castles[2] = castle("brewery@-1,0 spice_room@2,0");
    table.state.picks[2] = [tile("scullery"), tile("nap_room")];
    let used = tiles("bakery kitchen pantry wine_room brewery spice_room scullery nap_room");
    table.state.supply = table.state.supply.minus(&used);
    let supply: Vec<Tile> = table.state.supply.iter().collect();
    // As late in the match: only seven tiles are left, enough for one draw, and twenty are discarded.
    table.state.supply = supply[..7].iter().copied().collect();
    supply[7..27].iter().for_each(|tile| table.state.discards.push(*tile, SeatSet::EMPTY));
    table.act(1, "place:left:pantry@3,0");
    assert_eq!(table.game.to_act(&table.state), ToAct::Chance);
    let draw =
        |range: std::ops::Range<usize>| supply[range].iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ");
    table.chance(&draw(0..5));
    assert_eq!(table.bonus(), Some((1, Task::KeepTile)));
    assert_eq!(table.acts_in(0), [1], "nobody else builds here meanwhile");
    assert!(table.legal(seat(2)).iter().all(|action| action.to_string().contains(":left")), "but elsewhere");
    assert!(!table.legal(seat(1)).iter().any(|action| matches!(action, Action::Wait(_))), "the bonus comes first");
    // A second castle earns the same bonus. Two tiles are too few, and discards come back when the first draw is over.
    table.act(3, "place:left:scullery@3,0");
    assert_eq!(table.bonus_in(2), Some((3, Task::DrawTiles)));
    assert!(table.legal(seat(3)).is_empty(), "the draw waits");
    let keep = table.legal(seat(1))[0].to_string();
    table.act(1, &keep);
    assert!(table.state.discards.is_empty(), "all came back");
    assert_eq!(table.game.to_act(&table.state), ToAct::Chance);
    let next = table.state.supply.iter().take(5).map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ");
    table.chance(&next);
    assert_eq!(table.bonus_in(2), Some((3, Task::KeepTile)));
}

/// Rule: two_castles.turn.choose-two
#[test]
fn two_different_tiles_of_the_hand_unseen_by_others() {
    let mut table = Match::dealt(3, &["pantry wine_room brewery"]);
    assert_eq!(table.legal(seat(1)).len(), 36, "pairs of nine tiles");
    assert!(table.is_legal(1, "pick:pantry+wine_room"));
    assert!(!table.is_legal(1, "pick:pantry+bakery"), "not in the hand");
    assert!("pick:pantry+pantry".parse::<two_castles::Action>().is_err(), "twice the same");
    table.act(1, "pick:wine_room+pantry");
    let own = table.view(1);
    assert_eq!(own.picks[0], [Some(tile("pantry")), Some(tile("wine_room"))]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(table.game.view(&table.state, viewer).picks[0], [None; 2]);
        let heard = table.game.redact(&table.events[0], viewer);
        assert_eq!(heard, Some(Event::Chose { seat: seat(1), tiles: None }));
    }
}

/// Rule: two_castles.turn.choice-final
#[test]
fn a_choice_cannot_be_changed() {
    let mut table = Match::dealt(3, &["pantry wine_room brewery"]);
    let pick = "pick:pantry+wine_room".parse().expect("an action");
    assert!(table.game.is_final(&table.state, seat(1), pick), "it cannot be taken back");
    table.act(1, "pick:pantry+wine_room");
    assert!(!table.is_legal(1, "pick:pantry+brewery"));
    assert!(table.legal(seat(1)).is_empty());
}

/// Rule: two_castles.turn.reveal
#[test]
fn choices_are_turned_up_when_the_last_is_made() {
    let mut table = Match::dealt(3, &["pantry wine_room", "bakery scullery", "kitchen brewery"]);
    table.act(2, "pick:bakery+scullery").act(1, "pick:pantry+wine_room");
    assert!(table.view(3).picks[..2].iter().all(|picks| *picks == [None; 2]));
    let last = "pick:kitchen+brewery".parse().expect("an action");
    assert!(table.game.reveals(&table.state, seat(3), last));
    table.act(3, "pick:kitchen+brewery");
    let revealed = table.events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    assert_eq!(revealed, 3);
    let guest = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!(guest.picks[0], [Some(tile("pantry")), Some(tile("wine_room"))]);
    assert_eq!(guest.picks[1], [Some(tile("scullery")), Some(tile("bakery"))]);
}

/// Rule: two_castles.turn.pass-left
#[test]
fn in_the_first_round_piles_go_to_the_left() {
    let mut table = Match::dealt(4, &[]);
    table.choose_any();
    let rest = table.state.hands[0];
    assert_eq!(rest.len(), 7);
    assert_eq!(table.view(1).piles[0].tiles, Some(rest), "while placing the pile lies before the one who passed it");
    assert_eq!(table.view(2).piles[0].tiles, None, "the neighbour takes it up after placing");
    table.finish_turn();
    assert_eq!(table.state.hands[1], rest);
    assert_eq!(table.view(2).hand(), rest);
    assert_eq!(table.view(1).piles[1].tiles, Some(rest), "whoever held a pile remembers it");
    assert_eq!(table.view(4).piles[1].tiles, None);
}

/// Rule: two_castles.turn.round-two-reversed
#[test]
fn in_the_second_round_piles_go_to_the_right() {
    let mut table = Match::dealt(4, &[]);
    for _ in 0..4 {
        table.choose_any().finish_turn();
    }
    table = table.deal(&[]);
    table.choose_any();
    let rest = table.state.hands[0];
    table.finish_turn();
    assert_eq!(table.state.progress.round, 1);
    assert_eq!(table.state.hands[3], rest, "the right neighbour of the first seat is the last one");
}

/// Rule: two_castles.turn.place-one-each
#[test]
fn one_tile_to_the_left_and_one_to_the_right() {
    let mut table = Match::dealt(3, &["pantry wine_room", "bakery scullery", "kitchen brewery"]);
    table.act(1, "pick:pantry+wine_room").act(2, "pick:bakery+scullery").act(3, "pick:kitchen+brewery");
    table.act(1, "place:left:wine_room@2,0");
    assert!(!table.is_legal(1, "place:left:pantry@-1,0"), "the other tile is for the other castle");
    table.act(2, "place:right:bakery@-1,0").act(2, "place:left:scullery@-1,0").act(3, "place:right:brewery@2,0");
    // The castle to the right of the first seat is the last one.
    table.act(1, "place:right:pantry@-1,0").act(3, "place:left:kitchen@2,0");
    let rooms =
        |castle: usize| table.state.castles[castle].rooms().map(|room| room.tile.to_string()).collect::<Vec<_>>();
    assert_eq!(rooms(0), ["wine_room", "bakery"]);
    assert_eq!(rooms(1), ["scullery", "brewery"]);
    assert_eq!(rooms(2), ["pantry", "kitchen"]);
}

/// Rule: two_castles.turn.owner-decides-castle
#[test]
fn the_owner_decides_which_tile_goes_where() {
    let table = Match::placing(3, castle(""), "pantry wine_room");
    let [left, right] = ["left:pantry", "left:wine_room"].map(|room| format!("place:{room}@-1,0"));
    for action in [left.as_str(), right.as_str(), "place:right:pantry@-1,0", "place:right:wine_room@-1,0"] {
        assert!(table.is_legal(1, action));
        assert!(!table.is_legal(2, action) && !table.is_legal(3, action), "nobody else may");
    }
}

/// Rule: two_castles.turn.owner-decides-space
#[test]
fn the_owner_decides_the_space() {
    let table = Match::placing(3, castle(""), "pantry wine_room");
    for at in ["-1,0", "2,0", "0,1", "1,1"] {
        assert!(table.is_legal(1, &format!("place:left:pantry@{at}")));
        assert!(!table.is_legal(2, &format!("place:right:pantry@{at}")));
    }
}

/// A player may tell what was passed on, so the player must know it; nobody else is told by the rules.
///
/// Rule: two_castles.turn.open-talk
#[test]
fn players_know_what_they_passed_on_and_may_tell() {
    let mut table = Match::dealt(5, &["pantry wine_room brewery kitchen"]);
    table.act(1, "pick:pantry+wine_room").choose_any();
    assert_eq!(table.phase(), Phase::Build);
    let passed = table.view(1).piles[0].tiles.expect("the first seat held the pile");
    assert!(passed.contains(tile("brewery")) && passed.contains(tile("kitchen")));
    assert!(!passed.contains(tile("pantry")));
}

/// Rule: two_castles.turn.two-tiles-per-castle
#[test]
fn partners_place_in_either_order() {
    let mut elder_first = Match::placing(3, castle(""), "pantry wine_room");
    elder_first.act(1, "place:left:pantry@-1,0");
    assert_eq!(elder_first.acts_in(0), [2]);
    assert!(!elder_first.is_legal(2, "wait:right"), "there is nobody left to wait for");
    let mut younger_first = Match::placing(3, castle(""), "pantry wine_room");
    younger_first.act(1, "wait:left");
    let mut placements = younger_first.legal(seat(2)).into_iter().map(|action| action.to_string());
    let placement = placements.rfind(|action| action.starts_with("place:right:")).expect("a site");
    younger_first.act(2, &placement);
    assert_eq!(younger_first.acts_in(0), [1]);
    younger_first.act(1, "place:left:wine_room@0,1");
    assert_eq!(younger_first.state.castles[0].len(), 2);
    assert!(younger_first.state.progress.works[0].is_done());
}

/// Rule: two_castles.turn.waiting-tie
#[test]
fn if_both_wait_the_elder_places_first() {
    let mut table = Match::placing(3, castle(""), "pantry wine_room");
    assert_eq!(table.acts_in(0), [1, 2], "either may begin");
    table.act(2, "wait:right");
    assert_eq!(table.acts_in(0), [1]);
    assert!(table.is_legal(1, "wait:left") && table.is_legal(2, "wait:left"), "in the other castle nobody has waited");
    table.act(1, "wait:left");
    assert_eq!(table.acts_in(0), [1], "the elder");
    assert!(!table.is_legal(1, "wait:left"));
    table.act(1, "place:left:pantry@-1,0");
    assert_eq!(table.acts_in(0), [2]);
    assert!(!table.is_legal(2, "wait:right"), "there is nobody left to wait for");
    // Without ages the lower seat counts as older: between the last and the first seat the first.
    let default = game(5);
    assert_eq!(default.elder(seat(2), seat(3)), seat(2));
    assert_eq!(default.elder(seat(5), seat(1)), seat(1));
    let named = Match::with_options(5, &[("oldest", "4")]).game;
    assert_eq!(named.elder(seat(3), seat(4)), seat(4));
    assert_eq!(named.elder(seat(4), seat(5)), seat(4));
    assert_eq!(named.elder(seat(5), seat(1)), seat(5), "age falls clockwise");
    let refused =
        TwoCastles::new(kernel::SeatCount::new(3), two_castles::Options { oldest: two_castles::Oldest::Fourth });
    assert_eq!(refused.expect_err("three seats").to_string(), "option oldest is seat 4, but the table has 3 seats");
}

/// Rule: two_castles.turn.positions-final, two_castles.turn.no-shuffling-within-step
#[test]
fn placed_tiles_never_move() {
    watch(3, |table, play| {
        for pair in play.states.windows(2) {
            for castle in 0..table.places() {
                let before: Vec<_> = pair[0].castles[castle].rooms().collect();
                let after: Vec<_> = pair[1].castles[castle].rooms().collect();
                assert!(after.starts_with(&before), "rooms are only ever added");
                assert!(after.len() <= before.len() + 1);
            }
        }
    });
}

/// Rule: two_castles.turn.repeat
#[test]
fn hands_of_nine_seven_five_and_three() {
    let mut table = Match::dealt(5, &[]);
    for (turn, hand) in [9, 7, 5, 3].into_iter().enumerate() {
        assert_eq!(usize::from(table.state.progress.turn), turn);
        assert!(table.state.hands[..5].iter().all(|tiles| tiles.len() == hand));
        table.choose_any().finish_turn();
    }
    assert_eq!(table.state.progress.round, 1);
}

/// Rule: two_castles.turn.last-tile-discarded
#[test]
fn the_last_tile_of_a_pile_is_discarded_unseen() {
    let mut table = Match::dealt(6, &[]);
    for _ in 0..3 {
        table.choose_any().finish_turn();
    }
    table.choose_any();
    let last: Vec<TileSet> = table.state.hands[..6].to_vec();
    assert!(last.iter().all(|pile| pile.len() == 1));
    let before = table.state.discards.len();
    table.finish_turn();
    let discarded: Vec<_> = table.state.discards.iter().skip(before).collect();
    // Bonuses may discard too; the piles come last, place by place.
    let piles = &discarded[discarded.len() - 6..];
    for (place, discard) in piles.iter().enumerate() {
        assert!(last[place].contains(discard.piece));
        // The pile before the first seat came by seats 4, 5 and 6: they and the first seat know its last tile.
        let knows = |number: u8| (place + 6 - (usize::from(number) - 1)) % 6 <= 3;
        for number in 1..=6 {
            assert_eq!(discard.seen_by.contains(seat(number)), knows(number), "seat {number}, pile {place}");
        }
    }
    let heard = table.game.view(&table.state, Viewer::Spectator);
    assert!(heard.discards.iter().all(|discard| discard.piece.is_none()));
}

/// Rule: two_castles.turn.sixteen-drafted
#[test]
fn each_castle_receives_sixteen_drafted_tiles() {
    for seats in 2..=7 {
        watch(seats, |table, play| {
            let last = play.last();
            for castle in &last.castles[..table.places()] {
                let regular = castle.rooms().filter(|room| room.tile.is_regular()).count();
                assert!((16..=18).contains(&regular), "sixteen, and at most two by bonuses");
            }
            let drawn: usize =
                play.events.iter().flatten().filter(|event| matches!(event, Event::TilesDiscarded { .. })).count();
            let regular: usize = last.castles[..table.places()]
                .iter()
                .map(|castle| castle.rooms().filter(|room| room.tile.is_regular()).count())
                .sum();
            assert_eq!(regular, 16 * table.places() + drawn);
        });
    }
    let mut table = Match::dealt(4, &[]);
    table.choose_any();
    assert_eq!(drafted(&table), [0; 4]);
}

/// Rule: two_castles.turn.deal-shortage
#[test]
fn a_short_supply_is_made_up_before_the_second_deal() {
    let mut table = Match::dealt(7, &[]);
    for _ in 0..3 {
        table.choose_any().finish_turn();
    }
    table.choose_any();
    // As if many bonuses had drawn tiles in the first round.
    let spare: Vec<Tile> = table.state.supply.iter().skip(50).collect();
    for tile in spare {
        table.state.supply.remove(tile);
        table.state.discards.push(tile, SeatSet::EMPTY);
    }
    table.finish_turn();
    assert_eq!(table.phase(), Phase::DealTiles);
    assert!(table.state.discards.is_empty(), "all came back");
    assert!(table.state.supply.len() >= 7 * HAND);
    table = table.deal(&[]);
    assert!(table.state.hands.iter().all(|hand| hand.len() == HAND));
}

/// A viewer remembers exactly the piles it has held.
#[test]
fn a_seat_that_has_held_a_pile_remembers_it() {
    let mut table = Match::dealt(5, &[]);
    table.choose_any().finish_turn();
    table.choose_any().finish_turn();
    // Third turn of the first round: the pile before seat 4 came by seats 2 and 3.
    for (number, knows) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        let known = table.view(number).piles[3].tiles;
        assert_eq!(known, knows.then_some(table.state.hands[3]), "seat {number}");
    }
    assert_eq!(tiles("pantry wine_room").len(), 2);
}

/// A choice is hidden from others until all have chosen, but its owner is told; discarded bonus cards are told to partners.
#[test]
fn owners_and_partners_are_told_what_they_may_know() {
    let mut table = Match::dealt(3, &[]);
    let chosen = table.legal(seat(1))[0];
    table.act(1, &chosen.to_string());
    let told = |table: &Match, viewer| -> Vec<Event> {
        table.events.iter().filter_map(|event| table.game.redact(event, viewer)).collect()
    };
    let tiles = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Chose { tiles, .. } => Some(tiles.is_some()),
            _ => None,
        })
    };
    assert_eq!(tiles(&told(&table, Viewer::Seat(seat(1)))), Some(true));
    assert_eq!(tiles(&told(&table, Viewer::Seat(seat(2)))), Some(false));
    let discard = Event::CardsDiscarded { castle: 0, cards: Some(Vec::new()) };
    let may_see = |viewer| table.game.redact(&discard, viewer) == Some(discard.clone());
    assert!(may_see(Viewer::Seat(seat(1))) && may_see(Viewer::Seat(seat(2))));
    assert!(!may_see(Viewer::Seat(seat(3))) && !may_see(Viewer::Spectator));
}

#[test]
fn placing_a_tile_reveals_nothing_before_the_turn_ends() {
    let mut table = Match::dealt(4, &[]);
    table.choose_any();
    let actor = table.game.to_act(&table.state).seats().first().expect("a seat places");
    for action in table.legal(actor) {
        assert!(!table.game.reveals(&table.state, actor, action), "{action}");
        assert!(!table.game.is_final(&table.state, actor, action), "{action}");
    }
}

#[test]
fn a_view_knows_the_castles_of_every_place() {
    for seats in 2..=7 {
        let table = Match::new(seats).lay_thrones();
        let view = table.view(1);
        for place in 0..table.game.places() {
            assert_eq!(view.castles_of(place), table.game.castles_of(place), "{seats} seats");
        }
    }
}
