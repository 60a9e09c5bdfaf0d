//! Previews of the result of an action, and the cheapest payment.

use kernel::{ForeseenOf, ToAct};
use viscounts::Viscounts;
use viscounts::action::Action;
use viscounts::board::Piece;
use viscounts::card::Icon;
use viscounts::components::Ribbon;
use viscounts::effect::{Building, Gain, Good, Main, Span};
use viscounts::stack::Frame;
use viscounts::state::{LEFT_END, Player, RIGHT_END, Side, Table};
use viscounts::view::View;

use super::effects::{building_words, effect_words, gain_words, good_words, icon_words, main_words, unlock_words};
use super::names::ribbon_words;
use super::texts::{decision_words, payments};
use present::{MINUS, Proposal, Words, contender_name, score_changes};

use crate::scene::{Scene, ViscountsFace};

/// The gains and losses of an action, what it would make possible, and what follows.
pub(super) fn foreseen_words(scene: &Scene<'_>, action: Action, foreseen: &ForeseenOf<Viscounts>) -> Vec<String> {
    let (Some(seat), Some(after)) = (scene.viewer.seat(), &foreseen.view) else { return Vec::new() };
    let side = Side::from(seat);
    let mut phrases = changes(scene, after, side);
    phrases.extend(score_changes(scene, foreseen));
    phrases.extend(others(scene, after, side));
    if let Action::Pay(good) = action {
        phrases.extend(cheapest(scene, good));
    }
    phrases.extend(prospects(scene, after, side, action));
    phrases.extend(next_words(scene, after, foreseen));
    phrases
}

/// The cheapest payment as a sequence of decisions. The rules pay without a decision when there is no choice left.
pub(super) fn proposal(scene: &Scene<'_>) -> Option<Proposal<Action>> {
    if !scene.my_turn() {
        return None;
    }
    let goods = goods_paid(scene)?;
    let mut actions = Vec::new();
    let mut view = scene.view.clone();
    while let Some(payment) = payments(scene.game, &view.table).first() {
        actions.push(Action::Pay(payment.good));
        view = scene.game.view_after(&view, Action::Pay(payment.good))?;
    }
    Some(Proposal { words: scene.words.with("viscounts-pay-all", &[("goods", goods.into())]), actions })
}

/// The remark on a good with which the cheapest payment begins.
fn cheapest(scene: &Scene<'_>, good: Good) -> Option<String> {
    let first = payments(scene.game, &scene.view.table).first()?.good;
    let goods = goods_paid(scene).filter(|_| first == good)?;
    Some(scene.words.with("viscounts-outcome-cheapest", &[("goods", goods.into())]))
}

/// All goods of the cheapest payment.
fn goods_paid(scene: &Scene<'_>) -> Option<String> {
    let payments = payments(scene.game, &scene.view.table);
    let goods = Good::ALL.into_iter().filter_map(|good| {
        let count: u8 = payments.iter().filter(|payment| payment.good == good).map(|payment| payment.count).sum();
        (count > 0).then(|| good_words(scene.words, good, count))
    });
    let goods: Vec<String> = goods.collect();
    (!goods.is_empty()).then(|| goods.join(", "))
}

/// What a side would gain and lose.
fn changes(scene: &Scene<'_>, after: &View, side: Side) -> Vec<String> {
    let (words, data) = (scene.words, scene.game.data());
    let (before, after) = (scene.view, after);
    let (old, new) = (&before.table.players[side.index()], &after.table.players[side.index()]);
    let with = |key: &str, count: i32| words.with(key, &[("count", count.into())]);
    let mut parts = Vec::new();
    let settled = i32::from(new.settled_debts) - i32::from(old.settled_debts);
    let certified = i32::from(new.certified_deeds) - i32::from(old.certified_deeds);
    for (key, count) in [("viscounts-do-flip-debt", settled), ("viscounts-do-flip-deed", certified)] {
        if count > 0 {
            parts.push(with(key, count));
        }
    }
    parts.extend(gains(old, new).into_iter().map(|(gain, count)| gain_phrase(words, gain, count)));
    let climbed = [
        ("viscounts-outcome-second-ring", in_second_ring(&after.table, side) - in_second_ring(&before.table, side)),
        ("viscounts-outcome-third-ring", in_third_ring(&after.table, side) - in_third_ring(&before.table, side)),
    ];
    parts.extend(climbed.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| with(key, count)));
    if after.table.lord == Some(side) && before.table.lord != Some(side) {
        parts.push(words.text("viscounts-lord"));
    }
    for building in Building::ALL {
        let nth = usize::from(new.built[building as usize]);
        if nth > usize::from(old.built[building as usize]) {
            let unlock = unlock_words(words, data, data.buildings[building as usize].unlocks[nth - 1]);
            parts.push(words.with("viscounts-outcome-frees", &[("what", unlock.into())]));
        }
    }
    for ribbon in Ribbon::ALL {
        let [old, new] = [before, after].map(|view| view.table.bonus[ribbon as usize]);
        if new == Some(side) && old != new {
            parts.push(words.with("viscounts-outcome-bonus", &[("ribbon", ribbon_words(words, ribbon).into())]));
        }
    }
    if new.has_collided() && (old.corruption, old.virtue) != (new.corruption, new.virtue) {
        let space = usize::from(new.virtue) - 1;
        let effect = effect_words(words, data, data.track[space].active);
        let args = [("space", new.virtue.into()), ("effect", effect.into())];
        parts.push(words.with("viscounts-outcome-collision", &args));
    }
    parts
}

