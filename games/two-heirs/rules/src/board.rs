//! The text board of the terminal: the view as plain text, at most 100 columns wide.

use std::fmt;

use kernel::{BoardWords, TextBoard};

use crate::cell::{Cell, Direction};
use crate::components::Components;
use crate::heir::{Heir, Post, Troop};
use crate::landscape::Plot;
use crate::plot::PlotId;
use crate::roads::{exits_for, road_on};
use crate::scoring::Scoring;
use crate::table::{Phase, Table};
use crate::tile::{Building, Colour, Set, TileId};
use crate::treasure::TreasurePlace;
use crate::view::View;

/// With more columns than this, the landscape is drawn with narrow cells.
const WIDE_COLUMNS: i8 = 10;

/// With more columns than this, which only a box with more tiles than the printed one has, narrow cells have no gaps.
const NARROW_COLUMNS: i8 = 31;

/// The width of the board.
const COLUMNS: usize = 100;

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        Over = "two-heirs-board-over", "the game is over";
        Laying = "two-heirs-board-laying", "the table is being laid";
        Turn { heir: HeirText } = "two-heirs-board-turn", "turn of {heir}";
        Build { tile: String } = "two-heirs-board-build", "building {tile}";
        Extend { tile: String } = "two-heirs-board-extend", "laying {tile} face down";
        March { troop: TroopText } = "two-heirs-board-march", "moving troop {troop}";
        Deploy = "two-heirs-board-deploy", "deploying a troop";
        Siege = "two-heirs-board-siege", "besieging";
        Discard = "two-heirs-board-discard", "discarding";
        Pile { pile: u8 } = "two-heirs-board-pile", "pile {pile}";
        Top { colour: Colour } = "two-heirs-board-top", "top {colour}";
        Discounts { discounts: u8 } = "two-heirs-board-discounts", "discounts {discounts}";
        TurnsLeft { turns: u8 } = "two-heirs-board-turns-left", "turns left {turns}";
        Sets { one: Set, two: Set, three: Set } = "two-heirs-board-sets", "sets: {one}+{two}+{three}";
        Roads { count: bool } = "two-heirs-board-roads", "roads {}", if *count { "count" } else { "do not count" };
        Reserve { crown: &'static str } =
            "two-heirs-board-reserve", "reserve, clockwise from the shield ({crown} crown):";
        Heir { heir: HeirText, points: i32 } = "two-heirs-board-heir", "{heir}: {points} points";
        Reach { reach: usize } = "two-heirs-board-reach", "reach {reach}";
        Access { wood: u8, stone: u8, grain: u8 } =
            "two-heirs-board-access", "wood {wood} stone {stone} grain {grain}";
        Troops = "two-heirs-board-troops", "troops";
        InReserve { troop: TroopText } = "two-heirs-board-in-reserve", "{troop}:reserve";
        Beside { troop: TroopText } = "two-heirs-board-beside", "{troop}:beside";
        On { troop: TroopText, cell: String } = "two-heirs-board-on", "{troop}:{cell}";
        Hand = "two-heirs-board-hand", "hand";
        Treasures { heap: u8, left: u8 } =
            "two-heirs-board-treasures", "treasures: {heap} in the heap, {left} left in all";
        Road { south: u8, north: u8, cells: String } =
            "two-heirs-board-road", "road S {south} N {north} over {cells}";
        Name { building: Building } = "two-heirs-board-building", "{building}";
        Open = "two-heirs-board-open", "open";
        Green = "two-heirs-board-green", "grn";
        Grey = "two-heirs-board-grey", "gry";
        Yellow = "two-heirs-board-yellow", "yel";
        NarrowGreen = "two-heirs-board-narrow-green", "g";
        NarrowGrey = "two-heirs-board-narrow-grey", "r";
        NarrowYellow = "two-heirs-board-narrow-yellow", "y";
        Wood = "two-heirs-board-wood", "w";
        Stone = "two-heirs-board-stone", "s";
        Grain = "two-heirs-board-grain", "g";
        North = "two-heirs-board-north", "N";
        East = "two-heirs-board-east", "E";
        South = "two-heirs-board-south", "S";
        West = "two-heirs-board-west", "W";
        RetinueSign = "two-heirs-board-retinue-sign", "R";
        TreasureSign = "two-heirs-board-treasure-sign", "t";
    }
}

