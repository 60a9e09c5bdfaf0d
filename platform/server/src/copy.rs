//! Copying a store that no server uses.

use store::{Copied, CopyError, Place};

use crate::data_folder::{DataFolder, FolderError};

/// Copies everything from one store to another, which must be empty. No server may use one of the folders.
///
/// # Errors
/// If one of them cannot be used; then nothing was written.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    store::check_source(from)?;
    let [_source, _target] = [take(from)?, take(to)?];
    store::copy(from, to).await
}

/// Takes the data folder, so that no server starts on it meanwhile. There is none for a database.
fn take(place: &Place) -> Result<Option<DataFolder>, CopyError> {
    let Place::Folder(folder) = place else { return Ok(None) };
    let name = place.to_string();
    DataFolder::take(folder).map(Some).map_err(|error| match error {
        FolderError::InUse => CopyError::InUse { folder: name },
        FolderError::Unusable(reason) => CopyError::Failed { place: name, detail: reason.to_string() },
    })
}
