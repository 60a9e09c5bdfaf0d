//! Scores a table laid with the real box, described in a small TOML file.
//!
//! ```toml
//! place = [["C03", [7, 3], 1], ["E02", "i4", "s"]]  # tile, cell, turn
//! followers = [["black", "i4", "E"]]                # owner, cell, a quarter (NW, NE, SE, SW) or side (N, E, S, W)
//! scores = { black = 34, white = 29 }               # so far
//! wall_tiles = { black = [4, 9], white = [] }       # still held
//! keeps = { black = 5, white = ["d4", "NE"] }       # tiles under the keep, or a quarter of its house
//! empty = [[0, 0], "b1"]                            # only if not every tile is listed: the cells that stayed empty
//! ```
//!
//! Every field may be left out. Cells are `[column, row]` counted from 0, or as in the notation; turns are quarter turns
//! clockwise, or where the printed north points. Tiles may come in any order. The table is scored as if the game ended
//! now. Followers on completed paths, towers and houses mean that these were just completed and are scored too: in a game
//! they would be back in the supply otherwise.
//!
//! To check a layout, `expect` lists areas that must be there (`kind` P, T, H or C; `tiles` as `"8,3"` or a start field;
//! `open`, `fountains`, `markets`, `points`), and `largest_region` the size of the largest empty region. `id`, `about`
//! and `provenance` are for people.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{
    AtLine, Contender, Describe as _, Finding, Game, Located, Message, ScoreItem, ScoredTable, Seat, SeatCount,
    TableScorer, TomlError, Viewer,
};
use serde::Deserialize;

use crate::board::board;
use crate::cell::{Cell, CellSet};
use crate::components::{MAX_STARTS, MAX_TILES};
use crate::direction::{Side, Spot, Turn};
use crate::errors::{Area, Counted, Player, Reason, TableProblem, Thing};
use crate::event::{AreaReport, Event};
use crate::extent::Extent;
use crate::options::Options;
use crate::rules::Castle;
use crate::scoring::score_sheet;
use crate::state::State;
use crate::table::{Follower, Keep, Phase, SEATS, SUPPLY, Table};
use crate::tile::{LaidTile, Tile};
use crate::tile_kind::AreaKind;
use crate::view::{AreaView, View, all_areas};
use crate::wall_tile::WallTile;

/// Scores a described table; how it is described.
pub(crate) const SCORER: TableScorer = TableScorer {
    score: score_table,
    example: include_str!("../data/table-example.toml"),
    fields: &[&["place"], &["followers"], &["scores"], &["wall_tiles"], &["keeps"], &["empty"]],
};

/// Scores a described table.
///
/// # Errors
/// The line of the file and the reason.
pub fn score_table(text: &str) -> Result<ScoredTable, Message> {
    let file: File = kernel::read_toml(text).map_err(|error| unreadable(&error))?;
    let described = Described::read(&file, text).map_err(|error| error.message())?;
    described.check_expectations(&file, text).map_err(|error| error.message())?;
    Ok(described.score())
}

/// A described table, to be drawn.
#[derive(Clone, Debug)]
pub struct DescribedTable {
    /// The table as a spectator sees it. A keep of which only the size is known is left out.
    pub view: View,
    /// The cells that stayed empty. Others without a tile had one that is not listed.
    pub empty: CellSet,
}

/// Reads a described table without scoring it; `None` if it cannot be read.
#[must_use]
pub fn described(text: &str) -> Option<DescribedTable> {
    let file: File = kernel::read_toml(text).ok()?;
    let Described { mut table, empty } = Described::read(&file, text).ok()?;
    for (owner, keep) in &file.keeps {
        if matches!(keep.value, KeepText::Size(_)) {
            table.players[read_seat(owner).ok()?].keep = None;
        }
    }
    Some(DescribedTable { view: View::new(State::of_table(board(), table), Viewer::Spectator), empty })
}

/// Why the file cannot be read. The values that can be written in two ways name themselves as what was expected.
fn unreadable(error: &TomlError) -> Message {
    let problem = match error.reason() {
        "cell" => TableProblem::CellForm,
        "turn" => TableProblem::TurnForm,
        "keep" => TableProblem::KeepForm,
        _ => return error.message(),
    };
    AtLine { line: error.line(), error: problem }.message()
}

/// Adds the line of an entry to what is wrong with it.
fn located<T, U>(text: &str, entry: &Located<T>, result: Result<U, TableProblem>) -> Result<U, AtLine<TableProblem>> {
    result.map_err(|error| AtLine { line: kernel::line_at(text, entry.at), error })
}

