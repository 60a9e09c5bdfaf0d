//! The steps that bring a file of an older version up to date.

use crate::migrations::Step;

pub(crate) const STEPS: [Step; 9] = [
    (1, "matches", include_str!("../../migrations/sqlite/0001_matches.sql")),
    (2, "ended", include_str!("../../migrations/sqlite/0002_ended.sql")),
    (3, "aids", include_str!("../../migrations/sqlite/0003_aids.sql")),
    (4, "practice", include_str!("../../migrations/sqlite/0004_practice.sql")),
    (5, "trust", include_str!("../../migrations/sqlite/0005_trust.sql")),
    (6, "people", include_str!("../../migrations/sqlite/0006_people.sql")),
    (7, "chance", include_str!("../../migrations/sqlite/0007_chance.sql")),
    (8, "box", include_str!("../../migrations/sqlite/0008_box.sql")),
    (9, "companion", include_str!("../../migrations/sqlite/0009_companion.sql")),
];

#[cfg(test)]
mod tests {
    use journal::{EntryKind, Status, Token};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions as _, Connection as _};

    use super::*;
    use crate::migrations::{check_listed, migrator};
    use crate::{OpenMatches, Store};

    #[test]
    fn every_file_is_listed() {
        check_listed("sqlite", &STEPS);
    }

    /// A match that an earlier version wrote is read, and what it did not know has the value that was true then.
    #[tokio::test]
    async fn a_file_of_every_earlier_version_is_brought_up_to_date() {
        let [id, host] = [1, 2].map(|byte| Token::new([byte; 16]));
        for version in 1..STEPS.len() {
            let folder = tempfile::tempdir().unwrap();
            let file = SqliteConnectOptions::new().filename(folder.path().join("bergfried.sqlite"));
            let mut old = file.create_if_missing(true).connect().await.unwrap();
            migrator(&STEPS[..version]).run(&mut old).await.unwrap();
            let statements = format!(
                "INSERT INTO matches
                 (id, game, rules_version, seats, options, seed, host, listed, clock, created, status, changed, steps)
                 VALUES ('{id}', 'castle', 1, 2, '[]', 'ab', '{host}', 1, 'none', 5, 'waiting', 6, 0);
                 INSERT INTO seats (match_id, seat, kind, guest, name, invitation)
                 VALUES ('{id}', 0, 'guest', '{host}', 'Ann', '{id}'), ('{id}', 1, 'open', NULL, '', '{host}');
                 INSERT INTO journal (match_id, number, kind, guest, body, message, at)
                 VALUES ('{id}', 0, 'chat', '{host}', 'Ann\nhello', 'a', 6)"
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&mut old).await.unwrap();
            old.close().await.unwrap();
            let (store, _task) = Store::open(folder.path()).await.unwrap();
            let found = store.load(id).await.unwrap().expect("it is still there");
            let row = &found.row;
            assert_eq!(
                (row.host, row.origin.as_str(), row.own_box.as_str(), row.seats.len()),
                (host, "", "", 2),
                "from version {version}"
            );
            assert!(
                row.listed && row.aids && row.spectators_write && !row.hints && !row.practice && !row.shared_chance
            );
            assert!(!row.entered_chance);
            let chat = EntryKind::Chat { name: "Ann".to_owned(), text: "hello".to_owned() };
            assert_eq!((&found.journal[0].kind, found.status), (&chat, Status::Waiting));
            let open = store.open_matches(&OpenMatches { game: None, since: 0, skip: 0, most: 9 }).await.unwrap();
            assert_eq!(open.iter().map(|found| found.id).collect::<Vec<_>>(), [id]);
        }
    }
}
