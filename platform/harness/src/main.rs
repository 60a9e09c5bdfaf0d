//! Trials of a real server: kill it, starve it, crowd it, hand it over, and check that nothing was lost.
//!
//! The server is the released program, in a process of its own, on the loopback interface, with a data folder of
//! its own. The clients talk to it as browsers do. `cargo xtask crash`, `cluster`, `three-servers`, `load`, `share`,
//! `silent`, `proxy`, `handover` and `restore` build both and run this.

mod balancer;
mod check;
mod client;
mod cluster;
mod contribution;
mod crash;
mod crowd;
mod evidence;
mod guest;
mod handover;
mod http;
mod load;
mod notation;
mod proxy;
mod relay;
mod restore;
mod scarce;
mod server;
mod share;
mod silent;
mod three_servers;
mod worker;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

#[derive(Parser)]
#[command(name = "harness", about = "Trials of a real server")]
struct Arguments {
    /// The server's program
    #[arg(long, global = true, default_value = "target/release/bergfried")]
    program: PathBuf,
    /// The seed of everything random
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Kill the server at random moments during play; then fill its disk and lock its folder
    Crash {
        /// How often
        #[arg(long, default_value_t = 50)]
        kills: u32,
        /// How many tables are played at the same time
        #[arg(long, default_value_t = 20)]
        matches: usize,
        /// Keep the matches in PostgreSQL, which is started for this, and leave out the disk and the folder
        #[arg(long)]
        postgres: bool,
    },
    /// Let three servers on PostgreSQL and NATS behind HAProxy, and two workers, be killed, stopped, cut off and restarted during play, and what they need, too
    Cluster {
        /// How often something fails
        #[arg(long, default_value_t = 100)]
        kills: u32,
        /// How many tables are played at the same time
        #[arg(long, default_value_t = 20)]
        matches: usize,
        /// A few faults, after which matches may take their time, for the test command
        #[arg(long)]
        short: bool,
    },
    /// Start three servers and all that they need with the script of the deploy guide, play, kill one of them, and start everything again
    ThreeServers,
    /// Ask the server to stop and let the next one take over during play; then make a backup and restore it
    Handover {
        /// How often
        #[arg(long, default_value_t = 10)]
        times: u32,
    },
    /// Put a PostgreSQL database back to a moment in the middle of play, and let everyone go on from there
    Restore,
    /// Play many matches at a rate and measure how long a move takes until both clients have the new table
    Load {
        /// How many matches, with two clients each
        #[arg(long, default_value_t = 500)]
        matches: usize,
        /// Moves per second over all of them, or `most`
        #[arg(long, default_value = "500")]
        rate: load::Rate,
        /// Seconds that are counted
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Which game
        #[arg(long, default_value = "burgenland")]
        game: String,
        /// 1 or 3: so many servers on PostgreSQL and NATS, three behind HAProxy, instead of one on SQLite
        #[arg(long)]
        servers: Option<usize>,
        /// A few of everything, for the test command
        #[arg(long)]
        short: bool,
    },
    /// Let one visitor ask for many strong computer players, and measure how fast an easy one answers another guest
    Share {
        /// How many answers in each game
        #[arg(long, default_value_t = 100)]
        answers: u64,
        /// A few answers, whose time does not matter, for the test command
        #[arg(long)]
        short: bool,
    },
    /// Open as many sockets as one address may have, read nothing, and measure what they cost until they are gone
    Silent,
    /// Put nginx in front of the server, with the example of the deploy guide, and use the server through it
    Proxy {
        /// The program; where there is none, the trial says so and passes
        #[arg(long, default_value = "nginx")]
        nginx: PathBuf,
    },
    /// Measure everything that docs/reliability.md tells
    Measure {
        /// Seconds that are counted at each rate
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Which game
        #[arg(long, default_value = "burgenland")]
        game: String,
        /// How many finished matches the lobby is measured with
        #[arg(long, default_value_t = 1_000_000)]
        finished: u64,
        /// Where to draw latency against rate
        #[arg(long)]
        graph: Option<PathBuf>,
    },
}

/// Every socket is a file, here and in the server, which inherits this.
fn allow_many_files() {
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

fn main() -> ExitCode {
    allow_many_files();
    let arguments = Arguments::parse();
    let Arguments { program, seed, trial } = arguments;
    let tried = match trial {
        Trial::Crash { kills, matches, postgres } => on_threads(async {
            crash::crash(&program, kills, matches, postgres, seed).await?;
            if postgres { Ok(()) } else { scarce::scarce(&program, seed).await }
        }),
        Trial::Cluster { short: true, matches, .. } => on_threads(cluster::cluster(&program, 20, matches, false, seed)),
        Trial::Cluster { kills, matches, .. } => on_threads(cluster::cluster(&program, kills, matches, true, seed)),
        Trial::Handover { times } => on_threads(handover::handover(&program, times, seed)),
        Trial::ThreeServers => on_one_thread(three_servers::three_servers(&program, seed)),
        Trial::Restore => on_threads(restore::restore(&program, seed)),
        Trial::Load { short: true, .. } => on_one_thread(load::short(&program, seed)),
        Trial::Load { matches, rate, seconds, game, servers, .. } => {
            let length = Duration::from_secs(seconds);
            on_one_thread(load::load(&program, servers, &game, matches, rate, length, seed))
        }
        Trial::Share { short: true, .. } => on_one_thread(share::share(&program, 5, false, seed)),
        Trial::Share { answers, .. } => on_one_thread(share::share(&program, answers, true, seed)),
        Trial::Silent => on_one_thread(silent::silent(&program)),
        Trial::Proxy { nginx } => on_one_thread(proxy::proxy(&program, &nginx)),
        Trial::Measure { seconds, game, finished, graph } => {
            let extent = load::Extent { length: Duration::from_secs(seconds), finished, graph };
            on_one_thread(load::measure(&program, &game, &extent, seed))
        }
    };
    match tried {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("harness: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn on_threads(trial: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Runtime::new()?.block_on(trial)
}

/// Whoever measures on the machine that is measured takes no more than one core of it.
fn on_one_thread(trial: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    tokio::task::LocalSet::new().block_on(&runtime, trial)
}
