//! What can be said on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use kernel::Seat;
use present::Language;
use session::{Commitment, Contribution};

/// Castle board games: play them, study them, measure them.
#[derive(Parser)]
#[command(
    name = "bergfried",
    version,
    after_help = "Without a command, bergfried serves the page: open http://127.0.0.1:7070"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Language of the words: de or en
    #[arg(long, global = true, env = "BERGFRIED_LANGUAGE", default_value = "de")]
    pub(crate) language: Language,
    /// Play a game with the pieces of this file, GAME=FILE; once for each game, see `bergfried components`
    #[arg(long, global = true, value_name = "GAME=FILE")]
    pub(crate) components: Vec<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the page on which people play (what plain `bergfried` does)
    Serve(Serve),
    /// Think for the computer players of servers, and play matches of tournaments, simulations and reports
    #[command(
        after_help = "Examples:\n  bergfried worker --on nats://10.0.0.5:4222\n  bergfried serve --workers nats://10.0.0.5:4222\n  bergfried arena castle --players hard,medium --on nats://10.0.0.5:4222"
    )]
    Worker(Worker),
    /// Copy the matches while a server is using them; serve from the copy to restore it
    #[command(after_help = "Example:\n  bergfried backup backups/2026-05-01 --data /var/lib/bergfried")]
    Backup(Backup),
    /// Copy all matches and guests into an empty store, SQLite or PostgreSQL, and compare them
    #[command(
        after_help = "Examples:\n  bergfried copy --from /var/lib/bergfried --to postgres://bergfried@localhost/bergfried\n  bergfried copy --from postgres://bergfried@localhost/bergfried --to back"
    )]
    Copy(Copy),
    /// List the games
    Games(Games),
    /// Play in the terminal
    #[command(
        after_help = "Examples:\n  bergfried play burgenland\n  bergfried play burgenland --seat 2 --against random\n  bergfried play burgenland --hot-seat --option start=red"
    )]
    Play(Play),
    /// Let computer players play one match and print its record
    #[command(after_help = "Example:\n  bergfried record burgenland --players greedy,random --seed 7 > match.record")]
    Record(Record),
    /// Show a record: the table at any step, through any seat's eyes
    #[command(
        after_help = "Examples:\n  bergfried replay match.record\n  bergfried replay match.record --at 20 --as 1\n  bergfried replay match.record --format json\n  bergfried replay match.record --chance | python3 examples/verify.py match.record"
    )]
    Replay(Replay),
    /// Check everything a finished record claims: actions, chance, result
    Verify(Verify),
    /// Play many matches and sum them up
    #[command(
        after_help = "Example:\n  bergfried simulate burgenland --players greedy,random --games 1000 --seed 1 --json"
    )]
    Simulate(Simulate),
    /// Find out who is stronger: seats rotated, the same luck for everyone
    #[command(
        after_help = "Examples:\n  bergfried arena burgenland --players hard,greedy --games 400\n  bergfried arena burgenland --players mcts:2000,mcts:500 --games 20000 --sprt 0,20 --out runs/a"
    )]
    Arena(Arena),
    /// Measure a game's balance, or what another box changes: one page with plots, and tables beside it
    #[command(
        after_help = "Examples:\n  bergfried report burgenland --players medium --games 2000 --out report/burgenland\n  bergfried report burgenland --games 10000 --against mine.toml --out report/mine"
    )]
    Report(Report),
    /// Measure the speed of a game's rules on one core
    #[command(after_help = "Example:\n  bergfried bench burgenland --seconds 5 --json")]
    Bench(Bench),
    /// Print a game's ledger: every rule, our ruling where the rulebook is open, the tests that show it
    Rules(Rules),
    /// Show what the printed pieces say and where we know it from, or check a changed file
    #[command(
        after_help = "Examples:\n  bergfried components burgenland > mine.toml\n  bergfried components burgenland --check mine.toml\n  bergfried components burgenland --sheet sheet\n  bergfried play burgenland --components burgenland=mine.toml"
    )]
    Components(Components),
    /// Score a table that you laid with the box
    #[command(after_help = "Example:\n  bergfried score castle table.toml --json")]
    Score(Score),
}

impl Default for Command {
    fn default() -> Self {
        let words = ["bergfried", "serve"];
        Arguments::parse_from(words).command.expect("serve is a command")
    }
}

