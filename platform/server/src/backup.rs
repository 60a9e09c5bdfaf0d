//! Copying a data folder that is in use.

use std::path::{Path, PathBuf};

use store::StoreError;

use crate::cookie_key::CookieKey;
use crate::private_file::create_private_folder;
use crate::time;

/// Why a backup failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store cannot be copied.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The new folder exists already.
    #[error("{} exists already: name a new folder", .0.display())]
    Exists(PathBuf),
    /// A folder cannot be used.
    #[error("{} cannot be used: {reason}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
}

/// Copies a data folder, store and key, while a server may be using it. The new folder appears when it is complete.
///
/// # Errors
/// If the new folder exists already, or one of the folders cannot be used.
pub async fn backup(data: &Path, to: &Path) -> Result<(), BackupError> {
    let unusable = |folder: &Path, reason| BackupError::Folder { folder: folder.to_owned(), reason };
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    // Left behind by an interrupted backup.
    match std::fs::remove_dir_all(&part) {
        Err(reason) if reason.kind() != std::io::ErrorKind::NotFound => return Err(unusable(&part, reason)),
        _ => {}
    }
    create_private_folder(&part).map_err(|reason| unusable(&part, reason))?;
    CookieKey::copy(data, &part).map_err(|reason| unusable(data, reason))?;
    store::backup(data, &part).await?;
    // After the store, so that the time is not before anything in it.
    time::copy(data, &part).map_err(|reason| unusable(data, reason))?;
    std::fs::rename(&part, to).map_err(|reason| unusable(to, reason))
}
