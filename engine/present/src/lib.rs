//! How the games look and speak: drawings (SVG) and words (Fluent, German and English).
//!
//! A page is put together from a [`Scene`]: what one viewer may know, never more. Each game implements [`Present`] in
//! its own module; what games share lives beside: [`Arms`], [`dice`], [`score_sheet`], [`action_buttons`].
//!
//! A page with drawings holds [`defs`] once and links [`style`]. Drawings carry classes and no colours of their own,
//! so that light and dark are the style sheet's matter, and no inline style, so that a strict content policy holds.
//!
//! # A further game
//!
//! 1. `src/NAME/` with an implementation of [`Present`] and `pub(crate) fn symbols()` for its symbols.
//! 2. `words/de/NAME.ftl`, `words/en/NAME.ftl`, `style/NAME.css`.
//! 3. A line in the list of games below, and one in that of `tests/main.rs`.
//!
//! The tests then tell what is missing: a message, an argument, a symbol, words for an action or an event.

/// The games that can be shown: a module, and the name of its files of words and style.
macro_rules! games {
    ($($module:ident = $file:literal),+ $(,)?) => {
        $(mod $module;)+

        /// The symbols of every game, by its id.
        const GAME_SYMBOLS: &[defs::GameSymbols] = &[$(($file, $module::symbols)),+];

        /// The style of all games.
        macro_rules! game_styles {
            () => { concat!($(include_str!(concat!("../style/", $file, ".css"))),+) };
        }

        /// The words of all games, by file.
        const fn game_words(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::German => &[$(($file, include_str!(concat!("../words/de/", $file, ".ftl")))),+],
                Language::English => &[$(($file, include_str!(concat!("../words/en/", $file, ".ftl")))),+],
            }
        }
    };
}

games! {
    burgenland = "burgenland",
    castle = "castle",
    two_castles = "two-castles",
    two_heirs = "two-heirs",
    viscounts = "viscounts",
}

mod covers;
mod defs;
pub mod dice;
mod engrave;
mod heraldry;
mod hyphens;
mod language;
mod part;
mod regalia;
mod scene;
mod sheet;
mod words;

pub use defs::defs;
pub use heraldry::{Arms, Ordinary, Tincture};
pub use language::{Language, LanguageError};
pub use part::{Known, PART_BEGIN, PART_END, PART_SAME, drawn_part, part};
pub use regalia::{favicon, logo};
pub use scene::{LogKind, LogLine, Present, Proposal, Scene};
pub use sheet::{
    action_buttons, contender_name, intention_words, log_line, option_label, option_value, score_sheet, standings,
};
pub use words::{Arg, Words, sources};

/// The style sheet of all drawings and shared tables.
#[must_use]
pub const fn style() -> &'static str {
    concat!(
        include_str!("../style/palette.css"),
        include_str!("../style/pieces.css"),
        include_str!("../style/sheet.css"),
        include_str!("../style/covers.css"),
        game_styles!(),
    )
}
