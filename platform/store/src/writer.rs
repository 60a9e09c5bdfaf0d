//! The task that makes all writes.

use tokio::sync::mpsc;

use crate::error::StoreError;
use crate::postgres::PostgresWriter;
use crate::sqlite::SqliteWriter;
use crate::write::{BATCH, Job, Write};

/// How many writes may queue before their senders have to wait.
pub(crate) const QUEUED_WRITES: usize = 4096;

/// What writes to a database.
pub(crate) enum Writer {
    Sqlite(SqliteWriter),
    Postgres(PostgresWriter),
}

impl Writer {
    /// Takes what has accumulated, writes it in one transaction and reports to every sender, until there are no senders
    /// left. Then it closes the database.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            let jobs = std::mem::take(&mut batch);
            let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
            let together = if jobs.len() > 1 { self.commit(&writes).await.ok() } else { None };
            if let Some(results) = together {
                for (job, result) in jobs.into_iter().zip(results) {
                    report(job, result);
                }
                continue;
            }
            // One bad write must not affect the others: what failed together is tried one by one.
            for job in jobs {
                let alone = self.commit(&[&job.write]).await;
                report(job, alone.and_then(|mut results| results.pop().unwrap_or(Ok(()))));
            }
        }
        match self {
            Self::Sqlite(writer) => writer.close().await,
            Self::Postgres(writer) => writer.close().await,
        }
    }

    /// Writes in one transaction and says of each write what became of it; or nothing was written.
    async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        match self {
            Self::Sqlite(writer) => writer.commit(writes).await,
            Self::Postgres(writer) => writer.commit(writes).await,
        }
    }
}

fn report(job: Job, result: Result<(), StoreError>) {
    if let Err(error) = &result {
        tracing::warn!(%error, "write refused");
    }
    let _ = job.done.send(result);
}
