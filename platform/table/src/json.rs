//! Writing JSON where `serde_json` would look at every single byte of long texts.

use crate::bytes::{at_most, equal, find_marked};

/// Writes a text. What needs no escape is copied at once.
pub(crate) fn write_text(json: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    let mut written = 0;
    json.push(b'"');
    let special = |block| at_most(block, 0x1f) | equal(block, b'"') | equal(block, b'\\');
    find_marked(bytes, 0, special, |at| {
        json.extend_from_slice(&bytes[written..at]);
        write_escaped(json, bytes[at]);
        written = at + 1;
        None::<()>
    });
    json.extend_from_slice(&bytes[written..]);
    json.push(b'"');
}

/// Writes a byte that may not stand in a text as it is.
fn write_escaped(json: &mut Vec<u8>, byte: u8) {
    match byte {
        b'"' | b'\\' => json.extend_from_slice(&[b'\\', byte]),
        b'\n' => json.extend_from_slice(br"\n"),
        _ => json.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
    }
}

/// Writes the name of a field, in which nothing needs to be escaped, and the colon.
pub(crate) fn write_name(json: &mut Vec<u8>, name: &str) {
    debug_assert!(name.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\'), "{name}");
    json.push(b'"');
    json.extend_from_slice(name.as_bytes());
    json.extend_from_slice(b"\":");
}

/// Writes a whole number.
pub(crate) fn write_number(json: &mut Vec<u8>, number: usize) {
    json.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Writes a value, or `null`.
pub(crate) fn write_optional<T>(json: &mut Vec<u8>, value: Option<T>, write: impl Fn(&mut Vec<u8>, T)) {
    match value {
        Some(value) => write(json, value),
        None => json.extend_from_slice(b"null"),
    }
}

/// Writes the elements of an array or an object.
pub(crate) fn write_list<T>(
    json: &mut Vec<u8>,
    list: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut Vec<u8>, T),
) {
    for (number, element) in list.into_iter().enumerate() {
        if number > 0 {
            json.push(b',');
        }
        write(json, element);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_written_as_serde_json_would_read_it() {
        let all: String = ('\0'..='\u{ff}').chain("„Straße“ – 🏰 \u{2028}".chars()).collect();
        for start in (0..all.len()).filter(|start| all.is_char_boundary(*start)) {
            // Every character comes to stand at every place among sixteen.
            for text in [&all[start..], &all[..start]] {
                let mut json = Vec::new();
                write_text(&mut json, text);
                assert_eq!(serde_json::from_slice::<String>(&json).unwrap(), text);
            }
        }
    }
}
