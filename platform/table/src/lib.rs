//! A match among people as a state machine without I/O.
//!
//! A [`Table`] holds one match: the session, who sits where, clocks, chat, requests to take back, intentions, and what each
//! connected client has been shown. It owns no clock, thread, file or socket. A driver hands in [`Command`]s with the current
//! time and carries out the [`Output`]s:
//!
//! ```text
//!   handle(command, now) ──▶ poll_output() ──▶ Append ──▶ the driver writes it ──▶ committed(now) or failed(now)
//!   connect, disconnect      poll_output() ──▶ Send, Changed, Answer
//!   on_timer(now)            poll_output() ──▶ Think, Advise ──▶ the driver runs them ──▶ handle(Chosen or Advised, now)
//!   next_deadline()          when to call on_timer
//! ```
//!
//! **Persist before publish.** A change is tried on a copy of the session and comes out as [`Output::Append`]. Nobody sees it
//! until the driver reports that the entry is durable; if it is not, the table is as it was. Commands that arrive in the
//! meantime wait inside the table.
//!
//! The modules, from the bottom: [`message`](ClientMessage) and [`program_data`](MatchView) are what clients send and get;
//! `bytes` finds bytes and `json` writes them; `clocks` counts time; `chance` knows what decides it; `difference` finds what is new in a text;
//! `audience` knows what those who see the same have been sent; `subscribers` who is connected;
//! `state` is the table itself. On it stand `render` (HTML), `publish` (who gets what), `change` (pending changes), `act` (what
//! people may do), `contribute` (to chance), `computers`, `program` (what programs may ask) and `run` (the entry points).

mod bytes;
mod chance;
mod clocks;
mod difference;
mod intention;
mod json;
mod marks;
mod message;
mod new_match;
mod own_box;
mod program_data;
mod seats;

mod audience;
mod command;
mod companion;

mod pending;
mod subscribers;

mod state;

mod change;
mod intend;
mod load;
mod render;

mod absence;
mod act;
mod computers;
mod contribute;
mod program;
mod publish;
mod run;
mod take_back;

pub use command::{
    Advising, Answer, Command, Output, ProgramCommand, RequestId, SubscriberId, Thinking, ThinkingFor, ThinkingTask,
};
pub use load::LoadTableError;
pub use message::{CHAT_PAGE, ChatPage, ClientMessage, LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE, Resume, refused};
pub use new_match::NewMatch;
pub use program_data::{
    Choice, Choices, ContributionDue, ContributionView, MatchStatus, MatchView, Played, ResultLine, SeatKind, SeatView,
    StepEvents,
};
pub use publish::Snapshot;
pub use state::Table;
