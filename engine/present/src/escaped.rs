//! Long texts in HTML.

use maud::Render;
use memchr::{memchr, memchr3};

/// A text that is escaped when it is put into HTML. `maud` escapes every text, byte by byte; this copies what needs no escape
/// at once, which counts for long texts.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<T>(pub T);

impl<T: AsRef<str>> Render for Escaped<T> {
    fn render_to(&self, html: &mut String) {
        let mut rest = self.0.as_ref();
        html.reserve(rest.len());
        while let Some(at) = next_special(rest.as_bytes()) {
            html.push_str(&rest[..at]);
            rest[at..=at].render_to(html);
            rest = &rest[at + 1..];
        }
        html.push_str(rest);
    }
}

/// Where the first byte is that has to be escaped.
fn next_special(text: &[u8]) -> Option<usize> {
    let first = memchr3(b'&', b'<', b'"', text);
    memchr(b'>', &text[..first.unwrap_or(text.len())]).or(first)
}

#[cfg(test)]
mod tests {
    use maud::Render as _;

    use super::Escaped;

    #[test]
    fn it_escapes_as_maud_does() {
        for text in ["", "Burg", "„Söller“", "a & b <c> \"d\"", "&&", "<b>", "\"", "x>y&z", "'"] {
            assert_eq!(Escaped(text).render().0, text.render().0);
        }
    }
}
