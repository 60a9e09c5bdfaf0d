//! Labels and prompts.

use kernel::{Seat, ToAct};
use two_castles::{Action, Cell, Components, Courtesy, LUDWIG, Phase, Tile, View};

use super::names::{
    all_of, attendant_name, bonus_words, card_name, castle_name, cell_name, decoration_dative, floor_name, gain,
    partner, points_words, room_name, special_name, type_names, winners,
};
use present::signed;

use crate::scene::Scene;

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let components = Components::get();
    let castle = &view.castles[usize::from(view.progress.castle)];
    match action {
        Action::Pick([first, second]) => {
            let args = [("first", room_name(words, first).into()), ("second", room_name(words, second).into())];
            words.with("two-castles-pick", &args)
        }
        Action::Assign(tile) => {
            let (own, other) = ludwigs_castles(scene);
            let rest = view.drawn_tiles.iter().find(|drawn| *drawn != tile);
            let rest = rest.map_or_else(|| "?".to_owned(), |rest| room_name(words, rest));
            let args = [
                ("room", room_name(words, tile).into()),
                ("castle", castle_name(words, own).into()),
                ("rest", rest.into()),
                ("other", castle_name(words, other).into()),
            ];
            words.with("two-castles-assign", &args)
        }
        Action::Place(tile, at) => {
            let args = [
                ("room", room_name(words, tile).into()),
                ("cell", cell_name(words, at).into()),
                ("gain", signed(gain(castle, tile, at)).into()),
            ];
            words.with("two-castles-place", &args)
        }
        Action::Wait => {
            let name = partner_name(scene);
            words.with("two-castles-wait", &[("name", name.into())])
        }
        Action::Bonus(room_type) => {
            let args =
                [("types", type_names(words, room_type).into()), ("bonus", bonus_words(words, room_type).into())];
            words.with("two-castles-bonus", &args)
        }
        Action::Take(attendant) => {
            let points = castle.attendant_points(components, attendant).points();
            let decoration = components.attendant(attendant).decoration;
            let args = [
                ("attendant", attendant_name(words, attendant).into()),
                ("each", components.attendant_points.into()),
                ("decoration", decoration_dative(words, decoration).into()),
                ("points", points_words(words, points).into()),
            ];
            words.with("two-castles-take", &args)
        }
        Action::Keep(card) => {
            let points = castle.card_points(components, card).points();
            let args = [
                ("card", card_name(words, card).into()),
                ("each", components.card(card).points.into()),
                ("points", points_words(words, points).into()),
            ];
            words.with("two-castles-keep", &args)
        }
    }
}

/// The castle that the assigner shares with Ludwig, and Ludwig's other one.
pub(super) fn ludwigs_castles(scene: &Scene<'_>) -> (usize, usize) {
    let assigner = scene.game.assigner(scene.view.progress.round);
    let [left, right] = scene.game.castles_of(LUDWIG);
    if scene.game.partners(left).contains(assigner) { (left, right) } else { (right, left) }
}

pub(super) fn partner_name<'a>(scene: &'a Scene<'_>) -> &'a str {
    let progress = &scene.view.progress;
    partner(scene.game, progress.castle.into(), progress.actor).map_or("?", |seat| scene.name(seat))
}

/// The heading of an action: long lists are grouped by tile or by floor.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let words = scene.words;
    match action {
        Action::Pick([first, _]) => {
            Some(words.with("two-castles-group-pick", &[("room", room_name(words, first).into())]))
        }
        Action::Place(tile, at) if choices(scene).len() > 1 => {
            let args = [("room", room_name(words, tile).into()), ("floor", floor_name(words, at.y).into())];
            Some(words.with("two-castles-group-place", &args))
        }
        Action::Place(_, at) => Some(floor_name(words, at.y)),
        Action::Wait => Some(words.text("two-castles-group-wait")),
        Action::Assign(_) | Action::Bonus(_) | Action::Take(_) | Action::Keep(_) => None,
    }
}

/// The tiles that may be placed now, in the order in which they are offered.
pub(super) fn choices(scene: &Scene<'_>) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for action in scene.legal {
        if let Action::Place(tile, _) = action
            && !tiles.contains(tile)
        {
            tiles.push(*tile);
        }
    }
    tiles
}

