//! Pieces as text: over the wire they are their notation.

/// Serializes types by their `Display` and reads them by their `FromStr`: over the wire and in logs a piece is its
/// notation. Their schema is that of a text.
#[macro_export]
macro_rules! written_as_text {
    ($($piece:ty),+ $(,)?) => {
        $crate::schema_as!($($piece => String),+);
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
