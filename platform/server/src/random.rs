//! Randomness from the operating system.

use journal::Token;
use session::Seed;

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a random source");
    bytes
}

/// A token that cannot be guessed.
pub(crate) fn random_token() -> Token {
    Token::new(random_bytes())
}

/// The secret that decides all chance of a match.
pub(crate) fn random_seed() -> Seed {
    Seed::new(random_bytes())
}

/// A seed for a computer player: not the match's own, which must not be guessable from the player's moves.
pub(crate) fn random_number() -> u64 {
    u64::from_be_bytes(random_bytes())
}
