//! Scoring castles that were built with the real box.
//!
//! The file is TOML with one `[[castle]]` for each castle:
//!
//! ```toml
//! # circle = true        the castles of a whole table, see below
//!
//! [[castle]]
//! id = "ours"                                  # optional: how the answer calls it
//! throne = "throne_living_corridor"
//! attendants = ["attendant_cosmetician"]       # optional
//! bonus_cards = ["bc_living"]                  # optional
//! cells = [
//!   { at = [-1, 0], room = "hall_of_sculptures", points = 1 },
//!   { at = [1, -1], room = "snake_pit" },
//! ]
//! ```
//!
//! Your own count is optional and compared with ours: `points` of a cell, `throne_points`, `attendant_points` and
//! `bonus_card_points` (lists in the order of the pieces), and `total`.
//!
//! The entries of component notes can be taken as they are: `[[example_castle]]` is read like `[[castle]]`, and `provenance`,
//! `sheet`, `sheet_provenance` and `build_order` are passed over.
//!
//! `at` is column and floor; the throne room fills (0,0) and (1,0), floors below it are negative. Ids are those of
//! `data/components.toml`. The rooms may be listed in any order; a castle that may not lie so is refused with the room and
//! the rule it breaks.
//!
//! The answer has a finding for everything that scores, castle by castle. Its sheet has one column per castle, numbered like
//! seats from 1. With `circle = true` the castles stand between the players of a whole table, the first one to the left of
//! the first player, and the sheet has one column per player instead: the castle that counts for them.

use std::collections::BTreeSet;

use kernel::{Contender, Finding, Game, ScoreColumn, ScoreSheet, ScoredTable, Seat, SeatCount};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::components::{Components, Wants};
use crate::scoring::{Counted, Scored};
use crate::state::MAX_PLACES;
use crate::{Attendant, Card, Castle, Cell, MAX_CARDS, Options, Placed, Throne, Tile, TwoCastles};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(default)]
    circle: bool,
    #[serde(alias = "example_castle")]
    castle: Vec<Described>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Described {
    id: Option<String>,
    // What component notes say besides: where a castle comes from, the sheet it was found on, how it can be built.
    #[serde(rename = "provenance")]
    _provenance: Option<IgnoredAny>,
    #[serde(rename = "sheet")]
    _sheet: Option<IgnoredAny>,
    #[serde(rename = "sheet_provenance")]
    _sheet_provenance: Option<IgnoredAny>,
    #[serde(rename = "build_order")]
    _build_order: Option<IgnoredAny>,
    throne: String,
    throne_points: Option<i32>,
    #[serde(default)]
    attendants: Vec<String>,
    #[serde(default)]
    attendant_points: Vec<i32>,
    #[serde(default)]
    bonus_cards: Vec<String>,
    #[serde(default)]
    bonus_card_points: Vec<i32>,
    total: Option<i32>,
    cells: Vec<DescribedCell>,
}

impl Described {
    /// What the castle is called in answers: its id, or its number.
    fn name(&self, index: usize) -> String {
        self.id.clone().unwrap_or_else(|| format!("castle {}", index + 1))
    }

