//! Random ids that cannot be guessed.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};
use subtle::ConstantTimeEq;

static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    // No letters that are easily mistaken for others; lower case, so that a link can be read out loud.
    specification.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    specification.encoding().expect("32 different symbols")
});

/// 128 random bits, written as 26 letters and digits: the id of a match, a guest or an invitation.
///
/// Comparing two tokens takes the same time wherever they differ, so that nothing can be learned by trying.
#[derive(Clone, Copy, PartialOrd, Ord)]
pub struct Token([u8; 16]);

impl Token {
    /// The token with these bits. They must come from a random source that cannot be guessed.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bits themselves.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl PartialEq for Token {
    fn eq(&self, other: &Self) -> bool {
        // As numbers, which is faster than byte by byte.
        u128::from_ne_bytes(self.0).ct_eq(&u128::from_ne_bytes(other.0)).into()
    }
}

impl Eq for Token {}

impl Hash for Token {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE32.encode(&self.0))
    }
}

/// Shows only its beginning: a token is a credential, and many people read logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.to_string()[..6])
    }
}

/// A text that is not a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a token of 26 letters and digits")]
pub struct TokenError;

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Self, TokenError> {
        let bytes = BASE32.decode(text.as_bytes()).map_err(|_| TokenError)?;
        bytes.try_into().map(Self).map_err(|_| TokenError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: Token = Token::new([0x5a, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0xff]);

    #[test]
    fn a_token_reads_back_as_itself() {
        assert_eq!(TOKEN.to_string().len(), 26);
        assert_eq!(TOKEN.to_string().parse(), Ok(TOKEN));
        assert_ne!(TOKEN, Token::new([0; 16]));
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let text = TOKEN.to_string();
        for bad in
            ["", "x", &text[1..], &format!("{text}0"), &text.to_uppercase().replace('0', "O"), "../../etc/passwd"]
        {
            assert_eq!(bad.parse::<Token>(), Err(TokenError), "{bad}");
        }
    }

    #[test]
    fn logs_do_not_show_it_whole() {
        assert!(!format!("{TOKEN:?}").contains(&TOKEN.to_string()));
    }
}
