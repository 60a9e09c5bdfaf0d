//! The tables at which a game is checked: presets and seat counts.

use std::fmt;

use kernel::{Game, GameOptions};

/// A game with a preset of options and a seat count that the preset allows.
#[derive(Clone)]
pub struct Table<G> {
    /// The preset's name, as in [`Game::presets`].
    pub preset: &'static str,
    /// The game with these options and seats.
    pub game: G,
}

impl<G: Game> fmt::Display for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, preset {}, seats {}", G::INFO.id, self.preset, self.game.seats())
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}, options {:?}", self.game.options().pairs())
    }
}

/// Every preset with every seat count that it allows.
#[must_use]
pub fn tables<G: Game>() -> Vec<Table<G>> {
    let presets = G::presets();
    let pairs = presets.iter().flat_map(|preset| G::INFO.seat_counts().map(move |seats| (preset, seats)));
    pairs
        .filter_map(|((preset, options), seats)| Some(Table { preset, game: G::new(seats, options.clone()).ok()? }))
        .collect()
}
