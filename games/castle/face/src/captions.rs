//! Captions: what a piece or place is, what it does, what it is worth now; and what an action brings.

use castle::final_scoring::{MARKET, keep_size};
use castle::scoring::per_tile;
use castle::view::AreaView;
use castle::{
    Action, AreaKind, Castle, Cell, Event, Follower, LaidTile, Phase, SUPPLY, Spot, State, Tile, Turn, View, WallTile,
    board, components,
};
use kernel::{ForeseenOf, Seat};
use present::score_changes;

use super::log;
use super::texts::{effect, kind_name, tile_words, turn_words};
use crate::scene::Scene;

/// An area: its size, its points, and who would get them.
pub(super) fn area(scene: &Scene<'_>, area: &AreaView) -> String {
    [size(scene, area), worth(scene, area), majority(scene, area)].join("\n")
}

/// The size of an area and whether it is finished.
fn size(scene: &Scene<'_>, area: &AreaView) -> String {
    let args = [
        ("kind", area.extent.kind.name().into()),
        ("tiles", area.extent.tiles().into()),
        ("open", area.extent.open.into()),
    ];
    scene.words.with("castle-caption-area", &args)
}

/// The points of an area, with the sum behind them.
fn worth(scene: &Scene<'_>, area: &AreaView) -> String {
    let words = scene.words;
    if area.extent.kind == AreaKind::Courtyard {
        let args = [("points", area.worth.into()), ("markets", area.extent.markets.into()), ("each", MARKET.into())];
        return words.with("castle-caption-markets", &args);
    }
    let each = per_tile(area.extent.kind, area.extent.fountains > 0, false);
    let args = [
        ("points", area.worth.into()),
        ("tiles", area.extent.tiles().into()),
        ("each", each.into()),
        ("fountain", u8::from(area.extent.fountains > 0).into()),
        ("closed", u8::from(area.is_closed()).into()),
    ];
    words.with("castle-caption-points", &args)
}

/// Who has the majority in an area.
fn majority(scene: &Scene<'_>, area: &AreaView) -> String {
    let words = scene.words;
    let [one, two] = area.followers;
    match area.owner {
        Some(owner) => {
            let args =
                [("name", scene.name(owner).into()), ("more", one.max(two).into()), ("less", one.min(two).into())];
            words.with("castle-caption-owner", &args)
        }
        None if one == 0 => words.text("castle-caption-free"),
        None => words.with("castle-caption-tied", &[("count", one.into())]),
    }
}

/// A follower on a tile, with its area.
pub(super) fn follower(scene: &Scene<'_>, seat: Seat, at: Follower) -> String {
    let Some(held) = scene.view.area_at(at.cell, at.spot) else { return String::new() };
    let args = [("kind", held.extent.kind.name().into()), ("name", scene.name(seat).into())];
    let who = scene.words.with("castle-caption-follower", &args);
    format!("{who}\n{}", area(scene, &held))
}

/// A seat's keep, placed or not.
pub(super) fn keep(scene: &Scene<'_>, seat: Seat) -> String {
    let (words, state) = (scene.words, scene.view.state());
    let player = &scene.view.table().players[seat];
    let bonus = components().keep_bonus * player.held().count(WallTile::KeepPlusTwo);
    let args = [
        ("name", scene.name(seat).into()),
        ("size", player.keep.map_or(0, |keep| keep.size).into()),
        ("bonus", bonus.into()),
        ("counts", keep_size(state, seat).unwrap_or(0).into()),
    ];
    let what = words.with("castle-caption-keep", &args);
    let region = scene.game.empty_region(state).len();
    format!("{what}\n{}", words.with("castle-caption-keep-worth", &[("points", region.into())]))
}

/// A seat's marker on the wall.
pub(super) fn marker(scene: &Scene<'_>, seat: Seat) -> String {
    let score = scene.view.table().players[seat].score;
    let name = scene.name(seat);
    scene.words.with("castle-caption-marker", &[("name", name.into()), ("points", score.into())])
}

/// A wall tile that lies face down on a corner tower.
pub(super) fn tower(scene: &Scene<'_>, fields: [u8; 2]) -> String {
    scene.words.with("castle-caption-tower", &[("first", fields[0].into()), ("second", fields[1].into())])
}

