//! The data folder of a server: private, and used by one server at a time.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use journal::Token;

use crate::private_file::{create_private, create_private_folder, write_private};
use crate::random::random_token;

/// The file by which a server holds its folder. It stays there; what counts is whether somebody has locked it.
const FILE: &str = "lock";

/// The file with the name by which other servers on the same database know this one.
const SERVER: &str = "server.id";

/// Why a server cannot have a data folder.
pub(crate) enum FolderError {
    /// Another server has it.
    InUse,
    /// It cannot be used.
    Unusable(io::Error),
}

/// A data folder that no other server can use until this is dropped, or the process ends in whatever way.
pub(crate) struct DataFolder {
    path: PathBuf,
    _lock: File,
}

impl DataFolder {
    /// Takes the folder, which is created if it does not exist.
    pub(crate) fn take(folder: &Path) -> Result<Self, FolderError> {
        create_private_folder(folder).map_err(FolderError::Unusable)?;
        let lock = create_private(&folder.join(FILE)).map_err(FolderError::Unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: folder.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(FolderError::InUse),
            Err(TryLockError::Error(error)) => Err(FolderError::Unusable(error)),
        }
    }

    /// The name of the server whose folder this is. It stays the same from one process to the next: who has the folder knows
    /// that the process before has ended, and may go on with its matches at once.
    pub(crate) fn server_id(&self) -> io::Result<Token> {
        let file = self.path.join(SERVER);
        match std::fs::read_to_string(&file) {
            Ok(text) => text.trim().parse().map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let id = random_token();
                write_private(&file, format!("{id}\n").as_bytes())?;
                Ok(id)
            }
            Err(error) => Err(error),
        }
    }
}
