//! Reads the text of a record, line by line. Every record has exactly one text: whatever is read is written the same.

use std::fmt;
use std::str::FromStr;

use kernel::{AtLine, MAX_SEATS, Seat, shortened};

use crate::fair::{CONSTRUCTION, Commitment, Contributed, SHARED_CONSTRUCTION};
use crate::match_session::AUTOMATON;
use crate::record::{Ending, MAGIC, Record, RecordError, RecordProblem, RecordValue, Rewind, digest};

/// The longest record that is read, in bytes: far more than any match needs.
const MAX_BYTES: usize = 4 << 20;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 400;

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// At the first line that breaks the format; also if the file was cut off or altered after it was written.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(AtLine { line: 1, error: RecordProblem::TooLong { bytes: MAX_BYTES } });
        }
        Parser { text, at: 0, line: 1 }.record()
    }
}

struct Parser<'a> {
    text: &'a str,
    /// Where the current line begins.
    at: usize,
    line: usize,
}

/// The versions of the format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    One,
    Two,
}

impl<'a> Parser<'a> {
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

    /// Takes a line that is this word.
    fn word(&mut self, word: &'static str) -> Result<(), RecordError> {
        let line = self.peek()?;
        if line != word {
            return self.fail(RecordProblem::Expected { form: word });
        }
        self.advance(line);
        Ok(())
    }

    /// A value of the line just taken, in the one way it is written.
    fn value<T: FromStr + fmt::Display>(&self, text: &str, expected: RecordValue) -> Result<T, RecordError> {
        match text.parse::<T>() {
            Ok(value) if value.to_string() == text => Ok(value),
            _ => self.fail_taken(RecordProblem::BadValue { text: shortened(text), expected }),
        }
    }

    fn record(mut self) -> Result<Record, RecordError> {
        let format = self.format()?;
        let two = format == Format::Two;
        let game = self.expect("game ID")?.to_owned();
        let rules = self.expect("rules VERSION")?;
        let rules_version = self.value(rules, RecordValue::Version)?;
        let box_hash = if two {
            let hash = self.expect("box HASH")?;
            Some(self.value(hash, RecordValue::Box)?)
        } else {
            None
        };
        let seats = self.expect("seats NUMBER")?;
        let seats: usize = self.value(seats, RecordValue::SeatCount)?;
        if seats == 0 || seats > MAX_SEATS {
            return self.fail_taken(RecordProblem::Seats { most: MAX_SEATS });
        }
        let options = self.options()?;
        let players = self.players(seats)?;
        let practice = two && self.practice()?;
        let chance = self.expect("chance SOURCE")?;
        let (shared, commitment): (bool, Option<Commitment>) = match chance.split_once(' ') {
            None if chance == "entered" => (false, None),
            Some((CONSTRUCTION, hash)) => (false, Some(self.value(hash, RecordValue::Hash)?)),
            Some((SHARED_CONSTRUCTION, hash)) if two => (true, Some(self.value(hash, RecordValue::Hash)?)),
            _ => {
                let (construction, shared) = (CONSTRUCTION, SHARED_CONSTRUCTION);
                return self.fail_taken(RecordProblem::Chance { construction, shared });
            }
        };
        let contributions = if two { self.contributions(shared, seats)? } else { Vec::new() };
        self.word("steps")?;
        let (steps, rewinds) = self.steps(format, practice)?;
        let ending = if self.peek()? == "open" {
            self.word("open")?;
            Ending::Open
        } else {
            self.over(seats, commitment.map(|_| if shared { "secret HEX" } else { "seed HEX" }))?
        };
        let body = &self.text[..self.at];
        let found = self.expect("digest HASH")?;
        if found != digest(body) {
            return self.fail_taken(RecordProblem::Digest);
        }
        if self.at != self.text.len() {
            return self.fail(RecordProblem::TextAfterEnd);
        }
        Ok(Record {
            game,
            rules_version,
            box_hash,
            seats,
            options,
            players,
            practice,
            commitment,
            contributions,
            steps,
            rewinds,
            ending,
        })
    }

    fn format(&mut self) -> Result<Format, RecordError> {
        let line = self.peek()?;
        let format = match line.strip_prefix(MAGIC) {
            None => return self.fail(RecordProblem::NotARecord { magic: "bergfried-record 2" }),
            Some("1") => Format::One,
            Some("2") => Format::Two,
            Some(other) => return self.fail(RecordProblem::OtherFormat { found: shortened(other) }),
        };
        self.advance(line);
        Ok(format)
    }

    fn options(&mut self) -> Result<Vec<(String, String)>, RecordError> {
        let mut options: Vec<(String, String)> = Vec::new();
        while let Some(rest) = self.take("option")? {
            let Some((key, value)) = rest.split_once(' ') else {
                return self.fail_taken(RecordProblem::Expected { form: "option KEY VALUE" });
            };
            if options.iter().any(|(other, _)| other == key) {
                return self.fail_taken(RecordProblem::DuplicateOption { key: shortened(key) });
            }
            options.push((key.to_owned(), value.to_owned()));
        }
        Ok(options)
    }

