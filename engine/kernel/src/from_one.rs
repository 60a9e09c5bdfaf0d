//! Places that have an index in memory and a number from 1 in JSON, as seats do: for `#[serde(with = "kernel::from_one")]`.

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the number of an index.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(index: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(u16::from(*index) + 1)
}

/// Reads a number as an index.
///
/// # Errors
/// Those of the deserializer; if the number is not from 1 to 256.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = u16::deserialize(deserializer)?;
    let index = number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
    index.ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a number from 1 on"))
}
