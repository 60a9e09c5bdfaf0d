//! Laying a new table.

use std::sync::Arc;

use catalog::CatalogGame;
use kernel::SeatCount;
use session::{ChanceSource, Seed};
use store::{Clock, NewMatch, Occupant, SeatRow, Token};

use crate::app::App;
use crate::refusal::Refusal;
use crate::table::Command;
use crate::time::now;

/// What is wanted.
pub(crate) struct Wish {
    pub(crate) game: &'static dyn CatalogGame,
    pub(crate) seats: SeatCount,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) host: Token,
    pub(crate) listed: bool,
    pub(crate) clock: Clock,
    pub(crate) aids: bool,
    pub(crate) occupants: Vec<Occupant>,
}

/// Lays a table, durably. If everyone is there, the match begins by itself.
pub(crate) async fn lay(app: &Arc<App>, wish: Wish) -> Result<Token, Refusal> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|_| Refusal::StoreFailed)?;
    let seed = Seed::new(seed);
    // Trying it out tells whether seats and options are possible.
    let session = wish
        .game
        .open(wish.seats, &wish.options, ChanceSource::Seed(seed.clone()))
        .map_err(|error| Refusal::BadOptions { reason: error.to_string() })?;
    let full = wish.occupants.iter().all(|occupant| *occupant != Occupant::Open);
    let id = Token::random();
    let seats = wish.occupants.into_iter().map(|occupant| SeatRow { occupant, invitation: Token::random() });
    let new = NewMatch {
        id,
        game: wish.game.info().id.to_owned(),
        rules_version: wish.game.info().rules_version,
        options: session.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        seed: seed.reveal(),
        host: wish.host,
        listed: wish.listed,
        clock: wish.clock,
        aids: wish.aids,
        at: now(),
        seats: seats.collect(),
    };
    app.store.create(new).await.map_err(|error| {
        tracing::error!(%error, "a table could not be laid");
        Refusal::StoreFailed
    })?;
    app.metrics.table_laid();
    if full {
        app.hub.send(app, id, Command::Wake);
    }
    Ok(id)
}
