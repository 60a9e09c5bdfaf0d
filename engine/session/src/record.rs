//! The match as text. The format is described in `docs/record.md`.

use std::fmt;

use sha2::{Digest, Sha256};

use kernel::{AtLine, MAX_SEATS, Seat, shortened};

use crate::fair::{CONSTRUCTION, Commitment, Seed, hex};

const MAGIC: &str = "bergfried-record 1";

/// The longest record that is read, in bytes: far more than any match needs.
const MAX_BYTES: usize = 4 << 20;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 400;

/// A match as a text file: header, one line per step, ending.
///
/// ```
/// use kernel::{Game, SeatCount};
/// use laws::toys::SealedBids;
/// use session::{ChanceSource, Ending, Record, Seed, Session};
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let record = Session::new(game, ChanceSource::Seed(Seed::from_number(1))).record();
/// assert_eq!(record.ending, Ending::Open);
/// let read = Record::parse(&record.to_string())?;
/// assert_eq!(read, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// Who played, by seat, as far as known.
    pub players: Vec<(Seat, String)>,
    /// The hash of the seed; `None` if chance was entered by hand.
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
        /// The seed, published at last; `None` if chance was entered by hand.
        seed: Option<Seed>,
    },
}

/// Why a text is not a record: the line and the reason.
pub type RecordError = AtLine<RecordProblem>;

kernel::messages! {
    /// What is wrong with a line of a record.
    pub enum RecordProblem {
        /// The file is longer than any match needs.
        TooLong {
            /// The most bytes that are read.
            bytes: usize,
        } = "record-too-long", "the file has more than {bytes} bytes";
        /// The line is longer than any record needs.
        LongLine {
            /// The most bytes of a line that are read.
            bytes: usize,
        } = "record-long-line", "the line is longer than {bytes} bytes";
        /// The file ends before the record does.
        CutOff = "record-cut-off", "the record ends here: it was cut off";
        /// The first line is not that of a record.
        NotARecord {
            /// What it must be.
            magic: &'static str,
        } = "record-magic", "not a record: the first line must be `{magic}`";
        /// Something else must be in this line.
        Expected {
            /// The form of the line.
            form: &'static str,
        } = "record-expected", "expected `{form}`";
        /// A value of the line cannot be read.
        BadValue {
            /// What is there.
            text: String,
            /// What should be.
            expected: RecordValue,
        } = "record-bad-value", "{text:?} is not {expected}";
        /// Where chance comes from is not said as it must be.
        Chance {
            /// The construction by which chance follows from a seed.
            construction: &'static str,
        } = "record-chance", "expected `chance entered` or `chance {construction} HASH`";
        /// The number of seats is not possible.
        Seats {
            /// The largest number possible.
            most: usize,
        } = "record-seats", "seats must be 1 to {most}";
        /// Players are not listed in the order of their seats.
        PlayerOrder = "record-player-order", "players must be listed in the order of their seats";
        /// The line is no step and no ending.
        NotAStep {
            /// What is there.
            text: String,
        } = "record-not-a-step", "{text:?} is no step: expected `SEAT ACTION`, `* OUTCOME`, `open` or `over`";
        /// A seat has no result.
        MissingResult = "record-missing-result", "expected `result WHO SCORE RANK`: every seat needs one";
        /// The digest is that of another text.
        Digest = "record-digest", "the digest does not match: the record was altered";
        /// Text follows the digest.
        TextAfterEnd = "record-text-after-end", "there is text after the end of the record";
    }
}

kernel::messages! {
    /// The values in a record that have a form of their own.
    #[derive(Copy)]
    pub enum RecordValue {
        /// A version of the rules.
        Version = "record-value-version", "a version number";
        /// How many seats.
        SeatCount = "record-value-seat-count", "a number of seats";
        /// A seat.
        Seat = "record-value-seat", "a seat";
        /// A SHA-256 hash.
        Hash = "record-value-hash", "a SHA-256 hash of 64 hexadecimal digits";
        /// Points.
        Score = "record-value-score", "a score";
        /// A rank.
        Rank = "record-value-rank", "a rank";
        /// A seed.
        Seed = "record-value-seed", "a seed of 64 hexadecimal digits";
    }
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
    /// At the first line that breaks the format; also if the file was cut off or altered after it was written.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(AtLine { line: 1, error: RecordProblem::TooLong { bytes: MAX_BYTES } });
        }
        Parser::new(text).record()
    }

    fn body(&self) -> String {
        use fmt::Write as _;
        let mut out = String::new();
        let mut line = |text: fmt::Arguments<'_>| writeln!(out, "{text}").expect("writing to a string does not fail");
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

/// The text of the file.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sealed(&self.body()))
    }
}

/// The text with the digest line that ends a record.
#[must_use]
pub fn sealed(body: &str) -> String {
    format!("{body}digest {}\n", digest(body))
}

