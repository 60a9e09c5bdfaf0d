//! What a program has to say to a person, as data. The words are found at the edge, in the language of the reader.
//!
//! An error is an enum declared with [`messages!`](crate::messages!). Each variant has a key, its data and an English
//! text for logs and developers. `present::Words::say` puts it into words: the Fluent message with that key, the data
//! as its arguments.

use std::borrow::Cow;
use std::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

/// Something to say: a key, data, and the same in English for logs.
///
/// Serializes as `{"code": KEY, "data": {..}, "text": ENGLISH}`, which is what programs get.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    key: &'static str,
    args: Vec<(&'static str, Value)>,
    english: Cow<'static, str>,
}

impl Message {
    /// A message without data.
    #[must_use]
    pub fn new(key: &'static str, english: fmt::Arguments<'_>) -> Self {
        let english = english.as_str().map_or_else(|| english.to_string().into(), Cow::Borrowed);
        Self { key, args: Vec::new(), english }
    }

    /// The message with one more piece of data.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: &(impl ToValue + ?Sized)) -> Self {
        self.args.push((name, value.to_value()));
        self
    }

    /// The code of the message, which is also its key in the Fluent files.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The data by name, in the order of declaration.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Value)] {
        &self.args
    }
}

/// English, for logs and developers.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl std::error::Error for Message {}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Message", 3)?;
        fields.serialize_field("code", self.key)?;
        fields.serialize_field("data", &Data(&self.args))?;
        fields.serialize_field("text", &self.english)?;
        fields.end()
    }
}

/// The data of a message as a map.
struct Data<'a>(&'a [(&'static str, Value)]);

impl Serialize for Data<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// One piece of data in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Text that is the same in every language: notation, an id, what somebody typed.
    Text(String),
    /// A number.
    Number(i64),
    /// Alternatives: "a, b or c".
    Any(Vec<Value>),
    /// Things that go together: "a, b and c".
    All(Vec<Value>),
    /// A message inside the message: a cause, or a word that differs between languages.
    Message(Message),
    /// A name that the data have in every language.
    Name(Bilingual),
    /// Not known or not there. Fluent texts choose it as `[none]`.
    Nothing,
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Any(values) | Self::All(values) => serializer.collect_seq(values),
            Self::Message(message) => message.serialize(serializer),
            Self::Name(name) => serializer.serialize_str(&name.en),
            Self::Nothing => serializer.serialize_none(),
        }
    }
}

/// A name in both languages, as printed pieces have it in the data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bilingual {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// English, for logs and developers.
impl fmt::Display for Bilingual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

impl ToValue for Bilingual {
    fn to_value(&self) -> Value {
        Value::Name(self.clone())
    }
}

impl Sample for Bilingual {
    fn samples() -> Vec<Self> {
        vec![Self { de: "Burg".to_owned(), en: "castle".to_owned() }]
    }
}

/// A value that can be said to a person.
pub trait Describe {
    /// What to say.
    fn message(&self) -> Message;
}

impl Describe for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// What can stand in a message as data.
pub trait ToValue {
    /// The data.
    fn to_value(&self) -> Value;
}

impl<T: Describe> ToValue for T {
    fn to_value(&self) -> Value {
        Value::Message(self.message())
    }
}

impl ToValue for String {
    fn to_value(&self) -> Value {
        Value::Text(self.clone())
    }
}

impl ToValue for &str {
    fn to_value(&self) -> Value {
        Value::Text((*self).to_owned())
    }
}

impl<T: ToValue> ToValue for Vec<T> {
    fn to_value(&self) -> Value {
        self.as_slice().to_value()
    }
}

impl<T: ToValue> ToValue for &[T] {
    fn to_value(&self) -> Value {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for [T] {
    fn to_value(&self) -> Value {
        Value::Any(self.iter().map(ToValue::to_value).collect())
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Nothing, ToValue::to_value)
    }
}

/// Example values, so that a test can walk through everything that can be said.
///
/// [`messages!`](crate::messages!) implements it with at least one value of every variant: a new variant cannot be left
/// out.
pub trait Sample: Sized {
    /// A few values that differ in form.
    fn samples() -> Vec<Self>;

    /// One of them: the list is read again from its start once it ends.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    fn sample(index: usize) -> Self {
        let mut all = Self::samples();
        all.swap_remove(index % all.len())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl ToValue for $number {
            fn to_value(&self) -> Value {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }

        // Singular and plural.
        impl Sample for $number {
            fn samples() -> Vec<Self> {
                vec![1, 2, 0]
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl ToValue for bool {
    fn to_value(&self) -> Value {
        Value::Text(self.to_string())
    }
}

impl Sample for bool {
    fn samples() -> Vec<Self> {
        vec![false, true]
    }
}

/// A place in two dimensions.
impl ToValue for [i64; 2] {
    fn to_value(&self) -> Value {
        Value::Text(format!("[{}, {}]", self[0], self[1]))
    }
}

impl Sample for [i64; 2] {
    fn samples() -> Vec<Self> {
        vec![[3, 4]]
    }
}

impl Sample for String {
    fn samples() -> Vec<Self> {
        vec!["text".to_owned()]
    }
}

impl Sample for &'static str {
    fn samples() -> Vec<Self> {
        vec!["word"]
    }
}

impl Sample for &'static [u8] {
    fn samples() -> Vec<Self> {
        vec![&[2], &[1, 2, 3]]
    }
}

/// No samples: such a message comes from elsewhere, and so do its samples.
impl Sample for Message {
    fn samples() -> Vec<Self> {
        Vec::new()
    }
}

impl<T: Sample> Sample for Vec<T> {
    fn samples() -> Vec<Self> {
        vec![vec![T::sample(0)], vec![T::sample(0), T::sample(1), T::sample(2)], Vec::new()]
    }
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Some).chain([None]).collect()
    }
}

impl<T: Sample> Sample for Box<T> {
    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Self::new).collect()
    }
}

