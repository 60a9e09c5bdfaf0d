//! `bergfried arena`

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _, stdout};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Result;
use contests::{Contest, Play};
use lab::Sprt;
use lab::arena::{GameResult, Outcome, Tournament, seatings};
use present::Language;

use super::cannot_write;
use super::simulate::progress_bar;
use super::table::{competitors, contest, record_of};
use super::workers::with_players;
use crate::arguments::Arena;
use crate::errors::CommandError;
use crate::say::{decimal, words};

/// Plays the tournament.
fn compete(arguments: &Arena, language: Language) -> Result<Outcome> {
    if arguments.players.len() < 2 {
        return Err(CommandError::OneCompetitor.into());
    }
    if arguments.games == 0 {
        return Err(CommandError::NoMatches.into());
    }
    let contest = contest(&arguments.table, None)?;
    let players = competitors(&arguments.table.game, &arguments.players, arguments.program_seconds)?;
    let sprt = arguments.sprt.as_deref().map(sprt).transpose()?;
    let (games, seed, times) = (arguments.games, arguments.seed, arguments.times);
    let tournament = Tournament { players, games, seed, sprt, times, steps: arguments.records };
    let ledger = match &arguments.out {
        Some(folder) => Some(Ledger::open(folder, &header(&*contest, arguments), arguments.records)?),
        None => None,
    };
    let known = ledger.as_ref().map_or_else(Vec::new, |ledger| ledger.known.clone());
    let rotation = seatings(tournament.players.len(), contest.seats().get()).len() as u64;
    let bar = progress_bar(tournament.games.div_ceil(rotation) * rotation, language);
    bar.set_position(known.len() as u64);
    let outcome = with_players(&*contest, arguments.on.as_deref(), |contest| {
        lab::arena::run(contest, &tournament, known, |played, play| {
            bar.inc(1);
            ledger.as_ref().map_or(Ok(()), |ledger| ledger.keep(contest, played, play, &arguments.players))
        })
    });
    bar.finish_and_clear();
    outcome
}

fn sprt(text: &str) -> Result<Sprt> {
    let numbers: Option<(f64, f64)> =
        text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match numbers {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1, error: 0.05 }),
        _ => Err(CommandError::Sprt { text: kernel::shortened(text) }.into()),
    }
}

/// What a folder of results must agree with.
fn header(contest: &dyn Contest, arguments: &Arena) -> String {
    let options: Vec<String> = contest.options().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    let info = contest.info();
    serde_json::json!({
        "game": info.id, "rules": info.rules_version, "seats": contest.seats().get(), "options": options,
        "players": arguments.players, "seed": arguments.seed,
    })
    .to_string()
}

/// The results on disk: a header line, then one line for every match.
struct Ledger {
    file: Mutex<File>,
    known: Vec<GameResult>,
    records: Option<PathBuf>,
}

impl Ledger {
    fn open(folder: &Path, header: &str, records: bool) -> Result<Self> {
        let path = folder.join("results.jsonl");
        fs::create_dir_all(folder).map_err(cannot_write(folder))?;
        let mut known = Vec::new();
        if path.exists() {
            let mut lines = BufReader::new(File::open(&path)?).lines();
            let found = lines.next().transpose()?.unwrap_or_default();
            if found != header {
                return Err(CommandError::OtherTournament { file: path.display().to_string() }.into());
            }
            // A line that was cut off when an earlier run was stopped is played again.
            known = lines.map_while(|line| serde_json::from_str(&line.ok()?).ok()).collect();
        }
        let mut file = File::create(&path).map_err(cannot_write(&path))?;
        writeln!(file, "{header}")?;
        for played in &known {
            writeln!(file, "{}", serde_json::to_string(played)?)?;
        }
        let file = OpenOptions::new().append(true).open(&path)?;
        let records = records.then(|| folder.join("records"));
        if let Some(folder) = &records {
            fs::create_dir_all(folder)?;
        }
        Ok(Self { file: Mutex::new(file), known, records })
    }

    fn keep(&self, contest: &dyn Contest, result: &GameResult, play: &Play, names: &[String]) -> Result<()> {
        if let Some(folder) = &self.records {
            let seated: Vec<&str> = result.seating.iter().map(|player| names[*player].as_str()).collect();
            let record = record_of(contest, play, &seated)?;
            let seating: Vec<String> = result.seating.iter().map(ToString::to_string).collect();
            fs::write(folder.join(format!("{:06}-{}.record", result.unit, seating.join("-"))), record.to_string())?;
        }
        let mut file = self.file.lock().expect("no thread panics while it writes");
        writeln!(file, "{}", serde_json::to_string(result)?)?;
        Ok(())
    }
}

pub(crate) fn run(arguments: &Arena, language: Language) -> Result<()> {
    let outcome = compete(arguments, language)?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&outcome)?)?;
        return Ok(());
    }
    let (words, show) = (words(language), |number: f64, digits| decimal(number, digits, language));
    let head = [
        ("game", outcome.game.into()),
        ("seats", outcome.seats.into()),
        ("games", outcome.games.into()),
        ("seed", outcome.seed.to_string().into()),
    ];
    writeln!(out, "{}", words.with("tournament", &head))?;
    let [player, share, points] = ["column-player", "column-share", "column-points"].map(|key| words.text(key));
    writeln!(out, "{player:<40} {share:>7} {:>16} {points:>8} {:>6} {:>16}", "95 %", "Elo", "95 %")?;
    for (name, player) in arguments.players.iter().zip(&outcome.players) {
        let ([low, high], [elo_low, elo_high]) = (player.share_interval, player.elo.interval);
        let share_interval = format!("{} .. {} %", show(low * 100.0, 1), show(high * 100.0, 1));
        let elo_interval = format!("{} .. {}", show(elo_low, 0), show(elo_high, 0));
        let (share, points) = (show(player.share * 100.0, 1), show(player.mean_score, 2));
        let elo = show(player.elo.elo, 0);
        writeln!(out, "{name:<40} {share:>5} % {share_interval:>16} {points:>8} {elo:>6} {elo_interval:>16}")?;
    }
    for (name, player) in arguments.players.iter().zip(&outcome.players) {
        if let Some(thinking) = player.thinking {
            let times = [("median", show(thinking.median, 2).into()), ("most", show(thinking.percentile_95, 2).into())];
            writeln!(out, "{name:<40} {}", words.with("tournament-thinking", &times))?;
        }
    }
    if let Some(verdict) = outcome.sprt {
        let verdict = [
            ("low", verdict.elo0.to_string().into()),
            ("high", verdict.elo1.to_string().into()),
            ("verdict", verdict.stronger.into()),
            ("ratio", show(verdict.log_likelihood_ratio, 2).into()),
            ("lower", show(verdict.lower, 2).into()),
            ("upper", show(verdict.upper, 2).into()),
        ];
        writeln!(out, "{}", words.with("tournament-sprt", &verdict))?;
    }
    Ok(())
}
