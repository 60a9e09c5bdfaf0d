//! The castle: two rings of five sections and a third ring in the middle.

use kernel::EventSink;

use crate::Viscounts;
use crate::board::Piece;
use crate::event::Event;
use crate::run::{Run, first_two};
use crate::stack::Frame;
use crate::state::{Side, Table};

impl Viscounts {
    /// The castle section beside a piece, with the effect of its second ring (`viscounts.castle.second-ring-effects`).
    #[must_use]
    pub fn section_beside(&self, table: &Table, piece: Piece) -> &'static crate::components::Section {
        &self.data.sections[(table.place_of(piece) + usize::from(table.castle_turn)) % 5]
    }

    /// The first ring sections where a side must push, clockwise from `first`.
    pub(crate) fn groups(&self, table: &Table, side: Side, first: Piece) -> impl Iterator<Item = Piece> {
        let start = table.place_of(first);
        let threshold = self.data.figures.push_threshold;
        (0..5)
            .map(move |place| table.order[(start + place) % 5])
            .filter(move |piece| table.rings[0][piece.index()][side.index()] >= threshold)
    }

    /// A section of the first two rings with too many workers.
    fn crowded(&self, table: &Table) -> Option<(Piece, u8)> {
        let capacity = self.data.figures.section_capacity;
        let full = |ring: u8, piece: Piece| table.rings[usize::from(ring)][piece.index()].iter().sum::<u8>() > capacity;
        (0..2).find_map(|ring| table.order.into_iter().find(|piece| full(ring, *piece)).map(|piece| (piece, ring)))
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// Puts workers from the supply into one section of the first ring. An effect places fewer if the supply is short.
    pub(crate) fn place_workers(&mut self, side: Side, piece: Piece, count: u8) {
        let count = count.min(self.state.table.players[side.index()].workers);
        if count == 0 {
            return;
        }
        self.player(side).workers -= count;
        self.table().rings[0][piece.index()][side.index()] += count;
        let who = self.who(side);
        self.sink.emit(|| Event::WorkersPlaced { who, piece, count });
        self.request_castle(side);
    }

    /// Moves a worker to a neighbouring section of the first ring.
    pub(crate) fn move_worker(&mut self, side: Side, from: Piece, clockwise: bool) {
        let to = self.state.table.piece_from(from, if clockwise { 1 } else { 4 });
        let ring = &mut self.table().rings[0];
        ring[from.index()][side.index()] -= 1;
        ring[to.index()][side.index()] += 1;
        let who = self.who(side);
        self.sink.emit(|| Event::WorkerMoved { who, from, to });
    }

    /// Requests castle moves for a side: at once, or after the side whose moves are in progress
    /// (`viscounts.castle.off-turn`).
    pub(crate) fn request_castle(&mut self, side: Side) {
        let stack = &mut self.state.table.stack;
        if stack.frames().contains(&Frame::Castle(side)) {
            return;
        }
        match stack.frames().iter().position(|frame| matches!(frame, Frame::Castle(_))) {
            Some(index) => stack.insert(index, Frame::Castle(side)),
            None => stack.push(Frame::Castle(side)),
        }
    }

    /// Carries out the next castle move: first ring, then second ring, then too full sections
    /// (`viscounts.castle.push-first-ring`, `viscounts.castle.second-ring-after`, `viscounts.castle.capacity`).
    pub(crate) fn settle_castle(&mut self, side: Side) {
        let table = &self.state.table;
        let first = table.players[side.index()].viscount.map_or(table.order[0], |space| space.piece());
        let (group, other) = first_two(self.game.groups(table, side, first));
        if let Some(piece) = group {
            // The solo opponent pushes clockwise from its viscount (`viscounts.solo.workers-order`).
            if other.is_some() && !self.game.is_opponent(side) {
                self.table().stack.push(Frame::PushChoice(side));
            } else {
                self.push_worker(side, piece);
            }
            return;
        }
        let threshold = self.game.data.figures.push_threshold;
        if let Some(piece) =
            table.order.into_iter().find(|piece| table.rings[1][piece.index()][side.index()] >= threshold)
        {
            self.climb(side, piece);
            return;
        }
        match self.game.crowded(table) {
            Some((piece, ring)) => self.relieve(side, piece, ring),
            None => self.table().stack.pop(),
        }
    }

    /// Removes a worker from an overfull section; the side that moved chooses whose
    /// (`viscounts.castle.knock-choice`).
    fn relieve(&mut self, side: Side, piece: Piece, ring: u8) {
        let section = self.state.table.rings[usize::from(ring)][piece.index()];
        if self.game.is_opponent(side) {
            // The player's workers go first, its own only if there are none of them
            // (`viscounts.solo.workers-knock`, `viscounts.solo.workers-knock-own`).
            let owner = if section[0] > 0 { Side(0) } else { side };
            self.knock_off(side, piece, ring, owner);
        } else {
            let owners = (0..section.len() as u8).map(Side).filter(|owner| section[owner.index()] > 0);
            match first_two(owners) {
                (Some(owner), None) => self.knock_off(side, piece, ring, owner),
                _ => self.table().stack.push(Frame::Knock { side, piece, ring }),
            }
        }
    }

    /// Pushes one worker into the second ring, gives its reward at once, then moves two workers aside.
    pub(crate) fn push_worker(&mut self, side: Side, piece: Piece) {
        let rings = &mut self.table().rings;
        rings[0][piece.index()][side.index()] -= 1;
        rings[1][piece.index()][side.index()] += 1;
        let who = self.who(side);
        self.sink.emit(|| Event::Pushed { who, piece });
        self.table().stack.push(Frame::Spread(side, piece));
        let reward = self.game.section_beside(&self.state.table, piece).ring2;
        self.push_effect(side, reward);
    }

    /// Moves one of the remaining workers clockwise and one counter-clockwise; a reward may have moved one away before.
    pub(crate) fn spread(&mut self, side: Side, piece: Piece) {
        self.table().stack.pop();
        for clockwise in [true, false] {
            if self.state.table.rings[0][piece.index()][side.index()] > 0 {
                self.move_worker(side, piece, clockwise);
            }
        }
    }

    /// Moves a worker into the third ring; the castle lord card goes to the side with most workers there
    /// (`viscounts.castle.lord-first`, `viscounts.castle.lord-overtake`).
    fn climb(&mut self, side: Side, piece: Piece) {
        let who = self.who(side);
        let table = self.table();
        table.rings[1][piece.index()][side.index()] -= 1;
        table.third_ring[side.index()] += 1;
        let lord = table.lord;
        let taken = lord.is_none_or(|lord| table.third_ring[side.index()] > table.third_ring[lord.index()]);
        if taken {
            table.lord = Some(side);
        }
        self.sink.emit(|| Event::Climbed { who, piece });
        if taken {
            let from = lord.map(|lord| self.who(lord));
            self.sink.emit(|| Event::LordTaken { who, from });
        }
        self.push_effect(side, self.game.data.ring3);
    }

    /// Returns a worker to the supply of its owner, who is rewarded (`viscounts.castle.knock-return`).
    pub(crate) fn knock_off(&mut self, side: Side, piece: Piece, ring: u8, owner: Side) {
        self.table().rings[usize::from(ring)][piece.index()][owner.index()] -= 1;
        self.player(owner).workers += 1;
        let (who, owner_name) = (self.who(side), self.who(owner));
        self.sink.emit(|| Event::KnockedOff { who, owner: owner_name, piece, ring });
        self.push_effect(owner, self.game.data.figures.bumps[usize::from(ring)]);
    }
}
