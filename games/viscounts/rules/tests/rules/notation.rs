//! Every action has one text and one index.

use std::collections::BTreeSet;

use viscounts::action::{ACTIONS, Action};
use viscounts::card::MAX_CARDS;
use viscounts::chance::Chance;
use viscounts::components::components;

#[test]
fn every_index_is_an_action_with_its_own_text() {
    let mut texts = BTreeSet::new();
    for index in 0..ACTIONS {
        let Some(action) = Action::at(index) else { continue };
        assert_eq!(action.index(), index);
        let text = action.to_string();
        assert!(text.is_ascii() && !text.contains(' '), "{text}");
        assert_eq!(text.parse::<Action>().as_ref(), Ok(&action));
        assert!(texts.insert(text), "{action} is told twice");
    }
    let lacking = 3 * (MAX_CARDS - components().cards.len());
    assert_eq!(
        texts.len(),
        ACTIONS - lacking,
        "to play, discard and destroy a card that is not in the box is no action"
    );
    assert_eq!(Action::at(ACTIONS), None);
}

#[test]
fn other_texts_are_refused() {
    for text in
        ["", "pair:0", "pair:11", "pair:07", "move:11", "move:iF", "times:0", "times:49", "place:5", "order:113"]
            .into_iter()
            .chain([
                "take:silver",
                "flip:either",
                "knock:A3:1",
                "knock:A1:5",
                "step:A",
                "option:0",
                "play:nobody",
                "discard:",
            ])
    {
        let error = text.parse::<Action>().expect_err("no such action").to_string();
        assert!(!error.contains('\n') && error.contains("is no action"), "{error}");
    }
    for text in ["", "castle:5", "pair:11", "card:nobody", "tile:green-1", "scheme:start-9", "piece:F"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn states_are_small() {
    assert!(size_of::<viscounts::state::State>() <= 2048);
    assert!(size_of::<viscounts::stack::Frame>() <= 8);
    assert!(size_of::<Action>() <= 4);
}
