//! Sets of small ids, one bit each: cheap to copy, always in order.

/// Declares a set of ids that have an `index`, in the bits of an unsigned integer; what follows `=` makes an id of an
/// index.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Card(u8);
///
/// impl Card {
///     const fn index(self) -> usize {
///         self.0 as usize
///     }
/// }
///
/// kernel::bit_set! {
///     /// A set of cards.
///     pub struct CardSet(u32) of Card = |index| Card(index as u8);
/// }
///
/// let hand: CardSet = [Card(7), Card(2)].into_iter().collect();
/// assert_eq!(hand.iter().next(), Some(Card(2)));
/// assert_eq!(hand.without(Card(2)).len(), 1);
/// assert!(hand.minus(hand).is_empty());
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $id:ty = $make:expr;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $name($bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Is the id in the set?
            #[must_use]
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.index() & 1 != 0
            }

            /// The set with an id added.
            #[must_use]
            #[inline]
            pub const fn with(self, id: $id) -> Self {
                Self(self.0 | 1 << id.index())
            }

            /// The set with an id removed.
            #[must_use]
            #[inline]
            pub const fn without(self, id: $id) -> Self {
                Self(self.0 & !(1 << id.index()))
            }

            /// Adds an id.
            #[inline]
            pub const fn insert(&mut self, id: $id) {
                *self = self.with(id);
            }

            /// Removes an id.
            #[inline]
            pub const fn remove(&mut self, id: $id) {
                *self = self.without(id);
            }

            /// The ids in both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The ids in either set.
            #[must_use]
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The ids that are not in the other set.
            #[must_use]
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Is the set empty?
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many ids are in the set.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The ids, lowest first.
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let index = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    let make: fn(usize) -> $id = $make;
                    Some(make(index))
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// The place of a one in a word, counting the ones from 0, lowest first. `number` is below the number of ones.
///
/// It takes no loop and no branch, which depend on what a processor cannot foresee: first the byte is found, then the bit
/// in it.
///
/// ```
/// assert_eq!(kernel::nth_one(0b1001_0010, 1), 4);
/// ```
#[must_use]
#[inline]
pub const fn nth_one(word: u64, number: u32) -> u32 {
    /// A word with this value in each of its bytes.
    const fn each(byte: u64) -> u64 {
        byte * (u64::MAX / 255)
    }
    /// In each byte, the sum of all bytes up to it.
    const fn sums(bytes: u64) -> u64 {
        bytes.wrapping_mul(each(1))
    }
    /// How many bytes are not above a number. Both are below 128.
    const fn not_above(number: u64, bytes: u64) -> u64 {
        let flags = ((each(number) | each(0x80)) - bytes) & each(0x80);
        sums(flags >> 7) >> 56
    }
    let number = number as u64;
    let pairs = word - ((word >> 1) & each(0x55));
    let fours = (pairs & each(0x33)) + ((pairs >> 2) & each(0x33));
    let ones_to_end = sums((fours + (fours >> 4)) & each(0x0f));
    let start = 8 * not_above(number, ones_to_end);
    let before = ((ones_to_end << 8) >> start) & 0xff;
    // In each byte, one bit of the byte that was found.
    let bits = each((word >> start) & 0xff) & 0x8040_2010_0804_0201;
    let is_one = ((bits + each(0x7f)) >> 7) & each(1);
    (start + not_above(number - before, sums(is_one))) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_has_its_place() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for word in [1, 1 << 63, u64::MAX, 0xff00_0000_0000_0000].into_iter().chain((0..200).map(|_| {
            word = word.wrapping_mul(0xd129_0242_1f6b_2c8b).wrapping_add(0x55);
            word & word.rotate_left(21)
        })) {
            let places = (0..64).filter(|place| word >> place & 1 != 0);
            for (number, place) in (0..).zip(places) {
                assert_eq!(nth_one(word, number), place, "the one {number} of {word:x}");
            }
        }
    }
}
