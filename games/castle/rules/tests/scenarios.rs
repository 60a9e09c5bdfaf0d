//! Runs the scenario files. They use these words:
//!
//! | given | |
//! |---|---|
//! | `tile C03 h4e` | a tile lies there, even if it does not match its neighbours |
//! | `follower 1 h4-ne` | a follower of a seat stands there |
//! | `pile A01 B02` | just these tiles are in the piles |
//! | `score 1 30`, `active 2` | |
//! | `ready 1 2 3`, `fresh 1 5` | a seat holds wall tiles that may be used, or was given them since its last turn |
//! | `keep 1 h4-ne 5` | a keep stands there on a house of 5 tiles |
//! | `fill except a1 b1` | the other empty cells are filled with tiles of the piles, whatever their paths |
//! | `no wall tile 32` | the wall tile of that corner tower has been taken |
//!
//! | expect | |
//! |---|---|
//! | `supply 1 6`, `keep 1 5`, `keep 1 none`, `keep at 1 h4` | |
//! | `ready 1 2 3`, `fresh 1 none` | wall tiles by number |
//! | `wall tile on 32`, `no wall tile on 32` | |
//! | `area h4-ne tower tiles 4 open 0` | also `fountains`, `markets`, `black`, `white` (followers) |
//! | `joined h4-ne i4-nw`, `apart h4-ne i4-nw` | two spots are in one area, or not |
//! | `source 1 keep 11` | points of a seat from a source |
//! | `drawn C03`, `removed C03`, `removed none`, `pile 12`, `empty 16` | |

use castle::{
    Castle, Cell, Extent, Follower, Keep, LaidTile, SEATS, Source, Spot, State, Table, Tile, TileSet, Turn, WallTile,
    WallTiles, board,
};
use kernel::Seat;

#[test]
fn all_scenarios_pass() {
    laws::scenarios::<Castle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
        .given(given)
        .expect(expect)
        .run();
}

fn parsed<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("cannot read {word:?}"))
}

fn seat(word: &str) -> Result<Seat, String> {
    SEATS.into_iter().find(|seat| seat.to_string() == word).ok_or_else(|| format!("no seat {word:?}"))
}

fn spot(word: &str) -> Result<Follower, String> {
    let (cell, spot) = word.split_once('-').ok_or_else(|| format!("no spot {word:?}"))?;
    Ok(Follower { cell: parsed(cell)?, spot: Spot::from_name(spot).ok_or_else(|| format!("no spot {word:?}"))? })
}

fn wall_tiles(words: &[&str]) -> Result<WallTiles, String> {
    let numbers = words.iter().filter(|word| **word != "none");
    numbers
        .map(|word| parsed(word).and_then(|number| WallTile::from_number(number).ok_or("no such wall tile".to_owned())))
        .collect()
}

fn tower(word: &str) -> Result<u8, String> {
    board().tower_at(parsed(word)?).ok_or_else(|| format!("no corner tower has field {word}"))
}

fn given(_: &Castle, state: &mut State, text: &str) -> Result<(), String> {
    let mut table = state.table;
    set_up(&mut table, &text.split_whitespace().collect::<Vec<_>>())?;
    *state = State::of_table(board(), table);
    Ok(())
}

fn lay(table: &mut Table, tile: Tile, cell: Cell, turn: Turn) -> Result<(), String> {
    if table.pile.count(tile) == 0 || table.laid[cell.index()].is_some() {
        return Err(format!("{tile} cannot lie on {cell}"));
    }
    table.pile.take(tile);
    table.laid[cell.index()] = Some(LaidTile::new(tile, turn));
    Ok(())
}

