//! What the printed pieces say: reads and checks `data/components.toml`.
//!
//! The check is for people who own the box and correct a copy of the file: it names everything that does not add up,
//! and never panics.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::{BoxCheck, ComponentFile, Describe, Message};
use serde::Deserialize;

use crate::direction::Side;
use crate::errors::BoxProblem;
use crate::outline::{Grid, Outline};
use crate::tile_kind::{AreaKind, Centre, TileKind};
use crate::wall_tile::{WallTile, WallTiles};

/// The component file: the built-in one, or another that the user has named.
pub static FILE: ComponentFile = ComponentFile::new(include_str!("../data/components.toml"));

/// Cells inside the wall (castle.component.board-fields).
pub const CELLS: usize = 76;
/// The largest number of tiles that the engine can hold: a set of tiles has one bit for each.
pub const MAX_TILES: usize = 64;
/// The largest number of kinds of tile, and of tiles of one kind: observations have room for so many.
pub const MAX_KINDS: usize = 60;
/// Wall tiles in the printed box: nine effects, each twice (castle.component.wall-tile-count). Another box may have fewer.
pub const WALL_TILES: usize = 18;
/// The largest number that wall tile 7, 8 or 9 can have: with 18 copies of it a keep's size still fits into a byte.
pub const MAX_WALL_TILE_POINTS: u8 = 9;
/// Followers of one colour, the scoring marker included (castle.component.player-pieces).
pub const FOLLOWERS: usize = 7;
/// Fields of the scoring track (castle.score.track-wraps).
pub const TRACK_FIELDS: usize = 100;
/// More different areas than this cannot be told apart by the engine. A full game has fewer parts in all.
pub const MAX_PARTS: usize = 255;
/// The largest number of start fields that the engine can hold.
pub const MAX_STARTS: usize = 8;
/// The largest number of corner towers that the engine can hold; with more, no wall tile would be left over.
pub const MAX_TOWERS: usize = 18;

/// Everything the component file says that a rule needs, or a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The cells inside the wall.
    pub grid: Grid,
    /// The corner towers in the order of the track, the one with 0 and 1 first.
    pub towers: Vec<CornerTower>,
    /// The straight walls between them: the first one leads from the first tower to the second.
    pub runs: Vec<Run>,
    /// The start fields.
    pub starts: Vec<StartField>,
    /// The kinds of castle tile.
    pub tiles: Vec<TileKind>,
    /// How many wall tiles of each kind there are.
    pub wall_tiles: WallTiles,
    /// Points for every market of one courtyard with wall tile 7 (castle.effect.7-market-four).
    pub market_with_wall_tile: u16,
    /// How much larger wall tile 8 makes a keep (castle.effect.8-keep-plus-two).
    pub keep_bonus: u8,
    /// Points of wall tile 9 (castle.effect.9-five-points).
    pub wall_tile_points: u16,
}

/// A corner tower: two fields of the track, and a place for a wall tile (castle.component.corner-towers).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct CornerTower {
    /// Its two number fields.
    pub fields: [u8; 2],
    /// The corner of the outline it stands on.
    pub point: [i64; 2],
    /// Is a wall tile put on it?
    pub wall_tile: bool,
    provenance: String,
}

/// A straight piece of wall between two corner towers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Run {
    heading: String,
    /// Its length in cells.
    pub cells: u8,
    /// The first field of the track on it.
    pub first: u8,
    /// The last field of the track on it.
    pub last: u8,
}

/// A start field on the inside of the wall (castle.component.start-fields).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartField {
    /// Its short name, `S1`.
    pub id: String,
    /// Column and row of the cell beside it.
    pub position: (u8, u8),
    /// The side of that cell which touches it.
    pub side: Side,
    /// What faces the two halves of that side, the western or northern half first.
    pub halves: [AreaKind; 2],
    /// Does a path face the middle of that side?
    pub path: bool,
    /// Which half has a courtyard with a market.
    pub market: Option<u8>,
}

impl StartField {
    /// Are its two halves one part: the same kind, and no path between them?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.halves[0] == self.halves[1] && !self.path
    }
}

/// The pieces that this process plays with.
///
/// # Panics
/// If the file does not add up: a test rules it out for the built-in one, and another is checked before it is chosen.
#[must_use]
pub fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> =
        LazyLock::new(|| read(FILE.text()).unwrap_or_else(|problems| panic!("data/components.toml: {problems:?}")));
    &COMPONENTS
}

