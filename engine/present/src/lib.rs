//! The drawings and texts of games: the [`Face`] trait, and what all faces share.
//!
//! A page is drawn from a [`Scene`], which contains only what one viewer may know. Each game implements [`Face`] in its own
//! crate. This crate has what they share: messages ([`Words`], Fluent, German and English), [`Arms`], [`badge`]s, [`dice`], SVG path
//! data ([`engrave`]), score sheets and lists of actions.
//!
//! A page with drawings contains [`defs`] once and links the style sheets. Drawings use CSS classes and no colours, so that
//! the style sheet alone decides between light and dark; they have no inline styles, so that a strict content security
//! policy can be used.

mod badge;
mod caption;
mod card;
mod cover;
mod defs;
pub mod dice;
pub mod engrave;
mod escaped;
mod face;
mod foreseen;
mod form_option;
mod heraldry;
mod hyphens;
mod language;
mod log;
mod number;
mod outcomes;
mod part;
mod printed;
mod regalia;
mod sequence_map;
mod sheet;
mod table_words;
mod words;

pub use badge::{BADGES, badge};
pub use caption::Caption;
pub use card::{CARD_MESSAGES, computer_names, minutes, tempting};
pub use cover::cover;
pub use defs::defs;
pub use escaped::Escaped;
pub use face::{
    ActionOf, AutomatonPanel, ChanceOf, EventOf, Face, LogKind, LogLine, Proposal, Scene, ViewOf, glow, name_of,
};
pub use foreseen::{foreseen_words, further_events, score_changes};
pub use form_option::FormOption;
pub use heraldry::{Arms, Ordinary, Tincture};
pub use hyphens::breakable;
pub use language::{Language, LanguageError};
pub use log::{log_line, step_lines};
pub use number::{MINUS, number, signed};
pub use outcomes::{OutcomeWords, outcome_buttons, outcome_words};
pub use part::{CommonParts, Content, Part, PartCache, Zone, key_hash};
pub use printed::PrintedPiece;
pub use regalia::{favicon, logo};
pub use sequence_map::SequenceMap;
pub use sheet::{
    action_buttons, contender_name, end_of_match, intention_words, option_label, option_value, ranked, resigned_words,
    score_sheet, standings, winner_words,
};
pub use table_words::TableWords;
pub use words::{Arg, COMMON, ERRORS, SHARED, WordFile, WordList, Words};

/// The style sheet that all drawings and tables share. Each face adds its own ([`Face::STYLE`]).
#[must_use]
pub const fn style() -> &'static str {
    concat!(
        include_str!("../style/palette.css"),
        include_str!("../style/pieces.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/covers.css"),
    )
}
