//! Castles with known points: recorded ones and the rulebook's sheet, tile by tile, through `bergfried score`.

use kernel::{Game, ScoredTable};
use two_castles::{Castle, Cell, Components, Placed, ScoreRow, Tile, TwoCastles};

use crate::naive::Layout;
use crate::table::throne;

fn score(text: &str) -> Result<ScoredTable, String> {
    let scorer = TwoCastles::INFO.score_table.expect("the game scores tables");
    (scorer.score)(text).map_err(|error| error.to_string())
}

/// Scores a file whose every figure is stated in it, and answers with the total.
fn recorded(text: &str) -> i32 {
    let scored = score(text).unwrap_or_else(|error| panic!("{error}"));
    for finding in &scored.findings {
        assert!(
            !finding.reason.to_string().contains("the file says"),
            "{} {}: {}",
            finding.what,
            finding.place,
            finding.reason
        );
    }
    let stated = text.matches("points = ").count() - text.matches("throne_points = ").count();
    let rooms = text.matches("room = ").count();
    assert!(stated >= rooms, "every room has its points in the file");
    let total = scored.sheet.columns[0].total();
    assert_eq!(total, scored.findings.iter().map(|finding| finding.points).sum::<i32>());
    total
}

#[test]
fn recorded_castles_score_as_recorded() {
    assert_eq!(recorded(include_str!("castles/recorded_58.toml")), 58);
    assert_eq!(recorded(include_str!("castles/recorded_52.toml")), 52);
    assert_eq!(recorded(include_str!("castles/recorded_57.toml")), 57);
    assert_eq!(recorded(include_str!("castles/recorded_12_twin_attendants.toml")), 12);
}

#[test]
fn an_entry_of_the_component_notes_can_be_read() {
    let notes = "provenance = \"reconstructed\"\nsheet = { food = [4], throne = [0] }\nsheet_provenance = \"rulebook\"\n\
        build_order = [\"pacing_hall\", \"sitting_room\"]";
    let entry = include_str!("castles/example_rulebook_62.toml")
        .replace("[[castle]]", "[[example_castle]]")
        .replace("provenance = \"reconstructed\"", notes);
    assert!(entry.contains("build_order"));
    assert_eq!(recorded(&entry), 62);
}

/// The castle of the example sheet, in an order in which every bonus is earned before it is used.
const BUILD_ORDER: [&str; 19] = [
    "pacing_hall",
    "sitting_room",
    "padded_room",
    "hat_room",
    "hall_of_paintings",
    "drawing_room",
    "tasso_room",
    "reception_room",
    "great_hall",
    "grand_foyer",
    "harp_room",
    "fountain",
    "washroom",
    "firewood_storage",
    "princes_chambers",
    "wine_room",
    "kittenry",
    "pillow_room",
    "tower",
];

/// Rule: two_castles.example.sheet-62
#[test]
fn the_rulebooks_sheet_of_sixty_two() {
    let text = include_str!("castles/example_rulebook_62.toml");
    assert_eq!(recorded(text), 62);
    let scored = score(text).expect("it scores");
    let rows: Vec<(&str, u32, i32)> =
        scored.sheet.columns[0].items.iter().map(|item| (item.source, item.count, item.points)).collect();
    assert_eq!(
        rows,
        [
            ("food", 1, 4),
            ("living", 5, 8),
            ("utility", 2, 4),
            ("outdoor", 1, 5),
            ("sleeping", 3, 12),
            ("corridor", 3, 4),
            ("downstairs", 1, 2),
            ("tower", 1, 5),
            ("fountain", 1, 5),
            ("grand_foyer", 1, 6),
            ("bonus_cards", 0, 0),
            ("attendants", 1, 7),
            ("throne", 1, 0),
        ]
    );
    // The figures of each row, as on the pad (there in any order).
    let castle = build(text);
    let row = |row: &str| {
        let sheet = castle.sheet(Components::get());
        let mut points: Vec<i32> =
            sheet.iter().filter(|(of, _, _)| of.id() == row).map(|(_, _, counted)| counted.points()).collect();
        points.sort_unstable();
        points
    };
    assert_eq!(row("living"), [1, 1, 2, 2, 2]);
    assert_eq!(row("corridor"), [0, 2, 2]);
    assert_eq!(row("utility"), [2, 2]);
    assert_eq!(row("sleeping"), [4, 4, 4]);
    assert_eq!(ScoreRow::ALL.map(ScoreRow::id)[0], "food");
}

