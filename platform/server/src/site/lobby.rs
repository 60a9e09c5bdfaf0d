//! The lobby.

use axum::response::Response;
use pages::{Lobby, Refusal};
use serde::Deserialize;
use store::OpenMatches;

use crate::time::{LISTED_FOR, calendar};

use super::request::{PageRequest, Query};

/// The longest list of own matches.
const MOST: u32 = 30;

/// The number of open matches on a page.
const PAGE: u32 = 20;

/// Which open matches to show.
#[derive(Deserialize)]
pub(crate) struct LobbyQuery {
    game: Option<String>,
    #[serde(default)]
    page: u16,
}

/// `GET /`.
pub(crate) async fn lobby(request: PageRequest, Query(query): Query<LobbyQuery>) -> Response {
    let guest = request.visitor.guest;
    let services = &request.app.services;
    let game = query.game.as_deref().and_then(|game| request.game(game).ok()).map(|game| game.info().id);
    let page = u32::from(query.page);
    let lists = async {
        let mine = services.store.mine(guest, MOST).await?;
        // One more than is shown tells whether there is another page.
        let wanted = OpenMatches { game, since: calendar() - LISTED_FOR, skip: page * PAGE, most: PAGE + 1 };
        let open = services.store.open_matches(&wanted).await?;
        let finished = services.store.finished(guest, MOST).await?;
        Ok::<_, store::StoreError>((mine, open, finished))
    };
    let (mine, mut open, finished) = match lists.await {
        Ok(lists) => lists,
        Err(error) => {
            tracing::error!(%error, "the lobby could not be read");
            return request.refused(&Refusal::StoreFailed);
        }
    };
    let more = open.len() > PAGE as usize;
    open.truncate(PAGE as usize);
    let name = request.visitor.name(&request.app).await;
    let lobby = Lobby {
        games: services.config.games,
        guest,
        name: &name,
        mine: &mine,
        open: &open,
        filter: game,
        page,
        more,
        finished: &finished,
    };
    request.page(|context| pages::lobby(context, &lobby))
}
