//! Tables in documents that repeat what ledgers, manifests, the level file and the games' encodings say: `bless` writes them, `tidy` compares.
//!
//! A table stands between `<!-- generated: NAME -->` and `<!-- end -->`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context as _, Result, bail};
use cargo_metadata::Metadata;
use toml_edit::DocumentMut;

use crate::floors::Floor;
use crate::ledger::Ledger;
use crate::workspace::{files_below, root, tracked};

/// The documents with generated tables.
const DOCUMENTS: &[&str] = &["README.md", "ARCHITECTURE.md", "docs/encodings.md", "docs/games.md", "docs/players.md"];

const LEVELS: [&str; 4] = ["easy", "medium", "hard", "master"];

/// Tables by name.
type Tables = BTreeMap<String, String>;

/// Says, one line each, which document is out of date.
pub(crate) fn outdated_documents(metadata: &Metadata) -> Result<Vec<String>> {
    let tables = tables(metadata)?;
    let mut wrong = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document))?;
        if with_tables(&text, &tables).context(*document)? != text {
            wrong.push(format!("{document}: a generated table is out of date: run `cargo xtask bless --ledgers`"));
        }
    }
    Ok(wrong)
}

/// Writes the tables of all documents.
pub(crate) fn write_documents(metadata: &Metadata) -> Result<()> {
    let tables = tables(metadata)?;
    for document in DOCUMENTS {
        let path = root().join(document);
        let text = fs::read_to_string(&path)?;
        fs::write(&path, with_tables(&text, &tables).context(*document)?)?;
    }
    Ok(())
}

/// The text with every generated table as it should be.
fn with_tables(text: &str, tables: &Tables) -> Result<String> {
    const BEGIN: &str = "<!-- generated: ";
    const END: &str = "<!-- end -->";
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after.split_once(" -->").context("a mark is not closed")?;
        let table = tables.get(name).with_context(|| format!("no table is called {name:?}"))?;
        let (_, after) = after.split_once(END).with_context(|| format!("the table {name:?} has no end"))?;
        let _ = write!(result, "{before}{BEGIN}{name} -->\n{table}{END}");
        rest = after;
    }
    if result.is_empty() {
        bail!("there is no generated table");
    }
    Ok(result + rest)
}

fn tables(metadata: &Metadata) -> Result<Tables> {
    let games: Vec<Game> = Ledger::all()?.iter().map(|ledger| Game::read(ledger, metadata)).collect::<Result<_>>()?;
    let read = |file: &str| -> Result<DocumentMut> {
        fs::read_to_string(root().join(file))?.parse().with_context(|| file.to_owned())
    };
    let levels = read("platform/catalog/levels.toml")?;
    let measured = read("docs/levels.toml")?;
    let mut tables = Tables::from([
        ("crates".to_owned(), crates(metadata)),
        ("games".to_owned(), list_of_games(&games, &levels)),
        ("status".to_owned(), status(&games)),
    ]);
    for game in &games {
        tables.insert(format!("levels {}", game.id), levels_of(&game.id, &levels, &measured));
        let encoding = format!("games/{}/rules/tests/encoding.md", game.id);
        tables.insert(format!("encoding {}", game.id), fs::read_to_string(root().join(&encoding)).context(encoding)?);
    }
    Ok(tables)
}

/// What the files of a game say about it.
struct Game {
    id: String,
    title: String,
    about: String,
    seats: String,
    rules: usize,
    tested: usize,
    rulings: usize,
    browser_tests: usize,
    /// How often the component file says `rulebook`, `public` and `reconstructed`.
    provenance: [usize; 3],
}

impl Game {
    fn read(ledger: &Ledger, metadata: &Metadata) -> Result<Self> {
        let id = ledger.game.clone();
        let folder = root().join("games").join(&id).join("rules");
        let is_rules = |package: &&&cargo_metadata::Package| Floor::of(package) == Some(Floor::Rules(id.clone()));
        let members = metadata.workspace_packages();
        let package = members.iter().find(is_rules).with_context(|| format!("{id} has no rules"))?;
        let components = fs::read_to_string(folder.join("data/components.toml"))?;
        let marks = |kind: &str| {
            let entries = components.lines().filter(|line| !line.starts_with('#'));
            entries.map(|line| line.matches(&format!("provenance = \"{kind}\"")).count()).sum()
        };
        let mut seats = None;
        for file in files_below(&folder.join("src"))? {
            let text = fs::read_to_string(file)?;
            let list = text.split_once("seats: &[").and_then(|(_, rest)| rest.split_once(']'));
            seats = seats.or_else(|| list.map(|(list, _)| range(list)));
        }
        let browser = tracked(&[&format!("web/tests/{id}*.test.mjs")])?;
        let title = ledger.title().with_context(|| format!("{id}: rules.toml has no meta.title_de"))?;
        let description = package.description.clone().unwrap_or_default();
        let about = description.strip_prefix(&format!("The rules of {title}: ")).unwrap_or(&description);
        Ok(Self {
            about: about.trim_end_matches('.').to_owned(),
            title,
            seats: seats.with_context(|| format!("{id}: no source lists `seats: &[..]`"))?,
            rules: ledger.ids().len(),
            tested: ledger.tested(),
            rulings: ledger.rulings(),
            browser_tests: browser.len(),
            provenance: ["rulebook", "public", "reconstructed"].map(marks),
            id,
        })
    }

