//! The game as numbers, for learning programs.

use kernel::{ChoiceBlock, ChoiceSpace, Choices, Encode, Game, Seat};

use crate::action::Action;
use crate::game::NewGame;
use crate::stone::Stone;
use crate::view::{FaceDown, Hand, View};

/// Every action, by its index.
const ACTIONS: [Action; 2] = [Action::Keep, Action::Give];

/// Every action is a single choice.
const CHOICES: ChoiceSpace<1> =
    ChoiceSpace::new([ChoiceBlock { name: "stone", len: ACTIONS.len(), meaning: "keep the stone, give it away" }]);

impl Encode for NewGame {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    /// The turns, the hand (each kind of stone, or unseen), and for each seat three numbers face up, three face down, and
    /// how many lie face down.
    fn observation_len(&self) -> usize {
        1 + 4 + self.seats().get() * 7
    }

    fn observe(&self, view: &View, out: &mut [f32]) {
        let truth = |is_true: bool| f32::from(u8::from(is_true));
        let mut numbers = vec![f32::from(view.turns) / f32::from(self.turns())];
        numbers.extend(Stone::ALL.map(|stone| truth(view.hand == Hand::Seen(stone))));
        numbers.push(truth(view.hand == Hand::Unseen));
        let mut seat = view.viewer.seat().unwrap_or(Seat::new(0));
        for _ in self.seats().seats() {
            let (stones, count) = match view.face_down[seat] {
                FaceDown::Seen(stones) => (stones, stones.total()),
                FaceDown::Unseen(count) => (Default::default(), count),
            };
            numbers.extend(view.face_up[seat].0.map(f32::from));
            numbers.extend(stones.0.map(f32::from));
            numbers.push(f32::from(count));
            seat = self.seats().left_of(seat);
        }
        out.copy_from_slice(&numbers);
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        Choices::new([CHOICES.choice(0, action as usize)])
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        let [choice] = choices else { return None };
        ACTIONS.get(usize::from(*choice)).copied()
    }
}
