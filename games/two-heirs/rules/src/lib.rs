//! The rules of *Die zwei Erben*: two heirs, one kingdom, and the solo game against Heinrich.
//!
//! A king lets his two sons try their hands at ruling. Three of six sets of tiles are shuffled into a pile. Six tiles lie
//! open in a circle around the royal shield, the reserve ([`Reserve`]); one lies face down in the middle, the beginning of
//! the landscape ([`Landscape`]).
//!
//! In a turn an heir does three things in any order: takes one tile that the royal protocol lets him reach, builds or
//! lays open terrain next to his troops, and moves his troops, each once ([`Action`], [`Phase`]). Resources are not spent: an
//! heir has *access* to the colours of the tiles he reaches, of those under his troops and of his farms, sawmills and
//! quarries ([`Table::access`]). Troops in the reserve lengthen the reach, troops in the landscape open building sites, and
//! at the end a troop on an own building doubles it.
//!
//! When the pile is empty each heir has one more turn; then buildings and roads are scored ([`Scoring`], [`Roads`]).
//! In the solo game Heinrich takes and places by a fixed procedure, with treasures to be taken from him
//! ([`Condition`]).
//!
//! Where to look, in the order of a game: `options`, `setup`, `reserve`, `turn` (what may be done), `play` (what it does),
//! `sites`, `siege`, `heinrich`, `treasure`, `roads`, `scoring`. What is printed on the pieces is in `components`.
//! Every rule cites its entry in the ledger, `rules.toml`.

mod action;
mod board;
mod cell;
mod chance;
mod components;
mod encode;
mod errors;
mod evaluate;
mod event;
mod game;
mod heinrich;
mod heir;
mod landscape;
mod options;
mod play;
mod plot;
mod reserve;
mod roads;
mod rules;
mod score_table;
mod scoring;
mod setting;
mod setup;
mod siege;
mod sites;
mod study;
mod table;
mod tile;
mod treasure;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use cell::{Cell, Direction, Exits, FARTHEST};
pub use chance::Chance;
pub use components::{Components, Icon, Line, Pattern, RoadKind, TileFacts};
pub use event::{Event, Placing};
pub use heir::{Heir, Livery, Moved, Post, Troop};
pub use landscape::{Landscape, Plot};
pub use options::{First, Level, Options, SetChoice, Sets};
pub use plot::{MAX_PLOTS, PlotId, PlotSet};
pub use reserve::{PLACES, Reserve};
pub use roads::{Roads, SCORED_LENGTH};
pub use rules::TwoHeirs;
pub use scoring::{BuildingScore, Points, RoadScore, Scoring, TREASURE_POINTS};
pub use setting::Setting;
pub use table::{BASE_REACH, ByHeir, HAND_LIMIT, Phase, Solo, Table};
pub use tile::{
    ADDED_PER_SET, Building, Colour, MOST_PER_SET, Set, TILE_NUMBERS, TILES, TILES_PER_SET, TileId, TileSet,
};
pub use treasure::{Condition, TREASURES, TreasureId, TreasurePlace, Wanted};
pub use view::View;
