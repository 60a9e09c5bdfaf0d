//! Scoring a finished landscape that people laid with the real box: `bergfried score two-heirs FILE`.
//!
//! ```toml
//! south = "white"       # who sits at the bottom; y grows towards that heir (white if left out)
//! roads = true          # are roads scored? (true if left out)
//! solo = false          # is the other heir Heinrich? (false if left out)
//! treasures = 3         # solo only: Heinrich's treasures left, heap and landscape together
//!
//! [[tile]]              # one for each tile of the landscape
//! id = "tra-1"          # which tile; only the start tile may have a `colour` instead
//! at = [2, -1]          # column and row, from any origin
//! owner = "white"       # whose building; left out for a tile that lies face down
//! troops = ["white"]    # whose troops stand on it; left out for none
//! ```

use std::collections::BTreeMap;

use kernel::{At, Describe as _, Finding, Message, NotationError, ScoredTable, SeatCount, TableScorer};
use serde::Deserialize;

use crate::cell::Cell;
use crate::components::Components;
use crate::errors::{self, Reason, TableProblem, Thing};
use crate::heir::{Heir, Livery, Post, Troop};
use crate::landscape::Plot;
use crate::options::{Options, SetChoice};
use crate::plot::{MAX_PLOTS, PlotId};
use crate::rules::TwoHeirs;
use crate::scoring::{BuildingScore, Points, RoadScore, Scoring, TREASURE_POINTS, sheet_of};
use crate::setting::Setting;
use crate::table::{Phase, Table};
use crate::tile::{Colour, SETS_IN_PLAY, TileId, TileSet};
use crate::treasure::TREASURES;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    south: Option<String>,
    roads: Option<bool>,
    solo: Option<bool>,
    treasures: Option<u8>,
    #[serde(default)]
    tile: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Option<String>,
    colour: Option<String>,
    at: [i32; 2],
    owner: Option<String>,
    #[serde(default)]
    troops: Vec<String>,
}

/// One described tile, read.
struct Laid {
    place: (i32, i32),
    tile: Option<TileId>,
    colour: Colour,
    owner: Option<Heir>,
    troops: Vec<Heir>,
}

impl Laid {
    fn name(&self) -> errors::Laid {
        self.tile.map_or(errors::Laid::Start, |tile| errors::Laid::Tile { id: tile.to_string() })
    }

    fn cell(&self) -> String {
        format!("{},{}", self.place.0, self.place.1)
    }
}

/// Scores a described table; how it is described.
pub(crate) const SCORER: TableScorer = TableScorer {
    score,
    example: include_str!("../data/table-example.toml"),
    fields: &[
        &["tile"],
        &["id", "colour"],
        &["at"],
        &["owner"],
        &["troops"],
        &["south"],
        &["roads"],
        &["solo", "treasures"],
    ],
};

/// Scores the landscape that a file describes.
///
/// # Errors
/// The place and the reason, for a file that cannot be read or a landscape that cannot be.
fn score(text: &str) -> Result<ScoredTable, Message> {
    let file: File = kernel::read_toml(text).map_err(|error| error.message())?;
    score_file(&file).map_err(|problem| problem.message())
}

fn score_file(file: &File) -> Result<ScoredTable, TableProblem> {
    let components = Components::of_the_box();
    let south: Livery = file.south.as_deref().unwrap_or("white").parse().map_err(at("south"))?;
    let solo = file.solo.unwrap_or(false);
    let setting = Setting { solo, roads: file.roads.unwrap_or(true), stack_discounts: true, south };
    let mut laid = Vec::new();
    for entry in &file.tile {
        laid.push(read_tile(components, setting, entry)?);
    }
    let treasures = match (solo, file.treasures) {
        (true, Some(count)) if usize::from(count) <= TREASURES => count,
        (true, Some(count)) => return Err(TableProblem::TooManyTreasures { most: TREASURES, count }),
        (true, None) => return Err(TableProblem::TreasuresMissing),
        (false, None) => 0,
        (false, Some(_)) => return Err(TableProblem::TreasuresWithoutHeinrich),
    };
    check_tiles(&laid)?;
    check_connected(&laid)?;
    check_troops(setting, &laid)?;

    let mut table = lay(setting, &laid);
    table.solo.heap = treasures;
    let scoring = Scoring::of(components, setting, &table);
    let sets: TileSet = laid
        .iter()
        .filter_map(|laid| laid.tile)
        .fold(TileSet::EMPTY, |all, tile| all.or(components.of_set(tile.set())));
    let sheet = sheet_of(&scoring, setting, |building| !components.of_building(building).and(sets).is_empty());
    let seats = Heir::ALL.map(|heir| setting.livery(heir).message()).to_vec();
    Ok(ScoredTable { findings: findings(setting, &laid, &scoring), sheet, seats })
}