/// Checks a component file.
pub fn check(text: &str) -> BoxCheck {
    match compile(text) {
        Ok((_, remarks)) => Ok(in_messages(&remarks)),
        Err(problems) => Err(in_messages(&problems)),
    }
}

/// Reads a component file.
///
/// # Errors
/// Everything that cannot be played.
pub fn read(text: &str) -> Result<Components, Vec<Message>> {
    compile(text).map(|(components, _)| components).map_err(|problems| in_messages(&problems))
}

fn in_messages(problems: &[BoxProblem]) -> Vec<Message> {
    problems.iter().map(Describe::message).collect()
}

/// The pieces, and what is not as the rulebook says.
fn compile(text: &str) -> Result<(Components, Vec<BoxProblem>), Vec<BoxProblem>> {
    let file: File = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
    let mut problems = Problems::default();
    problems.check_game(&file.game);
    problems.check_pieces(&file);
    let grid = problems.grid(&file.board);
    if let Some(outline) = grid.as_ref().and_then(|grid| problems.outline(grid)) {
        problems.check_track(&file.track, &outline);
    }
    let starts = problems.starts(&file.starts, grid.as_ref());
    let tiles = problems.tiles(&file.tiles, &starts);
    problems.check_wall_tiles(&file.wall_tiles, &file.track);
    let Some(grid) = grid.filter(|_| problems.found.is_empty()) else { return Err(problems.found) };
    let wall_tiles = WallTile::ALL.into_iter().flat_map(|kind| {
        let copies = file.wall_tiles.kinds.iter().find(|text| text.is(kind)).map_or(0, |text| text.count);
        std::iter::repeat_n(kind, copies)
    });
    let points = |kind: WallTile| {
        let written = file.wall_tiles.kinds.iter().find(|text| text.is(kind)).and_then(|text| text.points);
        written.or(kind.printed_points()).unwrap_or(0)
    };
    let components = Components {
        grid,
        wall_tiles: wall_tiles.collect(),
        market_with_wall_tile: points(WallTile::MarketsFour).into(),
        keep_bonus: points(WallTile::KeepPlusTwo),
        wall_tile_points: points(WallTile::FivePoints).into(),
        towers: file.track.towers,
        runs: file.track.runs,
        starts,
        tiles,
    };
    Ok((components, problems.remarks))
}

#[derive(Deserialize)]
struct File {
    game: String,
    pieces: Pieces,
    board: BoardRows,
    track: Track,
    starts: Starts,
    tiles: Tiles,
    wall_tiles: WallTilesText,
}

#[derive(Deserialize)]
struct Pieces {
    /// Ten (castle.component.wall-and-track). The outline says all that is played with.
    #[serde(rename = "wall_pieces")]
    _wall_pieces: usize,
    castle_tiles: usize,
    wall_tiles: usize,
    followers_per_player: usize,
    keeps_per_player: usize,
    provenance: String,
}

#[derive(Deserialize)]
struct BoardRows {
    rows: Vec<String>,
    provenance: String,
}

#[derive(Deserialize)]
struct Track {
    fields: usize,
    provenance: String,
    towers: Vec<CornerTower>,
    runs: Vec<Run>,
}

#[derive(Deserialize)]
struct Starts {
    fields: Vec<StartText>,
}

#[derive(Deserialize)]
struct StartText {
    id: String,
    cell: [i64; 2],
    side: String,
    halves: [String; 2],
    path: bool,
    market: i64,
    provenance: String,
}

#[derive(Deserialize)]
struct Tiles {
    kinds: Vec<TileText>,
}

#[derive(Deserialize)]
struct TileText {
    id: String,
    quads: String,
    arms: String,
    centre: String,
    fountain: String,
    market: String,
    count: usize,
    provenance: String,
}

#[derive(Deserialize)]
struct WallTilesText {
    kinds: Vec<WallTileText>,
}

#[derive(Deserialize)]
struct WallTileText {
    number: i64,
    effect: String,
    when: String,
    majority: bool,
    count: usize,
    /// Of 7, 8 and 9: points for a market, tiles of the keep, points. As printed if it is left out.
    points: Option<u8>,
    provenance: String,
}

impl WallTileText {
    fn is(&self, kind: WallTile) -> bool {
        self.number == i64::from(kind.number())
    }
}

