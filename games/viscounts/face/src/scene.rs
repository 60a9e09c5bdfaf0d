//! The marker type of this face, and the type of its scenes.

/// The face of Burggrafen des Westfrankenreichs.
#[derive(Clone, Copy, Debug)]
pub struct ViscountsFace;

/// Everything that a drawing or a text of this face may depend on.
pub(crate) type Scene<'a> = present::Scene<'a, ViscountsFace>;
