//! Statements that both databases understand: placeholders are `$1`, `$2`, ...; values are texts and numbers.

use sqlx::encode::Encode;
use sqlx::postgres::{PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::types::Type;
use sqlx::{Postgres, Row as _, SqlSafeStr, Sqlite, Transaction};

use journal::Token;

use crate::error::{Column, StoreError};

/// What stands for a placeholder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Parameter {
    Text(Option<String>),
    Number(Option<i64>),
}

impl From<&str> for Parameter {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<String> for Parameter {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<Option<String>> for Parameter {
    fn from(text: Option<String>) -> Self {
        Self::Text(text)
    }
}

impl From<Token> for Parameter {
    fn from(token: Token) -> Self {
        Self::Text(Some(token.to_string()))
    }
}

impl From<i64> for Parameter {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<u32> for Parameter {
    fn from(number: u32) -> Self {
        Self::Number(Some(number.into()))
    }
}

/// A statement with its values.
pub(crate) fn bound<'q, DB>(statement: impl SqlSafeStr, parameters: Vec<Parameter>) -> Query<'q, DB, DB::Arguments>
where
    DB: sqlx::Database,
    Option<String>: Encode<'q, DB> + Type<DB>,
    Option<i64>: Encode<'q, DB> + Type<DB>,
{
    parameters.into_iter().fold(sqlx::query(statement), |query, parameter| match parameter {
        Parameter::Text(text) => query.bind(text),
        Parameter::Number(number) => query.bind(number),
    })
}

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(crate) fn text(&self, column: &str) -> Result<&str, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(crate) fn optional_text(&self, column: &str) -> Result<Option<&str>, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(crate) fn optional_number(&self, column: &str) -> Result<Option<i64>, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(crate) fn number(&self, column: &str) -> Result<i64, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
    }

    pub(crate) fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.number(column)? != 0)
    }

    /// A number that counts something.
    pub(crate) fn count<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        let number = self.number(column)?;
        T::try_from(number).map_err(|_| StoreError::damaged(Column::Count, &number.to_string()))
    }
}

/// The connections for reading.
#[derive(Clone, Debug)]
pub(crate) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    /// The rows that a statement answers with.
    pub(crate) async fn rows(
        &self,
        statement: &'static str,
        parameters: Vec<Parameter>,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Self::Sqlite(pool) => {
                bound(statement, parameters).fetch_all(pool).await?.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres(pool) => {
                bound(statement, parameters).fetch_all(pool).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// A transaction in which nothing changes, so that rows of several tables belong together.
    pub(crate) async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        Ok(match self {
            Self::Sqlite(pool) => Snapshot::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => {
                Snapshot::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
        })
    }
}

/// A transaction for reading.
pub(crate) enum Snapshot {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

impl Snapshot {
    /// The rows that a statement answers with.
    pub(crate) async fn rows(
        &mut self,
        statement: &'static str,
        parameters: Vec<Parameter>,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Self::Sqlite(reading) => {
                let rows = bound(statement, parameters).fetch_all(&mut **reading).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres(reading) => {
                let rows = bound(statement, parameters).fetch_all(&mut **reading).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub(crate) async fn end(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(reading) => reading.commit().await?,
            Self::Postgres(reading) => reading.commit().await?,
        }
        Ok(())
    }
}
