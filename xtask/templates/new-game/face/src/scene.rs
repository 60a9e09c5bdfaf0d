//! The type that stands for this face, and the scenes it draws.

/// How New Game looks and speaks.
#[derive(Clone, Copy, Debug)]
pub struct NewGameFace;

/// What a drawing or a sentence of this face may depend on.
pub(crate) type Scene<'a> = present::Scene<'a, NewGameFace>;
