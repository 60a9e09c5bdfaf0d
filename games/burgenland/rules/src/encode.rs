//! The table as numbers, for learning programs.
//!
//! The viewer's own things come first, then the opponent's; a spectator sits with the first seat. In order:
//!
//! | numbers | what |
//! |---|---|
//! | 10 | the phase, one of them 1 |
//! | 1 | is it the viewer's turn? |
//! | 24 | the crown's field, one of them 1 |
//! | 3 | the colour of the turn |
//! | 24 x 6 | what each field shows, one of six 1 |
//! | 6 | dice of each value in a throw to choose from, in sixths |
//! | 1 | extra dice in the air, as a share |
//! | 3 | extra dice: own, opponent's, on the board, as shares |
//! | 2 | points, as shares of the way to the king |
//! | 12 | cards in supply, as shares |
//! | 6 | what the castles count now, as shares of all cards of a colour |
//! | 6 x 32 x 4 | the castles, slot by slot, the card that lies there 1 |

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Seat};

use crate::castle::{Place, SLOTS, Slot};
use crate::throw::MAX_DICE;
use crate::track::FIELDS;
use crate::{Action, Burgenland, Card, Colour, FieldId, FieldKind, Phase, Side, View};

const PHASES: usize = 10;
const OBSERVATION: usize = PHASES + 1 + FIELDS + 3 + FIELDS * 6 + 6 + 1 + 3 + 2 + 12 + 6 + 6 * SLOTS * 4;

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

    fn observation_len(&self) -> usize {
        OBSERVATION
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        out.fill(0.0);
        let mut out = Writer { out, next: 0 };
        let own = view.viewer.seat().unwrap_or(Seat::new(0));
        let seats = [own, own.opponent()];
        let components = &self.components;

        out.one_of(PHASES, Some(phase_index(view.phase)));
        out.put(f32::from(u8::from(view.active == Some(own))));
        out.one_of(FIELDS, view.crown.map(FieldId::index));
        out.one_of(3, view.turn_colour.map(|colour| colour as usize));
        for field in FieldId::all() {
            let kind = self.track.kind(field);
            out.one_of(6, FieldKind::ALL.iter().position(|other| *other == kind));
        }
        for value in 1..=6 {
            out.put(if let Phase::Choose(throw) = view.phase { throw.count(value) as f32 / 6.0 } else { 0.0 });
        }
        let all_dice = f32::from(components.extra_dice.max(1));
        out.put(if let Phase::Throw { extra } = view.phase { f32::from(extra) / all_dice } else { 0.0 });
        seats.iter().for_each(|seat| out.put(f32::from(view.extra_dice[*seat]) / all_dice));
        out.put(f32::from(view.board_dice) / all_dice);
        seats.iter().for_each(|seat| out.put(f32::from(view.score(*seat)) / f32::from(components.king)));
        for colour in Colour::ALL {
            for card in Card::ALL {
                out.put(f32::from(view.supply[colour][card]) / f32::from(components.cards[card].max(1)));
            }
        }
        let most: u8 = Card::ALL.iter().map(|card| components.cards[*card] * components.values[*card]).sum();
        for seat in seats {
            for colour in Colour::ALL {
                let value = view.castles[seat][colour].value(&components.values);
                out.put(f32::from(value) / f32::from(most.max(1)));
            }
        }
        for seat in seats {
            for colour in Colour::ALL {
                let castle = view.castles[seat][colour];
                for index in 0..SLOTS {
                    out.one_of(4, castle.card_at(Slot::new(index)).map(|card| card as usize));
                }
            }
        }
        debug_assert_eq!(out.next, OBSERVATION);
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

/// Fills an observation from front to back.
struct Writer<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Writer<'_> {
    /// The next number.
    fn put(&mut self, number: f32) {
        self.out[self.next] = number;
        self.next += 1;
    }

    /// The next `count` numbers: all 0 but the chosen one.
    fn one_of(&mut self, count: usize, chosen: Option<usize>) {
        if let Some(chosen) = chosen {
            self.out[self.next + chosen] = 1.0;
        }
        self.next += count;
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
