//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

kernel::messages! {
    /// Why there is no store to be had at a place.
    pub enum PlaceError {
        /// A text that names no database. It is not repeated, because it may hold a password.
        Address = "store-address", "the database must be named as in postgres://USER:PASSWORD@HOST/DATABASE";
        /// The data folder, or the file in it, cannot be used.
        Folder {
            /// The folder.
            folder: String,
            /// What the system says.
            detail: String,
        } = "store-folder", "the data folder {folder} cannot be used: {detail}";
        /// A copy would be written over something.
        Exists {
            /// The folder.
            folder: String,
        } = "store-exists", "{folder} exists already: name a new folder";
        /// There are no matches in the folder.
        NoStore {
            /// The folder.
            folder: String,
        } = "store-none", "there are no matches in {folder}";
        /// The file has no contents. A new store is never empty.
        Empty {
            /// The file.
            file: String,
        } = "store-empty",
            "the store {file} is empty. Nothing was changed. Put a backup in its place (restore.sh), or move the file away to begin \
             without matches";
        /// The file is gone, but the log that belongs to it is there.
        OnlyLog {
            /// The file.
            file: String,
        } = "store-only-log",
            "the store {file} is missing, but its log is there. Nothing was changed. Put a backup in its place (restore.sh), or move \
             the log away to begin without matches";
        /// SQLite cannot make sense of the file.
        Broken {
            /// The file.
            file: String,
            /// What SQLite says.
            detail: String,
        } = "store-broken",
            "the store {file} is damaged ({detail}). Nothing was changed. Put a backup in its place (restore.sh), or move the file \
             away to begin without matches; `sqlite3 FILE .recover` shows what can still be read";
        /// The database has no such user, the password is wrong, or the user may not come from here.
        Login {
            /// The database.
            database: String,
            /// What it says.
            detail: String,
        } = "store-login", "the database {database} refuses the login: {detail}";
        /// The address demands TLS.
        Tls {
            /// The database.
            database: String,
        } = "store-tls", "cannot reach the database {database} with TLS, which this program does not have";
        /// There is no such database on that server.
        NoDatabase {
            /// The database.
            database: String,
        } = "store-no-database", "there is no database {database}: create it first";
        /// The user may not create tables, or not use them.
        Rights {
            /// The database.
            database: String,
        } = "store-rights", "the user lacks rights in the database {database}: make them its owner";
        /// The store was written by a later version of this program.
        Newer {
            /// The file or the database.
            place: String,
        } = "store-newer", "{place} was written by a newer version of this program: use that one";
        /// The database does not answer.
        Unreachable {
            /// The database.
            database: String,
            /// What the system says.
            detail: String,
        } = "store-unreachable", "cannot reach the database {database}: {detail}";
        /// The database has not answered for long.
        Silent {
            /// The database.
            database: String,
            /// For how long.
            seconds: u64,
        } = "store-silent", "the database {database} has not answered for {seconds} seconds";
    }
}

impl PlaceError {
    /// A folder that cannot be used.
    pub fn folder(folder: &Path, detail: &impl ToString) -> Self {
        Self::Folder { folder: folder.display().to_string(), detail: detail.to_string() }
    }
}

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// SQLite, in a data folder.
    Folder(PathBuf),
    /// PostgreSQL.
    Database(DatabaseAddress),
}

impl FromStr for Place {
    type Err = PlaceError;

    /// An address with a scheme names a database, anything else a folder.
    fn from_str(text: &str) -> Result<Self, PlaceError> {
        match text.contains("://") {
            true => text.parse().map(Self::Database),
            false => Ok(Self::Folder(text.into())),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(address) => address.fmt(f),
        }
    }
}

/// The address of a PostgreSQL database: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, or with `?host=/run/postgresql` for a
/// socket. What is left out comes from the environment, as with PostgreSQL's own programs (`PGHOST`, `PGPASSFILE`, ...).
#[derive(Clone)]
pub struct DatabaseAddress(pub(crate) Box<PgConnectOptions>);

impl FromStr for DatabaseAddress {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Self, PlaceError> {
        let scheme = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        let options = scheme.then(|| text.parse().ok()).flatten();
        options.map(|options| Self(Box::new(options))).ok_or(PlaceError::Address)
    }
}

/// Without the password.
impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.0;
        let database = options.get_database().unwrap_or(options.get_username());
        match options.get_socket() {
            Some(socket) => {
                write!(f, "postgres://{}@localhost/{database}?host={}", options.get_username(), socket.display())
            }
            None => {
                let (user, host, port) = (options.get_username(), options.get_host(), options.get_port());
                write!(f, "postgres://{user}@{host}:{port}/{database}")
            }
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let place: Place = "postgres://ann:secret@db.example:5433/castles".parse().unwrap();
        assert_eq!(place.to_string(), "postgres://ann@db.example:5433/castles");
        assert_eq!(format!("{place:?}"), "Database(postgres://ann@db.example:5433/castles)");
        let place: Place = "postgresql://ann@localhost/castles?host=/run/postgresql".parse().unwrap();
        assert_eq!(place.to_string(), "postgres://ann@localhost/castles?host=/run/postgresql");
    }

    #[test]
    fn what_has_no_scheme_is_a_folder() {
        assert_eq!("data/here".parse::<Place>().unwrap().to_string(), "data/here");
        for bad in ["mysql://secret@host/castles", "postgres://[secret", "://"] {
            let error = bad.parse::<Place>().unwrap_err();
            assert!(error == PlaceError::Address && !error.to_string().contains("secret"));
        }
    }
}
