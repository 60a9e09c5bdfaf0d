//! The rules of New Game.
//!
//! A bag holds gold, grey and black stones. In turn, each player draws a stone and looks at it alone. The player either
//! keeps it face down, or gives it face up to the left neighbour. After a few rounds all stones are turned up; gold and
//! grey ones bring points, black ones cost points. Whoever has the most points wins.
//!
//! | chapter | module |
//! |---|---|
//! | the pieces | [`stone`](Stone), [`components`](Components) |
//! | what players agree on | [`options`](Options) |
//! | everything that is true | [`state`](State) |
//! | what players decide | [`action`](Action) |
//! | the course of a match | [`game`](NewGame) |
//! | what everyone sees and hears | [`view`](View), `board` (the text board), [`event`](Event) |
//! | what an action brings | `foresee` |
//! | for computer players | `evaluate`, `encode` |
//! | for reports | `study` |
//!
//! ```
//! use kernel::{Game, Seat, SeatCount, Silent, Step};
//! use new_game::{Action, NewGame, Options, Stone};
//!
//! let game = NewGame::new(SeatCount::new(2), Options::default()).unwrap();
//! let mut state = game.initial_state();
//! game.apply(&mut state, Step::Chance(Stone::Black), &mut Silent);
//! game.apply(&mut state, Step::Act(Seat::new(0), Action::Give), &mut Silent);
//! assert_eq!(game.standings(&state).of(Seat::new(1)).score, -2);
//! ```

mod action;
mod board;
mod components;
mod encode;
mod errors;
mod evaluate;
mod event;
mod foresee;
mod game;
mod options;
mod state;
mod stone;
mod study;
mod view;

pub use action::Action;
pub use components::Components;
pub use errors::Fault;
pub use event::Event;
pub use game::NewGame;
pub use options::{Length, Options};
pub use state::{MAX_SEATS, State};
pub use stone::{ByStone, Stone, Stones};
pub use view::{FaceDown, Hand, View};
