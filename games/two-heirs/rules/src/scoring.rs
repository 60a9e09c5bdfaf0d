//! Scoring: at the end, and live during the game.

use arrayvec::ArrayVec;
use kernel::{ScoreColumn, ScoreItem, ScoreSheet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::components::{Components, Line};
use crate::heir::Heir;
use crate::landscape::Landscape;
use crate::plot::{MAX_PLOTS, PlotId, PlotSet};
use crate::roads::{Roads, SCORED_LENGTH};
use crate::setting::Setting;
use crate::table::{ByHeir, Table};
use crate::tile::{Building, Colour, TileId, TileSet};
use crate::treasure::TreasurePlace;

/// How many of Heinrich's buildings count double (`two_heirs.solo.heinrich-top-three-double`).
const HEINRICHS_BEST: usize = 3;

/// Points for Heinrich for each treasure left (`two_heirs.solo.heinrich-treasures`).
pub const TREASURE_POINTS: i32 = 5;

/// How the points of a building are made up: `flat + count x each`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Points {
    /// The points of the building by itself.
    pub flat: u8,
    /// How many things counted.
    pub count: u8,
    /// Points for each of them.
    pub each: u8,
}

impl Points {
    const fn flat(flat: u8) -> Self {
        Self { flat, count: 0, each: 0 }
    }

    /// The building itself counts as one of the things.
    const fn itself_and(count: usize, each: u8) -> Self {
        Self { flat: each, count: count as u8, each }
    }

    const fn each(count: usize, each: u8) -> Self {
        Self { flat: 0, count: count as u8, each }
    }

    /// The sum.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.flat as i32 + self.count as i32 * self.each as i32
    }
}

/// One scored building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingScore {
    /// Where it lies.
    pub plot: PlotId,
    /// The tile.
    pub tile: TileId,
    /// The building on it.
    pub building: Building,
    /// Whose it is.
    pub heir: Heir,
    /// What counted, and how often.
    pub points: Points,
    /// Is it doubled, by an own troop (`two_heirs.score.troop-doubles`) or as one of Heinrich's best three?
    pub doubled: bool,
}

impl BuildingScore {
    /// Its points in all.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.points.total() * if self.doubled { 2 } else { 1 }
    }
}

/// One scored road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoadScore {
    /// Its tiles.
    pub plots: PlotSet,
    /// How many buildings of each heir it connects.
    pub buildings: ByHeir<u8>,
}

impl RoadScore {
    /// The points of an heir: the difference, for the heir with more buildings (`two_heirs.road.difference`).
    #[must_use]
    pub fn points(&self, heir: Heir) -> i32 {
        (i32::from(self.buildings[heir]) - i32::from(self.buildings[heir.other()])).max(0)
    }
}

/// The whole scoring, item by item.
#[derive(Clone, Debug)]
pub struct Scoring {
    /// Every building, oldest first.
    pub buildings: ArrayVec<BuildingScore, MAX_PLOTS>,
    /// Every road of two or more tiles, if roads are scored.
    pub roads: ArrayVec<RoadScore, { 4 * MAX_PLOTS }>,
    /// How many treasures Heinrich has left.
    pub treasures: u8,
}

impl Scoring {
    /// Scores a table in its current state (`two_heirs.score.own-buildings`).
    #[must_use]
    pub fn of(components: &Components, setting: Setting, table: &Table) -> Self {
        let roads = Roads::of(components, &table.landscape);
        let mut buildings = ArrayVec::new();
        for plot in table.landscape.ids() {
            let laid = table.landscape.plot(plot);
            let (Some(tile), Some(heir)) = (laid.tile, laid.owner) else { continue };
            let ignores_troops = setting.solo && heir == Heir::North;
            buildings.push(BuildingScore {
                plot,
                tile,
                building: components.tile(tile).building,
                heir,
                points: points_of(components, table, &roads, plot, tile, heir),
                doubled: !ignores_troops && table.posts(heir).any(|post| post == plot),
            });
        }
        let mut scored_roads = ArrayVec::new();
        if setting.roads {
            let owned = ByHeir(Heir::ALL.map(|heir| table.landscape.owned(Some(heir))));
            for plots in roads.all.iter().copied().filter(|plots| plots.len() >= SCORED_LENGTH) {
                let buildings = ByHeir(owned.0.map(|own| plots.and(own).len() as u8));
                scored_roads.push(RoadScore { plots, buildings });
            }
        }
        let mut scoring = Self { buildings, roads: scored_roads, treasures: 0 };
        if setting.solo {
            scoring.double_heinrichs_best();
            let laid = table.solo.treasures.iter().filter(|place| matches!(place, TreasurePlace::Plot(_))).count();
            scoring.treasures = table.solo.heap + laid as u8;
        }
        scoring
    }

