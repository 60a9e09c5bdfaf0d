//! How games look and speak: the [`Face`] trait, and what all faces share.
//!
//! A page is put together from a [`Scene`], which holds what one viewer may know and never more. Each game implements
//! [`Face`] in a crate of its own; here is what they share: words ([`Words`], Fluent, German and English), [`Arms`],
//! [`dice`], the geometry of engraved lines ([`engrave`]), score sheets and lists of actions.
//!
//! A page with drawings holds [`defs`] once and links the style sheets. Drawings have classes and no colours of their own,
//! so that light and dark are decided by the style sheet alone; and they have no inline style, so that a strict content
//! security policy holds.

mod cover;
mod defs;
pub mod dice;
pub mod engrave;
mod face;
mod heraldry;
mod hyphens;
mod language;
mod part;
mod regalia;
mod sheet;
mod words;

pub use cover::cover;
pub use defs::defs;
pub use face::{ActionOf, EventOf, Face, LogKind, LogLine, Proposal, Scene, ViewOf, glow, name_of};
pub use heraldry::{Arms, Ordinary, Tincture};
pub use hyphens::breakable;
pub use language::{Language, LanguageError};
pub use part::{Part, PartCache, Zone};
pub use regalia::{favicon, logo};
pub use sheet::{
    action_buttons, contender_name, intention_words, log_line, option_label, option_value, score_sheet, standings,
};
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