    fn players(&mut self, seats: usize) -> Result<Vec<(Seat, String)>, RecordError> {
        let mut players: Vec<(Seat, String)> = Vec::new();
        while let Some(rest) = self.take("player")? {
            let Some((seat, name)) = rest.split_once(' ') else {
                return self.fail_taken(RecordProblem::Expected { form: "player SEAT TEXT" });
            };
            let seat: Seat = self.value(seat, RecordValue::Seat)?;
            if seat.index() >= seats || players.last().is_some_and(|(last, _)| *last >= seat) {
                return self.fail_taken(RecordProblem::PlayerOrder);
            }
            players.push((seat, name.to_owned()));
        }
        Ok(players)
    }

    fn practice(&mut self) -> Result<bool, RecordError> {
        match self.take("practice")? {
            Some("no") => Ok(false),
            Some("yes") => Ok(true),
            Some(_) => self.fail_taken(RecordProblem::Practice),
            None => self.fail(RecordProblem::Practice),
        }
    }

    /// What guests contributed: nothing, or under the shared construction at least one and at most one for each seat.
    fn contributions(&mut self, shared: bool, seats: usize) -> Result<Vec<Contributed>, RecordError> {
        let count = self.expect("contributions NUMBER")?;
        let count: usize = self.value(count, RecordValue::ContributionCount)?;
        if (count > 0) != shared || count > seats {
            let (construction, most) = (SHARED_CONSTRUCTION, seats);
            return self.fail_taken(RecordProblem::Contributions { construction, most });
        }
        let mut contributions: Vec<Contributed> = Vec::with_capacity(count);
        for _ in 0..count {
            let [seat, hash, opening] = self.expect("contribution SEAT HASH HEX")?.split(' ').collect::<Vec<_>>()[..]
            else {
                return self.fail_taken(RecordProblem::Expected { form: "contribution SEAT HASH HEX" });
            };
            let seat: Seat = self.value(seat, RecordValue::Seat)?;
            if seat.index() >= seats || contributions.last().is_some_and(|last| last.seat >= seat) {
                return self.fail_taken(RecordProblem::ContributionOrder);
            }
            let hash = self.value(hash, RecordValue::Hash)?;
            let opening = self.value(opening, RecordValue::Contribution)?;
            contributions.push(Contributed { seat, hash, opening });
        }
        Ok(contributions)
    }

    /// The steps up to the line `open` or `over`, and the rewinds between them.
    fn steps(&mut self, format: Format, practice: bool) -> Result<(Vec<String>, Vec<Rewind>), RecordError> {
        let (mut steps, mut rewinds) = (Vec::new(), Vec::<Rewind>::new());
        while !matches!(self.peek()?, "open" | "over") {
            if format == Format::Two
                && let Some(count) = self.take("rewinds")?
            {
                if !practice {
                    return self.fail_taken(RecordProblem::OrdinaryRewind);
                }
                let rewind = Rewind { step: steps.len(), count: self.value(count, RecordValue::Rewinds)? };
                let follows = |last: &Rewind| last.step < rewind.step && last.count < rewind.count;
                if rewind.count == 0 || !rewinds.last().is_none_or(follows) {
                    return self.fail_taken(RecordProblem::RewindOrder);
                }
                rewinds.push(rewind);
                continue;
            }
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
        Ok((steps, rewinds))
    }

    /// The ending; `secret` is the form of the line in which the secret is published, if there is one.
    fn over(&mut self, seats: usize, secret: Option<&'static str>) -> Result<Ending, RecordError> {
        self.word("over")?;
        let resigned = match self.take("resigned")? {
            Some(seat) => {
                let seat: Seat = self.value(seat, RecordValue::Seat)?;
                if seat.index() >= seats {
                    return self.fail_taken(RecordProblem::Seats { most: seats });
                }
                Some(seat)
            }
            None => None,
        };
        let mut results: Vec<(String, i32, u8)> = Vec::new();
        while let Some(rest) = self.take("result")? {
            let [who, score, rank] = rest.split(' ').collect::<Vec<_>>()[..] else {
                return self.fail_taken(RecordProblem::Expected { form: "result WHO SCORE RANK" });
            };
            // Every seat once, in their order; then the automaton, if there is one.
            let count = results.len();
            if count < seats && who != Seat::new(count as u8).to_string() {
                return self
                    .fail_taken(RecordProblem::Expected { form: "result SEAT SCORE RANK, in the order of seats" });
            }
            if count >= seats && (count > seats || who != AUTOMATON) {
                return self.fail_taken(RecordProblem::Expected { form: secret.unwrap_or("digest HASH") });
            }
            results.push((
                who.to_owned(),
                self.value(score, RecordValue::Score)?,
                self.value(rank, RecordValue::Rank)?,
            ));
        }
        if results.len() < seats {
            return self.fail(RecordProblem::MissingResult);
        }
        let secret = match secret {
            Some(form) => {
                let secret = self.expect(form)?;
                let bad = || RecordProblem::BadValue { text: shortened(secret), expected: RecordValue::Seed };
                Some(secret.parse().or_else(|_| self.fail_taken(bad()))?)
            }
            None => None,
        };
        Ok(Ending::Over { resigned, results, secret })
    }
}
