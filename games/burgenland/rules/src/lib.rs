//! The rules of Burgenland, a dice game for two.
//!
//! Both players build three castles, one in each colour, from walls, towers and houses. One crown, moved by both, runs
//! clockwise around a ring of 24 fields: eight blue, eight yellow, eight red.
//! A turn is one or more throws. After each throw the crown moves, and its field offers a card for the castle of its
//! colour or extra dice instead; on a crown the two castles of that colour are compared, and the owner of the better one
//! moves forward by the difference.
//! The first throw of a turn fixes its colour. A player who throws again and leaves it loses the better outer card of that
//! castle and the turn. Extra dice give a choice in one throw and then go back.
//! When a stack is empty, the card may be taken out of the opponent's castle; the gap splits it, and only the better part
//! counts. The first player with 30 points reaches the king and wins.
//!
//! # Where to find the chapters
//!
//! | chapter | module |
//! |---|---|
//! | the pieces | [`pieces`](Card), [`track`](Track), [`castle`](Castle), [`throw`](Throw), [`components`](Components) |
//! | setup | [`options`](Options), [`state`](State), `setup` |
//! | throwing, moving, leaving, stopping | `turn` |
//! | what a field offers, building, taking, dice | `field` |
//! | scoring and the end | `scoring` |
//! | actions and chance | [`action`](Action), [`chance`](Chance), [`notation`] |
//! | views and events | [`view`](View), `board` (the text board), [`event`](Event) |
//! | for computer players | `evaluate`, `encode` |
//! | for reports | `study` |
//! | laying out positions | [`Burgenland::arrange`] |
//!
//! Steps are kept few, so that logs stay short and clear: a throw is one chance step for all its dice; a throw of one
//! value moves the crown at once; a crown field scores at once; the penalty for leaving a colour is paid at once unless
//! the owner has a choice that matters.
//!
//! ```
//! use burgenland::{Burgenland, Options};
//! use kernel::{Game, Seat, SeatCount, Silent, Step};
//!
//! let game = Burgenland::new(SeatCount::new(2), Options::default()).unwrap();
//! let mut state = game.initial_state();
//! let [first, _second] = [0, 1].map(Seat::new);
//! game.apply(&mut state, Step::Chance("red".parse().unwrap()), &mut Silent);
//! game.apply(&mut state, Step::Act(first, "roll0".parse().unwrap()), &mut Silent);
//! game.apply(&mut state, Step::Chance("2".parse().unwrap()), &mut Silent);
//! game.apply(&mut state, Step::Act(first, "build-left".parse().unwrap()), &mut Silent);
//! assert_eq!(state.crown.to_string(), "blue2");
//! assert_eq!(state.castles[first].0.map(|castle| castle.to_string()), ["WW", "W", "W"]);
//! ```

mod action;
mod board;
mod castle;
mod chance;
mod components;
mod encode;
mod errors;
mod evaluate;
mod event;
mod field;
mod game;
mod last;
pub mod notation;
mod options;
mod pieces;
mod position;
mod rules;
mod scoring;
mod setup;
mod state;
mod study;
mod throw;
mod track;
mod turn;
mod view;

pub use action::{Action, Side};
pub use castle::{Castle, Part, Place, Places, SLOTS, Slot, Slots};
pub use chance::Chance;
pub use components::Components;
pub use evaluate::{FEATURES, Features, HIDDEN, Network};
pub use event::Event;
pub use last::LastMoves;
pub use options::{First, Layout, Options, Start};
pub use pieces::{ByCard, ByColour, Card, Colour};
pub use rules::Burgenland;
pub use state::{Phase, State};
pub use throw::{MAX_DICE, Throw};
pub use track::{FIELDS, FieldId, FieldKind, Track, ZONE_LENGTH};
pub use view::View;
