//! The table as text, for a terminal.
//!
//! A room is three signs: its type, what it wants, its decoration. Types are `F L U O S C D` (food, living, utility,
//! outdoor, sleeping, corridor, downstairs) and `*` for special rooms; decorations are `t s p m` (torch, swords,
//! painting, mirror). `FSm` is a food room that wants sleeping rooms and shows a mirror. Fountain, foyer and tower are `~~~`,
//! `[ ]` and `/^\`.

use std::fmt;

use kernel::{Bilingual, BoardWords, Describe, Message, Sample, Seat, TextBoard, Viewer};

use crate::components::{Components, Face, Levels, Name, Target, Wants};
use crate::errors;
use crate::state::{LUDWIG, Phase, Task, Work};
use crate::{Attendant, Card, Castle, Cell, Decoration, RoomKind, RoomType, SpecialRoom, Throne, Tile, TileSet, View};

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        Round { round: u8, turn: u8, phase: PhaseText } =
            "two-castles-board-round", "round {round}, turn {turn}: {phase}";
        Bonus { seat: String, task: TaskText } = "two-castles-board-bonus", "bonus: seat {seat} {task};";
        Owing { who: PlaceText } = "two-castles-board-owing", "{who} has a tile to place;";
        Waited { who: PlaceText } = "two-castles-board-waited", "{who} waited and has a tile to place;";
        Stock { supply: usize, discards: usize, cards: usize, attendants: String } =
            "two-castles-board-stock", "supply {supply}, discards {discards}, bonus cards {cards}, attendants {attendants}";
        Attendants { count: u8, id: String, name: Bilingual } = "two-castles-board-attendants", "{count} {id}";
        Between = "two-castles-board-between", " ";
        Castle { castle: CastleText, left: PlaceText, right: PlaceText, points: i32 } =
            "two-castles-board-castle", "{castle} between {left} and {right}: {points} points";
        Holding { id: String, name: Bilingual } = "two-castles-board-holding", ", {id}";
        Throne { one: TypeName, other: TypeName, here: String, there: String } =
            "two-castles-board-throne", "throne room wants {one} or {other} at {here} and {there}";
        Pile { who: PlaceText, tiles: usize } = "two-castles-board-pile", "{who}: {tiles} tiles";
        Chosen { tiles: String } = "two-castles-board-chosen", ", chosen: {tiles}";
        DrawnTiles { tiles: usize } = "two-castles-board-drawn-tiles", "drawn: {tiles} tiles";
        DrawnCards { cards: usize } = "two-castles-board-drawn-cards", "drawn: {cards} cards";
        Known { who: PlaceText } = "two-castles-board-known", "known at {who}:";
        Piece { id: String, name: Bilingual } = "two-castles-board-piece", "{id}";
        NothingAbove { scores: WantsText } = "two-castles-board-nothing-above", "{scores}; nothing above";
        Underground { scores: WantsText } = "two-castles-board-underground", "{scores}; underground";
        AnyFloor { scores: WantsText } = "two-castles-board-any-floor", "{scores}; any floor";
        Scores(scores: WantsText);
        Signs = "two-castles-board-signs", "";
    }
}

kernel::messages! {
    /// A castle at the table, by its name.
    pub(crate) enum CastleText {
        Castle { number: usize, name: Bilingual } = "two-castles-board-castle-name", "castle {number}";
    }
}

kernel::messages! {
    /// What the table waits for.
    pub(crate) enum PhaseText {
        DealThrones = "two-castles-board-deal-thrones", "throne rooms are dealt";
        DealTiles = "two-castles-board-deal-tiles", "tiles are dealt";
        LudwigDraws = "two-castles-board-ludwig-draws", "two tiles are drawn for Ludwig";
        LudwigAssigns = "two-castles-board-ludwig-assigns", "Ludwig's tiles are assigned";
        Choose = "two-castles-board-choose", "choose two tiles (have chosen: nobody)";
        ChosenBy { seats: String, count: usize } = "two-castles-board-chosen-by", "choose two tiles (have chosen: {seats})";
        Build = "two-castles-board-build", "all castles are built";
        Over = "two-castles-board-over", "the match is over";
    }
}

