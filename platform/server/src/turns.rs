//! Who goes first when many matches are played at once.

/// Lets the other tasks that are ready go first.
///
/// A move is read, decided, made durable, drawn and sent. Where many matches wait, each of these steps is done for several of
/// them in a row, while the processor still has its code at hand: one move takes more code than fits into the cache of a core.
pub(crate) async fn let_others_first() {
    tokio::task::yield_now().await;
}
