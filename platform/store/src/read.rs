//! Reading matches, lists for the lobby, and names.

use journal::{Entry, LobbyMatch, MatchRow, MatchSeat, Occupant, StoredMatch, TimeControl, Token};
use kernel::Seat;

use crate::error::{Column, StoreError};
use crate::rows::{entry_kind, occupant, seat_clocks, status, token};
use crate::statement::{Readers, Row};

/// A statement for what the lobby shows of matches.
macro_rules! lobby {
    ($rest:literal) => {
        concat!(
            "SELECT matches.id, matches.game, matches.status, matches.changed, matches.steps, matches.to_act,
             matches.clock, matches.result FROM matches ",
            $rest
        )
    };
}

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

impl Readers {
    /// A match with its journal; `None` if there is no such match.
    pub(crate) async fn load(&self, id: Token) -> Result<Option<StoredMatch>, StoreError> {
        let key = || vec![id.into()];
        let mut reading = self.snapshot().await?;
        let Some(row) = reading.rows("SELECT * FROM matches WHERE id = $1", key()).await?.pop() else {
            return Ok(None);
        };
        let seats =
            "SELECT kind, guest, name, level, stand_in, invitation FROM seats WHERE match_id = $1 ORDER BY seat";
        let seats = reading.rows(seats, key()).await?;
        let journal = "SELECT kind, seat, guest, body, message, up FROM journal WHERE match_id = $1 ORDER BY number";
        let journal = reading.rows(journal, key()).await?;
        reading.end().await?;
        Ok(Some(StoredMatch {
            row: MatchRow {
                id,
                game: row.text("game")?.to_owned(),
                rules_version: row.count("rules_version")?,
                own_box: row.text("own_box")?.to_owned(),
                options: json(row.text("options")?, Column::Options)?,
                seed: row.text("seed")?.to_owned(),
                shared_chance: row.flag("shared_chance")?,
                entered_chance: row.flag("entered_chance")?,
                host: token(row.text("host")?)?,
                origin: row.text("origin")?.to_owned(),
                listed: row.flag("listed")?,
                clock: clock(&row)?,
                aids: row.flag("aids")?,
                spectators_write: row.flag("spectators_write")?,
                hints: row.flag("hints")?,
                practice: row.flag("practice")?,
                created: row.number("created")?,
                seats: seats
                    .iter()
                    .map(|seat| {
                        let invitation = token(seat.text("invitation")?)?;
                        Ok(MatchSeat { occupant: seat_occupant(seat)?, invitation })
                    })
                    .collect::<Result<_, StoreError>>()?,
            },
            changed: row.number("changed")?,
            status: status(row.text("status")?)?,
            clocks: seat_clocks(row.text("spent")?)?,
            journal: journal.iter().map(entry).collect::<Result<_, StoreError>>()?,
        }))
    }

    /// The matches of a guest that are not over, most recent first.
    pub(crate) async fn mine(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        let statement = lobby!(
            "JOIN (SELECT DISTINCT match_id FROM seats WHERE guest = $1 AND ended IS NULL) AS own
             ON own.match_id = matches.id ORDER BY changed DESC LIMIT $2"
        );
        self.lobby_matches(self.rows(statement, vec![guest.into(), most.into()]).await?).await
    }

