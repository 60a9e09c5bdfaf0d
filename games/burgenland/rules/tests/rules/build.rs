//! Where cards may be built.

use burgenland::{Card, Castle, Colour, SLOTS};

use super::{SEATS, Table};

/// The places offered on a field of the first seat's red castle.
fn places(field: &str, row: &str) -> String {
    let castle = format!("castle 1 red {row}");
    let table = Table::landed(field, &[castle.as_str()]);
    let places: Vec<String> =
        table.legal().split(' ').filter(|action| action.starts_with("build")).map(String::from).collect();
    places.join(" ")
}

/// Rule: burgenland.build.ends-only
#[test]
fn a_castle_grows_at_its_ends_and_in_its_gaps() {
    assert_eq!(places("red1", "WWW"), "build-left build-right");
    assert_eq!(places("red1", "W.WW"), "build-left build-right build2");
    assert_eq!(places("red6", "W.W..W"), "build-left build-right build2 build4 build5");
}

/// Rule: burgenland.build.ends-only
#[test]
fn a_row_has_at_most_32_slots() {
    let longest = format!("W{}W", ".".repeat(SLOTS - 2));
    assert_eq!(places("red1", &longest), "build2 build31");
    let one_less = format!("W{}W", ".".repeat(SLOTS - 3));
    assert_eq!(places("red1", &one_less), "build-left build-right build2 build30");
    let all_slots = Table::landed("red1", &[&format!("castle 1 red {one_less}")]).play("1 build-left");
    assert_eq!(all_slots.state.castles[SEATS[0]][Colour::Red].len(), SLOTS);
    all_slots.shows(&format!("castle 1 red WW{}W", ".".repeat(SLOTS - 3)));
}

/// Rule: burgenland.build.ends-only
#[test]
fn a_row_with_gaps_outgrows_its_cards() {
    // This is why rows need a bound of their own: eight walls, one stolen from inside, lost to the supply and built again at an
    // end, round after round.
    let mut table = Table::new(&["castle 1 red WWWWWWWW", "castle 2 red W"]);
    for length in 9..=SLOTS {
        table.game.arrange(&mut table.state, "crown yellow8").unwrap();
        table.game.arrange(&mut table.state, "turn 2").unwrap();
        table = table
            .play("2 roll0, * 1, 2 take2, 2 build-left, 2 roll0, * 6, 2 pass, 2 roll0, * 2")
            .shows("castle 2 red W");
        table.game.arrange(&mut table.state, "crown yellow8").unwrap();
        table = table.play("1 roll0, * 1, 1 build-left, 1 stop");
        assert_eq!(table.state.castles[SEATS[0]][Colour::Red].len(), length);
        assert_eq!(table.state.castles[SEATS[0]][Colour::Red].copies(Card::Wall).len(), 8);
    }
}

/// Rule: burgenland.build.building-next-to-walls-only
#[test]
fn a_building_stands_next_to_walls_only() {
    assert_eq!(places("red8", "WHW"), "build-left build-right");
    assert_eq!(places("red8", "HW"), "build-right");
    assert_eq!(places("red8", "WS"), "build-left");
    assert_eq!(places("red8", "HWS"), "");
    assert_eq!(places("red8", "G"), "");
}

/// Rule: burgenland.build.wall-anywhere
#[test]
fn a_wall_fits_everywhere() {
    for row in ["W", "G", "HWS", "WHW", "GWGWG"] {
        assert_eq!(places("red1", row), "build-left build-right", "{row}");
    }
    assert_eq!(places("red1", "H.S"), "build-left build-right build2");
}

/// Rule: burgenland.build.any-first-card
#[test]
fn an_empty_castle_is_begun_with_any_card() {
    for (field, row) in [("red1", "W"), ("red6", "S"), ("red7", "H"), ("red8", "G")] {
        assert_eq!(places(field, "-"), "build-right");
        Table::landed(field, &["castle 1 red -"]).play("1 build-right").shows(&format!("castle 1 red {row}"));
    }
}

/// Rule: burgenland.build.same-colour
#[test]
fn a_card_joins_the_castle_of_its_colour() {
    for colour in Colour::ALL {
        let table = Table::landed(&format!("{colour}8"), &[]).play("1 build-right");
        for other in Colour::ALL {
            let row = if other == colour { "WG" } else { "W" };
            assert_eq!(table.state.castles[SEATS[0]][other], row.parse::<Castle>().unwrap());
        }
    }
}

#[test]
fn a_card_built_left_or_right_lies_at_that_end() {
    Table::landed("red8", &["castle 1 red WHW"]).play("1 build-left").shows("castle 1 red GWHW");
    Table::landed("red8", &["castle 1 red WHW"]).play("1 build-right").shows("castle 1 red WHWG");
    Table::landed("red8", &["castle 1 red WH.W.W"]).play("1 build5").shows("castle 1 red WH.WGW");
}

#[test]
fn the_last_throw_and_card_are_remembered() {
    let table = Table::landed("red8", &["castle 1 red WHW"]).play("1 build-left");
    let last = |seat: usize| table.state.last.card(SEATS[seat]).map(|(colour, slot)| (colour, slot.index()));
    assert_eq!(last(0), Some((Colour::Red, 0)));
    assert_eq!(last(1), None);
    assert!(table.state.last.throw(SEATS[0]).is_some());
    assert!(table.state.last.throw(SEATS[1]).is_none());
}
