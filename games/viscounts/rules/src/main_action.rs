//! Phase 3: one of four main actions, with at most one townsfolk dismissed for it.

use kernel::EventSink;

use crate::Viscounts;
use crate::action::{Action, MOST_TIMES};
use crate::board::{Piece, Site, Space};
use crate::card::{Card, Icons};
use crate::components::Trade;
use crate::effect::{Building, Good, Main, Span, Trigger};
use crate::event::Event;
use crate::payment::Purse;
use crate::run::Run;
use crate::stack::{Frame, Work};
use crate::state::{Built, Side, Table, Undertaking};

/// The townsfolk that could be dismissed: the top of the pile, or the printed one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dismissable {
    pub(crate) card: Option<Card>,
    pub(crate) cost: u8,
    pub(crate) icons: Icons,
    pub(crate) recruit: Span,
}

impl Viscounts {
    /// The townsfolk lying next to the viscount on this piece (`viscounts.p3.adjacent-pile`, `viscounts.p4.empty-pile`).
    pub(crate) fn townsfolk_at(&self, table: &Table, piece: Piece) -> Dismissable {
        match table.townsfolk[piece.index()].top {
            Some(top) => {
                let info = &self.data.cards[usize::from(top)];
                Dismissable { card: Some(Card(top)), cost: info.cost, icons: info.icons, recruit: info.recruit }
            }
            None => {
                let printed = self.data.segments[piece.index()].printed_card;
                Dismissable { card: None, cost: printed.cost, icons: printed.icons, recruit: printed.recruit }
            }
        }
    }

    /// Where a seat's viscount stands.
    ///
    /// # Panics
    /// During setup, before it has a place.
    #[must_use]
    pub fn space_of(&self, table: &Table, side: Side) -> Space {
        table.players[side.index()].viscount.expect("the viscount has a place once the pair is taken")
    }

    /// The exchange of an outer space.
    #[must_use]
    pub fn trade_at(&self, space: Space) -> Trade {
        self.data.segments[space.piece().index()].trades[space.path() as usize]
    }

    /// The cost of copying the manuscript of a piece, and its immediate effect.
    pub(crate) fn manuscript_at(&self, table: &Table, piece: Piece) -> (u8, Span) {
        match table.manuscripts[piece.index()].top {
            Some(top) => {
                let tile = &self.data.manuscripts[usize::from(top)];
                (tile.cost, tile.effect)
            }
            None => self.data.segments[piece.index()].printed_manuscript,
        }
    }

    /// How many exchanges the purse allows; silver buys no silver (`viscounts.trade.silver`).
    pub(crate) fn most_times(&self, trade: Trade, purse: &Purse) -> u8 {
        let icons = if trade.is_silver { u16::from(purse.free) } else { purse.capacity() };
        (icons / u16::from(trade.icons)).min(u16::from(MOST_TIMES)) as u8
    }

    /// Can the seat carry out this main action with this purse?
    fn can_do(&self, table: &Table, side: Side, action: Main, purse: &Purse) -> bool {
        let space = self.space_of(table, side);
        if action.is_outer() != space.is_outer() {
            return false;
        }
        match action {
            Main::Trade => self.most_times(self.trade_at(space), purse) >= 1,
            Main::Build => {
                let cheapest = Building::ALL
                    .into_iter()
                    .filter(|building| table.players[side.index()].built[*building as usize] < 3)
                    .map(|building| self.data.building_cost(building))
                    .min();
                cheapest.is_some_and(|cost| u16::from(cost) <= purse.capacity())
                    && self.first_free_site(table, space).is_some()
            }
            Main::Workers => {
                table.players[side.index()].workers > 0
                    && u16::from(self.data.figures.icons_for_workers[0]) <= purse.capacity()
            }
            Main::Copy => u16::from(self.manuscript_at(table, space.piece()).0) <= purse.capacity(),
        }
    }

    /// Lists the main actions open to a seat; passing is always allowed (`viscounts.p3.may-skip`).
    pub(crate) fn main_actions(&self, table: &Table, side: Side, visit: &mut impl FnMut(Action)) {
        let space = self.space_of(table, side);
        let townsfolk = self.townsfolk_at(table, space.piece());
        let cost = self.dismissal_cost(table, side, townsfolk.cost);
        let affordable = u16::from(cost) <= table.players[side.index()].good(Good::Silver);
        let actions = if space.is_outer() { [Main::Trade, Main::Build] } else { [Main::Workers, Main::Copy] };
        for action in actions {
            let alone = self.purse(table, side, action, Icons::NONE, 0);
            if self.can_do(table, side, action, &alone) {
                visit(Action::Main(action, false));
            }
            if affordable {
                let helped = self.purse(table, side, action, townsfolk.icons, cost);
                // One of its symbols must count for the action, by itself or by an ability in force
                // (`viscounts.p3.dismiss-matching`).
                if helped.free > alone.free && self.can_do(table, side, action, &helped) {
                    visit(Action::Main(action, true));
                }
            }
        }
        visit(Action::Pass);
    }

