//! The server is killed at random moments during play, again and again.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use test_servers::DatabaseServer;

use crate::check::{check, check_database, verify_records};
use crate::client::Patience;
use crate::crowd::Crowd;
use crate::server::Plan;

/// A server lives at most this long once it answers.
const LONGEST_LIFE: Duration = Duration::from_millis(250);

/// One life in so many ends before the server answers: while it reads what the last one left behind.
const STILLBORN: u32 = 10;

/// Within this time every match must have gone on after the last kill.
const GOING_ON: Duration = Duration::from_secs(60);

/// Kills the server so often, then checks that nothing was lost and nothing is there twice. The matches are in the data folder,
/// or in a PostgreSQL database.
pub(crate) async fn crash(program: &Path, kills: u32, matches: usize, postgres: bool, seed: u64) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let database_server = if postgres { Some(DatabaseServer::start()?) } else { None };
    let database = database_server.as_ref().map(DatabaseServer::create).transpose()?;
    let mut plan = Plan::new(program, folder.path());
    plan.more.extend(database.iter().flat_map(|address| ["--database".to_owned(), address.clone()]));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let begun = Instant::now();
    let mut server = plan.start().await?;
    let crowd = Crowd::gather(&plan, matches, seed, Patience::EAGER).await?;
    crowd.evidence.server_is_back();
    // The first server runs until everyone plays.
    crowd.until_all_went_on(GOING_ON).await?;
    let mut fruitful = 0;
    for kill in 1..=kills {
        let before = crowd.evidence.done();
        tokio::time::sleep(LONGEST_LIFE.mul_f64(random.random_range(0.0..1.0))).await;
        server.kill().await?;
        fruitful += u32::from(crowd.evidence.done() > before);
        if random.random_ratio(1, STILLBORN) {
            let unborn = plan.spawn()?;
            tokio::time::sleep(Duration::from_millis(random.random_range(0..25))).await;
            unborn.kill().await?;
        }
        server = plan.start().await?;
        crowd.evidence.server_is_back();
        if kill % 100 == 0 {
            println!("{kill} kills, {} messages done", crowd.evidence.done());
        }
    }
    crowd.until_all_went_on(GOING_ON).await?;
    let evidence = crowd.leave().await?;
    let verified = verify_records(&plan, &evidence).await?;
    server.stop().await?;
    let found = match &database {
        None => check(folder.path(), &evidence).await?,
        Some(address) => check_database(address, &evidence).await?,
    };
    for wrong in &found.wrong {
        println!("crash: {wrong}");
    }
    ensure!(found.wrong.is_empty(), "{} things are wrong after {kills} kills", found.wrong.len());
    let returns = evidence.returns();
    let part = |share: f64| returns.get((returns.len() as f64 * share) as usize).map_or(0, Duration::as_millis);
    println!(
        "crash{}: {kills} kills in {} s, {fruitful} of them after a message was done since the last; {} matches, {} over, {verified} \
         records verified; {} messages done, none lost, none twice; {} entries; {} returns, half within {} ms, the last after {} ms",
        if postgres { " on PostgreSQL" } else { "" },
        begun.elapsed().as_secs(),
        found.matches,
        found.over,
        found.done,
        found.entries,
        returns.len(),
        part(0.5),
        returns.last().map_or(0, Duration::as_millis),
    );
    Ok(())
}
