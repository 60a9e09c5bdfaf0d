//! A store of an earlier program: matches under rules that have not changed go on, the others are left alone.

use journal::Token;
use serde_json::json;
use session::{Ending, Record};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, SqlStr};

use crate::client::Guest;
use crate::test_server::TestServer;

/// The store of the program at commit 058e641. These files have not changed since.
const STEPS: [(i64, &str, &str); 3] = [
    (1, "matches", include_str!("../../store/migrations/sqlite/0001_matches.sql")),
    (2, "ended", include_str!("../../store/migrations/sqlite/0002_ended.sql")),
    (3, "aids", include_str!("../../store/migrations/sqlite/0003_aids.sql")),
];

/// Records of finished matches in its format and under its rules versions, one for each game.
const RECORDS: [&str; 5] = [
    include_str!("../../catalog/tests/records/burgenland-1.record"),
    include_str!("../../catalog/tests/records/castle-1.record"),
    include_str!("../../catalog/tests/records/two-castles-1.record"),
    include_str!("../../catalog/tests/records/two-heirs-1.record"),
    include_str!("../../catalog/tests/records/viscounts-1.record"),
];

async fn store(file: &std::path::Path) -> SqliteConnection {
    let mut store = SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap();
    let migration = |(version, name, statements): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(statements), false)
    };
    Migrator::with_migrations(STEPS.map(migration).to_vec()).run(&mut store).await.unwrap();
    store
}

/// Writes half of a recorded match as that program has stored it while it was running; the number of its steps.
async fn write_running(store: &mut SqliteConnection, id: Token, record: &Record) -> usize {
    let Ending::Over { secret: Some(seed), .. } = &record.ending else { panic!("the record shows its seed") };
    let guest = |seat: usize| Token::new([seat as u8 + 100; 16]).to_string();
    // An action is stored together with the chance after it.
    let whole = |steps: &usize| !record.steps[*steps].starts_with('*');
    let steps = (record.steps.len() / 2..record.steps.len()).find(whole).unwrap();
    let mut entries: Vec<(Option<i64>, Vec<&str>)> = vec![(None, Vec::new())];
    for step in &record.steps[..steps] {
        // Chance belongs to the action before it.
        if let Some((seat, _)) = step.split_once(' ').filter(|(who, _)| *who != "*") {
            entries.push((Some(seat.parse::<i64>().unwrap() - 1), Vec::new()));
        }
        entries.last_mut().unwrap().1.push(step);
    }
    sqlx::query(
        "INSERT INTO matches (id, game, rules_version, seats, options, seed, host, listed, clock, created, status, changed, steps)
         VALUES (?, ?, 1, ?, ?, ?, ?, 1, 'none', 5, 'running', 6, ?)",
    )
    .bind(id.to_string())
    .bind(&record.game)
    .bind(record.seats as i64)
    .bind(json!(record.options).to_string())
    .bind(seed.reveal())
    .bind(guest(0))
    .bind(steps as i64)
    .execute(&mut *store)
    .await
    .unwrap();
    for seat in 0..record.seats {
        sqlx::query(
            "INSERT INTO seats (match_id, seat, kind, guest, name, invitation) VALUES (?, ?, 'guest', ?, ?, ?)",
        )
        .bind(id.to_string())
        .bind(seat as i64)
        .bind(guest(seat))
        .bind(format!("Ann {}", seat + 1))
        .bind(guest(seat + 50))
        .execute(&mut *store)
        .await
        .unwrap();
    }
    for (number, (seat, steps)) in entries.iter().enumerate() {
        sqlx::query(
            "INSERT INTO journal (match_id, number, kind, seat, body, message, at) VALUES (?, ?, ?, ?, ?, '', 6)",
        )
        .bind(id.to_string())
        .bind(number as i64)
        .bind(if seat.is_some() { "steps" } else { "start" })
        .bind(seat)
        .bind(steps.join("\n"))
        .execute(&mut *store)
        .await
        .unwrap();
    }
    steps
}

/// Everything that was played, as the store holds it.
async fn journal(file: &std::path::Path) -> Vec<(String, i64, String)> {
    let mut store = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let rows = sqlx::query_as("SELECT match_id, number, body FROM journal ORDER BY match_id, number");
    rows.fetch_all(&mut store).await.unwrap()
}

#[tokio::test]
async fn running_matches_of_058e641_go_on_or_say_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bergfried.sqlite");
    let mut old = store(&file).await;
    let mut matches = Vec::new();
    for (number, text) in RECORDS.into_iter().enumerate() {
        let (id, record) = (Token::new([number as u8 + 1; 16]), Record::parse(text).unwrap());
        let steps = write_running(&mut old, id, &record).await;
        matches.push((id, record.game, steps));
    }
    old.close().await.unwrap();
    let before = journal(&file).await;

    let server = TestServer::open_in(folder, |config| config.games(catalog::GAMES)).await;
    let guest = Guest::new(&server).await;
    for (id, game, steps) in matches {
        let now = catalog::find(&game).unwrap().info().rules_version;
        let page = guest.get(&server, &format!("/m/{id}")).await;
        if now == 1 {
            assert_eq!(page.status, 200, "{game}: {}", page.body);
            assert!(page.body.contains(&format!("&quot;steps&quot;:{steps}")), "{game} stands where it stood");
        } else {
            assert_eq!(page.status, 410, "{game}");
            let reason = format!("The match was played under rules version 1; this program knows version {now}.");
            assert!(page.body.contains(&reason), "{game}: {}", page.body);
        }
    }
    assert_eq!(journal(&file).await, before, "nothing that was played is lost");
}
