//! The pages: what a browser opens and the forms it sends.

mod parts;
mod request;

mod create;
mod invitation;
mod lobby;
mod replay;
mod rules;
mod score;
mod settings;
mod table;
mod upload;

pub(crate) use create::{create, new_match};
pub(crate) use invitation::{invitation, join, sit};
pub(crate) use lobby::lobby;
pub(crate) use replay::{moment, record, replay};
pub(crate) use request::unknown;
pub(crate) use rules::rules;
pub(crate) use score::{score_form, score_games, score_table};
pub(crate) use settings::{set_language, set_name};
pub(crate) use table::{chat, table};
pub(crate) use upload::{show_upload, upload_form, upload_moment, upload_record};