fn set_up(table: &mut Table, words: &[&str]) -> Result<(), String> {
    match words {
        ["tile", tile, place] => {
            let (cell, turn) = place.split_at(place.len() - 1);
            let turn = turn.chars().next().and_then(Turn::from_letter).ok_or_else(|| format!("no turn in {place}"))?;
            lay(table, parsed(tile)?, parsed(cell)?, turn)?;
        }
        ["follower", owner, place] => {
            let at = spot(place)?;
            let tile = table.laid[at.cell.index()].ok_or_else(|| format!("no tile lies on {}", at.cell))?;
            let part = tile.orientation().part_at(at.spot).ok_or_else(|| format!("nothing is at {place}"))?;
            let first = tile.orientation().parts[part].spot();
            let free = table.players[seat(owner)?].followers.iter_mut().find(|follower| follower.is_none());
            *free.ok_or("the supply is empty")? = Some(Follower { cell: at.cell, spot: first });
        }
        ["pile", tiles @ ..] => {
            let wanted = tiles.iter().map(|tile| parsed(tile)).collect::<Result<Vec<Tile>, _>>()?;
            let mut pile = TileSet::of_the_box();
            for tile in Tile::all() {
                let count = wanted.iter().filter(|wanted| **wanted == tile).count() as u32;
                while pile.count(tile) > count {
                    pile.take(tile);
                }
            }
            table.pile = pile;
        }
        ["score", owner, points] => table.players[seat(owner)?].score = parsed(points)?,
        ["active", owner] => table.active = seat(owner)?,
        ["ready", owner, numbers @ ..] => {
            let tiles = wall_tiles(numbers)?;
            tiles.iter().for_each(|tile| table.unseen.take(tile));
            table.players[seat(owner)?].ready = tiles;
        }
        ["fresh", owner, numbers @ ..] => {
            let tiles = wall_tiles(numbers)?;
            tiles.iter().for_each(|tile| table.unseen.take(tile));
            table.players[seat(owner)?].fresh = tiles;
        }
        ["keep", owner, place, size] => {
            let Follower { cell, spot } = spot(place)?;
            table.players[seat(owner)?].keep = Some(Keep { cell, spot, size: parsed(size)? });
        }
        ["no", "wall", "tile", field] => table.towers &= !(1 << tower(field)?),
        ["fill", "except", cells @ ..] => {
            let except = cells.iter().map(|cell| parsed(cell)).collect::<Result<Vec<Cell>, _>>()?;
            for cell in Cell::all().filter(|cell| !except.contains(cell)) {
                if table.laid[cell.index()].is_none() {
                    let (tile, _) = table.pile.iter().next().ok_or("the piles are too small")?;
                    lay(table, tile, cell, Turn::ALL[0])?;
                }
            }
        }
        _ => return Err(format!("unknown words: {}", words.join(" "))),
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

fn expect(_: &Castle, state: &State, text: &str) -> Result<(), String> {
    let table = &state.table;
    let words: Vec<&str> = text.split_whitespace().collect();
    let extent = |place: &str| {
        let at = spot(place)?;
        let tile = table.laid[at.cell.index()].ok_or_else(|| format!("no tile lies on {}", at.cell))?;
        tile.orientation().part_at(at.spot).ok_or_else(|| format!("nothing is at {place}"))?;
        Ok::<Extent, String>(Extent::of(board(), &table.laid, at.cell, at.spot))
    };
    match words[..] {
        ["supply", owner, count] => same(table.players[seat(owner)?].supply(), parsed(count)?),
        ["keep", "at", owner, cell] => {
            same(table.players[seat(owner)?].keep.map(|keep| keep.cell), Some(parsed(cell)?))
        }
        ["keep", owner, "none"] => same(table.players[seat(owner)?].keep, None),
        ["keep", owner, size] => same(table.players[seat(owner)?].keep.map(|keep| keep.size), Some(parsed(size)?)),
        ["ready", owner, ref numbers @ ..] => same(table.players[seat(owner)?].ready, wall_tiles(numbers)?),
        ["fresh", owner, ref numbers @ ..] => same(table.players[seat(owner)?].fresh, wall_tiles(numbers)?),
        ["wall", "tile", "on", field] => same(table.towers & (1 << tower(field)?) != 0, true),
        ["no", "wall", "tile", "on", field] => match board().tower_at(parsed(field)?) {
            None => Ok(()),
            Some(tower) => same(table.towers & (1 << tower) != 0, false),
        },
        ["joined", first, second] => {
            let other = spot(second)?;
            same(extent(first)?.contains(other.cell, other.spot), true)
        }
        ["apart", first, second] => {
            let other = spot(second)?;
            extent(second)?;
            same(extent(first)?.contains(other.cell, other.spot), false)
        }
        ["area", place, kind, ref facts @ ..] => {
            let extent = extent(place)?;
            same(extent.kind.name(), kind)?;
            let followers = |owner: Seat| {
                let inside =
                    table.followers().filter(|(seat, _, at)| *seat == owner && extent.contains(at.cell, at.spot));
                inside.count()
            };
            facts.chunks(2).try_for_each(|fact| match fact {
                ["tiles", count] => same(extent.tiles(), parsed(count)?),
                ["open", count] => same(extent.open, parsed(count)?),
                ["fountains", count] => same(extent.fountains, parsed(count)?),
                ["markets", count] => same(extent.markets, parsed(count)?),
                ["black", count] => same(followers(SEATS[0]), parsed(count)?),
                ["white", count] => same(followers(SEATS[1]), parsed(count)?),
                _ => Err(format!("unknown facts {fact:?}")),
            })
        }
        ["source", owner, source, points] => {
            let source = Source::ALL.into_iter().find(|known| known.id() == source).ok_or("no such source")?;
            same(table.players[seat(owner)?].tallies[source as usize].points, parsed(points)?)
        }
        ["drawn", tile] => same(table.drawn(), Some(parsed(tile)?)),
        ["removed", "none"] => same(table.removed().collect(), Vec::new()),
        ["removed", tile] => same(table.removed().collect(), vec![(parsed(tile)?, 1)]),
        ["pile", count] => same(table.pile.len(), parsed(count)?),
        ["empty", count] => same(table.empty_cells().len(), parsed(count)?),
        _ => Err(format!("unknown words: {text}")),
    }
}