/// What was noticed so far.
#[derive(Default)]
struct Problems {
    /// What cannot be played.
    found: Vec<BoxProblem>,
    /// What can be played but is not as the rulebook says.
    remarks: Vec<BoxProblem>,
}

impl Problems {
    fn note(&mut self, problem: BoxProblem) {
        self.found.push(problem);
    }

    fn demand(&mut self, holds: bool, problem: impl FnOnce() -> BoxProblem) {
        if !holds {
            self.found.push(problem());
        }
    }

    /// Remarks on something that is not as the rulebook says.
    fn remark(&mut self, holds: bool, problem: impl FnOnce() -> BoxProblem) {
        if !holds {
            self.remarks.push(problem());
        }
    }

    /// Demands that a value is what the rulebook says: the engine knows no other.
    fn differ<T: PartialEq + ToString>(&mut self, place: &str, what: &'static str, found: T, expected: T) {
        self.demand(found == expected, || BoxProblem::Differs {
            place: place.to_owned(),
            what,
            found: found.to_string(),
            expected: expected.to_string(),
        });
    }

    fn check_game(&mut self, game: &str) {
        self.demand(game == "castle", || BoxProblem::Game { game: game.to_owned() });
    }

    fn check_provenance(&mut self, place: &str, provenance: &str) {
        let known = ["rulebook", "public", "reconstructed", "box"];
        self.demand(known.contains(&provenance), || BoxProblem::Provenance {
            place: place.to_owned(),
            word: provenance.to_owned(),
        });
    }

    fn check_pieces(&mut self, file: &File) {
        let pieces = &file.pieces;
        self.check_provenance("pieces", &pieces.provenance);
        self.differ("pieces", "followers_per_player", pieces.followers_per_player, FOLLOWERS);
        self.differ("pieces", "keeps_per_player", pieces.keeps_per_player, 1);
        let tiles = file.tiles.kinds.iter().fold(0, |sum: usize, text| sum.saturating_add(text.count));
        let wall_tiles = file.wall_tiles.kinds.iter().fold(0, |sum: usize, text| sum.saturating_add(text.count));
        for (what, stated, found) in
            [("castle_tiles", pieces.castle_tiles, tiles), ("wall_tiles", pieces.wall_tiles, wall_tiles)]
        {
            self.demand(stated == found, || BoxProblem::Stated { what, stated, found });
        }
    }

    fn grid(&mut self, board: &BoardRows) -> Option<Grid> {
        self.check_provenance("board", &board.provenance);
        match Grid::read(&board.rows) {
            Ok(grid) if grid.len() == CELLS => Some(grid),
            Ok(grid) => {
                self.note(BoxProblem::CellCount { found: grid.len(), expected: CELLS });
                None
            }
            Err(problem) => {
                self.note(problem);
                None
            }
        }
    }

    fn outline(&mut self, grid: &Grid) -> Option<Outline> {
        Outline::trace(grid).map_err(|problem| self.note(problem)).ok()
    }

    fn check_track(&mut self, track: &Track, outline: &Outline) {
        self.check_provenance("track", &track.provenance);
        self.differ("track", "fields", track.fields, TRACK_FIELDS);
        let towers = &track.towers;
        self.demand((2..=MAX_TOWERS).contains(&towers.len()), || BoxProblem::TowerCount {
            found: towers.len(),
            most: MAX_TOWERS,
        });
        for tower in towers {
            let [first, second] = tower.fields;
            let place = format!("track: tower {first}/{second}");
            self.check_provenance(&place, &tower.provenance);
            self.demand(second == first.wrapping_add(1) && usize::from(second) < TRACK_FIELDS, || {
                BoxProblem::TowerFields { place: place.clone() }
            });
            // castle.setup.corner-0-1-empty
            self.demand(tower.wall_tile == (first != 0), || BoxProblem::TowerWallTile { place: place.clone() });
        }
        self.demand(towers.first().is_some_and(|tower| tower.fields == [0, 1]), || BoxProblem::FirstTower);
        self.remark(towers.iter().any(|tower| tower.fields.contains(&33)), || BoxProblem::NoField33);
        let points: Vec<[i64; 2]> = towers.iter().map(|tower| tower.point).collect();
        self.demand(outline.has_corners(&points), || BoxProblem::TowerCorners { corners: outline.corners.len() });
        self.check_runs(towers, &track.runs);
    }

