//! The laws that every face must keep.

face_laws::tests!(castle_face::CastleFace);
