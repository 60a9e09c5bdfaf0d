//! Labels and prompts.

use viscounts::Viscounts;
use viscounts::action::{Action, ORDERS};
use viscounts::board::{Piece, Site, Space};
use viscounts::card::{Card, Icon};
use viscounts::effect::{Flip, Good, Main};
use viscounts::payment::Payment;
use viscounts::stack::{Frame, Work};
use viscounts::state::{Side, Table};

use super::effects::{ability_words, building_words, effect_words, good_words, icon_words, main_words};
use super::names::{card_name, land_words, pair_words, ribbon_words, side_name, site_words, space_words, tile_words};
use present::Words;

use crate::scene::Scene;

/// The name and silver value of the townsfolk at a piece: the top card, or the printed one.
fn townsfolk_at(scene: &Scene<'_>, piece: Piece) -> (String, u8) {
    let (words, data) = (scene.words, scene.game.data());
    match scene.view.table.townsfolk[piece.index()].top {
        Some(top) => (card_name(words, data, Card(top)).to_owned(), data.cards[usize::from(top)].cost),
        None => (words.text("viscounts-printed-townsfolk"), data.segments[piece.index()].printed_card.cost),
    }
}

/// The side to decide, and the decision.
pub(super) fn decision(scene: &Scene<'_>) -> (Side, Frame) {
    let side = scene.actor().or(scene.viewer.seat()).map_or(Side(0), Side::from);
    (side, scene.view.table.stack.top())
}

/// A card with its ability.
pub(super) fn card_words(scene: &Scene<'_>, card: Card) -> String {
    let (words, data) = (scene.words, scene.game.data());
    let info = &data.cards[card.index()];
    let args = [
        ("name", card_name(words, data, card).into()),
        ("value", info.cost.into()),
        ("ability", ability_words(words, data, info).into()),
    ];
    words.with("viscounts-card-words", &args)
}

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let (side, frame) = decision(scene);
    match action {
        Action::Pass => pass_label(words, frame),
        Action::Pair(number) => {
            let hero = table.pairs.iter().flatten().find(|pair| pair.number == number).and_then(|pair| pair.hero);
            let hero = hero.map_or_else(String::new, |hero| card_name(words, data, hero).to_owned());
            let brings = pair_words(words, data, number);
            words.with(
                "viscounts-take-pair",
                &[("number", number.into()), ("hero", hero.into()), ("brings", brings.into())],
            )
        }
        Action::Play(card) => words.with("viscounts-play", &[("card", card_words(scene, card).into())]),
        Action::Move(space) => move_label(scene, side, space),
        Action::Main(main, dismiss) => main_label(scene, side, main, dismiss),
        Action::Times(times) => times_label(scene, side, times),
        Action::Build(building) => {
            let cost = data.building_cost(building);
            let missing = missing(scene, side, cost);
            let (building, icons) = (building_words(words, building), icon_words(words, Icon::Builder, cost));
            words.with(
                "viscounts-build",
                &[("building", building.into()), ("icons", icons.into()), ("missing", missing.into())],
            )
        }
        Action::Place(count) => {
            let cost = data.figures.icons_for_workers[usize::from(count) - 1];
            let (missing, icons) = (missing(scene, side, cost), icon_words(words, Icon::Noble, cost));
            words.with(
                "viscounts-place",
                &[("count", count.into()), ("icons", icons.into()), ("missing", missing.into())],
            )
        }
        Action::Pay(good) => pay_label(scene, side, frame, good),
        Action::Site(site) => {
            let reward = scene.game.sites_of(site.piece())[usize::from(site.number())].reward;
            let args = [("site", site_words(words, site).into()), ("effect", effect_words(words, data, reward).into())];
            words.with("viscounts-build-on", &args)
        }
        Action::Link(site) => link_label(scene, frame, site),
        Action::Take(good) => words.with("viscounts-take", &[("good", good_words(words, good, 1).into())]),
        Action::Flip(Flip::Deed) => words.text("viscounts-flip-a-deed"),
        Action::Flip(_) => words.text("viscounts-flip-a-debt"),
        Action::Order(order) => {
            let row = table.players[side.index()].board;
            let cards = ORDERS[usize::from(order)].map(|slot| {
                let card = row[usize::from(slot)].map(|card| card_name(words, data, card).to_owned());
                format!("{} {}", slot + 1, card.unwrap_or_else(|| words.text("viscounts-empty")))
            });
            words.with("viscounts-order", &[("cards", cards.join(" – ").into())])
        }
        Action::Discard(None) => words.text("viscounts-discard-top"),
        Action::Discard(Some(card)) => {
            words.with("viscounts-discard-card", &[("card", card_words(scene, card).into())])
        }
        Action::Destroy(None) => words.text("viscounts-destroy-top"),
        Action::Destroy(Some(card)) => {
            words.with("viscounts-destroy-card", &[("card", card_words(scene, card).into())])
        }
        Action::Hire(piece) => {
            let card = table.townsfolk[piece.index()].top.map_or_else(String::new, |top| card_words(scene, Card(top)));
            words.with("viscounts-hire-card", &[("land", land_words(words, piece).into()), ("card", card.into())])
        }
        Action::Tile(piece) => {
            let tile = table.manuscripts[piece.index()].top.map_or_else(String::new, |top| {
                let tile = usize::from(top);
                format!("{}, {}", ribbon_words(words, data.manuscripts[tile].ribbon), tile_words(words, data, tile))
            });
            words.with("viscounts-take-tile", &[("land", land_words(words, piece).into()), ("tile", tile.into())])
        }
        Action::Section(piece) => words.with("viscounts-section", &[("land", land_words(words, piece).into())]),
        Action::Step(piece, clockwise) => {
            let to = table.piece_from(piece, if clockwise { 1 } else { 4 });
            let args = [("from", land_words(words, piece).into()), ("to", land_words(words, to).into())];
            words.with("viscounts-move-worker-to", &args)
        }
        Action::Option(branch) => match frame {
            Frame::Choose { first, .. } => {
                let span = data.branches[usize::from(first) + usize::from(branch)];
                words.with("viscounts-option", &[("effect", effect_words(words, data, span).into())])
            }
            _ => words.with("viscounts-option", &[("effect", (branch + 1).to_string().into())]),
        },
        Action::Push(piece) => words.with("viscounts-push", &[("land", land_words(words, piece).into())]),
        Action::Knock(piece, ring, owner) => {
            let args = [
                ("name", side_name(scene, owner).into()),
                ("ring", (ring + 1).into()),
                ("land", land_words(words, piece).into()),
            ];
            words.with("viscounts-knock", &args)
        }
        Action::Recruit => {
            let piece = table.players[side.index()].viscount.map_or(Piece(0), |space| space.piece());
            let (name, cost) = townsfolk_at(scene, piece);
            words.with("viscounts-recruit", &[("card", name.into()), ("cost", cost.into())])
        }
    }
}

