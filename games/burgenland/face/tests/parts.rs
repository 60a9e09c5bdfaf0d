//! Unchanged castles and stacks are not drawn again.

use burgenland_face::BurgenlandFace;

#[test]
fn most_parts_are_left_out() {
    let counts = face_laws::parts::check::<BurgenlandFace>();
    assert!(counts.left_out > counts.drawn, "{counts:?}");
}
