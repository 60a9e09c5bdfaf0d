//! Runs the tests of a game with one mutant switched on.

use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::copy::MutatedWorkspace;

/// Tests that play many games or compare with golden files: left out of the first run.
const LONG: [&str; 5] = ["laws::", "playthroughs::", "nodes::", "sense::", "naive::"];

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    CaughtByRuleTests,
    CaughtByAllTests,
    Survived,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::CaughtByRuleTests => "caught by rule tests",
            Self::CaughtByAllTests => "caught by all tests",
            Self::Survived => "survived",
        })
    }
}

/// The tests of a game, and how long they may take.
pub(crate) struct Trial {
    program: PathBuf,
    folder: PathBuf,
    /// Of the rule tests and of all tests: several times what they take without a mutant.
    limits: [Duration; 2],
}

impl Trial {
    /// Builds the tests and runs them once without a mutant.
    pub(crate) fn new(copy: &MutatedWorkspace) -> Result<Self> {
        let folder = copy.folder.join("games").join(&copy.game).join("rules");
        let mut trial = Self { program: copy.test_program()?, folder, limits: [Duration::from_secs(1200); 2] };
        for long in [false, true] {
            let start = Instant::now();
            ensure!(trial.passes(0, long)?, "the tests fail without a mutant");
            trial.limits[usize::from(long)] = start.elapsed() * 5 + Duration::from_secs(10);
        }
        Ok(trial)
    }

    /// Tries one mutant.
    pub(crate) fn run(&self, mutant: u32) -> Result<Outcome> {
        if !self.passes(mutant, false)? {
            Ok(Outcome::CaughtByRuleTests)
        } else if !self.passes(mutant, true)? {
            Ok(Outcome::CaughtByAllTests)
        } else {
            Ok(Outcome::Survived)
        }
    }

    /// Do the tests pass in time?
    fn passes(&self, mutant: u32, long: bool) -> Result<bool> {
        let mut command = Command::new(&self.program);
        command.arg("--quiet").env("MUTANT", mutant.to_string()).env("RUST_BACKTRACE", "0").current_dir(&self.folder);
        if !long {
            LONG.iter().for_each(|tests| {
                command.args(["--skip", tests]);
            });
        }
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().context("cannot start the tests")?;
        let deadline = Instant::now() + self.limits[usize::from(long)];
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status.success());
            }
            if Instant::now() >= deadline {
                child.kill()?;
                child.wait()?;
                return Ok(false);
            }
            sleep(Duration::from_millis(20));
        }
    }
}
