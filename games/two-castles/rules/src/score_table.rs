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

use kernel::{
    Bilingual, Contender, Describe as _, Finding, Game, Message, ScoreColumn, ScoreSheet, ScoredTable, Seat, SeatCount,
    TableScorer,
};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::components::{Components, Name, Target, Wants};
use crate::errors::{self, CastleName, CastleProblem, Place, Reason, TableProblem, Thing};
use crate::scoring::{Counted, Scored};
use crate::state::MAX_PLACES;
use crate::{
    Attendant, Card, Castle, Cell, Decoration, MAX_ATTENDANTS, MAX_CARDS, Options, Placed, RoomType, Throne, Tile,
    TwoCastles,
};

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
    fn name(&self, index: usize) -> CastleName {
        self.id.clone().map_or(CastleName::Numbered { number: index + 1 }, |id| CastleName::Named { id })
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

/// Scores a described table; how it is described.
pub(crate) const SCORER: TableScorer = TableScorer {
    score: score_table,
    example: include_str!("../data/table-example.toml"),
    fields: &[
        &["castle"],
        &["id"],
        &["throne"],
        &["cells"],
        &["attendants", "bonus_cards"],
        &["points", "throne_points", "attendant_points", "bonus_card_points", "total"],
        &["circle"],
    ],
};

/// Reads a description and scores it.
///
/// # Errors
/// The place and the reason.
pub fn score_table(text: &str) -> Result<ScoredTable, Message> {
    let table: Table = kernel::read_toml(text).map_err(|error| error.message())?;
    score(&table).map_err(|problem| problem.message())
}

fn score(table: &Table) -> Result<ScoredTable, TableProblem> {
    let components = Components::get();
    if table.castle.is_empty() || table.castle.len() > MAX_PLACES {
        return Err(TableProblem::CastleCount { castles: table.castle.len(), most: MAX_PLACES });
    }
    let mut used = PiecesUsed::default();
    let mut castles = Vec::new();
    for (index, described) in table.castle.iter().enumerate() {
        let castle = build(components, described, &mut used);
        castles.push(castle.map_err(|error| TableProblem::Castle { place: described.name(index), error })?);
    }
    let mut findings = Vec::new();
    for (index, (castle, described)) in castles.iter().zip(&table.castle).enumerate() {
        find(components, &described.name(index), castle, described, &mut findings);
    }
    let sheet = if table.circle { players_sheet(&castles)? } else { castles_sheet(components, &castles) };
    let names = table.castle.iter().enumerate().map(|(index, described)| described.name(index).message());
    let seats = if table.circle { Vec::new() } else { names.collect() };
    Ok(ScoredTable { findings, sheet, seats })
}

/// Every regular room, throne room and bonus card exists once, every attendant a few times.
#[derive(Default)]
struct PiecesUsed {
    ids: BTreeSet<String>,
    attendants: [u8; Attendant::KINDS],
}

impl PiecesUsed {
    fn take(&mut self, id: &str) -> Result<(), CastleProblem> {
        if self.ids.insert(id.to_owned()) { Ok(()) } else { Err(CastleProblem::OnlyOne { id: id.to_owned() }) }
    }

    fn take_attendant(&mut self, kind: Attendant) -> Result<(), CastleProblem> {
        let taken = &mut self.attendants[kind.index()];
        *taken += 1;
        if *taken <= Attendant::EACH {
            return Ok(());
        }
        Err(CastleProblem::OnlySome { id: kind.to_string(), count: Attendant::EACH })
    }
}

fn build(components: &Components, described: &Described, used: &mut PiecesUsed) -> Result<Castle, CastleProblem> {
    let throne: Throne = described.throne.parse()?;
    used.take(&described.throne)?;
    let mut rooms = Vec::new();
    for cell in &described.cells {
        let tile = components.tile(&cell.room).ok_or_else(|| CastleProblem::NoRoom { room: cell.room.clone() })?;
        if tile.is_regular() {
            used.take(&cell.room)?;
        }
        rooms.push(Placed { tile, at: read_cell(cell)? });
    }
    let mut castle = Castle::from_rooms(throne, &rooms).map_err(|fault| fault.problem())?;
    if described.attendants.len() > MAX_ATTENDANTS {
        let attendants = described.attendants.len();
        return Err(CastleProblem::TooManyAttendants { attendants, most: MAX_ATTENDANTS });
    }
    for id in &described.attendants {
        let kind: Attendant = id.parse()?;
        used.take_attendant(kind)?;
        castle.add_attendant(kind);
    }
    if described.bonus_cards.len() > MAX_CARDS {
        return Err(CastleProblem::TooManyCards { cards: described.bonus_cards.len(), most: MAX_CARDS });
    }
    for id in &described.bonus_cards {
        let card: Card = id.parse()?;
        used.take(id)?;
        castle.add_card(card);
    }
    Ok(castle)
}

fn read_cell(cell: &DescribedCell) -> Result<Cell, CastleProblem> {
    let [x, y] = cell.at;
    let far = |_| CastleProblem::FarAway { room: cell.room.clone(), x, y };
    Ok(Cell::new(x.try_into().map_err(far)?, y.try_into().map_err(far)?))
}

fn find(
    components: &Components,
    place: &CastleName,
    castle: &Castle,
    described: &Described,
    findings: &mut Vec<Finding>,
) {
    for (_, scored, counted) in castle.sheet(components) {
        let named = |name: &Name| Thing::Piece { name: bilingual(name) };
        let (castle, room) = (|| Place::Castle(place.clone()), |cell| Place::Room { castle: place.clone(), cell });
        let (what, name, place) = match scored {
            Scored::Room(placed) => {
                (placed.tile.to_string(), named(components.room(placed.tile)), room(placed.at.to_string()))
            }
            Scored::Card(card) => (card.to_string(), named(&components.card(card).name), castle()),
            Scored::Attendant(kind) => (kind.to_string(), named(&components.attendant(kind).name), castle()),
            Scored::Throne => (described.throne.clone(), Thing::Throne, room("0,0".to_owned())),
        };
        let points = counted.points();
        let counted = explain(components, scored, counted);
        let reason = match described.stated(scored).filter(|stated| *stated != points) {
            None => Reason::Counted(counted),
            Some(stated) => Reason::Stated { counted, stated },
        };
        findings.push(Finding {
            what,
            name: Some(name.message()),
            place: place.to_string(),
            place_words: Some(place.message()),
            owner: None,
            reason: reason.message(),
            points,
        });
    }
    let total = castle.points(components);
    if let Some(stated) = described.total.filter(|stated| *stated != total) {
        let (name, reason) = (Some(Thing::Total.message()), Reason::TotalStated { total, stated }.message());
        let (what, place, place_words) = ("total".to_owned(), place.to_string(), Some(place.message()));
        findings.push(Finding { what, name, place, place_words, owner: None, reason, points: 0 });
    }
}

fn bilingual(name: &Name) -> Bilingual {
    Bilingual { de: name.de.clone(), en: name.en.clone() }
}

/// How the points come about: what counted, how often, and what each is worth.
fn explain(components: &Components, scored: Scored, counted: Counted) -> errors::Counted {
    use errors::Counted as Said;
    let Counted { count, each } = counted;
    match scored {
        Scored::Room(Placed { tile, .. }) => explain_room(components, tile, counted),
        Scored::Card(card) => Said::Card { count, card: bilingual(&components.card(card).name), each },
        Scored::Attendant(kind) => {
            Said::Attendant { count, decoration: components.attendant(kind).decoration.into(), each }
        }
        Scored::Throne => Said::Throne { count, each },
    }
}

fn explain_room(components: &Components, tile: Tile, Counted { count, each }: Counted) -> errors::Counted {
    use errors::Counted as Said;
    let face = components.face(tile);
    match face.wants {
        Wants::AboveBelow(target) => Said::AboveBelow { count, target: target.into(), each },
        Wants::LeftRight(target) => Said::LeftRight { count, target: target.into(), each },
        Wants::TwoBelow(target) => Said::TwoBelow { count, target: target.into(), each },
        Wants::Around(target) => Said::Around { count, target: target.into(), each },
        Wants::AroundDecoration(decoration) => Said::DecorationAround { count, decoration: decoration.into(), each },
        Wants::Connected(target) => Said::Connected { count, target: target.into(), each },
        Wants::Anywhere(target) => Said::Anywhere { count, target: target.into(), each },
        Wants::Column(target) => Said::Column { count, target: target.into(), each },
        Wants::AnyAround => Said::AnyAround { count, each },
        Wants::AnyBelow => Said::AnyBelow { count, each },
        Wants::EveryOtherType if each == face.points => Said::EveryType { points: each },
        Wants::EveryOtherType => Said::TypeMissing { points: each },
        Wants::Nothing => Said::Always { points: each },
    }
}

impl From<Target> for errors::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::Regular(RoomType::Food) => Self::Food,
            Target::Regular(RoomType::Living) => Self::Living,
            Target::Regular(RoomType::Utility) => Self::Utility,
            Target::Regular(RoomType::Outdoor) => Self::Outdoor,
            Target::Regular(RoomType::Sleeping) => Self::Sleeping,
            Target::Regular(RoomType::Corridor) => Self::Corridor,
            Target::Regular(RoomType::Downstairs) => Self::Downstairs,
            Target::Special => Self::Special,
        }
    }
}

impl From<Decoration> for errors::Decoration {
    fn from(decoration: Decoration) -> Self {
        match decoration {
            Decoration::Torch => Self::Torch,
            Decoration::Swords => Self::Swords,
            Decoration::Painting => Self::Painting,
            Decoration::Mirror => Self::Mirror,
        }
    }
}

fn castles_sheet(components: &Components, castles: &[Castle]) -> ScoreSheet {
    let column = |(index, castle): (usize, &Castle)| ScoreColumn {
        who: Contender::Seat(Seat::new(index as u8)),
        items: castle.score_items(components),
    };
    ScoreSheet { columns: castles.iter().enumerate().map(column).collect() }
}

fn players_sheet(castles: &[Castle]) -> Result<ScoreSheet, TableProblem> {
    if castles.len() < 3 {
        return Err(TableProblem::TooFewCastles { castles: castles.len() });
    }
    let game = TwoCastles::new(SeatCount::new(castles.len() as u8), Options::default())
        .expect("there is a game for so many castles");
    Ok(game.itemise(castles))
}
