//! `bergfried report`

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use catalog::CatalogGame;
use contests::{Competitor, Contest, Wanted};
use kernel::{Describe as _, box_changes};
use lab::report::{Comparison, Labels, Made, Plan, Report, page, play, play_ladder};
use present::Language;
use serde_json::Value;
use session::BoxHash;

use super::matches_file::{LEARNED_VALUES, MatchesFile, planned};
use super::simulate::progress_bar;
use super::table::{contest, record_of, specs};
use super::workers::with_players;
use super::{cannot_write, find, read};
use crate::arguments::Report as Arguments;
use crate::errors::CommandError;
use crate::say::{Problems, say};

/// The file with the matches, in the folder of the report.
const MATCHES: &str = "matches.jsonl";

/// The folder with those of the other box, in the folder of the report.
const AGAINST: &str = "against";

impl Arguments {
    /// What decides how matches go, as on the command line.
    fn series(&self) -> Vec<String> {
        let mut words = vec!["report".to_owned(), self.table.game.clone()];
        words.extend(self.table.seats.map(|seats| format!("--seats={seats}")));
        words.extend(self.table.options.iter().map(|option| format!("--option={option}")));
        words.push(format!("--players={}", self.players.join(",")));
        words.push(format!("--games={}", self.games));
        words.push(format!("--seed={}", self.seed));
        words.push(format!("--ladder={}", self.ladder.join(",")));
        words.push(format!("--level-games={}", self.level_games));
        words
    }

    /// What was asked for, without folders: those are nobody's business.
    fn command(&self) -> String {
        let against = self.against.as_deref().and_then(Path::file_name);
        let against = against.map(|file| format!(" --against={}", file.display())).unwrap_or_default();
        format!("bergfried {} --ladder-games={}{against}", self.series().join(" "), self.ladder_games)
    }
}

/// What a file of matches must agree with. Learned values are named where there are any.
fn header(contest: &dyn Contest, arguments: &Arguments) -> Value {
    let options: Vec<String> = contest.options().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    let info = contest.info();
    let mut header = serde_json::json!({
        "game": info.id, "rules": info.rules_version, "seats": contest.seats().get(), "options": options,
        "players": arguments.players, "seed": arguments.seed,
        "box": BoxHash::of_own_box(info).map(|hash| hash.to_string()),
    });
    if info.components.was_learned_from() {
        header[LEARNED_VALUES] = info.components.has_learned_values().into();
    }
    header
}

pub(crate) fn run(arguments: &Arguments, language: Language) -> Result<()> {
    let Arguments { table, games, seed, ladder_games, level_games, .. } = arguments;
    if *games == 0 {
        return Err(CommandError::NoMatches.into());
    }
    let game = find(&table.game)?;
    let against = arguments.against.as_deref().map(|file| changes(game, file, language)).transpose()?;
    if against.is_some() || arguments.matches_only {
        // With two boxes the players must be the same.
        game.info().components.forgo_learned_values();
    }
    let named = &arguments.players;
    let contest = contest(table, (named.len() > 1).then_some(named.len()))?;
    // One name is for all seats: balance is seen between equals.
    let names = if let [one] = &named[..] { vec![one.clone(); contest.seats().get()] } else { named.clone() };
    // Matches that stand out are played again for their records, so every player must do the same twice.
    let players = specs(&table.game, &names)?.into_iter().map(Competitor::from).collect();
    let ladder = specs(&table.game, &arguments.ladder)?.into_iter().map(Competitor::from);
    let ladder: Vec<_> = arguments.ladder.iter().cloned().zip(ladder).collect();
    if ladder.len() == 1 {
        return Err(CommandError::OneOnLadder.into());
    }
    let (ladder_games, level_games) = (*ladder_games, *level_games);
    let plan = Plan { players, games: *games, seed: *seed, ladder, ladder_games, level_games };
    with_players(&*contest, arguments.on.as_deref(), |contest| {
        measure(arguments, contest, &plan, &names, against.as_deref(), language)
    })
}

