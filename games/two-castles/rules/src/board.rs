//! The table as text, for a terminal.
//!
//! A room is three signs: its type, what it wants, its decoration. Types are `F L U O S C D` (food, living, utility,
//! outdoor, sleeping, corridor, downstairs) and `*` for special rooms; decorations are `t s p m` (torch, swords,
//! painting, mirror). `FSm` is a food room that wants sleeping rooms and shows a mirror. Fountain, foyer and tower are `~~~`,
//! `[ ]` and `/^\`.

use std::fmt;

use kernel::Viewer;

use crate::components::{Components, Face, Levels, Target, Wants};
use crate::state::{LUDWIG, Phase, Task, Work};
use crate::{Attendant, Castle, Cell, Decoration, RoomKind, RoomType, SpecialRoom, Throne, Tile, TileSet, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let progress = &self.progress;
        write!(f, "round {}, turn {}: ", progress.round + 1, progress.turn + 1)?;
        self.write_phase(f)?;
        write!(f, "supply {}, discards {}, bonus cards {}, attendants", self.supply, self.discards.len(), self.deck)?;
        for kind in Attendant::all() {
            let id = kind.to_string();
            write!(f, " {} {}", self.attendants[kind.index()], id.trim_start_matches("attendant_"))?;
        }
        writeln!(f)?;
        for (index, castle) in self.castles.iter().enumerate() {
            self.write_castle(f, index, castle)?;
        }
        self.write_piles(f)?;
        self.write_drawn(f)?;
        self.write_memory(f)
    }
}

impl View {
    /// The name of a place: its seat, or Ludwig.
    fn place(&self, place: usize) -> String {
        if self.with_ludwig && place == LUDWIG { "Ludwig".to_owned() } else { format!("seat {}", place + 1) }
    }

    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.progress.phase {
            Phase::DealThrones => writeln!(f, "throne rooms are dealt"),
            Phase::DealTiles => writeln!(f, "tiles are dealt"),
            Phase::LudwigDraws => writeln!(f, "two tiles are drawn for Ludwig"),
            Phase::LudwigAssigns => writeln!(f, "Ludwig's tiles are assigned"),
            Phase::Choose => {
                let chosen: Vec<String> = self.progress.committed.iter().map(|seat| seat.to_string()).collect();
                let chosen = if chosen.is_empty() { "nobody".to_owned() } else { chosen.join(" ") };
                writeln!(f, "choose two tiles (have chosen: {chosen})")
            }
            Phase::Build => {
                writeln!(f, "all castles are built")?;
                let works = self.progress.works.iter().take(self.castles.len()).enumerate();
                works
                    .filter(|(_, work)| !work.is_done())
                    .try_for_each(|(castle, work)| self.write_work(f, castle, work))
            }
            Phase::Over => writeln!(f, "the match is over"),
        }
    }

    /// What is left to do in a castle.
    fn write_work(&self, f: &mut fmt::Formatter<'_>, castle: usize, work: &Work) -> fmt::Result {
        write!(f, "castle {}:", castle + 1)?;
        if let Some((seat, task)) = work.bonus {
            write!(f, " bonus: seat {seat} {};", task_words(task))?;
        }
        let builders = [castle, (castle + 1) % self.castles.len()];
        for (builder, place) in builders.into_iter().enumerate().filter(|(builder, _)| work.owing[*builder]) {
            let waits = if work.waited[builder] { "waited and " } else { "" };
            write!(f, " {} {waits}has a tile to place;", self.place(place))?;
        }
        writeln!(f)
    }

    fn write_castle(&self, f: &mut fmt::Formatter<'_>, index: usize, castle: &Castle) -> fmt::Result {
        let components = Components::get();
        let neighbour = self.place((index + 1) % self.castles.len());
        let points = castle.points(components);
        write!(f, "\ncastle {} between {} and {neighbour}: {points} points", index + 1, self.place(index))?;
        for attendant in Attendant::all() {
            for _ in 0..castle.attendants(attendant) {
                write!(f, ", {attendant}")?;
            }
        }
        for card in castle.cards() {
            write!(f, ", {card}")?;
        }
        writeln!(f)?;
        if let Some(throne) = castle.throne() {
            writeln!(f, "throne room wants {}", throne_wishes(throne))?;
        }
        write_section(f, castle)
    }

    fn write_piles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for (place, pile) in self.piles.iter().enumerate() {
            let picks: Vec<String> = self.picks[place].iter().flatten().map(|tile| tile.to_string()).collect();
            let picks = if picks.is_empty() { String::new() } else { format!(", chosen: {}", picks.join(" + ")) };
            writeln!(f, "{}: {} tiles{picks}", self.place(place), pile.len)?;
            let own = self.viewer.seat().is_some_and(|seat| seat.index() == place);
            if let (true, Some(tiles)) = (own, pile.tiles) {
                write_tiles(f, &tiles)?;
            }
        }
        Ok(())
    }

    fn write_drawn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for draw in &self.draws {
            if draw.tile_count > 0 {
                writeln!(f, "drawn: {} tiles", draw.tile_count)?;
                write_tiles(f, &draw.tiles)?;
            }
            if draw.card_count > 0 {
                writeln!(f, "drawn: {} cards", draw.card_count)?;
                for card in &draw.cards {
                    writeln!(f, "  {card}")?;
                }
            }
        }
        Ok(())
    }

    /// What the viewer remembers of piles that went on.
    fn write_memory(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        for (place, pile) in self.piles.iter().enumerate().filter(|(place, _)| *place != seat.index()) {
            if let Some(tiles) = pile.tiles.filter(|tiles| !tiles.is_empty()) {
                writeln!(f, "known at {}:", self.place(place))?;
                write_tiles(f, &tiles)?;
            }
        }
        Ok(())
    }
}

