//! Does the component file add up?

use std::collections::BTreeSet;

use kernel::Describe as _;

use super::file::{self, File};
use super::printed::{
    AttendantFace, Bonus, CARDS_DRAWN, CardFace, CardRule, Components, Face, Levels, Name, TILES_DRAWN, Target,
    ThroneFace, Wants,
};
use crate::errors::BoxProblem;
use crate::{Attendant, Card, Cell, Decoration, RoomType, SpecialRoom, Throne, Tile, TileSet};

/// With fewer regular rooms seven players might have none left to draw: up to 56 lie in castles after the first round, 63 are
/// dealt in the second, and 14 more come by bonuses, which draw five.
const LEAST_ROOMS: usize = 140;

/// What was found so far.
#[derive(Default)]
struct Problems(Vec<BoxProblem>);

impl Problems {
    fn add(&mut self, problem: BoxProblem) {
        self.0.push(problem);
    }

    fn demand(&mut self, holds: bool, problem: impl FnOnce() -> BoxProblem) {
        if !holds {
            self.0.push(problem());
        }
    }

    fn count(&mut self, what: &str, found: usize, expected: usize) {
        self.demand(found == expected, || BoxProblem::Count { place: what.to_owned(), found, expected });
    }

    fn provenance(&mut self, place: &str, word: &str) {
        self.demand(["rulebook", "public", "reconstructed", "box"].contains(&word), || BoxProblem::Provenance {
            place: place.to_owned(),
            word: word.to_owned(),
        });
    }
}

/// Reads the file.
pub(super) fn read(text: &str) -> Result<Components, Vec<BoxProblem>> {
    let file: File = kernel::read_toml(text).map_err(|error| vec![BoxProblem::from(error.message())])?;
    let mut problems = Problems::default();
    let components = convert(&file, &mut problems);
    match components {
        Some(components) if problems.0.is_empty() => Ok(components),
        _ => Err(problems.0),
    }
}

/// Everything that could be understood; nothing if a piece is missing, and then a problem says which.
fn convert(file: &File, problems: &mut Problems) -> Option<Components> {
    problems.count("format", file.format as usize, 1);
    check_counts(file, problems);
    check_provenance(file, problems);
    check_ids(file, problems);
    let mut rooms = Rooms::default();
    for room_type in RoomType::ALL {
        regular_rooms(file, room_type, &mut rooms, problems);
    }
    // What is wrong with a room is told once: only if nothing is, the rooms are counted.
    if problems.0.is_empty() {
        let (place, found, least) = ("counts.regular_rooms", rooms.tiles.len(), LEAST_ROOMS);
        problems.count(place, file.counts.regular_rooms, found);
        problems.demand(found >= least, || BoxProblem::TooFewRooms { place: place.to_owned(), found, least });
        for id in twice(&rooms.names) {
            problems.add(BoxProblem::IdTwice { id });
        }
    }
    special_rooms(file, &mut rooms, problems);
    let thrones: Vec<ThroneFace> = file.throne.iter().filter_map(|entry| throne(entry, problems)).collect();
    let attendants: Vec<AttendantFace> = file.attendant.iter().filter_map(|entry| attendant(entry, problems)).collect();
    let cards: Vec<CardFace> = file.bonus_card.iter().filter_map(|entry| card(entry, problems)).collect();
    let decorations: BTreeSet<Decoration> = attendants.iter().map(|face| face.decoration).collect();
    problems.count("decorations that an attendant counts", decorations.len(), Decoration::ALL.len());
    for (group, points) in
        [("throne_rooms", file.throne_rooms.points_per_position), ("attendants", file.attendants.points)]
    {
        problems.demand(points <= 9, || BoxProblem::Points { id: group.to_owned(), points });
    }
    let third_bonuses = third_bonuses(file, problems)?;
    let complete = thrones.len() == Throne::COUNT && attendants.len() == Attendant::KINDS && cards.len() == Card::COUNT;
    if !complete {
        return None;
    }
    let Rooms { faces, names, tiles } = rooms;
    let named_tiles = names.iter().enumerate().filter(|(_, name)| !name.id.is_empty());
    let mut tiles_by_id: Vec<(String, Tile)> =
        named_tiles.map(|(index, name)| (name.id.clone(), Tile(index as u8))).collect();
    tiles_by_id.sort();
    let figures = file.castle_meeple.iter().map(|figure| named(&figure.id, &figure.de, &figure.de)).collect();
    Some(Components {
        faces,
        room_names: names,
        tiles,
        thrones,
        attendants,
        cards,
        figures,
        third_bonuses,
        throne_points: file.throne_rooms.points_per_position,
        attendant_points: file.attendants.points,
        tiles_by_id,
    })
}

