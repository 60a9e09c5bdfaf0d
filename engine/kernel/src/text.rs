//! Pieces as text: over the wire by their notation, and in files of people by their line.

/// Serializes types by their `Display` and reads them by their `FromStr`: over the wire and in logs a piece is its
/// notation.
#[macro_export]
macro_rules! written_as_text {
    ($($piece:ty),+ $(,)?) => {
        $(
            impl ::serde::Serialize for $piece {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $piece {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = <::std::borrow::Cow<'de, str> as ::serde::Deserialize<'de>>::deserialize(deserializer)?;
                    text.parse().map_err(<D::Error as ::serde::de::Error>::custom)
                }
            }
        )+
    };
}

/// What is wrong at a place of a file, as one line that names the line of the file.
///
/// ```
/// assert_eq!(kernel::at_line("a = 1\nb =\n", Some(8), "value missing,\nexpected one"), "line 2: value missing, expected one");
/// ```
#[must_use]
pub fn at_line(text: &str, offset: Option<usize>, reason: &str) -> String {
    let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    match offset {
        Some(offset) => {
            let line = text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1;
            format!("line {line}: {reason}")
        }
        None => reason,
    }
}