/// One line for each tile: its id and what it does.
fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: &TileSet) -> fmt::Result {
    tiles
        .iter()
        .try_for_each(|tile| writeln!(f, "  {tile:<27} {} {}", signs(tile), wishes(Components::get().face(tile))))
}

/// The castle in cross-section, floor by floor from above, with a line for the ground.
fn write_section(f: &mut fmt::Formatter<'_>, castle: &Castle) -> fmt::Result {
    let cells = || castle.rooms().map(|room| room.at).chain([Cell::new(0, 0), Cell::new(1, 0)]);
    let left = cells().map(|cell| cell.x).min().unwrap_or(0);
    let right = cells().map(|cell| cell.x).max().unwrap_or(1);
    let top = cells().map(|cell| cell.y).max().unwrap_or(0);
    let bottom = cells().map(|cell| cell.y).min().unwrap_or(0);
    for y in (bottom..=top).rev() {
        let row: String = (left..=right).map(|x| room_text(castle, Cell::new(x, y))).collect();
        writeln!(f, "{y:>3} {}", row.trim_end())?;
    }
    let numbers: String = (left..=right).map(|x| format!("{x:>2}  ")).collect();
    writeln!(f, "    {}", numbers.trim_end())
}

/// Four columns for each cell; the throne room has eight.
fn room_text(castle: &Castle, cell: Cell) -> String {
    match castle.tile_at(cell) {
        None => "    ".to_owned(),
        Some(Tile::THRONE) if cell.x == 0 => match castle.throne() {
            Some(throne) => format!("[=T{}", decoration_sign(Some(Components::get().throne(throne).decoration))),
            None => "[=T=".to_owned(),
        },
        Some(Tile::THRONE) => "==] ".to_owned(),
        Some(tile) => format!("{} ", signs(tile)),
    }
}

