//! What is in the box.

use burgenland::{Burgenland, Card, Colour, Components, FieldId, FieldKind, Layout, Options, State};
use kernel::{Game, SeatCount};

use super::{SEATS, Table};

/// The pieces as described by the shipped file.
fn pieces() -> &'static Components {
    Components::of_the_box()
}

/// Rule: burgenland.component.two-players
#[test]
fn any_other_number_of_players_is_refused() {
    for seats in [1, 3, 4, 5, 6, 7, 8] {
        let error = Burgenland::new(SeatCount::new(seats), Options::default()).unwrap_err();
        assert_eq!(error.to_string(), format!("burgenland is not for {seats} seats: use 2"));
    }
    assert!(Burgenland::new(SeatCount::new(2), Options::default()).is_ok());
}

/// Rule: burgenland.component.three-castles
#[test]
fn each_seat_builds_a_castle_in_each_colour() {
    let table = Table::landed("yellow1", &[]).play("1 build-left, 1 stop");
    for seat in SEATS {
        assert_eq!(table.state.castles[seat].0.len(), Colour::ALL.len());
    }
    table.shows("castle 1 blue W, castle 1 yellow WW, castle 1 red W, castle 2 yellow W");
}

/// Rule: burgenland.component.cards
#[test]
fn there_are_nineteen_cards_in_each_colour() {
    assert_eq!(Card::ALL.map(|card| pieces().cards[card]), [9, 3, 3, 4]);
    assert_eq!(pieces().cards.0.iter().sum::<u8>() * 3, 57);
    let state = Table::new(&[]).state;
    for colour in Colour::ALL {
        let built: usize = SEATS.iter().map(|seat| state.castles[*seat][colour].len()).sum();
        assert_eq!(state.supply[colour].0.iter().sum::<u8>() as usize + built, 19);
    }
}

/// Rule: burgenland.component.card-values
#[test]
fn cards_are_worth_one_two_three_and_five() {
    assert_eq!(Card::ALL.map(|card| pieces().values[card]), [1, 2, 3, 5]);
    for (row, value) in [("W", 1), ("S", 2), ("H", 3), ("G", 5)] {
        Table::new(&[&format!("castle 1 red {row}")]).shows(&format!("counts 1 red {value}"));
    }
}

/// Rule: burgenland.component.dice
#[test]
fn there_are_an_own_die_each_and_five_extra_dice() {
    assert_eq!(pieces().extra_dice, 5);
    // The own die alone makes a throw, and with all extra dice there are six in it.
    Table::new(&[]).play("1 roll0, * 6").waits_for("1");
    Table::new(&["dice 1 5"]).play("1 roll5, * 123456").offers("move1 move2 move3 move4 move5 move6");
}

/// Rule: burgenland.component.one-crown
#[test]
fn both_players_move_the_same_crown() {
    Table::new(&[])
        .play("1 roll0, * 2, 1 pass, 1 stop")
        .shows("crown yellow2, turn 2")
        .play("2 roll0, * 4")
        .shows("crown yellow6");
}

/// Rule: burgenland.component.score-track
#[test]
fn the_score_track_runs_from_nothing_to_thirty() {
    assert_eq!(pieces().king, 30);
    Table::new(&[]).shows("points 1 0, points 2 0");
    let red = ["castle 1 red WH", "castle 2 red W", "crown red2"];
    Table::new(&[&red[..], &["points 1 blue 26"]].concat()).play("1 roll0, * 1").shows("points 1 29").waits_for("1");
    Table::new(&[&red[..], &["points 1 blue 27"]].concat())
        .play("1 roll0, * 1")
        .shows("points 1 30")
        .waits_for("nobody");
}

/// Rule: burgenland.component.board-zones
#[test]
fn each_zone_has_one_crown_and_one_wall_crown() {
    for layout in [Layout::Main, Layout::Alternative] {
        for colour in Colour::ALL {
            let zone: Vec<FieldKind> = (0..8).map(|index| layout.kind(FieldId::new(colour, index))).collect();
            for kind in [FieldKind::Crown, FieldKind::WallCrown] {
                assert_eq!(zone.iter().filter(|field| **field == kind).count(), 1, "{kind:?} in {colour}");
            }
            assert!(zone.iter().all(|kind| *kind == FieldKind::Crown || kind.card().is_some()));
        }
    }
}

/// Rule: burgenland.component.board-layout
#[test]
fn zones_of_eight_rise_to_the_great_tower() {
    let zone = |layout: Layout, colour| (0..8).map(move |index| layout.kind(FieldId::new(colour, index)).letters());
    for colour in Colour::ALL {
        assert!(zone(Layout::Main, colour).eq(["W", "W", "C", "W", "WC", "S", "H", "G"]));
        assert!(zone(Layout::Alternative, colour).eq(["W", "W", "C", "W", "H", "S", "WC", "G"]));
    }
    let colours: Vec<Colour> = FieldId::all().map(FieldId::colour).collect();
    assert_eq!([colours[0], colours[8], colours[16]], [Colour::Blue, Colour::Yellow, Colour::Red]);
}

