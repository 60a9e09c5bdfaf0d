//! The house's own chores: `cargo xtask test`, `bless`, `tidy`, `deny`, `programs`, `fuzz`, and the trials of the server:
//! `crash`, `handover`, `load`, `measure`.

mod bless;
mod deny;
mod dependencies;
mod floors;
mod fuzz;
mod harness;
mod house;
mod layers;
mod ledger;
mod modules;
mod mutants;
mod no_io;
mod portable;
mod programs;
mod run;
mod test;
mod tidy;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The house's own chores")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Test everything, cheap things first; installs what it lacks or says in one line how
    Test,
    /// Write the `tests` of every ledger and the golden files (playthroughs, node counts) anew; look at the diff
    Bless {
        /// Only the ledgers, which needs no build of the games
        #[arg(long)]
        ledgers: bool,
    },
    /// Check the order of the house: dependency direction, ledger coverage, forbidden types, file lengths
    Tidy,
    /// List the circles of files that import each other inside a crate
    Layers {
        /// Only this package
        package: Option<String>,
    },
    /// Change the rules of a game in many small ways, one at a time, and list the changes that no test catches
    Mutants(mutants::Arguments),
    /// Check the foreign crates against deny.toml: licences, sources, bans, and advisories where cargo-deny is installed
    Deny,
    /// Let programs play over the JSON API, and compare it with its description
    Programs,
    /// Fuzz notation, record loader and apply for a short bounded time
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 20)]
        seconds: u32,
    },
    /// Kill a server at random moments while people play, fill its disk, lock its folder; nothing may be lost
    Crash(Trial),
    /// Let one server take over from another while people play; back up and restore
    Handover(Trial),
    /// Play many matches at a rate and measure how long a move takes
    Load(Trial),
    /// Measure all that docs/reliability.md tells
    Measure(Trial),
}

/// What the harness is told: `cargo xtask crash --help` lists it.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
struct Trial {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Trial {
    fn run(&self, name: &str) -> anyhow::Result<()> {
        let arguments = std::iter::once(name).chain(self.arguments.iter().map(String::as_str));
        harness::harness(house::Build::Release, &arguments.collect::<Vec<_>>())
    }
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Test => test::test(),
        Chore::Bless { ledgers } => bless::bless(ledgers),
        Chore::Tidy => tidy::tidy(),
        Chore::Layers { package } => layers::layers(package.as_deref()),
        Chore::Mutants(arguments) => mutants::mutants(&arguments),
        Chore::Deny => deny::deny(),
        Chore::Programs => programs::check(),
        Chore::Crash(trial) => trial.run("crash"),
        Chore::Handover(trial) => trial.run("handover"),
        Chore::Load(trial) => trial.run("load"),
        Chore::Measure(trial) => trial.run("measure"),
        Chore::Fuzz { seconds } => fuzz::fuzz(fuzz::Effort::Seconds(seconds)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
