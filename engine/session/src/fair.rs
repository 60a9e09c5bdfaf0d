//! Chance that can be verified.
//!
//! A match has a secret seed of 32 bytes. Its SHA-256 hash, the *commitment*, is published before the first step; the
//! seed itself after the last. In between every random outcome follows from the seed and the number of its step by the
//! construction **`bergfried-chance-1`**:
//!
//! 1. List the possible outcomes with their weights in the game's order
//!    ([`Game::chance_outcomes`](kernel::Game::chance_outcomes)); let `W` be the sum of the weights.
//! 2. For `attempt` = 0, 1, 2, ...: let `r` be the first 8 bytes, read as a big-endian number, of
//!    HMAC-SHA-256(key = seed, message = `"bergfried-chance-1"` ‖ step number ‖ attempt), both numbers as 4 bytes
//!    big-endian. The first step of a match has number 0. In a practice match that has been taken back, the number of
//!    rewinds so far follows as 4 more bytes, so that a step that is played again is drawn anew.
//! 3. Take the first `r` below the greatest multiple of `W` that fits into 64 bits; the ticket is `r mod W`.
//! 4. Walk through the list, taking each weight off the ticket; the outcome at which it would turn negative is drawn.
//!
//! It can be checked with ten lines in any language and uses no library's shuffle.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The name of the construction, as it stands in records.
pub const CONSTRUCTION: &str = "bergfried-chance-1";

/// The secret from which all chance of a match follows.
///
/// ```
/// use session::Seed;
///
/// let seed = Seed::new([7; 32]);
/// let published_before_the_match = seed.commitment();
/// let published_after_it: Seed = seed.reveal().parse()?;
/// assert_eq!(published_after_it.commitment(), published_before_the_match);
/// // The ticket of a die with six sides, for the first step.
/// assert!(seed.ticket(0, 0, 6) < 6);
/// # Ok::<(), session::fair::HexError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of the given bytes, which must come from a good random source.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for experiments that must be repeatable: the SHA-256 hash of a number. Not secret.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_be_bytes()).into())
    }

    /// The hash to publish before the first step.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed as 64 hexadecimal digits. All outcomes of the match follow from it: for the store and for finished
    /// records only.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// A ticket below `total` for the chance step with the given number, after so many rewinds of a practice match.
    ///
    /// # Panics
    /// If `total` is zero.
    #[must_use]
    pub fn ticket(&self, step: u32, rewinds: u32, total: u64) -> u64 {
        assert!(total > 0, "a chance step has an outcome");
        let limit = u64::MAX - u64::MAX % total;
        (0_u32..)
            .map(|attempt| {
                let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
                mac.update(CONSTRUCTION.as_bytes());
                mac.update(&step.to_be_bytes());
                mac.update(&attempt.to_be_bytes());
                if rewinds > 0 {
                    mac.update(&rewinds.to_be_bytes());
                }
                let bytes = mac.finalize().into_bytes();
                u64::from_be_bytes(bytes[..8].try_into().expect("eight bytes"))
            })
            .find(|number| *number < limit)
            .map(|number| number % total)
            .expect("one attempt in two succeeds at the least")
    }
}

/// Never shows the secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret, commitment {})", self.commitment())
    }
}

impl FromStr for Seed {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        unhex(text).map(Self)
    }
}

/// The hash of a seed: commits the match to the seed without revealing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        unhex(text).map(Self)
    }
}

/// A text that is not the right number of bytes in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the right number of hexadecimal digits in lower case")]
pub struct HexError;

pub(crate) fn hex(bytes: &[u8; 32]) -> String {
    HEXLOWER.encode(bytes)
}

fn unhex(text: &str) -> Result<[u8; 32], HexError> {
    let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| HexError)?;
    bytes.try_into().map_err(|_| HexError)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with Python's hmac and hashlib from the text of this module alone.
    #[test]
    fn the_construction_is_what_its_text_says() {
        let seed = Seed::new([7; 32]);
        assert_eq!(seed.commitment().to_string(), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
        assert_eq!([0, 1, 2, 1000].map(|step| seed.ticket(step, 0, 6)), [1, 2, 3, 0]);
        assert_eq!([1, 2, 3, 1000].map(|rewinds| seed.ticket(2, rewinds, 6)), [2, 3, 5, 1]);
        assert_eq!(
            [0, 1, 2, 1000].map(|step| seed.ticket(step, 0, u64::MAX / 2 + 2)),
            [2106359030748317785, 3372645958565782478, 6664568293185815126, 2866654781890020807]
        );
    }

    #[test]
    fn tickets_are_even() {
        let seed = Seed::from_number(1);
        let mut seen = [0_u32; 6];
        for step in 0..6000 {
            seen[seed.ticket(step, 0, 6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_seed_does_not_show_itself() {
        let seed = Seed::new([0xab; 32]);
        assert!(!format!("{seed:?}").contains("abab"));
    }

    #[test]
    fn hexadecimal_is_strict() {
        let text = Seed::from_number(3).reveal();
        assert_eq!(text.parse::<Seed>(), Ok(Seed::from_number(3)));
        for bad in ["", "ab", &text[1..], &text.to_uppercase(), &format!("{text}0"), &format!("é{}", &text[2..])] {
            assert_eq!(bad.parse::<Seed>(), Err(HexError), "{bad}");
        }
    }
}
