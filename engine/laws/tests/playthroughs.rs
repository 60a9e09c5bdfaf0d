//! The golden playthroughs of the toy games.

use laws::toys::{OpenQuarries, PrivateCards, SealedBids};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn sealed_bids_plays_as_recorded() {
    laws::playthroughs::<SealedBids>(format!("{FOLDER}/sealed-bids"));
}

#[test]
fn private_cards_plays_as_recorded() {
    laws::playthroughs::<PrivateCards>(format!("{FOLDER}/private-cards"));
}

#[test]
fn open_quarries_plays_as_recorded() {
    laws::playthroughs::<OpenQuarries>(format!("{FOLDER}/open-quarries"));
}
