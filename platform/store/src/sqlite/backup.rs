//! Copying a store that is in use.

use std::path::Path;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::error::StoreError;
use crate::place::PlaceError;
use crate::sqlite::open::FILE;
use crate::sqlite::private_file::create_empty;

/// Copies the store of one data folder into another, which must have none. A server may go on writing meanwhile: the copy
/// is a consistent snapshot, compacted, and durable when this returns.
///
/// # Errors
/// If one of the folders cannot be used; the copy is then not complete.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let unusable = |error: std::io::Error| PlaceError::folder(to, &error);
    let file = to.join(FILE);
    if !from.join(FILE).exists() {
        return Err(PlaceError::NoStore { folder: from.display().to_string() }.into());
    }
    let options = SqliteConnectOptions::new().filename(from.join(FILE)).read_only(true);
    let mut connection = options.connect().await?;
    // SQLite writes into an empty file, which can be made private before.
    create_empty(&file).map_err(unusable)?;
    sqlx::query("VACUUM INTO ?").bind(file.to_string_lossy()).execute(&mut connection).await?;
    let written = tokio::fs::File::open(&file).await.map_err(unusable)?;
    Ok(written.sync_all().await.map_err(unusable)?)
}
