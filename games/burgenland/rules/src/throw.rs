//! The dice of one throw.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;

use crate::errors::Expected;
use rand::{Rng, RngExt};

/// The most dice in one throw: the own die and all five extra dice.
pub const MAX_DICE: usize = 6;

/// Faces of a die.
const FACES: u32 = 6;

/// Bits for the count of one face: up to six dice can show it.
const BITS: u32 = 3;

/// One bit per face in the places of the counts.
const ONE_OF_EACH: u32 = 0o111_111;

/// The dice of one throw, without order: own and extra dice count alike
/// (`burgenland.dice.choose-one`). Written as its values in ascending order: `46`.
///
/// Three bits count the dice of each face, the face 1 in the lowest bits.
///
/// ```
/// use burgenland::Throw;
/// let throw: Throw = "446".parse().unwrap();
/// assert_eq!(throw.dice(), 3);
/// assert_eq!(throw.values().collect::<Vec<_>>(), [4, 6]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw(u32);

impl Throw {
    /// No dice at all, which nobody can throw.
    pub(crate) const NONE: Self = Self(0);

    /// The throw of dice with these values.
    ///
    /// # Panics
    /// If there are no dice or more than [`MAX_DICE`], or a value is not on a die.
    #[must_use]
    pub fn new(values: &[u8]) -> Self {
        assert!((1..=MAX_DICE).contains(&values.len()), "a throw has one to six dice");
        values.iter().fold(Self(0), |throw, value| throw.with(*value))
    }

    /// The throw with one more die.
    const fn with(self, value: u8) -> Self {
        assert!(value >= 1 && value <= FACES as u8, "a die shows one to six");
        Self(self.0 + (1 << (BITS * (value as u32 - 1))))
    }

    /// How many dice show `value`.
    #[must_use]
    pub const fn count(self, value: u8) -> u32 {
        assert!(value >= 1 && value <= FACES as u8, "a die shows one to six");
        self.0 >> (BITS * (value as u32 - 1)) & 0o7
    }

    /// How many dice were thrown.
    #[must_use]
    pub fn dice(self) -> u32 {
        (1..=6).map(|value| self.count(value)).sum()
    }

    /// The different values thrown, one bit each in the places of the counts.
    const fn faces(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & ONE_OF_EACH
    }

    /// The different values thrown, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut faces = self.faces();
        std::iter::from_fn(move || {
            let value = (faces != 0).then(|| (faces.trailing_zeros() / BITS + 1) as u8);
            faces &= faces.wrapping_sub(1);
            value
        })
    }

    /// The value, if all dice show the same.
    #[must_use]
    pub const fn only_value(self) -> Option<u8> {
        let faces = self.faces();
        if faces.is_power_of_two() { Some((faces.trailing_zeros() / BITS + 1) as u8) } else { None }
    }

    /// Did a die show `value`?
    #[must_use]
    pub const fn shows(self, value: u8) -> bool {
        value >= 1 && value <= FACES as u8 && self.count(value) > 0
    }

    /// Every throw of this many dice, ascending, with its weight among the `6^dice` equally likely ways the dice can fall.
    pub(crate) fn all(dice: u32, mut each: impl FnMut(Self, u32)) {
        /// Adds `left` more dice of at most `top`: the highest face decides the order of two throws, so the highest
        /// dice are chosen first.
        fn add(throw: Throw, left: u32, top: u8, each: &mut impl FnMut(Throw, u32)) {
            if left == 0 {
                each(throw, throw.ways());
                return;
            }
            for value in 1..=top {
                add(throw.with(value), left - 1, value, each);
            }
        }
        add(Self(0), dice, FACES as u8, &mut each);
    }

    /// In how many orders the dice can have fallen: the multinomial coefficient, at most 6! = 720.
    fn ways(self) -> u32 {
        const FACTORIALS: [u32; MAX_DICE + 1] = [1, 1, 2, 6, 24, 120, 720];
        let repeats: u32 = (1..=6).map(|value| FACTORIALS[self.count(value) as usize]).product();
        FACTORIALS[self.dice() as usize] / repeats
    }

    /// Throws this many dice: one draw among the `6^dice` ways they can fall, read as digits in base six.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(dice: u32, rng: &mut R) -> Self {
        let mut ticket = rng.random_range(0..FACES.pow(dice));
        let mut throw = 0;
        for _ in 0..dice {
            throw += 1 << (BITS * (ticket % FACES));
            ticket /= FACES;
        }
        Self(throw)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for value in self.values() {
            for _ in 0..self.count(value) {
                write!(f, "{value}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Throw({self})")
    }
}

impl FromStr for Throw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let dice = text.as_bytes();
        let known = (1..=MAX_DICE).contains(&dice.len()) && dice.iter().all(|die| (b'1'..=b'6').contains(die));
        if !known || !dice.is_sorted() {
            return Err(NotationError::new(text, Expected::Throw));
        }
        Ok(dice.iter().fold(Self(0), |throw, die| throw.with(die - b'0')))
    }
}

kernel::written_as_text!(Throw);
