//! The solo opponent: its turn, its choices, and what it gets instead of things it has no use for.
//!
//! It has no decisions. Every choice follows from its board, so a person can carry out its turn by the log.

use kernel::EventSink;

use crate::Viscounts;
use crate::board::{Piece, Site};
use crate::card::Icon;
use crate::components::{Opponent, TrackSpace, Unlock};
use crate::effect::{Attempt, Building, Flip, Gain, Good, Main, Node, Span, Trigger};
use crate::event::{Event, Replaced};
use crate::route::along_outer_path;
use crate::run::Run;
use crate::stack::{Frame, OpponentStep};
use crate::state::{OPPONENT, Player, Side, Table};

impl Viscounts {
    /// The opponent's board.
    #[must_use]
    pub fn opponent_board(&self) -> &'static Opponent {
        &self.data.opponents[self.options.opponent as usize]
    }

    /// The space of a contender's track.
    pub(crate) fn track_space(&self, side: Side, space: u8) -> TrackSpace {
        let track = if self.is_opponent(side) { &self.data.opponent_track } else { &self.data.track };
        track[usize::from(space) - 1]
    }

    /// Which resource the opponent takes when it may choose (`viscounts.solo.resource-choice`).
    #[must_use]
    pub fn preferred_resource(&self, player: &Player) -> Good {
        let board = self.opponent_board();
        if board.pooled {
            // All resources are the same to it; ink stands for them (`viscounts.solo.resource-choice-cards-opponent`).
            return Good::Ink;
        }
        let [first, second] = board.resource_caps.map(u16::from);
        match board.resource_order[..] {
            [one, _, _] if player.good(one) < first => one,
            [_, two, _] if player.good(two) < second => two,
            [_, _, three] => three,
            _ => Good::Ink,
        }
    }

    /// Which kind of card it turns over: the one of which it has turned over fewer, on a tie a debt
    /// (`viscounts.solo.flip-choice`).
    pub(crate) fn preferred_flip(player: &Player, flip: Flip) -> Option<Flip> {
        let debt = player.open_debts > 0 && flip != Flip::Deed;
        let deed = player.acquired_deeds > 0 && flip != Flip::Debt;
        match (debt, deed) {
            (true, true) if player.certified_deeds < player.settled_debts => Some(Flip::Deed),
            (true, _) => Some(Flip::Debt),
            (false, true) => Some(Flip::Deed),
            (false, false) => None,
        }
    }

    /// Icons and goods that the opponent can bring to an action.
    fn opponent_funds(&self, table: &Table, action: Main) -> (u8, u16) {
        let icons = self.icons(table, OPPONENT).fitting(action.icon());
        let player = &table.players[OPPONENT.index()];
        let goods = if self.opponent_board().pooled { player.resources() } else { player.good(action.good()) };
        (icons, goods)
    }

    fn opponent_affords(&self, table: &Table, action: Main, cost: u8) -> bool {
        let (icons, goods) = self.opponent_funds(table, action);
        u16::from(cost) <= u16::from(icons) + goods
    }

    /// The leftmost building that it can afford (`viscounts.solo.build`); guildhalls come first on its board.
    fn opponent_building(&self, table: &Table) -> Option<Building> {
        [Building::Guildhall, Building::TradingPost, Building::Workshop].into_iter().find(|building| {
            table.players[OPPONENT.index()].built[*building as usize] < 3
                && self.opponent_affords(table, Main::Build, self.data.building_cost(*building))
        })
    }

    /// As many workers as it can afford and has, but never a single one (`viscounts.solo.workers`).
    fn opponent_workers(&self, table: &Table) -> Option<u8> {
        let costs = &self.data.figures.opponent_icons_for_workers;
        let supply = table.players[OPPONENT.index()].workers;
        (0..costs.len()).rev().find_map(|index| {
            let count = index as u8 + 2;
            (count <= supply && self.opponent_affords(table, Main::Workers, costs[index])).then_some(count)
        })
    }

    /// Can it carry out this action?
    pub(crate) fn opponent_can(&self, table: &Table, attempt: Attempt) -> bool {
        let space = self.space_of(table, OPPONENT);
        match attempt {
            Attempt::Build => self.opponent_building(table).is_some() && self.first_free_site(table, space).is_some(),
            Attempt::Workers => self.opponent_workers(table).is_some(),
            Attempt::Copy => self.opponent_affords(table, Main::Copy, self.manuscript_at(table, space.piece()).0),
            Attempt::Flip => Self::preferred_flip(&table.players[OPPONENT.index()], Flip::Either).is_some(),
            Attempt::Focus => self.opponent_can(table, self.opponent_board().focus),
        }
    }

    /// The first free site from its viscount on, clockwise, rivers or not (`viscounts.solo.build-free`).
    fn opponent_free_site(&self, table: &Table, here: bool) -> Option<Site> {
        let space = self.space_of(table, OPPONENT);
        let at_space = self.first_free_site(table, space);
        if here || at_space.is_some() {
            return at_space;
        }
        let left = space.path() == crate::board::Path::Left;
        // Past its own bank: the rest of the piece, then the other pieces, and finally the sites behind it.
        let ahead = self.sites_of(space.piece()).iter().enumerate().filter(move |(_, site)| left && !site.left);
        let ahead = ahead.map(|(number, _)| Site::new(space.piece(), number as u8));
        let around = (1..=5).flat_map(|places| {
            let piece = table.piece_from(space.piece(), places);
            (0..self.sites_of(piece).len()).map(move |number| Site::new(piece, number as u8))
        });
        ahead.chain(around).find(|site| table.sites[site.index()].is_none())
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// The next step of its turn.
    pub(crate) fn opponent_step(&mut self, step: OpponentStep) {
        let scheme = self.state.table.opponent.board[0].map(|scheme| &self.game.data.schemes[usize::from(scheme)]);
        match step {
            OpponentStep::Shift => {
                let (who, round) = (self.who(OPPONENT), self.state.table.round);
                self.sink.emit(|| Event::TurnBegan { who, round });
                self.table().stack.replace(Frame::Opponent(OpponentStep::Criminal));
                self.table().stack.push(Frame::DrawScheme);
                let cards = &mut self.table().opponent;
                let [first, second, off] = cards.board;
                cards.board = [None, first, second];
                if let Some(off) = off {
                    cards.discard |= 1 << off;
                }
                if cards.draw_left() == 0 {
                    self.shuffle_schemes();
                }
            }
            OpponentStep::Criminal => {
                self.table().stack.replace(Frame::Opponent(OpponentStep::Gain));
                self.push_effect(OPPONENT, scheme.map_or(Span::EMPTY, |scheme| scheme.criminal));
            }
            OpponentStep::Gain => {
                self.table().stack.replace(Frame::Opponent(OpponentStep::Move));
                self.push_effect(OPPONENT, scheme.map_or(Span::EMPTY, |scheme| scheme.gain));
            }
            OpponentStep::Move => {
                self.table().stack.replace(Frame::Opponent(OpponentStep::Last));
                let from = self.game.space_of(&self.state.table, OPPONENT);
                let steps = scheme.map_or(0, |scheme| scheme.steps);
                let to = along_outer_path(&self.state.table, from, steps);
                self.arrive(OPPONENT, to, steps, 0);
            }
            OpponentStep::Last => {
                self.table().stack.replace(Frame::Opponent(OpponentStep::Collision));
                let rows = scheme.map_or(&[][..], |scheme| &scheme.last[..]);
                // The first row that is possible; the last one always is (`viscounts.solo.turn-fallback`).
                let row = rows.iter().find(|row| match self.game.data.nodes[usize::from(row.at)] {
                    Node::Attempt(attempt) => {
                        let possible = self.game.opponent_can(&self.state.table, attempt);
                        self.sink.emit(|| Event::Attempted { attempt, possible });
                        possible
                    }
                    _ => true,
                });
                self.push_effect(OPPONENT, row.copied().unwrap_or(Span::EMPTY));
            }
            OpponentStep::Collision => {
                self.table().stack.replace(Frame::EndTurn(OPPONENT));
                self.begin_collision(OPPONENT);
            }
        }
    }

    /// Shuffles its discard pile into its draw pile. Buildings may trigger; there is no criminal check
    /// (`viscounts.solo.shuffle-check`).
    fn shuffle_schemes(&mut self) {
        let cards = &mut self.table().opponent;
        let count = cards.discard.count_ones() as u8;
        cards.draw |= cards.discard;
        cards.discard = 0;
        self.sink.emit(|| Event::SchemesShuffled { cards: count });
        self.opponent_fires(Trigger::Shuffle);
    }

    /// One node of an effect, as the opponent carries it out.
    pub(crate) fn opponent_node(&mut self, side: Side, node: Node) {
        match node {
            Node::Gain(Gain::Good(Good::Silver), count) => {
                // It has no use for silver: every two silver become a resource (`viscounts.solo.replace-other-silver`).
                if count >= 2 {
                    self.replaced(Replaced::Silver);
                }
                self.opponent_resources(count / 2);
            }
            Node::Gain(Gain::Good(good), count) => self.gain_goods(side, good, count),
            Node::Gain(Gain::AnyResource, count) => self.opponent_resources(count),
            Node::Gain(Gain::Debt, count) => self.gain_debts(side, count),
            Node::Gain(Gain::Deed, count) => self.gain_deeds(side, count),
            Node::Gain(Gain::Virtue, count) => self.ennoble(side, count),
            Node::Gain(Gain::Corruption, count) => self.corrupt(side, count),
            Node::Flip(flip, count) => {
                for _ in 0..count {
                    self.opponent_flip(flip);
                }
            }
            Node::Rearrange => {
                self.replaced(Replaced::Rearrange);
                self.opponent_resources(1);
            }
            Node::Discard(count) => {
                self.replaced(Replaced::Discard);
                self.ennoble(side, count);
            }
            Node::MoveWorker(count) => {
                self.replaced(Replaced::MoveWorker);
                self.ennoble(side, count);
            }
            Node::Destroy(count) => {
                self.replaced(Replaced::Destroy);
                for _ in 0..count {
                    self.opponent_flip(Flip::Either);
                }
            }
            Node::DestroyOwn => {
                self.replaced(Replaced::Destroy);
                self.opponent_flip(Flip::Either);
            }
            Node::Shuffle => {
                if self.state.table.opponent.discard != 0 {
                    self.shuffle_schemes();
                }
            }
            Node::HireFree => {
                self.replaced(Replaced::Hire);
                self.scheme_card();
            }
            Node::SchemeCard => self.scheme_card(),
            Node::DismissFree => {
                let piece = self.game.space_of(&self.state.table, side).piece();
                self.dismiss(side, piece, 0);
            }
            Node::CriminalCorruption => {
                let criminals = self.game.criminals(&self.state.table, side);
                self.corrupt(side, criminals);
            }
            Node::PlaceWorkers(count) => {
                let piece = self.game.space_of(&self.state.table, side).piece();
                self.place_workers(side, piece, count);
            }
            Node::ManuscriptFree(costs) => {
                let table = &self.state.table;
                let start = self.game.space_of(table, side).piece();
                let allowed = |piece: &Piece| self.game.free_tiles(table, costs).any(|free| free == *piece);
                let piece = (0..5).map(|places| table.piece_from(start, places)).find(allowed);
                if let Some(piece) = piece {
                    self.take_tile(side, piece);
                }
            }
            Node::BuildFree { building, here } => {
                let left = self.state.table.players[side.index()].built[building as usize] < 3;
                if let Some(site) = self.game.opponent_free_site(&self.state.table, here).filter(|_| left) {
                    self.build(side, building, site);
                }
            }
            // It takes the first of several rewards (`viscounts.solo.workers-choice`).
            Node::Choose { first, .. } => self.push_effect(side, self.game.data.branches[usize::from(first)]),
            Node::Attempt(attempt) => self.attempt(attempt),
        }
    }

    fn replaced(&mut self, what: Replaced) {
        self.sink.emit(|| Event::Replaced { what });
    }

    /// Resources of its choice, one by one.
    fn opponent_resources(&mut self, count: u8) {
        for _ in 0..count {
            let good = self.game.preferred_resource(&self.state.table.players[OPPONENT.index()]);
            self.gain_goods(OPPONENT, good, 1);
        }
    }

    /// Turns over a card, or gains virtue if there is none (`viscounts.solo.replace-flip-impossible`).
    fn opponent_flip(&mut self, flip: Flip) {
        match Viscounts::preferred_flip(&self.state.table.players[OPPONENT.index()], flip) {
            Some(flip) => {
                self.opponent_fires(Trigger::Flip);
                self.flip(OPPONENT, flip);
            }
            None => {
                self.replaced(Replaced::Flip);
                self.ennoble(OPPONENT, 1);
            }
        }
    }

    /// The top future scheme goes to its discard pile; without one it flips (`viscounts.solo.replace-destroy`).
    fn scheme_card(&mut self) {
        if self.state.table.opponent.future_left() > 0 {
            self.table().stack.push(Frame::FutureScheme);
        } else {
            self.replaced(Replaced::Scheme);
            self.opponent_flip(Flip::Either);
        }
    }

    /// Handles a revealed future scheme.
    pub(crate) fn scheme_added(&mut self, scheme: u8) {
        self.table().stack.pop();
        let cards = &mut self.table().opponent;
        cards.unseen &= !(1 << scheme);
        cards.discard |= 1 << scheme;
        self.sink.emit(|| Event::SchemeAdded { scheme });
        self.opponent_fires(Trigger::SchemeCard);
    }

    /// Handles the revealed scheme of the turn.
    pub(crate) fn scheme_shown(&mut self, scheme: u8) {
        self.table().stack.pop();
        let cards = &mut self.table().opponent;
        if cards.unseen >> scheme & 1 == 1 {
            cards.unseen &= !(1 << scheme);
            cards.mixed -= 1;
        }
        cards.draw &= !(1 << scheme);
        cards.board[0] = Some(scheme);
        self.sink.emit(|| Event::SchemeShown { scheme });
    }

    fn opponent_fires(&mut self, trigger: Trigger) {
        let criminals = self.game.icons(&self.state.table, OPPONENT).count(Icon::Criminal);
        for unlock in self.game.unlocks(&self.state.table, OPPONENT) {
            if let Unlock::On(found, condition, span) = unlock
                && found == trigger
                && condition.met_by(criminals)
            {
                self.push_effect(OPPONENT, span);
            }
        }
    }

    /// Triggers what a building unlocks when it leaves the board.
    pub(crate) fn opponent_unlocked(&mut self, building: Building, nth: u8) {
        let unlock = self.game.data.opponent_buildings[building as usize][usize::from(nth) - 1];
        if let Unlock::On(Trigger::Reveal, _, span) = unlock {
            self.push_effect(OPPONENT, span);
        }
    }

    /// Pays with icons first, then with as few goods as possible (`viscounts.solo.build-payment`).
    fn opponent_pays(&mut self, action: Main, cost: u8) {
        let (icons, _) = self.game.opponent_funds(&self.state.table, action);
        let mut need = u16::from(cost.saturating_sub(icons));
        let pooled = self.game.opponent_board().pooled;
        let goods = if pooled { &Good::RESOURCES[..] } else { &[action.good()] };
        let who = self.who(OPPONENT);
        for good in goods {
            let paid = need.min(self.state.table.players[OPPONENT.index()].good(*good));
            if paid > 0 {
                need -= paid;
                self.player(OPPONENT).goods[*good as usize] -= paid;
                let count = paid as u8;
                self.sink.emit(|| Event::Paid { who, good: *good, count, icons: count });
            }
        }
    }

    /// Carries out a main action that is possible.
    fn attempt(&mut self, attempt: Attempt) {
        let space = self.game.space_of(&self.state.table, OPPONENT);
        match attempt {
            Attempt::Focus => self.attempt(self.game.opponent_board().focus),
            Attempt::Flip => self.opponent_flip(Flip::Either),
            Attempt::Build => {
                let building = self.game.opponent_building(&self.state.table);
                let site = self.game.first_free_site(&self.state.table, space);
                if let (Some(building), Some(site)) = (building, site) {
                    self.opponent_pays(Main::Build, self.game.data.building_cost(building));
                    self.build(OPPONENT, building, site);
                }
            }
            Attempt::Workers => {
                if let Some(count) = self.game.opponent_workers(&self.state.table) {
                    let cost = self.game.data.figures.opponent_icons_for_workers[usize::from(count) - 2];
                    self.opponent_pays(Main::Workers, cost);
                    self.place_workers(OPPONENT, space.piece(), count);
                }
            }
            Attempt::Copy => {
                let cost = self.game.manuscript_at(&self.state.table, space.piece()).0;
                self.opponent_pays(Main::Copy, cost);
                self.take_tile(OPPONENT, space.piece());
            }
        }
    }
}
