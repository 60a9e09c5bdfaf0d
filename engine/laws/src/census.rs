//! Where the pieces of a game are.

use std::collections::{BTreeMap, BTreeSet};

/// How many pieces of each kind lie in each place, at one moment of a match.
///
/// Law L13 compares the totals of each kind over a match, and expects every place to change its contents at some time.
///
/// ```
/// use laws::Census;
///
/// let mut census = Census::new();
/// census.add("follower", "supply", 4);
/// census.add("follower", "board", 2);
/// assert_eq!(census.total("follower"), 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Place to kind to number; no zeros.
    places: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Census {
    /// A census without any piece.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds `count` pieces of a kind in a place. Use the finest kinds that can be told apart, such as one for each card.
    pub fn add(&mut self, kind: impl ToString, place: impl ToString, count: usize) {
        if count > 0 {
            *self.places.entry(place.to_string()).or_default().entry(kind.to_string()).or_default() += count;
        }
    }

    /// How many pieces of a kind there are in all places together.
    #[must_use]
    pub fn total(&self, kind: &str) -> usize {
        self.places.values().filter_map(|kinds| kinds.get(kind)).sum()
    }

    /// The kinds of pieces that are anywhere.
    pub(crate) fn kinds(&self) -> BTreeSet<&str> {
        self.places.values().flat_map(BTreeMap::keys).map(String::as_str).collect()
    }

    /// The places that hold a piece.
    pub(crate) fn places(&self) -> impl Iterator<Item = &str> {
        self.places.keys().map(String::as_str)
    }

    /// Are there the same pieces in a place as in another census?
    pub(crate) fn is_same_at(&self, place: &str, other: &Self) -> bool {
        self.places.get(place) == other.places.get(place)
    }
}
