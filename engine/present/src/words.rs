//! Messages in German and English, from embedded Fluent files.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use foldhash::fast::FixedState;
use kernel::{Message, Value};

use crate::language::Language;

/// A file of messages in every language.
#[derive(Clone, Copy, Debug)]
pub struct WordFile {
    /// A name for error messages.
    pub name: &'static str,
    /// The German Fluent source.
    pub german: &'static str,
    /// The English Fluent source.
    pub english: &'static str,
}

impl WordFile {
    /// The Fluent source in a language.
    #[must_use]
    pub const fn source(&self, language: Language) -> &'static str {
        match language {
            Language::German => self.german,
            Language::English => self.english,
        }
    }
}

/// The messages that all games share.
pub const COMMON: WordFile = WordFile {
    name: "common",
    german: include_str!("../words/de/common.ftl"),
    english: include_str!("../words/en/common.ftl"),
};

/// Error messages that do not belong to one game.
pub const ERRORS: WordFile = WordFile {
    name: "errors",
    german: include_str!("../words/de/errors.ftl"),
    english: include_str!("../words/en/errors.ftl"),
};

/// The messages that do not belong to a game.
pub static SHARED: WordList = WordList::new(&[COMMON, ERRORS]);

/// Message files that are used together. They are parsed on first use.
///
/// ```
/// use present::{COMMON, Language, WordFile, WordList};
///
/// const DICE: WordFile = WordFile { name: "dice", german: "throw = Würfeln", english: "throw = Throw" };
/// static WORDS: WordList = WordList::new(&[COMMON, DICE]);
/// assert_eq!(WORDS.of(Language::German).text("throw"), "Würfeln");
/// ```
#[derive(Debug)]
pub struct WordList {
    files: &'static [WordFile],
    german: OnceLock<Words>,
    english: OnceLock<Words>,
}

impl WordList {
    /// The messages of these files. A key must not occur in two of them.
    #[must_use]
    pub const fn new(files: &'static [WordFile]) -> Self {
        Self { files, german: OnceLock::new(), english: OnceLock::new() }
    }

    /// The files.
    #[must_use]
    pub const fn files(&self) -> &'static [WordFile] {
        self.files
    }

    /// The messages in a language.
    ///
    /// # Panics
    /// If a file is not well-formed Fluent.
    #[must_use]
    pub fn of(&self, language: Language) -> &Words {
        let words = match language {
            Language::German => &self.german,
            Language::English => &self.english,
        };
        words.get_or_init(|| Words::load(language, self.files))
    }
}

/// The messages of a [`WordList`] in one language.
///
/// ```
/// use present::{Language, Words};
/// let words = Words::of(Language::English);
/// assert_eq!(words.text("score-total"), "Total");
/// assert_eq!(words.with("score-count", &[("count", 2.into())]), "from 2");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The messages whose form does not depend on their arguments, which is nearly all of them. A page shows hundreds of
    /// messages, and joining these pieces is much faster than formatting through the bundle.
    plain: HashMap<&'static str, Vec<Piece>, FixedState>,
}

/// A piece of a message.
enum Piece {
    Text(&'static str),
    /// The argument with this name.
    Argument(&'static str),
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The messages that do not belong to a game, see [`SHARED`].
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        SHARED.of(language)
    }

    fn load(language: Language, files: &'static [WordFile]) -> Self {
        let locale = language.tag().parse().expect("every language has a valid tag");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolating marks are for mixed writing directions. Both languages run left to right, and the marks would end up in
        // labels, notation and tests.
        bundle.set_use_isolating(false);
        let mut plain = HashMap::default();
        for file in files {
            let (name, source) = (file.name, file.source(language));
            let parsed = fluent_syntax::parser::parse(source)
                .unwrap_or_else(|(_, errors)| panic!("words {name}, {language}: {errors:?}"));
            for entry in parsed.body {
                if let Entry::Message(message) = entry
                    && let Some(pieces) = message.value.and_then(pieces)
                {
                    plain.insert(message.id.name, pieces);
                }
            }
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words {name}, {language}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("words {name}, {language}: {errors:?}"));
        }
        Self { language, bundle, plain }
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
        match self.plain.get(key) {
            Some(pieces) => self.fill(key, pieces, args),
            None => self.choose(key, args),
        }
    }

