//! The steps that bring a file of an older version up to date.
//!
//! `sqlx::migrate!` would embed them too, but its macro crate compiles SQLite and sqlx a second time for the compiler.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Version, description and statements of each file in `migrations`, which is never changed once it has been released.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "matches", include_str!("../migrations/0001_matches.sql")),
    (2, "ended", include_str!("../migrations/0002_ended.sql")),
    (3, "aids", include_str!("../migrations/0003_aids.sql")),
    (4, "practice", include_str!("../migrations/0004_practice.sql")),
    (5, "trust", include_str!("../migrations/0005_trust.sql")),
];

pub(crate) fn migrator() -> Migrator {
    let migration = |(version, description, statements): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, SqlStr::from_static(statements), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let listed = MIGRATIONS.map(|(version, description, _)| format!("{version:04}_{description}.sql"));
        assert_eq!(files, listed);
    }
}
