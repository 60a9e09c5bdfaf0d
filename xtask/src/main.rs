//! The house's own chores: `cargo xtask test`, `bless`, `tidy`, `fuzz`.

mod bless;
mod directions;
mod fuzz;
mod ledger;
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
