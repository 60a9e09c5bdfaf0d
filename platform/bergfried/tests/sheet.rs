//! The sheet of all pieces, and of those that differ in a file.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

fn bergfried(language: &str, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bergfried"));
    program.args(arguments).args(["--language", language]).output().unwrap()
}

/// The page that the command writes.
#[track_caller]
fn sheet(folder: &TempDir, language: &str, arguments: &[&str]) -> String {
    let out = folder.path().join("sheet");
    let output = bergfried(language, &[arguments, &["--sheet", out.to_str().unwrap()]].concat());
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    fs::read_to_string(out.join("index.html")).unwrap()
}

#[test]
fn every_piece_is_on_the_sheet_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let games = [
        ("burgenland", 4 + 24, "great-tower", "id = \"great-tower\""),
        ("castle", 58 + 9, "F04", "{ id = \"F04\""),
        ("two-castles", 147 + 3 + 7 + 4 + 20, "pantry", "{ id = \"pantry\""),
        ("two-heirs", 54 + 10, "tra-3", "id = \"tra-3\""),
        ("viscounts", 86 + 35, "abbot", "id = \"abbot\""),
    ];
    for (game, pieces, id, line) in games {
        let file = String::from_utf8(bergfried("en", &["components", game]).stdout).unwrap();
        let at = file.lines().position(|text| text.starts_with(line) || text.trim_start().starts_with(line));
        let at = at.unwrap_or_else(|| panic!("{game} has {line}")) + 1;
        for (language, word) in [("de", "Zeile"), ("en", "line")] {
            let page = sheet(&folder, language, &["components", game]);
            assert_eq!(page.matches("<figure class=\"sheet-piece\">").count(), pieces, "{game}");
            let piece = page.split("<figure ").find(|piece| piece.contains(&format!("<code>{id}</code>"))).unwrap();
            assert!(piece.contains(&format!("{word} {at}")), "{game}: {id} is in line {at}: {piece}");
            assert!(!page.contains("<script") && !page.contains("src="), "nothing is loaded from elsewhere");
        }
    }
}

#[test]
fn pieces_that_differ_are_drawn_with_both_boxes() {
    let folder = tempfile::tempdir().unwrap();
    let file = String::from_utf8(bergfried("en", &["components", "burgenland"]).stdout).unwrap();
    let path = folder.path().join("mine.toml");
    fs::write(&path, file.replace("value = 5", "value = 7")).unwrap();
    let page = sheet(&folder, "en", &["components", "burgenland", "--check", path.to_str().unwrap()]);
    assert!(page.contains("card great-tower: value = 7 instead of 5"));
    let [before, after] = page.split("<template shadowrootmode=\"open\">").collect::<Vec<_>>()[..] else { panic!() };
    for (half, value, other) in [(before, 5, 7), (after, 7, 5)] {
        assert_eq!(half.matches("<figure class=\"sheet-piece\">").count(), 1, "only what differs");
        assert!(half.contains(&format!("<li class=\"sheet-changed\"><code>value = {value}</code>")));
        let disc = |value: i32| format!("y=\"142\">{value}</text>");
        assert!(half.contains(&disc(value)) && !half.contains(&disc(other)), "the card shows its value");
    }
    assert!(!page.contains(folder.path().to_str().unwrap()), "folders are nobody's business");
}
