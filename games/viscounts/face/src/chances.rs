//! What chance brings, for a person with the printed pieces: what to draw or look at, and what it can be.

use kernel::Seat;
use viscounts::board::Piece;
use viscounts::card::{Card, Icon};
use viscounts::chance::Chance;
use viscounts::stack::{Frame, SetupStage};
use viscounts::state::{OpponentCards, Side, Table};

use super::captions::icons_words;
use super::effects::{effect_words, icon_words};
use super::names::{card_name, land_words, ribbon_words, tile_words};
use super::texts::{card_words, prompt};
use present::Words;

use crate::scene::Scene;

/// How many of the schemes, which come first, are start schemes.
const START_SCHEMES: u8 = 8;

/// What has to be drawn or looked at now, and where it goes.
pub(super) fn chance_prompt(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    match table.stack.top() {
        Frame::Setup(SetupStage::Pieces) => {
            let last = table.order[usize::from(table.pieces_laid).saturating_sub(1)];
            let args = [("piece", piece_words(words, last).into()), ("laid", table.pieces_laid.into())];
            words.with("viscounts-chance-piece", &args)
        }
        Frame::Setup(SetupStage::Castle) => {
            words.with("viscounts-chance-castle", &[("piece", piece_words(words, table.order[0]).into())])
        }
        Frame::Setup(SetupStage::First) => words.text("viscounts-chance-first"),
        Frame::Setup(SetupStage::Pairs) => pair_prompt(words, table),
        Frame::RevealCard(piece) => {
            let keys = ["viscounts-chance-townsfolk-pile", "viscounts-chance-townsfolk"];
            pile_prompt(words, table, piece, table.townsfolk[piece.index()].left, keys)
        }
        Frame::RevealTile(piece) => {
            let keys = ["viscounts-chance-manuscript-pile", "viscounts-chance-manuscript"];
            pile_prompt(words, table, piece, table.manuscripts[piece.index()].left, keys)
        }
        Frame::Draw(side) if table.round == 0 && table.players[side.index()].hand_len == 0 => {
            for_side(scene, side, words.text("viscounts-chance-first-hand"))
        }
        Frame::Draw(side) => from_draw_pile(scene, side, "viscounts-chance-hand"),
        Frame::PlayCard(side) => from_draw_pile(scene, side, "viscounts-chance-blind"),
        Frame::DiscardTop(side) => from_draw_pile(scene, side, "viscounts-chance-discard"),
        Frame::DestroyTop(side) => from_draw_pile(scene, side, "viscounts-chance-destroy"),
        Frame::DrawScheme => scheme_prompt(words, &table.opponent),
        Frame::FutureScheme => words.text("viscounts-chance-future"),
        _ => prompt(scene),
    }
}

/// The next player card of the row, or the hero below the last one.
fn pair_prompt(words: &Words, table: &Table) -> String {
    let laid = table.pairs.iter().flatten().count();
    match table.pairs.iter().flatten().find(|pair| pair.hero.is_none()) {
        Some(pair) => words.with("viscounts-chance-hero", &[("number", pair.number.into()), ("laid", laid.into())]),
        None => words.with("viscounts-chance-pair", &[("laid", laid.into())]),
    }
}

/// The opponent's next scheme: what to do with those on its board first, or how its draw pile is made.
fn scheme_prompt(words: &Words, cards: &OpponentCards) -> String {
    let mut sentences = Vec::new();
    if cards.board.iter().all(Option::is_none) {
        sentences.push(words.with("viscounts-chance-first-scheme", &[("mixed", cards.mixed.into())]));
    } else {
        sentences.push(words.text("viscounts-chance-shift"));
        if cards.discard == 0 {
            sentences.push(words.text("viscounts-chance-shuffle-schemes"));
        }
    }
    sentences.push(words.text("viscounts-chance-scheme"));
    sentences.join(" ")
}

/// The top of a pile of the board, which is first laid out and later looked at.
fn pile_prompt(words: &Words, table: &Table, piece: Piece, left: u8, [laid, seen]: [&str; 2]) -> String {
    // A player card may let its owner take a card or a manuscript before the first round, but only once pairs lie there.
    let lays_out = table.round == 0 && table.pairs.iter().all(Option::is_none);
    let piece = piece_words(words, piece);
    let args = [("piece", piece.into()), ("count", left.into())];
    words.with(if lays_out { laid } else { seen }, &args)
}