/// Rule: burgenland.component.board-layout
#[test]
fn the_alternative_track_is_played_when_asked_for() {
    let options = Options { track: Layout::Alternative, ..Options::default() };
    Table::with(options, &["crown blue4"]).play("1 roll0, * 1").shows("field blue5 house").allows("build-left dice");
    Table::new(&["crown blue4"]).play("1 roll0, * 1").shows("field blue5 wall-crown").allows("score");
}

/// The state is cheap to copy.
#[test]
fn a_state_fits_into_two_cache_lines() {
    assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
}

fn in_lines(problems: Vec<kernel::Message>) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// What `check_components` says of the shipped file after a replacement.
fn faults(replacements: &[(&str, &str)]) -> Vec<String> {
    let mut text = Burgenland::INFO.components.built_in().to_owned();
    for (was, is) in replacements {
        assert!(text.contains(was), "{was:?} is not in the file");
        text = text.replacen(was, is, 1);
    }
    in_lines((Burgenland::INFO.check_components)(&text).err().unwrap_or_default())
}

#[test]
fn the_shipped_components_add_up() {
    assert_eq!(faults(&[]), [""; 0]);
}

#[test]
fn a_correction_that_adds_up_is_accepted() {
    // Fields 4 and 5 are not touched by the worked example: they may well be the other way round.
    let swap = ("\"crown\", \"wall\", \"wall-crown\"", "\"crown\", \"wall-crown\", \"wall\"");
    assert_eq!(faults(&[swap, swap, swap]), [""; 0]);
}

#[test]
fn what_does_not_add_up_is_named_in_plain_words() {
    let cases: [(&str, &str, &[&str]); 15] = [
        ("per-colour = 9", "per-colour = 8", &["18 cards in each of 3 colours are 54, not 57"]),
        ("total = 57", "total = 60", &["19 cards in each of 3 colours are 57, not 60"]),
        ("value = 2", "value = 0", &["the value of the small-tower is 0, it must be from 1 to 9"]),
        (
            "value = 5",
            "value = 50",
            &[
                "the value of the great-tower is 50, it must be from 1 to 9",
                "the cards of a colour are worth 224, they can be worth at most 127",
            ],
        ),
        (
            "id = \"house\"\nper",
            "id = \"wall\"\nper",
            &["the wall is listed 2 times, it must be once", "the house is listed 0 times, it must be once"],
        ),
        ("extra = 5", "extra = 6", &["there are 6 extra dice, there must be 1 to 5"]),
        ("own = 2 ", "own = 3 ", &["there are 3 own dice, each of 2 players needs one"]),
        ("sides = 6", "sides = 8", &["the dice have 8 sides, they must have 6"]),
        ("king = 30", "king = 0", &["the king is at 0, he must be at 1 to 127"]),
        (
            "walls-per-castle = 1",
            "walls-per-castle = 5",
            &["two castles begin with 10 walls in a colour that has 9: one more must be left"],
        ),
        ("crown-starts-on = 8", "crown-starts-on = 9", &["the crown starts on field 9 of a zone, which has 8"]),
        (
            "colour = \"red\"",
            "colour = \"blue\"",
            &["the zones are blue, yellow, blue, they must be blue, yellow, red"],
        ),
        (
            "\"wall\", \"wall\", \"crown\"",
            "\"wall\", \"wall\", \"wall\"",
            &["the blue zone has 0 crown fields, it must have exactly one"],
        ),
        ("value-source = \"reich-der-spiele\"\n", "", &["the value of the small-tower is public but names no source"]),
        (
            "crown-starts-on-source = \"spieleteufel\"",
            "crown-starts-on-source = \"nobody\"",
            &["the start of the crown names the unknown source nobody"],
        ),
    ];
    for (was, is, expected) in cases {
        assert_eq!(faults(&[(was, is)]), expected, "{was} -> {is}");
    }
}

#[test]
fn a_track_that_the_worked_example_does_not_fit_can_be_played_but_is_remarked_on() {
    let built_in = Burgenland::INFO.components.built_in();
    let check = |text: &str| in_lines((Burgenland::INFO.check_components)(text).expect("it can be played"));
    assert_eq!(check(built_in), [""; 0]);
    let other = built_in.replacen("{ die = 3, colour = \"yellow\"", "{ die = 2, colour = \"yellow\"", 1);
    assert_eq!(
        check(&other),
        [
            "move 2 of the example leads to yellow6, a small-tower, not to a yellow house",
            "move 3 of the example leads to red2, a wall, not to a red crown",
            "move 4 of the example leads to red5, a wall-crown, not to a red small-tower",
            "move 6 of the example leads to blue7, a house, not to a blue great-tower",
        ]
    );
}

#[test]
fn a_file_that_cannot_be_read_is_named_in_one_line() {
    let check = Burgenland::INFO.check_components;
    for text in ["", "schema = 1", "total = ", "\u{0}", "[[card]]\nid = \"moat\"", "king = 300"] {
        let faults = in_lines(check(text).unwrap_err());
        assert!(faults.iter().all(|fault| !fault.contains('\n') && !fault.is_empty()), "{faults:?}");
    }
    let unknown = Burgenland::INFO.components.built_in().replace("id = \"house\"\nper", "id = \"moat\"\nper");
    let told = in_lines(check(&unknown).unwrap_err());
    assert!(told[0].starts_with("line ") && told[0].contains("moat"), "{told:?}");
}