/// What the others would gain and lose in goods and papers.
fn others(scene: &Scene<'_>, after: &View, side: Side) -> Vec<String> {
    let words = scene.words;
    let mut phrases = Vec::new();
    for other in scene.view.sides().filter(|other| *other != side) {
        let [old, new] = [scene.view, after].map(|view| &view.table.players[other.index()]);
        let mut parts: Vec<String> =
            gains(old, new).into_iter().map(|(gain, count)| gain_phrase(words, gain, count)).collect();
        let fallen = i32::from(new.workers) - i32::from(old.workers);
        if fallen > 0 {
            parts.push(words.with("viscounts-outcome-fallen", &[("count", fallen.into())]));
        }
        if !parts.is_empty() {
            let name = contender_name::<ViscountsFace>(words, scene.names, scene.game.contender(other));
            let args = [("name", name.into()), ("what", parts.join(", ").into())];
            phrases.push(words.with("viscounts-outcome-other", &args));
        }
    }
    phrases
}

/// The differences in goods and papers between two states of a player.
fn gains(old: &Player, new: &Player) -> Vec<(Gain, i32)> {
    let mut gains: Vec<(Gain, i32)> = Good::ALL
        .into_iter()
        .map(|good| (Gain::Good(good), i32::from(new.good(good)) - i32::from(old.good(good))))
        .collect();
    let papers = |player: &Player| {
        let debts = i32::from(player.open_debts) + i32::from(player.settled_debts);
        (debts, i32::from(player.acquired_deeds) + i32::from(player.certified_deeds))
    };
    let ((old_debts, old_deeds), (new_debts, new_deeds)) = (papers(old), papers(new));
    gains.push((Gain::Debt, new_debts - old_debts));
    gains.push((Gain::Deed, new_deeds - old_deeds));
    if !were_reset(old, new) {
        gains.push((Gain::Virtue, (i32::from(old.virtue) - i32::from(new.virtue)).max(0)));
        gains.push((Gain::Corruption, (i32::from(new.corruption) - i32::from(old.corruption)).max(0)));
    }
    gains.retain(|(_, count)| *count != 0);
    gains
}

/// A gain or loss with its sign.
fn gain_phrase(words: &Words, gain: Gain, count: i32) -> String {
    let sign = if count > 0 { '+' } else { MINUS };
    format!("{sign}{}", gain_words(words, gain, count.unsigned_abs() as u8))
}

/// Who or what comes next, if it is not the viewer's next decision.
fn next_words(scene: &Scene<'_>, after: &View, foreseen: &ForeseenOf<Viscounts>) -> Option<String> {
    let words = scene.words;
    match foreseen.to_act? {
        ToAct::Chance => Some(words.text(match after.table.stack.top() {
            Frame::RevealCard(_) => "viscounts-then-townsfolk",
            Frame::RevealTile(_) => "viscounts-then-manuscript",
            Frame::DrawScheme | Frame::FutureScheme => "viscounts-then-scheme",
            _ => "viscounts-then-cards",
        })),
        ToAct::Nobody => Some(words.text("viscounts-then-end")),
        waiting => {
            let other = waiting.seats().first().filter(|seat| Some(*seat) != scene.viewer.seat())?;
            Some(words.with("viscounts-then-other", &[("name", scene.name(other).into())]))
        }
    }
}

/// Were the markers moved back to the ends of the track?
fn were_reset(old: &Player, new: &Player) -> bool {
    (new.corruption, new.virtue) == (LEFT_END, RIGHT_END) && (old.corruption, old.virtue) != (LEFT_END, RIGHT_END)
}

fn in_second_ring(table: &Table, side: Side) -> i32 {
    table.rings[1].iter().map(|section| i32::from(section[side.index()])).sum()
}

