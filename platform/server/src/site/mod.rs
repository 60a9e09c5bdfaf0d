//! What a browser opens.

mod create;
mod error;
mod invitation;
mod layout;
mod lobby;
mod new_match;
mod replay;
mod rules;
mod settings;
mod table;
mod upload;

pub(crate) use create::create;
pub(crate) use error::{ErrorPage, unknown};
pub(crate) use invitation::{invitation, join, sit};
pub(crate) use lobby::lobby;
pub(crate) use new_match::new_match;
pub(crate) use replay::{finished_record, moment, record, replay};
pub(crate) use rules::rules;
pub(crate) use settings::{set_language, set_name};
pub(crate) use table::table;
pub(crate) use upload::{bring, brought, uploaded, uploaded_moment};

use store::Token;

use crate::refusal::Refusal;

/// The match an address names.
fn match_id(text: &str) -> Result<Token, Refusal> {
    text.parse().map_err(|_| Refusal::UnknownMatch)
}
