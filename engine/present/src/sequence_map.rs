//! A map for keys that are looked up in about the order in which they were inserted.

use std::cell::Cell;

/// A map from hashes to values that are looked up again and again in about the same order, such as the parts of a page.
///
/// It searches on from the last hit, so that a processor reads memory in sequence. A hash table would read from a different place
/// for each key, and the memory of a thousand tables does not fit into a cache. What is not there costs a search of the whole map.
#[derive(Debug)]
pub struct SequenceMap<T> {
    keys: Vec<u64>,
    values: Vec<T>,
    /// The index after the last hit.
    next: Cell<usize>,
}

impl<T> Default for SequenceMap<T> {
    fn default() -> Self {
        Self { keys: Vec::new(), values: Vec::new(), next: Cell::new(0) }
    }
}

impl<T> SequenceMap<T> {
    /// The index of a key. It stays the same until the map is cleared.
    fn find(&self, key: u64) -> Option<usize> {
        let next = self.next.get();
        let (before, after) = self.keys.split_at_checked(next)?;
        let is_key = |other: &u64| *other == key;
        let found =
            after.iter().position(is_key).map(|index| next + index).or_else(|| before.iter().position(is_key))?;
        self.next.set(found + 1);
        Some(found)
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&T> {
        self.find(key).map(|index| &self.values[index])
    }

    /// The value of a key, which is inserted if it is not there.
    pub fn get_or_insert(&mut self, key: u64, default: impl FnOnce() -> T) -> &mut T {
        let index = self.place(key, default);
        &mut self.values[index]
    }

    /// The index of a key, which is inserted if it is not there.
    pub(crate) fn place(&mut self, key: u64, default: impl FnOnce() -> T) -> usize {
        self.find(key).unwrap_or_else(|| {
            self.keys.push(key);
            self.values.push(default());
            self.next.set(self.keys.len());
            self.keys.len() - 1
        })
    }

    /// The value at the index of a key. It is inserted if the map was cleared since.
    pub(crate) fn at(&mut self, index: usize, key: u64, default: impl FnOnce() -> T) -> &mut T {
        let index = if self.keys.get(index) == Some(&key) { index } else { self.place(key, default) };
        &mut self.values[index]
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::SequenceMap;

    #[test]
    fn it_finds_what_was_inserted_in_any_order() {
        let mut map = SequenceMap::default();
        assert_eq!(map.get(1), None::<&u64>);
        for key in 0..20 {
            assert_eq!(*map.get_or_insert(key, || key * 2), key * 2);
        }
        for key in (0..20).chain((0..20).rev()).chain([3, 3, 19, 0]) {
            assert_eq!(map.get(key), Some(&(key * 2)));
        }
        *map.get_or_insert(7, || 0) = 1;
        assert_eq!(map.get(7), Some(&1));
        let place = map.place(7, || 0);
        *map.at(place, 7, || 0) += 1;
        assert_eq!(map.get(7), Some(&2));
        assert_eq!(map.get(20), None);
        assert_eq!(map.get(0), Some(&0), "what is not there disturbs nothing");
        map.clear();
        assert_eq!(map.get(0), None);
        assert_eq!(*map.at(place, 7, || 5), 5, "an index from before is not taken for another key's");
    }
}
