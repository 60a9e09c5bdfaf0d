//! Copying a store that no server uses.

use std::path::Path;

use store::{Copied, CopyError, DatabaseAddress, Place, SharedState};

use crate::cookie_key::CookieKey;
use crate::data_folder::{DataFolder, FolderError};
use crate::time::advance;

/// Copies everything from one store to another, which must be empty. No server may use one of them.
///
/// # Errors
/// If one of them cannot be used. Matches and guests are copied wholly or not at all.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    store::check_source(from)?;
    let [_source, _target] = [take(from).await?, take(to).await?];
    let copied = store::copy(from, to).await?;
    if let (Place::Database(address), Place::Folder(folder)) = (from, to) {
        keep_shared(address, folder).await?;
    }
    Ok(copied)
}

/// Puts into a data folder what servers on a database keep there: the key that signs cookies, and the server time. The other
/// way is not needed: a server that starts on a database without a key gives it that of its folder.
async fn keep_shared(address: &DatabaseAddress, folder: &Path) -> Result<(), CopyError> {
    let Some(SharedState { cookie_key, up }) = store::shared_state(address).await? else { return Ok(()) };
    let kept = cookie_key.map_or(Ok(()), |key| CookieKey::adopt(folder, key)).and_then(|()| advance(folder, up));
    kept.map_err(|error| CopyError::Failed { place: folder.display().to_string(), detail: error.to_string() })
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
