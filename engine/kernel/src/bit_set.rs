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
