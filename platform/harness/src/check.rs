//! Is everything that was acknowledged in the store, and nothing twice?

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use journal::{EntryKind, Status, StoredMatch, Token};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use store::Store;
use tokio::task::JoinHandle;

use crate::evidence::{Acknowledged, Evidence};
use crate::guest::Guest;
use crate::http::Connection;
use crate::server::Plan;

/// What a store was found to hold.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) matches: usize,
    pub(crate) over: usize,
    pub(crate) entries: usize,
    /// How many acknowledged messages were found.
    pub(crate) done: usize,
    pub(crate) wrong: Vec<String>,
}

/// Reads every match in the evidence. No server may be running.
pub(crate) async fn check(data: &Path, evidence: &Evidence) -> Result<Findings> {
    let mut findings = Findings { wrong: evidence.complaints(), ..Findings::default() };
    integrity(data, &mut findings).await?;
    check_matches(Store::open(data).await?, evidence, findings).await
}

/// The same for a store in PostgreSQL.
pub(crate) async fn check_database(address: &str, evidence: &Evidence) -> Result<Findings> {
    let mut findings = Findings { wrong: evidence.complaints(), ..Findings::default() };
    let mut connection = address.parse::<PgConnectOptions>()?.connect().await?;
    for (what, count) in JOURNALS {
        let wrong: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await?;
        if wrong > 0 {
            findings.wrong.push(format!("{wrong} {what}"));
        }
    }
    check_matches(Store::connect(&address.parse()?, Token::new([0; 16])).await?, evidence, findings).await
}

/// What must not be found in PostgreSQL. A fencing number that falls would mean that a match had two owners.
const JOURNALS: [(&str, &str); 3] = [
    (
        "journals have gaps",
        "SELECT count(*) FROM (
             SELECT max(number) - count(*) + 1 AS gap FROM journal GROUP BY match_id
         ) AS gaps WHERE gap != 0",
    ),
    (
        "fencing numbers fall from one entry to the next",
        "SELECT count(*) FROM (
             SELECT fence < lag(fence) OVER (PARTITION BY match_id ORDER BY number) AS falls FROM journal
         ) AS fences WHERE falls",
    ),
    (
        "matches count other entries than they have",
        "SELECT count(*) FROM matches WHERE entries != (SELECT count(*) FROM journal WHERE match_id = matches.id)",
    ),
];

async fn check_matches(
    (store, writing): (Store, JoinHandle<()>),
    evidence: &Evidence,
    mut findings: Findings,
) -> Result<Findings> {
    for (id, acknowledged) in evidence.acknowledged() {
        let stored = store.load(id).await?;
        match stored {
            None => findings.wrong.push(format!("{id:?} is not in the store")),
            Some(stored) => compare(&stored, &acknowledged, &mut findings),
        }
    }
    drop(store);
    writing.await?;
    Ok(findings)
}

async fn integrity(data: &Path, findings: &mut Findings) -> Result<()> {
    let options = SqliteConnectOptions::new().filename(data.join("bergfried.sqlite"));
    let mut connection = options.connect().await?;
    let answer: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if answer != "ok" {
        findings.wrong.push(format!("the file is damaged: {answer}"));
    }
    let gaps: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT max(number) - count(*) + 1 AS gap FROM journal GROUP BY match_id) WHERE gap != 0",
    )
    .fetch_one(&mut connection)
    .await?;
    if gaps > 0 {
        findings.wrong.push(format!("{gaps} journals have gaps"));
    }
    Ok(())
}

fn compare(stored: &StoredMatch, acknowledged: &Acknowledged, findings: &mut Findings) {
    let id = stored.row.id;
    findings.matches += 1;
    findings.entries += stored.journal.len();
    findings.over += usize::from(stored.status == Status::Over);
    let mut seen = BTreeSet::new();
    let mut steps = 0;
    for entry in &stored.journal {
        if !entry.message.is_empty() && !seen.insert((entry.guest, entry.message.as_str())) {
            findings.wrong.push(format!("{id:?}: {} is there twice", entry.message));
        }
        match &entry.kind {
            EntryKind::Start { steps: more } | EntryKind::Steps { steps: more, .. } => steps += more.len() as u64,
            _ => {}
        }
    }
    for done in &acknowledged.done {
        let mut found = stored.journal.iter().filter(|entry| entry.message == done.message);
        let Some(entry) = found.next() else {
            findings.wrong.push(format!("{id:?}: {} was done and is lost", done.message));
            continue;
        };
        let as_told = match (&entry.kind, &done.step) {
            (EntryKind::Steps { steps, .. }, Some(step)) => steps.first() == Some(step),
            (EntryKind::Chat { .. } | EntryKind::Contribute { .. } | EntryKind::Open { .. }, None) => true,
            _ => false,
        };
        if !as_told || found.next().is_some() {
            findings.wrong.push(format!("{id:?}: {done:?} is not what the journal has: {entry:?}"));
        }
        findings.done += 1;
    }
    if steps < acknowledged.steps {
        findings.wrong.push(format!("{id:?}: {} steps were shown, {steps} are there", acknowledged.steps));
    }
    if acknowledged.over && stored.status != Status::Over {
        findings.wrong.push(format!("{id:?} was over and is not"));
    }
}

/// Lets the program check the records of the matches that are over, as anyone can who has one. Returns how many.
pub(crate) async fn verify_records(plan: &Plan, evidence: &Evidence) -> Result<usize> {
    let mut connection = Connection::open(plan.address).await?;
    let reader = Guest::new(&mut connection).await?;
    let mut verified = 0;
    for (id, _) in evidence.acknowledged().into_iter().filter(|(_, acknowledged)| acknowledged.over) {
        let answer = connection.request(&format!("GET /m/{id}/record"), &reader.cookie, "").await?;
        ensure!(answer.status == 200, "the record of {id:?}: status {}", answer.status);
        let mut verify =
            Command::new(&plan.program).args(["verify", "-"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
        verify.stdin.take().context("a piped input")?.write_all(answer.body.as_bytes())?;
        ensure!(verify.wait()?.success(), "the record of {id:?} does not verify");
        verified += 1;
    }
    Ok(verified)
}
