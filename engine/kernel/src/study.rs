//! What matches of a game are counted by.

use crate::{Game, Seat};

/// Names what happens in matches, so that many of them can be counted: the kinds of action, and the uses of single pieces.
///
/// Faces have the words for both: `GAME-kind-KIND` and `GAME-use-USE`.
pub trait Study: Game {
    /// The kinds of action: those that a player would call the same choice are of one kind.
    const KINDS: &'static [&'static str];

    /// The ways in which pieces are used, such as `built`.
    const USES: &'static [&'static str];

    /// The kind of an action, one of [`KINDS`](Self::KINDS).
    fn kind(action: Self::Action) -> &'static str;

    /// Calls `used` for each piece that a seat uses with the event, which is not redacted: the seat, the id of the piece in
    /// the component file, and how it is used, one of [`USES`](Self::USES).
    fn uses(&self, event: &Self::Event, used: &mut dyn FnMut(Seat, &str, &'static str));

    /// Calls `brought` for each piece that scores by itself at the end of a match: its id and its points. What scores only
    /// together with others is left out; by default that is everything.
    fn piece_points(&self, state: &Self::State, brought: &mut dyn FnMut(&str, i32)) {
        let _ = (state, brought);
    }
}
