//! Writing to a database.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Connection as _, Row as _};
use tokio::task::JoinHandle;

use journal::{Append, MatchRow, Token};

use crate::error::StoreError;
use crate::place::{DatabaseAddress, PlaceError};
use crate::postgres::connect::{PATIENCE, connect, has_code};
use crate::postgres::leases::Leases;
use crate::rows::{OccupantColumns, clock_column, entry_columns};
use crate::statement::bound;
use crate::write::{CHECK, Write, bits, name_guest, seat_changes};

/// The time between two attempts to reach the database, at first and at most.
const RETRY: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(1)];

/// What writes to a database.
#[derive(Debug)]
pub(crate) struct PostgresWriter {
    address: DatabaseAddress,
    /// None after it was lost.
    connection: Option<PgConnection>,
    pool: PgPool,
    leases: Leases,
    renewing: JoinHandle<()>,
}

impl PostgresWriter {
    pub(crate) fn new(
        address: DatabaseAddress,
        connection: PgConnection,
        pool: PgPool,
        leases: Leases,
        renewing: JoinHandle<()>,
    ) -> Self {
        Self { address, connection: Some(connection), pool, leases, renewing }
    }

    /// Gives all matches back and closes all connections.
    pub(crate) async fn close(self) {
        self.renewing.abort();
        self.leases.end().await;
        self.pool.close().await;
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }

    /// Writes in one transaction and says of each write what became of it; or nothing was written.
    ///
    /// If the connection is lost before the answer, nobody knows whether the transaction was committed. Then all of it is done
    /// again, until there is an answer: a write finds out by itself whether it has been made before.
    pub(crate) async fn commit(&mut self, writes: &[&Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut in_doubt = false;
        let [mut pause, longest] = RETRY;
        loop {
            let mut connection = match self.connected().await {
                Ok(connection) => connection,
                Err(error) if in_doubt => {
                    tracing::error!(%error, "whether a change is durable is not known yet");
                    tokio::time::sleep(pause).await;
                    pause = longest.min(2 * pause);
                    continue;
                }
                Err(error) => return Ok(writes.iter().map(|_| Err(error.clone().into())).collect()),
            };
            let written = tokio::time::timeout(PATIENCE, transaction(&mut connection, writes)).await;
            match written {
                Ok(Ok(results)) => {
                    self.connection = Some(connection);
                    return Ok(results);
                }
                // The transaction before, whose answer was lost, may be what holds the lock.
                Ok(Err(error)) if is_refusal(&error) && !(in_doubt && is_locked(&error)) => {
                    if sqlx::raw_sql("ROLLBACK").execute(&mut connection).await.is_ok() {
                        self.connection = Some(connection);
                    }
                    return Err(error);
                }
                Ok(Err(error)) => tracing::warn!(%error, "the connection to the database was lost"),
                Err(_) => tracing::warn!("the database has not answered for {} seconds", PATIENCE.as_secs()),
            }
            in_doubt = true;
        }
    }

    /// The connection, a new one if it was lost.
    async fn connected(&mut self) -> Result<PgConnection, PlaceError> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => connect(&self.address).await,
        }
    }
}

/// Whether the database itself has refused, so that nothing was written. A database that shuts down (class 57P) or breaks
/// (class 08 and XX) says so too, but not what became of the transaction.
fn is_refusal(error: &StoreError) -> bool {
    let StoreError::Database(error) = error else { return false };
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            !["08", "57P", "XX", "40003"].iter().any(|class| code.starts_with(class))
        }
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => false,
        _ => true,
    }
}

/// Whether somebody else has held a row for too long.
fn is_locked(error: &StoreError) -> bool {
    matches!(error, StoreError::Database(error) if has_code(error, &["55P03"]))
}

/// An entry on its way into a journal, and its place in the batch.
struct Appending<'a> {
    index: usize,
    append: &'a Append,
    fence: i64,
    at: i64,
}