/// The cells in which a tile may be placed now.
pub(super) fn sites<'a>(scene: &'a Scene<'_>, tile: Tile) -> impl Iterator<Item = Cell> + 'a {
    scene.legal.iter().filter_map(move |action| match action {
        Action::Place(of, at) if *of == tile => Some(*at),
        _ => None,
    })
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    let castle = castle_name(words, view.progress.castle.into());
    match view.progress.phase {
        Phase::DealThrones => words.text("two-castles-prompt-thrones"),
        Phase::DealTiles => words.text("two-castles-prompt-deal"),
        Phase::LudwigDraws => words.text("two-castles-prompt-ludwig-draws"),
        Phase::DrawTiles => words.with("two-castles-prompt-draw-tiles", &[("castle", castle.into())]),
        Phase::DrawCards => words.with("two-castles-prompt-draw-cards", &[("castle", castle.into())]),
        Phase::Over => {
            let (names, points) = winners(scene.game, words, scene.names, &view.castles);
            let args =
                [("names", all_of(words, &names).into()), ("count", names.len().into()), ("points", points.into())];
            words.with("two-castles-prompt-over", &args)
        }
        Phase::Choose => choose_prompt(scene),
        _ if scene.my_turn() => own_prompt(scene, &castle),
        phase => {
            let name = scene.name(view.progress.actor);
            let args = [("name", name.into()), ("castle", castle.into())];
            match phase {
                Phase::LudwigAssigns => words.with("two-castles-waiting-assign", &args[..1]),
                Phase::Place(_) => words.with("two-castles-waiting-place", &args),
                Phase::ChooseBonus | Phase::TakeAttendant | Phase::KeepCard => {
                    words.with("two-castles-waiting-bonus", &args)
                }
                _ => words.with("two-castles-waiting-bonus-room", &args),
            }
        }
    }
}

fn choose_prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    if scene.my_turn() {
        let args = [("round", (view.progress.round + 1).into()), ("turn", (view.progress.turn + 1).into())];
        return words.with("two-castles-prompt-choose", &args);
    }
    let waiting: Vec<String> = match scene.to_act {
        ToAct::Seats(seats) => seats.iter().map(|seat| scene.name(seat).to_owned()).collect(),
        _ => Vec::new(),
    };
    match waiting.is_empty() {
        true => words.text("two-castles-prompt-deal"),
        false => {
            let count = waiting.len();
            words.with(
                "two-castles-waiting-choose",
                &[("names", all_of(words, &waiting).into()), ("count", count.into())],
            )
        }
    }
}

fn own_prompt(scene: &Scene<'_>, castle: &str) -> String {
    let (words, view) = (scene.words, scene.view);
    let here = ("castle", castle.into());
    match view.progress.phase {
        Phase::LudwigAssigns => {
            let (own, _) = ludwigs_castles(scene);
            words.with("two-castles-prompt-assign", &[("castle", castle_name(words, own).into())])
        }
        Phase::Place(courtesy) => {
            let text = if courtesy == Courtesy::Over {
                words.with("two-castles-prompt-place", &[here])
            } else {
                words.with("two-castles-prompt-place-or-wait", &[here, ("name", partner_name(scene).into())])
            };
            if choices(scene).len() > 1 {
                format!("{text} {}", words.text("two-castles-prompt-other-tile"))
            } else {
                text
            }
        }
        Phase::ChooseBonus => words.with("two-castles-prompt-choose-bonus", &[here]),
        Phase::KeepTile => words.with("two-castles-prompt-keep-tile", &[here]),
        Phase::TakeAttendant => words.with("two-castles-prompt-attendant", &[here]),
        Phase::KeepCard => words.with("two-castles-prompt-keep-card", &[here]),
        Phase::PlaceSpecial(kind) => {
            words.with("two-castles-prompt-special", &[here, ("room", special_name(words, kind).into())])
        }
        _ => words.with("two-castles-prompt-any-special", &[here]),
    }
}

/// Has the seat chosen its tiles in this turn?
pub(super) fn has_chosen(view: &View, seat: Seat) -> bool {
    view.progress.phase == Phase::Choose && view.progress.committed.contains(seat)
}
