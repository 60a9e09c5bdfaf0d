//! The interpreter: carries out effects for seats. What the solo opponent does instead is in `opponent.rs`.

use kernel::EventSink;

use crate::Viscounts;
use crate::board::Piece;
use crate::card::Card;
use crate::components::{Ribbon, Unlock};
use crate::effect::{Flip, Gain, Good, Node, Span, Timing, Trigger};
use crate::event::Event;
use crate::run::Run;
use crate::stack::Frame;
use crate::state::{Ending, LEFT_END, RIGHT_END, Side, Table};

impl Viscounts {
    /// Can a seat do anything with this branch of a choice? Only such branches are offered.
    pub(crate) fn branch_works(&self, table: &Table, side: Side, branch: Span) -> bool {
        self.data.nodes[usize::from(branch.at)..usize::from(branch.end)]
            .iter()
            .any(|node| self.node_works(table, side, *node))
    }

    /// Can a seat do anything with this node? Others are skipped (`viscounts.symbol.impossible-skipped`).
    fn node_works(&self, table: &Table, side: Side, node: Node) -> bool {
        let player = &table.players[side.index()];
        match node {
            Node::Flip(Flip::Debt, _) => player.open_debts > 0,
            Node::Flip(Flip::Deed, _) => player.acquired_deeds > 0,
            Node::Flip(Flip::Either, _) => player.open_debts + player.acquired_deeds > 0,
            Node::Rearrange => self.can_rearrange(table, side),
            Node::Discard(_) => self.can_discard(table, side),
            Node::Destroy(_) => self.can_destroy(table, side),
            Node::Shuffle => self.can_shuffle(table, side),
            Node::HireFree => table.townsfolk.iter().any(|pile| pile.top.is_some()),
            Node::ManuscriptFree(costs) => self.free_tiles(table, costs).next().is_some(),
            Node::PlaceWorkers(_) => player.workers > 0,
            Node::MoveWorker(_) => self.can_move_worker(table, side),
            _ => true,
        }
    }

