//! A player's own cards: the row of phase 1, the draw pile, the discard pile and the hand of phase 6.

use kernel::EventSink;

use crate::card::{Card, CardSet, Icon};
use crate::components::components;
use crate::effect::{Good, Timing};
use crate::event::Event;
use crate::run::Run;
use crate::stack::Frame;
use crate::state::{HAND, Player, Side, State};

impl State {
    /// Removes a card from a hand, in sight of everyone.
    fn take_from_hand(&mut self, side: Side, card: Card) {
        let hand = &mut self.hands[side.index()];
        let slot = hand.iter().position(|held| *held == Some(card)).expect("the card is in hand");
        hand.copy_within(slot + 1.., slot);
        hand[HAND - 1] = None;
        let player = &mut self.table.players[side.index()];
        player.candidates.copy_within(slot + 1.., slot);
        player.candidates[HAND - 1] = CardSet::EMPTY;
        player.hand_len -= 1;
        player.see(card);
    }

    /// Removes a card from the draw pile, in sight of everyone.
    fn take_from_draw_pile(&mut self, side: Side, card: Card) {
        let player = &mut self.table.players[side.index()];
        player.draw_len -= 1;
        player.see(card);
    }
}

impl Player {
    /// Records that a card was seen: no hidden place can hold it any longer.
    fn see(&mut self, card: Card) {
        self.pool.remove(card);
        for candidates in &mut self.candidates {
            candidates.remove(card);
        }
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// Shifts the row to the right; a card pushed off is discarded and its drop-off ability is used
    /// (`viscounts.p1.shift`, `viscounts.p1.drop-off`).
    pub(crate) fn shift_row(&mut self, side: Side) {
        let player = self.player(side);
        let [first, second, off] = player.board;
        player.board = [None, first, second];
        if let Some(card) = off {
            player.discard.insert(card);
        }
        let who = self.who(side);
        self.sink.emit(|| Event::Shifted { who, off });
        if let Some(card) = off {
            let info = &components().cards[card.index()];
            if info.timing == Timing::DropOff {
                self.sink.emit(|| Event::AbilityUsed { who, card });
                self.push_effect(side, info.effect);
            }
        }
    }

    /// Plays a card on the left slot, from hand or unseen from the draw pile: corruption for criminals, then an
    /// immediate ability (`viscounts.p1.play-card`, `viscounts.p1.criminal-corruption`, `viscounts.p1.immediate-ability`).
    pub(crate) fn play_card(&mut self, side: Side, card: Card, blind: bool) {
        self.table().stack.pop();
        if blind {
            self.state.take_from_draw_pile(side, card);
        } else {
            self.state.take_from_hand(side, card);
        }
        let who = self.who(side);
        self.sink.emit(|| Event::Played { who, card, blind });
        self.player(side).board[0] = Some(card);
        let info = &self.game.data.cards[card.index()];
        self.table().steps = info.cost;
        if info.icons.count(Icon::Criminal) > 0 {
            let criminals = self.game.criminals(&self.state.table, side);
            self.corrupt(side, criminals);
        }
        if info.timing == Timing::Immediate {
            self.sink.emit(|| Event::AbilityUsed { who, card });
            self.push_effect(side, info.effect);
        }
    }

    /// Shuffles the discard pile into the draw pile, with the criminal check
    /// (`viscounts.p6.reshuffle-check`, `viscounts.p6.reshuffle-by-symbol`).
    pub(crate) fn shuffle(&mut self, side: Side) {
        let hand = self.state.hand_set(side);
        let player = self.player(side);
        if player.draw_len == 0 {
            // With an empty draw pile everyone knows the hand: it is every card that is nowhere else.
            for candidates in &mut player.candidates[..usize::from(player.hand_len)] {
                *candidates = hand;
            }
            player.pool = CardSet::EMPTY;
        }
        let cards = player.discard.len() as u8;
        player.pool = player.pool.or(player.discard);
        player.draw_len += cards;
        player.discard = CardSet::EMPTY;
        let who = self.who(side);
        self.sink.emit(|| Event::Shuffled { who, cards });
        if self.game.criminals(&self.state.table, side) > 0 {
            self.corrupt(side, 1);
        } else {
            self.ennoble(side, 1);
        }
    }

    /// Adds a drawn card to the hand; only its owner sees it.
    pub(crate) fn draw_card(&mut self, side: Side, card: Card) {
        let player = &mut self.state.table.players[side.index()];
        let slot = usize::from(player.hand_len);
        player.candidates[slot] = player.pool;
        player.hand_len += 1;
        player.draw_len -= 1;
        self.state.hands[side.index()][slot] = Some(card);
        if self.state.table.round > 0 {
            let who = self.who(side);
            self.sink.emit(|| Event::Drawn { who, card: Some(card) });
        }
    }

    /// Discards a card from hand, or (`None`) the top of the draw pile.
    pub(crate) fn discard(&mut self, side: Side, card: Option<Card>) {
        match card {
            Some(card) => {
                self.state.take_from_hand(side, card);
                self.discarded(side, card, true);
            }
            None => self.use_draw_pile(side, Frame::DiscardTop(side)),
        }
    }

    pub(crate) fn discarded(&mut self, side: Side, card: Card, from_hand: bool) {
        let who = self.who(side);
        self.player(side).discard.insert(card);
        self.sink.emit(|| Event::Discarded { who, card, from_hand });
    }

    /// Destroys a card from hand, or (`None`) the top of the draw pile.
    pub(crate) fn destroy(&mut self, side: Side, card: Option<Card>) {
        match card {
            Some(card) => {
                self.state.take_from_hand(side, card);
                self.destroyed(side, card, true);
            }
            None => self.use_draw_pile(side, Frame::DestroyTop(side)),
        }
    }

    /// The card leaves the game; its silver value is paid (`viscounts.symbol.destroy`).
    pub(crate) fn destroyed(&mut self, side: Side, card: Card, from_hand: bool) {
        let who = self.who(side);
        self.player(side).removed.insert(card);
        self.sink.emit(|| Event::Destroyed { who, card, from_hand });
        let value = self.game.data.cards[card.index()].cost;
        self.gain_goods(side, Good::Silver, value);
    }

    /// Before the deck is shuffled, any own card may be destroyed (`viscounts.setup.card-9`).
    pub(crate) fn destroy_own(&mut self, side: Side, card: Card) {
        let player = self.player(side);
        if player.discard.contains(card) {
            player.discard.remove(card);
        } else {
            self.state.take_from_draw_pile(side, card);
        }
        self.destroyed(side, card, false);
    }

    /// Makes sure that the draw pile has a card: if it is empty, the discard pile is shuffled first (`viscounts.symbol.discard`).
    fn use_draw_pile(&mut self, side: Side, frame: Frame) {
        self.table().stack.push(frame);
        if self.state.table.players[side.index()].draw_len == 0 {
            self.shuffle(side);
        }
    }

    /// Handles the revealed top of the draw pile.
    pub(crate) fn top_taken(&mut self, side: Side, card: Card) {
        self.table().stack.pop();
        self.state.take_from_draw_pile(side, card);
    }
}
