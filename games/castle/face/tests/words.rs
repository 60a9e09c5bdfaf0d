//! Counts have the number of their noun in both languages.

use castle_face::CastleFace;
use present::{Face, Language};

#[test]
fn one_cell_is_not_several() {
    let region = |language, cells: u8| {
        CastleFace::words(language).with("castle-table-largest-region", &[("cells", cells.into())])
    };
    assert_eq!(region(Language::German, 1), "Das größte freie Gebiet hat 1 Feld.");
    assert_eq!(region(Language::German, 2), "Das größte freie Gebiet hat 2 Felder.");
    assert_eq!(region(Language::English, 1), "The largest empty region has 1 cell.");
    assert_eq!(region(Language::English, 2), "The largest empty region has 2 cells.");
}
