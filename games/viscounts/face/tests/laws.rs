//! The laws that every face must keep.

face_laws::tests!(viscounts_face::ViscountsFace);