    /// Cards of the row whose ability waits for this moment, from left to right.
    fn waiting_cards(
        &self,
        table: &Table,
        side: Side,
        trigger: Trigger,
    ) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let data = self.data;
        let row = table.players[side.index()].board;
        row.into_iter().flatten().filter(move |card| data.cards[card.index()].timing == Timing::On(trigger))
    }

    pub(crate) fn can_rearrange(&self, table: &Table, side: Side) -> bool {
        table.players[side.index()].board.iter().flatten().count() >= 2
    }

    /// Is there a card to discard? During setup there is no draw pile yet.
    pub(crate) fn can_discard(&self, table: &Table, side: Side) -> bool {
        let player = &table.players[side.index()];
        table.round > 0 && (player.hand_len > 0 || player.draw_len > 0 || !player.discard.is_empty())
    }

    /// Is there a card to destroy, and would enough be left (`viscounts.p1.minimum-three-cards`)?
    pub(crate) fn can_destroy(&self, table: &Table, side: Side) -> bool {
        self.can_discard(table, side)
            && table.players[side.index()].card_count() > usize::from(self.data.figures.min_cards)
    }

    pub(crate) fn can_shuffle(&self, table: &Table, side: Side) -> bool {
        table.round > 0 && !table.players[side.index()].discard.is_empty()
    }

    pub(crate) fn can_move_worker(&self, table: &Table, side: Side) -> bool {
        table.rings[0].iter().any(|section| section[side.index()] > 0)
    }

    /// Pieces whose visible manuscript has one of these costs (`viscounts.symbol.free-manuscript`).
    pub(crate) fn free_tiles(&self, table: &Table, costs: u16) -> impl Iterator<Item = Piece> {
        Piece::ALL.into_iter().filter(move |piece| {
            let top = table.manuscripts[piece.index()].top;
            top.is_some_and(|tile| costs >> self.data.manuscripts[usize::from(tile)].cost & 1 == 1)
        })
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// An effect is to happen next.
    pub(crate) fn push_effect(&mut self, side: Side, span: Span) {
        if !span.is_empty() {
            self.table().stack.push(Frame::Effect(side, span));
        }
    }

    /// The next node of the effect on top.
    pub(crate) fn effect(&mut self, side: Side, span: Span) {
        let node = self.game.data.nodes[usize::from(span.at)];
        let rest = Span { at: span.at + 1, end: span.end };
        if rest.is_empty() {
            self.table().stack.pop();
        } else {
            self.table().stack.replace(Frame::Effect(side, rest));
        }
        if self.game.is_opponent(side) {
            self.opponent_node(side, node);
        } else {
            self.node(side, node);
        }
    }

    fn node(&mut self, side: Side, node: Node) {
        let frame = match node {
            Node::Gain(gain, count) => return self.gain(side, gain, count),
            Node::Flip(flip, count) => return self.flip_some(side, flip, count),
            Node::Shuffle => {
                if self.game.can_shuffle(&self.state.table, side) {
                    self.shuffle(side);
                }
                return;
            }
            Node::Rearrange => Frame::Arrange(side),
            Node::Discard(count) => Frame::Discard(side, count),
            Node::Destroy(count) => Frame::Destroy(side, count),
            Node::DestroyOwn => Frame::DestroyOwn(side),
            Node::HireFree => Frame::Hire(side),
            Node::ManuscriptFree(costs) => Frame::TakeTile(side, costs),
            Node::BuildFree { building, here } => Frame::ChooseSite { side, building, here },
            Node::PlaceWorkers(count) => Frame::PlaceFree(side, count),
            Node::MoveWorker(count) => Frame::MoveWorker(side, count),
            Node::Choose { first, count } => Frame::Choose { side, first, count },
            // The opponent's own vocabulary: the component check keeps it off everything a seat may own.
            Node::SchemeCard | Node::DismissFree | Node::CriminalCorruption | Node::Attempt(_) => return,
        };
        self.table().stack.push(frame);
    }

    fn gain(&mut self, side: Side, gain: Gain, count: u8) {
        match gain {
            Gain::Good(good) => self.gain_goods(side, good, count),
            Gain::AnyResource => self.table().stack.push(Frame::Take(side, count)),
            Gain::Debt => self.gain_debts(side, count),
            Gain::Deed => self.gain_deeds(side, count),
            Gain::Virtue => self.ennoble(side, count),
            Gain::Corruption => self.corrupt(side, count),
        }
    }

    pub(crate) fn gain_goods(&mut self, side: Side, good: Good, count: u8) {
        let amount = &mut self.player(side).goods[good as usize];
        *amount = amount.saturating_add(u16::from(count));
        let who = self.who(side);
        self.sink.emit(|| Event::Gained { who, good, count });
    }

    /// Debts come from the pile on the poverty card, later from beneath it (`viscounts.debt.take-top`).
    pub(crate) fn gain_debts(&mut self, side: Side, count: u8) {
        let who = self.who(side);
        self.player(side).open_debts += count;
        self.sink.emit(|| Event::DebtsGained { who, count });
        // What is handed out during setup does not come from the piles (`viscounts.setup.piles-after-draft`).
        if self.state.table.round > 0 && self.state.table.debts_left > 0 {
            let table = self.table();
            table.debts_left = table.debts_left.saturating_sub(count);
            if table.debts_left == 0 {
                self.sink.emit(|| Event::PovertyRevealed);
                self.trigger_end();
            }
        }
        if !self.game.is_opponent(side) {
            self.fire(side, Trigger::GainDebt, count);
        }
    }

    /// Deeds come from the pile on the prosperity card, later from beneath it.
    pub(crate) fn gain_deeds(&mut self, side: Side, count: u8) {
        let who = self.who(side);
        self.player(side).acquired_deeds += count;
        self.sink.emit(|| Event::DeedsGained { who, count });
        if self.state.table.round > 0 && self.state.table.deeds_left > 0 {
            let table = self.table();
            table.deeds_left = table.deeds_left.saturating_sub(count);
            if table.deeds_left == 0 {
                self.sink.emit(|| Event::ProsperityRevealed);
                self.trigger_end();
            }
        }
    }

    /// The first card to become visible sets the end; a second one changes nothing (`viscounts.end.second-trigger`).
    fn trigger_end(&mut self) {
        let table = self.table();
        if table.ending == Ending::Open {
            table.ending = Ending::Triggered;
        }
    }

    /// Corruption moves right, pushing virtue along once they are together (`viscounts.track.collide-stick`).
    pub(crate) fn corrupt(&mut self, side: Side, count: u8) {
        let player = self.player(side);
        for _ in 0..count {
            if player.corruption < RIGHT_END {
                if player.has_collided() {
                    player.virtue += 1;
                }
                player.corruption += 1;
            }
        }
        let (corruption, virtue) = (player.corruption, player.virtue);
        let who = self.who(side);
        self.sink.emit(|| Event::Corrupted { who, count, corruption, virtue });
    }

    /// Virtue moves left, pulling corruption along once they are together.
    pub(crate) fn ennoble(&mut self, side: Side, count: u8) {
        let player = self.player(side);
        for _ in 0..count {
            if player.virtue > LEFT_END {
                if player.has_collided() {
                    player.corruption -= 1;
                }
                player.virtue -= 1;
            }
        }
        let (corruption, virtue) = (player.corruption, player.virtue);
        let who = self.who(side);
        self.sink.emit(|| Event::Virtuous { who, count, corruption, virtue });
    }

    fn flip_some(&mut self, side: Side, flip: Flip, count: u8) {
        if flip == Flip::Either {
            self.table().stack.push(Frame::FlipEither(side, count));
            return;
        }
        let player = &self.state.table.players[side.index()];
        let left = if flip == Flip::Debt { player.open_debts } else { player.acquired_deeds };
        for _ in 0..count.min(left) {
            self.flip(side, flip);
        }
    }

    /// One debt or deed is turned over; a debt brings a resource at once (`viscounts.debt.flip-reward`).
    pub(crate) fn flip(&mut self, side: Side, flip: Flip) {
        let player = self.player(side);
        if flip == Flip::Debt {
            player.open_debts -= 1;
            player.settled_debts += 1;
        } else {
            player.acquired_deeds -= 1;
            player.certified_deeds += 1;
        }
        let who = self.who(side);
        self.sink.emit(|| Event::Flipped { who, flip });
        if flip == Flip::Debt {
            if !self.game.is_opponent(side) {
                self.fire(side, Trigger::FlipDebt, 1);
            }
            self.push_effect(side, self.game.data.figures.debt_flip_reward);
        }
    }

    /// Permanent abilities and buildings of a seat that wait for this moment, `times` over; cards from left to right,
    /// then buildings.
    pub(crate) fn fire(&mut self, side: Side, trigger: Trigger, times: u8) {
        let criminals = self.game.criminals(&self.state.table, side);
        for _ in 0..times {
            // Pushed last, done first.
            for unlock in self.game.unlocks(&self.state.table, side) {
                if let Unlock::On(found, condition, span) = unlock
                    && found == trigger
                    && condition.met_by(criminals)
                {
                    self.push_effect(side, span);
                }
            }
            self.fire_cards(side, trigger);
        }
    }

    /// Permanent abilities of the row that wait for this moment.
    pub(crate) fn fire_cards(&mut self, side: Side, trigger: Trigger) {
        self.announce_cards(side, trigger);
        self.queue_cards(side, trigger);
    }

    /// Tells which cards answer, from left to right.
    pub(crate) fn announce_cards(&mut self, side: Side, trigger: Trigger) {
        let who = self.who(side);
        for card in self.game.waiting_cards(&self.state.table, side, trigger) {
            self.sink.emit(|| Event::AbilityUsed { who, card });
        }
    }

    /// Queues their effects: pushed last, done first.
    pub(crate) fn queue_cards(&mut self, side: Side, trigger: Trigger) {
        for card in self.game.waiting_cards(&self.state.table, side, trigger).rev() {
            self.push_effect(side, self.game.data.cards[card.index()].effect);
        }
    }

    /// A townsfolk goes to the discard pile; its recruit effect happens, then whatever waits for recruiting
    /// (`viscounts.p4.to-discard`, `viscounts.build.workshop-1`).
    pub(crate) fn recruit(&mut self, side: Side, piece: Piece, paid: u8) {
        let Some(top) = self.state.table.townsfolk[piece.index()].top else { return };
        let card = Card(top);
        let who = self.who(side);
        self.sink.emit(|| Event::Recruited { who, piece, card, paid });
        let player = self.player(side);
        player.goods[Good::Silver as usize] -= u16::from(paid);
        player.discard.insert(card);
        self.fire(side, Trigger::Hire, 1);
        self.push_effect(side, self.game.data.cards[card.index()].recruit);
        self.take_top_card(piece);
    }

    /// Removes the top of a townsfolk pile; the next one is revealed.
    pub(crate) fn take_top_card(&mut self, piece: Piece) {
        let pile = &mut self.table().townsfolk[piece.index()];
        pile.top = None;
        pile.left -= 1;
        if pile.left > 0 {
            self.table().stack.push(Frame::RevealCard(piece));
        }
    }

    /// The manuscript of a piece is copied: taken with bonus card and effect, or, if only the printed one is left, used
    /// for its effect (`viscounts.manuscript.cost`, `viscounts.manuscript.empty-pile`).
    pub(crate) fn take_tile(&mut self, side: Side, piece: Piece) {
        let who = self.who(side);
        let effect = self.game.manuscript_at(&self.state.table, piece).1;
        let tile = self.state.table.manuscripts[piece.index()].top;
        self.sink.emit(|| Event::Copied { who, piece, tile });
        self.push_effect(side, effect);
        let Some(tile) = tile else { return };
        self.player(side).manuscripts |= 1 << tile;
        self.take_bonus(side, self.game.data.manuscripts[usize::from(tile)].ribbon);
        let pile = &mut self.table().manuscripts[piece.index()];
        pile.top = None;
        pile.left -= 1;
        if pile.left > 0 {
            self.table().stack.push(Frame::RevealTile(piece));
        }
    }

    /// The first with three of a ribbon takes its bonus card (`viscounts.manuscript.bonus-card`).
    fn take_bonus(&mut self, side: Side, ribbon: Ribbon) {
        let table = &self.state.table;
        let count = self.game.ribbons(table, side)[ribbon as usize];
        if table.bonus[ribbon as usize].is_none() && count >= self.game.data.bonus_cards[ribbon as usize].needs {
            self.table().bonus[ribbon as usize] = Some(side);
            let who = self.who(side);
            self.sink.emit(|| Event::BonusTaken { who, ribbon });
        }
    }
}
