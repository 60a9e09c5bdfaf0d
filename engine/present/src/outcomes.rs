//! What chance can bring, as a list from which a person with the real pieces picks what was drawn.

use std::collections::BTreeMap;
use std::fmt::Display;

use maud::{Markup, html};

use crate::face::{ChanceOf, Face, Scene};
use crate::sheet::{Button, button_groups};

/// An outcome of chance with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutcomeWords<C> {
    /// The outcome.
    pub outcome: C,
    /// The label of its button.
    pub label: String,
    /// The heading under which it is listed.
    pub group: Option<String>,
}

/// The outcomes with their words. A short list, without headings, keeps its order; a long one is sorted by heading and label,
/// so that the name of a printed piece is quickly found.
#[must_use]
pub fn outcome_words<F: Face>(scene: &Scene<'_, F>, outcomes: &[ChanceOf<F>]) -> Vec<OutcomeWords<ChanceOf<F>>> {
    let words = |outcome: &ChanceOf<F>| OutcomeWords {
        outcome: *outcome,
        label: F::outcome_label(scene, *outcome),
        group: F::outcome_group(scene, *outcome),
    };
    let mut all: Vec<_> = outcomes.iter().map(words).collect();
    tell_apart(&mut all);
    all.sort_by_cached_key(|words| {
        words.group.as_deref().map(|group| (alphabetical(group), alphabetical(&words.label)))
    });
    all
}

/// Adds the notation to labels that occur twice. In a box of one's own, pieces can differ in something that no label names; the
/// printed sheet of all pieces has their notation.
fn tell_apart<C: Display>(all: &mut [OutcomeWords<C>]) {
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for words in &*all {
        *times.entry(words.label.clone()).or_default() += 1;
    }
    for words in all.iter_mut().filter(|words| times[&words.label] > 1) {
        words.label = format!("{} ({})", words.label, words.outcome);
    }
}

/// Every outcome as a labelled button, in the markup of [`action_buttons`](crate::action_buttons). The only possible one is
/// the primary button, which is entered at once.
#[must_use]
pub fn outcome_buttons<F: Face>(scene: &Scene<'_, F>, outcomes: &[ChanceOf<F>]) -> Markup {
    let button = |words: OutcomeWords<ChanceOf<F>>| Button {
        notation: words.outcome.to_string(),
        heading: words.group,
        label: words.label,
        proposed: false,
        primary: outcomes.len() == 1,
    };
    html! {
        div.action-loose.outcomes { (button_groups(outcome_words(scene, outcomes).into_iter().map(button))) }
    }
}

/// A key that sorts a text as German dictionaries do: an umlaut as its vowel, and regardless of case.
fn alphabetical(text: &str) -> String {
    let text = text.to_lowercase();
    text.replace('ä', "a").replace('ö', "o").replace('ü', "u").replace('ß', "ss")
}

#[cfg(test)]
mod tests {
    use super::{OutcomeWords, alphabetical, tell_apart};

    #[test]
    fn labels_that_occur_twice_get_the_notation() {
        let words = |outcome, label: &str| OutcomeWords { outcome, label: label.to_owned(), group: None };
        let mut all = [words("a1", "Tower"), words("a2", "House"), words("a3", "Tower")];
        tell_apart(&mut all);
        assert_eq!(all.map(|words| words.label), ["Tower (a1)", "House", "Tower (a3)"]);
    }

    #[test]
    fn umlauts_are_sorted_as_their_vowels() {
        let mut names = ["Zunft", "Übel", "Abt", "Ärztin", "Amme"];
        names.sort_by_key(|name| alphabetical(name));
        assert_eq!(names, ["Abt", "Amme", "Ärztin", "Übel", "Zunft"]);
    }
}