    /// The text of a message that is given as data, such as an error or a reason.
    ///
    /// ```
    /// use kernel::Describe as _;
    /// use present::{Language, Words};
    /// let error = "nine".parse::<kernel::Seat>().unwrap_err();
    /// let german = Words::of(Language::German).say(&error.message());
    /// assert_eq!(german, "„nine“ ist nicht zu verstehen. Erwartet wird ein Platz von 1 bis 8.");
    /// ```
    ///
    /// # Panics
    /// As [`Words::with`].
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let args: Vec<(&str, Arg<'_>)> = message.args().iter().map(|(name, value)| (*name, self.arg(value))).collect();
        self.with(message.key(), &args)
    }

    fn arg<'a>(&self, value: &'a Value) -> Arg<'a> {
        match value {
            Value::Text(text) => text.into(),
            Value::Number(number) => (*number).into(),
            Value::Any(values) => self.list("list-or", values).into(),
            Value::All(values) => self.list("list-and", values).into(),
            Value::Message(message) => self.say(message).into(),
            Value::Name(name) => match self.language {
                Language::German => (&name.de).into(),
                Language::English => (&name.en).into(),
            },
            Value::Nothing => "none".into(),
        }
    }

    /// A list in words: `a, b or c`.
    fn list(&self, key: &str, values: &[Value]) -> String {
        let mut words: Vec<String> = values.iter().map(|value| self.arg(value).to_string()).collect();
        let Some(last) = words.pop() else { return String::new() };
        if words.is_empty() {
            last
        } else {
            self.with(key, &[("start", words.join(", ").into()), ("last", last.into())])
        }
    }

    /// Joins the pieces of a message.
    fn fill(&self, key: &str, pieces: &[Piece], args: &[(&str, Arg<'_>)]) -> String {
        let mut text = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Argument(name) => match args.iter().find(|(other, _)| other == name) {
                    Some((_, Arg::Text(part))) => text.push_str(part),
                    Some((_, Arg::Number(number))) => {
                        let _ = write!(text, "{number}");
                    }
                    None => {
                        debug_assert!(false, "words for {key:?} in {} need ${name}", self.language);
                        text.push_str(name);
                    }
                },
            }
        }
        text
    }

    /// Formats a message whose form depends on its arguments.
    fn choose(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
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

/// The pieces of a message, unless its form depends on its arguments.
fn pieces(pattern: Pattern<&'static str>) -> Option<Vec<Piece>> {
    let piece = |element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text(value)),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(Piece::Argument(id.name))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.into_iter().map(piece).collect()
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Some text: a name, or the text of another message.
    Text(Cow<'a, str>),
    /// A number, on which the form of the message may depend.
    Number(i64),
}

impl fmt::Display for Arg<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::{Arg, Piece, Words};
    use crate::Language;

    #[test]
    fn plain_messages_have_the_same_text_as_with_fluent() {
        let values = [Arg::from("Ä <b> & \"x\""), Arg::from(-12), Arg::from(1_234_567_u32)];
        for words in Language::ALL.map(Words::of) {
            assert!(words.plain.len() > 20, "most messages are plain");
            for (key, pieces) in &words.plain {
                let names = pieces.iter().filter_map(|piece| match piece {
                    Piece::Argument(name) => Some(*name),
                    Piece::Text(_) => None,
                });
                let args: Vec<(&str, Arg<'_>)> = names.zip(values.iter().cloned().cycle()).collect();
                // If an argument is given twice, `fill` uses the first value and Fluent the last.
                let first = |(index, (name, _)): &(usize, &(&str, Arg<'_>))| {
                    args.iter().position(|(other, _)| other == name) == Some(*index)
                };
                let args: Vec<_> = args.iter().enumerate().filter(first).map(|(_, arg)| arg.clone()).collect();
                assert_eq!(words.fill(key, pieces, &args), words.choose(key, &args), "{key}");
            }
        }
    }
}
