//! Scoring.

use burgenland::{Event, Part};

use super::{SEATS, Table};

/// Rule: burgenland.score.crown-field-mandatory
#[test]
fn a_crown_field_scores_without_asking() {
    // Even if only the opponent gains.
    Table::new(&["castle 2 red WGW", "crown red1"])
        .play("1 roll0, * 2")
        .shows("field red3 crown, points 1 0, points 2 6, turn 1")
        .offers("roll0 stop")
        .forbids("dice pass build-left build-right");
}

/// Rule: burgenland.score.wall-crown-choice
#[test]
fn a_wall_crown_field_leaves_the_choice() {
    let table = || {
        Table::landed("red5", &["castle 1 red WGW"])
            .shows("field red5 wall-crown")
            .offers("score build-left build-right dice pass")
    };
    table().play("1 score").shows("points 1 6");
    table().play("1 build-left").shows("castle 1 red WWGW, points 1 0");
    table().play("1 dice").shows("dice 1 1, points 1 0");
}

/// Rule: burgenland.score.wall-crown-exclusive
#[test]
fn scoring_on_a_wall_crown_gives_nothing_else() {
    Table::landed("red5", &["castle 1 red WGW"])
        .play("1 score")
        .shows("castle 1 red WGW, dice 1 0, board 5, points 1 6")
        .offers("roll0 stop");
}

/// Rule: burgenland.score.value-sum
#[test]
fn a_castle_counts_the_sum_of_its_cards() {
    for (row, value) in [("WHW", 5), ("-", 0), ("W", 1), ("GWGWHWW", 17), ("SWHWGW", 13)] {
        Table::new(&[&format!("castle 1 red {row}")]).shows(&format!("counts 1 red {value}"));
    }
}

/// Rule: burgenland.score.difference
#[test]
fn the_better_castle_moves_its_owner_by_the_difference() {
    let given = ["castle 1 red GWHW", "castle 2 red WH", "crown red2"];
    let table = Table::new(&given)
        .shows("counts 1 red 10, counts 2 red 4")
        .play("1 roll0, * 1")
        .shows("points 1 6, points 2 0");
    assert!(matches!(
        table.events.last(),
        Some(Event::Scored { winner: Some(seat), points: 6, parts, .. })
            if *seat == SEATS[0] && parts[SEATS[0]].is_some_and(|part: Part| part.value == 10 && part.cards.0 == [2, 0, 1, 1])
    ));
    // Also when the opponent lands on the crown.
    Table::new(&[&given[..], &["turn 2"]].concat()).play("2 roll0, * 1").shows("points 1 6, points 2 0, turn 2");
}

/// Rule: burgenland.score.difference
#[test]
fn only_the_colour_under_the_crown_counts() {
    Table::new(&["castle 1 red WG", "castle 2 blue WGWG", "crown red2"])
        .play("1 roll0, * 1")
        .shows("points 1 5, points 2 0");
}

/// Rule: burgenland.score.equal
#[test]
fn castles_of_equal_value_move_nobody() {
    let table =
        Table::new(&["castle 1 red WSWS", "castle 2 red GW", "crown red2"]).shows("counts 1 red 6, counts 2 red 6");
    let table = table.play("1 roll0, * 1").shows("points 1 0, points 2 0").offers("roll0 stop");
    assert!(matches!(table.events.last(), Some(Event::Scored { winner: None, points: 0, .. })));
}

/// Rule: burgenland.score.turn-continues
#[test]
fn a_turn_goes_on_after_a_scoring() {
    Table::new(&["castle 1 red WG", "crown red2"])
        .play("1 roll0, * 1")
        .shows("points 1 5, turn 1")
        .offers("roll0 stop")
        .play("1 roll0, * 1, 1 build-left")
        .shows("castle 1 red WWG");
    Table::landed("red5", &["castle 1 red WG"]).play("1 score").offers("roll0 stop");
}

#[test]
fn the_score_sheet_lists_points_and_scorings_by_colour() {
    use kernel::{Game, Viewer};
    let table = Table::new(&["castle 1 red WG", "crown red2"]).play("1 roll0, * 1, 1 roll0, * 2, 1 score");
    let sheet = table.game.score_sheet(&table.game.view(&table.state, Viewer::Spectator));
    let told = |column: usize| {
        sheet.columns[column].items.iter().map(|item| (item.source, item.count, item.points)).collect::<Vec<_>>()
    };
    assert_eq!(told(0), [("blue-castle", 0, 0), ("yellow-castle", 0, 0), ("red-castle", 2, 10)]);
    assert_eq!(told(1), [("blue-castle", 0, 0), ("yellow-castle", 0, 0), ("red-castle", 0, 0)]);
}
