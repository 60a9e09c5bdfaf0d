//! Names of guests, levels and occupants.

use journal::{Occupant, Token};
use present::Words;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name as typed, without control characters and surplus spaces, cut to [`LONGEST_NAME`]; `None` if nothing is left.
#[must_use]
pub fn tidy_name(typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let name: String = words
        .into_iter()
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
        .take(LONGEST_NAME)
        .collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

/// The name of a guest who has not chosen one: the same at every visit.
#[must_use]
pub fn default_name(words: &Words, guest: Token) -> String {
    let bytes = guest.bytes();
    let number = u32::from(u16::from_be_bytes([bytes[0], bytes[1]])) % 900 + 100;
    words.with("guest-default", &[("number", i64::from(number).into())])
}

/// The name of a computer player's level.
#[must_use]
pub fn level_name(words: &Words, level: &str) -> String {
    match level {
        "random" => words.text("level-random"),
        "greedy" => words.text("level-greedy"),
        "easy" => words.text("level-easy"),
        "medium" => words.text("level-medium"),
        "hard" => words.text("level-hard"),
        "master" => words.text("level-master"),
        other => other.to_owned(),
    }
}

/// The level that is offered first: the strongest of the weaker half, for a pleasant first match.
///
/// # Panics
/// If there are no levels.
#[must_use]
pub fn default_level(levels: &'static [&'static str]) -> &'static str {
    levels[(levels.len() - 1) / 2]
}

/// The name of whoever sits on a seat.
#[must_use]
pub fn occupant_name(words: &Words, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => words.text("seat-open"),
        Occupant::Guest { name, .. } => name.clone(),
        Occupant::Bot { level } => words.with("seat-bot", &[("level", level_name(words, level).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::tidy_name;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy_name("  Ritter\n\tKunibert "), Some("Ritter Kunibert".to_owned()));
        assert_eq!(tidy_name(" \u{7} \n"), None);
        assert_eq!(tidy_name(&"ü".repeat(100)).map(|name| name.chars().count()), Some(24));
    }
}
