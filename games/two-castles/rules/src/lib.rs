//! Zwischen zwei Schlössern: neighbours build a castle together, and everyone is a neighbour twice.
//!
//! Between each two players stands a throne room ([`setup`]). In each of two rounds everyone gets nine tiles; turn after
//! turn all choose two of them in secret, turn them up and pass the rest on ([`draft`]). One tile goes into the castle on
//! the left, the other into the one on the right, each where the owner of the tile wants it ([`placing`], [`castle`]). The
//! third and the fifth room of a type bring something extra at once ([`bonus`]). After the second round every room scores
//! by what lies around it, above it, or anywhere in its castle ([`scoring`]); of the two castles a player builds only the
//! lower one counts ([`ending`]). Two players build with the king himself as the third ([`ludwig`]).
//!
//! What is printed on the pieces is data ([`components`]). A [`View`] knows what a careful player would
//! ([`knowledge`]), [`imagine`] fills in the rest for search, [`evaluate`] values positions.

mod action;
mod board;
pub mod bonus;
pub mod castle;
mod cell;
mod chance;
pub mod components;
mod described;
pub mod draft;
mod encode;
pub mod ending;
mod errors;
pub mod evaluate;
mod event;
mod gain;
mod game;
pub mod imagine;
pub mod knowledge;
mod legal;
pub mod ludwig;
mod notation;
mod options;
mod pieces;
pub mod placing;
mod rules;
pub mod score_table;
pub mod scoring;
pub mod setup;
mod state;
mod study;
mod tile;
mod view;

pub use action::{Action, Side};
pub use castle::{Castle, MAX_ATTENDANTS, MAX_CARDS, Placed};
pub use cell::{Cell, MAX_ROOMS};
pub use chance::Chance;
pub use components::{Bonus, Components};
pub use described::CastleFault;
pub use event::Event;
pub use options::{Oldest, Options};
pub use pieces::{Attendant, Card, CardSet, Throne};
pub use rules::TwoCastles;
pub use scoring::{Counted, ScoreRow, Scored};
pub use state::{HAND, LUDWIG, MAX_PLACES, Phase, Progress, ROUNDS, State, TURNS, Task, Work};
pub use tile::{Decoration, RoomKind, RoomType, SpecialRoom, Tile, TileSet, Tiles};
pub use view::{Draw, Pile, View};
