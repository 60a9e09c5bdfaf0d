//! A second, naive implementation of areas: a flood fill over the tiles and the letters of the component file.
//!
//! It shares nothing with the engine but the component file and the bare [`Table`]: half-edges are numbered clockwise
//! around a tile as in the notes on the components, and everything is computed from scratch each time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use castle::{Cell, Table};
use serde::Deserialize;

/// Column and row.
pub(crate) type Place = (i64, i64);

#[derive(Deserialize)]
struct File {
    board: Rows,
    starts: Starts,
    tiles: Tiles,
}

#[derive(Deserialize)]
struct Rows {
    rows: Vec<String>,
}

#[derive(Deserialize)]
struct Starts {
    fields: Vec<Start>,
}

/// A start field of the component file.
#[derive(Deserialize)]
pub(crate) struct Start {
    pub(crate) id: String,
    cell: [i64; 2],
    side: String,
    halves: [String; 2],
    path: bool,
    market: i64,
}

#[derive(Deserialize)]
struct Tiles {
    kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    id: String,
    quads: String,
    arms: String,
    centre: String,
    fountain: String,
    market: String,
}

static FILE: LazyLock<File> =
    LazyLock::new(|| toml::from_str(castle::components::FILE.built_in()).expect("the component file can be read"));

/// The sides clockwise.
pub(crate) const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];
const STEPS: [Place; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const QUARTERS: [&str; 4] = ["NW", "NE", "SE", "SW"];
/// The quarters of the first and second half-edge of every side, clockwise.
const HALVES: [[usize; 2]; 4] = [[0, 1], [1, 2], [2, 3], [3, 0]];

/// A tile in the orientation in which it lies.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Picture {
    quads: Vec<char>,
    pub(crate) arms: BTreeSet<usize>,
    square: bool,
    fountain: BTreeSet<usize>,
    market: Option<usize>,
}

/// A tile of the file after this many quarter turns clockwise.
pub(crate) fn picture(id: &str, turns: usize) -> Picture {
    let kind = FILE.tiles.kinds.iter().find(|kind| kind.id == id).expect("the tile is in the file");
    let mut quads: Vec<char> = kind.quads.chars().collect();
    quads.rotate_right(turns);
    let sides = |letters: &str| {
        let sides = letters.chars().map(|letter| SIDES.iter().position(|side| *side == letter).expect("a side"));
        sides.map(|side| (side + turns) % 4).collect()
    };
    Picture {
        quads,
        arms: sides(&kind.arms),
        square: kind.centre == "square",
        fountain: sides(&kind.fountain),
        market: QUARTERS.iter().position(|quarter| *quarter == kind.market).map(|quarter| (quarter + turns) % 4),
    }
}

impl Picture {
    /// The parts of the tile: pictures with the same parts are the same tile to the rules.
    pub(crate) fn parts(&self) -> BTreeSet<(char, Vec<usize>, bool)> {
        (0..8)
            .filter_map(|spot| {
                let kind = self.kind(spot)?;
                let spots: Vec<usize> = (0..8).filter(|other| self.joined(spot).contains(other)).collect();
                let mark = spots.iter().any(|spot| Some(*spot) == self.market)
                    || spots.iter().any(|spot| *spot >= 4 && self.fountain.contains(&(spot - 4)));
                Some((kind, spots, mark))
            })
            .collect()
    }

    fn kind(&self, spot: usize) -> Option<char> {
        if spot < 4 { Some(self.quads[spot]) } else { self.arms.contains(&(spot - 4)).then_some('P') }
    }

    /// All spots of the part of a spot.
    fn joined(&self, spot: usize) -> BTreeSet<usize> {
        if spot >= 4 {
            return if self.square { [spot].into() } else { self.arms.iter().map(|arm| arm + 4).collect() };
        }
        let mut found = BTreeSet::from([spot]);
        for _ in 0..4 {
            for quarter in 0..4 {
                let next = (quarter + 1) % 4;
                if self.quads[quarter] == self.quads[next] && !self.arms.contains(&quarter) {
                    if found.contains(&quarter) {
                        found.insert(next);
                    } else if found.contains(&next) {
                        found.insert(quarter);
                    }
                }
            }
        }
        found
    }
}

/// Where an area can be: a spot of a tile, or of a start field (half 0, half 1, path 2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Node {
    Tile(Place, usize),
    Start(usize, usize),
}

/// An area, computed from scratch.
#[derive(Clone, Debug, Default)]
pub(crate) struct NaiveArea {
    pub(crate) kind: char,
    /// Cells and start fields.
    pub(crate) tiles: BTreeSet<String>,
    pub(crate) spots: BTreeSet<(Place, usize)>,
    /// The sides of empty cells it faces: cell, side, and first half-edge, second half-edge or path of that side.
    pub(crate) open: BTreeSet<(Place, usize, usize)>,
    pub(crate) fountains: usize,
    pub(crate) markets: usize,
    pub(crate) followers: [usize; 2],
}

