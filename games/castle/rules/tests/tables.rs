//! Scoring a table that is described in a file.

use castle::{Castle, SEATS};
use kernel::{Contender, Game, ScoredTable};
use proptest::prelude::*;

fn score(text: &str) -> Result<ScoredTable, String> {
    let scorer = Castle::INFO.score_table.expect("the game offers it");
    (scorer.score)(text).map_err(|error| error.to_string())
}

fn totals(table: &ScoredTable) -> Vec<i32> {
    table.sheet.columns.iter().map(|column| column.total()).collect()
}

/// The error for a description.
fn error_of(text: &str) -> String {
    let message = score(text).expect_err("it does not add up");
    assert!(!message.contains('\n'), "one line: {message}");
    message
}

/// The checked layouts of the component notes, each with the areas it must have.
#[test]
fn described_layouts_have_their_areas() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tables");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text file");
        if let Err(message) = score(&text) {
            panic!("{}: {message}", path.display());
        }
        count += 1;
    }
    assert_eq!(count, 11);
}

#[test]
fn a_failed_expectation_is_reported() {
    let text = include_str!("tables/x1.toml");
    let message = error_of(&text.replace("points = 2", "points = 3"));
    assert_eq!(message, "line 6: the area has 2 tiles, 0 open ends, 0 fountains, 0 markets, worth 2");
    assert_eq!(error_of(&text.replace("\"8,3\"", "\"7,3\"")), "line 6: there is no such area");
}

#[test]
fn a_whole_table_is_scored() {
    let table = score(
        r#"
place = [
  ["A03", [7, 9], 0], ["A03", [6, 9], 3], ["A10", [6, 8], 3], ["E07", [5, 8], 3], ["B01", "f8", "s"],
  ["B02", [6, 7], 1], ["C13", [7, 7], 3], ["A08", [7, 6], 2], ["F02", [4, 7], 3],
]
followers = [["black", "h10", "NW"], ["white", "f8", "SE"], ["black", "e8", "N"], ["white", [7, 6], "NE"]]
scores = { black = 34, white = 41 }
wall_tiles = { black = [7, 9], white = [5, 1] }
keeps = { black = 4, white = 4 }
"#,
    )
    .expect("it adds up");
    assert_eq!(totals(&table), [34 + 20 + 5, 41 + 3 + 2]);
    let of = |what: &str, points: i32| {
        let found = table.findings.iter().find(|finding| finding.what == what && finding.points == points);
        found.unwrap_or_else(|| panic!("no {what} of {points}: {:#?}", table.findings))
    };
    let court = of("courtyard", 20);
    assert_eq!(court.owner, Some(Contender::Seat(SEATS[0])));
    assert_eq!(court.reason.to_string(), "5 markets x 4 (wall tile 7)");
    assert_eq!(court.place, "g8 h8 g9 g10 h10 S5");
    assert_eq!(of("courtyard", 3).reason.to_string(), "1 market x 3");
    assert_eq!(of("tower", 2).reason.to_string(), "1 tile x 2 (wall tile 5)");
    assert_eq!(of("keep", 0).reason.to_string(), "keeps 4 and 4, largest empty region 67 cells");
    assert_eq!(of("wall-tile", 5).reason.to_string(), "wall tile 9");
    let sources: Vec<_> = table.sheet.columns[1].items.iter().map(|item| (item.source, item.points)).collect();
    assert_eq!(
        sources,
        [("so-far", 41), ("paths", 0), ("towers", 0), ("houses", 0), ("keep", 0), ("courtyards", 3), ("wall-tiles", 2)]
    );
}

#[test]
fn what_was_just_completed_is_scored() {
    let text = include_str!("tables/x2.toml").to_owned() + "followers = [[\"black\", \"d9\", \"E\"]]\n";
    let table = score(&text).expect("it adds up");
    assert_eq!(totals(&table), [8, 0]);
    let path = table.findings.iter().find(|finding| finding.points == 8).expect("the path");
    assert_eq!((path.what.as_str(), path.reason.to_string().as_str()), ("path", "4 tiles x 2 (fountain)"));
    assert_eq!(path.place, "c9 d9 e9 S6");
    let tie = text.replace("[[\"black\"", "[[\"white\", \"c9\", \"N\"], [\"black\"");
    let table = score(&tie.replace("\"c9\", \"N\"", "\"c9\", \"E\"")).expect("it adds up");
    assert_eq!(totals(&table), [0, 0]);
    let path = table.findings.iter().find(|finding| finding.what == "path" && finding.owner.is_none());
    assert_eq!(path.expect("the path").reason.to_string(), "4 tiles x 2 (fountain), but 1 to 1 followers");
}

