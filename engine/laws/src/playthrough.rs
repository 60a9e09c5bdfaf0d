//! Golden playthroughs: one whole match per table as text, compared line by line and readable in review.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kernel::{Contender, Game, GameOptions, StepOf, TextBoard as _, ToAct, Viewer};

use crate::bless::blessing;
use crate::play::{Play, chance_outcomes, is_possible, legal_actions, random_play};
use crate::table::{Table, tables};

/// The seed of a new playthrough.
const SEED: u64 = 1;

/// Compares the folder's playthroughs, `PRESET-SEATS.play` for every table, with what the game does now.
///
/// The steps are taken from the file, so that a golden match stays the same match as long as its steps are possible;
/// everything else is computed again and must be equal. With the environment variable `BLESS=1` the files are written
/// instead.
///
/// # Panics
/// If a file is missing, left over or different; the message names the first line that differs.
pub fn playthroughs<G: Game>(folder: impl AsRef<Path>) {
    let failures = check_folder::<G>(folder.as_ref(), blessing());
    assert!(failures.is_empty(), "{}\nBLESS=1 writes the playthroughs again", failures.join("\n"));
}

fn check_folder<G: Game>(folder: &Path, bless: bool) -> Vec<String> {
    let tables = tables::<G>();
    let name = |table: &Table<G>| format!("{}-{}.play", table.preset, table.game.seats());
    let mut failures: Vec<String> =
        tables.iter().filter_map(|table| check_file(table, &folder.join(name(table)), bless).err()).collect();
    let known: BTreeSet<String> = tables.iter().map(name).collect();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let left_over =
            entry.file_name().into_string().is_ok_and(|file| file.ends_with(".play") && !known.contains(&file));
        if left_over && !(bless && fs::remove_file(entry.path()).is_ok()) {
            failures.push(format!("{}: there is no such table", entry.path().display()));
        }
    }
    failures
}

fn check_file<G: Game>(table: &Table<G>, path: &Path, bless: bool) -> Result<(), String> {
    let in_file = |reason: String| format!("{}: {reason}", path.display());
    let golden = fs::read_to_string(path);
    let replayed = golden.as_deref().map_err(ToString::to_string).and_then(|golden| replay(&table.game, golden));
    if bless {
        let play = replayed.unwrap_or_else(|_| random_play(&table.game, SEED));
        let folder = path.parent().expect("a file is in a folder");
        return fs::create_dir_all(folder)
            .and_then(|()| fs::write(path, text_of(table, &play)))
            .map_err(|error| in_file(error.to_string()));
    }
    let text = text_of(table, &replayed.map_err(in_file)?);
    first_difference(&golden.unwrap_or_default(), &text)
        .map_or(Ok(()), |(line, was, is)| Err(format!("{}:{line}:\n  golden: {was}\n  now:    {is}", path.display())))
}

/// The match with the steps of the text. Lines with steps are numbered: `12. 1 roll0`.
fn replay<G: Game>(game: &G, text: &str) -> Result<Play<G>, String> {
    let mut play = Play::new(game);
    for (line, number) in text.lines().zip(1..) {
        let Some((count, step)) = line.split_once(". ") else { continue };
        if count.parse() != Ok(play.steps.len() + 1) {
            continue;
        }
        let step: StepOf<G> = step.parse().map_err(|error| format!("line {number}: {error}"))?;
        if !is_possible(game, play.last(), step) {
            return Err(format!(
                "line {number}: {step} is no longer possible, the table waits for {}",
                waiting(game, play.last())
            ));
        }
        play.push(game, step);
    }
    if game.to_act(play.last()) != ToAct::Nobody {
        return Err("the match in the file is not over".to_owned());
    }
    Ok(play)
}

/// The first line at which two texts differ: its number and both lines.
fn first_difference<'a>(was: &'a str, is: &'a str) -> Option<(usize, &'a str, &'a str)> {
    const END: &str = "(end of file)";
    let (mut was, mut is) = (was.lines(), is.lines());
    (1..).find_map(|number| match (was.next(), is.next()) {
        (None, None) => Some(None),
        (one, other) if one == other => None,
        (one, other) => Some(Some((number, one.unwrap_or(END), other.unwrap_or(END)))),
    })?
}

/// The match as text, as a spectator sees it.
fn text_of<G: Game>(table: &Table<G>, play: &Play<G>) -> String {
    let game = &table.game;
    let options: Vec<String> = game.options().pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut lines = vec![
        format!("game: {}", G::INFO.id),
        format!("rules: {}", G::INFO.rules_version),
        format!("preset: {}", table.preset),
        format!("seats: {}", game.seats()),
        format!("options: {}", options.join(" ")).trim_end().to_owned(),
    ];
    for (count, state) in play.states.iter().enumerate() {
        lines.push(String::new());
        if let Some(index) = count.checked_sub(1) {
            lines.push(format!("{count}. {}", play.steps[index]));
            let events = play.events[index].iter().filter_map(|event| game.redact(event, Viewer::Spectator));
            lines.extend(events.map(|event| format!("    {}", json(&event))));
        }
        lines.push(format!("    to act: {}", waiting(game, state)));
        // The board is written often at the beginning and less often later, so that the file stays readable.
        if count == 0 || count.is_power_of_two() || count + 1 == play.states.len() {
            let board = game.view(state, Viewer::Spectator).english_board();
            lines.extend(board.lines().map(|line| format!("    | {line}").trim_end().to_owned()));
        }
    }
    lines.push(String::new());
    let sheet = game.score_sheet(&game.view(play.last(), Viewer::Spectator));
    for standing in game.standings(play.last()).rows() {
        let who = match standing.who {
            Contender::Seat(seat) => seat.to_string(),
            Contender::Automaton => "automaton".to_owned(),
        };
        lines.push(format!(
            "{who}: rank {}, score {}, tie-breaks {:?}",
            standing.rank, standing.score, standing.tie_breaks
        ));
        for item in sheet.columns.iter().filter(|column| column.who == standing.who).flat_map(|column| &column.items) {
            lines.push(format!("    {} x{} = {}", item.source, item.count, item.points));
        }
    }
    lines.join("\n") + "\n"
}

