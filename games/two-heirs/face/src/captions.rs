//! Captions: what a piece or place is, what it costs, what it does, and what it is worth now. One sentence per line.

use two_heirs::{Action, Cell, Components, Heir, Phase, Plot, Post, Scoring, TileId, Troop, View};

use super::names::{
    colour_name, heir_name, place_name, points_words, resources, tile_name, tile_words, troop_name, troop_words,
};
use super::pieces::facts;
use present::signed;

use crate::scene::Scene;

/// A tile in the reserve or in a hand: what is printed on it, what an heir lacks for it, what it would bring at best.
pub(super) fn tile(scene: &Scene<'_>, heir: Heir, tile: TileId) -> String {
    let words = scene.words;
    let mut all = vec![tile_words(words, tile)];
    let lacking = scene.view.lacking(heir, tile);
    if lacking.iter().any(|count| *count > 0) {
        all.push(words.with("two-heirs-lacking", &[("missing", resources(words, lacking).into())]));
    } else {
        all.push(words.text("two-heirs-payable"));
    }
    if scene.aids
        && let Some((place, gain)) = best_site(scene.view, heir, tile)
    {
        let args = [("gain", signed(gain).into()), ("place", place_name(words, place).into())];
        all.push(words.with("two-heirs-at-best", &args));
    }
    lines(all)
}

/// The site where a building would bring an heir most, and how much more the heir would have with it.
fn best_site(view: &View, heir: Heir, tile: TileId) -> Option<(Cell, i32)> {
    let sites = view.table.sites(heir).map(|cell| (cell, gain_of(view, heir, tile, cell)));
    sites.max_by_key(|(_, gain)| *gain)
}

/// How much more an heir would have with a building on a cell.
fn gain_of(view: &View, heir: Heir, tile: TileId, cell: Cell) -> i32 {
    let mut table = view.table.clone();
    table.buildings[heir] = table.buildings[heir].with(tile);
    table.landscape.lay(Plot { cell, tile: Some(tile), colour: facts(tile).colour, owner: Some(heir) });
    let total = |table| Scoring::of(Components::of_the_box(), view.setting, table).total(heir);
    total(&table) - total(&view.table)
}

/// A laid tile: what it is, whose it is, and what it brings now.
pub(super) fn plot(scene: &Scene<'_>, plot: &Plot, scoring: &Scoring) -> String {
    let words = scene.words;
    let place = place_name(words, plot.cell);
    let (Some(tile), Some(owner)) = (plot.tile, plot.owner) else {
        let args = [("place", place.into()), ("colour", colour_name(words, plot.colour).into())];
        return words.with("two-heirs-described-open", &args);
    };
    let args = [
        ("place", place.into()),
        ("name", heir_name(scene.game, words, scene.names, owner).into()),
        ("tile", tile_words(words, tile).into()),
    ];
    let mut all = vec![words.with("two-heirs-described-building", &args)];
    if let Some(score) = scoring.buildings.iter().find(|score| score.tile == tile) {
        all.push(points_words(words, scene.view.setting, score));
    }
    lines(all)
}

/// A troop: whose it is, and what it does where it stands.
pub(super) fn troop(scene: &Scene<'_>, heir: Heir, one: Troop) -> String {
    let words = scene.words;
    let table = &scene.view.table;
    let name = troop_words(words, &heir_name(scene.game, words, scene.names, heir), one);
    if scene.view.setting.solo && heir == Heir::North {
        let colours = two_heirs::Colour::ALL.into_iter();
        let own = colours.filter(|colour| Components::of_the_box().troop_for(*colour) == one);
        let own: Vec<String> = own.map(|colour| colour_name(words, colour)).collect();
        return lines([name, words.with("two-heirs-heinrichs-troop", &[("colour", own.join(", ").into())])]);
    }
    let does = match table.troops[heir][one.index()] {
        Post::Plot(plot) => {
            let laid = table.landscape.plot(plot);
            let mut access = [0; 3];
            access[laid.colour.index()] = 1;
            let args = [("resource", resources(words, access).into())];
            let here = words.with("two-heirs-troop-here", &args);
            if laid.owner == Some(heir) { format!("{here} {}", words.text("two-heirs-troop-doubles")) } else { here }
        }
        Post::Reserve | Post::Beside => words.text("two-heirs-troop-waits"),
    };
    lines([name, does])
}