impl NaiveArea {
    pub(crate) fn owner(&self) -> Option<usize> {
        (self.followers[0] != self.followers[1]).then_some(usize::from(self.followers[1] > self.followers[0]))
    }

    /// Its points when complete; for a courtyard, at the end of the game.
    pub(crate) fn points(&self) -> u16 {
        let tiles = self.tiles.len() as u16;
        match self.kind {
            'P' if self.fountains > 0 => 2 * tiles,
            'P' | 'H' => tiles,
            'T' => 2 * tiles,
            _ => 3 * self.markets as u16,
        }
    }
}

/// The tiles and followers of a table.
#[derive(Clone, Default)]
pub(crate) struct Naive {
    pub(crate) tiles: BTreeMap<Place, Picture>,
    pub(crate) followers: Vec<(usize, Place, usize)>,
}

pub(crate) fn is_inside((x, y): Place) -> bool {
    let row = usize::try_from(y).ok().and_then(|y| FILE.board.rows.get(y));
    row.and_then(|row| row.as_bytes().get(usize::try_from(x).ok()?)) == Some(&b'#')
}

pub(crate) fn all_places() -> Vec<Place> {
    let rows = FILE.board.rows.len() as i64;
    (0..rows).flat_map(|y| (0..20).map(move |x| (x, y))).filter(|place| is_inside(*place)).collect()
}

pub(crate) fn place_of(cell: Cell) -> Place {
    let (x, y) = cell.position();
    (i64::from(x), i64::from(y))
}

pub(crate) fn beyond((x, y): Place, side: usize) -> Place {
    (x + STEPS[side].0, y + STEPS[side].1)
}

fn start_at(place: Place, side: usize) -> Option<usize> {
    FILE.starts.fields.iter().position(|start| start.cell == [place.0, place.1] && start.side.chars().eq([SIDES[side]]))
}

impl Naive {
    pub(crate) fn of(table: &Table) -> Self {
        let laid = Cell::all().filter_map(|cell| table.laid[cell.index()].map(|laid| (cell, laid)));
        Self {
            tiles: laid
                .map(|(cell, laid)| (place_of(cell), picture(&laid.tile().kind().id, laid.turn().index())))
                .collect(),
            followers: table
                .followers()
                .map(|(seat, _, at)| (seat.index(), place_of(at.cell), at.spot.index()))
                .collect(),
        }
    }

    fn kind(&self, node: Node) -> Option<char> {
        match node {
            Node::Tile(place, spot) => self.tiles.get(&place)?.kind(spot),
            Node::Start(start, 2) => FILE.starts.fields[start].path.then_some('P'),
            Node::Start(start, half) => FILE.starts.fields[start].halves[half].chars().next(),
        }
    }

    /// What a node touches: the rest of its part, and what faces it.
    fn touches(&self, node: Node) -> Vec<Node> {
        match node {
            Node::Tile(place, spot) => {
                let mut found: Vec<Node> =
                    self.tiles[&place].joined(spot).into_iter().map(|spot| Node::Tile(place, spot)).collect();
                for (side, port) in ports_of(spot) {
                    let next = beyond(place, side);
                    if let Some(start) = start_at(place, side) {
                        found.push(Node::Start(start, port));
                    } else if self.tiles.contains_key(&next) {
                        // N1-S2, N2-S1, E1-W2, E2-W1; a path faces a path.
                        let across = (side + 2) % 4;
                        let spot = if port == 2 { across + 4 } else { HALVES[across][1 - port] };
                        found.push(Node::Tile(next, spot));
                    }
                }
                found
            }
            Node::Start(index, port) => {
                let start = &FILE.starts.fields[index];
                let place = (start.cell[0], start.cell[1]);
                let side = SIDES.iter().position(|side| start.side.chars().eq([*side])).expect("a side");
                let mut found = Vec::new();
                if self.tiles.contains_key(&place) {
                    let spot = if port == 2 { side + 4 } else { HALVES[side][port] };
                    found.push(Node::Tile(place, spot));
                }
                if port < 2 && !start.path && start.halves[0] == start.halves[1] {
                    found.push(Node::Start(index, 1 - port));
                }
                found
            }
        }
    }

