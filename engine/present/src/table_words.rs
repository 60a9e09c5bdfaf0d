//! The words of a text board at a table: messages in the reader's language, and players by their names.

use kernel::{BoardWords, Message, Seat};

use crate::face::name_of;
use crate::words::Words;

/// As long as the longest name of a computer player.
const LONGEST_NAME: usize = 14;

/// What a text board is written with for somebody at the table.
///
/// ```
/// use kernel::{BoardWords as _, Seat};
/// use present::{Language, TableWords, Words};
///
/// let names = ["Anna".to_owned(), "Maximilian von der Burg".to_owned()];
/// let words = TableWords { words: Words::of(Language::German), names: &names };
/// assert_eq!(words.seat(Seat::new(0)), "Anna");
/// assert_eq!(words.seat(Seat::new(1)), "Maximilian vo…");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TableWords<'a> {
    /// The messages of the game.
    pub words: &'static Words,
    /// The player name of each seat.
    pub names: &'a [String],
}

impl BoardWords for TableWords<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// The player's name, cut to a length that a column has room for.
    fn seat(&self, seat: Seat) -> String {
        let name = name_of(self.names, seat);
        if name.chars().count() <= LONGEST_NAME {
            return name.to_owned();
        }
        name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
    }
}
