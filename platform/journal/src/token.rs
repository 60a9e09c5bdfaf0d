//! Random ids that cannot be guessed.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};
use subtle::ConstantTimeEq;

static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    // No letters that are read for others; lower case, so that a link can be told by voice.
    specification.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    specification.encoding().expect("32 different symbols")
});

/// 128 random bits, written as 26 letters and digits: names a match, a guest, an invitation.
///
/// Equality takes the same time wherever two tokens differ, so that nothing can be learned by trying.
#[derive(Clone, Copy, PartialOrd, Ord)]
pub struct Token([u8; 16]);

impl Token {
    /// A new one from the operating system's random source.
    ///
    /// # Panics
    /// If the operating system has no random source.
    #[must_use]
    pub fn random() -> Self {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
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
        self.0.ct_eq(&other.0).into()
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

/// Shows only its beginning: tokens open doors, and logs are read by many.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.to_string()[..6])
    }
}

/// A text that is no token.
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

    #[test]
    fn a_token_reads_back_as_itself() {
        let token = Token::random();
        assert_eq!(token.to_string().len(), 26);
        assert_eq!(token.to_string().parse(), Ok(token));
        assert_ne!(token, Token::random());
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let text = Token::random().to_string();
        for bad in
            ["", "x", &text[1..], &format!("{text}0"), &text.to_uppercase().replace('0', "O"), "../../etc/passwd"]
        {
            assert_eq!(bad.parse::<Token>(), Err(TokenError), "{bad}");
        }
    }

    #[test]
    fn logs_do_not_show_it_whole() {
        let token = Token::random();
        assert!(!format!("{token:?}").contains(&token.to_string()));
    }
}
