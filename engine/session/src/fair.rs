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
//!
//! Whoever chooses such a seed knows and chooses all chance. In a match with guests nobody does: by the construction
//! **`bergfried-chance-2`** ([`SharedChance`]) the seed is the SHA-256 hash of a secret of the server and of 16 random bytes of
//! every guest. All of them are committed to by their hashes before any is shown.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use kernel::Seat;
use sha2::{Digest, Sha256};

/// The name of the construction in which one seed decides, as it stands in records.
pub const CONSTRUCTION: &str = "bergfried-chance-1";

/// The name of the construction in which the seed follows from contributions of guests, as it stands in records.
pub const SHARED_CONSTRUCTION: &str = "bergfried-chance-2";

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
#[derive(Clone)]
pub struct Seed {
    bytes: [u8; 32],
    /// Keyed with the bytes: half of the work of a ticket, and the same for all of them. Copies share it.
    mac: Arc<Hmac<Sha256>>,
}

impl Seed {
    /// A seed of the given bytes, which must come from a good random source.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self { bytes, mac: Arc::new(Hmac::new_from_slice(&bytes).expect("any key length will do")) }
    }

    /// A seed for experiments that must be repeatable: the SHA-256 hash of a number. Not secret.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::new(Sha256::digest(number.to_be_bytes()).into())
    }

    /// The hash to publish before the first step.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.bytes).into())
    }

    /// The seed as 64 hexadecimal digits. All outcomes of the match follow from it: for the store and for finished
    /// records only.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.bytes)
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
                let mut mac = Hmac::clone(&self.mac);
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

impl PartialEq for Seed {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Seed {}

/// Never shows the secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret, commitment {})", self.commitment())
    }
}

impl FromStr for Seed {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        unhex(text).map(Self::new)
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

/// What a guest adds to the chance of a match: 16 random bytes that nobody else knows before everyone has committed to theirs.
///
/// ```
/// use session::Contribution;
///
/// let contribution = Contribution::new([9; 16]);
/// let sent_when_sitting_down = contribution.hash();
/// let sent_when_all_sit: Contribution = contribution.to_string().parse()?;
/// assert_eq!(sent_when_all_sit.hash(), sent_when_sitting_down);
/// # Ok::<(), session::fair::HexError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution([u8; 16]);

impl Contribution {
    /// The contribution of the given bytes, which must come from a good random source.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The hash that commits its guest to it.
    #[must_use]
    pub fn hash(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Contribution {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        unhex(text).map(Self)
    }
}

/// A contribution as a record has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contributed {
    /// The first seat of the guest.
    pub seat: Seat,
    /// The hash that the guest sent first.
    pub hash: Commitment,
    /// What the guest opened then.
    pub opening: Contribution,
}

/// The chance of a match with guests: a secret of the server and the contributions of the guests, from which the seed follows.
///
/// ```
/// use kernel::Seat;
/// use session::{Contributed, Contribution, Seed, SharedChance};
///
/// let opening = Contribution::new([9; 16]);
/// let contributed = Contributed { seat: Seat::new(0), hash: opening.hash(), opening };
/// let chance = SharedChance::new(Seed::new([7; 32]), vec![contributed]);
/// assert_ne!(chance.seed(), chance.secret(), "the server does not know the seed before the guest has opened");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedChance {
    secret: Seed,
    contributions: Vec<Contributed>,
    seed: Seed,
}

impl SharedChance {
    /// The chance that follows from the server's secret and the contributions, in the order of seats.
    #[must_use]
    pub fn new(secret: Seed, contributions: Vec<Contributed>) -> Self {
        let mut hash = Sha256::new();
        hash.update(SHARED_CONSTRUCTION.as_bytes());
        hash.update(secret.bytes);
        for contributed in &contributions {
            hash.update(contributed.opening.0);
        }
        Self { seed: Seed::new(hash.finalize().into()), secret, contributions }
    }

    /// The seed of all chance.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The server's part.
    #[must_use]
    pub fn secret(&self) -> &Seed {
        &self.secret
    }

    /// The parts of the guests.
    #[must_use]
    pub fn contributions(&self) -> &[Contributed] {
        &self.contributions
    }
}

/// A text that is not the right number of bytes in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the right number of hexadecimal digits in lower case")]
pub struct HexError;

pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

fn unhex<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
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

    /// Computed with Python's hashlib from the text of `docs/record.md` alone.
    #[test]
    fn a_shared_seed_is_what_its_text_says() {
        let opening = Contribution::new([9; 16]);
        assert_eq!(opening.hash().to_string(), "06232b08dabb5a4fdb466598179349c845b0dc3436324794e270257b4e0fdbce");
        let contributed = |seat| Contributed { seat: Seat::new(seat), hash: opening.hash(), opening };
        let seeds = [vec![contributed(0)], vec![contributed(0), contributed(2)]]
            .map(|contributions| SharedChance::new(Seed::new([7; 32]), contributions).seed().reveal());
        assert_eq!(
            seeds,
            [
                "70160df38d1e3c8d0a309a167414cd4d202769450c60fd21dad0f0d582b353a5",
                "a4ea1e6ec73d2a9024b3b1b122e8559776ea17a73e02f2da7b0629e812476cf0"
            ]
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