/// All tiles and start fields.
const LARGEST_HOUSE: u8 = (MAX_TILES + MAX_STARTS) as u8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "id")]
    _id: String,
    #[serde(default, rename = "about")]
    _about: String,
    #[serde(default, rename = "provenance")]
    _provenance: String,
    #[serde(default)]
    place: Vec<Located<(String, CellText, TurnText)>>,
    #[serde(default)]
    followers: Vec<Located<(String, CellText, String)>>,
    #[serde(default)]
    scores: BTreeMap<String, Located<i64>>,
    #[serde(default)]
    wall_tiles: BTreeMap<String, Located<Vec<i64>>>,
    #[serde(default)]
    keeps: BTreeMap<String, Located<KeepText>>,
    empty: Option<Located<Vec<CellText>>>,
    largest_region: Option<Located<i64>>,
    #[serde(default)]
    expect: Vec<Located<AreaText>>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "cell")]
enum CellText {
    Position([i64; 2]),
    Name(String),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "turn")]
enum TurnText {
    Quarters(i64),
    Letter(String),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "keep")]
enum KeepText {
    Size(i64),
    Place(CellText, String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaText {
    kind: String,
    tiles: BTreeSet<String>,
    open: Option<u8>,
    fountains: Option<u8>,
    markets: Option<u8>,
    points: Option<u16>,
}

/// A table that adds up.
struct Described {
    table: Table,
    /// The cells that stayed empty.
    empty: CellSet,
}

impl Described {
    fn read(file: &File, text: &str) -> Result<Self, AtLine<TableProblem>> {
        let mut table = Table::new(board(), Some(SEATS[0]));
        // Nothing is drawn or taken any more.
        table.phase = Phase::Over;
        table.towers = 0;
        for entry in &file.place {
            located(text, entry, place(&mut table, &entry.value))?;
        }
        for entry in &file.place {
            // A second look, now that all tiles lie there: they may come in any order.
            located(text, entry, check_place(&table, &entry.value))?;
        }
        for entry in &file.followers {
            located(text, entry, add_follower(&mut table, &entry.value))?;
        }
        for (owner, score) in &file.scores {
            located(text, score, set_score(&mut table, owner, score.value))?;
        }
        for (owner, numbers) in &file.wall_tiles {
            located(text, numbers, set_wall_tiles(&mut table, owner, &numbers.value))?;
        }
        for (owner, keep) in &file.keeps {
            located(text, keep, set_keep(&mut table, owner, &keep.value))?;
        }
        let empty = match &file.empty {
            None => table.empty_cells(),
            Some(cells) => located(text, cells, read_empty(&table, &cells.value))?,
        };
        Ok(Self { table, empty })
    }

    /// Compares the areas with those the file expects.
    fn check_expectations(&self, file: &File, text: &str) -> Result<(), AtLine<TableProblem>> {
        let mut areas: Vec<Found> = all_areas(&self.table).iter().map(Found::new).collect();
        for expected in &file.expect {
            let entry = &expected.value;
            // Two areas can lie on the same tiles: each answers one expectation.
            let same = |area: &Found| area.kind == entry.kind && area.tiles == entry.tiles;
            let Some(index) = areas.iter().position(|area| same(area) && area.agrees(entry)) else {
                let near = areas.iter().find(|area| same(area));
                let problem = near.map_or(TableProblem::NoArea, |found| TableProblem::Area { area: found.area() });
                return located(text, expected, Err(problem));
            };
            areas.remove(index);
        }
        if let Some(expected) = &file.largest_region {
            let found = board().largest_region(self.empty).len();
            if found as i64 != expected.value {
                return located(text, expected, Err(TableProblem::LargestRegion { cells: found }));
            }
        }
        Ok(())
    }

    /// Scores what was just completed, then everything that is scored at the end.
    fn score(&self) -> ScoredTable {
        let castle = Castle::new(SeatCount::new(2), Options::default()).expect("the game is for two");
        let mut state = State::of_table(board(), self.table);
        let so_far = SEATS.map(|seat| i32::from(self.table.players[seat].score));
        let mut findings = self.lying_there();
        let mut events = Vec::new();
        let completed = state.held_areas(|area| area.is_closed() && area.kind() != AreaKind::Courtyard);
        for held in completed {
            castle.score(&mut state, held, None, &mut events);
        }
        // Where the keeps stand is for the players to say.
        for seat in SEATS {
            state.table.players[seat].keep = self.table.players[seat].keep;
        }
        castle.score_keeps(&mut state, board().largest_region(self.empty), &mut events);
        castle.score_courtyards(&mut state, &mut events);
        castle.score_wall_tiles(&mut state, &mut events);
        findings.extend(events.iter().filter_map(finding));
        let mut sheet = score_sheet(&state.table);
        for (column, points) in sheet.columns.iter_mut().zip(so_far) {
            column.items.insert(0, ScoreItem { source: "so-far", count: 0, points });
        }
        let seats = [Player::Black, Player::White].map(|player| player.message()).to_vec();
        ScoredTable { findings, sheet, seats }
    }

    /// Areas that count for nobody: nobody stands in them, or they are not finished.
    fn lying_there(&self) -> Vec<Finding> {
        let idle = |area: &&AreaView| {
            let occupied = area.followers != [0, 0];
            match area.extent.kind {
                AreaKind::Courtyard => !occupied && area.extent.markets > 0,
                _ if area.is_closed() => !occupied,
                _ => occupied,
            }
        };
        let areas = all_areas(&self.table);
        let finding = |area: &AreaView| {
            let found = Found::new(area);
            let has = found.area();
            let reason =
                if area.followers == [0, 0] { Reason::Unowned { area: has } } else { Reason::Unfinished { area: has } };
            Finding {
                what: area.extent.kind.name().to_owned(),
                name: Some(Thing::from(area.extent.kind).message()),
                place: place_text(area.extent.cells.iter(), &start_ids(&area.extent)),
                place_words: None,
                owner: area.owner.map(Contender::Seat),
                reason: reason.message(),
                points: 0,
            }
        };
        areas.iter().filter(idle).map(finding).collect()
    }
}

fn read_seat(owner: &str) -> Result<Seat, TableProblem> {
    match owner {
        "black" | "1" => Ok(SEATS[0]),
        "white" | "2" => Ok(SEATS[1]),
        _ => Err(TableProblem::Owner { owner: owner.to_owned() }),
    }
}

fn read_cell(cell: &CellText) -> Result<Cell, TableProblem> {
    match cell {
        CellText::Position([x, y]) => Cell::at(*x, *y).ok_or(TableProblem::OutsideWall { cell: [*x, *y] }),
        CellText::Name(name) => Ok(name.parse::<Cell>()?),
    }
}

/// The part of a laid tile that a quarter or side names, by its first spot.
fn read_spot(table: &Table, cell: Cell, spot: &str) -> Result<Spot, TableProblem> {
    let named = Spot::from_name(&spot.to_ascii_lowercase());
    let named = named.ok_or_else(|| TableProblem::Spot { spot: spot.to_owned() })?;
    let laid = table.laid[cell.index()].ok_or_else(|| TableProblem::NoTileThere { cell: cell.to_string() })?;
    let tile = laid.orientation();
    let part = tile
        .part_at(named)
        .ok_or_else(|| TableProblem::NoPathToSide { cell: cell.to_string(), side: spot.to_owned() })?;
    Ok(tile.parts[part].spot())
}

fn place(table: &mut Table, (tile, cell, turn): &(String, CellText, TurnText)) -> Result<(), TableProblem> {
    let tile = Tile::from_id(tile).ok_or_else(|| TableProblem::NoTile { tile: tile.clone() })?;
    let cell = read_cell(cell)?;
    let turn = match turn {
        TurnText::Quarters(count @ 0..=3) => Turn::quarters(*count as usize),
        TurnText::Quarters(count) => return Err(TableProblem::TurnCount { turn: *count }),
        TurnText::Letter(letter) => {
            let mut letters = letter.chars();
            let turn = letters.next().and_then(Turn::from_letter).filter(|_| letters.next().is_none());
            turn.ok_or_else(|| TableProblem::TurnLetter { turn: letter.clone() })?
        }
    };
    if table.pile.count(tile) == 0 {
        return Err(TableProblem::TooManyOfTile { tile: tile.to_string(), count: tile.kind().count });
    }
    if table.laid[cell.index()].is_some() {
        return Err(TableProblem::TwoTiles { cell: cell.to_string() });
    }
    table.pile.take(tile);
    table.laid[cell.index()] = Some(LaidTile::new(tile, turn));
    Ok(())
}

/// Every path goes on (castle.place.path-must-continue), and every tile hangs together with a start field.
fn check_place(table: &Table, (tile, cell, _): &(String, CellText, TurnText)) -> Result<(), TableProblem> {
    let cell = read_cell(cell)?;
    let Some(laid) = table.laid[cell.index()] else { return Ok(()) };
    for side in Side::ALL {
        let Some(beyond) = board().neighbour(cell, side) else { continue };
        let Some(other) = table.laid[beyond.index()] else { continue };
        let arm = |laid: LaidTile, side: Side| laid.orientation().arms & (1 << side.index()) != 0;
        if arm(laid, side) != arm(other, side.opposite()) {
            return Err(TableProblem::PathStops {
                tile: tile.clone(),
                cell: cell.to_string(),
                other: other.tile().to_string(),
                beyond: beyond.to_string(),
            });
        }
    }
    let starts: CellSet = board().starts().iter().map(|(cell, _)| *cell).collect();
    let mut away = !table.empty_cells();
    let mut rest = CellSet::one(cell);
    while let Some(next) = rest.pop() {
        if starts.contains(next) {
            return Ok(());
        }
        for neighbour in Side::ALL.into_iter().filter_map(|side| board().neighbour(next, side)) {
            if away.contains(neighbour) {
                away.remove(neighbour);
                rest.insert(neighbour);
            }
        }
    }
    Err(TableProblem::Apart { tile: tile.clone(), cell: cell.to_string() })
}

fn add_follower(table: &mut Table, (owner, cell, spot): &(String, CellText, String)) -> Result<(), TableProblem> {
    let seat = read_seat(owner)?;
    let cell = read_cell(cell)?;
    let spot = read_spot(table, cell, spot)?;
    let free = table.players[seat].followers.iter_mut().find(|follower| follower.is_none());
    let free = free.ok_or_else(|| TableProblem::TooManyFollowers { owner: owner.clone(), most: SUPPLY })?;
    *free = Some(Follower { cell, spot });
    Ok(())
}

fn set_score(table: &mut Table, owner: &str, score: i64) -> Result<(), TableProblem> {
    let points = u16::try_from(score).ok().filter(|points| *points < 1000);
    table.players[read_seat(owner)?].score = points.ok_or(TableProblem::Score { score })?;
    Ok(())
}

fn set_wall_tiles(table: &mut Table, owner: &str, numbers: &[i64]) -> Result<(), TableProblem> {
    let seat = read_seat(owner)?;
    for number in numbers {
        let tile = u8::try_from(*number).ok().and_then(WallTile::from_number);
        let tile = tile.ok_or(TableProblem::NoWallTile { number: *number })?;
        if !table.unseen.has(tile) {
            return Err(TableProblem::TooManyOfWallTile { number: *number });
        }
        table.unseen.take(tile);
        table.players[seat].ready.add(tile);
    }
    Ok(())
}

fn set_keep(table: &mut Table, owner: &str, keep: &KeepText) -> Result<(), TableProblem> {
    let seat = read_seat(owner)?;
    let keep = match keep {
        KeepText::Size(size) => {
            let known = u8::try_from(*size).ok().filter(|size| (1..=LARGEST_HOUSE).contains(size));
            let size = known.ok_or(TableProblem::HouseSize { most: LARGEST_HOUSE, size: *size })?;
            // Only its size counts; where it stands was not said.
            Keep { cell: Cell::new(0), spot: Spot::NorthWest, size }
        }
        KeepText::Place(cell, spot) => {
            let cell = read_cell(cell)?;
            let spot = read_spot(table, cell, spot)?;
            let house = Extent::of(board(), &table.laid, cell, spot);
            if house.kind != AreaKind::House || house.open > 0 {
                return Err(TableProblem::NotACompletedHouse { cell: cell.to_string(), spot: spot.to_string() });
            }
            Keep { cell, spot, size: house.tiles() }
        }
    };
    table.players[seat].keep = Some(keep);
    Ok(())
}

fn read_empty(table: &Table, cells: &[CellText]) -> Result<CellSet, TableProblem> {
    let mut empty = CellSet::EMPTY;
    for cell in cells {
        let cell = read_cell(cell)?;
        if table.laid[cell.index()].is_some() {
            return Err(TableProblem::NotEmpty { cell: cell.to_string() });
        }
        empty.insert(cell);
    }
    Ok(empty)
}

/// An area as expectations describe it.
struct Found {
    kind: &'static str,
    tiles: BTreeSet<String>,
    count: u8,
    open: u8,
    fountains: u8,
    markets: u8,
    points: u16,
}

impl Found {
    fn new(area: &AreaView) -> Self {
        let extent = &area.extent;
        let cells = extent.cells.iter().map(|cell| {
            let (x, y) = cell.position();
            format!("{x},{y}")
        });
        let counts = extent.open == 0 || extent.kind == AreaKind::Courtyard;
        Self {
            kind: match extent.kind {
                AreaKind::Path => "P",
                AreaKind::Tower => "T",
                AreaKind::House => "H",
                AreaKind::Courtyard => "C",
            },
            tiles: cells.chain(start_ids(extent)).collect(),
            count: extent.tiles(),
            open: extent.open,
            fountains: extent.fountains,
            markets: extent.markets,
            points: if counts { area.worth } else { 0 },
        }
    }

    fn area(&self) -> Area {
        let Self { count, open, fountains, markets, points, .. } = *self;
        Area::Has { tiles: count, open, fountains, markets, points }
    }

    fn agrees(&self, expected: &AreaText) -> bool {
        expected.open.is_none_or(|open| open == self.open)
            && expected.fountains.is_none_or(|fountains| fountains == self.fountains)
            && expected.markets.is_none_or(|markets| markets == self.markets)
            && expected.points.is_none_or(|points| points == self.points)
    }
}

fn start_ids(extent: &Extent) -> Vec<String> {
    let starts = board().starts().iter().enumerate();
    starts.filter(|(index, _)| extent.starts & (1 << index) != 0).map(|(_, (_, start))| start.id.clone()).collect()
}

fn place_text(cells: impl IntoIterator<Item = Cell>, starts: &[String]) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).chain(starts.iter().cloned()).collect();
    cells.join(" ")
}

