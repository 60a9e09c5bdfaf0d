//! How numbers are written.

use present::{Language, MINUS};

/// How the numbers of a plot are written.
#[derive(Clone, Copy)]
pub(super) struct Format {
    language: Language,
    percent: bool,
    signed: bool,
}

impl Format {
    /// Without trailing zeros.
    pub(super) const fn plain(language: Language) -> Self {
        Self { language, percent: false, signed: false }
    }

    /// As a percentage.
    pub(super) const fn percent(language: Language) -> Self {
        Self { language, percent: true, signed: false }
    }

    /// With a plus sign, if it is greater than zero.
    pub(super) const fn signed(self) -> Self {
        Self { signed: true, ..self }
    }

    pub(super) fn show(self, value: f64) -> String {
        let rounded = if self.percent { (value * 1000.0).round() / 10.0 } else { value };
        let text = format!("{rounded:.2}");
        let text = text.trim_end_matches('0').trim_end_matches('.');
        let (minus, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let digits = match self.language {
            Language::German => digits.replace('.', ","),
            Language::English => digits.to_owned(),
        };
        let sign = match (minus && digits != "0", self.signed && digits != "0") {
            (true, _) => MINUS.to_string(),
            (false, true) => "+".to_owned(),
            (false, false) => String::new(),
        };
        let unit = match (self.percent, self.language) {
            (false, _) => "",
            (true, Language::German) => "\u{a0}%",
            (true, Language::English) => "%",
        };
        format!("{sign}{digits}{unit}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_in_the_language_of_the_page() {
        let [german, english] = [Language::German, Language::English].map(Format::plain);
        assert_eq!(german.show(12.0), "12");
        assert_eq!(english.show(-0.5), "\u{2212}0.5");
        assert_eq!(german.signed().show(0.25), "+0,25");
        assert_eq!(german.signed().show(-0.001), "0");
        assert_eq!(Format::percent(Language::German).show(0.4567), "45,7\u{a0}%");
        assert_eq!(Format::percent(Language::English).signed().show(0.02), "+2%");
    }
}
