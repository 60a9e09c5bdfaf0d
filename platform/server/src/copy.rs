//! Copying a store that no server uses.

use store::{Copied, CopyError, Place};

use crate::data_folder::{DataFolder, FolderError};

/// Copies everything from one store to another, which must be empty. No server may use one of them.
///
/// # Errors
/// If one of them cannot be used; then nothing was written.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    store::check_source(from)?;
    let [_source, _target] = [take(from).await?, take(to).await?];
    store::copy(from, to).await
}

/// Takes the data folder, so that no server starts on it meanwhile. A database has none: whether a server uses it is seen now.
async fn take(place: &Place) -> Result<Option<DataFolder>, CopyError> {
    let name = place.to_string();
    match place {
        Place::Folder(folder) => DataFolder::take(folder).map(Some).map_err(|error| match error {
            FolderError::InUse => CopyError::InUse { place: name },
            FolderError::Unusable(reason) => CopyError::Failed { place: name, detail: reason.to_string() },
        }),
        Place::Database(address) if store::is_in_use(address).await? => Err(CopyError::InUse { place: name }),
        Place::Database(_) => Ok(None),
    }
}
