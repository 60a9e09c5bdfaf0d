//! What the piece or place of an action is, and what it is worth now.

use viscounts::action::{Action, ORDERS};
use viscounts::board::Piece;
use viscounts::effect::{Building, Main};
use viscounts::stack::Frame;
use viscounts::state::Side;

use super::captions;
use super::effects::effect_words;
use super::names::card_name;
use super::texts::decision;

use crate::scene::Scene;

/// The caption of an action.
pub(super) fn about(scene: &Scene<'_>, action: Action) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let (side, frame) = decision(scene);
    match action {
        Action::Pass => words.text(match frame {
            Frame::MainAction(_) => "viscounts-about-no-action",
            Frame::Recruit(_) => "viscounts-about-no-recruit",
            _ => "viscounts-about-pass",
        }),
        Action::Pair(number) => {
            let pair = table.pairs.iter().flatten().find(|pair| pair.number == number);
            pair.map_or_else(String::new, |pair| captions::pair(words, data, *pair))
        }
        Action::Play(card) | Action::Discard(Some(card)) | Action::Destroy(Some(card)) => {
            captions::card(words, data, card)
        }
        Action::Move(space) => captions::lines([
            captions::space(scene, space),
            captions::townsfolk(scene, space.piece()),
            captions::manuscript(scene, space.piece()),
        ]),
        Action::Main(main, dismiss) => {
            let piece = piece_of(scene, side);
            let townsfolk = dismiss.then(|| captions::townsfolk(scene, piece));
            captions::lines([undertaking(scene, side, main)].into_iter().chain(townsfolk))
        }
        Action::Times(_) => undertaking(scene, side, Main::Trade),
        Action::Build(building) => captions::building(scene, side, building),
        Action::Place(_) => undertaking(scene, side, Main::Workers),
        Action::Pay(good) | Action::Take(good) => captions::good(words, good, table.players[side.index()].good(good)),
        Action::Site(site) => captions::site(scene, site),
        Action::Link(to) => match frame {
            Frame::Links { site, .. } => {
                let ends = [scene.game.link_behind(table, site), scene.game.link_ahead(table, site)];
                let link = ends.into_iter().find(|(end, _)| *end == to).and_then(|(_, link)| link);
                link.map_or_else(String::new, |link| captions::link_sentence(words, data, to, link))
            }
            _ => captions::site(scene, to),
        },
        Action::Flip(flip) => captions::papers(scene, side, flip, false),
        Action::Order(order) => {
            let row = table.players[side.index()].board;
            let last = row[usize::from(ORDERS[usize::from(order)][2])];
            let last =
                last.map_or_else(|| words.text("viscounts-empty"), |card| card_name(words, data, card).to_owned());
            words.with("viscounts-about-order", &[("card", last.into())])
        }
        Action::Discard(None) | Action::Destroy(None) => captions::deck(scene, side, false),
        Action::Hire(piece) => captions::townsfolk(scene, piece),
        Action::Tile(piece) => captions::manuscript(scene, piece),
        Action::Section(piece) | Action::Push(piece) => captions::section(scene, piece, 0),
        Action::Step(piece, clockwise) => {
            captions::section(scene, table.piece_from(piece, if clockwise { 1 } else { 4 }), 0)
        }
        Action::Option(branch) => match frame {
            Frame::Choose { first, .. } => {
                let span = data.branches[usize::from(first) + usize::from(branch)];
                words.with("viscounts-about-effect", &[("effect", effect_words(words, data, span).into())])
            }
            _ => words.text("viscounts-about-pass"),
        },
        Action::Knock(piece, ring, _) => {
            captions::lines([captions::section(scene, piece, ring), captions::knocked(words, data, ring)])
        }
        Action::Recruit => captions::townsfolk(scene, piece_of(scene, side)),
    }
}

/// The land where a side's viscount stands.
fn piece_of(scene: &Scene<'_>, side: Side) -> Piece {
    scene.game.space_of(&scene.view.table, side).piece()
}

/// A main action at the viscount's space.
fn undertaking(scene: &Scene<'_>, side: Side, main: Main) -> String {
    let space = scene.game.space_of(&scene.view.table, side);
    match main {
        Main::Trade => captions::space(scene, space),
        Main::Build => captions::lines(Building::ALL.map(|building| captions::building(scene, side, building))),
        Main::Workers => captions::lines([
            captions::worker_prices(scene.words, scene.game.data()),
            captions::section(scene, space.piece(), 0),
            captions::section(scene, space.piece(), 1),
        ]),
        Main::Copy => captions::manuscript(scene, space.piece()),
    }
}
