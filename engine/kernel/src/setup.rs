//! Why a match cannot be set up as asked.

use crate::message::{Describe, Message, or_list, shortened};
use crate::option_field::{OptionField, OptionKind};

crate::messages! {
    /// A match that the rules do not allow.
    pub enum SetupError {
        /// The game is not for so many seats.
        Seats {
            /// The game's id.
            game: &'static str,
            /// The number asked for.
            seats: usize,
            /// The numbers allowed.
            allowed: &'static [u8],
        } = "setup-seats", "{game} is not for {seats} seats: use {}", or_list(*allowed);
        /// The game has no such option.
        UnknownOption {
            /// The key asked for.
            key: String,
            /// The keys that the game has, at least one.
            known: Vec<&'static str>,
        } = "setup-unknown-option", "there is no option {key:?}: the game has {}", or_list(known);
        /// The game has no options at all.
        NoOptions {
            /// The key asked for.
            key: String,
        } = "setup-no-options", "there is no option {key:?}: the game has none";
        /// The option cannot have this value.
        BadValue {
            /// The option.
            key: &'static str,
            /// The value asked for.
            value: String,
            /// The values allowed.
            allowed: OptionKind,
        } = "setup-bad-value", "option {key} cannot be {value:?}: use {}", allowed.message();
        /// Options, or options and seats, that do not go together: the game says why.
        Conflict(conflict: Message);
    }
}

impl SetupError {
    /// There is no option `key`.
    #[must_use]
    pub fn unknown_option(key: &str, fields: &[OptionField]) -> Self {
        let key = shortened(key);
        if fields.is_empty() {
            Self::NoOptions { key }
        } else {
            Self::UnknownOption { key, known: fields.iter().map(|field| field.key).collect() }
        }
    }

    /// The option `key` cannot be `value`.
    #[must_use]
    pub fn bad_value(key: &'static str, value: &str, allowed: OptionKind) -> Self {
        Self::BadValue { key, value: shortened(value), allowed }
    }

    /// Options, or options and seats, do not go together.
    #[must_use]
    pub fn conflict(reason: impl Describe) -> Self {
        Self::Conflict(reason.message())
    }
}
