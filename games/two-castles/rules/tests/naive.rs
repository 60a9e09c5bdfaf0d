//! A second, naive implementation of building and scoring: cells in a map, data straight from the component file.
//! It shares nothing with the engine's castles, masks or converted data.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::LazyLock;

use kernel::Game;
use toml::{Table, Value};
use two_castles::{Attendant, Castle, Components, State, Tile, TwoCastles};

static FILE: LazyLock<Table> =
    LazyLock::new(|| TwoCastles::INFO.components.built_in().parse().expect("the component file is TOML"));

pub(crate) const TYPES: [&str; 7] = ["food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"];

/// Column and floor.
type At = (i32, i32);

/// The cross-section: which room fills which cell.
type Cells = BTreeMap<At, Room>;

/// A castle as a list of rooms.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    throne: String,
    rooms: Vec<(String, At)>,
    attendants: Vec<String>,
    cards: Vec<String>,
}

/// A room of the cross-section: its id, its type, its decoration.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Room {
    id: String,
    kind: String,
    decoration: String,
}

impl Room {
    fn is_special(&self) -> bool {
        !TYPES.contains(&self.kind.as_str())
    }

    fn is(&self, target: &str) -> bool {
        if target == "special" { self.is_special() } else { self.kind == target }
    }
}

impl Layout {
    pub(crate) fn of(castle: &Castle) -> Self {
        let components = Components::get();
        let attendants = Attendant::all().flat_map(|kind| vec![kind; castle.attendants(kind).into()]);
        Self {
            throne: components.throne(castle.throne().expect("the throne room is dealt")).id.clone(),
            rooms: castle.rooms().map(|room| (room.tile.to_string(), (room.at.x.into(), room.at.y.into()))).collect(),
            attendants: attendants.map(|kind| kind.to_string()).collect(),
            cards: castle.cards().map(|card| card.to_string()).collect(),
        }
    }

    /// Which room fills which cell; the throne room fills two.
    fn cells(&self) -> Cells {
        let decoration = text(entry("throne", &self.throne), "deco").to_owned();
        let throne = Room { id: self.throne.clone(), kind: "throne".to_owned(), decoration };
        let mut cells = BTreeMap::from([((0, 0), throne.clone()), ((1, 0), throne)]);
        for (id, at) in &self.rooms {
            let (kind, data) = room(id);
            cells.insert(*at, Room { id: id.clone(), kind, decoration: text(data, "deco").to_owned() });
        }
        cells
    }

    /// The points of every room, in the order of the list.
    pub(crate) fn room_points(&self) -> Vec<i32> {
        let cells = self.cells();
        self.rooms.iter().map(|(id, at)| room_points(&cells, id, *at)).collect()
    }

    /// All points of the castle.
    pub(crate) fn points(&self) -> i32 {
        let cells = self.cells();
        let decorations = |deco: &str| rooms(&cells).iter().filter(|room| room.decoration == deco).count() as i32;
        let attendants: i32 = self.attendants.iter().map(|id| decorations(text(entry("attendant", id), "deco"))).sum();
        let cards: i32 = self.cards.iter().map(|id| card_points(&cells, self.attendants.len() as i32, id)).sum();
        self.room_points().iter().sum::<i32>() + attendants + cards + throne_points(&cells, &self.throne)
    }

    /// Where a tile may go: checks every cell near the castle against every rule of placement.
    pub(crate) fn sites(&self, id: &str) -> BTreeSet<At> {
        let cells = self.cells();
        let near: BTreeSet<At> = cells.keys().flat_map(|at| beside(*at)).collect();
        near.into_iter().filter(|at| may_lie(&cells, id, *at)).collect()
    }

    pub(crate) fn count(&self, kind: &str) -> usize {
        self.cells().values().filter(|room| room.kind == kind).count()
    }
}

/// Compares everything that the engine keeps about castles with the naive implementation (law L14).
///
/// Castles do not change in most steps, so each layout is checked once.
pub(crate) fn recount() -> impl Fn(&TwoCastles, &State) -> Result<(), String> {
    let seen = RefCell::new(HashSet::new());
    move |game, state| {
        for (index, castle) in state.castles[..game.places()].iter().enumerate() {
            if castle.throne().is_some() && seen.borrow_mut().insert(*castle) {
                recount_castle(castle).map_err(|reason| format!("castle {}: {reason}", index + 1))?;
            }
        }
        Ok(())
    }
}

