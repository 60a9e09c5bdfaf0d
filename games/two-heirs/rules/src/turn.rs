//! What an heir may do: the decisions of a turn, in any order (`two_heirs.turn.actions-any-order`).

use crate::action::Action;
use crate::heir::{Post, Troop};
use crate::rules::TwoHeirs;
use crate::table::{Phase, Table};
use crate::tile::{Building, TileId, TileSet};

impl TwoHeirs {
    /// How many discounts the active heir may put on one building (`two_heirs.terrain.discount-stacking`).
    fn discounts_for_one(&self, table: &Table) -> u8 {
        if self.setting.stack_discounts { table.discounts } else { table.discounts.min(1) }
    }

    /// The own field camps that may be used now: after the take, while there is something more to take
    /// (`two_heirs.camp.only-after-take`, `two_heirs.camp.take-follows`).
    fn usable_camps(&self, table: &Table) -> TileSet {
        if table.has_taken() && !table.reserve.is_empty() {
            table.buildings[table.active].and(self.components.of_building(Building::FieldCamp))
        } else {
            TileSet::EMPTY
        }
    }

    /// May the turn end? After the take, or when nothing is left to take (`two_heirs.turn.take-once`,
    /// `two_heirs.end.no-tile-to-take`).
    fn may_end(table: &Table) -> bool {
        table.has_taken() || table.reserve.is_empty()
    }

    fn may_march(table: &Table, troop: Troop) -> bool {
        !table.moved.contains(troop) && !table.march_targets(table.active, troop).is_empty()
    }

    fn may_withdraw(table: &Table, troop: Troop) -> bool {
        troop != Troop::Retinue
            && !table.moved.contains(troop)
            && matches!(table.troops[table.active][troop.index()], Post::Plot(_))
    }

    fn may_deploy(table: &Table) -> bool {
        table.next_to_deploy(table.active).is_some() && !table.deploy_targets(table.active).is_empty()
    }

    /// Appends what the active heir may do.
    pub(crate) fn list_actions(&self, table: &Table, out: &mut Vec<Action>) {
        let heir = table.active;
        let cells = |plot| Action::At(table.landscape.plot(plot).cell);
        match table.phase {
            Phase::Turn => self.list_turn(table, out),
            Phase::Build(_) | Phase::Extend(_) => out.extend(table.sites(heir).map(Action::At)),
            Phase::March(troop) => out.extend(table.march_targets(heir, troop).iter().map(cells)),
            Phase::Deploy => out.extend(table.deploy_targets(heir).iter().map(cells)),
            Phase::Siege => {
                let targets = table.siege_targets(self.components, heir);
                let tiles = targets.iter().filter_map(|plot| table.landscape.plot(plot).tile);
                out.extend(tiles.map(Action::Destroy));
                out.push(Action::Spare);
            }
            Phase::Discard => out.extend(table.hands[heir].iter().map(Action::Discard)),
            _ => {}
        }
    }

    fn list_turn(&self, table: &Table, out: &mut Vec<Action>) {
        let heir = table.active;
        if !table.has_taken() {
            out.extend(table.reachable(heir).map(|(_, tile)| Action::Take(tile)));
        }
        if !table.hands[heir].is_empty() && table.has_site(heir) {
            let access = table.access(self.components, heir);
            let discounts = self.discounts_for_one(table);
            let payable = |tile: &TileId| Table::missing(self.components, access, *tile) <= discounts;
            out.extend(table.hands[heir].iter().filter(payable).map(Action::Build));
            out.extend(table.hands[heir].iter().map(Action::Extend));
        }
        out.extend(Troop::ALL.into_iter().filter(|troop| Self::may_march(table, *troop)).map(Action::Move));
        if Self::may_deploy(table) {
            out.push(Action::Deploy);
        }
        out.extend(Troop::NORMAL.into_iter().filter(|troop| Self::may_withdraw(table, *troop)).map(Action::Withdraw));
        out.extend(self.usable_camps(table).iter().map(Action::Camp));
        if Self::may_end(table) {
            out.push(Action::End);
        }
    }

    /// May the active heir do this? Agrees with [`Self::list_actions`], without listing.
    pub(crate) fn allows(&self, table: &Table, action: Action) -> bool {
        let heir = table.active;
        match (table.phase, action) {
            (Phase::Turn, Action::Take(tile)) => {
                !table.has_taken() && table.reachable(heir).any(|(_, reached)| reached == tile)
            }
            (Phase::Turn, Action::Build(tile)) => {
                let access = table.access(self.components, heir);
                table.hands[heir].contains(tile)
                    && table.has_site(heir)
                    && Table::missing(self.components, access, tile) <= self.discounts_for_one(table)
            }
            (Phase::Turn, Action::Extend(tile)) => table.hands[heir].contains(tile) && table.has_site(heir),
            (Phase::Turn, Action::Move(troop)) => Self::may_march(table, troop),
            (Phase::Turn, Action::Deploy) => Self::may_deploy(table),
            (Phase::Turn, Action::Withdraw(troop)) => Self::may_withdraw(table, troop),
            (Phase::Turn, Action::Camp(tile)) => self.usable_camps(table).contains(tile),
            (Phase::Turn, Action::End) => Self::may_end(table),
            (Phase::Build(_) | Phase::Extend(_), Action::At(cell)) => table.is_site(heir, cell),
            (Phase::March(troop), Action::At(cell)) => {
                table.landscape.at(cell).is_some_and(|plot| table.march_targets(heir, troop).contains(plot))
            }
            (Phase::Deploy, Action::At(cell)) => {
                table.landscape.at(cell).is_some_and(|plot| table.deploy_targets(heir).contains(plot))
            }
            (Phase::Siege, Action::Destroy(tile)) => {
                let targets = table.siege_targets(self.components, heir);
                table.landscape.find(tile).is_some_and(|plot| targets.contains(plot))
            }
            (Phase::Siege, Action::Spare) => true,
            (Phase::Discard, Action::Discard(tile)) => table.hands[heir].contains(tile),
            _ => false,
        }
    }
}
