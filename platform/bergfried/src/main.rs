//! The binary: play, study, measure.
//!
//! Bad input gets one line that names what is wrong and what is allowed, and exit code 2.

mod arguments;
mod commands;
mod errors;
mod say;
mod sheet;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use kernel::Describe as _;
use present::Language;

use crate::arguments::{Arguments, Command};
use crate::errors::CommandError;

/// A table is painted in many small pieces: a quick allocator is a good part of the server's speed.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bad input, or something the world did not allow.
const REFUSED: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            return refuse(&say::say(&CommandError::from(&error).message(), language_asked_for()));
        }
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let language = arguments.language;
    if let Err(error) = commands::components::choose(&arguments.components, language) {
        return refuse_all(&say::in_lines(&error, language));
    }
    let done = match arguments.command.unwrap_or_default() {
        Command::Serve(serve) => commands::serve::run(serve),
        Command::Worker(worker) => commands::worker::run(&worker),
        Command::Backup(backup) => commands::backup::run(&backup, language),
        Command::Copy(copy) => commands::copy::run(&copy, language),
        Command::Games(games) => commands::games::run(&games, language),
        Command::Play(play) => commands::play::run(&play, language),
        Command::Record(record) => commands::record::run(&record),
        Command::Replay(replay) => commands::replay::run(&replay, language),
        Command::Verify(verify) => commands::verify::run(&verify, language),
        Command::Simulate(simulate) => commands::simulate::run(&simulate, language),
        Command::Arena(arena) => commands::arena::run(&arena, language),
        Command::Report(report) => commands::report::run(&report, language),
        Command::Bench(bench) => commands::bench::run(&bench, language),
        Command::Rules(rules) => commands::rules::run(&rules, language),
        Command::Components(components) => commands::components::run(&components, language),
        Command::Score(score) => commands::score::run(&score, language),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that has seen enough (`bergfried rules castle | head`) is no mistake.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => refuse_all(&say::in_lines(&error, language)),
    }
}

/// The language in which to refuse arguments that cannot be read: as far as it can be told from them.
fn language_asked_for() -> Language {
    let arguments: Vec<String> = std::env::args().collect();
    let after = arguments.iter().position(|argument| argument == "--language").and_then(|at| arguments.get(at + 1));
    let joined = arguments.iter().find_map(|argument| argument.strip_prefix("--language="));
    let named = after.map(String::as_str).or(joined).and_then(|tag| tag.parse().ok());
    let usual = || std::env::var("BERGFRIED_LANGUAGE").ok().and_then(|tag| tag.parse().ok());
    named.or_else(usual).unwrap_or_default()
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn refuse(reason: &str) -> ExitCode {
    refuse_all(&[reason.to_owned()])
}

fn refuse_all(reasons: &[String]) -> ExitCode {
    let mut out = io::stderr().lock();
    for reason in reasons {
        let _ = writeln!(out, "bergfried: {reason}");
    }
    ExitCode::from(REFUSED)
}
