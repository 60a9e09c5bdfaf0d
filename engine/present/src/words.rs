//! Messages in German and English, from embedded Fluent files.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use foldhash::fast::FixedState;
use kernel::{Message, Value};

use crate::language::Language;
use crate::number::{number, write_number};

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
    /// The messages that consist of texts, arguments, and forms chosen by an argument, which is nearly all of them. A page shows
    /// hundreds of messages, and joining these pieces is much faster than formatting through the bundle.
    plain: HashMap<&'static str, Vec<Piece>, FixedState>,
}

/// A piece of a message.
enum Piece {
    Text(&'static str),
    /// The argument with this name.
    Argument(&'static str),
    /// One of several forms, chosen by an argument.
    Choice(Choice),
}

struct Choice {
    argument: &'static str,
    /// In the order of the file; the first that fits is taken.
    forms: Vec<(Case, Vec<Piece>)>,
    /// The index of the form that is taken if none fits.
    otherwise: usize,
}

/// When a form is taken.
enum Case {
    Number(i64),
    /// For a text, this text; for a number, this plural category.
    Named(&'static str),
}

impl Case {
    fn fits(&self, arg: &Arg<'_>) -> bool {
        match (self, arg) {
            (Self::Number(one), Arg::Number(other)) => one == other,
            (Self::Number(_), Arg::Text(_)) => false,
            (Self::Named(name), Arg::Text(text)) => name == text,
            (Self::Named(name), Arg::Number(number)) => *name == plural_category(*number),
        }
    }
}

/// The plural category of a whole number, which German and English have in common.
const fn plural_category(number: i64) -> &'static str {
    if number.unsigned_abs() == 1 { "one" } else { "other" }
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
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(negative) if negative.value < 0.0 => Some(number(negative.value as i64)),
            _ => None,
        }));
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
        match self.plain.get(key).map(Vec::as_slice) {
            Some([Piece::Text(text)]) => (*text).to_owned(),
            _ => self.with(key, &[]),
        }
    }

    /// The message `key` with its arguments filled in.
    ///
    /// # Panics
    /// In a debug build if there is no such message or an argument is missing; a release build shows the key, or the
    /// argument's name.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match self.plain.get(key) {
            Some(pieces) => {
                // Longer than most, so that the text is not copied while it grows.
                let mut text = String::with_capacity(96);
                self.fill(&mut text, key, pieces, args);
                text
            }
            None => self.format(key, args),
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
    fn fill(&self, text: &mut String, key: &str, pieces: &[Piece], args: &[(&str, Arg<'_>)]) {
        let find = |name: &str| {
            let found = args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg);
            debug_assert!(found.is_some(), "words for {key:?} in {} need ${name}", self.language);
            found
        };
        for piece in pieces {
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Argument(name) => match find(name) {
                    Some(Arg::Text(part)) => text.push_str(part),
                    Some(Arg::Number(number)) => {
                        let _ = write_number(text, *number);
                    }
                    None => text.push_str(name),
                },
                Piece::Choice(Choice { argument, forms, otherwise }) => {
                    let fitting = find(argument).and_then(|arg| forms.iter().find(|(case, _)| case.fits(arg)));
                    let (_, form) = fitting.unwrap_or(&forms[*otherwise]);
                    self.fill(text, key, form, args);
                }
            }
        }
    }

    /// Formats a message through the bundle.
    fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
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

/// The pieces of a message, unless it has others than texts, arguments and forms chosen by an argument.
fn pieces(pattern: Pattern<&'static str>) -> Option<Vec<Piece>> {
    let piece = |element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text(value)),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(Piece::Argument(id.name))
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            (!value.contains('\\')).then_some(Piece::Text(value))
        }
        PatternElement::Placeable {
            expression: Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
        } => {
            let otherwise = variants.iter().position(|variant| variant.default)?;
            let forms = variants.into_iter().map(|variant| Some((case(&variant.key)?, pieces(variant.value)?)));
            Some(Piece::Choice(Choice { argument: id.name, forms: forms.collect::<Option<_>>()?, otherwise }))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.into_iter().map(piece).collect()
}

fn case(key: &VariantKey<&'static str>) -> Option<Case> {
    match key {
        VariantKey::Identifier { name } => Some(Case::Named(name)),
        VariantKey::NumberLiteral { value } => value.parse().ok().map(Case::Number),
    }
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
            Self::Number(number) => write_number(f, *number),
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
    use std::collections::BTreeSet;

    use super::{Arg, Case, Choice, Piece, Words};
    use crate::Language;

    /// The names of a message's arguments, and the texts and numbers that its forms ask for.
    fn asked(pieces: &[Piece], names: &mut BTreeSet<&'static str>, values: &mut Vec<Arg<'static>>) {
        for piece in pieces {
            match piece {
                Piece::Text(_) => {}
                Piece::Argument(name) => drop(names.insert(name)),
                Piece::Choice(Choice { argument, forms, .. }) => {
                    names.insert(argument);
                    for (case, form) in forms {
                        values.push(match case {
                            Case::Number(number) => Arg::Number(*number),
                            Case::Named(name) => Arg::from(*name),
                        });
                        asked(form, names, values);
                    }
                }
            }
        }
    }

    #[test]
    fn plain_messages_have_the_same_text_as_with_fluent() {
        for words in Language::ALL.map(Words::of) {
            assert!(words.plain.len() > 20, "most messages are plain");
            assert!(
                words.plain.values().flatten().any(|piece| matches!(piece, Piece::Choice(_))),
                "some choose a form"
            );
            for (key, pieces) in &words.plain {
                let (mut names, mut values) = (BTreeSet::new(), vec![Arg::from("Ä <b> & \"x\"")]);
                values.extend([-12, -1, 0, 1, 2, 1_234_567].map(Arg::from));
                asked(pieces, &mut names, &mut values);
                for start in 0..values.len() {
                    let args: Vec<_> = names.iter().copied().zip(values.iter().cloned().cycle().skip(start)).collect();
                    assert_eq!(words.with(key, &args), words.format(key, &args), "{key} with {args:?}");
                }
            }
        }
    }
}
