//! The predicted gain of a tile is the gain after placing it.

use two_castles::{Castle, Components, Tile};

use crate::table::game;

/// For every tile that fits a castle of a random match, at every site.
fn check(castle: &Castle, tiles: impl Iterator<Item = Tile>) {
    let components = Components::get();
    for tile in tiles {
        for at in castle.sites(components, tile) {
            let mut built = *castle;
            built.place(components, tile, *at);
            let gain = built.points(components) - castle.points(components);
            assert_eq!(castle.gain(components, tile, *at), gain, "{tile} at {at} in {castle:?}");
        }
    }
}

#[test]
fn the_gain_is_the_difference_of_the_points() {
    let mut castles = 0;
    for seed in 0..6 {
        let table = game(4);
        for state in laws::random_play(&table, seed).states.iter().step_by(7) {
            for castle in &state.castles[..4] {
                let placed: Vec<Tile> = castle.rooms().map(|room| room.tile).collect();
                let others =
                    (0..Tile::COUNT as u8).map(Tile).filter(|tile| !tile.is_regular() || !placed.contains(tile));
                // Every seventh tile, with another offset for each castle, so that all types and patterns occur.
                check(castle, others.skip(castles % 7).step_by(7));
                castles += 1;
            }
        }
    }
    assert!(castles > 500);
}
