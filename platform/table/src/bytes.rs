//! Search for bytes that come every dozen bytes or so: too often for a search that begins anew after each.

use wide::u8x16;

/// Calls `accept` with the index of each byte from `from` on that `marks` marks, by setting all its bits, until it returns something.
#[inline]
pub(crate) fn find_marked<T>(
    bytes: &[u8],
    from: usize,
    marks: impl Fn(u8x16) -> u8x16,
    mut accept: impl FnMut(usize) -> Option<T>,
) -> Option<T> {
    const WIDTH: usize = 16;
    let mut start = from;
    while start < bytes.len() {
        let rest = &bytes[start..];
        // The last block ends where the bytes end. Some of it has been looked at before.
        let (block, again) = match (rest.first_chunk::<WIDTH>(), bytes.last_chunk::<WIDTH>()) {
            (Some(block), _) => (*block, 0),
            (None, Some(last)) => (*last, WIDTH - rest.len()),
            (None, None) => {
                let mut filled = [0; WIDTH];
                filled[WIDTH - rest.len()..].copy_from_slice(rest);
                (filled, WIDTH - rest.len())
            }
        };
        let mut marked = marks(u8x16::new(block)).to_bitmask() >> again;
        while marked != 0 {
            if let Some(found) = accept(start + marked.trailing_zeros() as usize) {
                return Some(found);
            }
            marked &= marked - 1;
        }
        start += WIDTH;
    }
    None
}

/// Marks the bytes that are equal to `byte`.
#[inline]
pub(crate) fn equal(block: u8x16, byte: u8) -> u8x16 {
    block.simd_eq(u8x16::splat(byte))
}

/// Marks the bytes that are at most `byte`.
#[inline]
pub(crate) fn at_most(block: u8x16, byte: u8) -> u8x16 {
    block.simd_eq(block.min(u8x16::splat(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The marked bytes of a text.
    fn marked(bytes: &[u8], marks: impl Fn(u8x16) -> u8x16) -> Vec<usize> {
        let mut found = Vec::new();
        find_marked(bytes, 0, marks, |at| {
            found.push(at);
            None::<()>
        });
        found
    }

    #[test]
    fn every_byte_is_found_at_every_place() {
        for byte in 0..=u8::MAX {
            for length in 1..36 {
                for place in 0..length {
                    let mut bytes = vec![0xff; length];
                    bytes[place] = byte;
                    let expected = |is_marked: bool| if is_marked { (place..place + 1).collect() } else { Vec::new() };
                    assert_eq!(marked(&bytes, |block| equal(block, b'<')), expected(byte == b'<'));
                    assert_eq!(marked(&bytes, |block| at_most(block, 0x1f)), expected(byte <= 0x1f));
                    assert_eq!(marked(&bytes, |block| equal(block, 0)), expected(byte == 0));
                    for from in 0..=length {
                        let found = find_marked(&bytes, from, |block| equal(block, b'<'), Some);
                        assert_eq!(found, (byte == b'<' && from <= place).then_some(place));
                    }
                }
            }
        }
    }
}
