//! The text board of the terminal: the view as plain ASCII, at most 100 columns wide.

use std::fmt;

use crate::cell::Cell;
use crate::components::Components;
use crate::heir::{Heir, Post, Troop};
use crate::landscape::Plot;
use crate::plot::PlotId;
use crate::roads::{exits_for, road_on};
use crate::scoring::Scoring;
use crate::table::{Phase, Table};
use crate::tile::{Colour, TileId};
use crate::treasure::TreasurePlace;
use crate::view::View;

/// With more columns than this, the landscape is drawn with narrow cells.
const WIDE_COLUMNS: i8 = 10;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scoring = self.scoring();
        self.write_header(f)?;
        self.write_reserve(f)?;
        for heir in [self.near().other(), self.near()] {
            self.write_heir(f, heir, &scoring)?;
        }
        if self.setting.solo {
            writeln!(f, "treasures: {} in the heap, {} left in all", self.table.solo.heap, scoring.treasures)?;
        }
        self.write_landscape(f)?;
        self.write_buildings(f, &scoring)
    }
}

const fn letter(heir: Heir) -> char {
    match heir {
        Heir::South => 'S',
        Heir::North => 'N',
    }
}

const fn short(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "grn",
        Colour::Grey => "gry",
        Colour::Yellow => "yel",
    }
}

/// A tile with everything that matters in hand or reserve: `lan-4 bakery yel w1 g2`.
fn in_full(tile: TileId) -> String {
    let facts = Components::of_the_box().tile(tile);
    let mut text = format!("{tile} {} {}", facts.building, short(facts.colour));
    for (resource, cost) in ["w", "s", "g"].into_iter().zip(facts.cost).filter(|(_, cost)| *cost > 0) {
        text += &format!(" {resource}{cost}");
    }
    text
}

impl View {
    fn name(&self, heir: Heir) -> String {
        let livery = self.setting.livery(heir);
        if self.setting.solo && heir == Heir::North {
            format!("Heinrich (N, {livery})")
        } else {
            format!("seat {} ({}, {livery})", heir.seat(), letter(heir))
        }
    }

    fn write_header(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        match table.phase {
            Phase::Over => write!(f, "the game is over")?,
            Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start => write!(f, "the table is being laid")?,
            _ => write!(f, "turn of {}", self.name(table.active))?,
        }
        match table.phase {
            Phase::Build(tile) => write!(f, ", building {tile}")?,
            Phase::Extend(tile) => write!(f, ", laying {tile} face down")?,
            Phase::March(troop) => write!(f, ", moving troop {troop}")?,
            Phase::Deploy => write!(f, ", deploying a troop")?,
            Phase::Siege => write!(f, ", besieging")?,
            Phase::Discard => write!(f, ", discarding")?,
            _ => {}
        }
        write!(f, " | pile {}", table.pile)?;
        if let Some(colour) = table.top {
            write!(f, ", top {colour}")?;
        }
        if table.discounts > 0 {
            write!(f, " | discounts {}", table.discounts)?;
        }
        if let Some(turns) = table.turns_left {
            write!(f, " | turns left {turns}")?;
        }
        writeln!(f)?;
        if let Some(sets) = table.sets {
            writeln!(f, "sets: {sets} | roads {}", if self.setting.roads { "count" } else { "do not count" })?;
        }
        Ok(())
    }

    fn write_reserve(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let crown = self.setting.livery(self.table.reserve.crown);
        writeln!(f, "reserve, clockwise from the shield ({crown} crown):")?;
        let tiles: Vec<String> = self.table.reserve.clockwise().map(|(_, tile)| in_full(tile)).collect();
        for (row, two) in tiles.chunks(2).enumerate() {
            let cells: Vec<String> =
                two.iter().enumerate().map(|(column, text)| format!("  {} {text:<36}", row * 2 + column + 1)).collect();
            writeln!(f, "{}", cells.concat().trim_end())?;
        }
        Ok(())
    }

    fn write_heir(&self, f: &mut fmt::Formatter<'_>, heir: Heir, scoring: &Scoring) -> fmt::Result {
        let table = &self.table;
        write!(f, "{}: {} points", self.name(heir), scoring.total(heir))?;
        if !(self.setting.solo && heir == Heir::North) {
            let [wood, stone, grain] = self.access(heir);
            write!(f, " | reach {} | wood {wood} stone {stone} grain {grain}", table.reach(heir))?;
        }
        write!(f, "\n  troops")?;
        for troop in Troop::ALL {
            let marked = heir == table.active && table.moved.contains(troop);
            let mark = if marked { "x" } else { "" };
            match table.troops[heir][troop.index()] {
                Post::Reserve => write!(f, " {troop}{mark}:reserve")?,
                Post::Beside => write!(f, " {troop}:beside")?,
                Post::Plot(plot) => write!(f, " {troop}{mark}:{}", table.landscape.plot(plot).cell)?,
            }
        }
        writeln!(f)?;
        for tile in table.hands[heir].iter() {
            writeln!(f, "  hand {}", in_full(tile))?;
        }
        Ok(())
    }

