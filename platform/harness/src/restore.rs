//! A database of PostgreSQL is put back to a moment in the middle of play, as an operator does after a mistake.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, ensure};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use test_servers::DatabaseServer;

use crate::check::check_database;
use crate::client::Patience;
use crate::crowd::Crowd;
use crate::server::Plan;

const MATCHES: usize = 10;
const LIMIT: Duration = Duration::from_secs(60);

/// Makes a base backup while people play, notes a moment, lets them play on, and goes back to the moment.
pub(crate) async fn restore(program: &Path, seed: u64) -> Result<()> {
    let database_server = DatabaseServer::start_archiving()?;
    let database = database_server.create()?;
    let folder = tempfile::tempdir()?;
    let mut plan = Plan::new(program, folder.path());
    plan.more.extend(["--database".to_owned(), database.clone()]);
    let server = plan.start().await?;
    let crowd = Crowd::gather(&plan, MATCHES, seed, Patience::BROWSER).await?;
    crowd.until_all_went_on(LIMIT).await?;
    database_server.back_up()?;
    crowd.until_all_went_on(LIMIT).await?;
    let before = crowd.evidence.so_far();
    let (at_the_moment, moment) = entries(&database).await?;
    crowd.until_all_went_on(LIMIT).await?;
    crowd.leave().await?;
    server.stop().await?;
    let (at_the_end, _) = entries(&database).await?;

    database_server.restore(&moment)?;
    let (restored, _) = entries(&database).await?;
    let found = check_database(&database, &before).await?;
    ensure!(found.wrong.is_empty(), "the database as of {moment}: {:?}", found.wrong);
    ensure!(
        (at_the_moment..at_the_end).contains(&restored),
        "{at_the_moment} entries were there at {moment} and {at_the_end} at the end, but {restored} after the restore"
    );
    let server = plan.start().await?;
    let crowd = Crowd::return_to(&plan, &before, seed, Patience::EAGER)?;
    crowd.until_all_went_on(LIMIT).await?;
    let evidence = crowd.leave().await?;
    server.stop().await?;
    let after = check_database(&database, &evidence).await?;
    ensure!(after.wrong.is_empty(), "played on after the restore: {:?}", after.wrong);
    println!(
        "restore: of {at_the_end} journal entries, the database was put back to the {restored} of a moment in between; all {} messages \
         done before it are there, {} matches went on",
        found.done, after.matches,
    );
    Ok(())
}

/// How many entries the journals have, and a moment after they were counted.
async fn entries(database: &str) -> Result<(i64, String)> {
    let mut connection = database.parse::<PgConnectOptions>()?.connect().await?;
    let count = sqlx::query_scalar("SELECT count(*) FROM journal").fetch_one(&mut connection).await?;
    let moment = sqlx::query_scalar("SELECT clock_timestamp()::text").fetch_one(&mut connection).await?;
    Ok((count, moment))
}
