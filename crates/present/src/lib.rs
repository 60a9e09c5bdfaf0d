//! How the games look and speak: drawings (SVG) and words (Fluent, German and English).
//!
//! A page is put together from a [`Scene`]: what one viewer may know, never more. Each game implements [`Present`] in
//! its own module and brings two files of words, `words/de/GAME.ftl` and `words/en/GAME.ftl`; what games share lives
//! beside: [`Arms`], [`die`](dice::die), [`score_sheet`], [`action_buttons`].
//!
//! A page with drawings holds [`defs`] once and links [`style`]. Drawings carry classes and no colours of their own,
//! so that light and dark are the style sheet's matter, and no inline style, so that a strict content policy holds.

mod burgenland;
pub mod covers;
mod defs;
pub mod dice;
mod engrave;
mod heraldry;
mod language;
mod regalia;
mod scene;
mod sheet;
mod words;

pub use defs::defs;
pub use heraldry::{Arms, Ordinary, Tincture};
pub use language::{Language, LanguageError};
pub use regalia::{favicon, logo};
pub use scene::{LogKind, LogLine, Present, Scene};
pub use sheet::{action_buttons, contender_name, log_line, option_label, option_value, score_sheet, standings};
pub use words::{Arg, Words, sources};

/// The style sheet of all drawings and shared tables.
#[must_use]
pub const fn style() -> &'static str {
    concat!(
        include_str!("../style/palette.css"),
        include_str!("../style/pieces.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/covers.css"),
        include_str!("../style/burgenland.css"),
    )
}
