//! The board for the terminal.
//!
//! Every tile is five columns wide and three rows high:
//!
//! ```text
//! T |1H     quarters T tower, H house, C courtyard, M courtyard with market; arms | and -
//! --#--     # plaza, F fountain, + a path goes on
//! C2  C     a digit beside a quarter or in place of an arm is a follower of that seat, K or k a keep
//! ```

use std::fmt;

use kernel::{BoardWords, Seat, TextBoard};

use crate::board::board;
use crate::cell::Cell;
use crate::direction::{Side, Spot, Turn};
use crate::table::{Keep, Phase, SEATS, Source, Table};
use crate::tile::{LaidTile, Tile};
use crate::tile_kind::{AreaKind, Centre};
use crate::view::View;
use crate::wall_tile::WallTiles;

kernel::messages! {
    /// The words of the board.
    pub(crate) enum BoardText {
        First = "castle-board-first", "the first seat is drawn";
        Draw { seat: String } = "castle-board-draw", "{seat} draws";
        Place { seat: String, tile: String } = "castle-board-place", "{seat} places {tile}:";
        Follower { seat: String } = "castle-board-follower", "{seat} may place a follower";
        Score { seat: String } = "castle-board-score", "{seat} chooses what is scored";
        TakeWallTile { seat: String, tower: String } =
            "castle-board-take-wall-tile", "{seat} takes the wall tile of {tower}";
        SecondTurn { seat: String } = "castle-board-second-turn", "{seat} may use wall tile 1";
        Over = "castle-board-over", "the game is over";
        Pile { tiles: usize, removed: Listed } = "castle-board-pile", "pile {tiles} tiles, removed: {removed}";
        WallTiles { towers: Listed } = "castle-board-wall-tiles", "wall tiles on {towers}";
        Player { number: usize, seat: String, points: u16, supply: usize, keep: KeepText, ready: Listed, fresh: Listed } =
            "castle-board-player", "{number}: {points} points, supply {supply}, keep {keep}, wall tiles {ready}, new {fresh}";
        Paths = "castle-board-paths", "paths";
        Towers = "castle-board-towers", "towers";
        Houses = "castle-board-houses", "houses";
        Keep = "castle-board-keep", "keep";
        Courtyards = "castle-board-courtyards", "courtyards";
        FromWallTiles = "castle-board-from-wall-tiles", "wall-tiles";
        Signs = "castle-board-signs", "";
    }
}

kernel::messages! {
    /// A keep, if it stands.
    pub(crate) enum KeepText {
        None = "castle-board-no-keep", "none";
        On { size: u8, cell: String } = "castle-board-keep-on", "{size} on {cell}";
    }
}

kernel::messages! {
    /// Things in notation.
    pub(crate) enum Listed {
        None = "castle-board-none", "none";
        Some { list: String } = "castle-board-list", "{list}";
    }
}

impl Listed {
    fn new(words: impl Iterator<Item = String>) -> Self {
        let words: Vec<String> = words.collect();
        if words.is_empty() { Self::None } else { Self::Some { list: words.join(" ") } }
    }

    fn wall_tiles(tiles: WallTiles) -> Self {
        Self::new(tiles.iter().map(|tile| tile.to_string()))
    }
}

impl TextBoard for View {
    fn write_board(&self, out: &mut dyn fmt::Write, words: &dyn BoardWords) -> fmt::Result {
        let table = self.table();
        write_cells(out, table)?;
        for seat in SEATS {
            write_player(out, words, table, seat)?;
        }
        let removed = Listed::new(table.removed().map(|(tile, count)| format!("{count}x{tile}")));
        let pile = BoardText::Pile { tiles: table.pile.len(), removed };
        let on = |(index, _): &(usize, _)| table.towers & (1 << index) != 0;
        let towers = board().towers().iter().enumerate().filter(on).map(|(_, tower)| tower_text(tower.fields));
        let wall_tiles = BoardText::WallTiles { towers: Listed::new(towers) };
        writeln!(out, "{}\n{}", words.text(&pile), words.text(&wall_tiles))?;
        writeln!(out, "{}", words.text(&who_does_what(table, words)))?;
        if let Phase::Place(tile) = table.phase {
            write_drawn(out, tile)?;
        }
        let signs = words.text(&BoardText::Signs);
        if signs.is_empty() { Ok(()) } else { writeln!(out, "{signs}") }
    }
}

fn who_does_what(table: &Table, words: &dyn BoardWords) -> BoardText {
    let seat = words.seat(table.active);
    match table.phase {
        Phase::First => BoardText::First,
        Phase::Draw => BoardText::Draw { seat },
        Phase::Place(tile) => BoardText::Place { seat, tile: tile.to_string() },
        Phase::Follower => BoardText::Follower { seat },
        Phase::Score => BoardText::Score { seat },
        Phase::TakeWallTile { seat, tower } => {
            let tower = tower_text(board().towers()[usize::from(tower)].fields);
            BoardText::TakeWallTile { seat: words.seat(seat), tower }
        }
        Phase::SecondTurn => BoardText::SecondTurn { seat },
        Phase::Over => BoardText::Over,
    }
}

fn tower_text([first, second]: [u8; 2]) -> String {
    format!("{first}/{second}")
}

