//! The lobby.

use axum::response::Response;
use pages::{Lobby, Refusal};

use super::request::PageRequest;

/// The longest list of matches.
const MOST: u32 = 30;

/// `GET /`.
pub(crate) async fn lobby(request: PageRequest) -> Response {
    let guest = request.visitor.guest;
    let services = &request.app.services;
    let lists = async {
        let mine = services.store.mine(guest, MOST).await?;
        let open = services.store.open_matches(MOST).await?;
        let finished = services.store.finished(guest, MOST).await?;
        Ok::<_, store::StoreError>((mine, open, finished))
    };
    let (mine, open, finished) = match lists.await {
        Ok(lists) => lists,
        Err(error) => {
            tracing::error!(%error, "the lobby could not be read");
            return request.refused(&Refusal::StoreFailed);
        }
    };
    let name = request.visitor.name(&request.app).await;
    let games = services.config.games;
    request.page(|context| {
        pages::lobby(context, &Lobby { games, guest, name: &name, mine: &mine, open: &open, finished: &finished })
    })
}
