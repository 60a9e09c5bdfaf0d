//! The data folder of a server: private, and used by one server at a time.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use crate::private_file::{create_private, create_private_folder};

/// The file by which a server holds its folder. It stays there; what counts is whether somebody has locked it.
const FILE: &str = "lock";

/// Why a server cannot have a data folder.
pub(crate) enum FolderError {
    /// Another server has it.
    InUse,
    /// It cannot be used.
    Unusable(io::Error),
}

/// A data folder that no other server can use until this is dropped, or the process ends in whatever way.
pub(crate) struct DataFolder {
    _lock: File,
}

impl DataFolder {
    /// Takes the folder, which is created if it does not exist.
    pub(crate) fn take(folder: &Path) -> Result<Self, FolderError> {
        create_private_folder(folder).map_err(FolderError::Unusable)?;
        let lock = create_private(&folder.join(FILE)).map_err(FolderError::Unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(FolderError::InUse),
            Err(TryLockError::Error(error)) => Err(FolderError::Unusable(error)),
        }
    }
}