#[derive(Args)]
pub(crate) struct Serve {
    /// Address and port to listen on
    #[arg(long, env = "BERGFRIED_BIND", default_value = "127.0.0.1:7070")]
    pub(crate) bind: SocketAddr,
    /// Folder for the matches [default: the platform's data folder]
    #[arg(long, env = "BERGFRIED_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Keep the matches in this PostgreSQL database, postgres://USER:PASSWORD@HOST/DATABASE [default: SQLite in the folder]
    #[arg(long, env = "BERGFRIED_DATABASE", hide_env_values = true, value_name = "ADDRESS")]
    pub(crate) database: Option<String>,
    /// Share the matches of the database with other servers over this NATS server, nats://HOST:PORT [default: none]
    #[arg(long, env = "BERGFRIED_BUS", hide_env_values = true, value_name = "ADDRESS")]
    pub(crate) bus: Option<String>,
    /// Leave the thinking of computer players to the workers on this NATS server, nats://HOST:PORT [default: own threads]
    #[arg(long, env = "BERGFRIED_WORKERS", hide_env_values = true, value_name = "ADDRESS")]
    pub(crate) workers: Option<String>,
    #[command(flatten)]
    pub(crate) log: Log,
    /// Pages are served through TLS by a proxy: send cookies only through it
    #[arg(long, env = "BERGFRIED_SECURE")]
    pub(crate) secure: bool,
    /// A proxy stands in front: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long, env = "BERGFRIED_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Requests a second from one address, five times as many at once; 0 for no limit
    #[arg(long, env = "BERGFRIED_ADDRESS_RATE", value_name = "N", default_value_t = server::Limits::default().address)]
    pub(crate) address_rate: u32,
    /// Requests a second of one guest, five times as many at once; 0 for no limit
    #[arg(long, env = "BERGFRIED_GUEST_RATE", value_name = "N", default_value_t = server::Limits::default().guest)]
    pub(crate) guest_rate: u32,
    /// New tables a minute from one address; 0 for no limit
    #[arg(long, env = "BERGFRIED_TABLE_RATE", value_name = "N", default_value_t = server::Limits::default().matches)]
    pub(crate) table_rate: u32,
    /// Sockets at the same time from one address; 0 for no limit
    #[arg(long, env = "BERGFRIED_SOCKETS", value_name = "N", default_value_t = server::Limits::default().sockets)]
    pub(crate) sockets: u32,
    /// Messages a second over one socket, twice as many at once; 0 for no limit
    #[arg(long, env = "BERGFRIED_MESSAGE_RATE", value_name = "N", default_value_t = server::Limits::default().messages)]
    pub(crate) message_rate: u32,
    /// Address and port for Prometheus to read figures from, at /metrics [default: none]
    #[arg(long, env = "BERGFRIED_METRICS_BIND")]
    pub(crate) metrics_bind: Option<SocketAddr>,
    /// Milliseconds before a computer player's move, so that people can follow
    #[arg(long, env = "BERGFRIED_BOT_PAUSE")]
    pub(crate) bot_pause: Option<u64>,
    /// Seconds after which a match that nobody looks at leaves memory
    #[arg(long, env = "BERGFRIED_IDLE")]
    pub(crate) idle: Option<u64>,
}

/// What a program that runs for long says about itself.
#[derive(Args)]
pub(crate) struct Log {
    /// What to log: error, warn, info, debug, or a filter such as `server=debug`
    #[arg(long, env = "BERGFRIED_LOG", default_value = "info")]
    pub(crate) log: String,
    /// Log as JSON lines
    #[arg(long, env = "BERGFRIED_LOG_JSON")]
    pub(crate) log_json: bool,
}

#[derive(Args)]
pub(crate) struct Worker {
    /// The NATS server to take work from, nats://HOST:PORT
    #[arg(long, env = "BERGFRIED_WORKERS", hide_env_values = true, value_name = "ADDRESS")]
    pub(crate) on: String,
    /// How many threads think [default: one for each core]
    #[arg(long, env = "BERGFRIED_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) log: Log,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The new folder for the copy
    pub(crate) to: PathBuf,
    /// Folder of the matches [default: the platform's data folder]
    #[arg(long, env = "BERGFRIED_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Copy {
    /// The store to copy: a data folder, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE")]
    pub(crate) from: String,
    /// The empty store to copy it into
    #[arg(long, value_name = "STORE")]
    pub(crate) to: String,
}

