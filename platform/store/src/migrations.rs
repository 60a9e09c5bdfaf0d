//! The steps that bring a database of an older version up to date.
//!
//! `sqlx::migrate!` would embed them too, but its macro crate compiles SQLite and sqlx a second time for the compiler.

use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::error::StoreError;
use crate::place::PlaceError;

/// Version, description and statements of a file in `migrations`, which is never changed once it has been released.
pub(crate) type Step = (i64, &'static str, &'static str);

/// Takes the steps that a database has not taken yet.
pub(crate) fn migrator(steps: &[Step]) -> Migrator {
    let migration = |(version, description, statements): &Step| {
        let (description, statements) = ((*description).into(), SqlStr::from_static(statements));
        Migration::new(*version, description, MigrationType::Simple, statements, false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

/// Why a store could not be brought up to date.
pub(crate) fn refused(error: MigrateError, place: &dyn std::fmt::Display) -> StoreError {
    match error {
        // It has taken a step that this program does not have.
        MigrateError::VersionMissing(_) => PlaceError::Newer { place: place.to_string() }.into(),
        error => error.into(),
    }
}

/// Whether all files of a folder are listed, in order.
#[cfg(test)]
pub(crate) fn check_listed(folder: &str, steps: &[Step]) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
    let mut files: Vec<String> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    let listed: Vec<String> =
        steps.iter().map(|(version, description, _)| format!("{version:04}_{description}.sql")).collect();
    assert_eq!(files, listed);
}
