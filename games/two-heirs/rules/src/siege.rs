//! Siege towers: two of them beside the same opposing building may destroy it.

use crate::components::Components;
use crate::heir::Heir;
use crate::plot::{PlotId, PlotSet};
use crate::table::Table;
use crate::tile::Building;

impl Table {
    /// The opposing buildings that the tower laid last threatens together with another own tower
    /// (`two_heirs.siege-tower.destroy`, `two_heirs.siege-tower.several-targets`).
    #[must_use]
    pub fn siege_targets(&self, components: &Components, heir: Heir) -> PlotSet {
        let Some(tower) = self.landscape.newest() else { return PlotSet::EMPTY };
        let is_own_tower = |plot: PlotId| {
            let laid = self.landscape.plot(plot);
            let is_tower = |tile| components.tile(tile).building == Building::SiegeTower;
            laid.owner == Some(heir) && laid.tile.is_some_and(is_tower)
        };
        if !is_own_tower(tower) {
            return PlotSet::EMPTY;
        }
        let opposing = |plot: &PlotId| self.landscape.plot(*plot).owner == Some(heir.other());
        let paired = |plot: &PlotId| self.landscape.beside(*plot).any(|other| other != tower && is_own_tower(other));
        self.landscape.beside(tower).filter(opposing).filter(paired).collect()
    }
}