fn digest(body: &str) -> String {
    hex(&Sha256::digest(body.as_bytes()).into())
}

/// Reads a record line by line.
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

    /// Refuses the current line.
    fn fail<T>(&self, error: RecordProblem) -> Result<T, RecordError> {
        Err(AtLine { line: self.line, error })
    }

    /// Refuses the line that was taken last.
    fn fail_taken<T>(&self, error: RecordProblem) -> Result<T, RecordError> {
        Err(AtLine { line: self.line - 1, error })
    }

    /// The current line, without moving on.
    fn peek(&self) -> Result<&'a str, RecordError> {
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return self.fail(RecordProblem::CutOff);
        }
        match rest.find('\n') {
            None => self.fail(RecordProblem::CutOff),
            Some(end) if end > MAX_LINE => self.fail(RecordProblem::LongLine { bytes: MAX_LINE }),
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

    /// Takes a line of the given form, such as `seats NUMBER`: its first word is fixed.
    fn expect(&mut self, form: &'static str) -> Result<&'a str, RecordError> {
        let (word, _) = form.split_once(' ').unwrap_or((form, ""));
        match self.take(word)? {
            Some(rest) => Ok(rest),
            None => self.fail(RecordProblem::Expected { form }),
        }
    }

    /// Parses a value of the line just taken.
    fn value<T: std::str::FromStr>(&self, text: &str, expected: RecordValue) -> Result<T, RecordError> {
        text.parse().or_else(|_| self.fail_taken(RecordProblem::BadValue { text: shortened(text), expected }))
    }

    fn record(mut self) -> Result<Record, RecordError> {
        let magic = self.peek()?;
        if magic != MAGIC {
            return self.fail(RecordProblem::NotARecord { magic: MAGIC });
        }
        self.advance(magic);
        let game = self.expect("game ID")?.to_owned();
        let rules = self.expect("rules VERSION")?;
        let rules_version = self.value(rules, RecordValue::Version)?;
        let seats = self.expect("seats NUMBER")?;
        let seats: usize = self.value(seats, RecordValue::SeatCount)?;
        if seats == 0 || seats > MAX_SEATS {
            return self.fail_taken(RecordProblem::Seats { most: MAX_SEATS });
        }
        let mut options = Vec::new();
        while let Some(rest) = self.take("option")? {
            match rest.split_once(' ') {
                Some((key, value)) => options.push((key.to_owned(), value.to_owned())),
                None => return self.fail_taken(RecordProblem::Expected { form: "option KEY VALUE" }),
            }
        }
        let mut players: Vec<(Seat, String)> = Vec::new();
        while let Some(rest) = self.take("player")? {
            let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
            let seat: Seat = self.value(seat, RecordValue::Seat)?;
            if seat.index() >= seats || players.last().is_some_and(|(last, _)| *last >= seat) {
                return self.fail_taken(RecordProblem::PlayerOrder);
            }
            players.push((seat, name.to_owned()));
        }
        let chance = self.expect("chance SOURCE")?;
        let commitment = match chance.split_once(' ') {
            None if chance == "entered" => None,
            Some((CONSTRUCTION, hash)) => Some(self.value(hash, RecordValue::Hash)?),
            _ => return self.fail_taken(RecordProblem::Chance { construction: CONSTRUCTION }),
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
                return self.fail(RecordProblem::NotAStep { text: shortened(line) });
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
        let found = self.expect("digest HASH")?;
        if found != digest(body) {
            return self.fail_taken(RecordProblem::Digest);
        }
        if self.at != self.text.len() {
            return self.fail(RecordProblem::TextAfterEnd);
        }
        Ok(Record { game, rules_version, seats, options, players, commitment, steps, ending })
    }

    fn word(&mut self, word: &'static str) -> Result<(), RecordError> {
        let line = self.peek()?;
        if line != word {
            return self.fail(RecordProblem::Expected { form: word });
        }
        self.advance(line);
        Ok(())
    }

    fn over(&mut self, seats: usize) -> Result<Ending, RecordError> {
        self.word("over")?;
        let resigned = match self.take("resigned")? {
            Some(seat) => Some(self.value(seat, RecordValue::Seat)?),
            None => None,
        };
        let mut results = Vec::new();
        while let Some(rest) = self.take("result")? {
            let [who, score, rank] = rest.split(' ').collect::<Vec<_>>()[..] else {
                return self.fail_taken(RecordProblem::Expected { form: "result WHO SCORE RANK" });
            };
            results.push((
                who.to_owned(),
                self.value(score, RecordValue::Score)?,
                self.value(rank, RecordValue::Rank)?,
            ));
        }
        if results.len() < seats {
            return self.fail(RecordProblem::MissingResult);
        }
        let seed = match self.take("seed")? {
            Some(seed) => Some(self.value(seed, RecordValue::Seed)?),
            None => None,
        };
        Ok(Ending::Over { resigned, results, seed })
    }
}