    /// The fields run without a gap (castle.setup.wall-numbers-consecutive), and every run leads straight from its
    /// tower to the next.
    fn check_runs(&mut self, towers: &[CornerTower], runs: &[Run]) {
        self.demand(runs.len() == towers.len(), || BoxProblem::RunCount { runs: runs.len(), towers: towers.len() });
        for (index, (tower, run)) in towers.iter().zip(runs).enumerate() {
            let next = &towers[(index + 1) % towers.len()];
            let place = format!("track: the run from tower {}/{}", tower.fields[0], tower.fields[1]);
            let end = if index + 1 == towers.len() { TRACK_FIELDS } else { usize::from(next.fields[0]) };
            let follows = usize::from(run.first) == usize::from(tower.fields[1]) + 1;
            self.demand(follows && usize::from(run.last) + 1 == end && run.first <= run.last, || BoxProblem::RunGap {
                place: place.clone(),
                first: run.first,
                last: run.last,
            });
            let heading = run.heading.chars().next().and_then(Side::from_letter).filter(|_| run.heading.len() == 1);
            let Some(side) = heading else {
                self.note(BoxProblem::Heading { place, heading: run.heading.clone() });
                continue;
            };
            let (x, y) = side.step();
            let length = i64::from(run.cells);
            let reached =
                [(0, x), (1, y)].map(|(axis, step)| tower.point[axis].saturating_add(i64::from(step) * length));
            self.demand(reached == next.point, || BoxProblem::RunLength {
                place: place.clone(),
                cells: run.cells,
                heading: run.heading.clone(),
            });
        }
    }

    fn starts(&mut self, starts: &Starts, grid: Option<&Grid>) -> Vec<StartField> {
        self.demand((1..=MAX_STARTS).contains(&starts.fields.len()), || BoxProblem::StartCount {
            found: starts.fields.len(),
            most: MAX_STARTS,
        });
        let fields: Vec<StartField> = starts.fields.iter().filter_map(|text| self.start(text, grid)).collect();
        if fields.len() < starts.fields.len() {
            // What is wrong with one of them, or with the board, has been said.
            return fields;
        }
        let places: BTreeSet<_> = fields.iter().map(|start| (start.position, start.side)).collect();
        self.demand(places.len() == fields.len(), || BoxProblem::StartsSamePlace);
        let ids: BTreeSet<_> = fields.iter().map(|start| &start.id).collect();
        self.demand(ids.len() == fields.len(), || BoxProblem::StartsSameId);
        self.remark(fields.iter().any(|start| start.path), || BoxProblem::StartsNoPath);
        self.remark(fields.iter().any(|start| start.market.is_some()), || BoxProblem::StartsNoMarket);
        fields
    }

    fn start(&mut self, text: &StartText, grid: Option<&Grid>) -> Option<StartField> {
        let place = format!("start field {}", text.id);
        self.check_provenance(&place, &text.provenance);
        let side = text.side.chars().next().and_then(Side::from_letter).filter(|_| text.side.len() == 1);
        let letters = text.halves.each_ref().map(|half| AreaKind::from_word(half));
        let (Some(side), [Some(first), Some(second)]) = (side, letters) else {
            self.note(BoxProblem::StartForm { place });
            return None;
        };
        let market = match text.market {
            -1 => None,
            half @ (0 | 1) => Some(half as u8),
            other => {
                self.note(BoxProblem::StartMarket { place: place.clone(), market: other });
                None
            }
        };
        let clockwise = [first, second];
        self.demand(market.is_none_or(|half| clockwise[usize::from(half)] == AreaKind::Courtyard), || {
            BoxProblem::MarketOffCourtyard { place: place.clone() }
        });
        // The file counts halves clockwise round the cell; the engine from the west or north.
        let turned = matches!(side, Side::South | Side::West);
        let halves = if turned { [second, first] } else { clockwise };
        let market = market.map(|half| if turned { 1 - half } else { half });
        let grid = grid?;
        let [x, y] = text.cell;
        let (dx, dy) = side.step();
        if !grid.contains(x, y) {
            self.note(BoxProblem::OutsideWall { place, cell: text.cell });
            return None;
        }
        self.demand(!grid.contains(x + i64::from(dx), y + i64::from(dy)), || BoxProblem::NotAtWall {
            place: place.clone(),
            side: text.side.clone(),
            cell: text.cell,
        });
        Some(StartField { id: text.id.clone(), position: (x as u8, y as u8), side, halves, path: text.path, market })
    }

