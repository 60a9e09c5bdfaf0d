//! Runs a match: takes the next frame off the stack until a seat or chance has to act.

use kernel::{Contender, EventSink, Seat};

use crate::Viscounts;
use crate::action::{Action, ORDERS};
use crate::board::Piece;
use crate::card::Card;
use crate::chance::Chance;
use crate::effect::{Building, Flip, Good};
use crate::event::Event;
use crate::scoring::Source;
use crate::stack::{Frame, OpponentStep, Phase, SetupStage, Work};
use crate::state::{Ending, Player, Side, State, Table};

/// One step in progress: the rules, the state it changes, and the sink for events.
pub(crate) struct Run<'a, K> {
    pub(crate) game: &'a Viscounts,
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut K,
}

impl<K: EventSink<Event>> Run<'_, K> {
    pub(crate) fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    pub(crate) fn player(&mut self, side: Side) -> &mut Player {
        &mut self.state.table.players[side.index()]
    }

    pub(crate) fn who(&self, side: Side) -> Contender {
        self.game.contender(side)
    }

    /// Continues until a seat or chance has to act, or the game is over.
    pub(crate) fn settle(&mut self) {
        while !self.progress() {}
    }

    /// Carries out the top frame. Returns whether it waits for a seat or chance.
    fn progress(&mut self) -> bool {
        let frame = self.state.table.stack.top();
        match frame {
            Frame::Idle
            | Frame::Draft(_)
            | Frame::Take(..)
            | Frame::Move(_)
            | Frame::MainAction(_)
            | Frame::PushChoice(_)
            | Frame::Knock { .. }
            | Frame::DiscardTop(_)
            | Frame::DestroyTop(_)
            | Frame::FutureScheme
            | Frame::DrawScheme => return true,
            Frame::Setup(stage) => return self.setup_step(stage),
            Frame::RevealCard(piece) => return self.reveal_last_card(piece),
            Frame::RevealTile(piece) => return self.reveal_last_tile(piece),
            Frame::ReadyDeck(side) => self.ready_deck(side),
            Frame::Draw(side) => return self.draw_up(side),
            Frame::Turn(side, phase) => self.begin_phase(side, phase),
            Frame::PlayCard(side) => {
                let player = &self.state.table.players[side.index()];
                if player.hand_len > 0 || player.draw_len > 0 {
                    return true;
                }
                self.shuffle(side);
            }
            Frame::Begin(side) => self.begin_main(side),
            Frame::Times(side) => return self.only_times(side),
            Frame::ChooseBuilding(side) => return self.only_building(side),
            Frame::ChooseCount(side) => return self.only_count(side),
            Frame::Pay { side, need, good, used } => return self.only_payment(side, need, good, used),
            Frame::Complete(side, work) => self.complete(side, work),
            Frame::Repeat { side, span, times } => {
                if times > 1 {
                    self.table().stack.replace(Frame::Repeat { side, span, times: times - 1 });
                } else {
                    self.table().stack.pop();
                }
                self.push_effect(side, span);
            }
            Frame::AfterMain(side) => self.after_main(side),
            Frame::ChooseSite { side, building, here } => return self.only_site(side, building, here),
            Frame::Links { side, site, left } => {
                // The solo opponent, who decides nothing, takes the link behind first.
                if left == 3 && !self.game.is_opponent(side) {
                    return true;
                }
                self.pay_link(side, site, left, left == 2);
            }
            Frame::Effect(side, span) => self.effect(side, span),
            Frame::FlipEither(side, count) => return self.only_flip(side, count),
            Frame::Arrange(side) => return self.wait_if(self.game.can_rearrange(&self.state.table, side)),
            Frame::Discard(side, _) => return self.wait_if(self.game.can_discard(&self.state.table, side)),
            Frame::Destroy(side, _) => return self.wait_if(self.game.can_destroy(&self.state.table, side)),
            Frame::DestroyOwn(side) => {
                let enough = self.state.table.players[side.index()].card_count();
                return self.wait_if(enough > usize::from(self.game.data.figures.min_cards));
            }
            Frame::Hire(side) => return self.only_hire(side),
            Frame::TakeTile(side, costs) => return self.only_tile(side, costs),
            Frame::PlaceFree(side, _) => return self.wait_if(self.state.table.players[side.index()].workers > 0),
            Frame::MoveWorker(side, _) => return self.wait_if(self.game.can_move_worker(&self.state.table, side)),
            Frame::Choose { side, first, count } => return self.only_branch(side, first, count),
            Frame::Castle(side) => self.settle_castle(side),
            Frame::Spread(side, piece) => self.spread(side, piece),
            Frame::Recruit(side) => {
                let open = self.game.recruit_cost(&self.state.table, side).is_some();
                return self.wait_if(open);
            }
            Frame::Collision { side, step, space } => self.collision_step(side, step, space),
            Frame::EndTurn(side) => self.end_turn(side),
            Frame::Opponent(step) => self.opponent_step(step),
        }
        false
    }

    /// Waits if there is something to decide, otherwise removes the frame.
    fn wait_if(&mut self, open: bool) -> bool {
        if !open {
            self.table().stack.pop();
        }
        open
    }

    fn begin_phase(&mut self, side: Side, phase: Phase) {
        let who = self.who(side);
        let stack = &mut self.state.table.stack;
        let next = match phase {
            Phase::Cards => Frame::Turn(side, Phase::Move),
            Phase::Move => Frame::Turn(side, Phase::Main),
            Phase::Main => Frame::Turn(side, Phase::Recruit),
            Phase::Recruit => Frame::Turn(side, Phase::Collision),
            Phase::Collision => Frame::Turn(side, Phase::Draw),
            Phase::Draw => Frame::EndTurn(side),
        };
        stack.replace(next);
        if phase == Phase::Cards {
            let round = self.state.table.round;
            self.sink.emit(|| Event::TurnBegan { who, round });
        } else {
            self.sink.emit(|| Event::PhaseBegan { who, phase });
        }
        match phase {
            Phase::Cards => {
                self.table().stack.push(Frame::PlayCard(side));
                self.shift_row(side);
            }
            Phase::Move => self.table().stack.push(Frame::Move(side)),
            Phase::Main => self.table().stack.push(Frame::MainAction(side)),
            Phase::Recruit => self.table().stack.push(Frame::Recruit(side)),
            Phase::Collision => self.begin_collision(side),
            Phase::Draw => self.table().stack.push(Frame::Draw(side)),
        }
    }

    /// Begins the next contender's turn, or ends the game: after a card has become visible, the round is finished and one
    /// more is played (`viscounts.end.last-round`).
    fn end_turn(&mut self, side: Side) {
        let sides = self.game.sides();
        let next = Side((side.0 + 1) % sides);
        let table = self.table();
        if next == table.first {
            match table.ending {
                Ending::Open => {}
                Ending::Triggered => {
                    table.ending = Ending::LastRound;
                    self.sink.emit(|| Event::LastRound);
                }
                Ending::LastRound => {
                    table.stack.pop();
                    self.sink.emit(|| Event::Ended);
                    let (game, table) = (self.game, &self.state.table);
                    for source in Source::ALL {
                        self.sink.emit(|| scored(game, table, source));
                    }
                    return;
                }
            }
            self.table().round += 1;
        }
        let frame = if self.game.is_opponent(next) {
            Frame::Opponent(OpponentStep::Shift)
        } else {
            Frame::Turn(next, Phase::Cards)
        };
        self.table().stack.replace(frame);
    }

    /// Draws while the hand is below its limit; an empty draw pile is filled from the discard pile
    /// (`viscounts.p6.draw-to-limit`, `viscounts.p6.reshuffle`).
    fn draw_up(&mut self, side: Side) -> bool {
        let table = &self.state.table;
        let player = &table.players[side.index()];
        let wanting = player.hand_len < self.game.hand_limit(table, side);
        if wanting && player.draw_len > 0 {
            return true;
        }
        if wanting && !player.discard.is_empty() {
            self.shuffle(side);
        } else {
            self.table().stack.pop();
            if self.state.table.round == 0 {
                let (who, hand) = (self.who(side), self.state.hand_set(side));
                self.sink.emit(|| Event::HandDrawn { who, count: hand.len() as u8, cards: hand.iter().collect() });
            }
        }
        false
    }

    /// Reveals the last unseen townsfolk without a chance step.
    fn reveal_last_card(&mut self, piece: Piece) -> bool {
        let unseen = self.game.unseen_townsfolk(&self.state.table);
        if unseen.len() == 1 {
            self.reveal_card(piece, unseen.nth(0));
        }
        unseen.len() > 1
    }

    /// Reveals the last unseen manuscript without a chance step.
    fn reveal_last_tile(&mut self, piece: Piece) -> bool {
        let tiles = self.game.next_tiles(&self.state.table, piece);
        if tiles.count_ones() == 1 {
            self.reveal_tile(piece, tiles.trailing_zeros() as u8);
        }
        tiles.count_ones() > 1
    }

    fn only_times(&mut self, side: Side) -> bool {
        let most = self.game.times_now(&self.state.table, side);
        if most == 1 {
            self.trade(side, 1);
        }
        most != 1
    }

    fn trade(&mut self, side: Side, times: u8) {
        let space = self.game.space_of(&self.state.table, side);
        self.pay_for(side, self.game.trade_at(space).icons * times, Work::Trade(times));
    }

    fn only_building(&mut self, side: Side) -> bool {
        let (first, second) = first_two(self.game.affordable_buildings(&self.state.table, side));
        if let (Some(building), None) = (first, second) {
            self.pay_for(side, self.game.data.building_cost(building), Work::Build(building));
            return false;
        }
        true
    }

    fn only_count(&mut self, side: Side) -> bool {
        let most = self.game.affordable_workers(&self.state.table, side);
        if most == 1 {
            self.send_workers(side, 1);
        }
        most != 1
    }

    fn send_workers(&mut self, side: Side, count: u8) {
        let icons = self.game.data.figures.icons_for_workers[usize::from(count) - 1];
        self.pay_for(side, icons, Work::Workers(count));
    }

    fn only_payment(&mut self, side: Side, need: u8, good: Good, used: u8) -> bool {
        let mut first = None;
        let mut several = false;
        self.game.purse_now(&self.state.table, side).payments(need, good, used, |payment| {
            several |= first.is_some();
            first.get_or_insert(payment);
        });
        if !several && let Some(payment) = first {
            self.pay(side, need, payment);
        }
        several
    }

    fn only_site(&mut self, side: Side, building: Building, here: bool) -> bool {
        let mut first = None;
        let mut several = false;
        if self.state.table.players[side.index()].built[building as usize] < 3 {
            self.game.open_sites(&self.state.table, side, here, &mut |site| {
                several |= first.is_some();
                first.get_or_insert(site);
            });
        }
        if !several {
            self.table().stack.pop();
            if let Some(site) = first {
                self.build(side, building, site);
            }
        }
        several
    }

    fn only_flip(&mut self, side: Side, count: u8) -> bool {
        let player = &self.state.table.players[side.index()];
        match (player.open_debts > 0, player.acquired_deeds > 0) {
            (true, true) => true,
            (false, false) => self.wait_if(false),
            (debt, _) => {
                self.flip_one(side, count, if debt { Flip::Debt } else { Flip::Deed });
                false
            }
        }
    }

    fn flip_one(&mut self, side: Side, count: u8, flip: Flip) {
        self.count_down(count, |left| Frame::FlipEither(side, left));
        self.flip(side, flip);
    }

    /// Counts down an effect that is done several times.
    fn count_down(&mut self, count: u8, frame: impl FnOnce(u8) -> Frame) {
        if count > 1 {
            self.table().stack.replace(frame(count - 1));
        } else {
            self.table().stack.pop();
        }
    }

    fn only_hire(&mut self, side: Side) -> bool {
        let table = &self.state.table;
        let visible = |piece: &Piece| table.townsfolk[piece.index()].top.is_some();
        let (first, second) = first_two(Piece::ALL.into_iter().filter(visible));
        if second.is_none() {
            self.table().stack.pop();
            if let Some(piece) = first {
                self.recruit(side, piece, 0);
            }
        }
        second.is_some()
    }

    fn only_tile(&mut self, side: Side, costs: u16) -> bool {
        let (first, second) = first_two(self.game.free_tiles(&self.state.table, costs));
        if second.is_none() {
            self.table().stack.pop();
            if let Some(piece) = first {
                self.take_tile(side, piece);
            }
        }
        second.is_some()
    }

    fn only_branch(&mut self, side: Side, first: u16, count: u8) -> bool {
        let (one, other) = first_two(self.game.working_branches(&self.state.table, side, first, count));
        if other.is_none() {
            self.table().stack.pop();
            if let Some(branch) = one {
                self.follow(side, first, branch);
            }
        }
        other.is_some()
    }

    fn follow(&mut self, side: Side, first: u16, branch: u8) {
        self.push_effect(side, self.game.data.branches[usize::from(first) + usize::from(branch)]);
    }

    /// Carries out a decision.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        debug_assert!(self.game.is_legal_action(self.state, seat, action), "seat {seat} may not {action} now");
        let side = Side::from(seat);
        let frame = self.state.table.stack.top();
        match (frame, action) {
            (Frame::Draft(_), Action::Pair(number)) => self.take_pair(side, number),
            (Frame::PlayCard(_), Action::Play(card)) => self.play_card(side, card, false),
            (Frame::Move(_), Action::Move(space)) => self.move_viscount(side, space),
            (Frame::MainAction(_), Action::Main(action, dismiss)) => self.choose_main(side, action, dismiss),
            (Frame::MainAction(_), Action::Pass) => {
                self.table().stack.pop();
                let who = self.who(side);
                self.sink.emit(|| Event::ActionSkipped { who });
            }
            (Frame::Times(_), Action::Times(times)) => self.trade(side, times),
            (Frame::ChooseBuilding(_), Action::Build(building)) => {
                self.pay_for(side, self.game.data.building_cost(building), Work::Build(building));
            }
            (Frame::ChooseCount(_), Action::Place(count)) => self.send_workers(side, count),
            (Frame::Pay { need, good, used, .. }, Action::Pay(wanted)) => {
                let mut chosen = None;
                self.game.purse_now(&self.state.table, side).payments(need, good, used, |payment| {
                    if payment.good == wanted {
                        chosen = Some(payment);
                    }
                });
                self.pay(side, need, chosen.expect("the good can be paid"));
            }
            (Frame::ChooseSite { building, .. }, Action::Site(site)) => {
                self.table().stack.pop();
                self.build(side, building, site);
            }
            (Frame::Links { site, left, .. }, Action::Link(other)) => {
                let ahead = self.game.link_ahead(&self.state.table, site).0 == other;
                self.pay_link(side, site, left, ahead);
            }
            (Frame::Take(_, count), Action::Take(good)) => {
                self.count_down(count, |left| Frame::Take(side, left));
                self.gain_goods(side, good, 1);
            }
            (Frame::FlipEither(_, count), Action::Flip(flip)) => self.flip_one(side, count, flip),
            (Frame::Arrange(_), Action::Order(order)) => {
                self.table().stack.pop();
                self.rearrange(side, order);
            }
            (Frame::Discard(_, count), Action::Discard(card)) => {
                self.count_down(count, |left| Frame::Discard(side, left));
                self.discard(side, card);
            }
            (Frame::Destroy(_, count), Action::Destroy(card)) => {
                self.count_down(count, |left| Frame::Destroy(side, left));
                self.destroy(side, card);
            }
            (Frame::DestroyOwn(_), Action::Destroy(Some(card))) => {
                self.table().stack.pop();
                self.destroy_own(side, card);
            }
            (Frame::Hire(_), Action::Hire(piece)) => {
                self.table().stack.pop();
                self.recruit(side, piece, 0);
            }
            (Frame::TakeTile(..), Action::Tile(piece)) => {
                self.table().stack.pop();
                self.take_tile(side, piece);
            }
            (Frame::PlaceFree(_, count), Action::Section(piece)) => {
                self.table().stack.pop();
                self.place_workers(side, piece, count);
            }
            (Frame::MoveWorker(_, count), Action::Step(piece, clockwise)) => {
                self.count_down(count, |left| Frame::MoveWorker(side, left));
                self.move_worker(side, piece, clockwise);
                self.request_castle(side);
            }
            (Frame::Choose { first, .. }, Action::Option(branch)) => {
                self.table().stack.pop();
                self.follow(side, first, branch);
            }
            (Frame::PushChoice(_), Action::Push(piece)) => {
                self.table().stack.pop();
                self.push_worker(side, piece);
            }
            (Frame::Knock { .. }, Action::Knock(piece, ring, owner)) => {
                self.table().stack.pop();
                self.knock_off(side, piece, ring, owner);
            }
            (Frame::Recruit(_), Action::Recruit) => {
                let cost = self.game.recruit_cost(&self.state.table, side).expect("the townsfolk is affordable");
                self.table().stack.pop();
                let piece = self.game.space_of(&self.state.table, side).piece();
                self.recruit(side, piece, cost);
            }
            (_, Action::Pass) => self.table().stack.pop(),
            _ => unreachable!("{action} does not answer {frame:?}"),
        }
        self.settle();
    }

    /// The row is put in a new order; nothing is played or dropped by it (`viscounts.symbol.rearrange-slots`).
    fn rearrange(&mut self, side: Side, order: u8) {
        let old = self.state.table.players[side.index()].board;
        let row = ORDERS[usize::from(order)].map(|slot| old[usize::from(slot)]);
        self.player(side).board = row;
        let who = self.who(side);
        self.sink.emit(|| Event::Rearranged { who, row });
    }

    /// Carries out a chance step.
    pub(crate) fn happen(&mut self, chance: Chance) {
        let frame = self.state.table.stack.top();
        match (frame, chance) {
            (Frame::Setup(_), Chance::Piece(piece)) => self.lay_piece(piece),
            (Frame::Setup(_), Chance::Castle(turn)) => self.turn_castle(turn),
            (Frame::Setup(SetupStage::First), Chance::First(side)) => self.first_drawn(side),
            (Frame::Setup(_), Chance::Pair(number)) => self.lay_pair(number),
            (Frame::Setup(_), Chance::Card(hero)) => self.lay_hero(hero),
            (Frame::RevealCard(piece), Chance::Card(card)) => self.reveal_card(piece, card),
            (Frame::RevealTile(piece), Chance::Tile(tile)) => self.reveal_tile(piece, tile),
            (Frame::Draw(side), Chance::Card(card)) => self.draw_card(side, card),
            (Frame::PlayCard(side), Chance::Card(card)) => self.play_card(side, card, true),
            (Frame::DiscardTop(side), Chance::Card(card)) => self.top_discarded(side, card),
            (Frame::DestroyTop(side), Chance::Card(card)) => {
                self.top_taken(side, card);
                self.destroyed(side, card, false);
            }
            (Frame::DrawScheme, Chance::Scheme(scheme)) => self.scheme_shown(scheme),
            (Frame::FutureScheme, Chance::Scheme(scheme)) => self.scheme_added(scheme),
            _ => unreachable!("{chance} does not answer {frame:?}"),
        }
        self.settle();
    }

    fn top_discarded(&mut self, side: Side, card: Card) {
        self.top_taken(side, card);
        self.discarded(side, card, false);
    }
}

/// The first two of several: what tells a choice from a matter of course.
pub(crate) fn first_two<T>(mut items: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (items.next(), items.next())
}

/// What everyone has from a source of points.
fn scored(game: &Viscounts, table: &Table, source: Source) -> Event {
    let column = |side: Side| {
        let (count, points) = game.points(table, side)[source as usize];
        (game.contender(side), count, points)
    };
    Event::Scored { source, columns: (0..game.sides()).map(Side).map(column).collect() }
}
