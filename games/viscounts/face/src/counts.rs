//! What a scored thing counts: the keys of the pieces and places that its points come from.

use viscounts::board::{Piece, Site};
use viscounts::components::{Counted, Ribbon, TileScore};
use viscounts::effect::{Building, Good};
use viscounts::scoring::tiles;
use viscounts::state::Side;

use crate::keys;
use crate::scene::Scene;

/// What a scoring manuscript of a side counts, as keys.
pub(super) fn counted_by(scene: &Scene<'_>, side: Side, score: TileScore) -> Vec<String> {
    let table = &scene.view.table;
    let player = &table.players[side.index()];
    match score.per {
        Counted::Building => built_on(scene, side, None),
        Counted::Resource => Good::RESOURCES.map(|good| keys::good(good, side)).to_vec(),
        Counted::Manuscript => tiles(player.manuscripts).map(keys::tile).collect(),
        Counted::CertifiedDeed => vec![keys::own("certified", side)],
        Counted::SettledDebt => vec![keys::own("settled", side)],
        Counted::Worker => workers_of(scene, side),
        Counted::Silver => vec![keys::good(Good::Silver, side)],
        Counted::Icon(_) => {
            // The solo opponent has schemes and no hand.
            let hand = (!scene.game.is_opponent(side)).then_some("hand");
            let cards = ["row", "draw", "discard"].into_iter().chain(hand);
            let mut keys: Vec<String> = cards.map(|what| keys::own(what, side)).collect();
            keys.extend(Building::ALL.map(|building| keys::buildings(building, side)));
            let bonus = Ribbon::ALL.into_iter().zip(table.bonus).filter(|(_, owner)| *owner == Some(side));
            keys.extend(bonus.map(|(ribbon, _)| keys::bonus(ribbon)));
            keys
        }
    }
}

/// The sites of a side's buildings, of one kind or of all.
pub(super) fn built_on(scene: &Scene<'_>, side: Side, kind: Option<Building>) -> Vec<String> {
    let sites = scene.view.table.sites.iter().enumerate();
    let own = sites.filter(|(_, built)| {
        built.is_some_and(|built| built.owner == side && kind.is_none_or(|kind| built.building == kind))
    });
    own.map(|(index, _)| keys::site(Site(index as u8))).collect()
}

/// The workers of a side in the castle.
fn workers_of(scene: &Scene<'_>, side: Side) -> Vec<String> {
    let table = &scene.view.table;
    let mut keys = Vec::new();
    for piece in Piece::ALL {
        for ring in 0..2 {
            let count = usize::from(table.rings[ring][piece.index()][side.index()]);
            keys.extend((0..count).map(|index| keys::worker(side, piece, ring, index)));
        }
    }
    if table.third_ring[side.index()] > 0 {
        keys.push(keys::KEEP.to_owned());
    }
    keys
}

/// The manuscripts of a side.
pub(super) fn manuscripts_of(scene: &Scene<'_>, side: Side) -> Vec<String> {
    tiles(scene.view.table.players[side.index()].manuscripts).map(keys::tile).collect()
}
