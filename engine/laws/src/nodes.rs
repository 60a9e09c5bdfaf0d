//! Node counts: how many courses a match can take in its first steps (called perft in chess).

use std::io::ErrorKind;
use std::path::Path;

use kernel::Game;

use crate::bless::blessing;
use crate::play::{next_steps, state_after};
use crate::table::{Table, tables};

/// The number of different courses of exactly `depth` steps from here, over all actions and listed chance outcomes.
///
/// The figure changes with almost any change of a rule, and other implementations of a game can be compared by it.
#[must_use]
pub fn count_nodes<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = next_steps(game, state);
    if depth == 1 {
        return steps.len() as u64;
    }
    steps.into_iter().map(|step| count_nodes(game, &state_after(game, state, step), depth - 1)).sum()
}

/// The comment at the top of a new file of node counts.
const NEW_FILE: &str = "# PRESET SEATS DEPTH COUNT: how many different courses the first DEPTH steps can take.\n";
/// A new file counts deeper levels of a table up to this depth ...
const NEW_FILE_DEPTH: u32 = 4;
/// ... as long as the last level had no more nodes than this.
const NEW_FILE_NODES: u64 = 2_000;

/// Checks a file of node counts: lines `PRESET SEATS DEPTH COUNT`, `#` for comments.
///
/// With the environment variable `BLESS=1` it writes the counts instead: the count of a line is replaced or added, and a
/// file that does not exist is written with a few levels of every table.
///
/// # Panics
/// If the file is missing, a count differs or a line cannot be read; the message names file and line.
pub fn nodes<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    if let Err(reason) = check_nodes::<G>(path, blessing()) {
        panic!("{reason}");
    }
}

fn check_nodes<G: Game>(path: &Path, bless: bool) -> Result<(), String> {
    let in_file = |error: std::io::Error| format!("{}: {error}", path.display());
    let tables = tables::<G>();
    let text = match std::fs::read_to_string(path) {
        Err(error) if bless && error.kind() == ErrorKind::NotFound => {
            let folder = path.parent().expect("a file is in a folder");
            return std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(path, first_counts(&tables)))
                .map_err(in_file);
        }
        text => text.map_err(in_file)?,
    };
    let mut counted = String::new();
    let mut wrong = Vec::new();
    let mut counts = 0;
    for (index, line) in text.lines().enumerate() {
        let place = format!("{}:{}", path.display(), index + 1);
        if line.trim().is_empty() || line.starts_with('#') {
            counted += &format!("{line}\n");
            continue;
        }
        let mut words = line.split_whitespace();
        let mut word = || words.next();
        let (preset, seats, depth, expected, rest) = (word(), word(), word(), word(), word());
        let (Some(preset), Some(seats), Some(depth), None) = (preset, seats, depth, rest) else {
            return Err(format!("{place}: expected `PRESET SEATS DEPTH COUNT`, found {line:?}"));
        };
        let table = tables
            .iter()
            .find(|table| table.preset == preset && table.game.seats().to_string() == seats)
            .ok_or_else(|| format!("{place}: {} has no preset {preset} with {seats} seats", G::INFO.id))?;
        let depth: u32 = depth.parse().map_err(|_| format!("{place}: {depth:?} is no depth"))?;
        let count = count_nodes(&table.game, &table.game.initial_state(), depth);
        if expected != Some(count.to_string().as_str()) {
            wrong.push(format!("{place}: expected {} nodes, counted {count}", expected.unwrap_or("no number of")));
        }
        counted += &format!("{preset} {seats} {depth} {count}\n");
        counts += 1;
    }
    if counts == 0 {
        return Err(format!("{}: the file counts nothing", path.display()));
    }
    if bless {
        return std::fs::write(path, counted).map_err(in_file);
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{}\nBLESS=1 writes the new counts", wrong.join("\n"))) }
}

/// The text of a new file.
fn first_counts<G: Game>(tables: &[Table<G>]) -> String {
    let mut text = NEW_FILE.to_owned();
    for Table { preset, game } in tables {
        for depth in 1..=NEW_FILE_DEPTH {
            let count = count_nodes(game, &game.initial_state(), depth);
            text += &format!("{preset} {} {depth} {count}\n", game.seats());
            if count > NEW_FILE_NODES {
                break;
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::SealedBids;

    /// The result for a file with this text, and the text afterwards.
    fn check(text: &str, bless: bool) -> (Result<(), String>, String) {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        let result = check_nodes::<SealedBids>(file.path(), bless);
        let place = file.path().display().to_string();
        (result.map_err(|result| result.replace(&place, "FILE")), std::fs::read_to_string(file.path()).unwrap())
    }

    #[test]
    fn right_counts_pass() {
        assert_eq!(check("# a comment\n\ndefault 2 1 4\ncarry 3 2 48\n", false).0, Ok(()));
    }

    #[test]
    fn wrong_and_missing_counts_are_reported() {
        let result = check("default 2 1 5\ndefault 2 2\n", false).0.unwrap_err();
        assert_eq!(
            result,
            "FILE:1: expected 5 nodes, counted 4\nFILE:2: expected no number of nodes, counted 32\nBLESS=1 writes the new counts"
        );
    }

    #[test]
    fn blessing_writes_counts_and_keeps_comments() {
        let (result, text) = check("# a comment\ndefault 2 1 5\ndefault 2 2\n", true);
        assert_eq!(result, Ok(()));
        assert_eq!(text, "# a comment\ndefault 2 1 4\ndefault 2 2 32\n");
    }

    #[test]
    fn a_missing_file_is_written_when_blessing_and_only_then() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tests/nodes.txt");
        let error = check_nodes::<SealedBids>(&file, false).unwrap_err();
        assert!(error.starts_with(&file.display().to_string()), "{error}");
        assert!(!file.exists());
        assert_eq!(check_nodes::<SealedBids>(&file, true), Ok(()));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("# PRESET SEATS DEPTH COUNT") && text.contains("\ndefault 2 2 32\n"), "{text}");
        assert!(text.contains("\ncarry 3 1 4\n"), "every table is counted: {text}");
        assert_eq!(check_nodes::<SealedBids>(&file, false), Ok(()), "what was written is right");
    }

    #[test]
    fn unreadable_lines_are_reported() {
        let result = |text| check(text, true).0.unwrap_err();
        assert_eq!(result("default 2"), "FILE:1: expected `PRESET SEATS DEPTH COUNT`, found \"default 2\"");
        assert_eq!(result("default 4 1 1"), "FILE:1: sealed-bids has no preset default with 4 seats");
        assert_eq!(result("default 2 x 1"), "FILE:1: \"x\" is no depth");
        assert_eq!(result("# nothing\n"), "FILE: the file counts nothing");
    }
}
