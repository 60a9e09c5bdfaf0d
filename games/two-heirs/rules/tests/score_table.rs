//! Scoring a landscape that is described in a file.

use kernel::{Contender, Game, ScoredTable, Seat};
use two_heirs::TwoHeirs;

fn score(text: &str) -> Result<ScoredTable, String> {
    let scorer = TwoHeirs::INFO.score_table.expect("the game scores described tables");
    (scorer.score)(text).map_err(|error| error.to_string())
}

/// A landscape to which a test adds something: the start tile with both retinues, and a cathedral of White's.
const LAID: &str = r#"
    [[tile]]
    colour = "green"
    at = [0, 0]
    troops = ["white", "blue"]

    [[tile]]
    id = "trd-7"
    at = [1, 0]
    owner = "white"
"#;

fn refused(text: &str, reason: &str) {
    assert_eq!(score(text).expect_err("the landscape cannot be"), reason);
}

fn refused_with(more: &str, reason: &str) {
    refused(&format!("{LAID}\n[[tile]]\n{more}"), reason);
}

#[test]
fn buildings_and_roads_are_listed_one_by_one() {
    let text = format!(
        "{LAID}
         [[tile]]\nid = \"tra-1\"\nat = [1, 1]\nowner = \"blue\"\ntroops = [\"blue\"]
         [[tile]]\nid = \"lan-4\"\nat = [2, 1]\nowner = \"blue\""
    );
    let scored = score(&text).expect("the landscape can be");
    let reasons: Vec<String> = scored.findings.iter().map(|finding| finding.reason.to_string()).collect();
    let told: Vec<_> = (scored.findings.iter().zip(&reasons))
        .map(|(finding, reason)| (finding.what.as_str(), finding.place.as_str(), reason.as_str(), finding.points))
        .collect();
    assert_eq!(
        told,
        [
            ("cathedral", "1,0", "5", 5),
            ("tavern", "1,1", "(1 + 1 x 1) x 2", 4),
            ("bakery", "2,1", "1 + 0 x 1", 1),
            ("road", "1,1 2,1", "2 - 0", 2),
        ]
    );
    let totals: Vec<_> = scored.sheet.columns.iter().map(|column| (column.who, column.total())).collect();
    assert_eq!(totals, [(Contender::Seat(Seat::new(0)), 5), (Contender::Seat(Seat::new(1)), 7)]);
}

#[test]
fn blue_may_sit_in_the_south() {
    // The quarry's road leaves by north and east for its owner: only an owner in the north has it leave to the south.
    let text = format!(
        "{LAID}
         [[tile]]\nid = \"trd-3\"\nat = [1, 1]\nowner = \"blue\"
         [[tile]]\nid = \"tra-2\"\nat = [1, 2]\nowner = \"blue\""
    );
    let roads = |text: &str| {
        let scored = score(text).expect("the landscape can be");
        scored.findings.iter().filter(|finding| finding.what == "road").count()
    };
    assert_eq!(roads(&text), 1);
    assert_eq!(roads(&format!("south = \"blue\"\n{text}")), 0);
    assert_eq!(roads(&format!("roads = false\n{text}")), 0);
}

#[test]
fn heinrich_is_scored_by_his_own_rules() {
    let text = LAID.replace("[\"white\", \"blue\"]", "[\"white\"]").replace("owner = \"white\"", "owner = \"blue\"");
    let scored = score(&format!("solo = true\ntreasures = 3\n{text}")).expect("the landscape can be");
    let heinrich = &scored.sheet.columns[1];
    assert_eq!((heinrich.who, heinrich.total()), (Contender::Automaton, 25));
    refused(&format!("solo = true\n{text}"), "treasures: say how many Heinrich has left");
    refused(&format!("solo = true\ntreasures = 11\n{text}"), "treasures: there are only 10, not 11");
    refused(&format!("treasures = 1\n{LAID}"), "treasures: only Heinrich has treasures, and solo is not set");
}

#[test]
fn coordinates_may_start_anywhere() {
    let moved = LAID.replace("[0, 0]", "[1000000, -7]").replace("[1, 0]", "[1000001, -8]");
    let scored = score(&moved).expect("only the places differ");
    assert_eq!(scored.findings[0].place, "1000001,-8");
    assert_eq!(scored.findings[0].points, 5);
}