#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which table is laid.
#[derive(Args)]
pub(crate) struct Table {
    /// The game, see `bergfried games`
    pub(crate) game: String,
    /// How many seats [default: the number of players named, or the game's fewest for two]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// An option of the game, KEY=VALUE, see `bergfried games`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Your seat
    #[arg(long, default_value = "1")]
    pub(crate) seat: Seat,
    /// Who plays the other seats
    #[arg(long, default_value = "greedy")]
    pub(crate) against: String,
    /// People play all seats at this terminal
    #[arg(long)]
    pub(crate) hot_seat: bool,
    /// A number that makes the match repeatable [default: a fresh secret]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Record {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Who plays, one for each seat
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    /// The number that chance and players follow from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record file, or - for standard input
    pub(crate) file: PathBuf,
    /// Show the table after this many steps [default: the whole match]
    #[arg(long)]
    pub(crate) at: Option<usize>,
    /// Through whose eyes: a seat's number, spectator or all
    #[arg(long = "as", default_value = "spectator")]
    pub(crate) viewer: String,
    /// How
    #[arg(long, default_value = "text")]
    pub(crate) format: Format,
    /// Print the possible outcomes of every chance step with their weights, for programs that check a record
    #[arg(long, conflicts_with_all = ["at", "viewer", "format"])]
    pub(crate) chance: bool,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record file, or - for standard input
    pub(crate) file: PathBuf,
    /// The commitment that was shown at the table before the match began: the record must have the same one
    #[arg(long, value_name = "HASH")]
    pub(crate) commitment: Option<Commitment>,
    /// Your contribution to chance, as your browser or program remembers it: the record must have it
    #[arg(long, value_name = "HEX")]
    pub(crate) contribution: Option<Contribution>,
}

#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Who plays, one for each seat: a level of the game, random, greedy, mcts:SETTINGS, exact:SETTINGS or program:COMMAND
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    /// How long a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) program_seconds: u64,
    /// Write a line of JSON for each match into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) each: Option<PathBuf>,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// The number that chance and players follow from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Let the workers on this NATS server play the matches, nats://HOST:PORT, see `bergfried worker` [default: this machine]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) on: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Who competes, two or more: a level of the game, random, greedy, mcts:SETTINGS, exact:SETTINGS or program:COMMAND
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    /// How long a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) program_seconds: u64,
    /// At most so many matches, rounded up to whole rotations
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// The number that all luck and all players follow from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Stop as soon as it is clear whether the first player is stronger by the second number than by the first, in Elo
    #[arg(long, value_name = "ELO0,ELO1")]
    pub(crate) sprt: Option<String>,
    /// Measure how long players think, on one core
    #[arg(long)]
    pub(crate) times: bool,
    /// Keep results in this folder, and go on from what is there
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Keep the record of every match in that folder too
    #[arg(long, requires = "out")]
    pub(crate) records: bool,
    /// Let the workers on this NATS server play the matches, nats://HOST:PORT, see `bergfried worker` [default: this machine]
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) on: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Report {
    #[command(flatten)]
    pub(crate) table: Table,
    /// Who plays: one name for all seats, or one for each
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    pub(crate) players: Vec<String>,
    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// The number that chance and players follow from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Play the same matches with the pieces of this file too, and show the differences; see `bergfried components`
    #[arg(long, value_name = "FILE")]
    pub(crate) against: Option<PathBuf>,
    /// Who competes for the curve of strength against thinking time, and shows the advantage of the first seat by level
    #[arg(long, value_delimiter = ',', default_values = ["random", "greedy", "easy", "medium", "hard"])]
    pub(crate) ladder: Vec<String>,
    /// How many matches they play against each other; 0 leaves the curve out
    #[arg(long, default_value_t = 200)]
    pub(crate) ladder_games: u64,
    /// How many matches each of them plays against itself; 0 leaves the advantage by level out
    #[arg(long, default_value_t = 100)]
    pub(crate) level_games: u64,
    /// Let the workers on this NATS server play the matches, nats://HOST:PORT, see `bergfried worker` [default: this machine]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "against")]
    pub(crate) on: Option<String>,
    /// The folder for the page, its tables and records; matches that are there already are not played again
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Only play and keep the matches, without learned values: what --against does with the other box
    #[arg(long, hide = true, conflicts_with = "against")]
    pub(crate) matches_only: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) table: Table,
    /// For how long
    #[arg(long, default_value_t = 3.0, allow_negative_numbers = true)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// The game, see `bergfried games`
    pub(crate) game: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Components {
    /// The game, see `bergfried games`
    pub(crate) game: String,
    /// Check this changed file instead: can it be played, and what is not as the rulebook says?
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
    /// Write a page to print into this folder: every piece drawn, with its lines in the file; with --check those that differ
    #[arg(long, value_name = "DIR")]
    pub(crate) sheet: Option<PathBuf>,
    /// Print the drawings of all pieces as JSON: what --check --sheet asks a second process for
    #[arg(long, hide = true, conflicts_with_all = ["check", "sheet"])]
    pub(crate) drawings: bool,
}

#[derive(Args)]
pub(crate) struct Score {
    /// The game, see `bergfried games`
    pub(crate) game: String,
    /// The described table, or - for standard input
    pub(crate) file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Text,
    Json,
}
