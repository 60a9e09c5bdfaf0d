//! The words of one language, from its embedded Fluent files.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, game_words};

/// The embedded files that belong to no game: `words/LANGUAGE/FILE.ftl`.
macro_rules! shared_words {
    ($($file:literal),+ $(,)?) => {
        const fn shared_words(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::German => &[$(($file, include_str!(concat!("../words/de/", $file, ".ftl")))),+],
                Language::English => &[$(($file, include_str!(concat!("../words/en/", $file, ".ftl")))),+],
            }
        }
    };
}

shared_words!["common", "house", "terminal"];

/// The text of every file of a language, with the file's name.
pub fn sources(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    shared_words(language).iter().chain(game_words(language)).copied()
}

/// All messages of one language.
///
/// ```
/// use present::{Language, Words};
/// let words = Words::of(Language::English);
/// assert_eq!(words.text("score-total"), "Total");
/// assert_eq!(words.with("score-count", &[("count", 2.into())]), "(× 2)");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::load(Language::German));
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::load(Language::English));

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::German => &GERMAN,
            Language::English => &ENGLISH,
        }
    }

    fn load(language: Language) -> Self {
        let locale = language.tag().parse().expect("the tags of the house are valid locales");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolating marks protect mixed writing directions; both languages run left to right, and the marks would end
        // up in labels, notations and tests.
        bundle.set_use_isolating(false);
        for (file, source) in sources(language) {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words/{language}/{file}.ftl: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("words/{language}/{file}.ftl: {errors:?}"));
        }
        Self { language, bundle }
    }

    /// The language they are in.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Is there a message `key`?
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message `key`, which takes no arguments.
    ///
    /// # Panics
    /// In a debug build if there is no such message; a release build shows the key.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message `key` with its arguments filled in.
    ///
    /// # Panics
    /// In a debug build if there is no such message or an argument is missing; a release build shows the key, or the
    /// argument's name.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no words for {key:?} in {}", self.language);
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "words for {key:?} in {}: {errors:?}", self.language);
        text
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Some text: a name, or words made before.
    Text(Cow<'a, str>),
    /// A number, by which a message may choose its form.
    Number(i64),
}

impl Arg<'_> {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(text.as_ref()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! number_args {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })+
    };
}

number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}