fn read_tile(components: &Components, setting: Setting, entry: &Entry) -> Result<Laid, TableProblem> {
    let place = format!("tile at {},{}", entry.at[0], entry.at[1]);
    let heir = |word: &String| {
        let livery: Livery = word.parse().map_err(at(&place))?;
        Ok::<Heir, TableProblem>(setting.heir(livery))
    };
    let (tile, colour) = match (&entry.id, &entry.colour) {
        (Some(id), None) => {
            let tile: TileId = id.parse().map_err(at(&place))?;
            if !components.of_set(tile.set()).contains(tile) {
                return Err(TableProblem::NotInBox { place, tile: id.clone() });
            }
            (Some(tile), components.tile(tile).colour)
        }
        (None, Some(colour)) => (None, colour.parse().map_err(at(&place))?),
        (Some(_), Some(_)) => return Err(TableProblem::ColourTwice { place }),
        (None, None) => return Err(TableProblem::NoIdNoColour { place }),
    };
    let owner = entry.owner.as_ref().map(heir).transpose()?;
    if tile.is_none() && owner.is_some() {
        return Err(TableProblem::StartTileOwner { place });
    }
    let troops = entry.troops.iter().map(heir).collect::<Result<_, _>>()?;
    Ok(Laid { place: (entry.at[0], entry.at[1]), tile, colour, owner, troops })
}

/// Each tile and each cell once, no more tiles and sets than a game has, and one tile face down from the start.
fn check_tiles(laid: &[Laid]) -> Result<(), TableProblem> {
    if laid.is_empty() {
        return Err(TableProblem::NoTiles);
    }
    let most = SetChoice::all().map(|sets| Components::of_the_box().in_play(sets).len()).max().unwrap_or(MAX_PLOTS);
    if laid.len() > most {
        return Err(TableProblem::TooManyTiles { tiles: laid.len(), most });
    }
    for (order, one) in laid.iter().enumerate() {
        for other in &laid[..order] {
            if one.place == other.place {
                let (first, second) = (other.name(), one.name());
                return Err(TableProblem::TwoTiles { cell: one.cell(), first, second });
            }
            if one.tile == other.tile {
                return Err(TableProblem::TileTwice { cell: one.cell(), tile: one.name(), other: other.cell() });
            }
        }
    }
    let mut sets: Vec<_> = laid.iter().filter_map(|laid| laid.tile).map(|tile| tile.set().word()).collect();
    sets.sort_unstable();
    sets.dedup();
    if sets.len() > SETS_IN_PLAY {
        return Err(TableProblem::TooManySets { sets: sets.len(), names: sets.join(", ") });
    }
    if laid.iter().all(|laid| laid.owner.is_some()) {
        return Err(TableProblem::NoneFaceDown);
    }
    Ok(())
}

/// Every tile hangs together with the first one, diagonals included (`two_heirs.build.place-adjacent-to-troop`).
fn check_connected(laid: &[Laid]) -> Result<(), TableProblem> {
    let mut reached = vec![false; laid.len()];
    let mut next = vec![0];
    while let Some(order) = next.pop() {
        if !std::mem::replace(&mut reached[order], true) {
            let (x, y) = laid[order].place;
            let touches = |other: &Laid| x.abs_diff(other.place.0) <= 1 && y.abs_diff(other.place.1) <= 1;
            next.extend((0..laid.len()).filter(|other| touches(&laid[*other])));
        }
    }
    match reached.iter().position(|reached| !reached) {
        Some(order) => Err(TableProblem::Apart { cell: laid[order].cell(), tile: laid[order].name() }),
        None => Ok(()),
    }
}

