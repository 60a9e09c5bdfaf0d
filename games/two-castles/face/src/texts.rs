//! Labels and prompts.

use kernel::{Seat, ToAct};
use two_castles::{Action, Components, LUDWIG, Phase, Side, Task, Tile, View};

use super::names::{
    all_of, attendant_name, bonus_words, card_name, castle_name, cell_name, decoration_dative, floor_name, gain,
    partner, points_words, room_name, special_name, type_names, winners,
};
use present::signed;

use crate::scene::Scene;

pub(super) fn action_label(scene: &Scene<'_>, action: Action) -> String {
    let (words, view) = (scene.words, scene.view);
    let components = Components::get();
    let index = castle_of(scene, action);
    let castle = &view.castles[index];
    match action {
        Action::Pick([first, second]) => {
            let args = [("first", room_name(words, first).into()), ("second", room_name(words, second).into())];
            words.with("two-castles-pick", &args)
        }
        Action::Assign(tile) => {
            let (own, other) = ludwigs_castles(scene);
            let rest = view.draws[LUDWIG].tiles.iter().find(|drawn| *drawn != tile);
            let rest = rest.map_or_else(|| "?".to_owned(), |rest| room_name(words, rest));
            let args = [
                ("room", room_name(words, tile).into()),
                ("castle", castle_name(words, own).into()),
                ("rest", rest.into()),
                ("other", castle_name(words, other).into()),
            ];
            words.with("two-castles-assign", &args)
        }
        Action::Place(_, tile, at) => {
            let args = [
                ("room", room_name(words, tile).into()),
                ("castle", castle_name(words, index).into()),
                ("cell", cell_name(words, at).into()),
                ("gain", signed(gain(castle, tile, at)).into()),
            ];
            words.with("two-castles-place", &args)
        }
        Action::Wait(_) => {
            let args = [("name", partner_name(scene, index).into()), ("castle", castle_name(words, index).into())];
            words.with("two-castles-wait", &args)
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

/// The viewer's partner in a castle.
pub(super) fn partner_name<'a>(scene: &'a Scene<'_>, castle: usize) -> &'a str {
    partner(scene.game, castle, scene.near()).map_or("?", |seat| scene.name(seat))
}

/// The castle that an action is about. It is an action of the viewer, or of a partner who considers it or whose choice the
/// viewer sees.
pub(super) fn castle_of(scene: &Scene<'_>, action: Action) -> usize {
    let intended = || scene.intentions.iter().find(|(_, intended)| *intended == action).map(|(seat, _)| *seat);
    let partner = if scene.legal.contains(&action) { None } else { intended() };
    let seat = partner.unwrap_or(scene.near());
    match action {
        Action::Place(side, ..) | Action::Wait(side) => scene.game.castle_at(seat, side),
        _ => {
            let bonus = scene.game.bonus_of(&scene.view.progress, seat).or_else(|| shown_bonus(scene));
            bonus.map_or(scene.game.castle_at(seat, Side::Left), |(castle, _)| castle)
        }
    }
}

/// The bonus whose choice the viewer sees, and its castle: the own one, or that of a partner while there is nothing else to do.
pub(super) fn shown_bonus(scene: &Scene<'_>) -> Option<(usize, Task)> {
    let (seat, progress) = (scene.viewer.seat()?, &scene.view.progress);
    let partners = |castle: usize| Some((castle, progress.works[castle].bonus?.1));
    let of_partner = || scene.game.castles_of(seat.index()).into_iter().find_map(partners);
    scene.game.bonus_of(progress, seat).or_else(|| of_partner().filter(|_| !scene.my_turn()))
}

/// The heading of an action: long lists are grouped by tile or by floor.
pub(super) fn action_group(scene: &Scene<'_>, action: Action) -> Option<String> {
    let words = scene.words;
    match action {
        Action::Pick([first, _]) => {
            Some(words.with("two-castles-group-pick", &[("room", room_name(words, first).into())]))
        }
        Action::Place(_, tile, at) if choices(scene).len() > 1 => {
            let args = [
                ("castle", castle_name(words, castle_of(scene, action)).into()),
                ("room", room_name(words, tile).into()),
                ("floor", floor_name(words, at.y).into()),
            ];
            Some(words.with("two-castles-group-place", &args))
        }
        Action::Place(_, _, at) => Some(floor_name(words, at.y)),
        Action::Wait(_) => Some(words.text("two-castles-group-wait")),
        Action::Assign(_) | Action::Bonus(_) | Action::Take(_) | Action::Keep(_) => None,
    }
}

/// The tiles that may be placed now, in the order in which they are offered.
pub(super) fn choices(scene: &Scene<'_>) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for action in scene.legal {
        if let Action::Place(_, tile, _) = action
            && !tiles.contains(tile)
        {
            tiles.push(*tile);
        }
    }
    tiles
}

/// The placements of a tile in a castle that are possible now.
pub(super) fn placements<'a>(scene: &'a Scene<'_>, castle: usize, tile: Tile) -> impl Iterator<Item = Action> + 'a {
    let side = scene.viewer.seat().and_then(|seat| scene.game.side_of(seat, castle));
    let fits = move |action: &Action| matches!(action, Action::Place(at, of, _) if Some(*at) == side && *of == tile);
    scene.legal.iter().copied().filter(fits)
}

pub(super) fn prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    match view.progress.phase {
        Phase::DealThrones => words.text("two-castles-prompt-thrones"),
        Phase::DealTiles => words.text("two-castles-prompt-deal"),
        Phase::LudwigDraws => words.text("two-castles-prompt-ludwig-draws"),
        Phase::LudwigAssigns if scene.my_turn() => {
            let (own, _) = ludwigs_castles(scene);
            words.with("two-castles-prompt-assign", &[("castle", castle_name(words, own).into())])
        }
        Phase::LudwigAssigns => {
            let name = scene.name(scene.game.assigner(view.progress.round));
            words.with("two-castles-waiting-assign", &[("name", name.into())])
        }
        Phase::Choose => choose_prompt(scene),
        Phase::Build => match shown_bonus(scene) {
            _ if scene.to_act == ToAct::Chance => drawing_prompt(scene),
            Some((castle, task)) if scene.my_turn() => bonus_prompt(scene, castle, task),
            None if scene.my_turn() => placing_prompt(scene),
            Some((castle, task)) => others_bonus_prompt(scene, castle, task),
            None => waiting_for(scene, "two-castles-waiting-build"),
        },
        Phase::Over => {
            let (names, points) = winners(scene.game, words, scene.names, &view.castles);
            let args =
                [("names", all_of(words, &names).into()), ("count", names.len().into()), ("points", points.into())];
            words.with("two-castles-prompt-over", &args)
        }
    }
}

/// Tiles or cards are being drawn.
fn drawing_prompt(scene: &Scene<'_>) -> String {
    let (castle, cards) = drawn_for(scene.view);
    let key = if cards { "two-castles-prompt-draw-cards" } else { "two-castles-prompt-draw-tiles" };
    scene.words.with(key, &[("castle", castle_name(scene.words, castle).into())])
}

/// The castle for whose bonus something is drawn now, and whether it is cards. What was begun is drawn to its end.
pub(super) fn drawn_for(view: &View) -> (usize, bool) {
    let draws = |castle: &usize| match view.progress.works[*castle].bonus {
        Some((_, Task::DrawTiles)) => Some((*castle, false)),
        Some((_, Task::DrawCards)) => Some((*castle, true)),
        _ => None,
    };
    let begun = |castle: &usize| view.draws[*castle].tile_count + view.draws[*castle].card_count > 0;
    let castles = || 0..view.castles.len();
    let first = castles().filter(begun).find_map(|castle| draws(&castle));
    first.or_else(|| castles().find_map(|castle| draws(&castle))).unwrap_or_default()
}

fn others_bonus_prompt(scene: &Scene<'_>, castle: usize, task: Task) -> String {
    let words = scene.words;
    let owner = scene.view.progress.works[castle].bonus.map_or(scene.near(), |(owner, _)| owner);
    let args = [("name", scene.name(owner).into()), ("castle", castle_name(words, castle).into())];
    words.with(
        match task {
            Task::ChooseBonus | Task::TakeAttendant | Task::DrawCards | Task::KeepCard => "two-castles-waiting-bonus",
            Task::DrawTiles | Task::KeepTile | Task::PlaceSpecial(_) | Task::PlaceAnySpecial => {
                "two-castles-waiting-bonus-room"
            }
        },
        &args,
    )
}

fn choose_prompt(scene: &Scene<'_>) -> String {
    let (words, view) = (scene.words, scene.view);
    if scene.my_turn() {
        let args = [("round", (view.progress.round + 1).into()), ("turn", (view.progress.turn + 1).into())];
        return words.with("two-castles-prompt-choose", &args);
    }
    waiting_for(scene, "two-castles-waiting-choose")
}

/// A sentence with the names of everyone who is to act.
fn waiting_for(scene: &Scene<'_>, key: &str) -> String {
    let names: Vec<String> = scene.to_act.seats().iter().map(|seat| scene.name(seat).to_owned()).collect();
    if names.is_empty() {
        return scene.words.text("two-castles-prompt-deal");
    }
    let args = [("names", all_of(scene.words, &names).into()), ("count", names.len().into())];
    scene.words.with(key, &args)
}

/// The castles in which the viewer may build, whether it may wait there, and that its other tile goes elsewhere.
fn placing_prompt(scene: &Scene<'_>) -> String {
    let words = scene.words;
    let builds = |side: &Side| scene.legal.iter().any(|action| matches!(action, Action::Place(at, ..) if at == side));
    let castles = Side::BOTH.into_iter().filter(builds).map(|side| scene.game.castle_at(scene.near(), side));
    let names: Vec<String> = castles.map(|castle| castle_name(words, castle)).collect();
    let mut sentences = vec![match &names[..] {
        [left, right] => {
            let args = [("left", left.as_str().into()), ("right", right.as_str().into())];
            words.with("two-castles-prompt-place-both", &args)
        }
        _ => words.with("two-castles-prompt-place", &[("castle", all_of(words, &names).into())]),
    }];
    if names.len() == 1 && scene.view.picks[scene.near().index()].iter().all(Option::is_some) {
        sentences.push(words.text("two-castles-prompt-other-tile"));
    }
    if scene.legal.iter().any(|action| matches!(action, Action::Wait(_))) {
        sentences.push(words.text("two-castles-prompt-may-wait"));
    }
    sentences.join(" ")
}

fn bonus_prompt(scene: &Scene<'_>, castle: usize, task: Task) -> String {
    let words = scene.words;
    let here = ("castle", castle_name(words, castle).into());
    match task {
        Task::ChooseBonus => words.with("two-castles-prompt-choose-bonus", &[here]),
        Task::DrawTiles => words.with("two-castles-prompt-draw-tiles", &[here]),
        Task::KeepTile => words.with("two-castles-prompt-keep-tile", &[here]),
        Task::TakeAttendant => words.with("two-castles-prompt-attendant", &[here]),
        Task::DrawCards => words.with("two-castles-prompt-draw-cards", &[here]),
        Task::KeepCard => words.with("two-castles-prompt-keep-card", &[here]),
        Task::PlaceSpecial(kind) => {
            words.with("two-castles-prompt-special", &[here, ("room", special_name(words, kind).into())])
        }
        Task::PlaceAnySpecial => words.with("two-castles-prompt-any-special", &[here]),
    }
}

/// Has the seat chosen its tiles in this turn?
pub(super) fn has_chosen(view: &View, seat: Seat) -> bool {
    view.progress.phase == Phase::Choose && view.progress.committed.contains(seat)
}
