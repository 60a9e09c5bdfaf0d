//! Reading TOML files that somebody wrote: a list of pieces, a table to be scored.
//!
//! A tree with places is read first; types are then filled from the tree by a small deserializer of our own. The
//! `toml` crate's own deserializers compile every type three times, which was half of the compile time of every game.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::file::{line_at, problem};
use crate::message::{AtLine, Describe, Message};

/// Reads a TOML file.
///
/// ```
/// #[derive(serde::Deserialize, Debug)]
/// struct Tile {
///     count: u8,
/// }
/// let tile: Tile = kernel::read_toml("count = 3").unwrap();
/// assert_eq!(tile.count, 3);
/// let error = kernel::read_toml::<Tile>("# tiles\ncount = \"three\"").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: invalid type: string \"three\", expected 0 to 255");
/// ```
///
/// # Errors
/// The first thing that cannot be read, and its line.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, TomlError> {
    let located = |fault: Fault| TomlError { line: fault.at.map(|at| line_at(text, at)), reason: fault.reason };
    let tree = DeTable::parse(text).map_err(|error| {
        let reason = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        located(Fault { at: error.span().map(|span| span.start), reason })
    })?;
    let root = DeValue::Table(tree.into_inner());
    T::deserialize(Node { value: &root, at: 0 }).map_err(located)
}

/// Why a TOML file cannot be read, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TomlError {
    line: Option<usize>,
    reason: String,
}

impl TomlError {
    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line.unwrap_or(1)
    }

    /// The parser's sentence, in English.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl Describe for TomlError {
    fn message(&self) -> Message {
        let error = problem(&self.reason);
        match self.line {
            Some(line) => AtLine { line, error }.message(),
            None => error.message(),
        }
    }
}

impl fmt::Display for TomlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TomlError {}

/// A value and where it stands in its file, in bytes from the start.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// The place.
    pub at: usize,
    /// The value.
    pub value: T,
}

/// By this name [`Located`] asks for the place of a value.
const LOCATED: &str = "$Located";

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PlaceAndValue<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for PlaceAndValue<T> {
            type Value = Located<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value of a TOML file")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Located<T>, A::Error> {
                let place = map.next_key()?.ok_or_else(|| A::Error::custom("a value without a place"))?;
                Ok(Located { at: place, value: map.next_value()? })
            }
        }

        deserializer.deserialize_newtype_struct(LOCATED, PlaceAndValue(PhantomData))
    }
}

/// What is wrong, and where.
#[derive(Debug)]
struct Fault {
    at: Option<usize>,
    reason: String,
}

impl Fault {
    /// The fault with a place, unless it has a more precise one.
    fn within(mut self, at: usize) -> Self {
        self.at.get_or_insert(at);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Fault {}

impl serde::de::Error for Fault {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self { at: None, reason: reason.to_string() }
    }
}

/// A value of the tree.
#[derive(Clone, Copy)]
struct Node<'a> {
    value: &'a DeValue<'a>,
    at: usize,
}

impl<'a> Node<'a> {
    fn new(value: &'a Spanned<DeValue<'a>>) -> Self {
        Self { value: value.get_ref(), at: value.span().start }
    }

    fn integer(self) -> Option<i64> {
        let number = self.value.as_integer()?;
        i64::from_str_radix(number.as_str(), number.radix()).ok()
    }

    fn float(self) -> Option<f64> {
        self.value.as_float()?.as_str().parse().ok()
    }

    fn unexpected(self) -> Unexpected<'a> {
        match self.value {
            DeValue::String(text) => Unexpected::Str(text),
            DeValue::Integer(_) => self.integer().map_or(Unexpected::Other("a large number"), Unexpected::Signed),
            DeValue::Float(_) => self.float().map_or(Unexpected::Other("a number"), Unexpected::Float),
            DeValue::Boolean(truth) => Unexpected::Bool(*truth),
            DeValue::Datetime(_) => Unexpected::Other("a date"),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) => Unexpected::Map,
        }
    }

    fn refused<V: Visitor<'a>>(self, visitor: &V) -> Fault {
        Fault::invalid_type(self.unexpected(), visitor)
    }
}

