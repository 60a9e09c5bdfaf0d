//! Long German names can be hyphenated in narrow columns.

use present::breakable;

#[test]
fn every_long_name_can_be_hyphenated() {
    let pieces = include_str!("../../rules/data/components.toml");
    let names = pieces.split("de = \"").skip(1).filter_map(|rest| rest.split('"').next());
    let words: Vec<&str> = names.flat_map(|name| name.split([' ', '-'])).collect();
    assert!(words.contains(&"Schuldeneintreiber"), "the names are read");
    for word in words.into_iter().filter(|word| word.chars().count() >= 15) {
        assert!(breakable(word).contains('\u{ad}'), "{word} cannot be hyphenated");
    }
}
