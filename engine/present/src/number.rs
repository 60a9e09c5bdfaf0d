//! Numbers as people read them: a negative one has a minus sign. Notation, records and JSON have a hyphen instead.

use std::fmt;

/// The minus sign.
pub const MINUS: char = '\u{2212}';

/// A number for people.
///
/// ```
/// assert_eq!(present::number(-3), "\u{2212}3");
/// assert_eq!(present::number(3), "3");
/// ```
#[must_use]
pub fn number(number: impl Into<i64>) -> String {
    let mut text = String::new();
    let _ = write_number(&mut text, number.into());
    text
}

/// A number for people, always with its sign.
///
/// ```
/// assert_eq!(present::signed(-3), "\u{2212}3");
/// assert_eq!(present::signed(3), "+3");
/// ```
#[must_use]
pub fn signed(change: i32) -> String {
    if change < 0 { number(change) } else { format!("+{change}") }
}

/// Writes a number for people.
pub(crate) fn write_number(out: &mut impl fmt::Write, number: i64) -> fmt::Result {
    if number < 0 {
        out.write_char(MINUS)?;
    }
    out.write_str(itoa::Buffer::new().format(number.unsigned_abs()))
}