kernel::messages! {
    /// What a bonus asks for.
    pub(crate) enum TaskText {
        ChooseBonus = "two-castles-board-choose-bonus", "chooses a bonus";
        DrawTiles = "two-castles-board-draw-tiles", "draws five tiles";
        KeepTile = "two-castles-board-keep-tile", "places a drawn tile";
        TakeAttendant = "two-castles-board-take-attendant", "takes an attendant";
        DrawCards = "two-castles-board-draw-cards", "draws three bonus cards";
        KeepCard = "two-castles-board-keep-card", "keeps a bonus card";
        PlaceSpecial { id: &'static str, name: Bilingual } = "two-castles-board-place-special", "places a {id}";
        PlaceAnySpecial = "two-castles-board-place-any-special", "places a special room";
    }
}

kernel::messages! {
    /// Who sits at a place.
    pub(crate) enum PlaceText {
        Ludwig = "two-castles-board-ludwig", "Ludwig";
        Seat { seat: String } = "two-castles-board-seat", "seat {seat}";
    }
}

kernel::messages! {
    /// What a room counts, in the words of its caption.
    pub(crate) enum WantsText {
        AboveBelow { points: u8, target: TypeName } =
            "two-castles-wants-above-below", "{points} per {target} above, below";
        LeftRight { points: u8, target: TypeName } =
            "two-castles-wants-left-right", "{points} per {target} left, right";
        TwoBelow { points: u8, target: TypeName } =
            "two-castles-wants-two-below", "{points} per {target} in the two cells below";
        Around { points: u8, target: TypeName } = "two-castles-wants-around", "{points} per {target} around";
        AroundDecoration { points: u8, decoration: errors::Decoration } =
            "two-castles-wants-decoration", "{points} per {decoration} around";
        Connected { points: u8, target: TypeName } = "two-castles-wants-connected", "{points} per {target} connected";
        Anywhere { points: u8, target: TypeName } =
            "two-castles-wants-anywhere", "{points} per {target} in the castle";
        EveryOtherType { points: u8, otherwise: u8 } =
            "two-castles-wants-every", "{points} with all other types, else {otherwise}";
        Column { points: u8, target: TypeName } = "two-castles-wants-column", "{points} per {target} in the column";
        AnyAround { points: u8 } = "two-castles-wants-any-around", "{points} per room around";
        AnyBelow { points: u8 } = "two-castles-wants-any-below", "{points} per room below";
        Nothing { points: u8 } = "two-castles-wants-nothing", "always {points}";
    }
}

/// A type of room by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TypeName(Target);

impl fmt::Display for TypeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id())
    }
}

impl Describe for TypeName {
    fn message(&self) -> Message {
        Message::new("two-castles-type", format_args!("{self}")).arg("type", &self.0.id())
    }
}

impl Sample for TypeName {
    fn samples() -> Vec<Self> {
        vec![Self(Target::Regular(RoomType::Food)), Self(Target::Special)]
    }
}

fn bilingual(name: &Name) -> Bilingual {
    Bilingual { de: name.de.clone(), en: name.en.clone() }
}

fn castle_text(castle: usize) -> CastleText {
    CastleText::Castle { number: castle + 1, name: bilingual(Components::get().figure(castle)) }
}

fn tile_text(tile: Tile) -> BoardText {
    BoardText::Piece { id: tile.to_string(), name: bilingual(Components::get().room(tile)) }
}

fn card_text(card: Card) -> BoardText {
    BoardText::Piece { id: card.to_string(), name: bilingual(&Components::get().card(card).name) }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        self.write_phase(out, words)?;
        let attendants: Vec<String> = Attendant::all()
            .map(|kind| {
                let id = kind.to_string().trim_start_matches("attendant_").to_owned();
                let name = bilingual(&Components::get().attendant(kind).name);
                words.text(&BoardText::Attendants { count: self.attendants[kind.index()], id, name })
            })
            .collect();
        let stock = BoardText::Stock {
            supply: self.supply.into(),
            discards: self.discards.len(),
            cards: self.deck.into(),
            attendants: attendants.join(&words.text(&BoardText::Between)),
        };
        writeln!(out, "{}", words.text(&stock))?;
        for (index, castle) in self.castles.iter().enumerate() {
            self.write_castle(out, words, index, castle)?;
        }
        self.write_piles(out, words)?;
        self.write_drawn(out, words)?;
        self.write_memory(out, words)?;
        let signs = words.text(&BoardText::Signs);
        if signs.is_empty() { Ok(()) } else { writeln!(out, "\n{signs}") }
    }
}

impl View {
    /// The name of a place: its seat, or Ludwig.
    fn place(&self, words: &dyn BoardWords, place: usize) -> PlaceText {
        if self.with_ludwig && place == LUDWIG {
            PlaceText::Ludwig
        } else {
            PlaceText::Seat { seat: words.seat(Seat::new(place as u8)) }
        }
    }

