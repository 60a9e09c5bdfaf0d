//! Reading matches, lists for the lobby, and names.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use journal::{Entry, LobbyMatch, MatchRow, MatchSeat, Occupant, StoredMatch, Token};
use kernel::Seat;

use crate::error::{Column, StoreError};
use crate::open::Store;
use crate::rows::{entry_kind, occupant, seat_clocks, status, token};

const LOBBY_COLUMNS: &str = "matches.id, matches.game, matches.status, matches.changed, matches.steps, matches.to_act,
    matches.clock, matches.result";

/// How many open matches of one host are listed.
const LISTED_OF_HOST: u32 = 3;

/// How many open matches from one address are listed.
const LISTED_OF_ORIGIN: u32 = 6;

/// Which open matches are asked for.
#[derive(Clone, Copy, Debug)]
pub struct OpenMatches<'a> {
    /// Only those of this game.
    pub game: Option<&'a str>,
    /// Only those created after this time, in milliseconds since 1970.
    pub since: i64,
    /// So many of the list are left out.
    pub skip: u32,
    /// The most that are returned.
    pub most: u32,
}

impl Store {
    /// A match with its journal; `None` if there is no such match.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn load(&self, id: Token) -> Result<Option<StoredMatch>, StoreError> {
        let key = id.to_string();
        // One transaction, so that the journal and the row belong together.
        let mut reading = self.readers.begin().await?;
        let Some(row) =
            sqlx::query("SELECT * FROM matches WHERE id = ?").bind(&key).fetch_optional(&mut *reading).await?
        else {
            return Ok(None);
        };
        let seats = sqlx::query(
            "SELECT kind, guest, name, level, stand_in, invitation FROM seats WHERE match_id = ? ORDER BY seat",
        )
        .bind(&key)
        .fetch_all(&mut *reading)
        .await?;
        let journal =
            sqlx::query("SELECT kind, seat, guest, body, message, up FROM journal WHERE match_id = ? ORDER BY number")
                .bind(&key)
                .fetch_all(&mut *reading)
                .await?;
        reading.commit().await?;
        let clock: String = row.try_get("clock")?;
        Ok(Some(StoredMatch {
            row: MatchRow {
                id,
                game: row.try_get("game")?,
                rules_version: row.try_get("rules_version")?,
                options: json(&row, "options", Column::Options)?,
                seed: row.try_get("seed")?,
                shared_chance: row.try_get("shared_chance")?,
                host: token(row.try_get("host")?)?,
                origin: row.try_get("origin")?,
                listed: row.try_get("listed")?,
                clock: clock.parse().map_err(|_| StoreError::damaged(Column::Clock, &clock))?,
                aids: row.try_get("aids")?,
                spectators_write: row.try_get("spectators_write")?,
                hints: row.try_get("hints")?,
                practice: row.try_get("practice")?,
                created: row.try_get("created")?,
                seats: seats
                    .iter()
                    .map(|seat| {
                        Ok(MatchSeat {
                            occupant: seat_occupant(seat)?,
                            invitation: token(seat.try_get("invitation")?)?,
                        })
                    })
                    .collect::<Result<_, StoreError>>()?,
            },
            changed: row.try_get("changed")?,
            status: status(row.try_get("status")?)?,
            clocks: seat_clocks(row.try_get("spent")?)?,
            journal: journal
                .iter()
                .map(|entry| {
                    let guest: Option<&str> = entry.try_get("guest")?;
                    Ok(Entry {
                        kind: entry_kind(entry.try_get("kind")?, entry.try_get("seat")?, entry.try_get("body")?)?,
                        guest: guest.map(token).transpose()?,
                        message: entry.try_get("message")?,
                        up: entry.try_get("up")?,
                    })
                })
                .collect::<Result<_, StoreError>>()?,
        }))
    }

    /// The matches of a guest that are not over, most recent first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn mine(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        self.lobby(
            "JOIN (SELECT DISTINCT match_id FROM seats WHERE guest = ? AND ended IS NULL) AS own
             ON own.match_id = matches.id ORDER BY changed DESC LIMIT ?",
            Some(guest),
            most,
        )
        .await
    }

    /// The finished matches of a guest, most recent first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn finished(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        self.lobby(
            // A guest who shares one screen with others has several seats in a match.
            "JOIN (SELECT DISTINCT match_id, ended FROM seats WHERE guest = ? AND ended IS NOT NULL
             ORDER BY ended DESC LIMIT ?) AS own ON own.match_id = matches.id ORDER BY own.ended DESC",
            Some(guest),
            most,
        )
        .await
    }

    /// The listed matches with an open seat, most recent first: of each host and each address only the last few, so that
    /// nobody fills the list.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn open_matches(&self, wanted: &OpenMatches<'_>) -> Result<Vec<LobbyMatch>, StoreError> {
        let mut query = sqlx::QueryBuilder::new(format!(
            "SELECT {LOBBY_COLUMNS} FROM matches JOIN (
                 SELECT id, row_number() OVER (
                     PARTITION BY coalesce(nullif(origin, ''), host) ORDER BY created DESC, id
                 ) AS of_origin FROM (
                     SELECT id, host, origin, created,
                     row_number() OVER (PARTITION BY host ORDER BY created DESC, id) AS of_host
                     FROM matches WHERE status = 'waiting' AND listed = 1
                     AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND kind = 'open') AND created > "
        ));
        query.push_bind(wanted.since);
        if let Some(game) = wanted.game {
            query.push(" AND game = ").push_bind(game);
        }
        query.push(") WHERE of_host <= ").push_bind(LISTED_OF_HOST);
        query.push(") AS open ON open.id = matches.id WHERE of_origin <= ").push_bind(LISTED_OF_ORIGIN);
        query.push(" ORDER BY matches.created DESC, matches.id LIMIT ").push_bind(wanted.most);
        query.push(" OFFSET ").push_bind(wanted.skip);
        let rows = query.build().fetch_all(&self.readers).await?;
        self.lobby_matches(rows).await
    }

    /// The matches that must be in memory by `time`, in milliseconds of server time.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn to_wake(&self, time: i64) -> Result<Vec<Token>, StoreError> {
        let rows = sqlx::query("SELECT id FROM matches WHERE wake_at <= ? ORDER BY wake_at")
            .bind(time)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| token(row.try_get("id")?)).collect()
    }

    /// The name a guest has chosen.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn guest_name(&self, id: Token) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM guests WHERE id = ?")
            .bind(id.to_string())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("name")).transpose()?)
    }

    async fn lobby(
        &self,
        condition: &'static str,
        guest: Option<Token>,
        most: u32,
    ) -> Result<Vec<LobbyMatch>, StoreError> {
        let mut query = sqlx::QueryBuilder::new(format!("SELECT {LOBBY_COLUMNS} FROM matches "));
        let mut parts = condition.split('?');
        query.push(parts.next().unwrap_or_default());
        if let Some(guest) = guest {
            query.push_bind(guest.to_string()).push(parts.next().unwrap_or_default());
        }
        query.push_bind(most).push(parts.next().unwrap_or_default());
        let rows = query.build().fetch_all(&self.readers).await?;
        self.lobby_matches(rows).await
    }

    async fn lobby_matches(&self, rows: Vec<SqliteRow>) -> Result<Vec<LobbyMatch>, StoreError> {
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get("id")?;
            let seats =
                sqlx::query("SELECT kind, guest, name, level, stand_in FROM seats WHERE match_id = ? ORDER BY seat")
                    .bind(&id)
                    .fetch_all(&self.readers)
                    .await?;
            let clock: String = row.try_get("clock")?;
            let to_act: i64 = row.try_get("to_act")?;
            let steps: i64 = row.try_get("steps")?;
            let result: Option<String> = row.try_get("result")?;
            found.push(LobbyMatch {
                id: token(&id)?,
                game: row.try_get("game")?,
                status: status(row.try_get("status")?)?,
                changed: row.try_get("changed")?,
                steps: steps as usize,
                to_act: (0..kernel::MAX_SEATS as u8).filter(|bit| to_act & (1 << bit) != 0).map(Seat::new).collect(),
                clock: clock.parse().map_err(|_| StoreError::damaged(Column::Clock, &clock))?,
                seats: seats.iter().map(seat_occupant).collect::<Result<_, _>>()?,
                result: match &result {
                    None => Vec::new(),
                    Some(text) => serde_json::from_str(text).map_err(|_| StoreError::damaged(Column::Result, text))?,
                },
            });
        }
        Ok(found)
    }
}

fn json<T: serde::de::DeserializeOwned>(row: &SqliteRow, name: &str, column: Column) -> Result<T, StoreError> {
    let text: &str = row.try_get(name)?;
    serde_json::from_str(text).map_err(|_| StoreError::damaged(column, text))
}

fn seat_occupant(row: &SqliteRow) -> Result<Occupant, StoreError> {
    occupant(
        row.try_get("kind")?,
        row.try_get("guest")?,
        row.try_get("name")?,
        row.try_get("level")?,
        row.try_get("stand_in")?,
    )
}
