//! The game's own words for positions and expectations, in scenarios and in the tests of the rules.
//!
//! Several of them may stand in one line, with `;` between.
//!
//! | given | |
//! |---|---|
//! | `start green` | the start tile, with the retinues on it and the other troops in the reserve |
//! | `turn south` | it is the turn of this heir, who has not taken yet |
//! | `taken` | the heir whose turn it is has taken |
//! | `reserve tra-1 - lan-2` | the reserve clockwise from the shield, which lies on place 0; `-` is an empty place |
//! | `hand south tra-1 lan-2` | these tiles are in hand |
//! | `tile 1,0 tra-1 south` | a laid tile: a building of an heir, or `open` |
//! | `troop south 1 1,0` | where a troop is: a cell, `reserve` or `beside` |
//! | `moved 1`, `discounts 2` | marks of the turn |
//! | `pile 5 green` | five tiles in the pile and a green one on top; the rest goes into the box |
//! | `pile 0 last 2` | no tile in the pile, and two turns left |
//! | `heap 3`, `treasure tre-01 1,0`, `scaffold 1,0` | things of the solo game |

use kernel::Game;
use two_heirs::{
    Cell, Colour, Heir, Phase, Plot, PlotId, Post, TileId, TileSet, TreasureId, TreasurePlace, Troop, TwoHeirs,
};

type State = <TwoHeirs as Game>::State;
type Outcome = Result<(), String>;

/// Sets up a part of a position.
pub(crate) fn given(game: &TwoHeirs, table: &mut State, text: &str) -> Outcome {
    for part in text.split(';') {
        let words: Vec<&str> = part.split_whitespace().collect();
        set_up(game, table, &words).map_err(|reason| format!("{}: {reason}", part.trim()))?;
        if let Some(sets) = table.sets {
            table.unseen = game.components().in_play(sets).minus(seen(table));
        }
    }
    Ok(())
}

/// Checks an expectation.
pub(crate) fn expect(game: &TwoHeirs, table: &State, text: &str) -> Outcome {
    for part in text.split(';') {
        let words: Vec<&str> = part.split_whitespace().collect();
        look_at(game, table, &words).map_err(|reason| format!("{}: {reason}", part.trim()))?;
    }
    Ok(())
}

fn read<T: std::str::FromStr>(word: &str) -> Result<T, String>
where
    T::Err: std::fmt::Display,
{
    word.parse().map_err(|error: T::Err| error.to_string())
}

fn tiles(words: &[&str]) -> Result<TileSet, String> {
    words.iter().map(|word| read::<TileId>(word)).collect()
}

fn seen(table: &State) -> TileSet {
    let laid = table.landscape.plots().iter().filter_map(|plot| plot.tile);
    let reserve = table.reserve.places.iter().flatten().copied();
    let all: TileSet = laid.chain(reserve).chain(table.solo.taken).collect();
    all.or(table.boxed).or(table.hands[Heir::South]).or(table.hands[Heir::North])
}

fn plot_at(table: &State, word: &str) -> Result<PlotId, String> {
    let cell: Cell = read(word)?;
    table.landscape.at(cell).ok_or_else(|| format!("no tile lies on {cell}"))
}