#[test]
fn illegal_landscapes_are_refused_with_a_reason() {
    refused("", "there is no tile: list them as [[tile]]");
    refused_with("id = \"trd-8\"\nat = [1, 0]", "1,0: two tiles lie there, trd-7 and trd-8");
    refused_with("id = \"trd-7\"\nat = [1, 1]", "1,1: trd-7 lies there, but also at 1,0");
    refused_with("colour = \"grey\"\nat = [1, 1]", "1,1: the start tile lies there, but also at 0,0");
    refused_with("id = \"trd-8\"\nat = [3, 3]", "3,3: trd-8 touches no other part");
    refused_with("at = [1, 1]", "tile at 1,1: give the tile's id, or the start tile's colour");
    refused_with(
        "id = \"trd-8\"\ncolour = \"grey\"\nat = [1, 1]",
        "tile at 1,1: a tile with an id has its colour from there",
    );
    refused_with(
        "id = \"xxx-8\"\nat = [1, 1]",
        "tile at 1,1: \"xxx-8\" is no tile: use tra, lan, trd, war, cra or pat, then - and 1 to 12",
    );
    refused_with("id = \"tra-10\"\nat = [1, 1]", "tile at 1,1: there is no tile tra-10 in this box");
    refused_with(
        "id = \"trd-8\"\nat = [1, 1]\nowner = \"red\"",
        "tile at 1,1: \"red\" is no heir's colour: use one of white blue",
    );
    refused_with("id = \"trd-8\"\nat = [1, 1]\ntroops = [\"white\", \"blue\"]", "1,1: two troops cannot be on trd-8");
    refused(
        &LAID.replace("\"white\", \"blue\"", "\"white\""),
        "blue has no troop in the landscape: the retinue never leaves it",
    );
    refused(
        &LAID.replace("colour = \"green\"\n", "colour = \"green\"\nowner = \"blue\"\n"),
        "tile at 0,0: the start tile lies face down, so it has no owner",
    );
    refused(
        &LAID
            .replace("colour = \"green\"\n", "id = \"trd-9\"\nowner = \"blue\"\n")
            .replace("\"white\", \"blue\"", "\"blue\""),
        "no tile lies face down: the start tile always does",
    );
    let sets = ["tra-1", "lan-1", "war-1"].iter().enumerate();
    let more: String = sets.map(|(x, id)| format!("[[tile]]\nid = \"{id}\"\nat = [{x}, 1]\n")).collect();
    refused(
        &format!("{LAID}{more}"),
        "the tiles are of 4 sets (land-industry, trade-church, travel, war): a game has three",
    );
    let more: String = (0..27).map(|x| format!("[[tile]]\nid = \"tra-1\"\nat = [{x}, 1]\n")).collect();
    refused(&format!("{LAID}{more}"), "there are 29 tiles: a game has only 27");
    let troops: String =
        (1..5).map(|x| format!("[[tile]]\nid = \"tra-{x}\"\nat = [{x}, 1]\ntroops = [\"blue\"]\n")).collect();
    refused(&format!("{LAID}{troops}"), "blue has 5 troops in the landscape: there are only three");
}

#[test]
fn an_unreadable_file_gives_an_error_with_its_line() {
    let error = score("roads = true\nrods = true").expect_err("there are no rods");
    assert!(error.starts_with("line 2: unknown field `rods`"), "{error}");
    let error = score("south = \"red\"").expect_err("there is no red heir");
    assert_eq!(error, "south: \"red\" is no heir's colour: use one of white blue");
}

#[test]
fn a_played_landscape_scores_as_it_was_played() {
    let game = TwoHeirs::new(kernel::SeatCount::new(2), two_heirs::Options::default()).expect("the options fit");
    for seed in 0..10 {
        let play = laws::random_play(&game, seed);
        let table = play.last();
        let mut text = String::new();
        for id in table.landscape.ids() {
            let plot = table.landscape.plot(id);
            text += &format!("[[tile]]\nat = [{}, {}]\n", plot.cell.x, plot.cell.y);
            text += &plot
                .tile
                .map_or_else(|| format!("colour = \"{}\"\n", plot.colour), |tile| format!("id = \"{tile}\"\n"));
            let name = |heir| game.setting().livery(heir);
            text += &plot.owner.map_or_else(String::new, |owner| format!("owner = \"{}\"\n", name(owner)));
            let troops: Vec<String> = two_heirs::Heir::ALL
                .into_iter()
                .flat_map(|heir| table.posts(heir).map(move |post| (heir, post)))
                .filter(|(_, post)| *post == id)
                .map(|(heir, _)| format!("\"{}\"", name(heir)))
                .collect();
            text += &format!("troops = [{}]\n", troops.join(", "));
        }
        let scored = score(&text).expect("a played landscape can be");
        let totals: Vec<i32> = scored.sheet.columns.iter().map(kernel::ScoreColumn::total).collect();
        let played: Vec<i32> = game.standings(table).rows().iter().map(|row| row.score).collect();
        assert_eq!(totals, played, "seed {seed}");
    }
}