fn named(id: &str, de: &str, en: &str) -> Name {
    Name { id: id.to_owned(), de: de.to_owned(), en: en.to_owned() }
}

fn check_counts(file: &File, problems: &mut Problems) {
    let counts = &file.counts;
    for (what, stated, fixed) in [
        ("counts.regular_rooms_per_type", counts.regular_rooms_per_type, Tile::PER_TYPE),
        ("counts.special_tiles", counts.special_tiles, 48),
        ("counts.thrones", counts.thrones, Throne::COUNT),
        ("counts.attendants", counts.attendants, Attendant::KINDS * Attendant::EACH as usize),
        ("counts.bonus_cards", counts.bonus_cards, Card::COUNT),
        ("counts.reference_cards", counts.reference_cards, 7),
        ("counts.castle_meeples", counts.castle_meeples, 7),
        ("counts.score_pads", counts.score_pads, 1),
    ] {
        problems.count(what, stated, fixed);
    }
    let special_tiles = file.special_tile.iter().map(|tile| tile.count).sum();
    problems.count("special tiles in all", special_tiles, counts.special_tiles);
    problems.count("throne rooms", file.throne.len(), counts.thrones);
    let attendants = file.attendant.iter().map(|attendant| attendant.count).sum();
    problems.count("royal attendants in all", attendants, counts.attendants);
    problems.count("kinds of royal attendants", file.attendant.len(), Attendant::KINDS);
    for attendant in &file.attendant {
        problems.count(&attendant.id, attendant.count, Attendant::EACH.into());
    }
    problems.count("bonus cards", file.bonus_card.len(), counts.bonus_cards);
    problems.count("castle figures", file.castle_meeple.len(), counts.castle_meeples);
    let types: Vec<&str> = file.room_type.iter().map(|entry| entry.id.as_str()).collect();
    problems.demand(types == RoomType::ALL.map(RoomType::id), || BoxProblem::RoomTypes {
        found: types.join(", "),
        expected: RoomType::ALL.map(RoomType::id).join(", "),
    });
}

fn check_provenance(file: &File, problems: &mut Problems) {
    let groups = [
        ("counts", &file.counts.provenance),
        ("rooms", &file.rooms.provenance),
        ("throne_rooms", &file.throne_rooms.provenance),
        ("attendants", &file.attendants.provenance),
        ("bonus_cards", &file.bonus_cards.provenance),
        ("castle_meeples", &file.castle_meeples.provenance),
    ];
    let types = file.room_type.iter().map(|entry| (entry.id.as_str(), &entry.provenance));
    let specials = file.special_room.iter().map(|entry| (entry.id.as_str(), &entry.provenance));
    let tiles = file.special_tile.iter().map(|entry| (entry.id.as_str(), &entry.provenance));
    let bonuses = file.third_bonus.iter().map(|entry| (entry.room_type.as_str(), &entry.provenance));
    let figures = file.castle_meeple.iter().filter_map(|entry| Some((entry.id.as_str(), entry.provenance.as_ref()?)));
    let rooms = all_rooms(file).flat_map(|room| {
        let scoring = room.scoring_provenance.iter();
        scoring.chain([&room.de_provenance]).map(|word| (room.id.as_str(), word))
    });
    let entries = types.chain(specials).chain(tiles).chain(bonuses).chain(figures).chain(rooms);
    for (place, word) in groups.into_iter().chain(entries) {
        problems.provenance(place, word);
    }
}

