//! `bergfried score`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use catalog::CatalogGame;
use kernel::{Contender, Finding, Message, ScoreColumn};
use present::{Language, Words, number};

use super::{find, read};
use crate::arguments::Score;
use crate::errors::CommandError;
use crate::say::words as terminal_words;

pub(crate) fn run(arguments: &Score, language: Language) -> Result<()> {
    let game = find(&arguments.game)?;
    let score_table = game.info().score_table.ok_or(CommandError::NoScorer { game: game.info().id })?;
    let file = &arguments.file;
    let scored = score_table(&read(file)?).with_context(|| file.display().to_string())?;
    let mut out = stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&scored)?)?;
        return Ok(());
    }
    let owned = scored.findings.iter().any(|finding| finding.owner.is_some());
    let (words, terminal) = (game.words(language), terminal_words(language));
    let answer = Answer { game, seats: &scored.seats, owned, words, terminal };
    for finding in &scored.findings {
        writeln!(out, "{}", answer.finding(finding))?;
    }
    // A source that has given nobody any points is left out, as on the page.
    let columns = &scored.sheet.columns;
    let is_used = |row: usize| columns.iter().any(|column| column.items.get(row).is_some_and(|item| item.points != 0));
    for column in columns {
        writeln!(out, "\n{}", answer.column(column, is_used))?;
    }
    // A game with reconstructed tiles says how those of a real box can be used.
    let box_note = format!("{}-provenance-box", game.info().id);
    if answer.words.has(&box_note) {
        writeln!(out, "\n{}", answer.words.text(&box_note))?;
    }
    Ok(())
}

/// Puts a scored table into words.
struct Answer<'a> {
    /// What the described file calls the seats, if it does.
    seats: &'a [Message],
    /// Whether anything belongs to somebody.
    owned: bool,
    game: &'static dyn CatalogGame,
    words: &'static Words,
    terminal: &'static Words,
}

impl Answer<'_> {
    fn finding(&self, finding: &Finding) -> String {
        let name = finding.name.as_ref().map_or_else(|| self.source(&finding.what), |name| self.words.say(name));
        let owner = finding.owner.map_or_else(|| self.terminal.text("terminal-nobody"), |who| self.contender(who));
        let place = finding.place_words.as_ref().map_or_else(|| finding.place.clone(), |place| self.words.say(place));
        let place = shortened(&place);
        let (points, reason) = (number(finding.points), self.words.say(&finding.reason));
        if !self.owned {
            return format!("{name:<24} {place:<24} {points:>4}  {reason}");
        }
        // What lies before a player has no other place.
        let place = if place == owner { String::new() } else { place };
        format!("{name:<24} {place:<14} {points:>4}  {owner:<10} {reason}")
    }

    fn column(&self, column: &ScoreColumn, is_used: impl Fn(usize) -> bool) -> String {
        let total = [("name", self.contender(column.who).into()), ("points", column.total().into())];
        let mut text = self.terminal.with("terminal-total", &total);
        for (_, item) in column.items.iter().enumerate().filter(|(row, _)| is_used(*row)) {
            text += &format!("\n  {:<24} {:>4}", self.source(item.source), number(item.points));
        }
        text
    }

    /// The words for a source of points.
    fn source(&self, id: &str) -> String {
        if id == "so-far" {
            return self.terminal.text("terminal-so-far");
        }
        self.words.text(&format!("{}-source-{id}", self.game.info().id))
    }

    fn contender(&self, who: Contender) -> String {
        match who {
            Contender::Seat(seat) => match self.seats.get(seat.index()) {
                Some(name) => self.words.say(name),
                None => self.terminal.with("terminal-seat", &[("seat", seat.to_string().into())]),
            },
            Contender::Automaton => self.words.text(&format!("{}-automaton", self.game.info().id)),
        }
    }
}

/// The place of a finding, or the first of its places and how many there are besides, if they do not fit into a column.
fn shortened(places: &str) -> String {
    const MOST: usize = 8;
    let all: Vec<&str> = places.split(' ').collect();
    if all.len() <= MOST {
        places.to_owned()
    } else {
        format!("{} … (+{})", all[..MOST - 1].join(" "), all.len() - MOST + 1)
    }
}