/// A wall tile in front of a seat.
pub(super) fn wall_tile(scene: &Scene<'_>, tile: WallTile, fresh: bool) -> String {
    let words = scene.words;
    let args = [("number", tile.number().into()), ("effect", effect(words, tile).into())];
    let what = words.with("castle-wall-tile-described", &args);
    let when = words.with(
        "castle-caption-use",
        &[(
            "when",
            if fresh {
                "fresh"
            } else if tile.is_final() {
                "final"
            } else {
                "ready"
            }
            .into(),
        )],
    );
    let majority = if tile.needs_majority() { words.text("castle-caption-needs-majority") } else { String::new() };
    [what, when, majority].into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The followers that a seat can still place.
pub(super) fn followers_left(scene: &Scene<'_>, seat: Seat) -> String {
    let left = scene.view.table().players[seat].supply();
    scene.words.with("castle-followers-left", &[("count", left.into()), ("all", SUPPLY.into())])
}

/// The piles.
pub(super) fn pile(scene: &Scene<'_>) -> String {
    scene.words.with("castle-pile", &[("count", scene.view.table().pile.len().into())])
}

/// What an action is about.
pub(super) fn about(scene: &Scene<'_>, action: Action) -> String {
    let (words, table) = (scene.words, scene.view.table());
    match action {
        Action::Place { cell, turn } => {
            table.drawn().map_or_else(String::new, |drawn| about_place(scene, drawn, cell, turn))
        }
        Action::NoFollower => {
            words.with("castle-about-no-follower", &[("left", table.players[table.active].supply().into())])
        }
        Action::Follower { kind, spot } => about_follower(scene, kind, spot),
        Action::Score { cell, spot } => {
            scene.view.area_at(cell, spot).map_or_else(String::new, |held| area(scene, &held))
        }
        Action::Double { cell, spot } => scene.view.area_at(cell, spot).map_or_else(String::new, |held| {
            let each = per_tile(held.extent.kind, false, true);
            let args = [
                ("number", if held.extent.kind == AreaKind::Tower { 2 } else { 3 }.into()),
                ("points", (u16::from(held.extent.tiles()) * each).into()),
                ("tiles", held.extent.tiles().into()),
                ("each", each.into()),
            ];
            format!("{}\n{}", area(scene, &held), words.with("castle-about-double", &args))
        }),
        Action::EndTurn => words.text("castle-about-end-turn"),
        Action::SecondTurn => wall_tile(scene, WallTile::SecondTurn, false),
    }
}

/// A placement: how the tile is turned, and what each of its parts would belong to.
fn about_place(scene: &Scene<'_>, drawn: Tile, cell: Cell, turn: Turn) -> String {
    let mut table = *scene.view.table();
    let laid = LaidTile::new(drawn, turn);
    table.laid[cell.index()] = Some(laid);
    let after = View::new(State::of_table(board(), table), scene.view.viewer());
    let mut lines = vec![turn_words(scene.words, turn)];
    let mut seen: Vec<(Cell, Spot)> = Vec::new();
    for part in &laid.orientation().parts {
        let Some(joined) = after.area_at(cell, part.spot()) else { continue };
        // A start field can join two parts of the tile.
        if seen.iter().any(|(cell, spot)| joined.extent.contains(*cell, *spot)) {
            continue;
        }
        seen.push((cell, part.spot()));
        lines.push(joins(scene, &joined));
    }
    lines.join("\n")
}

/// What a part of the new tile would belong to, in one line.
fn joins(scene: &Scene<'_>, joined: &AreaView) -> String {
    let words = scene.words;
    let owner = match (joined.owner, joined.followers) {
        (Some(owner), _) => words.with("castle-joins-owner", &[("name", scene.name(owner).into())]),
        (None, [0, 0]) => words.text("castle-joins-free"),
        (None, _) => words.text("castle-joins-tied"),
    };
    let args = [
        ("kind", kind_name(words, joined.extent.kind).into()),
        ("tiles", joined.extent.tiles().into()),
        ("open", joined.extent.open.into()),
        ("points", joined.worth.into()),
        ("owner", owner.into()),
    ];
    let key = match joined.extent.kind {
        AreaKind::Courtyard => "castle-joins-courtyard",
        _ if joined.is_closed() => "castle-joins-closed",
        _ => "castle-joins",
    };
    words.with(key, &args)
}

/// A follower on the new tile: its role, and the area it would hold.
fn about_follower(scene: &Scene<'_>, kind: AreaKind, spot: Spot) -> String {
    let (words, table) = (scene.words, scene.view.table());
    let role = words.with("castle-about-role", &[("kind", kind.name().into())]);
    let held = table.newest.and_then(|cell| scene.view.area_at(cell, spot));
    let left = table.players[table.active].supply().saturating_sub(1);
    let mut lines = vec![role];
    lines.extend(held.iter().flat_map(|held| [size(scene, held), worth(scene, held)]));
    lines.push(words.with("castle-about-left", &[("left", left.into())]));
    lines.join("\n")
}

/// What an action brings, up to the next draw.
pub(super) fn foreseen(scene: &Scene<'_>, foreseen: &ForeseenOf<Castle>) -> Vec<String> {
    let words = scene.words;
    if foreseen.events.iter().any(|event| matches!(event, Event::GameOver { .. })) {
        let mut phrases = score_changes(scene, foreseen);
        phrases.push(words.with("castle-then", &[("then", "over".into())]));
        return phrases;
    }
    // The first event repeats the action, unless the action itself is the scoring.
    let is_told = |event: &&Event| !matches!(event, Event::TilePlaced { .. } | Event::FollowerPlaced { .. });
    let lines = foreseen.events.iter().filter(is_told);
    let lines = lines.filter_map(|event| log::event_words(words, scene.names, event));
    let mut phrases: Vec<String> = lines.map(|line| line.text).collect();
    phrases.extend(foreseen.view.as_ref().map(|after| next(scene, after)));
    phrases
}

/// What happens then.
fn next(scene: &Scene<'_>, after: &View) -> String {
    let (words, table) = (scene.words, after.table());
    let then = match table.phase {
        Phase::TakeWallTile { seat, tower } => {
            let fields = board().towers()[usize::from(tower)].fields;
            let args = [("name", scene.name(seat).into()), ("first", fields[0].into()), ("second", fields[1].into())];
            return words.with("castle-then-wall-tile", &args);
        }
        Phase::Draw if table.active == scene.near() => "again",
        Phase::First | Phase::Draw => {
            return words.with("castle-then-turn", &[("name", scene.name(table.active).into())]);
        }
        Phase::Place(_) => "place",
        Phase::Follower => "follower",
        Phase::Score => "score",
        Phase::SecondTurn => "second-turn",
        Phase::Over => "over",
    };
    words.with("castle-then", &[("then", then.into())])
}

/// The drawn tile.
pub(super) fn drawn(scene: &Scene<'_>, tile: Tile) -> String {
    scene.words.with("castle-caption-drawn", &[("tile", tile_words(scene.words, tile).into())])
}