fn pass_label(words: &Words, frame: Frame) -> String {
    words.text(match frame {
        Frame::Arrange(_) => "viscounts-pass-arrange",
        Frame::Discard(..) => "viscounts-pass-discard",
        Frame::Destroy(..) | Frame::DestroyOwn(_) => "viscounts-pass-destroy",
        Frame::MoveWorker(..) => "viscounts-pass-move",
        Frame::Recruit(_) => "viscounts-pass-recruit",
        _ => "viscounts-pass-main",
    })
}

/// The target and cost of a move. What is possible there is told by its caption.
fn move_label(scene: &Scene<'_>, side: Side, to: Space) -> String {
    let mut way = (0, 0);
    scene.game.destinations(&scene.view.table, side, |space, steps, paid| {
        if space == to {
            way = (steps, paid);
        }
    });
    let (steps, paid) = way;
    let args = [("space", space_words(scene.words, to).into()), ("steps", steps.into()), ("paid", paid.into())];
    scene.words.with("viscounts-move", &args)
}

fn main_label(scene: &Scene<'_>, side: Side, main: Main, dismiss: bool) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let space = scene.game.space_of(table, side);
    let piece = space.piece();
    let (name, value) = townsfolk_at(scene, piece);
    let what = match main {
        Main::Trade => {
            let trade = scene.game.trade_at(space);
            let gain = effect_words(words, data, trade.gain);
            let icons = icon_words(words, main.icon(), trade.icons);
            words.with("viscounts-trade-words", &[("icons", icons.into()), ("gain", gain.into())])
        }
        Main::Copy => match table.manuscripts[piece.index()].top {
            Some(top) => {
                let tile = &data.manuscripts[usize::from(top)];
                format!("{}, {}", icon_words(words, main.icon(), tile.cost), tile_words(words, data, usize::from(top)))
            }
            None => {
                let (cost, effect) = data.segments[piece.index()].printed_manuscript;
                format!("{}, {}", icon_words(words, main.icon(), cost), effect_words(words, data, effect))
            }
        },
        Main::Build | Main::Workers => {
            let purse = scene.game.purse(table, side, main, viscounts::card::Icons::NONE, 0);
            words.with("viscounts-have-icons", &[("icons", icon_words(words, main.icon(), purse.free).into())])
        }
    };
    let action = main_words(words, main);
    if dismiss {
        let cost = scene.game.dismissal_cost(table, side, value);
        let args = [("action", action.into()), ("what", what.into()), ("card", name.into()), ("cost", cost.into())];
        words.with("viscounts-main-dismissing", &args)
    } else {
        words.with("viscounts-main", &[("action", action.into()), ("what", what.into())])
    }
}

