//! The laws that every face must keep.

face_laws::tests!(new_game_face::NewGameFace);
