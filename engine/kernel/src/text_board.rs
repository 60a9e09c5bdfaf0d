//! The table as text, for a terminal: in English for developers, and in the words of whoever reads it.

use std::fmt;

use crate::{Describe, Message, Seat};

/// The words that a text board is written with.
pub trait BoardWords {
    /// The text of a message.
    fn say(&self, message: &Message) -> String;

    /// What a seat is called, short enough for a column.
    fn seat(&self, seat: Seat) -> String;
}

impl dyn BoardWords + '_ {
    /// The text of something that can be said.
    #[must_use]
    pub fn text(&self, what: &impl Describe) -> String {
        self.say(&what.message())
    }
}

/// The words of developers: English, and a seat is its number. Golden files have them.
#[derive(Clone, Copy, Debug)]
pub struct English;

impl BoardWords for English {
    fn say(&self, message: &Message) -> String {
        message.to_string()
    }

    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }
}

/// A view that can be shown in a terminal.
///
/// Every word for people is a message, so that a board can be read in every language. Letters and ids that are typed as
/// notation stay as they are.
pub trait TextBoard {
    /// Writes the board, every line with its end.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result;

    /// The board in some words.
    fn text_board(&self, words: &dyn BoardWords) -> String {
        let mut text = String::new();
        self.write_board(&mut text, words).expect("a string can be written to");
        text
    }

    /// The board in the words of developers, see [`English`].
    fn english_board(&self) -> String {
        self.text_board(&English)
    }
}
