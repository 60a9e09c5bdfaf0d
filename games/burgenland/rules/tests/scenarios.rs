//! The cases in `scenarios/*.scn`.

use burgenland::Burgenland;

#[test]
fn every_scenario_comes_out_as_told() {
    laws::scenarios::<Burgenland>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
        .given(Burgenland::arrange)
        .expect(crate::facts::check)
        .run();
}
