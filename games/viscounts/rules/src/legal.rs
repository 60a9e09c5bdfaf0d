//! Who has to act, what they may do, and what chance may bring.

use kernel::{Seat, ToAct};

use crate::Viscounts;
use crate::action::{Action, ORDERS};
use crate::board::Piece;
use crate::card::CardSet;
use crate::chance::Chance;
use crate::effect::{Flip, Good};
use crate::stack::{Frame, SetupStage};
use crate::state::{Side, State, Table};

/// What the top frame waits for.
pub(crate) enum Waits {
    /// A decision of a seat.
    Decision(Side),
    /// A chance step.
    Chance,
    /// Nothing: the game is over.
    Nothing,
}

impl Viscounts {
    /// What the table waits for.
    pub(crate) fn waits(&self, table: &Table) -> Waits {
        match table.stack.top() {
            Frame::Draft(side)
            | Frame::Move(side)
            | Frame::MainAction(side)
            | Frame::Times(side)
            | Frame::ChooseBuilding(side)
            | Frame::ChooseCount(side)
            | Frame::Pay { side, .. }
            | Frame::ChooseSite { side, .. }
            | Frame::Links { side, .. }
            | Frame::Take(side, _)
            | Frame::FlipEither(side, _)
            | Frame::Arrange(side)
            | Frame::Discard(side, _)
            | Frame::Destroy(side, _)
            | Frame::DestroyOwn(side)
            | Frame::Hire(side)
            | Frame::TakeTile(side, _)
            | Frame::PlaceFree(side, _)
            | Frame::MoveWorker(side, _)
            | Frame::Choose { side, .. }
            | Frame::PushChoice(side)
            | Frame::Knock { side, .. }
            | Frame::Recruit(side) => Waits::Decision(side),
            Frame::PlayCard(side) if table.players[side.index()].hand_len > 0 => Waits::Decision(side),
            Frame::Idle => Waits::Nothing,
            _ => Waits::Chance,
        }
    }

    pub(crate) fn who_acts(&self, table: &Table) -> ToAct {
        match self.waits(table) {
            Waits::Decision(side) => ToAct::one(Seat::new(side.0)),
            Waits::Chance => ToAct::Chance,
            Waits::Nothing => ToAct::Nobody,
        }
    }

    pub(crate) fn is_legal_action(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut found = false;
        self.each_action(state, seat, &mut |legal| found |= legal == action);
        found
    }

    /// Calls `visit` with every legal action of a seat, in a stable order.
    pub(crate) fn each_action(&self, state: &State, seat: Seat, visit: &mut impl FnMut(Action)) {
        let table = &state.table;
        let side = Side::from(seat);
        if !matches!(self.waits(table), Waits::Decision(acting) if acting == side) {
            return;
        }
        let player = &table.players[side.index()];
        let hand = &state.hands[side.index()];
        match table.stack.top() {
            Frame::Draft(_) => table.pairs.iter().flatten().for_each(|pair| visit(Action::Pair(pair.number))),
            Frame::PlayCard(_) => hand.iter().flatten().for_each(|card| visit(Action::Play(*card))),
            Frame::Move(_) => self.destinations(table, side, |space, _, _| visit(Action::Move(space))),
            Frame::MainAction(_) => self.main_actions(table, side, visit),
            Frame::Times(_) => (1..=self.times_now(table, side)).for_each(|times| visit(Action::Times(times))),
            Frame::ChooseBuilding(_) => {
                self.affordable_buildings(table, side).for_each(|building| visit(Action::Build(building)));
            }
            Frame::ChooseCount(_) => {
                (1..=self.affordable_workers(table, side)).for_each(|count| visit(Action::Place(count)));
            }
            Frame::Pay { need, good, used, .. } => {
                let purse = self.purse_now(table, side);
                purse.payments(need, good, used, |payment| visit(Action::Pay(payment.good)));
            }
            Frame::ChooseSite { here, .. } => {
                self.open_sites(table, side, here, &mut |site| visit(Action::Site(site)));
            }
            Frame::Links { site, .. } => {
                visit(Action::Link(self.link_behind(table, site).0));
                visit(Action::Link(self.link_ahead(table, site).0));
            }
            Frame::Take(..) => Good::RESOURCES.into_iter().for_each(|good| visit(Action::Take(good))),
            Frame::FlipEither(..) => {
                visit(Action::Flip(Flip::Debt));
                visit(Action::Flip(Flip::Deed));
            }
            Frame::Arrange(_) => {
                for (index, order) in ORDERS.iter().enumerate().skip(1) {
                    // Only occupied slots change places (`viscounts.symbol.rearrange-slots`).
                    let sound = (0..3).all(|slot| player.board[slot].is_some() || usize::from(order[slot]) == slot);
                    if sound {
                        visit(Action::Order(index as u8));
                    }
                }
                visit(Action::Pass);
            }
            Frame::Discard(..) => {
                hand.iter().flatten().for_each(|card| visit(Action::Discard(Some(*card))));
                if player.draw_len > 0 || !player.discard.is_empty() {
                    visit(Action::Discard(None));
                }
                visit(Action::Pass);
            }
            Frame::Destroy(..) => {
                hand.iter().flatten().for_each(|card| visit(Action::Destroy(Some(*card))));
                if player.draw_len > 0 || !player.discard.is_empty() {
                    visit(Action::Destroy(None));
                }
                visit(Action::Pass);
            }
            Frame::DestroyOwn(_) => {
                player.pool.or(player.discard).iter().for_each(|card| visit(Action::Destroy(Some(card))));
                visit(Action::Pass);
            }
            Frame::Hire(_) => Piece::ALL
                .into_iter()
                .filter(|piece| table.townsfolk[piece.index()].top.is_some())
                .for_each(|piece| visit(Action::Hire(piece))),
            Frame::TakeTile(_, costs) => self.free_tiles(table, costs).for_each(|piece| visit(Action::Tile(piece))),
            Frame::PlaceFree(..) => Piece::ALL.into_iter().for_each(|piece| visit(Action::Section(piece))),
            Frame::MoveWorker(..) => {
                for piece in Piece::ALL {
                    if table.rings[0][piece.index()][side.index()] > 0 {
                        visit(Action::Step(piece, false));
                        visit(Action::Step(piece, true));
                    }
                }
                visit(Action::Pass);
            }
            Frame::Choose { first, count, .. } => {
                self.working_branches(table, side, first, count).for_each(|branch| visit(Action::Option(branch)));
            }
            Frame::PushChoice(_) => {
                self.groups(table, side, table.order[0]).for_each(|piece| visit(Action::Push(piece)));
            }
            Frame::Knock { piece, ring, .. } => {
                let section = table.rings[usize::from(ring)][piece.index()];
                for owner in (0..self.sides()).map(Side).filter(|owner| section[owner.index()] > 0) {
                    visit(Action::Knock(piece, ring, owner));
                }
            }
            Frame::Recruit(_) => {
                visit(Action::Recruit);
                visit(Action::Pass);
            }
            _ => {}
        }
    }

