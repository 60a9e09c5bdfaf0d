//! The binary: play, study, measure.
//!
//! Bad input gets one line that names what is wrong and what is allowed, and exit code 2.

mod arguments;
mod commands;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use crate::arguments::{Arguments, Command};

/// A table is painted in many small pieces: a quick allocator is a good part of the server's speed.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bad input, or something the world did not allow.
const REFUSED: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => return refuse(&in_one_line(&error.to_string())),
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let done = match arguments.command.unwrap_or_default() {
        Command::Serve(serve) => commands::serve::run(serve),
        Command::Backup(backup) => commands::backup::run(backup),
        Command::Games(games) => commands::games::run(&games),
        Command::Play(play) => commands::play::run(&play),
        Command::Record(record) => commands::record::run(&record),
        Command::Replay(replay) => commands::replay::run(&replay),
        Command::Verify(verify) => commands::verify::run(&verify),
        Command::Simulate(simulate) => commands::simulate::run(&simulate),
        Command::Arena(arena) => commands::arena::run(&arena),
        Command::Report(report) => commands::report::run(&report),
        Command::Bench(bench) => commands::bench::run(&bench),
        Command::Rules(rules) => commands::rules::run(&rules),
        Command::Components(components) => commands::components::run(&components),
        Command::Score(score) => commands::score::run(&score),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that has seen enough (`bergfried rules castle | head`) is no mistake.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => refuse(&format!("{error:#}")),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn refuse(reason: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "bergfried: {reason}");
    ExitCode::from(REFUSED)
}

/// What clap has to say without its tips and usage: `bergfried help` tells those.
fn in_one_line(message: &str) -> String {
    let paragraph = message.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = paragraph.trim_start_matches("error: ").split_whitespace().collect();
    let allowed = message.lines().find_map(|line| line.trim().strip_prefix("[possible values: "));
    let known = words.join(" ").contains("[possible values");
    match allowed {
        Some(values) if !known => format!("{}: use {}", words.join(" "), values.trim_end_matches(']')),
        _ => words.join(" "),
    }
}
