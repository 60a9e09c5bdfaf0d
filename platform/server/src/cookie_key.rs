//! The key that signs the ids of guests. A guest has no account, only a signed cookie or token.

use std::io::ErrorKind;
use std::path::Path;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use journal::Token;
use sha2::Sha256;
use store::{Store, StoreError};

use crate::limits::ClientAddress;
use crate::private_file::write_private;

/// The key. It is kept in the database if other servers may use it, else in the data folder: guests stay known after a
/// restart, and at every server.
#[derive(Clone)]
pub(crate) struct CookieKey([u8; 32]);

/// The key's file in the data folder.
const FILE: &str = "cookie.key";

impl CookieKey {
    /// Copies the key from one data folder into another, which must have none.
    pub(crate) fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
        write_private(&to.join(FILE), &std::fs::read(from.join(FILE))?)
    }

    /// Reads the key that all servers on the database share, or the one in the data folder, or creates it. A database without
    /// one gets that of the folder.
    pub(crate) async fn open(folder: &Path, store: &Store) -> Result<Self, StoreError> {
        let found = Self::read(folder)?;
        let is_new = found.is_none();
        let own = found.map_or_else(Self::random, Ok)?;
        match store.shared_key(own.0).await? {
            Some(shared) => Ok(Self(shared)),
            None => {
                if is_new {
                    own.write(folder)?;
                }
                Ok(own)
            }
        }
    }

    /// Puts the key of a database into a data folder, unless that has one.
    pub(crate) fn adopt(folder: &Path, key: Vec<u8>) -> std::io::Result<()> {
        match Self::read(folder)? {
            Some(_) => Ok(()),
            None => Self::parse(key)?.write(folder),
        }
    }

    fn random() -> std::io::Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
        Ok(Self(bytes))
    }

    fn read(folder: &Path) -> std::io::Result<Option<Self>> {
        match std::fs::read(folder.join(FILE)) {
            Ok(bytes) => Self::parse(bytes).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn parse(bytes: Vec<u8>) -> std::io::Result<Self> {
        let wrong = "cookie.key must hold 32 bytes; remove it to get a new one";
        bytes.try_into().map(Self).map_err(|_| std::io::Error::new(ErrorKind::InvalidData, wrong))
    }

    fn write(&self, folder: &Path) -> std::io::Result<()> {
        write_private(&folder.join(FILE), &self.0)
    }

    fn mac(&self, guest: Token) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
        mac.update(b"bergfried-guest-1");
        mac.update(guest.bytes());
        mac
    }

    /// The guest's id with its signature.
    pub(crate) fn sign(&self, guest: Token) -> String {
        format!("{guest}.{}", HEXLOWER.encode(&self.mac(guest).finalize().into_bytes()))
    }

    /// A pseudonym for a network address: the same for the same address, and nobody without the key can tell which it is.
    pub(crate) fn pseudonym(&self, address: ClientAddress) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
        mac.update(b"bergfried-origin-1");
        mac.update(address.to_string().as_bytes());
        HEXLOWER.encode(&mac.finalize().into_bytes()[..8])
    }

    /// The name of something that the servers with this key have in common, and nobody else.
    pub(crate) fn name(&self, of: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
        mac.update(b"bergfried-name-1");
        mac.update(of.as_bytes());
        HEXLOWER.encode(&mac.finalize().into_bytes()[..8])
    }

    /// The guest whom a signed id names, if the signature is ours. Compared in constant time.
    pub(crate) fn verify(&self, cookie: &str) -> Option<Token> {
        let (guest, signature) = cookie.split_once('.')?;
        let guest: Token = guest.parse().ok()?;
        let signature = HEXLOWER.decode(signature.as_bytes()).ok()?;
        self.mac(guest).verify_slice(&signature).ok()?;
        Some(guest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_token;

    #[tokio::test]
    async fn only_our_own_signature_counts() {
        let folder = tempfile::tempdir().unwrap();
        let (store, _task) = Store::open(folder.path()).await.unwrap();
        let key = CookieKey::open(folder.path(), &store).await.unwrap();
        let guest = random_token();
        let cookie = key.sign(guest);
        assert_eq!(key.verify(&cookie), Some(guest));
        assert_eq!(CookieKey::open(folder.path(), &store).await.unwrap().verify(&cookie), Some(guest), "it is kept");
        let (_, signature) = cookie.split_once('.').unwrap();
        let forged = format!("{}.{signature}", random_token());
        for bad in [forged.as_str(), &cookie[..cookie.len() - 1], &guest.to_string(), "", ".", "a.b"] {
            assert_eq!(key.verify(bad), None, "{bad}");
        }
    }
}