    /// How many exchanges the trade under way allows.
    pub(crate) fn times_now(&self, table: &Table, side: Side) -> u8 {
        self.most_times(self.trade_at(self.space_of(table, side)), &self.purse_now(table, side))
    }

    /// The branches of a choice that a seat can do something with.
    pub(crate) fn working_branches(
        &self,
        table: &Table,
        side: Side,
        first: u16,
        count: u8,
    ) -> impl Iterator<Item = u8> {
        (0..count).filter(move |branch| {
            self.branch_works(table, side, self.data.branches[usize::from(first) + usize::from(*branch)])
        })
    }

    /// What recruiting the townsfolk of the viscount's piece costs, if there is one and the silver is there; the
    /// printed one cannot be recruited (`viscounts.p4.recruit`, `viscounts.p4.empty-pile`).
    pub(crate) fn recruit_cost(&self, table: &Table, side: Side) -> Option<u8> {
        let townsfolk = self.townsfolk_at(table, self.space_of(table, side).piece());
        let affordable = u16::from(townsfolk.cost) <= table.players[side.index()].good(Good::Silver);
        (townsfolk.card.is_some() && affordable).then_some(townsfolk.cost)
    }

    /// Calls `visit` with every outcome and its weight, in ascending order.
    pub(crate) fn each_outcome(&self, state: &State, visit: &mut impl FnMut(Chance, u32)) {
        let table = &state.table;
        match table.stack.top() {
            Frame::Setup(SetupStage::Pieces) => {
                for piece in Piece::ALL {
                    if !table.order[..usize::from(table.pieces_laid)].contains(&piece) {
                        visit(Chance::Piece(piece), 1);
                    }
                }
            }
            Frame::Setup(SetupStage::Castle) => (0..5).for_each(|turn| visit(Chance::Castle(turn), 1)),
            Frame::Setup(SetupStage::First) => {
                (0..self.seats.get() as u8).for_each(|side| visit(Chance::First(Side(side)), 1));
            }
            Frame::Setup(_) if Self::heroless(table).is_none() => {
                Self::unlaid_numbers(table).for_each(|number| visit(Chance::Pair(number), 1));
            }
            Frame::RevealTile(piece) => {
                let mut tiles = self.next_tiles(table, piece);
                while tiles != 0 {
                    visit(Chance::Tile(tiles.trailing_zeros() as u8), 1);
                    tiles &= tiles - 1;
                }
            }
            Frame::DrawScheme => {
                // Any unseen future scheme is as likely as any other to be one of those mixed in.
                let cards = &table.opponent;
                for scheme in 0..16 {
                    let weight = match (cards.draw >> scheme & 1 == 1, cards.unseen >> scheme & 1 == 1) {
                        (true, _) => cards.unseen.count_ones().max(1),
                        (_, true) => u32::from(cards.mixed),
                        _ => 0,
                    };
                    if weight > 0 {
                        visit(Chance::Scheme(scheme), weight);
                    }
                }
            }
            Frame::FutureScheme => {
                let unseen = table.opponent.unseen;
                (0..16).filter(|scheme| unseen >> scheme & 1 == 1).for_each(|scheme| visit(Chance::Scheme(scheme), 1));
            }
            _ => self.drawable(state).iter().for_each(|card| visit(Chance::Card(card), 1)),
        }
    }

    /// The cards among which chance decides now, each as likely as any other.
    pub(crate) fn drawable(&self, state: &State) -> CardSet {
        match state.table.stack.top() {
            Frame::Setup(_) => self.unlaid_heroes(&state.table),
            Frame::RevealCard(_) => self.unseen_townsfolk(&state.table),
            Frame::Draw(side) | Frame::PlayCard(side) | Frame::DiscardTop(side) | Frame::DestroyTop(side) => {
                state.draw_pile(side)
            }
            _ => CardSet::EMPTY,
        }
    }
}
