//! Icons that a contender can use: on the row, printed in empty slots, of buildings and bonus cards.

use crate::Viscounts;
use crate::card::{Icon, Icons};
use crate::components::Unlock;
use crate::effect::Building;
use crate::state::{Side, Table};

impl Viscounts {
    /// All icons that count for a main action, the dismissed townsfolk's not included
    /// (`viscounts.p3.permanent-symbols`, `viscounts.component.slot-icons`).
    #[must_use]
    pub fn icons(&self, table: &Table, side: Side) -> Icons {
        let mut icons = self.permanent_icons(table, side);
        if self.is_opponent(side) {
            let printed = &self.opponent_board().slot_icons;
            for (slot, scheme) in table.opponent.board.iter().enumerate() {
                icons = icons.plus(scheme.map_or(printed[slot], |scheme| self.data.schemes[usize::from(scheme)].icons));
            }
        } else {
            for (slot, card) in table.players[side.index()].board.iter().enumerate() {
                icons = icons.plus(card.map_or(self.data.slot_icons[slot], |card| self.data.cards[card.index()].icons));
            }
        }
        icons
    }

    /// Icons of buildings and bonus cards.
    #[must_use]
    pub fn permanent_icons(&self, table: &Table, side: Side) -> Icons {
        let mut icons = Icons::NONE;
        let built = &table.players[side.index()].built;
        if self.is_opponent(side) {
            for building in Building::ALL {
                let unlocks = &self.data.opponent_buildings[building as usize];
                for unlock in &unlocks[..usize::from(built[building as usize])] {
                    match unlock {
                        Unlock::GuildhallIcon(index) => {
                            icons = icons.plus(Icons::one(self.opponent_board().guildhall_icons[usize::from(*index)]));
                        }
                        Unlock::Icons(more) => icons = icons.plus(*more),
                        _ => {}
                    }
                }
            }
        } else {
            for building in Building::ALL {
                let count = usize::from(built[building as usize]);
                icons = icons.plus(self.data.buildings[building as usize].icons[count]);
            }
        }
        for (card, owner) in self.data.bonus_cards.iter().zip(&table.bonus) {
            if *owner == Some(side) {
                icons = icons.plus(card.icons);
            }
        }
        icons
    }

    /// Criminal icons on the board of a contender.
    #[must_use]
    pub fn criminals(&self, table: &Table, side: Side) -> u8 {
        self.icons(table, side).count(Icon::Criminal)
    }

    /// Icons that manuscripts count at the end: on all own cards, and permanent ones
    /// (`viscounts.manuscript.symbol-count`, `viscounts.solo.symbol-count`).
    #[must_use]
    pub fn owned_icons(&self, table: &Table, side: Side) -> Icons {
        let permanent = self.permanent_icons(table, side);
        if !self.is_opponent(side) {
            return permanent.saturating_plus(self.data.icons_on(table.players[side.index()].owned()));
        }
        let cards = &table.opponent;
        let on_board = cards.board.iter().flatten().fold(0_u16, |mask, scheme| mask | 1 << scheme);
        let known = cards.draw | cards.discard | on_board;
        let schemes = &self.data.schemes;
        let counted = (0..schemes.len()).filter(|index| known >> index & 1 == 1);
        counted.fold(permanent, |sum, index| sum.saturating_plus(schemes[index].icons))
    }

    /// What the buildings of a contender unlocked.
    pub(crate) fn unlocks(&self, table: &Table, side: Side) -> impl Iterator<Item = Unlock> + use<> {
        let data = self.data;
        let built = table.players[side.index()].built;
        let opponent = self.is_opponent(side);
        Building::ALL.into_iter().flat_map(move |building| {
            let kind = building as usize;
            let unlocks = if opponent { &data.opponent_buildings[kind] } else { &data.buildings[kind].unlocks };
            unlocks[..usize::from(built[kind])].iter().copied()
        })
    }

    /// How many cards a seat draws up to (`viscounts.p6.limit`).
    #[must_use]
    pub fn hand_limit(&self, table: &Table, side: Side) -> u8 {
        let workshops = self.unlocks(table, side).map(|unlock| if let Unlock::HandLimit(n) = unlock { n } else { 0 });
        let lord = if table.lord == Some(side) { self.data.figures.lord_hand_limit } else { 0 };
        (self.data.figures.hand_limit + workshops.sum::<u8>() + lord).min(crate::state::HAND as u8)
    }

    /// Free extra steps of a seat (`viscounts.build.trading-post-1`).
    #[must_use]
    pub fn extra_steps(&self, table: &Table, side: Side) -> u8 {
        self.unlocks(table, side).map(|unlock| if let Unlock::ExtraMove(n) = unlock { n } else { 0 }).sum()
    }

    /// What dismissing a townsfolk of this silver value costs a seat; never more than the value
    /// (`viscounts.build.trading-post-2-cheap`).
    #[must_use]
    pub fn dismissal_cost(&self, table: &Table, side: Side, value: u8) -> u8 {
        self.unlocks(table, side)
            .fold(value, |cost, unlock| if let Unlock::DismissCost(silver) = unlock { cost.min(silver) } else { cost })
    }
}