    /// Doubles the three buildings with which Heinrich scores most; among equals the older ones.
    fn double_heinrichs_best(&mut self) {
        for _ in 0..HEINRICHS_BEST {
            let best = (self.buildings.iter_mut())
                .filter(|score| score.heir == Heir::North && !score.doubled)
                .min_by_key(|score| (-score.points.total(), score.plot));
            let Some(best) = best else { return };
            best.doubled = true;
        }
    }

    /// An heir's points in all.
    #[must_use]
    pub fn total(&self, heir: Heir) -> i32 {
        let buildings: i32 = self.buildings_of(heir).map(BuildingScore::total).sum();
        let roads: i32 = self.roads.iter().map(|road| road.points(heir)).sum();
        let treasures = if heir == Heir::North { i32::from(self.treasures) * TREASURE_POINTS } else { 0 };
        buildings + roads + treasures
    }

    /// The buildings of an heir, oldest first.
    pub fn buildings_of(&self, heir: Heir) -> impl Iterator<Item = &BuildingScore> + Clone + '_ {
        self.buildings.iter().filter(move |score| score.heir == heir)
    }
}

/// The points of one building, not doubled.
pub(crate) fn points_of(
    components: &Components,
    table: &Table,
    roads: &Roads,
    plot: PlotId,
    tile: TileId,
    heir: Heir,
) -> Points {
    let buildings = || counted_buildings(components, table, tile, heir).len();
    let plots = || counted_plots(components, &table.landscape, roads, plot, tile, heir).len();
    match components.tile(tile).building {
        Building::Tavern | Building::Market | Building::Mill | Building::Mine | Building::Cowshed => {
            Points::itself_and(plots(), 1)
        }
        Building::PilgrimageSite => Points::each(roads.longest[plot.index()].max(1).into(), 1),
        Building::RobberCastle => Points::itself_and(plots(), 2),
        Building::Bakery | Building::Smithy | Building::Hut => Points::itself_and(buildings(), 1),
        Building::FieldCamp => Points::flat(2),
        Building::Cathedral => Points::flat(5),
        Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse => {
            Points::default()
        }
        Building::TradingPost => Points::each(buildings(), 3),
        Building::Fortress => Points::each(buildings(), 1),
        Building::Watchtower => Points::itself_and(plots(), 1),
        Building::Garrison => Points::each(plots(), 2),
        craft @ (Building::BasketWeaver | Building::Pottery | Building::Cooperage) => {
            let guild = table.buildings[heir].and(components.of_building(Building::GuildHouse));
            let raised = guild.iter().any(|house| components.tile(house).shows == Some(craft));
            Points::each(plots() / 2, if raised { 4 } else { 3 })
        }
    }
}

/// The laid tiles that a building counts, besides its own unless it counts itself among them.
pub(crate) fn counted_by(components: &Components, table: &Table, score: &BuildingScore) -> PlotSet {
    let (landscape, BuildingScore { plot, tile, heir, .. }) = (&table.landscape, *score);
    let roads = Roads::of(components, landscape);
    let buildings = counted_buildings(components, table, tile, heir);
    let buildings: PlotSet = buildings.iter().filter_map(|building| landscape.find(building)).collect();
    counted_plots(components, landscape, &roads, plot, tile, heir).or(buildings)
}

