//! What the printed pieces of a game say: the built-in file, or one that the user names.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::message::Message;

/// What is found out about a component file.
///
/// A file that can be played has remarks: what the game itself sees that is not as the rulebook says. A file that cannot be
/// played has problems.
pub type BoxCheck = Result<Vec<Message>, Vec<Message>>;

/// The component file of a game.
///
/// A process plays a game with one box. Another one than the built-in can be chosen until the pieces are first asked for:
///
/// ```
/// use kernel::ComponentFile;
/// static FILE: ComponentFile = ComponentFile::new("tiles = 60");
/// assert!(FILE.choose("tiles = 61".to_owned()).is_ok());
/// assert_eq!(FILE.text(), "tiles = 61");
/// assert!(!FILE.is_built_in());
/// assert!(FILE.choose("tiles = 62".to_owned()).is_err());
/// ```
#[derive(Debug)]
pub struct ComponentFile {
    built_in: &'static str,
    was_learned_from: bool,
    in_use: OnceLock<&'static str>,
    forgone: AtomicBool,
}

impl ComponentFile {
    /// The component file that comes with the program.
    #[must_use]
    pub const fn new(built_in: &'static str) -> Self {
        Self { built_in, was_learned_from: false, in_use: OnceLock::new(), forgone: AtomicBool::new(false) }
    }

    /// The same for a game whose computer players use values that were learned with these pieces.
    #[must_use]
    pub const fn with_learned_values(built_in: &'static str) -> Self {
        Self { built_in, was_learned_from: true, in_use: OnceLock::new(), forgone: AtomicBool::new(false) }
    }

    /// Whether there are values that were learned with the built-in pieces.
    #[must_use]
    pub const fn was_learned_from(&self) -> bool {
        self.was_learned_from
    }

    /// The text that comes with the program.
    #[must_use]
    pub const fn built_in(&self) -> &'static str {
        self.built_in
    }

    /// The text this process plays with. From now on no other can be chosen.
    pub fn text(&self) -> &'static str {
        self.in_use.get_or_init(|| self.built_in)
    }

    /// Whether this process plays with the pieces that come with the program. From now on no other can be chosen.
    pub fn is_built_in(&self) -> bool {
        self.text() == self.built_in
    }

    /// Whether there are values that were learned with the built-in pieces, and they hold. From now on no other pieces can be
    /// chosen.
    pub fn has_learned_values(&self) -> bool {
        self.is_built_in() && self.was_learned_from && !self.forgone.load(Ordering::Relaxed)
    }

    /// Plays without learned values from now on, as with other pieces: if two boxes are compared, the players must be the
    /// same with both.
    pub fn forgo_learned_values(&self) {
        self.forgone.store(true, Ordering::Relaxed);
    }

    /// Chooses the text this process plays with. It must have passed [`GameInfo::check_components`]. It stays in memory
    /// until the process ends.
    ///
    /// [`GameInfo::check_components`]: crate::GameInfo::check_components
    ///
    /// # Errors
    /// If the pieces have been asked for already.
    pub fn choose(&self, text: String) -> Result<(), BoxInUse> {
        self.in_use.set(text.leak()).map_err(|_| BoxInUse::InUse)
    }
}

crate::messages! {
    /// Why another box cannot be chosen.
    #[derive(Copy)]
    pub enum BoxInUse {
        /// The pieces have been asked for, or a box has been chosen.
        InUse = "box-in-use", "the pieces are in use already: choose the box before anything else, and once";
    }
}