/// The cells of a castle file.
fn cells(text: &str) -> Vec<Placed> {
    let table: toml::Table = text.parse().expect("it is TOML");
    let cells = table["castle"][0]["cells"].as_array().expect("a castle has cells");
    let number = |value: &toml::Value| value.as_integer().expect("a number") as i8;
    let placed = |cell: &toml::Value| Placed {
        tile: cell["room"].as_str().expect("a room").parse().expect("its id is known"),
        at: Cell::new(number(&cell["at"][0]), number(&cell["at"][1])),
    };
    cells.iter().map(placed).collect()
}

fn build(text: &str) -> Castle {
    let table: toml::Table = text.parse().expect("it is TOML");
    let id = table["castle"][0]["throne"].as_str().expect("a throne room");
    Castle::from_rooms(throne(id), &cells(text)).expect("it may lie so")
}

/// The castle can be built in this order, and it has exactly the bonuses that it earns.
#[test]
fn the_castle_of_the_sheet_can_be_built() {
    let components = Components::get();
    let rooms = cells(include_str!("castles/example_rulebook_62.toml"));
    let mut castle = Castle::new();
    castle.set_throne(components, throne("throne_utility_food"));
    let mut earned = Vec::new();
    for id in BUILD_ORDER {
        let tile: Tile = id.parse().expect("the id is known");
        let room = rooms.iter().find(|room| room.tile == tile).expect("it is in the castle");
        assert!(castle.may_place(components, tile, room.at), "{id} at {}", room.at);
        match castle.place(components, tile, room.at) {
            3 => earned.push(format!("third {}", tile.room_type().expect("a regular room").id())),
            5 => earned.push(format!("fifth {}", tile.room_type().expect("a regular room").id())),
            _ => {}
        }
    }
    assert_eq!(earned, ["third living", "third corridor", "fifth living", "third sleeping"]);
    assert_eq!(castle.len(), rooms.len());
}

/// The engine's scorer and the naive one agree with the record.
#[test]
fn the_naive_scorer_agrees_with_the_records() {
    for (text, attendants, cards, total) in [
        (include_str!("castles/recorded_58.toml"), vec!["attendant_fire_eater"], vec![], 58),
        (include_str!("castles/recorded_52.toml"), vec!["attendant_painter"], vec!["bc_living"], 52),
        (include_str!("castles/recorded_57.toml"), vec!["attendant_knight"], vec!["bc_height"], 57),
        (include_str!("castles/example_rulebook_62.toml"), vec!["attendant_cosmetician"], vec![], 62),
    ] {
        let mut castle = build(text);
        attendants.iter().for_each(|id| castle.add_attendant(id.parse().expect("known")));
        cards.iter().for_each(|id| castle.add_card(crate::table::card(id)));
        assert_eq!(Layout::of(&castle).points(), total);
    }
}

/// A file with one castle on a throne room that wants nothing below ground.
fn described(cells: &str) -> String {
    format!("[[castle]]\nthrone = \"throne_utility_food\"\ncells = [{cells}]\n")
}

#[test]
fn invalid_layouts_are_refused_with_room_and_rule() {
    let check = |cells: &str, expected: &str| assert_eq!(score(&described(cells)), Err(expected.to_owned()));
    check(
        "{ at = [2, 1], room = \"pantry\" }",
        "castle 1: pantry at 2,1: nothing lies below it (two_castles.place.support)",
    );
    check(
        "{ at = [2, 0], room = \"aviary\" }, { at = [2, 1], room = \"pantry\" }",
        "castle 1: pantry at 2,1: nothing may lie on a blue border (two_castles.place.outdoor-nothing-above)",
    );
    check(
        "{ at = [0, 1], room = \"dungeon\" }",
        "castle 1: dungeon at 0,1: the room may not lie on this floor (two_castles.place.level-downstairs)",
    );
    check(
        "{ at = [0, -1], room = \"pantry\" }",
        "castle 1: pantry at 0,-1: the room may not lie on this floor (two_castles.place.level-upper-types)",
    );
    check(
        "{ at = [4, 0], room = \"pantry\" }",
        "castle 1: pantry at 4,0: no chain of rooms links it with the throne room (two_castles.place.share-edge)",
    );
    check(
        "{ at = [1, 0], room = \"pantry\" }",
        "castle 1: pantry at 1,0: no castle can have a room there (two_castles.place.share-edge)",
    );
    check(
        "{ at = [2, 0], room = \"pantry\" }, { at = [2, 0], room = \"bakery\" }",
        "castle 1: bakery at 2,0: the cell is filled twice (two_castles.place.share-edge)",
    );
    check("{ at = [2, 0], room = \"cellar\" }", "castle 1: there is no room \"cellar\"");
    check("{ at = [2000, 0], room = \"pantry\" }", "castle 1: pantry at 2000,0: no castle can have a room there");
    check(
        "{ at = [2, 0], room = \"pantry\" }, { at = [3, 0], room = \"pantry\" }",
        "castle 1: pantry: the box has only one of it",
    );
}

