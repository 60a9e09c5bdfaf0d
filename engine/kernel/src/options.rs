//! What players agree on before the first step: variants, sets in play, solo level.
//!
//! Every option has a key and a text value, so that one description serves the lobby's form, the command line,
//! the record's header and the API.

use crate::option_field::{OptionField, OptionKind};
use crate::setup::SetupError;

/// The options of a game. Implemented by [`options!`](crate::options!).
pub trait GameOptions: Default + Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// Every option, in the order in which a form shows them.
    const FIELDS: &'static [OptionField];

    /// The value of an option as text.
    ///
    /// # Panics
    /// If `key` is none of [`Self::FIELDS`].
    fn get(&self, key: &str) -> String;

    /// Sets an option from text.
    ///
    /// # Errors
    /// If there is no such option, or the value is not allowed.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError>;

    /// All options as `(key, value)`, in order.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::FIELDS.iter().map(|field| (field.key, self.get(field.key))).collect()
    }

    /// Options from `(key, value)` pairs; keys not named keep their default.
    ///
    /// # Errors
    /// If there is no such option, or a value is not allowed.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            options.set(key, value)?;
        }
        Ok(options)
    }
}

/// A value that an option can have.
pub trait OptionValue: Sized {
    /// What may be entered.
    const KIND: OptionKind;

    /// The value as text.
    fn text(&self) -> String;

    /// The value that `text` names.
    fn parse(text: &str) -> Option<Self>;
}

impl OptionValue for bool {
    const KIND: OptionKind = OptionKind::Choice(&["no", "yes"]);

    fn text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn parse(text: &str) -> Option<Self> {
        match text {
            "no" => Some(false),
            "yes" => Some(true),
            _ => None,
        }
    }
}

/// Declares an enum whose variants are the words of an option.
///
/// ```
/// kernel::choice! {
///     /// Who begins.
///     pub enum First { White = "white", Black = "black" }
/// }
/// use kernel::OptionValue;
/// assert_eq!(First::parse("black"), Some(First::Black));
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $($(#[$variant_meta])* #[doc = concat!("Option word `", $word, "`.")] $variant),+
        }

        impl $crate::OptionValue for $name {
            const KIND: $crate::OptionKind = $crate::OptionKind::Choice(&[$($word),+]);

            fn text(&self) -> String {
                match self { $(Self::$variant => $word),+ }.to_owned()
            }

            fn parse(text: &str) -> Option<Self> {
                match text { $($word => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

/// Declares a game's options struct with defaults and its [`GameOptions`].
///
/// ```
/// kernel::options! {
///     /// What players agree on.
///     pub struct Options {
///         /// Count roads at the end?
///         roads ("roads"): bool = true,
///     }
/// }
/// use kernel::GameOptions;
/// let options = Options::from_pairs([("roads", "no")]).unwrap();
/// assert!(!options.roads);
/// let error = Options::from_pairs([("roads", "maybe")]).unwrap_err();
/// assert_eq!(error.to_string(), "option roads cannot be \"maybe\": use no or yes");
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$field_meta:meta])* $field:ident ($key:literal): $type:ty = $default:expr),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $vis struct $name { $($(#[$field_meta])* pub $field: $type),* }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default),* }
            }
        }

        impl $crate::GameOptions for $name {
            const FIELDS: &'static [$crate::OptionField] = &[
                $($crate::OptionField { key: $key, kind: <$type as $crate::OptionValue>::KIND }),*
            ];

            fn get(&self, key: &str) -> String {
                match key {
                    $($key => $crate::OptionValue::text(&self.$field),)*
                    _ => panic!("no option {key:?}"),
                }
            }

            fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::SetupError> {
                match key {
                    $($key => {
                        self.$field = <$type as $crate::OptionValue>::parse(value).ok_or_else(|| {
                            $crate::SetupError::bad_value($key, value, <$type as $crate::OptionValue>::KIND)
                        })?;
                        Ok(())
                    })*
                    _ => Err($crate::SetupError::unknown_option(key, Self::FIELDS)),
                }
            }
        }
    };
}
