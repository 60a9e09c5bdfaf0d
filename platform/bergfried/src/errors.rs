//! Bad input at the command line, and what the system did not allow.

use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};

kernel::messages! {
    /// Why a command cannot do what it is asked to.
    pub(crate) enum CommandError {
        UnknownArgument { argument: String } =
            "command-unknown-argument", "unexpected argument {argument}";
        UnknownCommand { command: String } =
            "command-unknown-command", "there is no command {command:?}";
        MissingArgument { arguments: String } =
            "command-missing-argument", "missing {arguments}";
        NoValue { argument: String } =
            "command-no-value", "{argument} needs a value";
        BadValue { argument: String, value: String } =
            "command-bad-value", "{argument} cannot be {value:?}";
        BadChoice { argument: String, value: String, known: Vec<String> } =
            "command-bad-choice", "{argument} cannot be {value:?}: use {}", kernel::or_list(known);
        Conflict { argument: String, other: String } =
            "command-conflict", "{argument} and {other} exclude each other";
        Usage { detail: String } =
            "command-usage", "{detail}";
        NoGame { game: String, known: Vec<&'static str> } =
            "command-no-game", "there is no game {game:?}: use {}", kernel::or_list(known);
        NotGameFile { text: String } =
            "command-not-game-file", "--components {text:?}: use GAME=FILE";
        ComponentsTwice { game: &'static str } =
            "command-components-twice", "--components names {game} twice: a game is played with one box";
        NotKeyValue { text: String } =
            "command-not-key-value", "{text:?} is no option: use KEY=VALUE";
        PlayersForSeats { players: usize, seats: usize } =
            "command-players-for-seats", "{players} players for {seats} seats: name one player for each seat";
        NoPlayer { name: String, levels: Vec<&'static str> } =
            "command-no-player",
            "there is no player {name:?}: use random, greedy, mcts, mcts:SETTINGS, exact, exact:SETTINGS or a level: {}",
            levels.join(", ");
        SearchSetting { setting: String } =
            "command-search-setting",
            "{setting:?} is no setting of a search: use iterations=N, milliseconds=N, trees=1 to 64, exploration=X, width=N, \
             depth=N or depth=end, policy=uniform or policy=game, chance=apart or chance=merged, joined by +";
        ExactSetting { setting: String } =
            "command-exact-setting",
            "{setting:?} is no setting of an exact player: use nodes=N, plies=1 to 64, tables=1 to 256, joined by +";
        NoSuchSeat { seat: String, seats: usize } =
            "command-no-such-seat", "--seat {seat}: the table has {seats} seats";
        NoMatches = "command-no-matches", "--games 0: play at least one";
        OneCompetitor = "command-one-competitor", "one player cannot compete: name two or more";
        OneOnLadder = "command-one-on-ladder", "one player makes no ladder: name two or more";
        Sprt { text: String } =
            "command-sprt", "--sprt {text:?}: use two numbers, the lower one first, as in 0,20";
        Seconds { seconds: String } =
            "command-seconds", "--seconds {seconds}: use 0 to 3600";
        NoScorer { game: &'static str } =
            "command-no-scorer", "{game} has no scorer for described tables";
        TooFewSteps { at: usize, steps: usize } =
            "command-too-few-steps", "--at {at}: the record has {steps} steps";
        Viewer { text: String, seats: usize } =
            "command-viewer", "--as {text:?}: use a seat from 1 to {seats}, spectator or all";
        OtherTournament { file: String } =
            "command-other-tournament", "{file} holds another tournament";
        OtherReport { file: String } =
            "command-other-report", "{file} holds the matches of another report";
        WithLearnedValues { file: String } =
            "command-with-learned-values",
            "{file} holds matches that were played with learned values, and --against compares without them: use another --out";
        WithoutLearnedValues { file: String } =
            "command-without-learned-values",
            "{file} holds matches that were played without learned values, for --against: add --against or use another --out";
        OtherBox { file: String } =
            "command-other-box", "the matches with the box {file} could not be played";
        NotDrawn { file: String } =
            "command-not-drawn", "the pieces of {file} could not be drawn";
        LogFilter { text: String } =
            "command-log-filter", "--log {text:?}: use error, warn, info, debug or a filter such as server=debug";
        BusAddress { argument: &'static str } =
            "command-bus-address", "{argument} must be an address as in nats://HOST:PORT";
        NoDataFolder = "command-no-data-folder", "this platform names no data folder: use --data FOLDER";
        NotText { file: String } =
            "command-not-text", "{file} is not text";
        CannotRead { file: String, reason: IoReason } =
            "command-cannot-read", "cannot read {file}: {reason}";
        CannotWrite { file: String, reason: IoReason } =
            "command-cannot-write", "cannot write {file}: {reason}";
        NoRandomBytes { detail: String } =
            "command-no-random-bytes", "the system gives no random bytes: {detail}";
    }
}

kernel::messages! {
    /// Why the system refused a file.
    pub(crate) enum IoReason {
        NotFound = "command-io-not-found", "there is no such file";
        PermissionDenied = "command-io-permission", "permission denied";
        IsADirectory = "command-io-directory", "it is a folder";
        Other { detail: String } = "command-io-other", "{detail}";
    }
}

impl From<&io::Error> for IoReason {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound,
            io::ErrorKind::PermissionDenied => Self::PermissionDenied,
            io::ErrorKind::IsADirectory => Self::IsADirectory,
            _ => Self::Other { detail: error.to_string() },
        }
    }
}

/// What clap found wrong with the arguments.
impl From<&clap::Error> for CommandError {
    fn from(error: &clap::Error) -> Self {
        let all = |kind: ContextKind| match error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            _ => Vec::new(),
        };
        let one = |kind: ContextKind| all(kind).join(", ");
        let (argument, value) = (one(ContextKind::InvalidArg), one(ContextKind::InvalidValue));
        match error.kind() {
            ErrorKind::UnknownArgument => Self::UnknownArgument { argument },
            ErrorKind::InvalidSubcommand => Self::UnknownCommand { command: one(ContextKind::InvalidSubcommand) },
            ErrorKind::MissingRequiredArgument => Self::MissingArgument { arguments: argument },
            ErrorKind::ArgumentConflict => Self::Conflict { argument, other: one(ContextKind::PriorArg) },
            ErrorKind::InvalidValue if value.is_empty() => Self::NoValue { argument },
            ErrorKind::InvalidValue => Self::BadChoice { argument, value, known: all(ContextKind::ValidValue) },
            ErrorKind::ValueValidation => Self::BadValue { argument, value },
            _ => {
                let paragraph = error.to_string();
                let paragraph = paragraph.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
                Self::Usage { detail: paragraph.split_whitespace().collect::<Vec<_>>().join(" ") }
            }
        }
    }
}
