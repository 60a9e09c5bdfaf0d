//! A copy of the workspace whose sources of one game hold the mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use cargo_metadata::Message;
use cargo_metadata::diagnostic::DiagnosticLevel;

use super::rewrite::{Mutant, SWITCH, SWITCH_FUNCTION, rewrite};
use crate::run::output;
use crate::workspace::{files_below, root};

/// The copy, and the game that is changed in it.
pub(crate) struct MutatedWorkspace {
    /// The game's id, which is also the name of its crate.
    pub(crate) game: String,
    /// The copied workspace.
    pub(crate) folder: PathBuf,
}

impl MutatedWorkspace {
    /// Copies every tracked file of the workspace to `target/mutants/GAME`.
    pub(crate) fn new(game: &str) -> Result<Self> {
        let root = root();
        ensure!(root.join("games").join(game).is_dir(), "there is no game {game:?}");
        let folder = root.join("target/mutants").join(game);
        for file in output(&root, "git", &["ls-files"])?.lines().filter(|file| root.join(file).is_file()) {
            let to = folder.join(file);
            fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
            // Equal files keep their time, so that cargo does not build them again.
            let text = fs::read(root.join(file))?;
            if fs::read(&to).ok().as_ref() != Some(&text) {
                fs::write(to, text)?;
            }
        }
        Ok(Self { game: game.to_owned(), folder })
    }

    fn sources(&self, workspace: &Path) -> PathBuf {
        workspace.join("games").join(&self.game).join("rules/src")
    }

    /// Writes the mutants, all but the dropped ones, into the files that are wanted, and returns all of them.
    pub(crate) fn write(&self, dropped: &BTreeSet<u32>, wanted: impl Fn(&str) -> bool) -> Result<Vec<Mutant>> {
        let mut mutants = Vec::new();
        let from = self.sources(&root());
        for path in files_below(&from)? {
            let file = path.strip_prefix(&from)?.display().to_string();
            let mut text = fs::read_to_string(&path)?;
            if wanted(&file) {
                text = rewrite(&file, &text, dropped, &mut mutants)?;
            }
            if file == "lib.rs" {
                text.push_str(SWITCH_FUNCTION);
            }
            fs::write(self.sources(&self.folder).join(&file), text)?;
        }
        Ok(mutants)
    }

    /// The mutants that do not compile: those on the lines that the compiler complains about.
    pub(crate) fn failing_mutants(&self) -> Result<BTreeSet<u32>> {
        let mut failing = BTreeSet::new();
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for message in self.cargo(&["check", "--quiet", "--package", &self.game])? {
            let Message::CompilerMessage(message) = message else { continue };
            if message.message.level != DiagnosticLevel::Error {
                continue;
            }
            for span in &message.message.spans {
                let text = match texts.entry(span.file_name.clone()) {
                    std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
                    std::collections::btree_map::Entry::Vacant(new) => {
                        new.insert(fs::read_to_string(self.folder.join(&span.file_name)).unwrap_or_default())
                    }
                };
                failing.extend(text.lines().nth(span.line_start.saturating_sub(1)).and_then(switch_of));
            }
        }
        Ok(failing)
    }

    /// Builds the tests of the game and returns their program.
    pub(crate) fn test_program(&self) -> Result<PathBuf> {
        let arguments = ["test", "--quiet", "--no-run", "--package", &self.game, "--test", "tests"];
        let program = self.cargo(&arguments)?.into_iter().find_map(|message| match message {
            Message::CompilerArtifact(artifact) if artifact.target.name == "tests" => artifact.executable,
            _ => None,
        });
        Ok(program.context("the tests of the game do not build")?.into_std_path_buf())
    }

    /// Runs cargo in the copy and returns its messages. The copy has its own target folder: Cargo names artifacts by their path
    /// inside the workspace, so those of the copy would be taken for those of the original.
    fn cargo(&self, arguments: &[&str]) -> Result<Vec<Message>> {
        let mut child = Command::new("cargo")
            .args(arguments)
            .arg("--message-format=json")
            .env("CARGO_TARGET_DIR", root().join("target/mutants/build"))
            .current_dir(&self.folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start cargo")?;
        let stdout = child.stdout.take().expect("stdout is piped");
        let messages = Message::parse_stream(BufReader::new(stdout)).collect::<Result<Vec<_>, _>>()?;
        child.wait()?;
        Ok(messages)
    }
}

/// The number of the mutant that a line of a rewritten file begins with.
fn switch_of(line: &str) -> Option<u32> {
    line.trim_start().strip_prefix(SWITCH)?.split(')').next()?.trim().parse().ok()
}
