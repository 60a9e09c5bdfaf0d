//! The laws that every face must keep.

face_laws::tests!(burgenland_face::BurgenlandFace);
