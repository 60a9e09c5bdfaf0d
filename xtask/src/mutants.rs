//! A seeded sample of mutants of a game's rules: which of them do the tests catch?
//!
//! All mutants of a crate are written into a copy of its sources at once, each behind a switch that reads the environment
//! variable `MUTANT`, so that one build serves them all (mutant schemata). Each mutant of the sample then costs one run of the
//! tests: first without the laws and golden files, and again with them if it survived.

mod copy;
mod rewrite;
mod trial;

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use self::copy::MutatedWorkspace;
use self::rewrite::Mutant;
use self::trial::{Outcome, Trial};

/// Sources without rules: what helps computer players, and the text boards of the terminal.
const NOT_RULES: [&str; 7] =
    ["encode.rs", "evaluate.rs", "evaluate/", "text.rs", "text_board.rs", "foresight.rs", "score_table.rs"];

/// What to try.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game's id, as castle
    game: String,
    /// How many mutants
    #[arg(long, default_value_t = 150)]
    sample: usize,
    /// Which sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after this many of the sample
    #[arg(long)]
    first: Option<usize>,
}

/// Runs the tests against a sample of mutants and prints those that survive.
pub(crate) fn mutants(arguments: &Arguments) -> Result<()> {
    let copy = MutatedWorkspace::new(&arguments.game)?;
    let viable = write_viable(&copy)?;
    let mut sample: Vec<&Mutant> = viable.iter().collect();
    sample.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(arguments.seed));
    sample.truncate(arguments.sample);
    let tried = arguments.first.unwrap_or(usize::MAX).min(sample.len());
    println!("{}: {} mutants, a sample of {} with seed {}", arguments.game, viable.len(), sample.len(), arguments.seed);
    let trial = Trial::new(&copy)?;
    let mut survivors = Vec::new();
    let mut by_rule_tests = 0;
    for (mutant, number) in sample[..tried].iter().zip(1..) {
        let outcome = trial.run(mutant.id)?;
        println!("{number:>4} {outcome:<21} {mutant}");
        match outcome {
            Outcome::CaughtByRuleTests => by_rule_tests += 1,
            Outcome::CaughtByAllTests => {}
            Outcome::Survived => survivors.push(mutant),
        }
    }
    let caught = tried - survivors.len();
    println!("{}: {caught} of {tried} caught, {by_rule_tests} of them by the rule tests alone", arguments.game);
    for survivor in survivors {
        println!("survived: {survivor}");
    }
    Ok(())
}

/// Writes every mutant that compiles into the copy, and returns them.
fn write_viable(copy: &MutatedWorkspace) -> Result<Vec<Mutant>> {
    let mut dropped = BTreeSet::new();
    loop {
        let mutants = copy.write(&dropped, |file| !NOT_RULES.iter().any(|name| file.starts_with(name)))?;
        let failing = copy.failing_mutants()?;
        if failing.is_empty() {
            return Ok(mutants.into_iter().filter(|mutant| !dropped.contains(&mutant.id)).collect());
        }
        let before = dropped.len();
        dropped.extend(failing);
        ensure!(dropped.len() > before, "the rewritten sources do not compile, whichever mutants are left out");
    }
}
