//! The laws that every face must keep.

face_laws::tests!(two_heirs_face::TwoHeirsFace);
