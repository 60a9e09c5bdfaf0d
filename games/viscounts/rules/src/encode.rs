//! The table as bytes, for learning programs. Contenders are counted from the viewer.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, ObservationSlice, ObservationWriter, Seat, Viewer};

use crate::Viscounts;
use crate::action::{Action, KINDS as ACTIONS};
use crate::board::Space;
use crate::card::{Card, CardSet, Icon, MAX_CARDS};
use crate::effect::Span;
use crate::options::{First, MixedIn, Opponent, Ranks};
use crate::stack::{Frame, STACK, SetupStage, Work};
use crate::state::{HAND, Hand, SIDES, Side, State, Table};
use crate::view::View;

/// Manuscripts and schemes are counted in the bits of these.
const MANUSCRIPTS: usize = u64::BITS as usize;
const SCHEMES: usize = u16::BITS as usize;
/// Bytes of a contender in the slice `contenders`.
const PER_SIDE: usize = 4 * 2 + 7 + 3 + 5 + 3;
/// Bytes of a frame in the slice `stack`.
const PER_FRAME: usize = 7;

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

impl Encode for Viscounts {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new("opponent", 4, 1, "the solo opponent, as agreed: cleric, builder, noble, cards"),
        ObservationSlice::new("mixed-in", 4, 1, "future schemes mixed into its first draw pile, as agreed: 0 to 3"),
        ObservationSlice::new("ranks", 1, 1, "does the second of two contenders get 4 points instead of 8?"),
        ObservationSlice::new("first-drawn", 1, 1, "is it drawn who begins?"),
        ObservationSlice::new(
            "sides",
            SIDES,
            2,
            "contenders from the viewer on: 0 none, 1 a seat, 2 the solo opponent",
        ),
        ObservationSlice::new("first", SIDES, 1, "the starting player"),
        ObservationSlice::new("round", 2, 255, "the round in two bytes, the high one first; 0 during setup"),
        ObservationSlice::new("ending", 3, 1, "how close the end is: open, triggered, last round"),
        ObservationSlice::new("order", 5 * 5, 1, "for each place of the board clockwise, the piece that lies there"),
        ObservationSlice::new("pieces-laid", 1, 5, "how many board pieces are laid"),
        ObservationSlice::new("castle-turn", 5, 1, "how far the castle is turned"),
        ObservationSlice::new(
            "townsfolk",
            5 * 2,
            MAX_CARDS as u8,
            "for each board piece: 0, or 1 and the visible townsfolk's place in the component file; how many are left",
        ),
        ObservationSlice::new(
            "manuscripts",
            5 * 2,
            MANUSCRIPTS as u8,
            "for each board piece, the manuscripts likewise",
        ),
        ObservationSlice::new("unseen-cards", MAX_CARDS, 1, "townsfolk and heroes that nobody has seen yet"),
        ObservationSlice::new("unseen-manuscripts", MANUSCRIPTS, 1, "manuscripts that nobody has seen yet"),
        ObservationSlice::new(
            "sites",
            25 * 2,
            SIDES as u8,
            "for each site, five for each board piece: 0, or 1 and the builder, from the viewer on; 0, or 1 and the building: \
             trading post, guildhall, workshop",
        ),
        ObservationSlice::new(
            "rings",
            2 * 5 * SIDES,
            255,
            "workers in the first and second ring, by section and contender",
        ),
        ObservationSlice::new("third-ring", SIDES, 255, "workers in the third ring, by contender"),
        ObservationSlice::new("lord", SIDES, 1, "who has the castle lord"),
        ObservationSlice::new("bonus", 4 * SIDES, 1, "for each ribbon, who has the cleric bonus card"),
        ObservationSlice::new("debts-left", 1, 255, "debts on the poverty card"),
        ObservationSlice::new("deeds-left", 1, 255, "deeds on the prosperity card"),
        ObservationSlice::new(
            "pairs",
            5 * 2,
            MAX_CARDS as u8,
            "pairs to take: the player card, or 0; 0, or 1 and the hero",
        ),
        ObservationSlice::new(
            "main-action",
            1 + 5,
            63,
            "the main action under way: 0, or 1 and trade, build, workers, copy; then the icons of the townsfolk dismissed for \
             it: merchant, builder, noble, cleric, criminal",
        ),
        ObservationSlice::new("steps", 1, 255, "spaces that the viscount must move in this turn"),
        ObservationSlice::new(
            "schemes",
            3 + 1 + 4 * SCHEMES,
            SCHEMES as u8,
            "the solo opponent's: 0, or 1 and the scheme in each card slot; unseen future schemes mixed in; then one byte for \
             each scheme: in the draw pile, discarded, unseen, in the box",
        ),
        ObservationSlice::new(
            "stack",
            STACK * PER_FRAME,
            255,
            "what is still to be done, the next thing first: its kind, 1 and whose it is, and up to five bytes of details, \
             numbers that can be above 255 in two bytes, the high one first. The kinds from 0: nothing, setup, reveal a \
             townsfolk, reveal a manuscript, draft, ready the deck, draw, turn, play a card, move, main action, begin it, times, \
             choose a building, choose a count, pay, complete, repeat, after the main action, choose a site, links, effect, \
             take, flip either, arrange, discard, destroy, destroy an own card, discard the top, destroy the top, hire, take a \
             manuscript, place workers, move a worker, choose a branch, castle, choose a push, spread, knock, recruit, \
             collision, end the turn, solo opponent, draw a scheme, future scheme",
        ),
        ObservationSlice::new("hand", HAND, MAX_CARDS as u8, "the viewer's hand as it was drawn: 0, or 1 and the card"),
        ObservationSlice::new("hand-cards", MAX_CARDS, 1, "the cards in the viewer's hand"),
        ObservationSlice::new(
            "contenders",
            SIDES * PER_SIDE,
            255,
            "for each contender: ink, stone, gold, silver, each in two bytes, the high one first; debts open and settled; deeds \
             acquired and certified; places of the corruption and virtue markers; workers; buildings put up, by kind; 0, or 1 \
             and the viscount's space; player card; 0, or 1 and the hero; cards in hand; cards in the draw pile; 0, or 1 and \
             the card in each of the three slots",
        ),
        ObservationSlice::new("held-manuscripts", SIDES * MANUSCRIPTS, 1, "for each contender, the manuscripts"),
        ObservationSlice::new("discards", SIDES * MAX_CARDS, 1, "for each contender, the cards in the discard pile"),
        ObservationSlice::new(
            "pools",
            SIDES * MAX_CARDS,
            1,
            "for each contender, the cards known to be in draw pile or hand",
        ),
        ObservationSlice::new(
            "removed",
            SIDES * MAX_CARDS,
            1,
            "for each contender, the cards that left the game through it",
        ),
        ObservationSlice::new(
            "candidates",
            SIDES * MAX_CARDS,
            31,
            "for each contender and card, one bit for each hand card in the order drawn, the first the lowest: can it be this?",
        ),
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        self.write(&view.table, view.hand, view.viewer, out);
    }

    /// The table is the same for all: it need not be copied into a view.
    fn observe_state(&self, state: &State, viewer: Viewer, out: &mut [u8]) {
        self.write(&state.table, state.hand_of(viewer), viewer, out);
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
    fn write(&self, table: &Table, hand: Option<Hand>, viewer: Viewer, out: &mut [u8]) {
        let own = viewer.seat().map_or(Side(0), Side::from);
        let place = |side: Side| self.distance(own, side).index();
        let count = self.sides();
        let sides = || (0..count).map(move |distance| Side((own.0 + distance) % count));
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        let options = &self.options;
        let opponents = [Opponent::Cleric, Opponent::Builder, Opponent::Noble, Opponent::Cards];
        writer.flags("opponent", opponents.map(|opponent| opponent == options.opponent));
        let mixed_in = [MixedIn::None, MixedIn::One, MixedIn::Two, MixedIn::Three];
        writer.flags("mixed-in", mixed_in.map(|mixed_in| mixed_in == options.mixed_in));
        writer.flags("ranks", [options.ranks == Ranks::English]);
        writer.flags("first-drawn", [options.first == First::Random]);
        let kinds = sides().map(|side| if self.is_opponent(side) { 2 } else { 1 });
        writer.slice("sides").iter_mut().zip(kinds).for_each(|(byte, kind)| *byte = kind);
        // Until the starting player is drawn, no seat is before another.
        let stage = table.stack.frames().first();
        let undrawn = matches!(stage, Some(Frame::Setup(stage)) if *stage <= SetupStage::First)
            && self.options.first == First::Random;
        writer.one_of("first", (!undrawn).then(|| place(table.first)));
        writer.bytes("round", table.round.to_be_bytes());
        writer.one_of("ending", Some(table.ending as usize));
        writer.each_of("order", table.order.iter().enumerate().map(|(place, piece)| place * 5 + piece.index()));
        writer.bytes("pieces-laid", [table.pieces_laid]);
        writer.one_of("castle-turn", Some(usize::from(table.castle_turn)));
        let piles = |piles: [crate::state::Pile; 5]| piles.into_iter().flat_map(|pile| [number(pile.top), pile.left]);
        writer.bytes("townsfolk", piles(table.townsfolk));
        writer.bytes("manuscripts", piles(table.manuscripts));
        mark_cards(writer.slice("unseen-cards"), table.unseen_cards, 1);
        mark_bits(writer.slice("unseen-manuscripts"), table.unseen_tiles, 1);
        let built = |site: Option<crate::state::Built>| {
            site.map_or([0; 2], |built| [place(built.owner) as u8 + 1, built.building as u8 + 1])
        };
        writer.bytes("sites", table.sites.into_iter().flat_map(built));
        for (workers, bytes) in table.rings.iter().flatten().zip(writer.slice("rings").chunks_exact_mut(SIDES)) {
            sides().zip(bytes).for_each(|(side, byte)| *byte = workers[side.index()]);
        }
        let third_ring = writer.slice("third-ring");
        sides().zip(third_ring).for_each(|(side, byte)| *byte = table.third_ring[side.index()]);
        writer.one_of("lord", table.lord.map(place));
        let bonus = table.bonus.iter().enumerate();
        writer.each_of("bonus", bonus.filter_map(|(ribbon, side)| side.map(|side| ribbon * SIDES + place(side))));
        writer.bytes("debts-left", [table.debts_left]);
        writer.bytes("deeds-left", [table.deeds_left]);
        let pairs = table.pairs.into_iter();
        writer.bytes("pairs", pairs.flat_map(|pair| pair.map_or([0; 2], |pair| [pair.number, card_number(pair.hero)])));
        let main = table.main.map(|main| (main.action as u8 + 1, main.dismissed));
        let (action, dismissed) = main.unwrap_or_default();
        writer.bytes("main-action", [action].into_iter().chain(Icon::ALL.map(|icon| dismissed.count(icon))));
        writer.bytes("steps", [table.steps]);
        let cards = &table.opponent;
        let (slots, sets) = writer.slice("schemes").split_at_mut(4);
        let [one, two, three] = cards.board.map(number);
        slots.copy_from_slice(&[one, two, three, cards.mixed]);
        let masks = [cards.draw, cards.discard, cards.unseen, cards.boxed];
        sets.chunks_exact_mut(SCHEMES).zip(masks).for_each(|(bytes, mask)| mark_bits(bytes, mask.into(), 1));
        let frames = table.stack.frames().iter().rev();
        for (frame, bytes) in frames.zip(writer.slice("stack").chunks_exact_mut(PER_FRAME)) {
            bytes.copy_from_slice(&frame_bytes(*frame, |side| place(side) as u8 + 1));
        }
        let hand = hand.unwrap_or_default();
        writer.bytes("hand", hand.map(card_number));
        writer.each_of("hand-cards", hand.iter().flatten().map(|card| card.index()));
        for (side, bytes) in sides().zip(writer.slice("contenders").chunks_exact_mut(PER_SIDE)) {
            let player = &table.players[side.index()];
            let (goods, rest) = bytes.split_at_mut(8);
            goods.copy_from_slice(player.goods.map(u16::to_be_bytes).as_flattened());
            let [first, second, third] = player.board.map(card_number);
            let [posts, halls, workshops] = player.built;
            rest.copy_from_slice(&[
                player.open_debts,
                player.settled_debts,
                player.acquired_deeds,
                player.certified_deeds,
                player.corruption,
                player.virtue,
                player.workers,
                posts,
                halls,
                workshops,
                number(player.viscount.map(|Space(space)| space)),
                player.player_card,
                card_number(player.hero),
                player.hand_len,
                player.draw_len,
                first,
                second,
                third,
            ]);
        }
        let players = || sides().map(move |side| &table.players[side.index()]);
        for (player, bytes) in players().zip(writer.slice("held-manuscripts").chunks_exact_mut(MANUSCRIPTS)) {
            mark_bits(bytes, player.manuscripts, 1);
        }
        for (player, bytes) in players().zip(writer.slice("discards").chunks_exact_mut(MAX_CARDS)) {
            mark_cards(bytes, player.discard, 1);
        }
        for (player, bytes) in players().zip(writer.slice("pools").chunks_exact_mut(MAX_CARDS)) {
            mark_cards(bytes, player.pool, 1);
        }
        for (player, bytes) in players().zip(writer.slice("removed").chunks_exact_mut(MAX_CARDS)) {
            mark_cards(bytes, player.removed, 1);
        }
        for (player, bytes) in players().zip(writer.slice("candidates").chunks_exact_mut(MAX_CARDS)) {
            player.candidates.iter().zip(0..).for_each(|(cards, bit)| mark_cards(bytes, *cards, 1 << bit));
        }
        writer.finish();
    }

    /// A side as seen from another one: how many sides it sits further on.
    fn distance(&self, from: Side, side: Side) -> Side {
        Side((side.0 + self.sides() - from.0) % self.sides())
    }
}

