//! Observations: the table as numbers, for learning programs.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Seat};

use crate::Viscounts;
use crate::action::{Action, KINDS as ACTIONS};
use crate::board::{Piece, Space};
use crate::card::{CARDS, Icon, Icons};
use crate::components::Ribbon;
use crate::effect::{Building, Good};
use crate::stack::Frame;
use crate::state::{Ending, SIDES, Side};
use crate::view::View;

/// Every action is a single choice.
const CHOICES: ChoiceSpace<24> = {
    let mut blocks = [ChoiceBlock { name: "", len: 0, meaning: "" }; 24];
    let mut kind = 0;
    while kind < blocks.len() {
        let (name, len, meaning) = ACTIONS[kind];
        blocks[kind] = ChoiceBlock { name, len, meaning };
        kind += 1;
    }
    ChoiceSpace::new(blocks)
};

/// Numbers for each contender.
const PER_SIDE: usize = 1 + 4 + 4 + 3 + 1 + 3 + Space::COUNT + 3 * 6 + 5 + 4 + 4 + 1 + 3 + 5 + 5 + 1;
/// Numbers for each board piece.
const PER_PIECE: usize = 5 + 5 + 7 + 7 + 5 * 7;
/// Numbers for the table as a whole.
const GENERAL: usize = 3 + 3 + 1 + KINDS + 2 + CARDS;
/// The number of kinds of pending frames.
const KINDS: usize = 24;

/// Writes numbers one after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// A count as a share of its usual maximum.
    fn share(&mut self, count: impl Into<f64>, most: f64) {
        self.put((count.into() / most) as f32);
    }

    fn one_hot(&mut self, index: Option<usize>, len: usize) {
        for place in 0..len {
            self.put(f32::from(u8::from(index == Some(place))));
        }
    }

    fn icons(&mut self, icons: Icons, most: f64) {
        for icon in Icon::ALL {
            self.share(icons.count(icon), most);
        }
    }
}

impl Encode for Viscounts {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    fn observation_len(&self) -> usize {
        GENERAL + SIDES * PER_SIDE + 5 * PER_PIECE
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        let mut writer = Writer { out, at: 0 };
        self.observe_table(view, &mut writer);
        let first = view.viewer.seat().map_or(0, |seat| seat.index() as u8);
        let sides = self.sides();
        for distance in 0..SIDES as u8 {
            let side = (distance < sides).then(|| Side((first + distance) % sides));
            self.observe_side(view, side, &mut writer);
        }
        for piece in Piece::ALL {
            self.observe_piece(view, piece, first, &mut writer);
        }
        debug_assert_eq!(writer.at, self.observation_len(), "every number is written");
    }

    fn choices(&self, seat: Seat, action: Action) -> Choices {
        let own = match action {
            Action::Knock(piece, ring, side) => Action::Knock(piece, ring, self.distance(seat.into(), side)),
            other => other,
        };
        Choices::new([own.index() as u16])
    }

    fn action(&self, seat: Seat, choices: &[u16]) -> Option<Action> {
        let [choice] = choices else { return None };
        match Action::at(usize::from(*choice))? {
            Action::Knock(piece, ring, Side(distance)) => {
                let sides = self.sides();
                let side = Side((seat.index() as u8 + distance) % sides);
                (distance < sides).then_some(Action::Knock(piece, ring, side))
            }
            other => Some(other),
        }
    }
}

impl Viscounts {
    /// A side as seen from another one: how many sides it sits further on.
    fn distance(&self, from: Side, side: Side) -> Side {
        Side((side.0 + self.sides() - from.0) % self.sides())
    }

    fn observe_table(&self, view: &View, writer: &mut Writer<'_>) {
        let table = &view.table;
        writer.share(table.debts_left, 20.0);
        writer.share(table.deeds_left, 20.0);
        writer.share(table.round, 30.0);
        writer.one_hot(
            Some([Ending::Open, Ending::Triggered, Ending::LastRound].iter().filter(|e| **e < table.ending).count()),
            3,
        );
        writer.share(table.steps, 5.0);
        writer.one_hot(Some(kind(table.stack.top())), KINDS);
        writer.share(table.opponent.draw_left(), 8.0);
        writer.share(table.opponent.future_left(), 8.0);
        let hand = view.hand.unwrap_or_default();
        for card in 0..CARDS {
            writer.put(f32::from(u8::from(hand.iter().flatten().any(|held| held.index() == card))));
        }
    }

