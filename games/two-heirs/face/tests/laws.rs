//! The laws that every face must keep.

face_laws::tests!(two_heirs_face::TwoHeirsFace);

#[test]
fn the_keys_of_log_lines_are_drawn() {
    face_laws::keys::check_keys::<two_heirs_face::TwoHeirsFace>();
}

#[test]
fn every_action_tells_what_it_is_about() {
    face_laws::about::check_about::<two_heirs_face::TwoHeirsFace>();
}
