//! Where in a file something stands, for messages to people.

/// The line of a place in a text, counted from 1.
pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// A parser's message as one line that names the line of the file.
pub(crate) fn parser_message(text: &str, error: &toml::de::Error) -> String {
    let message = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
    match error.span() {
        Some(span) => format!("line {}: {message}", line_of(text, span.start)),
        None => message,
    }
}
