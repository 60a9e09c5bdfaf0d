//! Enums whose variants are words: the same word in data, notation, options and on the wire.

/// Declares a fieldless enum with one word per variant: `ALL`, `word`, `index`, `Display`, `FromStr` and serde. If people
/// read its words, `said as` names the start of their keys: then it has `Describe` and `Sample` too.
macro_rules! words {
    ($(#[$meta:meta])* $what:literal $name:ident $(said as $key:literal)? { $($(#[$variant_meta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name {
            $($(#[$variant_meta])* #[doc = concat!("The word `", $word, "`.")] #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// Its word in data, notation and on the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Its place in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = kernel::NotationError;

            fn from_str(text: &str) -> Result<Self, kernel::NotationError> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(kernel::NotationError::new(
                        text,
                        $crate::errors::Expected::Word { what: $what, words: vec![$($word),+] },
                    )),
                }
            }
        }

        $crate::words::said! { $name $($key)? $($variant $word)+ }
    };
}

/// `Describe` and `Sample` for an enum of [`words!`], if it has the start of a key.
macro_rules! said {
    ($name:ident $key:literal $($variant:ident $word:literal)+) => {
        impl kernel::Describe for $name {
            fn message(&self) -> kernel::Message {
                let key = match self { $(Self::$variant => concat!($key, $word)),+ };
                kernel::Message::new(key, format_args!("{self}"))
            }
        }

        impl kernel::Sample for $name {
            fn samples() -> Vec<Self> {
                Self::ALL.to_vec()
            }
        }
    };
    ($name:ident $($variant:ident $word:literal)+) => {};
}

pub(crate) use {said, words};