/// Methods that ask for a number.
macro_rules! numbers {
    ($($method:ident)+) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.integer() {
                Some(number) => visitor.visit_i64(number),
                None => Err(self.refused(&visitor)),
            }
            .map_err(|fault| fault.within(self.at))
        }
    )+ };
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::String(_) => self.deserialize_str(visitor),
            DeValue::Integer(_) => self.deserialize_i64(visitor),
            DeValue::Float(_) => self.deserialize_f64(visitor),
            DeValue::Boolean(_) => self.deserialize_bool(visitor),
            DeValue::Datetime(_) => Err(self.refused(&visitor).within(self.at)),
            DeValue::Array(_) => self.deserialize_seq(visitor),
            DeValue::Table(_) => self.deserialize_map(visitor),
        }
    }

    numbers!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match (self.float(), self.integer()) {
            (Some(number), _) => visitor.visit_f64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => Err(self.refused(&visitor)),
        }
        .map_err(|fault| fault.within(self.at))
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::Boolean(truth) => visitor.visit_bool(*truth),
            _ => Err(self.refused(&visitor)),
        }
        .map_err(|fault| fault.within(self.at))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::String(text) => visitor.visit_str(text),
            _ => Err(self.refused(&visitor)),
        }
        .map_err(|fault| fault.within(self.at))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        if name == LOCATED {
            visitor.visit_map(Entry { at: Some(self.at), node: self })
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::Array(items) => visitor.visit_seq(Items(items.iter())),
            _ => Err(self.refused(&visitor)),
        }
        .map_err(|fault| fault.within(self.at))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::Table(table) => visitor.visit_map(Fields { rest: Box::new(table.iter()), value: None }),
            _ => Err(self.refused(&visitor)),
        }
        .map_err(|fault| fault.within(self.at))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.value {
            DeValue::String(text) => visitor.visit_enum(StrDeserializer::new(text)),
            _ => Err(self.refused(&visitor)),
        }
        .map_err(|fault: Fault| fault.within(self.at))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit unit_struct }
}

/// The items of a list.
struct Items<'a>(std::slice::Iter<'a, Spanned<DeValue<'a>>>);

impl<'a> SeqAccess<'a> for Items<'a> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        self.0.next().map(|item| seed.deserialize(Node::new(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

type FieldIter<'a> = dyn Iterator<Item = (&'a Spanned<toml::de::DeString<'a>>, &'a Spanned<DeValue<'a>>)> + 'a;

/// The fields of a table.
struct Fields<'a> {
    rest: Box<FieldIter<'a>>,
    value: Option<Node<'a>>,
}

impl<'a> MapAccess<'a> for Fields<'a> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(Node::new(value));
        let read = seed.deserialize(BorrowedStrDeserializer::new(key.get_ref()));
        read.map(Some).map_err(|fault: Fault| fault.within(key.span().start))
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let value = self.value.take().ok_or_else(|| Fault::custom("a value without a key"))?;
        seed.deserialize(value)
    }
}

/// A place and its value, as a map with one entry.
struct Entry<'a> {
    at: Option<usize>,
    node: Node<'a>,
}

impl<'a> MapAccess<'a> for Entry<'a> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let place = self.at.take().map(|at| serde::de::value::U64Deserializer::new(at as u64));
        place.map(|place| seed.deserialize(place)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        seed.deserialize(self.node)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct File {
        name: String,
        #[serde(default)]
        tiles: Vec<Tile>,
        share: Option<f64>,
        counts: Option<BTreeMap<String, Located<i64>>>,
    }

    #[derive(Deserialize, Debug)]
    struct Tile {
        colour: Colour,
        sides: [u8; 2],
    }

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "lowercase")]
    enum Colour {
        Red,
        Blue,
    }

    #[test]
    fn a_file_is_read_into_its_type() {
        let text = "name = 'box'\nshare = 2\ncounts = { a = 0x10 }\n[[tiles]]\ncolour = 'blue'\nsides = [1, 2]\n";
        let file: File = read_toml(text).unwrap();
        assert_eq!((file.name.as_str(), file.share), ("box", Some(2.0)));
        assert_eq!((&file.tiles[0].colour, file.tiles[0].sides), (&Colour::Blue, [1, 2]));
        let count = &file.counts.unwrap()["a"];
        assert_eq!((count.value, line_at(text, count.at)), (16, 3));
    }

    #[test]
    fn an_error_names_its_line() {
        let check = |text: &str, told: &str| assert_eq!(read_toml::<File>(text).unwrap_err().to_string(), told);
        check("\nname = 3\n", "line 2: invalid type: integer `3`, expected a string");
        check("name = 'a'\nsize = 1\n", "line 2: unknown field `size`: use name, tiles, share or counts");
        check("name = 'a'\n\n[[tiles]]\ncolour = 'red'\n", "line 3: missing field `sides`");
        check(
            "name = 'a'\n[[tiles]]\ncolour = 'green'\nsides = [1, 2]\n",
            "line 3: unknown word `green`: use red or blue",
        );
        check(
            "name = 'a'\n[[tiles]]\ncolour = 'red'\nsides = [1, 300]\n",
            "line 4: invalid value: integer `300`, expected 0 to 255",
        );
        check(
            "name = 'a'\n[[tiles]]\ncolour = 'red'\nsides = [1]\n",
            "line 4: invalid length 1, expected an array of length 2",
        );
    }
}