async fn transaction(
    connection: &mut PgConnection,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut results: Vec<Result<(), StoreError>> = writes.iter().map(|write| check_text(write)).collect();
    let (rounds, is_one_statement) = rounds(writes);
    // A statement of its own is a transaction, too, and saves two round trips.
    if !is_one_statement {
        sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    }
    for write in writes {
        match write {
            Write::Append { .. } => {}
            Write::Create(new) => create(connection, new).await?,
            Write::Guest { id, name, at } => {
                let (statement, parameters) = name_guest(*id, name, *at);
                bound(statement, parameters).execute(&mut *connection).await?;
            }
            Write::Release { id, fence } => {
                let statement = "UPDATE matches SET owner = NULL WHERE id = $1 AND fence = $2";
                bound(statement, vec![(*id).into(), (*fence).into()]).execute(&mut *connection).await?;
            }
            Write::Check { at } => {
                bound(CHECK, vec![(*at).into()]).execute(&mut *connection).await?;
            }
        }
    }
    for round in rounds {
        let written = append(connection, &round).await?;
        for appending in round {
            if written.contains(&appending.append.id) {
                for (statement, parameters) in seat_changes(appending.append, appending.at) {
                    bound(statement, parameters).execute(&mut *connection).await?;
                }
            } else if !was_written_before(connection, &appending).await? {
                results[appending.index] = Err(StoreError::Overtaken);
            }
        }
    }
    if !is_one_statement {
        sqlx::raw_sql("COMMIT").execute(connection).await?;
    }
    Ok(results)
}

/// Clients choose the ids of their messages; all other texts have been checked before. A bad one must not end the transaction.
fn check_text(write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Append { append, .. } if append.entry.message.contains('\0') => Err(StoreError::NulCharacter),
        _ => Ok(()),
    }
}

/// The entries of a batch, so that no match has two in one round; and whether they are all that is to be written.
fn rounds<'a>(writes: &[&'a Write]) -> (Vec<Vec<Appending<'a>>>, bool) {
    let mut rounds: Vec<(BTreeSet<Token>, Vec<Appending<'a>>)> = Vec::new();
    let mut is_one_statement = true;
    for (index, write) in writes.iter().enumerate() {
        let Write::Append { append, fence, at } = write else {
            is_one_statement = false;
            continue;
        };
        if check_text(write).is_err() {
            continue;
        }
        is_one_statement &= seat_changes(append, *at).is_empty();
        let free = rounds.iter().position(|(matches, _)| !matches.contains(&append.id));
        let round = free.unwrap_or_else(|| {
            rounds.push(Default::default());
            rounds.len() - 1
        });
        rounds[round].0.insert(append.id);
        rounds[round].1.push(Appending { index, append, fence: *fence, at: *at });
    }
    is_one_statement &= rounds.len() == 1;
    (rounds.into_iter().map(|(_, round)| round).collect(), is_one_statement)
}

/// Entries of different matches in one statement, each only if its fencing number and its own number are right. Returns the
/// matches to which an entry was written.
async fn append(connection: &mut PgConnection, appends: &[Appending<'_>]) -> Result<BTreeSet<Token>, StoreError> {
    let texts = |text: &dyn Fn(&Append) -> String| -> Vec<String> {
        appends.iter().map(|appending| text(appending.append)).collect()
    };
    let numbers = |number: &dyn Fn(&Append) -> i64| -> Vec<i64> {
        appends.iter().map(|appending| number(appending.append)).collect()
    };
    let result = |append: &Append| {
        append.summary.result.as_ref().map(|lines| serde_json::to_string(lines).expect("lines are JSON"))
    };
    let entries: Vec<_> = appends.iter().map(|appending| entry_columns(&appending.append.entry.kind)).collect();
    let written = sqlx::query(
        "WITH batch AS (
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[],
                 $8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::bigint[], $13::bigint[], $14::text[],
                 $15::bigint[], $16::text[])
             AS batch (id, number, fence, kind, seat, guest, body, message, at, up, status, steps, to_act, spent, wake_at, result)
         ), owned AS (
             UPDATE matches SET entries = entries + 1, status = batch.status, changed = batch.at, steps = batch.steps,
                 to_act = batch.to_act, spent = batch.spent, wake_at = batch.wake_at, result = batch.result
             FROM batch
             WHERE matches.id = batch.id AND matches.fence = batch.fence AND matches.entries = batch.number
             RETURNING matches.id
         )
         INSERT INTO journal (match_id, number, kind, seat, guest, body, message, at, up, fence)
         SELECT id, number, kind, seat, guest, body, message, at, up, fence FROM batch WHERE id IN (SELECT id FROM owned)
         RETURNING match_id",
    )
    .bind(texts(&|append| append.id.to_string()))
    .bind(numbers(&|append| append.number.into()))
    .bind(appends.iter().map(|appending| appending.fence).collect::<Vec<_>>())
    .bind(entries.iter().map(|(kind, ..)| (*kind).to_owned()).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, seat, _)| seat.map(|seat| seat.index() as i64)).collect::<Vec<_>>())
    .bind(appends.iter().map(|appending| appending.append.entry.guest.map(|guest| guest.to_string())).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, _, body)| body.clone()).collect::<Vec<_>>())
    .bind(texts(&|append| append.entry.message.clone()))
    .bind(appends.iter().map(|appending| appending.at).collect::<Vec<_>>())
    .bind(numbers(&|append| append.entry.up))
    .bind(texts(&|append| append.summary.status.word().to_owned()))
    .bind(numbers(&|append| append.summary.steps as i64))
    .bind(numbers(&|append| bits(append.summary.to_act)))
    .bind(texts(&|append| clock_column(&append.summary.clocks)))
    .bind(appends.iter().map(|appending| appending.append.summary.wake_at).collect::<Vec<_>>())
    .bind(appends.iter().map(|appending| result(appending.append)).collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    written.iter().map(|row| crate::rows::token(row.try_get("match_id")?)).collect()
}

