//! The types that every game of Bergfried shares.
//!
//! A game implements [`Game`]. It keeps five things apart:
//!
//! | thing | what it is | who may see it |
//! |---|---|---|
//! | [`Game::State`] | everything that is true, hidden parts included | rules, session, laws |
//! | [`Game::View`] | all that one viewer may know | renderer, computer players, wire |
//! | [`Game::Action`] | one decision by one seat | everyone, once it is public |
//! | [`Game::Chance`] | one resolved random outcome | as its event is redacted |
//! | [`Game::Event`] | one thing that happened | redacted per viewer |
//!
//! [`Foresee`], [`Evaluate`] and [`Encode`] are abilities beyond the rules. The `laws` crate tests that an implementation keeps what the trait
//! promises; its toy games are the shortest complete examples.
//!
//! Errors and the words of a [`TextBoard`] are declared with [`messages!`]: a code and data, put into words at the edge.

mod bit_set;
mod box_changes;
mod box_entries;
mod component_file;
mod encode;
mod event;
mod extend;
mod file;
mod foresee;
pub mod from_one;
mod game;
mod info;
mod message;
mod notation;
mod option_field;
mod options;
mod random;
mod schema;
mod scored;
mod seat;
mod setup;
mod standings;
mod step;
mod study;
mod text;
mod text_board;
mod toml_reader;

pub use bit_set::nth_one;
pub use box_changes::{BoxChange, BoxDifference, Origin, box_changes};
pub use box_entries::{BoxEntry, BoxFact, box_entries};
pub use component_file::{BoxCheck, BoxInUse, ComponentFile};
pub use encode::{
    ChoiceBlock, ChoiceSpace, Choices, Encode, LeftOut, MAX_CHOICES, MAX_OBSERVATION, ObservationSlice,
    ObservationWriter,
};
pub use event::{EventSink, Silent};
pub use extend::{Evaluate, is_duel};
pub use file::{FileProblem, ValueKind, line_at};
pub use foresee::{Foresee, Foreseen, ForeseenOf, foresee_in, try_action};
pub use game::{Game, StepOf, sample_listed};
pub use info::GameInfo;
#[doc(hidden)]
pub use message::forms;
pub use message::{
    At, AtLine, Bilingual, Describe, Message, Sample, ToValue, Value, or_list, sample_messages, shortened,
};
pub use notation::NotationError;
pub use option_field::{OptionField, OptionKind};
pub use options::{GameOptions, OptionValue};
pub use random::random_step;
#[doc(hidden)]
pub use schemars;
pub use scored::{Finding, ScoredTable, TableScorer};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use setup::SetupError;
pub use standings::{Contender, ScoreColumn, ScoreItem, ScoreSheet, Standing, Standings};
pub use step::{Step, ToAct, Viewer};
pub use study::Study;
pub use text_board::{BoardWords, English, TextBoard};
pub use toml_reader::{Located, TomlError, read_toml};
