//! The printed pieces of a game, outside of a match.

use maud::Markup;

/// A piece as a sheet of all pieces shows it.
#[derive(Clone, Debug)]
pub struct PrintedPiece {
    /// Its id in the component file.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The piece, drawn as on the table.
    pub drawing: Markup,
}
