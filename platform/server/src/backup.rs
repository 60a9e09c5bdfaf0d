//! A copy of a data folder in use, from which a server can be started.

use std::path::{Path, PathBuf};

use store::StoreError;

use crate::guest::CookieKey;

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store cannot be copied.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is something already.
    #[error("{} is there already: name a folder that is not", .0.display())]
    Exists(PathBuf),
    /// A folder cannot be used.
    #[error("{} cannot be used: {reason}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
}

/// Copies a data folder, store and key, while a server may be using it. The new folder appears when it is whole.
///
/// # Errors
/// If the new folder is there already, or one of them cannot be used.
pub async fn backup(data: &Path, to: &Path) -> Result<(), BackupError> {
    let unusable = |folder: &Path, reason| BackupError::Folder { folder: folder.to_owned(), reason };
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    // What a backup that was cut off has left behind.
    match std::fs::remove_dir_all(&part) {
        Err(reason) if reason.kind() != std::io::ErrorKind::NotFound => return Err(unusable(&part, reason)),
        _ => {}
    }
    std::fs::create_dir_all(&part).map_err(|reason| unusable(&part, reason))?;
    CookieKey::copy(data, &part).map_err(|reason| unusable(data, reason))?;
    store::backup(data, &part).await?;
    std::fs::rename(&part, to).map_err(|reason| unusable(to, reason))
}