#[test]
fn the_keep_gets_the_largest_region() {
    let text = include_str!("tables/x11.toml").to_owned() + "keeps = { black = 5, white = 3 }\n";
    let table = score(&text).expect("it adds up");
    assert_eq!(totals(&table), [11, 0]);
    let keep = table.findings.iter().find(|finding| finding.what == "keep").expect("the keep");
    assert_eq!(keep.place, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 e3");
    // A keep may also be named by its house.
    let house = include_str!("tables/x4.toml").to_owned() + "keeps = { white = [\"i9\", \"SW\"] }\n";
    assert_eq!(totals(&score(&house).expect("it adds up")), [0, 72]);
}

#[test]
fn errors_name_the_line_and_the_reason() {
    let place = |entry: &str| error_of(&format!("place = [\n  [\"A03\", \"h10\", 0],\n  {entry},\n]\n"));
    assert_eq!(place("[\"Z09\", \"h9\", 0]"), "line 3: there is no tile \"Z09\"");
    assert_eq!(place("[\"A02\", [5, 0], 0]"), "line 3: cell [5, 0] does not lie inside the wall");
    assert_eq!(place("[\"A02\", \"h10\", 0]"), "line 3: two tiles lie on h10");
    assert_eq!(place("[\"A02\", \"h9\", 4]"), "line 3: turn 4 is not 0 to 3");
    assert_eq!(place("[\"A02\", \"h9\", \"x\"]"), "line 3: turn \"x\" is none of n, e, s, w");
    assert_eq!(place("[\"A02\", \"e5\", 0]"), "line 3: A02 on e5 does not hang together with any start field");
    assert_eq!(place("[\"B01\", \"h9\", \"s\"]"), "line 2: the path between A03 on h10 and B01 on h9 does not go on");
    assert_eq!(place("[\"A01\", \"h9\", 0], [\"A01\", \"h8\", 0]"), "line 3: there are only 1 of tile A01");
    assert!(place("[\"A02\", 7, 0]").starts_with("line 3: a cell is [column, row]"), "{}", place("[\"A02\", 7, 0]"));

    let with = |line: &str| error_of(&format!("place = [[\"A03\", \"h10\", 0]]\n{line}\n"));
    assert_eq!(with("followers = [[\"red\", \"h10\", \"NW\"]]"), "line 2: \"red\" is neither black nor white");
    assert_eq!(with("followers = [[\"black\", \"h9\", \"NW\"]]"), "line 2: no tile lies on h9");
    assert_eq!(with("followers = [[\"black\", \"h10\", \"N\"]]"), "line 2: the tile on h10 has no path to its side N");
    let seven = ["[\"black\", \"h10\", \"NW\"]"; 7].join(", ");
    assert_eq!(with(&format!("followers = [{seven}]")), "line 2: black has more than 6 followers on tiles");
    assert_eq!(with("scores = { black = -1 }"), "line 2: score -1 is not 0 to 999");
    assert_eq!(with("wall_tiles = { black = [10] }"), "line 2: no wall tile has the number 10");
    assert_eq!(with("wall_tiles = { black = [4, 4], white = [4] }"), "line 2: there are only two of wall tile 4");
    assert_eq!(with("keeps = { black = [\"h10\", \"NW\"] }"), "line 2: h10-nw is not a completed house");
    assert_eq!(with("keeps = { black = 0 }"), "line 2: a house has 1 to 72 tiles, not 0");
    assert_eq!(with("empty = [\"h10\"]"), "line 2: h10 is called empty, but a tile lies there");
    assert_eq!(with("largest_region = 3"), "line 2: the largest empty region has 75 cells");
    assert!(with("colour = \"red\"").starts_with("line 2: unknown field `colour`"), "{}", with("colour = \"red\""));
    assert!(with("scores = ").starts_with("line 2: "));
}

const WHOLE: &str = r#"place = [["A03", [7, 9], 0], ["A02", "h9", "e"], ["B01", [6, 9], 3]]
followers = [["black", "h10", "NW"], ["white", "h9", "NE"]]
scores = { black = 34, white = 41 }
wall_tiles = { black = [7, 9], white = [5, 1] }
keeps = { black = 4, white = ["h9", "NW"] }
empty = [[0, 0], "b1"]
largest_region = 2
expect = [{ kind = "C", tiles = ["7,9"], open = 0 }]
"#;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Any description gives either a score or an error of one line.
    #[test]
    fn a_garbled_description_never_panics(at in 0..WHOLE.len(), cut in 0_usize..20, put in "[0-9A-Za-z\",\\[\\]-]{0,12}") {
        let end = (at + cut).min(WHOLE.len());
        let text = format!("{}{put}{}", &WHOLE[..at], &WHOLE[end..]);
        if let Err(message) = score(&text) {
            prop_assert!(!message.contains('\n'), "{}", message);
        }
    }
}