/// An event of the scoring as a finding.
fn finding(event: &Event) -> Option<Finding> {
    let of_area = |area: &AreaReport, owner: Option<Seat>, counted: Counted, points: u16| {
        let [first, second] = area.followers;
        let reason = if owner.is_none() { Reason::Tied { counted, first, second } } else { Reason::Scored(counted) };
        Finding {
            what: area.kind.name().to_owned(),
            name: Some(Thing::from(area.kind).message()),
            place: place_text(area.cells.iter().copied(), &area.starts),
            place_words: None,
            owner: owner.map(Contender::Seat),
            reason: reason.message(),
            points: i32::from(points),
        }
    };
    Some(match event {
        Event::AreaScored { area, owner, per_tile, points, .. } => {
            let (tiles, each) = (area.tiles, *per_tile);
            let counted = if area.kind == AreaKind::Path && area.fountains > 0 {
                Counted::FountainTiles { tiles, each }
            } else {
                Counted::Tiles { tiles, each }
            };
            of_area(area, *owner, counted, *points)
        }
        Event::CourtyardScored { area, owner, wall_tile_7, per_market, points } => {
            let (markets, each) = (area.markets, *per_market);
            let counted = if *wall_tile_7 {
                Counted::MarketsWithWallTile { markets, each }
            } else {
                Counted::Markets { markets, each }
            };
            of_area(area, *owner, counted, *points)
        }
        Event::UnfinishedScored { seat, area, tile, per_tile, points } => {
            let counted = Counted::UnfinishedTiles { tiles: area.tiles, each: *per_tile, number: tile.to_string() };
            of_area(area, Some(*seat), counted, *points)
        }
        Event::KeepsCompared { sizes: [first, second], region, owner, points } => Finding {
            what: "keep".to_owned(),
            name: Some(Thing::Keep.message()),
            place: place_text(region.iter().copied(), &[]),
            place_words: None,
            owner: owner.map(Contender::Seat),
            reason: Reason::Keeps { first: *first, second: *second, cells: region.len() }.message(),
            points: i32::from(*points),
        },
        Event::FivePoints { seat, points } => Finding {
            what: "wall-tile".to_owned(),
            name: Some(Thing::WallTile.message()),
            place: "9".to_owned(),
            place_words: None,
            owner: Some(Contender::Seat(*seat)),
            reason: Reason::FivePoints.message(),
            points: i32::from(*points),
        },
        _ => return None,
    })
}

impl From<AreaKind> for Thing {
    fn from(kind: AreaKind) -> Self {
        match kind {
            AreaKind::Path => Self::Path,
            AreaKind::Tower => Self::Tower,
            AreaKind::House => Self::House,
            AreaKind::Courtyard => Self::Courtyard,
        }
    }
}
