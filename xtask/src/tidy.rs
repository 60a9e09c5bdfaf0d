//! The structure of the workspace, and whether documents agree with it.

use std::fs;

use anyhow::{Result, ensure};
use cargo_metadata::Metadata;

use crate::dependencies::unused_dependencies;
use crate::documents::outdated_documents;
use crate::floors::wrong_floors;
use crate::layers::circles_of_files;
use crate::ledger::Ledger;
use crate::no_io::io_where_none_is;
use crate::portable::unportable_functions;
use crate::workspace::{files_below, resolved, root, tracked};

const SOURCES: &[&str] = &["*.rs", "*.js", "*.mjs", "*.css", "*.py"];

const MAX_LINES: usize = 800;

/// What a rules crate must not contain, and why.
const FORBIDDEN_IN_RULES: &[(&str, &str)] = &[
    ("HashMap", "its order would leak into legal lists"),
    ("HashSet", "its order would leak into legal lists"),
    ("Rc<", "states are flat"),
    ("Box<dyn", "states are flat"),
    ("RefCell", "rules have no hidden state"),
    ("Instant", "rules have no clock"),
    ("SystemTime", "rules have no clock"),
    ("std::fs", "rules read no files"),
    ("std::thread", "rules have no threads"),
    ("println!", "rules do not talk"),
    ("f64::", "scores are whole numbers, and floats differ between machines"),
];

/// What no source file may contain, and why.
const FORBIDDEN_ANYWHERE: &[(&str, &str)] = &[
    (concat!("#[", "ignore"), "a test that does not run is no test"),
    (concat!("todo", "!("), "nothing is left open"),
    (concat!("unimple", "mented!("), "nothing is left open"),
    (concat!("FIX", "ME"), "nothing is left open"),
];

/// Checks everything and prints one line for each thing that is wrong.
pub(crate) fn tidy() -> Result<()> {
    let metadata = resolved()?;
    let mut wrong = wrong_floors(&metadata);
    wrong.extend(io_where_none_is(&metadata)?);
    wrong.extend(circles_of_files(None)?);
    wrong.extend(unused_dependencies(&metadata)?);
    wrong.extend(outdated_documents(&metadata)?);
    wrong.extend(tests_that_do_not_run(&metadata)?);
    for ledger in Ledger::all()? {
        let (summary, missing) = ledger.coverage();
        println!("{summary}");
        wrong.extend(missing);
        wrong.extend(missing_runners(&ledger.game)?);
    }
    for file in tracked(SOURCES)? {
        let Ok(text) = fs::read_to_string(root().join(&file)) else { continue };
        wrong.extend(out_of_place(&file, &text));
        wrong.extend(unportable_functions(&file, &text));
    }
    for line in &wrong {
        println!("tidy: {line}");
    }
    ensure!(wrong.is_empty(), "{} things are out of place", wrong.len());
    println!("tidy: everything is in its place");
    Ok(())
}

fn out_of_place(file: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = text.lines().count();
    if lines > MAX_LINES {
        wrong.push(format!("{file} has {lines} lines: split it by concept ({MAX_LINES} at most)"));
    }
    let is_rules = file.starts_with("games/") && file.contains("/rules/src/");
    let forbidden = FORBIDDEN_ANYWHERE.iter().chain(if is_rules { FORBIDDEN_IN_RULES } else { &[] });
    for (word, why) in forbidden {
        for (index, _) in text.lines().enumerate().filter(|(_, line)| code(line).contains(word)) {
            wrong.push(format!("{file}:{}: {word}: {why}", index + 1));
        }
    }
    wrong
}

/// A crate without unit tests says so (`test = false`), so that it is not compiled a second time for none; then it must
/// have none.
fn tests_that_do_not_run(metadata: &Metadata) -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for package in metadata.workspace_packages() {
        for target in package.targets.iter().filter(|target| (target.is_lib() || target.is_bin()) && !target.test) {
            let folder = target.src_path.parent().map(|folder| folder.as_std_path());
            for file in folder.map(files_below).transpose()?.unwrap_or_default() {
                if fs::read_to_string(&file).is_ok_and(|text| text.lines().any(|line| code(line).contains("#[test]"))) {
                    let name = &package.name;
                    wrong.push(format!("{}: {name} has `test = false`: delete that line", file.display()));
                }
            }
        }
    }
    Ok(wrong)
}

/// The line without its comment.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// Every game runs the laws, its scenarios, its playthroughs (the runner demands one for every preset and seat count)
/// and its node counts.
fn missing_runners(game: &str) -> Result<Vec<String>> {
    let main = fs::read_to_string(root().join("games").join(game).join("rules/tests/main.rs")).unwrap_or_default();
    let needed = ["rules", "laws", "scenarios", "playthroughs", "nodes"];
    let missing = needed.iter().filter(|name| !main.contains(&format!("mod {name};")));
    Ok(missing.map(|name| format!("{game}: tests/main.rs has no `mod {name};`")).collect())
}