/// The top card of a side's own draw pile. If its discard pile may just have been shuffled, that is said first.
fn from_draw_pile(scene: &Scene<'_>, side: Side, key: &str) -> String {
    let words = scene.words;
    let player = &scene.view.table.players[side.index()];
    // No card of the hand was drawn from a pile that has just been shuffled.
    let may_be_new = player.discard.is_empty() && player.pool.len() == usize::from(player.draw_len);
    let mut sentences = Vec::new();
    if may_be_new {
        sentences.push(words.text("viscounts-chance-shuffle"));
    }
    sentences.push(words.text(key));
    for_side(scene, side, sentences.join(" "))
}

/// A request to a side, with its name unless the viewer is meant.
fn for_side(scene: &Scene<'_>, side: Side, what: String) -> String {
    let seat = Seat::new(side.0);
    if scene.viewer.is(seat) {
        return what;
    }
    scene.words.with("viscounts-chance-for", &[("name", scene.name(seat).into()), ("what", what.into())])
}

/// The printed piece that was drawn, or what a piece shows.
pub(super) fn outcome_label(scene: &Scene<'_>, outcome: Chance) -> String {
    let (words, data) = (scene.words, scene.game.data());
    match outcome {
        Chance::Piece(piece) => piece_words(words, piece),
        Chance::Castle(turn) => effect_words(words, data, data.sections[usize::from(turn)].ring2),
        Chance::First(side) => scene.name(Seat::new(side.0)).to_owned(),
        Chance::Pair(number) => words.with("viscounts-player-card", &[("number", number.into())]),
        Chance::Card(card) => card_label(scene, card),
        Chance::Tile(tile) => {
            let info = &data.manuscripts[usize::from(tile)];
            let args = [
                ("ribbon", ribbon_words(words, info.ribbon).into()),
                ("icons", icon_words(words, Icon::Cleric, info.cost).into()),
                ("brings", tile_words(words, data, usize::from(tile)).into()),
            ];
            words.with("viscounts-chance-tile", &args)
        }
        Chance::Scheme(scheme) => {
            let info = &data.schemes[usize::from(scheme)];
            let steps = words.with("viscounts-log-scheme-steps", &[("steps", info.steps.into())]);
            format!("{}, {steps}", icons_words(words, info.icons))
        }
    }
}

/// The name of a card, with its ability if others have the same name.
fn card_label(scene: &Scene<'_>, card: Card) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let name = card_name(words, data, card);
    let others = (0..data.cards.len()).map(|index| Card(index as u8)).filter(|other| *other != card);
    if others.map(|other| card_name(words, data, other)).any(|other| other == name) {
        card_words(scene, card)
    } else {
        name.to_owned()
    }
}

/// Townsfolk of the board by silver value, manuscripts by ribbon, schemes by the pile from which they come.
pub(super) fn outcome_group(scene: &Scene<'_>, outcome: Chance) -> Option<String> {
    let (words, data) = (scene.words, scene.game.data());
    match (scene.view.table.stack.top(), outcome) {
        (Frame::RevealCard(_), Chance::Card(card)) => {
            let value = data.cards[card.index()].cost;
            Some(words.with("viscounts-chance-value", &[("value", value.into())]))
        }
        (_, Chance::Tile(tile)) => Some(ribbon_words(words, data.manuscripts[usize::from(tile)].ribbon)),
        (_, Chance::Scheme(scheme)) if scheme < START_SCHEMES => Some(words.text("viscounts-chance-start-schemes")),
        (_, Chance::Scheme(_)) => Some(words.text("viscounts-chance-future-schemes")),
        _ => None,
    }
}

/// A board piece by its land and the red numbers of its spaces: `See (rote Zahlen 1 und 2)`.
fn piece_words(words: &Words, piece: Piece) -> String {
    let first = piece.0 * 2 + 1;
    let args = [("land", land_words(words, piece).into()), ("first", first.into()), ("second", (first + 1).into())];
    words.with("viscounts-chance-numbers", &args)
}
