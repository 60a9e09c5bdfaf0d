//! The server is asked to stop and the next one takes over; and the store is copied during play, and served from the
//! copy.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};

use crate::check::check;
use crate::client::Patience;
use crate::crowd::Crowd;
use crate::server::Plan;

const MATCHES: usize = 10;
const LIMIT: Duration = Duration::from_secs(60);

/// Hands over so often, then makes a backup and restores it.
pub(crate) async fn handover(program: &Path, times: u32, seed: u64) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    let mut plan = Plan::new(program, &data);
    let mut server = plan.start().await?;
    let crowd = Crowd::gather(&plan, MATCHES, seed, Patience::BROWSER).await?;
    crowd.until_all_went_on(LIMIT).await?;
    let mut longest_end = Duration::ZERO;
    let mut longest_gap = Duration::ZERO;
    for _ in 0..times {
        let begun = Instant::now();
        server.stop().await?;
        longest_end = longest_end.max(begun.elapsed());
        server = plan.start().await?;
        longest_gap = longest_gap.max(begun.elapsed());
        crowd.evidence.server_is_back();
        crowd.until_all_went_on(LIMIT).await?;
    }
    let returns = crowd.evidence.returns();

    let before = crowd.evidence.so_far();
    let copies = folder.path().join("copies");
    script("backup.sh", program, &[&data, &copies])?;
    let copy = std::fs::read_dir(&copies)?.next().context("there is no copy")??.path();
    crowd.until_all_went_on(LIMIT).await?;
    let evidence = crowd.leave().await?;
    server.stop().await?;
    let found = check(&data, &evidence).await?;
    let copied = check(&copy, &before).await?;
    for wrong in found.wrong.iter().chain(&copied.wrong) {
        println!("handover: {wrong}");
    }
    ensure!(found.wrong.is_empty() && copied.wrong.is_empty(), "something is wrong after {times} handovers");
    println!(
        "handover: {times} times, {} messages done, none lost, none twice; a server took at most {} ms to end, the next one answered \
         at most {} ms after the first was asked to; {} returns, the last after {} ms",
        found.done,
        longest_end.as_millis(),
        longest_gap.as_millis(),
        returns.len(),
        returns.last().map_or(0, Duration::as_millis),
    );

    // The copy takes the place of what came after it, and everyone goes on from there.
    script("restore.sh", program, &[&copy, &data])?;
    let server = plan.start().await?;
    let crowd = Crowd::return_to(&plan, &before, seed, Patience::EAGER)?;
    crowd.until_all_went_on(LIMIT).await?;
    let evidence = crowd.leave().await?;
    server.stop().await?;
    let found = check(&data, &evidence).await?;
    ensure!(found.wrong.is_empty(), "the restored store: {:?}", found.wrong);
    println!(
        "handover: backup while {} matches were played: all {} messages done before it are in it; restored, {} matches went on",
        before.acknowledged().len(),
        copied.done,
        found.matches,
    );
    Ok(())
}

/// Runs one of the scripts in `deploy/`.
fn script(name: &str, program: &Path, folders: &[&Path]) -> Result<()> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    let status = Command::new(script).args(folders).env("BERGFRIED", program).stdout(Stdio::null()).status()?;
    ensure!(status.success(), "{name} ended with {status}");
    Ok(())
}