/// Plays the matches and writes the report. `against` says where the other box differs.
fn measure(
    arguments: &Arguments,
    contest: &dyn Contest,
    plan: &Plan,
    names: &[String],
    against: Option<&[String]>,
    language: Language,
) -> Result<()> {
    let (folder, ladder_games) = (&arguments.out, plan.ladder_games);
    // Tried before hours of play, not after.
    fs::create_dir_all(folder.join("records")).map_err(cannot_write(folder))?;
    let matches = folder.join(MATCHES);
    let file = MatchesFile::open(matches.clone(), header(contest, arguments))?;
    let all = plan.keys();
    let known = all.iter().filter(|key| file.known().contains(key)).count();
    let bar = progress_bar(all.len() as u64 + if arguments.matches_only { 0 } else { ladder_games }, language);
    bar.set_position(known as u64);
    play(contest, plan, file.known(), |line| {
        bar.inc(1);
        file.keep(&line)
    })?;
    file.finish(plan)?;
    if arguments.matches_only {
        bar.finish_and_clear();
        return Ok(());
    }
    let players = plan.players.iter().map(ToString::to_string).collect();
    let mut report = Report::of(players, planned(&matches, plan)?);
    report.ladder = play_ladder(contest, plan, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let comparison = match &arguments.against {
        Some(other) => {
            let others = play_other_box(arguments, other, language)?;
            Some(Comparison::of(planned(&matches, plan)?, planned(&others, plan)?))
        }
        None => None,
    };
    write_records(contest, plan, &report, names, folder)?;
    for (name, text) in report.tables() {
        write(folder, name, &text)?;
    }
    if let Some(comparison) = &comparison {
        write(folder, "differences.csv", &comparison.table())?;
    }
    let command = arguments.command();
    let made = Made { command: &command, against: against.zip(comparison.as_ref()) };
    write(folder, "index.html", &in_words(find(&arguments.table.game)?, &report, &made, language))?;
    writeln!(stdout(), "{}", folder.join("index.html").display())?;
    Ok(())
}

fn write(folder: &Path, name: &str, text: &str) -> Result<()> {
    let path = folder.join(name);
    Ok(fs::write(&path, text).map_err(cannot_write(&path))?)
}

/// Checks the other box, and says where it differs from the one that this process plays with.
fn changes(game: &dyn CatalogGame, file: &Path, language: Language) -> Result<Vec<String>> {
    let (info, text) = (game.info(), read(file)?);
    info.check_box(&text).map_err(Problems).with_context(|| file.display().to_string())?;
    let changes = box_changes(info.components.text(), &text);
    Ok(changes.iter().map(|change| say(&change.message(), language)).collect())
}

/// Plays the same matches with the other box; gives the file with them. A process has one box for each game, so it is another
/// process.
fn play_other_box(arguments: &Arguments, file: &Path, language: Language) -> Result<PathBuf> {
    let folder = arguments.out.join(AGAINST);
    let mut program = Command::new(env::current_exe()?);
    program.args(arguments.series()).arg("--matches-only").arg("--out").arg(&folder);
    program.arg("--language").arg(language.to_string());
    let mut components = std::ffi::OsString::from(format!("{}=", arguments.table.game));
    components.push(file);
    program.arg("--components").arg(components);
    if !program.status()?.success() {
        return Err(CommandError::OtherBox { file: file.display().to_string() }.into());
    }
    Ok(folder.join(MATCHES))
}

/// Writes the records of the matches that stand out.
fn write_records(contest: &dyn Contest, plan: &Plan, report: &Report, names: &[String], folder: &Path) -> Result<()> {
    let seating: Vec<usize> = (0..plan.players.len()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for outlier in report.outliers() {
        let wanted = Wanted { steps: true, clock: None };
        let play = contest.play(&plan.pairing(&seating, outlier.number), wanted)?;
        write(folder, &outlier.file(), &record_of(contest, &play, &names)?.to_string())?;
    }
    Ok(())
}

/// The page, with the game's own words.
fn in_words(game: &dyn CatalogGame, report: &Report, made: &Made<'_>, language: Language) -> String {
    let (id, words) = (game.info().id, game.words(language));
    let named = |family: &str, key: &str| words.text(&format!("{id}-{family}-{key}"));
    let pieces = piece_names(game, language);
    let labels = Labels {
        language,
        title: game.title(language),
        kind: &|kind| named("kind", kind),
        usage: &|how| named("use", how),
        source: &|source| named("source", source),
        piece: &|piece| pieces.get(piece).cloned().unwrap_or_else(|| piece.to_owned()),
    };
    page(report, made, &labels)
}

/// The names of the pieces by id. Where several have the same name, the id is added.
fn piece_names(game: &dyn CatalogGame, language: Language) -> BTreeMap<String, String> {
    let pieces = game.printed(language);
    let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
    pieces.iter().for_each(|piece| *copies.entry(&piece.name).or_default() += 1);
    let name = |name: &str, id: &str| if copies[name] > 1 { format!("{name}, {id}") } else { name.to_owned() };
    pieces.iter().map(|piece| (piece.id.clone(), name(&piece.name, &piece.id))).collect()
}
