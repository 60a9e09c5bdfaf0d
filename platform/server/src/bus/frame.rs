//! How messages are written: one line of JSON, then bytes.

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A message with a head and a body.
pub(crate) fn write(head: &impl Serialize, body: &[u8]) -> Bytes {
    let mut bytes = serde_json::to_vec(head).expect("heads are JSON");
    bytes.reserve_exact(1 + body.len());
    bytes.push(b'\n');
    bytes.extend_from_slice(body);
    bytes.into()
}

/// The head and the body of a message; `None` if another program wrote it.
pub(crate) fn read<T: DeserializeOwned>(message: &Bytes) -> Option<(T, Bytes)> {
    let end = message.iter().position(|byte| *byte == b'\n')?;
    let head = serde_json::from_slice(&message[..end]).ok()?;
    Some((head, message.slice(end + 1..)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let message = write(&("a\nb", 7), b"x\ny");
        assert_eq!(read(&message), Some((("a\nb".to_owned(), 7), Bytes::from_static(b"x\ny"))));
        assert_eq!(read::<u64>(&Bytes::from_static(b"no head")), None);
        assert_eq!(read::<u64>(&Bytes::from_static(b"{}\n")), None);
    }
}
