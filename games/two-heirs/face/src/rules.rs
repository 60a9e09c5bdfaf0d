//! The rules in our own words, with drawn examples.

use kernel::{Game, SeatCount};
use maud::{Markup, html};
use two_heirs::{Building, Cell, Components, Heir, Options, Plot, PlotId, Post, Reserve, Set, Table, TileId, TwoHeirs};

use super::buildings::picture;
use super::names::{building_name, effect_words, resources};
use super::pieces::{back, facts, offered};
use super::{hand, landscape, reserve};
use present::Words;

pub(super) fn page(words: &'static Words) -> Markup {
    let game = TwoHeirs::new(SeatCount::new(2), Options::default()).expect("the default options are allowed");
    let setting = game.setting();
    let text = |key: &str| words.text(key);
    html! {
        article.rules lang=(words.language().tag()) {
            p.rules-lead { (text("two-heirs-rules-lead")) }
            h2 { (text("two-heirs-rules-aim")) }
            p { (words.with("two-heirs-rules-aim-text", &[("tiles", tiles_in_a_set().into())])) }
            h2 { (text("two-heirs-rules-turn")) }
            p { (text("two-heirs-rules-turn-text")) }
            h2 { (text("two-heirs-rules-take")) }
            p { (text("two-heirs-rules-take-text")) }
            figure {
                (reserve::example(setting, &ring(), Heir::South, 3))
                figcaption { (text("two-heirs-rules-take-example")) }
            }
            h2 { (text("two-heirs-rules-build")) }
            p { (text("two-heirs-rules-build-text")) }
            figure {
                (bill(words, "tra-1"))
                figcaption { (text("two-heirs-rules-build-example")) }
            }
            p { (text("two-heirs-rules-extend-text")) }
            figure {
                (landscape::example(setting, &land(&game), Heir::South))
                figcaption { (text("two-heirs-rules-land-example")) }
            }
            h2 { (text("two-heirs-rules-troops")) }
            p { (text("two-heirs-rules-troops-text")) }
            h2 { (text("two-heirs-rules-roads")) }
            p { (text("two-heirs-rules-roads-text")) }
            h2 { (text("two-heirs-rules-end")) }
            p { (text("two-heirs-rules-end-text")) }
            h2 { (text("two-heirs-rules-buildings")) }
            (buildings(words))
            h2 { (text("two-heirs-rules-solo")) }
            p { (text("two-heirs-rules-solo-text")) }
            figure {
                (hand::treasures())
                figcaption { (text("two-heirs-rules-treasures")) }
            }
        }
    }
}

/// How many tiles each set has, or 0 if not all of them have the same number.
fn tiles_in_a_set() -> usize {
    let [first, rest @ ..] = Set::ALL.map(|set| Components::of_the_box().of_set(set).len());
    if rest.into_iter().all(|other| other == first) { first } else { 0 }
}

fn tile(name: &str) -> TileId {
    name.parse().expect("the examples are tiles")
}

/// A reserve of the first game.
fn ring() -> Reserve {
    let [one, two, three, four, five, six] =
        ["tra-1", "lan-4", "trd-8", "tra-6", "trd-3", "lan-7"].map(|name| Some(tile(name)));
    Reserve { places: [one, two, three, None, four, five, six], shield: 3, crown: Heir::South }
}

/// A small landscape with a road, buildings of both heirs and open terrain.
fn land(game: &TwoHeirs) -> Table {
    let mut table = game.initial_state();
    let plots = [
        (0, 0, "lan-3", None),
        (1, 0, "lan-4", Some(Heir::South)),
        (2, 0, "tra-1", Some(Heir::South)),
        (3, 0, "tra-6", Some(Heir::North)),
        (1, 1, "trd-7", Some(Heir::South)),
        (2, 1, "lan-2", None),
        (0, 1, "trd-4", Some(Heir::North)),
    ];
    for (x, y, name, owner) in plots {
        let tile = tile(name);
        table.landscape.lay(Plot { cell: Cell::new(x, y), tile: Some(tile), colour: facts(tile).colour, owner });
    }
    table.troops[Heir::South] = [Post::Plot(PlotId::new(4)), Post::Plot(PlotId::new(2)), Post::Reserve];
    table.troops[Heir::North] = [Post::Plot(PlotId::new(0)), Post::Reserve, Post::Reserve];
    table
}

/// A tile beside its cost.
fn bill(words: &Words, name: &str) -> Markup {
    let tile = tile(name);
    html! {
        svg.two-heirs-example.bill viewBox="0 0 420 108" aria-hidden="true" focusable="false" {
            g transform="translate(4 4)" { (offered(tile)) }
            g transform="translate(314 4)" { (back(facts(tile).colour)) }
            text.heirs-caption x="209" y="48" { (building_name(words, facts(tile).building)) }
            text.heirs-caption.small x="209" y="76" { (resources(words, facts(tile).cost)) }
        }
    }
}

/// All 24 buildings with their effects.
fn buildings(words: &Words) -> Markup {
    html! {
        ul.two-heirs-buildings {
            @for building in Building::ALL {
                li {
                    svg viewBox="0 0 60 60" aria-hidden="true" focusable="false" { g.azure { (picture(building, 0.0, 0.0, 60.0)) } }
                    span { strong { (building_name(words, building)) } " " (effect_words(words, building)) }
                }
            }
        }
    }
}

pub(super) fn provenance(words: &Words) -> Markup {
    html! {
        ul.provenance {
            li { (words.text("two-heirs-provenance-rulebook")) }
            li { (words.text("two-heirs-provenance-public")) }
            li { (words.text("two-heirs-provenance-reconstructed")) }
        }
    }
}
