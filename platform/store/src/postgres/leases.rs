//! Which server has which match.
//!
//! A server has one lease for all its matches, which it renews every second: what it costs does not grow with their number.
//! A match names its owner. Who takes it raises its fencing number, which is what counts when something is written.

use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::postgres::PgPool;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use journal::Token;

use crate::error::StoreError;
use crate::lease::{Lease, Term};
use crate::rows::token;

/// How long a lease is valid without being renewed.
const LEASE: Duration = Duration::from_secs(3);

/// How often it is renewed.
const RENEW_INTERVAL: Duration = Duration::from_secs(1);

const BEGIN: &str = "INSERT INTO servers (id, lease_until)
    VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until";

const RENEW: &str = "UPDATE servers SET lease_until = clock_timestamp() + $2 * interval '1 millisecond'
    WHERE id = $1 AND lease_until > clock_timestamp()";

/// Begins a lease after the last one has ended, without the matches of that one. A statement that arrives late, when the next lease
/// is valid already, changes nothing.
const BEGIN_AGAIN: &str = "WITH
    ended AS (SELECT WHERE NOT EXISTS (SELECT FROM servers WHERE id = $1 AND lease_until > clock_timestamp())),
    freed AS (UPDATE matches SET owner = NULL WHERE owner = $1 AND EXISTS (SELECT FROM ended))
    INSERT INTO servers (id, lease_until)
    SELECT $1, clock_timestamp() + $2 * interval '1 millisecond' FROM ended
    ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until";

/// Whether no other server has the match; `$2` is this one.
macro_rules! is_free {
    () => {
        "(owner IS NULL OR owner = $2 OR NOT EXISTS (
            SELECT FROM servers WHERE servers.id = matches.owner AND lease_until > clock_timestamp()
        ))"
    };
}

/// Only a server with a valid lease takes a match: what it took before the next one begins would be freed with the others.
const TAKE: &str = concat!(
    "UPDATE matches SET owner = $2, fence = fence + 1 WHERE id = $1
        AND EXISTS (SELECT FROM servers WHERE servers.id = $2 AND lease_until > clock_timestamp()) AND ",
    is_free!(),
    " RETURNING fence"
);

const TO_WAKE: &str = concat!("SELECT id FROM matches WHERE wake_at <= $1 AND ", is_free!(), " ORDER BY wake_at");

const OTHER_OWNER: &str = "SELECT owner FROM matches JOIN servers ON servers.id = owner
    WHERE matches.id = $1 AND owner != $2 AND lease_until > clock_timestamp()";

const OTHERS: &str = "SELECT FROM servers WHERE id != $1 AND lease_until > clock_timestamp()";

/// The leases of this server.
#[derive(Clone, Debug)]
pub(crate) struct Leases {
    pool: PgPool,
    server: String,
    /// Counts on whenever the lease could not be renewed in time.
    period: watch::Receiver<u64>,
    /// How long the lease is valid at least, by the clock of this machine.
    valid_until: watch::Receiver<Instant>,
}

/// What the task that renews the lease tells.
struct Renewing {
    period: watch::Sender<u64>,
    valid_until: watch::Sender<Instant>,
}

impl Renewing {
    /// The matches may be with others from now on.
    fn lost(&self) {
        self.period.send_modify(|period| *period += 1);
    }
}

impl Leases {
    /// Begins the lease of this server. The task that renews it runs until it is aborted.
    pub(crate) async fn begin(pool: PgPool, server: Token) -> Result<(Self, JoinHandle<()>), StoreError> {
        let (sender, period) = watch::channel(0);
        // Counted from before the question: the database's lease ends later, however long the answer takes.
        let (until, valid_until) = watch::channel(Instant::now() + LEASE);
        let leases = Self { pool, server: server.to_string(), period, valid_until };
        leases.set(BEGIN).await?;
        let renewing = tokio::spawn(leases.clone().renew(Renewing { period: sender, valid_until: until }));
        Ok((leases, renewing))
    }

