//! The rules as one match plays them: its options, the board and the tiles. The chapters add what the rules do.

use std::sync::Arc;

use crate::board::Board;
use crate::cell::CellSet;
use crate::options::Options;
use crate::state::State;
use crate::tile::Tiles;

/// The rules of Carcassonne: Die Burg, with the options of one match.
#[derive(Clone)]
pub struct Castle {
    pub(crate) options: Options,
    pub(crate) board: &'static Board,
    pub(crate) tiles: &'static Tiles,
    /// For every side the cells where the start field beyond it refuses a tile without (0) or with (1) an arm there.
    /// Nowhere, unless start fields must match.
    pub(crate) refused: [[CellSet; 2]; 4],
    /// Shared by all matches that are played with these rules.
    pub(crate) initial: Arc<State>,
}
