//! What a player thinks of an action.

/// What a player thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often a search tried it: it tries most what it likes best. 0 where nothing is sampled.
    pub visits: u32,
    /// What it is worth to the seat, 0 to 1.
    pub worth: f32,
}

impl<A> Advice<A> {
    /// Actions with their worth, best first; what is level stays in the order of the rules.
    pub(crate) fn ranked(actions: impl Iterator<Item = (A, f32)>) -> Vec<Self> {
        let mut all: Vec<Self> = actions.map(|(action, worth)| Self { action, visits: 0, worth }).collect();
        all.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        all
    }
}
