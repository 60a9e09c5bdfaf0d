//! The match as text. The format is described in `docs/record.md`.

use std::fmt;

use sha2::{Digest, Sha256};

use kernel::{AtLine, Seat};

use crate::box_hash::BoxHash;
use crate::fair::{CONSTRUCTION, Commitment, Contributed, SHARED_CONSTRUCTION, Seed, hex};

/// The first line, up to the number of the format.
pub(crate) const MAGIC: &str = "bergfried-record ";

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
    /// The pieces it was played with; `None` in a record of format 1, which does not say.
    pub box_hash: Option<BoxHash>,
    /// How many seats.
    pub seats: usize,
    /// The options agreed on.
    pub options: Vec<(String, String)>,
    /// Who played, by seat, as far as known.
    pub players: Vec<(Seat, String)>,
    /// Whether it is a practice match, in which everything can be taken back.
    pub practice: bool,
    /// The hash of the secret; `None` if chance was entered by hand.
    pub commitment: Option<Commitment>,
    /// What guests contributed to the seed, in the order of seats. Without any, the secret is the seed itself.
    pub contributions: Vec<Contributed>,
    /// The steps that were not taken back, in notation: `1 roll0`, `* 5`.
    pub steps: Vec<String>,
    /// Where a practice match was taken back, in the order of the steps; at most one before each step.
    pub rewinds: Vec<Rewind>,
    /// How it ended, or that it goes on.
    pub ending: Ending,
}

/// A practice match was taken back. From here on chance is drawn under another count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewind {
    /// The index of the step before which it stands.
    pub step: usize,
    /// How often the match had been taken back then, this time included.
    pub count: u32,
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
        /// The secret, published at last: the seed itself, or the server's part of it where guests have contributed. `None` if
        /// chance was entered by hand.
        secret: Option<Seed>,
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
        /// The format is not known.
        OtherFormat {
            /// The number in the first line.
            found: String,
        } = "record-format", "the record has format {found}; this program reads formats 1 and 2";
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
        /// An option is listed again.
        DuplicateOption {
            /// The option.
            key: String,
        } = "record-duplicate-option", "the option {key} is listed twice";
        /// It is not said whether this is a practice match.
        Practice = "record-practice", "expected `practice no` or `practice yes`";
        /// The number of contributions does not go with the construction.
        Contributions {
            /// The construction in which guests contribute.
            construction: &'static str,
            /// The most seats.
            most: usize,
        } = "record-contributions", "expected `contributions 0`, or with `{construction}` 1 to {most}";
        /// Contributions are not listed in the order of seats.
        ContributionOrder = "record-contribution-order", "contributions must be listed in the order of seats";
        /// An ordinary match has no rewinds.
        OrdinaryRewind = "record-ordinary-rewind", "only a practice match has `rewinds` lines";
        /// The count does not rise, or a second one stands before the same step.
        RewindOrder = "record-rewind-order", "rewinds must be counted upwards, at most once before each step";
        /// Where chance comes from is not said as it must be.
        Chance {
            /// The construction by which chance follows from a seed.
            construction: &'static str,
            /// The one in which guests contribute to the seed.
            shared: &'static str,
        } = "record-chance", "expected `chance entered`, `chance {construction} HASH` or `chance {shared} HASH`";
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
        /// The hash of a box.
        Box = "record-value-box", "a box hash of 16 hexadecimal digits";
        /// A count of rewinds.
        Rewinds = "record-value-rewinds", "a number of rewinds";
        /// A SHA-256 hash.
        Hash = "record-value-hash", "a SHA-256 hash of 64 hexadecimal digits";
        /// Points.
        Score = "record-value-score", "a score";
        /// A rank.
        Rank = "record-value-rank", "a rank";
        /// A seed.
        Seed = "record-value-seed", "a seed of 64 hexadecimal digits";
        /// A number of contributions.
        ContributionCount = "record-value-contribution-count", "a number of contributions";
        /// What a guest contributed.
        Contribution = "record-value-contribution", "a contribution of 32 hexadecimal digits";
    }
}

impl Record {
    /// The line number in the file of the step with the given index.
    #[must_use]
    pub fn line_of_step(&self, index: usize) -> usize {
        // Format 1: magic, game, rules, seats, chance, "steps"; format 2 also box, practice, contributions.
        let header = if self.box_hash.is_some() { 9 } else { 6 };
        let rewinds = self.rewinds.iter().filter(|rewind| rewind.step <= index).count();
        header + self.options.len() + self.players.len() + self.contributions.len() + rewinds + index + 1
    }

    /// The text above the digest: in format 1 for a record that was read in it, else in format 2.
    fn body(&self) -> String {
        use fmt::Write as _;
        let mut out = String::new();
        let mut line = |text: fmt::Arguments<'_>| writeln!(out, "{text}").expect("writing to a string does not fail");
        line(format_args!("{MAGIC}{}", if self.box_hash.is_some() { 2 } else { 1 }));
        line(format_args!("game {}", self.game));
        line(format_args!("rules {}", self.rules_version));
        if let Some(hash) = self.box_hash {
            line(format_args!("box {hash}"));
        }
        line(format_args!("seats {}", self.seats));
        for (key, value) in &self.options {
            line(format_args!("option {key} {value}"));
        }
        for (seat, name) in &self.players {
            line(format_args!("player {seat} {name}"));
        }
        if self.box_hash.is_some() {
            line(format_args!("practice {}", if self.practice { "yes" } else { "no" }));
        }
        let shared = !self.contributions.is_empty();
        match &self.commitment {
            Some(commitment) if shared => line(format_args!("chance {SHARED_CONSTRUCTION} {commitment}")),
            Some(commitment) => line(format_args!("chance {CONSTRUCTION} {commitment}")),
            None => line(format_args!("chance entered")),
        }
        if self.box_hash.is_some() {
            line(format_args!("contributions {}", self.contributions.len()));
        }
        for Contributed { seat, hash, opening } in &self.contributions {
            line(format_args!("contribution {seat} {hash} {opening}"));
        }
        line(format_args!("steps"));
        let mut rewinds = self.rewinds.iter().peekable();
        for (index, step) in self.steps.iter().map(Some).chain([None]).enumerate() {
            if let Some(rewind) = rewinds.next_if(|rewind| rewind.step == index) {
                line(format_args!("rewinds {}", rewind.count));
            }
            if let Some(step) = step {
                line(format_args!("{step}"));
            }
        }
        match &self.ending {
            Ending::Open => line(format_args!("open")),
            Ending::Over { resigned, results, secret } => {
                line(format_args!("over"));
                if let Some(seat) = resigned {
                    line(format_args!("resigned {seat}"));
                }
                for (who, score, rank) in results {
                    line(format_args!("result {who} {score} {rank}"));
                }
                if let Some(secret) = secret {
                    let word = if shared { "secret" } else { "seed" };
                    line(format_args!("{word} {}", secret.reveal()));
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

pub(crate) fn digest(body: &str) -> String {
    hex(&Sha256::digest(body.as_bytes()))
}
