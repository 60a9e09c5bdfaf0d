//! The marker type of this face, and the type of its scenes.

/// The face of Zwischen zwei Schlössern.
#[derive(Clone, Copy, Debug)]
pub struct TwoCastlesFace;

/// Everything that a drawing or a text of this face may depend on.
pub(crate) type Scene<'a> = present::Scene<'a, TwoCastlesFace>;
