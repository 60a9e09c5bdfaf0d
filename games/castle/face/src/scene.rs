//! The marker type of this face, and the type of its scenes.

/// The face of Carcassonne: Die Burg.
#[derive(Clone, Copy, Debug)]
pub struct CastleFace;

/// Everything that a drawing or a text of this face may depend on.
pub(crate) type Scene<'a> = present::Scene<'a, CastleFace>;
