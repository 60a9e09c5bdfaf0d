//! The score of a described table in words, for the page and the terminal.

use kernel::{Contender, Finding, Message, ScoredTable};
use present::{Language, Words};

use crate::game::CatalogGame;

/// The score of a described table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredWords {
    /// What was found on the table.
    pub findings: Vec<FindingWords>,
    /// Whether any finding belongs to a contender. If none does, owners need not be shown.
    pub is_owned: bool,
    /// The totals with their sources. All columns have the same sources; those that gave nobody any points are left out.
    pub columns: Vec<ColumnWords>,
    /// How the pieces of a real box can be used, if some of ours are reconstructed.
    pub box_note: Option<String>,
}

/// A finding in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingWords {
    /// What it is.
    pub name: String,
    /// Where it is; of many places the first few. Empty if the owner says it already.
    pub place: String,
    /// Who gets the points, or that nobody does.
    pub owner: String,
    /// The points.
    pub points: i32,
    /// How they come about.
    pub reason: String,
}

/// The score of one contender in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColumnWords {
    /// The contender.
    pub name: String,
    /// All points.
    pub total: i32,
    /// The sources of points, and how many each gave.
    pub items: Vec<(String, i32)>,
}

impl ScoredWords {
    /// Puts a scored table of this game into words.
    #[must_use]
    pub fn new(game: &dyn CatalogGame, scored: &ScoredTable, language: Language) -> Self {
        let names = Names { id: game.info().id, seats: &scored.seats, words: game.words(language) };
        let columns = &scored.sheet.columns;
        let is_used =
            |row: usize| columns.iter().any(|column| column.items.get(row).is_some_and(|item| item.points != 0));
        let column = |column: &kernel::ScoreColumn| {
            let used = column.items.iter().enumerate().filter(|(row, _)| is_used(*row));
            ColumnWords {
                name: names.contender(column.who),
                total: column.total(),
                items: used.map(|(_, item)| (names.source(item.source), item.points)).collect(),
            }
        };
        let box_note = format!("{}-provenance-box", names.id);
        Self {
            findings: scored.findings.iter().map(|finding| names.finding(finding)).collect(),
            is_owned: scored.findings.iter().any(|finding| finding.owner.is_some()),
            columns: columns.iter().map(column).collect(),
            box_note: names.words.has(&box_note).then(|| names.words.text(&box_note)),
        }
    }
}

/// What things are called in one scored table.
struct Names<'a> {
    /// The id of the game.
    id: &'static str,
    /// What the description calls the seats, if it does.
    seats: &'a [Message],
    words: &'static Words,
}

impl Names<'_> {
    fn finding(&self, finding: &Finding) -> FindingWords {
        let owner = finding.owner.map_or_else(|| self.words.text("score-nobody"), |who| self.contender(who));
        let place = finding.place_words.as_ref().map_or_else(|| finding.place.clone(), |place| self.words.say(place));
        FindingWords {
            name: finding.name.as_ref().map_or_else(|| self.source(&finding.what), |name| self.words.say(name)),
            // What lies before a player has no other place.
            place: if place == owner { String::new() } else { shortened(&place) },
            owner,
            points: finding.points,
            reason: self.words.say(&finding.reason),
        }
    }

    fn source(&self, id: &str) -> String {
        if id == "so-far" {
            self.words.text("score-so-far")
        } else {
            self.words.text(&format!("{}-source-{id}", self.id))
        }
    }

    fn contender(&self, who: Contender) -> String {
        match who {
            Contender::Seat(seat) => match self.seats.get(seat.index()) {
                Some(name) => self.words.say(name),
                None => self.words.with("seat-default", &[("seat", seat.to_string().into())]),
            },
            Contender::Automaton => self.words.text(&format!("{}-automaton", self.id)),
        }
    }
}

/// The place of a finding, or the first of its places and how many there are besides.
fn shortened(places: &str) -> String {
    const MOST: usize = 8;
    let all: Vec<&str> = places.split(' ').collect();
    if all.len() <= MOST {
        places.to_owned()
    } else {
        format!("{} … (+{})", all[..MOST - 1].join(" "), all.len() - MOST + 1)
    }
}