    /// The finished matches of a guest, most recent first.
    pub(crate) async fn finished(&self, guest: Token, most: u32) -> Result<Vec<LobbyMatch>, StoreError> {
        // A guest who shares one screen with others has several seats in a match.
        let statement = lobby!(
            "JOIN (SELECT DISTINCT match_id, ended FROM seats WHERE guest = $1 AND ended IS NOT NULL
             ORDER BY ended DESC LIMIT $2) AS own ON own.match_id = matches.id ORDER BY own.ended DESC"
        );
        self.lobby_matches(self.rows(statement, vec![guest.into(), most.into()]).await?).await
    }

    /// The listed matches with an open seat, most recent first: of each host and each address only the last few.
    pub(crate) async fn open_matches(&self, wanted: &OpenMatches<'_>) -> Result<Vec<LobbyMatch>, StoreError> {
        let statement = lobby!(
            "JOIN (
                 SELECT id, row_number() OVER (
                     PARTITION BY coalesce(nullif(origin, ''), host) ORDER BY created DESC, id
                 ) AS of_origin FROM (
                     SELECT id, host, origin, created,
                     row_number() OVER (PARTITION BY host ORDER BY created DESC, id) AS of_host
                     FROM matches WHERE status = 'waiting' AND listed = 1 AND created > $1
                     AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND kind = 'open')
                     AND (CAST($2 AS TEXT) IS NULL OR game = $2)
                 ) AS of_hosts WHERE of_host <= $3
             ) AS open ON open.id = matches.id WHERE of_origin <= $4
             ORDER BY matches.created DESC, matches.id LIMIT $5 OFFSET $6"
        );
        let game = wanted.game.map(str::to_owned);
        let parameters = vec![
            wanted.since.into(),
            game.into(),
            LISTED_OF_HOST.into(),
            LISTED_OF_ORIGIN.into(),
            wanted.most.into(),
            wanted.skip.into(),
        ];
        self.lobby_matches(self.rows(statement, parameters).await?).await
    }

    /// The matches that must be in memory by `time`, in milliseconds of server time.
    pub(crate) async fn to_wake(&self, time: i64) -> Result<Vec<Token>, StoreError> {
        let statement = "SELECT id FROM matches WHERE wake_at <= $1 ORDER BY wake_at";
        self.rows(statement, vec![time.into()]).await?.iter().map(|row| token(row.text("id")?)).collect()
    }

    /// The name a guest has chosen.
    pub(crate) async fn guest_name(&self, id: Token) -> Result<Option<String>, StoreError> {
        let found = self.rows("SELECT name FROM guests WHERE id = $1", vec![id.into()]).await?.pop();
        found.map(|row| row.text("name").map(str::to_owned)).transpose()
    }

    async fn lobby_matches(&self, rows: Vec<Row>) -> Result<Vec<LobbyMatch>, StoreError> {
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            let id = token(row.text("id")?)?;
            let seats = "SELECT kind, guest, name, level, stand_in FROM seats WHERE match_id = $1 ORDER BY seat";
            let seats = self.rows(seats, vec![id.into()]).await?;
            let to_act = row.number("to_act")?;
            found.push(LobbyMatch {
                id,
                game: row.text("game")?.to_owned(),
                status: status(row.text("status")?)?,
                changed: row.number("changed")?,
                steps: row.count("steps")?,
                to_act: (0..kernel::MAX_SEATS as u8).filter(|bit| to_act & (1 << bit) != 0).map(Seat::new).collect(),
                clock: clock(&row)?,
                seats: seats.iter().map(seat_occupant).collect::<Result<_, _>>()?,
                result: match row.optional_text("result")? {
                    None => Vec::new(),
                    Some(text) => json(text, Column::Result)?,
                },
            });
        }
        Ok(found)
    }
}

fn json<T: serde::de::DeserializeOwned>(text: &str, column: Column) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::damaged(column, text))
}

fn clock(row: &Row) -> Result<TimeControl, StoreError> {
    let text = row.text("clock")?;
    text.parse().map_err(|_| StoreError::damaged(Column::Clock, text))
}

fn entry(row: &Row) -> Result<Entry, StoreError> {
    Ok(Entry {
        kind: entry_kind(row.text("kind")?, row.optional_number("seat")?, row.text("body")?)?,
        guest: row.optional_text("guest")?.map(token).transpose()?,
        message: row.text("message")?.to_owned(),
        up: row.number("up")?,
    })
}

fn seat_occupant(row: &Row) -> Result<Occupant, StoreError> {
    let [kind, name, level, stand_in] = ["kind", "name", "level", "stand_in"].map(|column| row.text(column));
    occupant(kind?, row.optional_text("guest")?, name?, level?, stand_in?)
}