    /// The points that the file states for something.
    fn stated(&self, scored: Scored) -> Option<i32> {
        let nth = |ids: &[String], points: &[i32], id: String| {
            let index = ids.iter().position(|known| *known == id)?;
            points.get(index).copied()
        };
        match scored {
            Scored::Room(placed) => {
                let at = [placed.at.x, placed.at.y].map(i32::from);
                self.cells.iter().find(|cell| cell.at == at)?.points
            }
            Scored::Card(card) => nth(&self.bonus_cards, &self.bonus_card_points, card.to_string()),
            Scored::Attendant(kind) => nth(&self.attendants, &self.attendant_points, kind.to_string()),
            Scored::Throne => self.throne_points,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DescribedCell {
    at: [i32; 2],
    room: String,
    points: Option<i32>,
}

/// Reads a description and scores it.
///
/// # Errors
/// One line that names the place and the reason.
pub fn score_table(text: &str) -> Result<ScoredTable, String> {
    let table: Table = toml::from_str(text)
        .map_err(|error| kernel::at_line(text, error.span().map(|span| span.start), error.message()))?;
    let components = Components::get();
    if table.castle.is_empty() || table.castle.len() > MAX_PLACES {
        return Err(format!("there are {} castles, but a table has 1 to {MAX_PLACES}", table.castle.len()));
    }
    let mut used = PiecesUsed::default();
    let mut castles = Vec::new();
    for (index, described) in table.castle.iter().enumerate() {
        let castle = build(components, described, &mut used);
        castles.push(castle.map_err(|reason| format!("{}: {reason}", described.name(index)))?);
    }
    let mut findings = Vec::new();
    for (index, (castle, described)) in castles.iter().zip(&table.castle).enumerate() {
        find(components, &described.name(index), castle, described, &mut findings);
    }
    let sheet = if table.circle { players_sheet(&castles)? } else { castles_sheet(components, &castles) };
    Ok(ScoredTable { findings, sheet })
}

/// Every regular room, throne room and bonus card exists once.
#[derive(Default)]
struct PiecesUsed(BTreeSet<String>);

impl PiecesUsed {
    fn take(&mut self, id: &str) -> Result<(), String> {
        if self.0.insert(id.to_owned()) { Ok(()) } else { Err(format!("{id}: the box has only one of it")) }
    }
}

fn build(components: &Components, described: &Described, used: &mut PiecesUsed) -> Result<Castle, String> {
    let throne: Throne = described.throne.parse().map_err(|error| format!("{error}"))?;
    used.take(&described.throne)?;
    let mut rooms = Vec::new();
    for cell in &described.cells {
        let tile = components.tile(&cell.room).ok_or_else(|| format!("there is no room {:?}", cell.room))?;
        if tile.is_regular() {
            used.take(&cell.room)?;
        }
        rooms.push(Placed { tile, at: read_cell(cell)? });
    }
    let mut castle = Castle::from_rooms(throne, &rooms).map_err(|fault| fault.to_string())?;
    for id in &described.attendants {
        let kind: Attendant = id.parse().map_err(|error| format!("{error}"))?;
        if castle.attendants(kind) == Attendant::EACH {
            return Err(format!("{id}: the box has only {} of it", Attendant::EACH));
        }
        castle.add_attendant(kind);
    }
    if described.bonus_cards.len() > MAX_CARDS {
        return Err(format!("{} bonus cards, but a castle can get only {MAX_CARDS}", described.bonus_cards.len()));
    }
    for id in &described.bonus_cards {
        let card: Card = id.parse().map_err(|error| format!("{error}"))?;
        used.take(id)?;
        castle.add_card(card);
    }
    Ok(castle)
}

fn read_cell(cell: &DescribedCell) -> Result<Cell, String> {
    let [x, y] = cell.at;
    let far = |_| format!("{} at {x},{y}: no castle can have a room there", cell.room);
    Ok(Cell::new(x.try_into().map_err(far)?, y.try_into().map_err(far)?))
}

fn find(components: &Components, name: &str, castle: &Castle, described: &Described, findings: &mut Vec<Finding>) {
    for (_, scored, counted) in castle.sheet(components) {
        let (what, place) = match scored {
            Scored::Room(placed) => (placed.tile.to_string(), format!("{name} at {}", placed.at)),
            Scored::Card(card) => (card.to_string(), name.to_owned()),
            Scored::Attendant(kind) => (kind.to_string(), name.to_owned()),
            Scored::Throne => (described.throne.clone(), format!("{name} at 0,0")),
        };
        let points = counted.points();
        let reason = match described.stated(scored).filter(|stated| *stated != points) {
            None => explain(components, scored, counted),
            Some(stated) => format!("{}; the file says {stated}", explain(components, scored, counted)),
        };
        findings.push(Finding { what, place, owner: None, reason, points });
    }
    let total = castle.points(components);
    if let Some(stated) = described.total.filter(|stated| *stated != total) {
        let reason = format!("everything adds up to {total}; the file says {stated}");
        findings.push(Finding { what: "total".to_owned(), place: name.to_owned(), owner: None, reason, points: 0 });
    }
}

/// How the points come about: what counted, how often, and what each is worth.
fn explain(components: &Components, scored: Scored, counted: Counted) -> String {
    let Counted { count, each } = counted;
    let things = match scored {
        Scored::Room(Placed { tile, .. }) => return explain_room(components, tile, counted),
        Scored::Card(card) => components.card(card).name.en.to_lowercase(),
        Scored::Attendant(kind) => format!("rooms with {}", components.attendant(kind).decoration.id()),
        Scored::Throne => "wanted places filled".to_owned(),
    };
    format!("{count} {things} x {each}")
}

fn explain_room(components: &Components, tile: Tile, Counted { count, each }: Counted) -> String {
    let face = components.face(tile);
    let things = match face.wants {
        Wants::AboveBelow(target) => format!("{} above or below", target.id()),
        Wants::LeftRight(target) => format!("{} left or right", target.id()),
        Wants::TwoBelow(target) => format!("{} in the two cells below", target.id()),
        Wants::Around(target) => format!("{} around", target.id()),
        Wants::AroundDecoration(decoration) => format!("{} around", decoration.id()),
        Wants::Connected(target) => format!("{} connected", target.id()),
        Wants::Anywhere(target) => format!("{} in the castle", target.id()),
        Wants::Column(target) => format!("{} in the column", target.id()),
        Wants::AnyAround => "rooms around".to_owned(),
        Wants::AnyBelow => "rooms below".to_owned(),
        Wants::EveryOtherType if each == face.points => return format!("every other type is there: {each}"),
        Wants::EveryOtherType => return format!("a type is missing: {each}"),
        Wants::Nothing => return format!("always {each}"),
    };
    format!("{count} {things} x {each}")
}

fn castles_sheet(components: &Components, castles: &[Castle]) -> ScoreSheet {
    let column = |(index, castle): (usize, &Castle)| ScoreColumn {
        who: Contender::Seat(Seat::new(index as u8)),
        items: castle.score_items(components),
    };
    ScoreSheet { columns: castles.iter().enumerate().map(column).collect() }
}

fn players_sheet(castles: &[Castle]) -> Result<ScoreSheet, String> {
    if castles.len() < 3 {
        return Err(format!("circle: a whole table has at least 3 castles, not {}", castles.len()));
    }
    let game =
        TwoCastles::new(SeatCount::new(castles.len() as u8), Options::default()).map_err(|error| error.to_string())?;
    Ok(game.itemise(castles))
}
