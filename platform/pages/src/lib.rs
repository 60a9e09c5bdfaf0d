//! The HTML of every page, from plain data: no clock, socket, file or task.
//!
//! Each function takes data and returns [`maud::Markup`]. [`PageContext`] says for whom the page is; `frame` puts the head
//! and the header around every page. [`zones`] has the pieces of a table page that a socket keeps up to date. [`Refusal`] is
//! the one list of error codes: pages, sockets and the API all answer with it.

mod names;
mod refusal;
mod words;

mod frame;

mod error;
mod invitation;
mod lobby;
mod new_match;
mod replay;
mod rules;
mod score;
mod table;
mod upload;
pub mod zones;

pub use error::{bare_error, error};
pub use frame::{PageContext, Theme};
pub use invitation::{Invitation, invitation};
pub use lobby::{Lobby, lobby};
pub use names::{
    LONGEST_NAME, NameError, Naming, default_level, default_name, has_hidden_letters, level_name, tidy_name,
};
pub use new_match::{default_seats, new_match};
pub use refusal::{GameError, OptionsError, Refusal, RequestError, TableError, UploadError};
pub use replay::{Moment, Proof, Replay, replay};
pub use rules::rules;
pub use score::{ScoreForm, ScoredBoard, score, score_games};
pub use table::{PageSnapshot, ZONES, table};
pub use upload::upload;
pub use words::{PAGES, WORDS, words};
pub use zones::ABSENCE_MINUTES;
