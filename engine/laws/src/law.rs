//! The names of the laws.

/// A guarantee of [`kernel::Game`] and its extensions, checked by the suite on random plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Who is to act.
    L1,
    /// Lists of actions and outcomes.
    L2,
    /// Deterministic steps.
    L3,
    /// Independent clones.
    L4,
    /// Notation.
    L5,
    /// Replay.
    L6,
    /// View of a determinization.
    L7,
    /// Legal actions known.
    L8,
    /// Non-interference.
    L9,
    /// Determinization varies.
    L10,
    /// Commits commute.
    L11,
    /// Ending and ranking.
    L12,
    /// Census.
    L13,
    /// Recount.
    L14,
    /// Correct `reveals`.
    L15,
    /// Round trips of views and options.
    L16,
    /// Encoding.
    L17,
    /// Evaluation.
    L18,
    /// Foresight.
    L19,
    /// Independent actions commute.
    L20,
    /// Complete observations.
    L21,
    /// Symmetric seats.
    L22,
}

impl Law {
    /// All laws, in order.
    pub const ALL: [Self; 22] = [
        Self::L1,
        Self::L2,
        Self::L3,
        Self::L4,
        Self::L5,
        Self::L6,
        Self::L7,
        Self::L8,
        Self::L9,
        Self::L10,
        Self::L11,
        Self::L12,
        Self::L13,
        Self::L14,
        Self::L15,
        Self::L16,
        Self::L17,
        Self::L18,
        Self::L19,
        Self::L20,
        Self::L21,
        Self::L22,
    ];

    /// The law in one line.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::L1 => "every seat to act has a legal action, and no other seat has one",
            Self::L2 => {
                "lists are stable and have no duplicates, is_legal agrees, actions are drawn from them, and chance is drawn with the \
                listed weights"
            }
            Self::L3 => "the same step on the same state gives the same state and the same events",
            Self::L4 => "steps on a clone leave the original unchanged",
            Self::L5 => "notation is printable ASCII without spaces, reads back, and is different for different things",
            Self::L6 => "replaying the texts of a record gives the same states",
            Self::L7 => "a determinization of a view has the same view",
            Self::L8 => "who is to act and what is legal for a seat follow from what that seat may know",
            Self::L9 => "states with the same view for a viewer show and tell that viewer the same",
            Self::L10 => "determinizations vary where something is hidden, with the right frequencies",
            Self::L11 => "simultaneous hidden decisions lead to the same state in any order",
            Self::L12 => "play ends within max_steps, with a valid ranking that the score sheet explains",
            Self::L13 => "pieces move from place to place, and none appears or vanishes",
            Self::L14 => "bookkeeping equals a naive recount",
            Self::L15 => "after an action that reveals nothing, nobody knows more",
            Self::L16 => "views, options and presets are the same after being written and read back",
            Self::L17 => {
                "every action is made of its own choices, choices that name an action are its own and its notation reads \
                back, masks lead to the legal actions and no others, and observations keep to their layout and are the \
                same for a state as for its view"
            }
            Self::L18 => "values are chances between 0 and 1, add up to one for two seats, and playouts are legal",
            Self::L19 => "what an action brings is foreseen from the view alone, and is what then happens",
            Self::L20 => "actions of open seats that the game calls independent lead to the same state in any order",
            Self::L21 => "different views or options give different observations, except for what the game leaves out",
            Self::L22 => "when every seat moves on by one, each sees and may do what the seat before it saw and could",
        }
    }
}
