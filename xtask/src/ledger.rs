//! The ledgers, and the tests that show their rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use toml_edit::{Array, DocumentMut, Item, Value};

use crate::workspace::{files_below, games, root};

/// The ledger of one game, and what its tests say of it.
pub(crate) struct Ledger {
    /// The game's id.
    pub(crate) game: String,
    path: PathBuf,
    document: DocumentMut,
    /// Rule id to the tests that name it: `rules/turn.rs::roll_and_move`, or `scenarios/turn.scn:2` with the line of the
    /// heading that names it.
    named: BTreeMap<String, BTreeSet<String>>,
}

impl Ledger {
    /// The ledgers of all games.
    pub(crate) fn all() -> Result<Vec<Self>> {
        games()?.iter().map(|game| Self::read(&root().join("games").join(game))).collect()
    }

    /// The ledger of the game in `folder`.
    pub(crate) fn read(folder: &Path) -> Result<Self> {
        let path = folder.join("rules/rules.toml");
        let text = fs::read_to_string(&path)?;
        let document = text.parse().with_context(|| path.display().to_string())?;
        let mut named = BTreeMap::new();
        let tests = folder.join("rules/tests");
        for file in files_below(&tests)? {
            let place = file.strip_prefix(&tests)?.display().to_string();
            let text = fs::read_to_string(&file).unwrap_or_default();
            match file.extension().and_then(|extension| extension.to_str()) {
                Some("rs") => named_in_rust(&text, &place, &mut named),
                Some("scn") => named_in_scenario(&text, &place, &mut named),
                _ => {}
            }
        }
        let game = folder.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        Ok(Self { game, path, document, named })
    }

    /// The game's title in the printed German edition.
    pub(crate) fn title(&self) -> Option<String> {
        Some(self.document.get("meta")?.get("title_de")?.as_str()?.to_owned())
    }

    /// How many rules have a test.
    pub(crate) fn tested(&self) -> usize {
        self.ids().iter().filter(|id| self.named.contains_key(*id)).count()
    }

    /// How many rules have a ruling of ours, because the rulebook leaves them open.
    pub(crate) fn rulings(&self) -> usize {
        let rules = self.document.get("rule").and_then(Item::as_array_of_tables);
        rules.into_iter().flatten().filter(|rule| rule.contains_key("ruling")).count()
    }

    pub(crate) fn ids(&self) -> Vec<String> {
        let rules = self.document.get("rule").and_then(Item::as_array_of_tables);
        let ids = rules.into_iter().flatten().filter_map(|rule| rule.get("id")?.as_str());
        ids.map(str::to_owned).collect()
    }

    /// `77 of 77 rules tested`, and what is missing, one line each.
    pub(crate) fn coverage(&self) -> (String, Vec<String>) {
        let ids = self.ids();
        let mut wrong = Vec::new();
        for id in &ids {
            if !self.named.contains_key(id) {
                wrong.push(format!("{}: no test names {id}", self.game));
            }
        }
        let known: BTreeSet<&String> = ids.iter().collect();
        if known.len() != ids.len() {
            wrong.push(format!("{}: the ledger has an id twice", self.game));
        }
        for (id, tests) in &self.named {
            if !known.contains(id) {
                let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
                wrong.push(format!("{}: {} names {id}, which is not in the ledger", self.game, tests.join(", ")));
            }
        }
        if wrong.is_empty() && self.with_tests().to_string() != self.document.to_string() {
            wrong.push(format!(
                "{}: the tests in rules.toml are out of date: run `cargo xtask bless --ledgers`",
                self.game
            ));
        }
        (format!("{}: {} of {} rules tested", self.game, self.tested(), ids.len()), wrong)
    }

    /// The ledger with the tests that show each rule.
    fn with_tests(&self) -> DocumentMut {
        let mut document = self.document.clone();
        let rules = document.get_mut("rule").and_then(Item::as_array_of_tables_mut);
        for rule in rules.into_iter().flat_map(|rules| rules.iter_mut()) {
            let id = rule.get("id").and_then(Item::as_str).unwrap_or_default().to_owned();
            let mut tests = Array::new();
            for test in self.named.get(&id).into_iter().flatten() {
                tests.push(test.as_str());
            }
            rule.insert("tests", Item::Value(Value::Array(tests)));
        }
        document
    }

    /// Writes the tests that show each rule into the ledger.
    pub(crate) fn bless(&self) -> Result<()> {
        fs::write(&self.path, self.with_tests().to_string())?;
        Ok(())
    }
}

type Named = BTreeMap<String, BTreeSet<String>>;

/// `/// Rule: a.b.c, a.b.d` above a `#[test]` names rules for the function that follows.
fn named_in_rust(text: &str, place: &str, named: &mut Named) {
    let mut pending: Vec<&str> = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("/// Rule:") {
            pending.extend(ids.split(',').map(str::trim).filter(|id| !id.is_empty()));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) {
            if is_test {
                for id in pending.drain(..) {
                    named.entry(id.to_owned()).or_default().insert(format!("{place}::{name}"));
                }
            }
            pending.clear();
            is_test = false;
        }
    }
}

/// `rule: a.b.c, a.b.d` names rules for the part of the scenario that follows.
fn named_in_scenario(text: &str, place: &str, named: &mut Named) {
    for (line, number) in text.lines().zip(1..) {
        let Some(ids) = line.trim().strip_prefix("rule:") else { continue };
        for id in ids.split(',').map(str::trim).filter(|id| !id.is_empty()) {
            named.entry(id.to_owned()).or_default().insert(format!("{place}:{number}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tests_of<'a>(named: &'a Named, id: &str) -> Vec<&'a str> {
        named[id].iter().map(String::as_str).collect()
    }

    #[test]
    fn a_scenario_is_named_with_the_line_of_its_heading() {
        let mut named = Named::new();
        let text = "# Two cases.\nrule: g.a, g.b\nseats: 2\n\nrule: g.b\nexpect to act: 1\n";
        named_in_scenario(text, "scenarios/x.scn", &mut named);
        assert_eq!(tests_of(&named, "g.a"), ["scenarios/x.scn:2"]);
        assert_eq!(tests_of(&named, "g.b"), ["scenarios/x.scn:2", "scenarios/x.scn:5"]);
    }

    #[test]
    fn a_test_is_named_with_its_file_and_function() {
        let mut named = Named::new();
        let text = "/// Rule: g.a, g.b\n#[test]\nfn one() {}\n/// Rule: g.c\nfn helper() {}\n#[test]\nfn two() {}\n";
        named_in_rust(text, "rules/x.rs", &mut named);
        assert_eq!(tests_of(&named, "g.a"), ["rules/x.rs::one"]);
        assert_eq!(tests_of(&named, "g.b"), ["rules/x.rs::one"]);
        assert!(!named.contains_key("g.c"), "a helper is not a test");
    }
}