fn set_up(game: &TwoHeirs, table: &mut State, words: &[&str]) -> Outcome {
    match words {
        ["start", colour] => {
            table.landscape.lay(Plot { cell: Cell::START, tile: None, colour: read(colour)?, owner: None });
            table.troops[Heir::South][0] = Post::Plot(PlotId::START);
            if !game.setting().solo {
                table.troops[Heir::North][0] = Post::Plot(PlotId::START);
            }
        }
        ["turn", heir] => {
            table.phase = Phase::Turn;
            table.active = read(heir)?;
            table.reserve.crown = table.active;
        }
        ["taken"] => table.reserve.crown = table.active.other(),
        ["reserve", held @ ..] => {
            for (place, word) in held.iter().enumerate() {
                table.reserve.places[place + 1] = if *word == "-" { None } else { Some(read(word)?) };
            }
        }
        ["hand", heir, held @ ..] => table.hands[read::<Heir>(heir)?] = tiles(held)?,
        ["tile", cell, tile, owner] => {
            let tile: TileId = read(tile)?;
            let owner: Option<Heir> = if *owner == "open" { None } else { Some(read(owner)?) };
            let colour = game.components().tile(tile).colour;
            table.landscape.lay(Plot { cell: read(cell)?, tile: Some(tile), colour, owner });
            if let Some(owner) = owner {
                table.buildings[owner] = table.buildings[owner].with(tile);
            }
        }
        ["troop", heir, troop, place] => {
            let post = match *place {
                "reserve" => Post::Reserve,
                "beside" => Post::Beside,
                cell => Post::Plot(plot_at(table, cell)?),
            };
            table.troops[read::<Heir>(heir)?][read::<Troop>(troop)?.index()] = post;
        }
        ["moved", troop] => table.moved = table.moved.with(read(troop)?),
        ["discounts", count] => table.discounts = read(count)?,
        ["pile", "0", "last", turns] => {
            table.pile = 0;
            table.top = None;
            table.turns_left = Some(read(turns)?);
        }
        ["pile", count, colour] => {
            let colour: Colour = read(colour)?;
            table.pile = read(count)?;
            table.top = Some(colour);
            shrink_pile(game, table, colour)?;
        }
        ["heap", count] => table.solo.heap = read(count)?,
        ["treasure", treasure, cell] => {
            let place = TreasurePlace::Plot(plot_at(table, cell)?);
            table.solo.treasures[read::<TreasureId>(treasure)?.index()] = place;
        }
        ["scaffold", cell] => table.solo.scaffold = plot_at(table, cell)?,
        _ => return Err("no such words for a position".to_owned()),
    }
    Ok(())
}

/// Puts unseen tiles into the box until only the pile and the start tile are left.
fn shrink_pile(game: &TwoHeirs, table: &mut State, top: Colour) -> Outcome {
    let sets = table.sets.ok_or("the sets are not chosen")?;
    let start = table.landscape.plots().first().map(|start| start.colour).ok_or("lay the start tile first")?;
    let mut unseen = game.components().in_play(sets).minus(seen(table));
    for tile in unseen.iter() {
        let colour = game.components().tile(tile).colour;
        let needed = usize::from(colour == start) + usize::from(colour == top);
        let spare = unseen.and(game.components().of_colour(colour)).len() > needed;
        if spare && unseen.len() > usize::from(table.pile) + 1 {
            unseen = unseen.without(tile);
            table.boxed = table.boxed.with(tile);
        }
    }
    if unseen.len() == usize::from(table.pile) + 1 {
        Ok(())
    } else {
        Err(format!("{} tiles are left unseen", unseen.len()))
    }
}

