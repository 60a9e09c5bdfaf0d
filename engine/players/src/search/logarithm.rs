//! Logarithms of visit counts.

use std::sync::LazyLock;

/// Counts below this are looked up: nearly all, since only the edges near the root are available more often.
const TABLE_SIZE: usize = 4096;

static TABLE: LazyLock<[f32; TABLE_SIZE]> = LazyLock::new(|| std::array::from_fn(|count| computed(count as u32)));

/// Natural logarithms of whole numbers, the same on every machine: the precision of [`f32::ln`] is not specified.
#[derive(Clone, Copy)]
pub(super) struct Logarithms {
    table: &'static [f32; TABLE_SIZE],
}

impl Logarithms {
    pub(super) fn new() -> Self {
        Self { table: &TABLE }
    }

    /// The natural logarithm of a count.
    #[inline]
    pub(super) fn of(self, count: u32) -> f32 {
        self.table.get(count as usize).copied().unwrap_or_else(|| computed(count))
    }
}

fn computed(count: u32) -> f32 {
    libm::log(f64::from(count)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_on_both_sides_of_the_table() {
        let logarithms = Logarithms::new();
        for count in [1, 2, 3, 10, 4095, 4096, 4097, 1_000_000, u32::MAX] {
            let expected = f64::from(count).ln();
            assert!((f64::from(logarithms.of(count)) - expected).abs() <= expected * 1e-7, "{count}");
        }
    }

    #[test]
    fn the_same_bits_on_every_machine() {
        let logarithms = Logarithms::new();
        let bits = [2, 3, 7, 100, 5000].map(|count| logarithms.of(count).to_bits());
        assert_eq!(bits, [0x3f31_7218, 0x3f8c_9f54, 0x3ff9_1395, 0x4093_5d8e, 0x4108_466c]);
    }
}
