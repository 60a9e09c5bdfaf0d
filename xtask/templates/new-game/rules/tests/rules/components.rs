//! The pieces and the options.

use new_game::{Components, Fault, Length, Stone};

use super::game;

const TEXT: &str = include_str!("../../data/components.toml");

/// Rule: new-game.component.stones
#[test]
fn the_bag_holds_24_stones() {
    let components = Components::of_the_box();
    assert_eq!(Stone::ALL.map(|stone| components.counts[stone]), [8, 10, 6]);
    assert_eq!(Stone::ALL.map(|stone| components.values[stone]), [3, 1, -2]);
}

/// Rule: new-game.component.stones
#[test]
fn a_file_that_does_not_add_up_is_refused() {
    let faults = |from: &str, to: &str| Components::read(&TEXT.replace(from, to)).unwrap_err();
    assert_eq!(faults("count = 8", "count = 2"), [Fault::TooFew { found: 18, needed: 20 }]);
    assert_eq!(faults("game = \"new-game\"", "game = \"chess\""), [Fault::Game { game: "chess".to_owned() }]);
    let twice = faults("id = \"grey\"", "id = \"gold\"");
    assert_eq!(twice[..2], [Fault::Times { stone: "gold", times: 2 }, Fault::Times { stone: "grey", times: 0 }]);
    assert!(faults("count = 8", "count = \"many\"")[0].to_string().starts_with("line "));
}

/// Rule: new-game.setup.length
#[test]
fn a_match_has_three_or_five_rounds() {
    assert_eq!([Length::Short, Length::Long].map(|length| game(length).turns()), [6, 10]);
}
