//! Text that cannot be read.

use std::fmt;

use crate::message::{Describe, Message, Sample, shortened};

/// Text that is not in the notation that was expected.
///
/// ```
/// let error = "nine".parse::<kernel::Seat>().unwrap_err();
/// assert_eq!(error.to_string(), "\"nine\" is no seat: use 1 to 8");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text that was given, cut to a readable length.
    pub text: String,
    /// What was expected, with an example.
    pub expected: Message,
}

impl NotationError {
    /// `text` should have been something else.
    #[must_use]
    pub fn new(text: &str, expected: impl Describe) -> Self {
        Self { text: shortened(text), expected: expected.message() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}", self.text, self.expected)
    }
}

impl std::error::Error for NotationError {}

impl Describe for NotationError {
    fn message(&self) -> Message {
        Message::new("notation-unreadable", format_args!("{self}"))
            .arg("text", &self.text)
            .arg("expected", &self.expected)
    }
}

impl Sample for NotationError {
    fn samples() -> Vec<Self> {
        Expected::samples().into_iter().map(|expected| Self::new("text", expected)).collect()
    }
}

crate::messages! {
    /// What every game's notation has.
    pub(crate) enum Expected {
        Seat = "notation-seat", "seat: use 1 to 8";
        Step = "notation-step", "step: use a seat and its action, or * and an outcome";
    }
}