fn write_cells(out: &mut dyn fmt::Write, table: &Table) -> fmt::Result {
    let (width, height) = board().size();
    let header: String = (0..width).map(|x| format!("  {}   ", char::from(b'a' + x as u8))).collect();
    writeln!(out, "   {}", header.trim_end())?;
    for y in 0..height {
        let rows: Vec<[String; 3]> = (0..width)
            .map(|x| match Cell::at(x as i64, y as i64) {
                None => std::array::from_fn(|_| "     ".to_owned()),
                Some(cell) => cell_rows(table, cell),
            })
            .collect();
        for line in 0..3 {
            let label = if line == 1 { format!("{:>2}", y + 1) } else { "  ".to_owned() };
            let cells: Vec<&str> = rows.iter().map(|cell| cell[line].as_str()).collect();
            writeln!(out, "{}", format!("{label} {}", cells.join(" ")).trim_end())?;
        }
    }
    Ok(())
}

fn cell_rows(table: &Table, cell: Cell) -> [String; 3] {
    if let Some(laid) = table.laid[cell.index()] {
        return tile_rows(laid, |spot| piece_at(table, cell, spot));
    }
    let mut rows = ["     ", "  .  ", "     "].map(str::to_owned);
    for (_, start) in board().starts().iter().filter(|(beside, _)| *beside == cell) {
        let path = if start.path { '=' } else { '.' };
        let [first, second] = start.halves.map(|kind| letter(kind).to_ascii_lowercase());
        match start.side {
            Side::North => rows[0] = format!("{first} {path} {second}"),
            Side::South => rows[2] = format!("{first} {path} {second}"),
            Side::East => rows = [format!("    {first}"), format!("  . {path}"), format!("    {second}")],
            Side::West => rows = [format!("{first}    "), format!("{path} .  "), format!("{second}    ")],
        }
    }
    rows
}

fn letter(kind: AreaKind) -> char {
    match kind {
        AreaKind::Path => '=',
        AreaKind::Tower => 'T',
        AreaKind::House => 'H',
        AreaKind::Courtyard => 'C',
    }
}

/// The follower or keep on a spot.
fn piece_at(table: &Table, cell: Cell, spot: Spot) -> Option<char> {
    let follower = table.followers().find(|(_, _, at)| at.cell == cell && at.spot == spot);
    let keep = || {
        let seat = SEATS
            .into_iter()
            .find(|seat| table.players[*seat].keep.is_some_and(|keep| keep.cell == cell && keep.spot == spot))?;
        Some(if seat.index() == 0 { 'K' } else { 'k' })
    };
    follower.map(|(seat, _, _)| char::from(b'1' + seat.index() as u8)).or_else(keep)
}

fn tile_rows(laid: LaidTile, piece: impl Fn(Spot) -> Option<char>) -> [String; 3] {
    let orientation = laid.orientation();
    let quarter = |spot: Spot| {
        let part = &orientation.parts[orientation.part_at(spot).expect("every quarter belongs to a part")];
        if part.market && part.spot() == spot { 'M' } else { letter(part.kind) }
    };
    let beside = |spot: Spot| piece(spot).unwrap_or(' ');
    let arm = |side: Side, line: char| {
        if orientation.arms & (1 << side.index()) == 0 { ' ' } else { piece(side.arm()).unwrap_or(line) }
    };
    let centre = match laid.tile().kind().centre {
        Centre::None => ' ',
        Centre::Square => '#',
        _ if orientation.parts.iter().any(|part| part.fountain) => 'F',
        Centre::End => 'o',
        Centre::Through | Centre::Junction => '+',
    };
    let [nw, ne, se, sw] = [Spot::NorthWest, Spot::NorthEast, Spot::SouthEast, Spot::SouthWest];
    let line = |side: Side| if orientation.arms & (1 << side.index()) == 0 { ' ' } else { '-' };
    [
        String::from_iter([quarter(nw), beside(nw), arm(Side::North, '|'), beside(ne), quarter(ne)]),
        String::from_iter([line(Side::West), arm(Side::West, '-'), centre, arm(Side::East, '-'), line(Side::East)]),
        String::from_iter([quarter(sw), beside(sw), arm(Side::South, '|'), beside(se), quarter(se)]),
    ]
}

fn write_player(out: &mut dyn fmt::Write, words: &dyn BoardWords, table: &Table, seat: Seat) -> fmt::Result {
    let player = &table.players[seat];
    let on = |keep: Keep| KeepText::On { size: keep.size, cell: keep.cell.to_string() };
    let text = BoardText::Player {
        number: seat.index() + 1,
        seat: words.seat(seat),
        points: player.score,
        supply: player.supply(),
        keep: player.keep.map_or(KeepText::None, on),
        ready: Listed::wall_tiles(player.ready),
        fresh: Listed::wall_tiles(player.fresh),
    };
    let source = |source: Source| format!("{} {}", words.text(&name(source)), player.tallies[source as usize].points);
    writeln!(out, "{}\n   {}", words.text(&text), Source::ALL.map(source).join(", "))
}

/// The short name of a source of points.
fn name(source: Source) -> BoardText {
    match source {
        Source::Paths => BoardText::Paths,
        Source::Towers => BoardText::Towers,
        Source::Houses => BoardText::Houses,
        Source::Keep => BoardText::Keep,
        Source::Courtyards => BoardText::Courtyards,
        Source::WallTiles => BoardText::FromWallTiles,
    }
}

fn write_drawn(out: &mut dyn fmt::Write, tile: Tile) -> fmt::Result {
    for row in tile_rows(LaidTile::new(tile, Turn::ALL[0]), |_| None) {
        writeln!(out, "   {}", row.trim_end())?;
    }
    Ok(())
}
