//! The single entries of a component file, each with its lines and where its facts come from.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::box_changes::{IDENTITIES, Origin, is_remark, named, origin_named, origin_of, tells_apart};
use crate::file::line_at;

/// A fact in a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxFact {
    /// The key, in the words of the file.
    pub key: String,
    /// The value, as it stands in the file.
    pub value: String,
    /// Where it comes from.
    pub origin: Origin,
}

/// An entry of a component file: a piece, or something else that has an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxEntry {
    /// The list it stands in, in the words of the file.
    pub group: String,
    /// Its id.
    pub id: String,
    /// Its first and its last line.
    pub lines: [usize; 2],
    /// What it says, in the order of the file; its id and remarks about sources are left out.
    pub facts: Vec<BoxFact>,
}

/// Every entry of a component file that has an id, in the order of the file. A list of plain values in which every one has its own
/// mark makes an entry of each, with its number after the id: `blue7`.
///
/// ```
/// let entries = kernel::box_entries("[[tile]]\nid = \"A01\"\ncost = 2\nprovenance = \"rulebook\"");
/// assert_eq!((entries[0].group.as_str(), entries[0].id.as_str(), entries[0].lines), ("tile", "A01", [2, 4]));
/// assert_eq!((entries[0].facts[0].key.as_str(), entries[0].facts[0].value.as_str()), ("cost", "2"));
/// assert_eq!(entries[0].facts[0].origin, kernel::Origin::Rulebook);
/// ```
///
/// A text that is not TOML has no entries.
#[must_use]
pub fn box_entries(text: &str) -> Vec<BoxEntry> {
    let Ok(tree) = DeTable::parse(text) else { return Vec::new() };
    let mut reader = Reader { text, root: tree.get_ref(), entries: Vec::new() };
    reader.table("", tree.get_ref(), Origin::Reconstructed);
    reader.entries.sort_by_key(|entry| entry.lines);
    reader.entries
}

struct Reader<'a> {
    text: &'a str,
    root: &'a DeTable<'a>,
    entries: Vec<BoxEntry>,
}

impl Reader<'_> {
    fn lines(&self, span: Range<usize>) -> [usize; 2] {
        [span.start, span.end].map(|at| line_at(self.text, at))
    }

    fn source(&self, value: &Spanned<DeValue<'_>>) -> String {
        self.text.get(value.span()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn table(&mut self, group: &str, table: &DeTable<'_>, inherited: Origin) {
        for (key, value) in table.iter().filter(|(key, _)| !is_remark(key.get_ref())) {
            let key = key.get_ref().as_ref();
            let origin = origin_of(self.root, table, key, inherited);
            let group = if group.is_empty() { key.to_owned() } else { format!("{group}.{key}") };
            match value.get_ref() {
                DeValue::Table(inner) => self.table(&group, inner, origin),
                DeValue::Array(list) => self.list(&group, list, origin),
                _ => {}
            }
        }
    }

    fn list(&mut self, group: &str, list: &DeArray<'_>, origin: Origin) {
        let Some(keys) = IDENTITIES.iter().find(|keys| tells_apart(keys, list)) else { return };
        for entry in list.iter() {
            let Some(table) = entry.get_ref().as_table() else { continue };
            let id = named(keys, entry);
            self.marked(group, &id, table);
            let said = table.iter().filter(|(key, _)| {
                let key = key.get_ref().as_ref();
                !keys.contains(&key) && !is_remark(key)
            });
            let mut said: Vec<_> = said.collect();
            said.sort_by_key(|(key, _)| key.span().start);
            let facts = said.into_iter().map(|(key, value)| BoxFact {
                key: key.get_ref().to_string(),
                value: self.source(value),
                origin: origin_of(self.root, table, key.get_ref(), origin),
            });
            let facts = facts.collect();
            let start = table.iter().map(|(key, _)| key.span().start).min().unwrap_or(entry.span().start);
            let end = table.iter().map(|(_, value)| value.span().end).max().unwrap_or(entry.span().end);
            let lines = self.lines(start..end);
            self.entries.push(BoxEntry { group: group.to_owned(), id, lines, facts });
        }
    }

    /// The values of a list in an entry that has as many marks.
    fn marked(&mut self, group: &str, id: &str, table: &DeTable<'_>) {
        let Some(marks) = table.get("provenance").and_then(|marks| marks.get_ref().as_array()) else { return };
        for (key, value) in table.iter().filter(|(key, _)| !is_remark(key.get_ref())) {
            let Some(values) = value.get_ref().as_array().filter(|values| values.len() == marks.len()) else {
                continue;
            };
            for (number, (value, mark)) in values.iter().zip(marks.iter()).enumerate() {
                let origin = origin_named(mark).unwrap_or(Origin::Reconstructed);
                let fact = BoxFact { key: key.get_ref().to_string(), value: self.source(value), origin };
                let (id, lines) = (format!("{id}{}", number + 1), self.lines(value.span()));
                self.entries.push(BoxEntry { group: group.to_owned(), id, lines, facts: vec![fact] });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
[groups.hero]
provenance = "public"
[groups.de_names]
provenance = "reconstructed"

[[hero]]
id = "abbess"
de = "Äbtissin"
cost = 2

[[hero]]
id = "monk"
de = "Mönch"
de_from = "rulebook"
cost = 3
cost_provenance = "rulebook"

[[zone]]
colour = "blue"
fields = ["wall", "crown"]
provenance = ["rulebook", "public"]
"#;

    fn entry(id: &str) -> BoxEntry {
        box_entries(FILE).into_iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("there is {id}"))
    }

    #[test]
    fn a_fact_has_the_origin_of_the_nearest_mark() {
        let origins = |id: &str| entry(id).facts.iter().map(|fact| fact.origin).collect::<Vec<_>>();
        assert_eq!(origins("abbess"), [Origin::Reconstructed, Origin::Public], "names have a group of their own");
        assert_eq!(origins("monk"), [Origin::Rulebook, Origin::Rulebook]);
    }

    #[test]
    fn an_entry_has_its_lines_and_its_facts_in_order() {
        let monk = entry("monk");
        assert_eq!((monk.group.as_str(), monk.lines), ("hero", [13, 17]));
        assert_eq!(monk.facts.iter().map(|fact| fact.key.as_str()).collect::<Vec<_>>(), ["de", "cost"]);
        assert_eq!(monk.facts[0].value, "\"Mönch\"");
    }

    #[test]
    fn values_with_marks_of_their_own_are_entries() {
        let crown = entry("blue2");
        assert_eq!((crown.lines, crown.facts[0].value.as_str()), ([21, 21], "\"crown\""));
        assert_eq!(crown.facts[0].origin, Origin::Public);
        assert_eq!(entry("blue").facts.len(), 1, "and the list is an entry too");
    }

    #[test]
    fn what_is_not_toml_has_no_entries() {
        assert!(box_entries("[[hero").is_empty());
    }
}
