//! Search for bytes that come every dozen bytes or so: too often for a search that begins anew after each.

use wide::u8x16;

/// Calls `found` with the index of each byte that `marks` marks, by setting all its bits. The last bytes are filled up with zeros,
/// which are not reported.
#[inline]
pub(crate) fn for_each_marked(bytes: &[u8], marks: impl Fn(u8x16) -> u8x16, mut found: impl FnMut(usize)) {
    let (blocks, rest) = bytes.as_chunks::<16>();
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    for (number, block) in blocks.iter().chain([&last]).enumerate() {
        let mut marked = marks(u8x16::new(*block)).to_bitmask();
        while marked != 0 {
            let at = number * 16 + marked.trailing_zeros() as usize;
            if at < bytes.len() {
                found(at);
            }
            marked &= marked - 1;
        }
    }
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
        for_each_marked(bytes, marks, |at| found.push(at));
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
                }
            }
        }
    }
}
