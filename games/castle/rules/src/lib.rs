//! Carcassonne: Die Burg.
//!
//! Two players lay tiles inside a castle wall. A turn runs like this: the player draws a tile ([`chance`]) and places it
//! ([`placing`]): it must touch a tile or a start field of the wall, and paths must continue. On the new tile the player may
//! put a follower ([`following`]): as herald on a path, knight on a tower, squire on a house or merchant on a courtyard,
//! unless the [`areas`] it belongs to already holds one. Paths, towers and houses that the tile completed are scored
//! ([`scoring`]) for whoever has more followers in them, and the followers go home. The marker walks along the wall, and if
//! it stops exactly on a corner tower, the player takes the [`wall_tile`] that lies there, to use it from the next turn
//! on. A player's keep stands on the largest house the player completed. Merchants stay to the end: courtyards are only
//! scored when the last tile is placed ([`final_scoring`]), for their markets; and whoever has the larger keep gets a point
//! for every cell of the largest region that stayed empty.
//!
//! [`Castle`] holds the rules of one match ([`rules`], [`game`]). Everything lies open: the [`View`] is the whole [`Table`].

pub mod action;
pub mod areas;
pub mod board;
pub mod cell;
pub mod chance;
pub mod components;
pub mod direction;
mod encode;
mod errors;
pub mod evaluate;
pub mod event;
pub mod extent;
pub mod final_scoring;
pub mod following;
pub mod game;
pub mod options;
pub mod outline;
pub mod placing;
pub mod rules;
pub mod score_table;
pub mod scoring;
mod snapshot;
pub mod state;
mod study;
pub mod table;
mod text_board;
pub mod tile;
pub mod tile_kind;
pub mod view;
pub mod wall_tile;

pub use action::Action;
pub use areas::{Area, Areas};
pub use board::{Board, board};
pub use cell::{Cell, CellSet};
pub use chance::Chance;
pub use components::{CELLS, Components, CornerTower, Run, StartField, components};
pub use direction::{Side, Spot, Turn};
pub use event::{AreaReport, Event};
pub use extent::Extent;
pub use options::{First, KeepOn, Options, StartFields};
pub use rules::Castle;
pub use state::State;
pub use table::{Follower, Keep, Phase, Player, SEATS, SUPPLY, Source, Table, Tally};
pub use tile::{LaidTile, Tile, TileSet};
pub use tile_kind::{AreaKind, Centre, Orientation, Part, TileKind};
pub use view::View;
pub use wall_tile::{WallTile, WallTiles};