fn recount_castle(castle: &Castle) -> Result<(), String> {
    let components = Components::get();
    let layout = Layout::of(castle);
    let points = |room: two_castles::Placed| castle.room_points(components, room.at).map(|counted| counted.points());
    same("room points", castle.rooms().map(|room| points(room).unwrap_or(-1)).collect(), layout.room_points())?;
    same("points", castle.points(components), layout.points())?;
    // One tile of each group of floors: food for above, a corridor for all, downstairs for below.
    for id in ["pantry", "dead_end", "dungeon"] {
        let tile: Tile = id.parse().expect("the id is known");
        let sites = castle.sites(components, tile).iter().map(|at| (at.x.into(), at.y.into()));
        same(&format!("sites for {id}"), sites.collect(), layout.sites(id))?;
    }
    for (room_type, id) in two_castles::RoomType::ALL.into_iter().zip(TYPES) {
        same(id, castle.count(room_type), layout.count(id))?;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, kept: T, counted: T) -> Result<(), String> {
    if kept == counted { Ok(()) } else { Err(format!("{what}: kept {kept:?}, counted {counted:?}")) }
}

/// `two_castles.place.*`
fn may_lie(cells: &Cells, id: &str, (x, y): At) -> bool {
    let below = cells.get(&(x, y - 1));
    let levels = match levels_and_border(&room(id).0).0.as_str() {
        "ground_or_above" => y >= 0,
        "below_ground" => y < 0,
        _ => true,
    };
    !cells.contains_key(&(x, y))
        && beside((x, y)).iter().any(|at| cells.contains_key(at))
        && (y <= 0 || below.is_some())
        && !below.is_some_and(|room| room.kind != "throne" && levels_and_border(&room.kind).1)
        && levels
}

/// The floors and the border of a type or special kind.
fn levels_and_border(kind: &str) -> (String, bool) {
    let group = if TYPES.contains(&kind) { "room_type" } else { "special_room" };
    let data = entry(group, kind);
    (text(data, "levels").to_owned(), data["blue_border"].as_bool().expect("a border is blue or not"))
}

/// `two_castles.{food,living,utility,outdoor,sleeping,corridor,downstairs,fountain,tower,foyer}.score*`
fn room_points(cells: &Cells, id: &str, (x, y): At) -> i32 {
    let (_, data) = room(id);
    let points = data["points"].as_integer().expect("points are a number") as i32;
    let target = text(data, "target");
    let own = &cells[&(x, y)];
    let wanted_at = |at: At| cells.get(&at).is_some_and(|room| room.is(target));
    let count = match text(data, "pattern") {
        "above_below" => [(x, y + 1), (x, y - 1)].into_iter().filter(|at| wanted_at(*at)).count(),
        "left_right" => [(x - 1, y), (x + 1, y)].into_iter().filter(|at| wanted_at(*at)).count(),
        "two_below" => [(x, y - 1), (x, y - 2)].into_iter().filter(|at| wanted_at(*at)).count(),
        "surround" if target == "any_room" => distinct(cells, around((x, y)), |_| true),
        "surround" | "surround_no_below" | "surround_below" => distinct(cells, around((x, y)), |room| room.is(target)),
        "surround_deco" => distinct(cells, around((x, y)), |room| room.decoration == target),
        "connected" => connected(cells, (x, y), target),
        "castle" => rooms(cells).iter().filter(|room| room.is(target)).count(),
        "castle_set" => {
            let present = |kind: &&str| rooms(cells).iter().any(|room| room.kind == **kind);
            let complete = TYPES.iter().all(present);
            return if complete { points } else { data["points_else"].as_integer().expect("a number") as i32 };
        }
        "column" | "column_above" => {
            let column: BTreeSet<&str> =
                in_column(cells, x).filter(|(_, room)| room.is(target)).map(|(_, room)| room.id.as_str()).collect();
            // The room itself does not count; special rooms of one kind share an id, but only regular ones want a column.
            let specials = in_column(cells, x).filter(|(_, room)| room.is(target) && room.is_special()).count();
            if target == "special" { specials } else { column.iter().filter(|id| **id != own.id).count() }
        }
        "column_below" => in_column(cells, x).filter(|(at, _)| at.1 < y).count(),
        "fixed" => 1,
        pattern => panic!("no rule for {pattern}"),
    };
    count as i32 * points
}

/// How many different rooms there are in these cells: the throne room in two of them is one.
fn distinct(cells: &Cells, places: impl IntoIterator<Item = At>, counts: impl Fn(&Room) -> bool) -> usize {
    let places: Vec<At> = places.into_iter().filter(|at| cells.get(at).is_some_and(&counts)).collect();
    let both_halves = places.contains(&(0, 0)) && places.contains(&(1, 0));
    places.len() - usize::from(both_halves)
}

/// A walk from the room over rooms of the wanted type.
fn connected(cells: &Cells, start: At, target: &str) -> usize {
    let mut reached = BTreeSet::from([start]);
    let mut waiting = vec![start];
    while let Some(at) = waiting.pop() {
        for next in beside(at) {
            if cells.get(&next).is_some_and(|room| room.is(target)) && reached.insert(next) {
                waiting.push(next);
            }
        }
    }
    reached.remove(&start);
    distinct(cells, reached, |_| true)
}

fn in_column(cells: &Cells, x: i32) -> impl Iterator<Item = (&At, &Room)> {
    cells.iter().filter(move |(at, _)| at.0 == x)
}

/// Every room once.
fn rooms(cells: &Cells) -> Vec<&Room> {
    cells.iter().filter(|(at, _)| **at != (1, 0)).map(|(_, room)| room).collect()
}

/// `two_castles.throne.score`
fn throne_points(cells: &Cells, id: &str) -> i32 {
    let data = entry("throne", id);
    let wants: Vec<&str> = data["wants"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let positions = data["positions"].as_array().expect("a list").iter().filter_map(Value::as_str);
    let cell = |position: &str| match position {
        "left" => (-1, 0),
        "right" => (2, 0),
        "above_left" => (0, 1),
        "above_right" => (1, 1),
        "below_left" => (0, -1),
        "below_right" => (1, -1),
        _ => panic!("no such position as {position}"),
    };
    let filled = |at| cells.get(&at).is_some_and(|room: &Room| wants.contains(&room.kind.as_str()));
    2 * positions.filter(|position| filled(cell(position))).count() as i32
}

/// `two_castles.card.*`
fn card_points(cells: &Cells, attendants: i32, id: &str) -> i32 {
    let data = entry("bonus_card", id);
    let of = |kind: &str| rooms(cells).iter().filter(|room| room.kind == kind).count();
    let with = |least: usize| TYPES.iter().filter(|kind| of(kind) >= least).count();
    let ring_six = [(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)];
    let ring_ten: Vec<At> = (-1..=2).flat_map(|x| [(x, 1), (x, -1)]).chain([(-1, 0), (2, 0)]).collect();
    let filled = |places: &[At]| places.iter().all(|at| cells.contains_key(at));
    let enclosed = |near: fn(At) -> Vec<At>, throne: &[At]| {
        let rooms = cells.iter().filter(|(at, room)| room.kind != "throne" && filled(&near(**at)));
        rooms.count() + usize::from(filled(throne))
    };
    let count = match text(data, "rule") {
        "per_room_type" => of(text(data, "room_type")),
        "per_special_incl_throne" => rooms(cells).iter().filter(|room| room.is_special()).count(),
        "per_attendant" => attendants as usize,
        "per_distinct_type_excl_throne" => rooms(cells)
            .iter()
            .map(|room| room.kind.as_str())
            .filter(|kind| *kind != "throne")
            .collect::<BTreeSet<_>>()
            .len(),
        "per_room_below_ground" => cells.keys().filter(|at| at.1 < 0).count(),
        "per_room_level_2_up" => cells.keys().filter(|at| at.1 >= 2).count(),
        "per_row" => cells.keys().map(|at| at.1).collect::<BTreeSet<_>>().len(),
        "per_column" => cells.keys().map(|at| at.0).collect::<BTreeSet<_>>().len(),
        "per_room_enclosed_8" => enclosed(around, &ring_ten),
        "per_room_enclosed_4" => enclosed(beside, &ring_six),
        "per_distinct_regular_type_in_6_throne_cells" => ring_six
            .iter()
            .filter_map(|at| cells.get(at))
            .filter(|room| !room.is_special())
            .map(|room| room.kind.as_str())
            .collect::<BTreeSet<_>>()
            .len(),
        "per_occupied_of_10_throne_cells" => ring_ten.iter().filter(|at| cells.contains_key(at)).count(),
        "per_regular_type_with_5" => with(5),
        "per_regular_type_with_3" => with(3),
        rule => panic!("no rule for {rule}"),
    };
    count as i32 * data["points"].as_integer().expect("points are a number") as i32
}

fn beside((x, y): At) -> Vec<At> {
    vec![(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

fn around((x, y): At) -> Vec<At> {
    let square = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
    square.filter(|at| *at != (x, y)).collect()
}

/// The type or special kind of every room, and its entry.
static ROOMS: LazyLock<BTreeMap<&str, (String, &Table)>> = LazyLock::new(|| {
    let regular = TYPES.into_iter().flat_map(|kind| {
        let list = FILE["rooms"][kind].as_array().expect("rooms are lists").iter();
        list.filter_map(Value::as_table).map(move |data| (text(data, "id"), (kind.to_owned(), data)))
    });
    let special = FILE["special_room"].as_array().expect("a list").iter().filter_map(Value::as_table);
    regular.chain(special.map(|data| (text(data, "id"), (text(data, "id").to_owned(), data)))).collect()
});

fn room(id: &str) -> (String, &'static Table) {
    ROOMS[id].clone()
}

fn entry(group: &str, id: &str) -> &'static Table {
    let list = FILE[group].as_array().expect("groups are lists");
    let mut entries = list.iter().filter_map(Value::as_table);
    entries.find(|data| text(data, "id") == id).unwrap_or_else(|| panic!("{group} has no {id}"))
}

fn text<'a>(data: &'a Table, key: &str) -> &'a str {
    data[key].as_str().unwrap_or_else(|| panic!("{key} is no text"))
}
