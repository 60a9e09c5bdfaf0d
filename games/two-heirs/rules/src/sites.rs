//! Where an heir may lay tiles and where troops may go.

use crate::cell::{Cell, Direction};
use crate::heir::{Heir, Post, Troop};
use crate::plot::{PlotId, PlotSet};
use crate::table::Table;

impl Table {
    /// The empty cells around an heir's troops, diagonals included, each once
    /// (`two_heirs.build.place-adjacent-to-troop`, `two_heirs.terrain.place`).
    pub fn sites(&self, heir: Heir) -> impl Iterator<Item = Cell> + '_ {
        self.posts(heir).enumerate().flat_map(move |(order, post)| {
            let center = self.landscape.plot(post).cell;
            let around = Direction::ALL.into_iter().zip(self.landscape.around(post));
            let empty = around.filter(|(_, neighbour)| neighbour.is_none());
            let cells = empty.map(move |(direction, _)| center.step(direction));
            cells.filter(move |cell| {
                let mut earlier = self.posts(heir).take(order);
                !earlier.any(|earlier| self.landscape.plot(earlier).cell.touches(*cell))
            })
        })
    }

    /// Does an heir have any empty cell to play on?
    #[must_use]
    pub fn has_site(&self, heir: Heir) -> bool {
        self.posts(heir).any(|post| self.landscape.around(post).contains(&None))
    }

    /// Is the cell empty and next to one of the heir's troops?
    #[must_use]
    pub fn is_site(&self, heir: Heir, cell: Cell) -> bool {
        self.posts(heir).any(|post| self.landscape.plot(post).cell.touches(cell)) && self.landscape.at(cell).is_none()
    }

    /// The tiles around a tile.
    fn tiles_around(&self, plot: PlotId) -> PlotSet {
        self.landscape.around(plot).iter().copied().flatten().collect()
    }

    /// Where a troop in the landscape may move: neighbouring tiles without any troop (`two_heirs.move.step`).
    #[must_use]
    pub fn march_targets(&self, heir: Heir, troop: Troop) -> PlotSet {
        match self.troops[heir][troop.index()] {
            Post::Plot(plot) => self.tiles_around(plot).minus(self.occupied()),
            Post::Reserve | Post::Beside => PlotSet::EMPTY,
        }
    }

    /// Where a troop from the reserve may go: tiles without any troop next to an own one (`two_heirs.move.deploy`).
    #[must_use]
    pub fn deploy_targets(&self, heir: Heir) -> PlotSet {
        let near = self.posts(heir).fold(PlotSet::EMPTY, |near, post| near.or(self.tiles_around(post)));
        near.minus(self.occupied())
    }

    /// The troop that the next deployment takes: the first in the reserve that has not moved this turn.
    #[must_use]
    pub fn next_to_deploy(&self, heir: Heir) -> Option<Troop> {
        Troop::NORMAL
            .into_iter()
            .find(|troop| self.troops[heir][troop.index()] == Post::Reserve && !self.moved.contains(*troop))
    }
}
