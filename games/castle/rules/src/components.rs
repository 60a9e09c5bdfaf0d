//! What the printed pieces say: reads and checks `data/components.toml`.
//!
//! The check is for people who own the box and correct a copy of the file: it names everything that does not add up,
//! and never panics.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::{Describe, Message};
use serde::Deserialize;

use crate::direction::Side;
use crate::errors::BoxProblem;
use crate::outline::{Grid, Outline};
use crate::tile_kind::{AreaKind, Centre, TileKind};
use crate::wall_tile::WallTile;

/// The component file the engine is built with.
pub const TEXT: &str = include_str!("../data/components.toml");

/// Cells inside the wall (castle.component.board-fields).
pub const CELLS: usize = 76;
/// Tiles in the box (castle.component.tile-count).
pub const TILES: usize = 60;
/// Wall tiles in the box: nine effects, each twice (castle.component.wall-tile-count).
pub const WALL_TILES: usize = 18;
/// Followers of one colour, the scoring marker included (castle.component.player-pieces).
pub const FOLLOWERS: usize = 7;
/// Pieces of the wall (castle.component.wall-and-track).
pub const WALL_PIECES: usize = 10;
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

/// The components the engine is built with.
#[must_use]
pub fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> =
        LazyLock::new(|| read(TEXT).unwrap_or_else(|problems| panic!("data/components.toml: {problems:?}")));
    &COMPONENTS
}

/// Checks a component file.
///
/// # Errors
/// Everything that does not add up.
pub fn check(text: &str) -> Result<(), Vec<Message>> {
    read(text).map(|_| ())
}

/// Reads a component file.
///
/// # Errors
/// Everything that does not add up.
pub fn read(text: &str) -> Result<Components, Vec<Message>> {
    compile(text).map_err(|problems| problems.iter().map(Describe::message).collect())
}

fn compile(text: &str) -> Result<Components, Vec<BoxProblem>> {
    let file: File = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
    let mut problems = Problems(Vec::new());
    problems.check_game(&file.game);
    problems.check_pieces(&file.pieces);
    let grid = problems.grid(&file.board);
    if let Some(outline) = grid.as_ref().and_then(|grid| problems.outline(grid)) {
        problems.check_track(&file.track, &outline);
    }
    let starts = problems.starts(&file.starts, grid.as_ref());
    let tiles = problems.tiles(&file.tiles, &starts);
    problems.check_wall_tiles(&file.wall_tiles, &file.track);
    match (problems.0.is_empty(), grid) {
        (true, Some(grid)) => Ok(Components { grid, towers: file.track.towers, runs: file.track.runs, starts, tiles }),
        _ => Err(problems.0),
    }
}

#[derive(Deserialize)]
struct File {
    game: String,
    pieces: Pieces,
    board: BoardRows,
    track: Track,
    starts: Starts,
    tiles: Tiles,
    wall_tiles: WallTiles,
}

#[derive(Deserialize)]
struct Pieces {
    wall_pieces: usize,
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
struct WallTiles {
    kinds: Vec<WallTileText>,
}

#[derive(Deserialize)]
struct WallTileText {
    number: i64,
    effect: String,
    when: String,
    majority: bool,
    count: usize,
    provenance: String,
}

/// What does not add up, so far.
struct Problems(Vec<BoxProblem>);

impl Problems {
    fn note(&mut self, problem: BoxProblem) {
        self.0.push(problem);
    }

    fn demand(&mut self, holds: bool, problem: impl FnOnce() -> BoxProblem) {
        if !holds {
            self.0.push(problem());
        }
    }

    /// Demands that a value is what the rulebook says.
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

    fn check_pieces(&mut self, pieces: &Pieces) {
        self.check_provenance("pieces", &pieces.provenance);
        for (what, found, right) in [
            ("wall_pieces", pieces.wall_pieces, WALL_PIECES),
            ("castle_tiles", pieces.castle_tiles, TILES),
            ("wall_tiles", pieces.wall_tiles, WALL_TILES),
            ("followers_per_player", pieces.followers_per_player, FOLLOWERS),
            ("keeps_per_player", pieces.keeps_per_player, 1),
        ] {
            self.differ("pieces", what, found, right);
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
        self.demand(towers.iter().any(|tower| tower.fields.contains(&33)), || BoxProblem::NoField33);
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
        self.demand(fields.iter().any(|start| start.path), || BoxProblem::StartsNoPath);
        self.demand(fields.iter().any(|start| start.market.is_some()), || BoxProblem::StartsNoMarket);
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
        self.demand(total == TILES, || BoxProblem::TileTotal { found: total, expected: TILES });
        self.demand(tiles.kinds.len() <= TILES, || BoxProblem::TileKinds { most: TILES });
        let ids: BTreeSet<_> = tiles.kinds.iter().map(|text| &text.id).collect();
        self.demand(ids.len() == tiles.kinds.len(), || BoxProblem::TilesSameId);
        for (problem, found) in [
            (BoxProblem::TilesNoPlaza, kinds.iter().any(|kind| kind.centre == Centre::Square)),
            (BoxProblem::TilesNoFountain, kinds.iter().any(|kind| kind.fountain != 0)),
            (BoxProblem::TilesNoMarket, kinds.iter().any(|kind| kind.market.is_some())),
        ] {
            self.demand(found, || problem);
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
        self.demand((1..=TILES).contains(&text.count), || BoxProblem::TileCount {
            place: place.clone(),
            count: text.count,
        });
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
    fn check_wall_tiles(&mut self, wall_tiles: &WallTiles, track: &Track) {
        let total = wall_tiles.kinds.iter().fold(0, |sum: usize, text| sum.saturating_add(text.count));
        self.demand(total == WALL_TILES, || BoxProblem::WallTileTotal { found: total, expected: WALL_TILES });
        let dealt = track.towers.iter().filter(|tower| tower.wall_tile).count();
        self.demand(dealt <= total, || BoxProblem::TooFewWallTiles { towers: dealt, tiles: total });
        for kind in WallTile::ALL {
            let mut entries = wall_tiles.kinds.iter().filter(|text| text.number == i64::from(kind.number()));
            let (Some(text), None) = (entries.next(), entries.next()) else {
                self.note(BoxProblem::WallTileListing { number: kind.number() });
                continue;
            };
            let place = format!("wall tile {}", kind.number());
            self.check_provenance(&place, &text.provenance);
            self.differ(&place, "count", text.count, 2);
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