    fn tiles(&mut self, tiles: &Tiles, starts: &[StartField]) -> Vec<TileKind> {
        let kinds: Vec<TileKind> = tiles.kinds.iter().filter_map(|text| self.tile(text)).collect();
        let total = tiles.kinds.iter().fold(0, |sum: usize, text| sum.saturating_add(text.count));
        self.demand((1..=MAX_TILES).contains(&total), || BoxProblem::TileTotal { found: total, most: MAX_TILES });
        self.demand(tiles.kinds.len() <= MAX_KINDS, || BoxProblem::TileKinds { most: MAX_KINDS });
        let ids: BTreeSet<_> = tiles.kinds.iter().map(|text| &text.id).collect();
        self.demand(ids.len() == tiles.kinds.len(), || BoxProblem::TilesSameId);
        for (problem, found) in [
            (BoxProblem::TilesNoPlaza, kinds.iter().any(|kind| kind.centre == Centre::Square)),
            (BoxProblem::TilesNoFountain, kinds.iter().any(|kind| kind.fountain != 0)),
            (BoxProblem::TilesNoMarket, kinds.iter().any(|kind| kind.market.is_some())),
        ] {
            self.remark(found, || problem);
        }
        let on_tiles: usize = kinds.iter().map(|kind| kind.part_count() * usize::from(kind.count)).sum();
        let parts = on_tiles + starts.len() * 3;
        self.demand(parts <= MAX_PARTS, || BoxProblem::TileParts { parts: on_tiles });
        kinds
    }

    fn tile(&mut self, text: &TileText) -> Option<TileKind> {
        let place = format!("tile {}", text.id);
        self.check_provenance(&place, &text.provenance);
        let well_named = text.id.len() <= 8 && text.id.starts_with(|letter: char| letter.is_ascii_uppercase());
        self.demand(well_named && text.id.bytes().all(|byte| byte.is_ascii_alphanumeric()), || BoxProblem::TileId {
            place: place.clone(),
        });
        self.demand(text.count <= MAX_KINDS, || BoxProblem::TileCount { place: place.clone(), count: text.count });
        match TileKind::read(&text.id, &text.quads, &text.arms, &text.centre, &text.fountain, &text.market, text.count)
        {
            Ok(kind) => Some(kind),
            Err(problem) => {
                self.note(BoxProblem::Tile { place, problem });
                None
            }
        }
    }

    /// The table of castle.effect.numbering.
    fn check_wall_tiles(&mut self, wall_tiles: &WallTilesText, track: &Track) {
        let total = wall_tiles.kinds.iter().fold(0, |sum: usize, text| sum.saturating_add(text.count));
        self.demand(total <= WALL_TILES, || BoxProblem::WallTileTotal { found: total, most: WALL_TILES });
        let dealt = track.towers.iter().filter(|tower| tower.wall_tile).count();
        self.demand(dealt <= total, || BoxProblem::TooFewWallTiles { towers: dealt, tiles: total });
        for kind in WallTile::ALL {
            let mut entries = wall_tiles.kinds.iter().filter(|text| text.is(kind));
            let (Some(text), None) = (entries.next(), entries.next()) else {
                self.note(BoxProblem::WallTileListing { number: kind.number() });
                continue;
            };
            let place = format!("wall tile {}", kind.number());
            self.check_provenance(&place, &text.provenance);
            if let Some(points) = text.points {
                self.demand(kind.printed_points().is_some() && points <= MAX_WALL_TILE_POINTS, || {
                    BoxProblem::WallTilePoints { place: place.clone(), points, most: MAX_WALL_TILE_POINTS }
                });
            }
            let when = if kind.is_final() { "final" } else { "turn" };
            for (what, found, right) in [("effect", text.effect.as_str(), kind.effect()), ("when", &text.when, when)] {
                self.differ(&place, what, format!("{found:?}"), format!("{right:?}"));
            }
            self.differ(&place, "majority", text.majority, kind.needs_majority());
        }
        self.demand(wall_tiles.kinds.len() == WallTile::ALL.len(), || BoxProblem::WallTileKinds {
            found: wall_tiles.kinds.len(),
            expected: WallTile::ALL.len(),
        });
    }
}
