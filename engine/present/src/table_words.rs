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
/// let names = ["Anna (leicht)".to_owned(), "Kunigunde (leicht)".to_owned(), "Maximilian von der Burg".to_owned()];
/// let words = TableWords { words: Words::of(Language::German), names: &names };
/// assert_eq!(words.seat(Seat::new(0)), "Anna (leicht)");
/// assert_eq!(words.seat(Seat::new(1)), "Kunigunde");
/// assert_eq!(words.seat(Seat::new(2)), "Maximilian vo…");
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

    /// The player's name, cut to a length that a column has room for. The level of a computer player is left out first.
    fn seat(&self, seat: Seat) -> String {
        let whole = name_of(self.names, seat);
        let fits = |name: &&str| name.chars().count() <= LONGEST_NAME;
        let name = whole.split_once(" (").map_or(whole, |(name, _)| name);
        if let Some(name) = [whole, name].into_iter().find(fits) {
            return name.to_owned();
        }
        name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
    }
}
