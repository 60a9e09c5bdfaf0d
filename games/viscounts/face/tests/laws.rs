//! The laws that every face must keep.

face_laws::tests!(viscounts_face::ViscountsFace);

#[test]
fn the_keys_of_log_lines_are_drawn() {
    face_laws::keys::check_keys::<viscounts_face::ViscountsFace>();
}

#[test]
fn every_action_tells_what_it_is_about() {
    face_laws::about::check_about::<viscounts_face::ViscountsFace>();
}
