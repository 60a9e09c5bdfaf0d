//! The commands of the workspace: `cargo xtask test`, `bless`, `tidy`, `new-game`, `deny`, `advisories`, `programs`, `python`, `examples`, `pgo`,
//! `fuzz`, and the trials of the server: `crash`, `cluster`, `three-servers`, `handover`, `restore`, `load`, `share`, `silent`, `proxy`, `measure`.

mod bless;
mod changed;
mod deny;
mod dependencies;
mod documents;
mod floors;
mod fuzz;
mod harness;
mod layers;
mod ledger;
mod modules;
mod mutants;
mod new_game;
mod no_io;
mod pgo;
mod portable;
mod programs;
mod python;
mod run;
mod server;
mod test;
mod tidy;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The commands of the workspace")]
struct Arguments {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Test everything, cheap things first; installs what it lacks or says in one line how
    Test {
        /// Only format, tidy, and clippy and tests of the crates that changed, for daily work
        #[arg(long)]
        quick: bool,
    },
    /// Write the `tests` of every ledger, the generated tables of the documents and the golden files; look at the diff
    Bless {
        /// Only ledgers and documents, which needs no build of the games
        #[arg(long)]
        ledgers: bool,
    },
    /// Check the structure of the workspace: floors, layers, I/O, dependencies, ledgers, generated documents, file lengths
    Tidy,
    /// List the circles of files that import each other inside a crate
    Layers {
        /// Only this package
        package: Option<String>,
    },
    /// Change the rules of a game in many small ways, one at a time, and list the changes that no test catches
    Mutants(mutants::Arguments),
    /// Write a tiny playable game into games/NAME and put it into the catalog; docs/adding-a-game.md says how to go on
    NewGame {
        /// Lower-case words joined by hyphens, such as seventh-keep
        name: String,
    },
    /// Check the foreign crates against deny.toml: licences, sources, bans, and advisories where cargo-deny is installed
    Deny,
    /// Check security advisories for the foreign crates: installs cargo-deny and fetches the advisories, or fails
    Advisories,
    /// Let programs play over the JSON API, and compare it with its description
    Programs,
    /// Build the Python package as the tests are built, and test it from Python in a virtual environment of its own
    Python,
    /// Run the examples that learn, each for a short time: installs PyTorch and Ray, about 6 GB, into a virtual environment of its own
    Examples,
    /// Build the server for many players, optimised for what a server does most (profile-guided optimisation); takes two long builds
    Pgo,
    /// Fuzz notation, record loader and apply for a short bounded time
    Fuzz {
        /// Seconds for each target
        #[arg(long, default_value_t = 20)]
        seconds: u32,
    },
    /// Kill a server at random moments while people play, fill its disk, lock its folder; nothing may be lost
    Crash(Trial),
    /// Let three servers on PostgreSQL and NATS behind HAProxy fail in every way while people play; nothing may be lost
    Cluster(Trial),
    /// Start three servers and all that they need with the script of the deploy guide, and play
    ThreeServers(Trial),
    /// Let one server take over from another while people play; back up and restore
    Handover(Trial),
    /// Put a PostgreSQL database back to a moment in the middle of play
    Restore(Trial),
    /// Play many matches at a rate and measure how long a move takes
    Load(Trial),
    /// Let one visitor ask for many strong computer players, and measure how fast an easy one answers another guest
    Share(Trial),
    /// Open as many sockets as one address may have, read nothing, and measure what they cost until they are gone
    Silent(Trial),
    /// Put nginx in front of the server, with the example of the deploy guide, and use the server through it
    Proxy(Trial),
    /// Measure everything that docs/reliability.md reports
    Measure(Trial),
}

/// Arguments for the harness; `cargo xtask crash --help` lists them.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
struct Trial {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Trial {
    fn run(&self, name: &str) -> anyhow::Result<()> {
        let arguments = std::iter::once(name).chain(self.arguments.iter().map(String::as_str));
        harness::harness(server::Build::Release, &arguments.collect::<Vec<_>>())
    }
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Task::Test { quick } => test::test(quick),
        Task::Bless { ledgers } => bless::bless(ledgers),
        Task::Tidy => tidy::tidy(),
        Task::Layers { package } => layers::layers(package.as_deref()),
        Task::Mutants(arguments) => mutants::mutants(&arguments),
        Task::NewGame { name } => new_game::new_game(&name),
        Task::Deny => deny::deny(),
        Task::Advisories => deny::only_advisories(),
        Task::Programs => programs::check(),
        Task::Python => python::check(),
        Task::Examples => python::examples(),
        Task::Pgo => pgo::pgo(),
        Task::Crash(trial) => trial.run("crash"),
        Task::Cluster(trial) => trial.run("cluster"),
        Task::Handover(trial) => trial.run("handover"),
        Task::Restore(trial) => trial.run("restore"),
        Task::ThreeServers(trial) => trial.run("three-servers"),
        Task::Load(trial) => trial.run("load"),
        Task::Share(trial) => trial.run("share"),
        Task::Silent(trial) => trial.run("silent"),
        Task::Proxy(trial) => trial.run("proxy"),
        Task::Measure(trial) => trial.run("measure"),
        Task::Fuzz { seconds } => fuzz::fuzz(fuzz::Effort::Seconds(seconds)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            // A name that cannot be used is a mistake on the command line; clap ends with 2 for those, too.
            if error.is::<new_game::Refusal>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