/// One id for one piece: ids of all kinds stand alone in the notation of chance.
fn check_ids(file: &File, problems: &mut Problems) {
    let ids = all_rooms(file)
        .map(|room| &room.id)
        .chain(file.special_room.iter().map(|room| &room.id))
        .chain(file.throne.iter().map(|throne| &throne.id))
        .chain(file.attendant.iter().map(|attendant| &attendant.id))
        .chain(file.bonus_card.iter().map(|card| &card.id))
        .chain(file.castle_meeple.iter().map(|figure| &figure.id));
    let mut known = BTreeSet::new();
    for id in ids {
        let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        problems.demand(plain && !id.is_empty(), || BoxProblem::IdForm { id: id.clone() });
        problems.demand(known.insert(id), || BoxProblem::IdTwice { id: id.clone() });
    }
}

/// The ids that a copy of a room has in common with another room.
fn twice(names: &[Name]) -> Vec<String> {
    let mut known = BTreeSet::new();
    names.iter().map(|name| &name.id).filter(|id| !id.is_empty() && !known.insert(*id)).cloned().collect()
}

fn all_rooms(file: &File) -> impl Iterator<Item = &file::Room> {
    RoomType::ALL.into_iter().flat_map(|room_type| rooms_of(file, room_type))
}

fn rooms_of(file: &File, room_type: RoomType) -> &[file::Room] {
    let rooms = &file.rooms;
    match room_type {
        RoomType::Food => &rooms.food,
        RoomType::Living => &rooms.living,
        RoomType::Utility => &rooms.utility,
        RoomType::Outdoor => &rooms.outdoor,
        RoomType::Sleeping => &rooms.sleeping,
        RoomType::Corridor => &rooms.corridor,
        RoomType::Downstairs => &rooms.downstairs,
    }
}

/// Rooms by the numbers of their tiles.
struct Rooms {
    faces: [Face; Tile::NUMBERS],
    names: Vec<Name>,
    /// The regular ones played with.
    tiles: TileSet,
}

impl Default for Rooms {
    fn default() -> Self {
        let names = vec![Name::default(); Tile::NUMBERS];
        Self { faces: [Face::BLANK; Tile::NUMBERS], names, tiles: TileSet::EMPTY }
    }
}

impl Rooms {
    fn set(&mut self, tile: Tile, face: Face, name: Name) {
        self.faces[tile.index()] = face;
        self.names[tile.index()] = name;
    }
}

