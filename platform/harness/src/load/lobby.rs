//! A store with a million finished matches, and how long the lobby takes on it.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use crate::guest::Guest;
use crate::http::Connection;
use crate::server::Plan;

/// A prime: multiplying by another number modulo it shuffles the matches.
const SHUFFLE: u64 = 1_000_003;

/// The median time of the lobby page in milliseconds: for a newcomer, for somebody with a thousand finished matches, and
/// for somebody with a hundred thousand.
pub(crate) async fn lobby(program: &Path, matches: u64) -> Result<[f64; 3]> {
    let folder = tempfile::tempdir()?;
    let mut plan = Plan::new(program, folder.path());
    let server = plan.start().await?;
    let mut connection = Connection::open(plan.address).await?;
    let [newcomer, regular, keen] =
        [Guest::new(&mut connection).await?, Guest::new(&mut connection).await?, Guest::new(&mut connection).await?];
    drop(connection);
    server.stop().await?;
    fill(folder.path(), matches, &[(token(&keen)?, matches / 10), (token(&regular)?, matches / 1000)]).await?;
    let server = plan.start().await?;
    let mut medians = [0.0; 3];
    for (median, guest) in medians.iter_mut().zip([newcomer, regular, keen]) {
        *median = time(&plan, &guest).await?;
    }
    server.stop().await?;
    Ok(medians)
}

/// The guest's token stands in the cookie before its signature.
fn token(guest: &Guest) -> Result<String> {
    let (_, value) = guest.cookie.split_once('=').context("a cookie has a name")?;
    Ok(value.split_once('.').context("a cookie is signed")?.0.to_owned())
}

async fn time(plan: &Plan, guest: &Guest) -> Result<f64> {
    const TIMES: usize = 31;
    let mut connection = Connection::open(plan.address).await?;
    let mut times = Vec::new();
    for _ in 0..TIMES {
        let begun = Instant::now();
        let answer = connection.request("GET /", &guest.cookie, "").await?;
        anyhow::ensure!(answer.status == 200, "the lobby answers {}", answer.status);
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[TIMES / 2])
}

/// Writes matches without journals, which the lobby does not read. The first guests have so many each; the others a
/// hundred.
async fn fill(folder: &Path, matches: u64, guests: &[(String, u64)]) -> Result<()> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("bergfried.sqlite"))
        .journal_mode(SqliteJournalMode::Off)
        .synchronous(SqliteSynchronous::Off)
        .pragma("cache_size", "-1000000");
    let mut connection = options.connect().await?;
    let id = format!("printf('%025d', i * 611953 % {SHUFFLE}) || '0'");
    let numbers = format!("WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {})", matches - 1);
    let mut guest = String::from("CASE ");
    let mut first = 0;
    for (token, count) in guests {
        first += count;
        guest += &format!("WHEN i < {first} THEN '{token}' ");
    }
    guest += "ELSE printf('%025d', i / 100) || '0' END";
    let statements = [
        format!(
            "INSERT INTO matches (id, game, rules_version, seats, options, seed, host, listed, clock, created, status, changed, steps, \
             to_act, spent, result) {numbers} SELECT {id}, 'burgenland', 1, 2, '[]', hex(zeroblob(32)), {guest}, i % 2, 'none', \
             1700000000000 + i * 1000, 'over', 1700000060000 + i * 1000, 200, 0, '[0,0]', '[[\"1\",40,1],[\"2\",30,2]]' FROM n ORDER BY 1"
        ),
        format!(
            "INSERT INTO seats (match_id, seat, kind, guest, name, invitation, ended) {numbers}, s(seat) AS (VALUES (0), (1)) SELECT {id}, \
             seat, CASE seat WHEN 0 THEN 'guest' ELSE 'bot' END, CASE seat WHEN 0 THEN {guest} END, 'Kunibert', \
             printf('%025d', i) || '0', 1700000060000 + i * 1000 FROM n, s ORDER BY 1, 2"
        ),
        "PRAGMA journal_mode = WAL".to_owned(),
    ];
    for statement in statements {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await?;
    }
    Ok(())
}