    fn write_phase(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let progress = &self.progress;
        let phase = match progress.phase {
            Phase::DealThrones => PhaseText::DealThrones,
            Phase::DealTiles => PhaseText::DealTiles,
            Phase::LudwigDraws => PhaseText::LudwigDraws,
            Phase::LudwigAssigns => PhaseText::LudwigAssigns,
            Phase::Choose => {
                let chosen: Vec<String> = progress.committed.iter().map(|seat| words.seat(seat)).collect();
                let seats = chosen.join(&words.text(&BoardText::Between));
                if chosen.is_empty() { PhaseText::Choose } else { PhaseText::ChosenBy { seats, count: chosen.len() } }
            }
            Phase::Build => PhaseText::Build,
            Phase::Over => PhaseText::Over,
        };
        let is_building = phase == PhaseText::Build;
        let text = BoardText::Round { round: progress.round + 1, turn: progress.turn + 1, phase };
        writeln!(out, "{}", words.text(&text))?;
        let works = progress.works.iter().take(self.castles.len()).enumerate();
        works
            .filter(|(_, work)| is_building && !work.is_done())
            .try_for_each(|(castle, work)| self.write_work(out, words, castle, work))
    }

    /// What is left to do in a castle.
    fn write_work(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords, castle: usize, work: &Work) -> fmt::Result {
        write!(out, "{}:", words.text(&castle_text(castle)))?;
        if let Some((seat, task)) = work.bonus {
            let text = BoardText::Bonus { seat: words.seat(seat), task: task_text(task) };
            write!(out, " {}", words.text(&text))?;
        }
        let builders = [castle, (castle + 1) % self.castles.len()];
        for (builder, place) in builders.into_iter().enumerate().filter(|(builder, _)| work.owing[*builder]) {
            let who = self.place(words, place);
            let text = if work.waited[builder] { BoardText::Waited { who } } else { BoardText::Owing { who } };
            write!(out, " {}", words.text(&text))?;
        }
        writeln!(out)
    }

    fn write_castle(
        &self,
        out: &mut dyn fmt::Write,
        words: &dyn BoardWords,
        index: usize,
        castle: &Castle,
    ) -> fmt::Result {
        let components = Components::get();
        let text = BoardText::Castle {
            castle: castle_text(index),
            left: self.place(words, index),
            right: self.place(words, (index + 1) % self.castles.len()),
            points: castle.points(components),
        };
        write!(out, "\n{}", words.text(&text))?;
        let holding = |id: String, name: &Name| words.text(&BoardText::Holding { id, name: bilingual(name) });
        for attendant in Attendant::all() {
            for _ in 0..castle.attendants(attendant) {
                write!(out, "{}", holding(attendant.to_string(), &components.attendant(attendant).name))?;
            }
        }
        for card in castle.cards() {
            write!(out, "{}", holding(card.to_string(), &components.card(card).name))?;
        }
        writeln!(out)?;
        if let Some(throne) = castle.throne() {
            writeln!(out, "{}", words.text(&throne_text(throne)))?;
        }
        write_section(out, castle)
    }

    fn write_piles(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        writeln!(out)?;
        for (place, pile) in self.piles.iter().enumerate() {
            let pile_text = BoardText::Pile { who: self.place(words, place), tiles: pile.len.into() };
            write!(out, "{}", words.text(&pile_text))?;
            let picks: Vec<String> =
                self.picks[place].iter().flatten().map(|tile| words.text(&tile_text(*tile))).collect();
            if !picks.is_empty() {
                write!(out, "{}", words.text(&BoardText::Chosen { tiles: picks.join(" + ") }))?;
            }
            writeln!(out)?;
            let own = self.viewer.seat().is_some_and(|seat| seat.index() == place);
            if let (true, Some(tiles)) = (own, pile.tiles) {
                write_tiles(out, words, &tiles)?;
            }
        }
        Ok(())
    }

    fn write_drawn(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        for draw in &self.draws {
            if draw.tile_count > 0 {
                writeln!(out, "{}", words.text(&BoardText::DrawnTiles { tiles: draw.tile_count.into() }))?;
                write_tiles(out, words, &draw.tiles)?;
            }
            if draw.card_count > 0 {
                writeln!(out, "{}", words.text(&BoardText::DrawnCards { cards: draw.card_count.into() }))?;
                for card in &draw.cards {
                    writeln!(out, "  {}", words.text(&card_text(*card)))?;
                }
            }
        }
        Ok(())
    }

