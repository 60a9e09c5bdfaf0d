//! The type that stands for this face, and the scenes it draws.

/// How Carcassonne: Die Burg looks and speaks.
#[derive(Clone, Copy, Debug)]
pub struct CastleFace;

/// What a drawing or a sentence of this face may depend on.
pub(crate) type Scene<'a> = present::Scene<'a, CastleFace>;
