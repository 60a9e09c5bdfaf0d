//! Files and folders that only the server's own user may read, whatever the umask says.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{Result, Write as _};
use std::path::Path;

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file for writing, and creates it if it does not exist.
pub(crate) fn create_private(path: &Path) -> Result<File> {
    options().create(true).truncate(false).open(path)
}

/// Writes a new file and waits until the disk has it.
///
/// # Errors
/// If there is such a file already, or it cannot be written.
pub(crate) fn write_private(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = options().create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Creates a folder, and those above it, unless it exists.
pub(crate) fn create_private_folder(path: &Path) -> Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
