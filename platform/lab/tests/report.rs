//! The balance report.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use contests::{Contest as _, Counted, GameContest, OutsideError, Wanted};
use kernel::{Game, SeatCount};
use lab::report::{Comparison, Labels, Line, LineKey, Made, Plan, Quantity, Report, page, play, play_ladder};
use laws::toys::PrivateCards;
use present::Language;

fn cards(seats: u8) -> GameContest<PrivateCards> {
    GameContest(PrivateCards::new(SeatCount::new(seats), Default::default()).unwrap())
}

fn plan(seats: u8, ladder: &[&str]) -> Plan {
    Plan {
        players: vec!["greedy".parse().unwrap(); usize::from(seats)],
        games: 60,
        seed: 5,
        ladder: ladder.iter().map(|name| ((*name).to_owned(), name.parse().unwrap())).collect(),
        ladder_games: 12,
        level_games: 8,
    }
}

/// Plays what is not known, and gives the lines in the order of the plan.
fn lines(contest: &GameContest<PrivateCards>, plan: &Plan, known: &[Line]) -> Vec<Line> {
    let keys: BTreeSet<LineKey> = known.iter().map(Line::key).collect();
    let kept = Mutex::new(known.to_vec());
    play(contest, plan, &keys, |line| {
        kept.lock().unwrap().push(line);
        Ok::<(), OutsideError>(())
    })
    .unwrap();
    let by_key: BTreeMap<LineKey, Line> =
        kept.into_inner().unwrap().into_iter().map(|line| (line.key(), line)).collect();
    plan.keys().iter().map(|key| by_key[key].clone()).collect()
}

fn report(seats: u8, ladder: &[&str]) -> Report {
    let (contest, plan) = (cards(seats), plan(seats, ladder));
    let mut report = Report::of(vec!["greedy".to_owned(); usize::from(seats)], lines(&contest, &plan, &[]));
    report.ladder = play_ladder(&contest, &plan, &|| {}).unwrap();
    report
}

