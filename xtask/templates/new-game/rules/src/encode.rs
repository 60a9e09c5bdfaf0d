//! The game as numbers, for learning programs.

use kernel::{Encode, Game, Seat};

use crate::action::Action;
use crate::game::NewGame;
use crate::stone::Stone;
use crate::view::{FaceDown, Hand, View};

/// Every action, by its index.
const ACTIONS: [Action; 2] = [Action::Keep, Action::Give];

impl Encode for NewGame {
    /// The turns, the hand (each kind of stone, or unseen), and for each seat three numbers face up, three face down, and
    /// how many lie face down.
    fn observation_len(&self) -> usize {
        1 + 4 + self.seats().get() * 7
    }

    fn action_count(&self) -> usize {
        ACTIONS.len()
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

    fn action_index(&self, action: Action) -> usize {
        action as usize
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        ACTIONS.get(index).copied()
    }
}
