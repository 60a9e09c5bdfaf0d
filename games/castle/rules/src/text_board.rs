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

use kernel::Seat;

use crate::board::board;
use crate::cell::Cell;
use crate::direction::{Side, Spot};
use crate::table::{Phase, SEATS, Source, Table};
use crate::tile::{LaidTile, Tile};
use crate::tile_kind::{AreaKind, Centre};
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table();
        write_board(f, table)?;
        for seat in SEATS {
            write_player(f, table, seat)?;
        }
        let removed: Vec<String> = table.removed().map(|(tile, count)| format!("{count}x{tile}")).collect();
        writeln!(f, "pile {} tiles, removed: {}", table.pile.len(), listed(&removed))?;
        let towers: Vec<String> = (board().towers().iter().enumerate())
            .filter(|(index, _)| table.towers & (1 << index) != 0)
            .map(|(_, tower)| format!("{}/{}", tower.fields[0], tower.fields[1]))
            .collect();
        writeln!(f, "wall tiles on {}", listed(&towers))?;
        let active = table.active;
        match table.phase {
            Phase::First => writeln!(f, "the first seat is drawn"),
            Phase::Draw => writeln!(f, "{active} draws"),
            Phase::Place(tile) => write_drawn(f, active, tile),
            Phase::Follower => writeln!(f, "{active} may place a follower"),
            Phase::Score => writeln!(f, "{active} chooses what is scored"),
            Phase::TakeWallTile { seat, tower } => {
                let [first, second] = board().towers()[usize::from(tower)].fields;
                writeln!(f, "{seat} takes the wall tile of {first}/{second}")
            }
            Phase::SecondTurn => writeln!(f, "{active} may use wall tile 1"),
            Phase::Over => writeln!(f, "the game is over"),
        }
    }
}

fn listed(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn write_board(f: &mut fmt::Formatter<'_>, table: &Table) -> fmt::Result {
    let (width, height) = board().size();
    let header: String = (0..width).map(|x| format!("  {}   ", char::from(b'a' + x as u8))).collect();
    writeln!(f, "   {}", header.trim_end())?;
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
            writeln!(f, "{}", format!("{label} {}", cells.join(" ")).trim_end())?;
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

fn write_player(f: &mut fmt::Formatter<'_>, table: &Table, seat: Seat) -> fmt::Result {
    let player = &table.players[seat];
    let keep = player.keep.map_or("none".to_owned(), |keep| format!("{} on {}", keep.size, keep.cell));
    let tiles =
        |tiles: crate::wall_tile::WallTiles| listed(&tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>());
    let sources: Vec<String> = Source::ALL
        .into_iter()
        .map(|source| format!("{} {}", source.id(), player.tallies[source as usize].points))
        .collect();
    writeln!(
        f,
        "{seat}: {} points, supply {}, keep {keep}, wall tiles {}, new {}",
        player.score,
        player.supply(),
        tiles(player.ready),
        tiles(player.fresh),
    )?;
    writeln!(f, "   {}", sources.join(", "))
}

fn write_drawn(f: &mut fmt::Formatter<'_>, active: Seat, tile: Tile) -> fmt::Result {
    writeln!(f, "{active} places {tile}:")?;
    for row in tile_rows(LaidTile::new(tile, crate::direction::Turn::ALL[0]), |_| None) {
        writeln!(f, "   {}", row.trim_end())?;
    }
    Ok(())
}
