//! Tables described for people who play with the box.

use kernel::{Contender, Game, ScoredTable, Seat};
use viscounts::Viscounts;
use viscounts::scoring::share;

fn score(text: &str) -> Result<ScoredTable, String> {
    let scorer = Viscounts::INFO.score_table.expect("the game scores described tables");
    (scorer.score)(text).map_err(|error| error.to_string())
}

const EXAMPLE: &str = r#"
poverty = true

[[seat]]
trading-posts = 1
guildhalls = 2
workshops = 3
workers = [4, 3, 3]
manuscripts = ["grey-7", "grey-1", "grey-2", "yellow-6", "yellow-8", "black-1", "black-2", "blue-8"]
lord = true
bonus = ["grey"]
open-debts = 1
settled-debts = 3
acquired-deeds = 4
certified-deeds = 2
townsfolk = ["squire", "overseer-virtue", "princess", "overseer-destroy", "thief", "illusionist", "antagonist"]

[[seat]]
certified-deeds = 5

[[seat]]
certified-deeds = 3
"#;

/// Rule: viscounts.score.example-109, viscounts.score.categories
#[test]
fn the_example_of_the_rulebook_scores_109() {
    let scored = score(EXAMPLE).expect("the table adds up");
    let totals: Vec<i32> = scored.sheet.columns.iter().map(|column| column.total()).collect();
    assert_eq!(totals, [109, 27, 17]);
    let items: Vec<(&str, i32)> = scored.sheet.columns[0].items.iter().map(|item| (item.source, item.points)).collect();
    let expected = [
        ("trading-posts", 4),
        ("guildhalls", 13),
        ("workshops", 9),
        ("castle-workers", 19),
        ("manuscript-sets", 26),
        ("manuscripts", 18),
        ("castle-lord", 5),
        ("bonus-cards", 3),
        ("open-debts", -2),
        ("acquired-deeds", 4),
        ("certified-deeds", 6),
        ("poverty", 4),
        ("prosperity", 0),
    ];
    assert_eq!(items, expected);
    let own = Some(Contender::Seat(Seat::new(0)));
    let tiles: Vec<(&str, i32)> = scored
        .findings
        .iter()
        .filter(|finding| finding.owner == own)
        .map(|finding| (finding.what.as_str(), finding.points))
        .collect();
    assert!(scored.findings.iter().any(|finding| finding.reason.to_string() == "5 noble icons, 1 for every 1"));
    assert_eq!(tiles, [("grey-7", 6), ("yellow-6", 5), ("yellow-8", 3), ("blue-8", 4), ("manuscript-sets", 26)]);
}

/// Rule: viscounts.score.poverty-ties-rounding
#[test]
fn shares_are_rounded_down() {
    assert_eq!(share(&[12, 8, 4], 2, 3), 1, "three level for the third place");
    assert_eq!(share(&[12, 8, 4], 0, 2), 10);
    assert_eq!(share(&[12, 8, 4], 1, 3), 4);
}

#[test]
fn a_solo_table_scores_the_opponent() {
    let text = "prosperity = true\nranks = \"english\"\n[[seat]]\nsettled-debts = 1\n[opponent]\nboard = \"cleric\"\nsettled-debts = 2\nink = 3\nguildhalls = 1\nmanuscripts = [\"black-6\"]\nschemes = [\"start-3\", \"start-5\"]\n";
    let scored = score(text).expect("the table adds up");
    let totals: Vec<i32> = scored.sheet.columns.iter().map(|column| column.total()).collect();
    // 12 for debts, 3 resources, 6 for the guildhall, 1 for the single ribbon, 3 clerics: two schemes and the guildhall.
    assert_eq!(totals, [4, 12 + 3 + 6 + 1 + 3]);
    assert_eq!(scored.sheet.columns[1].who, Contender::Automaton);
}

#[test]
fn errors_name_the_place_in_one_line() {
    for (text, words) in [
        ("", "no [[seat]] is described"),
        ("[[seat]]\n", "a single seat plays against an [opponent]"),
        ("[[seat]]\n[[seat]]\nworkshops = 4\n", "seat 2: 4 buildings of a kind"),
        ("[[seat]]\n[[seat]]\nworkers = [20, 1, 0]\n", "seat 2: 21 workers in the castle, there are 20"),
        ("[[seat]]\nmanuscripts = [\"pink-1\"]\n[[seat]]\n", "seat 1: there is no manuscript \"pink-1\""),
        ("[[seat]]\nlord = true\n[[seat]]\nlord = true\n", "seat 2: the castle lord card is named twice"),
        (
            "[[seat]]\nmanuscripts = [\"grey-1\"]\n[[seat]]\nmanuscripts = [\"grey-1\"]\n",
            "manuscript grey-1 is named twice",
        ),
        ("[[seat]]\ntownsfolk = [\"nobody\"]\n[[seat]]\n", "there is no townsfolk \"nobody\""),
        ("[[seat]]\n[[seat]]\n[opponent]\n", "only a single seat plays against one"),
        ("[[seat]]\n[opponent]\nboard = \"pope\"\n", "no board \"pope\""),
        ("[[seat]]\nhouses = 3\n[[seat]]\n", "line 2"),
        ("[[seat]]\nopen-debts = -1\n[[seat]]\n", "line 2: invalid value: integer `-1`, expected 0 to 255"),
        ("[[seat]]\nink = 20000\n[[seat]]\n", "seat 1: 20000 ink, at most 10000 are counted"),
        ("[[seat]]\nbonus = [\"red\"]\n[[seat]]\n", "no bonus card \"red\", use grey, black, yellow, blue"),
        ("ranks = \"french\"\n[[seat]]\n[[seat]]\n[[seat]]\n", "no \"french\", use german or english"),
        (
            "[[seat]]\ntownsfolk = [\"squire\", \"rudolf\"]\n[[seat]]\ntownsfolk = [\"squire\", \"rudolf\"]\n",
            "seat 2: townsfolk rudolf is named twice",
        ),
        ("[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\n", "5 seats are described"),
    ] {
        let error = score(text).expect_err("the table does not add up");
        assert!(error.contains(words) && !error.contains('\n'), "{text:?}: {error}");
    }
}
