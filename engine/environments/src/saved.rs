//! A state as text.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{ChanceSource, Ending, Record, Seed, SharedChance, sealed};

use crate::error::SavedError;

/// Everything from which a state can be made again. Its text contains what is hidden in the match.
///
/// A state of a match is its record and, while its seed is still secret, the seed. A determinized state is the view and the
/// number from which it was drawn, and a record of the steps since then.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedState {
    /// Game, seats, options and steps.
    pub record: Record,
    /// The seed of an unfinished match.
    pub(crate) seed: Option<Seed>,
    /// The view and the random number from which a determinized state was drawn.
    pub(crate) drawn_from: Option<(Value, u64)>,
}

/// The text of a [`SavedState`] above its digest.
#[derive(Serialize, Deserialize)]
struct Text {
    record: String,
    seed: Option<String>,
    drawn_from: Option<(Value, u64)>,
}

impl SavedState {
    /// The last state of a record.
    #[must_use]
    pub fn of_record(record: Record) -> Self {
        Self { record, seed: None, drawn_from: None }
    }

    /// Reads the text of a state.
    ///
    /// # Errors
    /// If it is not exactly as it was written.
    pub fn parse(text: &str) -> Result<Self, SavedError> {
        let body = text.lines().next().unwrap_or_default();
        if sealed(&format!("{body}\n")) != text {
            return Err(SavedError::NotSaved);
        }
        let Text { record, seed, drawn_from } = serde_json::from_str(body).map_err(|_| SavedError::NotSaved)?;
        let seed = seed.map(|seed| seed.parse()).transpose().map_err(|_| SavedError::NotSaved)?;
        Ok(Self { record: Record::parse(&record)?, seed, drawn_from })
    }

    /// Where chance comes from when the match is played on.
    pub(crate) fn chance(&self) -> ChanceSource {
        let published = match &self.record.ending {
            Ending::Over { secret, .. } => secret.as_ref(),
            Ending::Open => None,
        };
        match self.seed.as_ref().or(published) {
            None => ChanceSource::Entered,
            Some(seed) if self.record.contributions.is_empty() => ChanceSource::Seed(seed.clone()),
            Some(secret) => {
                ChanceSource::Shared(SharedChance::new(secret.clone(), self.record.contributions.clone()).into())
            }
        }
    }
}

/// One line of JSON, and a line with its digest.
impl std::fmt::Display for SavedState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = Text {
            record: self.record.to_string(),
            seed: self.seed.as_ref().map(Seed::reveal),
            drawn_from: self.drawn_from.clone(),
        };
        let json = serde_json::to_string(&text).map_err(|_| std::fmt::Error)?;
        f.write_str(&sealed(&format!("{json}\n")))
    }
}