/// No more troops than an heir has, none missing that cannot leave, and no two on a tile once the heirs have parted.
fn check_troops(setting: Setting, laid: &[Laid]) -> Result<(), TableProblem> {
    for one in laid {
        let may_share = one.tile.is_none() && one.troops.contains(&Heir::South) && one.troops.contains(&Heir::North);
        if one.troops.len() > if may_share { 2 } else { 1 } {
            return Err(TableProblem::TwoTroops { cell: one.cell(), tile: one.name() });
        }
    }
    for heir in Heir::ALL {
        let count = laid.iter().flat_map(|laid| &laid.troops).filter(|troop| **troop == heir).count();
        let livery = setting.livery(heir);
        if count > Troop::ALL.len() {
            return Err(TableProblem::TooManyTroops { heir: livery.word(), count });
        }
        if count == 0 && !(setting.solo && heir == Heir::North) {
            return Err(TableProblem::NoTroop { heir: livery.word() });
        }
    }
    Ok(())
}

/// The described landscape as a table.
fn lay(setting: Setting, laid: &[Laid]) -> Table {
    let seats = SeatCount::new(if setting.solo { 1 } else { 2 });
    let options = Options { roads: setting.roads, colour: setting.south, ..Options::default() };
    let game = TwoHeirs::with_components(seats, options, Components::of_the_box()).expect("these options go together");
    let mut table = game.bare_table();
    table.phase = Phase::Over;
    // Connected tiles span no more columns and rows than there are tiles, so they fit from one corner of the grid on.
    let west = laid.iter().map(|laid| laid.place.0).min().unwrap_or(0);
    let north = laid.iter().map(|laid| laid.place.1).min().unwrap_or(0);
    let mut posts = BTreeMap::from(Heir::ALL.map(|heir| (heir, Troop::ALL.into_iter())));
    for one in laid {
        let cell = Cell::new((one.place.0 - west) as i8, (one.place.1 - north) as i8);
        let plot = table.landscape.lay(Plot { cell, tile: one.tile, colour: one.colour, owner: one.owner });
        if let (Some(tile), Some(owner)) = (one.tile, one.owner) {
            table.buildings[owner] = table.buildings[owner].with(tile);
        }
        for heir in &one.troops {
            if let Some(troop) = posts.get_mut(heir).and_then(Iterator::next) {
                table.troops[*heir][troop.index()] = Post::Plot(plot);
            }
        }
    }
    table
}

fn findings(setting: Setting, laid: &[Laid], scoring: &Scoring) -> Vec<Finding> {
    let place = |plot: PlotId| laid[plot.index()].cell();
    let building = |score: &BuildingScore| Finding {
        what: score.building.word().to_owned(),
        name: None,
        place: place(score.plot),
        place_words: None,
        owner: Some(setting.contender(score.heir)),
        reason: in_figures(score.points, score.doubled).message(),
        points: score.total(),
    };
    let road = |road: &RoadScore| {
        let [south, north] = road.buildings.0;
        let winner = Heir::ALL.into_iter().find(|heir| road.points(*heir) > 0);
        Finding {
            what: "road".to_owned(),
            name: Some(Thing::Road.message()),
            place: road.plots.iter().map(place).collect::<Vec<_>>().join(" "),
            place_words: None,
            owner: winner.map(|heir| setting.contender(heir)),
            reason: Reason::Road { more: south.max(north), fewer: south.min(north) }.message(),
            points: i32::from(south.abs_diff(north)),
        }
    };
    let mut findings: Vec<Finding> = scoring.buildings.iter().map(building).collect();
    findings.extend(scoring.roads.iter().map(road));
    if setting.solo {
        findings.push(Finding {
            what: "treasures".to_owned(),
            name: Some(Thing::Treasures.message()),
            place: String::new(),
            place_words: None,
            owner: Some(setting.contender(Heir::North)),
            reason: Reason::Counted { count: scoring.treasures, each: TREASURE_POINTS as u8 }.message(),
            points: i32::from(scoring.treasures) * TREASURE_POINTS,
        });
    }
    findings
}

/// How a building's points come about: `(1 + 3 x 1) x 2`.
fn in_figures(points: Points, doubled: bool) -> Reason {
    let Points { flat, count, each } = points;
    match (flat, each, doubled) {
        (_, 0, false) => Reason::Flat { flat },
        (_, 0, true) => Reason::FlatDoubled { flat },
        (0, _, false) => Reason::Counted { count, each },
        (0, _, true) => Reason::CountedDoubled { count, each },
        (_, _, false) => Reason::Sum { flat, count, each },
        (_, _, true) => Reason::SumDoubled { flat, count, each },
    }
}

/// Names the place of text that cannot be read.
fn at(place: &str) -> impl Fn(NotationError) -> TableProblem {
    move |error| At { place: place.to_owned(), error }.into()
}