#[test]
fn more_attendants_than_the_rules_allow_are_refused_in_words() {
    let with = |attendants: &str| format!("{}attendants = [{attendants}]\n", described(""));
    let [painter, knight] = ["\"attendant_painter\"", "\"attendant_knight\""];
    assert!(score(&with(&format!("{painter}, {painter}"))).is_ok(), "two of a kind");
    assert_eq!(
        score(&with(&format!("{painter}, {knight}, {painter}"))),
        Err("castle 1: 3 attendants, but a castle can get only 2".to_owned())
    );
    // Seven of a kind in the box: the eighth is one too many, although no castle has more than two.
    let ids: Vec<String> = two_castles::Throne::all().map(|throne| throne.to_string()).collect();
    let castle =
        |id: &String| format!("[[castle]]\nthrone = {id:?}\ncells = []\nattendants = [{painter}, {painter}]\n");
    let castles: String = ids.iter().take(4).map(castle).collect();
    assert_eq!(score(&castles), Err("castle 4: attendant_painter: the box has only 7 of it".to_owned()));
}

#[test]
fn unreadable_descriptions_give_an_error_of_one_line() {
    for (text, says) in [
        ("", "missing field `castle`"),
        ("castle = []", "there are 0 castles, but a table has 1 to 7"),
        ("[[castle]]\ncells = []", "missing field `throne`"),
        ("[[castle]]\nthrone = \"chair\"\ncells = []", "\"chair\" is no throne room"),
        (
            "[[castle]]\nthrone = \"throne_utility_food\"\ncells = []\nattendants = [\"cook\"]",
            "\"cook\" is no attendant",
        ),
        (
            "[[castle]]\nthrone = \"throne_utility_food\"\ncells = []\nbonus_cards = [\"gold\"]",
            "\"gold\" is no bonus card",
        ),
        ("[[castle]]\nthrone = \"throne_utility_food\"\ncels = []", "unknown field `cels`"),
        (
            "circle = true\n[[castle]]\nthrone = \"throne_utility_food\"\ncells = []",
            "a whole table has at least 3 castles",
        ),
    ] {
        let error = score(text).expect_err("it cannot be scored");
        assert!(error.contains(says) && !error.contains('\n'), "{error:?} should say {says:?}");
    }
}

#[test]
fn own_counts_are_compared() {
    let wrong = described("{ at = [2, 0], room = \"fountain\", points = 4 }").replace("cells", "total = 9\ncells");
    let findings = score(&wrong).expect("it may lie so").findings;
    let reasons: Vec<String> = findings.iter().map(|finding| finding.reason.to_string()).collect();
    assert_eq!(
        reasons,
        ["always 5; the file says 4", "0 wanted places filled x 2", "everything adds up to 5; the file says 9"]
    );
}

#[test]
fn a_circle_gives_every_player_the_lower_castle() {
    let castle = |throne: &str, fountains: usize| {
        let cells: Vec<String> =
            (0..fountains).map(|index| format!("{{ at = [{}, 0], room = \"fountain\" }}", index + 2)).collect();
        format!("[[castle]]\nthrone = \"{throne}\"\ncells = [{}]\n", cells.join(", "))
    };
    let castles =
        [castle("throne_utility_food", 3), castle("throne_living_corridor", 1), castle("throne_food_sleeping", 2)]
            .concat();
    let totals = |text: &str| {
        score(text).expect("it scores").sheet.columns.iter().map(|column| column.total()).collect::<Vec<_>>()
    };
    assert_eq!(totals(&castles), [15, 5, 10], "castle by castle");
    assert_eq!(totals(&format!("circle = true\n{castles}")), [10, 5, 5], "player by player");
}