    fn observe_side(&self, view: &View, side: Option<Side>, writer: &mut Writer<'_>) {
        let Some(side) = side else {
            (0..PER_SIDE).for_each(|_| writer.put(0.0));
            return;
        };
        let table = &view.table;
        let player = &table.players[side.index()];
        writer.put(1.0);
        for good in Good::ALL {
            writer.share(player.good(good), 12.0);
        }
        for count in [player.open_debts, player.settled_debts, player.acquired_deeds, player.certified_deeds] {
            writer.share(count, 10.0);
        }
        writer.share(player.corruption, 7.0);
        writer.share(player.virtue, 7.0);
        writer.put(f32::from(u8::from(player.has_collided())));
        writer.share(player.workers, 20.0);
        for building in Building::ALL {
            writer.share(player.built[building as usize], 3.0);
        }
        writer.one_hot(player.viscount.map(|space| usize::from(space.0)), Space::COUNT);
        for slot in 0..3 {
            let (icons, cost) = if self.is_opponent(side) {
                let scheme = table.opponent.board[slot].map(|scheme| &self.data.schemes[usize::from(scheme)]);
                (scheme.map_or(Icons::NONE, |scheme| scheme.icons), 0)
            } else {
                let card = player.board[slot].map(|card| &self.data.cards[card.index()]);
                (card.map_or(Icons::NONE, |card| card.icons), card.map_or(0, |card| card.cost))
            };
            writer.icons(icons, 3.0);
            writer.share(cost, 3.0);
        }
        writer.icons(self.owned_icons(table, side), 15.0);
        for count in self.ribbons(table, side) {
            writer.share(count, 5.0);
        }
        for ribbon in Ribbon::ALL {
            writer.put(f32::from(u8::from(table.bonus[ribbon as usize] == Some(side))));
        }
        writer.put(f32::from(u8::from(table.lord == Some(side))));
        writer.share(player.hand_len, 5.0);
        writer.share(player.draw_len, 15.0);
        writer.share(player.discard.len() as u32, 15.0);
        for ring in &table.rings {
            for piece in Piece::ALL {
                writer.share(ring[piece.index()][side.index()], 3.0);
            }
        }
        writer.share(table.third_ring[side.index()], 5.0);
    }

    fn observe_piece(&self, view: &View, piece: Piece, first: u8, writer: &mut Writer<'_>) {
        let table = &view.table;
        writer.one_hot(Some(table.place_of(piece)), 5);
        writer.one_hot(Some((table.place_of(piece) + usize::from(table.castle_turn)) % 5), 5);
        let townsfolk = self.townsfolk_at(table, piece);
        writer.icons(townsfolk.icons, 3.0);
        writer.share(townsfolk.cost, 3.0);
        writer.share(table.townsfolk[piece.index()].left, 14.0);
        let pile = table.manuscripts[piece.index()];
        let tile = pile.top.map(|tile| &self.data.manuscripts[usize::from(tile)]);
        writer.one_hot(tile.map(|tile| tile.ribbon as usize), 4);
        writer.share(self.manuscript_at(table, piece).0, 7.0);
        writer.put(f32::from(u8::from(tile.is_some_and(|tile| tile.score.is_some()))));
        writer.share(pile.left, 7.0);
        for number in 0..5 {
            let built = table.sites[piece.index() * 5 + number];
            let sides = self.sides();
            writer.one_hot(built.map(|built| usize::from((built.owner.0 + sides - first) % sides)), 4);
            writer.one_hot(built.map(|built| built.building as usize), 3);
        }
    }
}

/// The kind of the next frame.
fn kind(frame: Frame) -> usize {
    match frame {
        Frame::Draft(_) => 1,
        Frame::PlayCard(_) => 2,
        Frame::Move(_) => 3,
        Frame::MainAction(_) => 4,
        Frame::Times(_) => 5,
        Frame::ChooseBuilding(_) => 6,
        Frame::ChooseCount(_) => 7,
        Frame::Pay { .. } => 8,
        Frame::ChooseSite { .. } => 9,
        Frame::Links { .. } => 10,
        Frame::Take(..) => 11,
        Frame::FlipEither(..) => 12,
        Frame::Arrange(_) => 13,
        Frame::Discard(..) => 14,
        Frame::Destroy(..) | Frame::DestroyOwn(_) => 15,
        Frame::Hire(_) => 16,
        Frame::TakeTile(..) => 17,
        Frame::PlaceFree(..) => 18,
        Frame::MoveWorker(..) => 19,
        Frame::Choose { .. } => 20,
        Frame::PushChoice(_) => 21,
        Frame::Knock { .. } => 22,
        Frame::Recruit(_) => 23,
        _ => 0,
    }
}
