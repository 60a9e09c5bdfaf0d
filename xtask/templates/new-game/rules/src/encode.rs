//! The game as numbers, for learning programs.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Game, ObservationSlice, ObservationWriter, Seat};

use crate::action::Action;
use crate::game::NewGame;
use crate::state::MAX_SEATS;
use crate::stone::Stone;
use crate::view::{FaceDown, Hand, View};

/// Bytes of a seat in the slice `stones`.
const PER_SEAT: usize = 3 + 3 + 1;

/// Every action, by its index.
const ACTIONS: [Action; 2] = [Action::Keep, Action::Give];

/// Every action is a single choice.
const CHOICES: ChoiceSpace<1> =
    ChoiceSpace::new([ChoiceBlock { name: "stone", len: ACTIONS.len(), meaning: "keep the stone, give it away" }]);

impl Encode for NewGame {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice::new("at-the-table", MAX_SEATS, 1, "the seats, from the viewer's on to the left"),
        ObservationSlice::new("active", MAX_SEATS, 1, "whose turn it is, from the viewer on to the left"),
        ObservationSlice::new("turns", 2, 255, "how many turns are over, and how many a match has"),
        ObservationSlice::new("bag", 1, 255, "stones in the bag"),
        ObservationSlice::new("hand", 4, 1, "the stone in hand: one of the three kinds, or unseen"),
        ObservationSlice::new(
            "stones",
            MAX_SEATS * PER_SEAT,
            255,
            "for each seat: stones of each kind face up, face down as far as the viewer knows them; how many lie face down",
        ),
    ];

    fn observe(&self, view: &View, out: &mut [u8]) {
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        writer.each_of("at-the-table", 0..self.seats().get());
        let mut seat = view.viewer.seat().unwrap_or(Seat::new(0));
        let seats = self.seats().get();
        let distance = |active: Seat| (active.index() + seats - seat.index()) % seats;
        writer.one_of("active", view.active.map(distance));
        writer.bytes("turns", [view.turns, self.turns()]);
        writer.bytes("bag", [view.bag]);
        let hands = Stone::ALL.into_iter().map(Hand::Seen).chain([Hand::Unseen]);
        writer.flags("hand", hands.map(|hand| hand == view.hand));
        for bytes in writer.slice("stones").chunks_exact_mut(PER_SEAT).take(seats) {
            let (stones, count) = match view.face_down[seat] {
                FaceDown::Seen(stones) => (stones, stones.total()),
                FaceDown::Unseen(count) => (Default::default(), count),
            };
            bytes[..3].copy_from_slice(&view.face_up[seat].0);
            bytes[3..6].copy_from_slice(&stones.0);
            bytes[6] = count;
            seat = self.seats().left_of(seat);
        }
        writer.finish();
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        Choices::new([CHOICES.choice(0, action as usize)])
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let [choice] = choices else { return None };
        ACTIONS.get(usize::from(*choice)).copied()
    }
}
