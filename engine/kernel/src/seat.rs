//! Places at the table.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::from_one;
use crate::message::{Sample, ToValue, Value};
use crate::notation::{Expected, NotationError};

/// The most seats that any game may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise. Only in memory is the first seat 0: in text and in JSON it is 1, as people
/// count.
///
/// ```
/// use kernel::Seat;
/// let first = Seat::new(0);
/// assert_eq!(first.to_string(), "1");
/// assert_eq!("1".parse(), Ok(first));
/// assert_eq!(serde_json::to_string(&first).unwrap(), "1");
/// assert_eq!(serde_json::from_str::<Seat>("1").unwrap(), first);
/// assert!(serde_json::from_str::<Seat>("0").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with the given index, counted from zero.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "seat index out of range");
        Self(index)
    }

    /// The index, counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-seat table.
    #[must_use]
    pub const fn opponent(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'1')),
            _ => Err(NotationError::new(text, Expected::Seat)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        from_one::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = from_one::deserialize(deserializer)?;
        if usize::from(index) < MAX_SEATS { Ok(Self(index)) } else { Err(D::Error::custom("a seat is from 1 to 8")) }
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The number of a seat, counted clockwise from 1.",
            "type": "integer",
            "minimum": 1,
            "maximum": MAX_SEATS,
        })
    }
}

impl ToValue for Seat {
    fn to_value(&self) -> Value {
        Value::Number(i64::from(self.0) + 1)
    }
}

impl Sample for Seat {
    fn samples() -> Vec<Self> {
        vec![Self::new(0)]
    }
}

/// How many seats a table has: 1 to [`MAX_SEATS`].
///
/// ```
/// use kernel::{Seat, SeatCount};
/// let three = SeatCount::new(3);
/// assert_eq!(three.left_of(Seat::new(2)), Seat::new(0));
/// assert_eq!(three.all().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct SeatCount(u8);

impl SeatCount {
    /// A table of `count` seats.
    ///
    /// # Panics
    /// If `count` is zero or above [`MAX_SEATS`].
    #[must_use]
    pub const fn new(count: u8) -> Self {
        assert!(count > 0 && (count as usize) <= MAX_SEATS, "seat count out of range");
        Self(count)
    }

    /// The number itself.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats, clockwise from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    #[must_use]
    pub const fn all(self) -> SeatSet {
        SeatSet(((1_u16 << self.0) - 1) as u8)
    }

    /// The seat to the left of `seat`: the next one clockwise.
    #[must_use]
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// The seat to the right of `seat`: the next one counter-clockwise.
    #[must_use]
    pub const fn right_of(self, seat: Seat) -> Seat {
        Seat((seat.0 + self.0 - 1) % self.0)
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

crate::bit_set! {
    /// A set of seats.
    ///
    /// ```
    /// use kernel::{Seat, SeatSet};
    /// let both: SeatSet = [Seat::new(1), Seat::new(0)].into_iter().collect();
    /// assert!(both.contains(Seat::new(1)));
    /// assert_eq!(both.iter().next(), Some(Seat::new(0)));
    /// assert_eq!(both.without(Seat::new(1)), SeatSet::one(Seat::new(0)));
    /// assert_eq!(serde_json::to_string(&both).unwrap(), "[1,2]");
    /// ```
    pub struct SeatSet(u8) of Seat = |index| Seat(index as u8);
}

impl SeatSet {
    /// The set of just one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self::EMPTY.with(seat)
    }

    /// The lowest seat in it.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

crate::schema_as!(SeatSet => Vec<Seat>);

impl ToValue for SeatSet {
    fn to_value(&self) -> Value {
        Value::All(self.iter().map(|seat| seat.to_value()).collect())
    }
}

impl Sample for SeatSet {
    fn samples() -> Vec<Self> {
        vec![Self::one(Seat(0)), Self::one(Seat(0)).with(Seat(1))]
    }
}

/// One `T` for each of `N` seats, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Seats with their values, clockwise from the first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let found = values.len();
        let array = values.try_into().map_err(|_| D::Error::invalid_length(found, &"one value per seat"))?;
        Ok(Self(array))
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for BySeat<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("BySeat_{N}_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "minItems": N, "maxItems": N })
    }
}