    /// The landscape with the near heir at the bottom: rows from the far side to the near side.
    fn write_landscape(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plots = self.table.landscape.plots();
        let span = |coordinate: fn(&Plot) -> i8| {
            let all = plots.iter().map(coordinate);
            all.clone().min().zip(all.max())
        };
        let (Some((west, east)), Some((north, south))) = (span(|plot| plot.cell.x), span(|plot| plot.cell.y)) else {
            return Ok(());
        };
        let mut columns: Vec<i8> = (west..=east).collect();
        let mut rows: Vec<i8> = (north..=south).collect();
        if self.near() == Heir::North {
            columns.reverse();
            rows.reverse();
        }
        let is_wide = east - west < WIDE_COLUMNS;
        let (width, lines) = if is_wide { (8, 3) } else { (2, 1) };
        // Narrow cells have no room for a sign; the position of the zero shows it.
        let label = |x: &i8| if is_wide { *x } else { x.abs() };
        let header: String = columns.iter().map(|x| format!(" {:<width$}", label(x))).collect();
        writeln!(f, "  y\\x{}", header.trim_end())?;
        for y in rows {
            for line in 0..lines {
                let label = if line == 0 { y.to_string() } else { String::new() };
                let mut text = format!("{label:>5}");
                for x in &columns {
                    let plot = self.table.landscape.at(Cell::new(*x, y));
                    let cell = match plot {
                        None => String::new(),
                        Some(plot) if is_wide => self.wide_cell(plot, line),
                        Some(plot) => self.narrow_cell(plot),
                    };
                    text += &format!(" {cell:<width$}");
                }
                writeln!(f, "{}", text.trim_end())?;
            }
        }
        Ok(())
    }

    fn troop_on(&self, plot: PlotId) -> Option<(Heir, Troop)> {
        let troops = Heir::ALL.into_iter().flat_map(|heir| Troop::ALL.map(|troop| (heir, troop)));
        troops.rev().find(|(heir, troop)| self.table.troops[*heir][troop.index()] == Post::Plot(plot))
    }

    /// One of the three lines of a wide cell: tile and owner; colour and roads; troops and treasure.
    fn wide_cell(&self, plot: PlotId, line: usize) -> String {
        let table: &Table = &self.table;
        let laid = table.landscape.plot(plot);
        match line {
            0 => match (laid.tile, laid.owner) {
                (Some(tile), Some(owner)) => format!("{tile} {}", letter(owner)),
                _ => "open".to_owned(),
            },
            1 => {
                // As drawn: N is up for every viewer.
                let (_, exits) = road_on(Components::of_the_box(), &table.landscape, plot);
                let exits = exits_for(self.near(), exits);
                let exits: String = exits.iter().map(|exit| exit.word()).collect();
                format!("{} {exits}", short(laid.colour))
            }
            _ => {
                let mut text = String::new();
                for heir in Heir::ALL {
                    for troop in Troop::ALL {
                        if table.troops[heir][troop.index()] == Post::Plot(plot) {
                            text.push(letter(heir));
                            text.push(if troop == Troop::Retinue { 'R' } else { troop.word().as_bytes()[0] as char });
                        }
                    }
                }
                let treasure = table.solo.treasures.iter().position(|place| *place == TreasurePlace::Plot(plot));
                if let Some(index) = treasure {
                    text += &format!(" t{}", index + 1);
                }
                text
            }
        }
    }

    /// A cell of two letters: colour, in upper case for a building, and the heir of the troop on it or of the building.
    fn narrow_cell(&self, plot: PlotId) -> String {
        let laid = self.table.landscape.plot(plot);
        let colour = match laid.colour {
            Colour::Green => 'g',
            Colour::Grey => 'r',
            Colour::Yellow => 'y',
        };
        match (self.troop_on(plot), laid.owner) {
            (Some((heir, _)), _) => format!("{colour}{}", letter(heir)),
            (None, Some(owner)) => format!("{}{}", colour.to_ascii_uppercase(), letter(owner).to_ascii_lowercase()),
            (None, None) => format!("{colour}."),
        }
    }

    fn write_buildings(&self, f: &mut fmt::Formatter<'_>, scoring: &Scoring) -> fmt::Result {
        for three in scoring.buildings.chunks(3) {
            let mut line = String::new();
            for score in three {
                let doubled = if score.doubled { "x2" } else { "" };
                let text = format!(
                    "{} {} {} {}{doubled}",
                    letter(score.heir),
                    score.tile,
                    score.building,
                    score.points.total()
                );
                line += &format!("  {text:<29}");
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        for road in &scoring.roads {
            let cells: Vec<String> =
                road.plots.iter().map(|plot| self.table.landscape.plot(plot).cell.to_string()).collect();
            let [south, north] = road.buildings.0;
            let line = format!("  road S {south} N {north} over {}", cells.join(" "));
            writeln!(f, "{}", if line.len() <= 100 { line } else { format!("{}...", &line[..97]) })?;
        }
        Ok(())
    }
}
