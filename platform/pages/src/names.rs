//! What people are called.

use present::Words;
use store::{Occupant, Token};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// A name as typed, without what would break a line or a page; `None` if nothing is left.
pub(crate) fn tidy_name(typed: &str) -> Option<String> {
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

/// The name of a guest who has not told one: the same at every visit.
pub(crate) fn default_name(words: &Words, guest: Token) -> String {
    let bytes = guest.bytes();
    let number = u32::from(u16::from_be_bytes([bytes[0], bytes[1]])) % 900 + 100;
    words.with("guest-default", &[("number", i64::from(number).into())])
}

/// The word for a level of the computer player.
pub(crate) fn level_name(words: &Words, level: &str) -> String {
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

/// The level that is offered first: of the milder half the strongest, for a pleasant first match.
pub(crate) fn first_level(levels: &'static [&'static str]) -> &'static str {
    levels[(levels.len() - 1) / 2]
}

/// What stands on a seat's panel.
pub(crate) fn occupant_name(words: &Words, occupant: &Occupant) -> String {
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