/// The three signs of a room.
fn signs(tile: Tile) -> String {
    let face = Components::get().face(tile);
    match tile.kind() {
        RoomKind::Special(SpecialRoom::Fountain) => "~~~".to_owned(),
        RoomKind::Special(SpecialRoom::GrandFoyer) => "[ ]".to_owned(),
        RoomKind::Special(SpecialRoom::Tower) => "/^\\".to_owned(),
        RoomKind::Throne => "[=]".to_owned(),
        RoomKind::Regular(room_type) => {
            let wants = match face.wants {
                Wants::AboveBelow(target)
                | Wants::LeftRight(target)
                | Wants::TwoBelow(target)
                | Wants::Around(target)
                | Wants::Connected(target)
                | Wants::Anywhere(target)
                | Wants::Column(target) => target_sign(target),
                Wants::AroundDecoration(decoration) => decoration_sign(Some(decoration)),
                Wants::EveryOtherType | Wants::AnyAround | Wants::AnyBelow | Wants::Nothing => '.',
            };
            let decoration = decoration_sign(face.decoration);
            format!("{}{wants}{decoration}", target_sign(Target::Regular(room_type)))
        }
    }
}

fn target_sign(target: Target) -> char {
    match target {
        Target::Regular(RoomType::Food) => 'F',
        Target::Regular(RoomType::Living) => 'L',
        Target::Regular(RoomType::Utility) => 'U',
        Target::Regular(RoomType::Outdoor) => 'O',
        Target::Regular(RoomType::Sleeping) => 'S',
        Target::Regular(RoomType::Corridor) => 'C',
        Target::Regular(RoomType::Downstairs) => 'D',
        Target::Special => '*',
    }
}

fn decoration_sign(decoration: Option<Decoration>) -> char {
    match decoration {
        Some(Decoration::Torch) => 't',
        Some(Decoration::Swords) => 's',
        Some(Decoration::Painting) => 'p',
        Some(Decoration::Mirror) => 'm',
        None => '.',
    }
}

/// What a tile scores and where it may lie, in a few words.
fn wishes(face: &Face) -> String {
    let points = face.points;
    let scores = match face.wants {
        Wants::AboveBelow(target) => format!("{points} per {} above, below", target.id()),
        Wants::LeftRight(target) => format!("{points} per {} left, right", target.id()),
        Wants::TwoBelow(target) => format!("{points} per {} in the two cells below", target.id()),
        Wants::Around(target) => format!("{points} per {} around", target.id()),
        Wants::AroundDecoration(decoration) => format!("{points} per {} around", decoration.id()),
        Wants::Connected(target) => format!("{points} per {} connected", target.id()),
        Wants::Anywhere(target) => format!("{points} per {} in the castle", target.id()),
        Wants::EveryOtherType => format!("{points} with all other types, else {}", face.points_else),
        Wants::Column(target) => format!("{points} per {} in the column", target.id()),
        Wants::AnyAround => format!("{points} per room around"),
        Wants::AnyBelow => format!("{points} per room below"),
        Wants::Nothing => format!("always {points}"),
    };
    match (face.levels, face.blue_border) {
        (_, true) => format!("{scores}; nothing above"),
        (Levels::BelowGround, _) => format!("{scores}; underground"),
        (Levels::Anywhere, _) => format!("{scores}; any floor"),
        (Levels::GroundOrAbove, _) => scores,
    }
}

fn throne_wishes(throne: Throne) -> String {
    let face = Components::get().throne(throne);
    let [one, other] = face.wants;
    let [here, there] = face.positions;
    format!("{} or {} at {here} and {there}", one.id(), other.id())
}

fn task_words(task: Task) -> String {
    let words = match task {
        Task::ChooseBonus => "chooses a bonus",
        Task::DrawTiles => "draws five tiles",
        Task::KeepTile => "places a drawn tile",
        Task::TakeAttendant => "takes an attendant",
        Task::DrawCards => "draws three bonus cards",
        Task::KeepCard => "keeps a bonus card",
        Task::PlaceSpecial(kind) => return format!("places a {}", kind.id()),
        Task::PlaceAnySpecial => "places a special room",
    };
    words.to_owned()
}
