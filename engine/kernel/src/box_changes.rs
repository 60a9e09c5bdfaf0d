//! Where a component file differs from the built-in one, and in which line something in it stands.

use std::collections::BTreeSet;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::file::line_at;
use crate::message::{AtLine, Describe, Message, Value};

/// Where the built-in file has a fact from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rulebook states it, or leaves no other choice.
    Rulebook,
    /// A public source.
    Public,
    /// It was chosen for this project.
    Reconstructed,
}

crate::messages! {
    /// One difference to the built-in file.
    pub enum BoxDifference {
        /// A value is another.
        Changed {
            /// The place, in the words of the file.
            place: String,
            /// What the file says.
            found: String,
            /// What the built-in file says.
            expected: String,
        } = "box-changed", "{place} = {found} instead of {expected}";
        /// Something is new.
        Added {
            /// The place, in the words of the file.
            place: String,
        } = "box-added", "{place} is new";
        /// A key is missing.
        Removed {
            /// The place, in the words of the file.
            place: String,
        } = "box-removed", "{place} is missing";
        /// A printed piece is missing. Notation, records and pages rely on its id.
        Lost {
            /// The place, in the words of the file.
            place: String,
        } = "box-lost", "{place} is missing: printed pieces keep their ids";
    }
}

/// A difference to the built-in file, and where the built-in file has the fact from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxChange {
    /// The line in the file that was compared; none for what is missing.
    pub line: Option<usize>,
    /// What differs.
    pub difference: BoxDifference,
    /// Where the built-in file has it from.
    pub origin: Origin,
}

impl Describe for BoxChange {
    fn message(&self) -> Message {
        let error = self.difference.clone();
        match self.line {
            Some(line) => AtLine { line, error }.message(),
            None => error.message(),
        }
    }
}

/// Compares a component file with the built-in one, entry by entry. Remarks about sources are not compared.
///
/// ```
/// let built_in = "[[tile]]\nid = \"A01\"\ncost = 2\nprovenance = \"rulebook\"";
/// let changes = kernel::box_changes(built_in, &built_in.replace("cost = 2", "cost = 3"));
/// assert_eq!(changes[0].origin, kernel::Origin::Rulebook);
/// assert_eq!(changes[0].difference.to_string(), "tile A01: cost = 3 instead of 2");
/// assert_eq!(changes[0].line, Some(3));
/// ```
///
/// If one of the texts is not TOML, there is nothing to compare.
#[must_use]
pub fn box_changes(built_in: &str, text: &str) -> Vec<BoxChange> {
    let (Ok(old), Ok(new)) = (DeTable::parse(built_in), DeTable::parse(text)) else { return Vec::new() };
    let mut comparison = Comparison { built_in, text, root: old.get_ref(), changes: Vec::new() };
    comparison.tables(&Place::default(), old.get_ref(), new.get_ref(), Origin::Reconstructed);
    comparison.changes
}

/// A problem with the line of the entry that it names, unless it has one or none is found.
pub(crate) fn with_line(text: &str, error: Message) -> Message {
    match line_of_problem(text, &error) {
        Some(line) if !error.args().iter().any(|(name, _)| *name == "line") => AtLine { line, error }.message(),
        _ => error,
    }
}

/// The line in which an entry stands that a problem with the file names.
fn line_of_problem(text: &str, problem: &Message) -> Option<usize> {
    let tree = DeTable::parse(text).ok()?;
    let mut words = Vec::new();
    problem.args().iter().for_each(|(_, value)| collect_words(value, &mut words));
    let at = words.iter().find_map(|word| {
        // `tile tra-1: cost`, `tile tra-1`, `tra-1`, `counts.treasures`
        let entry = word.split(':').next().unwrap_or(word);
        let last = entry.rsplit(' ').next().unwrap_or(entry);
        [word.as_str(), entry, last].into_iter().find_map(|name| find(tree.get_ref(), name))
    })?;
    Some(line_at(text, at))
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Text(text) => words.push(text.clone()),
        Value::Message(message) => message.args().iter().for_each(|(_, value)| collect_words(value, words)),
        Value::Any(values) | Value::All(values) => values.iter().for_each(|value| collect_words(value, words)),
        Value::Number(_) | Value::Name(_) | Value::Nothing => {}
    }
}

/// Where an entry with this id or a key of this path stands, in bytes from the start.
fn find(table: &DeTable<'_>, name: &str) -> Option<usize> {
    if let Some((first, rest)) = name.split_once('.')
        && let Some(DeValue::Table(inner)) = table.get(first).map(Spanned::get_ref)
    {
        return find(inner, rest);
    }
    let key = table.iter().find(|(key, _)| key.get_ref().as_ref() == name);
    let named = IDENTITIES.iter().find_map(|keys| match keys {
        [key] => table.get(*key).filter(|value| canonical(value.get_ref()).trim_matches('"') == name),
        _ => None,
    });
    let here = named.map(|value| value.span().start).or_else(|| key.map(|(key, _)| key.span().start));
    here.or_else(|| table.iter().find_map(|(_, value)| find_in_value(value.get_ref(), name)))
}

