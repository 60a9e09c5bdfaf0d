//! The balance report.

use contests::GameContest;
use kernel::{Game, SeatCount};
use lab::report::{Plan, Report};
use laws::toys::PrivateCards;

fn report(seats: u8, ladder: &[&str]) -> Report {
    let game = PrivateCards::new(SeatCount::new(seats), Default::default()).unwrap();
    let plan = Plan {
        players: vec!["greedy".parse().unwrap(); usize::from(seats)],
        games: 60,
        seed: 5,
        ladder: ladder.iter().map(|name| ((*name).to_owned(), name.parse().unwrap())).collect(),
        ladder_games: 12,
    };
    Report::measure(&GameContest(game), &plan, "bergfried report <cards>".to_owned(), &|| {}).unwrap()
}

#[test]
fn figures_add_up() {
    let report = report(3, &[]);
    assert_eq!(report.matches.len(), 60);
    for game in &report.matches {
        assert!((game.utility.iter().sum::<f32>() - 1.0).abs() < 1e-5, "one win is shared out: {game:?}");
        for (items, score) in game.sources.iter().zip(&game.scores) {
            assert_eq!(items.iter().map(|(_, points)| points).sum::<i32>(), *score, "{game:?}");
        }
    }
    let decisions: u64 = report.branching.values().sum();
    assert_eq!(decisions, 60 * 3, "nine cards, six of them dealt");
    // A card is either played or buried, and every decision is a choice between the two.
    let taken: u64 = report.choices.values().map(|choice| choice.taken).sum();
    assert_eq!(taken, decisions);
    for (kind, choice) in &report.choices {
        assert!(choice.taken <= choice.possible && (0.0..=1.0).contains(&choice.win_rate()), "{kind}: {choice:?}");
    }
}

#[test]
fn outliers_have_the_figures_that_their_reasons_name() {
    let report = report(2, &[]);
    let outliers = report.outliers();
    let most = outliers.iter().find(|outlier| outlier.reason == "the most points").unwrap();
    let highest = report.matches.iter().map(|game| game.most()).max().unwrap();
    assert_eq!(report.matches[most.number as usize].most(), highest);
    assert_eq!(most.file(), format!("records/{:06}.record", most.number));
}

#[test]
fn the_page_is_self_contained_and_escapes_its_texts() {
    let page = report(2, &["random", "greedy"]).page();
    assert!(page.contains("bergfried report &lt;cards&gt;"));
    assert!(!page.contains("<script") && !page.contains("http"), "nothing is loaded from elsewhere");
    assert!(page.contains("prefers-color-scheme: dark"));
    assert_eq!(page.matches("role=\"img\"").count(), 9, "eight plots and the curve of strength");
    assert!(!page.contains("NaN") && !page.contains("inf"), "every figure is a number");
}

#[test]
fn tables_have_a_line_for_each_seat_and_action() {
    let report = report(3, &[]);
    let tables = report.tables();
    let lines = |name: &str| tables.iter().find(|(file, _)| *file == name).unwrap().1.lines().count();
    assert_eq!(lines("games.csv"), 1 + 60 * 3);
    assert_eq!(lines("actions.csv"), 1 + report.choices.len());
    let first = tables[0].1.lines().next().unwrap();
    assert!(first.ends_with("lead_changes,played,left"), "{first}");
}
