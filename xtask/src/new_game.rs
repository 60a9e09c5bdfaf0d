//! `cargo xtask new-game NAME`: a tiny complete game from the templates, and its line in the catalog.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use toml_edit::{DocumentMut, InlineTable, Value};

use crate::ledger::Ledger;
use crate::run::run;
use crate::workspace::{files_below, root, target, tracked};

/// The name of the game in the templates; it is replaced in every form.
const PLACEHOLDER: &str = "new-game";

/// Names that no crate can have.
const RESERVED: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core", "crate", "do",
    "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "std", "struct",
    "super", "test", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual", "where",
    "while", "yield",
];

/// Why a game of this name cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The name is not of lower-case words joined by hyphens.
    Form(String),
    /// Rust or a crate of the workspace uses the name.
    Taken(String),
    /// There is such a game.
    Exists(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(name) => {
                write!(formatter, "{name:?} is no name: use lower-case words joined by hyphens, such as seventh-keep")
            }
            Self::Taken(name) => write!(formatter, "{name:?} is taken: Rust or another crate uses this name"),
            Self::Exists(name) => write!(formatter, "there is a game {name:?} already: see games/{name}"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Writes a game, blesses its golden files and says what to do next.
pub(crate) fn new_game(name: &str) -> Result<()> {
    let written = write_game(&root(), name)?;
    bless(&root(), name, &[])?;
    println!("written: {written} files in games/{name}, and two files in platform/catalog");
    println!("play it: cargo run --release -- play {name}");
    println!("what to change, and in which order: docs/adding-a-game.md");
    Ok(())
}

/// Writes the files of a game into the workspace at `root` and puts it into the catalog; how many files it has.
fn write_game(root: &Path, name: &str) -> Result<usize> {
    check_name(root, name)?;
    let templates = root.join("xtask/templates").join(PLACEHOLDER);
    let folder = root.join("games").join(name);
    let files = files_below(&templates)?;
    for template in &files {
        let text = fs::read_to_string(template).with_context(|| template.display().to_string())?;
        write(&folder.join(template.strip_prefix(&templates)?), &renamed(&text, name))?;
    }
    Ledger::read(&folder)?.bless()?;
    edit(&root.join("platform/catalog/Cargo.toml"), |text| with_dependency(text, name))?;
    edit(&root.join("platform/catalog/src/games.rs"), |text| with_face(text, name))?;
    // Lines and imports are in other places now, depending on the name.
    run(root, "cargo", &["fmt", "--package", name, "--package", &format!("{name}-face"), "--package", "catalog"], &[])?;
    Ok(files.len())
}

/// Writes the golden files of a game. This builds its tests.
fn bless(root: &Path, name: &str, variables: &[(&str, &str)]) -> Result<()> {
    let arguments =
        ["test", "--quiet", "--package", name, "--test", "tests", "--", "nodes", "playthroughs", "encoding"];
    run(root, "cargo", &arguments, &[variables, &[("BLESS", "1")]].concat())
}

fn check_name(root: &Path, name: &str) -> Result<()> {
    let is_word = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    if !name.split('-').all(is_word) {
        return Err(Refusal::Form(name.to_owned()).into());
    }
    if root.join("games").join(name).exists() {
        return Err(Refusal::Exists(name.to_owned()).into());
    }
    let lock = fs::read_to_string(root.join("Cargo.lock"))?;
    let is_package = |package: &str| lock.lines().any(|line| line == format!("name = \"{package}\""));
    if RESERVED.contains(&name) || is_package(name) || is_package(&format!("{name}-face")) {
        return Err(Refusal::Taken(name.to_owned()).into());
    }
    Ok(())
}

/// The text of a template with the name of the game: `new-game`, `new_game`, `NewGame` and `New Game` are replaced.
fn renamed(text: &str, name: &str) -> String {
    let capitalised = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    let joined = |name: &str, separator: &str| name.split('-').map(capitalised).collect::<Vec<_>>().join(separator);
    let mut text = text.replace(PLACEHOLDER, name).replace(&PLACEHOLDER.replace('-', "_"), &name.replace('-', "_"));
    for separator in ["", " "] {
        text = text.replace(&joined(PLACEHOLDER, separator), &joined(name, separator));
    }
    text
}

/// The manifest of the catalog with the face of one more game.
fn with_dependency(text: &str, name: &str) -> Result<String> {
    let mut manifest: DocumentMut = text.parse()?;
    let mut dependency = InlineTable::new();
    dependency.insert("path", format!("../../games/{name}/face").into());
    manifest["dependencies"][&format!("{name}-face")] = Value::InlineTable(dependency).into();
    Ok(manifest.to_string())
}

/// The list of games with one more face.
fn with_face(text: &str, name: &str) -> Result<String> {
    let begin = text.find("\ngames! {").context("platform/catalog/src/games.rs has no list of faces")?;
    let end = begin + text[begin..].find("}").context("platform/catalog/src/games.rs: the list of faces has no end")?;
    let line = renamed("    new_game_face::NewGameFace,\n", name);
    Ok(format!("{}{line}{}", &text[..end], &text[end..]))
}

fn edit(path: &Path, change: impl FnOnce(&str) -> Result<String>) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    write(path, &change(&text)?)
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
    fs::write(path, text).with_context(|| path.display().to_string())
}

/// Tries the command in a copy of the workspace: the new game passes its tests, and the catalog compiles with it.
///
/// The copy keeps the times of the files and builds into the same target folder, so that Cargo takes over everything that
/// has not changed.
pub(crate) fn check() -> Result<()> {
    const NAME: &str = "seventh-keep";
    let target = target()?;
    let copy = target.join("xtask-new-game");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    for file in tracked(&["."])? {
        copy_file(&root().join(&file), &copy.join(&file))?;
    }
    let target = target.to_string_lossy();
    let variables = [("CARGO_TARGET_DIR", target.as_ref())];
    write_game(&copy, NAME)?;
    bless(&copy, NAME, &variables)?;
    let face = format!("{NAME}-face");
    run(&copy, "cargo", &["test", "--quiet", "--package", NAME, "--package", &face], &variables)?;
    run(&copy, "cargo", &["check", "--quiet", "--package", "catalog"], &variables)?;
    fs::remove_dir_all(&copy)?;
    Ok(())
}

/// Copies a file with the time of its last change. A file that Git tracks may be deleted in the working folder.
fn copy_file(from: &Path, to: &Path) -> Result<()> {
    if !from.is_file() {
        return Ok(());
    }
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    let modified = fs::metadata(from)?.modified()?;
    fs::File::options().write(true).open(to)?.set_modified(modified)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(name: &str) -> String {
        check_name(&root(), name).unwrap_err().downcast::<Refusal>().unwrap().to_string()
    }

    #[test]
    fn bad_names_are_refused_in_one_line() {
        for name in ["", "Keep", "seventh keep", "seventh_keep", "-keep", "keep-", "a--b", "7-keeps", "../keep"] {
            let line = format!("{name:?} is no name: use lower-case words joined by hyphens, such as seventh-keep");
            assert_eq!(refused(name), line);
        }
        assert_eq!(refused("castle"), "there is a game \"castle\" already: see games/castle");
        for name in ["match", "kernel", "serde"] {
            assert_eq!(refused(name), format!("{name:?} is taken: Rust or another crate uses this name"));
        }
        check_name(&root(), "seventh-keep").unwrap();
    }

    #[test]
    fn the_name_is_replaced_in_every_form() {
        let text = "new-game new_game_face NewGameFace New Game";
        assert_eq!(renamed(text, "seventh-keep"), "seventh-keep seventh_keep_face SeventhKeepFace Seventh Keep");
    }

    #[test]
    fn the_catalog_gets_a_dependency_and_a_line() {
        let manifest = with_dependency("[dependencies]\nkernel.workspace = true\n\n[lints]\n", "keep").unwrap();
        let line = "keep-face = { path = \"../../games/keep/face\" }";
        assert_eq!(manifest, format!("[dependencies]\nkernel.workspace = true\n{line}\n\n[lints]\n"));
        let list = |more| format!("fn x() {{}}\n\ngames! {{\n    a::A,\n{more}}}\n\nfn y() {{}}\n");
        assert_eq!(with_face(&list(""), "keep").unwrap(), list("    keep_face::KeepFace,\n"));
    }
}