fn regular_rooms(file: &File, room_type: RoomType, found: &mut Rooms, problems: &mut Problems) {
    let rooms = rooms_of(file, room_type);
    let printed = rooms.len().min(Tile::PER_TYPE);
    problems.count(&format!("{} rooms", room_type.id()), printed, Tile::PER_TYPE);
    // Printed rooms have their numbers also where the file leaves them out; new ones and copies have those after them.
    let mut added = (0..Tile::ADDED_PER_TYPE)
        .map(|place| Tile((Tile::FIRST_ADDED + room_type as usize * Tile::ADDED_PER_TYPE + place) as u8));
    let Some(entry) = file.room_type.iter().find(|entry| entry.id == room_type.id()) else {
        return problems.add(BoxProblem::RoomTypeMissing { id: room_type.id() });
    };
    let levels = levels(&entry.id, &entry.levels, problems);
    check_border(&entry.id, levels, entry.blue_border, problems);
    for (index, room) in rooms.iter().enumerate() {
        let wants = wants(room_type, room);
        problems.demand(wants.is_some(), || BoxProblem::Wants {
            id: room.id.clone(),
            room_type: room_type.id(),
            target: room.target.clone(),
            pattern: room.pattern.clone(),
        });
        problems
            .demand((1..=9).contains(&room.points), || BoxProblem::Points { id: room.id.clone(), points: room.points });
        let (Some(levels), Some(wants)) = (levels, wants) else { continue };
        problems.demand(room.points_else <= 9, || BoxProblem::Points { id: room.id.clone(), points: room.points_else });
        let decoration = decoration(&room.id, &room.deco, problems);
        let (blue_border, points, points_else) = (entry.blue_border, room.points, room.points_else);
        let face = Face { decoration, levels, blue_border, wants, points, points_else };
        let copies = room.count.unwrap_or(1);
        let mut copy = 1;
        if index < Tile::PER_TYPE {
            let tile = Tile((room_type as usize * Tile::PER_TYPE + index) as u8);
            found.set(tile, face, named(&room.id, &room.de, &room.en));
            if copies > 0 {
                found.tiles.insert(tile);
            }
            copy += 1;
        }
        while copy <= copies {
            let Some(tile) = added.next() else {
                let (id, room_type, most) = (room.id.clone(), room_type.id(), Tile::PER_TYPE + Tile::ADDED_PER_TYPE);
                problems.add(BoxProblem::TooManyRooms { id, room_type, most });
                break;
            };
            let id = if copy == 1 { room.id.clone() } else { format!("{}_{copy}", room.id) };
            found.set(tile, face, named(&id, &room.de, &room.en));
            found.tiles.insert(tile);
            copy += 1;
        }
    }
}

fn special_rooms(file: &File, rooms: &mut Rooms, problems: &mut Problems) {
    problems.count("special rooms", file.special_room.len(), SpecialRoom::ALL.len());
    for kind in SpecialRoom::ALL {
        let Some(room) = file.special_room.iter().find(|room| room.id == kind.id()) else {
            problems.add(BoxProblem::SpecialRoomMissing { id: kind.id() });
            continue;
        };
        let levels = levels(&room.id, &room.levels, problems);
        check_border(&room.id, levels, room.blue_border, problems);
        let wants = match (kind, room.pattern.as_str()) {
            (SpecialRoom::Fountain, "fixed") => Some(Wants::Nothing),
            (SpecialRoom::GrandFoyer, "surround") => Some(Wants::AnyAround),
            (SpecialRoom::Tower, "column_below") => Some(Wants::AnyBelow),
            _ => None,
        };
        problems.demand(wants.is_some(), || BoxProblem::SpecialPattern {
            id: room.id.clone(),
            pattern: room.pattern.clone(),
        });
        let (Some(levels), Some(wants)) = (levels, wants) else { continue };
        problems.demand(room.points <= 9, || BoxProblem::Points { id: room.id.clone(), points: room.points });
        let decoration = decoration(&room.id, &room.deco, problems);
        let (blue_border, points) = (room.blue_border, room.points);
        let face = Face { decoration, levels, blue_border, wants, points, points_else: 0 };
        rooms.set(kind.tile(), face, named(&room.id, &room.de, &room.en));
    }
    for tile in &file.special_tile {
        for face in &tile.faces {
            problems.demand(SpecialRoom::ALL.iter().any(|kind| kind.id() == face), || BoxProblem::NotSpecial {
                id: tile.id.clone(),
                face: face.clone(),
            });
        }
        problems.count(&format!("{}: faces", tile.id), tile.faces.len(), 2);
    }
}

fn levels(id: &str, word: &str, problems: &mut Problems) -> Option<Levels> {
    let levels = match word {
        "ground_or_above" => Some(Levels::GroundOrAbove),
        "below_ground" => Some(Levels::BelowGround),
        "anywhere" => Some(Levels::Anywhere),
        _ => None,
    };
    problems.demand(levels.is_some(), || BoxProblem::Levels { id: id.to_owned(), word: word.to_owned() });
    levels
}