    fn flood(&self, first: Node) -> (NaiveArea, BTreeSet<Node>) {
        let kind = self.kind(first).expect("there is a part");
        let mut area = NaiveArea { kind, ..NaiveArea::default() };
        let mut seen = BTreeSet::from([first]);
        let mut rest = vec![first];
        let mut marked: BTreeSet<(Place, Vec<usize>)> = BTreeSet::new();
        while let Some(node) = rest.pop() {
            match node {
                Node::Tile(place, spot) => {
                    area.tiles.insert(format!("{},{}", place.0, place.1));
                    area.spots.insert((place, spot));
                    let picture = &self.tiles[&place];
                    let part: Vec<usize> = picture.joined(spot).into_iter().collect();
                    if marked.insert((place, part.clone())) {
                        area.markets += usize::from(picture.market.is_some_and(|market| part.contains(&market)));
                        area.fountains +=
                            usize::from(part.iter().any(|spot| *spot >= 4 && picture.fountain.contains(&(spot - 4))));
                    }
                    for (side, port) in ports_of(spot) {
                        let next = beyond(place, side);
                        if is_inside(next) && !self.tiles.contains_key(&next) {
                            let port = if port == 2 { 2 } else { 1 - port };
                            area.open.insert((next, (side + 2) % 4, port));
                        }
                    }
                    let here = |(_, at, on): &&(usize, Place, usize)| *at == place && *on == spot;
                    for (seat, _, _) in self.followers.iter().filter(here) {
                        area.followers[*seat] += 1;
                    }
                }
                Node::Start(index, port) => {
                    let start = &FILE.starts.fields[index];
                    area.tiles.insert(start.id.clone());
                    area.markets += usize::from(start.market == port as i64);
                    let place = (start.cell[0], start.cell[1]);
                    if !self.tiles.contains_key(&place) {
                        let side = SIDES.iter().position(|side| start.side.chars().eq([*side])).expect("a side");
                        area.open.insert((place, side, port));
                    }
                }
            }
            for next in self.touches(node) {
                if self.kind(next) == Some(kind) && seen.insert(next) {
                    rest.push(next);
                }
            }
        }
        (area, seen)
    }

    /// Every area, start fields alone included.
    pub(crate) fn areas(&self) -> Vec<NaiveArea> {
        let on_tiles = self.tiles.keys().flat_map(|place| (0..8).map(|spot| Node::Tile(*place, spot)));
        let on_wall = (0..FILE.starts.fields.len()).flat_map(|start| (0..3).map(move |port| Node::Start(start, port)));
        let nodes: Vec<Node> = on_tiles.chain(on_wall).filter(|node| self.kind(*node).is_some()).collect();
        let mut seen = BTreeSet::new();
        let mut areas = Vec::new();
        for node in nodes {
            if !seen.contains(&node) {
                let (area, nodes) = self.flood(node);
                seen.extend(nodes);
                areas.push(area);
            }
        }
        areas
    }

    /// The area of a spot.
    pub(crate) fn area_at(&self, place: Place, spot: usize) -> NaiveArea {
        self.flood(Node::Tile(place, spot)).0
    }

    /// May a tile be placed there?
    pub(crate) fn fits(&self, place: Place, picture: &Picture, match_starts: bool) -> bool {
        let mut touches = false;
        for side in 0..4 {
            let arm = picture.arms.contains(&side);
            if let Some(neighbour) = self.tiles.get(&beyond(place, side)) {
                touches = true;
                if neighbour.arms.contains(&((side + 2) % 4)) != arm {
                    return false;
                }
            }
            if let Some(start) = start_at(place, side) {
                touches = true;
                if match_starts && FILE.starts.fields[start].path != arm {
                    return false;
                }
            }
        }
        touches && is_inside(place) && !self.tiles.contains_key(&place)
    }

    /// The sizes of the connected regions of empty cells, largest first.
    pub(crate) fn empty_regions(&self) -> Vec<usize> {
        let mut empty: BTreeSet<Place> =
            all_places().into_iter().filter(|place| !self.tiles.contains_key(place)).collect();
        let mut sizes = Vec::new();
        while let Some(first) = empty.pop_first() {
            let mut rest = vec![first];
            let mut size = 0;
            while let Some(place) = rest.pop() {
                size += 1;
                rest.extend((0..4).map(|side| beyond(place, side)).filter(|next| empty.remove(next)));
            }
            sizes.push(size);
        }
        sizes.sort_unstable_by(|first, second| second.cmp(first));
        sizes
    }
}

/// The sides a spot touches, and whether as first half-edge, second half-edge, or path.
fn ports_of(spot: usize) -> Vec<(usize, usize)> {
    if spot >= 4 {
        return vec![(spot - 4, 2)];
    }
    let halves = (0..4).flat_map(|side| (0..2).map(move |half| (side, half)));
    halves.filter(|(side, half)| HALVES[*side][*half] == spot).collect()
}