fn in_third_ring(table: &Table, side: Side) -> i32 {
    i32::from(table.third_ring[side.index()])
}

/// What an action would make possible.
fn prospects(scene: &Scene<'_>, after: &View, side: Side, action: Action) -> Vec<String> {
    let words = scene.words;
    let next = scene.game.open_to(after);
    let here = scene.view.table.players[side.index()].viscount.map_or(Piece(0), |space| space.piece());
    let mut parts = Vec::new();
    match action {
        Action::Play(_) => parts.push(row_words(scene, after, side)),
        Action::Move(_) if matches!(after.table.stack.top(), Frame::MainAction(_)) => {
            parts.push(actions_words(words, &next));
        }
        Action::Main(main, dismiss) => {
            parts.extend(if dismiss { recruit_words(scene, here) } else { None });
            parts.extend(extent_words(words, &next));
            if main == Main::Copy {
                parts.extend(copied_words(scene, here));
            }
        }
        Action::Recruit => parts.extend(recruit_words(scene, here)),
        Action::Hire(piece) => parts.extend(recruit_words(scene, piece)),
        Action::Tile(piece) => parts.extend(copied_words(scene, piece)),
        _ => {}
    }
    let decides = !next.is_empty() && is_effect(after.table.stack.top());
    if decides && let Some(what) = decision_words(scene, &after.table) {
        parts.push(words.with("viscounts-outcome-next", &[("what", what.into())]));
    }
    parts
}

/// The effect of recruiting or dismissing the townsfolk of a land. It happens after the next card is revealed.
fn recruit_words(scene: &Scene<'_>, piece: Piece) -> Option<String> {
    let data = scene.game.data();
    let top = scene.view.table.townsfolk[piece.index()].top?;
    later_words(scene, data.cards[usize::from(top)].recruit)
}

/// The effect of the manuscript of a land. It happens after the next one is revealed.
fn copied_words(scene: &Scene<'_>, piece: Piece) -> Option<String> {
    let data = scene.game.data();
    let top = scene.view.table.manuscripts[piece.index()].top?;
    later_words(scene, data.manuscripts[usize::from(top)].effect)
}

/// An effect that follows.
fn later_words(scene: &Scene<'_>, effect: Span) -> Option<String> {
    let what = (!effect.is_empty()).then(|| effect_words(scene.words, scene.game.data(), effect))?;
    Some(scene.words.with("viscounts-outcome-next", &[("what", what.into())]))
}

/// The icons that would count.
fn row_words(scene: &Scene<'_>, after: &View, side: Side) -> String {
    let icons = scene.game.icons(&after.table, side);
    let kinds = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0);
    let kinds: Vec<String> = kinds.map(|icon| icon_words(scene.words, icon, icons.count(icon))).collect();
    scene.words.with("viscounts-outcome-icons", &[("icons", kinds.join(", ").into())])
}

/// The main actions that would be open.
fn actions_words(words: &Words, next: &[Action]) -> String {
    let open = Main::ALL
        .into_iter()
        .filter(|main| next.contains(&Action::Main(*main, false)) || next.contains(&Action::Main(*main, true)));
    let open: Vec<String> = open.map(|main| main_words(words, main)).collect();
    if open.is_empty() {
        words.text("viscounts-outcome-no-action")
    } else {
        words.with("viscounts-outcome-there", &[("actions", open.join(", ").into())])
    }
}

/// The largest extent of the main action that the seat could afford.
fn extent_words(words: &Words, next: &[Action]) -> Option<String> {
    match *next.last()? {
        Action::Times(times) => Some(words.with("viscounts-outcome-times", &[("count", times.into())])),
        Action::Place(count) => Some(words.with("viscounts-outcome-workers", &[("count", count.into())])),
        Action::Build(_) => {
            let kinds = next.iter().filter_map(|action| match action {
                Action::Build(building) => Some(building_words(words, *building)),
                _ => None,
            });
            Some(kinds.collect::<Vec<_>>().join(words.text("viscounts-or").as_str()))
        }
        _ => None,
    }
}

/// Is this a decision of an effect and not the next part of the turn?
const fn is_effect(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Links { .. }
            | Frame::Take(..)
            | Frame::FlipEither(..)
            | Frame::Arrange(_)
            | Frame::Discard(..)
            | Frame::Destroy(..)
            | Frame::DestroyOwn(_)
            | Frame::Hire(_)
            | Frame::TakeTile(..)
            | Frame::PlaceFree(..)
            | Frame::MoveWorker(..)
            | Frame::Choose { .. }
            | Frame::PushChoice(_)
            | Frame::Knock { .. }
    )
}
