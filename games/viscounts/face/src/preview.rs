//! Previews of the result of an action, and the cheapest payment.

use kernel::{ForeseenOf, Game};
use viscounts::Viscounts;
use viscounts::action::Action;
use viscounts::card::Icon;
use viscounts::effect::{Building, Gain, Good, Main};
use viscounts::stack::Frame;
use viscounts::state::{LEFT_END, Player, RIGHT_END, Side, Table};
use viscounts::view::View;

use super::effects::{building_words, effect_words, gain_words, good_words, icon_words, main_words, unlock_words};
use super::texts::{decision_words, payments};
use present::{Proposal, Words};

use crate::scene::Scene;

/// The gains and losses of an action, and what it would make possible.
pub(super) fn foreseen_words(scene: &Scene<'_>, action: Action, foreseen: &ForeseenOf<Viscounts>) -> Vec<String> {
    if let Action::Pay(good) = action {
        return cheapest(scene, good).into_iter().collect();
    }
    let (Some(seat), Some(after), false) = (scene.viewer.seat(), &foreseen.view, action == Action::Pass) else {
        return Vec::new();
    };
    let side = Side::from(seat);
    let mut phrases = changes(scene, after, side);
    phrases.extend(prospects(scene, after, side, action));
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
    let mut gains: Vec<(Gain, i32)> = Good::ALL
        .into_iter()
        .map(|good| (Gain::Good(good), i32::from(new.good(good)) - i32::from(old.good(good))))
        .collect();
    gains.push((Gain::Debt, i32::from(new.open_debts) - i32::from(old.open_debts) + settled));
    gains.push((Gain::Deed, i32::from(new.acquired_deeds) - i32::from(old.acquired_deeds) + certified));
    if !were_reset(old, new) {
        gains.push((Gain::Virtue, (i32::from(old.virtue) - i32::from(new.virtue)).max(0)));
        gains.push((Gain::Corruption, (i32::from(new.corruption) - i32::from(old.corruption)).max(0)));
    }
    parts.extend(gains.into_iter().filter(|(_, count)| *count != 0).map(|(gain, count)| {
        let sign = if count > 0 { '+' } else { '−' };
        format!("{sign}{}", gain_words(words, gain, count.unsigned_abs() as u8))
    }));
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
    let points = points(scene, after, side) - points(scene, before, side);
    if points != 0 {
        let sign = if points > 0 { "+" } else { "−" };
        let args = [("sign", sign.into()), ("count", points.abs().into())];
        parts.push(words.with("viscounts-outcome-points", &args));
    }
    parts
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

/// The points of a side on the score sheet.
fn points(scene: &Scene<'_>, view: &View, side: Side) -> i32 {
    scene.game.score_sheet(view).columns.get(side.index()).map_or(0, |column| column.total())
}

/// What an action would make possible.
fn prospects(scene: &Scene<'_>, after: &View, side: Side, action: Action) -> Vec<String> {
    let words = scene.words;
    let next = scene.game.open_to(after);
    let mut parts = Vec::new();
    match action {
        Action::Play(_) => parts.push(row_words(scene, after, side)),
        Action::Move(_) if matches!(after.table.stack.top(), Frame::MainAction(_)) => {
            parts.push(actions_words(words, &next));
        }
        Action::Main(_, dismiss) => {
            parts.extend(if dismiss { recruit_words(scene, side) } else { None });
            parts.extend(extent_words(words, &next));
        }
        Action::Recruit => parts.extend(recruit_words(scene, side)),
        _ => {}
    }
    let decides = !next.is_empty() && is_effect(after.table.stack.top());
    if decides && let Some(what) = decision_words(scene, &after.table) {
        parts.push(words.with("viscounts-outcome-next", &[("what", what.into())]));
    }
    parts
}

/// The effect of recruiting or dismissing the townsfolk beside the viscount. It happens after the next card is revealed.
fn recruit_words(scene: &Scene<'_>, side: Side) -> Option<String> {
    let (table, data) = (&scene.view.table, scene.game.data());
    let top = table.townsfolk[scene.game.space_of(table, side).piece().index()].top?;
    let recruit = data.cards[usize::from(top)].recruit;
    (!recruit.is_empty()).then(|| effect_words(scene.words, data, recruit))
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
