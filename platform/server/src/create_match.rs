//! Creating a match.

use journal::Token;
use pages::Refusal;
use table::NewMatch;

use crate::random::random_token;
use crate::services::Services;
use crate::time::calendar;

/// Creates a match and returns its id when it is durable. If nothing is missing, it begins by itself.
pub(crate) async fn create_match(services: &Services, new: NewMatch) -> Result<Token, Refusal> {
    let begins_at_once = new.begins_at_once();
    let row = new.into_row(services.match_seed(), random_token, calendar())?;
    let id = row.id;
    services.store.create(row).await.map_err(|error| {
        tracing::error!(%error, "a match could not be created");
        Refusal::StoreFailed
    })?;
    services.metrics.match_created();
    if begins_at_once {
        // Fails only while the server shuts down; the next one finds the match in the store.
        let _ = services.wake.send(id);
    }
    Ok(id)
}
