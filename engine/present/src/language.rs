//! The supported languages.

use std::fmt;
use std::str::FromStr;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// German: the language of the rulebooks, and the default.
    #[default]
    German,
    /// English.
    English,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Self; 2] = [Self::German, Self::English];

    /// The tag used in addresses, cookies and the page's `lang`: `de` or `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::English => "en",
        }
    }

    /// The language's own name for itself, for the switch.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::German => "Deutsch",
            Self::English => "English",
        }
    }

    /// The language that a browser asks for in its `Accept-Language` header: the supported language with the highest
    /// weight, or the default if none is supported.
    ///
    /// ```
    /// use present::Language;
    /// assert_eq!(Language::accepted("fr-FR,fr;q=0.9,en-GB;q=0.8,de;q=0.7"), Language::English);
    /// assert_eq!(Language::accepted("fr"), Language::German);
    /// ```
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let mut best = None;
        for range in header.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let weight = parts
                .find_map(|part| part.strip_prefix("q="))
                .map_or(Some(1.0), |weight| weight.parse::<f32>().ok())
                .filter(|weight| *weight > 0.0);
            let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
            if let (Ok(language), Some(weight)) = (primary.parse(), weight)
                && best.is_none_or(|(_, best_weight)| weight > best_weight)
            {
                best = Some((language, weight));
            }
        }
        best.map_or_else(Self::default, |(language, _)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The tag of a language that is not supported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LanguageError(String);

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no language {:?}: use de or en", self.0)
    }
}

impl std::error::Error for LanguageError {}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Self, LanguageError> {
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == text)
            .ok_or_else(|| LanguageError(text.chars().take(40).collect()))
    }
}