/// The number of icons that the current main action still lacks for this cost.
fn missing(scene: &Scene<'_>, side: Side, cost: u8) -> u8 {
    let table = &scene.view.table;
    table.main.map_or(0, |main| cost.saturating_sub(scene.game.purse(table, side, main.action, main.dismissed, 0).free))
}

fn times_label(scene: &Scene<'_>, side: Side, times: u8) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let trade = scene.game.trade_at(scene.game.space_of(table, side));
    let icons = trade.icons.saturating_mul(times);
    let args = [
        ("times", times.into()),
        ("icons", icon_words(words, Icon::Merchant, icons).into()),
        ("gain", effect_words(words, data, trade.gain).into()),
        ("missing", missing(scene, side, icons).into()),
    ];
    words.with("viscounts-times", &args)
}

fn pay_label(scene: &Scene<'_>, side: Side, frame: Frame, good: Good) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let mut payment = (1, 1);
    let mut icon = Main::Trade.icon();
    if let (Frame::Pay { need, good: first, used, .. }, Some(main)) = (frame, table.main) {
        icon = main.action.icon();
        scene.game.purse(table, side, main.action, main.dismissed, 0).payments(need, first, used, |one| {
            if one.good == good {
                payment = (one.count, one.icons);
            }
        });
    }
    let args =
        [("goods", good_words(words, good, payment.0).into()), ("icons", icon_words(words, icon, payment.1).into())];
    words.with("viscounts-pay", &args)
}

/// The cheapest payments for what still has to be paid.
pub(super) fn payments(game: &Viscounts, table: &Table) -> Vec<Payment> {
    match (table.stack.top(), table.main) {
        (Frame::Pay { side, need, good, used }, Some(main)) => {
            game.purse(table, side, main.action, main.dismissed, 0).cheapest(need, good, used)
        }
        _ => Vec::new(),
    }
}

fn link_label(scene: &Scene<'_>, frame: Frame, to: Site) -> String {
    let (words, data, table) = (scene.words, scene.game.data(), &scene.view.table);
    let link = match frame {
        Frame::Links { site, .. } => {
            let [behind, ahead] = [scene.game.link_behind(table, site), scene.game.link_ahead(table, site)];
            if behind.0 == to { behind.1 } else { ahead.1 }
        }
        _ => None,
    };
    let effect = link.map_or_else(String::new, |link| effect_words(words, data, link));
    words.with("viscounts-link-first", &[("site", site_words(words, to).into()), ("effect", effect.into())])
}

/// The heading of an action: the place or the kind of piece, if a decision has several.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let key = match action {
        Action::Main(_, false) => "viscounts-group-main",
        Action::Main(_, true) => "viscounts-group-dismiss",
        Action::Pass => "viscounts-group-pass",
        Action::Discard(Some(_)) | Action::Destroy(Some(_)) => "viscounts-group-hand",
        Action::Discard(None) | Action::Destroy(None) => "viscounts-draw-pile",
        Action::Move(space) => return Some(land_words(scene.words, space.piece())),
        Action::Site(site) => return Some(land_words(scene.words, site.piece())),
        Action::Step(piece, _) | Action::Knock(piece, ..) => return Some(land_words(scene.words, piece)),
        _ => return None,
    };
    Some(scene.words.text(key))
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let words = scene.words;
    let (side, frame) = decision(scene);
    let Some(what) = decision_words(scene, &scene.view.table) else { return waiting_prompt(scene, frame) };
    if scene.my_turn() {
        words.with("viscounts-you-must", &[("what", what.into())])
    } else {
        words.with("viscounts-waiting", &[("name", side_name(scene, side).into()), ("what", what.into())])
    }
}