    /// Takes a match; `None` if there is no such match.
    pub(crate) async fn take(&self, id: Token) -> Result<Option<Lease>, StoreError> {
        // Read before, so that a lease that is lost meanwhile counts as lost.
        let term = self.term();
        let taken = sqlx::query(TAKE).bind(id.to_string()).bind(&self.server).fetch_optional(&self.pool).await?;
        match taken {
            Some(row) => Ok(Some(Lease::new(id, row.try_get("fence")?, term))),
            None => {
                let known = sqlx::query("SELECT FROM matches WHERE id = $1").bind(id.to_string());
                known.fetch_optional(&self.pool).await?.map_or(Ok(None), |_| Err(StoreError::Held))
            }
        }
    }

    /// How many other servers use the database now.
    pub(crate) async fn others(&self) -> Result<usize, StoreError> {
        Ok(sqlx::query(OTHERS).bind(&self.server).fetch_all(&self.pool).await?.len())
    }

    /// The current term of this server.
    pub(crate) fn term(&self) -> Term {
        Term::now(self.period.clone(), self.valid_until.clone())
    }

    /// The server that has a match, if it is another one and its lease is valid.
    pub(crate) async fn other_owner(&self, id: Token) -> Result<Option<Token>, StoreError> {
        let query = sqlx::query(OTHER_OWNER).bind(id.to_string()).bind(&self.server);
        let found = query.fetch_optional(&self.pool).await?;
        found.map(|row| token(row.try_get("owner")?)).transpose()
    }

    /// The matches that must be in memory by a time and that no other server has.
    pub(crate) async fn to_wake(&self, time: i64) -> Result<Vec<Token>, StoreError> {
        let rows = sqlx::query(TO_WAKE).bind(time).bind(&self.server).fetch_all(&self.pool).await?;
        rows.iter().map(|row| token(row.try_get("id")?)).collect()
    }

    /// Ends the lease, so that other servers can take all its matches at once.
    pub(crate) async fn end(&self) {
        let ending = sqlx::query("DELETE FROM servers WHERE id = $1").bind(&self.server).execute(&self.pool);
        if let Err(error) = ending.await {
            tracing::warn!(%error, "matches could not be handed over; they are free in {} seconds", LEASE.as_secs());
        }
    }

    /// Renews the lease again and again. If that came too late, the matches may be with others, and the next lease begins
    /// without them.
    async fn renew(self, renewing: Renewing) {
        let mut interval = tokio::time::interval(RENEW_INTERVAL);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut is_lost = false;
        loop {
            interval.tick().await;
            let asked = Instant::now();
            // A connection that does not answer must not keep the next attempt from another one.
            let renewed = tokio::time::timeout(RENEW_INTERVAL, self.set(RENEW)).await.unwrap_or(Err(StoreError::Late));
            let done = match renewed {
                Ok(0) => {
                    tracing::warn!("the lease ended before it was renewed; matches are loaded again");
                    renewing.lost();
                    self.set(BEGIN_AGAIN).await
                }
                other => other,
            };
            match done {
                // An earlier attempt has begun it, nobody knows when: the next renewal tells for how long.
                Ok(0) => {}
                Ok(_) => {
                    is_lost = false;
                    renewing.valid_until.send_replace(asked + LEASE);
                }
                Err(error) => {
                    tracing::warn!(%error, "the lease could not be renewed");
                    if !is_lost && Instant::now() >= *renewing.valid_until.borrow() {
                        is_lost = true;
                        renewing.lost();
                    }
                }
            }
        }
    }

    async fn set(&self, statement: &'static str) -> Result<u64, StoreError> {
        let set = sqlx::query(statement).bind(&self.server).bind(LEASE.as_millis() as i64).execute(&self.pool);
        Ok(set.await?.rows_affected())
    }
}
