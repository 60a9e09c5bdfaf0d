//! Laying the table.

use std::collections::BTreeSet;

use kernel::{Game, TextBoard as _, ToAct, Viewer};
use two_castles::{Card, Phase, Throne, Tile, TileSet, TwoCastles};

use crate::table::{Match, game, seat};

/// Rule: two_castles.setup.seating
#[test]
fn a_castle_between_each_two_neighbours() {
    for seats in 3..=7 {
        let table = game(seats);
        assert_eq!(table.places(), usize::from(seats));
        for place in 0..table.places() {
            let [left, right] = table.castles_of(place);
            assert_ne!(left, right);
            // The castle on the left is on the right of the left neighbour, and the other way round.
            let left_neighbour = (place + 1) % table.places();
            assert_eq!(table.castles_of(left_neighbour)[1], left);
            assert_eq!(table.builders(left), [place, left_neighbour]);
        }
        let shares: usize = (0..table.places()).map(|castle| table.partners(castle).len()).sum();
        assert_eq!(shares, 2 * table.places());
    }
}

/// The rules treat all seats alike, so changing seats is up to the players: turned seats give turned standings.
///
/// Rule: two_castles.setup.reseat
#[test]
fn changing_seats_changes_nothing_but_the_neighbours() {
    let table = game(4);
    let here = table.rank_by(&[40, 50, 60, 45], &[1; 4]);
    let turned = table.rank_by(&[45, 40, 50, 60], &[1; 4]);
    for number in 1..=4 {
        let next = number % 4 + 1;
        assert_eq!(here.of(seat(number)).rank, turned.of(seat(next)).rank);
    }
}

/// Rule: two_castles.setup.thrones-dealt
#[test]
fn each_castle_gets_another_throne_room() {
    for seats in 2..=7 {
        let table = Match::new(seats);
        let mut outcomes = Vec::new();
        table.game.chance_outcomes(&table.state, &mut outcomes);
        assert_eq!(outcomes.len(), 7);
        let table = table.lay_thrones();
        let laid: BTreeSet<Throne> = table.state.castles.iter().filter_map(|castle| castle.throne()).collect();
        assert_eq!(laid.len(), table.game.places());
        assert_eq!(table.phase(), Phase::DealTiles, "the rest are not used");
    }
}

/// Rule: two_castles.setup.overview-cards
#[test]
fn an_overview_of_every_tile_is_available() {
    let table = Match::dealt(3, &["pantry spice_room quiet_room"]);
    let board = table.view(1).english_board();
    assert!(board.contains("pantry                      FCs 2 per corridor left, right"), "{board}");
    assert!(board.contains("spice_room                  FDm 2 per downstairs in the two cells below"), "{board}");
    assert!(board.contains("quiet_room                  DSt 1 per sleeping in the column; underground"), "{board}");
}

/// Rule: two_castles.setup.special-separate
#[test]
fn draws_never_bring_special_rooms() {
    let table = Match::new(3).lay_thrones();
    let mut outcomes = Vec::new();
    table.game.chance_outcomes(&table.state, &mut outcomes);
    let drawn: Vec<String> = outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect();
    assert_eq!(drawn.len(), 147);
    for special in ["fountain", "grand_foyer", "tower"] {
        assert!(!drawn.contains(&special.to_owned()));
        assert!(special.parse::<two_castles::Chance>().is_err());
    }
}

/// Rule: two_castles.setup.regular-face-down
#[test]
fn the_supply_is_hidden_and_its_order_is_chance() {
    let table = Match::dealt(3, &[]);
    assert_eq!(table.state.supply.len(), 147 - 27);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.supply, 120);
        assert!(!format!("{view:?}").contains(&format!("Tile({})", table.state.supply.nth(60).0)));
    }
    let plays: Vec<_> = (0..3).map(|seed| laws::random_play(&game(3), seed).steps).collect();
    assert_ne!(plays[0], plays[1]);
    assert_eq!(plays[2], laws::random_play(&game(3), 2).steps);
}

/// Rule: two_castles.setup.bonus-deck
#[test]
fn twenty_cards_lie_face_down() {
    let table = Match::dealt(3, &[]);
    assert_eq!(table.state.deck.len(), Card::COUNT);
    let view = table.view(1);
    assert_eq!((view.deck, view.draws[0].card_count), (20, 0));
}

/// Rule: two_castles.turn.nine-tiles
#[test]
fn everyone_starts_a_round_with_nine_secret_tiles() {
    let mut table = Match::dealt(4, &[]);
    for round in 0..2 {
        assert_eq!(table.phase(), Phase::Choose);
        for number in 1..=4 {
            let view = table.view(number);
            assert!(view.piles.iter().all(|pile| pile.len == 9));
            let known: Vec<bool> = view.piles.iter().map(|pile| pile.tiles.is_some()).collect();
            assert_eq!(known, (1..=4).map(|other| other == number).collect::<Vec<_>>());
            assert_eq!(view.hand(), table.state.hands[usize::from(number) - 1]);
        }
        let guest = table.game.view(&table.state, Viewer::Spectator);
        assert!(guest.piles.iter().all(|pile| pile.tiles.is_none()));
        if round == 0 {
            for _ in 0..4 {
                table.choose_any().finish_turn();
            }
            table = table.deal(&[]);
        }
    }
}

/// Only its owner is told which tile was dealt.
#[test]
fn only_its_owner_is_told_which_tile_was_dealt() {
    let mut table = Match::new(3).lay_thrones();
    table.chance("pantry");
    let event = &table.events[0];
    let heard = |viewer| table.game.redact(event, viewer).expect("everyone notices");
    let tile: Tile = "pantry".parse().expect("the id is known");
    assert_eq!(heard(Viewer::Seat(seat(1))), two_castles::Event::TileDealt { place: 0, tile: Some(tile) });
    assert_eq!(heard(Viewer::Seat(seat(2))), two_castles::Event::TileDealt { place: 0, tile: None });
    assert_eq!(heard(Viewer::Spectator), two_castles::Event::TileDealt { place: 0, tile: None });
}

#[test]
fn setup_has_only_chance_steps() {
    let mut table = Match::new(3);
    assert_eq!(table.game.to_act(&table.state), ToAct::Chance);
    table = table.lay_thrones();
    assert_eq!(table.game.to_act(&table.state), ToAct::Chance);
    assert_eq!(table.state.supply, TileSet::ALL);
    assert_eq!(TwoCastles::INFO.id, "two-castles");
}
