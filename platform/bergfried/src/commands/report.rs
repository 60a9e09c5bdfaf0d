//! `bergfried report`

use std::fs;
use std::io::{Write as _, stdout};

use anyhow::Result;
use contests::{Competitor, Wanted};
use lab::report::{Plan, Report};
use present::Language;

use super::cannot_write;
use super::simulate::progress_bar;
use super::table::{contest, record_of, specs};
use crate::arguments::Report as Arguments;
use crate::errors::CommandError;

impl Arguments {
    /// What was asked for, without the folder: that is nobody's business.
    fn command(&self) -> String {
        let mut words = vec!["bergfried report".to_owned(), self.table.game.clone()];
        words.extend(self.table.seats.map(|seats| format!("--seats {seats}")));
        words.extend(self.table.options.iter().map(|option| format!("--option {option}")));
        words.push(format!("--players {}", self.players.join(",")));
        words.push(format!("--games {} --seed {}", self.games, self.seed));
        words.push(format!("--ladder {} --ladder-games {}", self.ladder.join(","), self.ladder_games));
        words.join(" ")
    }
}

pub(crate) fn run(arguments: &Arguments, language: Language) -> Result<()> {
    let Arguments { table, games, seed, ladder_games, out: folder, .. } = arguments;
    if *games == 0 {
        return Err(CommandError::NoMatches.into());
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
    // Tried before hours of play, not after.
    fs::create_dir_all(folder.join("records")).map_err(cannot_write(folder))?;
    let plan = Plan { players, games: *games, seed: *seed, ladder, ladder_games: *ladder_games };
    let bar = progress_bar(games + ladder_games, language);
    let report = Report::measure(&*contest, &plan, arguments.command(), &|| bar.inc(1))?;
    bar.finish_and_clear();
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(cannot_write(&path))
    };
    let seating: Vec<usize> = (0..plan.players.len()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for outlier in report.outliers() {
        let wanted = Wanted { steps: true, clock: None };
        let play = contest.play(&plan.pairing(&seating, outlier.number), wanted)?;
        write(&outlier.file(), &record_of(&*contest, &play, &names)?.to_string())?;
    }
    for (name, text) in report.tables() {
        write(name, &text)?;
    }
    write("index.html", &report.page())?;
    writeln!(stdout(), "{}", folder.join("index.html").display())?;
    Ok(())
}