/// The subject of the current decision.
pub(super) fn decision_words(scene: &Scene<'_>, table: &Table) -> Option<String> {
    let words = scene.words;
    let frame = table.stack.top();
    let key = task(frame)?;
    Some(match frame {
        Frame::Discard(_, count)
        | Frame::Destroy(_, count)
        | Frame::Take(_, count)
        | Frame::FlipEither(_, count)
        | Frame::PlaceFree(_, count)
        | Frame::MoveWorker(_, count) => words.with(key, &[("count", count.into())]),
        Frame::Move(_) => words.with(key, &[("steps", table.steps.into())]),
        Frame::ChooseSite { building, .. } => words.with(key, &[("building", building_words(words, building).into())]),
        Frame::Pay { need, .. } => {
            let icon = table.main.map_or(Main::Trade, |main| main.action).icon();
            let args = [("icons", icon_words(words, icon, need).into()), ("work", work_words(words, table).into())];
            words.with(key, &args)
        }
        _ => words.text(key),
    })
}

/// The purpose of a payment.
fn work_words(words: &Words, table: &Table) -> String {
    let work = table.stack.frames().iter().rev().find_map(|frame| match frame {
        Frame::Complete(_, work) => Some(*work),
        _ => None,
    });
    match work {
        Some(Work::Trade(times)) => words.with("viscounts-work-trade", &[("count", times.into())]),
        Some(Work::Build(building)) => building_words(words, building),
        Some(Work::Workers(count)) => words.with("viscounts-do-workers", &[("count", count.into())]),
        Some(Work::Copy) | None => words.text("viscounts-manuscript"),
    }
}

/// The message for the task of a decision.
const fn task(frame: Frame) -> Option<&'static str> {
    Some(match frame {
        Frame::Draft(_) => "viscounts-task-draft",
        Frame::PlayCard(_) => "viscounts-task-play",
        Frame::Move(_) => "viscounts-task-move",
        Frame::MainAction(_) => "viscounts-task-main",
        Frame::Times(_) => "viscounts-task-times",
        Frame::ChooseBuilding(_) => "viscounts-task-building",
        Frame::ChooseCount(_) => "viscounts-task-count",
        Frame::Pay { .. } => "viscounts-task-pay",
        Frame::ChooseSite { .. } => "viscounts-task-site",
        Frame::Links { .. } => "viscounts-task-links",
        Frame::Take(..) => "viscounts-task-take",
        Frame::FlipEither(..) => "viscounts-task-flip",
        Frame::Arrange(_) => "viscounts-task-arrange",
        Frame::Discard(..) => "viscounts-task-discard",
        Frame::Destroy(..) => "viscounts-task-destroy",
        Frame::DestroyOwn(_) => "viscounts-task-destroy-own",
        Frame::Hire(_) => "viscounts-task-hire",
        Frame::TakeTile(..) => "viscounts-task-tile",
        Frame::PlaceFree(..) => "viscounts-task-place",
        Frame::MoveWorker(..) => "viscounts-task-move-worker",
        Frame::Choose { .. } => "viscounts-task-choose",
        Frame::PushChoice(_) => "viscounts-task-push",
        Frame::Knock { .. } => "viscounts-task-knock",
        Frame::Recruit(_) => "viscounts-task-recruit",
        _ => return None,
    })
}

/// The prompt while nobody has to decide.
fn waiting_prompt(scene: &Scene<'_>, frame: Frame) -> String {
    scene.words.text(match frame {
        Frame::Idle => "viscounts-prompt-over",
        Frame::Setup(_) => "viscounts-prompt-setup",
        Frame::DrawScheme | Frame::FutureScheme | Frame::Opponent(_) => "viscounts-prompt-scheme",
        _ => "viscounts-prompt-cards",
    })
}