kernel::messages! {
    /// An heir.
    pub(crate) enum HeirText {
        Seat { seat: String, letter: &'static str, livery: &'static str } =
            "two-heirs-board-seat", "seat {seat} ({letter}, {livery})";
        Heinrich { livery: &'static str } = "two-heirs-board-heinrich", "Heinrich (N, {livery})";
    }
}

kernel::messages! {
    /// A troop, with a cross if it has moved.
    pub(crate) enum TroopText {
        Retinue { mark: &'static str } = "two-heirs-board-retinue", "retinue{mark}";
        Numbered { number: &'static str, mark: &'static str } = "two-heirs-board-troop", "{number}{mark}";
    }
}

impl TroopText {
    const fn new(troop: Troop, is_marked: bool) -> Self {
        let mark = if is_marked { "x" } else { "" };
        match troop {
            Troop::Retinue => Self::Retinue { mark },
            Troop::First | Troop::Second => Self::Numbered { number: troop.word(), mark },
        }
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let scoring = self.scoring();
        self.write_header(out, words)?;
        self.write_reserve(out, words)?;
        for heir in [self.near().other(), self.near()] {
            self.write_heir(out, words, heir, &scoring)?;
        }
        if self.setting.solo {
            let treasures = BoardText::Treasures { heap: self.table.solo.heap, left: scoring.treasures };
            writeln!(out, "{}", words.text(&treasures))?;
        }
        self.write_landscape(out, words)?;
        self.write_buildings(out, words, &scoring)
    }
}

const fn letter(heir: Heir) -> &'static str {
    match heir {
        Heir::South => "S",
        Heir::North => "N",
    }
}

const fn short(colour: Colour) -> BoardText {
    match colour {
        Colour::Green => BoardText::Green,
        Colour::Grey => BoardText::Grey,
        Colour::Yellow => BoardText::Yellow,
    }
}

const fn narrow(colour: Colour) -> BoardText {
    match colour {
        Colour::Green => BoardText::NarrowGreen,
        Colour::Grey => BoardText::NarrowGrey,
        Colour::Yellow => BoardText::NarrowYellow,
    }
}

/// Where a road can leave a tile.
const EXITS: [(Direction, BoardText); 4] = [
    (Direction::North, BoardText::North),
    (Direction::East, BoardText::East),
    (Direction::South, BoardText::South),
    (Direction::West, BoardText::West),
];

/// A tile with everything that matters in hand or reserve: `lan-4 bakery yel w1 g2`.
fn in_full(words: &dyn BoardWords, tile: TileId) -> String {
    let facts = Components::of_the_box().tile(tile);
    let building = words.text(&BoardText::Name { building: facts.building });
    let mut text = format!("{tile} {building} {}", words.text(&short(facts.colour)));
    let resources = [BoardText::Wood, BoardText::Stone, BoardText::Grain];
    for (resource, cost) in resources.iter().zip(facts.cost).filter(|(_, cost)| *cost > 0) {
        text += &format!(" {}{cost}", words.text(resource));
    }
    text
}

impl View {
    fn name(&self, words: &dyn BoardWords, heir: Heir) -> HeirText {
        let livery = self.setting.livery(heir).word();
        if self.setting.solo && heir == Heir::North {
            HeirText::Heinrich { livery }
        } else {
            HeirText::Seat { seat: words.seat(heir.seat()), letter: letter(heir), livery }
        }
    }

    fn write_header(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let table = &self.table;
        let whose = match table.phase {
            Phase::Over => BoardText::Over,
            Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start => BoardText::Laying,
            _ => BoardText::Turn { heir: self.name(words, table.active) },
        };
        write!(out, "{}", words.text(&whose))?;
        let what = match table.phase {
            Phase::Build(tile) => Some(BoardText::Build { tile: tile.to_string() }),
            Phase::Extend(tile) => Some(BoardText::Extend { tile: tile.to_string() }),
            Phase::March(troop) => Some(BoardText::March { troop: TroopText::new(troop, false) }),
            Phase::Deploy => Some(BoardText::Deploy),
            Phase::Siege => Some(BoardText::Siege),
            Phase::Discard => Some(BoardText::Discard),
            _ => None,
        };
        if let Some(what) = what {
            write!(out, ", {}", words.text(&what))?;
        }
        write!(out, " | {}", words.text(&BoardText::Pile { pile: table.pile }))?;
        if let Some(colour) = table.top {
            write!(out, ", {}", words.text(&BoardText::Top { colour }))?;
        }
        if table.discounts > 0 {
            write!(out, " | {}", words.text(&BoardText::Discounts { discounts: table.discounts }))?;
        }
        if let Some(turns) = table.turns_left {
            write!(out, " | {}", words.text(&BoardText::TurnsLeft { turns }))?;
        }
        writeln!(out)?;
        let sets: Vec<Set> =
            table.sets.iter().flat_map(|sets| Set::ALL.into_iter().filter(|set| sets.contains(*set))).collect();
        if let [one, two, three] = sets[..] {
            let roads = BoardText::Roads { count: self.setting.roads };
            writeln!(out, "{} | {}", words.text(&BoardText::Sets { one, two, three }), words.text(&roads))?;
        }
        Ok(())
    }

    fn write_reserve(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let crown = self.setting.livery(self.table.reserve.crown).word();
        writeln!(out, "{}", words.text(&BoardText::Reserve { crown }))?;
        let tiles: Vec<String> = self.table.reserve.clockwise().map(|(_, tile)| in_full(words, tile)).collect();
        for (row, two) in tiles.chunks(2).enumerate() {
            let cells: Vec<String> =
                two.iter().enumerate().map(|(column, text)| format!("  {} {text:<36}", row * 2 + column + 1)).collect();
            writeln!(out, "{}", cells.concat().trim_end())?;
        }
        Ok(())
    }

    fn write_heir(
        &self,
        out: &mut dyn fmt::Write,
        words: &dyn BoardWords,
        heir: Heir,
        scoring: &Scoring,
    ) -> fmt::Result {
        let table = &self.table;
        let name = BoardText::Heir { heir: self.name(words, heir), points: scoring.total(heir) };
        write!(out, "{}", words.text(&name))?;
        if !(self.setting.solo && heir == Heir::North) {
            let [wood, stone, grain] = self.access(heir);
            let access = words.text(&BoardText::Access { wood, stone, grain });
            write!(out, " | {} | {access}", words.text(&BoardText::Reach { reach: table.reach(heir) }))?;
        }
        write!(out, "\n  {}", words.text(&BoardText::Troops))?;
        for troop in Troop::ALL {
            let post = table.troops[heir][troop.index()];
            let is_marked = heir == table.active && table.moved.contains(troop) && post != Post::Beside;
            let troop = TroopText::new(troop, is_marked);
            let text = match post {
                Post::Reserve => BoardText::InReserve { troop },
                Post::Beside => BoardText::Beside { troop },
                Post::Plot(plot) => BoardText::On { troop, cell: table.landscape.plot(plot).cell.to_string() },
            };
            write!(out, " {}", words.text(&text))?;
        }
        writeln!(out)?;
        for tile in table.hands[heir].iter() {
            writeln!(out, "  {} {}", words.text(&BoardText::Hand), in_full(words, tile))?;
        }
        Ok(())
    }

    /// The landscape with the near heir at the bottom: rows from the far side to the near side.
    fn write_landscape(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
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
        let gap = if east - west < NARROW_COLUMNS { " " } else { "" };
        // Narrow cells have no room for a sign; the position of the zero shows it.
        let label = |x: &i8| if is_wide { *x } else { x.abs() };
        let header: String = columns.iter().map(|x| format!("{gap}{:<width$}", label(x))).collect();
        writeln!(out, "  y\\x{}", header.trim_end())?;
        for y in rows {
            for line in 0..lines {
                let label = if line == 0 { y.to_string() } else { String::new() };
                let mut text = format!("{label:>5}");
                for x in &columns {
                    let plot = self.table.landscape.at(Cell::new(*x, y));
                    let cell = match plot {
                        None => String::new(),
                        Some(plot) if is_wide => self.wide_cell(words, plot, line),
                        Some(plot) => self.narrow_cell(words, plot),
                    };
                    text += &format!("{gap}{cell:<width$}");
                }
                writeln!(out, "{}", text.trim_end())?;
            }
        }
        Ok(())
    }

    fn troop_on(&self, plot: PlotId) -> Option<(Heir, Troop)> {
        let troops = Heir::ALL.into_iter().flat_map(|heir| Troop::ALL.map(|troop| (heir, troop)));
        troops.rev().find(|(heir, troop)| self.table.troops[*heir][troop.index()] == Post::Plot(plot))
    }

    /// One of the three lines of a wide cell: tile and owner; colour and roads; troops and treasure.
    fn wide_cell(&self, words: &dyn BoardWords, plot: PlotId, line: usize) -> String {
        let table: &Table = &self.table;
        let laid = table.landscape.plot(plot);
        match line {
            0 => match (laid.tile, laid.owner) {
                (Some(tile), Some(owner)) => format!("{tile} {}", letter(owner)),
                _ => words.text(&BoardText::Open),
            },
            1 => {
                // As drawn: N is up for every viewer.
                let (_, exits) = road_on(Components::of_the_box(), &table.landscape, plot);
                let exits = exits_for(self.near(), exits);
                let is_exit = |(direction, _): &&(Direction, BoardText)| exits.has(*direction);
                let exits: String = EXITS.iter().filter(is_exit).map(|(_, letter)| words.text(letter)).collect();
                format!("{} {exits}", words.text(&short(laid.colour)))
            }
            _ => {
                let mut text = String::new();
                for heir in Heir::ALL {
                    for troop in Troop::ALL {
                        if table.troops[heir][troop.index()] == Post::Plot(plot) {
                            text += letter(heir);
                            text += &match troop {
                                Troop::Retinue => words.text(&BoardText::RetinueSign),
                                Troop::First | Troop::Second => troop.word().to_owned(),
                            };
                        }
                    }
                }
                let treasure = table.solo.treasures.iter().position(|place| *place == TreasurePlace::Plot(plot));
                if let Some(index) = treasure {
                    text += &format!(" {}{}", words.text(&BoardText::TreasureSign), index + 1);
                }
                text
            }
        }
    }

    /// A cell of two letters: colour, in upper case for a building, and the heir of the troop on it or of the building.
    fn narrow_cell(&self, words: &dyn BoardWords, plot: PlotId) -> String {
        let laid = self.table.landscape.plot(plot);
        let colour = words.text(&narrow(laid.colour));
        match (self.troop_on(plot), laid.owner) {
            (Some((heir, _)), _) => format!("{colour}{}", letter(heir)),
            (None, Some(owner)) => format!("{}{}", colour.to_uppercase(), letter(owner).to_lowercase()),
            (None, None) => format!("{colour}."),
        }
    }

    fn write_buildings(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords, scoring: &Scoring) -> fmt::Result {
        for three in scoring.buildings.chunks(3) {
            let mut line = String::new();
            for score in three {
                let doubled = if score.doubled { "x2" } else { "" };
                let building = words.text(&BoardText::Name { building: score.building });
                let (letter, points) = (letter(score.heir), score.points.total());
                let text = format!("{letter} {} {building} {points}{doubled}", score.tile);
                line += &format!("  {text:<29}");
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        for road in &scoring.roads {
            let cells: Vec<String> =
                road.plots.iter().map(|plot| self.table.landscape.plot(plot).cell.to_string()).collect();
            let [south, north] = road.buildings.0;
            let text = BoardText::Road { south, north, cells: cells.join(" ") };
            let line = format!("  {}", words.text(&text));
            if line.chars().count() <= COLUMNS {
                writeln!(out, "{line}")?;
            } else {
                writeln!(out, "{}...", line.chars().take(COLUMNS - 3).collect::<String>())?;
            }
        }
        Ok(())
    }
}
