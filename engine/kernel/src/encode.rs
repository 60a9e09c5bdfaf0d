//! Games as numbers in fixed shapes, for learning programs.

use std::ops::Deref;

use crate::{Game, Seat, Viewer};

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

/// The most bytes that an observation can have.
pub const MAX_OBSERVATION: usize = 4096;

/// A named part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObservationSlice {
    /// A short name, different from those of the game's other slices.
    pub name: &'static str,
    /// How many bytes it has.
    pub len: usize,
    /// No byte is greater than this.
    pub most: u8,
    /// What the bytes mean, in their order.
    pub meaning: &'static str,
}

impl ObservationSlice {
    /// A slice with this name, length, bound and meaning.
    #[must_use]
    pub const fn new(name: &'static str, len: usize, most: u8, meaning: &'static str) -> Self {
        Self { name, len, most, meaning }
    }

    /// How many bytes an observation of these slices has.
    #[must_use]
    pub const fn total(slices: &[Self]) -> usize {
        let (mut index, mut bytes) = (0, 0);
        while index < slices.len() {
            bytes += slices[index].len;
            index += 1;
        }
        bytes
    }
}

/// Something that an observation does not show although it is in the view or the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The path of the field in the JSON of the view, with dots between names and `*` for every entry of a list; or
    /// `options.` and the key of an option.
    pub field: &'static str,
    /// Why nobody misses it.
    pub reason: &'static str,
}

/// Writes an observation slice by slice.
pub struct ObservationWriter<'a> {
    slices: std::slice::Iter<'static, ObservationSlice>,
    rest: &'a mut [u8],
}

impl<'a> ObservationWriter<'a> {
    /// Begins an observation: all bytes are 0. Where the compiler knows the length of `out`, it need not check that of any slice.
    #[inline]
    pub fn new(slices: &'static [ObservationSlice], out: &'a mut [u8]) -> Self {
        out.fill(0);
        Self { slices: slices.iter(), rest: out }
    }

    /// Begins an observation of which the caller writes every byte of the first `whole` slices. All other bytes are 0.
    ///
    /// # Panics
    /// If there are fewer slices, or `out` is shorter than these.
    pub fn after_whole(whole: usize, slices: &'static [ObservationSlice], out: &'a mut [u8]) -> Self {
        out[ObservationSlice::total(&slices[..whole])..].fill(0);
        Self { slices: slices.iter(), rest: out }
    }

    /// The bytes of the next slice. Debug builds check that it has this name.
    ///
    /// # Panics
    /// If all slices are written, or `out` is shorter than the slices.
    #[inline]
    pub fn slice(&mut self, name: &str) -> &'a mut [u8] {
        let slice = self.slices.next().expect("there is one more slice");
        debug_assert_eq!(slice.name, name, "slices are written in their order");
        let (bytes, rest) = std::mem::take(&mut self.rest).split_at_mut(slice.len);
        self.rest = rest;
        bytes
    }

    /// Writes the next slice, byte by byte: as many as it has.
    #[inline]
    pub fn bytes(&mut self, name: &str, bytes: impl IntoIterator<Item = u8>) {
        let slice = self.slice(name);
        let mut len = 0;
        for (place, byte) in slice.iter_mut().zip(bytes) {
            *place = byte;
            len += 1;
        }
        debug_assert_eq!(len, slice.len(), "{name} has a byte for every place");
    }

    /// Writes the next slice: 1 at one place, or nowhere.
    #[inline]
    pub fn one_of(&mut self, name: &str, place: Option<usize>) {
        let slice = self.slice(name);
        if let Some(place) = place {
            slice[place] = 1;
        }
    }

    /// Writes the next slice: 1 at each of these places.
    #[inline]
    pub fn each_of(&mut self, name: &str, places: impl IntoIterator<Item = usize>) {
        let slice = self.slice(name);
        places.into_iter().for_each(|place| slice[place] = 1);
    }

    /// Writes the next slice, a truth for each of its bytes.
    #[inline]
    pub fn flags(&mut self, name: &str, flags: impl IntoIterator<Item = bool>) {
        self.bytes(name, flags.into_iter().map(u8::from));
    }

    /// Ends the observation. Debug builds check that all of it is written.
    pub fn finish(mut self) {
        debug_assert_eq!(self.slices.next(), None, "a slice is not written");
        debug_assert!(self.rest.is_empty(), "the buffer is as long as the slices");
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

    /// What an observation consists of, the same at every table.
    const OBSERVATION: &'static [ObservationSlice];

    /// What an observation does not show.
    const LEFT_OUT: &'static [LeftOut] = &[];

    /// Writes what the view shows, from its viewer's side of the table, into `out` ([`Encode::observation_len`] bytes).
    /// A spectator sits with the first seat.
    ///
    /// It depends on the view and the options alone, and different views give different observations, except for what
    /// [`Encode::LEFT_OUT`] names.
    fn observe(&self, view: &Self::View, out: &mut [u8]);

    /// Writes what the viewer may know of a state: the same bytes as [`Encode::observe`] for the view.
    ///
    /// A game may write them without making the view first, where that takes long. Law L17 compares them.
    #[inline]
    fn observe_state(&self, state: &Self::State, viewer: Viewer, out: &mut [u8]) {
        self.observe(&self.view(state, viewer), out);
    }

    /// The choices that make up an action of `seat`. Other seats are counted from it. Each action has its own choices,
    /// and they are never the beginning of another action's.
    fn choices(&self, seat: Seat, action: Self::Action) -> Choices;

    /// The action of `seat` that is made up of these choices: the inverse of [`Encode::choices`]. `None` if choices are
    /// missing, or for choices that no action has.
    fn action(&self, seat: Seat, choices: &[u16]) -> Option<Self::Action>;

    /// How many bytes an observation has.
    #[must_use]
    fn observation_len() -> usize {
        const { ObservationSlice::total(Self::OBSERVATION) }
    }

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