/// Open sky is above ground: the list of free sites (`castle::Sites`) relies on it.
fn check_border(id: &str, levels: Option<Levels>, blue: bool, problems: &mut Problems) {
    problems.demand(!blue || levels != Some(Levels::BelowGround) && levels != Some(Levels::Anywhere), || {
        BoxProblem::BlueBorder { id: id.to_owned() }
    });
}

fn decoration(id: &str, word: &str, problems: &mut Problems) -> Option<Decoration> {
    let decoration = Decoration::from_id(word);
    problems.demand(decoration.is_some() || word == "none", || BoxProblem::Decoration {
        id: id.to_owned(),
        word: word.to_owned(),
    });
    decoration
}

/// Every type scores in a way of its own.
fn wants(room_type: RoomType, room: &file::Room) -> Option<Wants> {
    let target = match room.target.as_str() {
        "special" => Some(Target::Special),
        id => RoomType::from_id(id).map(Target::Regular),
    };
    match (room_type, room.pattern.as_str()) {
        (RoomType::Food, "above_below") => target.map(Wants::AboveBelow),
        (RoomType::Food, "left_right") => target.map(Wants::LeftRight),
        (RoomType::Food, "two_below") => target.map(Wants::TwoBelow),
        (RoomType::Living, "surround" | "surround_no_below" | "surround_below") => target.map(Wants::Around),
        (RoomType::Utility, "connected") => target.map(Wants::Connected),
        (RoomType::Outdoor, "castle") => target.map(Wants::Anywhere),
        (RoomType::Sleeping, "castle_set") => (room.target == "all_other_types").then_some(Wants::EveryOtherType),
        (RoomType::Corridor, "surround_deco") => Decoration::from_id(&room.target).map(Wants::AroundDecoration),
        (RoomType::Downstairs, "column" | "column_above") => target.map(Wants::Column),
        _ => None,
    }
}

fn throne(entry: &file::ThroneEntry, problems: &mut Problems) -> Option<ThroneFace> {
    let wants: Option<Vec<RoomType>> = entry.wants.iter().map(|id| RoomType::from_id(id)).collect();
    problems.demand(wants.as_ref().is_some_and(|wants| wants.len() == 2), || BoxProblem::ThroneWants {
        id: entry.id.clone(),
        wants: entry.wants.join(", "),
    });
    let positions: Option<Vec<Cell>> = entry.positions.iter().map(|word| throne_position(word)).collect();
    problems.demand(positions.as_ref().is_some_and(|cells| cells.len() == 2 && cells[0] != cells[1]), || {
        BoxProblem::ThronePositions { id: entry.id.clone(), positions: entry.positions.join(", ") }
    });
    let decoration = decoration(&entry.id, &entry.deco, problems);
    problems.demand(decoration.is_some(), || BoxProblem::ThroneDecoration { id: entry.id.clone() });
    Some(ThroneFace {
        id: entry.id.clone(),
        wants: wants?.try_into().ok()?,
        positions: positions?.try_into().ok()?,
        decoration: decoration?,
    })
}

fn throne_position(word: &str) -> Option<Cell> {
    Some(match word {
        "left" => Cell::new(-1, 0),
        "right" => Cell::new(2, 0),
        "above_left" => Cell::new(0, 1),
        "above_right" => Cell::new(1, 1),
        "below_left" => Cell::new(0, -1),
        "below_right" => Cell::new(1, -1),
        _ => return None,
    })
}

fn attendant(entry: &file::AttendantEntry, problems: &mut Problems) -> Option<AttendantFace> {
    let decoration = decoration(&entry.id, &entry.deco, problems);
    problems.demand(decoration.is_some(), || BoxProblem::AttendantDecoration { id: entry.id.clone() });
    Some(AttendantFace { name: named(&entry.id, &entry.de, &entry.en), decoration: decoration? })
}