/// Who is to act, and the number of legal actions of each: `1 (4 legal), 2 (3 legal)`.
fn waiting<G: Game>(game: &G, state: &G::State) -> String {
    match game.to_act(state) {
        ToAct::Nobody => "nobody".to_owned(),
        ToAct::Chance => format!("chance ({} outcomes)", chance_outcomes(game, state).len()),
        ToAct::Seats(seats) | ToAct::Open(seats) => {
            let legal = seats.iter().map(|seat| format!("{seat} ({} legal)", legal_actions(game, state, seat).len()));
            legal.collect::<Vec<_>>().join(", ")
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::toys::SealedBids;

    /// A folder of blessed playthroughs, and one of its files.
    fn blessed() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(check_folder::<SealedBids>(folder.path(), true), [""; 0]);
        let file = folder.path().join("default-2.play");
        (folder, file)
    }

    /// The failures after a change of the file.
    fn failures_after(change: impl Fn(&str) -> String) -> String {
        let (folder, file) = blessed();
        let golden = fs::read_to_string(&file).unwrap();
        let changed = change(&golden);
        assert_ne!(golden, changed, "the change changes something");
        fs::write(&file, changed).unwrap();
        let failures = check_folder::<SealedBids>(folder.path(), false).join("\n");
        failures.replace(&file.display().to_string(), "FILE")
    }

    #[test]
    fn blessed_files_pass_and_stay_as_they_are() {
        let (folder, file) = blessed();
        assert_eq!(check_folder::<SealedBids>(folder.path(), false), [""; 0]);
        let golden = fs::read_to_string(&file).unwrap();
        assert_eq!(check_folder::<SealedBids>(folder.path(), true), [""; 0]);
        assert_eq!(fs::read_to_string(&file).unwrap(), golden);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
    }

    #[test]
    fn the_first_different_line_is_named() {
        let failures = failures_after(|golden| golden.replace("rules: 1", "rules: 0"));
        assert_eq!(failures, "FILE:2:\n  golden: rules: 0\n  now:    rules: 1");
        let failures = failures_after(|golden| golden.to_owned() + "more\n");
        assert!(failures.ends_with("\n  golden: more\n  now:    (end of file)"), "{failures}");
    }

    #[test]
    fn a_step_that_is_no_longer_possible_is_named() {
        let failures = failures_after(|golden| golden.replace("2. 1 bid", "2. 3 bid").replace("2. 2 bid", "2. 3 bid"));
        assert!(failures.contains("is no longer possible, the table waits for 1 (4 legal), 2 (4 legal)"), "{failures}");
        assert!(failures.starts_with("FILE: line "), "{failures}");
    }

    #[test]
    fn a_step_that_cannot_be_read_is_named() {
        let failures = failures_after(|golden| golden.replace("2. 1 bid", "2. 1 bet").replace("2. 2 bid", "2. 2 bet"));
        assert!(failures.contains("is no action: use bid1 to bid4"), "{failures}");
    }

    #[test]
    fn a_match_must_be_over() {
        let failures = failures_after(|golden| golden.lines().take(20).collect::<Vec<_>>().join("\n"));
        assert_eq!(failures, "FILE: the match in the file is not over");
    }

    #[test]
    fn missing_files_are_reported() {
        let (folder, file) = blessed();
        fs::remove_file(&file).unwrap();
        let [failures] = &check_folder::<SealedBids>(folder.path(), false)[..] else { panic!("one file is missing") };
        assert!(failures.starts_with(&file.display().to_string()), "{failures}");
    }

    #[test]
    fn left_over_files_are_reported_and_removed_when_blessing() {
        let (folder, _) = blessed();
        let stray = folder.path().join("unknown-9.play");
        fs::write(&stray, "").unwrap();
        let [failures] = &check_folder::<SealedBids>(folder.path(), false)[..] else { panic!("one file is left over") };
        assert!(failures.ends_with("unknown-9.play: there is no such table"), "{failures}");
        assert_eq!(check_folder::<SealedBids>(folder.path(), true), [""; 0]);
        assert!(!stray.exists());
    }

    #[test]
    fn blessing_keeps_the_steps_and_rewrites_the_rest() {
        let (folder, file) = blessed();
        let golden = fs::read_to_string(&file).unwrap();
        fs::write(&file, golden.replace("points", "pints")).unwrap();
        assert_eq!(check_folder::<SealedBids>(folder.path(), true), [""; 0]);
        assert_eq!(fs::read_to_string(&file).unwrap(), golden);
    }
}
