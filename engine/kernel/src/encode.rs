//! Games as numbers in fixed shapes, for learning programs.

use std::ops::Deref;

use crate::{Game, Seat};

/// The most choices that a game can have: the length of the longest mask.
pub const MAX_CHOICES: usize = 1024;

/// A named part of a game's choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceBlock {
    /// A short name, different from those of the game's other blocks.
    pub name: &'static str,
    /// How many choices there are in it.
    pub len: usize,
    /// What the choices mean, in their order.
    pub meaning: &'static str,
}

/// The choices of a game, block after block, each with its fixed index.
pub struct ChoiceSpace<const N: usize> {
    /// The blocks, in order.
    pub blocks: [ChoiceBlock; N],
    starts: [usize; N],
}

impl<const N: usize> ChoiceSpace<N> {
    /// Lays the blocks one after the other.
    ///
    /// # Panics
    /// If there are more than [`MAX_CHOICES`] choices; a constant then does not compile.
    #[must_use]
    pub const fn new(blocks: [ChoiceBlock; N]) -> Self {
        let mut starts = [0; N];
        let (mut block, mut count) = (0, 0);
        while block < N {
            starts[block] = count;
            count += blocks[block].len;
            block += 1;
        }
        assert!(count <= MAX_CHOICES, "a mask has at most 1,024 entries");
        Self { blocks, starts }
    }

    /// The choice at this place of a block, the block given by its number.
    #[must_use]
    #[inline]
    pub const fn choice(&self, block: usize, place: usize) -> u16 {
        debug_assert!(place < self.blocks[block].len, "the block is shorter");
        (self.starts[block] + place) as u16
    }

    /// The number of the block in which a choice lies, and its place there.
    #[must_use]
    pub fn locate(&self, choice: u16) -> Option<(usize, usize)> {
        let choice = usize::from(choice);
        let block = self.starts.partition_point(|start| *start <= choice) - 1;
        let place = choice - self.starts[block];
        (place < self.blocks[block].len).then_some((block, place))
    }
}

/// The choices that make up one action, in the order in which they are made: at least one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    choices: [u16; Self::MOST],
    len: u8,
}

impl Choices {
    /// The most choices that an action can have.
    pub const MOST: usize = 3;

    /// These choices.
    ///
    /// # Panics
    /// If there are none, or more than [`Choices::MOST`]; it then does not compile.
    #[must_use]
    #[inline]
    pub fn new<const N: usize>(made: [u16; N]) -> Self {
        const { assert!(0 < N && N <= Self::MOST, "an action is made of one to three choices") };
        let mut choices = [0; Self::MOST];
        choices[..N].copy_from_slice(&made);
        Self { choices, len: N as u8 }
    }
}

impl Deref for Choices {
    type Target = [u16];

    #[inline]
    fn deref(&self) -> &[u16] {
        &self.choices[..usize::from(self.len)]
    }
}

/// A game that can be turned into numbers for learning programs.
///
/// An action is a short sequence of choices, such as a tile and then a place for it. All choices come from one fixed list
/// of at most [`MAX_CHOICES`], so that one mask and one output of a network serve every decision. A program asks for the
/// mask, takes one of the marked choices, and goes on until the choices name an action:
///
/// ```
/// use kernel::{Encode, Game, SeatCount, Silent, Step, ToAct};
/// use laws::toys::SealedBids;
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let mut state = game.initial_state();
/// # while let ToAct::Chance = game.to_act(&state) {
/// #     let mut outcomes = Vec::new();
/// #     game.chance_outcomes(&state, &mut outcomes);
/// #     game.apply(&mut state, Step::Chance(outcomes[0].0), &mut Silent);
/// # }
/// let seat = game.to_act(&state).seats().first().expect("someone is to act");
/// let mut legal = Vec::new();
/// game.legal_actions(&state, seat, &mut legal);
/// let mut mask = vec![0; SealedBids::choice_count()];
/// let mut chosen = Vec::new();
/// let action = loop {
///     game.mask(seat, &legal, &chosen, &mut mask);
///     let choice = mask.iter().position(|allowed| *allowed == 1).expect("something is allowed");
///     chosen.push(choice as u16);
///     if let Some(action) = game.action(seat, &chosen) {
///         break action;
///     }
/// };
/// assert!(legal.contains(&action));
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Encode: Game {
    /// All choices, the same at every table.
    const CHOICES: &'static [ChoiceBlock];

    /// How many numbers an observation has, for this table.
    fn observation_len(&self) -> usize;

    /// Writes what the view shows, from its viewer's side of the table, into `out` (`observation_len` numbers, most of
    /// them between 0 and 1).
    fn observe(&self, view: &Self::View, out: &mut [f32]);

    /// The choices that make up an action of `seat`. Other seats are counted from it. Each action has its own choices,
    /// and they are never the beginning of another action's.
    fn choices(&self, seat: Seat, action: Self::Action) -> Choices;

    /// The action of `seat` that is made up of these choices: the inverse of [`Encode::choices`]. `None` if choices are
    /// missing, or for choices that no action has.
    fn action(&self, seat: Seat, choices: &[u16]) -> Option<Self::Action>;

    /// How many choices there are: the length of a mask.
    #[must_use]
    fn choice_count() -> usize {
        Self::CHOICES.iter().map(|block| block.len).sum()
    }

    /// Writes into `out` ([`Encode::choice_count`] bytes) which choices may come after those in `chosen`: 1 for each that
    /// leads to one of the `legal` actions of `seat`, else 0.
    fn mask(&self, seat: Seat, legal: &[Self::Action], chosen: &[u16], out: &mut [u8]) {
        out.fill(0);
        for action in legal {
            let choices = self.choices(seat, *action);
            if let Some([next, ..]) = choices.strip_prefix(chosen) {
                out[usize::from(*next)] = 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPACE: ChoiceSpace<2> = ChoiceSpace::new([
        ChoiceBlock { name: "tile", len: 3, meaning: "the tile" },
        ChoiceBlock { name: "turn", len: 4, meaning: "quarter turns" },
    ]);

    #[test]
    fn every_choice_lies_in_its_block() {
        assert_eq!((SPACE.choice(0, 2), SPACE.choice(1, 0)), (2, 3));
        for choice in 0..7 {
            let (block, place) = SPACE.locate(choice).unwrap();
            assert_eq!(SPACE.choice(block, place), choice);
        }
        assert_eq!(SPACE.locate(7), None);
    }
}
