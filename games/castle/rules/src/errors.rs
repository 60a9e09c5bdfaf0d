//! What the game has to say when something cannot be, or how points come about.

use kernel::{Message, NotationError, sample_messages};

kernel::messages! {
    /// What the notation of the game has.
    pub(crate) enum Expected {
        Action =
            "castle-notation-action", "action: d4e, knight-ne, herald-n, none, score-d4-ne, double-d4-ne, again or end";
        Tile =
            "castle-notation-tile", "tile: an id of the component file, as C03";
        Draw =
            "castle-notation-draw", "draw: the id of a tile, as C03, wall-1 to wall-9, first1 or first2";
        Cell =
            "castle-notation-cell", "cell: a letter for the column and a number for the row, as d4";
    }
}

kernel::messages! {
    /// What does not add up in a component file. Places have the names that the file gives them.
    pub(crate) enum BoxProblem {
        Unreadable(error: Message);
        Game { game: String } =
            "castle-box-game", "game is {game:?}, not \"castle\"";
        Provenance { place: String, word: String } =
            "castle-box-provenance", "{place}: provenance {word:?} is none of rulebook, public, reconstructed, box";
        Differs { place: String, what: &'static str, found: String, expected: String } =
            "castle-box-differs", "{place}: {what} is {found}, the rulebook says {expected}";
        Stated { what: &'static str, stated: usize, found: usize } =
            "castle-box-stated", "pieces: {what} is {stated}, the counts sum to {found}";
        CellCount { found: usize, expected: usize } =
            "castle-box-cell-count", "board: the rows have {found} cells, the rulebook needs {expected}";
        GridSize { most: usize } =
            "castle-box-grid-size", "board: it must have 1 to {most} rows and columns";
        GridRows =
            "castle-box-grid-rows", "board: every row must have the same length and consist of # and .";
        WallTouchesItself { point: [i64; 2] } =
            "castle-box-wall-touches", "board: the wall touches itself at the point {point:?}";
        WallEnclosesNothing =
            "castle-box-wall-empty", "board: the wall encloses nothing";
        WallNotClosed =
            "castle-box-wall-not-closed", "board: the wall is not one closed line: the cells fall apart or leave a hole";
        TowerCount { found: usize, most: usize } =
            "castle-box-tower-count", "track: {found} corner towers; there are 2 to {most}";
        TowerFields { place: String } =
            "castle-box-tower-fields", "{place}: its fields do not follow each other within 0 to 99";
        TowerWallTile { place: String } =
            "castle-box-tower-wall-tile", "{place}: a wall tile lies on every corner tower except 0/1";
        FirstTower =
            "castle-box-first-tower", "track: the first corner tower is not 0/1";
        NoField33 =
            "castle-box-no-field-33", "track: no corner tower has field 33";
        TowerCorners { corners: usize } =
            "castle-box-tower-corners", "track: the towers do not stand on the {corners} corners of the wall, clockwise";
        RunCount { runs: usize, towers: usize } =
            "castle-box-run-count", "track: {runs} runs between {towers} corner towers";
        RunGap { place: String, first: u8, last: u8 } =
            "castle-box-run-gap", "{place}: its fields {first} to {last} leave a gap or overlap";
        Heading { place: String, heading: String } =
            "castle-box-heading", "{place}: heading {heading:?} is none of N, E, S, W";
        RunLength { place: String, cells: u8, heading: String } =
            "castle-box-run-length", "{place}: {cells} cells {heading} does not reach the next tower";
        StartCount { found: usize, most: usize } =
            "castle-box-start-count", "starts: {found} start fields; there are 1 to {most}";
        StartsSamePlace =
            "castle-box-starts-same-place", "starts: two start fields lie at the same place";
        StartsSameId =
            "castle-box-starts-same-id", "starts: two start fields have the same id";
        StartsNoPath =
            "castle-box-starts-no-path", "starts: no start field has a path";
        StartsNoMarket =
            "castle-box-starts-no-market", "starts: no start field has a market";
        StartForm { place: String } =
            "castle-box-start-form", "{place}: side must be one of N, E, S, W and each half one of T, H, C";
        StartMarket { place: String, market: i64 } =
            "castle-box-start-market", "{place}: market is {market}, not -1, 0 or 1";
        MarketOffCourtyard { place: String } =
            "castle-box-market-off-courtyard", "{place}: its market does not lie on a courtyard";
        OutsideWall { place: String, cell: [i64; 2] } =
            "castle-box-outside-wall", "{place}: cell {cell:?} does not lie inside the wall";
        NotAtWall { place: String, side: String, cell: [i64; 2] } =
            "castle-box-not-at-wall", "{place}: side {side} of cell {cell:?} is not at the wall";
        TileTotal { found: usize, most: usize } =
            "castle-box-tile-total", "tiles: the counts sum to {found}; there are 1 to {most}";
        TileKinds { most: usize } =
            "castle-box-tile-kinds", "tiles: more than {most} kinds";
        TilesSameId =
            "castle-box-tiles-same-id", "tiles: two kinds have the same id";
        TilesNoPlaza =
            "castle-box-tiles-no-plaza", "tiles: no tile has a plaza";
        TilesNoFountain =
            "castle-box-tiles-no-fountain", "tiles: no tile has a fountain";
        TilesNoMarket =
            "castle-box-tiles-no-market", "tiles: no tile has a market";
        TileParts { parts: usize } =
            "castle-box-tile-parts", "tiles: {parts} parts in all and the start fields are more than the engine can tell apart";
        TileId { place: String } =
            "castle-box-tile-id", "{place}: an id is a capital letter, then letters and digits, 8 at most";
        TileCount { place: String, count: usize } =
            "castle-box-tile-count", "{place}: count is {count}";
        Tile { place: String, problem: TileProblem } =
            "castle-box-tile", "{place}: {problem}";
        WallTileTotal { found: usize, most: usize } =
            "castle-box-wall-tile-total", "wall tiles: the counts sum to {found}; there are {most} at most";
        WallTilePoints { place: String, points: u8, most: u8 } =
            "castle-box-wall-tile-points", "{place}: points is {points}; 7, 8 and 9 have 0 to {most}, the others none";
        TooFewWallTiles { towers: usize, tiles: usize } =
            "castle-box-too-few-wall-tiles", "wall tiles: {towers} corner towers for {tiles} wall tiles";
        WallTileListing { number: u8 } =
            "castle-box-wall-tile-listing", "wall tiles: number {number} is not listed exactly once";
        WallTileKinds { found: usize, expected: usize } =
            "castle-box-wall-tile-kinds", "wall tiles: {found} kinds, the rulebook says {expected}";
    }
}

kernel::messages! {
    /// Why a kind of tile cannot be.
    pub(crate) enum TileProblem {
        Quads { quads: String } =
            "castle-tile-quads", "quads {quads:?} are not four letters out of T, H, C";
        Sides { what: &'static str, sides: String } =
            "castle-tile-sides", "{what} {sides:?} must name sides out of N, E, S, W, each once";
        Centre { centre: String } =
            "castle-tile-centre", "centre {centre:?} is none of none, end, through, junction, square";
        Arms { arms: u32 } =
            "castle-bad-tile-arms", "{arms} arms do not go with its centre";
        PathEnd =
            "castle-tile-path-end", "its path ends, but not in a building";
        Fountain =
            "castle-bad-tile-fountain", "the fountain must name exactly the arms of one path";
        Market { market: String } =
            "castle-bad-tile-market", "market {market:?} is none of NW, NE, SE, SW";
        MarketOffCourtyard { market: String } =
            "castle-tile-market-off-courtyard", "the market in quarter {market} does not lie on a courtyard";
        TooMany =
            "castle-tile-too-many", "there are too many of it";
    }
}

kernel::messages! {
    /// Why a described table cannot be scored.
    pub(crate) enum TableProblem {
        Notation(error: NotationError);
        CellForm =
            "castle-table-cell-form", "a cell is [column, row] or a text such as \"d4\"";
        TurnForm =
            "castle-table-turn-form", "a turn is 0, 1, 2, 3 or \"n\", \"e\", \"s\", \"w\"";
        KeepForm =
            "castle-table-keep-form", "a keep is a number of tiles or a place such as [\"d4\", \"NE\"]";
        Area { area: Area } =
            "castle-table-area", "the area has {area}";
        NoArea =
            "castle-table-no-area", "there is no such area";
        LargestRegion { cells: usize } =
            "castle-table-largest-region", "the largest empty region has {cells} cells";
        Owner { owner: String } =
            "castle-table-owner", "{owner:?} is neither black nor white";
        OutsideWall { cell: [i64; 2] } =
            "castle-table-outside-wall", "cell {cell:?} does not lie inside the wall";
        Spot { spot: String } =
            "castle-table-spot", "{spot:?} is neither a quarter (NW, NE, SE, SW) nor a side (N, E, S, W)";
        NoTileThere { cell: String } =
            "castle-table-no-tile-there", "no tile lies on {cell}";
        NoPathToSide { cell: String, side: String } =
            "castle-table-no-path", "the tile on {cell} has no path to its side {side}";
        NoTile { tile: String } =
            "castle-table-no-tile", "there is no tile {tile:?}";
        TurnCount { turn: i64 } =
            "castle-table-turn-count", "turn {turn} is not 0 to 3";
        TurnLetter { turn: String } =
            "castle-table-turn-letter", "turn {turn:?} is none of n, e, s, w";
        TooManyOfTile { tile: String, count: u8 } =
            "castle-table-too-many-of-tile", "there are only {count} of tile {tile}";
        TwoTiles { cell: String } =
            "castle-table-two-tiles", "two tiles lie on {cell}";
        PathStops { tile: String, cell: String, other: String, beyond: String } =
            "castle-table-path-stops", "the path between {tile} on {cell} and {other} on {beyond} does not go on";
        Apart { tile: String, cell: String } =
            "castle-table-apart", "{tile} on {cell} does not hang together with any start field";
        TooManyFollowers { owner: String, most: usize } =
            "castle-table-too-many-followers", "{owner} has more than {most} followers on tiles";
        Score { score: i64 } =
            "castle-table-score", "score {score} is not 0 to 999";
        NoWallTile { number: i64 } =
            "castle-table-no-wall-tile", "no wall tile has the number {number}";
        TooManyOfWallTile { number: i64 } =
            "castle-table-too-many-of-wall-tile", "there are only two of wall tile {number}";
        HouseSize { most: u8, size: i64 } =
            "castle-table-house-size", "a house has 1 to {most} tiles, not {size}";
        NotACompletedHouse { cell: String, spot: String } =
            "castle-table-not-a-house", "{cell}-{spot} is not a completed house";
        NotEmpty { cell: String } =
            "castle-table-not-empty", "{cell} is called empty, but a tile lies there";
    }
}

kernel::messages! {
    /// What an area on the table has.
    pub(crate) enum Area {
        Has { tiles: u8, open: u8, fountains: u8, markets: u8, points: u16 } =
            "castle-area-scored", "{}, {}, {}, {}, worth {points}", counted(*tiles, "tile"), counted(*open, "open end"), counted(*fountains, "fountain"), counted(*markets, "market");
    }
}

kernel::messages! {
    /// A player of a described table.
    pub(crate) enum Player {
        Black =
            "castle-player-black", "black";
        White =
            "castle-player-white", "white";
    }
}

kernel::messages! {
    /// What people call a thing that scores.
    pub(crate) enum Thing {
        Path =
            "castle-thing-path", "path";
        Tower =
            "castle-thing-tower", "tower";
        House =
            "castle-thing-house", "house";
        Courtyard =
            "castle-thing-courtyard", "courtyard";
        Keep =
            "castle-thing-keep", "keep";
        WallTile =
            "castle-thing-wall-tile", "wall tile";
    }
}

kernel::messages! {
    /// What counted, and for how much each.
    pub(crate) enum Counted {
        Tiles { tiles: u8, each: u16 } =
            "castle-counted-tiles", "{} x {each}", counted(*tiles, "tile");
        FountainTiles { tiles: u8, each: u16 } =
            "castle-counted-fountain-tiles", "{} x {each} (fountain)", counted(*tiles, "tile");
        Markets { markets: u8, each: u16 } =
            "castle-counted-markets", "{} x {each}", counted(*markets, "market");
        MarketsWithWallTile { markets: u8, each: u16 } =
            "castle-counted-markets-wall-tile", "{} x {each} (wall tile 7)", counted(*markets, "market");
        UnfinishedTiles { tiles: u8, each: u16, number: String } =
            "castle-counted-unfinished-tiles", "{} x {each} (wall tile {number})", counted(*tiles, "tile");
    }
}

kernel::messages! {
    /// How points come about, or why there are none.
    pub(crate) enum Reason {
        Scored(counted: Counted);
        Tied { counted: Counted, first: u8, second: u8 } =
            "castle-reason-tied", "{counted}, but {first} to {second} followers";
        Unowned { area: Area } =
            "castle-reason-unowned", "nobody stands in it: {area}";
        Unfinished { area: Area } =
            "castle-reason-unfinished", "unfinished: {area}";
        Keeps { first: Option<u8>, second: Option<u8>, cells: usize } =
            "castle-reason-keeps", "keeps {} and {}, largest empty region {cells} cells", size(*first), size(*second);
        FivePoints =
            "castle-reason-five-points", "wall tile 9";
    }
}

/// Samples of everything above.
pub(crate) fn samples() -> Vec<Message> {
    let all = [
        sample_messages::<Expected>(),
        sample_messages::<BoxProblem>(),
        sample_messages::<TileProblem>(),
        sample_messages::<TableProblem>(),
        sample_messages::<Area>(),
        sample_messages::<Player>(),
        sample_messages::<Thing>(),
        sample_messages::<Counted>(),
        sample_messages::<Reason>(),
    ];
    all.concat()
}

/// `1 tile`, `2 tiles`.
fn counted(count: u8, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

fn size(keep: Option<u8>) -> String {
    keep.map_or_else(|| "none".to_owned(), |size| size.to_string())
}