fn find_in_value(value: &DeValue<'_>, name: &str) -> Option<usize> {
    match value {
        DeValue::Table(table) => find(table, name),
        DeValue::Array(array) => array.iter().find_map(|entry| find_in_value(entry.get_ref(), name)),
        _ => None,
    }
}

/// By these keys entries of a list are told apart.
pub(crate) const IDENTITIES: [&[&str]; 7] =
    [&["id"], &["number"], &["pos"], &["type", "order"], &["colour"], &["room_type"], &["ribbon"]];

/// Is this key a remark about a source, and nothing that is played with?
pub(crate) fn is_remark(key: &str) -> bool {
    let ends = ["provenance", "source", "sources"].iter().any(|end| key.ends_with(end));
    ends || ["note", "near", "meta", "groups", "fixed_by_rulebook", "public_fields", "de_from"].contains(&key)
}

/// A place in a file, in words.
#[derive(Clone, Default)]
struct Place {
    words: String,
    /// Is it an entry, so that a colon comes before its keys?
    entry: bool,
}

impl Place {
    fn key(&self, key: &str) -> Self {
        let joint = match (self.words.is_empty(), self.entry) {
            (true, _) => "",
            (false, true) => ": ",
            (false, false) => ".",
        };
        Self { words: format!("{}{joint}{key}", self.words), entry: false }
    }

    fn entry(&self, name: &str) -> Self {
        Self { words: format!("{} {name}", self.words), entry: true }
    }
}

struct Comparison<'a> {
    built_in: &'a str,
    text: &'a str,
    /// The whole built-in file.
    root: &'a DeTable<'a>,
    changes: Vec<BoxChange>,
}

impl Comparison<'_> {
    fn note(&mut self, at: Option<usize>, difference: BoxDifference, origin: Origin) {
        self.changes.push(BoxChange { line: at.map(|at| line_at(self.text, at)), difference, origin });
    }

    fn tables(&mut self, place: &Place, old: &DeTable<'_>, new: &DeTable<'_>, inherited: Origin) {
        let compared = |key: &str| !is_remark(key);
        for (key, value) in old.iter().filter(|(key, _)| compared(key.get_ref())) {
            let key = key.get_ref().as_ref();
            let (place, origin) = (place.key(key), origin_of(self.root, old, key, inherited));
            match new.get(key) {
                Some(found) => self.values(&place, value, found, origin, old),
                None => self.note(None, BoxDifference::Removed { place: place.words }, origin),
            }
        }
        for (key, _) in new.iter().filter(|(key, _)| compared(key.get_ref())) {
            if old.get(key.get_ref().as_ref()).is_none() {
                let (place, origin) =
                    (place.key(key.get_ref()).words, origin_of(self.root, old, key.get_ref(), inherited));
                self.note(Some(key.span().start), BoxDifference::Added { place }, origin);
            }
        }
    }

    /// Compares two values; `around` is the table that the old one stands in.
    fn values(
        &mut self,
        place: &Place,
        old: &Spanned<DeValue<'_>>,
        new: &Spanned<DeValue<'_>>,
        origin: Origin,
        around: &DeTable<'_>,
    ) {
        match (old.get_ref(), new.get_ref()) {
            (DeValue::Table(was), DeValue::Table(is)) => self.tables(place, was, is, origin),
            (DeValue::Array(was), DeValue::Array(is)) => {
                if let Some(keys) = IDENTITIES.iter().find(|keys| tells_apart(keys, was) && tells_apart(keys, is)) {
                    return self.entries(place, keys, was, is, origin);
                }
                let marks = around.get("provenance").and_then(|marks| marks.get_ref().as_array());
                let marks = marks.filter(|marks| marks.len() == was.len());
                let tables = |array: &DeArray<'_>| array.iter().all(|entry| entry.get_ref().is_table());
                if was.len() == is.len() && (marks.is_some() || tables(was) && tables(is)) {
                    for (index, (was, is)) in was.iter().zip(is.iter()).enumerate() {
                        let mark = marks.and_then(|marks| marks.get(index)).and_then(origin_named);
                        self.values(&place.entry(&(index + 1).to_string()), was, is, mark.unwrap_or(origin), around);
                    }
                    return;
                }
                self.whole(place, old, new, origin);
            }
            _ => self.whole(place, old, new, origin),
        }
    }

    fn entries(&mut self, place: &Place, keys: &[&str], old: &DeArray<'_>, new: &DeArray<'_>, origin: Origin) {
        let counterpart = |name: &str, list: &DeArray<'_>| list.iter().position(|entry| named(keys, entry) == name);
        for entry in old.iter() {
            let name = named(keys, entry);
            let place = place.entry(&name);
            match counterpart(&name, new) {
                Some(index) => self.values(&place, entry, &new[index], origin, &DeTable::new()),
                None => self.note(None, BoxDifference::Lost { place: place.words }, origin),
            }
        }
        for entry in new.iter() {
            let name = named(keys, entry);
            if counterpart(&name, old).is_none() {
                let at = identity(keys, entry.get_ref()).map_or(entry.span().start, |value| value.span().start);
                let place = place.entry(&name).words;
                self.note(Some(at), BoxDifference::Added { place }, origin);
            }
        }
    }

    fn whole(&mut self, place: &Place, old: &Spanned<DeValue<'_>>, new: &Spanned<DeValue<'_>>, origin: Origin) {
        if canonical(old.get_ref()) != canonical(new.get_ref()) {
            let source = |text: &str, value: &Spanned<DeValue<'_>>| {
                text.get(value.span()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
            };
            let (found, expected) = (source(self.text, new), source(self.built_in, old));
            let difference = BoxDifference::Changed { place: place.words.clone(), found, expected };
            self.note(Some(new.span().start), difference, origin);
        }
    }
}

