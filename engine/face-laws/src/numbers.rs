//! A negative number that people read has a minus sign. A hyphen before a number is for notation.

use kernel::{Game as _, Standings, ToAct, Viewer};
use present::{Arg, Face, Language, PartCache, Scene, WordList, end_of_match, number, score_sheet, standings};
use roxmltree::{Document, Node};

use crate::words::messages;

/// The negative number that is tried everywhere.
const NEGATIVE: i32 = -3;

/// Gives every contender a negative score, and every message of the face negative numbers.
///
/// # Panics
/// At the first negative number without a minus sign.
pub fn check_numbers<F: Face>() {
    check_messages(F::word_list());
    for table in laws::tables::<F::Game>() {
        let game = &table.game;
        let names: Vec<String> = game.seats().seats().map(|seat| format!("N{seat}")).collect();
        let view = game.view(&game.initial_state(), Viewer::Spectator);
        let mut sheet = game.score_sheet(&view);
        sheet.columns.iter_mut().flat_map(|column| &mut column.items).for_each(|item| item.points = NEGATIVE);
        let ranking = Standings::rank(sheet.columns.iter().map(|column| (column.who, NEGATIVE, [0, 0])));
        for language in Language::ALL {
            let scene = Scene::<F> {
                game,
                view: &view,
                viewer: Viewer::Spectator,
                to_act: ToAct::Nobody,
                legal: &[],
                intentions: &[],
                words: F::words(language),
                names: &names,
                aids: true,
                parts: &PartCache::default(),
            };
            let drawn =
                [score_sheet(&scene, &sheet), standings(&scene, &ranking), end_of_match(&scene, &ranking, None)];
            for html in drawn.map(maud::PreEscaped::into_string) {
                let place = format!("{table}, {language}");
                let page = format!("<page>{html}</page>");
                let page = Document::parse(&page).unwrap_or_else(|error| panic!("{place}: {error}"));
                check_page(&page, &place);
                assert!(html.contains(&number(NEGATIVE)), "{place}: the score is missing: {html}");
            }
        }
    }
}

/// Checks the messages of a word list with a negative number for every argument.
///
/// # Panics
/// At the first message in which a hyphen stands for the minus sign.
pub fn check_messages(list: &WordList) {
    for language in Language::ALL {
        for (key, arguments) in messages(list.files(), language) {
            let args: Vec<(&str, Arg<'_>)> = arguments.iter().map(|name| (name.as_str(), NEGATIVE.into())).collect();
            let text = list.of(language).with(&key, &args);
            // A message may show notation as an example; what counts is how it writes the numbers it is given.
            assert!(!text.contains(&NEGATIVE.to_string()), "{key}, {language}: a hyphen for the minus sign: {text:?}");
        }
    }
}

/// Checks what is read on a page: its text and its labels.
pub(crate) fn check_page(page: &Document<'_>, place: &str) {
    for node in page.descendants() {
        let labels = ["aria-label", "title", "data-caption"].into_iter().filter_map(|name| node.attribute(name));
        labels.chain(node.text().filter(|_| Node::is_text(&node))).for_each(|text| check_text(text, place));
    }
}

/// Checks one text.
pub(crate) fn check_text(text: &str, place: &str) {
    assert!(!has_hyphen_for_minus(text), "{place}: a hyphen stands for the minus sign: {text:?}");
}

/// Does a number begin with a hyphen? One between letters or digits joins them, as in `A-3`.
fn has_hyphen_for_minus(text: &str) -> bool {
    text.match_indices('-').any(|(at, hyphen)| {
        let joins = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        !joins && text[at + hyphen.len()..].starts_with(|next: char| next.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::has_hyphen_for_minus;

    #[test]
    fn a_hyphen_before_a_number_is_found() {
        for wrong in ["-3", "Summe: -3", "(-3)", "+2, -3"] {
            assert!(has_hyphen_for_minus(wrong), "{wrong}");
        }
        for right in ["\u{2212}3", "A-3", "3-5", "Mauer-Krone", "- 3", "-"] {
            assert!(!has_hyphen_for_minus(right), "{right}");
        }
    }
}