/// 0, or one more than a number.
fn number(number: Option<u8>) -> u8 {
    number.map_or(0, |number| number + 1)
}

fn card_number(card: Option<Card>) -> u8 {
    number(card.map(|Card(card)| card))
}

/// Sets a bit in the byte of every card of a set, word by word: this is faster than card by card.
fn mark_cards(bytes: &mut [u8], cards: CardSet, bit: u8) {
    for (bytes, word) in bytes.chunks_mut(u64::BITS as usize).zip(cards.words()) {
        mark_bits(bytes, word, bit);
    }
}

/// Sets a bit in the byte of every bit of a mask.
fn mark_bits(bytes: &mut [u8], mut mask: u64, bit: u8) {
    while mask != 0 {
        bytes[mask.trailing_zeros() as usize] |= bit;
        mask &= mask - 1;
    }
}

/// The kind of a frame, whose it is, and its details.
fn frame_bytes(frame: Frame, owner: impl Fn(Side) -> u8) -> [u8; PER_FRAME] {
    let of = |kind: u8, side: Side, details: [u8; 2]| [kind, owner(side), details[0], details[1], 0, 0, 0];
    let plain = |kind: u8, detail: u8| [kind, 0, detail, 0, 0, 0, 0];
    let spanning = |kind: u8, side: Side, span: Span, times: u8| {
        let ([at_high, at_low], [end_high, end_low]) = (span.at.to_be_bytes(), span.end.to_be_bytes());
        [kind, owner(side), at_high, at_low, end_high, end_low, times]
    };
    match frame {
        Frame::Idle => plain(0, 0),
        Frame::Setup(stage) => plain(1, stage as u8),
        Frame::RevealCard(piece) => plain(2, piece.0),
        Frame::RevealTile(piece) => plain(3, piece.0),
        Frame::Draft(side) => of(4, side, [0; 2]),
        Frame::ReadyDeck(side) => of(5, side, [0; 2]),
        Frame::Draw(side) => of(6, side, [0; 2]),
        Frame::Turn(side, phase) => of(7, side, [phase as u8, 0]),
        Frame::PlayCard(side) => of(8, side, [0; 2]),
        Frame::Move(side) => of(9, side, [0; 2]),
        Frame::MainAction(side) => of(10, side, [0; 2]),
        Frame::Begin(side) => of(11, side, [0; 2]),
        Frame::Times(side) => of(12, side, [0; 2]),
        Frame::ChooseBuilding(side) => of(13, side, [0; 2]),
        Frame::ChooseCount(side) => of(14, side, [0; 2]),
        Frame::Pay { side, need, good, used } => [15, owner(side), need, good as u8, used, 0, 0],
        Frame::Complete(side, work) => of(
            16,
            side,
            match work {
                Work::Trade(times) => [0, times],
                Work::Build(building) => [1, building as u8],
                Work::Workers(count) => [2, count],
                Work::Copy => [3, 0],
            },
        ),
        Frame::Repeat { side, span, times } => spanning(17, side, span, times),
        Frame::AfterMain(side) => of(18, side, [0; 2]),
        Frame::ChooseSite { side, building, here } => of(19, side, [building as u8, u8::from(here)]),
        Frame::Links { side, site, left } => of(20, side, [site.0, left]),
        Frame::Effect(side, span) => spanning(21, side, span, 0),
        Frame::Take(side, count) => of(22, side, [count, 0]),
        Frame::FlipEither(side, count) => of(23, side, [count, 0]),
        Frame::Arrange(side) => of(24, side, [0; 2]),
        Frame::Discard(side, count) => of(25, side, [count, 0]),
        Frame::Destroy(side, count) => of(26, side, [count, 0]),
        Frame::DestroyOwn(side) => of(27, side, [0; 2]),
        Frame::DiscardTop(side) => of(28, side, [0; 2]),
        Frame::DestroyTop(side) => of(29, side, [0; 2]),
        Frame::Hire(side) => of(30, side, [0; 2]),
        Frame::TakeTile(side, costs) => of(31, side, costs.to_be_bytes()),
        Frame::PlaceFree(side, count) => of(32, side, [count, 0]),
        Frame::MoveWorker(side, count) => of(33, side, [count, 0]),
        Frame::Choose { side, first, count } => {
            let [high, low] = first.to_be_bytes();
            [34, owner(side), high, low, count, 0, 0]
        }
        Frame::Castle(side) => of(35, side, [0; 2]),
        Frame::PushChoice(side) => of(36, side, [0; 2]),
        Frame::Spread(side, piece) => of(37, side, [piece.0, 0]),
        Frame::Knock { side, piece, ring } => of(38, side, [piece.0, ring]),
        Frame::Recruit(side) => of(39, side, [0; 2]),
        Frame::Collision { side, step, space } => of(40, side, [step, space]),
        Frame::EndTurn(side) => of(41, side, [0; 2]),
        Frame::Opponent(step) => plain(42, step as u8),
        Frame::DrawScheme => plain(43, 0),
        Frame::FutureScheme => plain(44, 0),
    }
}
