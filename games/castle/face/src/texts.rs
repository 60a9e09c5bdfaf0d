//! Labels and prompts, and descriptions of tiles and areas.

use castle::view::AreaView;
use castle::{Action, AreaKind, Cell, Centre, Phase, SEATS, Spot, Tile, Turn, WallTile, components};
use kernel::Seat;

use present::Words;

use crate::scene::Scene;

/// A kind of area: `Turm`.
pub(super) fn kind_name(words: &Words, kind: AreaKind) -> String {
    words.with("castle-kind", &[("kind", kind.name().into())])
}

/// The effect of a wall tile.
pub(super) fn effect(words: &Words, tile: WallTile) -> String {
    let points = match tile {
        WallTile::MarketsFour => components().market_with_wall_tile,
        WallTile::KeepPlusTwo => components().keep_bonus.into(),
        _ => components().wall_tile_points,
    };
    words.with("castle-effect", &[("effect", tile.effect().into()), ("points", points.into())])
}

/// A wall tile with its effect.
pub(super) fn wall_tile_words(words: &Words, tile: WallTile) -> String {
    let args = [("number", tile.number().into()), ("effect", effect(words, tile).into())];
    words.with("castle-wall-tile-described", &args)
}

/// A place on a tile, as a direction.
pub(super) fn spot_name(words: &Words, spot: Spot) -> String {
    words.with("castle-spot", &[("spot", spot.name().into())])
}

/// A tile for screen readers: its quarters clockwise, its paths, and what is on it.
pub(super) fn tile_words(words: &Words, tile: Tile) -> String {
    let kind = tile.kind();
    let [nw, ne, se, sw] = kind.quarters.map(|quarter| kind_name(words, quarter));
    let args = [("nw", nw.into()), ("ne", ne.into()), ("se", se.into()), ("sw", sw.into())];
    let mut parts = vec![words.with("castle-tile-quarters", &args)];
    let arms: Vec<String> = Spot::ALL[4..]
        .iter()
        .zip(0..)
        .filter(|(_, bit)| kind.arms & (1 << bit) != 0)
        .map(|(spot, _)| spot_name(words, *spot))
        .collect();
    if !arms.is_empty() {
        parts.push(words.with("castle-tile-arms", &[("sides", arms.join(", ").into())]));
    }
    if kind.centre == Centre::Square {
        parts.push(words.text("castle-tile-plaza"));
    }
    if kind.fountain != 0 {
        parts.push(words.text("castle-tile-fountain"));
    }
    if kind.market.is_some() {
        parts.push(words.text("castle-tile-market"));
    }
    parts.join("; ")
}

/// How a tile is turned.
pub(super) fn turn_words(words: &Words, turn: Turn) -> String {
    words.with("castle-turned", &[("turn", turn.index().into())])
}

/// The points of an area and who would get them: `6 Punkte für Anna`.
fn points_words(scene: &Scene<'_>, area: &AreaView, worth: u16) -> String {
    let words = scene.words;
    match (area.owner, area.followers) {
        (Some(owner), _) => words.with("castle-worth", &[("points", worth.into()), ("name", scene.name(owner).into())]),
        (None, [0, 0]) => words.with("castle-worth-nobody", &[("points", worth.into())]),
        (None, _) => words.text("castle-worth-tied"),
    }
}

/// A description of the board for screen readers.
pub(super) fn board_words(scene: &Scene<'_>) -> String {
    let table = scene.view.table();
    let scores: Vec<String> =
        SEATS.iter().map(|seat| format!("{} {}", scene.name(*seat), table.players[*seat].score)).collect();
    let laid = table.laid.iter().flatten().count();
    scene.words.with("castle-board", &[("laid", laid.into()), ("scores", scores.join(", ").into())])
}

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let words = scene.words;
    match action {
        Action::Place { cell, turn } => {
            words.with("castle-place", &[("cell", cell.to_string().into()), ("turn", turn.index().into())])
        }
        Action::NoFollower => words.text("castle-no-follower"),
        Action::Follower { kind, spot } => {
            words.with("castle-follower", &[("kind", kind.name().into()), ("spot", spot_name(words, spot).into())])
        }
        Action::Score { cell, spot } => scoring_label(scene, "castle-score", cell, spot, 1),
        Action::Double { cell, spot } => scoring_label(scene, "castle-double", cell, spot, 2),
        Action::EndTurn => words.text("castle-end-turn"),
        Action::SecondTurn => words.text("castle-second-turn"),
    }
}

/// The completed area that would be scored, and its owner.
fn scoring_label(scene: &Scene<'_>, key: &str, cell: Cell, spot: Spot, times: u16) -> String {
    let words = scene.words;
    let Some(area) = scene.view.area_at(cell, spot) else { return String::new() };
    words.with(
        key,
        &[
            ("kind", area.extent.kind.name().into()),
            ("cell", cell.to_string().into()),
            ("spot", spot_name(words, spot).into()),
            ("worth", points_words(scene, &area, area.worth * times).into()),
        ],
    )
}

/// The heading of an action: placements of a tile are grouped by cell.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    match action {
        Action::Place { cell, .. } => Some(scene.words.with("castle-group-cell", &[("cell", cell.to_string().into())])),
        _ => None,
    }
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    let mine = scene.my_turn();
    let name = scene.name(table.active);
    let waits = |key: &str| words.with(key, &[("name", name.into())]);
    match table.phase {
        Phase::First => words.text("castle-prompt-first"),
        Phase::Draw => waits("castle-prompt-draw"),
        Phase::Place(_) if mine => words.text("castle-prompt-place"),
        Phase::Place(_) => waits("castle-wait-place"),
        Phase::Follower if mine => {
            words.with("castle-prompt-follower", &[("left", table.players[table.active].supply().into())])
        }
        Phase::Follower => waits("castle-wait-follower"),
        Phase::Score if mine => words.text("castle-prompt-score"),
        Phase::Score => waits("castle-wait-score"),
        Phase::TakeWallTile { seat, .. } => words.with("castle-prompt-wall-tile", &[("name", scene.name(seat).into())]),
        Phase::SecondTurn if mine => words.text("castle-prompt-second-turn"),
        Phase::SecondTurn => waits("castle-wait-second-turn"),
        Phase::Over => outcome(scene),
    }
}

/// The result of the match.
fn outcome(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    let [one, two] = SEATS.map(|seat| table.players[seat].score);
    let won = |seat: Seat, more: u16, less: u16| {
        let args = [("name", scene.name(seat).into()), ("points", more.into()), ("other", less.into())];
        words.with("castle-prompt-won", &args)
    };
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => won(SEATS[0], one, two),
        std::cmp::Ordering::Less => won(SEATS[1], two, one),
        std::cmp::Ordering::Equal => words.with("castle-prompt-drawn", &[("points", one.into())]),
    }
}