/// Whether an entry that could not be written is there already, by the same server: the answer to it was lost.
async fn was_written_before(connection: &mut PgConnection, appending: &Appending<'_>) -> Result<bool, StoreError> {
    let Appending { append, fence, .. } = appending;
    let (kind, _, body) = entry_columns(&append.entry.kind);
    let statement = "SELECT FROM journal
         WHERE match_id = $1 AND number = $2 AND fence = $3 AND message = $4 AND kind = $5 AND body = $6";
    let message = append.entry.message.as_str().into();
    let parameters = vec![append.id.into(), append.number.into(), (*fence).into(), message, kind.into(), body.into()];
    Ok(bound(statement, parameters).fetch_optional(connection).await?.is_some())
}

/// Creates a match. One that is there already was created by this write, whose answer was lost: nobody else has its id.
async fn create(connection: &mut PgConnection, new: &MatchRow) -> Result<(), StoreError> {
    let id = new.id.to_string();
    let created = sqlx::query(
        "INSERT INTO matches (id, game, rules_version, own_box, seats, options, seed, shared_chance, entered_chance, host, origin, listed, clock,
         aids, spectators_write, hints, practice, created, status, changed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 'waiting', $18)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(&id)
    .bind(&new.game)
    .bind(i64::from(new.rules_version))
    .bind(&new.own_box)
    .bind(new.seats.len() as i64)
    .bind(serde_json::to_string(&new.options).expect("pairs of texts are JSON"))
    .bind(&new.seed)
    .bind(i64::from(new.shared_chance))
    .bind(i64::from(new.entered_chance))
    .bind(new.host.to_string())
    .bind(&new.origin)
    .bind(i64::from(new.listed))
    .bind(new.clock.to_string())
    .bind(i64::from(new.aids))
    .bind(i64::from(new.spectators_write))
    .bind(i64::from(new.hints))
    .bind(i64::from(new.practice))
    .bind(new.created)
    .execute(&mut *connection)
    .await?;
    if created.rows_affected() == 0 {
        return Ok(());
    }
    let seats: Vec<OccupantColumns> = new.seats.iter().map(|seat| OccupantColumns::from(&seat.occupant)).collect();
    sqlx::query(
        "INSERT INTO seats (match_id, seat, kind, guest, name, level, stand_in, invitation)
         SELECT $1, seat - 1, kind, guest, name, level, stand_in, invitation
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) WITH ORDINALITY
         AS seats (kind, guest, name, level, stand_in, invitation, seat)",
    )
    .bind(&id)
    .bind(seats.iter().map(|seat| seat.kind.to_owned()).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.guest.clone()).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.level.clone()).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.stand_in.to_owned()).collect::<Vec<_>>())
    .bind(new.seats.iter().map(|seat| seat.invitation.to_string()).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}
