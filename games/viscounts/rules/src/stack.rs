//! What is still to be done: a small stack in the state. It makes choices inside effects ordinary actions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Piece, Site};
use crate::effect::{Building, Good, Span};
use crate::side::Side;

/// The six phases of a turn (`viscounts.turn.phases`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Phase {
    /// Phase 1: shift the row and play a card.
    Cards,
    /// Phase 2: move the viscount.
    Move,
    /// Phase 3: the main action.
    Main,
    /// Phase 4: recruit.
    Recruit,
    /// Phase 5: resolve a collision.
    Collision,
    /// Phase 6: draw cards.
    Draw,
}

/// How far the setup is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum SetupStage {
    /// Board pieces.
    Pieces,
    /// The castle's turn.
    Castle,
    /// Townsfolk on the piles.
    Townsfolk,
    /// Manuscripts on the piles.
    Manuscripts,
    /// Who begins, if it is drawn.
    First,
    /// Pairs of player card and hero.
    Pairs,
    /// The draft.
    Draft,
    /// The solo opponent's start.
    Opponent,
    /// The end piles; then the first turn.
    Piles,
}

/// What was paid for and is now to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Work {
    /// A number of exchanges.
    Trade(u8),
    /// A building.
    Build(Building),
    /// A number of workers.
    Workers(u8),
    /// The manuscript of the piece.
    Copy,
}

/// Something still to be done: by the rules alone, by a decision, or by chance. An effect inside an effect lies on top of
/// the one it interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Frame {
    /// Nothing.
    Idle,
    /// Setup continues.
    Setup(SetupStage),
    /// Chance: a new townsfolk lies on top.
    RevealCard(Piece),
    /// Chance: a new manuscript lies on top.
    RevealTile(Piece),
    /// Decision: take a pair.
    Draft(Side),
    /// The deck is shuffled and the first hand drawn.
    ReadyDeck(Side),
    /// Chance, as often as needed: draw up to the hand limit.
    Draw(Side),
    /// The turn continues with this phase.
    Turn(Side, Phase),
    /// Decision, or chance with an empty hand: play a card.
    PlayCard(Side),
    /// Decision: where to move.
    Move(Side),
    /// Decision: which main action.
    MainAction(Side),
    /// The main action begins, its townsfolk dismissed.
    Begin(Side),
    /// Decision: how many exchanges.
    Times(Side),
    /// Decision: which building.
    ChooseBuilding(Side),
    /// Decision: how many workers.
    ChooseCount(Side),
    /// Decision: pay for this many icons, with this good or a later one; `used` limited offers of it are spent.
    Pay {
        /// Who pays.
        side: Side,
        /// Icons still missing.
        need: u8,
        /// The good paid last; earlier ones are no longer offered, so that each payment has one order.
        good: Good,
        /// How often the limited offer of that good was used.
        used: u8,
    },
    /// What was paid for is done.
    Complete(Side, Work),
    /// An exchange is repeated.
    Repeat {
        /// Who trades.
        side: Side,
        /// What one exchange brings.
        span: Span,
        /// How often it is still done.
        times: u8,
    },
    /// Abilities after the main action.
    AfterMain(Side),
    /// Decision: which site.
    ChooseSite {
        /// Who builds.
        side: Side,
        /// What.
        building: Building,
        /// Only at the viscount's bank?
        here: bool,
    },
    /// Links of a new building: bit 0 the one behind it, bit 1 the one ahead. Decision while both are left.
    Links {
        /// Who built.
        side: Side,
        /// Where.
        site: Site,
        /// Links not yet paid.
        left: u8,
    },
    /// An effect continues.
    Effect(Side, Span),
    /// Decision: this many resources of choice.
    Take(Side, u8),
    /// Decision: turn over this many debts or deeds.
    FlipEither(Side, u8),
    /// Decision: permute the row.
    Arrange(Side),
    /// Decision: discard up to this many cards.
    Discard(Side, u8),
    /// Decision: destroy up to this many cards.
    Destroy(Side, u8),
    /// Decision: destroy any own card before the deck is shuffled.
    DestroyOwn(Side),
    /// Chance: the top of the draw pile is discarded.
    DiscardTop(Side),
    /// Chance: the top of the draw pile is destroyed.
    DestroyTop(Side),
    /// Decision: take a visible townsfolk.
    Hire(Side),
    /// Decision: take a visible manuscript whose cost is in the mask.
    TakeTile(Side, u16),
    /// Decision: where to put this many workers.
    PlaceFree(Side, u8),
    /// Decision: move up to this many workers to a neighbouring section.
    MoveWorker(Side, u8),
    /// Decision: one of several branches.
    Choose {
        /// Who chooses.
        side: Side,
        /// The first branch.
        first: u16,
        /// How many.
        count: u8,
    },
    /// The castle is settled for this side.
    Castle(Side),
    /// Decision: which group is pushed first.
    PushChoice(Side),
    /// After a push two workers go aside.
    Spread(Side, Piece),
    /// Decision: who is knocked off this section.
    Knock {
        /// Who decides.
        side: Side,
        /// The section.
        piece: Piece,
        /// Ring 0 or 1.
        ring: u8,
    },
    /// Decision: recruit the townsfolk of the piece.
    Recruit(Side),
    /// A collision is resolved.
    Collision {
        /// Whose.
        side: Side,
        /// The next step, 1 to 4; 5 puts the markers back.
        step: u8,
        /// The space whose rewards are paid, known from step 3 on.
        space: u8,
    },
    /// The turn is over.
    EndTurn(Side),
    /// The solo opponent's turn continues.
    Opponent(OpponentStep),
    /// Chance: its next scheme.
    DrawScheme,
    /// Chance: its next future scheme.
    FutureScheme,
}

/// How far the solo opponent's turn is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub enum OpponentStep {
    /// Shift, shuffle if necessary, show a scheme.
    Shift,
    /// Corruption for criminals.
    Criminal,
    /// The gain row.
    Gain,
    /// Move.
    Move,
    /// The row at the foot.
    Last,
    /// A collision.
    Collision,
}

/// The largest number of frames; the deepest chain of effects needs about half of it.
pub const STACK: usize = 32;

/// What is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    frames: [Frame; STACK],
    len: u8,
}

impl Stack {
    /// Nothing to do.
    pub const EMPTY: Self = Self { frames: [Frame::Idle; STACK], len: 0 };

    /// The next thing to do.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Frame {
        if self.len == 0 { Frame::Idle } else { self.frames[usize::from(self.len) - 1] }
    }

    /// Pushes a frame.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Inserts a frame below the one at `index`.
    pub fn insert(&mut self, index: usize, frame: Frame) {
        self.frames.copy_within(index..usize::from(self.len), index + 1);
        self.frames[index] = frame;
        self.len += 1;
    }

    /// Removes the top frame.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        // Removed frames are cleared, so that equal tables compare equal.
        self.frames[usize::from(self.len)] = Frame::Idle;
    }

    /// Replaces the top frame.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.frames[usize::from(self.len) - 1] = frame;
    }

    /// All frames, the next one last.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }
}

kernel::schema_as!(Stack => Vec<Frame>);

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.frames())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<Frame>::deserialize(deserializer)?;
        if frames.len() > STACK {
            return Err(serde::de::Error::custom("too many frames"));
        }
        let mut stack = Self::EMPTY;
        for frame in frames {
            stack.push(frame);
        }
        Ok(stack)
    }
}
