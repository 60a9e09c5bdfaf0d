//! The table counted again from the bare tiles, in the slowest and plainest way (law L14).

use std::collections::{BTreeMap, BTreeSet};

use two_heirs::{
    Building, Cell, Colour, Components, Direction, Heir, Line, Pattern, Phase, Plot, Post, RoadKind, Table, TileId,
    TreasureId, TreasurePlace, Troop, TwoHeirs, Wanted,
};

type Place = (i32, i32);

const ORTHOGONAL: [(&str, Place); 4] = [("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))];

/// The landscape as a map from place to tile.
struct Map<'a> {
    components: &'static Components,
    table: &'a Table,
    tiles: BTreeMap<Place, Plot>,
}

/// Compares everything the rules keep or compute cleverly with a plain recount.
pub(crate) fn recount(game: &TwoHeirs, table: &Table) -> Result<(), String> {
    let tiles: BTreeMap<Place, Plot> = table.landscape.plots().iter().map(|plot| (place(plot.cell), *plot)).collect();
    let map = Map { components: game.components(), table, tiles };
    map.check_neighbours()?;
    map.check_buildings()?;
    map.check_reserve()?;
    map.check_access()?;
    map.check_sites()?;
    let totals = map.check_scores(game)?;
    for heir in Heir::ALL {
        let found = game.scoring(table).total(heir);
        if found != totals[heir.index()] {
            return Err(format!("{heir} has {found} points, recounted {}", totals[heir.index()]));
        }
    }
    if game.setting().solo { map.check_treasures() } else { Ok(()) }
}

fn place(cell: Cell) -> Place {
    (cell.x.into(), cell.y.into())
}

fn moved(from: Place, by: Place) -> Place {
    (from.0 + by.0, from.1 + by.1)
}

fn around(from: Place) -> impl Iterator<Item = Place> {
    let steps = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
    steps.filter(|step| *step != (0, 0)).map(move |step| moved(from, step))
}

fn differs<T: PartialEq + std::fmt::Debug>(what: impl Into<String>, kept: T, counted: T) -> Result<(), String> {
    let what = what.into();
    if kept == counted { Ok(()) } else { Err(format!("{what}: kept {kept:?}, counted {counted:?}")) }
}

impl Map<'_> {
    fn check_neighbours(&self) -> Result<(), String> {
        differs("tiles on different cells", self.tiles.len(), self.table.landscape.plots().len())?;
        for plot in self.table.landscape.ids() {
            let cell = self.table.landscape.plot(plot).cell;
            for direction in Direction::ALL {
                let beside = self.table.landscape.neighbour(plot, direction);
                let beside = beside.map(|plot| place(self.table.landscape.plot(plot).cell));
                let (dx, dy) = direction.offset();
                let expected = moved(place(cell), (dx.into(), dy.into()));
                let expected = self.tiles.contains_key(&expected).then_some(expected);
                differs(format!("neighbour {direction} of {cell}"), beside, expected)?;
            }
        }
        Ok(())
    }

    fn owned(&self, heir: Heir) -> Vec<(Place, TileId)> {
        let own = self.tiles.iter().filter(|(_, plot)| plot.owner == Some(heir));
        own.filter_map(|(place, plot)| Some((*place, plot.tile?))).collect()
    }

    fn check_buildings(&self) -> Result<(), String> {
        for heir in Heir::ALL {
            let kept: BTreeSet<TileId> = self.table.buildings[heir].iter().collect();
            let counted = self.owned(heir).into_iter().map(|(_, tile)| tile).collect();
            differs(format!("buildings of {heir}"), kept, counted)?;
        }
        for plot in self.tiles.values() {
            if let Some(tile) = plot.tile {
                differs(format!("colour of {tile}"), plot.colour, self.components.tile(tile).colour)?;
            }
        }
        Ok(())
    }

    fn check_reserve(&self) -> Result<(), String> {
        let table = self.table;
        let setting_up = matches!(table.phase, Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start);
        if !setting_up {
            differs("unseen tiles", table.unseen.len(), usize::from(table.pile) + 1)?;
            let held = table.reserve.places.iter().flatten().count();
            if table.pile > 0 && !matches!(table.phase, Phase::Refill) {
                differs("tiles in the reserve", held, 6)?;
            }
        }
        differs("tile under the shield", table.reserve.places[usize::from(table.reserve.shield)], None)
    }

    fn troops(&self, heir: Heir) -> Vec<Place> {
        let posts = self.table.troops[heir].iter();
        posts
            .filter_map(|post| match post {
                Post::Plot(plot) => Some(place(self.table.landscape.plot(*plot).cell)),
                Post::Reserve | Post::Beside => None,
            })
            .collect()
    }

    /// The colours an heir has access to, one entry per source.
    fn check_access(&self) -> Result<(), String> {
        for heir in Heir::ALL {
            let mut sources = Vec::new();
            let mut reach = 1;
            for post in self.table.troops[heir] {
                reach += i32::from(post == Post::Reserve);
            }
            let mut at = usize::from(self.table.reserve.shield);
            for _ in 0..6 {
                at = (at + 1) % 7;
                if let Some(tile) = self.table.reserve.places[at]
                    && reach > 0
                {
                    sources.push(self.components.tile(tile).colour);
                    reach -= 1;
                }
            }
            sources.extend(self.troops(heir).iter().map(|place| self.tiles[place].colour));
            for (_, tile) in self.owned(heir) {
                match self.components.tile(tile).building {
                    Building::Farm => sources.push(Colour::Yellow),
                    Building::Sawmill => sources.push(Colour::Green),
                    Building::Quarry => sources.push(Colour::Grey),
                    _ => {}
                }
            }
            let counted = Colour::ALL.map(|colour| sources.iter().filter(|source| **source == colour).count() as u8);
            differs(format!("access of {heir}"), self.table.access(self.components, heir), counted)?;
        }
        Ok(())
    }

    fn check_sites(&self) -> Result<(), String> {
        let occupied: BTreeSet<Place> = Heir::ALL.into_iter().flat_map(|heir| self.troops(heir)).collect();
        let places = |plots: two_heirs::PlotSet| -> BTreeSet<Place> {
            plots.iter().map(|plot| place(self.table.landscape.plot(plot).cell)).collect()
        };
        for heir in Heir::ALL {
            let near: BTreeSet<Place> = self.troops(heir).into_iter().flat_map(around).collect();
            let (on_tiles, empty): (BTreeSet<Place>, BTreeSet<Place>) =
                near.into_iter().partition(|place| self.tiles.contains_key(place));
            let kept: Vec<Place> = self.table.sites(heir).map(place).collect();
            differs(format!("sites of {heir}, each once"), kept.len(), empty.len())?;
            differs(format!("sites of {heir}"), kept.into_iter().collect(), empty)?;
            let free = |places: BTreeSet<Place>| places.difference(&occupied).copied().collect::<BTreeSet<_>>();
            differs(format!("deployments of {heir}"), places(self.table.deploy_targets(heir)), free(on_tiles))?;
            for troop in Troop::ALL {
                let targets = match self.table.troops[heir][troop.index()] {
                    Post::Plot(plot) => around(place(self.table.landscape.plot(plot).cell)).collect(),
                    Post::Reserve | Post::Beside => BTreeSet::new(),
                };
                let targets = free(targets.into_iter().filter(|place| self.tiles.contains_key(place)).collect());
                differs(format!("moves of {heir} {troop}"), places(self.table.march_targets(heir, troop)), targets)?;
            }
        }
        Ok(())
    }

    /// Compares building by building and road by road, and returns the totals.
    fn check_scores(&self, game: &TwoHeirs) -> Result<[i32; 2], String> {
        let setting = game.setting();
        let scoring = game.scoring(self.table);
        let roads = self.roads();
        let mut totals = [0; 2];
        for heir in Heir::ALL {
            let heinrich = setting.solo && heir == Heir::North;
            let mut all = Vec::new();
            for (place, tile) in self.owned(heir) {
                let points = self.points(heir, place, tile, &roads);
                let kept = scoring.buildings.iter().find(|score| score.tile == tile).map(|score| score.points.total());
                differs(format!("points of {tile} at {place:?}"), kept, Some(points))?;
                all.push(points);
                let doubled = !heinrich && self.troops(heir).contains(&place);
                totals[heir.index()] += if doubled { 2 * points } else { points };
            }
            if heinrich {
                all.sort_unstable();
                totals[heir.index()] += all.iter().rev().take(3).sum::<i32>();
            }
        }
        if setting.roads {
            let mut counted = Vec::new();
            for road in roads.iter().filter(|road| road.len() >= 2) {
                let of = |heir| road.iter().filter(|place| self.tiles[place].owner == Some(heir)).count() as i32;
                let (south, north) = (of(Heir::South), of(Heir::North));
                totals[0] += (south - north).max(0);
                totals[1] += (north - south).max(0);
                counted.push(road.clone());
            }
            let mut kept: Vec<BTreeSet<Place>> = Vec::new();
            for road in &scoring.roads {
                kept.push(road.plots.iter().map(|plot| place(self.table.landscape.plot(plot).cell)).collect());
            }
            kept.sort();
            counted.sort();
            differs("roads", kept, counted)?;
        }
        if setting.solo {
            let laid = self.table.solo.treasures.iter().filter(|place| matches!(place, TreasurePlace::Plot(_)));
            totals[1] += 5 * (i32::from(self.table.solo.heap) + laid.count() as i32);
        }
        Ok(totals)
    }

    /// The exits of a tile as it lies, and whether it joins them.
    fn exits(&self, at: Place) -> (Vec<Place>, bool) {
        let plot = self.tiles[&at];
        let (Some(tile), Some(owner)) = (plot.tile, plot.owner) else { return (Vec::new(), false) };
        let facts = self.components.tile(tile);
        let turn = if owner == Heir::North { -1 } else { 1 };
        let exits = ORTHOGONAL.iter().filter(|(name, _)| facts.exits.iter().any(|exit| exit.word() == *name));
        (exits.map(|(_, (dx, dy))| (dx * turn, dy * turn)).collect(), facts.road == RoadKind::Through)
    }

    /// All roads: groups of connected road ends, each as the set of its tiles.
    fn roads(&self) -> Vec<BTreeSet<Place>> {
        let mut groups: Vec<BTreeSet<(Place, Place)>> = Vec::new();
        let mut links: Vec<((Place, Place), (Place, Place))> = Vec::new();
        for at in self.tiles.keys().copied() {
            let (exits, joins) = self.exits(at);
            for exit in &exits {
                groups.push(BTreeSet::from([(at, *exit)]));
                let (beside, back) = (moved(at, *exit), (-exit.0, -exit.1));
                if self.tiles.contains_key(&beside) && self.exits(beside).0.contains(&back) {
                    links.push(((at, *exit), (beside, back)));
                }
            }
            if joins {
                links.push(((at, exits[0]), (at, exits[1])));
            }
        }
        for (one, other) in links {
            let first = groups.iter().position(|group| group.contains(&one)).expect("every end is in a group");
            let second = groups.iter().position(|group| group.contains(&other)).expect("every end is in a group");
            if first != second {
                let merged = groups[first].union(&groups[second]).copied().collect();
                groups[first] = merged;
                groups.remove(second);
            }
        }
        groups.into_iter().map(|group| group.into_iter().map(|(at, _)| at).collect()).collect()
    }

    /// The points of a building, as the rulebook describes them.
    fn points(&self, heir: Heir, at: Place, tile: TileId, roads: &[BTreeSet<Place>]) -> i32 {
        let facts = self.components.tile(tile);
        let beside = || ORTHOGONAL.iter().filter_map(|(_, step)| self.tiles.get(&moved(at, *step)));
        let own = |building: Building| {
            let all = self.owned(heir).into_iter();
            all.filter(|(_, tile)| self.components.tile(*tile).building == building).count() as i32
        };
        let own_on = |colour: Colour| {
            let others = self.owned(heir).into_iter().filter(|(place, _)| *place != at);
            1 + others.filter(|(place, _)| self.tiles[place].colour == colour).count() as i32
        };
        let in_line = |other: &Place| match facts.line {
            Some(Line::Row) => other.1 == at.1,
            Some(Line::Column) => other.0 == at.0,
            None => false,
        };
        match facts.building {
            Building::Tavern => {
                let side = |later: bool| {
                    let all = self.tiles.keys().filter(|other| in_line(other) && **other != at);
                    all.filter(|other| (**other > at) == later).count().min(3) as i32
                };
                1 + side(false) + side(true)
            }
            Building::Market => 1 + beside().count() as i32,
            Building::PilgrimageSite => {
                roads.iter().filter(|road| road.contains(&at)).map(BTreeSet::len).max().unwrap_or(1) as i32
            }
            Building::RobberCastle => 2 + 2 * beside().filter(|plot| plot.owner == Some(heir.other())).count() as i32,
            Building::Mill => self.area(at, Colour::Yellow),
            Building::Mine => self.area(at, Colour::Grey),
            Building::Cowshed => self.area(at, Colour::Green),
            Building::Bakery => own_on(Colour::Yellow),
            Building::Smithy => own_on(Colour::Grey),
            Building::Hut => own_on(Colour::Green),
            Building::FieldCamp => 2,
            Building::Cathedral => 5,
            Building::Farm | Building::Sawmill | Building::Quarry | Building::SiegeTower | Building::GuildHouse => 0,
            Building::TradingPost => 3 * own(facts.shows.expect("a trading post shows a building")),
            Building::Fortress => own(Building::SiegeTower) + own(Building::Fortress),
            Building::Watchtower => {
                let seen = self.tiles.iter().filter(|(other, plot)| in_line(other) && plot.colour == facts.colour);
                seen.count() as i32
            }
            Building::Garrison => {
                let towers = Heir::ALL.into_iter().flat_map(|heir| self.owned(heir)).filter(|(other, tile)| {
                    let (dx, dy) = ((other.0 - at.0).abs(), (other.1 - at.1).abs());
                    dx == dy && dx > 0 && self.components.tile(*tile).building == Building::Watchtower
                });
                2 * towers.count() as i32
            }
            Building::BasketWeaver => self.pairs(heir, at, tile, [Colour::Green, Colour::Yellow]),
            Building::Pottery => self.pairs(heir, at, tile, [Colour::Grey, Colour::Yellow]),
            Building::Cooperage => self.pairs(heir, at, tile, [Colour::Grey, Colour::Green]),
        }
    }

    /// The building itself, and the largest area of the colour that it touches or is part of.
    fn area(&self, at: Place, colour: Colour) -> i32 {
        let is_coloured = |place: &Place| self.tiles.get(place).is_some_and(|plot| plot.colour == colour);
        let grow = |from: Place| {
            let mut area = BTreeSet::from([from]);
            loop {
                let wider: BTreeSet<Place> = (area.iter())
                    .flat_map(|place| ORTHOGONAL.map(|(_, step)| moved(*place, step)))
                    .filter(is_coloured)
                    .chain(area.iter().copied())
                    .collect();
                if wider.len() == area.len() {
                    return area;
                }
                area = wider;
            }
        };
        if is_coloured(&at) {
            return grow(at).len() as i32;
        }
        let touching = ORTHOGONAL.map(|(_, step)| moved(at, step)).into_iter().filter(is_coloured);
        1 + touching.map(|place| grow(place).len() as i32).max().unwrap_or(0)
    }

    fn pairs(&self, heir: Heir, at: Place, tile: TileId, colours: [Colour; 2]) -> i32 {
        let facts = self.components.tile(tile);
        let spaces = around(at).filter(|space| {
            let is_diagonal = space.0 != at.0 && space.1 != at.1;
            is_diagonal == (facts.pattern == Some(Pattern::Diagonal))
        });
        let found: Vec<Colour> = spaces.filter_map(|space| Some(self.tiles.get(&space)?.colour)).collect();
        let of = |colour| found.iter().filter(|other| **other == colour).count() as i32;
        let raised = self.owned(heir).into_iter().any(|(_, house)| {
            let house = self.components.tile(house);
            house.building == Building::GuildHouse && house.shows == Some(facts.building)
        });
        of(colours[0]).min(of(colours[1])) * if raised { 4 } else { 3 }
    }

    /// Checks that no laid treasure has its condition met.
    fn check_treasures(&self) -> Result<(), String> {
        for treasure in TreasureId::all() {
            let TreasurePlace::Plot(plot) = self.table.solo.treasures[treasure.index()] else { continue };
            let at = place(self.table.landscape.plot(plot).cell);
            let fits = |wanted: Wanted, colour: Colour| match wanted {
                Wanted::Nothing | Wanted::AnyTile => true,
                Wanted::Colour(wanted) => wanted == colour,
            };
            let line = |wanted: Wanted, same: fn(Place, Place) -> bool| {
                let others = self.tiles.iter().filter(|(other, _)| **other != at && same(**other, at));
                others.filter(|(_, plot)| fits(wanted, plot.colour)).count() >= 2
            };
            let met = match *self.components.treasure(treasure) {
                two_heirs::Condition::Vertical(wanted) => line(wanted, |one, other| one.0 == other.0),
                two_heirs::Condition::Horizontal(wanted) => line(wanted, |one, other| one.1 == other.1),
                two_heirs::Condition::Pattern(pattern) => Direction::ALL.into_iter().all(|direction| {
                    let (dx, dy) = direction.offset();
                    let found = self.tiles.get(&moved(at, (dx.into(), dy.into())));
                    match pattern[direction.index()] {
                        Wanted::Nothing => true,
                        wanted => found.is_some_and(|plot| fits(wanted, plot.colour)),
                    }
                }),
            };
            if met {
                return Err(format!("{treasure} at {at:?} should be gone"));
            }
        }
        Ok(())
    }
}