    fn rules_tested(&self) -> String {
        format!("{} of {}", self.tested, self.rules)
    }
}

/// `2`, or `1-4` for `1, 2, 3, 4`.
fn range(list: &str) -> String {
    let counts: Vec<&str> = list.split(',').map(str::trim).filter(|count| !count.is_empty()).collect();
    match (counts.first(), counts.last()) {
        (Some(first), Some(last)) if first != last => format!("{first}-{last}"),
        (Some(only), _) => (*only).to_owned(),
        _ => String::new(),
    }
}

fn list_of_games(games: &[Game], levels: &DocumentMut) -> String {
    let mut table = "| game | | seats | status |\n|---|---|---|---|\n".to_owned();
    for game in games {
        let measured = if levels.get(&game.id).is_some() { "measured" } else { "not yet measured" };
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} rules tested; computer levels {measured} |",
            game.title,
            game.about,
            game.seats,
            game.rules_tested()
        );
    }
    table
}

fn status(games: &[Game]) -> String {
    let mut table =
        "| game | rules tested | our rulings | browser tests | pieces: rulebook | public | reconstructed |\n\
        |---|---|---|---|---|---|---|\n"
            .to_owned();
    for game in games {
        let [rulebook, public, reconstructed] = game.provenance;
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {rulebook} | {public} | {reconstructed} |",
            game.title,
            game.rules_tested(),
            game.rulings,
            game.browser_tests
        );
    }
    table
}

fn levels_of(game: &str, levels: &DocumentMut, measured: &DocumentMut) -> String {
    let mut table = "| level | player | median per decision | 95th percentile |\n|---|---|---|---|\n".to_owned();
    let players = levels.get(game).or_else(|| levels.get("default"));
    for level in LEVELS {
        let player = players.and_then(|players| players.get(level)?.as_str()).unwrap_or_default();
        let result = measured.get(game).and_then(|results| results.get(level));
        let text = |key: &str| result.and_then(|result| result.get(key)?.as_str());
        // A result counts for the player that was measured.
        let [median, p95] = match text("player") {
            Some(name) if name == player => ["median", "p95"].map(|key| text(key).unwrap_or_default()),
            _ => ["not measured"; 2],
        };
        let _ = writeln!(table, "| {level} | `{player}` | {median} | {p95} |");
    }
    table
}

fn crates(metadata: &Metadata) -> String {
    let members = metadata.workspace_packages();
    let order = |floor: &Floor| match floor {
        Floor::Engine(_) => 0,
        Floor::Rules(_) | Floor::Face(_) => 1,
        Floor::Platform(_) => 2,
        Floor::Tools => 3,
    };
    let mut rows: Vec<(usize, String, String)> = members
        .iter()
        .filter_map(|package| {
            let floor = Floor::of(package)?;
            Some((order(&floor), floor.to_string(), package.description.clone().unwrap_or_default()))
        })
        .collect();
    rows.sort();
    let mut table = "| crate | what it is |\n|---|---|\n".to_owned();
    for (_, folder, description) in rows {
        let _ = writeln!(table, "| `{folder}` | {description} |");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_replaced_and_the_rest_is_kept() {
        let tables = Tables::from([("games".to_owned(), "| new |\n".to_owned())]);
        let text = "before\n<!-- generated: games -->\n| old |\n<!-- end -->\nafter\n";
        let written = with_tables(text, &tables).unwrap();
        assert_eq!(written, "before\n<!-- generated: games -->\n| new |\n<!-- end -->\nafter\n");
        assert_eq!(with_tables(&written, &tables).unwrap(), written);
    }

    #[test]
    fn an_unknown_table_a_missing_end_and_a_document_without_tables_are_faults() {
        let tables = Tables::from([("games".to_owned(), String::new())]);
        let fault = |text: &str| with_tables(text, &tables).unwrap_err().to_string();
        assert_eq!(fault("<!-- generated: players --><!-- end -->"), "no table is called \"players\"");
        assert_eq!(fault("<!-- generated: games -->"), "the table \"games\" has no end");
        assert_eq!(fault("nothing"), "there is no generated table");
    }

    #[test]
    fn seats_are_a_range() {
        assert_eq!(range("2"), "2");
        assert_eq!(range("1, 2, 3, 4"), "1-4");
    }
}
