//! Why a table cannot be laid as asked.

use crate::{OptionField, OptionKind};

/// The wish for a match that the rules do not allow, in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for so many seats.
    #[error("{game} is not for {seats} seats: use {}", listed(*allowed))]
    Seats {
        /// The game's id.
        game: &'static str,
        /// The number asked for.
        seats: usize,
        /// The numbers allowed.
        allowed: &'static [u8],
    },
    /// The game has no such option.
    #[error("there is no option {key:?}: {known}")]
    UnknownOption {
        /// The key asked for.
        key: String,
        /// The options there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option {key} cannot be {value:?}: use {allowed}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// The value asked for.
        value: String,
        /// The values allowed.
        allowed: String,
    },
    /// Options, or options and seats, that do not go together.
    #[error("{0}")]
    Conflict(String),
}

impl SetupError {
    /// There is no option `key`.
    #[must_use]
    pub fn unknown_option(key: &str, fields: &[OptionField]) -> Self {
        let known = if fields.is_empty() {
            "the game has none".to_owned()
        } else {
            format!("the game has {}", listed(fields.iter().map(|field| field.key)))
        };
        Self::UnknownOption { key: key.chars().take(40).collect(), known }
    }

    /// The option `key` cannot be `value`.
    #[must_use]
    pub fn bad_value(key: &'static str, value: &str, kind: OptionKind) -> Self {
        let allowed = match kind {
            OptionKind::Choice(words) => listed(words),
            OptionKind::Pick { of, count } => {
                format!("{count} different of {} joined by +, or random", listed(of))
            }
        };
        Self::BadValue { key, value: value.chars().take(40).collect(), allowed }
    }
}

/// `a, b or c`.
fn listed<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}