/// In how many forms a variant is sampled whose fields have so many samples each: every sample of a field occurs.
#[doc(hidden)]
#[must_use]
pub fn forms(lengths: &[usize]) -> usize {
    if lengths.contains(&0) { 0 } else { lengths.iter().copied().max().unwrap_or(1) }
}

/// The messages of all samples of a type.
#[must_use]
pub fn sample_messages<T: Sample + Describe>() -> Vec<Message> {
    T::samples().iter().map(Describe::message).collect()
}

/// `a, b or c`, for English texts.
#[must_use]
pub fn or_list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// Text that somebody entered, cut to a length that can be repeated to them.
#[must_use]
pub fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// An error at a line of a file, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtLine<E> {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub error: E,
}

impl<E: fmt::Display> fmt::Display for AtLine<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for AtLine<E> {}

impl<E: Describe> Describe for AtLine<E> {
    fn message(&self) -> Message {
        let error = self.error.message();
        Message::new("error-at-line", format_args!("line {}: {error}", self.line))
            .arg("line", &self.line)
            .arg("error", &error)
    }
}

impl<E: Sample> Sample for AtLine<E> {
    fn samples() -> Vec<Self> {
        E::samples().into_iter().map(|error| Self { line: 3, error }).collect()
    }
}

/// An error at a place that has a name, such as an entry of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<E> {
    /// The place, in words that are the same in every language: those of the file.
    pub place: String,
    /// What is wrong there.
    pub error: E,
}

impl<E: fmt::Display> fmt::Display for At<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.error)
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for At<E> {}

impl<E: Describe> Describe for At<E> {
    fn message(&self) -> Message {
        let error = self.error.message();
        Message::new("error-at-place", format_args!("{}: {error}", self.place))
            .arg("place", &self.place)
            .arg("error", &error)
    }
}

impl<E: Sample> Sample for At<E> {
    fn samples() -> Vec<Self> {
        E::samples().into_iter().map(|error| Self { place: "entry".to_owned(), error }).collect()
    }
}

/// Declares an enum of things to say: errors, reasons, words that differ between languages.
///
/// Each variant has a key and an English text, which may use the fields (`{field}`) and further arguments as `format!`
/// does. A variant `Name(error: Type);` says what its content says. The enum gets `Display` and `Error` (English),
/// [`Describe`] (the fields are the data), [`Sample`], and `From` for contents.
///
/// ```
/// kernel::messages! {
///     /// Why a tile cannot be laid.
///     pub enum TileError {
///         /// No such tile is in the box.
///         Unknown {
///             /// What was asked for.
///             tile: String,
///         } = "tile-unknown", "there is no tile {tile:?}";
///         /// The pile is empty.
///         NoneLeft = "tile-none-left", "no tile is left";
///     }
/// }
/// use kernel::{Describe, Sample, ToValue};
///
/// let error = TileError::Unknown { tile: "C99".to_owned() };
/// assert_eq!(error.to_string(), "there is no tile \"C99\"");
/// assert_eq!(error.message().key(), "tile-unknown");
/// assert_eq!(error.message().args(), [("tile", "C99".to_value())]);
/// assert_eq!(TileError::samples().len(), 2);
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $(
        $(#[$variant_meta:meta])*
        $variant:ident
        $({ $($(#[$field_meta:meta])* $field:ident: $type:ty),+ $(,)? })?
        $(($content:ident: $inner:ty))?
        $(= $key:literal, $english:literal $(, $arg:expr)*)?;
    )+ }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        $vis enum $name {
            $($(#[$variant_meta])* $variant $({ $($(#[$field_meta])* $field: $type),+ })? $(($inner))?),+
        }

        impl ::std::fmt::Display for $name {
            #[allow(unused_variables)]
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($content))? => {
                        $(write!(f, $english $(, $arg)*))?
                        $(::std::fmt::Display::fmt($content, f))?
                    })+
                }
            }
        }

        impl ::std::error::Error for $name {}

        impl $crate::Describe for $name {
            fn message(&self) -> $crate::Message {
                match self {
                    $(Self::$variant $({ $($field),+ })? $(($content))? => {
                        $(let message = $crate::Message::new($key, format_args!($english $(, $arg)*));)?
                        $(let message = $crate::Describe::message($content);)?
                        $($(let message = message.arg(stringify!($field), $field);)+)?
                        message
                    })+
                }
            }
        }

        impl $crate::Sample for $name {
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                $({
                    let lengths: &[usize] = &[
                        $($(<$type as $crate::Sample>::samples().len(),)+)?
                        $(<$inner as $crate::Sample>::samples().len(),)?
                    ];
                    for index in 0..$crate::forms(lengths) {
                        let _ = index;
                        all.push(Self::$variant
                            $({ $($field: <$type as $crate::Sample>::sample(index)),+ })?
                            $((<$inner as $crate::Sample>::sample(index)))?);
                    }
                })+
                all
            }
        }

        $($(impl From<$inner> for $name {
            fn from(content: $inner) -> Self {
                Self::$variant(content)
            }
        })?)+
    };
}
