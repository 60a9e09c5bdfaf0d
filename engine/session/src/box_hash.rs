//! Which pieces a match is played with.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use kernel::GameInfo;

use crate::fair::HexError;

/// A short hash of a game's component data: the first 8 bytes of the SHA-256 of the component file in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoxHash([u8; 8]);

impl BoxHash {
    /// The hash of the pieces that this process plays a game with.
    #[must_use]
    pub fn of(info: &GameInfo) -> Self {
        let hash = Sha256::digest(info.components.text().as_bytes());
        Self(hash[..8].try_into().expect("a SHA-256 hash has 32 bytes"))
    }

    /// The hash, if this process plays the game with other pieces than the built-in ones.
    #[must_use]
    pub fn of_own_box(info: &GameInfo) -> Option<Self> {
        (!info.components.is_built_in()).then(|| Self::of(info))
    }
}

impl fmt::Display for BoxHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl FromStr for BoxHash {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| HexError)?;
        bytes.try_into().map(Self).map_err(|_| HexError)
    }
}
