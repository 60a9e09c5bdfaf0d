//! The scenarios in `scenarios/*.scn`.

use burgenland::Burgenland;

#[test]
fn all_scenarios_pass() {
    laws::scenarios::<Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
        .given(Burgenland::arrange)
        .expect(crate::facts::check)
        .run();
}
