//! The golden matches of the toys.

use laws::toys::{PrivateCards, SealedBids};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn sealed_bids_goes_as_ever() {
    laws::playthroughs::<SealedBids>(format!("{FOLDER}/sealed-bids"));
}

#[test]
fn private_cards_goes_as_ever() {
    laws::playthroughs::<PrivateCards>(format!("{FOLDER}/private-cards"));
}
