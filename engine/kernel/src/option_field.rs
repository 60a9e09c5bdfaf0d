//! One option of a game, as forms and help texts show it.

use crate::message::{Describe, Message, Sample, or_list};

/// What may be entered for one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// Exactly one of these words.
    Choice(&'static [&'static str]),
    /// Exactly `count` different words of `of`, joined by `+`, in the order of `of`; or the word `random`.
    Pick {
        /// The words to choose from.
        of: &'static [&'static str],
        /// How many of them.
        count: usize,
    },
}

/// One option of a game, as forms and help texts show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionField {
    /// The key: lower case words joined by `-`.
    pub key: &'static str,
    /// What may be entered.
    pub kind: OptionKind,
}

impl Describe for OptionKind {
    fn message(&self) -> Message {
        match *self {
            Self::Choice(words) => Message::new("setup-choice", format_args!("{}", or_list(words))).arg("words", words),
            Self::Pick { of, count } => {
                let english = format_args!("{count} different of {} joined by +, or random", or_list(of));
                Message::new("setup-pick", english).arg("of", of).arg("count", &count)
            }
        }
    }
}

impl Sample for OptionKind {
    fn samples() -> Vec<Self> {
        let words = &["red", "blue"];
        vec![Self::Choice(words), Self::Pick { of: words, count: 1 }, Self::Pick { of: words, count: 2 }]
    }
}
