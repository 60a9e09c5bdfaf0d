//! Files that only their owner may read, whatever the umask says. SQLite gives its logs the permissions of the store's file.

use std::io::Result;
use std::path::Path;

/// Creates an empty file, which must not exist.
pub(crate) fn create_empty(file: &Path) -> Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Takes a file away from everyone but its owner. A file that is private already is not touched.
pub(crate) fn make_private(file: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(file)?.permissions().mode();
        if mode & 0o077 != 0 {
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(mode & 0o700))?;
        }
    }
    Ok(())
}
