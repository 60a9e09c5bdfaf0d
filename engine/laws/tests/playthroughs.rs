//! The golden playthroughs of the toy games.

use laws::toys::{PrivateCards, SealedBids};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn sealed_bids_plays_as_recorded() {
    laws::playthroughs::<SealedBids>(format!("{FOLDER}/sealed-bids"));
}

#[test]
fn private_cards_plays_as_recorded() {
    laws::playthroughs::<PrivateCards>(format!("{FOLDER}/private-cards"));
}
