//! `bergfried report`

use std::fs;
use std::io::{Write as _, stdout};

use anyhow::Result;
use kernel::{Game as _, Seat};
use lab::Contest;
use lab::report::{Plan, Report};
use present::Language;
use session::{ChanceSource, Session};

use super::simulate::progress_bar;
use super::table::{set_up, spec, specs};
use super::{cannot_write, visit};
use crate::arguments::Report as Arguments;
use crate::errors::CommandError;

struct Measure<'a>(&'a Arguments, Language);

impl catalog::Visitor for Measure<'_> {
    type Output = Result<()>;

    fn visit<F: catalog::Complete>(self) -> Result<()> {
        let Arguments { games, seed, ladder_games, out: folder, .. } = self.0;
        if *games == 0 {
            return Err(CommandError::NoMatches.into());
        }
        let named = &self.0.players;
        let game = set_up::<F::Game>(&self.0.table, (named.len() > 1).then_some(named.len()))?;
        // One name is for all seats: balance is seen between equals.
        let names = if let [one] = &named[..] { vec![one.clone(); game.seats().get()] } else { named.clone() };
        let players = specs(F::Game::INFO.id, &names)?;
        let ladder = self.0.ladder.iter().map(|name| Ok((name.clone(), spec(F::Game::INFO.id, name)?)));
        let ladder = ladder.collect::<Result<Vec<_>>>()?;
        if ladder.len() == 1 {
            return Err(CommandError::OneOnLadder.into());
        }
        // Tried before hours of play, not after.
        fs::create_dir_all(folder.join("records")).map_err(cannot_write(folder))?;
        let plan = Plan { players, games: *games, seed: *seed, ladder, ladder_games: *ladder_games };
        let bar = progress_bar(games + ladder_games, self.1);
        let contest = Contest { game: &game, player: F::player };
        let report = Report::measure(contest, &plan, self.0.command(), &|| bar.inc(1));
        bar.finish_and_clear();
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::write(&path, text).map_err(cannot_write(&path))
        };
        for outlier in report.outliers() {
            let mut session = Session::new(game.clone(), ChanceSource::Entered);
            for step in &lab::play(contest, &plan.players, *seed, outlier.number).steps {
                session.follow(*step)?;
            }
            let mut record = session.record();
            record.players = names.iter().zip(0..).map(|(name, seat)| (Seat::new(seat), name.clone())).collect();
            write(&outlier.file(), &record.to_string())?;
        }
        for (name, text) in report.tables() {
            write(name, &text)?;
        }
        write("index.html", &report.page())?;
        writeln!(stdout(), "{}", folder.join("index.html").display())?;
        Ok(())
    }
}

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
    visit(&arguments.table.game, Measure(arguments, language))?
}
