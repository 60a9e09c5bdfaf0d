//! The laws that every face must keep.

face_laws::tests!(castle_face::CastleFace);

#[test]
fn the_keys_of_log_lines_are_drawn() {
    face_laws::keys::check_keys::<castle_face::CastleFace>();
}

#[test]
fn every_action_tells_what_it_is_about() {
    face_laws::about::check_about::<castle_face::CastleFace>();
}
