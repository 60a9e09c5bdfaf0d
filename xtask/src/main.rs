//! The house's own chores: `cargo xtask test`, `bless`, `tidy`, `deny`, `programs`, `fuzz`.

mod bless;
mod deny;
mod directions;
mod fuzz;
mod house;
mod ledger;
mod programs;
mod run;
mod test;
mod tidy;
mod web;

use std::path::PathBuf;
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
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Test => test::test(),
        Chore::Bless { ledgers } => bless::bless(ledgers),
        Chore::Tidy => tidy::tidy(),
        Chore::Deny => deny::deny(),
        Chore::Programs => programs::check(),
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

/// The project's root folder.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root").to_owned()
}