/// The own buildings that a building counts wherever they lie.
fn counted_buildings(components: &Components, table: &Table, tile: TileId, heir: Heir) -> TileSet {
    let own = table.buildings[heir];
    let others_on = |colour| own.and(components.of_colour(colour)).without(tile);
    let own_of = |building| own.and(components.of_building(building));
    let facts = components.tile(tile);
    match facts.building {
        Building::Bakery => others_on(Colour::Yellow),
        Building::Smithy => others_on(Colour::Grey),
        Building::Hut => others_on(Colour::Green),
        Building::TradingPost => facts.shows.map_or(TileSet::EMPTY, own_of),
        Building::Fortress => own_of(Building::SiegeTower).or(own_of(Building::Fortress)),
        _ => TileSet::EMPTY,
    }
}

/// The laid tiles that a building counts by where they lie.
fn counted_plots(
    components: &Components,
    landscape: &Landscape,
    roads: &Roads,
    plot: PlotId,
    tile: TileId,
    heir: Heir,
) -> PlotSet {
    let facts = components.tile(tile);
    match facts.building {
        Building::Tavern => tavern_tiles(landscape, plot, facts.line),
        Building::Market => landscape.beside(plot).collect(),
        Building::PilgrimageSite => {
            let longest = roads.all.iter().filter(|road| road.contains(plot)).max_by_key(|road| road.len());
            longest.copied().unwrap_or(PlotSet::EMPTY.with(plot))
        }
        Building::RobberCastle => {
            let enemy = Some(heir.other());
            landscape.beside(plot).filter(|other| landscape.plot(*other).owner == enemy).collect()
        }
        Building::Mill => area_beside(landscape, plot, Colour::Yellow),
        Building::Mine => area_beside(landscape, plot, Colour::Grey),
        Building::Cowshed => area_beside(landscape, plot, Colour::Green),
        Building::Watchtower => watched_tiles(landscape, plot, facts.line),
        Building::Garrison => watchtowers_on_diagonals(components, landscape, plot),
        Building::BasketWeaver | Building::Pottery | Building::Cooperage => {
            craft_pairs(components, landscape, plot, tile)
        }
        _ => PlotSet::EMPTY,
    }
}

/// The distance from `from` to `to` along the line, if `to` lies on it.
const fn along(line: Option<Line>, from: Cell, to: Cell) -> Option<i8> {
    match line {
        Some(Line::Row) if to.y == from.y => Some(to.x - from.x),
        Some(Line::Column) if to.x == from.x => Some(to.y - from.y),
        _ => None,
    }
}

/// The tiles a tavern counts besides itself: the nearest three on each side, gaps allowed (`two_heirs.tavern.gaps`).
fn tavern_tiles(landscape: &Landscape, plot: PlotId, line: Option<Line>) -> PlotSet {
    const CAP_EACH_SIDE: usize = 3;
    let own = landscape.plot(plot).cell;
    let distance = |other: PlotId| along(line, own, landscape.plot(other).cell);
    let nearest = |side: fn(i8) -> bool| {
        let mut tiles: PlotSet = landscape.ids().filter(|other| distance(*other).is_some_and(side)).collect();
        while tiles.len() > CAP_EACH_SIDE {
            let farthest = tiles.iter().max_by_key(|other| distance(*other).map(i8::unsigned_abs));
            tiles = farthest.map_or(tiles, |farthest| tiles.without(farthest));
        }
        tiles
    };
    nearest(|distance| distance < 0).or(nearest(|distance| distance > 0))
}

/// The other tiles of a watchtower's colour in its line, at any distance (`two_heirs.watchtower.unlimited-line`).
fn watched_tiles(landscape: &Landscape, plot: PlotId, line: Option<Line>) -> PlotSet {
    let own = landscape.plot(plot);
    let seen = |other: &PlotId| {
        let other = landscape.plot(*other);
        other.colour == own.colour && along(line, own.cell, other.cell).is_some_and(|distance| distance != 0)
    };
    landscape.ids().filter(seen).collect()
}

