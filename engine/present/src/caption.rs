//! What a piece or place says about itself.

/// What a piece or place of the table is, what it costs, does and is worth: plain text, one sentence or more per line. The
/// page shows it where the piece is pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption(String);

impl Caption {
    /// A caption with this text.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the piece is called: the text up to the end of the first line or sentence, or up to a colon.
    #[must_use]
    pub fn name(&self) -> &str {
        self.0.split(['\n', '.', ':']).next().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Caption;

    #[test]
    fn a_caption_begins_with_the_name() {
        for text in ["Mill & Mine. Costs 2.", "Mill & Mine: costs 2", "Mill & Mine\nBeside the camp.", "Mill & Mine"] {
            assert_eq!(Caption::new(text).name(), "Mill & Mine");
        }
    }
}