    /// What the viewer remembers of piles that went on.
    fn write_memory(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        for (place, pile) in self.piles.iter().enumerate().filter(|(place, _)| *place != seat.index()) {
            if let Some(tiles) = pile.tiles.filter(|tiles| !tiles.is_empty()) {
                writeln!(out, "{}", words.text(&BoardText::Known { who: self.place(words, place) }))?;
                write_tiles(out, words, &tiles)?;
            }
        }
        Ok(())
    }
}

/// One line for each tile: what it is called and what it does.
fn write_tiles(out: &mut dyn fmt::Write, words: &dyn BoardWords, tiles: &TileSet) -> fmt::Result {
    tiles.iter().try_for_each(|tile| {
        let (name, wishes) = (words.text(&tile_text(tile)), words.text(&wishes(Components::get().face(tile))));
        writeln!(out, "  {name:<27} {} {wishes}", signs(tile))
    })
}

/// The castle in cross-section, floor by floor from above, with a line for the ground.
fn write_section(out: &mut dyn fmt::Write, castle: &Castle) -> fmt::Result {
    let cells = || castle.rooms().map(|room| room.at).chain([Cell::new(0, 0), Cell::new(1, 0)]);
    let left = cells().map(|cell| cell.x).min().unwrap_or(0);
    let right = cells().map(|cell| cell.x).max().unwrap_or(1);
    let top = cells().map(|cell| cell.y).max().unwrap_or(0);
    let bottom = cells().map(|cell| cell.y).min().unwrap_or(0);
    for y in (bottom..=top).rev() {
        let row: String = (left..=right).map(|x| room_text(castle, Cell::new(x, y))).collect();
        writeln!(out, "{y:>3} {}", row.trim_end())?;
    }
    let numbers: String = (left..=right).map(|x| format!("{x:>2}  ")).collect();
    writeln!(out, "    {}", numbers.trim_end())
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
fn wishes(face: &Face) -> BoardText {
    let points = face.points;
    let scores = match face.wants {
        Wants::AboveBelow(target) => WantsText::AboveBelow { points, target: TypeName(target) },
        Wants::LeftRight(target) => WantsText::LeftRight { points, target: TypeName(target) },
        Wants::TwoBelow(target) => WantsText::TwoBelow { points, target: TypeName(target) },
        Wants::Around(target) => WantsText::Around { points, target: TypeName(target) },
        Wants::AroundDecoration(decoration) => WantsText::AroundDecoration { points, decoration: decoration.into() },
        Wants::Connected(target) => WantsText::Connected { points, target: TypeName(target) },
        Wants::Anywhere(target) => WantsText::Anywhere { points, target: TypeName(target) },
        Wants::EveryOtherType => WantsText::EveryOtherType { points, otherwise: face.points_else },
        Wants::Column(target) => WantsText::Column { points, target: TypeName(target) },
        Wants::AnyAround => WantsText::AnyAround { points },
        Wants::AnyBelow => WantsText::AnyBelow { points },
        Wants::Nothing => WantsText::Nothing { points },
    };
    match (face.levels, face.blue_border) {
        (_, true) => BoardText::NothingAbove { scores },
        (Levels::BelowGround, _) => BoardText::Underground { scores },
        (Levels::Anywhere, _) => BoardText::AnyFloor { scores },
        (Levels::GroundOrAbove, _) => BoardText::Scores(scores),
    }
}

fn throne_text(throne: Throne) -> BoardText {
    let face = Components::get().throne(throne);
    let [one, other] = face.wants.map(|wanted| TypeName(Target::Regular(wanted)));
    let [here, there] = face.positions.map(|position| position.to_string());
    BoardText::Throne { one, other, here, there }
}

fn task_text(task: Task) -> TaskText {
    match task {
        Task::ChooseBonus => TaskText::ChooseBonus,
        Task::DrawTiles => TaskText::DrawTiles,
        Task::KeepTile => TaskText::KeepTile,
        Task::TakeAttendant => TaskText::TakeAttendant,
        Task::DrawCards => TaskText::DrawCards,
        Task::KeepCard => TaskText::KeepCard,
        Task::PlaceSpecial(kind) => {
            TaskText::PlaceSpecial { id: kind.id(), name: bilingual(Components::get().room(kind.tile())) }
        }
        Task::PlaceAnySpecial => TaskText::PlaceAnySpecial,
    }
}
