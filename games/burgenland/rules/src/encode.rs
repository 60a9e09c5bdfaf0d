//! The table as bytes, for learning programs. The viewer's own things come first, then the opponent's.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, ObservationSlice, ObservationWriter, Seat};

use crate::castle::{Place, SLOTS, Slot};
use crate::throw::MAX_DICE;
use crate::track::FIELDS;
use crate::{Action, Burgenland, Card, Colour, FieldId, FieldKind, Phase, Side, View};

const KINDS: usize = FieldKind::ALL.len();
const CARDS: usize = Card::ALL.len();

/// Gaps lie between two cards, so neither the first nor the last slot can be one.
const GAPS: usize = SLOTS - 2;

/// Every action is a single choice.
const CHOICES: ChoiceSpace<12> = ChoiceSpace::new([
    ChoiceBlock { name: "roll", len: MAX_DICE, meaning: "throw with this many extra dice, from none" },
    ChoiceBlock { name: "move", len: 6, meaning: "move the crown by a die of this value, 1 to 6" },
    ChoiceBlock { name: "build-left", len: 1, meaning: "build at the left end" },
    ChoiceBlock { name: "build-right", len: 1, meaning: "build at the right end" },
    ChoiceBlock { name: "build-gap", len: GAPS, meaning: "build in a gap, by its slot from the second on the left" },
    ChoiceBlock { name: "take", len: SLOTS, meaning: "take the opponent's card in this slot, from the left" },
    ChoiceBlock { name: "give-left", len: 1, meaning: "lose the card at the left end" },
    ChoiceBlock { name: "give-right", len: 1, meaning: "lose the card at the right end" },
    ChoiceBlock { name: "dice", len: 1, meaning: "take extra dice" },
    ChoiceBlock { name: "score", len: 1, meaning: "score" },
    ChoiceBlock { name: "pass", len: 1, meaning: "leave the field unused" },
    ChoiceBlock { name: "stop", len: 1, meaning: "end the turn" },
]);

impl Encode for Burgenland {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new("first", 3, 1, "who begins, as agreed: the viewer, the opponent, drawn"),
        ObservationSlice::new(
            "fields",
            FIELDS * KINDS,
            1,
            "for each field: wall, small tower, house, great tower, crown, wall and crown",
        ),
        ObservationSlice::new(
            "phase",
            10,
            1,
            "draw the start, draw who begins, begin, throw, choose a die, use the field, place a card, continue, give, over",
        ),
        ObservationSlice::new("active", 2, 1, "whose turn it is: the viewer's, the opponent's"),
        ObservationSlice::new("crown", FIELDS, 1, "the field of the crown"),
        ObservationSlice::new("turn-colour", 3, 1, "the colour of the turn: blue, yellow, red"),
        ObservationSlice::new("throw", 6, MAX_DICE as u8, "dice of each value, 1 to 6, in a throw to choose from"),
        ObservationSlice::new("thrown", 1, MAX_DICE as u8, "extra dice that are being thrown"),
        ObservationSlice::new("extra-dice", 3, 255, "extra dice of the viewer, of the opponent, on the board"),
        ObservationSlice::new(
            "points",
            6,
            255,
            "points of the viewer, of the opponent: by the colour that earned them",
        ),
        ObservationSlice::new("scorings", 6, 255, "scorings that earned points, in the same order"),
        ObservationSlice::new(
            "supply",
            3 * CARDS,
            255,
            "for each colour: walls, small towers, houses, great towers left",
        ),
        ObservationSlice::new("values", 6, 255, "what the castles count now: the viewer's by colour, the opponent's"),
        ObservationSlice::new(
            "castles",
            6 * SLOTS * CARDS,
            1,
            "the castles in the same order, slot by slot from the left: wall, small tower, house or great tower",
        ),
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        let own = view.viewer.seat().unwrap_or(Seat::new(0));
        let seats = [own, own.opponent()];
        let side = |seat: Seat| usize::from(seat != own);
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        writer.one_of("first", Some(self.options.first.seat().map_or(2, side)));
        writer.each_of("fields", FieldId::all().map(|field| field.index() * KINDS + self.track.kind(field) as usize));
        writer.one_of("phase", Some(phase_index(view.phase)));
        writer.one_of("active", view.active.map(side));
        writer.one_of("crown", view.crown.map(FieldId::index));
        writer.one_of("turn-colour", view.turn_colour.map(|colour| colour as usize));
        let dice = |value: u8| if let Phase::Choose(throw) = view.phase { throw.count(value) as u8 } else { 0 };
        writer.bytes("throw", (1..=6).map(dice));
        writer.bytes("thrown", [if let Phase::Throw { extra } = view.phase { extra } else { 0 }]);
        writer.bytes("extra-dice", [view.extra_dice[own], view.extra_dice[own.opponent()], view.board_dice]);
        writer.bytes("points", seats.into_iter().flat_map(|seat| view.points[seat].0));
        writer.bytes("scorings", seats.into_iter().flat_map(|seat| view.scorings[seat].0));
        writer.bytes("supply", view.supply.0.into_iter().flat_map(|stacks| stacks.0));
        let castles = || seats.into_iter().flat_map(move |seat| Colour::ALL.map(|colour| view.castles[seat][colour]));
        writer.bytes("values", castles().map(|castle| castle.value(&self.components.values)));
        for (castle, bytes) in castles().zip(writer.slice("castles").chunks_exact_mut(SLOTS * CARDS)) {
            for (slot, card) in castle.slots().enumerate() {
                if let Some(card) = card {
                    bytes[slot * CARDS + card as usize] = 1;
                }
            }
        }
        writer.finish();
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        let (block, place) = match action {
            Action::Roll(extra) => (0, usize::from(extra)),
            Action::Move(value) => (1, usize::from(value) - 1),
            Action::Build(Place::Left) => (2, 0),
            Action::Build(Place::Right) => (3, 0),
            Action::Build(Place::Gap(slot)) => (4, slot.index() - 1),
            Action::Take(slot) => (5, slot.index()),
            Action::Give(Side::Left) => (6, 0),
            Action::Give(Side::Right) => (7, 0),
            Action::Dice => (8, 0),
            Action::Score => (9, 0),
            Action::Pass => (10, 0),
            Action::Stop => (11, 0),
        };
        Choices::new([CHOICES.choice(block, place)])
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let [choice] = choices else { return None };
        let (block, place) = CHOICES.locate(*choice)?;
        Some(match block {
            0 => Action::Roll(place as u8),
            1 => Action::Move(place as u8 + 1),
            2 => Action::Build(Place::Left),
            3 => Action::Build(Place::Right),
            4 => Action::Build(Place::Gap(Slot::new(place + 1))),
            5 => Action::Take(Slot::new(place)),
            6 => Action::Give(Side::Left),
            7 => Action::Give(Side::Right),
            8 => Action::Dice,
            9 => Action::Score,
            10 => Action::Pass,
            _ => Action::Stop,
        })
    }
}

/// The place of a phase among the ten.
const fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::DrawStart => 0,
        Phase::DrawFirst => 1,
        Phase::Begin => 2,
        Phase::Throw { .. } => 3,
        Phase::Choose(_) => 4,
        Phase::Field => 5,
        Phase::Place => 6,
        Phase::Continue => 7,
        Phase::Give => 8,
        Phase::Over => 9,
    }
}
