//! Parts of a drawing that can be sent alone, and are not even drawn while all that they show stays as it was.

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;
use kernel::Game;
use maud::{Markup, PreEscaped, html};

use crate::Scene;

/// Stands before the contents of a part; its name and `-->` follow.
pub const PART_BEGIN: &str = "<!--part ";

/// Stands after the contents of a part.
pub const PART_END: &str = "<!--/part-->";

/// Stands for the contents of a part that whoever looks has already.
pub const PART_SAME: &str = "<!--same-->";

/// A part of a zone that may change while the rest does not: it can be sent alone. Its name, in small letters, digits and
/// hyphens, is its own on the page; a part has no parts.
#[must_use]
pub fn part(name: &str, body: &Markup) -> Markup {
    html! { div.part id={ "zone-" (name) } { (marked(name, &body.0)) } }
}

/// Such a part within a drawing.
#[must_use]
pub fn drawn_part(name: &str, body: &Markup) -> Markup {
    html! { g id={ "zone-" (name) } { (marked(name, &body.0)) } }
}

fn marked(name: &str, body: &str) -> Markup {
    PreEscaped([PART_BEGIN, name, "-->", body, PART_END].concat())
}

/// What whoever looks has of the parts of a drawing: what each one showed when they last looked, and what it shows now.
#[derive(Default, Debug)]
pub struct Known {
    before: Vec<Shown>,
    now: RefCell<Vec<Shown>>,
}

/// A part's name and all that it shows, as hashes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shown {
    name: u64,
    contents: u64,
}

impl Known {
    /// For the look that follows on an earlier one.
    #[must_use]
    pub fn after(earlier: Self) -> Self {
        Self { before: earlier.now.into_inner(), now: RefCell::default() }
    }

    /// Notes what a part shows now. Did it show just that before?
    fn has(&self, shown: Shown) -> bool {
        self.now.borrow_mut().push(shown);
        self.before.contains(&shown)
    }
}

impl<G: Game> Scene<'_, G> {
    /// A [`part`] that is only drawn if whoever looks does not have it. `shows` is all that it depends on, besides who
    /// looks, the language, the names and the aids.
    #[must_use]
    pub fn part(&self, name: &str, shows: impl Hash, body: impl FnOnce() -> Markup) -> Markup {
        let hash = FixedState::default();
        let contents = || hash.hash_one((self.viewer, self.words.language(), self.names, self.aids, shows));
        let has = |known: &Known| known.has(Shown { name: hash.hash_one(name), contents: contents() });
        if self.known.is_some_and(has) { part(name, &PreEscaped(PART_SAME.to_owned())) } else { part(name, &body()) }
    }
}
