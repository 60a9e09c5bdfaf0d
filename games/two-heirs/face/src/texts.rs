//! Labels and prompts.

use two_heirs::{Action, Heir, Phase, Post, Troop, View};

use super::names::{heir_name, place_name, tile_name, troop_name};

use crate::scene::Scene;

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let with_tile = |key: &str, tile| words.with(key, &[("tile", tile_name(words, tile).into())]);
    match action {
        Action::Take(tile) => with_tile("two-heirs-take", tile),
        Action::Build(tile) => with_tile("two-heirs-build", tile),
        Action::Extend(tile) => with_tile("two-heirs-extend", tile),
        Action::Camp(tile) => with_tile("two-heirs-camp", tile),
        Action::Destroy(tile) => with_tile("two-heirs-destroy", tile),
        Action::Discard(tile) => with_tile("two-heirs-discard", tile),
        Action::Move(troop) => troop_label(scene, "two-heirs-move", troop),
        Action::Withdraw(troop) => troop_label(scene, "two-heirs-withdraw", troop),
        Action::Deploy => words.text("two-heirs-deploy"),
        Action::End => words.text("two-heirs-end"),
        Action::Spare => words.text("two-heirs-spare"),
        Action::At(cell) => {
            let key = match view.table.phase {
                Phase::Build(_) => "two-heirs-at-build",
                Phase::Extend(_) => "two-heirs-at-extend",
                _ => "two-heirs-at-go",
            };
            let place = place_name(words, cell);
            let plot = view.table.landscape.at(cell).map(|plot| view.table.landscape.plot(plot));
            let place = match plot.and_then(|plot| plot.owner.and(plot.tile)) {
                Some(tile) => format!("{place}: {}", tile_name(words, tile)),
                None => place,
            };
            words.with(key, &[("place", place.into())])
        }
    }
}

fn troop_label(scene: &Scene<'_>, key: &str, troop: Troop) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let place = match table.troops[table.active][troop.index()] {
        Post::Plot(plot) => place_name(words, table.landscape.plot(plot).cell),
        Post::Reserve | Post::Beside => words.text("two-heirs-reserve"),
    };
    words.with(key, &[("troop", troop_name(words, troop).into()), ("place", place.into())])
}

/// The heading of an action: the piece or the place that it is about.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let words = scene.words;
    match action {
        Action::Take(_) | Action::Deploy => Some(words.text("two-heirs-reserve")),
        Action::Build(tile) | Action::Extend(tile) => Some(tile_name(words, tile)),
        Action::Move(troop) | Action::Withdraw(troop) => Some(troop_name(words, troop)),
        Action::Camp(_) => Some(words.text("two-heirs-landscape")),
        Action::End | Action::At(_) | Action::Destroy(_) | Action::Spare | Action::Discard(_) => None,
    }
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let table = &view.table;
    let name = heir_name(scene.game, words, scene.names, table.active);
    match table.phase {
        Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start => words.text("two-heirs-wait-setup"),
        Phase::Top | Phase::Refill => words.text("two-heirs-wait-refill"),
        Phase::Treasure => words.text("two-heirs-wait-treasure"),
        Phase::Over => over(scene, view),
        _ if !scene.my_turn() => words.with("two-heirs-wait-turn", &[("name", name.into())]),
        Phase::Turn => {
            let text = if table.has_taken() || table.reserve.is_empty() {
                words.text("two-heirs-prompt-taken")
            } else {
                words.text("two-heirs-prompt-turn")
            };
            match table.turns_left {
                Some(1 | 2) => format!("{text} {}", words.text("two-heirs-prompt-last")),
                _ => text,
            }
        }
        Phase::Build(tile) => words.with("two-heirs-prompt-build", &[("tile", tile_name(words, tile).into())]),
        Phase::Extend(tile) => words.with("two-heirs-prompt-extend", &[("tile", tile_name(words, tile).into())]),
        Phase::March(troop) => words.with("two-heirs-prompt-march", &[("troop", troop_name(words, troop).into())]),
        Phase::Deploy => words.text("two-heirs-prompt-deploy"),
        Phase::Siege => words.text("two-heirs-prompt-siege"),
        Phase::Discard => words.text("two-heirs-prompt-discard"),
    }
}

/// The result of the match.
fn over(scene: &Scene<'_>, view: &View) -> String {
    let words = scene.words;
    let scoring = view.scoring();
    let [south, north] = Heir::ALL.map(|heir| (scoring.total(heir), tie_break(view, heir)));
    let winner = match south.cmp(&north) {
        std::cmp::Ordering::Greater => Heir::South,
        std::cmp::Ordering::Less => Heir::North,
        std::cmp::Ordering::Equal => return words.with("two-heirs-over-level", &[("points", south.0.into())]),
    };
    let name = heir_name(scene.game, words, scene.names, winner);
    let args = [
        ("name", name.into()),
        ("points", scoring.total(winner).into()),
        ("other", scoring.total(winner.other()).into()),
    ];
    words.with("two-heirs-over", &args)
}

/// The tie-breaker: more troops in the reserve win; against Heinrich a tie is lost.
fn tie_break(view: &View, heir: Heir) -> usize {
    if view.setting.solo { usize::from(heir == Heir::North) } else { view.table.troops_in_reserve(heir) }
}