fn card(entry: &file::BonusCard, problems: &mut Problems) -> Option<CardFace> {
    let room_type = entry.room_type.as_deref().and_then(RoomType::from_id);
    let rule = match (entry.rule.as_str(), room_type) {
        ("per_room_type", Some(room_type)) => Some(CardRule::RoomsOf(room_type)),
        ("per_special_incl_throne", None) => Some(CardRule::SpecialRooms),
        ("per_attendant", None) => Some(CardRule::Attendants),
        ("per_distinct_type_excl_throne", None) => Some(CardRule::DifferentTypes),
        ("per_room_below_ground", None) => Some(CardRule::Underground),
        ("per_room_level_2_up", None) => Some(CardRule::HighFloors),
        ("per_row", None) => Some(CardRule::Height),
        ("per_column", None) => Some(CardRule::Width),
        ("per_room_enclosed_8", None) => Some(CardRule::EnclosedByEight),
        ("per_room_enclosed_4", None) => Some(CardRule::EnclosedByFour),
        ("per_distinct_regular_type_in_6_throne_cells", None) => Some(CardRule::ThroneVariety),
        ("per_occupied_of_10_throne_cells", None) => Some(CardRule::AroundThrone),
        ("per_regular_type_with_5", None) => Some(CardRule::TypesWithFive),
        ("per_regular_type_with_3", None) => Some(CardRule::TypesWithThree),
        _ => None,
    };
    problems.demand(rule.is_some(), || BoxProblem::CardRule { id: entry.id.clone(), rule: entry.rule.clone() });
    problems
        .demand((1..=9).contains(&entry.points), || BoxProblem::Points { id: entry.id.clone(), points: entry.points });
    Some(CardFace { name: named(&entry.id, &entry.de, &entry.en), rule: rule?, points: entry.points })
}

fn third_bonuses(file: &File, problems: &mut Problems) -> Option<[Bonus; 7]> {
    problems.count("third bonuses", file.third_bonus.len(), RoomType::ALL.len());
    let mut bonuses = Vec::new();
    for room_type in RoomType::ALL {
        let Some(entry) = file.third_bonus.iter().find(|entry| entry.room_type == room_type.id()) else {
            problems.add(BoxProblem::ThirdBonusMissing { room_type: room_type.id() });
            continue;
        };
        let special = entry.special.as_ref().and_then(|id| SpecialRoom::ALL.into_iter().find(|kind| kind.id() == id));
        let bonus = match (entry.effect.as_str(), special, entry.draw, entry.keep) {
            ("draw_tiles_keep_one", None, Some(TILES_DRAWN), Some(1)) => Some(Bonus::Tiles),
            ("take_attendant", None, None, None) => Some(Bonus::Attendant),
            ("draw_cards_keep_one", None, Some(CARDS_DRAWN), Some(1)) => Some(Bonus::Cards),
            ("place_special", Some(special), None, None) => Some(Bonus::Special(special)),
            ("choose_other_third_bonus", None, None, None) => Some(Bonus::Choice),
            _ => None,
        };
        problems.demand(bonus.is_some(), || BoxProblem::ThirdBonus {
            room_type: room_type.id(),
            effect: entry.effect.clone(),
        });
        bonuses.extend(bonus);
    }
    let choices = bonuses.iter().filter(|bonus| **bonus == Bonus::Choice).count();
    problems.demand(choices <= 1, || BoxProblem::TwoChoices);
    // A castle has room for what one bonus of each kind and the choice bring, and three special rooms.
    for (effect, most) in
        [("draw_tiles_keep_one", 1), ("take_attendant", 1), ("draw_cards_keep_one", 1), ("place_special", 3)]
    {
        let found = file.third_bonus.iter().filter(|entry| entry.effect == effect).count();
        problems.demand(found <= most, || BoxProblem::BonusOften { effect, found, most });
    }
    bonuses.try_into().ok()
}