/// The watchtowers on the four diagonals, anyone's, at any distance (`two_heirs.garrison.unlimited-line`).
fn watchtowers_on_diagonals(components: &Components, landscape: &Landscape, plot: PlotId) -> PlotSet {
    let own = landscape.plot(plot).cell;
    let counts = |other: &PlotId| {
        let other = landscape.plot(*other);
        let (dx, dy) = (other.cell.x.abs_diff(own.x), other.cell.y.abs_diff(own.y));
        let is_watchtower = |tile| components.tile(tile).building == Building::Watchtower;
        dx == dy && dx != 0 && other.owner.is_some() && other.tile.is_some_and(is_watchtower)
    };
    landscape.ids().filter(counts).collect()
}

/// The pairs a craft finds on its four spaces, as many tiles of one colour as of the other
/// (`two_heirs.crafts.pair-counting`).
fn craft_pairs(components: &Components, landscape: &Landscape, plot: PlotId, tile: TileId) -> PlotSet {
    let facts = components.tile(tile);
    let (Some(pattern), Some(colours)) = (facts.pattern, facts.building.pairs()) else { return PlotSet::EMPTY };
    let on_spaces = |colour: Colour| -> PlotSet {
        let spaces = pattern.directions().into_iter().filter_map(|direction| landscape.neighbour(plot, direction));
        spaces.filter(|space| landscape.plot(*space).colour == colour).collect()
    };
    let [one, other] = colours.map(on_spaces);
    let pairs = one.len().min(other.len());
    one.iter().take(pairs).chain(other.iter().take(pairs)).collect()
}

/// The tiles, besides its own, that a mill, mine or cowshed counts.
///
/// On a tile of the counted colour the building is part of one area. On another colour it may touch several, of which
/// the largest counts (`two_heirs.area.several-areas`).
fn area_beside(landscape: &Landscape, plot: PlotId, colour: Colour) -> PlotSet {
    let coloured: PlotSet = landscape.ids().filter(|other| landscape.plot(*other).colour == colour).collect();
    if coloured.contains(plot) {
        return area(landscape, plot, coloured).without(plot);
    }
    let touching = landscape.beside(plot).filter(|other| coloured.contains(*other));
    let areas = touching.map(|other| area(landscape, other, coloured));
    areas.max_by_key(|area| area.len()).unwrap_or(PlotSet::EMPTY)
}

/// The tiles of `coloured` that are connected to `from` across edges.
fn area(landscape: &Landscape, from: PlotId, coloured: PlotSet) -> PlotSet {
    let mut area = PlotSet::EMPTY.with(from);
    let mut edge = area;
    while !edge.is_empty() {
        let next: PlotSet = edge.iter().flat_map(|plot| landscape.beside(plot)).collect();
        edge = next.and(coloured).minus(area);
        area = area.or(edge);
    }
    area
}

/// The score as a sheet: a line for each building type in play, then doubling, roads and treasures.
pub(crate) fn sheet_of(scoring: &Scoring, setting: Setting, in_play: impl Fn(Building) -> bool) -> ScoreSheet {
    let column = |heir: Heir| {
        let mut items = Vec::new();
        for building in Building::ALL.into_iter().filter(|building| in_play(*building)) {
            let own = scoring.buildings_of(heir).filter(|score| score.building == building);
            let points = own.clone().map(|score| score.points.total()).sum();
            items.push(ScoreItem { source: building.word(), count: own.count() as u32, points });
        }
        let doubled = scoring.buildings_of(heir).filter(|score| score.doubled);
        let extra = doubled.clone().map(BuildingScore::total).sum::<i32>() / 2;
        items.push(ScoreItem { source: "doubled", count: doubled.count() as u32, points: extra });
        if setting.roads {
            let won = scoring.roads.iter().map(|road| road.points(heir)).filter(|points| *points > 0);
            items.push(ScoreItem { source: "roads", count: won.clone().count() as u32, points: won.sum() });
        }
        if setting.solo {
            let count = if heir == Heir::North { scoring.treasures } else { 0 };
            let points = i32::from(count) * TREASURE_POINTS;
            items.push(ScoreItem { source: "treasures", count: count.into(), points });
        }
        ScoreColumn { who: setting.contender(heir), items }
    };
    ScoreSheet { columns: Heir::ALL.into_iter().map(column).collect() }
}