/// The value of the first of these keys.
fn identity<'a, 'i>(keys: &[&str], entry: &'a DeValue<'i>) -> Option<&'a Spanned<DeValue<'i>>> {
    entry.as_table()?.get(*keys.first()?)
}

/// The name of an entry by these keys.
pub(crate) fn named(keys: &[&str], entry: &Spanned<DeValue<'_>>) -> String {
    let values = keys.iter().filter_map(|key| entry.get_ref().as_table()?.get(*key));
    values.map(|value| canonical(value.get_ref()).trim_matches('"').to_owned()).collect::<Vec<_>>().join(" ")
}

/// Does every entry have all these keys, and no two the same values?
pub(crate) fn tells_apart(keys: &[&str], list: &DeArray<'_>) -> bool {
    let complete = |entry: &Spanned<DeValue<'_>>| {
        entry.get_ref().as_table().is_some_and(|table| keys.iter().all(|key| table.get(*key).is_some()))
    };
    let mut names = BTreeSet::new();
    !list.is_empty() && list.iter().all(|entry| complete(entry) && names.insert(named(keys, entry)))
}

/// Where the file with this root has the value of a key from. Names have a group of their own, `de_names` for the key `de`, from
/// which `de_from` excepts single entries.
pub(crate) fn origin_of(root: &DeTable<'_>, table: &DeTable<'_>, key: &str, inherited: Origin) -> Origin {
    let names = || {
        let group =
            root.get("groups")?.get_ref().as_table()?.get(format!("{key}_names").as_str())?.get_ref().as_table()?;
        group.get("provenance").and_then(origin_named)
    };
    if let Some(origin) = table.get(format!("{key}_from").as_str()).and_then(origin_named).or_else(names) {
        return origin;
    }
    let fixed = table.get("fixed_by_rulebook").and_then(|keys| keys.get_ref().as_array());
    if fixed.is_some_and(|keys| keys.iter().any(|fixed| fixed.get_ref().as_str() == Some(key))) {
        return Origin::Rulebook;
    }
    let mark = |name: &str| table.get(name).and_then(origin_named);
    let group = |name: &str| {
        let group = table.get(name)?.get_ref().as_table()?.get(key)?.get_ref().as_table()?;
        group.get("provenance").and_then(origin_named)
    };
    let plural = || {
        let group = table.get(format!("{key}s").as_str())?.get_ref().as_table()?;
        group.get("provenance").and_then(origin_named)
    };
    mark(&format!("{key}_provenance"))
        .or_else(|| mark(&format!("{key}-provenance")))
        .or_else(|| mark("provenance"))
        .or_else(|| group("groups"))
        .or_else(plural)
        .unwrap_or(inherited)
}

pub(crate) fn origin_named(word: &Spanned<DeValue<'_>>) -> Option<Origin> {
    match word.get_ref().as_str()? {
        "rulebook" => Some(Origin::Rulebook),
        "public" => Some(Origin::Public),
        "reconstructed" => Some(Origin::Reconstructed),
        _ => None,
    }
}

/// A value as text, the same for equal values.
fn canonical(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(array) => {
            let parts: Vec<String> = array.iter().map(|entry| canonical(entry.get_ref())).collect();
            format!("[{}]", parts.join(","))
        }
        DeValue::Table(table) => {
            let mut parts: Vec<String> =
                table.iter().map(|(key, value)| format!("{}={}", key.get_ref(), canonical(value.get_ref()))).collect();
            parts.sort();
            format!("{{{}}}", parts.join(","))
        }
    }
}
