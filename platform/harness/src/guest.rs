//! Guests who create matches and take seats, as a browser would.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, ensure};
use http_client::Response;

use crate::http::Connection;

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

impl Guest {
    /// Somebody who has just come in.
    pub(crate) async fn new(connection: &mut Connection) -> Result<Self> {
        let answer = connection.request("GET /", "", "").await?;
        expect(&answer, 200)?;
        let cookie = answer.header("set-cookie").context("a newcomer gets a cookie")?;
        Ok(Self { cookie: cookie.split(';').next().unwrap_or_default().to_owned() })
    }

    /// Creates a match and returns its id.
    pub(crate) async fn create_match(&self, connection: &mut Connection, form: &str) -> Result<String> {
        let answer = connection.request("POST /matches", &self.cookie, form).await?;
        expect(&answer, 303)?;
        let to = answer.header("location").and_then(|to| to.strip_prefix("/m/")).context("no way to the table")?;
        Ok(to.to_owned())
    }

    /// The invitation to the open seat, as the host sees it on the table page.
    pub(crate) async fn invitation(&self, connection: &mut Connection, id: &str) -> Result<String> {
        let page = connection.request(&format!("GET /m/{id}"), &self.cookie, "").await?;
        expect(&page, 200)?;
        let (_, rest) = page.body.split_once(&format!("/m/{id}/join/")).context("the host sees no invitation")?;
        Ok(rest.get(..26).context("the invitation is cut")?.to_owned())
    }

    /// Sits down by invitation.
    pub(crate) async fn join(&self, connection: &mut Connection, id: &str, invitation: &str) -> Result<()> {
        let answer =
            connection.request(&format!("POST /m/{id}/join/{invitation}"), &self.cookie, "name=Kunibert").await?;
        expect(&answer, 303)
    }
}

fn expect(answer: &Response, status: u16) -> Result<()> {
    let start: String = answer.body.chars().take(300).collect();
    ensure!(answer.status == status, "status {} instead of {status}: {start}", answer.status);
    Ok(())
}

/// Two guests at a table of their own, the match begun.
pub(crate) async fn two_at_a_table(address: SocketAddr, game: &str) -> Result<(String, [Guest; 2])> {
    let mut connection = Connection::open(address).await?;
    let guests = [Guest::new(&mut connection).await?, Guest::new(&mut connection).await?];
    let id = guests[0].create_match(&mut connection, &format!("game={game}&mode=friends&seats=2")).await?;
    let invitation = guests[0].invitation(&mut connection, &id).await?;
    guests[1].join(&mut connection, &id, &invitation).await?;
    Ok((id, guests))
}