/// What the piece or place of an action is.
pub(super) fn about(scene: &Scene<'_>, action: Action) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let heir = table.active;
    match action {
        Action::Take(taken) => lines([tile(scene, heir, taken), words.text("two-heirs-about-take")]),
        Action::Build(built) | Action::Discard(built) => tile(scene, heir, built),
        Action::Extend(laid) => {
            let args = [("colour", colour_name(words, facts(laid).colour).into())];
            lines([tile_name(words, laid), words.with("two-heirs-about-extend", &args)])
        }
        Action::Camp(named) | Action::Destroy(named) => {
            let laid = table.landscape.find(named).map(|id| table.landscape.plot(id));
            let key =
                if matches!(action, Action::Camp(_)) { "two-heirs-about-camp" } else { "two-heirs-about-destroy" };
            lines([
                laid.map_or_else(|| tile_name(words, named), |laid| plot(scene, laid, &scene.view.scoring())),
                words.text(key),
            ])
        }
        Action::Move(one) => troop(scene, heir, one),
        Action::Withdraw(one) => lines([troop(scene, heir, one), words.text("two-heirs-about-withdraw")]),
        Action::Deploy => words.text("two-heirs-about-deploy"),
        Action::End => words.text("two-heirs-about-end"),
        Action::Spare => words.text("two-heirs-about-spare"),
        Action::At(cell) => match table.phase {
            Phase::Build(built) => {
                let args = [
                    ("place", place_name(words, cell).into()),
                    ("gain", signed(gain_of(scene.view, heir, built, cell)).into()),
                ];
                lines([tile_words(words, built), words.with("two-heirs-about-site", &args)])
            }
            Phase::Extend(laid) => {
                let args = [("colour", colour_name(words, facts(laid).colour).into())];
                lines([place_name(words, cell), words.with("two-heirs-about-extend", &args)])
            }
            _ => goal(scene, cell),
        },
    }
}

/// A tile to which a troop may go.
fn goal(scene: &Scene<'_>, cell: Cell) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let laid = table.landscape.at(cell).map(|id| table.landscape.plot(id));
    let Some(laid) = laid else { return place_name(words, cell) };
    let mut access = [0; 3];
    access[laid.colour.index()] = 1;
    let here = words.with("two-heirs-troop-here", &[("resource", resources(words, access).into())]);
    let mut all = vec![plot(scene, laid, &scene.view.scoring()), here];
    if laid.owner == Some(table.active) {
        all.push(words.text("two-heirs-troop-doubles"));
    }
    lines(all)
}

/// A road: its tiles, the buildings of both heirs on it, and what it brings.
pub(super) fn road(scene: &Scene<'_>, road: &two_heirs::RoadScore) -> String {
    let words = scene.words;
    let name = |heir| heir_name(scene.game, words, scene.names, heir);
    let args = [
        ("tiles", road.plots.len().into()),
        ("one", name(Heir::South).into()),
        ("south", road.buildings[Heir::South].into()),
        ("two", name(Heir::North).into()),
        ("north", road.buildings[Heir::North].into()),
    ];
    let mut all = vec![words.with("two-heirs-described-road", &args)];
    if let Some(better) = Heir::ALL.into_iter().find(|heir| road.points(*heir) > 0) {
        let args = [("name", name(better).into()), ("points", road.points(better).into())];
        all.push(words.with("two-heirs-described-road-worth", &args));
    }
    lines(all)
}

/// The royal shield: whose take is next, and how far that heir reaches.
pub(super) fn shield(scene: &Scene<'_>) -> String {
    let (words, table) = (scene.words, &scene.view.table);
    let crown = table.reserve.crown;
    let args =
        [("name", heir_name(scene.game, words, scene.names, crown).into()), ("count", table.reach(crown).into())];
    words.with("two-heirs-shield", &args)
}

/// `Gefolgetruppe`, for a panel that names the heir already.
pub(super) fn troop_in_panel(scene: &Scene<'_>, heir: Heir, one: Troop) -> String {
    let place = match scene.view.table.troops[heir][one.index()] {
        Post::Plot(plot) => place_name(scene.words, scene.view.table.landscape.plot(plot).cell),
        Post::Reserve | Post::Beside => scene.words.text("two-heirs-reserve"),
    };
    format!("{}: {place}", troop_name(scene.words, one))
}

fn lines(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().collect::<Vec<_>>().join("\n")
}
