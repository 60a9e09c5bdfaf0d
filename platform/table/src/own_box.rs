//! Which box a match is played with.

use kernel::GameInfo;
use session::BoxHash;

/// The hash of the box this process plays a game with; empty for the built-in pieces.
pub(crate) fn own_box(info: &GameInfo) -> String {
    BoxHash::of_own_box(info).map(|hash| hash.to_string()).unwrap_or_default()
}
