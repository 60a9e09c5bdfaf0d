//! Described tables: their examples, and their score in words.

use catalog::{CatalogGame, GAMES, ScoredWords};
use kernel::TableScorer;
use present::Language;

fn scorers() -> impl Iterator<Item = (&'static dyn CatalogGame, TableScorer)> {
    GAMES.iter().filter_map(|game| Some((*game, game.info().score_table?)))
}

fn scored(game: &str, text: &str, language: Language) -> ScoredWords {
    let game = catalog::find(game).expect("the catalog has it");
    let scorer = game.info().score_table.expect("it scores tables");
    ScoredWords::new(game, &(scorer.score)(text).expect("the table adds up"), language)
}

/// Whoever starts from the example finds everything in it explained.
#[test]
fn every_field_of_an_example_is_explained() {
    assert_eq!(scorers().count(), 4);
    for (game, scorer) in scorers() {
        let explained: Vec<&str> = scorer.fields.iter().flat_map(|group| group.iter().copied()).collect();
        for line in scorer.example.lines() {
            let section = line.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]"));
            let field = line.split_once(" = ").map(|(field, _)| field).filter(|field| !field.contains([' ', '"']));
            for named in section.into_iter().chain(field) {
                assert!(explained.contains(&named), "{}: {named} is not explained", game.info().id);
            }
        }
    }
}

#[test]
fn an_example_scores_something_for_everyone() {
    for (game, scorer) in scorers() {
        let told = scored(game.info().id, scorer.example, Language::German);
        assert!(told.columns.len() > 1 && told.columns.iter().all(|column| column.total > 0), "{told:?}");
        for column in &told.columns {
            assert_eq!(column.items.iter().map(|(_, points)| points).sum::<i32>(), column.total, "{column:?}");
        }
    }
}

#[test]
fn a_place_is_shortened_and_not_told_twice() {
    let region =
        "empty = [\"a1\", \"b1\", \"c1\", \"d1\", \"e1\", \"a2\", \"b2\", \"c2\", \"d2\"]\nkeeps = { black = 5 }\n";
    let told = scored("castle", region, Language::English);
    assert_eq!(told.findings[0].place, "a1 b1 c1 d1 e1 a2 b2 … (+2)");
    assert_eq!((told.findings[0].owner.as_str(), told.findings[0].points), ("Black", 9));
    let told = scored("viscounts", "[[seat]]\nmanuscripts = [\"grey-1\"]\n[[seat]]\n", Language::German);
    assert_eq!((told.findings[0].owner.as_str(), told.findings[0].place.as_str()), ("Platz 1", ""));
}

/// Castles stand between two players, so that their rooms belong to nobody.
#[test]
fn owners_are_told_only_where_there_are_any() {
    let owned = |game: &str| {
        let example = catalog::find(game).and_then(|game| game.info().score_table).expect("it scores tables").example;
        scored(game, example, Language::German).is_owned
    };
    assert!(!owned("two-castles") && owned("castle") && owned("two-heirs") && owned("viscounts"));
}

/// What stands on the drawing of a described table, and whether the largest empty region is marked.
#[test]
fn castle_draws_a_described_table() {
    let castle = catalog::find("castle").expect("the catalog has it");
    let names = ["Schwarz".to_owned(), "Weiß".to_owned()];
    let board = |text: &str| castle.described_board(text, &names, Language::German);
    let place = "place = [[\"A05\", \"h10\", 3], [\"E07\", \"h9\", 0], [\"A10\", \"g10\", 3], [\"D07\", \"i9\", 2]]\n";
    let drawn = |more: &str| {
        let html = board(&format!("{place}{more}")).expect("it is drawn");
        assert!(
            html.contains("data-key=\"castle-tile-h10\"") && !html.contains("data-key=\"castle-tile-a1\""),
            "{html}"
        );
        let keys = ["castle-follower-1-h10-", "castle-keep-2", "castle-empty-b1"];
        keys.map(|key| html.contains(&format!("data-key=\"{key}")))
    };
    assert_eq!(drawn(""), [false, false, true]);
    assert_eq!(drawn("followers = [[\"black\", \"h10\", \"NW\"]]\n"), [true, false, true]);
    assert_eq!(drawn("keeps = { white = [\"i9\", \"SW\"] }\n"), [false, true, true]);
    assert_eq!(drawn("keeps = { white = 4 }\n"), [false, false, true], "where it stands was not said");
    assert_eq!(drawn("empty = [\"a1\"]\n"), [false, false, false], "not all tiles are listed");
    assert_eq!(board("place = [[\"Z09\", \"h10\", \"n\"]]\n"), None, "there is no such tile");
}
