//! The match as text. The format is described in `docs/record.md`.

use std::fmt;

use sha2::{Digest, Sha256};

use kernel::{MAX_SEATS, Seat};

use crate::fair::{CONSTRUCTION, Commitment, Seed, hex};

const MAGIC: &str = "bergfried-record 1";

/// The longest record that is read, in bytes: far more than any match needs.
const MAX_BYTES: usize = 4 << 20;

/// A match as a text file: header, one line per step, ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules_version: u32,
    /// How many seats.
    pub seats: usize,
    /// The options agreed on.
    pub options: Vec<(String, String)>,
    /// Who played, by seat, as far as told.
    pub players: Vec<(Seat, String)>,
    /// The hash of the seed; none if chance was entered by hand, as with a box on the table.
    pub commitment: Option<Commitment>,
    /// The steps in notation: `1 roll0`, `* 5`.
    pub steps: Vec<String>,
    /// How it ended, or that it goes on.
    pub ending: Ending,
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The match goes on.
    Open,
    /// The match is over.
    Over {
        /// The seat that gave up, if one did.
        resigned: Option<Seat>,
        /// One line per contender: who (`1`, `2`, ... or `automaton`), score, rank.
        results: Vec<(String, i32, u8)>,
        /// The seed, told at last; none if chance was entered by hand.
        seed: Option<Seed>,
    },
}

/// Why a text is no record: the line, counted from 1, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

impl Record {
    /// The line number in the file of the step with the given index.
    #[must_use]
    pub fn line_of_step(&self, index: usize) -> usize {
        // magic, game, rules, seats, chance, "steps"
        6 + self.options.len() + self.players.len() + index + 1
    }

    /// Reads a record.
    ///
    /// # Errors
    /// At the first line that is not as the format wants it, with its number; also for a file that was cut off or
    /// altered after it was written.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError { line: 1, reason: format!("the file has more than {MAX_BYTES} bytes") });
        }
        Parser::new(text).record()
    }

    fn body(&self) -> String {
        use fmt::Write as _;
        let mut out = String::new();
        let mut line = |text: fmt::Arguments<'_>| writeln!(out, "{text}").expect("a string takes all");
        line(format_args!("{MAGIC}"));
        line(format_args!("game {}", self.game));
        line(format_args!("rules {}", self.rules_version));
        line(format_args!("seats {}", self.seats));
        for (key, value) in &self.options {
            line(format_args!("option {key} {value}"));
        }
        for (seat, name) in &self.players {
            line(format_args!("player {seat} {name}"));
        }
        match &self.commitment {
            Some(commitment) => line(format_args!("chance {CONSTRUCTION} {commitment}")),
            None => line(format_args!("chance entered")),
        }
        line(format_args!("steps"));
        for step in &self.steps {
            line(format_args!("{step}"));
        }
        match &self.ending {
            Ending::Open => line(format_args!("open")),
            Ending::Over { resigned, results, seed } => {
                line(format_args!("over"));
                if let Some(seat) = resigned {
                    line(format_args!("resigned {seat}"));
                }
                for (who, score, rank) in results {
                    line(format_args!("result {who} {score} {rank}"));
                }
                if let Some(seed) = seed {
                    line(format_args!("seed {}", seed.reveal()));
                }
            }
        }
        out
    }
}

/// The file itself.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sealed(&self.body()))
    }
}

/// The text with its digest line: what closes a record.
#[must_use]
pub fn sealed(body: &str) -> String {
    format!("{body}digest {}\n", digest(body))
}

fn digest(body: &str) -> String {
    hex(&Sha256::digest(body.as_bytes()).into())
}

