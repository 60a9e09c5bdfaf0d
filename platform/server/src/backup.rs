//! Copying a data folder that is in use.

use std::path::{Path, PathBuf};

use store::{PlaceError, StoreError};

use crate::cookie_key::CookieKey;
use crate::private_file::create_private_folder;
use crate::time;

/// Copies a data folder, store and key, while a server may be using it. The new folder appears when it is complete.
///
/// # Errors
/// If the new folder exists already, or one of the folders cannot be used.
pub async fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    let unusable = |folder: &Path, error: std::io::Error| PlaceError::folder(folder, &error);
    if to.exists() {
        return Err(PlaceError::Exists { folder: to.display().to_string() }.into());
    }
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    // Left behind by an interrupted backup.
    match std::fs::remove_dir_all(&part) {
        Err(reason) if reason.kind() != std::io::ErrorKind::NotFound => return Err(unusable(&part, reason).into()),
        _ => {}
    }
    create_private_folder(&part).map_err(|reason| unusable(&part, reason))?;
    store::backup(data, &part).await?;
    CookieKey::copy(data, &part).map_err(|reason| unusable(data, reason))?;
    // After the store, so that the time is not before anything in it.
    time::copy(data, &part).map_err(|reason| unusable(data, reason))?;
    Ok(std::fs::rename(&part, to).map_err(|reason| unusable(to, reason))?)
}