fn drawn(report: &Report, against: Option<(&[String], &Comparison)>, language: Language) -> String {
    let labels = Labels {
        language,
        title: "Cards",
        kind: &|kind| format!("{kind} <a card>"),
        usage: &str::to_owned,
        source: &str::to_owned,
        piece: &|piece| format!("card {piece}"),
    };
    page(report, &Made { command: "bergfried report <cards>", against }, &labels)
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

/// The uses of each piece are counted once more, from the notation of the steps alone.
#[test]
fn pieces_are_counted_as_the_steps_show() {
    let (contest, plan) = (cards(3), plan(3, &[]));
    let mut expected: BTreeMap<(String, &str), u64> = BTreeMap::new();
    for number in 0..plan.games {
        let play = contest.play(&plan.pairing(&[0, 1, 2], number), Wanted { steps: true, clock: None }).unwrap();
        for step in &play.steps {
            let (_, action) = step.split_once(' ').unwrap();
            for (verb, how) in [("play", "played"), ("bury", "buried")] {
                if let Some(card) = action.strip_prefix(verb) {
                    *expected.entry((card.to_owned(), how)).or_default() += 1;
                }
            }
        }
    }
    let report = Report::of(vec!["greedy".to_owned(); 3], lines(&contest, &plan, &[]));
    let uses = report.pieces.iter().flat_map(|(piece, figures)| {
        figures.uses.iter().map(|(how, used)| ((piece.clone(), how.as_str()), used.times))
    });
    assert_eq!(uses.collect::<BTreeMap<_, _>>(), expected);
    for (piece, figures) in &report.pieces {
        let played = figures.uses.get("played").map_or(0, |used| used.times);
        assert_eq!(figures.points.count(), played, "a card that is played scores");
        assert!(played == 0 || figures.points.mean() == piece.parse::<f64>().unwrap(), "and counts its number");
    }
}

#[test]
fn outliers_have_the_figures_that_their_reasons_name() {
    let report = report(2, &[]);
    let outliers = report.outliers();
    let most = outliers.iter().find(|outlier| outlier.reason == "report-most-points").unwrap();
    let highest = report.matches.iter().map(|game| game.most()).max().unwrap();
    assert_eq!(report.matches[most.number as usize].most(), highest);
    assert_eq!(most.file(), format!("records/{:06}.record", most.number));
}

#[test]
fn the_page_is_self_contained_and_escapes_its_texts() {
    for language in Language::ALL {
        let page = drawn(&report(2, &["random", "greedy"]), None, language);
        assert!(page.contains("bergfried report &lt;cards&gt;") && page.contains("play &lt;a card&gt;"));
        assert!(!page.contains("<script") && !page.contains("http"), "nothing is loaded from elsewhere");
        assert!(page.contains("prefers-color-scheme: dark"));
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(!page.contains("NaN") && !page.contains("inf\""), "every figure is a number");
    }
}

#[test]
fn tables_have_a_line_for_each_seat_action_and_use() {
    let report = report(3, &[]);
    let tables = report.tables();
    let lines = |name: &str| tables.iter().find(|(file, _)| *file == name).unwrap().1.lines().count();
    assert_eq!(lines("games.csv"), 1 + 60 * 3);
    assert_eq!(lines("actions.csv"), 1 + report.choices.len());
    assert_eq!(lines("pieces.csv"), 1 + report.pieces.values().map(|figures| figures.uses.len()).sum::<usize>());
    let first = tables[0].1.lines().next().unwrap();
    assert!(first.ends_with("lead_changes,played,left"), "{first}");
}

#[test]
fn a_run_that_was_stopped_goes_on_to_the_same_lines() {
    let (contest, plan) = (cards(2), plan(2, &["random", "greedy"]));
    let whole = lines(&contest, &plan, &[]);
    assert_eq!(whole.len(), 60 + 2 * 8);
    let some: Vec<Line> = whole.iter().step_by(3).cloned().collect();
    assert_eq!(lines(&contest, &plan, &some), whole);
    let read = |line: &Line| serde_json::from_str::<Line>(&serde_json::to_string(line).unwrap()).unwrap();
    assert_eq!(whole.iter().map(read).collect::<Vec<_>>(), whole, "and they can be written and read");
}

#[test]
fn the_same_box_has_no_differences() {
    let lines = lines(&cards(2), &plan(2, &["random", "greedy"]), &[]);
    let comparison = Comparison::of(lines.clone(), lines);
    assert_eq!(comparison.matches, 60);
    assert_eq!(comparison.differences[&Quantity::Level("random".to_owned())].change.count(), 8);
    for (quantity, difference) in &comparison.differences {
        assert_eq!((difference.change.mean(), difference.change.interval()), (0.0, [0.0; 2]), "{quantity:?}");
        assert!(!difference.is_clear());
    }
}

/// The other box gives the first seat one point more in half of the matches.
#[test]
fn differences_are_those_of_each_pair_of_matches() {
    let before = lines(&cards(2), &plan(2, &[]), &[]);
    let more = |line: &Line| match line {
        Line::Match(counted) => {
            let mut counted: Counted = counted.clone();
            counted.game.scores[0] += i32::from(counted.game.number.is_multiple_of(2));
            Line::Match(counted)
        }
        Line::Level(_) => line.clone(),
    };
    let after: Vec<Line> = before.iter().map(more).collect();
    let comparison = Comparison::of(before.clone(), after);
    let points = &comparison.differences[&Quantity::Points];
    assert!((points.change.mean() - 0.25).abs() < 1e-9, "a quarter of a point for each seat: {points:?}");
    // Half of the differences are 0, half are 0.5: the standard deviation is a quarter.
    let [low, high] = points.change.interval();
    let spread = 1.96 * 0.25 * (60.0_f64 / 59.0).sqrt() / 60.0_f64.sqrt();
    assert!((high - low - 2.0 * spread).abs() < 1e-3 && points.is_clear(), "{low} to {high}");
    assert!(!comparison.differences[&Quantity::Steps].is_clear());
    let report = Report::of(vec!["greedy".to_owned(); 2], before);
    let page = drawn(&report, Some((&["line 3: a < b".to_owned()], &comparison)), Language::English);
    assert!(page.contains("line 3: a &lt; b") && page.contains("+0.25"), "the change and its effect are told");
    assert!(comparison.table().lines().any(|line| line.contains("points,") && line.contains(",0.250000,")));
}
