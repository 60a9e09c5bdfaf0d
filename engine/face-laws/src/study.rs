//! Everything that a report counts has a name, and every printed piece can be drawn.

use std::collections::BTreeSet;

use kernel::{Step, Study};
use laws::random_play;
use present::{Face, Language};
use roxmltree::Document;

use crate::drawings::{check_drawings, symbols};

/// Checks the printed pieces in every language, and that random games at every table use no other pieces, in no other ways and
/// with no other kinds of action than the game names.
///
/// # Panics
/// If a piece has no name or no well-formed drawing, or something is used that is not named.
pub fn check<F: Face>() {
    let pieces = printed::<F>();
    for (number, table) in laws::tables::<F::Game>().iter().enumerate() {
        let play = random_play(&table.game, number as u64);
        for step in &play.steps {
            if let Step::Act(_, action) = step {
                let kind = F::Game::kind(*action);
                assert!(F::Game::KINDS.contains(&kind), "{table}: {action} is of the kind {kind}, which is not named");
            }
        }
        let known = |piece: &str| assert!(pieces.contains(piece), "{table}: {piece} is not among the printed pieces");
        for event in play.events.iter().flatten() {
            table.game.uses(event, &mut |_, piece, how| {
                known(piece);
                assert!(F::Game::USES.contains(&how), "{table}: {piece} is {how}, which is not named");
            });
        }
        table.game.piece_points(play.last(), &mut |piece, _| known(piece));
    }
}

/// The ids of the printed pieces, which are checked.
fn printed<F: Face>() -> BTreeSet<String> {
    let symbols = symbols::<F>();
    let [german, english] = Language::ALL.map(|language| {
        let pieces = F::printed(F::words(language));
        for piece in &pieces {
            let place = format!("piece {}, {language}", piece.id);
            assert!(!piece.name.trim().is_empty(), "{place} has no name");
            let text = format!("<page>{}</page>", piece.drawing.0);
            let document = Document::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert!(document.descendants().count() > 2, "{place} is not drawn");
            check_drawings(&document, &symbols, &place);
        }
        let ids: BTreeSet<String> = pieces.iter().map(|piece| piece.id.clone()).collect();
        assert_eq!(ids.len(), pieces.len(), "an id is used twice");
        ids
    });
    assert_eq!(german, english, "the same pieces in both languages");
    german
}
