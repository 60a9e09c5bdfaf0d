//! The laws that every face must keep.

face_laws::tests!(two_castles_face::TwoCastlesFace);