fn same<T: PartialEq + std::fmt::Debug>(expected: T, found: T) -> Outcome {
    if expected == found { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

/// | expect | |
/// |---|---|
/// | `reach south 3` | how many tiles an heir reaches |
/// | `access south wood 1 stone 2 grain 2` | the resources an heir has access to |
/// | `hand south tra-1 lan-2`, `boxed tra-3` | where tiles are |
/// | `place 3 tra-1`, `place 3 empty`, `shield 3`, `crown north` | the reserve |
/// | `pile 19` , `turns left 2` | how far the game is |
/// | `tile 1,0 tra-1 south`, `empty 1,0` | the landscape; `open` for open terrain |
/// | `troop south 1 1,0`, `moved 1`, `not moved 1`, `discounts 1` | troops and marks |
/// | `points 1,0 4` | what the building on a cell brings now |
/// | `roads 3-0 1-2` | the scored roads with the buildings of south and north, in any order |
/// | `road points south 3`, `total north 12` | an heir's points for roads, and in all |
/// | `treasure tre-01 removed`, `treasures 3`, `heap 2`, `scaffold 1,0` | things of the solo game |
fn look_at(game: &TwoHeirs, table: &State, words: &[&str]) -> Outcome {
    let scoring = game.scoring(table);
    match words {
        ["reach", heir, count] => same(read(count)?, table.reach(read(heir)?)),
        ["access", heir, "wood", wood, "stone", stone, "grain", grain] => {
            same([read(wood)?, read(stone)?, read(grain)?], table.access(game.components(), read(heir)?))
        }
        ["hand", heir, held @ ..] => same(tiles(held)?, table.hands[read::<Heir>(heir)?]),
        ["boxed", tile] => same(true, table.boxed.contains(read(tile)?)),
        ["place", place, "empty"] => same(None, table.reserve.places[read::<usize>(place)?]),
        ["place", place, tile] => same(Some(read(tile)?), table.reserve.places[read::<usize>(place)?]),
        ["shield", place] => same(read(place)?, table.reserve.shield),
        ["crown", heir] => same(read(heir)?, table.reserve.crown),
        ["pile", count] => same(read(count)?, table.pile),
        ["turns", "left", count] => same(Some(read(count)?), table.turns_left),
        ["tile", cell, tile, owner] => {
            let plot = table.landscape.plot(plot_at(table, cell)?);
            let owner: Option<Heir> = if *owner == "open" { None } else { Some(read(owner)?) };
            same((Some(read(tile)?), owner), (plot.tile, plot.owner))
        }
        ["empty", cell] => same(None, table.landscape.at(read(cell)?)),
        ["troop", heir, troop, place] => {
            let found = match table.troops[read::<Heir>(heir)?][read::<Troop>(troop)?.index()] {
                Post::Reserve => "reserve".to_owned(),
                Post::Beside => "beside".to_owned(),
                Post::Plot(plot) => table.landscape.plot(plot).cell.to_string(),
            };
            same((*place).to_owned(), found)
        }
        ["moved", troop] => same(true, table.moved.contains(read(troop)?)),
        ["not", "moved", troop] => same(false, table.moved.contains(read(troop)?)),
        ["discounts", count] => same(read(count)?, table.discounts),
        ["points", cell, points] => {
            let plot = plot_at(table, cell)?;
            let score = scoring.buildings.iter().find(|score| score.plot == plot).ok_or("no building is there")?;
            same(read(points)?, score.total())
        }
        ["roads", roads @ ..] => {
            let mut expected: Vec<String> = roads.iter().map(|road| (*road).to_owned()).collect();
            let tell = |road: &two_heirs::RoadScore| format!("{}-{}", road.buildings.0[0], road.buildings.0[1]);
            let mut found: Vec<String> = scoring.roads.iter().map(tell).collect();
            expected.sort_unstable();
            found.sort_unstable();
            same(expected, found)
        }
        ["road", "points", heir, points] => {
            let heir = read(heir)?;
            same(read(points)?, scoring.roads.iter().map(|road| road.points(heir)).sum::<i32>())
        }
        ["total", heir, points] => same(read(points)?, scoring.total(read(heir)?)),
        ["treasure", treasure, place] => {
            let found = match table.solo.treasures[read::<TreasureId>(treasure)?.index()] {
                TreasurePlace::Unseen => "unseen".to_owned(),
                TreasurePlace::Removed => "removed".to_owned(),
                TreasurePlace::Plot(plot) => table.landscape.plot(plot).cell.to_string(),
            };
            same((*place).to_owned(), found)
        }
        ["treasures", count] => same(read(count)?, scoring.treasures),
        ["heap", count] => same(read(count)?, table.solo.heap),
        ["scaffold", cell] => same(plot_at(table, cell)?, table.solo.scaffold),
        _ => Err("no such words for an expectation".to_owned()),
    }
}