    /// The purse for the main action under way.
    pub(crate) fn purse_now(&self, table: &Table, side: Side) -> Purse {
        let main = table.main.expect("a main action is under way");
        self.purse(table, side, main.action, main.dismissed, 0)
    }

    /// The buildings that the seat has left and can afford now.
    pub(crate) fn affordable_buildings(&self, table: &Table, side: Side) -> impl Iterator<Item = Building> {
        let capacity = self.purse_now(table, side).capacity();
        let built = table.players[side.index()].built;
        Building::ALL.into_iter().filter(move |building| {
            built[*building as usize] < 3 && u16::from(self.data.building_cost(*building)) <= capacity
        })
    }

    /// How many workers the seat can afford now and has, at most (`viscounts.workers.fewer`).
    pub(crate) fn affordable_workers(&self, table: &Table, side: Side) -> u8 {
        let capacity = self.purse_now(table, side).capacity();
        let affordable = self.data.figures.icons_for_workers.iter().filter(|icons| u16::from(**icons) <= capacity);
        (affordable.count() as u8).min(table.players[side.index()].workers)
    }

    /// Sites of a piece, on the side of the board in use.
    #[must_use]
    pub fn sites_of(&self, piece: Piece) -> &'static [crate::components::Site] {
        &self.data.segments[piece.index()].sites[usize::from(self.large_side())]
    }

    /// The free sites at a space: those on its bank of the river (`viscounts.build.river`).
    pub(crate) fn free_sites(&self, table: &Table, space: Space) -> impl Iterator<Item = Site> {
        let piece = space.piece();
        let left = space.path() == crate::board::Path::Left;
        self.sites_of(piece)
            .iter()
            .enumerate()
            .filter(move |(_, site)| site.left == left)
            .map(move |(number, _)| Site::new(piece, number as u8))
            .filter(|site| table.sites[site.index()].is_none())
    }

    pub(crate) fn first_free_site(&self, table: &Table, space: Space) -> Option<Site> {
        self.free_sites(table, space).next()
    }

    /// Lists the sites open to a building: at the own bank, or anywhere.
    pub(crate) fn open_sites(&self, table: &Table, side: Side, here: bool, visit: &mut impl FnMut(Site)) {
        if here {
            self.free_sites(table, self.space_of(table, side)).for_each(visit);
            return;
        }
        for piece in Piece::ALL {
            for number in 0..self.sites_of(piece).len() {
                let site = Site::new(piece, number as u8);
                if table.sites[site.index()].is_none() {
                    visit(site);
                }
            }
        }
    }

    /// The next site clockwise, and the link to it.
    #[must_use]
    pub fn link_ahead(&self, table: &Table, site: Site) -> (Site, Option<Span>) {
        let sites = self.sites_of(site.piece());
        let next = if usize::from(site.number()) + 1 < sites.len() {
            Site(site.0 + 1)
        } else {
            Site::new(table.piece_from(site.piece(), 1), 0)
        };
        (next, sites[usize::from(site.number())].link)
    }

    /// The site before, and the link from it.
    #[must_use]
    pub fn link_behind(&self, table: &Table, site: Site) -> (Site, Option<Span>) {
        let before = if site.number() > 0 {
            Site(site.0 - 1)
        } else {
            let piece = table.piece_from(site.piece(), 4);
            Site::new(piece, self.sites_of(piece).len() as u8 - 1)
        };
        (before, self.sites_of(before.piece())[usize::from(before.number())].link)
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// Begins the chosen main action: dismiss first, resolve its effect, then act (`viscounts.p3.dismiss-effect-first`).
    pub(crate) fn choose_main(&mut self, side: Side, action: Main, dismiss: bool) {
        let who = self.who(side);
        self.sink.emit(|| Event::ActionChosen { who, action });
        self.table().main = Some(Undertaking { action, dismissed: Icons::NONE });
        self.table().stack.replace(Frame::AfterMain(side));
        self.table().stack.push(Frame::Begin(side));
        if dismiss {
            let piece = self.game.space_of(&self.state.table, side).piece();
            let townsfolk = self.game.townsfolk_at(&self.state.table, piece);
            let cost = self.game.dismissal_cost(&self.state.table, side, townsfolk.cost);
            self.player(side).goods[Good::Silver as usize] -= u16::from(cost);
            self.table().main = Some(Undertaking { action, dismissed: townsfolk.icons });
            self.dismiss(side, piece, cost);
        }
    }

    /// Removes a townsfolk from the game and carries out its recruit effect.
    pub(crate) fn dismiss(&mut self, side: Side, piece: Piece, paid: u8) {
        let townsfolk = self.game.townsfolk_at(&self.state.table, piece);
        let who = self.who(side);
        self.sink.emit(|| Event::Dismissed { who, piece, card: townsfolk.card, paid });
        self.push_effect(side, townsfolk.recruit);
        if let Some(card) = townsfolk.card {
            self.player(side).removed.insert(card);
            self.take_top_card(piece);
        }
    }

    /// Starts the first decision of the main action.
    pub(crate) fn begin_main(&mut self, side: Side) {
        let frame = match self.main_under_way() {
            Main::Trade => Frame::Times(side),
            Main::Build => Frame::ChooseBuilding(side),
            Main::Workers => Frame::ChooseCount(side),
            Main::Copy => {
                let piece = self.game.space_of(&self.state.table, side).piece();
                let cost = self.game.manuscript_at(&self.state.table, piece).0;
                return self.pay_for(side, cost, Work::Copy);
            }
        };
        self.table().stack.replace(frame);
    }

    /// Queues the work, after payment for what the icons do not cover.
    pub(crate) fn pay_for(&mut self, side: Side, icons: u8, work: Work) {
        let free = self.game.purse_now(&self.state.table, side).free;
        self.table().stack.replace(Frame::Complete(side, work));
        if icons > free {
            self.table().stack.push(Frame::Pay { side, need: icons - free, good: Good::Ink, used: 0 });
        }
    }

    /// Makes one payment.
    pub(crate) fn pay(&mut self, side: Side, need: u8, payment: crate::payment::Payment) {
        let who = self.who(side);
        self.sink.emit(|| Event::Paid { who, good: payment.good, count: payment.count, icons: payment.icons });
        self.player(side).goods[payment.good as usize] -= u16::from(payment.count);
        if need > payment.icons {
            let need = need - payment.icons;
            self.table().stack.replace(Frame::Pay { side, need, good: payment.good, used: payment.used });
        } else {
            self.table().stack.pop();
        }
    }

    /// Carries out the work that was paid for.
    pub(crate) fn complete(&mut self, side: Side, work: Work) {
        let space = self.game.space_of(&self.state.table, side);
        match work {
            Work::Trade(times) => {
                let who = self.who(side);
                self.sink.emit(|| Event::Traded { who, space, times });
                let span = self.game.trade_at(space).gain;
                self.table().stack.replace(Frame::Repeat { side, span, times });
            }
            Work::Build(building) => {
                self.table().stack.replace(Frame::ChooseSite { side, building, here: true });
            }
            Work::Workers(count) => {
                self.table().stack.pop();
                self.place_workers(side, space.piece(), count);
            }
            Work::Copy => {
                self.table().stack.pop();
                self.take_tile(side, space.piece());
            }
        }
    }

    /// Puts the building on the site; site reward first, then links (`viscounts.build.reward-order`).
    pub(crate) fn build(&mut self, side: Side, building: Building, site: Site) {
        let who = self.who(side);
        self.table().sites[site.index()] = Some(Built { owner: side, building });
        let nth = self.state.table.players[side.index()].built[building as usize] + 1;
        self.player(side).built[building as usize] = nth;
        self.sink.emit(|| Event::Built { who, building, site, nth });
        let mut left = 0;
        for (bit, (other, link)) in
            [self.game.link_behind(&self.state.table, site), self.game.link_ahead(&self.state.table, site)]
                .into_iter()
                .enumerate()
        {
            if link.is_some() && self.state.table.sites[other.index()].is_some() {
                left |= 1 << bit;
            }
        }
        if left != 0 {
            self.table().stack.push(Frame::Links { side, site, left });
        }
        let reward = self.game.sites_of(site.piece())[usize::from(site.number())].reward;
        self.push_effect(side, reward);
        if self.game.is_opponent(side) {
            self.opponent_unlocked(building, nth);
        }
    }

    /// Pays one link to both owners, the builder first; only once if the builder owns both ends
    /// (`viscounts.build.link-reward`, `viscounts.build.link-same-owner`).
    pub(crate) fn pay_link(&mut self, side: Side, site: Site, left: u8, ahead: bool) {
        let game = self.game;
        let (other, link) =
            if ahead { game.link_ahead(&self.state.table, site) } else { game.link_behind(&self.state.table, site) };
        let left = left & !(1 << u8::from(ahead));
        if left == 0 {
            self.table().stack.pop();
        } else {
            self.table().stack.replace(Frame::Links { side, site, left });
        }
        let (Some(reward), Some(built)) = (link, self.state.table.sites[other.index()]) else { return };
        let (from, to) = if ahead { (site, other) } else { (other, site) };
        for owner in [side, built.owner].into_iter().take(if built.owner == side { 1 } else { 2 }) {
            let who = self.who(owner);
            self.sink.emit(|| Event::LinkPaid { who, from, to });
        }
        if built.owner != side {
            self.push_effect(built.owner, reward);
        }
        self.push_effect(side, reward);
    }

    /// Abilities tied to the main action (`viscounts.card.after-action-abilities`).
    pub(crate) fn after_main(&mut self, side: Side) {
        self.table().stack.pop();
        let action = self.main_under_way();
        self.table().main = None;
        self.fire(side, Trigger::After(action), 1);
    }

    fn main_under_way(&self) -> Main {
        self.state.table.main.expect("a main action is under way").action
    }
}
