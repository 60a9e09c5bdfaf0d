//! The components file as it is written, and the check that it adds up.

use std::collections::BTreeMap;
use std::fmt::Display;

use kernel::{At, Describe as _, OptionValue};
use serde::Deserialize;

use super::printed::{Components, Icon, Line, Pattern, RoadKind, TileFacts};
use crate::cell::{Direction, Exits};
use crate::errors::BoxProblem;
use crate::heir::Troop;
use crate::options::Level;
use crate::tile::{Building, Colour, MOST_PER_SET, Set, TILE_NUMBERS, TILES_PER_SET, TileId, TileSet};
use crate::treasure::{Condition, TREASURES, TreasureId, Wanted};

/// No cost is above this: an heir always has exactly four plain sources, reach and troops together, and the costs on
/// the tiles are meant to be paid.
const HIGHEST_COST: u32 = 4;

/// With fewer tiles in each of three sets there might be none for the pile: six lie in the reserve, and one is the start tile.
const LEAST_PER_SET: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    schema: u32,
    game: String,
    source: Vec<Source>,
    counts: Counts,
    colour: Vec<ColourEntry>,
    set: Vec<SetEntry>,
    building: Vec<BuildingEntry>,
    tile: Vec<TileEntry>,
    troop: Vec<TroopEntry>,
    solo_level: Vec<LevelEntry>,
    treasure: Vec<TreasureEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    id: String,
    what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    building_tiles: usize,
    sets: usize,
    tiles_per_set: usize,
    normal_troops: usize,
    retinue_troops: usize,
    royal_shields: usize,
    treasures: usize,
    scaffoldings: usize,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColourEntry {
    id: String,
    resource: String,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetEntry {
    id: String,
    code: String,
    printed_name: String,
    colours: BTreeMap<String, usize>,
    provenance: String,
    colours_provenance: String,
    colours_source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: String,
    set: String,
    printed_name: String,
    max_points: Option<u8>,
    icons: Vec<String>,
    copies: usize,
    provenance: String,
    copies_provenance: String,
    icons_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: String,
    count: Option<u8>,
    building: String,
    colour: String,
    cost: Cost,
    direction: Option<String>,
    pattern: Option<String>,
    counts: Option<String>,
    boosts: Option<String>,
    road: Road,
    provenance: String,
    #[serde(default)]
    fixed_by_rulebook: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cost {
    wood: u8,
    stone: u8,
    grain: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Road {
    kind: String,
    exits: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TroopEntry {
    id: String,
    solo_colour: String,
    provenance: String,
    solo_colour_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    id: String,
    level: u8,
    printed_name: String,
    treasures_removed: u8,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TreasureEntry {
    id: String,
    kind: String,
    colour: Option<String>,
    cells: Option<Vec<PatternCell>>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PatternCell {
    at: String,
    colour: String,
}

/// Collects what does not add up.
#[derive(Default)]
struct Faults(Vec<BoxProblem>);

impl Faults {
    fn note(&mut self, fault: BoxProblem) {
        self.0.push(fault);
    }

    /// Notes a fault unless the two agree.
    fn same<T: PartialEq + Display>(&mut self, place: &str, said: T, found: T) {
        if said != found {
            let (expected, found) = (said.to_string(), found.to_string());
            self.note(BoxProblem::Differs { place: place.to_owned(), expected, found });
        }
    }

    /// The value of a word, or a fault.
    fn word<T: std::str::FromStr<Err = kernel::NotationError>>(&mut self, place: &str, word: &str) -> Option<T> {
        word.parse().map_err(|error| self.note(At { place: place.to_owned(), error }.into())).ok()
    }

    fn provenance(&mut self, place: &str, provenance: &str) {
        if !["rulebook", "public", "reconstructed", "box"].contains(&provenance) {
            self.note(BoxProblem::Provenance { place: place.to_owned(), word: provenance.to_owned() });
        }
    }

    fn not_blank(&mut self, place: &str, text: &str) {
        if text.trim().is_empty() {
            self.note(BoxProblem::NoName { place: place.to_owned() });
        }
    }
}

/// Reads and checks a components file.
pub(super) fn read(text: &str) -> Result<Components, Vec<BoxProblem>> {
    let file: File = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
    let mut faults = Faults::default();
    check_header(&file, &mut faults);
    let (icons, max_points, copies) = read_buildings(&file.building, &mut faults);
    let tiles = read_tiles(&file.tile, &mut faults);
    check_counts(&file, &tiles, &copies, &mut faults);
    check_sets(&file, &tiles, &mut faults);
    let treasures = read_treasures(&file.treasure, &mut faults);
    let solo_colours = read_troops(&file.troop, &mut faults);
    let treasures_removed = read_levels(&file.solo_level, &mut faults);
    if !faults.0.is_empty() {
        return Err(faults.0);
    }

    let mut facts = [TileFacts::BLANK; TILE_NUMBERS];
    let mut of_set = [TileSet::EMPTY; 6];
    let mut of_colour = [TileSet::EMPTY; 3];
    let mut of_building = [TileSet::EMPTY; 24];
    for (tile, printed) in &tiles.facts {
        facts[tile.index()] = *printed;
        if tiles.in_play.contains(*tile) {
            of_set[tile.set().index()].insert(*tile);
            of_colour[printed.colour.index()].insert(*tile);
            of_building[printed.building.index()].insert(*tile);
        }
    }
    let complete = || vec![BoxProblem::Incomplete];
    Ok(Components {
        tiles: facts,
        known: tiles.facts.keys().copied().collect(),
        of_set,
        of_colour,
        of_building,
        icons,
        max_points,
        treasures: whole(treasures).ok_or_else(complete)?,
        solo_colours: whole(solo_colours).ok_or_else(complete)?,
        treasures_removed: whole(treasures_removed).ok_or_else(complete)?,
    })
}

/// The array without its options, if none is empty.
fn whole<T: Copy, const N: usize>(parts: [Option<T>; N]) -> Option<[T; N]> {
    parts.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
}

fn check_header(file: &File, faults: &mut Faults) {
    faults.same("schema", 1, file.schema);
    faults.same("game", "two-heirs", file.game.as_str());
    for source in &file.source {
        faults.not_blank(&format!("source {}", source.id), &source.what);
    }
    let counts = &file.counts;
    faults.provenance("counts", &counts.provenance);
    faults.same("counts.sets", Set::ALL.len(), counts.sets);
    faults.same("counts.sets", counts.sets, file.set.len());
    faults.same("counts.tiles_per_set", TILES_PER_SET, counts.tiles_per_set);
    faults.same("counts.normal_troops", 2 * Troop::NORMAL.len(), counts.normal_troops);
    faults.same("counts.retinue_troops", 2, counts.retinue_troops);
    faults.same("counts.royal_shields", 1, counts.royal_shields);
    faults.same("counts.treasures", TREASURES, counts.treasures);
    faults.same("counts.treasures", counts.treasures, file.treasure.len());
    faults.same("counts.scaffoldings", 1, counts.scaffoldings);
    faults.same("colours", Colour::ALL.len(), file.colour.len());
    for entry in &file.colour {
        let place = format!("colour {}", entry.id);
        faults.provenance(&place, &entry.provenance);
        if let Some(colour) = faults.word::<Colour>(&place, &entry.id) {
            faults.same(&format!("{place}: resource"), colour.resource(), &entry.resource);
        }
    }
}

type BuildingData = ([Vec<Icon>; 24], [Option<u8>; 24], [usize; 24]);

fn read_buildings(entries: &[BuildingEntry], faults: &mut Faults) -> BuildingData {
    let mut icons = std::array::from_fn(|_| Vec::new());
    let mut max_points = [None; 24];
    let mut copies = [0; 24];
    let mut seen = Vec::new();
    for entry in entries {
        let place = format!("building {}", entry.id);
        for provenance in [&entry.provenance, &entry.copies_provenance, &entry.icons_provenance] {
            faults.provenance(&place, provenance);
        }
        faults.not_blank(&place, &entry.printed_name);
        faults.word::<Set>(&place, &entry.set);
        let Some(building) = faults.word::<Building>(&place, &entry.id) else { continue };
        if seen.contains(&building) {
            faults.note(BoxProblem::Twice { place: place.clone() });
        }
        seen.push(building);
        icons[building.index()] = entry.icons.iter().filter_map(|icon| faults.word(&place, icon)).collect();
        max_points[building.index()] = entry.max_points;
        copies[building.index()] = entry.copies;
    }
    for building in Building::ALL {
        if !seen.contains(&building) {
            faults.note(BoxProblem::Missing { place: format!("building {building}") });
        }
    }
    (icons, max_points, copies)
}

/// The tiles of the file, copies included.
#[derive(Default)]
struct Tiles {
    facts: BTreeMap<TileId, TileFacts>,
    /// Those that are played with.
    in_play: TileSet,
}

impl Tiles {
    /// The tiles that are played with.
    fn played(&self) -> impl Iterator<Item = (TileId, &TileFacts)> + Clone {
        self.facts.iter().map(|(tile, facts)| (*tile, facts)).filter(|(tile, _)| self.in_play.contains(*tile))
    }
}

fn read_tiles(entries: &[TileEntry], faults: &mut Faults) -> Tiles {
    let mut tiles = Tiles::default();
    let mut copied = Vec::new();
    for entry in entries {
        let place = format!("tile {}", entry.id);
        let id = faults.word::<TileId>(&place, &entry.id);
        let (Some(tile), Some(facts)) = (id, read_tile(&place, entry, faults)) else { continue };
        if tiles.facts.insert(tile, facts).is_some() {
            faults.note(BoxProblem::Twice { place: place.clone() });
        }
        let count = entry.count.unwrap_or(1);
        if count > 0 {
            tiles.in_play.insert(tile);
        }
        copied.push((place, tile.set(), facts, count));
    }
    // A copy has the first number of its set that no entry has: so entries keep theirs, wherever they stand.
    for (place, set, facts, count) in copied {
        for _ in 1..count {
            let Some(copy) = set.added().find(|tile| !tiles.facts.contains_key(tile)) else {
                faults.note(BoxProblem::TooManyTiles { place, set: set.word(), most: MOST_PER_SET });
                break;
            };
            tiles.facts.insert(copy, facts);
            tiles.in_play.insert(copy);
        }
    }
    tiles
}

/// The numbers of tiles that the file states must be those that are played with.
fn check_counts(file: &File, tiles: &Tiles, copies: &[usize; 24], faults: &mut Faults) {
    faults.same("counts.building_tiles", tiles.in_play.len(), file.counts.building_tiles);
    for building in Building::ALL {
        let found = tiles.played().filter(|(_, facts)| facts.building == building).count();
        faults.same(&format!("building {building}: copies"), found, copies[building.index()]);
    }
}

fn read_tile(place: &str, entry: &TileEntry, faults: &mut Faults) -> Option<TileFacts> {
    faults.provenance(place, &entry.provenance);
    for key in &entry.fixed_by_rulebook {
        if !["colour", "cost", "road"].contains(&key.as_str()) {
            faults.note(BoxProblem::FixedByRulebook { place: place.to_owned(), key: key.clone() });
        }
    }
    let building: Building = faults.word(place, &entry.building)?;
    let colour: Colour = faults.word(place, &entry.colour)?;
    let road: RoadKind = faults.word(place, &entry.road.kind)?;
    let line: Option<Line> = entry.direction.as_deref().and_then(|word| faults.word(place, word));
    let pattern: Option<Pattern> = entry.pattern.as_deref().and_then(|word| faults.word(place, word));
    let shows: Option<Building> =
        entry.counts.as_deref().or(entry.boosts.as_deref()).and_then(|word| faults.word(place, word));

    let cost = [entry.cost.wood, entry.cost.stone, entry.cost.grain];
    let price: u32 = cost.iter().map(|amount| u32::from(*amount)).sum();
    if !(1..=HIGHEST_COST).contains(&price) {
        faults.note(BoxProblem::Cost { place: place.to_owned(), most: HIGHEST_COST, cost: format!("{cost:?}") });
    }
    let mut exits = Exits::NONE;
    for word in &entry.road.exits {
        match faults.word::<Direction>(place, word) {
            Some(direction) if Direction::ORTHOGONAL.contains(&direction) && !exits.has(direction) => {
                exits = exits.with(direction);
            }
            Some(direction) => {
                faults.note(BoxProblem::Exit { place: place.to_owned(), direction: direction.to_string() });
            }
            None => {}
        }
    }
    let fits = match road {
        RoadKind::None => exits.is_empty(),
        RoadKind::Through => exits.len() == 2,
        RoadKind::Crossing => exits.len() == 4,
        RoadKind::Site => !exits.is_empty(),
    };
    if !fits {
        faults.note(BoxProblem::RoadExits { place: place.to_owned(), road: road.word(), exits: exits.len() });
    }
    if (road == RoadKind::Site) != (building == Building::PilgrimageSite) {
        faults.note(BoxProblem::RoadSite { place: place.to_owned() });
    }
    if line.is_some() != matches!(building, Building::Tavern | Building::Watchtower) {
        faults.note(BoxProblem::Direction { place: place.to_owned() });
    }
    if pattern.is_some() != building.pairs().is_some() {
        faults.note(BoxProblem::Pattern { place: place.to_owned() });
    }
    if entry.counts.is_some() != (building == Building::TradingPost) {
        faults.note(BoxProblem::Counts { place: place.to_owned() });
    }
    if entry.boosts.is_some() != (building == Building::GuildHouse) {
        faults.note(BoxProblem::Boosts { place: place.to_owned() });
    }
    match (building, shows) {
        (Building::TradingPost, Some(shown)) if shown.produces().is_none() => {
            faults.note(BoxProblem::CountsWhat { place: place.to_owned(), shown: shown.word() });
        }
        (Building::GuildHouse, Some(shown)) if shown.pairs().is_none() => {
            faults.note(BoxProblem::BoostsWhat { place: place.to_owned(), shown: shown.word() });
        }
        _ => {}
    }
    // A troop on a producer gives a second resource of the same kind (two_heirs.producer.with-troop-colour).
    if let Some(produced) = building.produces()
        && produced != colour
    {
        let place = place.to_owned();
        let (building, produced, colour) = (building.word(), produced.word(), colour.word());
        faults.note(BoxProblem::Producer { place, building, produced, colour });
    }
    Some(TileFacts { building, colour, cost, road, exits, line, pattern, shows })
}

fn check_sets(file: &File, tiles: &Tiles, faults: &mut Faults) {
    let mut seen = Vec::new();
    for entry in &file.set {
        let place = format!("set {}", entry.id);
        faults.provenance(&place, &entry.provenance);
        faults.provenance(&place, &entry.colours_provenance);
        faults.not_blank(&place, &entry.printed_name);
        if !file.source.iter().any(|source| source.id == entry.colours_source) {
            faults.note(BoxProblem::NoSource { place: place.clone(), source: entry.colours_source.clone() });
        }
        let Some(set) = faults.word::<Set>(&place, &entry.id) else { continue };
        if seen.contains(&set) {
            faults.note(BoxProblem::Twice { place: place.clone() });
        }
        seen.push(set);
        faults.same(&format!("{place}: code"), set.code(), &entry.code);
        let listed = tiles.facts.iter().filter(|(tile, _)| tile.set() == set);
        let printed = listed.clone().filter(|(tile, _)| tile.is_printed()).count();
        faults.same(&format!("{place}: tiles"), TILES_PER_SET, printed);
        let played = tiles.played().filter(|(tile, _)| tile.set() == set);
        let (found, least) = (played.clone().count(), LEAST_PER_SET);
        if found < least {
            faults.note(BoxProblem::TooFewTiles { place: place.clone(), found, least });
        }
        for word in entry.colours.keys() {
            faults.word::<Colour>(&place, word);
        }
        for colour in Colour::ALL {
            let said = entry.colours.get(colour.word()).copied().unwrap_or(0);
            let found = played.clone().filter(|(_, facts)| facts.colour == colour).count();
            faults.same(&format!("{place}: {colour} tiles"), found, said);
        }
        for (tile, facts) in listed {
            let home = file.building.iter().find(|building| building.id == facts.building.word());
            if home.is_some_and(|building| building.set != entry.id) {
                let (place, building) = (format!("tile {tile}"), facts.building.word());
                faults.note(BoxProblem::OtherSet { place, building, set: set.word() });
            }
        }
    }
}

fn read_troops(entries: &[TroopEntry], faults: &mut Faults) -> [Option<Colour>; 3] {
    let mut colours = [None; 3];
    faults.same("troops", Troop::ALL.len(), entries.len());
    for entry in entries {
        let place = format!("troop {}", entry.id);
        faults.provenance(&place, &entry.provenance);
        faults.provenance(&place, &entry.solo_colour_provenance);
        let troop = faults.word::<Troop>(&place, entry.id.strip_prefix("normal-").unwrap_or(&entry.id));
        let colour = faults.word::<Colour>(&place, &entry.solo_colour);
        if colours.contains(&colour) {
            faults.note(BoxProblem::SameColour { place: place.clone(), colour: entry.solo_colour.clone() });
        }
        if let Some(troop) = troop {
            colours[troop.index()] = colour;
        }
    }
    colours
}

fn read_levels(entries: &[LevelEntry], faults: &mut Faults) -> [Option<u8>; 3] {
    let mut removed = [None; 3];
    faults.same("solo levels", removed.len(), entries.len());
    for entry in entries {
        let place = format!("solo level {}", entry.id);
        faults.provenance(&place, &entry.provenance);
        faults.not_blank(&place, &entry.printed_name);
        let Some(level) = Level::parse(&entry.id) else {
            faults.note(BoxProblem::Level { place });
            continue;
        };
        faults.same(&format!("{place}: level"), level as u8 + 1, entry.level);
        if usize::from(entry.treasures_removed) > TREASURES {
            faults.note(BoxProblem::TreasuresRemoved { place, treasures: TREASURES });
        }
        removed[level as usize] = Some(entry.treasures_removed);
    }
    removed
}

fn read_treasures(entries: &[TreasureEntry], faults: &mut Faults) -> [Option<Condition>; TREASURES] {
    let mut treasures = [None; TREASURES];
    for entry in entries {
        let place = format!("treasure {}", entry.id);
        faults.provenance(&place, &entry.provenance);
        let Some(id) = faults.word::<TreasureId>(&place, &entry.id) else { continue };
        if treasures[id.index()].is_some() {
            faults.note(BoxProblem::Twice { place: place.clone() });
        }
        let condition = match (entry.kind.as_str(), &entry.colour, &entry.cells) {
            ("vertical", Some(colour), None) => wanted(&place, colour, faults).map(Condition::Vertical),
            ("horizontal", Some(colour), None) => wanted(&place, colour, faults).map(Condition::Horizontal),
            ("pattern", None, Some(cells)) => Some(Condition::Pattern(read_pattern(&place, cells, faults))),
            _ => {
                faults.note(BoxProblem::TreasureKind { place });
                None
            }
        };
        treasures[id.index()] = condition;
    }
    treasures
}

fn read_pattern(place: &str, cells: &[PatternCell], faults: &mut Faults) -> [Wanted; 8] {
    let mut pattern = [Wanted::Nothing; 8];
    for cell in cells {
        if let Some(direction) = faults.word::<Direction>(place, &cell.at) {
            if pattern[direction.index()] != Wanted::Nothing {
                faults.note(BoxProblem::CellTwice { place: place.to_owned(), direction: direction.word() });
            }
            pattern[direction.index()] = wanted(place, &cell.colour, faults).unwrap_or(Wanted::Nothing);
        }
    }
    if cells.len() < 2 {
        faults.note(BoxProblem::PatternCells { place: place.to_owned() });
    }
    pattern
}

fn wanted(place: &str, word: &str, faults: &mut Faults) -> Option<Wanted> {
    if word == "any" { Some(Wanted::AnyTile) } else { faults.word(place, word).map(Wanted::Colour) }
}
