//! The check of the components file: it names what does not add up and never panics.

use kernel::Game;
use two_heirs::{Components, TwoHeirs};

fn faults(from: &str, to: &str) -> Vec<String> {
    let text = TwoHeirs::INFO.components.built_in();
    assert!(text.contains(from), "the file has {from:?}");
    let problems =
        (TwoHeirs::INFO.check_components)(&text.replacen(from, to, 1)).expect_err("something does not add up");
    problems.iter().map(ToString::to_string).collect()
}

/// Changes one place of the file and expects this complaint among others.
fn check(from: &str, to: &str, complaint: &str) {
    let found = faults(from, to);
    assert!(found.iter().any(|fault| fault == complaint), "{complaint:?} is not in {found:#?}");
    assert!(found.iter().all(|fault| !fault.contains('\n')), "one line each");
}

#[test]
fn the_file_of_the_box_adds_up() {
    assert_eq!((TwoHeirs::INFO.check_components)(TwoHeirs::INFO.components.built_in()), Ok(Vec::new()));
}

#[test]
fn a_corrected_copy_is_read() {
    let text = TwoHeirs::INFO.components.built_in();
    let text = text.replacen("wood = 2, stone = 0, grain = 1", "wood = 1, stone = 0, grain = 1", 1);
    let corrected = Components::parse(&text).expect("the cost of a market may differ");
    let market = "tra-3".parse().expect("there is such a tile");
    assert_eq!(corrected.tile(market).cost, [1, 0, 1]);
    assert_eq!(Components::of_the_box().tile(market).cost, [2, 0, 1]);
}

/// The rulebook states the cost of a tavern, but not that of a market.
#[test]
fn a_changed_cost_that_the_rulebook_states_is_told() {
    let text = TwoHeirs::INFO.components.built_in();
    for (tile, origin) in [("tra-1", kernel::Origin::Rulebook), ("tra-3", kernel::Origin::Reconstructed)] {
        let at = text.find(&format!("id = \"{tile}\"")).expect("there is such a tile");
        let changed = format!("{}{}", &text[..at], text[at..].replacen("grain = 1", "grain = 0", 1));
        assert_eq!(TwoHeirs::INFO.check_box(&changed), Ok(Vec::new()));
        let [change] = &kernel::box_changes(text, &changed)[..] else { panic!("one change") };
        assert_eq!(change.difference.to_string(), format!("tile {tile}: cost.grain = 0 instead of 1"));
        assert_eq!(change.origin, origin);
    }
}

#[test]
fn counts_must_add_up() {
    check("treasures = 10", "treasures = 9", "counts.treasures: 10 expected, 9 found");
    check("copies = 2", "copies = 3", "building tavern: copies: 2 expected, 3 found");
    check("green = 3, grey = 3", "green = 4, grey = 2", "set travel: green tiles: 3 expected, 4 found");
    check("green = 3, grey = 3", "gren = 3, grey = 3", "set travel: green tiles: 3 expected, 0 found");
    check("treasures_removed = 4", "treasures_removed = 11", "solo level poor: there are only 10 treasures to remove");
}

#[test]
fn ids_must_be_known_and_single() {
    check("id = \"tra-2\"", "id = \"tra-1\"", "tile tra-1: is there twice");
    check("id = \"tra-2\"", "id = \"tra-1\"", "set travel: tiles: 9 expected, 8 found");
    check("id = \"tre-10\"", "id = \"tre-09\"", "treasure tre-09: is there twice");
    check("id = \"hut\"", "id = \"castle\"", "building hut: is missing");
    let strange = faults("building = \"mill\"", "building = \"windmill\"");
    assert!(strange[0].starts_with("tile lan-1: \"windmill\" is no building: use one of tavern"), "{strange:?}");
}

#[test]
fn roads_must_fit_their_kind() {
    check(
        "kind = \"through\", exits = [\"E\", \"W\"]",
        "kind = \"through\", exits = [\"E\"]",
        "tile tra-1: a road of kind through cannot have 1 exits",
    );
    check(
        "kind = \"through\", exits = [\"E\", \"W\"]",
        "kind = \"through\", exits = [\"E\", \"E\"]",
        "tile tra-1: exit E is no edge, or is there twice",
    );
    check(
        "kind = \"through\", exits = [\"E\", \"W\"]",
        "kind = \"site\", exits = [\"E\", \"W\"]",
        "tile tra-1: a pilgrimage site, and nothing else, has a road of kind site",
    );
}

#[test]
fn tiles_must_show_what_their_building_needs() {
    check("direction = \"row\"\n", "", "tile tra-1: a tavern or watchtower, and nothing else, has a direction");
    check("pattern = \"diagonal\"\n", "", "tile cra-2: a craft, and nothing else, has a pattern");
    check(
        "counts = \"farm\"",
        "counts = \"mill\"",
        "tile trd-4: a trading post counts farm, sawmill or quarry, not mill",
    );
    check("boosts = \"pottery\"", "boosts = \"hut\"", "tile cra-8: a guild house boosts a craft, not hut");
    check(
        "wood = 0, stone = 2, grain = 1",
        "wood = 9, stone = 200, grain = 255",
        "tile tra-1: costs 1 to 4 resources, not [9, 200, 255]",
    );
    check("building = \"tavern\"", "building = \"mill\"", "tile tra-1: a mill does not belong to the set travel");
}

#[test]
fn treasures_and_troops_must_be_whole() {
    check(
        "kind = \"vertical\"",
        "kind = \"diagonal\"",
        "treasure tre-01: is vertical or horizontal with a colour, or a pattern with cells",
    );
    check("{ at = \"NW\", colour = \"any\" }, ", "", "treasure tre-07: a pattern has at least two cells");
    check(
        "solo_colour = \"green\"",
        "solo_colour = \"yellow\"",
        "troop normal-1: another troop has the colour yellow too",
    );
}

#[test]
fn provenance_is_one_of_four_words() {
    check(
        "provenance = \"rulebook\"",
        "provenance = \"hearsay\"",
        "counts: provenance \"hearsay\" is not rulebook, public, reconstructed or box",
    );
    check("colours_source = \"riseher\"", "colours_source = \"nobody\"", "set travel: there is no source \"nobody\"");
}

#[test]
fn a_file_that_is_no_file_is_told_by_its_line() {
    let broken = (TwoHeirs::INFO.check_components)("schema = 1\ngame = ").expect_err("the text breaks off");
    assert!(broken.len() == 1 && broken[0].to_string().starts_with("line 2: "), "{broken:?}");
    let unknown = faults("colour = \"green\"\ncost", "color = \"green\"\ncost");
    assert!(unknown.len() == 1 && unknown[0].contains("unknown field `color`"), "{unknown:?}");
    assert!((TwoHeirs::INFO.check_components)("").is_err());
}
