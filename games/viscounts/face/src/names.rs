//! The arms of a side, and the names of sides, cards, tiles and places.

use kernel::Seat;
use present::{Arms, Language, Words};
use viscounts::board::{Path, Piece, Site, Space};
use viscounts::card::Card;
use viscounts::components::{Components, Ribbon};
use viscounts::effect::Building;
use viscounts::state::Side;

use super::effects::{effect_words, score_words};
use crate::scene::Scene;

/// The arms of a side: those of its seat. The solo opponent, which has no seat, has the second seat's.
pub(super) fn arms(side: Side) -> Arms {
    Arms::of_seat(Seat::new(side.0))
}

/// The name of a side.
pub(super) fn side_name(scene: &Scene<'_>, side: Side) -> String {
    if scene.game.is_opponent(side) {
        let board = scene.game.opponent_board();
        let name = match scene.words.language() {
            Language::German => &board.de,
            Language::English => &board.en,
        };
        scene.words.with("viscounts-opponent", &[("name", name.into())])
    } else {
        scene.name(Seat::new(side.0)).to_owned()
    }
}

/// The name of a card.
pub(super) fn card_name<'a>(words: &Words, data: &'a Components, card: Card) -> &'a str {
    let info = &data.cards[card.index()];
    match words.language() {
        Language::German => &info.de,
        Language::English => &info.en,
    }
}

/// The name of a ribbon.
pub(super) fn ribbon_words(words: &Words, ribbon: Ribbon) -> String {
    words.text(match ribbon {
        Ribbon::Grey => "viscounts-ribbon-grey",
        Ribbon::Black => "viscounts-ribbon-black",
        Ribbon::Yellow => "viscounts-ribbon-yellow",
        Ribbon::Blue => "viscounts-ribbon-blue",
    })
}

/// The effect and score of a manuscript as text.
pub(super) fn tile_words(words: &Words, data: &Components, tile: usize) -> String {
    let tile = &data.manuscripts[tile];
    match (tile.effect.is_empty(), tile.score) {
        (true, Some(score)) => score_words(words, score),
        (_, None) => effect_words(words, data, tile.effect),
        (false, Some(score)) => format!("{}; {}", effect_words(words, data, tile.effect), score_words(words, score)),
    }
}

/// The contents of a player card as text.
pub(super) fn pair_words(words: &Words, data: &Components, number: u8) -> String {
    let card = &data.player_cards[usize::from(number) - 1];
    let with = |key: &str, count: u8| words.with(key, &[("count", count.into())]);
    [
        effect_words(words, data, card.resources),
        with("viscounts-gain-silver", card.silver),
        with("viscounts-gain-deed", card.deeds),
        with("viscounts-gain-debt", card.debts),
        effect_words(words, data, card.bonus),
    ]
    .join(", ")
}

/// The name of a land: `Wald`.
pub(super) fn land_words(words: &Words, piece: Piece) -> String {
    words.text(match piece.index() {
        0 => "viscounts-lake",
        1 => "viscounts-meadow",
        2 => "viscounts-forest",
        3 => "viscounts-coast",
        _ => "viscounts-mountain",
    })
}

/// The name of a space: `Feld 3`, `Innenfeld (Wald)`.
pub(super) fn space_words(words: &Words, space: Space) -> String {
    let land = land_words(words, space.piece());
    match space.path() {
        Path::Inner => words.with("viscounts-inner", &[("land", land.into())]),
        _ => words.with("viscounts-outer", &[("number", space.to_string().into())]),
    }
}

/// The name of a building site: `Bauplatz 2 (Wald)`.
pub(super) fn site_words(words: &Words, site: Site) -> String {
    let land = land_words(words, site.piece());
    words.with("viscounts-site", &[("land", land.into()), ("number", (site.number() + 1).into())])
}

/// The id of a kind of building in the messages of the log.
pub(super) fn building_id(building: Building) -> &'static str {
    ["post", "hall", "workshop"][building as usize]
}