/// Reads line by line; knows where it is.
struct Parser<'a> {
    text: &'a str,
    /// Where the current line begins.
    at: usize,
    line: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1 }
    }

    fn fail<T>(&self, reason: impl Into<String>) -> Result<T, RecordError> {
        Err(RecordError { line: self.line, reason: reason.into() })
    }

    /// The current line, without going on.
    fn peek(&self) -> Result<&'a str, RecordError> {
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return self.fail("the record ends too early: it was cut off");
        }
        match rest.find('\n') {
            None => self.fail("the line is not finished: the record was cut off"),
            Some(end) if end > 400 => self.fail("the line is longer than 400 bytes"),
            Some(end) => Ok(&rest[..end]),
        }
    }

    fn advance(&mut self, line: &str) {
        self.at += line.len() + 1;
        self.line += 1;
    }

    /// Takes a line `word REST`, if the current one is such.
    fn take(&mut self, word: &str) -> Result<Option<&'a str>, RecordError> {
        let line = self.peek()?;
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        if rest.is_some() {
            self.advance(line);
        }
        Ok(rest)
    }

    fn expect(&mut self, word: &str) -> Result<&'a str, RecordError> {
        match self.take(word)? {
            Some(rest) => Ok(rest),
            None => self.fail(format!("expected `{word} ...`")),
        }
    }

    /// Parses a value of the line just taken.
    fn value<T: std::str::FromStr>(&self, text: &str, what: &str) -> Result<T, RecordError> {
        let reason = || format!("{:?} is no {what}", shortened(text));
        text.parse().map_err(|_| RecordError { line: self.line - 1, reason: reason() })
    }

    fn record(mut self) -> Result<Record, RecordError> {
        let magic = self.peek()?;
        if magic != MAGIC {
            return self.fail(format!("not a record: the first line must be `{MAGIC}`"));
        }
        self.advance(magic);
        let game = self.expect("game")?.to_owned();
        let rules = self.expect("rules")?;
        let rules_version = self.value(rules, "version number")?;
        let seats = self.expect("seats")?;
        let seats: usize = self.value(seats, "number of seats")?;
        if seats == 0 || seats > MAX_SEATS {
            return Err(RecordError { line: self.line - 1, reason: format!("seats must be 1 to {MAX_SEATS}") });
        }
        let mut options = Vec::new();
        while let Some(rest) = self.take("option")? {
            match rest.split_once(' ') {
                Some((key, value)) => options.push((key.to_owned(), value.to_owned())),
                None => return Err(RecordError { line: self.line - 1, reason: "expected `option KEY VALUE`".into() }),
            }
        }
        let mut players: Vec<(Seat, String)> = Vec::new();
        while let Some(rest) = self.take("player")? {
            let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
            let seat: Seat = self.value(seat, "seat")?;
            if seat.index() >= seats || players.last().is_some_and(|(last, _)| *last >= seat) {
                return Err(RecordError {
                    line: self.line - 1,
                    reason: "players come in the order of their seats".into(),
                });
            }
            players.push((seat, name.to_owned()));
        }
        let chance = self.expect("chance")?;
        let commitment = match chance.split_once(' ') {
            None if chance == "entered" => None,
            Some((CONSTRUCTION, hash)) => Some(self.value(hash, "SHA-256 hash")?),
            _ => {
                let reason = format!("chance must be `entered` or `{CONSTRUCTION} HASH`");
                return Err(RecordError { line: self.line - 1, reason });
            }
        };
        self.word("steps")?;
        let mut steps = Vec::new();
        while !matches!(self.peek()?, "open" | "over") {
            let line = self.peek()?;
            let well_formed = line.split_once(' ').is_some_and(|(who, what)| {
                (who == "*" || who.parse::<Seat>().is_ok())
                    && !what.is_empty()
                    && what.bytes().all(|byte| byte.is_ascii_graphic())
            });
            if !well_formed {
                return self.fail(format!(
                    "{:?} is no step: expected `SEAT ACTION`, `* OUTCOME`, `open` or `over`",
                    shortened(line)
                ));
            }
            steps.push(line.to_owned());
            self.advance(line);
        }
        let ending = if self.peek()? == "open" {
            self.word("open")?;
            Ending::Open
        } else {
            self.over(seats)?
        };
        let body = &self.text[..self.at];
        let told = self.expect("digest")?;
        if told != digest(body) {
            return Err(RecordError {
                line: self.line - 1,
                reason: "the digest does not fit: the record was altered".into(),
            });
        }
        if self.at != self.text.len() {
            return self.fail("there is text after the end of the record");
        }
        Ok(Record { game, rules_version, seats, options, players, commitment, steps, ending })
    }

    fn word(&mut self, word: &str) -> Result<(), RecordError> {
        let line = self.peek()?;
        if line != word {
            return self.fail(format!("expected `{word}`"));
        }
        self.advance(line);
        Ok(())
    }

    fn over(&mut self, seats: usize) -> Result<Ending, RecordError> {
        self.word("over")?;
        let resigned = match self.take("resigned")? {
            Some(seat) => Some(self.value(seat, "seat")?),
            None => None,
        };
        let mut results = Vec::new();
        while let Some(rest) = self.take("result")? {
            let [who, score, rank] = rest.split(' ').collect::<Vec<_>>()[..] else {
                return Err(RecordError { line: self.line - 1, reason: "expected `result WHO SCORE RANK`".into() });
            };
            results.push((who.to_owned(), self.value(score, "score")?, self.value(rank, "rank")?));
        }
        if results.len() < seats {
            return self.fail("expected `result WHO SCORE RANK`: there must be one for every seat");
        }
        let seed = match self.take("seed")? {
            Some(seed) => Some(self.value(seed, "seed")?),
            None => None,
        };
        Ok(Ending::Over { resigned, results, seed })
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
